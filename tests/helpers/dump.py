"""A page as plain text, a line for each shape, for tests and curious eyes."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING, assert_never

from pnp.backends.notation import decimal, decimals, hexadecimal, matrix_text, step_text
from pnp.scene import (
    Circle,
    Colour,
    Ellipse,
    Group,
    Image,
    Line,
    LinearGradient,
    Path,
    Placed,
    Polygon,
    Polyline,
    RadialGradient,
    Rectangle,
    Text,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from pnp.geometry import Box, Point
    from pnp.scene import Page, Paint, Run, Scene, Shape, Step, Stroke

Recurring = dict[int, tuple[int, "Scene"]]  # by the object's identity: its number and itself


def dump(page: Page) -> str:
    """The page's own shapes first, then each scene that recurs, once, in the order of first use."""
    return "\n".join(_lines(page)) + "\n"


def _lines(page: Page) -> Iterator[str]:
    recurring: Recurring = {}
    yield f"page {_box(page.scene.box)}{_quoted(page.title)}"
    for bookmark in page.bookmarks:
        yield f"  bookmark {bookmark.level}{_quoted(bookmark.title)}"
    for name, box in (("trim", page.trim), ("bleed", page.bleed)):
        if box is not None:
            yield f"  {name} {_box(box)}"
    yield from _indented(_shapes(page.scene.shapes, recurring))
    written = 0
    while written < len(recurring):  # a scene that recurs may hold others
        number, scene = list(recurring.values())[written]
        yield f"scene {number} {_box(scene.box)}"
        yield from _indented(_shapes(scene.shapes, recurring))
        written += 1


def _indented(lines: Iterable[str]) -> Iterator[str]:
    return (f"  {line}" for line in lines)


def _shapes(shapes: Iterable[Shape], recurring: Recurring) -> Iterator[str]:
    for shape in shapes:
        yield from _shape(shape, recurring)


def _shape(shape: Shape, recurring: Recurring) -> Iterator[str]:
    match shape:
        case Rectangle(box, fill, stroke, radius):
            rounded = f" radius {decimal(radius)}" if radius else ""
            yield f"rectangle {_box(box)}{rounded}{_look(fill, stroke)}"
        case Circle(centre, radius, fill, stroke):
            yield f"circle {_point(centre)} radius {decimal(radius)}{_look(fill, stroke)}"
        case Ellipse(centre, radius_x, radius_y, fill, stroke):
            yield f"ellipse {_point(centre)} radii {decimals(radius_x, radius_y)}{_look(fill, stroke)}"
        case Line(start, end, stroke):
            yield f"line {_point(start)} to {_point(end)}{_look(None, stroke)}"
        case Polyline(points, stroke):
            yield f"polyline {_points(points)}{_look(None, stroke)}"
        case Polygon(points, fill, stroke, rule):
            yield f"polygon {rule} {_points(points)}{_look(fill, stroke)}"
        case Path(steps, fill, stroke, rule):
            yield f"path {rule} {_path(steps)}{_look(fill, stroke)}"
        case Text(runs, colour):
            yield f"text {hexadecimal(colour)}"
            yield from _indented(_run(run) for run in runs)
        case Image(box, bitmap):
            yield f"image {_box(box)} {bitmap.kind} {bitmap.width} {bitmap.height} {_print(bitmap.content)}"
        case Group():
            yield f"group{_group(shape)}"
            yield from _indented(_shapes(shape.shapes, recurring))
        case Placed():
            yield from _placed(shape, recurring)
        case _:
            assert_never(shape)


def _group(group: Group) -> str:
    words = [] if group.transform is None else [matrix_text(group.transform)]
    if group.opacity != 1:
        words.append(f"opacity {decimal(group.opacity)}")
    if group.clip is not None:
        words.append(f"clip {group.clip.rule} {_path(group.clip.steps)}")
    return "".join([f" {word}" for word in words])


def _placed(shape: Placed, recurring: Recurring) -> Iterator[str]:
    if shape.recurs:
        number, _ = recurring.setdefault(id(shape.scene), (len(recurring) + 1, shape.scene))
        yield f"placed scene {number} {matrix_text(shape.transform)}"
    else:
        yield f"placed {_box(shape.scene.box)} {matrix_text(shape.transform)}"
        yield from _indented(_shapes(shape.scene.shapes, recurring))


def _run(run: Run) -> str:
    gaps = f" gaps {' '.join(map(str, run.gaps))}" if run.gaps else ""
    return f"{decimals(run.x, run.y)} {run.face} {decimal(run.size)}{_quoted(run.text)}{gaps}"


def _look(fill: Paint | None, stroke: Stroke | None) -> str:
    return f"{'' if fill is None else f' fill {_paint(fill)}'}{'' if stroke is None else _stroke(stroke)}"


def _paint(paint: Paint) -> str:
    match paint:
        case Colour():
            return hexadecimal(paint)
        case LinearGradient(start, end, stops):
            ends = f"{_point(start)} to {_point(end)}"
        case RadialGradient(centre, radius, stops):
            ends = f"{_point(centre)} radius {decimal(radius)}"
        case _:
            assert_never(paint)
    colours = ", ".join([f"{decimal(stop.at)} {hexadecimal(stop.colour)}" for stop in stops])
    kind = "linear" if isinstance(paint, LinearGradient) else "radial"
    return f"{kind}({ends}, {colours})"


def _stroke(stroke: Stroke) -> str:
    words = f" stroke {hexadecimal(stroke.colour)} {decimal(stroke.width)} {stroke.cap} {stroke.join}"
    limit = f" {decimal(stroke.miter_limit)}" if stroke.join == "miter" else ""
    dash = f" dash {decimals(*stroke.dash)} from {decimal(stroke.dash_start)}" if stroke.dash else ""
    return words + limit + dash


def _path(steps: Iterable[Step]) -> str:
    return " ".join([step_text(step) for step in steps])


def _box(box: Box) -> str:
    return decimals(box.x, box.y, box.width, box.height)


def _point(point: Point) -> str:
    return decimals(point.x, point.y)


def _points(points: Iterable[Point]) -> str:
    return ", ".join([_point(point) for point in points])


def _quoted(text: str) -> str:
    """The text in quotes after a space, with what would break the line as an escape; nothing for no text."""
    return f" {json.dumps(text, ensure_ascii=False)}" if text else ""


def _print(content: bytes) -> str:
    """Enough of a digest to tell two bitmaps apart."""
    return sha256(content).hexdigest()[:12]
