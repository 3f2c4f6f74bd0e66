"""Icons and the path data that they are written in."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as some

from decks import icons
from pnp.arcs import as_curves
from pnp.draw.icons import IconError, icon_scene, parsed
from pnp.draw.roles import palette
from pnp.geometry import Point
from pnp.path_data import PathError, steps_of
from pnp.scene import ArcTo, Close, CurveTo, LineTo, MoveTo, Path

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.scene import Step

PROMISED = {
    *(
        "star",
        "sun",
        "moon",
        "comet",
        "planet",
        "orbit",
        "galaxy",
        "telescope",
        "compass",
        "ship",
        "colony",
        "energy",
    ),
    *(
        "culture",
        "diplomacy",
        "economy",
        "hourglass",
        "eye",
        "card",
        "die",
        "coin",
        "shield",
        "key",
        "plus",
        "arrow",
    ),
}


def test_the_promised_icons_are_there() -> None:
    assert set(icons()) >= PROMISED


@pytest.mark.parametrize("name", sorted(icons()))
def test_an_icon_stays_in_its_circle_and_fills_it(name: str) -> None:
    scene = icon_scene(name, icons()[name], palette("midnight"))
    reach = [
        math.hypot(point.x, point.y) + (shape.stroke.width / 2 if shape.stroke else 0.0)
        for shape in scene.shapes
        if isinstance(shape, Path)
        for point in outline(shape.steps)
    ]
    assert 0.85 < max(reach) <= 1.01


def outline(steps: tuple[Step, ...]) -> Iterator[Point]:
    """Points along a path, every arc and curve divided finely."""
    here = opened = Point(0, 0)
    for step in steps:
        match step:
            case MoveTo(x, y):
                here = opened = Point(x, y)
            case LineTo(x, y):
                here = Point(x, y)
            case CurveTo():
                yield from along(here, step)
                here = Point(step.x, step.y)
            case ArcTo(x=x, y=y):
                for curve in as_curves(here, step):
                    yield from along(here, curve)
                    here = Point(curve.x, curve.y)
                here = Point(x, y)
            case Close():
                here = opened
        yield here


def along(start: Point, curve: CurveTo) -> Iterator[Point]:
    for k in range(1, 12):
        t = k / 12
        weights = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        xs = start.x, curve.x1, curve.x2, curve.x
        ys = start.y, curve.y1, curve.y2, curve.y
        yield Point(mean(weights, xs), mean(weights, ys))


def mean(weights: tuple[float, ...], values: tuple[float, ...]) -> float:
    return sum(weight * value for weight, value in zip(weights, values, strict=True))


def test_icons_are_painted_by_role() -> None:
    filled = [{role: "M0 0H1V1Z"} for role in ("fill", "shade", "cut")]
    parts = [*filled, {"line": "M0 0H1", "width": "0.1"}]
    for ground in ("midnight", "plum"):
        paints = palette(ground)
        shapes = icon_scene("trial", parsed({"icons": {"trial": parts}})["trial"], paints).shapes
        paths = [shape for shape in shapes if isinstance(shape, Path)]
        assert [path.fill for path in paths] == [paints.mark, paints.shade, paints.well, None]
        strokes = [(path.stroke.colour, path.stroke.width) for path in paths if path.stroke]
        assert strokes == [(paints.mark, 0.1)]


@pytest.mark.parametrize(
    ("tree", "says"),
    [
        (None, "'icons' is missing"),
        ({"icons": []}, "'icons' is missing"),
        ({"icons": {"sun": []}}, "'sun' has no parts"),
        ({"icons": {"sun": ["M0 0"]}}, "'sun' needs one of fill, shade, cut, line"),
        ({"icons": {"sun": [{"fill": "M0 0", "cut": "M0 0"}]}}, "fill"),
        ({"icons": {"sun": [{"fill": "M0 0", "widht": "1"}]}}, "'widht'"),
        ({"icons": {"sun": [{"fill": "M0 0", "width": "0.1"}]}}, "a line has a width"),
        ({"icons": {"sun": [{"line": "M0 0"}]}}, "a line has a width"),
        ({"icons": {"sun": [{"line": "M0 0", "width": "thick"}]}}, "'thick'"),
        ({"icons": {"sun": [{"line": "M0 0", "width": "2"}]}}, "between 0 and 1"),
    ],
)
def test_a_wrong_file_of_icons_is_an_error(tree: object, says: str) -> None:
    with pytest.raises(IconError, match=says):
        parsed(tree)


def test_wrong_path_data_names_the_icon_and_the_character() -> None:
    icon = parsed({"icons": {"sun": [{"fill": "M0 0X1"}]}})["sun"]
    with pytest.raises(IconError, match=r"icon 'sun': character 5: 'X' is no command"):
        icon_scene("sun", icon, palette("midnight"))


# Path data.


@pytest.mark.parametrize(
    ("data", "steps"),
    [
        ("", ()),
        ("M1 2", (MoveTo(1, 2),)),
        ("M1 2L3,4", (MoveTo(1, 2), LineTo(3, 4))),
        ("M1 2 3 4 5 6", (MoveTo(1, 2), LineTo(3, 4), LineTo(5, 6))),
        ("m1 2 3 4", (MoveTo(1, 2), LineTo(4, 6))),
        ("M1 2H9h-1", (MoveTo(1, 2), LineTo(9, 2), LineTo(8, 2))),
        ("M1 2V9v-1", (MoveTo(1, 2), LineTo(1, 9), LineTo(1, 8))),
        ("M0 0C1 2 3 4 5 6", (MoveTo(0, 0), CurveTo(1, 2, 3, 4, 5, 6))),
        ("M1 1c1 2 3 4 5 6", (MoveTo(1, 1), CurveTo(2, 3, 4, 5, 6, 7))),
        ("M0 0C1 2 3 4 5 6S8 8 9 9", (MoveTo(0, 0), CurveTo(1, 2, 3, 4, 5, 6), CurveTo(7, 8, 8, 8, 9, 9))),
        ("M1 1s2 2 3 3", (MoveTo(1, 1), CurveTo(1, 1, 3, 3, 4, 4))),
        ("M0 0L1 1S2 2 3 3", (MoveTo(0, 0), LineTo(1, 1), CurveTo(1, 1, 2, 2, 3, 3))),
        ("M0 0Q3 0 3 3", (MoveTo(0, 0), CurveTo(2, 0, 3, 1, 3, 3))),
        ("M3 3q3 0 3 3", (MoveTo(3, 3), CurveTo(5, 3, 6, 4, 6, 6))),
        ("M0 0Q3 0 3 3T0 6", (MoveTo(0, 0), CurveTo(2, 0, 3, 1, 3, 3), CurveTo(3, 5, 2, 6, 0, 6))),
        ("M3 3q3 0 3 3t-3 3", (MoveTo(3, 3), CurveTo(5, 3, 6, 4, 6, 6), CurveTo(6, 8, 5, 9, 3, 9))),
        ("M0 0T3 3 3 6", (MoveTo(0, 0), CurveTo(0, 0, 1, 1, 3, 3), CurveTo(5, 5, 5, 6, 3, 6))),
        ("M0 0T3 3", (MoveTo(0, 0), CurveTo(0, 0, 1, 1, 3, 3))),
        ("M0 0C1 0 3 2 3 3T3 6", (MoveTo(0, 0), CurveTo(1, 0, 3, 2, 3, 3), CurveTo(3, 3, 3, 4, 3, 6))),
        ("M0 0Q3 0 3 3S6 6 6 9", (MoveTo(0, 0), CurveTo(2, 0, 3, 1, 3, 3), CurveTo(3, 3, 6, 6, 6, 9))),
        ("M0 0a1 1 0 01.5.5", (MoveTo(0, 0), ArcTo(1, 1, 0, False, True, 0.5, 0.5))),
        ("M0 0A1 1 0 001 0", (MoveTo(0, 0), ArcTo(1, 1, 0, False, False, 1, 0))),
        ("M0 0A1 2 30 0 1 3 4", (MoveTo(0, 0), ArcTo(1, 2, 30, False, True, 3, 4))),
        ("M1 1a1 2 30 1 0 3 4", (MoveTo(1, 1), ArcTo(1, 2, 30, True, False, 4, 5))),
        ("M1 1a1 2 30 103 4", (MoveTo(1, 1), ArcTo(1, 2, 30, True, False, 4, 5))),
        ("M1 1H2ZM3 3", (MoveTo(1, 1), LineTo(2, 1), Close(), MoveTo(3, 3))),
        ("M1 1H2ZL3 3", (MoveTo(1, 1), LineTo(2, 1), Close(), MoveTo(1, 1), LineTo(3, 3))),
        ("M1 1H2Zm3 3", (MoveTo(1, 1), LineTo(2, 1), Close(), MoveTo(4, 4))),
        (" M.5-.5 1e1-2.5E-1 ", (MoveTo(0.5, -0.5), LineTo(10, -0.25))),
    ],
)  # fmt: skip
def test_path_data_becomes_steps(data: str, steps: tuple[Step, ...]) -> None:
    assert steps_of(data) == steps


@pytest.mark.parametrize(
    ("data", "at", "wrong"),
    [
        ("L1 2", 0, "begins with 'L'"),
        ("1 2", 0, "'1' is no command"),
        ("M1 2X3 4", 4, "'X' is no command"),
        ("M1", 2, "the end stands where M wants a number"),
        ("M1 2L3", 6, "the end stands where L wants a number"),
        ("M1 2L3 x", 7, "'x' stands where L wants a number"),
        ("M0 0A1 1 0 2 1 3 3", 11, "'2' stands where A wants 0 or 1"),
        ("M0 0C1 2 3 4 5Z", 14, "'Z' stands where C wants a number"),
        ("M0 0Z1 2", 5, "'1' is no command"),
    ],
)
def test_wrong_path_data_is_an_error_at_its_character(data: str, at: int, wrong: str) -> None:
    with pytest.raises(PathError, match=wrong) as caught:
        steps_of(data)
    assert caught.value.at == at


NUMBERS = some.integers(-999, 999).map(lambda whole: whole / 8)
PLACES = some.lists(some.tuples(NUMBERS, NUMBERS), min_size=1, max_size=20)


@given(PLACES)
def test_relative_data_say_the_same_as_absolute(places: list[tuple[float, float]]) -> None:
    absolute = "M" + "L".join(f"{x} {y}" for x, y in places)
    moves = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise([(0.0, 0.0), *places])]
    assert steps_of("m" + " ".join(f"{x},{y}" for x, y in moves)) == steps_of(absolute)


@given(some.text("MmLlHhVvCcSsQqTtAaZz0123456789.,-+eE X", max_size=40))
def test_any_text_is_read_or_refused_at_a_place_within_it(data: str) -> None:
    try:
        steps = steps_of(data)
    except PathError as error:
        at = error.at
    else:
        at = 0
        assert not steps or isinstance(steps[0], MoveTo)
    assert 0 <= at <= len(data)
