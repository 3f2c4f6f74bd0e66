"""The slow judge of Nova Luna on cases worked out by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests import ROOT
from tests.oracles.nova_luna import Refused, judge

if TYPE_CHECKING:
    from pathlib import Path


def judged(*players: dict[str, Any], folder: Path | None = None, **sheet: Any) -> dict[str, Any]:
    named = [{"name": f"P{number}", **player} for number, player in enumerate(players, start=1)]
    return judge({"game": "nova-luna", "players": named, **sheet}, ROOT, folder)


def met(mosaic: str) -> list[list[int]]:
    """The tasks met in a mosaic of one of two players."""
    tasks: list[list[int]] = judged({"mosaic": mosaic}, {"mosaic": "."})["players"][0]["facts"]["tasks"]
    return tasks


def warned(*players: dict[str, Any]) -> list[tuple[str | None, str]]:
    return [(warning["player"], warning["code"]) for warning in judged(*players)["warnings"]]


# The eight examples of the rulebook, "Příklady plnění úkolů", built after its words.


def test_example_1_two_blue_tiles_beside_a_yellow_one_meet_its_two_blue() -> None:
    assert met("B1: Y4:BB,RRR B2:") == [[0, 1, 0]]


def test_example_2_a_chain_of_two_with_one_end_at_the_tile_will_do_and_corners_do_not() -> None:
    assert met("R1: B1:       B2:\nR2: Y4:BB,RRR .\n.   .         R3:") == [[1, 1, 0]]


def test_example_3_two_tasks_of_one_tile_are_met_at_once() -> None:
    assert met("R1: B1:       B2:\nR2: Y4:BB,RRR .\n.   R3:       .") == [[1, 1, 0], [1, 1, 1]]


def test_example_4_three_tiles_meet_three_tasks_of_a_tile_of_time_7() -> None:
    assert met(".   B1:      .\nT1: Y7:B,R,BT R1:") == [[1, 1, 0], [1, 1, 1], [1, 1, 2]]


def test_example_5_two_neighbours_meet_each_others_tasks() -> None:
    assert met("R6:B B6:R") == [[0, 0, 0], [0, 1, 0]]


def test_example_6_one_pair_of_yellow_tiles_serves_two_tiles() -> None:
    assert met("R5:YY Y1: .\n.     Y2: T5:YY") == [[0, 0, 0], [1, 2, 0]]


def test_example_7_a_red_tile_never_counts_for_itself() -> None:
    assert met("R2:RRRR R2:RRRR R1: R1:") == []
    assert met("R2:RRRR R2:RRRR R1: R1: R1:") == [[0, 0, 0], [0, 1, 0]]


def test_example_8_four_red_tiles_serve_two_red_and_four_red() -> None:
    assert met("R1: R1: R1: R1:\n.   .   .   B4:RR,RRRR") == [[1, 3, 0], [1, 3, 1]]


# Chains.


def test_several_chains_count_together_and_each_once() -> None:
    assert met("R1: Y1:RRRR R2:\nR3: R4:     R5:") == [[0, 1, 0]]  # one chain, touched three times
    assert met("R1: Y1:RRRR R2:\nR3: .       R5:") == [[0, 1, 0]]  # two chains of two
    assert met("R1: Y1:RRRR R2:\nR3: .       .") == []


def test_a_task_of_several_colours_needs_enough_of_each() -> None:
    assert met("B1: Y1:BRR R2:\n.   .      R1:") == [[0, 1, 0]]
    assert met("B1: Y1:BBR R2:\n.   .      R1:") == []


# Two to four players.


def test_tokens_left_are_never_less_than_none() -> None:
    result = judged({"mosaic": "R6:B B6:R", "tokens": 1}, {"mosaic": "R6:B B6:R"})
    assert [player["lines"] for player in result["players"]] == [{"tokens-left": 0}, {"tokens-left": 18}]
    assert result["winners"] == ["P1"]
    assert result["decided_by"] == "points"
    assert result["players"][0]["facts"] == {"tasks_met": 2, "tasks": [[0, 0, 0], [0, 1, 0]]}


def test_the_one_further_back_and_then_the_higher_one_is_ahead() -> None:
    tracks, none_left = ([30, 1], [29, 1], [29, 2], [29, 2]), {"tokens-left": 0}
    result = judged(*({"by_hand": none_left, "track": track} for track in tracks))
    assert [player["place"] for player in result["players"]] == [4, 3, 1, 1]
    assert result["decided_by"] == "shared"
    result = judged(*({"by_hand": none_left, "track": track} for track in tracks[:3]))
    assert (result["winners"], result["decided_by"]) == (["P3"], "turn-order")


def test_players_of_one_total_share_unless_all_of_them_have_a_track() -> None:
    players = [{"by_hand": {"tokens-left": left}, "track": [5, left + 1]} for left in (2, 2, 1, 1)]
    del players[1]["track"]
    result = judged(*players)
    assert [player["place"] for player in result["players"]] == [3, 3, 1, 1]
    players[3]["track"] = [6, 1]
    assert [player["place"] for player in judged(*players)["players"]] == [3, 3, 1, 2]


# Solo.


def test_solo_counts_the_times_of_phase_1_twice_and_ten_for_each_token_left() -> None:
    (player,) = judged({"mosaic": "B4:B R4:R .\nR6:B B6:R,Y Y1:", "phase1": "B4:B R4:R .\nR6:B . ."})[
        "players"
    ]
    assert player["facts"] == {"tasks_met": 3, "tasks": [[1, 0, 0], [1, 1, 0], [1, 1, 1]], "excellent": False}
    lines = {"phase-1-time": 14, "phase-1-tokens": 70, "final-time": 21, "final-tokens": 180}
    assert player["lines"] == lines


def test_what_is_met_beyond_the_8_tokens_of_phase_1_is_covered_in_phase_2() -> None:
    nine = "R1:B,B,B B1:R,R,R R1:B,B,B"
    (player,) = judged({"mosaic": nine, "phase1": nine})["players"]
    lines = {"phase-1-time": 3, "phase-1-tokens": 0, "final-time": 3, "final-tokens": 120}
    assert player["lines"] == lines


def test_all_lines_by_hand_need_no_grid_and_99_is_excellent() -> None:
    lines = {"phase-1-time": 20, "phase-1-tokens": 0, "final-time": 79, "final-tokens": 0}
    (player,) = judged({"by_hand": lines})["players"]
    assert (player["total"], player["place"], player["facts"]) == (99, 1, {"excellent": True})
    assert set(player["from"].values()) == {"by_hand"}


# Warnings.


def test_each_warning_where_it_belongs() -> None:
    finished = {"mosaic": "R6:B B6:R", "tokens": 2}
    assert warned({"mosaic": "R1: . R2:"}, finished) == [("P1", "not-connected")]
    assert warned(finished, {"mosaic": "N01"}, {"mosaic": "N02 N01"}) == [(None, "same-tile")]
    assert warned({"mosaic": "R1:"}, {"mosaic": "N01 B2:"}) == [(None, "not-finished")]
    assert warned({"mosaic": "R1:"}, {"by_hand": {"tokens-left": 3}}) == []
    assert warned(finished, finished) == [(None, "two-finished")]
    assert warned({"mosaic": "R1: B1:", "phase1": "R1: B2:"}) == [("P1", "phase-1-not-kept")]
    eleven = " ".join(["R1:"] * 11)
    assert warned({"mosaic": eleven, "phase1": eleven}) == []
    assert warned({"mosaic": eleven + " B1:", "phase1": eleven + " B1:"}) == [(None, "too-many-tiles")]
    reds = {"mosaic": " ".join(["R1:"] * 16)}
    assert warned(finished, reds, {"mosaic": "B1:"}) == []
    assert warned(finished, reds, {"mosaic": "R1:"}) == [(None, "too-many-tiles")]


# Own sets.


def test_a_set_of_the_sheet_adds_its_tiles_or_swaps_them(tmp_path: Path) -> None:
    ours = "game: nova-luna\ndeck: tiles\n{}cards:\n  - {{id: X1, tile: 'R6:B', copies: 2}}\n"
    (tmp_path / "more.yaml").write_text(ours.format(""), encoding="utf-8")
    (tmp_path / "other.yaml").write_text(ours.format("replaces: true\n"), encoding="utf-8")
    result = judged({"mosaic": "X1 N28"}, {"mosaic": "X1"}, folder=tmp_path, cards=["more.yaml"])
    assert result["players"][0]["facts"]["tasks"] == [[0, 0, 0]]
    assert result["warnings"] == [{"player": None, "code": "not-finished"}]
    with pytest.raises(Refused):
        judged({"mosaic": "X1 N28"}, {"mosaic": "X1"}, folder=tmp_path, cards=["other.yaml"])
