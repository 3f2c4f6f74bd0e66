"""Nebula: its rules, cards, boards and pages."""
