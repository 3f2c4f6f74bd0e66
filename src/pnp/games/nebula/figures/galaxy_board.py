"""The large galaxy board: rings, orbits, three kinds of links, spaces for stars, and the names of all."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from pnp.figures.figure import FigureError, Parameter, figure
from pnp.figures.lettering import along_circle
from pnp.figures.marks import DISPLAY, circle, disc, filled, inked, written
from pnp.figures.points import about, chain, curved, dot, joined, polar, segment
from pnp.figures.ring import graduated, half_side
from pnp.games.nebula.figures.bar import bar
from pnp.games.nebula.figures.galaxy import star_of
from pnp.games.nebula.figures.placing import along_orbits, dashed, quadrant, quadrants, straight
from pnp.games.nebula.figures.room import INNER
from pnp.games.nebula.figures.sketch import NUMBER, sketched
from pnp.games.nebula.figures.spaces import LONG, SPACE, burst, hearts, space
from pnp.geometry import Point, centre
from pnp.scene import Text
from pnp.text import MM_PER_POINT, Style, capital_height

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pnp.figures.figure import Figure
    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.games.nebula.board import Board
    from pnp.games.nebula.figures.sketch import Sketch
    from pnp.geometry import Box
    from pnp.scene import Shape

# Lengths in mm for a box 190 across.
# Of the graduated ring, and the radius of the circle beyond the names on it.
DEPTH, OUTER = 0.9, 93.2
MIDDLE = 91.75  # the radius along which the names run
STAR = 4.6  # the engraved star of a space that shines
GROOVE = 0.42  # from the middle of an orbital link to each of its hairlines
RAY_AIR = 0.5  # in black, from the rays of a shining cell to the links that end there
CORE_AIR = 12.0  # from the centre to where the lines between quadrants begin
NAME = Style(DISPLAY, 6.8, 0.24, kerned=True)
LYING = 0.86  # the radius of a star that lies on a space, of the space's
BRIGHT = 0.11  # the radius from which a star is brighter


def make_board_figures(board: Board) -> dict[str, Figure]:
    sketch = lru_cache(maxsize=16)(lambda box: sketched(board, box))

    def galaxy_board(
        box: Box, palette: Palette, *, names: tuple[str, ...], stars: tuple[str, ...]
    ) -> tuple[Shape, ...]:
        said, on = dict(_said(name) for name in names), sketch(box)
        lying = dict(star_of(board, each) for each in stars)
        return (
            *_drawn(on, palette, tuple(said.get(name, name) for name in board.constellations)),
            *(shape for cell, colour in lying.items() for shape in _star(on, palette, cell, colour)),
        )

    return {
        "nebula-galaxy-board": figure(
            "The galaxy board of a player: room for a star of 12 mm on every cell, and all that links them.",
            galaxy_board,
            reach=1.0,
            names=Parameter(
                "texts", (), "what constellations are called, such as lyra=Lyra; else as the board calls them"
            ),
            stars=Parameter("texts", (), "the stars that lie on it, such as lyra1=red"),
        ),
        "nebula-shining": figure("A space that shines, as small as a legend wants it.", shining),
        "nebula-bar": bar(board),
    }


def shining(box: Box, palette: Palette) -> tuple[Shape, ...]:
    at, radius = centre(box), half_side(box) * SPACE / (SPACE + LONG)
    unit = radius / SPACE
    return (
        *burst(palette, at, radius, unit),
        *disc(palette, "cell", at, radius),
        *circle(palette, "cell-shining", at, radius, unit),
        *_engraved(palette, [at], unit),
    )


def _star(sketch: Sketch, palette: Palette, cell: int, colour: str) -> tuple[Shape, ...]:
    """A star as its token shows it, as large as its space."""
    at, unit = sketch.on.places[cell], sketch.unit
    return (
        *disc(palette, "token", at, SPACE * unit),
        *circle(palette, "cell-marked", at, SPACE * unit, unit),
        *palette.figure("sign", about(at, SPACE * LYING * unit), set="nebula-stars", of=colour),
    )


def _said(told: str) -> tuple[str, str]:
    name, equals, said = told.partition("=")
    if not equals or not said:
        wrong = f"'{told[:40]}' names nothing"
        raise FigureError(wrong, "write such as lyra=Lyra", "names")
    return name, said


def _drawn(sketch: Sketch, palette: Palette, names: tuple[str, ...]) -> tuple[Shape, ...]:
    return (
        *_ground(sketch, palette),
        *_ring(sketch, palette, names),
        *_links(sketch, palette),
        *_cells(sketch, palette),
        *_numbers(sketch, palette),
        *_labels(sketch, palette),
    )


def _ground(sketch: Sketch, palette: Palette) -> tuple[Shape, ...]:
    """Every other quadrant lighter, the lines between them, the orbits, the stars behind."""
    on, unit = sketch.on, sketch.unit
    starts = tuple(quadrants(on.board).values())
    light = joined(quadrant(on.middle, start, 0.01, INNER * unit) for start in starts[::2])
    axes = joined(
        segment(polar(on.middle, CORE_AIR * unit, start), polar(on.middle, INNER * unit, start))
        for start in starts
    )
    orbits = joined(chain(arc) for orbit in sketch.orbits for arc in orbit if len(arc) > 1)
    return (
        *disc(palette, "pool", on.middle, INNER * unit),
        *filled(palette, "quarter", light, about(on.middle, INNER * unit)),
        *_stars(sketch, palette),
        *inked(palette, "board-axis", axes),
        *inked(palette, "board-orbit", orbits),
    )


def _stars(sketch: Sketch, palette: Palette) -> tuple[Shape, ...]:
    kinds = {"middle": True, "faint": False}
    return tuple(
        shape
        for paint, bright in kinds.items()
        for shape in filled(palette, paint, _dots(sketch, bright=bright))
    )


def _dots(sketch: Sketch, *, bright: bool) -> Steps:
    chosen = (star for star in sketch.field if (star.radius > BRIGHT) is bright)
    return joined(dot(Point(star.x, star.y), star.radius) for star in chosen)


def _ring(sketch: Sketch, palette: Palette, names: tuple[str, ...]) -> tuple[Shape, ...]:
    """The graduated ring, and beyond it the constellations by name, each along its quadrant."""
    middle, unit = sketch.on.middle, sketch.unit
    starts = tuple(quadrants(sketch.on.board).values())
    bars = joined(segment(polar(middle, INNER * unit, at), polar(middle, OUTER * unit, at)) for at in starts)
    return (
        *graduated(middle, INNER * unit, DEPTH * unit, (360, 5), palette, 1.0),
        *circle(palette, "ring", middle, OUTER * unit),
        *inked(palette, "ring", bars),
        *(
            shape
            for name, start in zip(names, starts, strict=True)
            for shape in _name(sketch, palette, name.upper(), start + 45)
        ),
    )


def _name(sketch: Sketch, palette: Palette, name: str, turn: float) -> tuple[Shape, ...]:
    colour = palette.colour("text")
    if colour is None:
        return ()
    half = capital_height(NAME.face) / 2000 * NAME.size * MM_PER_POINT
    hanging = 90 < turn % 360 < 270
    radius = MIDDLE * sketch.unit + (half if hanging else -half)
    return along_circle(name, NAME, sketch.on.middle, radius, turn, colour, hanging=hanging)


def _links(sketch: Sketch, palette: Palette) -> tuple[Shape, ...]:
    on, unit = sketch.on, sketch.unit
    links = on.board.links
    rays = LONG + RAY_AIR if palette.ink == "black" else 0.0  # in colour a link is seen between rays
    edge = {cell: (SPACE + rays * (on.board.shining >> cell & 1)) * unit for cell in range(len(on.places))}
    off = {cell: max(clear, (SPACE + 0.6) * unit) for cell, clear in edge.items()}
    grooves = joined(along_orbits(on, links["orbital"], edge, side * GROOVE * unit) for side in (-1, 1))
    return (
        *inked(palette, "board-orbital", grooves),
        *inked(palette, "board-direct", straight(on, links["direct"], edge)),
        *dashed(palette, "board-indirect", on, links["indirect"], off),
    )


def _cells(sketch: Sketch, palette: Palette) -> tuple[Shape, ...]:
    on, unit = sketch.on, sketch.unit
    shining = [bool(on.board.shining >> cell & 1) for cell in range(len(on.places))]
    plain = [at for at, shines in zip(on.places, shining, strict=True) if not shines]
    lit = [at for at, shines in zip(on.places, shining, strict=True) if shines]
    spaces = (
        shape
        for at, shines in zip(on.places, shining, strict=True)
        for shape in space(palette, at, shining=shines, radius=SPACE * unit)
    )
    return (*spaces, *hearts(palette, plain), *_engraved(palette, lit, unit))


def _engraved(palette: Palette, places: Sequence[Point], unit: float) -> tuple[Shape, ...]:
    """The stars of spaces that shine."""
    small = joined(curved(at, 4, STAR * 0.63 * unit, 0.12, 45) for at in places)
    great = joined(curved(at, 4, STAR * unit, 0.12) for at in places)
    return (*filled(palette, "engraved", (*small, *great)), *inked(palette, "engraved", great, unit))


def _numbers(sketch: Sketch, palette: Palette) -> tuple[Shape, ...]:
    on, unit = sketch.on, sketch.unit
    places = [polar(on.middle, radius, sketch.number_turn) for radius in on.radii]
    return tuple(
        shape
        for orbit, at in enumerate(places, 1)
        for shape in (
            *disc(palette, "well", at, NUMBER * unit),
            *circle(palette, "rule", at, NUMBER * unit),
            *written(palette, str(orbit), at, 7.2 * unit),
        )
    )


def _labels(sketch: Sketch, palette: Palette) -> tuple[Shape, ...]:
    colour = palette.colour("text")
    return () if colour is None else tuple(Text(label.runs, colour) for label in sketch.labels)
