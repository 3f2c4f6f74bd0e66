"""What icons stand on, by their number: a sun for one, a constellation for several, or a row of beads."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from pnp.draw.figures import between, curved, polar, segment, spiked
from pnp.draw.measures import BEAD, ROW_PITCH
from pnp.draw.ring import bead, dotted, rayed_well
from pnp.geometry import IDENTITY, Box, Matrix, Point
from pnp.scene import Circle, Path, Placed, Scene, Stroke

if TYPE_CHECKING:
    from pnp.draw.figures import Steps
    from pnp.draw.measures import Row
    from pnp.draw.ring import Ring
    from pnp.draw.roles import Palette
    from pnp.scene import Shape

GREAT = 9.6 / 22.6  # the radius of a single icon, as a share of the ring's
ORNAMENT = 7.4 / 22.6
WITHIN = 0.72  # the radius of an icon, as a share of its bead's
HEART, SMALL_HEART = 0.1, 0.06  # the star in the middle of a constellation, and that between two icons
INNER, OUTER = 0.24, 0.87  # dotted orbits


@dataclass(frozen=True, slots=True)
class Constellation:
    """Where icons stand: their angles from the top; distance and radius are shares of the ring's."""

    angles: tuple[float, ...]
    distance: float
    radius: float
    closed: bool


@dataclass(frozen=True, slots=True)
class Stand:
    """The scene that icons stand on, and the middle and the radius of each."""

    scene: Scene
    places: tuple[Point, ...]
    radius: float


CONSTELLATIONS = {
    2: Constellation((292.5, 112.5), 0.505, 0.34, closed=False),
    3: Constellation((0, 120, 240), 0.53, 0.275, closed=True),
    4: Constellation((315, 45, 135, 225), 0.57, 0.245, closed=True),
    5: Constellation((0, 72, 144, 216, 288), 0.59, 0.215, closed=True),
    6: Constellation((330, 30, 90, 150, 210, 270), 0.61, 0.195, closed=True),
}
# Stars in the two free fields beside a pair of icons, by angle and distance, in the order of their links.
BACKDROP = ((6, 0.72), (27, 0.62), (44, 0.74), (57, 0.64))


def set_on(stand: Stand, icons: tuple[Scene, ...]) -> Scene:
    """The stand with icons on it."""
    radius = stand.radius
    set_ = [
        Placed(icon, Matrix(radius, 0.0, 0.0, radius, place.x, place.y), recurs=True)
        for icon, place in zip(icons, stand.places, strict=True)
    ]
    return Scene(stand.scene.box, (Placed(stand.scene, IDENTITY, recurs=True), *set_))


def ring_stand(count: int, ring: Ring, palette: Palette) -> Stand:
    """What icons stand on within a ring; without any, an ornament takes their place."""
    if count > 1:
        return constellation(count, ring, palette)
    shapes = rayed_well(ring, palette)
    if count == 0:
        return Stand(Scene(_about(ring), (*shapes, *ornament(ring, palette))), (), 0.0)
    return Stand(Scene(_about(ring), shapes), (ring.centre,), GREAT * ring.radius)


def ornament(ring: Ring, palette: Palette) -> tuple[Shape, ...]:
    radius = ORNAMENT * ring.radius
    return (
        Path(spiked(ring.centre, 8, radius * 0.72, 0.42, 22.5), palette.shade),
        Path(curved(ring.centre, 4, radius, 0.14), palette.mark),
        Path(curved(ring.centre, 4, radius * 0.34, 0.16), palette.well),
    )


def _about(ring: Ring) -> Box:
    centre, reach = ring.centre, ring.radius
    return Box(centre.x - reach, centre.y - reach, 2 * reach, 2 * reach)


