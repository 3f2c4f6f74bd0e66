"""Positions of each game for hypothesis: whole score sheets, interesting, impossible and broken ones."""
