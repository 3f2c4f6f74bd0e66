"""Tiny Galaxies: its rules, cards, mats, rogues and pages."""
