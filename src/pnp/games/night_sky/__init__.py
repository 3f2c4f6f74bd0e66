"""Night Sky: 1–5 players draw constellations on maps of the sky that turn round by round."""
