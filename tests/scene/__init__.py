"""Shapes, and what is worked out from them."""
