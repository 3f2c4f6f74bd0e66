"""A user's SVG as shapes."""
