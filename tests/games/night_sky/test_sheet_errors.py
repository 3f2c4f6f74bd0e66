"""Night Sky: broken sheets, each told at its line and column, and all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pnp import score
from tests.helpers.refusals import complaints, edited

if TYPE_CHECKING:
    from pathlib import Path

SHEET = """\
game: night-sky
players:
  - name: Ania
    start: S1a
    rounds:
      - {card: C501, lines: A31-A41}
      - {card: C601}
      - card: C701
        lines: |
          C11-C21
          C21-C31
      - {card: C801, stars: D11}
      - {card: C901, counts: {top: 2, bottom: 1, links: 1, drawn: 6}}
      - {card: {size: 10, kind: giant, value: 3}, counts: {top: 4, bottom: 0, links: 0, drawn: 4}}
    counts: {sun: 1, ecliptic: 2, rim: 3}
  - name: Bartek
    by_hand: {fading: 3, round-1: 1, round-2: 1, round-3: 1, round-4: 1, round-5: 1, round-6: 1, sun: 1,
              ecliptic: 1, rim: 1}
"""
LATTICE = "join two stars that are one step apart, or the next distance (√3)"
STARS = "stars are A11 to F66: sector, ring, place in it"


def test_the_sheet_is_right_before_it_is_broken() -> None:
    assert [standing.name for standing in score(SHEET).players] == ["Ania", "Bartek"]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            "lines: A31-A41}",
            "lines: A31-A41 A41-A99}",
            f"6:37: there is no star 'A99'; {STARS}",
        ),
        (
            "lines: A31-A41}",
            "lines: 'A31-A41   A41-A61 A41-A51'}",
            f"6:40: the lattice has no line 'A41-A61'; {LATTICE}",
        ),
        (
            "lines: A31-A41}",
            "lines: A31-A41 A42}",
            "6:37: 'A42' is no line; write its two ends with '-' between them, such as A31-A41, or the stars "
            "of a part that the card has",
        ),
        ("lines: A31-A41}", "lines: A31-A31}", f"6:29: the lattice has no line 'A31-A31'; {LATTICE}"),
        (
            "          C21-C31\n",
            "          C21-C31  C21-C11\n",
            "11:20: the line 'C21-C11' is there twice; leave it out",
        ),
        (
            "stars: D11}",
            "stars: D11 D12 D21}",
            f"12:33: there is no star 'D12'; {STARS}",
        ),
        (
            "lines: A31-A41}",
            "lines: A31-A41 A41-A51, stars: A11 B11 B21 B31}",
            "6:61: 7 stars are drawn, and the card has 5; leave out from here on what is not drawn",
        ),
        ("start: S1a", "start: S9a", "4:12: there is no side 'S9a' of a start card; did you mean 'S6a'?"),
        (
            "start: S1a",
            "start: S1",
            "4:12: 'S1' is a start card, and only one side of it counts; write S1a or S1b",
        ),
        (
            "start: S1a",
            "start: {kind: dwarf, value: 4}",
            "4:33: 'value' is 4, which is too much; write at most 3",
        ),
        (
            "    start: S1a\n",
            "",
            "3:5: the line 'round-1' cannot be worked out without 'start'; add 'start: …', "
            "or by_hand: {round-1: …}",
        ),
        (
            "{card: C601}",
            "{}",
            "7:9: the lines 'fading', 'round-2' and 'round-3' cannot be worked out without 'card'; "
            "add 'card: …', or by_hand: {fading: …, round-2: …, round-3: …}",
        ),
        (
            "      - {card: C601}\n",
            "",
            "5:5: 5 rounds, and a game has 6; enter all, or say 'unfinished: true' at the table",
        ),
        (
            "      - {card: C601}\n",
            "      - {card: C601}\n      - {card: C602}\n",
            "15:9: 7 rounds, and a game has 6; leave out what is too much",
        ),
        (
            "{card: C901, ",
            "{card: C901, stars: E11, ",
            "13:34: a round has counts or a drawing, not both; leave one of them out",
        ),
        (
            "links: 1, drawn: 6",
            "links: 1, drawn: 10",
            "13:67: 10 stars are drawn, and the card has 9; write 9 at most",
        ),
        ("top: 2", "top: 7", "13:36: 7 stars of one kind, and only 6 drawn; write 6 at most"),
        ("bottom: 1", "bottom: 7", "13:47: 7 stars of one kind, and only 6 drawn; write 6 at most"),
        ("links: 1", "links: -1", "13:57: 'links' is -1, which is too little; write at least 0"),
        (
            "{top: 2, bottom: 1, links: 1, drawn: 6}",
            "{top: 2, bottom: 1, links: 1}",
            "13:30: the line 'fading' cannot be worked out without 'drawn'; "
            "add 'drawn: …', or by_hand: {fading: …}",
        ),
        (
            ", counts: {top: 4, bottom: 0, links: 0, drawn: 4}",
            "",
            "14:9: the lines 'fading', 'round-6', 'sun', 'ecliptic' and 'rim' cannot be worked out without "
            "'counts'; add 'counts: …', or by_hand: {fading: …, round-6: …, sun: …, ecliptic: …, rim: …}",
        ),
        (
            "counts: {top: 4, bottom: 0, links: 0, drawn: 4}",
            "stars: F11",
            "14:51: nothing can be drawn on our map for a card of another copy; "
            "add counts: {top: …, bottom: …, links: …, drawn: …} in its place",
        ),
        (
            "sun: 1, ecliptic: 2, rim: 3",
            "sun: 1, ecliptic: 2",
            "15:13: the line 'rim' cannot be worked out without 'rim'; add 'rim: …', or by_hand: {rim: …}",
        ),
        (
            "    counts: {sun: 1, ecliptic: 2, rim: 3}\n",
            "",
            "3:5: the lines 'sun', 'ecliptic' and 'rim' cannot be worked out without 'counts'; "
            "add 'counts: …', or by_hand: {sun: …, ecliptic: …, rim: …}",
        ),
        (
            "name: Bartek\n",
            "name: Bartek\n    counts: {sun: 1}\n",
            "17:5: no round has counts that these could belong to; "
            "leave them out: all that is drawn is counted without them",
        ),
        (
            "rim: 1}",
            "rim: 1, moon: 3}",
            "18:36: there is no line 'moon' here; "
            "write one of fading, round-1, round-2, round-3, round-4, round-5, round-6, sun, ecliptic, rim",
        ),
        (
            "round-2: 1, ",
            "",
            "16:5: the line 'round-2' cannot be worked out without 'rounds'; "
            "add 'rounds: …', or by_hand: {round-2: …}",
        ),
        (
            "players:",
            "unfinished: true\nplayers:",
            "18:15: the line 'fading' counts only when the game is over; "
            "leave it out, or 'unfinished' if the game is over by now",
        ),
    ],
)
def test_a_mistake_is_told_at_its_line_and_column(tmp_path: Path, old: str, new: str, told: str) -> None:
    assert complaints(edited(SHEET, (old, new)), tmp_path) == [told]


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    text = edited(
        SHEET,
        ("lines: A31-A41}", "lines: A31-A99 A31-A61 A31_A41}"),
        ("C601", "X601"),
        ("S1a", "S1c"),
        ("stars: D11", "stars: D77 D78"),
        ("kind: giant", "kind: giants"),
    )
    places = [told.split(": ")[0] for told in complaints(text, tmp_path)]
    assert places == ["4:12", "6:29", "6:37", "6:45", "7:16", "12:29", "12:33", "14:33"]


def test_there_are_one_to_five_players(tmp_path: Path) -> None:
    zero = SHEET.split("    by_hand:")[1]
    six = "".join(f"  - name: P{number}\n    by_hand:{zero}" for number in range(6))
    told = ["2:1: 6 players cannot play this game; enter 1 to 5"]
    assert complaints(f"game: night-sky\nplayers:\n{six}", tmp_path) == told
    assert complaints("game: night-sky\nplayers: []\n", tmp_path) == [
        "2:1: 0 players cannot play this game; enter 1 to 5"
    ]
