"""What each line of Nova Luna comes to, who is ahead of whom, and what may be entered by hand."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from pnp.build import score
from tests.helpers.judged_results import plain

if TYPE_CHECKING:
    from pathlib import Path

    from pnp.scoring import Result


def table(*players: dict[str, Any], **sheet: Any) -> Result:
    named = [{"name": f"P{number}", **player} for number, player in enumerate(players, start=1)]
    return score({"game": "nova-luna", "players": named, **sheet})


def met(mosaic: str) -> list[list[int]]:
    tasks: list[list[int]] = table({"mosaic": mosaic}, {"mosaic": "."}).players[0].facts["tasks"]
    return tasks


# Tasks.


@pytest.mark.parametrize(
    ("mosaic", "tasks"),
    [
        ("R1: Y1:RRRR R2:\nR3: R4:     R5:", 1),  # one chain of five, touched three times
        ("R1: Y1:RRRR R2:\nR3: .       R5:", 1),  # two chains of two together
        ("R1: Y1:RRRR R2:\nR3: .       .", 0),  # three
        (". R3: R4:\nR1: Y1:RRRR .", 0),  # a chain of two beside a single tile
        ("B1: Y1:BRR R2:\n.   .      R1:", 1),  # enough of each colour
        ("B1: Y1:BBR R2:\n.   .      R1:", 0),  # too few of one
        ("B1: Y1:BBR R2:\nB4: .      R1:", 1),
        ("T1: T2:TT", 0),  # its own tile never counts
        ("T1: T2:TT T3:", 1),  # the chain runs through it
        (". T1: .\nT2: T3:TTTT T4:\n. T5: .", 1),
        ("R1:", 0),  # no task, nothing to meet
        (".", 0),
    ],
)
def test_the_chains_that_touch_a_tile_count_together_each_once_without_the_tile(
    mosaic: str, tasks: int
) -> None:
    assert len(met(mosaic)) == tasks


def test_a_card_is_the_tile_that_it_shows_and_a_code_may_stand_for_it() -> None:
    assert met("N12 B1: B1:\n. . .") == met("R5:BB,YY B1: B1:\n. . .") == [[0, 0, 0]]


def test_the_letters_of_a_task_are_in_no_order() -> None:
    for task in ("BBRT", "RBTB", "TBBR"):
        assert met(f".   B1: .\nR1: Y3:{task} T2:\nB1: B3: .") == [[1, 1, 0]]


def test_tasks_are_told_in_reading_order() -> None:
    assert met("R3:B B3:R,R\nB3:R,Y,R .") == [[0, 0, 0], [0, 1, 0], [0, 1, 1], [1, 0, 0], [1, 0, 2]]


def test_rows_may_end_early_and_blank_lines_are_no_rows() -> None:
    assert met("\n\n  R3:B    B3:R \t\n\n   R3:R\n") == [[0, 0, 0], [0, 1, 0], [1, 0, 0]]


# Tokens.


@pytest.mark.parametrize(("tokens", "left"), [(20, 18), (17, 15), (15, 13), (3, 1), (2, 0), (1, 0)])
def test_a_token_is_left_for_each_task_not_met_and_never_fewer_than_none(tokens: int, left: int) -> None:
    result = table({"mosaic": "R6:B B6:R", "tokens": tokens}, {"mosaic": ".", "tokens": 20})
    (line,) = result.players[0].lines
    assert (line.id, line.points, line.origin) == ("tokens-left", left, "derived")
    assert result.players[0].total == left


def test_twenty_tokens_are_to_be_placed_unless_the_sheet_says_otherwise() -> None:
    assert [player.total for player in table({"mosaic": "."}, {"mosaic": ".", "tokens": 17}).players] == [
        20,
        17,
    ]


def test_fewer_is_better() -> None:
    result = table({"mosaic": "."}, {"mosaic": "R6:B B6:R", "tokens": 2}, {"mosaic": "R6:B B6:", "tokens": 2})
    assert [player.place for player in result.players] == [3, 1, 2]
    assert (result.winners, result.decided_by) == (("P2",), "points")


def test_what_earned_a_line_tells_every_task_met_counted_from_one() -> None:
    (line,) = table({"mosaic": "R6:B B6:Y,R"}, {"mosaic": "."}).players[0].lines
    (reason,) = line.reasons
    assert reason.places == ("1,1:1", "1,2:2")
    assert reason.arguments == {"tokens": 20, "met": 2, "left": 18}


# Ties.


def left(*tracks: list[int] | None, tokens: int = 1) -> list[dict[str, Any]]:
    return [
        {"by_hand": {"tokens-left": tokens}, **({} if track is None else {"track": track})}
        for track in tracks
    ]


def test_the_player_further_back_on_the_track_is_ahead() -> None:
    result = table(*left([30, 1], [9, 1], [110, 1]))
    assert [player.place for player in result.players] == [2, 1, 3]
    assert (result.winners, result.decided_by) == (("P2",), "turn-order")


def test_on_one_space_the_higher_in_the_pile_is_ahead() -> None:
    result = table(*left([30, 1], [30, 3], [30, 2], [29, 1]))
    assert [player.place for player in result.players] == [4, 2, 3, 1]
    assert result.winners == ("P4",)


def test_the_track_is_not_checked_further_than_its_form() -> None:
    assert table(*left([0, 99], [1, 99], [0, 98])).winners == ("P1",)


def test_equal_tracks_share() -> None:
    result = table(*left([7, 1], [5, 2], [5, 2]))
    assert [player.place for player in result.players] == [3, 1, 1]
    assert (result.winners, result.decided_by) == (("P2", "P3"), "shared")


def test_players_of_one_total_share_unless_all_of_them_have_a_track() -> None:
    result = table(*left([7, 1], None, [5, 2]), *left([3, 1], [2, 1], tokens=2)[:1])
    assert [player.place for player in result.players] == [1, 1, 1, 4]
    assert (result.winners, result.decided_by) == (("P1", "P2", "P3"), "shared")


def test_the_track_orders_the_places_after_the_first_too() -> None:
    result = table(*left([7, 1], [3, 1], tokens=4), *left(None))
    assert [player.place for player in result.players] == [3, 2, 1]
    assert result.decided_by == "points"


# By hand.


def test_a_line_by_hand_stands_whatever_the_mosaic_says() -> None:
    result = plain(table({"mosaic": "R6:B B6:R", "by_hand": {"tokens-left": 3}}, {"mosaic": "."}))
    player = result["players"][0]
    assert (player["lines"], player["from"]) == ({"tokens-left": 3}, {"tokens-left": "by_hand"})
    assert player["facts"] == {"tasks_met": 2, "tasks": [[0, 0, 0], [0, 1, 0]]}


def test_a_table_of_lines_by_hand_alone_ranks_and_breaks_ties() -> None:
    result = plain(table(*left([7, 1], [5, 1], tokens=2), *left(None, tokens=6)))
    assert [player["place"] for player in result["players"]] == [2, 1, 3]
    assert (result["winners"], result["decided_by"], result["warnings"]) == (["P2"], "turn-order", [])
    assert [player["facts"] for player in result["players"]] == [{}, {}, {}]


SOLO = {"phase-1-time": 7, "phase-1-tokens": 80, "final-time": 14, "final-tokens": 210}


@pytest.mark.parametrize("line", SOLO)
def test_each_line_of_a_game_alone_may_be_by_hand_beside_the_grids(line: str) -> None:
    player = {"name": "Ola", "phase1": "R7: .", "mosaic": "R7: T7:", "by_hand": {line: 33}}
    (found,) = plain(score({"game": "nova-luna", "players": [player]}))["players"]
    assert found["lines"] == {**SOLO, line: 33}
    assert found["from"] == {name: "by_hand" if name == line else "derived" for name in SOLO}
    assert found["total"] == sum(SOLO.values()) - SOLO[line] + 33


@pytest.mark.parametrize(
    ("key", "lines"),
    [("phase1", ("phase-1-time", "phase-1-tokens")), ("mosaic", ("final-time", "final-tokens"))],
)
def test_a_grid_may_be_left_out_where_both_its_lines_are_by_hand(key: str, lines: tuple[str, str]) -> None:
    player = {"name": "Ola", "phase1": "R7: .", "mosaic": "R7: T7:", "by_hand": dict.fromkeys(lines, -2)}
    del player[key]
    (found,) = plain(score({"game": "nova-luna", "players": [player]}))["players"]
    assert found["lines"] == {**SOLO, **dict.fromkeys(lines, -2)}
    assert ("tasks" in found["facts"]) is (key == "phase1")


# What comes in.


TEXT = (
    "game: nova-luna\nplayers:\n  - {name: Ana, tokens: 2, mosaic: 'R6:B B6:R'}\n  - {name: Ben, mosaic: .}\n"
)
PLAYERS = [{"name": "Ana", "tokens": 2, "mosaic": "R6:B B6:R"}, {"name": "Ben", "mosaic": "."}]


def test_a_sheet_may_be_a_mapping_a_text_json_or_a_file(tmp_path: Path) -> None:
    path = tmp_path / "sheet.yaml"
    path.write_text(TEXT, encoding="utf-8")
    wanted = score({"game": "nova-luna", "players": PLAYERS})
    assert wanted.winners == ("Ana",)
    for sheet in (TEXT, json.dumps({"game": "nova-luna", "players": PLAYERS}), path, str(path)):
        assert score(sheet) == wanted
