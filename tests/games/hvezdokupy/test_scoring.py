"""Hvězdokupy scored: the rulebook's last example, ways of turning, what is missing, warnings, by hand."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp import score
from tests.games.hvezdokupy.card_files import BY_ID, rows
from tests.games.hvezdokupy.tables import (
    AFTER,
    BEFORE,
    EMPTY,
    PATTERNS,
    alone,
    codes,
    dealt,
    drawn,
    four,
    laid,
    mirrored,
    stars,
    table,
    turned,
    typed,
    ways_round,
    with_moon,
)
from tests.positions.hvezdokupy import boards, patterns

FULL = ["********"] * 8
HOOK = ["***", "*..", ".*."]  # different in each of its eight ways
BY_HAND_NOT = {"name": "Nobody", "by_hand": {"built": 0}}


# The rulebook's last example.


def test_one_star_builds_three_constellations_and_all_three_win_together() -> None:
    result = score(four(AFTER))
    assert result.winners == ("Aneta", "Blanka", "Cyril")
    assert result.decided_by == "shared"
    assert [player.place for player in result.players] == [1, 1, 1, 4]
    assert [player.total for player in result.players] == [1, 1, 1, 0]
    assert [player.facts["places"] for player in result.players] == [
        [[[3, 4], [4, 3], [4, 4], [4, 5]]],
        [[[2, 2], [2, 3], [3, 4], [4, 4]]],
        [[[3, 4], [4, 4], [4, 5], [4, 6]]],
        [],
    ]
    assert result.warnings == ()


def test_david_may_not_use_the_moon_and_would_win_if_it_were_a_star() -> None:
    assert score(four(AFTER)).players[3].facts == {"places": [], "missing": 1}
    starry = [row.replace("M", "*") for row in AFTER]
    assert score(four(starry)).players[3].facts["places"] == [[[4, 5], [4, 6], [5, 6], [5, 7]]]


def test_before_that_star_nobody_has_built_and_all_share_the_first_place() -> None:
    result = score(four(BEFORE))
    assert (result.state, result.leaders, result.decided_by) == ("unfinished", (), None)
    assert [player.place for player in result.players] == [1, 1, 1, 1]
    assert [player.facts["missing"] for player in result.players] == [1, 1, 1, 1]


def test_one_who_has_built_alone_wins_by_points() -> None:
    result = score(table(AFTER, dealt("A", "F01"), dealt("B", "F04"), dealt("C", "F03")))
    assert (result.winners, result.decided_by) == (("B",), "points")
    assert [player.place for player in result.players] == [2, 1, 2]


# Ways of turning and mirroring.


@pytest.mark.parametrize("way", range(8))
def test_a_pattern_is_built_in_each_of_its_eight_ways(way: int) -> None:
    pattern = ways_round(HOOK)[way]
    board = with_moon(laid(pattern, 2, 4), 0, 0)
    assert alone(board, HOOK) == {"places": [stars(board)], "missing": 0}


def test_a_pattern_with_eight_ways_lies_eight_times_at_each_place_of_a_full_board() -> None:
    assert len(ways_round(HOOK)) == 8
    assert len(alone(FULL, HOOK)["places"]) == 8 * 6 * 6


@pytest.mark.parametrize(
    ("pattern", "number"), [(["**", "**"], 49), (["***"], 2 * 6 * 8), (["**.", ".**"], 4 * 6 * 7)]
)
def test_ways_of_turning_that_are_the_same_spaces_are_told_once(pattern: list[str], number: int) -> None:
    places = alone(FULL, pattern)["places"]
    assert len(places) == number
    assert sorted(places) == places
    assert all(sorted(place) == place for place in places)


def test_stars_in_and_around_a_pattern_do_no_harm() -> None:
    ring = laid(["*****", "*****", "*****"], 3, 2)
    assert [[4, 3], [4, 5], [6, 3], [6, 5]] in alone(ring, ["*.*", "...", "*.*"])["places"]


def test_a_pattern_does_not_go_on_at_the_other_side_of_the_board() -> None:
    board = ["*......*", "*.......", *EMPTY[2:]]
    assert alone(board, ["***"])["places"] == []
    assert alone(["......**", "*.......", *EMPTY[2:]], ["***"]) == {"places": [], "missing": 1}


# All 45 cards.


@pytest.mark.parametrize("card", BY_ID.values(), ids=list(BY_ID))
def test_a_card_lies_on_a_board_full_of_stars_but_never_on_the_moon(card: dict[str, Any]) -> None:
    result = score(table(with_moon(FULL, 7, 7), dealt("A", card["id"]), BY_HAND_NOT))
    places = result.players[0].facts["places"]
    assert result.winners == ("A",)
    assert places
    assert [place for place in places if [8, 8] in place] == []


@pytest.mark.parametrize("card", BY_ID.values(), ids=list(BY_ID))
def test_a_card_is_built_by_exactly_its_stars_and_lacks_one_without_any_of_them(card: dict[str, Any]) -> None:
    for way in ways_round(rows(card)):
        board = laid(way, 8 - len(way), 8 - len(way[0]))
        (found, other) = score(table(board, dealt("A", card["id"]), BY_HAND_NOT)).players
        assert found.facts == {"places": [stars(board)], "missing": 0}
        assert (found.total, other.total) == (1, 0)
    row, column = stars(board)[0]
    assert alone(with_moon(board, row - 1, column - 1), rows(card))["missing"] >= 1
    gap = board[row - 1][: column - 1] + "." + board[row - 1][column:]
    assert alone([*board[: row - 1], gap, *board[row:]], rows(card)) == {"places": [], "missing": 1}


# What is missing.


def test_missing_counts_what_the_best_place_lacks() -> None:
    assert alone(["*.*.....", *EMPTY[1:]], ["***"])["missing"] == 1
    assert alone(["*..*....", *EMPTY[1:]], ["****"])["missing"] == 2
    assert alone(EMPTY, HOOK)["missing"] == 5


def test_missing_never_counts_a_star_on_the_moons_space() -> None:
    assert alone(["*M*.....", *EMPTY[1:]], ["***"])["missing"] == 2


def test_nothing_can_be_missing_where_the_moon_leaves_no_room() -> None:
    corners = ["*......*", *EMPTY[:6], "*......*"]
    assert alone(EMPTY, corners)["missing"] == 4
    assert alone(with_moon(corners, 7, 7), corners) == {"places": [], "missing": None}
    result = score(table(with_moon(EMPTY, 0, 0), typed("A", corners), BY_HAND_NOT))
    (reason,) = result.players[0].lines[0].reasons
    assert (reason.message, reason.points) == ("built-never", 0)


# What the line tells.


def test_the_line_tells_the_first_place_and_how_many_there_are() -> None:
    (line,) = score(table(AFTER, dealt("A", "F04"), dealt("B", "F01"))).players[0].lines
    (reason,) = line.reasons
    assert (line.id, line.points, line.origin) == ("built", 1, "derived")
    assert (reason.message, reason.arguments) == ("built", {"card": "F04", "ways": 1, "row": 2, "column": 3})
    assert reason.places == ("2,3", "3,4", "4,3", "4,4", "4,5")


def test_the_line_tells_how_many_stars_are_lacking() -> None:
    (reason,) = score(table(AFTER, dealt("A", "F01"), BY_HAND_NOT)).players[0].lines[0].reasons
    assert (reason.message, reason.arguments, reason.places) == ("built-not", {"card": "F01", "n": 1}, ())


# Lines by hand.


def test_lines_by_hand_need_neither_card_nor_board() -> None:
    players = [{"name": "A", "by_hand": {"built": 1}}, BY_HAND_NOT]
    result = score({"game": "hvezdokupy", "players": players})
    assert (result.winners, result.decided_by, result.warnings) == (("A",), "points", ())
    assert [player.lines[0].origin for player in result.players] == ["by_hand", "by_hand"]
    assert [player.facts for player in result.players] == [{}, {}]


def test_a_line_by_hand_overrides_the_board_but_not_what_is_found_on_it() -> None:
    sheet = four(AFTER)
    sheet["players"][0]["by_hand"] = {"built": 0}
    sheet["players"][3]["by_hand"] = {"built": 1}
    result = score(sheet)
    assert result.winners == ("Blanka", "Cyril", "David")
    assert [player.place for player in result.players] == [4, 1, 1, 1]
    assert [player.facts["missing"] for player in result.players] == [0, 0, 0, 1]


# Warnings, each alone.


def test_a_table_without_fault_has_no_warning() -> None:
    assert codes(score(four(AFTER))) == []


def test_more_than_59_stars_are_too_many() -> None:
    players = dealt("A", "F01"), dealt("B", "F02")
    assert codes(score(table([*FULL[:7], "***M...."], *players))) == []
    assert codes(score(table([*FULL[:7], "****M..."], *players))) == ["too-many-stars"]


def test_a_board_without_a_moon_looks_like_a_slip() -> None:
    assert codes(score(table(EMPTY, dealt("A", "F01"), dealt("B", "F02")))) == ["not-finished", "no-moon"]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (dealt("A", "F05"), dealt("B", "F05")),
        (dealt("A", "F05"), typed("B", turned(mirrored(rows(BY_ID["F05"]))))),
        (typed("A", HOOK), typed("B", turned(HOOK))),
        (typed("A", HOOK), typed("B", mirrored(HOOK))),
    ],
    ids=["one card", "a card and its pattern typed in", "turned", "mirrored"],
)
def test_two_with_the_same_pattern_are_warned_of(first: dict[str, Any], second: dict[str, Any]) -> None:
    caution = score(table(AFTER, first, dealt("C", "F02"), second)).warnings[-1]
    assert (caution.code, caution.player) == ("same-card", None)
    assert caution.arguments == {"players": ("A", "B")}


def test_all_warnings_stand_in_the_order_of_the_page() -> None:
    result = score(table(FULL, dealt("A", "F01"), dealt("B", "F01")))
    assert codes(result) == ["too-many-stars", "no-moon", "same-card"]


# What always holds.


@st.composite
def tables(draw: st.DrawFn) -> tuple[list[str], list[list[str]]]:
    """A board, and two to four patterns that often lie on it."""
    wanted = [draw(patterns()) for _ in range(draw(st.integers(2, 4)))]
    return draw(boards(wanted)), wanted


def scored(board: list[str], wanted: list[list[str]]) -> list[tuple[str, int, int | None, int]]:
    """Name, total, what is missing, and in how many ways it lies, of each player."""
    result = score(table(board, *(typed(f"P{number}", rows) for number, rows in enumerate(wanted))))
    return [
        (player.name, player.total, player.facts["missing"], len(player.facts["places"]))
        for player in result.players
    ]


@given(tables())
def test_turning_or_mirroring_the_board_changes_nothing_but_places(
    both: tuple[list[str], list[list[str]]],
) -> None:
    board, wanted = both
    found = scored(board, wanted)
    assert scored(turned(board), wanted) == found
    assert scored(mirrored(board), wanted) == found


@given(tables())
def test_the_order_of_the_players_changes_nothing(both: tuple[list[str], list[list[str]]]) -> None:
    board, wanted = both
    sheet = table(board, *(typed(f"P{number}", rows) for number, rows in enumerate(wanted)))
    back = {**sheet, "players": sheet["players"][::-1]}
    one, other = score(sheet), score(back)
    assert one.players == other.players[::-1]
    assert (one.winners, one.decided_by) == (other.winners[::-1], other.decided_by)


@given(tables(), st.integers(0, 7), st.integers(0, 7))
def test_more_stars_never_take_a_constellation_apart(
    both: tuple[list[str], list[list[str]]], row: int, column: int
) -> None:
    board, wanted = both
    signs = board[row]
    if signs[column] == ".":
        signs = f"{signs[:column]}*{signs[column + 1 :]}"
    before, after = scored(board, wanted), scored([*board[:row], signs, *board[row + 1 :]], wanted)
    for (_, total, missing, ways), (_, more, less, most) in zip(before, after, strict=True):
        assert more >= total
        assert most >= ways
        assert (less is None) == (missing is None)
        assert less is None or missing is None or missing - 1 <= less <= missing


def test_blanks_between_signs_mean_nothing() -> None:
    apart = {**four(AFTER), "board": drawn([" ".join(row) for row in AFTER])}
    assert score(apart) == score(four(AFTER))
    assert score({**four(AFTER), "board": "\n\n" + drawn(AFTER) + "\n"}) == score(four(AFTER))
    assert len(PATTERNS) == len(score(apart).players)
