"""The figures of Night Sky can be drawn on its map, and are the real constellations as one sees them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from typing import TYPE_CHECKING, Any

import pytest

from tests.games.night_sky.filed_figures import (
    AROUND,
    CARDS,
    Star,
    cross,
    displacement,
    in_window_one,
    lines,
    on_paper,
    outlines,
    seen_in_the_sky,
    size,
    stars,
    turned,
    ways_to_lie,
)

if TYPE_CHECKING:
    from collections.abc import Callable

STEP = 10  # mm

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

Card = dict[str, Any]


def failing(holds: Callable[[Card], bool]) -> list[str]:
    """The cards of which something does not hold, by their ids."""
    return [card["id"] for card in CARDS if not holds(card)]


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


def test_a_figure_fits_in_every_window_of_an_empty_map() -> None:
    for window in range(6):
        seen = {turned(star, window) for star in AROUND if in_window_one(star)}
        assert len(seen) == 42
        without_room = [card["id"] for card in CARDS if not any(lying <= seen for lying in ways_to_lie(card))]
        assert without_room == [], window


def outline(figure: list[Star], joined: list[tuple[Star, Star]]) -> frozenset[Any]:
    q, r = min(a for a, _ in figure), min(b for _, b in figure)
    moved = {star: (star[0] - q, star[1] - r) for star in figure}
    return frozenset([*moved.values(), *(frozenset((moved[a], moved[b])) for a, b in joined)])


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
