"""Hvězdokupy: 2–6 players, each after a pattern of stars on a shared board."""
