"""Shapes in full black laid over each other, which measures the ink that they share; letters and lines
of one text."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby, pairwise
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pnp import scene
from pnp.checks.printing.extents import find_overlap, union
from pnp.checks.printing.parts import Leaf, Part, keep_within, own_opacity, shared_groups
from pnp.geometry import Box, Matrix, combine_maps, invert_map, move_box
from pnp.paths import flatten
from pnp.pictures.inks import make_ink_mask
from pnp.pictures.tones import BLACK
from pnp.text import Letter, find_letters, letter_box, outline

Counts: TypeAlias = "tuple[tuple[int, scene.Colour], ...]"  # of pixels, by their colour

FAINT = 0.5  # an opacity: what lies under it is still seen
HALF = 0.5  # as dark as each is drawn: where two are, it is darker than either
SHARED_INK = 96  # of 255: lighter is what only one inks


class Pile(Struct, frozen=True):
    """Shadows that lie over each other, and the box in which they may meet."""

    layers: tuple[scene.Shapes, ...]
    box: Box


def make_mask(part: Part, box: Box, beside: Part) -> scene.Shapes:
    """A part's shapes within a box, in black. Groups that hold both parts fade both, and so are left out."""
    kept = ((leaf, keep_within(leaf, leaf.painted, box)) for leaf in part.leaves)
    found = ((leaf, painted) for leaf, painted in kept if painted is not None)
    return tuple(blacken(painted, _find_opacity_beside(leaf, beside)) for leaf, painted in found)


def _find_opacity_beside(leaf: Leaf, part: Part) -> float:
    if leaf.opacity == 1 or not isinstance(leaf.shape, scene.Image):
        return leaf.opacity
    return own_opacity(leaf.around, shared_groups([each.around for each in part.leaves]))


def blacken(shape: scene.Shape, opacity: float) -> scene.Shape:
    """A shape with what holds it in full black; `opacity` says how far that fades it."""
    match shape:
        case scene.Group(shapes):
            return replace(shape, shapes=tuple([blacken(each, opacity) for each in shapes]), opacity=1.0)
        case scene.Text():
            return replace(shape, colour=BLACK)
        case scene.Image(box, bitmap):
            solid = make_ink_mask(bitmap, FAINT / max(opacity, FAINT))
            return scene.Rectangle(box, BLACK) if solid is None else scene.Image(box, solid)
        case scene.Line() | scene.Polyline():
            return replace(shape, stroke=replace(shape.stroke, colour=BLACK))
        case scene.Rectangle() | scene.Circle() | scene.Ellipse() | scene.Polygon() | scene.Path():
            fill = None if shape.fill is None else BLACK
            stroke = None if shape.stroke is None else replace(shape.stroke, colour=BLACK)
            return replace(shape, fill=fill, stroke=stroke)
        case _:
            raise AssertionError(shape)


def lay_masks(pile: Pile) -> scene.Shapes:
    """All layers over each other, so that what two share is darkest."""
    return tuple([scene.Group(each, opacity=HALF) for each in pile.layers])


def measure_shared_ink(counts: Counts, box: Box) -> float:
    """The ink that two share, in mm²."""
    whole = sum(count for count, _ in counts)
    common = sum(count for count, colour in counts if colour.red < SHARED_INK)
    return box.width * box.height * common / whole


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
    shapes: scene.Shapes


class Clash(NamedTuple):
    """Two marks, by their number, the box in which they may meet, and the most ink that they share."""

    one: int
    other: int
    box: Box
    area: float


def find_crowd(part: Part, least: float) -> Crowd | None:
    """What of a text overlaps itself by more than `least` mm²; None of almost every text."""
    texts = [leaf for leaf in part.leaves if isinstance(leaf.shape, scene.Text)]
    icons = _group_icons(part.leaves)
    runs = [run for leaf in part.leaves if isinstance(leaf.shape, scene.Text) for run in leaf.shape.runs]
    boxes = [*(leaf.box for leaf in texts), *(union([each.box for each in icon]) for icon in icons)]
    rough = math.fsum(map(_measure_run_overlap, runs))
    rough += math.fsum(box.width * box.height for _, _, box in _list_meeting_boxes(boxes))
    if not texts or rough <= least:
        return None
    matrix = texts[0].matrix
    marks = [_make_letter_mark(each) for run in runs for each in find_letters(run)]
    marks += [_make_icon_mark(icon, matrix) for icon in icons]
    clashes = _find_clashes(marks)
    if math.fsum(each.area for each in clashes) <= least:
        return None
    box = move_box(union([each.box for each in clashes]), matrix)
    layers = tuple([(scene.Group(each, transform=matrix),) for each in _layer_marks(marks, clashes)])
    return Crowd(Pile(layers, box), _find_way(marks, clashes))


