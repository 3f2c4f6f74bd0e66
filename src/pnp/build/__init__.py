"""Every arrow from a card set to a folder of files to print, in order."""

from pnp.build.making import make
from pnp.build.order import Format, Kit, Order, Progress

__all__ = ["Format", "Kit", "Order", "Progress", "make"]
