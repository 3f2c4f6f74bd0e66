"""The figures of Night Sky can be drawn on its map, and are the real constellations as one sees them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from typing import Any

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

each_card = pytest.mark.parametrize("card", CARDS, ids=[card["id"] for card in CARDS])


# The figures.


@each_card
def test_a_figure_is_one_piece_of_distinct_stars(card: dict[str, Any]) -> None:
    reached, ends = {stars(card)[0]}, lines(card)
    for _ in ends:
        reached |= {star for line in ends if reached & set(line) for star in line}
    assert len(set(stars(card))) == size(card)
    assert reached == set(stars(card))


@each_card
def test_a_figures_lines_are_lines_of_the_lattice_each_drawn_once(card: dict[str, Any]) -> None:
    for start, end in lines(card):
        assert round(abs(on_paper(start) - on_paper(end)) ** 2, 6) in (1, 3)
    assert len({frozenset(line) for line in lines(card)}) == len(lines(card))


def passes(line: tuple[Star, Star], star: Star) -> bool:
    whole = abs(on_paper(line[0]) - on_paper(line[1]))
    return (
        abs(abs(on_paper(line[0]) - on_paper(star)) + abs(on_paper(star) - on_paper(line[1])) - whole) < 0.01
    )


@each_card
def test_a_figures_lines_meet_nothing_but_at_their_ends(card: dict[str, Any]) -> None:
    assert not [pair for pair in combinations(lines(card), 2) if cross(*pair)]
    for line, star in product(lines(card), stars(card)):
        assert star in line or not passes(line, star)


@each_card
def test_a_figure_as_shown_fits_its_card_at_the_maps_scale(card: dict[str, Any]) -> None:
    places = [on_paper(star) * STEP for star in stars(card)]
    assert max(at.real for at in places) - min(at.real for at in places) <= 50.001
    assert max(at.imag for at in places) - min(at.imag for at in places) <= 55


@each_card
def test_a_figure_fits_in_every_window_of_an_empty_map(card: dict[str, Any]) -> None:
    for window in range(6):
        seen = {turned(star, window) for star in AROUND if in_window_one(star)}
        assert len(seen) == 42
        assert any(lying <= seen for lying in ways_to_lie(card))


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


@each_card
def test_a_figure_lies_on_the_real_stars(card: dict[str, Any]) -> None:
    figure = [on_paper(star) for star in stars(card)]
    assert displacement(figure, seen_in_the_sky(card["stars_of"])) < 0.4


@each_card
def test_a_figure_lies_worse_on_the_mirrored_sky(card: dict[str, Any]) -> None:
    figure, sky = [on_paper(star) for star in stars(card)], seen_in_the_sky(card["stars_of"])
    assert displacement(figure, sky) < displacement(figure, [star.conjugate() for star in sky])


@each_card
def test_a_figure_stands_for_distinct_stars_one_by_one(card: dict[str, Any]) -> None:
    assert len({star["star"] for star in card["stars_of"]}) == len(card["stars_of"]) == size(card)
    assert all(0 <= star["ra"] < 360 and -90 <= star["dec"] <= 90 for star in card["stars_of"])
    assert len({(star["ra"], star["dec"]) for star in card["stars_of"]}) == size(card)


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
