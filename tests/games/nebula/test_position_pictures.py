"""Pictures of positions of Nebula: every star on its cell, black holes on the bar, what earned each line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp import score
from pnp.build import score_file
from tests.helpers.position_pictures import drawn, pictured, texts
from tests.helpers.score_sheets import NEBULA, written

if TYPE_CHECKING:
    from pathlib import Path


def test_the_picture_is_told_each_star_and_what_earned_each_line(tmp_path: Path) -> None:
    ester, other = pictured(NEBULA, tmp_path)
    assert ester["stars"] == ("core=red", "orion1=white")
    assert (ester["holes"], other["holes"], other["stars"]) == (3, 2, ())
    lines = score(NEBULA).players[0].lines
    places = [{place for reason in line.reasons for place in reason.places} for line in lines]
    assert [{star.split("=")[0] for star in marks} for marks in ester["marks"]] == places


def test_a_full_bar_is_drawn_whatever_more_a_sheet_says(tmp_path: Path) -> None:
    first, second = NEBULA["players"]
    sheet = {**NEBULA, "players": [{**first, "black_holes": 999}, second]}
    scored = score_file(str(written(sheet, tmp_path)))
    assert scored.game.position_fields is not None
    ester, _ = scored.game.position_fields(scored.position, scored.result)
    assert ester["holes"] == len(scored.board.bar)
    assert drawn(sheet, tmp_path, explain=True)


def test_each_star_stands_once_on_the_board_and_once_in_each_line_that_it_earned(tmp_path: Path) -> None:
    ester, _ = pictured(NEBULA, tmp_path)
    for explain in (False, True):
        starry, empty = map(texts, drawn(NEBULA, tmp_path, explain=explain))  # names hold letters too
        for star in ester["stars"]:
            earned = sum(star in marks for marks in ester["marks"]) * explain
            letter = {"red": "R", "white": "W"}[star.split("=")[1]]
            assert starry.count(letter) - empty.count(letter) == 1 + earned
