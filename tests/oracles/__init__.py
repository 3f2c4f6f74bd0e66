"""Slow, obvious second judges of each game, to be compared with the real ones."""
