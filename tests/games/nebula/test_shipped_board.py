"""The galaxy board of Nebula keeps every rule, and leaves every card possible."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from tests.games.nebula.galaxy_board import (
    COLOURS,
    CONSTELLATIONS,
    GALAXY,
    RULES,
    all_pairs,
    broken_rules,
    cells,
    members,
    neighbours,
    pairs,
    shining,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.games.nebula.galaxy_board import Board, Pair


@pytest.mark.parametrize("number", range(1, 9))
def test_the_galaxy_board_keeps_each_rule(number: int) -> None:
    assert RULES[number - 1](GALAXY), RULES[number - 1].__doc__


def test_the_board_holds_what_the_page_names_and_no_more() -> None:
    assert list(GALAXY) == ["game", "board", "constellations", "black_hole_bar", "cells", "links"]
    assert (GALAXY["game"], GALAXY["board"]) == ("nebula", "galaxy")
    assert set(GALAXY["links"]) == {"direct", "indirect", "orbital"}
    for cell in GALAXY["cells"]:
        own = set() if cell["id"] == "core" else {"constellation", "orbit"}
        assert set(cell) == {"id", "x", "y", "shining"} | own


def test_cells_are_named_after_their_constellations_from_the_inside_out() -> None:
    assert GALAXY["constellations"] == CONSTELLATIONS
    numbered = [f"{name}{number}" for name in CONSTELLATIONS for number in range(1, 7)]
    assert [cell["id"] for cell in GALAXY["cells"]] == ["core", *numbered]
    for name in CONSTELLATIONS:
        orbits = [cells(GALAXY)[f"{name}{number}"]["orbit"] for number in range(1, 7)]
        assert orbits == sorted(orbits)


def test_the_black_hole_bar_is_the_one_ruled() -> None:
    assert GALAXY["black_hole_bar"] == {"points": [0, 1, 2, 4, 6, 9, 12, 15, 18, 21, 24, 27], "full": 30}


# Boards that break a rule, made from the one that ships.


def unlinked(board: Board, same_orbit: bool) -> Iterator[Pair]:
    """Pairs of cells outside the centre that no link joins yet."""
    linked = {frozenset(pair) for pair in all_pairs(board)}
    orbit = {name: cell.get("orbit") for name, cell in cells(board).items()}
    for a, b in combinations(sorted(set(orbit) - {"core"}), 2):
        if frozenset((a, b)) not in linked and (orbit[a] == orbit[b]) is same_orbit:
            yield a, b


def the_centre_is_dull(board: Board) -> None:
    cells(board)["core"]["shining"] = False


def a_sixth_cell_shines(board: Board) -> None:
    next(cell for cell in board["cells"] if not cell["shining"])["shining"] = True


def lyra_has_a_seventh_cell(board: Board) -> None:
    board["cells"].append({**cells(board)["lyra6"], "id": "lyra7"})
    board["links"]["orbital"].append(["lyra6", "lyra7"])


def orbits_3_and_4_change_names(board: Board) -> None:
    for cell in board["cells"]:
        cell["orbit"] = {3: 4, 4: 3}.get(cell.get("orbit"), cell.get("orbit"))


def a_straight_link_leaves_its_constellation(board: Board) -> None:
    board["links"]["direct"].append(["lyra1", "orion6"])


def the_centre_reaches_lyra_twice(board: Board) -> None:
    board["links"]["direct"].append(["core", "lyra6"])


def an_indirect_link_turns_direct(board: Board) -> None:
    board["links"]["direct"].append(board["links"]["indirect"].pop())


def lyra_has_a_second_indirect_link(board: Board) -> None:
    inside = (pair for pair in unlinked(board, False) if pair[0][:-1] == pair[1][:-1] == "lyra")
    board["links"]["indirect"].append(list(next(inside)))


def an_orbital_link_changes_orbit(board: Board) -> None:
    lit = set(shining(board))
    dull = (pair for pair in unlinked(board, False) if not lit & set(pair))
    board["links"]["orbital"].append(list(next(dull)))


def a_shining_cell_lacks_a_neighbour(board: Board) -> None:
    lit = set(shining(board))
    board["links"]["orbital"].remove(next(link for link in board["links"]["orbital"] if lit & set(link)))


def a_shining_cell_has_a_third_neighbour(board: Board) -> None:
    lit = set(shining(board))
    board["links"]["orbital"].append(next(list(pair) for pair in unlinked(board, True) if lit & set(pair)))


def two_cells_are_linked_twice(board: Board) -> None:
    a, b = next(pair for pair in pairs(board, "direct") if "core" not in pair)
    board["links"]["direct"].append([b, a])


def the_centre_stands_alone(board: Board) -> None:
    board["links"]["direct"] = [link for link in board["links"]["direct"] if "core" not in link]


BREAKS: list[tuple[Callable[[Board], None], set[int]]] = [
    (the_centre_is_dull, {1}),
    (a_sixth_cell_shines, {1, 7}),
    (lyra_has_a_seventh_cell, {2}),
    (orbits_3_and_4_change_names, {3}),
    (a_straight_link_leaves_its_constellation, {4}),
    (the_centre_reaches_lyra_twice, {4}),
    (an_indirect_link_turns_direct, {5}),
    (lyra_has_a_second_indirect_link, {5}),
    (an_orbital_link_changes_orbit, {6}),
    (a_shining_cell_lacks_a_neighbour, {7}),
    (a_shining_cell_has_a_third_neighbour, {7}),
    (two_cells_are_linked_twice, {8}),
    (the_centre_stands_alone, {4, 8}),
]


@pytest.mark.parametrize(("spoil", "broken"), BREAKS, ids=[spoil.__name__ for spoil, _ in BREAKS])
def test_a_board_that_breaks_a_rule_is_told_by_it(spoil: Callable[[Board], None], broken: set[int]) -> None:
    board = deepcopy(GALAXY)
    spoil(board)
    assert broken_rules(board) == broken


# What the cards ask for can be had.

LINKS = all_pairs(GALAXY)
LINKED = {frozenset(pair) for pair in LINKS}


def apart(chosen: tuple[str, ...]) -> bool:
    return not any(frozenset(pair) in LINKED for pair in combinations(chosen, 2))


def colourings(places: list[str], colours: list[str]) -> Iterator[dict[str, str]]:
    """Every legal way to fill some cells: no two linked cells have one colour."""
    if not places:
        yield {}
        return
    for stars in colourings(places[1:], colours):
        for colour in colours:
            if all(stars.get(cell) != colour for cell in neighbours(LINKS, places[0])):
                yield {places[0]: colour, **stars}


def full_galaxy() -> dict[str, str]:
    """The galaxy filled cell by cell, each with the scarcest colour that its neighbours leave."""
    stars: dict[str, str] = {}
    for cell in cells(GALAXY):
        taken = {stars.get(other) for other in neighbours(LINKS, cell)}
        left = [colour for colour in COLOURS if colour not in taken]
        stars[cell] = min(left, key=list(stars.values()).count)
    return stars


def test_every_cell_has_two_to_five_links_so_that_six_colours_always_fill_the_galaxy() -> None:
    degrees = Counter(cell for pair in LINKS for cell in pair)
    assert set(degrees) == set(cells(GALAXY))
    assert set(degrees.values()) <= {2, 3, 4, 5}


def test_a_full_galaxy_may_have_two_stars_and_more_of_each_colour() -> None:
    stars = full_galaxy()
    assert all(stars[a] != stars[b] for a, b in LINKS)
    assert len(stars) == 25
    assert min(Counter(stars.values())[colour] for colour in COLOURS) >= 2


@pytest.mark.parametrize("name", CONSTELLATIONS)
def test_each_constellation_can_be_completed_in_exactly_three_colours(name: str) -> None:
    ways = colourings(members(GALAXY, "constellation", name), COLOURS[:3])
    assert any(len(set(way.values())) == 3 for way in ways)


def test_orbit_3_can_be_filled_in_exactly_three_colours() -> None:
    ways = colourings(members(GALAXY, "orbit", 3), COLOURS[:3])
    assert any(len(set(way.values())) == 3 for way in ways)


@pytest.mark.parametrize("orbit", range(1, 6))
def test_each_orbit_has_no_more_cells_than_there_are_colours(orbit: int) -> None:
    assert len(members(GALAXY, "orbit", orbit)) <= len(COLOURS)


def test_all_five_shining_cells_may_hold_one_colour() -> None:
    assert apart(tuple(shining(GALAXY)))


def test_one_colour_may_stand_twice_in_every_constellation() -> None:
    chosen: list[tuple[str, ...]] = [()]
    for name in CONSTELLATIONS:
        twos = list(combinations(members(GALAXY, "constellation", name), 2))
        chosen = [so_far + two for so_far in chosen for two in twos if apart(so_far + two)]
    assert chosen
