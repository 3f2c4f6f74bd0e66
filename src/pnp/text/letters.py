"""Where the letters of a run stand, and how far the ink of each reaches."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from pnp.areas import extent, flattened
from pnp.geometry import Box, Point
from pnp.text.glyphs import advance, outline

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.scene import Run


class Letter(NamedTuple):
    """A letter that has ink, the left end of its baseline, its em and its advance in mm."""

    face: str
    character: str
    x: float
    y: float
    size: float
    width: float


def letters(run: Run) -> Iterator[Letter]:
    """Those of a run, from left to right, where backends draw them."""
    x = run.x
    for at, character in enumerate(run.text):
        wide = advance(run.face, character) * run.size / 1000
        if _box(run.face, character) is not None:
            yield Letter(run.face, character, x, run.y, run.size, wide)
        x += wide + (run.gaps[at] * run.size / 1000 if run.gaps else 0.0)


def letter_box(letter: Letter) -> Box:
    """The box of its ink."""
    box = _box(letter.face, letter.character)
    assert box is not None
    size = letter.size
    return Box(letter.x + box.x * size, letter.y + box.y * size, box.width * size, box.height * size)


def letter_points(letter: Letter) -> Iterator[Point]:
    """Points of its outline."""
    for x, y in _places(letter.face, letter.character):
        yield Point(letter.x + x * letter.size, letter.y + y * letter.size)


@cache
def _box(face: str, character: str) -> Box | None:
    """In ems."""
    steps = outline(face, character)
    return extent(steps) if steps else None


@cache
def _places(face: str, character: str) -> tuple[tuple[float, float], ...]:
    """In ems."""
    return tuple([(point.x, point.y) for line in flattened(outline(face, character)) for point in line])
