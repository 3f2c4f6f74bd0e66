"""Whole tables of Night Sky at a terminal: mended in place, changed, left, gone on with, saved."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING, Any

import pytest

import pnp
from tests.helpers.page_blocks import blocks
from tests.helpers.sketch_rows import of_page
from tests.helpers.terminals import Terminal
from tests.helpers.typed_tables import DAY, enter, saved

if TYPE_CHECKING:
    from pathlib import Path

    from pnp.scoring import Result

ROUNDS: list[dict[str, Any]] = [
    {"card": "C502", "lines": "A22-B11 A22-A32 A32-A43 A43-B31 A22-B31"},
    {"card": "C904", "lines": "C51-C62 B55-C51 B44-B55 B44-C31 B54-B55 B54-B64 B43-B64 B43-B44 B52-B64"},
    {"card": "C803", "lines": "C33-C44 C44-D41 C44-C54 D41-D51 C66-D51"},
    {"card": "C1005", "lines": "E53-E54 E42-E53 E31-E42 D43-E31 D43-D53 D53-D63 E41-E42 D55-E41 D55-D66"},
    {"card": "C601", "lines": "E33-F31 F21-F31 E11-F21 F21-F22"},
    {"card": "C703", "lines": "A42-A53 A31-A42 A31-F43 F43-F53 F52-F53 A31-F55 F43-F55"},
]


def counted(size: int, kind: str, value: int, *counts: int) -> dict[str, Any]:
    keys = ("top", "bottom", "links", "drawn")
    card = {"size": size, "kind": kind, "value": value}
    return {"card": card, "counts": dict(zip(keys, counts, strict=True))}


TABLE: dict[str, Any] = {
    "game": "night-sky",
    "played": DAY,
    "players": [
        {"name": "Ania", "start": "S3b", "rounds": ROUNDS},
        {
            "name": "Bartek",
            "start": {"kind": "dwarf", "value": 2},
            "rounds": [
                counted(5, "giant", 1, 2, 2, 1, 5),
                counted(9, "pulsar", 2, 4, 3, 3, 9),
                {"card": "C804", "stars": "C42"},
                counted(10, "binary", 2, 4, 4, 2, 10),
                {"card": "C602"},
                counted(7, "pulsar", 3, 4, 2, 2, 7),
            ],
            "counts": {"sun": 5, "ecliptic": 3, "rim": 2},
        },
    ],
}
ALONE: dict[str, Any] = {**TABLE, "players": [{"name": "Ania", "start": "S3b", "rounds": ROUNDS}]}
STARS = [
    "a22 b11 a32 43 b31",
    "c51 62 b55 44 c31 b54 64 43 52",
    "c33 44 54 66 d41 51",
    "e53 54 42 31 41 d43 53 63 55 66",
    "e33 11 f31 21 22",
    "a42 53 31 f43 53 52 55",
]
BEGUN = ("score", "night-sky", "--played", DAY, "--lang", "en")


def agrees(folder: Path, written: dict[str, Any]) -> None:
    """The saved sheet scores as the written one, and nothing is left to go on with."""
    found, expected = pnp.score(saved("night-sky", folder)), pnp.score(written)
    assert points(found) == points(expected)
    assert (found.winners, found.decided_by, found.warnings) == (
        expected.winners,
        expected.decided_by,
        expected.warnings,
    )


def points(result: Result) -> list[list[tuple[str, int, str]]]:
    return [[(line.id, line.points, line.origin) for line in player.lines] for player in result.players]


def drawn(terminal: Terminal, number: int) -> None:
    """A round of Ania's is entered without a slip."""
    card = ROUNDS[number - 1]["card"]
    terminal.answer(f"Ania, round {number}: card", card.removeprefix("C"))
    terminal.answer(f"Ania, round {number}: stars", STARS[number - 1])


