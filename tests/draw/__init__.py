"""The layout language: expressions, places, texts, paints, elements."""
