"""What each of the six kinds of advanced card counts."""

from __future__ import annotations

from typing import Any

import pytest

from pnp.build import score
from tests.games.nebula.tables import (
    BOARD,
    CELLS,
    LINKS,
    OUTER,
    SHINING,
    SHINING_NEIGHBOURS,
    Galaxy,
    beside,
    earned,
    on,
    orbit,
    player,
    points,
    table,
)

FIRST = {"counters": {"advanced": ["I"]}}


def items(card: str, galaxy: Galaxy) -> int:
    """How many a card counts: its marker is first, so that each pays 4."""
    advanced = {"I": card, **dict(zip(("II", "III", "IV"), ("B1", "B2", "B3"), strict=True))}
    found = earned(galaxy, "advanced", advanced=advanced, **FIRST)
    assert found % 4 == 0
    return found // 4


@pytest.mark.parametrize("kind", ["direct", "indirect", "orbital"])
def test_a_pair_is_joined_by_any_link(kind: str) -> None:
    one, other = BOARD["links"][kind][-1]
    assert items("B4", {one: "R", other: "B"}) == 1
    assert items("B4", {one: "B", other: "R"}) == 1
    assert items("B4", {one: "R", other: "W"}) == 0


def test_stars_that_are_not_linked_are_no_pair() -> None:
    apart = next((one, other) for one in CELLS for other in CELLS if one < other and other not in beside(one))
    assert items("B4", on([*apart], "RB")) == 0


def test_each_star_counts_in_one_pair_only() -> None:
    centre = beside("core")
    assert items("B4", {"core": "R", **on(centre, "B")}) == 1


def test_as_many_pairs_are_found_as_there_can_be() -> None:
    """A chain of four, red in the middle of two blues: the greedy pair in the middle would leave one over."""
    chain = next(
        (one, two, three, four)
        for one, two in LINKS
        for three in beside(two)
        for four in beside(three)
        if len({one, two, three, four}) == 4 and one not in beside(four)
    )
    assert items("B4", on([*chain], "RB")) == 2
    assert items("B4", on([*chain[:3]], "RB")) == 1


def test_the_commonest_colour_of_shining_stars_counts() -> None:
    assert items("B16", {}) == 0
    assert items("B16", on(SHINING, "RPYWB")) == 1
    assert items("B16", on(SHINING, "RPRYR")) == 3
    assert items("B16", on(SHINING, "W")) == 5
    assert items("B16", on([cell for cell in CELLS if cell not in SHINING], "W")) == 0


def test_claimed_public_tasks_count_first_and_later() -> None:
    sheet: dict[str, Any] = table(
        player("Ester", public={"V16": "first", "V17": "later"}),
        player("Stela", personal="O1", public={"V17": "first"}),
        advanced={"I": "B17", "II": "B1", "III": "B2", "IV": "B3"},
        **FIRST,
    )
    result = score(sheet)
    assert [points(result, "advanced", seat) for seat in (0, 1)] == [8, 4]


def test_claims_count_though_the_line_of_public_tasks_is_by_hand() -> None:
    ester = player("Ester", public={"V16": "first"}, by_hand={"public": 30})
    result = score(table(ester, advanced={"I": "B17", "II": "B1", "III": "B2", "IV": "B3"}, **FIRST))
    assert (points(result, "public"), points(result, "advanced")) == (30, 4)


def test_outer_shining_cells_count_once_all_cells_linked_to_them_are_filled() -> None:
    ring = beside(OUTER[0])
    assert items("B18", on(ring, "RP")) == 1
    assert items("B18", {OUTER[0]: "W", **on(ring, "RP")}) == 1
    for cell in ring:
        assert items("B18", {OUTER[0]: "W", **on([other for other in ring if other != cell], "RP")}) == 0
    assert items("B18", on(CELLS, "RPYWBO")) == 4


def test_the_centre_is_no_outer_shining_cell() -> None:
    assert items("B18", on(["core", *beside("core")], "RPYWB")) == 0


def test_an_orbit_counts_once_however_many_stars_of_the_colour_are_on_it() -> None:
    assert items("B20", on(orbit(2), "O")) == 1
    assert items("B20", {orbit(2)[0]: "O", orbit(5)[0]: "O", orbit(4)[0]: "R"}) == 2
    assert items("B20", {"core": "O"}) == 0
    assert items("B20", on(CELLS, "O")) == 5


def test_stars_of_the_colour_beside_outer_shining_cells_along_an_orbit_count() -> None:
    assert items("B27", on(SHINING_NEIGHBOURS, "YR")) == 4
    assert items("B27", on([cell for cell in CELLS if cell not in SHINING_NEIGHBOURS], "Y")) == 0


def test_the_stars_that_an_orbit_counts_for_are_named_and_the_centre_is_none_of_them() -> None:
    advanced = {"I": "B20", "II": "B1", "III": "B2", "IV": "B3"}
    galaxy = {"core": "O", orbit(2)[0]: "O", orbit(5)[0]: "R"}
    result = score(table(player("Ester", galaxy), advanced=advanced, **FIRST))
    assert result.players[0].lines[5].reasons[0].places == (orbit(2)[0],)
