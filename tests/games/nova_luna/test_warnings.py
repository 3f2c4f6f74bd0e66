"""Each warning of Nova Luna, alone, and what is just not worth it."""

from __future__ import annotations

from typing import Any

import pytest

from pnp.build import score

Warned = list[tuple[str | None, str]]


DONE = {"by_hand": {"tokens-left": 0}}  # so that the game is over


def table(*players: dict[str, Any]) -> Warned:
    named = [{"name": f"P{number}", **player} for number, player in enumerate(players, start=1)]
    return [
        (caution.player, caution.code) for caution in score({"game": "nova-luna", "players": named}).warnings
    ]


def alone(phase1: str, mosaic: str) -> Warned:
    return table({"phase1": phase1, "mosaic": mosaic})


def row(number: int, colours: str = "RBTY") -> str:
    return " ".join(f"{colours[place % len(colours)]}{place % 7 + 1}:" for place in range(number))


def test_a_legal_table_and_a_legal_game_alone_have_no_warnings() -> None:
    assert table({"mosaic": "N01 N02\n.   N03"}, {"mosaic": "N04"}, DONE) == []
    assert alone("N01 .", "N01 N02") == []


@pytest.mark.parametrize("mosaic", ["R1: . B1:", "R1: .\n. B1:", "R1:\n.\nB1:"])
def test_not_connected_is_a_mosaic_in_pieces_corners_do_not_hold(mosaic: str) -> None:
    assert table(DONE, {"mosaic": mosaic}) == [("P2", "not-connected")]


def test_not_connected_looks_at_the_end_not_at_phase_1() -> None:
    assert alone("R1: . B1:", "R1: T3: B1:") == []
    assert alone("R1: . .", "R1: . B1:") == [("P1", "not-connected")]


def test_each_player_whose_mosaic_is_in_pieces_is_named_once() -> None:
    pieces = {"mosaic": "R1: . B1: . T1:"}
    assert table(pieces, DONE, pieces) == [("P1", "not-connected"), ("P3", "not-connected")]


def test_two_finished_is_two_players_without_a_token_left() -> None:
    done, doing = {"mosaic": "R6:B B6:R", "tokens": 2}, {"mosaic": "R6:B B6:R", "tokens": 3}
    assert table(done, doing) == []
    assert table(done, doing, done) == [(None, "two-finished")]
    assert table({"by_hand": {"tokens-left": 0}}, done) == [(None, "two-finished")]


def test_same_tile_is_one_card_in_two_places_whoever_has_them() -> None:
    assert table({"mosaic": "N01"}, {"mosaic": "N01"}, DONE) == [(None, "same-tile")]
    assert table({"mosaic": "N01 N01"}, DONE) == [(None, "same-tile")]
    assert table({"mosaic": "N35"}, {"mosaic": "T1: T1:"}, DONE) == []  # a code is no card


def test_same_tile_holds_at_the_end_of_phase_1_too_but_not_from_one_to_the_other() -> None:
    player = {"phase1": "N01 N01", "by_hand": {"final-time": 9, "final-tokens": 90}}
    assert table(player) == [(None, "same-tile")]
    assert alone("N01", "N01") == []


@pytest.mark.parametrize(
    ("phase1", "mosaic"),
    [
        ("R1: .", "T3: R1:"),  # moved
        ("R1: .", ". R1:"),  # gone
        ("R1: .", "R2: B1:"),  # of another time
        ("R1:B .", "R1:T B1:"),  # of another task
        ("R1:B,BT .", "R1:B,BB B1:"),
    ],
)
def test_phase_1_not_kept_is_a_tile_that_lies_elsewhere_at_the_end(phase1: str, mosaic: str) -> None:
    assert alone(phase1, mosaic) == [("P1", "phase-1-not-kept")]


@pytest.mark.parametrize(
    ("phase1", "mosaic"),
    [("N12 .", "R5:BB,YY B1:"), ("R5:YY,BB .", "N12 B1:"), ("R5:BTY,YY .", "R5:YY,TYB B1:")],
)
def test_a_tile_is_kept_though_it_is_entered_otherwise(phase1: str, mosaic: str) -> None:
    assert alone(phase1, mosaic) == []


def test_phase_1_is_not_compared_with_a_mosaic_that_is_not_there() -> None:
    assert table({"phase1": "R1: B1:", "by_hand": {"final-time": 9, "final-tokens": 90}}) == []


@pytest.mark.parametrize(("number", "warned"), [(34, []), (35, [(None, "too-many-tiles")])])
def test_too_many_tiles_is_more_than_68_on_the_table(number: int, warned: Warned) -> None:
    """34 tiles are 9 of two colours and 8 of the others: the two players have 17 of each."""
    assert table({"mosaic": row(34)}, {"mosaic": row(number, "TYRB")}) == warned


@pytest.mark.parametrize("colour", "RBTY")
def test_too_many_tiles_is_more_than_17_of_a_colour(colour: str) -> None:
    assert table({"mosaic": row(9, colour)}, {"mosaic": row(8, colour)}, DONE) == []
    assert table({"mosaic": row(9, colour)}, {"mosaic": row(9, colour)}, DONE) == [(None, "too-many-tiles")]


def apart(first: int, second: int) -> tuple[str, str]:
    mosaic = row(first + second).split()
    return " ".join([*mosaic[:first], *["."] * second]), " ".join(mosaic)


@pytest.mark.parametrize(
    ("first", "second", "warned"),
    [(11, 11, False), (12, 1, True), (1, 12, True), (12, 0, True), (0, 11, False)],
)
def test_too_many_tiles_alone_is_more_than_11_in_a_phase(first: int, second: int, warned: bool) -> None:
    assert alone(*apart(first, second)) == ([(None, "too-many-tiles")] if warned else [])


def test_too_many_tiles_of_phase_1_are_seen_where_the_end_is_by_hand() -> None:
    by_hand = {"final-time": 9, "final-tokens": 90}
    assert table({"phase1": row(11), "by_hand": by_hand}) == []
    assert table({"phase1": row(12), "by_hand": by_hand}) == [(None, "too-many-tiles")]


def test_without_phase_1_nobody_knows_what_lay_when() -> None:
    assert table({"mosaic": row(22), "by_hand": {"phase-1-time": 9, "phase-1-tokens": 0}}) == []


def test_warnings_change_no_score_and_those_of_the_table_stand_last_in_the_order_of_the_page() -> None:
    mosaic = f"N01 N01 . {row(18, 'R')}"
    players = [{"name": name, "mosaic": mosaic, "by_hand": {"tokens-left": 0}} for name in ("Ana", "Ben")]
    result = score({"game": "nova-luna", "players": players})
    assert [(caution.player, caution.code) for caution in result.warnings] == [
        ("Ana", "not-connected"),
        ("Ben", "not-connected"),
        (None, "two-finished"),
        (None, "same-tile"),
        (None, "too-many-tiles"),
    ]
    assert [player.place for player in result.players] == [1, 1]
