"""The rulebook's eight examples of Nova Luna, built after its words, and games alone worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from pnp.build import score


def met(mosaic: str) -> list[list[int]]:
    """Row, column and number of the tasks met in a mosaic, from 0."""
    players = [{"name": "Ana", "mosaic": mosaic}, {"name": "Ben", "mosaic": "."}]
    facts = score({"game": "nova-luna", "players": players}).players[0].facts
    tasks: list[list[int]] = facts["tasks"]
    assert facts["tasks_met"] == len(tasks)
    return tasks


# "Příklady plnění úkolů": the pictures are lost, each mosaic is the smallest that its words describe.


def test_example_1_two_blue_tiles_at_a_yellow_one_meet_its_two_blue() -> None:
    assert met("B3: Y4:BB,RRR B2:") == [[0, 1, 0]]


def test_example_2_so_does_a_chain_of_two_of_which_one_is_at_the_tile_but_corners_never_touch() -> None:
    mosaic = """
        R3: B3:       B2:
        R1: Y4:BB,RRR .
        .   .         R5:
    """
    assert met(mosaic) == [[1, 1, 0]]


def test_example_2_a_chain_that_only_comes_to_a_corner_counts_nothing() -> None:
    assert met("B3: B2:\n. . Y4:BB") == []


def test_example_3_two_tasks_of_one_tile_are_met_at_once() -> None:
    mosaic = """
        .   R1: .
        B3: Y4:BB,RRR B2:
        .   R5: R2:
    """
    assert met(mosaic) == [[1, 1, 0], [1, 1, 1]]


def test_example_4_three_tiles_meet_all_tasks_of_a_tile_of_time_7() -> None:
    mosaic = """
        .   B3:     .
        R1: Y7:B,R,BT T4:
    """
    assert met(mosaic) == [[1, 1, 0], [1, 1, 1], [1, 1, 2]]


def test_example_5_two_neighbours_meet_each_others_tasks_and_need_nothing_else() -> None:
    assert met("R6:T T6:R") == [[0, 0, 0], [0, 1, 0]]


def test_example_6_two_yellow_tiles_meet_two_yellow_on_both_their_neighbours() -> None:
    mosaic = """
        B4:YY Y3: .
        .     Y2: T4:YY
    """
    assert met(mosaic) == [[0, 0, 0], [1, 2, 0]]


@pytest.mark.parametrize(("reds", "number"), [(2, 0), (3, 2)])
def test_example_7_a_red_tile_of_time_2_needs_four_red_ones_besides_itself(reds: int, number: int) -> None:
    """Two of them help each other: each is one of the four that the other needs."""
    mosaic = " ".join(["R2:RRRR", "R2:RRRR", *["R3:"] * reds])
    assert len(met(mosaic)) == number


def test_example_8_the_same_four_red_tiles_meet_two_red_and_four_red() -> None:
    mosaic = """
        R1: R3:
        R4: R5: B4:RR,RRRR
    """
    assert met(mosaic) == [[1, 2, 0], [1, 2, 1]]


def test_example_8_each_task_is_judged_alone_so_that_one_may_be_met_without_the_other() -> None:
    assert met("R4: R5: B4:RR,RRRR") == [[0, 2, 0]]


# A game alone, phase by phase.


ALONE = """
game: nova-luna
players:
  - name: Ola
    phase1: |
      R6:B B6:R
      .    .
    mosaic: |
      R6:B B6:R
      Y1:R T7:B,Y,RR
"""


def lines(sheet: str) -> dict[str, int]:
    (player,) = score(sheet).players
    assert player.total == sum(line.points for line in player.lines)
    return {line.id: line.points for line in player.lines}


def test_the_times_of_phase_1_count_twice_and_each_token_left_counts_ten() -> None:
    assert lines(ALONE) == {
        "phase-1-time": 6 + 6,
        "phase-1-tokens": 10 * (8 - 2),
        "final-time": 6 + 6 + 1 + 7,
        "final-tokens": 10 * (21 - 5),
    }


def test_a_game_alone_is_won_whatever_it_comes_to() -> None:
    result = score(ALONE)
    assert (result.winners, result.decided_by, result.warnings) == (("Ola",), "points", ())
    assert result.players[0].place == 1
    assert result.players[0].facts == {
        "tasks_met": 5,
        "tasks": [[0, 0, 0], [0, 1, 0], [1, 0, 0], [1, 1, 0], [1, 1, 1]],
        "excellent": False,
    }


EASY = ["R1:R,R,R"] * 8  # three tasks each, met by the next tile of the row


def test_tokens_are_never_fewer_than_none_and_tasks_beyond_them_are_not_lost() -> None:
    """Ruling: what phase 1 met beyond its 8 tokens is covered when phase 2 begins."""
    phase1, mosaic = " ".join([*EASY[:3], ".", "."]), " ".join(EASY[:5])
    sheet = {"game": "nova-luna", "players": [{"name": "Ola", "phase1": phase1, "mosaic": mosaic}]}
    (player,) = score(sheet).players
    found = {line.id: line.points for line in player.lines}
    assert found == {"phase-1-time": 3, "phase-1-tokens": 0, "final-time": 5, "final-tokens": 10 * (21 - 15)}


def test_no_more_than_21_tokens_are_placed() -> None:
    row = " ".join(EASY)
    sheet = {"game": "nova-luna", "players": [{"name": "Ola", "phase1": row, "mosaic": row}]}
    (player,) = score(sheet).players
    assert player.facts["tasks_met"] == 24
    assert {line.id: line.points for line in player.lines} == {
        "phase-1-time": 8,
        "phase-1-tokens": 0,
        "final-time": 8,
        "final-tokens": 0,
    }
    assert player.facts["excellent"] is True


@pytest.mark.parametrize(("total", "excellent"), [(99, True), (100, False)])
def test_less_than_a_hundred_is_excellent(total: int, excellent: bool) -> None:
    lines: dict[str, Any] = {"phase-1-time": 30, "phase-1-tokens": 10, "final-time": 50}
    by_hand = {**lines, "final-tokens": total - 90}
    (player,) = score({"game": "nova-luna", "players": [{"name": "Ola", "by_hand": by_hand}]}).players
    assert (player.total, player.facts) == (total, {"excellent": excellent})
