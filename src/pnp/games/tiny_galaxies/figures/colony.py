"""A colonised planet as it lies under its mat: what is seen of its card, small."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.figures.figure import Parameter, figure
from pnp.figures.marks import circle, disc, filled, inked, written
from pnp.figures.points import about
from pnp.games.tiny_galaxies.cards import MOST_POINTS
from pnp.games.tiny_galaxies.figures.signs import resource
from pnp.games.tiny_galaxies.figures.worlds import MOST_WORLD
from pnp.geometry import Point
from pnp.outlines import rounded_steps

if TYPE_CHECKING:
    from pnp.figures.figure import Figure
    from pnp.figures.palette import Palette
    from pnp.geometry import Box
    from pnp.scene import Shape

# Lengths in a card 29 wide and 40.5 high.
WIDE, HIGH = 29.0, 40.5
WORLD, WORLD_AT = 9.6, 17.0
SIDE, FOOT = 6.8, 34.4  # of the medallions from the edge, and down to them
VALUE, SIGN, KIND = (
    4.2,
    2.9,
    2.4,
)  # radii: of the points' medallion, of the resource and of the track's symbol
ID, POINTS, ALONE, LEAST = 7.0, 14.0, 30.0, 5.5  # pt
NAMED = 0.3  # a smaller card has no room for its id
LABEL = "SourceSans3-Bold"


def colony(
    box: Box, palette: Palette, *, id: str, points: int, kind: str, resource: str, world: int
) -> tuple[Shape, ...]:
    """A planet that was entered by its points has nothing else to show."""
    unit = min(box.width / WIDE, box.height / HIGH)
    card = (
        *filled(palette, "colony-card", rounded_steps(box, 1.6 * unit), box),
        *inked(palette, "cell", rounded_steps(box, 1.6 * unit)),
    )
    if not id:
        middle = Point(box.x + box.width / 2, box.y + box.height / 2)
        known = circle(palette, "orbit", middle, WORLD * unit, unit)
        return (*card, *known, *written(palette, str(points), middle, max(LEAST, ALONE * unit), "value"))
    return (*card, *_seen(box, palette, unit, id, world), *_paid(box, palette, unit, points, kind, resource))


def _seen(box: Box, palette: Palette, unit: float, id: str, world: int) -> tuple[Shape, ...]:
    size = max(LEAST, ID * unit)
    at = Point(box.x + box.width * 0.3, box.y + 4.4 * unit)
    middle = Point(box.x + box.width / 2, box.y + WORLD_AT * unit)
    return (
        *palette.figure("tiny-galaxies-world", about(middle, WORLD * unit), number=world),
        *(written(palette, id, at, size, "text", LABEL) if unit >= NAMED else ()),
    )


def _paid(box: Box, palette: Palette, unit: float, points: int, kind: str, yields: str) -> tuple[Shape, ...]:
    foot = box.y + FOOT * unit
    left, right = Point(box.x + SIDE * unit, foot), Point(box.x + box.width - SIDE * unit, foot)
    track = Point(box.x + box.width - 5.0 * unit, box.y + 4.8 * unit)
    return (
        *disc(palette, "well", left, VALUE * unit),
        *circle(palette, "medallion", left, VALUE * unit, unit),
        *written(palette, str(points), left, max(LEAST, POINTS * unit), "value"),
        *resource(palette, yields, about(right, SIGN * unit)),
        *resource(palette, kind, about(track, KIND * unit)),
    )


def figures(_: object) -> dict[str, Figure]:
    return {
        "tiny-galaxies-colony": figure(
            "A colonised planet, small: its world, points, resource and track; or its points alone.",
            colony,
            id=Parameter("text", "", "of its card; empty where only its points are known"),
            points=Parameter("whole", None, "what it is worth", 0, MOST_POINTS),
            kind=Parameter("text", "economy", "of its track", among=("diplomacy", "economy")),
            resource=Parameter("text", "energy", "what it yields", among=("energy", "culture")),
            world=Parameter("whole", 0, "which world it is", 0, MOST_WORLD),
        ),
    }
