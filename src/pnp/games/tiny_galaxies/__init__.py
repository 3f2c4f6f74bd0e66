"""Tiny Galaxies: 1–5 players raise an empire and colonise planets, each with a secret mission."""
