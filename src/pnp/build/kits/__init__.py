"""Kits: from what `pnp make` is asked for to a folder of files."""
