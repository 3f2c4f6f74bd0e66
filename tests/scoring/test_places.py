"""Places, ties and warnings as every game has them, without any game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.scoring import Caution, Reason, TieBreak, make_result, rank_players, score_player

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


def test_the_most_points_come_first_and_equal_ones_share_a_place() -> None:
    ranking = rank_players([7, 9, 9, 3, 7, 7])
    assert ranking.places == (3, 1, 1, 6, 3, 3)
    assert (ranking.leaders, ranking.decided_by) == ((1, 2), "shared")


def test_one_alone_wins_by_points() -> None:
    ranking = rank_players([-12], [TieBreak("left", (None,))])
    assert (ranking.places, ranking.leaders, ranking.decided_by) == ((1,), (0,), "points")


def test_where_points_decide_no_tie_break_is_named() -> None:
    ranking = rank_players([5, 6, 5], [TieBreak("left", (1, 0, 2))])
    assert (ranking.places, ranking.decided_by) == ((3, 1, 2), "points")


def test_tie_breaks_order_every_place_one_after_another() -> None:
    tie_breaks = [TieBreak("left", (1, 1, 4, 4, 0)), TieBreak("turn", (0, 1, 5, 6, 9))]
    ranking = rank_players([8, 8, 3, 3, 3], tie_breaks)
    assert ranking.places == (2, 1, 4, 3, 5)
    assert (ranking.leaders, ranking.decided_by) == ((1,), "turn")


def test_the_last_tie_break_that_made_the_first_place_smaller_decided_it() -> None:
    tie_breaks = [TieBreak("left", (2, 2, 1)), TieBreak("ships", (3, 3, 9)), TieBreak("turn", (1, 2, 3))]
    assert rank_players([8, 8, 8], tie_breaks).decided_by == "turn"
    assert (
        rank_players([8, 8, 8], [TieBreak("left", (2, 3, 1)), TieBreak("turn", (9, 0, 0))]).decided_by
        == "left"
    )


def test_those_equal_in_everything_share_though_a_tie_break_left_others_behind() -> None:
    ranking = rank_players([8, 8, 8], [TieBreak("left", (2, 1, 2))])
    assert ranking.places == (1, 3, 1)
    assert (ranking.leaders, ranking.decided_by) == ((0, 2), "shared")


def test_a_tie_break_does_not_part_players_of_whom_one_has_no_value() -> None:
    ranking = rank_players([8, 8, 3, 3], [TieBreak("turn", (5, None, 1, 2))])
    assert ranking.places == (1, 1, 4, 3)
    assert (ranking.leaders, ranking.decided_by) == ((0, 1), "shared")


def test_the_next_tie_break_parts_whom_the_one_before_could_not() -> None:
    ranking = rank_players(
        [8, 8], [TieBreak("turn", (5, None)), TieBreak("left", (0, 0)), TieBreak("age", (1, 2))]
    )
    assert (ranking.places, ranking.decided_by) == ((2, 1), "age")


@dataclass(frozen=True)
class Seat:
    name: str
    by_hand: Mapping[str, int]


SMALL = st.integers(-1, 1)


def is_ahead(one: int, other: int, totals: list[int], tie_breaks: list[TieBreak]) -> bool:
    """Of two players alone, where every value is known."""
    if totals[one] != totals[other]:
        return totals[one] > totals[other]
    for tie_break in tie_breaks:
        mine, theirs = tie_break.values[one], tie_break.values[other]
        assert mine is not None
        assert theirs is not None
        if mine != theirs:
            return mine > theirs
    return False


@st.composite
def tables(draw: st.DrawFn) -> tuple[list[int], list[TieBreak]]:
    totals = draw(st.lists(SMALL, min_size=1, max_size=6))
    values = st.tuples(*[SMALL] * len(totals))
    return totals, [TieBreak(id, draw(values)) for id in draw(st.sampled_from([[], ["a"], ["a", "b"]]))]


@given(tables())
def test_a_place_is_one_more_than_how_many_are_ahead(table: tuple[list[int], list[TieBreak]]) -> None:
    totals, tie_breaks = table
    seats = range(len(totals))
    ranking = rank_players(totals, tie_breaks)
    assert ranking.places == tuple(
        1 + sum(is_ahead(other, one, totals, tie_breaks) for other in seats) for one in seats
    )
    assert ranking.leaders == tuple(seat for seat in seats if ranking.places[seat] == 1)


@given(tables())
def test_what_decided_is_the_shortest_list_of_tie_breaks_after_which_one_is_first(
    table: tuple[list[int], list[TieBreak]],
) -> None:
    totals, tie_breaks = table
    names = ["points", *(tie_break.id for tie_break in tie_breaks)]
    alone = [
        name
        for number, name in enumerate(names)
        if len(rank_players(totals, tie_breaks[:number]).leaders) == 1
    ]
    assert rank_players(totals, tie_breaks).decided_by == (alone[0] if alone else "shared")


def test_warnings_of_the_table_come_last_and_all_others_stay_in_order() -> None:
    told = [
        Caution("b", None),
        Caution("z", "Ola"),
        Caution("a", None),
        Caution("c", "Ana"),
        Caution("z", "Ana"),
    ]
    scores = [score_player({}, 0, Seat("Ola", {})), score_player({}, 0, Seat("Ana", {}))]
    ended = make_result("pairs", scores, rank_players([0, 0]), iter(told))
    ordered = [(caution.code, caution.player) for caution in ended.warnings]
    assert ordered == [("z", "Ola"), ("c", "Ana"), ("z", "Ana"), ("b", None), ("a", None)]


# Lines and results.


def pairs(position: int, _: Seat) -> Iterator[Reason]:
    for number in range(position):
        yield Reason("pair", {"number": number}, 2)


def penalty(position: int, _: Seat) -> Iterator[Reason]:
    yield Reason("penalty", {}, -position)


def never(*_: object) -> Iterator[Reason]:
    raise AssertionError("a line by hand is not worked out")


def test_a_line_is_the_sum_of_its_reasons_and_lines_stand_in_the_order_of_the_rules() -> None:
    found = score_player({"pairs": pairs, "penalty": penalty}, 3, Seat("Ola", {}))
    assert (found.name, found.total) == ("Ola", 3)
    assert [(line.id, line.points, line.origin) for line in found.lines] == [
        ("pairs", 6, "derived"),
        ("penalty", -3, "derived"),
    ]
    assert [reason.arguments for reason in found.lines[0].reasons] == [
        {"number": number} for number in range(3)
    ]


@pytest.mark.parametrize("points", [0, -4, 12])
def test_a_line_by_hand_is_taken_as_it_is(points: int) -> None:
    found = score_player({"hard": never, "pairs": pairs}, 1, Seat("Ola", {"hard": points}))
    (line, other) = found.lines
    assert found.total == points + 2
    assert (line.points, line.origin, line.reasons[0].points) == (points, "by_hand", points)
    assert (other.points, other.origin) == (2, "derived")


def test_a_result_is_of_the_players_in_their_order_with_what_is_known_of_each() -> None:
    scores = [
        score_player({"pairs": pairs}, number, Seat(name, {})) for name, number in (("Ola", 1), ("Ana", 4))
    ]
    ended = make_result("pairs", scores, rank_players([2, 8]), [], [{"title": 1}, {}])
    assert [(player.name, player.total, player.place) for player in ended.players] == [
        ("Ola", 2, 2),
        ("Ana", 8, 1),
    ]
    assert [player.facts for player in ended.players] == [{"title": 1}, {}]
    assert [player.lines for player in ended.players] == [score.lines for score in scores]
    assert (ended.game, ended.winners, ended.decided_by, ended.warnings) == ("pairs", ("Ana",), "points", ())
