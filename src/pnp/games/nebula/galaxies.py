"""A galaxy as a sheet writes it: constellations as strings of letters, single cells by their ids."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.errors import Mistake, counted, near, phrase, said
from pnp.games.nebula.rules_of_boards import CORE
from pnp.games.nebula.sky import COLOURS, LETTERS, Galaxy
from pnp.models.entries import Entry, items, text, wrong, wrong_key

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.errors import Location
    from pnp.games.nebula.board import Board

EMPTY = "."
KNOWN = ", ".join(f"{letter} {colour}" for letter, colour in LETTERS.items())


def read_galaxy(entry: Entry, board: Board, notes: list[Mistake]) -> Galaxy:
    """The stars of a galaxy; notes what is wrong with it."""
    given: dict[int, Location] = {}  # where each cell was told of first
    colours = dict.fromkeys(COLOURS, 0)
    for key, written in items(entry):
        letters = text(written)
        cells = _cells(key, board)
        if letters is None:
            continue
        found = [*_mistakes(key, written, letters, cells, board), *_twice(written, cells, given, board)]
        notes += found
        given.update(dict.fromkeys(cells, written.location))
        for cell, letter in zip(cells, letters, strict=False) if not found else ():
            if letter != EMPTY:
                colours[LETTERS[letter]] |= 1 << cell
    return Galaxy(colours, sum(colours.values()))


def written_galaxy(galaxy: Galaxy, board: Board) -> dict[str, str]:
    """What a sheet says of a galaxy: the centre, then each constellation."""
    letters = [
        next((letter for letter, colour in LETTERS.items() if galaxy.colours[colour] >> cell & 1), EMPTY)
        for cell in range(len(board.cells))
    ]
    strings = {name: "".join(letters[cell] for cell in cells) for name, cells in board.cells_of.items()}
    return {CORE: letters[board.numbers[CORE]], **strings}


def _cells(key: str, board: Board) -> Sequence[int]:
    """The numbers of the cells that a key names, in the board's order."""
    if key in board.constellations:
        return board.cells_of[key]
    return (board.numbers[key],) if key in board.numbers else ()


def _mistakes(
    key: str, written: Entry, letters: str, cells: Sequence[int], board: Board
) -> Iterator[Mistake]:
    if not cells:
        names = ", ".join(board.constellations)
        known = near(key[:40], (*board.constellations, *board.cells)) or phrase(
            "write-names-or-a-cell-s-id", names=names
        )
        yield wrong_key(
            written, said("form-galaxy", "there-is-no-constellation-or-cell-key", key=key[:40]), known
        )
    elif letters in COLOURS:
        right = next(letter for letter, colour in LETTERS.items() if colour == letters)
        yield wrong(
            written,
            said("form-galaxy", "colours-are-written-as-letters-and-letters-is-word", letters=letters),
            phrase("write-letter", letter=right),
        )
    else:
        yield from _of_letters(key, written, letters, len(cells))


def _of_letters(key: str, written: Entry, letters: str, cells: int) -> Iterator[Mistake]:
    if len(letters) != cells:
        right = phrase("write-cells-letters", cells=cells) if cells > 1 else phrase("write-one-letter")
        told = counted(len(letters), "letter")
        surplus = cells if len(letters) > cells else None
        yield wrong(
            written,
            said("form-galaxy", "key-has-told", key=key, told=told),
            phrase("right-an-empty-cell-is-empty", right=right, empty=EMPTY),
            surplus,
        )
        if cells == 1:
            return
    for index, letter in enumerate(letters[:cells]):
        if letter != EMPTY and letter not in LETTERS:
            upper = letter.upper()
            right = (
                phrase("did-you-mean-name", name=upper)
                if upper in LETTERS
                else phrase("write-known-or-empty", known=KNOWN, empty=EMPTY)
            )
            yield wrong(
                written, said("form-galaxy", "there-is-no-colour-letter", letter=letter), right, index
            )


def _twice(
    written: Entry, cells: Sequence[int], given: dict[int, Location], board: Board
) -> Iterator[Mistake]:
    """A cell that was told of before, be it as empty; of several, the first."""
    for cell in cells:
        if cell in given:
            what = said("form-galaxy", "the-cell-cells-is-given-twice", cells=board.cells[cell])
            right = phrase("give-it-in-its-constellation-s-string-or-by-its-id")
            yield Mistake(written.location, what, right, key=True, twin=given[cell])
            return
