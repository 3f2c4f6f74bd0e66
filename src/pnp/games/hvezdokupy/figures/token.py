"""The pieces of Hvězdokupy: stars in a graduated rim, and the Moon, which is no star."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.figures.figure import Parameter, figure
from pnp.figures.marks import circle, disc, inked
from pnp.figures.points import about, joined, ticks
from pnp.figures.ring import half_side
from pnp.games.hvezdokupy.figures.star import stars
from pnp.geometry import centre

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.figures.palette import Palette
    from pnp.geometry import Box, Point
    from pnp.scene import Shape

RADIUS = 8.0  # mm: the piece for which lengths are given
RIM, WITHIN = 0.25, 0.95  # from the edge to its two lines
TICK, TICKS = 0.55, 24
STAR, MOON = 0.78, 0.8625  # of the radius
LIT, MERIDIANS = 0.72, 8


def token(box: Box, palette: Palette, *, of: str) -> tuple[Shape, ...]:
    places = (centre(box),)
    return tuple((moons if of == "moon" else tokens)(palette, places, half_side(box)))


def tokens(palette: Palette, places: Sequence[Point], radius: float) -> tuple[Shape, ...]:
    unit = radius / RADIUS
    within = radius - WITHIN * unit
    cuts = joined(ticks(at, within - TICK * unit, TICKS, TICK * unit) for at in places)
    return (
        *(shape for at in places for shape in disc(palette, "token", at, radius)),
        *(shape for at in places for shape in _rim(palette, at, radius)),
        *(shape for at in places for shape in circle(palette, "inner-frame", at, within, unit)),
        *inked(palette, "inner-frame", cuts, unit),
        *(stars(palette, places, radius * STAR) if places else ()),
    )


def moons(palette: Palette, places: Sequence[Point], radius: float) -> Iterator[Shape]:
    """On a dark disc, so that they are told from stars at a glance."""
    dark = "line" if palette.ink == "paper" else "shadow"
    for at in places:
        yield from disc(palette, dark, at, radius)
        yield from _rim(palette, at, radius)
        yield from palette.figure("moon", about(at, radius * MOON), lit=LIT, meridians=MERIDIANS, dark=dark)


def _rim(palette: Palette, at: Point, radius: float) -> tuple[Shape, ...]:
    unit, width = radius / RADIUS, 0.3 if palette.ink == "black" else 0.5
    return circle(palette, "medallion", at, radius - RIM * unit, unit, width)


TOKEN_FIGURES = {
    "hvezdokupy-token": figure(
        "A piece of Hvězdokupy: a star within a graduated rim, or the Moon.",
        token,
        of=Parameter("text", "star", "which piece", among=("star", "moon")),
    )
}
