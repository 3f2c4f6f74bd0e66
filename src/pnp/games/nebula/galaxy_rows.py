"""A galaxy in characters: orbits as rows from the inside out, constellations as columns in cyclic order."""

from __future__ import annotations

import math
import textwrap
from itertools import pairwise, zip_longest
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pnp.games.nebula.galaxies import EMPTY
from pnp.games.nebula.matching import bits
from pnp.games.nebula.rules_of_boards import CORE
from pnp.games.nebula.sky import LETTERS
from pnp.models.sketches import COLUMNS, Run

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from pnp.games.nebula.board import Board
    from pnp.games.nebula.sky import Galaxy
    from pnp.models.sketches import Colour, Row

LABEL, COLUMN = 12, 17  # characters before the constellations, and of each
ABREAST, STEP = 2, 8  # cells of an orbit beside each other in a constellation, and from one to the next
FULL, LACKING = "[x]", "[ ]"
_COLOURS: Final[Mapping[str, Colour]] = {
    "R": "red", "P": "purple", "Y": "yellow", "W": "white", "B": "blue", "O": "orange",
}  # fmt: skip


class _Line(Struct, frozen=True):
    """A line of an orbit: its cells, each with where it begins, those that an orbital link joins to the one
    before, and whether a link goes round behind from the last cell to the first."""

    cells: tuple[tuple[int, int], ...]
    joined: frozenset[int]
    around: bool


def galaxy_rows(board: Board, galaxy: Galaxy) -> list[Row]:
    """The whole galaxy, each orbit and each constellation ticked that is full."""
    orbits = (row for orbit in range(len(board.orbits)) for row in _orbit(board, galaxy, orbit))
    return [_head(board, galaxy), *orbits, _completed(board, galaxy)]


def board_rows(board: Board) -> list[Row]:
    """What is said below a galaxy: the links that it does not show, and how cells are called whose names are
    not their constellation's and a number."""
    return [*_links(board), *_unshown(board), *_names(board)]


def constellation_rows(board: Board, galaxy: Galaxy, name: str) -> list[Row]:
    """The cells of one constellation by their names, and how many hold stars."""
    letters = letters_of(board, galaxy)
    cells = [_cell(board, cell, board.cells[cell], letters) for cell in board.cells_of[name]]
    return in_rows([*cells, _tally(board.constellations[name], galaxy)], gap=" ")


def core_row(board: Board, galaxy: Galaxy) -> Row:
    (core,) = bits(board.core)
    return (_cell(board, core, board.cells[core], letters_of(board, galaxy)),)


def letters_of(board: Board, galaxy: Galaxy) -> list[str]:
    """What lies on each cell."""
    found = [EMPTY] * len(board.cells)
    for letter, colour in LETTERS.items():
        for cell in bits(galaxy.colours[colour]):
            found[cell] = letter
    return found


def tick(holds: bool) -> str:
    return FULL if holds else LACKING


def in_rows(runs: Iterable[Run], gap: str = "  ") -> list[Row]:
    """Runs with blanks between them, in as many rows as they need."""
    found: list[list[Run]] = []
    used = COLUMNS
    for run in runs:
        if used + len(gap) + len(run.text) > COLUMNS:
            found.append([])
            used = -len(gap)
        else:
            found[-1].append(Run(gap))
        found[-1].append(run)
        used += len(gap) + len(run.text)
    return [tuple(row) for row in found]


def _cell(board: Board, cell: int, label: str, letters: Sequence[str]) -> Run:
    """A cell; a shining one stands in parentheses, whether a star lies there or not."""
    letter = letters[cell]
    text = f"({label}:{letter})" if board.shining >> cell & 1 else f" {label}:{letter} "
    return Run(text, _COLOURS.get(letter, "faint"), strong=letter != EMPTY)


def _tally(cells: int, galaxy: Galaxy) -> Run:
    """How many of some cells hold stars, ticked if all do."""
    filled, full = (cells & galaxy.filled).bit_count(), not cells & ~galaxy.filled
    text = f"{tick(full)} {filled}/{cells.bit_count()}"
    return Run(text, "gold" if full else "faint", strong=full)


def _head(board: Board, galaxy: Galaxy) -> Row:
    core = core_row(board, galaxy)
    names = "".join(f" {_short(name):{COLUMN - 1}}" for name in board.constellations)
    return *core, Run(" " * (LABEL - sum(len(run.text) for run in core)) + names.rstrip(), strong=True)


def _short(name: str) -> str:
    return name if len(name) < COLUMN else f"{name[: COLUMN - 2]}~"


def _completed(board: Board, galaxy: Galaxy) -> Row:
    tallies = [_tally(cells, galaxy) for cells in board.constellations.values()]
    padded = [each for run in tallies for each in (run, Run(" " * (COLUMN - len(run.text))))]
    return Run(" " * (LABEL + 1)), *padded[:-1]


def _orbit(board: Board, galaxy: Galaxy, orbit: int) -> Iterator[Row]:
    """The lines of an orbit, with its number, and how many of its cells hold stars."""
    tally = _tally(board.orbits[orbit], galaxy)
    said = f"{tally.text[: len(FULL)]} {orbit + 1} {tally.text[len(FULL) :].strip()}"
    label = Run(f"{said:{LABEL - 1}}", tally.colour, tally.strong)
    letters = letters_of(board, galaxy)
    for number, line in enumerate(_lines(board, orbit)):
        yield Run(" " * (LABEL - 1)) if number else label, *_line(board, line, letters)


