"""Icons: those that there are, and files of icons that are wrong."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pytest

from pnp.draw import IconError, draw_icon, parse_icons
from pnp.geometry import Point
from pnp.models import INKS
from pnp.paths import as_curves
from pnp.scene import ArcTo, Close, CurveTo, LineTo, MoveTo, Path
from tests.helpers.shipped_theme import icons, palette

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
    scene = draw_icon(name, icons()[name], palette("night").colour)
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
    for ink in INKS:
        colour = palette(ink, "plum").colour
        shapes = draw_icon("trial", parse_icons({"icons": {"trial": parts}})["trial"], colour).shapes
        paths = [shape for shape in shapes if isinstance(shape, Path)]
        assert [path.fill for path in paths] == [colour("fill"), colour("shade"), colour("cut"), None]
        strokes = [(path.stroke.colour, path.stroke.width) for path in paths if path.stroke]
        assert strokes == [(colour("fill"), 0.1)]


@pytest.mark.parametrize(
    ("tree", "says"),
    [
        (None, "Expected `object`, got `null`"),
        ({"icons": []}, r"Expected `object`, got `array` - at `\$.icons`"),
        ({"icons": {"sun": []}}, "length >= 1"),
        ({"icons": {"sun": ["M0 0"]}}, "Expected `object`, got `str`"),
        ({"icons": {"sun": [{"fill": "M0 0", "cut": "M0 0"}]}}, "one of fill, shade, cut, line"),
        ({"icons": {"sun": [{"fill": "M0 0", "widht": "1"}]}}, "unknown field `widht`"),
        ({"icons": {"sun": [{"fill": "M0 0", "width": "0.1"}]}}, "a line alone has a width"),
        ({"icons": {"sun": [{"line": "M0 0"}]}}, "a line alone has a width"),
        ({"icons": {"sun": [{"line": "M0 0", "width": "thick"}]}}, r"Expected `float`, got `str` .*width"),
        ({"icons": {"sun": [{"line": "M0 0", "width": "2"}]}}, "Expected `float` < 1.0"),
    ],
)
def test_a_wrong_file_of_icons_is_an_error(tree: object, says: str) -> None:
    with pytest.raises(IconError, match=says):
        parse_icons(tree)


def test_wrong_path_data_names_the_icon_and_the_character() -> None:
    icon = parse_icons({"icons": {"sun": [{"fill": "M0 0X1"}]}})["sun"]
    with pytest.raises(IconError, match=r"icon 'sun': character 5: 'X' is no command"):
        draw_icon("sun", icon, palette("night").colour)
