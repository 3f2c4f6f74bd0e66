"""The six lines of Nebula: what each pays at each rank, by hand or not, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from pnp.build import score
from pnp.errors import InputError
from tests.games.nebula.tables import BOARD, CELLS, basic, constellation, earned, on, player, points, table

if TYPE_CHECKING:
    from pnp.scoring import Result

FULL = ["personal", "public", "black-holes", "constellations", "colours", "advanced"]


def stacked(*colours: str) -> dict[str, Any]:
    """Hvězdoslava of the rulebook: a third black hole has just moved the white marker on by one space."""
    lyra, orion = constellation("lyra"), constellation("orion")
    galaxy = {"core": "R", lyra[0]: "P", lyra[1]: "W", orion[0]: "W", orion[1]: "P", orion[2]: "O"}
    return table(player("Hvězdoslava", galaxy, black_holes=3), counters={"colours": [*colours]})


def totals(result: Result) -> list[int]:
    return [each.total for each in result.players]


def test_on_one_space_the_marker_on_top_is_further_right() -> None:
    """The white marker is laid on top of the purple one: it is named first, and pays 3 a star, not 2."""
    assert points(score(stacked("white", "purple", "red")), "colours") == 2 * 3 + 2 * 2 + 1 * 1
    assert points(score(stacked("red", "white", "purple")), "colours") == 1 * 3 + 2 * 2 + 2 * 1


def test_the_rulebooks_third_black_hole_leaves_four_points_to_see() -> None:
    assert points(score(stacked("white")), "black-holes") == 4


def test_markers_past_third_place_and_those_that_never_left_the_start_pay_nothing() -> None:
    assert points(score(stacked("red", "blue", "yellow", "white", "purple")), "colours") == 3
    assert points(score(stacked()), "colours") == 0
    assert points(score(stacked("white")), "colours") == 2 * 3


def test_the_star_in_the_centre_has_a_colour_too() -> None:
    assert earned({"core": "B"}, "colours", counters={"colours": ["blue"]}) == 3


@pytest.mark.parametrize("held", range(15))
def test_the_bar_pays_what_its_first_free_space_says_and_thirty_when_it_is_full(held: int) -> None:
    bar = [0, 1, 2, 4, 6, 9, 12, 15, 18, 21, 24, 27, 30, 30, 30]
    assert points(score(table(player("Ester", black_holes=held))), "black-holes") == bar[held]


@pytest.mark.parametrize(
    ("markers", "earned_points"),
    [
        (["lyra"], 14),
        (["orion", "lyra"], 12),
        (["orion", "corvus", "lyra"], 10),
        (["orion", "corvus", "draco", "lyra"], 6),
        (["orion"], 6),
        ([], 6),
    ],
)
def test_a_complete_constellation_pays_by_its_marker(markers: list[str], earned_points: int) -> None:
    lyra = on(constellation("lyra"), "RPY")
    assert earned(lyra, "constellations", counters={"constellations": markers}) == earned_points
    short = {cell: letter for cell, letter in lyra.items() if cell != constellation("lyra")[5]}
    assert earned(short, "constellations", counters={"constellations": markers}) == 0


def test_all_constellations_pay_each_by_its_own_marker() -> None:
    counters = {"constellations": ["draco", "lyra", "corvus"]}
    assert earned(on(CELLS, "RPYWBO"), "constellations", counters=counters) == 14 + 12 + 10 + 6


def test_a_complete_constellation_of_a_basic_game_pays_six() -> None:
    result = score(basic(player("Ester", on(CELLS, "RPYWBO"))))
    assert points(result, "constellations") == 24
    assert [line.id for line in result.players[0].lines] == FULL[:4]


def test_the_first_three_advanced_cards_pay_four_three_and_two_and_the_fourth_nothing() -> None:
    galaxy = on(CELLS, "O")
    cards = {"I": "B20", "II": "B16", "III": "B18", "IV": "B26"}  # 5, 5, 4 and 8 items

    def paid(*sectors: str) -> int:
        return earned(galaxy, "advanced", advanced=cards, counters={"advanced": [*sectors]})

    assert [paid(), paid("I"), paid("III"), paid("IV")] == [0, 20, 16, 32]
    assert paid("III", "IV") == 4 * 4 + 3 * 8
    assert paid("III", "IV", "I", "II") == 4 * 4 + 3 * 8 + 2 * 5


def test_each_claim_pays_what_its_marker_says() -> None:
    ester = player("Ester", public={"V15": "first", "V17": "later"})
    stela = player("Stela", personal="O1", public={"V17": "first"})
    result = score(table(ester, stela, public=["V15", "V17", "V18", "V19"]))
    assert [points(result, "public", seat) for seat in (0, 1)] == [16 + 10, 16]
    assert [reason.points for reason in result.players[0].lines[1].reasons] == [16, 10]


def test_a_task_that_is_met_but_not_claimed_pays_nothing() -> None:
    assert earned(on(CELLS, "RPYWBO"), "public") == 0


def test_every_line_is_listed_in_order_at_nothing_too() -> None:
    result = score(table(player("Ester")))
    assert [line.id for line in result.players[0].lines] == FULL
    assert [line.points for line in result.players[0].lines] == [0] * 6
    assert all(line.origin == "derived" for line in result.players[0].lines)


@pytest.mark.parametrize("line", FULL)
def test_a_line_by_hand_overrides_what_the_sheet_says(line: str) -> None:
    galaxy = on(CELLS, "RPYWBO")
    plain = score(table(player("Ester", galaxy, black_holes=4)))
    result = score(table(player("Ester", galaxy, black_holes=4, by_hand={line: -7})))
    (entered,) = [each for each in result.players[0].lines if each.id == line]
    assert (entered.points, entered.origin) == (-7, "by_hand")
    assert result.players[0].total == plain.players[0].total - points(plain, line) - 7
    assert [each.origin for each in result.players[0].lines].count("by_hand") == 1


def by_hand(name: str, total: int, black_holes: int) -> dict[str, Any]:
    lines = dict.fromkeys(FULL, 0)
    return {"name": name, "black_holes": black_holes, "by_hand": {**lines, "public": total}}


def test_a_table_of_nothing_but_lines_by_hand_ranks_and_breaks_ties() -> None:
    players = [by_hand("A", 30, 2), by_hand("B", 30, 5), by_hand("C", 31, 0), by_hand("D", 30, 2)]
    result = score({"game": "nebula", "players": players})
    assert totals(result) == [30, 30, 31, 30]
    assert [each.place for each in result.players] == [3, 2, 1, 3]
    assert (result.winners, result.decided_by, result.warnings) == (("C",), "points", ())


@pytest.mark.parametrize(
    ("holes", "winners", "decided"), [((3, 2), ("A",), "black-holes"), ((2, 2), ("A", "B"), "shared")]
)
def test_equal_totals_are_parted_by_black_holes_or_shared(
    holes: tuple[int, int], winners: tuple[str, ...], decided: str
) -> None:
    sheet = {"game": "nebula", "players": [by_hand("A", 9, holes[0]), by_hand("B", 9, holes[1])]}
    result = score(sheet)
    assert (result.winners, result.decided_by) == (winners, decided)


# The keys that a line needs, and that it needs no more once it is by hand.
NEEDS = [
    ("galaxy", ["personal", "constellations", "colours", "advanced"]),
    ("personal", ["personal"]),
    ("public", ["public"]),
    ("advanced", ["advanced"]),
    ("counters", ["constellations", "colours", "advanced"]),
]


def lacking(key: str, given: list[str]) -> dict[str, Any]:
    entered = dict.fromkeys(given, 1)
    ester = player("Ester", by_hand=entered)
    stela = player("Stela", personal="O6", by_hand=entered)
    if key in ("galaxy", "personal"):
        del ester[key]
    sheet = table(ester, stela)
    return {name: value for name, value in sheet.items() if name != key}


@pytest.mark.parametrize(("key", "lines"), NEEDS)
def test_a_key_may_be_left_out_once_all_lines_that_need_it_are_by_hand(key: str, lines: list[str]) -> None:
    assert points(score(lacking(key, lines)), lines[0]) == 1
    for line in lines:
        given = [other for other in lines if other != line]
        with pytest.raises(InputError, match=f"the line '{line}' cannot be worked out without '{key}'"):
            score(lacking(key, given))
    with pytest.raises(InputError, match="cannot be worked out without"):
        score(lacking(key, []))


@pytest.mark.parametrize("version", ["basic", "full"])
def test_black_holes_are_always_asked_for(version: str) -> None:
    lines = FULL if version == "full" else FULL[:4]
    players = [{"name": name, "by_hand": dict.fromkeys(lines, 0)} for name in ("A", "B")]
    with pytest.raises(InputError, match="black_holes"):
        score({"game": "nebula", "version": version, "players": players})


def test_the_shipped_bar_is_the_one_of_the_page() -> None:
    assert BOARD["black_hole_bar"] == {"points": [0, 1, 2, 4, 6, 9, 12, 15, 18, 21, 24, 27], "full": 30}
