"""Lines that a person types."""
