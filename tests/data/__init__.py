"""YAML and CSV read with places, and YAML written."""