@pytest.mark.full
def test_a_whole_table_with_drawings_and_counts_at_a_terminal(tmp_path: Path) -> None:
    with Terminal(*BEGUN, "--names", "Ania,Bartek", folder=tmp_path) as terminal:
        terminal.answer("Ania, start card and its side", "s3c")
        terminal.expect("There is no “s3c”.")
        terminal.press("\x1b[C\x7fb\r")  # what was typed is still there to be mended
        terminal.expect("giant × 2")
        terminal.answer("Ania, round 1: card", "502")
        terminal.expect("Corvus (C502): 5 stars; pulsar × 3")
        terminal.answer("Ania, round 1: stars in A, B", "a22 b11 a32 43 b32")
        terminal.expect("The card has no such part")
        terminal.press("\x1b[C\x7f1\r")
        terminal.expect("B11+'---A22O'---A32o")
        terminal.expect("Round 1: 13 (2 pulsars × 3, 1 giant × 2, 1 link × 5)")
        drawn(terminal, 2)
        drawn(terminal, 3)
        drawn(terminal, 4)
        terminal.expect("D43%----D53O----D63o'")
        terminal.answer("Ania, round 5: card", "601")
        terminal.answer("Ania, round 5: stars", "e33-f31-21-e11 f21-f24")
        terminal.expect("There is no star “F24”: sector, ring, place in it, A11 to F66.")
        terminal.press("\x1b[C\x7f2\r")
        terminal.answer("Ania, round 6: card", "703")
        terminal.answer("Ania, round 6: stars in F, A", "")
        terminal.answer("Bartek, start card and its side", "d2")
        terminal.answer("Bartek, round 1: card", "/13")  # nothing was drawn: that was a slip
        terminal.answer("Ania, round 6: stars", STARS[5])
        terminal.expect("Round 6: 21")
        terminal.answer("Bartek, round 1: card", "5g1")
        assert terminal.interrupt() == 130
        terminal.expect("pnp score --resume night-sky")
    with Terminal("score", "--resume", folder=tmp_path) as terminal:
        terminal.expect("Going on after")
        terminal.answer("Bartek, round 1: counts", "2 2 1 5")
        terminal.expect("Round 1: 9")
        answers = ["9p2", "4 3 3 9", "804", "c42", "10 binary 2", "4 4 2 10", "602", "", "7p3", "4 2 2 7"]
        for typed in answers:
            terminal.answer("Bartek, round", typed)
        terminal.answer("Bartek: at the sun, over the ecliptic, at the rim", "5 3 2")
        terminal.save("Ania wins.")
    agrees(tmp_path, TABLE)


@pytest.mark.full
def test_a_game_alone_and_its_title_at_a_terminal(tmp_path: Path) -> None:
    with Terminal(*BEGUN, "--names", "Ania", folder=tmp_path) as terminal:
        terminal.answer("Ania, start card and its side", "3b")
        terminal.answer("Ania, round 1: card", "555")
        terminal.expect("There is no “555”")
        terminal.press("\x1b[C\x7f\x7f\x7f502\r")
        terminal.answer("Ania, round 1: stars", "a22 b11 a32 43 b31 41")
        terminal.expect("6 stars, and the card has 5.")
        terminal.press("\x1b[C\x7f\x7f\x7f\r")
        terminal.answer("Ania, round 2: card", "virgo")
        terminal.expect("Virgo (C904): 9 stars; giant × 2")
        terminal.answer("Ania, round 2: stars", "c51-b64")
        terminal.expect("C51 and B64 are too far apart for a line.")
        terminal.press("\x15" + STARS[1] + "\r")
        drawn(terminal, 3)
        terminal.answer("Ania, round 4: card", "1004")
        terminal.answer("Ania, round 4: stars", "<")
        terminal.answer("Ania, round 4: card [1004]", "1005")
        terminal.expect("Perseus")
        assert terminal.interrupt() == 130
    with Terminal("score", "--resume", "night-sky", folder=tmp_path) as terminal:
        terminal.answer("Ania, round 4: stars", STARS[3])
        drawn(terminal, 5)
        drawn(terminal, 6)
        terminal.save("Ania is a surveyor of the sky.")
    agrees(tmp_path, ALONE)


def test_the_answers_and_the_drawing_of_the_page_are_those_of_its_sheet() -> None:
    found = (block.text for block in blocks() if block.page == "night-sky.md")
    (typed,) = (text for text in found if "| pnp score night-sky" in text)
    sheet, drawing = of_page("night-sky.md")
    played = enter("night-sky", *shlex.split(typed.partition("|")[0])[2:-1], names=["Ania"])
    assert points(pnp.score(played.sheet)) == points(pnp.score({**sheet, "players": sheet["players"][:1]}))
    assert played.drawn("players", 0).splitlines() == drawing
