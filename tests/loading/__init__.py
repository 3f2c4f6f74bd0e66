"""Card sets and layouts as files."""
