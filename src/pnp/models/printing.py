"""Papers, the inks that a design is made for, and what a printer does to the paper."""

from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from pnp.geometry import Margins


class Paper(Struct, frozen=True):
    name: str
    width: float  # mm
    height: float


Ink: TypeAlias = Literal["night", "paper", "black"]
INKS: tuple[Ink, ...] = get_args(Ink)
USUAL_INK: Ink = "night"


Flip: TypeAlias = Literal["long", "short"]  # the edge about which the paper is turned


class Printer(Struct, frozen=True):
    """A printer, and how its backs are corrected: turned by `back_angle` degrees about the middle of the
    paper, then shifted, in mm."""

    name: str
    paper: Paper
    margins: Margins
    back_dx: float = 0.0  # to the right on the printed back
    back_dy: float = 0.0  # downwards
    back_angle: float = 0.0  # clockwise
    flip: Flip = "long"
