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
from pnp.checks.printing.extents import ink_box
from pnp.checks.printing.flaws import DrawnSide, Variant
from pnp.checks.printing.measuring import INFO, measure_sides
from pnp.checks.printing.parts import ElementUse, PartCache, find_parts
from pnp.draw import measure_contrast
from pnp.geometry import Box, Point, Size, grow_box, move_point, rotation
from pnp.paths import ellipse_steps, rounded_steps
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

    from pnp.errors import Location
    from pnp.geometry import Matrix
    from pnp.scene import Shape

WIDTH, HEIGHT, DPI = 60.0, 40.0, 600
BOX = Box(0.0, 0.0, WIDTH, HEIGHT)
WORDS, GROUND = ("words",), ("ground",)
KNOWN: dict[Location, ElementUse] = {
    WORDS: ElementUse("text", "words", True),
    GROUND: ElementUse("shape", "ground", False),
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


faded, veils = (
    made(lambda shapes, opacity: Group(shapes, opacity=opacity), grounds, st.sampled_from(opacities))
    for opacities in ([0.4, 0.8], [0.2, 0.5])  # what veils more than by half is said to hide
)


def about_words(
    below: tuple[Shape, ...], beside: tuple[Shape, ...], opacity: float, above: tuple[Shape, ...]
) -> Callable[[Shape | None], tuple[Shape, ...]]:
    """A scene about words, or without any."""

    def scene(words: Shape | None) -> tuple[Shape, ...]:
        own = () if words is None else (Traced((words,), place=WORDS),)
        group = Group((Traced(beside, place=GROUND), *own), opacity=opacity)
        return Traced(below, place=GROUND), group, Traced(above, place=GROUND)

    return scene


scenes = made(
    about_words,
    st.lists(plain | grouped | faded, max_size=4).map(tuple),
    st.lists(plain, max_size=2).map(tuple),
    st.sampled_from([1.0, 0.5, 0.8]),
    st.lists(veils, max_size=1).map(tuple),
)


def ground_alone(behind: tuple[Shape, ...]) -> Callable[[Shape | None], tuple[Shape, ...]]:
    return about_words(behind, (), 1.0, ())


def said_of(scene: tuple[Shape, ...]) -> float | None:
    """The contrast that a check complains of."""
    face = Face("A", Size(WIDTH, HEIGHT), 0.0, Scene(BOX, scene))
    side = DrawnSide((0,), "front", face, find_parts(face.scene, PartCache()), Variant("en", "night"))
    found = [
        dict(flaw.arguments) for flaw in measure_sides([side], KNOWN) if flaw.code.id == "print-contrast"
    ]
    return float(found[0]["contrast"]) if found else None


def drawn(scene: tuple[Shape, ...]) -> Any:
    pdf = write_pdf([Page(Scene(BOX, scene))], INFO)
    return Image.open(BytesIO(next(pages_png(pdf, [Size(WIDTH, HEIGHT)], DPI)))).convert("RGB").load()


def seen(scene: Callable[[Shape | None], tuple[Shape, ...]], text: Text, matrix: Matrix) -> list[float]:
    """The contrasts of the ink of a line with the page where it is not inked, pixel by pixel, the least
    first."""
    box, own = ink_box(text), list[float]()
    assert box is not None
    ink = Group((Rectangle(grow_box(box, 0.5), text.colour),), transform=matrix)
    bare, inked = drawn(scene(None)), drawn(scene(ink))
    for i in range(60):
        for j in range(20):
            at = move_point(
                Point(box.x + (i + 0.5) * box.width / 60, box.y + (j + 0.5) * box.height / 20), matrix
            )
            place = int(at.x * DPI / 25.4), int(at.y * DPI / 25.4)
            own.append(measure_contrast(Colour(*inked[place]), Colour(*bare[place])))
    return sorted(own)


def agree(scene: Callable[[Shape | None], tuple[Shape, ...]], colour: Colour, turn: float) -> None:
    text = Text((Run("Polaris", "SourceSans3-SemiBold", 4.0, 24.0, 21.0),), colour)
    matrix = rotation(turn, Point(30.0, 20.0))
    told, found = said_of(scene(Group((text,), transform=matrix))), seen(scene, text, matrix)
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
    agree(ground_alone(behind), colour, turn)


@pytest.mark.full
@settings(max_examples=150, phases=[Phase.generate])
@given(grounds, colours, levels)
def test_contrast_of_many_lines_is_that_of_the_pixels_behind_them(
    behind: tuple[Shape, ...], colour: Colour, turn: float
) -> None:
    agree(ground_alone(behind), colour, turn)


@pytest.mark.full
@settings(max_examples=12)
@given(scenes, colours, levels)
def test_contrast_is_what_is_left_of_it_where_words_and_their_ground_fade(
    scene: Callable[[Shape | None], tuple[Shape, ...]], colour: Colour, turn: float
) -> None:
    agree(scene, colour, turn)


@pytest.mark.full
@settings(max_examples=150, phases=[Phase.generate])
@given(scenes, colours, levels)
def test_contrast_of_many_lines_is_what_is_left_of_it(
    scene: Callable[[Shape | None], tuple[Shape, ...]], colour: Colour, turn: float
) -> None:
    agree(scene, colour, turn)
