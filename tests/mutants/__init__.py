"""Rules that are broken one by one: some test must notice."""
