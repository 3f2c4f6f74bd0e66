"""Night Sky: its rules, cards, maps and pages."""
