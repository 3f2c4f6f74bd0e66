"""What can be found in a file of a designer, before anything is printed or played."""

from typing import TYPE_CHECKING

from pnp.doors import lazy_getattr

if TYPE_CHECKING:
    from pnp.checks.findings import FORM, OTHER, UNKNOWN_FILE
else:
    __getattr__ = lazy_getattr(__name__)
