"""The named figures."""
