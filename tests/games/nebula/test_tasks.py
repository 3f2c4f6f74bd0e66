"""Each of the thirteen kinds of task, just met and just missed."""

from __future__ import annotations

import pytest

from pnp.build import score
from tests.games.nebula.tables import (
    CELLS,
    INDIRECT,
    SHINING,
    SHINING_NEIGHBOURS,
    Galaxy,
    constellation,
    on,
    orbit,
    player,
    points,
    table,
    told,
    warned,
)

ALL_SIX = "RPYWBO"


def personal(card: str, galaxy: Galaxy) -> int:
    return points(score(table(player("Ester", galaxy, personal=card))), "personal")


def meets(card: str, galaxy: Galaxy) -> bool:
    """Whether a public task holds: then it is missed when nobody claims it."""
    others = [other for other in ("V1", "V2", "V3", "V4") if other != card][:3]
    result = score(table(player("Ester", galaxy), public=[card, *others]))
    return ("met-not-claimed", "Ester") in warned(result) and card in told(result, "met-not-claimed")["cards"]


def without(galaxy: Galaxy, *cells: str) -> Galaxy:
    return {cell: letter for cell, letter in galaxy.items() if cell not in cells}


def test_four_shining_stars_of_the_colour_are_enough_and_the_centre_is_one_of_the_five() -> None:
    assert personal("O1", on(SHINING[:4], "R")) == 14
    assert "core" in SHINING[:4]
    assert personal("O1", on(SHINING[1:], "R")) == 14
    assert personal("O1", on(SHINING[:3], "R")) == 0
    assert personal("O1", on(SHINING, "RRRPP")) == 0
    dark = [cell for cell in CELLS if cell not in SHINING]
    assert personal("O1", on(dark, "R")) == 0


def test_six_stars_of_the_colour_are_enough_wherever_they_lie() -> None:
    assert personal("O7", on(CELLS[:6], "R")) == 14
    assert personal("O7", on(CELLS[:5], "R")) == 0
    assert personal("O7", on(CELLS, ALL_SIX)) == 0


@pytest.mark.parametrize(("own", "other", "earned"), [(4, 3, 14), (4, 4, 14), (3, 4, 0), (0, 0, 14)])
def test_most_black_holes_may_be_shared_and_none_are_the_most_where_nobody_has_any(
    own: int, other: int, earned: int
) -> None:
    ester = player("Ester", personal="O19", black_holes=own)
    stela = player("Stela", personal="O1", black_holes=other)
    assert points(score(table(ester, stela)), "personal") == earned


def test_four_cells_may_be_empty() -> None:
    assert personal("O20", on(CELLS[4:], "R")) == 14
    assert personal("O20", on(CELLS[5:], "R")) == 0


def test_a_constellation_is_complete_in_exactly_three_colours() -> None:
    lyra = constellation("lyra")
    assert meets("V1", on(lyra, "RPY"))
    assert not meets("V1", on(lyra, "RP"))
    assert not meets("V1", on(lyra, "RPYW"))
    assert not meets("V1", on(lyra[:5], "RPY"))
    assert not meets("V1", on(constellation("draco"), "RPY"))


def test_an_orbit_is_full_in_exactly_three_colours() -> None:
    assert meets("V5", on(orbit(3), "RPY"))
    assert not meets("V5", on(orbit(3), "RP"))
    assert not meets("V5", on(orbit(3), "RPYW"))
    assert not meets("V5", on(orbit(3)[1:], "RPY"))


def test_each_of_the_six_colours_is_there_twice() -> None:
    twice = on(CELLS[:12], ALL_SIX)
    assert meets("V6", twice)
    assert not meets("V6", without(twice, CELLS[0]))
    assert not meets("V6", {**twice, CELLS[0]: "P"})


def test_an_orbit_is_full_and_no_colour_is_on_it_twice() -> None:
    assert len(orbit(4)) == 5
    assert meets("V8", on(orbit(4), "RPYWB"))
    assert not meets("V8", on(orbit(4), "RPYW"))
    assert not meets("V8", on(orbit(4)[1:], "RPYW"))


def test_two_stars_of_a_colour_in_each_of_three_constellations() -> None:
    pairs = [constellation(name)[:2] for name in ("lyra", "draco", "corvus")]
    white = on([cell for pair in pairs for cell in pair], "W")
    assert meets("V15", white)
    assert not meets("V15", {**without(white, pairs[0][0]), "core": "W"})
    more = on(constellation("lyra") + constellation("draco"), "W")
    assert not meets("V15", more)


def test_one_star_of_a_colour_in_each_of_four_constellations() -> None:
    red = on([constellation(name)[3] for name in ("lyra", "draco", "orion", "corvus")], "R")
    assert personal("O13", red) == 14
    assert personal("O13", {**red, constellation("lyra")[3]: "P", "core": "R"}) == 0


@pytest.mark.parametrize(
    ("orbits", "met"),
    [
        ((1, 2, 3), True),
        ((2, 3, 4), True),
        ((3, 4, 5), True),
        ((1, 2, 4), False),
        ((4, 5, 1), False),
        ((1, 2, 4, 5), False),
    ],
)
def test_three_full_orbits_in_a_row(orbits: tuple[int, ...], met: bool) -> None:
    galaxy = on([cell for number in orbits for cell in orbit(number)], ALL_SIX)
    assert meets("V16", galaxy) is met
    assert not meets("V16", without(galaxy, orbit(orbits[1])[0]))


@pytest.mark.parametrize(
    ("pair", "opposite"),
    [
        (("lyra", "orion"), True),
        (("draco", "corvus"), True),
        (("lyra", "draco"), False),
        (("draco", "orion"), False),
        (("orion", "corvus"), False),
        (("corvus", "lyra"), False),
    ],
)
def test_two_constellations_are_opposite_or_adjacent(pair: tuple[str, str], opposite: bool) -> None:
    cells = constellation(pair[0]) + constellation(pair[1])
    assert meets("V17", on(cells, ALL_SIX)) is opposite
    assert meets("V18", on(cells, ALL_SIX)) is not opposite
    assert not meets("V17", on(cells[1:], ALL_SIX))
    assert not meets("V18", on(cells[1:], ALL_SIX))


def test_all_eight_cells_of_the_indirect_links_are_filled() -> None:
    assert len(INDIRECT) == 8
    assert meets("V19", on(INDIRECT, "RP"))
    for cell in INDIRECT:
        assert not meets("V19", without(on(CELLS, ALL_SIX), cell))


def test_all_eight_neighbours_of_the_outer_shining_cells_are_filled() -> None:
    assert len(SHINING_NEIGHBOURS) == 8
    assert meets("V20", on(SHINING_NEIGHBOURS, "RP"))
    for cell in SHINING_NEIGHBOURS:
        assert not meets("V20", without(on(CELLS, ALL_SIX), cell))
