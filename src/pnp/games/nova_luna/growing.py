"""A game alone: the mosaic of phase 1 in that of the end, which may have grown at every side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

Grid: TypeAlias = "list[list[str]]"  # rows of words

GAP: Final = "."


def above(first: Grid, last: Grid) -> int:
    """How many rows the mosaic has above those of phase 1: where most of their tiles are met again; all that
    were entered, while they have none of them."""
    common = [
        sum(len(_tiles(before) & _tiles(row)) for before, row in zip(first, last[top:], strict=False))
        for top in range(len(last))
    ]
    return common.index(max(common)) if any(common) else len(last)


def grown(first: Grid, last: Grid) -> tuple[Grid, Grid]:
    """Both as a sheet has them, of one shape, each tile of phase 1 where it is in the mosaic; rows of the
    mosaic that lack are those of phase 1. A row begins further right where another row grew to the left."""
    top = above(first, last)
    last = last + first[len(last) - top :]
    below = len(last) - top - len(first)
    before: Grid = [[] for _ in range(top)] + first + [[] for _ in range(below)]
    shifts = [_shift(*rows) for rows in zip(before, last, strict=True)]
    left = max([0, *(shift for shift in shifts if shift is not None)])
    after = [
        _further(row, 0 if shift is None else left - shift) for row, shift in zip(last, shifts, strict=True)
    ]
    both = [(_further(one, left), other) for one, other in zip(before, after, strict=True)]
    return [_wide(one, other) for one, other in both], [_wide(other, one) for one, other in both]


def lying(rows: Sequence[str]) -> Grid:
    """Rows as they were written, from the first that has a tile to the last."""
    grid = [row.split() for row in rows]
    having = [number for number, row in enumerate(grid) if _tiles(row)]
    return grid[having[0] : having[-1] + 1] if having else []


def _tiles(row: list[str]) -> set[str]:
    return {*row} - {GAP}


def _shift(before: list[str], row: list[str]) -> int | None:
    """How much further right a row has most of its tiles of phase 1; None where it has none of them."""
    shifts = sorted(range(-len(before), len(row)), key=abs)
    together = [
        sum(
            one == other != GAP
            for one, other in zip(before[max(0, -shift) :], row[max(0, shift) :], strict=False)
        )
        for shift in shifts
    ]
    return shifts[together.index(max(together))] if any(together) else None


def _further(row: list[str], right: int) -> list[str]:
    return [GAP] * right + row


def _wide(row: list[str], other: list[str]) -> list[str]:
    return row + [GAP] * (len(other) - len(row))