def _group_icons(leaves: Sequence[Leaf]) -> list[list[Leaf]]:
    """The icons between the words: leaves that lie at one place are one icon."""
    others = (leaf for leaf in leaves if not isinstance(leaf.shape, scene.Text))
    return [list(found) for _, found in groupby(others, lambda leaf: leaf.matrix)]


def _measure_run_overlap(run: scene.Run) -> float:
    """The most ink that letters of a run share: none where none is closer than its face sets it."""
    if not run.gaps or max(run.gaps[:-1], default=0) >= 0:
        return 0.0
    marks = [Mark(letter_box(each), each, ()) for each in find_letters(run)]
    return math.fsum(each.area for each in _find_clashes(marks))


def _make_letter_mark(letter: Letter) -> Mark:
    run = scene.Run(letter.character, letter.face, letter.size, letter.x, letter.y)
    return Mark(letter_box(letter), letter, (scene.Text((run,), BLACK),))


def _make_icon_mark(icon: Sequence[Leaf], matrix: Matrix) -> Mark:
    """An icon as the text lies."""
    back = invert_map(matrix)
    shapes = tuple(
        [scene.Group((blacken(leaf.shape, 1.0),), combine_maps(leaf.matrix, back)) for leaf in icon]
    )
    return Mark(move_box(union([leaf.box for leaf in icon]), back), None, shapes)


def _list_meeting_boxes(boxes: Sequence[Box]) -> Iterator[tuple[int, int, Box]]:
    """Those that meet, by their numbers."""
    order = sorted(range(len(boxes)), key=lambda at: boxes[at].x)
    for place, one in enumerate(order):
        end = boxes[one].x + boxes[one].width
        for other in order[place + 1 :]:
            if boxes[other].x >= end:
                break
            found = find_overlap(boxes[one], boxes[other])
            if found is not None:
                yield one, other, found


def _find_clashes(marks: Sequence[Mark]) -> list[Clash]:
    found = []
    for one, other, box in _list_meeting_boxes([mark.box for mark in marks]):
        area = _measure_shared_area(marks[one], marks[other], box)
        if area:
            found.append(Clash(one, other, box, area))
    return found


def _measure_shared_area(one: Mark, other: Mark, box: Box) -> float:
    """The most ink that two marks share, which lies in a box."""
    if one.letter is None or other.letter is None:
        return box.width * box.height
    found = (find_overlap(a, b) for a in _list_strips(one.letter) for b in _list_strips(other.letter))
    return math.fsum(each.width * each.height for each in found if each is not None)


def _list_strips(letter: Letter) -> Iterator[Box]:
    x, y, size = letter.x, letter.y, letter.size
    for box in _list_strips_in_ems(letter.face, letter.character):
        yield Box(x + box.x * size, y + box.y * size, box.width * size, box.height * size)


@cache
def _list_strips_in_ems(face: str, character: str) -> tuple[Box, ...]:
    """Strips of a letter, each as wide as its ink."""
    reach: dict[int, list[float]] = {}
    for line in flatten(outline(face, character)):
        for start, end in pairwise(line):
            upper, lower = (start, end) if start.y < end.y else (end, start)
            slope = (lower.x - upper.x) / (lower.y - upper.y) if lower.y > upper.y else 0.0
            for strip in range(math.floor(upper.y * STRIPS), math.floor(lower.y * STRIPS) + 1):
                high, low = max(upper.y, strip / STRIPS), min(lower.y, (strip + 1) / STRIPS)
                ends = [upper.x + (at - upper.y) * slope for at in (high, low)]
                reach.setdefault(strip, []).extend(ends if slope else (upper.x, lower.x))
    sides = {strip: (min(found), max(found)) for strip, found in reach.items()}
    return tuple(Box(left, at / STRIPS, right - left, 1 / STRIPS) for at, (left, right) in sides.items())


def _layer_marks(marks: Sequence[Mark], clashes: Sequence[Clash]) -> list[scene.Shapes]:
    """The marks that clash, in as few layers as it takes to keep those apart."""
    beside: dict[int, set[int]] = {}
    for each in clashes:
        beside.setdefault(each.one, set()).add(each.other)
        beside.setdefault(each.other, set()).add(each.one)
    known: dict[int, int] = {}
    layers: list[scene.Shapes] = []
    for at, others in beside.items():
        taken = {known[other] for other in others if other in known}
        known[at] = next(number for number in range(len(taken) + 1) if number not in taken)
        if known[at] == len(layers):
            layers.append(())
        layers[known[at]] += marks[at].shapes
    return layers


def _find_way(marks: Sequence[Mark], clashes: Sequence[Clash]) -> Way:
    """Whether more of it is of lines than of letters in one line."""
    lines = letters = 0.0
    for each in clashes:
        one, other = marks[each.one].letter, marks[each.other].letter
        if one is not None and other is not None and one.y == other.y:
            letters += each.area
        else:
            lines += each.area
    return "lines" if lines > letters else "letters"
