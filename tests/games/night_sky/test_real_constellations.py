"""The figures of Night Sky can be drawn on its map, and are the real constellations as one sees them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from math import cos, hypot, radians, sin, sqrt
from typing import TYPE_CHECKING, Any

import pytest
import yaml

from tests import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

FILE = ROOT / "cards" / "night-sky" / "constellations.yaml"
CARDS: list[dict[str, Any]] = yaml.load(FILE.read_text(encoding="utf-8"), yaml.CSafeLoader)["cards"]
STEP = 10  # mm
AROUND = [(q, r) for q in range(-6, 7) for r in range(-6, 7)]

# Right ascension and declination in degrees as common tables of bright stars give them.
KNOWN = {
    "Acrux": (186.65, -63.10),
    "Aldebaran": (68.98, 16.51),
    "Altair": (297.70, 8.87),
    "Antares": (247.35, -26.43),
    "Arcturus": (213.92, 19.18),
    "Betelgeuse": (88.79, 7.41),
    "Canopus": (95.99, -52.70),
    "Capella": (79.17, 46.00),
    "Deneb": (310.36, 45.28),
    "Dubhe": (165.93, 61.75),
    "Mimosa": (191.93, -59.69),
    "Polaris": (37.95, 89.26),
    "Pollux": (116.33, 28.03),
    "Regulus": (152.09, 11.97),
    "Rigel": (78.63, -8.20),
    "Sirius": (101.29, -16.72),
    "Spica": (201.30, -11.16),
    "Vega": (279.23, 38.78),
}

Star = tuple[int, int]
Card = dict[str, Any]


def failing(holds: Callable[[Card], bool]) -> list[str]:
    """The cards of which something does not hold, by their ids."""
    return [card["id"] for card in CARDS if not holds(card)]


def size(card: Card) -> int:
    return len(card["figure"]["stars"])


def stars(card: Card) -> list[Star]:
    return [(q, r) for q, r in card["figure"]["stars"]]


def lines(card: Card) -> list[tuple[Star, Star]]:
    return [(stars(card)[start], stars(card)[end]) for start, end in card["figure"]["lines"]]


def on_paper(star: Star) -> complex:
    q, r = star
    return complex(q + r / 2, r * sqrt(3) / 2)


def turned(star: Star, times: int) -> Star:
    for _ in range(times):
        star = (-star[1], star[0] + star[1])
    return star


# The figures.


def linked(card: Card) -> set[Star]:
    """The stars that lines lead to from the first."""
    reached, ends = {stars(card)[0]}, lines(card)
    for _ in ends:
        reached |= {star for line in ends if reached & set(line) for star in line}
    return reached


def test_a_figure_is_one_piece_of_distinct_stars() -> None:
    assert failing(lambda card: len(set(stars(card))) == size(card)) == []
    assert failing(lambda card: linked(card) == set(stars(card))) == []


def is_on_lattice(line: tuple[Star, Star]) -> bool:
    start, end = map(on_paper, line)
    return round(abs(start - end) ** 2, 6) in (1, 3)


def test_a_figures_lines_are_lines_of_the_lattice_each_drawn_once() -> None:
    assert failing(lambda card: all(map(is_on_lattice, lines(card)))) == []
    assert failing(lambda card: len({*map(frozenset, lines(card))}) == len(lines(card))) == []


def side(a: Star, b: Star, c: Star) -> int:
    """On which side of the line from a to b lies c: the sign of an area, exact in whole numbers."""
    area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (area > 0) - (area < 0)


def cross(one: tuple[Star, Star], other: tuple[Star, Star]) -> bool:
    (a, b), (c, d) = one, other
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def passes(line: tuple[Star, Star], star: Star) -> bool:
    whole = abs(on_paper(line[0]) - on_paper(line[1]))
    return (
        abs(abs(on_paper(line[0]) - on_paper(star)) + abs(on_paper(star) - on_paper(line[1])) - whole) < 0.01
    )


def test_a_figures_lines_meet_nothing_but_at_their_ends() -> None:
    assert failing(lambda card: not any(cross(*pair) for pair in combinations(lines(card), 2))) == []
    passed = [
        (card["id"], line, star)
        for card in CARDS
        for line, star in product(lines(card), stars(card))
        if star not in line and passes(line, star)
    ]
    assert passed == []


def spread(card: Card) -> tuple[float, float]:
    """How wide and how high a figure is in mm."""
    places = [on_paper(star) * STEP for star in stars(card)]
    across, down = [at.real for at in places], [at.imag for at in places]
    return max(across) - min(across), max(down) - min(down)


def test_a_figure_as_shown_fits_its_card_at_the_maps_scale() -> None:
    assert failing(lambda card: spread(card)[0] <= 50.001 and spread(card)[1] <= 55) == []


def in_window_one(star: Star) -> bool:
    """Between the lines of the ruling and within the six rings; the other windows are this one turned."""
    q, r = star
    return r > -0.5 and q + r > 0.5 and max(abs(q), abs(r), abs(q + r)) <= 6


def test_a_figure_fits_in_every_window_of_an_empty_map() -> None:
    for window in range(6):
        seen = {turned(star, window) for star in AROUND if in_window_one(star)}
        assert len(seen) == 42
        without_room = [card["id"] for card in CARDS if not any(lying <= seen for lying in ways_to_lie(card))]
        assert without_room == [], window


def ways_to_lie(card: Card) -> Iterator[set[Star]]:
    for times in range(6):
        figure = [turned(star, times) for star in stars(card)]
        q0, r0 = figure[0]
        for q, r in AROUND:
            yield {(a - q0 + q, b - r0 + r) for a, b in figure}


def outline(figure: list[Star], joined: list[tuple[Star, Star]]) -> frozenset[Any]:
    q, r = min(a for a, _ in figure), min(b for _, b in figure)
    moved = {star: (star[0] - q, star[1] - r) for star in figure}
    return frozenset([*moved.values(), *(frozenset((moved[a], moved[b])) for a, b in joined)])


def outlines(card: Card) -> set[frozenset[Any]]:
    return {
        outline([turned(s, n) for s in stars(card)], [(turned(a, n), turned(b, n)) for a, b in lines(card)])
        for n in range(6)
    }


def test_no_figure_is_its_own_mirror_image_so_that_mirroring_is_always_told() -> None:
    for card in CARDS:
        figure = {**card["figure"], "stars": [[q + r, -r] for q, r in stars(card)]}
        assert not outlines(card) & outlines({**card, "figure": figure}), card["id"]


def test_no_two_figures_are_equal_under_turning() -> None:
    for one, other in combinations(CARDS, 2):
        assert not outlines(one) & outlines(other), (one["id"], other["id"])


def test_no_two_figures_have_their_stars_alike_under_turning() -> None:
    bare = [{**card, "figure": {**card["figure"], "lines": []}} for card in CARDS]
    for one, other in combinations(bare, 2):
        assert not outlines(one) & outlines(other), (one["id"], other["id"])


# The sky.


def direction(star: dict[str, Any]) -> tuple[float, float, float]:
    ra, dec = radians(star["ra"]), radians(star["dec"])
    return cos(dec) * cos(ra), cos(dec) * sin(ra), sin(dec)


def dot(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def seen_in_the_sky(catalogue: list[dict[str, Any]]) -> list[complex]:
    """The stars on the plane that touches the sky in their middle, north up and east to the left."""
    ways = [direction(star) for star in catalogue]
    total = [sum(parts) for parts in zip(*ways, strict=True)]
    middle = tuple(part / hypot(*total) for part in total)
    level = hypot(middle[0], middle[1])
    east = (-middle[1] / level, middle[0] / level, 0.0)
    north = (-middle[2] * east[1], middle[2] * east[0], level)
    return [complex(-dot(way, east), dot(way, north)) / dot(way, middle) for way in ways]


def displacement(figure: list[complex], sky: list[complex]) -> float:
    """How far, in lattice steps, a figure's stars lie from the sky's on average.

    The figure is shifted, turned and scaled onto the sky by least squares: a factor of complex numbers does
    all that, and cannot mirror.
    """
    count = len(figure)
    flat = [star - sum(figure) / count for star in figure]
    real = [star - sum(sky) / count for star in sky]
    turn = sum(b * a.conjugate() for a, b in zip(flat, real, strict=True)) / sum(abs(a) ** 2 for a in flat)
    return sum(abs(b - turn * a) for a, b in zip(flat, real, strict=True)) / count / abs(turn)


def test_the_sky_is_seen_from_within_with_east_on_the_left() -> None:
    crux = {star["star"]: star for card in CARDS for star in card["stars_of"]}
    north, south, east, west = seen_in_the_sky([crux[n] for n in ("Gacrux", "Acrux", "Mimosa", "Imai")])
    assert north.imag > max(east.imag, west.imag) > min(east.imag, west.imag) > south.imag
    assert east.real < min(north.real, south.real) < max(north.real, south.real) < west.real


def test_a_figure_lies_on_the_real_stars_and_worse_on_the_mirrored_sky() -> None:
    off = {}
    for card in CARDS:
        figure, sky = [on_paper(star) for star in stars(card)], seen_in_the_sky(card["stars_of"])
        off[card["id"]] = displacement(figure, sky), displacement(figure, [at.conjugate() for at in sky])
    assert {id: lies for id, (lies, _) in off.items() if lies >= 0.4} == {}
    assert {id: pair for id, pair in off.items() if pair[0] >= pair[1]} == {}


def test_a_figure_stands_for_distinct_stars_one_by_one() -> None:
    for card in CARDS:
        sky = card["stars_of"]
        names, places = {star["star"] for star in sky}, {(star["ra"], star["dec"]) for star in sky}
        assert len(names) == len(places) == len(sky) == size(card), card["id"]
        assert all(0 <= ra < 360 and -90 <= dec <= 90 for ra, dec in places), card["id"]


def test_a_star_has_one_place_and_a_place_one_star() -> None:
    places = {(star["star"], star["ra"], star["dec"]) for card in CARDS for star in card["stars_of"]}
    assert len({name for name, _, _ in places}) == len(places) == len({(ra, dec) for _, ra, dec in places})


def test_two_constellations_share_none_but_the_two_stars_that_atlases_share() -> None:
    counts = Counter(star["star"] for card in CARDS for star in card["stars_of"])
    assert {name for name, count in counts.items() if count > 1} == {"Alpheratz", "Elnath"}


def test_well_known_stars_are_where_other_tables_have_them() -> None:
    found = {star["star"]: (star["ra"], star["dec"]) for card in CARDS for star in card["stars_of"]}
    for name, known in KNOWN.items():
        assert found[name] == pytest.approx(known, abs=0.012), name
