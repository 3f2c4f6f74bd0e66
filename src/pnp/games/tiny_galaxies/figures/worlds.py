"""The worlds of planet cards: each number is one of its own, with belts, rings, craters, seas or ice."""

from __future__ import annotations

import math
from itertools import islice
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

from pnp.figures.chance import even
from pnp.figures.figure import Parameter, figure
from pnp.figures.globes import Globe, at, band, crater_shadow, half_rings, meridian
from pnp.figures.marks import circle, disc, filled, inked
from pnp.figures.points import about, dot, joined, oval
from pnp.figures.ring import half_side
from pnp.geometry import centre

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.figures.figure import Figure
    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.geometry import Box
    from pnp.scene import Shape

Face: TypeAlias = Literal["belts", "rings", "craters", "ice", "storm"]

FACES: tuple[Face, ...] = ("rings", "craters", "storm", "belts", "ice")
COLOURS = 8
FULL = 10.4  # the radius of a globe at which lines are as wide as their roles say
BARE, RINGED = 1.0, 7.9 / 10.4  # of half the box: a globe without rings, and one with them
LEAST_TILT, MOST_TILT = -20.0, 12.0
EDGE = 0.82  # no belt lies nearer to a pole
NIGHT = tuple(-math.cos(math.radians(8 + 7.2 * k)) for k in range(1, 11))  # where meridians cross the equator
TRIES = 80  # for the craters of a world
MOST_WORLD = 999_999


class Crater(Struct, frozen=True):
    """In shares of the globe's radius."""

    x: float
    y: float
    radius: float


class World(Struct, frozen=True):
    """How a world looks, as its number says: the same wherever it is drawn."""

    face: Face
    colour: int
    tilt: float
    belts: tuple[tuple[float, float], ...]  # by their latitudes, -1 to 1 from the north
    craters: tuple[Crater, ...]
    ice: float  # the latitude to which a northern cap reaches; -1 is none
    storm: Crater | None


