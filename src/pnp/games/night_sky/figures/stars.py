"""The stars of the map, upright in their sectors, and the places of their names and letters."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter

from msgspec import Struct

from pnp import geometry
from pnp.figures.curves import Steps, box_of, dot, join, polar_point, rays
from pnp.figures.figure import Palette, Shapes
from pnp.figures.marks import LABEL, fill_in
from pnp.games.night_sky.cards import KINDS
from pnp.games.night_sky.figures import disc
from pnp.scene import Group, Run, Text
from pnp.text import MM_PER_POINT, Style, capital_height, place_runs, width

NAME = Style(LABEL, 5.5, 0.03)
LETTER = Style("SourceSans3-Bold", 5.5)
CAPITAL_HEIGHT = capital_height(NAME.face) / 1000 * NAME.size * MM_PER_POINT
BELOW, ABOVE = 4.2, -2.95  # a name's baseline, from its star
LEVELS = (1.4, -0.15, 0.64, 2.1)  # a letter's baseline: beside its star, first between lines of the lattice
ASIDE = (0.0, -0.8, 0.8, -1.6, 1.6)
FURTHER = (-2.4, 2.4)
BESIDE = 2.45  # from the star's middle to a name that stands at its side
LETTER_ASIDE = 2.85
DUST = 1.45  # how far dust reaches beyond a star's edge
PAST_DUST = (0.55, 0.4)  # how much further off a dusty star's words stand, and its letter beyond that
EDGE = 0.6  # the distance of names from the ecliptic and from cuts, where there is room
AIR = 1.1  # the distance of names from other stars and names
PAIR_AIR = 0.35  # from a name to the letter of the same star
SUN = 6.6  # the radius of its rays
NEAR = 12.0  # mm: things further away are never in the way


class ClearDisc(Struct, frozen=True):
    """A disc that names keep clear of."""

    at: geometry.Point
    radius: float


class StarLabel(Struct, frozen=True):
    """A star's name and letter, as boxes in its sector turned upright."""

    star: str
    at: geometry.Point
    name: geometry.Box
    letter: geometry.Box


class _Surroundings(Struct, frozen=True):
    """The obstacles to a star's labels, in its sector turned upright."""

    on: disc.DiscMap
    number: int
    spots: tuple[ClearDisc, ...]
    circle: tuple[geometry.Point, float] | None


def place_labels(on: disc.DiscMap, letters: Mapping[str, str]) -> tuple[StarLabel, ...]:
    """Place a label for each star, in the order of the map; `letters` are those of the kinds."""
    grid = list_star_spots(on)
    taken: dict[str, list[ClearDisc]] = {}
    labels = []
    for star in on.places:
        letter = letters[on.board.kinds[on.board.stars[star]]]
        label = _place_label(on, star, letter, _find_around(on, star, grid, taken))
        labels.append(label)
        taken[star] = list(list_spots(label))
    return tuple(labels)


def list_star_spots(on: disc.DiscMap) -> dict[str, ClearDisc]:
    """Return a disc for each star with its dust."""
    dusty = on.board.at_sun | on.board.at_rim
    reach = on.star / disc.STAR * DUST
    return {
        name: ClearDisc(at, on.star + (reach if on.board.stars[name] in dusty else 0.0))
        for name, at in on.places.items()
    }


def list_spots(label: StarLabel) -> Iterator[ClearDisc]:
    """Yield discs that cover a label's name and letter on the map."""
    turn = disc.turn_from_upright(disc.find_sector(label.star))
    for box in (label.name, label.letter):
        half = box.height / 2
        count = max(1, math.ceil((box.width - box.height) / half))
        for k in range(count + 1):
            x = box.x + half + (box.width - box.height) * k / count
            yield ClearDisc(geometry.move_point(geometry.Point(x, box.y + half), turn), half * 1.1)


def _find_around(
    on: disc.DiscMap, star: str, stars: Mapping[str, ClearDisc], taken: Mapping[str, Sequence[ClearDisc]]
) -> _Surroundings:
    at, number = on.places[star], disc.find_sector(star)
    near = [name for name, spot in stars.items() if name != star and geometry.distance(spot.at, at) < NEAR]
    others = [stars[name] for name in near] + [spot for name in near for spot in taken.get(name, ())]
    others += [ClearDisc(geometry.ORIGIN, SUN)] if geometry.distance(at, geometry.ORIGIN) < NEAR + SUN else []
    circle = on.circle and (disc.turn_upright(on.circle[0], number), on.circle[1])
    turned = tuple(ClearDisc(disc.turn_upright(spot.at, number), spot.radius) for spot in others)
    return _Surroundings(on, number, turned, circle)


