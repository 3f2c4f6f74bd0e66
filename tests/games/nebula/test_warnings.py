"""Each warning of Nebula provoked alone, and what comes near it without one."""

from __future__ import annotations

from typing import Any

import pytest

from pnp.build import score
from tests.games.nebula.tables import (
    BOARD,
    CELLS,
    Galaxy,
    basic,
    beside,
    constellation,
    orbit,
    player,
    table,
    told,
    warned,
)

FAR = next(cell for cell in orbit(5) if "core" not in beside(cell))
NEAR = beside("core")[0]


def warnings(*players: dict[str, Any], **more: Any) -> list[tuple[str, str | None]]:
    return warned(score(table(*players, **more)))


def coloured(cells: list[str]) -> Galaxy:
    """Stars on cells, no two linked ones of one colour."""
    galaxy: Galaxy = {}
    for cell in cells:
        near = {galaxy.get(other) for other in beside(cell)}
        galaxy[cell] = next(letter for letter in "RPYWBO" if letter not in near)
    return galaxy


def test_an_empty_table_warns_of_nothing() -> None:
    assert warnings(player("Ester")) == []


@pytest.mark.parametrize("kind", ["direct", "indirect", "orbital"])
def test_two_linked_stars_of_one_colour(kind: str) -> None:
    one, other = BOARD["links"][kind][-1]
    full = {**coloured(CELLS), one: "X", other: "X"}
    free = next(
        letter
        for letter in "RPYWBO"
        if all(full[cell] != letter for end in (one, other) for cell in beside(end))
    )
    claimed = dict.fromkeys(("V16", "V17", "V18", "V20"), "first")
    ester = player("Ester", {**full, one: free, other: free}, public=claimed)
    stela = player("Stela", personal="O6")
    result = score(table(ester, stela))
    assert warned(result) == [("same-colour-link", "Ester")]
    assert told(result, "same-colour-link")["pairs"] in ((f"{one}–{other}",), (f"{other}–{one}",))


def test_an_empty_centre_beside_stars() -> None:
    assert warnings(player("Ester", {NEAR: "R"})) == [("core-empty", "Ester")]


def test_stars_in_two_pieces() -> None:
    assert warnings(player("Ester", {"core": "R", FAR: "B"})) == [("not-connected", "Ester")]
    assert warnings(player("Ester", {"core": "R", NEAR: "B"})) == []


def test_a_claim_that_no_longer_holds_pays_with_a_warning() -> None:
    result = score(table(player("Ester", public={"V16": "first", "V20": "first"})))
    assert warned(result) == [("claimed-not-met", "Ester")]
    assert told(result, "claimed-not-met")["cards"] == ("V16", "V20")
    assert result.players[0].total == 20 + 14
    assert [reason.places for reason in result.players[0].lines[1].reasons] == [(), ()]


def test_a_task_that_holds_unclaimed_warns_and_pays_nothing() -> None:
    galaxy = coloured(["core", *constellation("lyra"), *constellation("draco")])
    result = score(table(player("Ester", galaxy), public=["V1", "V2", "V17", "V18"]))
    assert warned(result) == [("met-not-claimed", "Ester")]
    assert "V18" in told(result, "met-not-claimed")["cards"]
    claims = dict.fromkeys(told(result, "met-not-claimed")["cards"], "first")
    assert warnings(player("Ester", galaxy, public=claims), public=["V1", "V2", "V17", "V18"]) == []


def test_a_line_of_claims_by_hand_with_none_entered_is_not_said_to_lack_any() -> None:
    galaxy = coloured(["core", *constellation("lyra"), *constellation("draco")])
    ester = player("Ester", galaxy, by_hand={"public": 14})
    assert warnings(ester) == []
    assert warnings({**ester, "public": {}}) == [("met-not-claimed", "Ester")]


def test_without_a_galaxy_nothing_is_known_of_tasks() -> None:
    lines = dict.fromkeys(("personal", "constellations", "colours", "advanced"), 0)
    ester = {"name": "Ester", "black_holes": 0, "by_hand": lines, "public": {"V16": "first"}}
    assert warnings(ester, player("Stela", personal="O6")) == []


