"""Pictures of users: read within limits, made fit to print, and repainted in inks that save colour."""
