"""The action die: the net of its cube, and each of its faces alone, for stickers and for rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.figures.figure import Parameter, figure
from pnp.figures.folding import beyond, cuts, folds, net_in, tabs
from pnp.figures.marks import LABEL, circle, disc, filled, inked, written
from pnp.figures.nets import CUBE
from pnp.figures.points import about, curved, joined, ticks
from pnp.games.tiny_galaxies.figures.signs import SIGNS, icon, resource
from pnp.geometry import Point, centre, middle_of
from pnp.outlines import polygon_steps

if TYPE_CHECKING:
    from pnp.figures.figure import Figure
    from pnp.figures.palette import Palette
    from pnp.geometry import Box
    from pnp.scene import Shape

SIDE = 16.0  # mm; the lengths below are for this one
DEPTH, BEVEL = 4.2, 3.4
DISC, ICON = 0.385, 0.7  # radii: the disc's as a share of the side, the icon's as a share of the disc's
CORNER, STAR = 0.42, 0.045  # how far a star stands from the middle; its radius
RIM, TICKS = 0.7, 24
GLUE = 5.5  # pt
GROUND = "mix(centre, edge, 50%)"
FACES = ("ship", "energy", "culture", "diplomacy", "economy", "colony")
NET = {  # opposite are ship and colony, energy and culture, diplomacy and economy
    "front": "diplomacy",
    "top": "ship",
    "bottom": "colony",
    "left": "energy",
    "right": "culture",
    "back": "economy",
}


def figures(_: Any) -> dict[str, Figure]:
    return {
        "tiny-galaxies-die": figure(
            "The net of the action die: a cross of six faces, tabs, folds and cuts.",
            die,
            side=Parameter("number", SIDE, "how long its edges are, in mm", 5, 60),
            glue=Parameter("text", "", "what stands on a tab"),
        ),
        "tiny-galaxies-face": figure(
            "One face of the action die.",
            lambda box, palette, of, ground: face(box, palette, of=of, ground=ground),
            of=Parameter("text", None, "which face", among=FACES),
            ground=Parameter("truth", True, "whether it has a ground of its own"),
        ),
    }


def die(box: Box, palette: Palette, *, side: float, glue: str) -> tuple[Shape, ...]:
    unit = side / SIDE
    net, size = net_in(box, CUBE, side, (DEPTH * unit, BEVEL * unit), "side")

    def named(_: str, at: Point) -> tuple[Shape, ...]:
        return written(palette, glue, at, GLUE * unit, "glue", LABEL)

    ground = (*beyond(net), *joined(map(polygon_steps, net.faces.values())))
    middles = {name: middle_of(corners) for name, corners in net.faces.items()}
    return (
        *filled(palette, GROUND, ground, size),
        *tabs(net, palette, named),
        *(shape for name, at in middles.items() for shape in _shown(about(at, side / 2), palette, NET[name])),
        *folds(net, palette),
        *cuts(net, palette),
    )


def face(box: Box, palette: Palette, *, of: str, ground: bool) -> tuple[Shape, ...]:
    square = about(centre(box), min(box.width, box.height) / 2)
    corners = (
        Point(square.x + x * square.width, square.y + y * square.height)
        for x, y in ((0, 0), (1, 0), (1, 1), (0, 1))
    )
    below = filled(palette, GROUND, polygon_steps(corners)) if ground else ()
    return (*below, *_shown(square, palette, of))


def _shown(square: Box, palette: Palette, name: str) -> tuple[Shape, ...]:
    """A disc with a graduated rim and the icon in it, and a star in each corner."""
    at, side = centre(square), square.width
    radius, unit = side * DISC, side / SIDE
    stars = joined(
        curved(Point(at.x + x * CORNER * side, at.y + y * CORNER * side), 4, STAR * side, 0.12)
        for x in (-1, 1)
        for y in (-1, 1)
    )
    return (
        *disc(palette, "cell", at, radius),
        *circle(palette, "medallion", at, radius, unit),
        *circle(palette, "ring-outer", at, radius + RIM * unit, unit),
        *inked(palette, "tick-short", ticks(at, radius, TICKS, RIM * unit), unit),
        *filled(palette, "line", stars),
        *(resource if name in SIGNS else icon)(palette, name, about(at, radius * ICON)),
    )
