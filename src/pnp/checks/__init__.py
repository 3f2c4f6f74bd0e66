"""What can be found in a file of a designer, before anything is printed or played."""

from pnp.checks.findings import FORM, OTHER, UNKNOWN_FILE
