"""PDF, SVG, PNG and the dump of a scene."""
