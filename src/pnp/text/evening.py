"""Lines made as even as can be: no more of them, none wider than they may be, no word parted anew."""

from __future__ import annotations

from bisect import bisect_left
from itertools import pairwise
from typing import TYPE_CHECKING, TypeAlias

from pnp.text.lines import EXACT, Lines

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.text.handling import Handling, T
    from pnp.text.lines import Line

Division: TypeAlias = tuple[float, tuple[int, ...]]  # the sum of its lines' squares, the word after each line
Places: TypeAlias = tuple[list[float], list[float]]  # where words start and end, were they all on one line


def evened(found: Lines[T], handling: Handling[T], width_mm: float) -> Lines[T]:
    """The lines divided anew so that the sum of the squares of their widths is the least there is.

    Words stay between the paragraph's ends and the parted words that were about them.
    """
    limit = width_mm * 1000 / handling.em + EXACT
    lines = [line for stretch in _stretches(found.lines) for line in _divided(stretch, handling, limit)]
    return Lines(lines, max([width for _, width, _ in lines], default=0.0))


def _stretches(lines: Sequence[Line[T]]) -> Iterator[Sequence[Line[T]]]:
    """Lines between which words may move."""
    start = 0
    for end, (_, _, closed) in enumerate(lines, 1):
        if closed:
            yield lines[start:end]
            start = end


def _divided(stretch: Sequence[Line[T]], handling: Handling[T], limit: float) -> Sequence[Line[T]]:
    if len(stretch) == 1:
        return stretch
    words = [word for line, _, _ in stretch for word in line]
    places: Places = _places(words, handling)
    starts, ends = places
    cuts = 0, *_division(places, len(stretch), limit)
    return [
        (words[first:after], ends[after - 1] - starts[first], after == len(words))
        for first, after in pairwise(cuts)
    ]


def _places(words: Sequence[T], handling: Handling[T]) -> Places:
    starts, ends = [0.0], [handling.width(words[0])]
    for before, word in pairwise(words):
        starts.append(ends[-1] + handling.space(before[-1], word[0]))
        ends.append(starts[-1] + handling.width(word))
    return starts, ends


def _division(places: Places, count: int, limit: float) -> tuple[int, ...]:
    """The most even division into so many lines, of which there is at least one."""
    starts, ends = places
    space = max(start - end for start, end in zip(starts[1:], ends, strict=False))
    best: dict[int, Division] = {0: (0.0, ())}
    for left in reversed(range(count)):
        reached: dict[int, Division] = {}
        for first, (squares, cuts) in best.items():
            for after, width in _next(places, first, limit, left * (limit + space)):
                total = squares + width * width
                if after not in reached or total < reached[after][0]:
                    reached[after] = total, (*cuts, after)
        best = reached
    return best[len(starts)][1]


def _next(places: Places, first: int, limit: float, room: float) -> Iterator[tuple[int, float]]:
    """The words that may start the line after that of the first, and its width; the rest has so much room."""
    starts, ends = places
    least = bisect_left(starts, ends[-1] - room)  # what starts before leaves more than there is room for
    for after in range(max(first + 1, least), len(starts) + 1):
        width = ends[after - 1] - starts[first]
        if width > limit:
            return
        yield after, width
