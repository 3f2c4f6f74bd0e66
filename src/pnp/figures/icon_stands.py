"""Stands for icons, by their number: a sun for one, a constellation for several, or a row of beads."""

from __future__ import annotations

from itertools import pairwise
from typing import Literal, TypeAlias

from msgspec import Struct

from pnp.figures.curves import box_of, curved_star, join, link, polar_point, segment, spiked_star
from pnp.figures.figure import FigureError, Palette, Parameter, Shapes, make_figure, say_room_for
from pnp.figures.marks import circle, fill_in, ink_in
from pnp.figures.rings import FRONT, bead_at, draw_well
from pnp.geometry import Box, Matrix, Point, centre, half_side
from pnp.scene import Placed

Stand: TypeAlias = Literal["ring", "row"]

WITHIN_RING = 24.6 / FRONT  # the inner radius of a ring of the same box
GREAT = 9.6 / 22.6  # the radius of a single icon, as a share of the ring's
ORNAMENT = 7.4 / 22.6
WITHIN = 0.72  # the radius of an icon, as a share of its bead's
HEART, SMALL_HEART = 0.1, 0.06  # the star in the middle of a constellation, and that between two icons
INNER, OUTER = 0.24, 0.87  # dotted orbits
MOST_IN_RING, MOST_IN_ROW = 6, 24
PITCH = 8.4 / 3.3  # from bead to bead in a row, as a multiple of their radius


class IconPlaces(Struct, frozen=True):
    """Where icons stand: their angles from the top; the other measures are shares of the ring's radius."""

    angles: tuple[float, ...]
    distance: float
    radius: float
    closed: bool
    lower: float = 0.0  # moves odd numbers down: they reach higher than low, and would seem to fly


CONSTELLATIONS = {
    2: IconPlaces((292.5, 112.5), 0.505, 0.34, closed=False),
    3: IconPlaces((0, 120, 240), 0.515, 0.275, closed=True, lower=0.1),
    4: IconPlaces((315, 45, 135, 225), 0.57, 0.245, closed=True),
    5: IconPlaces((0, 72, 144, 216, 288), 0.585, 0.215, closed=True, lower=0.035),
    6: IconPlaces((330, 30, 90, 150, 210, 270), 0.61, 0.195, closed=True),
}
# Stars in the two free fields beside a pair of icons, by angle and distance, in the order of their links.
BACKDROP = ((6, 0.72), (27, 0.62), (44, 0.74), (57, 0.64))


def place_icons(count: int, box: Box, stand: Stand = "ring") -> tuple[Box, ...]:
    """Find the boxes of the icons that stand in a box, in their order: squares around each icon's circle."""
    if stand == "row":
        radius, middles = _find_row(count, box)
        return tuple(box_of(at, radius * WITHIN) for at in middles)
    _refuse_count(count, MOST_IN_RING)
    middle, reach = centre(box), half_side(box) * WITHIN_RING
    if count < 2:
        return (box_of(middle, reach * GREAT),) * count
    layout = CONSTELLATIONS[count]
    stars = _find_icon_centres(_find_heart(middle, reach, layout), reach, layout)
    return tuple(box_of(at, layout.radius * reach * WITHIN) for at in stars)


def _refuse_count(count: int, most: int) -> None:
    if not 0 <= count <= most:
        raise FigureError(f"{count} icons are to stand here", say_room_for(most), "count")


def _find_heart(middle: Point, reach: float, layout: IconPlaces) -> Point:
    """Find the centre of a constellation."""
    return Point(middle.x, middle.y + layout.lower * reach)


def _find_icon_centres(middle: Point, reach: float, layout: IconPlaces) -> list[Point]:
    return [polar_point(middle, layout.distance * reach, angle) for angle in layout.angles]


def draw_ring_stand(box: Box, palette: Palette, *, count: int) -> Shapes:
    """Draw the stand for icons within a ring; without icons, an ornament takes their place."""
    middle, reach = centre(box), half_side(box) * WITHIN_RING
    if count > 1:
        return _draw_constellation(middle, reach, palette, CONSTELLATIONS[count])
    well = draw_well(middle, reach / 22.6, palette)
    return well if count else (*well, *_draw_ornament(middle, ORNAMENT * reach, palette))


def _draw_ornament(middle: Point, radius: float, palette: Palette) -> Shapes:
    return (
        *fill_in(palette, "unlit", spiked_star(middle, 8, radius * 0.72, 0.42, 22.5)),
        *fill_in(palette, "mark", curved_star(middle, 4, radius, 0.14)),
        *fill_in(palette, "well", curved_star(middle, 4, radius * 0.34, 0.16)),
    )


def _draw_constellation(middle: Point, reach: float, palette: Palette, layout: IconPlaces) -> Shapes:
    """Draw beads around an orbit, joined by links."""
    unit, heart = reach / 24.6, _find_heart(middle, reach, layout)
    stars = _find_icon_centres(heart, reach, layout)
    radius = layout.radius * reach
    ends = stars[1:] + stars[: layout.closed]
    pairs = zip(stars, ends, strict=False) if layout.closed else ((star, heart) for star in stars)
    clear = radius + 0.7 * unit
    clear_end = clear if layout.closed else SMALL_HEART * reach + 0.4 * unit
    links = join(link(start, end, clear, clear_end) for start, end in pairs)
    beads = (shape for star in stars for shape in bead_at(star, radius, palette))
    lines = ink_in(palette, "marked", links, unit, 0.4)
    return (*_draw_orbits(middle, reach, palette, layout), *lines, *beads)


