"""The action die: the net of its cube, and each of its faces alone, for stickers and for rules."""

from __future__ import annotations

from pnp.figures.figure import Palette, Parameter, Shapes, make_figure
from pnp.figures.marks import LABEL, circle, fill_in, ink_in, rimmed_disc, write
from pnp.figures.nets import CUBE, draw_cuts, draw_folds, draw_tabs, place_net, strips_beyond
from pnp.figures.points import box_of, curved_star, join, ticks
from pnp.games.tiny_galaxies.figures.signs import SIGNS, draw_icon, draw_resource
from pnp.geometry import Box, Point, centre, middle_of
from pnp.paths import box_steps, polygon_steps

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


def draw_die(box: Box, palette: Palette, *, side: float, glue: str) -> Shapes:
    unit = side / SIDE
    net, size = place_net(box, CUBE, side, (DEPTH * unit, BEVEL * unit), "side")

    def write_glue(_: str, at: Point) -> Shapes:
        return write(palette, glue, at, GLUE * unit, "glue", LABEL)

    ground = (*strips_beyond(net), *join(map(polygon_steps, net.faces.values())))
    middles = {name: middle_of(corners) for name, corners in net.faces.items()}
    return (
        *fill_in(palette, GROUND, ground, size),
        *draw_tabs(net, palette, write_glue),
        *join(_draw_face_sign(box_of(at, side / 2), palette, NET[name]) for name, at in middles.items()),
        *draw_folds(net, palette),
        *draw_cuts(net, palette),
    )


def draw_face(box: Box, palette: Palette, *, of: str, ground: bool) -> Shapes:
    square = box_of(centre(box), min(box.width, box.height) / 2)
    below = fill_in(palette, GROUND, box_steps(square)) if ground else ()
    return (*below, *_draw_face_sign(square, palette, of))


def _draw_face_sign(square: Box, palette: Palette, name: str) -> Shapes:
    """A disc with a graduated rim and the icon in it, and a star in each corner."""
    at, side = centre(square), square.width
    radius, unit = side * DISC, side / SIDE
    places = (Point(at.x + x * CORNER * side, at.y + y * CORNER * side) for x in (-1, 1) for y in (-1, 1))
    stars = join(curved_star(place, 4, STAR * side, 0.12) for place in places)
    return (
        *rimmed_disc(palette, "cell", "medallion", at, radius, unit),
        *circle(palette, "ring-outer", at, radius + RIM * unit, unit),
        *ink_in(palette, "tick-short", ticks(at, radius, TICKS, RIM * unit), unit),
        *fill_in(palette, "line", stars),
        *(draw_resource if name in SIGNS else draw_icon)(palette, name, box_of(at, radius * ICON)),
    )


DIE_FIGURES = {
    "tiny-galaxies-die": make_figure(
        "The net of the action die: a cross of six faces, tabs, folds and cuts.",
        draw_die,
        side=Parameter("number", SIDE, "how long its edges are, in mm", 5, 60),
        glue=Parameter("text", "", "what stands on a tab"),
    ),
    "tiny-galaxies-face": make_figure(
        "One face of the action die.",
        draw_face,
        of=Parameter("text", None, "which face", among=FACES),
        ground=Parameter("truth", True, "whether it has a ground of its own"),
    ),
}
