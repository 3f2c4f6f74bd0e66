"""The star board in characters: read back, it says what was entered, and marks what the scorer finds."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from hypothesis import given

from pnp import score
from pnp.games.hvezdokupy.ascii_view import draw_board
from pnp.models import Chars
from tests.games.hvezdokupy.tables import AFTER, dealt, four, stars, table, typed
from tests.helpers.sketch_rows import of_page, reasons, rows, sketch
from tests.positions.hvezdokupy import sheets

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

HERE: Final = Path()
SIGNS: Final = {" * ": "*", "[*]": "*", " M ": "M", " . ": ".", "(+)": "."}
FOUND, LACKING = "[*]", "(+)"


def spaces(lines: Sequence[str]) -> list[list[str]]:
    """The board of a drawing, three characters a space."""
    assert lines[0].split() == list("12345678")
    assert [line.split()[0] for line in lines[1:9]] == list("12345678")
    return [[line[4 + 3 * column : 7 + 3 * column] for column in range(8)] for line in lines[1:9]]


def marked(board: Sequence[Sequence[str]], mark: str) -> list[list[int]]:
    return [[y, x] for y, row in enumerate(board, 1) for x, sign in enumerate(row, 1) if sign == mark]


def beside(lines: Sequence[str]) -> list[str]:
    """The pattern to the right of the board."""
    return [row for line in lines[1:] if (row := line[28:].replace(" ", ""))]


def written(text: str) -> list[str]:
    return ["".join(row.split()) for row in text.splitlines() if row.strip()]


def judged(sheet: Mapping[str, Any]) -> None:
    """Each drawing of a sheet against the sheet and its result."""
    for number, (player, standing) in enumerate(zip(sheet["players"], score(sheet).players, strict=True)):
        lines = rows(drawing := sketch(sheet, ("players", number), HERE))
        (line,) = standing.lines
        assert reasons(drawing) == [*line.reasons] * (line.origin == "derived")
        if "board" not in sheet:
            continue
        board = spaces(lines)
        assert ["".join(SIGNS[sign] for sign in row) for row in board] == written(sheet["board"])
        found, lacking = marked(board, FOUND), marked(board, LACKING)
        if "pattern" in player:
            assert beside(lines) == written(player["pattern"])
        places, missing = standing.facts.get("places"), standing.facts.get("missing")
        if places:
            assert (found, lacking) == (places[0], [])
        elif missing is None:
            assert not found + lacking
        else:
            assert len(lacking) == missing
            assert len(found + lacking) == "".join(beside(lines)).count("*")


@given(sheets())
def test_read_back_a_drawing_says_what_was_entered_and_what_the_scorer_finds(sheet: dict[str, Any]) -> None:
    judged(sheet)


def test_the_rulebooks_example_is_marked() -> None:
    sheet = four(AFTER)
    judged(sheet)
    aneta, *_, david = (rows(sketch(sheet, ("players", number), HERE)) for number in range(4))
    assert marked(spaces(aneta), FOUND) == score(sheet).players[0].facts["places"][0]
    assert len(marked(spaces(david), LACKING)) == 1


def test_an_entered_row_is_drawn_alone_and_the_last_with_all_of_the_board() -> None:
    sheet = table(AFTER, dealt("A", "F01"), dealt("B", "F02"))
    assert [line[:4].strip() for line in rows(sketch(sheet, ("board", 0), HERE))] == ["", "1"]
    for row in range(1, 7):
        (line,) = rows(sketch(sheet, ("board", row), HERE))
        assert line.split() == [str(row + 1), *AFTER[row]]
    whole = rows(sketch(sheet, ("board", 7), HERE))
    assert ["".join(sign.strip() for sign in row) for row in spaces(whole)] == AFTER
    assert rows(sketch(sheet, (), HERE)) == []  # with each player


@pytest.mark.parametrize("key", ["card", "pattern"])
def test_an_entered_card_is_drawn_where_it_lies_beside_its_pattern(key: str) -> None:
    player = dealt("A", "F01") if key == "card" else typed("A", ["**.", ".**"])
    sheet = table(AFTER, player, dealt("B", "F02"))
    drawing = sketch(sheet, ("players", 0, key), HERE)
    assert drawing == sketch(sheet, ("players", 0), HERE)
    assert beside(rows(drawing)) == ["**.", ".**"]
    assert [reason.message for reason in reasons(drawing)] == ["built-not"]
    assert sketch(sheet, ("players", 0, "name"), HERE) == ()


def test_where_nothing_was_entered_nothing_is_drawn() -> None:
    players = [{"name": name, "by_hand": {"built": 1}} for name in "AB"]
    for place in ((), ("board", 3), ("players", 0)):
        assert sketch({"game": "hvezdokupy", "players": players}, place, HERE) == ()


def test_spaces_are_marked_by_signs_of_ones_own() -> None:
    marks = {0: Chars(" 3 ", "green"), 12: Chars("<*>"), 63: Chars("<M>", "white")}
    board = spaces(rows(draw_board("".join(AFTER), marks)))
    assert [board[0][0], board[1][4], board[7][7]] == [" 3 ", "<*>", "<M>"]
    assert marked(board, " * ") == stars(AFTER)


def test_the_drawing_of_the_page_is_that_of_its_sheet() -> None:
    sheet, drawing = of_page("hvezdokupy.md")
    assert [row.rstrip() for row in rows(sketch(sheet, ("players", 3), HERE))] == drawing