def test_more_than_twenty_stars_of_a_colour_on_the_table() -> None:
    cells = coloured(CELLS)
    red = [cell for cell, letter in cells.items() if letter == "R"]
    assert len(red) >= 6
    claims = [
        dict.fromkeys(("V16", "V17", "V18", "V20"), "first" if seat == 0 else "later") for seat in range(4)
    ]
    seated = [
        player(name, cells, personal=f"O{seat + 2}", public=claims[seat])
        for seat, name in enumerate(("A", "B", "C", "D"))
    ]
    result = score(table(*seated))
    most = max(4 * [*cells.values()].count(letter) for letter in "RPYWBO")
    assert most > 20
    assert warned(result) == [("too-many-stars", None)]
    assert len(told(result, "too-many-stars")["stars"]) == sum(
        4 * [*cells.values()].count(letter) > 20 for letter in "RPYWBO"
    )


@pytest.mark.parametrize(("stars", "warns"), [(20, False), (21, True)])
def test_there_are_twenty_stars_of_a_colour(stars: int, warns: bool) -> None:
    blue = dict.fromkeys(CELLS[15:], "B")
    ester = player("Ester", {**dict.fromkeys(CELLS[:10], "R"), **blue})
    stela = player("Stela", {**dict.fromkeys(CELLS[: stars - 10], "R"), **blue}, personal="O2")
    result = score(table(ester, stela))
    assert (("too-many-stars", None) in warned(result)) is warns
    assert not warns or len(told(result, "too-many-stars")["stars"]) == 1


@pytest.mark.parametrize(("players", "most"), [(2, 30), (3, 25), (4, 20)])
def test_more_black_holes_than_the_game_has(players: int, most: int) -> None:
    def seated(first: int) -> list[dict[str, Any]]:
        holes = [first] + [0] * (players - 1)
        return [
            player(f"P{seat}", personal=f"O{seat + 1}", black_holes=held) for seat, held in enumerate(holes)
        ]

    assert warnings(*seated(most)) == [("bar-overflow", "P0")]
    assert warnings(*seated(most + 1)) == [("bar-overflow", "P0"), ("too-many-black-holes", None)]


def test_a_bar_holds_twelve_black_holes_and_what_is_too_much_pays_no_more() -> None:
    full, over = player("Ester", black_holes=12), player("Ester", black_holes=13)
    assert warnings(full) == []
    assert warnings(over) == [("bar-overflow", "Ester")]
    assert [score(basic(each)).players[0].lines[2].points for each in (full, over)] == [30, 30]


def test_more_markers_have_moved_than_there_are_black_holes() -> None:
    counters = {"colours": ["red", "blue"], "constellations": ["lyra"], "advanced": ["IV"]}
    assert warnings(player("Ester", black_holes=4), counters=counters) == []
    assert warnings(player("Ester", black_holes=3), counters=counters) == [("too-many-counters", None)]


def test_warnings_go_by_code_then_by_player_and_the_table_comes_last() -> None:
    linked = {NEAR: "R", beside(NEAR)[1]: "R", FAR: "B"}
    ester = player("Ester", linked, public={"V16": "first"}, black_holes=31)
    stela = player("Stela", linked, personal="O6", public={"V16": "later"})
    assert warnings(ester, stela) == [
        ("same-colour-link", "Ester"),
        ("same-colour-link", "Stela"),
        ("core-empty", "Ester"),
        ("core-empty", "Stela"),
        ("not-connected", "Ester"),
        ("not-connected", "Stela"),
        ("claimed-not-met", "Ester"),
        ("claimed-not-met", "Stela"),
        ("bar-overflow", "Ester"),
        ("too-many-black-holes", None),
    ]


def test_a_warning_changes_no_score() -> None:
    claim = {"V16": "first"}
    met = coloured([cell for number in (1, 2, 3) for cell in orbit(number)])
    warned_of = score(basic(player("Ester", public=claim)))
    silent = score(basic(player("Ester", {"core": "B", **met}, public=claim)))
    assert [each.lines[1].points for each in (warned_of.players[0], silent.players[0])] == [20, 20]
