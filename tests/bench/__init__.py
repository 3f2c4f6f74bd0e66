"""What `nox -s bench` runs: one deck of poker cards, made by pnp and by its peers."""
