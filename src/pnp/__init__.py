"""Prints and scores five board games about stars."""

__version__ = "0.1.0"
