"""The layout language: expressions, templates and marked text, read once, worked out for each card."""
