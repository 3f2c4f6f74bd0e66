"""The elements of a layout, made ready once for a deck: where each stands on a card, and what it draws."""