def _line(board: Board, line: _Line, letters: Sequence[str]) -> Iterator[Run]:
    end = LABEL - 1
    for place, (cell, start) in enumerate(line.cells):
        joined = cell in line.joined if place else line.around
        gap = ("-" if joined else " ") * (start - end)
        yield Run(f"<{gap[1:]}" if joined and not place else gap, "faint")
        run = _cell(board, cell, str(_place(board, cell)), letters)
        yield run
        end = start + len(run.text)
    if line.around:
        yield Run("-" * (COLUMNS - 1 - end) + ">", "faint")


def _lines(board: Board, orbit: int) -> list[_Line]:
    """An orbit as it is drawn: in each constellation so many cells abreast, the others below."""
    ring = _ring(board, board.orbits[orbit])
    links = {frozenset(link) for link in board.links["orbital"]}
    before = {cell: ring[place - 1] for place, cell in enumerate(ring)}
    stand: dict[int, list[tuple[int, int]]] = {}
    for column, cells in enumerate(board.constellations.values()):
        for place, cell in enumerate(cell for cell in ring if cells >> cell & 1):
            start = LABEL + column * COLUMN + place % ABREAST * STEP
            stand.setdefault(place // ABREAST, []).append((cell, start))
    found = []
    for line in stand.values():
        follows = {cell for (one, _), (cell, _) in pairwise(line) if before[cell] == one}
        joined = frozenset(cell for cell in follows if {cell, before[cell]} in links)
        ends = frozenset({line[0][0], line[-1][0]})
        around = len(ring) > 2 and ends == {ring[0], ring[-1]} and ends in links
        found.append(_Line(tuple(line), joined, around))
    return found


def _ring(board: Board, orbit: int) -> list[int]:
    """The cells of an orbit, constellation by constellation, and in each the way that these go round."""
    centres = [_centre(board, cells) for cells in board.cells_of.values()]
    turn = math.fsum(_cross(one, other) for one, other in pairwise([*centres, centres[0]]))
    return [
        cell
        for centre, cells in zip(centres, board.cells_of.values(), strict=True)
        for cell in sorted(cells, key=lambda cell: turn * _angle(centre, board.places[cell]))
        if orbit >> cell & 1
    ]


def _centre(board: Board, cells: Sequence[int]) -> tuple[float, float]:
    x, y = (math.fsum(each) for each in zip(*[board.places[cell] for cell in cells], strict=True))
    return x, y


def _cross(one: tuple[float, float], other: tuple[float, float]) -> float:
    return one[0] * other[1] - one[1] * other[0]


def _angle(centre: tuple[float, float], place: tuple[float, float]) -> float:
    """From the middle of a constellation to a cell, seen from the centre of the board."""
    return math.atan2(_cross(centre, place), centre[0] * place[0] + centre[1] * place[1])


def _links(board: Board) -> Iterator[Row]:
    """The direct links of each constellation below its cells, then the indirect ones."""
    for kind, sign in (("direct", "-"), ("indirect", "~")):
        columns = [_of_one(board, cells, kind, sign) for cells in board.cells_of.values()]
        for texts in zip_longest(*columns, fillvalue=""):
            yield (Run(" " * (LABEL + 1) + "".join(f"{text:{COLUMN}}" for text in texts).rstrip(), "faint"),)


def _of_one(board: Board, cells: Sequence[int], kind: str, sign: str) -> list[str]:
    links = [sorted(link, key=lambda cell: _place(board, cell)) for link in board.links[kind]]
    words = [
        f"{_place(board, one) or CORE}{sign}{_place(board, other)}" for one, other in links if other in cells
    ]
    return textwrap.wrap(" ".join(words), COLUMN - 1, break_on_hyphens=False)


def _unshown(board: Board) -> list[Row]:
    """The orbital links that no dashes show."""
    lines = [line for orbit in range(len(board.orbits)) for line in _lines(board, orbit)]
    shown = {frozenset(pair) for line in lines for pair in _shown(line)}
    left = [link for link in board.links["orbital"] if frozenset(link) not in shown]
    return in_rows(
        Run("-".join(f"{_short(_home(board, cell))}{_place(board, cell)}" for cell in link), "faint")
        for link in left
    )


def _shown(line: _Line) -> Iterator[tuple[int, int]]:
    cells = [cell for cell, _ in line.cells]
    yield from (pair for pair in pairwise(cells) if pair[1] in line.joined)
    if line.around:
        yield cells[-1], cells[0]


def _names(board: Board) -> Iterator[Row]:
    """Of constellations whose cells are not called as it and their number, or that are cut off above."""
    for name, cells in board.cells_of.items():
        called = [board.cells[cell] for cell in cells]
        if called != [f"{name}{number}" for number in range(1, len(cells) + 1)] or name != _short(name):
            yield from in_rows([Run(f"{name}:"), *(Run(f"{n} {id}") for n, id in enumerate(called, 1))])


def _home(board: Board, cell: int) -> str:
    return next((name for name, cells in board.cells_of.items() if cell in cells), "")


def _place(board: Board, cell: int) -> int:
    """Of a cell in its constellation, from 1: that of its letter on a sheet; 0 of the centre."""
    return next((cells.index(cell) + 1 for cells in board.cells_of.values() if cell in cells), 0)
