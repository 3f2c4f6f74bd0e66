"""The eight-sided die of Hvězdokupy as a net: numerals, and four ties that join two of them each."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TypeAlias

from pnp.figures import nets
from pnp.figures.curves import box_of, dot, find_between, join, segment
from pnp.figures.figure import Palette, Parameter, Shapes, make_figure
from pnp.figures.marks import LABEL, fill_in, ink_in, rimmed_disc, write
from pnp.geometry import Box, Point, distance, middle_of, rotation
from pnp.paths import polygon_steps
from pnp.scene import Clip, Group, Path, Stroke

Lines: TypeAlias = "list[tuple[tuple[float, float], tuple[float, float]]]"  # along an edge, into a face

EDGE = 21.0  # mm; the other lengths are for this one
DEPTH, BEVEL = 4.6, 4.4
BAND = 0.24  # a tie's share of the way from its edge to a face's middle
MEDALLION, SIGN = 2.5, 1.55
WELL, NUMERAL, RISE = 4.1, 20.0, 0.1  # where a numeral stands: its share of the way away from its tie
GROWN = 40.0  # a sign of such a radius covers a tie with its colour
PITCH, DOTS = 0.85, 0.8  # of hatches, from line to line and from dot to dot
BED = 0.7  # mm: how wide a strip of it is plain under the fold
THIN, GRAIN = 0.16, 0.13  # a line's width, a dot's radius
LIGHT, DARK = "write", "on-mark"  # on dark ties, on light ones
UNDER, DASH, LINE = 2.95, 1.3, 0.3  # the line below 6: how low, half its length, its width
GLUE = 5.5  # pt
FACE = "mix(centre, edge, 50%)"
TIES = {("1", "5"): "red", ("2", "6"): "blue", ("3", "7"): "teal", ("4", "8"): "yellow"}


def draw_die(box: Box, palette: Palette, *, edge: float, named: bool, glue: str) -> Shapes:
    unit = edge / EDGE
    net, size = nets.place_net(box, nets.OCTAHEDRON, edge, (DEPTH * unit, BEVEL * unit), "edge")

    def write_glue(face: str, at: Point) -> Shapes:
        words = f"{glue} {face}".strip() if named else ""
        return write(palette, words, at, GLUE * unit, "glue", LABEL)

    faces = (*nets.strips_beyond(net), *join(map(polygon_steps, net.faces.values())))
    return (
        *fill_in(palette, FACE, faces, size),
        *nets.draw_tabs(net, palette, write_glue),
        *join(_draw_tie(net, palette, pair, of, unit) for pair, of in TIES.items()),
        *nets.draw_folds(net, palette),
        *nets.draw_cuts(net, palette),
        *join(_draw_medallion(net, palette, pair, of, unit) for pair, of in TIES.items()),
        *join(_draw_number(net, palette, side, unit) for pair in TIES for side in _find_fold(net, pair)),
    )


def _draw_tie(net: nets.Net, palette: Palette, pair: tuple[str, str], of: str, unit: float) -> Shapes:
    """A band on both sides of a fold in the colour of a sign, hatched along that edge: a die has no up."""
    sides = _find_fold(net, pair)
    bands = join(polygon_steps(_outline_band(net, side)) for side in sides)
    around = box_of(find_between(sides[0].start, sides[0].end, 0.5), GROWN * unit)
    sign = palette.figure("sign", around, set="nova-luna", of=of, letter=False)
    ground = fill_in(palette, "cell", bands) if palette.ink == "black" else (Group(sign, clip=Clip(bands)),)
    return (
        *ground,
        *join(_draw_hatch(net, palette, side, of, unit) for side in sides),
        *ink_in(palette, "hairline", bands, unit),
        *_draw_bed(palette, sides[0], unit),
    )


def _draw_bed(palette: Palette, side: nets.NetSide, unit: float) -> Shapes:
    """A plain strip along a tie's fold, on which the broken line is seen."""
    colour = palette.colour("cell")
    return (Path(segment(side.start, side.end), stroke=Stroke(colour, BED * unit)),) if colour else ()


def _outline_band(net: nets.Net, side: nets.NetSide) -> tuple[Point, ...]:
    middle = _find_middle(net, side.face)
    return (
        side.start,
        side.end,
        find_between(side.end, middle, BAND),
        find_between(side.start, middle, BAND),
    )


def _draw_hatch(net: nets.Net, palette: Palette, side: nets.NetSide, of: str, unit: float) -> Shapes:
    """Lines across the edge, along it or aslant over it, or dots."""
    paint = "line" if palette.ink == "black" else LIGHT if of in ("red", "blue") else DARK
    lay, half, depth = _make_lay(net, side)
    if of == "yellow":
        grains = join(dot(lay(*place), GRAIN * unit) for place in _list_dots(half, depth, unit))
        return fill_in(palette, paint, grains)
    colour = palette.colour(paint)
    lines = join(segment(lay(*one), lay(*other)) for one, other in HATCHES[of](half, depth, unit))
    return (Path(lines, stroke=Stroke(colour, THIN * unit)),) if colour else ()


