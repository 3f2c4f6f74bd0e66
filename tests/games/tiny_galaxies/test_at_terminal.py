"""Whole tables of Tiny Galaxies at a terminal: mended in place, changed, left, gone on with, saved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import pnp
from tests.helpers.terminals import Terminal
from tests.helpers.typed_tables import DAY, saved

if TYPE_CHECKING:
    from pathlib import Path

TABLE: dict[str, Any] = {
    "game": "tiny-galaxies",
    "played": DAY,
    "players": [
        {
            "name": "Eva",
            "empire": "5",
            "planets": ["P05", "P10", "P11"],
            "energy": "3",
            "culture": "2",
            "mission": "M12",
            "ended_game": "true",
        },
        {
            "name": "Ivo",
            "empire": "4",
            "planets": ["P04", "P09", "P01", "P02"],
            "energy": "1",
            "culture": "0",
            "mission": "M11",
            "ships": {"home": "0", "landed": "2", "orbit": "1"},
        },
        {"name": "Ota", "empire": "3", "planets": [], "energy": "0", "culture": "7", "mission": "M06"},
        {
            "name": "Pavla",
            "empire": "6",
            "planets": ["5", "3", "1"],
            "energy": "4",
            "culture": "4",
            "by_hand": {"mission": "2"},
        },
    ],
}
ALONE: dict[str, Any] = {
    "game": "tiny-galaxies",
    "played": DAY,
    "rogue": {"level": "2", "empire": "skull", "planets": ["P03", "P08"]},
    "ended_by": "player",
    "players": [
        {"name": "Eva", "empire": "5", "planets": ["P05", "P10", "P01"], "energy": "3", "culture": "2"}
    ],
}
BEGUN = ("score", "tiny-galaxies", "--played", DAY, "--lang", "en")


@pytest.mark.full
def test_a_whole_table_of_four_at_a_terminal(tmp_path: Path) -> None:
    with Terminal(*BEGUN, folder=tmp_path) as terminal:
        terminal.answer("How many play?", "4")
        for number, name in enumerate(("Eva", "Ivo", "Ota", "Pavla"), 1):
            terminal.answer(f"Name of player {number} (", name)
        terminal.answer("Eva, level of the empire (1–6):", "55")
        terminal.expect("“55” is no number from 1 to 6.")
        terminal.press("\x1b[C\x7f\r")  # what was typed is still there to be mended
        terminal.expect("* 0 1 2 3 [5] 8")
        terminal.answer("Eva, planets (Enter: none):", "p5 p10 p41")
        terminal.expect("There is no “p41”.")
        terminal.press("\x1b[C\x7f\x7f11\r")
        terminal.expect("Planets: 3, 17 points; D diplomacy 1, M economy 2")
        terminal.answer("Eva, energy left (0–7):", "3")
        terminal.answer("Eva, culture left (0–7):", "2")
        terminal.answer("Eva, mission (Enter: none):", "m12")
        terminal.answer("Did Eva end the game? (y/n):", "y")
        terminal.expect("M12 The Last Word, met: ending the game")
        terminal.answer("Ivo, level of the empire (1–6):", "3")
        terminal.answer("Ivo, planets (Enter: none):", "4p 9 p1 p2")
        terminal.expect("There is no “4p” here.")
        terminal.press("\x01\x1b[3~\x1b[3~p4\r")  # to the beginning of the line, and mended there
        terminal.expect("P04 5")
        terminal.answer("Ivo, energy left (0–7):", "1")
        terminal.answer("Ivo, culture left (0–7):", "0")
        terminal.answer("Ivo, mission (Enter: none):", "M1\t\t")
        terminal.answer("Ivo, ships at home, landed, in orbit:", "021")
        terminal.expect("[x] M11 3")
        terminal.answer("Ota, level of the empire (1–6):", "/12")
        terminal.answer("Ivo, level of the empire (1–6) [3]:", "4")
        terminal.expect("Eva 24 · Ivo 20")
        assert terminal.interrupt() == 130
        terminal.expect("To go on: pnp score --resume tiny-galaxies")
    with Terminal("score", "--resume", folder=tmp_path) as terminal:
        terminal.expect("Going on after")
        terminal.answer("Ota, level of the empire (1–6):", "3")
        for label, typed in (("planets", ""), ("energy", "0"), ("culture", "7"), ("mission", "6")):
            terminal.answer(f"Ota, {label}", typed)
        for label, typed in (("level", "6"), ("planets", "5 3 1"), ("energy", "4"), ("culture", "4")):
            terminal.answer(f"Pavla, {label}", typed)
        terminal.answer("Pavla, mission", "")
        terminal.answer("Pavla, points of a mission that is not ours", "2")
        terminal.save("Eva wins.", "Saved as tiny-galaxies-2026-11-18.yaml")
    assert saved("tiny-galaxies", tmp_path) == TABLE
    assert [player.total for player in pnp.score(TABLE).players] == [24, 20, 6, 19]


def test_a_game_alone_that_both_might_have_won(tmp_path: Path) -> None:
    with Terminal(*BEGUN, "--names", "Eva", folder=tmp_path) as terminal:
        terminal.answer("Which rogue galaxy (1–5):", "6")
        terminal.expect("“6” is no number from 1 to 5.")
        terminal.press("\x1b[C\x7f2\r")
        terminal.expect("Rogue galaxy · easy")
        terminal.answer("level of its empire (1–6, or s: the skull):", "7")
        terminal.expect("There is no “7” here.")
        terminal.press("\x1b[C\x7fs\r")
        terminal.expect("[ X]")
        terminal.answer("The rogue galaxy, planets (Enter: none):", "p3 p7")
        terminal.answer("Eva, level of the empire (1–6):", "5")
        terminal.answer("Eva, planets (Enter: none):", "p5 p10 p1")
        terminal.answer("Eva, energy left (0–7):", "8")
        terminal.expect("“8” is no number from 0 to 7.")
        terminal.press("\x1b[C\x7f3\r")
        terminal.answer("Eva, culture left (0–7):", "<")
        terminal.answer("Eva, energy left (0–7) [3]:", "3")
        terminal.answer("Eva, culture left (0–7):", "/3")
        terminal.answer("The rogue galaxy, planets [p3 p7]:", "p3 p8")
        terminal.expect("Eva, culture left")
        assert terminal.interrupt() == 130
    with Terminal("score", "--resume", "tiny-galaxies", folder=tmp_path) as terminal:
        terminal.answer("Eva, culture left (0–7):", "2")
        terminal.answer("Were you first? (y/n):", "y")
        terminal.save("Eva wins.")
    assert saved("tiny-galaxies", tmp_path) == ALONE
    assert pnp.score(ALONE).winners == ("Eva",)
