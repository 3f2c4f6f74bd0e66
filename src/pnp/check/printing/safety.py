"""What matters and stands so near to the cut that a slip of the knife may take it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.check.printing.codes import UNSAFE
from pnp.check.printing.elements import UNKNOWN
from pnp.check.printing.extents import meeting, outline_points, steps_points
from pnp.check.printing.flaws import Flaw
from pnp.draw.openings import beyond, trimmed
from pnp.geometry import Box, moved

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from pnp.check.printing.elements import Element, Place
    from pnp.check.printing.flaws import Side
    from pnp.check.printing.parts import Leaf
    from pnp.draw.openings import Opening
    from pnp.geometry import Matrix, Point

NEAR = 0.1  # mm: what no eye sees


def unsafe(side: Side, known: Mapping[Place, Element]) -> Iterator[Flaw]:
    face = side.face
    card = Box(0.0, 0.0, face.trim.width, face.trim.height)
    opening = trimmed(face.cut, card, face.corner)
    for part in side.parts:
        element = known.get(part.place, UNKNOWN)
        if not element.matters or _reach(opening, part.box) <= NEAR - face.safe:
            continue
        if element.sort == "figure" and not face.safe and meeting(part.box, card):
            continue  # it may run over the cut
        farthest = max(_farthest(opening, leaf, NEAR - face.safe) for leaf in part.leaves)
        if farthest > NEAR - face.safe:
            way = "near" if farthest <= NEAR else "over" if meeting(part.box, card) else "off"
            distance = round(abs(farthest), 1)
            told = (("element", element.name), ("distance", distance), ("safe", face.safe), ("way", way))
            yield Flaw(UNSAFE, part.place, side, farthest, told)


def _farthest(opening: Opening, leaf: Leaf, least: float) -> float:
    """How far its ink reaches beyond the cut, less than nothing within; no clip lets it reach farther."""
    rough = _reach(opening, leaf.box)
    if rough <= least:
        return rough
    own = _points_beyond(opening, outline_points(leaf.shape), leaf.matrix)
    clips = (_points_beyond(opening, steps_points(clip.steps), matrix) for clip, matrix in leaf.clips)
    return min(rough, own, *clips)


def _reach(opening: Opening, box: Box) -> float:
    return beyond(opening, box, None)


def _points_beyond(opening: Opening, points: Iterable[Point], matrix: Matrix) -> float:
    places = (moved(point, matrix) for point in points)
    return max(beyond(opening, Box(at.x, at.y, 0.0, 0.0), None) for at in places)
