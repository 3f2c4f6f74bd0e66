"""A whole table of Hvězdokupy at a terminal: mended in place, changed, left, gone on with, saved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import pnp
from pnp.data import end_lines
from tests.helpers.terminals import Terminal
from tests.helpers.typed_tables import DAY, agreeing, enter, saved

if TYPE_CHECKING:
    from pathlib import Path

WRITTEN: dict[str, Any] = {
    "game": "hvezdokupy",
    "played": DAY,
    "board": "..*.....\n.**.M...\n.*......\n........\n........\n........\n........\n*......*",
    "players": [{"name": "Aneta", "card": "F01"}, {"name": "Blanka", "pattern": ".*.\n***"}],
}


@pytest.mark.full
def test_a_whole_table_at_a_terminal(tmp_path: Path) -> None:
    begun = ("score", "hvezdokupy", "--played", DAY, "--lang", "en")
    with Terminal(*begun, folder=tmp_path) as terminal:
        terminal.answer("How many play?", "1")
        terminal.expect("“1” is no number from 2 to 6.")
        terminal.press("\x1b[C\x7f")  # what was typed is still there to be mended
        terminal.type("2")
        terminal.answer("Name of player 1 (", "Aneta")
        terminal.answer("Name of player 2 (", "Blanka")
        terminal.answer("Row 1 of the board", "..*....")
        terminal.expect("“..*....” has 7 spaces; a row has 8.")
        terminal.type("\x1b[C.")
        terminal.expect("1..*.....")
        terminal.answer("Row 2 of the board", "2 3 M5")
        for row, typed in enumerate((".*......", "", ".", "", ""), 3):
            terminal.answer(f"Row {row} of the board", typed)
        terminal.answer("Row 8 of the board", "1")
        terminal.answer("Aneta’s card", "f1x")
        terminal.expect("There is no “f1x”.")
        terminal.press("\x1b[C\x7f\x7f\t")
        terminal.expect("F01 F02")
        terminal.type("")
        terminal.expect("F01 is built in one way")
        terminal.answer("Blanka’s card", "/11")
        terminal.answer("Row 8 of the board [1]:", "1 8")
        terminal.expect("Blanka’s card")
        assert terminal.interrupt() == 130
        terminal.expect("To go on: pnp score --resume hvezdokupy")
    with Terminal("score", "--resume", folder=tmp_path) as terminal:
        terminal.expect("Going on after 12 answers: Aneta and Blanka, 2026-11-18.")
        terminal.answer("Blanka’s card", "")
        terminal.answer("Blanka’s pattern", ".*. ***")
        terminal.save("Aneta wins.", "Saved as hvezdokupy-2026-11-18.yaml")
    assert saved("hvezdokupy", tmp_path) == end_lines(WRITTEN)


@pytest.mark.parametrize(
    ("language", "asked", "refused"),
    [
        ("cs", "Karta (Blanka)", "„..x“ má 3 pole; řádek jich má 8."),
        ("pl", "Karta (Blanka)", "„..x” ma 3 pola; wiersz ma ich 8."),
    ],
)
def test_a_table_in_czech_and_polish(language: str, asked: str, refused: str) -> None:
    played = enter("hvezdokupy", "..x", names=("Aneta", "Blanka"), language=language)
    assert played.refused == [("..x", refused)]
    played.type(*WRITTEN["board"].split("\n"), "F1")
    assert played.open is not None
    assert played.words(played.open.words, **played.open.arguments) == asked
    played.type("", ".*. ***")
    agreeing(played, WRITTEN)


@pytest.mark.parametrize(
    ("typed", "row"),
    [
        ("..*..M..", "..*..M.."),
        ("..x. .m..", "..*..M.."),
        ("3 M6", "..*..M.."),
        ("36m7", "..*..*M."),
        ("6,3", "..*..*.."),
        (".", "........"),
        ("", "........"),
        ("--------", "........"),
    ],
)
def test_a_row_is_drawn_or_named_by_its_columns(typed: str, row: str) -> None:
    played = enter("hvezdokupy", typed)
    assert played.session.state.whole["board"].split("\n")[0] == row
    assert played.refused == []


@pytest.mark.parametrize("typed", ["9", "M", "........*", "*.", "3 M", "MM", "ě", "..*..Q.."])
def test_what_is_no_row_is_refused(typed: str) -> None:
    assert [each for each, _ in enter("hvezdokupy", typed).refused] == [typed]


@pytest.mark.parametrize(
    ("typed", "refused"),
    [
        (".*. ** *", "different lengths"),
        ("**", "That is 2 stars; a pattern has 3 to 10."),
        ("****** ******", "That is 12 stars"),
        ("*q*", "“q” means nothing here"),
        ("*********", "at most 8 wide"),
        ("M", "That is 0 stars"),
    ],
)
def test_what_is_no_pattern_is_refused(typed: str, refused: str) -> None:
    ((_, said),) = enter("hvezdokupy", *[""] * 8, "", typed).refused
    assert refused in said


def test_empty_edges_of_a_pattern_are_left_out() -> None:
    played = enter("hvezdokupy", *[""] * 8, "", "..... .xx.. .*... .....")
    assert played.session.state.whole["players"][0]["pattern"] == "**\n*."


def test_six_play_with_cards_and_patterns() -> None:
    names = [f"P{number}" for number in range(6)]
    board = ["*.*.*.*.", "........"] * 4
    cards = ["F01", "Z01", "G01", "F02", "Z02"]
    played = enter("hvezdokupy", *board, *cards, "", "*.* *.*", names=names)
    assert [typed for typed, _ in played.refused] == []
    assert pnp.score(played.sheet).players[5].name == "P5"
