"""Planets: a world for each number, the track around it, and a colony under a mat."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Literal, TypeAlias

from msgspec import Struct

from pnp.figures.curves import Steps, bow, box_of, dot, join, oval, polar_point, rays
from pnp.figures.figure import Palette, Parameter, Shapes, make_figure
from pnp.figures.globes import Globe, band, crater_shadow, draw_half_rings, meridian, place_on_globe
from pnp.figures.marks import circle, disc, fill_and_line, fill_in, ink_in, rimmed_disc, write
from pnp.figures.stars import uniform_numbers
from pnp.games.tiny_galaxies.cards import MOST_POINTS, MOST_STEPS
from pnp.games.tiny_galaxies.figures.signs import draw_icon, draw_resource
from pnp.geometry import Box, Point, centre, half_side
from pnp.paths import rounded_steps

Face: TypeAlias = Literal["belts", "rings", "craters", "ice", "storm"]

FACES: tuple[Face, ...] = ("rings", "craters", "storm", "belts", "ice")
COLOURS = 8
FULL = 10.4  # the radius of a globe whose lines have the widths of their roles
BARE, RINGED = 1.0, 7.9 / 10.4  # of half the box: a globe without rings, and one with them
LEAST_TILT, MOST_TILT = -20.0, 12.0
EDGE = 0.82  # no belt lies nearer to a pole
NIGHT = tuple(-math.cos(math.radians(8 + 7.2 * k)) for k in range(1, 11))  # where meridians cross the equator
TRIES = 80  # for the craters of a world
MOST_WORLD = 999_999


class Crater(Struct, frozen=True):
    """A crater, in shares of the globe's radius."""

    x: float
    y: float
    radius: float


class World(Struct, frozen=True):
    """The looks of a world, fixed by its number: the same wherever it is drawn."""

    face: Face
    colour: int
    tilt: float
    belts: tuple[tuple[float, float], ...]  # by their latitudes, -1 to 1 from the north
    craters: tuple[Crater, ...]
    ice: float  # the latitude to which a northern cap reaches; -1 is none
    storm: Crater | None


