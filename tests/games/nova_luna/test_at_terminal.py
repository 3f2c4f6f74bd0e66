"""Whole tables of Nova Luna at a terminal: mended in place, changed, left, gone on with, saved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import pnp
from tests.helpers.terminals import Terminal
from tests.helpers.typed_tables import DAY, saved

if TYPE_CHECKING:
    from pathlib import Path

MENDED = "\x1b[C"  # an arrow, after which a refused answer is edited
RUBBED = "\x7f"  # a sign that is taken back
THREE: dict[str, Any] = {
    "game": "nova-luna",
    "players": [
        {"name": "Ana", "mosaic": ".   N11 N12\nN18 N15 N17 N34\n.   N16 N51\n", "track": [17, 2]},
        {"name": "Jan", "mosaic": "B4:R R3:B", "tokens": 16, "track": [17, 1]},
        {"name": "Eva", "by_hand": {"tokens-left": 15}},
    ],
}
ALONE: dict[str, Any] = {
    "game": "nova-luna",
    "players": [
        {
            "name": "Ana",
            "phase1": ". . N11 . .\n. N18 N15 N17 .\n. . N16 . .",
            "mosaic": ". . N11 . .\nN01 N18 N15 N17 N34\n. . N16 N45 N51",
        }
    ],
}


@pytest.mark.full
def test_three_at_a_terminal_whose_tie_the_track_breaks(tmp_path: Path) -> None:
    begun = ("score", "nova-luna", "--names", "Ana,Jan,Eva", "--played", DAY, "--lang", "en")
    with Terminal(*begun, folder=tmp_path) as terminal:
        terminal.answer("Ana’s tokens left (Enter: from the mosaic):", "")
        terminal.answer("Ana’s tokens to place (Enter: 20):", "22")
        terminal.expect("“22” is no number from 1 to 20.")
        terminal.press(MENDED + RUBBED)
        terminal.type(RUBBED)
        terminal.answer("Ana, row 1 (such as 12 40 . r4:bb):", ". 11 12")
        terminal.expect("1 |R4 N11|R5 N12|")
        terminal.answer("Ana, row 2 (Enter: no more):", "?")
        terminal.expect("? The tiles as they lie in the end, row by row")  # below the line
        terminal.answer("Ana, row 2 (Enter: no more):", "=")
        terminal.expect("1 |R4 N11|R5 N12|")
        terminal.expect("Place 1. 2. 2.")
        terminal.answer("Ana, row 2 (Enter: no more):", "18 15 17 nn34")
        terminal.expect("There is no “nn34”. Did you mean N34?")
        terminal.press(MENDED + RUBBED * 4)
        terminal.type("34")
        terminal.expect("2 |B1 N18|R6 N15|R7 N17|B7 N34|")
        terminal.answer("Ana, row 3 (Enter: no more):", ". 16 51")
        terminal.answer("Ana, row 4 (Enter: no more):", "")
        terminal.expect("14 of 20 tokens left, 6 tasks met")
        terminal.answer("Jan’s tokens left", "")
        terminal.answer("Jan’s tokens to place", "15")
        terminal.answer("Jan, row 1", "b4:r r9:b")
        terminal.expect("“r9:b” is no tile’s code")
        terminal.press(MENDED + RUBBED * 4)
        terminal.type("r3:b")
        terminal.answer("Jan, row 2", "")
        terminal.expect("13 of 15 tokens left")
        terminal.answer("Eva’s tokens left", "/8")
        terminal.answer("Jan’s tokens to place [15]:", "16")
        terminal.expect("Eva’s tokens left")
        assert terminal.interrupt() == 130
        terminal.expect("pnp score --resume nova-luna")
    with Terminal("score", "--resume", folder=tmp_path) as terminal:
        terminal.answer("Eva’s tokens left", "15")
        terminal.answer("Ana on the lunar track", "17 2")
        terminal.answer("Jan on the lunar track", "17")
        terminal.save("Ana wins.", "decided by: turn order on the lunar track")
    sheet = saved("nova-luna", tmp_path)
    assert sheet["played"] == DAY
    assert pnp.score(sheet) == pnp.score(THREE)


@pytest.mark.full
def test_alone_at_a_terminal(tmp_path: Path) -> None:
    begun = ("score", "nova-luna", "--names", "Ana", "--played", DAY, "--lang", "en")
    with Terminal(*begun, folder=tmp_path) as terminal:
        terminal.answer("Phase 1, row 1", "")
        terminal.expect("Something has to be entered here.")
        terminal.type(". 12")
        terminal.answer("Phase 1, row 2", "18,15,r7,17")
        terminal.expect("“r7” is no tile’s code")
        terminal.press(MENDED + RUBBED * 5)
        terminal.type("17")
        terminal.answer("Phase 1, row 3", ". 16")
        terminal.answer("Phase 1, row 4", "")
        terminal.expect("7 of 8 tokens left after phase 1")
        terminal.answer("At the end, row 1 (Enter: . N12):", "/1")
        terminal.answer("Phase 1, row 1 [. 12]:", ". 11")
        terminal.expect("At the end, row 1 (Enter: . N11):")
        assert terminal.interrupt() == 130
    with Terminal("score", "--resume", folder=tmp_path) as terminal:
        terminal.answer("At the end, row 1 (Enter: . N11):", "")
        terminal.answer("At the end, row 2 (Enter: N18 N15 N17):", "1 18 15 17 94")
        terminal.expect("no tile “94”")
        terminal.press(MENDED + RUBBED * 2)
        terminal.type("34")
        terminal.expect("2 |R1 N01|B1* N18|R6* N15|R7* N17|B7 N34|")
        terminal.answer("At the end, row 3 (Enter: . N16):", ". . 16 45 51")
        terminal.answer("At the end, row 4 (Enter: no more):", "")
        terminal.expect("12 of 21 tokens left at the end")
        terminal.save("247")
    assert pnp.score(saved("nova-luna", tmp_path)) == pnp.score(ALONE)
