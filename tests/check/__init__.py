"""What `pnp check` finds in files of designers."""
