"""Sheets of Nova Luna with mistakes: each is named at its own place, with what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pnp.build import score
from pnp.errors import InputError
from tests.helpers.refusals import only, refused, refused_at_mark

if TYPE_CHECKING:
    from pathlib import Path

HEAD = "game: nova-luna\nplayers:\n"  # what follows begins in line 3
BEN = "  - {name: Ben, mosaic: .}\n"

GRID = """\
  - name: Ana
    mosaic: |
      N12   N40   .
      .     R4:BB N33
      N18   {}    B4:T
"""


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("N99", "there is no tile 'N99'; did you mean 'N"),
        ("N1B", "there is no tile 'N1B'; did you mean 'N61'?"),
        ("x", "there is no tile 'x'; write a card's id such as N12, a code such as R4:BB,T, or ."),
        ("R8:BB", "'R8:BB' is no code of a tile; write one such as"),
        ("R0:BB", "'R0:BB' is no code"),
        ("P4:BB", "'P4:BB' is no code"),
        ("R4:BG", "'R4:BG' is no code"),
        ("R4:BBBBB", "'R4:BBBBB' is no code"),
        ("R4:B,T,Y,R", "'R4:B,T,Y,R' is no code"),
        ("R4:B,,T", "'R4:B,,T' is no code"),
        ("R4:B,", "'R4:B,' is no code"),
        ("R4:BB,N02", "there is no tile 'R4:BB,N02'; put blanks between tiles"),
        ("R4:BB,T,B4:T", "there is no tile 'R4:BB,T,B4:T'; put blanks between tiles"),
        ("R4:BB;T", "'R4:BB;T' is no code"),
    ],
)
def test_a_wrong_tile_in_row_3_of_a_mosaic_is_named_at_its_row_and_column(
    word: str, told: str, tmp_path: Path
) -> None:
    _, line, column, words = only(HEAD + GRID.format(word) + BEN, tmp_path)
    assert (line, column) == (7, 13)
    assert words.startswith(told)


def test_a_wrong_tile_of_phase_1_is_named_in_phase_1(tmp_path: Path) -> None:
    text = f"{HEAD}  - name: Ana\n    phase1: |\n      . »N77\n    mosaic: |\n      N01 N02\n"
    assert "there is no tile 'N77'" in refused_at_mark(text, tmp_path)


@pytest.mark.parametrize(
    ("phase1", "told"),
    [
        ("|\n      N01 N02\n      . N03 ».", "row 2 has 3 places, in 'mosaic' 2; draw both alike"),
        ("|\n      »N01\n      . N03", "row 1 has 1 place, in 'mosaic' 2; draw both alike"),
        ("»|\n      N01 N02", "'phase1' has 1 row, 'mosaic' 2; draw both alike"),
        ("»|\n      N01 N02\n      . .\n      . .", "'phase1' has 3 rows, 'mosaic' 2; draw both alike"),
    ],
)
def test_grids_of_two_shapes_are_named_where_they_part(phase1: str, told: str, tmp_path: Path) -> None:
    mosaic = "    mosaic: |\n      N01 N02\n      .   N03\n"
    assert told in refused_at_mark(f"{HEAD}  - name: Ana\n    phase1: {phase1}\n{mosaic}", tmp_path)


@pytest.mark.parametrize(
    ("player", "told"),
    [
        ("»{name: Ana}", "the line 'tokens-left' cannot be worked out without 'mosaic'; add"),
        ("»{mosaic: .}", "needs 'name'"),
        ("{name: »'', mosaic: .}", "'name'"),
        ("{name: Ana, mosaic: »[N01]}", "'mosaic' is a list"),
        ("{name: Ana, mosaic: ., tokens: »21}", "'tokens' is 21, which is too much"),
        ("{name: Ana, mosaic: ., tokens: »0}", "'tokens' is 0, which is too little"),
        ("{name: Ana, mosaic: ., tokens: »all}", "'all', which is no whole number"),
        ("{name: Ana, mosaic: ., track: »[17]}", "'track' has too few entries"),
        ("{name: Ana, mosaic: ., track: »[1, 2, 3]}", "'track' has 3 entries; at most 2 are allowed"),
        ("{name: Ana, mosaic: ., track: [17, »top]}", "is 'top', which is no whole number"),
        ("{name: Ana, mosaic: ., track: [»-1, 1]}", "is -1, which is too little"),
        ("{name: Ana, mosaic: ., track: [17, »0]}", "is 0, which is too little"),
        ("{name: Ana, mosaic: ., »phase1: .}", "'phase1' is for a game alone; leave it out"),
        ("{name: Ana, mosaic: ., »tracks: 3}", "did you mean 'track'?"),
        ("{name: Ana, mosaic: ., by_hand: {»token-left: 3}}", "did you mean 'tokens-left'?"),
        ("{name: Ana, mosaic: ., by_hand: {»final-time: 3}}", "there is no line 'final-time' here"),
        ("{name: Ana, by_hand: {tokens-left: »1.5}}", "'1.5', which is no whole number"),
    ],
)
def test_a_mistake_of_a_player_at_a_table_is_named_at_its_place(
    player: str, told: str, tmp_path: Path
) -> None:
    assert told in refused_at_mark(f"{HEAD}  - {player}\n{BEN}", tmp_path)


@pytest.mark.parametrize(
    ("player", "told"),
    [
        (
            "»{name: Ana, mosaic: .}",
            "one player alone is a solo game: the lines 'phase-1-time' and 'phase-1-tokens' cannot be",
        ),
        ("»{name: Ana, phase1: .}", "the lines 'final-time' and 'final-tokens' cannot be worked out"),
        (
            "»{name: Ana, mosaic: ., by_hand: {phase-1-time: 9}}",
            "the line 'phase-1-tokens' cannot be worked out",
        ),
        (
            "{name: Ana, phase1: ., mosaic: ., »tokens: 20}",
            "always played with 21 tokens; leave 'tokens' out",
        ),
        (
            "{name: Ana, phase1: ., mosaic: ., by_hand: {»tokens-left: 0}}",
            "there is no line 'tokens-left' here",
        ),
    ],
)
def test_a_mistake_of_a_player_alone_is_named_at_its_place(player: str, told: str, tmp_path: Path) -> None:
    assert told in refused_at_mark(f"{HEAD}  - {player}\n", tmp_path)


TWO = f"players:\n{BEN}  - {{name: Ana, mosaic: .}}\n"
FIVE = "".join(f"  - {{name: P{number}, mosaic: .}}\n" for number in range(5))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("game: »nova-lune\nplayers: []\n", "did you mean 'nova-luna'?"),
        ("»game: nova-luna\n", "needs 'players'"),
        ("game: nova-luna\n»players: []\n", "0 players cannot play this game; enter 1 to 4"),
        (f"game: nova-luna\n»players:\n{FIVE}", "5 players cannot play this game; enter 1 to 4"),
        (f"{HEAD}{BEN}  - »Ana\n", "number 2 of 'players' is a text"),
        (f"{HEAD}{BEN}  - {{name: »Ben, mosaic: .}}\n", "the name 'Ben' is taken (as in line 3)"),
        (f"game: nova-luna\n»mosaic: .\n{TWO}", "the key 'mosaic' is not known here"),
        (f"game: nova-luna\nplayed: »2026-02-30\n{TWO}", "there is no such day"),
    ],
)
def test_a_mistake_of_the_sheet_is_named_at_its_place(text: str, told: str, tmp_path: Path) -> None:
    assert told in refused_at_mark(text, tmp_path)


def test_a_line_by_hand_of_a_wrong_name_does_not_stand_for_the_mosaic(tmp_path: Path) -> None:
    found = refused(f"{HEAD}  - {{name: Ana, by_hand: {{tokens_left: 3}}}}\n{BEN}", tmp_path)
    assert [(told.line, told.column) for told in found] == [(3, 5), (3, 27)]
    assert "did you mean 'tokens-left'?" in found[1].words


def test_a_game_without_a_board_takes_none(tmp_path: Path) -> None:
    told = only(f"game: nova-luna\nlayout: map.yaml\n{TWO}", tmp_path)
    assert (told.line, told.column) == (2, 1)
    assert told.words == "nova-luna has no board that a file describes; leave 'layout' out"


MANY = """\
game: nova-luna
players:
  - name: Ana
    tokens: 21
    mosaic: |
      N12 N400 R9:
      .   R4   N33
    track: [17]
  - name: Ana
    mosaic: N11
    phase1: N11
    by_hand: {left: 3}
"""


def test_eight_mistakes_give_eight_lines(tmp_path: Path) -> None:
    assert [(told.line, told.column) for told in refused(MANY, tmp_path)] == [
        (4, 13),
        (6, 11),
        (6, 16),
        (7, 11),
        (8, 12),
        (9, 11),
        (11, 5),
        (12, 15),
    ]


def test_of_a_mapping_the_object_is_named_and_in_its_text_the_character() -> None:
    with pytest.raises(InputError) as error:
        score(
            {
                "game": "nova-luna",
                "players": [{"name": "A", "mosaic": "N01 N99"}, {"name": "B", "mosaic": "."}],
            }
        )
    (problem,) = error.value.problems
    assert "players" in problem.file
    assert "mosaic" in problem.file
    assert (problem.line, problem.column) == (1, 5)