def find_world(number: int) -> World:
    """Return the world of a number; neighbours differ in face and in colour."""
    face = FACES[(number + number // 5) % len(FACES)]
    numbers = uniform_numbers(number)
    next(numbers)
    tilt = LEAST_TILT + (MOST_TILT - LEAST_TILT) * next(numbers)
    return World(
        face=face,
        colour=number * 3 % COLOURS,
        tilt=tilt,
        belts=_place_belts(numbers, {"craters": 0, "ice": 1, "rings": 3}.get(face, 4)),
        craters=_place_craters(numbers) if face == "craters" else (),
        ice=-0.74 + 0.2 * next(numbers) if face == "ice" else -1.0,
        storm=_place_storm(numbers) if face == "storm" else None,
    )


def _place_belts(numbers: Iterator[float], count: int) -> tuple[tuple[float, float], ...]:
    """Place one belt in each zone, so that none meets another."""
    zone = 2 * EDGE / max(1, count)
    belts = []
    for k in range(count):
        wide = min(zone * (0.34 + 0.3 * next(numbers)), 0.26)
        north = -EDGE + k * zone + (zone - wide) * (0.15 + 0.7 * next(numbers))
        belts.append((north, north + wide))
    return tuple(belts)


def _place_craters(numbers: Iterator[float]) -> tuple[Crater, ...]:
    """Place craters, large ones first; none touches another or the limb."""
    craters: list[Crater] = []
    for k in range(TRIES):
        x, y, share = (next(numbers) for _ in range(3))
        radius = 0.07 + 0.2 * (1 - k / TRIES) * share
        new = Crater(1.9 * x - 0.95, 1.9 * y - 0.95, radius)
        apart = (math.hypot(new.x - old.x, new.y - old.y) - new.radius - old.radius for old in craters)
        if math.hypot(new.x, new.y) + radius < 0.93 and all(gap > 0.05 for gap in apart):
            craters.append(new)
    return tuple(islice(craters, 10))


def _place_storm(numbers: Iterator[float]) -> Crater:
    return Crater(0.1 + 0.4 * next(numbers), 0.15 + 0.3 * next(numbers), 0.17 + 0.06 * next(numbers))


def draw_world(box: Box, palette: Palette, *, number: int, night: bool) -> Shapes:
    """Draw a globe in the paints of its number; its radius is at most half its box."""
    world = find_world(number)
    ringed = world.face == "rings"
    globe = Globe(centre(box), half_side(box) * (RINGED if ringed else BARE), world.tilt)
    unit = globe.radius / FULL
    body, second = f"world-{world.colour}", f"world-belt-{world.colour}"
    meridians = join(meridian(globe, x) for x in NIGHT)
    return (
        *(draw_half_rings(globe, palette, second, unit, front=False) if ringed else ()),
        *disc(palette, body, globe.middle, globe.radius),
        *_draw_surface(palette, globe, world, unit),
        *(ink_in(palette, "world", meridians, unit) if night else ()),
        *circle(palette, "world-rim", globe.middle, globe.radius, unit),
        *(draw_half_rings(globe, palette, second, unit, front=True) if ringed else ()),
    )


def _draw_surface(palette: Palette, globe: Globe, world: World, unit: float) -> Shapes:
    """Draw the surface: belts with a line along each, craters, a storm, a cap of ice."""
    second, whole = f"world-belt-{world.colour}", box_of(globe.middle, globe.radius)
    bands = join(band(globe, *edges) for edges in world.belts)
    middles = ((north + south) / 2 for north, south in world.belts)
    rows = join(band(globe, middle, middle + 0.001)[:2] for middle in middles)  # as they bulge towards us
    cap = band(globe, -0.999, world.ice) if world.ice > -1 else ()
    return (
        *fill_in(palette, second, bands, whole),
        *ink_in(palette, "world", (*bands, *rows), unit),
        *_draw_craters(palette, globe, world, unit),
        *(_draw_storm(palette, globe, world.storm, unit) if world.storm else ()),
        *fill_in(palette, "world-ice", cap, whole),
        *ink_in(palette, "world", cap, unit),
    )


def _draw_craters(palette: Palette, globe: Globe, world: World, unit: float) -> Shapes:
    """Draw rims, a shadow within each, and a peak in the large ones."""
    placed = [(place_on_globe(globe, each.x, each.y), each.radius * globe.radius) for each in world.craters]
    rims = join(dot(place, radius) for place, radius in placed)
    shadows = join(crater_shadow(place, radius * 0.66) for place, radius in placed)
    peaks = join(dot(place, 0.16 * unit) for place, radius in placed if radius > 0.14 * globe.radius)
    return (
        *fill_and_line(palette, f"world-pit-{world.colour}", "world", rims, unit, 0.16),
        *ink_in(palette, "world", shadows, unit),
        *fill_in(palette, "world-line", peaks),
    )


def _draw_storm(palette: Palette, globe: Globe, storm: Crater, unit: float) -> Shapes:
    """Draw three ovals, one within another."""
    place, half = place_on_globe(globe, storm.x, storm.y), storm.radius * globe.radius
    ovals = [oval(place, half * share, half * 0.58 * share, globe.tilt) for share in (1.0, 0.62, 0.28)]
    return (*fill_in(palette, "world-storm", ovals[0]), *ink_in(palette, "world", join(ovals), unit, 0.13))


# Lengths on a poker card, where the ring about the planet has a radius of 22.6.
RING = 22.6
ORBIT, SPACE, END = 17.1, 3.4, 4.2  # radii: of the track, of its spaces, of its last one
CLEAR, CLEAR_END = 3.55, 4.6  # from the centres to the ends of the line
FIRST, LAST = -128.0, 128.0  # degrees, clockwise from the top
INNER = 12.6  # a dotted circle about the planet
SHIP, SYMBOL, NUMBER = 2.1, 2.75, 8.5  # half sizes of the icons at the start and the end; numbers, in pt


def place_track(middle: Point, unit: float, steps: int) -> tuple[Point, ...]:
    """Return the points of the start space, the spaces after it, and the symbol."""
    return tuple(polar_point(middle, ORBIT * unit, _find_turn(k, steps)) for k in range(steps + 1))


def _find_turn(space: int, steps: int) -> float:
    return FIRST + (LAST - FIRST) * space / steps


def draw_track(box: Box, palette: Palette, *, kind: str, steps: int) -> Shapes:
    """Draw a track as large as the pool of a ring, with the steps that it takes to colonise."""
    middle, unit = centre(box), half_side(box) / RING
    start, *between, end = place_track(middle, unit, steps)
    return (
        *circle(palette, "orbit", middle, INNER * unit, unit),
        *ink_in(palette, "orbit", bow(middle, ORBIT * unit, LAST + 15.5, FIRST - 12.0 + 360), unit),
        *ink_in(palette, "track", join(_outline_steps(middle, unit, steps)), unit),
        *join(_draw_track_space(palette, at, unit) for at in (start, *between)),
        *join(write(palette, str(k + 1), at, NUMBER * unit) for k, at in enumerate(between)),
        *draw_icon(palette, "ship", box_of(start, SHIP * unit)),
        *_draw_track_end(palette, end, unit, kind),
    )


def _outline_steps(middle: Point, unit: float, steps: int) -> list[Steps]:
    """Outline a bow from each space to the next."""
    near = math.degrees(CLEAR / ORBIT)
    last = math.degrees(CLEAR_END / ORBIT)
    turns = [_find_turn(k, steps) for k in range(steps + 1)]
    clear = [*[near] * (steps - 1), last]
    ends = [(turn + near, after - off) for (turn, after), off in zip(pairwise(turns), clear, strict=True)]
    return [bow(middle, ORBIT * unit, *pair) for pair in ends if pair[0] < pair[1]]


def _draw_track_space(palette: Palette, at: Point, unit: float) -> Shapes:
    return (
        *rimmed_disc(palette, "cell", "cell", at, SPACE * unit, unit),
        *circle(palette, "inner-frame", at, (SPACE - 0.5) * unit, unit),
    )


def _draw_track_end(palette: Palette, at: Point, unit: float, kind: str) -> Shapes:
    """Draw a sun with the track's symbol on its disc."""
    short = rays(at, 24, 4.55 * unit, 5.1 * unit, 3.6, 7.5)
    long = rays(at, 8, 4.55 * unit, 5.5 * unit, 4.6)
    return (
        *fill_in(palette, "mark-line", (*short, *long)),
        *rimmed_disc(palette, "cell", "cell-shining", at, END * unit, unit),
        *draw_resource(palette, kind, box_of(at, SYMBOL * unit)),
    )


# Lengths in a card 29 wide and 40.5 high.
WIDE, HIGH = 29.0, 40.5
WORLD, WORLD_AT = 9.6, 17.0
SIDE, FOOT = 6.8, 34.4  # of the medallions from the edge, and down to them
# Radii: of the points' medallion, of the resource and of the track's symbol.
VALUE, SIGN, KIND = 4.2, 2.9, 2.4
ID, POINTS, ALONE, LEAST = 7.0, 14.0, 30.0, 5.5  # pt
NAMED = 0.3  # a smaller card has no room for its id
LABEL = "SourceSans3-Bold"


def draw_colony(
    box: Box, palette: Palette, *, id: str, points: int, kind: str, resource: str, world: int
) -> Shapes:
    """Draw a colony; a planet that was entered by its points shows only them."""
    unit = min(box.width / WIDE, box.height / HIGH)
    card = (
        *fill_in(palette, "colony-card", rounded_steps(box, 1.6 * unit), box),
        *ink_in(palette, "cell", rounded_steps(box, 1.6 * unit)),
    )
    if not id:
        known = circle(palette, "orbit", centre(box), WORLD * unit, unit)
        return (*card, *known, *write(palette, str(points), centre(box), max(LEAST, ALONE * unit), "value"))
    middle = Point(centre(box).x, box.y + WORLD_AT * unit)
    id_at = Point(box.x + box.width * 0.3, box.y + 4.4 * unit)
    foot, right = box.y + FOOT * unit, box.x + box.width
    value_at, sign_at = Point(box.x + SIDE * unit, foot), Point(right - SIDE * unit, foot)
    kind_at = Point(right - 5.0 * unit, box.y + 4.8 * unit)
    return (
        *card,
        *palette.figure("tiny-galaxies-world", box_of(middle, WORLD * unit), number=world),
        *(write(palette, id, id_at, max(LEAST, ID * unit), "text", LABEL) if unit >= NAMED else ()),
        *rimmed_disc(palette, "well", "medallion", value_at, VALUE * unit, unit),
        *write(palette, str(points), value_at, max(LEAST, POINTS * unit), "value"),
        *draw_resource(palette, resource, box_of(sign_at, SIGN * unit)),
        *draw_resource(palette, kind, box_of(kind_at, KIND * unit)),
    )


PLANET_FIGURES = {
    "tiny-galaxies-world": make_figure(
        "A world with belts, rings, craters, a storm or ice, and its night side engraved in meridians.",
        draw_world,
        number=Parameter("whole", None, "which world it is", 0, MOST_WORLD),
        night=Parameter("truth", True, "whether its left side lies in shadow"),
    ),
    "tiny-galaxies-track": make_figure(
        "A colonisation track about a planet: a start space, numbered spaces, and the symbol at its end.",
        draw_track,
        reach=0.6,
        kind=Parameter("text", None, "its symbol", among=("diplomacy", "economy")),
        steps=Parameter("whole", None, "how many steps it takes to colonise", 1, MOST_STEPS),
    ),
}

COLONY_FIGURES = {
    "tiny-galaxies-colony": make_figure(
        "A colonised planet, small: its world, points, resource and track; or its points alone.",
        draw_colony,
        id=Parameter("text", "", "of its card; empty where only its points are known"),
        points=Parameter("whole", None, "what it is worth", 0, MOST_POINTS),
        kind=Parameter("text", "economy", "of its track", among=("diplomacy", "economy")),
        resource=Parameter("text", "energy", "what it yields", among=("energy", "culture")),
        world=Parameter("whole", 0, "which world it is", 0, MOST_WORLD),
    )
}
