"""A final position of Hvězdokupy: the board, and who has which pattern."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pnp.errors import Mistake, counted, phrase, said
from pnp.games.hvezdokupy.cards import PatternCard, read_pattern
from pnp.games.hvezdokupy.forms import SHEET
from pnp.games.hvezdokupy.scoring import SIDE
from pnp.models.entries import (
    Entry,
    PlacedText,
    has_key,
    make_key_mistake,
    make_mistake,
    read_drawing,
    within,
)
from pnp.models.keys import read_given_lines
from pnp.models.sheets import find_card, get_name, read_seats

if TYPE_CHECKING:
    from pnp.models.game import Supplies


SEATS = (2, 6)  # how few and how many play


@dataclass(frozen=True, slots=True)
class StarBoard:
    """The spaces from 0 in reading order: those with no star, the Moon's among them, and the Moon's."""

    without: tuple[int, ...]
    moon: int | None


@dataclass(frozen=True, slots=True)
class Observer:
    name: str
    card: PatternCard | None
    by_hand: dict[str, int]


@dataclass(frozen=True, slots=True)
class Position:
    board: StarBoard | None
    players: tuple[Observer, ...]


def read_position(tree: Any, supplies: Supplies, notes: list[Mistake]) -> Position:
    players = zip(read_seats(tree, *SEATS, notes), read_given_lines(SHEET, tree, notes), strict=True)
    board = _read_board(within(Entry(tree), "board"), notes)
    return Position(
        board,
        tuple(Observer(get_name(seat), _read_card(seat, supplies, notes), given) for seat, given in players),
    )


def _read_card(seat: Entry, supplies: Supplies, notes: list[Mistake]) -> PatternCard | None:
    """The card of a player, or the pattern typed in in its place."""
    typed = within(seat, "pattern")
    if has_key(seat, "card") and has_key(seat, "pattern"):
        notes.append(
            make_key_mistake(
                typed,
                said("form-sheet", "a-player-has-a-card-or-a-pattern-not-both"),
                phrase("leave-one-of-them-out"),
            )
        )
    if has_key(seat, "pattern"):
        shape = read_pattern(typed, notes)
        return None if shape is None else PatternCard(None, shape)
    found: PatternCard | None = find_card(within(seat, "card"), "constellations", supplies, notes)
    return found


def _read_board(entry: Entry, notes: list[Mistake]) -> StarBoard | None:
    rows = read_drawing(entry, _find_mistakes, notes)
    if rows is None:
        return None
    flat = "".join(sign.text for row in rows for sign in row)
    without = tuple(space for space, sign in enumerate(flat) if sign != "*")
    return StarBoard(without, flat.index("M") if "M" in flat else None)


def _find_mistakes(entry: Entry, rows: list[list[PlacedText]]) -> Iterator[Mistake]:
    for number, row in enumerate(rows[:SIDE], 1):
        if len(row) < SIDE:
            what = said(
                "form-board",
                "row-number-of-the-board-has-signs",
                number=number,
                signs=counted(len(row), "sign"),
            )
            yield make_mistake(entry, what, phrase("draw-side-in-each-row", side=SIDE), row[0].at)
        for sign in row[SIDE:]:
            yield make_mistake(
                entry,
                said(
                    "form-board",
                    "row-number-of-the-board-has-signs",
                    number=number,
                    signs=counted(len(row), "sign"),
                ),
                phrase("draw-side", side=SIDE),
                sign.at,
            )
            break
        for sign in row:
            if sign.text not in "*.M":
                right = phrase("draw-for-a-star-m-for-the-moon-for-an-empty-space")
                yield make_mistake(
                    entry, said("form-board", "a-board-has-no-sign-text", text=sign.text), right, sign.at
                )
    if len(rows) < SIDE:
        yield make_mistake(
            entry,
            said("form-board", "the-board-has-rows", rows=counted(len(rows), "row")),
            phrase("draw-side", side=SIDE),
        )
    for row in rows[SIDE : SIDE + 1]:
        yield make_mistake(
            entry,
            said("form-board", "the-board-has-rows", rows=counted(len(rows), "row")),
            phrase("draw-side", side=SIDE),
            row[0].at,
        )
    for moon in [sign for row in rows for sign in row if sign.text == "M"][1:]:
        yield make_mistake(entry, said("form-board", "there-is-a-second-moon"), phrase("draw-one"), moon.at)
