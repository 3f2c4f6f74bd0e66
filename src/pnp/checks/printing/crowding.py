"""Lines, words and letters of one text that are printed over each other."""

from __future__ import annotations

import math
from functools import cache
from itertools import groupby, pairwise
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from pnp.areas import flattened
from pnp.checks.printing.extents import meeting, union
from pnp.checks.printing.shadows import Pile, dark
from pnp.geometry import Box, combined, inverse, moved_box
from pnp.scene import Group, Run, Text
from pnp.text import letter_box, letters, outline
from pnp.tones import BLACK

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.checks.printing.parts import Leaf, Part
    from pnp.geometry import Matrix
    from pnp.scene import Shape
    from pnp.text import Letter

Way: TypeAlias = Literal["both", "lines", "letters"]

STRIPS = 20  # of an em: what of a letter lies in each tells how near another may come


class Crowd(NamedTuple):
    """What of a text may lie over itself, and whether that is lines, or letters of one line."""

    pile: Pile
    way: Way


class Mark(NamedTuple):
    """A letter or an icon of a text, and the box of its ink, as the text itself lies."""

    box: Box
    letter: Letter | None
    shapes: tuple[Shape, ...]


class Clash(NamedTuple):
    """Two marks, by their number, the box in which they may meet, and the most ink that they share."""

    one: int
    other: int
    box: Box
    area: float


def crowded(part: Part, least: float) -> Crowd | None:
    """None of a text that does not share more ink than that with itself, as almost none does."""
    texts = [leaf for leaf in part.leaves if isinstance(leaf.shape, Text)]
    icons = _icons(part.leaves)
    runs = [run for leaf in texts for run in _runs(leaf)]
    boxes = [*(leaf.box for leaf in texts), *(union([each.box for each in icon]) for icon in icons)]
    rough = math.fsum(map(_own, runs)) + math.fsum(box.width * box.height for _, _, box in _met(boxes))
    if not texts or rough <= least:
        return None
    matrix = texts[0].matrix
    marks = [Mark(letter_box(each), each, (_drawn(each),)) for run in runs for each in letters(run)]
    marks += [_mark(icon, matrix) for icon in icons]
    clashes = _clashes(marks)
    if math.fsum(each.area for each in clashes) <= least:
        return None
    box = moved_box(union([each.box for each in clashes]), matrix)
    layers = tuple([(Group(each, transform=matrix),) for each in _layers(marks, clashes)])
    return Crowd(Pile(layers, box), _way(marks, clashes))


def _runs(leaf: Leaf) -> tuple[Run, ...]:
    assert isinstance(leaf.shape, Text)
    return leaf.shape.runs


def _icons(leaves: Sequence[Leaf]) -> list[list[Leaf]]:
    """Those between the words: what lies at one place is one."""
    others = (leaf for leaf in leaves if not isinstance(leaf.shape, Text))
    return [list(found) for _, found in groupby(others, lambda leaf: leaf.matrix)]


def _own(run: Run) -> float:
    """The most ink that letters of a run share: those that are no nearer to each other than their face wants
    share none, and not all are where it only draws some together."""
    if not run.gaps or max(run.gaps[:-1], default=0) >= 0:
        return 0.0
    return math.fsum(
        each.area for each in _clashes([Mark(letter_box(each), each, ()) for each in letters(run)])
    )


def _drawn(letter: Letter) -> Text:
    return Text((Run(letter.character, letter.face, letter.size, letter.x, letter.y),), BLACK)


def _mark(icon: Sequence[Leaf], matrix: Matrix) -> Mark:
    """An icon as the text lies."""
    back = inverse(matrix)
    shapes = tuple([Group((dark(leaf.shape, 1.0),), combined(leaf.matrix, back)) for leaf in icon])
    return Mark(moved_box(union([leaf.box for leaf in icon]), back), None, shapes)


def _met(boxes: Sequence[Box]) -> Iterator[tuple[int, int, Box]]:
    """Those that meet, by their numbers."""
    order = sorted(range(len(boxes)), key=lambda at: boxes[at].x)
    for place, one in enumerate(order):
        end = boxes[one].x + boxes[one].width
        for other in order[place + 1 :]:
            if boxes[other].x >= end:
                break
            found = meeting(boxes[one], boxes[other])
            if found is not None:
                yield one, other, found


def _clashes(marks: Sequence[Mark]) -> list[Clash]:
    met = _met([mark.box for mark in marks])
    found = (Clash(one, other, box, _common(marks[one], marks[other], box)) for one, other, box in met)
    return [each for each in found if each.area]


def _common(one: Mark, other: Mark, box: Box) -> float:
    """The most ink that two marks share, which lies in a box."""
    if one.letter is None or other.letter is None:
        return box.width * box.height
    found = (meeting(a, b) for a in _strips(one.letter) for b in _strips(other.letter))
    return math.fsum(each.width * each.height for each in found if each is not None)


def _strips(letter: Letter) -> Iterator[Box]:
    x, y, size = letter.x, letter.y, letter.size
    for box in _in_ems(letter.face, letter.character):
        yield Box(x + box.x * size, y + box.y * size, box.width * size, box.height * size)


@cache
def _in_ems(face: str, character: str) -> tuple[Box, ...]:
    """Strips of a letter, each as wide as its ink."""
    reach: dict[int, list[float]] = {}
    for line in flattened(outline(face, character)):
        for start, end in pairwise(line):
            upper, lower = (start, end) if start.y < end.y else (end, start)
            slope = (lower.x - upper.x) / (lower.y - upper.y) if lower.y > upper.y else 0.0
            for strip in range(math.floor(upper.y * STRIPS), math.floor(lower.y * STRIPS) + 1):
                high, low = max(upper.y, strip / STRIPS), min(lower.y, (strip + 1) / STRIPS)
                ends = [upper.x + (at - upper.y) * slope for at in (high, low)]
                reach.setdefault(strip, []).extend(ends if slope else (upper.x, lower.x))
    return tuple(
        [
            Box(min(found), strip / STRIPS, max(found) - min(found), 1 / STRIPS)
            for strip, found in reach.items()
        ]
    )


def _layers(marks: Sequence[Mark], clashes: Sequence[Clash]) -> list[tuple[Shape, ...]]:
    """The marks that clash, in as few layers as it takes to keep those apart."""
    beside: dict[int, set[int]] = {}
    for each in clashes:
        beside.setdefault(each.one, set()).add(each.other)
        beside.setdefault(each.other, set()).add(each.one)
    known: dict[int, int] = {}
    layers: list[tuple[Shape, ...]] = []
    for at, others in beside.items():
        taken = {known[other] for other in others if other in known}
        known[at] = next(number for number in range(len(taken) + 1) if number not in taken)
        if known[at] == len(layers):
            layers.append(())
        layers[known[at]] += marks[at].shapes
    return layers


def _way(marks: Sequence[Mark], clashes: Sequence[Clash]) -> Way:
    """Whether more of it is of lines than of letters in one line."""
    lines = letters = 0.0
    for each in clashes:
        one, other = marks[each.one].letter, marks[each.other].letter
        if one is not None and other is not None and one.y == other.y:
            letters += each.area
        else:
            lines += each.area
    return "lines" if lines > letters else "letters"
