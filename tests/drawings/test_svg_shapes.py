"""SVG in: which shapes come of a file, where they stand, and what is passed over."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.drawings import DrawingError, is_drawing, read_drawing
from pnp.geometry import Box
from pnp.scene import Colour, Group, LinearGradient, LineTo, MoveTo, Path, RadialGradient
from tests.helpers.svg_pictures import FEATURES, svg

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pnp.scene import Scene, Shape

RED = Colour(255, 0, 0)
SQUARE = '<rect width="20" height="20"/>'


def read(text: str) -> Scene:
    return read_drawing(text.encode())


def shapes(inside: str) -> tuple[Shape, ...]:
    return read(svg(inside)).shapes


def only(inside: str) -> Any:
    (shape,) = shapes(inside)
    return shape


def paths(found: Iterable[Shape]) -> list[Path]:
    """All paths, in groups too."""
    flat: list[Path] = []
    for shape in found:
        flat += (
            paths(shape.shapes) if isinstance(shape, Group) else [shape] if isinstance(shape, Path) else []
        )
    return flat


@pytest.mark.parametrize(
    ("attributes", "box"),
    [
        ('viewBox="0 0 40 20"', Box(0, 0, 100, 50)),
        ('viewBox="-5,-5,10,20" width="100%" height="7mm"', Box(0, 0, 50, 100)),
        ('width="30mm" height="1.5cm"', Box(0, 0, 100, 50)),
        ('width="1in" height="96px"', Box(0, 0, 100, 100)),
        ('viewBox="0 0 2 1" preserveAspectRatio="none" width="10" height="90"', Box(0, 0, 100, 50)),
    ],
)
def test_a_drawing_has_its_own_proportions_and_100_on_its_longer_side(attributes: str, box: Box) -> None:
    found = read(f'<svg xmlns="http://www.w3.org/2000/svg" {attributes}/>').box
    assert (found.x, found.y) == (box.x, box.y)
    assert (found.width, found.height) == pytest.approx((box.width, box.height))


def test_what_the_view_box_shows_begins_at_0_0() -> None:
    found = read(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 10 10 10"><path d="M-5 10L5 20V10"/></svg>'
    )
    (path,) = paths(found.shapes)
    assert path.steps == (MoveTo(0, 0), LineTo(100, 100), LineTo(100, 0))


@pytest.mark.parametrize(
    ("written", "colour"),
    [
        ("#f00", RED),
        ("#FF0000", RED),
        ("red", RED),
        ("Red", RED),
        (" rgb(255, 0, 0) ", RED),
        ("rgb(100%, 0%, 0%)", RED),
        ("rgb(300 -5 0)", RED),
        ("rebeccapurple", Colour(102, 51, 153)),
        ("currentColor", Colour(0, 0, 0)),
        ("none", None),
        ("transparent", None),
    ],
)
def test_colours_are_read_as_css_writes_them(written: str, colour: Colour | None) -> None:
    found = paths(shapes(f'<rect width="20" height="20" stroke="lime" fill="{written}"/>'))
    assert [path.fill for path in found] == [colour]


@pytest.mark.parametrize(
    "inside",
    [
        "",
        '<rect width="0" height="5"/>',
        '<circle r="0"/>',
        '<ellipse rx="0" ry="4"/>',
        '<polygon points=""/>',
        '<path d=""/>',
        '<path d="none"/>',
        '<path d="M1 1H5" fill="none"/>',
        '<path d="M1 1 5 5z" fill="red"/>',
        '<path d="M1 1H5 9" fill="red"/>',
        f"<defs>{SQUARE}</defs>",
        f'<g display="none">{SQUARE}</g>',
        f'<g opacity="0">{SQUARE}</g>',
        f'<g visibility="hidden">{SQUARE}</g>',
        f'<g transform="scale(0)">{SQUARE}</g>',
        f'<g fill-opacity="0%">{SQUARE}</g>',
        f'<clipPath id="a"/><g clip-path="url(#a)">{SQUARE}</g>',
        '<line x2="9" stroke="red" stroke-width="0"/>',
        "<title>t</title><desc>d</desc><metadata><a><script/></a></metadata>",
    ],
)
def test_what_shows_nothing_leaves_no_shape(inside: str) -> None:
    assert shapes(inside) == ()


def test_even_moves_leave_plain_paths_and_uneven_ones_a_group_for_the_stroke() -> None:
    line = '<path d="M0 0H1" stroke="red" fill="none" stroke-width="2" stroke-dasharray="1"/>'
    even = only(f'<g transform="scale(2) rotate(90) scale(1 -1)">{line}</g>')
    assert isinstance(even, Path)
    assert even.stroke is not None
    assert (even.stroke.width, *even.stroke.dash) == pytest.approx((20, 10, 10))
    uneven = only(f'<g transform="scale(4 1)">{line}</g>')
    assert isinstance(uneven, Group)
    assert uneven.transform is not None
    assert uneven.transform.a / uneven.transform.d == pytest.approx(4)


def test_a_linear_gradient_stays_one_however_it_is_moved() -> None:
    stops = '<stop stop-color="red"/><stop offset="1"/>'
    inside = (
        f'<linearGradient id="a" gradientTransform="skewX(30)">{stops}</linearGradient>'
        '<g transform="scale(1 3) rotate(20)"><rect width="5" height="2" fill="url(#a)"/></g>'
    )
    assert isinstance(only(inside).fill, LinearGradient)


def test_a_radial_gradient_on_what_is_not_square_is_painted_in_a_space_of_its_own() -> None:
    stops = '<radialGradient id="a"><stop stop-color="red"/><stop offset="1"/></radialGradient>'
    assert isinstance(only(f'{stops}<circle r="5" fill="url(#a)"/>').fill, RadialGradient)
    stretched = only(f'{stops}<ellipse rx="8" ry="2" fill="url(#a)"/>')
    assert stretched.transform.a / stretched.transform.d == pytest.approx(4)


def test_fill_and_stroke_fade_each_by_itself() -> None:
    fill, stroke = shapes('<circle r="5" stroke="red" fill-opacity=".5" stroke-opacity=".25"/>')
    assert isinstance(fill, Group)
    assert isinstance(stroke, Group)
    assert (fill.opacity, stroke.opacity) == (0.5, 0.25)


def test_an_attribute_yields_to_a_sheet_and_a_sheet_to_a_style() -> None:
    sheet = "<style>rect{fill:#000}.a{fill:#111}#b{fill:#222}</style>"
    same = 'width="1" height="1" fill="red"'
    found = paths(
        shapes(
            f'<rect {same}/><rect {same} class="a"/><rect {same} class="a" id="b"/>'
            f'<rect {same} class="a" id="c" style="fill: #333"/>{sheet}'
            '<path d="M0 0H1V1" class="none" fill="red"/>'
        )
    )
    greys = [path.fill.red if isinstance(path.fill, Colour) else None for path in found]
    assert greys == [0, 0x11, 0x22, 0x33, 255]


def test_what_is_used_takes_the_colour_of_where_it_is_used() -> None:
    found = paths(
        shapes('<defs><rect id="a" width="1" height="1"/></defs><use href="#a" fill="red"/><use href="#a"/>')
    )
    assert [path.fill for path in found] == [RED, Colour(0, 0, 0)]


def test_a_doctype_that_says_nothing_more_is_passed_over() -> None:
    doctype = (
        '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"\n "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
    )
    assert len(read(f'<?xml version="1.0"?>\n{doctype}\n{svg(SQUARE)}').shapes) == 1
    with pytest.raises(DrawingError, match="line 3, column 105: it is no sound XML: undefined entity"):
        read(f"{doctype}\n{svg('&nbsp;')}")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "iso-8859-1", "windows-1250", "us-ascii"])
def test_a_file_is_read_in_the_encoding_that_it_names(encoding: str) -> None:
    named = encoding.removesuffix("-sig")
    letter = "e" if named == "us-ascii" else "é"
    text = f'<?xml version="1.0" encoding="{named}"?>{svg(f"<title>{letter}</title>{SQUARE}")}'
    assert len(read_drawing(text.encode(encoding)).shapes) == 1


@pytest.mark.parametrize(
    ("content", "found"),
    [
        (b" \n<svg", True),
        (b"\xef\xbb\xbf<?xml", True),
        (b"\xff\xfe<\0", True),
        (b"\x89PNG", False),
        (b"", False),
    ],
)
def test_a_drawing_is_told_by_how_it_begins(content: bytes, found: bool) -> None:
    assert is_drawing(content) is found


NUMBERS = st.floats(-50, 50).map(lambda value: round(value, 3))
POINTS = st.tuples(NUMBERS, NUMBERS)


@given(POINTS, POINTS, POINTS, POINTS)
def test_the_box_of_a_curve_holds_it_closely(a: Any, b: Any, c: Any, d: Any) -> None:
    """A gradient's ends stand on the corners of the box of what it fills."""
    gradient = '<linearGradient id="a" x2="1"><stop stop-color="red"/><stop offset="1"/></linearGradient>'
    data = f"M{a[0]} {a[1]}C{b[0]} {b[1]} {c[0]} {c[1]} {d[0]} {d[1]}"
    found = paths(shapes(f'{gradient}<path d="{data}" fill="url(#a)"/>'))
    if not found or not isinstance(found[0].fill, LinearGradient):
        return
    steps = [k / 200 for k in range(201)]
    across = [
        5 * (a[0] * (1 - t) ** 3 + 3 * b[0] * (1 - t) ** 2 * t + 3 * c[0] * (1 - t) * t * t + d[0] * t**3)
        for t in steps
    ]
    fill = found[0].fill
    assert fill.start.x <= min(across) + 1e-6
    assert fill.end.x >= max(across) - 1e-6
    assert fill.end.x - fill.start.x <= (max(across) - min(across)) + 0.05


@pytest.mark.parametrize("name", FEATURES)
def test_the_same_file_gives_the_same_shapes(name: str) -> None:
    first = read(FEATURES[name])
    assert first.shapes
    assert read(FEATURES[name]) == first
    assert all(
        math.isfinite(path.steps[0].x) for path in paths(first.shapes) if isinstance(path.steps[0], MoveTo)
    )
