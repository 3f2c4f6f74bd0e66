"""Kits: from the options of `pnp make` to a folder of files."""
