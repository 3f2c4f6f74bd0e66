"""Where the names and letters of stars stand: beside their stars, clear of all else, found by measure."""

from __future__ import annotations

import math
from collections import defaultdict
from operator import itemgetter
from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.figures.marks import LABEL
from pnp.games.night_sky.figures.sky import STAR, cuts_away, from_upright, sector, upright
from pnp.geometry import ORIGIN, Box, Point, corners, distance, grown, moved
from pnp.text import MM_PER_POINT, Style, capital_height, width

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from pnp.games.night_sky.figures.sky import Laid

NAME = Style(LABEL, 5.5, 0.03)
LETTER = Style("SourceSans3-Bold", 5.5)
HIGH = capital_height(NAME.face) / 1000 * NAME.size * MM_PER_POINT
BELOW, ABOVE = 4.2, -2.95  # a name's baseline, from its star
LEVELS = (1.4, -0.15, 0.64, 2.1)  # a letter's baseline: beside its star, first between lines of the lattice
ASIDE = (0.0, -0.8, 0.8, -1.6, 1.6)
FURTHER = (-2.4, 2.4)
BESIDE = 2.45  # from the star's middle to a name that stands at its side
LETTER_ASIDE = 2.85
DUST = 1.45  # how far dust reaches beyond a star's edge
PAST_DUST = (0.55, 0.4)  # how much further off words of a star with dust stand, and its letter more than that
EDGE = 0.6  # what names keep from the ecliptic and from cuts, if they can
AIR = 1.1  # and from other stars and names
OWN = 0.35  # from a name to the letter of the same star
SUN = 6.6  # its rays
NEAR = 12.0  # mm: what lies further away is in no one's way


class Spot(Struct, frozen=True):
    """A disc that names keep clear of."""

    at: Point
    radius: float


class Label(Struct, frozen=True):
    """A star's name and letter, where its sector stands upright; `name` and `letter` are their boxes."""

    star: str
    at: Point
    name: Box
    letter: Box


class _Around(Struct, frozen=True):
    """What a star's labels keep clear of, where its sector stands upright."""

    on: Laid
    number: int
    spots: tuple[Spot, ...]
    circle: tuple[Point, float] | None


def labels(on: Laid, letters: Mapping[str, str]) -> tuple[Label, ...]:
    """A label for each star, in the order of the map; `letters` are those of its kinds."""
    grid = star_spots(on)
    taken: dict[str, list[Spot]] = {}
    found = []
    for star in on.places:
        label = _label(
            on, star, letters[on.board.kinds[on.board.stars[star]]], _around(on, star, grid, taken)
        )
        found.append(label)
        taken[star] = list(spots(label))
    return tuple(found)


def star_spots(on: Laid) -> dict[str, Spot]:
    """Each star with its dust."""
    dusty = on.board.at_sun | on.board.at_rim
    reach = on.star / STAR * DUST
    return {
        name: Spot(at, on.star + (reach if on.board.stars[name] in dusty else 0.0))
        for name, at in on.places.items()
    }


def spots(label: Label) -> Iterator[Spot]:
    """A name and a letter as discs, where they lie on the map."""
    turn = from_upright(sector(label.star))
    for box in (label.name, label.letter):
        half = box.height / 2
        count = max(1, math.ceil((box.width - box.height) / half))
        for k in range(count + 1):
            x = box.x + half + (box.width - box.height) * k / count
            yield Spot(moved(Point(x, box.y + half), turn), half * 1.1)


def _around(on: Laid, star: str, stars: Mapping[str, Spot], taken: Mapping[str, Sequence[Spot]]) -> _Around:
    at, number = on.places[star], sector(star)
    near = [name for name, spot in stars.items() if name != star and distance(spot.at, at) < NEAR]
    others = [stars[name] for name in near] + [spot for name in near for spot in taken.get(name, ())]
    others += [Spot(ORIGIN, SUN)] if distance(at, ORIGIN) < NEAR + SUN else []
    circle = on.circle and (upright(on.circle[0], number), on.circle[1])
    turned = tuple(Spot(upright(spot.at, number), spot.radius) for spot in others)
    return _Around(on, number, turned, circle)