def _place_label(on: disc.DiscMap, star: str, letter: str, around: _Surroundings) -> StarLabel:
    """Place a star's name and letter where together they lack least air; of equal places, take the first."""
    at = disc.turn_upright(on.places[star], around.number)
    dusty = on.board.stars[star] in on.board.at_sun | on.board.at_rim
    far = on.star - disc.STAR + (PAST_DUST[0] if dusty else 0.0)
    beside = _list_letter_boxes(at, letter, far + (PAST_DUST[1] if dusty else 0))
    letters = [(_measure_lack(around, box), box) for box in beside]
    best = StarLabel(star, at, letters[0][1], letters[0][1])
    least = math.inf
    for name in _list_name_boxes(at, width(star, NAME), far):
        lack = _measure_lack(around, name)
        if lack < least - 1e-9:
            lacks = ((_measure_clash(name, box) + short, box) for short, box in letters)
            letter_lack, letter_box = min(lacks, key=itemgetter(0))
            if lack + letter_lack < least - 1e-9:
                least, best = lack + letter_lack, StarLabel(star, at, name, letter_box)
        if least <= 0:
            break
    return best


def _measure_clash(name: geometry.Box, letter: geometry.Box) -> float:
    """Measure how much a star's name and letter are in each other's way."""
    return 4 * max(0.0, PAIR_AIR - geometry.distance_between(name, letter))


def _list_name_boxes(at: geometry.Point, wide: float, far: float) -> Iterator[geometry.Box]:
    """Yield the places for a name, the best first: below its star, beside it, above it."""
    for aside in ASIDE:
        yield _make_box(at, aside - wide / 2, BELOW + far, wide)
    for left in (BESIDE + far, -BESIDE - far - wide):
        yield _make_box(at, left, CAPITAL_HEIGHT / 2, wide)
    for baseline, asides in ((BELOW + far, FURTHER), (ABOVE - far, (*ASIDE, *FURTHER))):
        for aside in asides:
            yield _make_box(at, aside - wide / 2, baseline, wide)


def _list_letter_boxes(at: geometry.Point, letter: str, far: float) -> Iterator[geometry.Box]:
    wide = width(letter, LETTER)
    for side in (1, -1):
        for baseline in LEVELS:
            yield _make_box(at, side * (LETTER_ASIDE + far) - wide / 2, baseline, wide)


def _make_box(at: geometry.Point, left: float, baseline: float, wide: float) -> geometry.Box:
    return geometry.Box(at.x + left, at.y + baseline - CAPITAL_HEIGHT, wide, CAPITAL_HEIGHT)


def _measure_lack(around: _Surroundings, box: geometry.Box) -> float:
    """Measure how much air a box lacks; touching an obstacle counts far more."""
    lack = 0.0
    for wanted, free in _list_airs(around, box):
        if free < wanted:
            lack += wanted - free + (10 * (0.1 - free) if free < 0.1 else 0.0)
    return lack


def _list_airs(around: _Surroundings, box: geometry.Box) -> Iterator[tuple[float, float]]:
    """Yield for each obstacle the air wanted and the air there is."""
    if around.circle is not None:
        yield EDGE, _measure_to_circle(box, *around.circle)
    turn = disc.turn_from_upright(around.number)
    for arrow in (around.number, around.number + 1):  # the windows that show the sector
        for corner in geometry.corners(box):
            yield EDGE, disc.measure_within_cuts(around.on, geometry.move_point(corner, turn), arrow)
    for spot in around.spots:
        yield AIR, _measure_to_point(box, spot.at) - spot.radius


def _measure_to_point(box: geometry.Box, at: geometry.Point) -> float:
    across = max(box.x - at.x, 0.0, at.x - box.x - box.width)
    return math.hypot(across, max(box.y - at.y, 0.0, at.y - box.y - box.height))


def _measure_to_circle(box: geometry.Box, middle: geometry.Point, radius: float) -> float:
    """Return the distance from a box to a circle's line; negative if the line passes through the box."""
    nearest = _measure_to_point(box, middle)
    farthest = max(geometry.distance(corner, middle) for corner in geometry.corners(box))
    return max(nearest - radius, radius - farthest)


