"""The commands, one file each, by their names."""
