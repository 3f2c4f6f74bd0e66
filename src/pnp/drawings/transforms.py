"""Where things are moved to: the attribute `transform`, and outlines that are moved."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, assert_never

from pnp.drawings.attributes import numbers
from pnp.drawings.refusals import Unread, short
from pnp.errors import either
from pnp.geometry import IDENTITY, Matrix, Point, combined, enlargement, rotation, scaling, translation
from pnp.scene import ArcTo, Close, CurveTo, LineTo, MoveTo

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from pnp.scene import Step

CALL = re.compile(r"[\s,]*([A-Za-z]+)\s*\(([^()]*)\)[\s,]*")
WANTED = "write such as translate(3 4) rotate(30) scale(2)"
WIDEST = 1e12  # of a part of a matrix: beyond it, no shape is seen
FLATTEST = 1e-18  # what is so small after a move is not seen
MOST_MOVES = 100
EVEN = 1e-6  # how far a map may be from keeping shapes similar


def _leaning(across: float, down: float) -> Matrix:
    return Matrix(1.0, math.tan(math.radians(down)), math.tan(math.radians(across)), 1.0, 0.0, 0.0)


MAPS: dict[str, tuple[tuple[int, ...], Callable[[list[float]], Matrix]]] = {
    "matrix": ((6,), lambda given: Matrix(*given)),
    "translate": ((1, 2), lambda given: translation(given[0], given[1] if len(given) > 1 else 0.0)),
    "scale": ((1, 2), lambda given: scaling(given[0], given[-1])),
    "rotate": ((1, 3), lambda given: rotation(given[0], Point(*given[1:] or (0.0, 0.0)))),
    "skewX": ((1,), lambda given: _leaning(given[0], 0.0)),
    "skewY": ((1,), lambda given: _leaning(0.0, given[0])),
}


def matrix_of(text: str) -> Matrix:
    """The map that a list of moves says; the last of them is done first."""
    whole, at, count = IDENTITY, 0, 0
    while at < len(text.rstrip()):
        found = CALL.match(text, at)
        if found is None:
            raise Unread(f"the transform '{short(text[at:])}' is not understood", WANTED)
        whole = joined(_map(found.group(1), found.group(2)), whole)
        at, count = found.end(), count + 1
        if count > MOST_MOVES:
            wrong = f"the transform has more than {MOST_MOVES} parts"
            raise Unread(wrong, "put them together")
    return whole


def _map(name: str, inside: str) -> Matrix:
    if name not in MAPS:
        wrong = f"there is no transform '{short(name)}'"
        raise Unread(wrong, f"there are {', '.join(MAPS)}")
    counts, make = MAPS[name]
    given = numbers(inside)
    if len(given) not in counts:
        wrong = f"{name} has {len(given)} numbers"
        raise Unread(wrong, f"it takes {either([*map(str, counts)])}")
    return make(given)


def joined(first: Matrix, then: Matrix) -> Matrix:
    """Both maps as one, which must keep within what can be drawn."""
    if first is IDENTITY:
        return then
    both = combined(first, then)
    if not all(abs(part) <= WIDEST for part in (both.a, both.b, both.c, both.d, both.e, both.f)):
        raise Unread("the transforms enlarge it without bounds", "move or scale it less")
    return both


def is_flat(matrix: Matrix) -> bool:
    return enlargement(matrix) < FLATTEST


def is_even(matrix: Matrix) -> bool:
    """Whether circles stay circles."""
    across, down = matrix.a**2 + matrix.b**2, matrix.c**2 + matrix.d**2
    slant = matrix.a * matrix.c + matrix.b * matrix.d
    return abs(across - down) + abs(slant) <= EVEN * (across + down)


def moved_steps(steps: Iterable[Step], matrix: Matrix) -> tuple[Step, ...]:
    """An outline without arcs, moved."""
    a, b, c, d, e, f = matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f
    moved: list[Step] = []
    for step in steps:
        match step:
            case MoveTo(x, y):
                moved.append(MoveTo(a * x + c * y + e, b * x + d * y + f))
            case LineTo(x, y):
                moved.append(LineTo(a * x + c * y + e, b * x + d * y + f))
            case CurveTo(x1, y1, x2, y2, x, y):
                first = a * x1 + c * y1 + e, b * x1 + d * y1 + f
                second = a * x2 + c * y2 + e, b * x2 + d * y2 + f
                moved.append(CurveTo(*first, *second, a * x + c * y + e, b * x + d * y + f))
            case Close():
                moved.append(step)
            case ArcTo():
                raise AssertionError("outlines of drawings hold no arcs")
            case _:
                assert_never(step)
    return tuple(moved)
