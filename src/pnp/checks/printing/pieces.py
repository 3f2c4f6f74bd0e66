"""Paths of many subpaths, such as a sky full of stars, piece by piece: most lie elsewhere than is asked."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct, field

from pnp.areas import extent
from pnp.geometry import Box
from pnp.scene import MoveTo

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pnp.scene import Step

MANY = 12  # steps of a path, from which on its subpaths are looked at one by one


class Piece(NamedTuple):
    """A subpath, and the box of it as a pen without a width draws it, in the coordinates of its path."""

    steps: tuple[Step, ...]
    left: float
    top: float
    right: float
    bottom: float


class Pieces(Struct):
    """The pieces of paths by their steps, and by the identity (kept alive), which is known at once."""

    known: dict[int, tuple[tuple[Step, ...], tuple[Piece, ...]]] = field(default_factory=dict)
    equal: dict[tuple[Step, ...], tuple[Piece, ...]] = field(default_factory=dict)


def pieces_of(steps: tuple[Step, ...], pieces: Pieces) -> tuple[Piece, ...]:
    """None of a path that has few."""
    if len(steps) < MANY:
        return ()
    if id(steps) not in pieces.known:
        if steps not in pieces.equal:
            pieces.equal[steps] = tuple(_apart(steps))
        pieces.known[id(steps)] = steps, pieces.equal[steps]
    return pieces.known[id(steps)][1]


def _apart(steps: tuple[Step, ...]) -> list[Piece]:
    starts = [at for at, step in enumerate(steps) if isinstance(step, MoveTo)]
    parts = [steps[start:end] for start, end in pairwise([*starts, len(steps)])]
    boxes = map(extent, parts)
    return [
        Piece(part, box.x, box.y, box.x + box.width, box.y + box.height)
        for part, box in zip(parts, boxes, strict=True)
    ]


def within(pieces: Sequence[Piece], box: Box) -> list[Piece]:
    """Those whose boxes share more than an edge with a box."""
    left, top, right, bottom = box.x, box.y, box.x + box.width, box.y + box.height
    return [
        piece
        for piece in pieces
        if piece[1] < right and piece[3] > left and piece[2] < bottom and piece[4] > top
    ]


def about(pieces: Sequence[Piece]) -> Box:
    """The box of all."""
    left, top = min(each.left for each in pieces), min(each.top for each in pieces)
    right, bottom = max(each.right for each in pieces), max(each.bottom for each in pieces)
    return Box(left, top, right - left, bottom - top)
