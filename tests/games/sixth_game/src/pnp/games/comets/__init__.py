"""Comets: 1–9 players watch comets, and score their tails and the nights that they watched."""
