"""Broken sheets of Hvězdokupy: what is wrong is told at its line and column, and what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pnp import score
from tests.helpers.refusals import complaints, edited

if TYPE_CHECKING:
    from pathlib import Path

# Each broken sheet has something in place of a part of this one; the board's first row is line 3.
SHEET = """\
game: hvezdokupy
board: |
  ........
  .**.....
  ...*....
  ..****..
  .....M*.
  ........
  ........
  ........
players:
  - {name: Aneta, card: F04}
  - name: Blanka
    pattern: |
      .*.
      ***
"""
PATTERN = "      .*.\n      ***\n"
NO_CARD = "the line 'built' cannot be worked out without 'card'"
ADD_CARD = "add 'card: …' or 'pattern: …', or by_hand: {built: …}"
SIGNS = "draw * for a star, M for the Moon, . for an empty space"


def test_the_sheet_itself_has_no_mistake() -> None:
    assert score(SHEET).winners == ("Aneta", "Blanka")


@pytest.mark.parametrize(
    ("old", "new", "right"),
    [
        ("..****..", "..****...", "6:11: row 4 of the board has 9 signs; draw 8"),
        ("..****..", "..****.", "6:3: row 4 of the board has 7 signs; draw 8 in each row"),
        ("  ..****..\n", "  ..****..\n  ........\n", "11:3: the board has 9 rows; draw 8"),
        ("  ..****..\n", "", "2:8: the board has 7 rows; draw 8"),
        (".**.....", ".**..M..", "7:8: there is a second Moon; draw one"),
    ],
)
def test_a_wrong_board_is_told_where_it_is_wrong(old: str, new: str, right: str) -> None:
    assert complaints(edited(SHEET, (old, new))) == [right]


@pytest.mark.parametrize(
    ("pattern", "right"),
    [
        ("...\n***", "15:7: the top row of the pattern is empty; leave it out"),
        ("***\n...", "16:7: the bottom row of the pattern is empty; leave it out"),
        (".**\n..*", "15:7: the left column of the pattern is empty; leave it out"),
        (".*..\n***.", "15:10: the right column of the pattern is empty; leave it out"),
        (".*.\n**", "16:7: a row of 2 signs; draw rows of one length: the first has 3 signs"),
        (".o.\n***", "15:8: a pattern has no sign 'o'; draw it with * and ."),
        ("*M*\n***", "15:8: a pattern has no sign 'M'; draw it with * and ."),
        ("*.\n.*", "14:14: a pattern of 2 stars; draw 3 to 10 stars"),
        ("****\n****\n***.", "14:14: a pattern of 11 stars; draw 3 to 10 stars"),
        ("...\n...", "14:14: a pattern of 0 stars; draw 3 to 10 stars"),
        ("*...*...*", "15:15: a pattern is at most 8 wide; leave this sign out"),
        ("\n".join("*" * 9), "23:7: a pattern is at most 8 high; leave this row out"),
    ],
)
def test_a_wrong_pattern_is_told_where_it_is_wrong(pattern: str, right: str) -> None:
    rows = "".join(f"      {row}\n" for row in pattern.split("\n"))
    assert complaints(edited(SHEET, (PATTERN, rows))) == [right]


@pytest.mark.parametrize(
    ("old", "new", "right"),
    [
        ("card: F04", "card: F94", "12:25: there is no card 'F94'; did you mean 'F14'?"),
        (
            "card: F04",
            "card: Q",
            "12:25: there is no card 'Q'; cards of this deck: F01 to F15, G01 to G15, Z01 to Z15",
        ),
        ("name: Aneta", "name: ' '", "12:12: 'name' is nothing but blanks; write who played"),
        (", card: F04", "", f"12:5: {NO_CARD}; {ADD_CARD}"),
        (
            "card: F04",
            "card: F04, pattern: '***'",
            "12:30: a player has a card or a pattern, not both; leave one of them out",
        ),
        (
            "name: Blanka",
            "name: Aneta",
            "13:11: the name 'Aneta' is taken (as in line 12); give each player a name of their own",
        ),
        (
            "card: F04",
            "by_hand: {built: half}",
            "12:36: 'built' is 'half', which is no whole number; write a number such as 2",
        ),
        (
            "  - {name: Aneta, card: F04}\n",
            "",
            "11:1: 1 player cannot play this game; enter 2 to 6",
        ),
        (
            "players:\n",
            "players:\n" + "".join(f"  - {{name: P{number}, card: F0{number}}}\n" for number in range(5, 10)),
            "11:1: 7 players cannot play this game; enter 2 to 6",
        ),
    ],
)
def test_a_wrong_player_is_told_where_it_is_wrong(old: str, new: str, right: str) -> None:
    assert complaints(edited(SHEET, (old, new))) == [right]


def test_a_line_by_hand_that_does_not_exist_leaves_the_line_without_a_card() -> None:
    assert complaints(edited(SHEET, ("card: F04", "by_hand: {bulit: 1}"))) == [
        f"12:5: {NO_CARD}; {ADD_CARD}",
        "12:29: there is no line 'bulit' here; did you mean 'built'?",
    ]


def test_without_a_board_the_line_cannot_be_worked_out() -> None:
    missing, unknown = complaints(edited(SHEET, ("board:", "bord:")))
    add = "add 'board: …', or by_hand: {built: …} to each player"
    assert missing == f"1:1: the line 'built' cannot be worked out without 'board'; {add}"
    assert unknown.startswith("2:1: the key 'bord' is not known here; did you mean 'board'?")


def test_all_mistakes_of_a_sheet_are_told_at_once() -> None:
    text = SHEET.replace("..****..", "..****...").replace("F04", "F94").replace("    .*.", "    .o.")
    places = [mistake.split(": ")[0] for mistake in complaints(text)]
    assert places == ["6:11", "12:25", "15:8"]


CARDS = """\
game: hvezdokupy
deck: constellations
cards:
  - {id: K1, colour: violet, rank: 1, name: One, pattern: "***"}
  - id: F04
    colour: violet
    rank: 1
    name: Four
    pattern: |
      **
      .*
      ..
"""


def test_a_card_set_is_told_of_in_its_own_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.yaml").write_text(CARDS, "utf-8")
    assert complaints(SHEET.replace("game: hvezdokupy\n", "game: hvezdokupy\ncards: [mine.yaml]\n")) == [
        "mine.yaml:5:9: the id 'F04' is taken; give it another, or say 'replaces: true' at the top",
        "mine.yaml:12:7: the bottom row of the pattern is empty; leave it out",
    ]


def test_a_card_of_ones_own_stands_beside_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.yaml").write_text(CARDS.split("  - id: F04")[0], "utf-8")
    text = SHEET.replace("game: hvezdokupy\n", "game: hvezdokupy\ncards: [mine.yaml]\n")
    assert score(text.replace("F04", "K1")).players[0].facts["missing"] == 0
    assert score(text).players[0].total == 1


def test_a_set_that_replaces_takes_our_cards_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    cards = CARDS.split("  - id: F04")[0].replace("cards:", "replaces: true\ncards:")
    (tmp_path / "mine.yaml").write_text(cards, "utf-8")
    text = SHEET.replace("game: hvezdokupy\n", "game: hvezdokupy\ncards: [mine.yaml]\n")
    assert complaints(text) == ["13:25: there is no card 'F04'; cards of this deck: K1"]
