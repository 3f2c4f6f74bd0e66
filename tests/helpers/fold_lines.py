"""The broken lines of a face, along which it is folded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.geometry import Point, bounds, move_point
from pnp.scene import LineTo, MoveTo, Path
from tests.helpers.drawn_faces import flat

if TYPE_CHECKING:
    from pnp.geometry import Box
    from pnp.scene import Face


def folds(face: Face) -> list[float]:
    """How far down the broken lines lie that go across a face from side to side."""
    return sorted(round(box.y, 6) for box, _ in broken(face) if box.width > face.trim.width - 1)


def broken(face: Face) -> list[tuple[Box, tuple[float, ...]]]:
    """The broken level lines of a face, and their dashes."""
    found = []
    for shape, map_ in flat(face.scene):
        if isinstance(shape, Path) and shape.stroke and shape.stroke.dash and len(shape.steps) == 2:
            ends = [
                move_point(Point(step.x, step.y), map_)
                for step in shape.steps
                if isinstance(step, MoveTo | LineTo)
            ]
            box = bounds(tuple(ends))
            if box.height == 0:
                found.append((box, shape.stroke.dash))
    return found
