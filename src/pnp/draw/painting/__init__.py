"""Paints: the colours of a theme in each ink, and what is painted by role: icons and signs."""