def constellation(count: int, ring: Ring, palette: Palette) -> Stand:
    """Beads about an orbit, joined by links."""
    layout = CONSTELLATIONS[count]
    places = [polar(ring.centre, layout.distance * ring.radius, angle) for angle in layout.angles]
    radius = layout.radius * ring.radius
    ends = places[1:] + places[: layout.closed]
    pairs = zip(places, ends, strict=False) if layout.closed else ((place, ring.centre) for place in places)
    clear = radius + 0.7, radius + 0.7 if layout.closed else SMALL_HEART * ring.radius + 0.4
    links = tuple(step for pair in pairs for step in _link(*pair, *clear))
    beads = [shape for place in places for shape in bead(place, radius, palette)]
    shapes = (*_orbits(ring, layout, palette), Path(links, stroke=Stroke(palette.mark, 0.4)), *beads)
    return Stand(Scene(_about(ring), shapes), tuple(places), radius * WITHIN)


def _link(start: Point, end: Point, clear: float, clear_end: float) -> Steps:
    """A line that keeps clear of what stands at its ends."""
    length = math.dist((start.x, start.y), (end.x, end.y))
    return segment(between(start, end, clear / length), between(end, start, clear_end / length))


def _backdrop(ring: Ring, palette: Palette) -> tuple[Shape, ...]:
    """Two faint constellations, each the other turned by half a circle."""
    places = [
        [polar(ring.centre, share * ring.radius, angle + turn) for angle, share in BACKDROP]
        for turn in (0, 180)
    ]
    links = tuple(step for row in places for pair in pairwise(row) for step in _link(*pair, 0.9, 0.9))
    stars = tuple(step for row in places for place in row for step in curved(place, 4, 0.8, 0.16))
    return Path(links, stroke=Stroke(palette.dim, 0.16)), Path(stars, palette.fine)


def _orbits(ring: Ring, layout: Constellation, palette: Palette) -> tuple[Shape, ...]:
    """The orbit that the icons share, dotted ones, and stars: between icons, or beside a pair of them."""
    centre, unit = ring.centre, ring.radius
    angles = layout.angles
    gaps = [(a + ((b - a) % 360) / 2) % 360 for a, b in zip(angles, angles[1:] + angles[:1], strict=True)]
    midway = [polar(centre, OUTER * unit, angle) for angle in gaps]
    stars = tuple(step for place in midway for step in curved(place, 4, 0.9, 0.12))
    return (
        Circle(centre, layout.distance * unit, None, Stroke(palette.dim, 0.14)),
        *(dotted(centre, share * unit, palette) for share in (INNER, OUTER)[not layout.closed :]),
        Path(curved(centre, 4, (HEART if layout.closed else SMALL_HEART) * unit, 0.12), palette.line),
        *((Path(stars, palette.shade),) if layout.closed else _backdrop(ring, palette)),
    )


def row_stand(count: int, row: Row, palette: Palette) -> Stand:
    """Beads side by side; a row that has lines has a star where there is no icon."""
    middle, width = row.middle, row.width
    pitch = min(ROW_PITCH, width / max(1, count))
    radius = min(BEAD, pitch * 0.46)
    places = [Point(middle.x + (k - (count - 1) / 2) * pitch, middle.y) for k in range(count)]
    beads = [shape for place in places for shape in bead(place, radius, palette)]
    star = () if count or not row.lines else (Path(curved(middle, 4, 2.2, 0.12), palette.line),)
    sides = _sides(middle, width, max(1, count) * pitch, palette) if row.lines else ()
    box = Box(middle.x - width / 2, middle.y - BEAD - 1, width, 2 * BEAD + 2)
    return Stand(Scene(box, (*sides, *star, *beads)), tuple(places), radius * WITHIN)


def _sides(middle: Point, width: float, taken: float, palette: Palette) -> tuple[Shape, ...]:
    near, far = taken / 2 + 1.2, width / 2 - 1.0
    if far - near < 3:
        return ()
    starts = [Point(middle.x + side * near, middle.y) for side in (-1, 1)]
    ends = [Point(middle.x + side * far, middle.y) for side in (-1, 1)]
    hairlines = tuple(step for pair in zip(starts, ends, strict=True) for step in segment(*pair))
    stars = tuple(step for start in starts for step in curved(start, 4, 0.7, 0.12))
    return Path(hairlines, stroke=Stroke(palette.fine, 0.14)), Path(stars, palette.line)
