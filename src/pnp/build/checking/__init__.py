"""`pnp check`: all that is wrong with files of designers, and what will disappoint."""
