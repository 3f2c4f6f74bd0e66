"""The map and the cards of Night Sky are as the rules ask, each statement checked the long way."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from math import sqrt
from typing import Any

import pytest

from tests.games.night_sky.filed_figures import turned
from tests.games.night_sky.filed_map import (
    KINDS,
    LINES,
    NEIGHBOURS,
    PLACES,
    SECTORS,
    SKY,
    STARTS,
    along,
    from_the_centre,
    on_paper,
    shipped,
)

DECK = shipped("cards/night-sky/constellations.yaml")
CARDS: list[dict[str, Any]] = DECK["cards"]
HOW_MANY = {5: 6, 6: 6, 7: 11, 8: 6, 9: 6, 10: 6}

# The 88 names on which astronomers agreed.
REAL = """Andromeda, Antlia, Apus, Aquarius, Aquila, Ara, Aries, Auriga, Boötes, Caelum, Camelopardalis,
Cancer, Canes Venatici, Canis Major, Canis Minor, Capricornus, Carina, Cassiopeia, Centaurus,
Cepheus, Cetus, Chamaeleon, Circinus, Columba, Coma Berenices, Corona Australis, Corona Borealis,
Corvus, Crater, Crux, Cygnus, Delphinus, Dorado, Draco, Equuleus, Eridanus, Fornax, Gemini, Grus,
Hercules, Horologium, Hydra, Hydrus, Indus, Lacerta, Leo, Leo Minor, Lepus, Libra, Lupus, Lynx,
Lyra, Mensa, Microscopium, Monoceros, Musca, Norma, Octans, Ophiuchus, Orion, Pavo, Pegasus,
Perseus, Phoenix, Pictor, Pisces, Piscis Austrinus, Puppis, Pyxis, Reticulum, Sagitta, Sagittarius,
Scorpius, Sculptor, Scutum, Serpens, Sextans, Taurus, Telescopium, Triangulum, Triangulum Australe,
Tucana, Ursa Major, Ursa Minor, Vela, Virgo, Volans, Vulpecula""".replace("\n", " ").split(", ")


def kind_of(star: str) -> str:
    kind: str = SKY["kinds"][star]
    return kind


def in_window(window: list[str]) -> list[str]:
    return [star for star in PLACES if star[0] in window]


def test_the_map_says_what_the_page_asks_for_and_nothing_else() -> None:
    assert list(SKY) == ["game", "board", "rings", "kinds", "dust", "ecliptic", "windows", "fading_stars"]
    assert (SKY["game"], SKY["board"], SKY["rings"], SKY["fading_stars"]) == ("night-sky", "map", 6, 7)


def test_each_of_the_126_stars_has_one_of_four_kinds() -> None:
    assert len(PLACES) == len(set(PLACES.values())) == 126
    assert set(SKY["kinds"]) == set(PLACES)
    assert set(SKY["kinds"].values()) == KINDS


def test_stars_are_named_anticlockwise_from_sector_a() -> None:
    assert PLACES["A11"] == (1, 0)
    assert PLACES["A22"] == (1, 1)
    assert PLACES["B11"] == (0, 1)
    assert PLACES["D61"] == (-6, 0)
    assert on_paper("B11")[1] > on_paper("A11")[1]


def test_a_window_shows_two_neighbouring_sectors_and_each_round_turns_on_by_one() -> None:
    assert SKY["windows"] == [[SECTORS[n], SECTORS[(n + 1) % 6]] for n in range(6)]


def test_round_one_is_bounded_by_the_two_lines_of_the_ruling() -> None:
    within = {star for star, (q, r) in PLACES.items() if r > -0.5 and q + r > 0.5}
    assert within == set(in_window(SKY["windows"][0]))
    assert len(within) == 42


@pytest.mark.parametrize("window", SKY["windows"], ids="".join)
def test_a_window_has_about_as_many_stars_of_each_kind(window: list[str]) -> None:
    counts = Counter(map(kind_of, in_window(window)))
    assert all(0.22 <= counts[kind] / 42 <= 0.28 for kind in KINDS)


def test_each_ring_has_its_share_of_every_kind() -> None:
    counts = Counter((star[1], kind_of(star)) for star in PLACES)
    assert all(abs(counts[str(ring), kind] - 6 * ring / 4) <= 1 for ring in range(1, 7) for kind in KINDS)


def test_no_more_than_two_stars_of_a_kind_hang_together() -> None:
    alike = [pair for pair in NEIGHBOURS if kind_of(pair[0]) == kind_of(pair[1])]
    assert max(Counter(star for pair in alike for star in pair).values()) == 1


def test_stars_of_a_kind_neither_clump_nor_flee_each_other() -> None:
    for pairs, least, most in ((NEIGHBOURS, 0.05, 0.15), (set(LINES) - set(NEIGHBOURS), 0.2, 0.3)):
        alike = sum(kind_of(one) == kind_of(other) for one, other in pairs)
        assert least <= alike / len(pairs) <= most


def test_every_star_inside_the_map_has_three_kinds_or_more_around_it() -> None:
    around: dict[str, set[str]] = {star: set() for star in PLACES}
    for one, other in NEIGHBOURS:
        around[one].add(kind_of(other))
        around[other].add(kind_of(one))
    assert all(len(kinds) >= 3 for star, kinds in around.items() if star[1] in "2345")


@pytest.mark.parametrize("turns", range(1, 6))
def test_no_turn_of_the_sky_repeats_its_kinds(turns: int) -> None:
    names = {place: star for star, place in PLACES.items()}
    same = [kind_of(star) == kind_of(names[turned(place, turns)]) for star, place in PLACES.items()]
    assert sum(same) / 126 < 0.3  # by chance a quarter would agree


def test_dust_at_the_sun_lies_on_the_two_innermost_rings_and_on_the_whole_first() -> None:
    dust = SKY["dust"]["sun"]
    assert len(set(dust)) == len(dust) == 12
    assert {f"{sector}11" for sector in SECTORS} < set(dust) <= {s for s in PLACES if s[1] in "12"}


def test_dust_at_the_rim_lies_on_the_outermost_ring_and_never_on_neighbours() -> None:
    dust = SKY["dust"]["rim"]
    assert len(set(dust)) == len(dust) == 12
    assert {star[1] for star in dust} == {"6"}
    assert not [pair for pair in NEIGHBOURS if set(pair) <= set(dust)]


@pytest.mark.parametrize("where", ["sun", "rim"])
def test_dust_is_as_much_in_every_sector_and_on_every_kind(where: str) -> None:
    dust = SKY["dust"][where]
    assert Counter(star[0] for star in dust) == dict.fromkeys(SECTORS, 2)
    assert Counter(map(kind_of, dust)) == dict.fromkeys(KINDS, 3)


def test_no_star_is_near_the_ecliptic() -> None:
    gaps = [abs(from_the_centre(*on_paper(star)) - SKY["ecliptic"]["radius"]) for star in PLACES]
    assert min(gaps) >= 0.15


def test_no_line_comes_near_to_touching_the_ecliptic() -> None:
    nearest = [min(path) for path in (along(*line) for line in LINES) if min(path) < min(path[0], path[-1])]
    assert len(nearest) >= 40
    assert min(abs(distance - SKY["ecliptic"]["radius"]) for distance in nearest) >= 0.15


def test_the_ecliptic_stays_on_the_map_and_off_its_centre() -> None:
    middle = from_the_centre(0, 0)
    assert middle >= 0.5
    assert middle + SKY["ecliptic"]["radius"] < 6 * sqrt(3) / 2


def crossing(window: list[str]) -> int:
    radius = SKY["ecliptic"]["radius"]
    paths = [along(one, other) for one, other in NEIGHBOURS if {one[0], other[0]} <= set(window)]
    return sum(any((a < radius) != (b < radius) for a, b in pairwise(path)) for path in paths)


def test_the_ecliptic_can_be_crossed_in_every_window_and_more_in_some() -> None:
    counts = [crossing(window) for window in SKY["windows"]]
    assert min(counts) >= 9
    assert len(set(counts)) > 3


def sides() -> list[tuple[str, int]]:
    return [(side["kind"], side["value"]) for card in STARTS["cards"] for side in card["sides"]]


def test_there_are_six_start_cards_with_two_sides_each() -> None:
    assert (STARTS["game"], STARTS["deck"]) == ("night-sky", "starts")
    assert set(STARTS["name"]) == {"en", "cs", "pl"}
    assert [card["id"] for card in STARTS["cards"]] == ["S1", "S2", "S3", "S4", "S5", "S6"]
    assert all(set(card) == {"id", "sides"} and len(card["sides"]) == 2 for card in STARTS["cards"])


def test_each_pair_of_kinds_stands_on_one_start_card() -> None:
    pairs = {frozenset(side["kind"] for side in card["sides"]) for card in STARTS["cards"]}
    assert pairs == {frozenset(pair) for pair in combinations(KINDS, 2)}


def test_each_kind_starts_once_with_each_value() -> None:
    assert Counter(sides()) == {(kind, value): 1 for kind in KINDS for value in (1, 2, 3)}


def test_the_two_sides_of_every_start_card_add_up_to_four() -> None:
    assert {sum(side["value"] for side in card["sides"]) for card in STARTS["cards"]} == {4}


def size(card: dict[str, Any]) -> int:
    return len(card["figure"]["stars"])


def test_the_deck_has_41_cards_of_the_sizes_that_the_rulebook_lists() -> None:
    assert (DECK["game"], DECK["deck"]) == ("night-sky", "constellations")
    named = [f"C{of_size}{n:02}" for of_size, count in HOW_MANY.items() for n in range(1, count + 1)]
    assert [card["id"] for card in CARDS] == named
    assert [size(card) for card in CARDS] == [of for of, count in HOW_MANY.items() for _ in range(count)]


def test_a_card_has_the_keys_of_the_page() -> None:
    assert {tuple(card) for card in CARDS} == {("id", "name", "kind", "value", "figure", "stars_of")}
    assert {tuple(card["figure"]) for card in CARDS} == {("stars", "lines")}
    assert {tuple(star) for card in CARDS for star in card["stars_of"]} == {("star", "ra", "dec")}


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_every_constellation_and_the_deck_have_a_name_in_each_language(language: str) -> None:
    names = [card["name"][language] for card in CARDS]
    assert len({*names, DECK["name"][language]}) == 42
    assert all(name == name.strip() and name[0].isupper() for name in names)


def test_each_card_is_a_real_constellation() -> None:
    assert len(set(REAL)) == 88
    assert {card["name"]["en"] for card in CARDS} <= set(REAL)
    assert all(set(card["name"]) == {"en", "cs", "pl"} for card in CARDS)


def test_kinds_and_values_are_as_even_as_41_cards_allow() -> None:
    kinds, values = (Counter(card[key] for card in CARDS) for key in ("kind", "value"))
    assert sorted(kinds.values()) == [10, 10, 10, 11]
    assert sorted(values.values()) == [13, 14, 14]
    assert set(kinds) == set(KINDS)
    assert set(values) == {1, 2, 3}


def test_no_kind_stands_for_little_or_much() -> None:
    pairs = Counter((card["kind"], card["value"]) for card in CARDS)
    assert {pairs[kind, value] for kind in KINDS for value in (1, 2, 3)} == {3, 4}


@pytest.mark.parametrize("of_size", HOW_MANY)
def test_within_a_size_kinds_and_values_are_as_even_as_can_be(of_size: int) -> None:
    cards = [card for card in CARDS if size(card) == of_size]
    for key, choices in (("kind", KINDS), ("value", [1, 2, 3])):
        counts = Counter(card[key] for card in cards)
        assert max(counts.values()) - min(counts[choice] for choice in choices) <= 1
    assert len({(card["kind"], card["value"]) for card in cards}) == len(cards)
