"""Kits from an order to a folder: parts, pages, inks, counts of sheets."""
