"""Bitmaps that cards show."""
