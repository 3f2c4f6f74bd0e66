"""Contrast of text against what lies behind it, held to a naive reading of pixels, however the text lies."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from PIL import Image

from pnp.backends.pdf import write_pdf
from pnp.backends.png import pages_png
from pnp.build.checked_faces import INFO, counted
from pnp.check.printing.elements import Element
from pnp.check.printing.extents import ink_box
from pnp.check.printing.flaws import Side
from pnp.check.printing.measuring import measured
from pnp.check.printing.parts import Known, parts_of
from pnp.draw.signs import contrast
from pnp.geometry import Box, Point, Size, moved, rotation
from pnp.outlines import ellipse_steps, rounded_steps
from pnp.scene import (
    Circle,
    Clip,
    Colour,
    Face,
    Group,
    Line,
    LinearGradient,
    Page,
    Path,
    Polygon,
    Rectangle,
    Run,
    Scene,
    Stop,
    Stroke,
    Text,
    Traced,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from pnp.check.printing.elements import Place
    from pnp.geometry import Matrix
    from pnp.scene import Shape

WIDTH, HEIGHT, DPI = 60.0, 40.0, 600
BOX = Box(0.0, 0.0, WIDTH, HEIGHT)
WORDS, GROUND = ("words",), ("ground",)
KNOWN: dict[Place, Element] = {
    WORDS: Element("text", "words", True),
    GROUND: Element("shape", "ground", False),
}
LEAST, NEAR = 4.5, 0.1  # the limit, and by which share of it two measures may lie on its two sides


def made(kind: Callable[..., Any], *parts: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.tuples(*parts).map(lambda found: kind(*found))


shades = st.sampled_from([Colour(*([part] * 3)) for part in (0, 40, 90, 118, 150, 200, 255)])
colours = shades | st.sampled_from([Colour(11, 18, 48), Colour(227, 206, 147), Colour(160, 30, 40)])
lengths = st.floats(0.5, 40.0)
points = made(Point, st.floats(0.0, WIDTH), st.floats(0.0, HEIGHT))
boxes = made(Box, st.floats(-5.0, 50.0), st.floats(-5.0, 35.0), lengths, lengths)
strokes = st.none() | made(Stroke, colours, st.floats(0.1, 3.0))
gradients = made(
    lambda one, other, start, end: LinearGradient(start, end, (Stop(0.0, one), Stop(1.0, other))),
    colours,
    colours,
    points,
    points.map(lambda point: Point(point.x + 70.0, point.y)),
)
paints = colours | gradients
radii = st.sampled_from([0.0, 1.0, 5.0])
steps = made(rounded_steps, boxes, radii) | made(
    ellipse_steps, points, st.floats(0.5, 30.0), st.floats(0.5, 30.0)
)
skies = st.lists(points, min_size=4, max_size=40).map(
    lambda stars: tuple(step for at in stars for step in ellipse_steps(at, 0.2, 0.2))
)
plain = (
    made(Rectangle, boxes, paints, strokes, radii)
    | made(Circle, points, st.floats(0.5, 30.0), paints, strokes)
    | made(Path, steps | skies, paints, strokes)
    | made(Path, steps, st.none(), made(Stroke, colours, st.floats(0.1, 3.0)))
    | made(Polygon, st.tuples(points, points, points), colours, strokes)
    | made(Line, points, points, made(Stroke, colours, st.floats(0.1, 3.0)))
)
turns = st.floats(0.0, 360.0).map(lambda angle: rotation(angle, Point(30.0, 20.0)))
grouped = made(
    Group,
    st.tuples(plain),  # several would fade as one
    st.none() | turns,
    st.none() | made(Clip, steps),
    st.sampled_from([1.0, 1.0, 0.5]),
)
grounds = st.lists(plain | grouped, max_size=5).map(tuple)
levels = st.sampled_from([0.0, 0.0, 90.0, 180.0]) | st.floats(0.0, 360.0)


def said_of(behind: tuple[Shape, ...], text: Text, matrix: Matrix) -> float | None:
    """The contrast that a check complains of."""
    words = Traced((Group((text,), transform=matrix),), place=WORDS)
    scene = Scene(BOX, (Traced(behind, place=GROUND), words) if behind else (words,))
    face = Face("A", Size(WIDTH, HEIGHT), 0.0, scene)
    side = Side((0,), "front", face, parts_of(scene, Known()), "en", "night")
    found = [
        dict(flaw.told) for flaw in measured([side], KNOWN, counted, {}) if flaw.code.id == "print-contrast"
    ]
    return float(found[0]["contrast"]) if found else None


def seen(behind: tuple[Shape, ...], text: Text, matrix: Matrix) -> list[float]:
    """The contrasts of a line with all pixels of a page that lie behind it, the least first."""
    pdf = write_pdf([Page(Scene(BOX, behind))], INFO)
    picture = Image.open(BytesIO(next(pages_png(pdf, [Size(WIDTH, HEIGHT)], DPI)))).convert("RGB")
    pixels: Any = picture.load()
    box, own = ink_box(text), list[float]()
    assert box is not None
    for i in range(60):
        for j in range(20):
            at = moved(Point(box.x + (i + 0.5) * box.width / 60, box.y + (j + 0.5) * box.height / 20), matrix)
            red, green, blue = pixels[int(at.x * DPI / 25.4), int(at.y * DPI / 25.4)]
            own.append(contrast(text.colour, Colour(red, green, blue)))
    return sorted(own)


def agree(behind: tuple[Shape, ...], colour: Colour, turn: float) -> None:
    text = Text((Run("Polaris", "SourceSans3-SemiBold", 4.0, 24.0, 21.0),), colour)
    matrix = rotation(turn, Point(30.0, 20.0))
    told, found = said_of(behind, text, matrix), seen(behind, text, matrix)
    worst, best = found[len(found) * 6 // 100], found[len(found) * 14 // 100]
    if worst > LEAST * (1 + NEAR):
        assert told is None
    if best < LEAST * (1 - NEAR):
        assert told is not None
        assert worst * (1 - NEAR) - 0.1 <= told <= best * (1 + NEAR)


@settings(max_examples=12)
@given(grounds, colours, levels)
def test_contrast_is_that_of_the_pixels_behind_a_line_however_it_lies(
    behind: tuple[Shape, ...], colour: Colour, turn: float
) -> None:
    agree(behind, colour, turn)


@pytest.mark.full
@settings(max_examples=150, phases=[Phase.generate])
@given(grounds, colours, levels)
def test_contrast_of_many_lines_is_that_of_the_pixels_behind_them(
    behind: tuple[Shape, ...], colour: Colour, turn: float
) -> None:
    agree(behind, colour, turn)