def covers_point(label: StarLabel, at: geometry.Point, air: float) -> bool:
    """Tell whether a point, in the upright sector, lies on or near a name or a letter."""
    return any(geometry.contains_point(geometry.grow_box(box, air), at) for box in (label.name, label.letter))


LETTERS = {kind: kind[0].upper() for kind in KINDS}
RAYS, RAY_HALF = 24, 3.4  # of dust at the sun
RAY = (2.1, 3.15)  # radii of the start and the end of its rays
DOTS = ((2.25, 0.15, 0.0), (2.95, 0.13, 10.0))  # two circles of dust at the rim: radius, a dot's, turn
ROUND = 18  # dots in each
DUST_AIR = 0.28  # from dust to a name


def draw_sign(palette: Palette, kind: str, radius: float) -> Shapes:
    """Draw a star of a kind around 0, 0."""
    return palette.figure("sign", box_of(geometry.ORIGIN, radius), set="night-sky", of=kind, letter=False)


def draw_stars(palette: Palette, on: disc.DiscMap, labels: Sequence[StarLabel], named: bool) -> Shapes:
    signs = {kind: draw_sign(palette, kind, on.star) for kind in KINDS}
    return tuple(
        Group(_draw_sector(palette, on, [*some], signs, named), transform=disc.turn_from_upright(number))
        for number, some in groupby(labels, lambda label: disc.find_sector(label.star))
    )


def _draw_sector(
    palette: Palette,
    on: disc.DiscMap,
    labels: Sequence[StarLabel],
    signs: Mapping[str, Shapes],
    named: bool,
) -> Shapes:
    kinds = on.board.kinds
    some = ((signs[kinds[on.board.stars[each.star]]], each.at) for each in labels)
    drawn = (Group(sign, transform=geometry.translation(at.x, at.y)) for sign, at in some)
    return (
        *_draw_dust(palette, on, labels, named),
        *drawn,
        *(_draw_words(palette, on, labels) if named else ()),
    )


def _draw_dust(palette: Palette, on: disc.DiscMap, labels: Sequence[StarLabel], named: bool) -> Shapes:
    """Draw dust, with gaps for names: rays at the sun, two circles of dots at the rim."""
    board, unit = on.board, on.star / disc.STAR
    shapes: Shapes = ()
    kinds = ((outline_sun_dust, board.at_sun, "dust-sun"), (outline_rim_dust, board.at_rim, "dust-rim"))
    for outline, places, paint in kinds:
        some = (each for each in labels if board.stars[each.star] in places)
        shapes += fill_in(palette, paint, join(outline(one.at, unit, one if named else None) for one in some))
    return shapes


def outline_sun_dust(at: geometry.Point, unit: float, label: StarLabel | None = None) -> Steps:
    inner, outer = (reach * unit for reach in RAY)
    turns = (k * 360 / RAYS for k in range(RAYS))
    ends = ((turn, (polar_point(at, inner, turn), polar_point(at, outer, turn))) for turn in turns)
    return join(rays(at, 1, inner, outer, RAY_HALF, turn) for turn, pair in ends if _is_free(label, pair))


def outline_rim_dust(at: geometry.Point, unit: float, label: StarLabel | None = None) -> Steps:
    dots = ((*each, k * 360 / ROUND) for each in DOTS for k in range(ROUND))
    places = ((polar_point(at, far * unit, step + turn), small * unit) for far, small, turn, step in dots)
    return join(dot(place, small) for place, small in places if _is_free(label, (place,)))


def _is_free(label: StarLabel | None, points: Iterable[geometry.Point]) -> bool:
    return label is None or not any(covers_point(label, point, DUST_AIR) for point in points)


def _draw_words(palette: Palette, on: disc.DiscMap, labels: Sequence[StarLabel]) -> Shapes:
    colour = palette.colour("text")
    if colour is None:
        return ()
    runs: list[Run] = []
    for each in labels:
        letter = LETTERS[on.board.kinds[on.board.stars[each.star]]]
        runs += (*_set_word(each.star, NAME, each.name), *_set_word(letter, LETTER, each.letter))
    return (Text(tuple(runs), colour),)


def _set_word(word: str, style: Style, box: geometry.Box) -> tuple[Run, ...]:
    return place_runs(word, style, box.x + box.width / 2, box.y + box.height, "centre")