def _draw_orbits(middle: Point, reach: float, palette: Palette, layout: IconPlaces) -> Shapes:
    """Draw the orbit that the icons share, dotted ones, and stars: between icons, or beside a pair of
    them."""
    unit, angles = reach / 24.6, layout.angles
    gaps = [(a + ((b - a) % 360) / 2) % 360 for a, b in zip(angles, angles[1:] + angles[:1], strict=True)]
    places = [polar_point(middle, OUTER * reach, angle) for angle in gaps]
    stars = join(curved_star(place, 4, 0.9 * unit, 0.12) for place in places)
    heart, size = _find_heart(middle, reach, layout), (HEART if layout.closed else SMALL_HEART) * reach
    inner = circle(palette, "orbit", heart, INNER * reach, unit) if layout.closed else ()
    beside = fill_in(palette, "unlit", stars) if layout.closed else _draw_backdrop(middle, reach, palette)
    return (
        *circle(palette, "lattice", heart, layout.distance * reach, unit),
        *inner,
        *circle(palette, "orbit", middle, OUTER * reach, unit),
        *fill_in(palette, "line", curved_star(heart, 4, size, 0.12)),
        *beside,
    )


def _draw_backdrop(middle: Point, reach: float, palette: Palette) -> Shapes:
    """Draw two faint constellations, each the other turned by half a circle."""
    unit = reach / 24.6
    rows = [
        [polar_point(middle, share * reach, angle + turn) for angle, share in BACKDROP] for turn in (0, 180)
    ]
    links = join(link(*pair, 1.4 * unit, 1.4 * unit) for row in rows for pair in pairwise(row))
    stars = join(curved_star(place, 4, 0.95 * unit, 0.14) for row in rows for place in row)
    return (*ink_in(palette, "orbit", links, unit), *fill_in(palette, "unlit", stars))


def _find_row(count: int, box: Box) -> tuple[float, list[Point]]:
    """Find the radius of a row's beads and their middles."""
    _refuse_count(count, MOST_IN_ROW)
    middle, most = centre(box), box.height / 2
    pitch = min(PITCH * most, box.width / max(1, count))
    radius = min(most, pitch * 0.46)
    return radius, [Point(middle.x + (k - (count - 1) / 2) * pitch, middle.y) for k in range(count)]


def draw_row_stand(box: Box, palette: Palette, *, count: int, lines: bool) -> Shapes:
    """Draw beads side by side; a row that has lines but no icon has a star."""
    radius, middles = _find_row(count, box)
    most = box.height / 2
    beads = (shape for at in middles for shape in bead_at(at, radius, palette))
    star = curved_star(centre(box), 4, most * 0.67, 0.12) if lines and not count else ()
    row_width = middles[-1].x - middles[0].x + 2 * radius if count else most * 1.8
    sides = _draw_sides(centre(box), box.width, row_width, most / 3.3, palette) if lines else ()
    return (*sides, *fill_in(palette, "line", star), *beads)


def _draw_sides(middle: Point, width: float, row_width: float, unit: float, palette: Palette) -> Shapes:
    """Draw hairlines outwards from both ends of the row, if there is room for them."""
    near, far = row_width / 2 + 2.0 * unit, width / 2
    if far - near < 3 * unit:
        return ()
    starts, ends = ([Point(middle.x + side * away, middle.y) for side in (-1, 1)] for away in (near, far))
    hairlines = join(segment(*pair) for pair in zip(starts, ends, strict=True))
    stars = join(curved_star(start, 4, 0.7 * unit, 0.12) for start in starts)
    return (*ink_in(palette, "rule", hairlines, unit), *fill_in(palette, "line", stars))


def draw_icons(box: Box, palette: Palette, *, names: tuple[str, ...], stand: Stand, lines: bool) -> Shapes:
    """Draw the stand for this many icons, with the icons on it."""
    most = MOST_IN_RING if stand == "ring" else MOST_IN_ROW
    if len(names) > most:
        raise FigureError(f"'names' has {len(names)} icons", f"a {stand} has room for {most}", "names")
    if stand == "ring":
        below = draw_ring_stand(box, palette, count=len(names))
    else:
        below = draw_row_stand(box, palette, count=len(names), lines=lines)
    pairs = zip(names, place_icons(len(names), box, stand), strict=True)
    return (*below, *(_place_icon(palette, name, place) for name, place in pairs))


def _place_icon(palette: Palette, name: str, place: Box) -> Placed:
    at, radius = centre(place), place.width / 2
    try:
        icon = palette.icon(name)
    except FigureError as error:
        raise FigureError(error.wrong, error.right, "names") from None
    return Placed(icon, Matrix(radius, 0.0, 0.0, radius, at.x, at.y), recurs=True)


_LINES = Parameter("truth", True, "whether hairlines run out from the row")

STANDS = {
    "constellation-stand": make_figure(
        "What up to six icons stand on within a ring: a rayed well for one, linked beads for several.",
        draw_ring_stand,
        count=Parameter("whole", None, "how many icons", 0, MOST_IN_RING),
        backdrop=True,
    ),
    "row-stand": make_figure(
        "Beads side by side for icons, with hairlines that run out from them.",
        draw_row_stand,
        count=Parameter("whole", None, "how many icons", 0, MOST_IN_ROW),
        lines=_LINES,
        backdrop=True,
    ),
    "icons": make_figure(
        "Icons on the stand for so many, in a ring or in a row.",
        draw_icons,
        names=Parameter("texts", None, "the icons, by name"),
        stand=Parameter("text", "ring", "how they stand", among=("ring", "row")),
        lines=_LINES,
    ),
}