def _make_lay(net: nets.Net, side: nets.NetSide) -> tuple[Callable[[float, float], Point], float, float]:
    """What turns lengths along a side from its middle and into its face to a place; then half the side, and
    how deep its tie is.
    """
    foot, middle = find_between(side.start, side.end, 0.5), _find_middle(net, side.face)
    half, away = distance(foot, side.end), distance(foot, middle)

    def lay(along: float, into: float) -> Point:
        on = find_between(foot, side.end, along / half)
        return Point(on.x + (middle.x - foot.x) * into / away, on.y + (middle.y - foot.y) * into / away)

    return lay, half, away * BAND


def _measure_reach(half: float, depth: float, along: float) -> float:
    """How deep a tie is so far from the middle of its edge: its ends are aslant."""
    return min(depth, (half - abs(along)) * depth / (half * BAND))


def _hatch_across(half: float, depth: float, unit: float) -> Lines:
    return [((at, 0.0), (at, _measure_reach(half, depth, at))) for at in _list_steps(half, PITCH * unit)]


def _hatch_along(half: float, depth: float, _: float) -> Lines:
    rows = [(depth * k / 4, half * (1 - BAND * k / 4)) for k in (1, 2, 3)]
    return [((-end, into), (end, into)) for into, end in rows]


def _hatch_aslant(half: float, depth: float, unit: float) -> Lines:
    """Straight on over the fold: what leans clockwise on one face does so on the other. The ends of a tie lie
    flatter than its lines, and cut them short.
    """
    slope = depth / (half * BAND)
    return [
        ((at, 0.0), (at + into, into))
        for at in _list_steps(half, PITCH * unit)
        for into in (min(depth, (half + at) * slope / (1 - slope), (half - at) * slope / (1 + slope)),)
    ]


def _list_steps(half: float, pitch: float) -> list[float]:
    most = math.floor(half / pitch - 1e-6)
    return [k * pitch for k in range(-most, most + 1)]


def _list_dots(half: float, depth: float, unit: float) -> list[tuple[float, float]]:
    """Two rows of them, the second between those of the first."""
    rows = ((depth * 0.3, 0.0), (depth * 0.72, DOTS / 2))
    return [
        (at, into)
        for into, off in rows
        for k in range(-30, 31)
        for at in ((k * DOTS + off) * unit,)
        if abs(at) < half * (1 - BAND * into / depth) - DOTS / 2 * unit
    ]


HATCHES = {"red": _hatch_across, "blue": _hatch_along, "teal": _hatch_aslant}


def _draw_medallion(net: nets.Net, palette: Palette, pair: tuple[str, str], of: str, unit: float) -> Shapes:
    """The sign of a tie on its fold."""
    side = _find_fold(net, pair)[0]
    at = find_between(side.start, side.end, 0.5)
    return (
        *rimmed_disc(palette, "cell", "rule", at, MEDALLION * unit, unit),
        *palette.figure("sign", box_of(at, SIGN * unit), set="nova-luna", of=of),
    )


def _draw_number(net: nets.Net, palette: Palette, side: nets.NetSide, unit: float) -> Shapes:
    """A face's numeral, which stands on its tie; 6 is underlined, as on all dice."""
    foot, middle = find_between(side.start, side.end, 0.5), _find_middle(net, side.face)
    at = find_between(middle, foot, -RISE * 2)
    turn = math.degrees(math.atan2(at.x - foot.x, foot.y - at.y))
    low = Point(at.x, at.y + UNDER * unit)
    ends = (Point(low.x - DASH * unit, low.y), Point(low.x + DASH * unit, low.y))
    shapes = (
        *write(palette, side.face, at, NUMERAL * unit, "value"),
        *(ink_in(palette, "figure", segment(*ends), unit, LINE) if side.face == "6" else ()),
    )
    return (
        *rimmed_disc(palette, "cell", "inner-frame", at, WELL * unit, unit),
        Group(shapes, rotation(turn, at)),
    )


def _find_fold(net: nets.Net, pair: tuple[str, str]) -> tuple[nets.NetSide, nets.NetSide]:
    return next(sides for sides in net.folds if {side.face for side in sides} == set(pair))


def _find_middle(net: nets.Net, face: str) -> Point:
    return middle_of(net.faces[face])


DIE_FIGURES = {
    "hvezdokupy-die": make_figure(
        "The net of the eight-sided die: numerals tied in pairs, tabs, folds and cuts.",
        draw_die,
        pictured=True,
        edge=Parameter("number", EDGE, "how long its edges are, in mm", 5, 100),
        named=Parameter("truth", True, "whether each tab names the face that goes over it"),
        glue=Parameter("text", "", "what stands before the face that goes over a tab"),
    )
}
