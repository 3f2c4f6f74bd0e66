"""The command line: one file a command; the only room that prints, exits and knows typer."""

from pnp.cli.main import main

__all__ = ["main"]
