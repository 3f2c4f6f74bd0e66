"""What holds for every table of Nebula, whatever lies on it."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from pnp.build import score
from tests.games.nebula.tables import CELLS, Galaxy, player, points, table
from tests.positions.nebula import sheets

GALAXIES = st.dictionaries(st.sampled_from(CELLS), st.sampled_from("RPYWBO"))


@given(GALAXIES, GALAXIES)
def test_more_stars_never_uncomplete_a_constellation(galaxy: Galaxy, more: Galaxy) -> None:
    counters = {"constellations": ["lyra", "corvus", "orion"]}

    def paid(stars: Galaxy) -> int:
        return points(score(table(player("Ester", stars), counters=counters)), "constellations")

    assert paid({**more, **galaxy}) >= paid(galaxy)


@given(GALAXIES, st.permutations(CELLS))
def test_it_does_not_matter_in_which_order_cells_are_named(galaxy: Galaxy, order: list[str]) -> None:
    shuffled = {cell: galaxy[cell] for cell in order if cell in galaxy}
    assert score(table(player("Ester", galaxy))) == score(table(player("Ester", shuffled)))


@given(GALAXIES)
def test_a_string_says_the_same_as_its_cells_one_by_one(galaxy: Galaxy) -> None:
    strings = {
        name: "".join(galaxy.get(f"{name}{number}", ".") for number in range(1, 7))
        for name in ("lyra", "draco", "orion", "corvus")
    }
    core = {"core": galaxy["core"]} if "core" in galaxy else {}
    assert score(table(player("Ester", galaxy))) == score(table(player("Ester", {**strings, **core})))


@given(sheets(), st.integers(0, 3), st.integers(-50, 50))
def test_a_line_by_hand_changes_nothing_but_that_line(sheet: dict[str, Any], seat: int, entered: int) -> None:
    seat %= len(sheet["players"])
    players = [{**each} for each in sheet["players"]]
    players[seat]["by_hand"] = {**players[seat].get("by_hand", {}), "black-holes": entered}
    before, after = score(sheet), score({**sheet, "players": players})
    for number, (one, other) in enumerate(zip(before.players, after.players, strict=True)):
        changed = [a.id for a, b in zip(one.lines, other.lines, strict=True) if a != b]
        assert changed == [] if number != seat else {*changed} <= {"black-holes"}
    assert before.warnings == after.warnings
