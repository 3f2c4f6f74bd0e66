"""What a printer does to the paper that it is fed, and how its backs are moved to answer that."""

from typing import Literal, TypeAlias

from msgspec import Struct

from pnp.geometry import Margins
from pnp.models.paper import Paper

Flip: TypeAlias = Literal["long", "short"]  # the edge about which the paper is turned


class Printer(Struct, frozen=True):
    """The back cards are turned by `back_angle` degrees about the sheet's centre, then shifted, in mm."""

    name: str
    paper: Paper
    margins: Margins
    back_dx: float = 0.0  # to the right on the printed back
    back_dy: float = 0.0  # downwards
    back_angle: float = 0.0  # clockwise
    flip: Flip = "long"
