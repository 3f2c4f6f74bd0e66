"""What can be seen of a figure's shapes: how far they reach, their colours, their paths, their words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.figures import FIGURES
from pnp.geometry import Box, bounds, corners, grow_box, move_box
from pnp.paths import flatten
from pnp.scene import Circle, Colour, Path, Placed, RadialGradient, Text
from tests.helpers.figure_palettes import palette

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from pnp.models import Ink
    from pnp.scene import Run, Shape

# What a figure has to be told.
TOLD: dict[str, dict[str, object]] = {
    "constellation-stand": {"count": 3},
    "row-stand": {"count": 3},
    "icons": {"names": ["star", "moon"]},
    "track": {"count": 12},
    "pips": {"count": 5},
}
CARD = Box(10.0, 20.0, 110.0, 60.0)


def drawn(name: str, box: Box = CARD, ink: Ink = "night", **told: Any) -> tuple[Shape, ...]:
    return FIGURES[name].draw(box, palette(ink), TOLD.get(name, {}) | told)


def reach(shape: Shape) -> Box:
    """The box that a shape inks, half of its line's width included."""
    match shape:
        case Circle():
            around = Box(shape.centre.x, shape.centre.y, 0.0, 0.0)
            return grow_box(around, shape.radius + (shape.stroke.width / 2 if shape.stroke else 0.0))
        case Path():
            points = tuple(point for piece in flatten(shape.steps) for point in piece)
            return grow_box(bounds(points), shape.stroke.width / 2 if shape.stroke else 0.0)
        case Placed():
            return move_box(shape.scene.box, shape.transform)
        case Text():
            return _around([_run_reach(run) for run in shape.runs])
        case _:
            raise AssertionError(shape)


def _run_reach(run: Run) -> Box:
    """A rough box: no letter of ours is wider than its size, nor higher above its baseline."""
    return Box(run.x, run.y - run.size * 0.75, run.size * 0.5 * len(run.text), run.size * 0.75)


def _around(boxes: Iterable[Box]) -> Box:
    return bounds(tuple(corner for box in boxes for corner in corners(box)))


def spread(shapes: Iterable[Shape]) -> Box:
    return _around(map(reach, shapes))


def within(inner: Box, outer: Box) -> bool:
    small = 1e-6
    return (
        outer.x - small <= inner.x
        and outer.y - small <= inner.y
        and inner.x + inner.width <= outer.x + outer.width + small
        and inner.y + inner.height <= outer.y + outer.height + small
    )


def paints(shapes: Iterable[Shape]) -> Iterator[Colour | RadialGradient]:
    for shape in shapes:
        if isinstance(shape, Placed):
            yield from paints(shape.scene.shapes)
        elif isinstance(shape, Text):
            yield shape.colour
        else:
            assert isinstance(shape, Path | Circle)
            yield from (paint for paint in (shape.fill,) if isinstance(paint, Colour | RadialGradient))
            yield from (stroke.colour for stroke in (shape.stroke,) if stroke)


def words(shapes: Iterable[Shape]) -> list[str]:
    return ["".join(run.text for run in shape.runs) for shape in shapes if isinstance(shape, Text)]


def paths(shapes: Iterable[Shape]) -> list[Path]:
    return [shape for shape in shapes if isinstance(shape, Path)]


def rings(shapes: Iterable[Shape]) -> list[Circle]:
    return [shape for shape in shapes if isinstance(shape, Circle)]
