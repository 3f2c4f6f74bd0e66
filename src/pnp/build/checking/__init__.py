"""`pnp check`: finds the mistakes in designers' files, and what will disappoint in print."""