def _label(on: Laid, star: str, letter: str, around: _Around) -> Label:
    """The places for both that together lack least air; of places alike, the first."""
    at = upright(on.places[star], around.number)
    dusty = on.board.stars[star] in on.board.at_sun | on.board.at_rim
    far = on.star - STAR + (PAST_DUST[0] if dusty else 0.0)
    letters = [
        (_lack(around, box), box) for box in _letters(at, letter, far + (PAST_DUST[1] if dusty else 0))
    ]
    best = Label(star, at, letters[0][1], letters[0][1])
    least = math.inf
    for name in _names(at, width(star, NAME), far):
        lack = _lack(around, name)
        if lack < least - 1e-9:
            more, kind = min(((_beside(name, box) + short, box) for short, box in letters), key=itemgetter(0))
            if lack + more < least - 1e-9:
                least, best = lack + more, Label(star, at, name, kind)
        if least <= 0:
            break
    return best


def _beside(name: Box, letter: Box) -> float:
    """How much a name and a letter of one star stand in each other's way."""
    return 4 * max(0.0, OWN - _between(name, letter))


def _names(at: Point, wide: float, far: float) -> Iterator[Box]:
    """The places that a name may have, the best first: below its star, beside it, above it."""
    for aside in ASIDE:
        yield _box(at, aside - wide / 2, BELOW + far, wide)
    for left in (BESIDE + far, -BESIDE - far - wide):
        yield _box(at, left, HIGH / 2, wide)
    for baseline, asides in ((BELOW + far, FURTHER), (ABOVE - far, (*ASIDE, *FURTHER))):
        for aside in asides:
            yield _box(at, aside - wide / 2, baseline, wide)


def _letters(at: Point, letter: str, far: float) -> Iterator[Box]:
    wide = width(letter, LETTER)
    for side in (1, -1):
        for baseline in LEVELS:
            yield _box(at, side * (LETTER_ASIDE + far) - wide / 2, baseline, wide)


def _box(at: Point, left: float, baseline: float, wide: float) -> Box:
    return Box(at.x + left, at.y + baseline - HIGH, wide, HIGH)


def _lack(around: _Around, box: Box) -> float:
    """How much less room there is than there should be: where something is touched, much."""
    lack = 0.0
    for wanted, free in _airs(around, box):
        if free < wanted:
            lack += wanted - free + (10 * (0.1 - free) if free < 0.1 else 0.0)
    return lack


def _airs(around: _Around, box: Box) -> Iterator[tuple[float, float]]:
    """How much air is wanted, and how much there is."""
    if around.circle is not None:
        yield EDGE, _from_circle(box, *around.circle)
    turn = from_upright(around.number)
    for arrow in (around.number, around.number + 1):  # the windows that show the sector
        for corner in corners(box):
            yield EDGE, cuts_away(around.on, moved(corner, turn), arrow)
    for spot in around.spots:
        yield AIR, _from_point(box, spot.at) - spot.radius


def _from_point(box: Box, at: Point) -> float:
    return math.hypot(
        max(box.x - at.x, 0.0, at.x - box.x - box.width), max(box.y - at.y, 0.0, at.y - box.y - box.height)
    )


def _from_circle(box: Box, middle: Point, radius: float) -> float:
    """How far a box is from a circle's line; less than 0 where that passes through it."""
    nearest = _from_point(box, middle)
    farthest = max(distance(corner, middle) for corner in corners(box))
    return max(nearest - radius, radius - farthest)


def _between(one: Box, other: Box) -> float:
    across = max(one.x - other.x - other.width, other.x - one.x - one.width, 0.0)
    return math.hypot(across, max(one.y - other.y - other.height, other.y - one.y - one.height, 0.0))


def holds(label: Label, at: Point, air: float) -> bool:
    """Whether a point, where the sector stands upright, lies on a name or a letter, or near one."""
    boxes = (grown(box, air) for box in (label.name, label.letter))
    return any(box.x < at.x < box.x + box.width and box.y < at.y < box.y + box.height for box in boxes)


def by_sector(found: Iterable[Label]) -> dict[int, list[Label]]:
    parts: dict[int, list[Label]] = defaultdict(list)
    for label in found:
        parts[sector(label.star)].append(label)
    return parts
