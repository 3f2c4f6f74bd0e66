"""Hvězdokupy: its rules, cards, pages and the companion that plays it."""
