"""Characters put at rows and columns, and the rows that they make."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, TypeAlias

from pnp.models.sketches import Run

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.models.sketches import Colour, Row

Cell: TypeAlias = tuple[int, int]  # row and column, from 0 at the top left
Signs: TypeAlias = dict[Cell, Run]

BLANK = Run(" ")
UNKNOWN = "?"  # for a letter that is not ASCII


def put(signs: Signs, cell: Cell, text: str, colour: Colour = "", strong: bool = False) -> None:
    row, column = cell
    for number, character in enumerate(text):
        signs[row, column + number] = Run(character, colour, strong)


def rows_of(signs: Signs) -> tuple[Row, ...]:
    """All rows from the first to the last that has a sign, without blanks at their ends."""
    last = max((row for row, _ in signs), default=-1)
    return tuple(tuple(_runs(signs, row)) for row in range(last + 1))


def _runs(signs: Signs, row: int) -> Iterator[Run]:
    last = max((at for on, at in signs if on == row and signs[on, at] != BLANK), default=-1)
    row_of = [signs.get((row, column), BLANK) for column in range(last + 1)]
    for (colour, strong), alike in groupby(row_of, lambda sign: (sign.colour, sign.strong)):
        yield Run("".join(sign.text for sign in alike), colour, strong)


def plain(text: str, most: int) -> str:
    """A text of a user in so many ASCII characters at most."""
    return "".join(each if " " <= each <= "~" else UNKNOWN for each in text[:most])
