"""The checks of a designer's file, before anything is printed or played."""

from pnp.checks.findings import FORM, OTHER, UNKNOWN_FILE
