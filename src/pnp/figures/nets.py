"""The geometry of nets: solids laid flat, with the folds between their faces and the tabs that close them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from pnp.figures.curves import Steps, chain, join, segment
from pnp.figures.figure import Palette, Shapes, unfit_error
from pnp.figures.marks import fill_in, ink_in
from pnp.geometry import Box, Point, bounds, centre, distance, middle_of, rotation
from pnp.numerals import write_numeral
from pnp.paths import polygon_steps
from pnp.scene import Group, Path


class Solid(Struct, frozen=True):
    """A solid of regular faces: the names of their corners, clockwise from outside, and how the faces hang
    together.

    `folds` are pairs of faces that stay joined; the first of a pair lies already, and the second hangs on it.
    The first face of all lies with its first side turned `turn` degrees clockwise from the right. `glued` are
    pairs of faces whose first bears the tab.
    """

    faces: Mapping[str, tuple[str, ...]]
    folds: tuple[tuple[str, str], ...]
    glued: tuple[tuple[str, str], ...]
    turn: float = 0.0


class NetSide(Struct, frozen=True):
    """An edge of a face, clockwise around the face."""

    face: str
    start: Point
    end: Point


class Seam(Struct, frozen=True):
    """Two outer edges that meet: the tab hangs on one and goes under the face of the other."""

    tab: NetSide
    over: NetSide


class Net(Struct, frozen=True):
    faces: Mapping[str, tuple[Point, ...]]
    folds: tuple[tuple[NetSide, NetSide], ...]  # the same edge, seen from both its faces
    seams: tuple[Seam, ...]
    depth: float  # of tabs
    bevel: float  # how much shorter the free side of a tab is at each end


# Eight faces about T and B; 0 to 3 lie on the equator. Face i + 4 is below face i.
OCTAHEDRON = Solid(
    faces={
        "2": ("T", "2", "1"),
        "1": ("T", "1", "0"),
        "3": ("T", "3", "2"),
        "4": ("T", "0", "3"),
        "5": ("B", "0", "1"),
        "6": ("B", "1", "2"),
        "7": ("B", "2", "3"),
        "8": ("B", "3", "0"),
    },
    folds=(("2", "6"), ("6", "5"), ("5", "8"), ("8", "4"), ("4", "3"), ("5", "1"), ("3", "7")),
    glued=(("2", "3"), ("1", "2"), ("1", "4"), ("6", "7"), ("7", "8")),
    turn=180.0,
)
# A cross: a row of four about the front, with the top above it and the bottom below.
CUBE = Solid(
    faces={
        "front": ("a", "b", "c", "d"),
        "top": ("e", "f", "b", "a"),
        "bottom": ("d", "c", "g", "h"),
        "left": ("e", "a", "d", "h"),
        "right": ("b", "f", "g", "c"),
        "back": ("f", "e", "h", "g"),
    },
    folds=(("front", "top"), ("front", "bottom"), ("front", "left"), ("front", "right"), ("right", "back")),
    glued=(
        ("top", "left"),
        ("top", "right"),
        ("top", "back"),
        ("bottom", "left"),
        ("bottom", "right"),
        ("bottom", "back"),
        ("back", "left"),
    ),
)


def unfold(solid: Solid, edge: float, depth: float, bevel: float, middle: Point) -> Net:
    """Lay out the net with edges of this length; faces and tabs together are centred on `middle`."""
    net = _make_net(solid, edge, depth, bevel, Point(0.0, 0.0))
    off = centre(net_box(net))
    return _make_net(solid, edge, depth, bevel, Point(middle.x - off.x, middle.y - off.y))


def net_box(net: Net) -> Box:
    """Find the box around all faces and tabs."""
    tabs = [corner for seam in net.seams for corner in tab_corners(net, seam)]
    return bounds((*(corner for face in net.faces.values() for corner in face), *tabs))


def tab_corners(net: Net, seam: Seam) -> tuple[Point, ...]:
    return strip(seam.tab, net.depth, net.bevel)


def strip(side: NetSide, depth: float, bevel: float) -> tuple[Point, ...]:
    """Make a trapezoid along the outside of an edge, from its start by way of the shorter side to its end."""
    start, end = side.start, side.end
    length = distance(start, end)
    x, y = (end.x - start.x) / length, (end.y - start.y) / length
    return (
        start,
        Point(start.x + x * bevel + y * depth, start.y + y * bevel - x * depth),
        Point(end.x - x * bevel + y * depth, end.y - y * bevel - x * depth),
        end,
    )


def _make_net(solid: Solid, edge: float, depth: float, bevel: float, start: Point) -> Net:
    corners_of = _lay_faces(solid, edge, start)

    def list_sides(pairs: tuple[tuple[str, str], ...]) -> Iterator[tuple[NetSide, NetSide]]:
        for one, other in pairs:
            yield _find_side(solid, corners_of, one, other), _find_side(solid, corners_of, other, one)

    faces = {face: tuple(corners.values()) for face, corners in corners_of.items()}
    seams = tuple(Seam(*sides) for sides in list_sides(solid.glued))
    return Net(faces, tuple(list_sides(solid.folds)), seams, depth, bevel)


def _lay_faces(solid: Solid, edge: float, start: Point) -> dict[str, dict[str, Point]]:
    """Lay the corners of each face; each face hangs on one that lies already."""
    first, turn = solid.folds[0][0], math.radians(solid.turn)
    second = Point(start.x + edge * math.cos(turn), start.y + edge * math.sin(turn))
    laid = {first: _lay_face(solid.faces[first], start, second)}
    for one, other in solid.folds:
        begin, end = _find_shared_edge(solid, one, other)
        names = solid.faces[other]
        at = names.index(end)
        laid[other] = _lay_face((*names[at:], *names[:at]), laid[one][end], laid[one][begin])
    return laid


def _lay_face(names: tuple[str, ...], first: Point, second: Point) -> dict[str, Point]:
    """Lay a regular face, clockwise from its first side."""
    cos, sin = math.cos(math.tau / len(names)), math.sin(math.tau / len(names))
    x, y, at = second.x - first.x, second.y - first.y, first
    corners = {}
    for name in names:
        corners[name] = at
        at = Point(at.x + x, at.y + y)
        x, y = x * cos - y * sin, x * sin + y * cos
    return corners


def _find_shared_edge(solid: Solid, one: str, other: str) -> tuple[str, str]:
    """Find the corners of the edge between two faces, clockwise around the first."""
    names = solid.faces[one]
    return next(
        (begin, end)
        for begin, end in zip(names, (*names[1:], names[0]), strict=True)
        if begin in solid.faces[other] and end in solid.faces[other]
    )


def _find_side(solid: Solid, corners_of: Mapping[str, Mapping[str, Point]], one: str, other: str) -> NetSide:
    begin, end = _find_shared_edge(solid, one, other)
    return NetSide(one, corners_of[one][begin], corners_of[one][end])


BLEED = 0.8  # mm: how far a face's colour goes on beyond a cut
SLOPE = 1.3  # of BLEED: how much shorter the colour is at each end, so that it meets no tab


def place_net(box: Box, solid: Solid, edge: float, tab: tuple[float, float], name: str) -> tuple[Net, Box]:
    """Lay the net with edges of this length in the middle of a box; return it and the box that it takes.
    `tab` is the depth of tabs, and how much shorter they are at each end; `name` is the parameter of the
    figure for the edges."""
    net = unfold(solid, edge, *tab, centre(box))
    size = net_box(net)
    if size.width > box.width + 1e-6 or size.height > box.height + 1e-6:
        width, height = (write_numeral(round(side, 1)) for side in (size.width, size.height))
        right = f"its net takes {width} by {height} mm"
        raise unfit_error(name, write_numeral(edge), right)
    return net, size


def draw_tabs(net: Net, palette: Palette, name: Callable[[str, Point], Shapes]) -> Shapes:
    """Draw the tabs. `name` draws the name of a face around a point, upright; it is turned with its tab."""
    return tuple(shape for seam in net.seams for shape in _draw_tab(net, seam, palette, name))


def _draw_tab(net: Net, seam: Seam, palette: Palette, name: Callable[[str, Point], Shapes]) -> Shapes:
    outline = tab_corners(net, seam)
    middle = middle_of(outline)
    return (
        *fill_in(palette, "tab", polygon_steps(outline)),
        *ink_in(palette, "tab", chain(outline)),
        Group(name(seam.over.face, middle), rotation(_find_upright_turn(seam.tab), middle)),
    )


def _find_upright_turn(side: NetSide) -> float:
    """Find the turn of words along an edge: no word stands on its head."""
    turn = math.degrees(math.atan2(side.end.y - side.start.y, side.end.x - side.start.x))
    return (turn + 89.999) % 180 - 89.999


def strips_beyond(net: Net) -> Steps:
    """Make strips outside of all edges that are cut, where colour goes on."""
    return join(polygon_steps(strip(seam.over, BLEED, BLEED * SLOPE)) for seam in net.seams)


def draw_folds(net: Net, palette: Palette) -> Shapes:
    """Draw broken lines between faces and along tabs, with half a gap at both ends of each."""
    sides = (*(side for side, _ in net.folds), *(seam.tab for seam in net.seams))
    return tuple(shape for side in sides for shape in _draw_fold(side, palette))


def _draw_fold(side: NetSide, palette: Palette) -> Shapes:
    stroke = palette.stroke("fold")
    if stroke is None:
        return ()
    length, period = distance(side.start, side.end), math.fsum(stroke.dash)
    if period:
        grown = length / max(1, round(length / period)) / period
        dash = tuple(part * grown for part in stroke.dash)
        stroke = replace(stroke, dash=dash, dash_start=math.fsum(dash) - dash[-1] / 2)
    return (Path(segment(side.start, side.end), stroke=stroke),)


def draw_cuts(net: Net, palette: Palette) -> Shapes:
    """Draw where to cut along faces; tabs show it by their own edges."""
    return ink_in(palette, "cut", join(segment(seam.over.start, seam.over.end) for seam in net.seams))
