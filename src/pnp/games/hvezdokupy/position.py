"""A position of Hvězdokupy: the board, and each player's pattern."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from pnp.errors import Mistake, count_things, word_mistake
from pnp.games.hvezdokupy.cards import PatternCard, read_pattern
from pnp.games.hvezdokupy.forms import SHEET
from pnp.games.hvezdokupy.scoring import SIDE
from pnp.models import trees
from pnp.models.game import Supplies
from pnp.models.score_sheets.keys import find_card, get_name, read_given_lines, read_seats

SEATS = (2, 6)  # the fewest and the most players


class StarBoard(Struct, frozen=True):
    """A board, with spaces numbered from 0 in reading order: those without a star, the Moon's among them, and
    the Moon's."""

    without: tuple[int, ...]
    moon: int | None


class PlayerState(Struct, frozen=True):
    name: str
    card: PatternCard | None
    by_hand: dict[str, int]


class Position(Struct, frozen=True):
    board: StarBoard | None
    players: tuple[PlayerState, ...]


def read_position(tree: Any, supplies: Supplies, notes: list[Mistake]) -> Position:
    seats, given = read_seats(tree, *SEATS, notes), read_given_lines(SHEET, tree, notes)
    board = _read_board(trees.get_entry(trees.Entry(tree), "board"), notes)
    cards = (_read_card(seat, supplies, notes) for seat in seats)
    return Position(board, tuple(map(PlayerState, map(get_name, seats), cards, given)))


def _read_card(seat: trees.Entry, supplies: Supplies, notes: list[Mistake]) -> PatternCard | None:
    """Read the card of a player, or the pattern typed in its place."""
    typed = trees.get_entry(seat, "pattern")
    if trees.has_key(seat, "card") and trees.has_key(seat, "pattern"):
        wrong = "a-player-has-a-card-or-a-pattern-not-both"
        words = word_mistake("form-sheet", wrong, "leave-one-of-them-out")
        notes.append(trees.make_key_mistake(typed, *words))
    if trees.has_key(seat, "pattern"):
        shape = read_pattern(typed, notes)
        return None if shape is None else PatternCard(None, shape)
    found: PatternCard | None = find_card(trees.get_entry(seat, "card"), "constellations", supplies, notes)
    return found


def _read_board(entry: trees.Entry, notes: list[Mistake]) -> StarBoard | None:
    rows = trees.read_drawing(entry, _find_mistakes, notes)
    if rows is None:
        return None
    flat = "".join(sign.text for row in rows for sign in row)
    without = tuple(space for space, sign in enumerate(flat) if sign != "*")
    return StarBoard(without, flat.index("M") if "M" in flat else None)


def _find_mistakes(entry: trees.Entry, rows: list[list[trees.PlacedText]]) -> Iterator[Mistake]:
    def refuse(wrong: str, right: str, at: int | None, **arguments: object) -> Mistake:
        words = word_mistake("form-board", wrong, right, side=SIDE, **arguments)
        return trees.make_mistake(entry, *words, at)

    for number, row in enumerate(rows[:SIDE], 1):
        if len(row) != SIDE:
            right, at = ("draw-side", row[SIDE].at) if row[SIDE:] else ("draw-side-in-each-row", row[0].at)
            signs = count_things(len(row), "sign")
            yield refuse("row-number-of-the-board-has-signs", right, at, number=number, signs=signs)
        for sign in row:
            if sign.text not in "*.M":
                right = "draw-for-a-star-m-for-the-moon-for-an-empty-space"
                yield refuse("a-board-has-no-sign-text", right, sign.at, text=sign.text)
    if len(rows) != SIDE:
        beyond = rows[SIDE][0].at if rows[SIDE:] else None
        yield refuse("the-board-has-rows", "draw-side", beyond, rows=count_things(len(rows), "row"))
    for moon in [sign for row in rows for sign in row if sign.text == "M"][1:]:
        yield refuse("there-is-a-second-moon", "draw-one", moon.at)
