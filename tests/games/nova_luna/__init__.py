"""Nova Luna: its rules, tiles and pages."""
