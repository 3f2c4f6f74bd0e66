"""Work that is done again at every save."""
