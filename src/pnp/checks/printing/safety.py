"""What matters and stands so near to the cut that a slip of the knife may take it, or is clipped away."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pnp.checks.printing.codes import UNSAFE
from pnp.checks.printing.elements import UNKNOWN
from pnp.checks.printing.extents import meeting, outline_points, steps_points
from pnp.checks.printing.flaws import Flaw
from pnp.checks.printing.strokes import slack_of
from pnp.draw.openings import beyond, trimmed
from pnp.geometry import Box, corners, growth, moved
from pnp.scene import Group, Image, Placed, Text
from pnp.text import letter_box, letter_points, letters

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from pnp.checks.printing.elements import Element, Place
    from pnp.checks.printing.flaws import Side
    from pnp.checks.printing.parts import Leaf, Part
    from pnp.draw.openings import Opening
    from pnp.geometry import Matrix, Point
    from pnp.scene import Shape
    from pnp.text import Letter

NEAR = 0.1  # mm: what no eye sees
FAR = 3.0  # mm: a fine line does not reach so far beyond its box


def unsafe(side: Side, known: Mapping[Place, Element]) -> Iterator[Flaw]:
    face = side.face
    card = Box(0.0, 0.0, face.trim.width, face.trim.height)
    opening = trimmed(face.cut, card, face.corner)
    for part in side.parts:
        element = known.get(part.place, UNKNOWN)
        if part.lost:
            yield from _unseen(side, part, element)
            continue
        if not element.matters or not _doubtful(opening, part, NEAR - face.safe):
            continue
        if element.sort == "figure" and not face.safe and meeting(part.box, card):
            continue  # it may run over the cut
        farthest = max(_farthest(opening, leaf, NEAR - face.safe) for leaf in part.leaves)
        if farthest > NEAR - face.safe:
            way = "near" if farthest <= NEAR else "over" if meeting(part.box, card) else "off"
            yield _flaw(side, part, element, farthest, way)


def _unseen(side: Side, part: Part, element: Element) -> Iterator[Flaw]:
    """A shape that is clipped away is no loss: so patterns are cut to size. Nor is what is seen in another
    group: these are windows on one picture."""
    group = part.lost[0].clips[0]
    seen = (each.leaves[0].clips for each in side.parts if each.place == part.place and each.leaves)
    if element.sort != "shape" and all(clips[:1] == (group,) for clips in seen):
        yield _flaw(side, part, element, math.inf, "clipped")


def _flaw(side: Side, part: Part, element: Element, farthest: float, way: str) -> Flaw:
    distance = 0.0 if math.isinf(farthest) else round(abs(farthest), 1)
    told = (("element", element.name), ("distance", distance), ("safe", side.face.safe), ("way", way))
    return Flaw(UNSAFE, part.place, side, farthest, told)


def _doubtful(opening: Opening, part: Part, least: float) -> bool:
    """Whether its ink may reach farther than that, as far as boxes tell."""
    rough = _reach(opening, part.box)
    if rough > least or rough + FAR < least:
        return rough > least
    return any(rough + _slack(leaf) > least for leaf in part.leaves)


def _slack(leaf: Leaf) -> float:
    """How far it may reach beyond its box."""
    shape = leaf.shape
    return 0.0 if isinstance(shape, Text | Image | Group | Placed) else slack_of(shape) * growth(leaf.matrix)


def _farthest(opening: Opening, leaf: Leaf, least: float) -> float:
    """How far its ink reaches beyond the cut, less than nothing within; no clip lets it reach farther."""
    rough = _reach(opening, leaf.box) + _slack(leaf)
    if rough <= least:
        return rough
    own = _own_beyond(opening, leaf.shape, leaf.matrix, least)
    clips = (_points_beyond(opening, steps_points(clip.steps), matrix) for clip, matrix in leaf.clips)
    return min(rough, own, *clips)


def _own_beyond(opening: Opening, shape: Shape, matrix: Matrix, least: float) -> float:
    if not isinstance(shape, Text):
        return _points_beyond(opening, outline_points(shape), matrix)
    every = (letter for run in shape.runs for letter in letters(run))
    return max(_letter_beyond(opening, letter, matrix, least) for letter in every)


def _letter_beyond(opening: Opening, letter: Letter, matrix: Matrix, least: float) -> float:
    """By its outline, where its box leaves doubt."""
    rough = _points_beyond(opening, corners(letter_box(letter)), matrix)
    return rough if rough <= least else _points_beyond(opening, letter_points(letter), matrix)


def _reach(opening: Opening, box: Box) -> float:
    return beyond(opening, box, None)


def _points_beyond(opening: Opening, points: Iterable[Point], matrix: Matrix) -> float:
    places = (moved(point, matrix) for point in points)
    return max(beyond(opening, Box(at.x, at.y, 0.0, 0.0), None) for at in places)
