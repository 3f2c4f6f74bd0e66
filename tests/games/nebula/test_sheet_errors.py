"""Broken sheets of Nebula: every mistake at its own line and column, with what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pnp import score
from tests.helpers.refusals import complaints, edited

if TYPE_CHECKING:
    from pathlib import Path

SHEET = """\
game: nebula
public: [V1, V5, V15, V17]
advanced: {I: B4, II: B20, III: B27, IV: B30}
counters:
  colours: [white, red, blue]
  constellations: [lyra, orion]
  advanced: [II, IV, I]
players:
  - name: Ester
    galaxy: {core: R, lyra: PW.BYO, orion: WP.O..}
    black_holes: 3
    personal: O19
    public: {V15: first, V5: later}
  - name: Stela
    galaxy:
      core: W
      corvus: OYWB.R
    black_holes: 5
    personal: O1
    public: {V5: first}
"""
LETTERS = "write R red, P purple, Y yellow, W white, B blue, O orange, or '.'"
BY_HAND = "add 'personal: …', or by_hand: {personal: …}"


def broken(folder: Path, *edits: tuple[str, str]) -> list[str]:
    """What is said of the sheet with some of its text replaced."""
    return complaints(edited(SHEET, *edits), folder)


def test_the_sheet_itself_is_in_order() -> None:
    assert [player.total for player in score(SHEET).players] == [49, 36]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("PW.BYO", "PW.BXO", f"10:33: there is no colour 'X'; {LETTERS}"),
        ("PW.BYO", "PW.BYOR", "10:35: 'lyra' has 7 letters; write 6 letters; an empty cell is '.'"),
        ("PW.BYO", "PW.BY", "10:29: 'lyra' has 5 letters; write 6 letters; an empty cell is '.'"),
        ("core: W", "core: WB", "16:14: 'core' has 2 letters; write one letter; an empty cell is '.'"),
        ("core: R", "core: red", "10:20: colours are written as letters, and 'red' is a word; write R"),
        ("core: R", "coer: R", "10:14: there is no constellation or cell 'coer'; did you mean 'core'?"),
        (
            "core: R",
            "core: R, lyra3: B",
            "10:33: the cell 'lyra3' is given twice (as in line 10); "
            "give it in its constellation's string or by its id",
        ),
        (
            "OYWB.R",
            "OYWB.R\n      corvus5: .",
            "18:7: the cell 'corvus5' is given twice (as in line 17); "
            "give it in its constellation's string or by its id",
        ),
        (
            "black_holes: 3",
            "black_holes: -3",
            "11:18: 'black_holes' is -3, which is too little; write at least 0",
        ),
        ("    black_holes: 3\n", "", "9:5: number 1 of 'players' needs 'black_holes'; add 'black_holes: …'"),
        (
            "V1, V5",
            "V5, V5",
            "2:14: the card 'V5' lies on the table already (as in line 2); name four different cards",
        ),
        ("V1,", "V21,", "2:10: there is no card 'V21'; did you mean 'V2'?"),
        ("V1,", "X,", "2:10: there is no card 'X'; cards of this deck: V1 to V20"),
        ("V1, V5", "V5", "2:9: 'public' has 3 entries; at least 4 are needed"),
        (
            "B27, IV: B30",
            "B30, IV: B30",
            "3:42: the card 'B30' lies in a sector already (as in line 3); name four different cards",
        ),
        ("II: B20", "II: V1", "3:23: there is no card 'V1'; cards of this deck: B1 to B30"),
        ("I: B4, II", "II", "3:11: no card lies at 'I'; add 'I: …'; each sector has one"),
        ("I: B4, II", "V: B4, II", "3:12: 'V' is 'V', which is not known; known here: I, II, III, IV"),
        (
            "red, blue",
            "red, white",
            "5:25: the marker 'white' stands further right already (as in line 5); name each marker once",
        ),
        ("red, blue", "rde, blue", "5:20: this counter has no marker 'rde'; did you mean 'red'?"),
        (
            "[lyra, orion]",
            "[lyra, gemini]",
            "6:26: this counter has no marker 'gemini'; its markers are lyra, draco, orion, corvus",
        ),
        ("IV, I]", "V, I]", "7:18: this counter has no marker 'V'; did you mean 'IV'?"),
        (
            "  advanced: [",
            "  advance: [",
            "7:3: the key 'advance' is not known here; did you mean 'advanced'? "
            "(known here: colours, constellations, advanced)",
        ),
        (
            "game: nebula\n",
            "game: nebula\nversion: basci\n",
            "2:10: 'version' is 'basci', which is not known; did you mean 'basic'? (known here: full, basic)",
        ),
        (
            "personal: O1\n",
            "personal: O19\n",
            "19:15: the personal card 'O19' is taken (as in line 12); give each player another",
        ),
        ("personal: O1\n", "personal: O91\n", "19:15: there is no card 'O91'; did you mean 'O9'?"),
        (
            "{V5: first}",
            "{V5: first, V15: first}",
            "20:30: another player is first on 'V15' (as in line 13); write later",
        ),
        ("{V5: first}", "{V17: first}", "13:30: nobody is first on 'V5'; write first for whoever was"),
        (
            "{V5: first}",
            "{V5: first, V6: first}",
            "20:25: the card 'V6' is not on the table; there lie V1, V5, V15, V17",
        ),
        ("{V5: first}", "{V5: best}", "20:18: 'V5' is 'best', which is not known; known here: first, later"),
        (
            "    personal: O1\n",
            "",
            f"14:5: the line 'personal' cannot be worked out without 'personal'; {BY_HAND}",
        ),
        (
            "public: [V1, V5, V15, V17]\n",
            "",
            "1:1: the line 'public' cannot be worked out without 'public'; "
            "add 'public: …', or by_hand: {public: …} to each player",
        ),
        (
            "    personal: O1\n",
            "    personal: O1\n    by_hand: {personl: 3}\n",
            "20:15: there is no line 'personl' here; did you mean 'personal'?",
        ),
        (
            "name: Stela",
            "name: Ester",
            "14:11: the name 'Ester' is taken (as in line 9); give each player a name of their own",
        ),
    ],
)
def test_a_mistake_is_told_at_its_place(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert broken(tmp_path, (old, new)) == [said]


def test_the_basic_version_has_no_advanced_cards_no_counters_and_no_lines_of_them(tmp_path: Path) -> None:
    by_hand = ("personal: O19\n", "personal: O19\n    by_hand: {colours: 3}\n")
    assert broken(tmp_path, ("game: nebula\n", "game: nebula\nversion: basic\n"), by_hand) == [
        "4:1: the basic version has no 'advanced'; leave it out, or say version: full",
        "5:1: the basic version has no 'counters'; leave it out, or say version: full",
        "14:15: there is no line 'colours' here; write one of personal, public, black-holes, constellations",
    ]


def test_all_mistakes_are_told_at_once_each_once(tmp_path: Path) -> None:
    edits = [
        ("V1, V5", "V99, V5"),
        ("red, blue", "red, red"),
        ("PW.BYO", "PQ.B"),
        ("black_holes: 3", "black_holes: three"),
        ("personal: O19", "personal: V1"),
        ("OYWB.R", "OYWB.R\n      core2: R"),
        ("{V5: first}", "{V5: later}"),
        ("{V15: first", "{V16: first"),
    ]
    places = [complaint.split(": ")[0] for complaint in broken(tmp_path, *edits)]
    assert places == ["2:10", "5:25", "10:29", "10:30", "11:18", "12:15", "13:14", "13:30", "18:7"]


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("{core: R, lyra: PW.BYO, orion: WP.O..}", "[R, P]", "10:13"),
        ("PW.BYO", "[P, W]", "10:29"),
        ("{V15: first, V5: later}", "V15", "13:13"),
        ("{I: B4, II: B20, III: B27, IV: B30}", "[B4, B20, B27, B30]", "3:11"),
        ("[V1, V5, V15, V17]", "V1", "2:9"),
        ("O19", "[O19]", "12:15"),
    ],
)
def test_a_wrong_form_is_told_once_at_its_place(tmp_path: Path, old: str, new: str, place: str) -> None:
    (said,) = broken(tmp_path, (old, new))
    assert said.startswith(f"{place}: ")
