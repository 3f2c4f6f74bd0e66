"""Turns a file into a set to draw or to score: one frozen `ResolvedSet`, with all its mistakes."""
