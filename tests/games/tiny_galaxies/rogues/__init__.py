"""Solo games of Tiny Galaxies: a fixed simple player against each rogue galaxy, by the printed rules."""
