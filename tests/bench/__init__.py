"""What `nox -s bench` runs: pnp beside a plain script and others, against the best ratios so far."""
