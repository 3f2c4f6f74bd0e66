"""The elements of a layout, compiled once for a deck: where each stands on a card, and what it draws."""
