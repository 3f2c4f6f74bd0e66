"""What can be found in a file of a designer, before anything is printed or played."""

from typing import TYPE_CHECKING

from pnp.doors import door

if TYPE_CHECKING:
    from pnp.checks.findings import FORM, OTHER, UNKNOWN_FILE
else:
    __getattr__ = door(__name__)
