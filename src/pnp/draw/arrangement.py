"""Icons arranged: one great one in a sun, several as a small constellation, or beads in a row."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pnp.draw.figures import between, curved, polar, segment, spiked
from pnp.draw.measures import BEAD, ROW_PITCH
from pnp.draw.ring import bead, dotted, rayed_well
from pnp.geometry import Box, Matrix, Point
from pnp.scene import Circle, Path, Placed, Scene, Stroke

if TYPE_CHECKING:
    from pnp.draw.figures import Steps
    from pnp.draw.measures import Row
    from pnp.draw.ring import Ring
    from pnp.draw.roles import Palette
    from pnp.scene import Shape

GREAT = 8.6 / 22.6  # the radius of a single icon, as a share of the ring's
ORNAMENT = 7.4 / 22.6
WITHIN = 0.68  # the radius of an icon, as a share of its bead's
HEART = 0.1  # the star in the middle of a constellation
OUTER = 0.87


@dataclass(frozen=True, slots=True)
class Constellation:
    """Where icons stand: angle from the top and distance; this and the radius are shares of the ring's."""

    places: tuple[tuple[float, float], ...]
    radius: float
    closed: bool


CONSTELLATIONS = {
    2: Constellation(((292, 0.5), (112, 0.5)), 0.3, closed=False),
    3: Constellation(((316, 0.53), (76, 0.50), (196, 0.53)), 0.25, closed=True),
    4: Constellation(((312, 0.58), (40, 0.55), (130, 0.59), (221, 0.55)), 0.22, closed=True),
    5: Constellation(((352, 0.60), (66, 0.57), (139, 0.61), (213, 0.58), (284, 0.60)), 0.2, closed=True),
    6: Constellation(
        ((330, 0.62), (28, 0.60), (92, 0.63), (150, 0.61), (209, 0.62), (270, 0.61)), 0.185, closed=True
    ),
}


def icon_at(icon: Scene, place: Point, radius: float) -> Placed:
    return Placed(icon, Matrix(radius, 0.0, 0.0, radius, place.x, place.y), recurs=True)


def in_ring(icons: tuple[Scene, ...], ring: Ring, palette: Palette) -> Scene:
    """What stands in the ring of a card: its icons, or an ornament where it has none."""
    if len(icons) > 1:
        shapes = constellation(icons, ring, palette)
    elif icons:
        shapes = (*rayed_well(ring, palette), icon_at(icons[0], ring.centre, GREAT * ring.radius))
    else:
        shapes = (*rayed_well(ring, palette), *ornament(ring, palette))
    return Scene(_about(ring), shapes)


def sun_in_ring(ring: Ring, palette: Palette) -> Scene:
    """The sun alone, for a value to stand in."""
    return Scene(_about(ring), rayed_well(ring, palette))


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


def constellation(icons: tuple[Scene, ...], ring: Ring, palette: Palette) -> tuple[Shape, ...]:
    """Icons in beads about an orbit, joined by links, with a small star in their middle."""
    layout = CONSTELLATIONS[len(icons)]
    places = [polar(ring.centre, share * ring.radius, angle) for angle, share in layout.places]
    radius = layout.radius * ring.radius
    ends = places[1:] + places[:1] if layout.closed else [ring.centre] * 2
    clear = (radius + 0.7, radius + 0.7 if layout.closed else HEART * ring.radius + 0.6)
    links = tuple(step for start, end in zip(places, ends, strict=True) for step in _link(start, end, clear))
    beads = [shape for place in places for shape in bead(place, radius, palette)]
    figures = (icon_at(icon, place, radius * WITHIN) for icon, place in zip(icons, places, strict=True))
    heart = Path(curved(ring.centre, 4, HEART * ring.radius, 0.12), palette.line)
    link = Path(links, stroke=Stroke(palette.mark, 0.4))
    return (*_orbits(ring, layout, palette), heart, link, *beads, *figures)


def _link(start: Point, end: Point, clear: tuple[float, float]) -> Steps:
    """A line that keeps clear of what stands at its two ends."""
    length = math.dist((start.x, start.y), (end.x, end.y))
    return segment(between(start, end, clear[0] / length), between(end, start, clear[1] / length))


def _orbits(ring: Ring, layout: Constellation, palette: Palette) -> tuple[Shape, ...]:
    """The orbit that the icons share, two dotted ones, and small stars on the outer one between the icons."""
    centre, unit = ring.centre, ring.radius
    mean = sum(share for _, share in layout.places) / len(layout.places)
    angles = [angle for angle, _ in layout.places]
    gaps = [(a + ((b - a) % 360) / 2) % 360 for a, b in zip(angles, angles[1:] + angles[:1], strict=True)]
    stars = tuple(step for angle in gaps for step in curved(polar(centre, OUTER * unit, angle), 4, 0.9, 0.12))
    return (
        Circle(centre, mean * unit, None, Stroke(palette.dim, 0.14)),
        *(dotted(centre, share * unit, palette) for share in (0.24, OUTER)),
        Path(stars, palette.shade),
    )


def in_row(icons: tuple[Scene, ...], row: Row, width: float, palette: Palette) -> Scene:
    """Icons in beads side by side; a row that has lines has a star where there is no icon."""
    middle = row.middle
    pitch = min(ROW_PITCH, width / max(1, len(icons)))
    radius = min(BEAD, pitch * 0.46)
    places = [Point(middle.x + (k - (len(icons) - 1) / 2) * pitch, middle.y) for k in range(len(icons))]
    beads = [shape for place in places for shape in bead(place, radius, palette)]
    figures = [icon_at(icon, place, radius * WITHIN) for icon, place in zip(icons, places, strict=True)]
    star = () if icons or not row.lines else (Path(curved(middle, 4, 2.2, 0.12), palette.line),)
    sides = _sides(middle, width, max(1, len(icons)) * pitch, palette) if row.lines else ()
    box = Box(middle.x - width / 2, middle.y - BEAD - 1, width, 2 * BEAD + 2)
    return Scene(box, (*sides, *star, *beads, *figures))


def _sides(middle: Point, width: float, taken: float, palette: Palette) -> tuple[Shape, ...]:
    near, far = taken / 2 + 1.2, width / 2 - 1.0
    if far - near < 3:
        return ()
    starts = [Point(middle.x + side * near, middle.y) for side in (-1, 1)]
    ends = [Point(middle.x + side * far, middle.y) for side in (-1, 1)]
    hairlines = tuple(step for pair in zip(starts, ends, strict=True) for step in segment(*pair))
    stars = tuple(step for start in starts for step in curved(start, 4, 0.7, 0.12))
    return Path(hairlines, stroke=Stroke(palette.fine, 0.14)), Path(stars, palette.line)
