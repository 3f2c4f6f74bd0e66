"""What each role is painted with, on each ground, in each ink: a role names a paint, never a colour."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from pnp.scene import Colour, RadialGradient, Stop

if TYPE_CHECKING:
    from pnp.geometry import Point
    from pnp.scene import Paint

Brightness: TypeAlias = tuple[Colour, Colour, Colour]  # of stars: bright, middle, faint
Ramp: TypeAlias = tuple[Stop, ...]  # from the middle outwards; one stop alone is a flat paint


@dataclass(frozen=True, slots=True)
class Palette:
    """The roles of one ground in one ink."""

    ground: Ramp
    pool: Ramp  # behind the figure of a front
    basin: Ramp  # behind the figure of a back
    well: Colour  # inside a medallion
    deep: Colour  # the shaded half of a point
    line: Colour
    fine: Colour
    mark: Colour  # what the card is about
    shade: Colour  # the half of a figure that lies away from the light
    dim: Colour  # orbits
    text: Colour
    stars: Brightness


def colour(code: str) -> Colour:
    """The colour of `#rrggbb`."""
    return Colour(int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16))


def mixed(first: Colour, second: Colour, share: float) -> Colour:
    """An opaque colour on the way from the first to the second."""
    pairs = (first.red, second.red), (first.green, second.green), (first.blue, second.blue)
    red, green, blue = (round(a + (b - a) * share) for a, b in pairs)
    return Colour(red, green, blue)


# By night: the colour in the middle and the one at the edge.
GROUNDS = {
    "midnight": (colour("#1D3170"), colour("#0A1230")),
    "sea": (colour("#0F4A5A"), colour("#061C2B")),
    "plum": (colour("#43215F"), colour("#180A2C")),
    "ember": (colour("#5E2A1F"), colour("#1B090C")),
    "umber": (colour("#544014"), colour("#171005")),
    "slate": (colour("#2C3850"), colour("#0B0F1A")),
}
WHITE = colour("#FFFFFF")


def night(ground: str) -> Palette:
    middle, edge = GROUNDS[ground]
    line = colour("#E3CE93")
    return Palette(
        ground=(Stop(0.0, middle), Stop(0.55, mixed(middle, edge, 0.55)), Stop(1.0, edge)),
        pool=(
            Stop(0.0, mixed(middle, WHITE, 0.1)),
            Stop(0.75, mixed(middle, edge, 0.25)),
            Stop(1.0, mixed(middle, edge, 0.5)),
        ),
        basin=(Stop(0.0, mixed(middle, WHITE, 0.14)), Stop(1.0, mixed(middle, edge, 0.55))),
        well=mixed(middle, edge, 0.82),
        deep=edge,
        line=line,
        fine=colour("#B7A678"),
        mark=colour("#FFDF85"),
        shade=colour("#A8925A"),
        dim=mixed(middle, line, 0.42),
        text=colour("#F6EEDB"),
        stars=(colour("#FFF8E6"), colour("#B9C4E6"), colour("#7486BE")),
    )


INKS = {"night": night}


@cache
def palette(ground: str, ink: str = "night") -> Palette:
    return INKS[ink](ground)


def round_paint(ramp: Ramp, centre: Point, radius: float) -> Paint:
    """The ramp as a paint about a centre."""
    return ramp[0].colour if len(ramp) == 1 else RadialGradient(centre, radius, ramp)
