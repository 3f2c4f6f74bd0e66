"""What all nets have alike in print: tabs with the names of the faces over them, folds, and where to cut."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from msgspec.structs import replace

from pnp.figures.figure import unfit
from pnp.figures.marks import filled, inked
from pnp.figures.nets import extent, strip, tab_corners, unfolded
from pnp.figures.points import chain, joined, segment
from pnp.geometry import Point, centre, distance, middle_of, rotation
from pnp.numerals import numeral
from pnp.outlines import polygon_steps
from pnp.scene import Group, Path

if TYPE_CHECKING:
    from collections.abc import Callable

    from pnp.figures.nets import Net, Seam, Side, Solid
    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.geometry import Box
    from pnp.scene import Shape

BLEED = 0.8  # mm: how far a face's colour goes on beyond a cut
SLOPE = 1.3  # and how much shorter it is there, so that it meets no tab


def net_in(box: Box, solid: Solid, edge: float, tab: tuple[float, float], name: str) -> tuple[Net, Box]:
    """The net with edges so long in the middle of a box, and the box that it takes. `tab` is how deep
    tabs are, and how much shorter at each end; `name` is what a figure is told its edges by."""
    net = unfolded(solid, edge, *tab, centre(box))
    size = extent(net)
    if size.width > box.width + 1e-6 or size.height > box.height + 1e-6:
        right = f"its net takes {numeral(round(size.width, 1))} by {numeral(round(size.height, 1))} mm"
        raise unfit(name, numeral(edge), right)
    return net, size


def tabs(net: Net, palette: Palette, name: Callable[[str, Point], tuple[Shape, ...]]) -> tuple[Shape, ...]:
    """The tabs; `name` draws the name of a face about a point, upright: it is turned with its tab."""
    return tuple(shape for seam in net.seams for shape in _tab(net, seam, palette, name))


def _tab(
    net: Net, seam: Seam, palette: Palette, name: Callable[[str, Point], tuple[Shape, ...]]
) -> tuple[Shape, ...]:
    outline = tab_corners(net, seam)
    middle = middle_of(outline)
    return (
        *filled(palette, "tab", polygon_steps(outline)),
        *inked(palette, "tab", chain(outline)),
        Group(name(seam.over.face, middle), rotation(_upright(seam.tab), middle)),
    )


def _upright(side: Side) -> float:
    """The turn of words along an edge, such that none stands on its head."""
    turn = math.degrees(math.atan2(side.end.y - side.start.y, side.end.x - side.start.x))
    return (turn + 89.999) % 180 - 89.999


def beyond(net: Net) -> Steps:
    """Strips outside of all edges that are cut, where colour goes on."""
    return joined(polygon_steps(strip(seam.over, BLEED, BLEED * SLOPE)) for seam in net.seams)


def folds(net: Net, palette: Palette) -> tuple[Shape, ...]:
    """Broken lines between faces and along tabs, with half a gap at both ends of each."""
    sides = (*(side for side, _ in net.folds), *(seam.tab for seam in net.seams))
    return tuple(shape for side in sides for shape in _fold(side, palette))


def _fold(side: Side, palette: Palette) -> tuple[Shape, ...]:
    stroke = palette.stroke("fold")
    if stroke is None:
        return ()
    length, period = distance(side.start, side.end), math.fsum(stroke.dash)
    if period:
        grown = length / round(length / period) / period
        on, off = (part * grown for part in stroke.dash)
        stroke = replace(stroke, dash=(on, off), dash_start=on + off / 2)
    return (Path(segment(side.start, side.end), stroke=stroke),)


def cuts(net: Net, palette: Palette) -> tuple[Shape, ...]:
    """Where to cut along faces; along tabs, their own edges say it."""
    return inked(palette, "cut", joined(segment(seam.over.start, seam.over.end) for seam in net.seams))
