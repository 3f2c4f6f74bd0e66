"""Where the letters of a run stand, and how far the ink of each reaches."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from pnp.areas import extent, flattened
from pnp.geometry import Box, Point, bounds, corners
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
    for character, start, wide in _starts(run.face, run.text, run.gaps):
        if _box(run.face, character) is not None:
            yield Letter(run.face, character, run.x + start * run.size, run.y, run.size, wide * run.size)


def words_in(run: Run) -> Iterator[Run]:
    """Those of a run, each where it stands."""
    starts = [start for _, start, _ in _starts(run.face, run.text, run.gaps)]
    for spaced, found in groupby(range(len(starts)), lambda at: run.text[at].isspace()):
        if not spaced:
            first, *others = found
            own = slice(first, first + 1 + len(others))
            yield replace(run, text=run.text[own], x=run.x + starts[first] * run.size, gaps=run.gaps[own])


def run_box(run: Run) -> Box | None:
    """The box of all that a run inks, if anything."""
    box = _line(run.face, run.text, run.gaps)
    return None if box is None else _laid(box, run.x, run.y, run.size)


def letter_box(letter: Letter) -> Box:
    """The box of its ink."""
    box = _box(letter.face, letter.character)
    assert box is not None
    return _laid(box, letter.x, letter.y, letter.size)


def letter_points(letter: Letter) -> Iterator[Point]:
    """Points of its outline."""
    for x, y in _places(letter.face, letter.character):
        yield Point(letter.x + x * letter.size, letter.y + y * letter.size)


def _laid(box: Box, x: float, y: float, size: float) -> Box:
    return Box(x + box.x * size, y + box.y * size, box.width * size, box.height * size)


def _starts(face: str, text: str, gaps: tuple[int, ...]) -> Iterator[tuple[str, float, float]]:
    """Each character, where it begins and how far it moves on, in ems."""
    start = 0.0
    for at, character in enumerate(text):
        wide = advance(face, character) / 1000
        yield character, start, wide
        start += wide + (gaps[at] / 1000 if gaps else 0.0)


@lru_cache(maxsize=4096)
def _line(face: str, text: str, gaps: tuple[int, ...]) -> Box | None:
    """The box of a line's ink, in ems."""
    found = ((start, _box(face, character)) for character, start, _ in _starts(face, text, gaps))
    boxes = [Box(start + box.x, box.y, box.width, box.height) for start, box in found if box is not None]
    return bounds(tuple(corner for box in boxes for corner in corners(box))) if boxes else None


@cache
def _box(face: str, character: str) -> Box | None:
    """In ems."""
    steps = outline(face, character)
    return extent(steps) if steps else None


@cache
def _places(face: str, character: str) -> tuple[tuple[float, float], ...]:
    """In ems."""
    return tuple([(point.x, point.y) for line in flattened(outline(face, character)) for point in line])