def world_of(number: int) -> World:
    """Neighbours differ in face and in colour."""
    face = FACES[(number + number // 5) % len(FACES)]
    numbers = even(number)
    next(numbers)
    tilt = LEAST_TILT + (MOST_TILT - LEAST_TILT) * next(numbers)
    return World(
        face=face,
        colour=number * 3 % COLOURS,
        tilt=tilt,
        belts=_belts(numbers, {"craters": 0, "ice": 1, "rings": 3}.get(face, 4)),
        craters=_craters(numbers) if face == "craters" else (),
        ice=-0.74 + 0.2 * next(numbers) if face == "ice" else -1.0,
        storm=_storm(numbers) if face == "storm" else None,
    )


def _belts(numbers: Iterator[float], count: int) -> tuple[tuple[float, float], ...]:
    """One in each of as many zones, so that none meets another."""
    zone = 2 * EDGE / max(1, count)
    found = []
    for k in range(count):
        wide = min(zone * (0.34 + 0.3 * next(numbers)), 0.26)
        north = -EDGE + k * zone + (zone - wide) * (0.15 + 0.7 * next(numbers))
        found.append((north, north + wide))
    return tuple(found)


def _craters(numbers: Iterator[float]) -> tuple[Crater, ...]:
    """Large ones first; none touches another or the limb."""
    found: list[Crater] = []
    for k in range(TRIES):
        x, y, share = (next(numbers) for _ in range(3))
        radius = 0.07 + 0.2 * (1 - k / TRIES) * share
        new = Crater(1.9 * x - 0.95, 1.9 * y - 0.95, radius)
        apart = (math.hypot(new.x - old.x, new.y - old.y) - new.radius - old.radius for old in found)
        if math.hypot(new.x, new.y) + radius < 0.93 and all(gap > 0.05 for gap in apart):
            found.append(new)
    return tuple(islice(found, 10))


def _storm(numbers: Iterator[float]) -> Crater:
    return Crater(0.1 + 0.4 * next(numbers), 0.15 + 0.3 * next(numbers), 0.17 + 0.06 * next(numbers))


def world(box: Box, palette: Palette, *, number: int, night: bool) -> tuple[Shape, ...]:
    """A globe in the paints of its number, half as wide as its box at most."""
    seen = world_of(number)
    ringed = seen.face == "rings"
    globe = Globe(centre(box), half_side(box) * (RINGED if ringed else BARE), seen.tilt)
    unit = globe.radius / FULL
    body, second = f"world-{seen.colour}", f"world-belt-{seen.colour}"
    meridians = joined(meridian(globe, x) for x in NIGHT)
    return (
        *(half_rings(globe, palette, second, unit, front=False) if ringed else ()),
        *disc(palette, body, globe.middle, globe.radius),
        *_marks(palette, globe, seen, unit),
        *(inked(palette, "world", meridians, unit) if night else ()),
        *circle(palette, "world-rim", globe.middle, globe.radius, unit),
        *(half_rings(globe, palette, second, unit, front=True) if ringed else ()),
    )


def _marks(palette: Palette, globe: Globe, seen: World, unit: float) -> tuple[Shape, ...]:
    """What lies on the body: belts with a line along each, craters, a storm, a cap of ice."""
    second, whole = f"world-belt-{seen.colour}", about(globe.middle, globe.radius)
    bands = joined(band(globe, *edges) for edges in seen.belts)
    rows = joined(_parallel(globe, (north + south) / 2) for north, south in seen.belts)
    cap = _cap(globe, seen.ice) if seen.ice > -1 else ()
    return (
        *filled(palette, second, bands, whole),
        *inked(palette, "world", (*bands, *rows), unit),
        *_cratered(palette, globe, seen, unit),
        *(_whirl(palette, globe, seen.storm, unit) if seen.storm else ()),
        *filled(palette, "world-ice", cap, whole),
        *inked(palette, "world", cap, unit),
    )


def _parallel(globe: Globe, latitude: float) -> Steps:
    """The middle line of a belt, as it bulges towards us."""
    half = math.sqrt(1 - latitude * latitude)
    return band(globe, latitude, latitude + 0.001)[:2] if half else ()


def _cap(globe: Globe, latitude: float) -> Steps:
    return band(globe, -0.999, latitude)


def _cratered(palette: Palette, globe: Globe, seen: World, unit: float) -> tuple[Shape, ...]:
    """Rims, a shadow within each, and a peak in the large ones."""
    placed = [(at(globe, each.x, each.y), each.radius * globe.radius) for each in seen.craters]
    rims = joined(dot(place, radius) for place, radius in placed)
    shadows = joined(crater_shadow(place, radius * 0.66) for place, radius in placed)
    peaks = joined(dot(place, 0.16 * unit) for place, radius in placed if radius > 0.14 * globe.radius)
    return (
        *filled(palette, f"world-pit-{seen.colour}", rims),
        *inked(palette, "world", rims, unit, 0.16),
        *inked(palette, "world", shadows, unit),
        *filled(palette, "world-line", peaks),
    )


def _whirl(palette: Palette, globe: Globe, storm: Crater, unit: float) -> tuple[Shape, ...]:
    """Three ovals, one within another."""
    place, half = at(globe, storm.x, storm.y), storm.radius * globe.radius
    ovals = [oval(place, half * share, half * 0.58 * share, globe.tilt) for share in (1.0, 0.62, 0.28)]
    return (
        *filled(palette, "world-storm", ovals[0]),
        *inked(palette, "world", joined(ovals), unit, 0.13),
    )


def figures(_: object) -> dict[str, Figure]:
    return {
        "tiny-galaxies-world": figure(
            "A world with belts, rings, craters, a storm or ice, and its night side engraved in meridians.",
            world,
            number=Parameter("whole", None, "which world it is", 0, MOST_WORLD),
            night=Parameter("truth", True, "whether its left side lies in shadow"),
        ),
    }
