"""Nebula: 2–4 players, each with a galaxy of stars, tasks to meet, and counters that say what pays."""
