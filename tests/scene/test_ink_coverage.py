"""The ink that a page takes, worked out from its scene, is what the rendered page shows."""

from __future__ import annotations

import io
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image as Pictures

from pnp.backends.pdf import write_pdf
from pnp.build import Order, draw_decks, list_pieces, load_sets
from pnp.geometry import Box, Matrix, Point, translation
from pnp.press import InkCache, Job, SheetOptions, impose, measure_coverage, paper
from pnp.scene import (
    Bitmap,
    Circle,
    Clip,
    Close,
    Colour,
    Group,
    Image,
    Info,
    Line,
    LinearGradient,
    LineTo,
    MoveTo,
    Page,
    Placed,
    Polygon,
    RadialGradient,
    Rectangle,
    Scene,
    Stop,
    Stroke,
)
from tests import ROOT
from tests.scene.page_darkness import darknesses

if TYPE_CHECKING:
    from pnp.scene import Shape

BLACK, WHITE, GREY = Colour(0, 0, 0), Colour(255, 255, 255), Colour(128, 128, 128)
BOX = Box(0, 0, 100, 100)
HALF = Polygon((Point(0, 0), Point(100, 0), Point(100, 50), Point(0, 50)), BLACK)


def of(*shapes: Shape) -> float:
    return measure_coverage(Page(Scene(BOX, shapes)), InkCache())


def rendered(page: Page) -> float:
    """The mean darkness of the page as pdfium draws it."""
    (found,) = darknesses(write_pdf([page], Info("t", "a", "s", "en")), 150)
    return found


def half_blue() -> Bitmap:
    file = io.BytesIO()
    Pictures.new("RGBA", (64, 64), (0, 0, 255, 128)).save(file, "png")
    return Bitmap("png", file.getvalue(), 64, 64)


CLEAR_SHAPES: dict[str, tuple[Shape, float]] = {
    "half the page": (HALF, 0.5),
    "a grey": (Rectangle(BOX, GREY), 127 / 255),
    "round corners": (Rectangle(BOX, BLACK, radius=50), 0.7854),
    "a disc and its rim": (Circle(Point(50, 50), 20, BLACK, Stroke(BLACK, 2)), 0.1385),
    "a line": (Line(Point(0, 50), Point(100, 50), Stroke(BLACK, 2)), 0.02),
    "a dashed line": (Line(Point(0, 50), Point(100, 50), Stroke(BLACK, 2, dash=(1, 3))), 0.005),
    "a gradient": (
        Rectangle(BOX, LinearGradient(Point(0, 0), Point(100, 0), (Stop(0, BLACK), Stop(1, WHITE)))),
        0.5,
    ),
    "a radial gradient": (
        Circle(Point(50, 50), 50, RadialGradient(Point(50, 50), 50, (Stop(0, BLACK), Stop(1, BLACK)))),
        0.7854,
    ),
    "a faded group": (Group((HALF,), opacity=0.5), 0.25),
    "an enlarged group": (Group((Rectangle(Box(0, 0, 10, 10), BLACK),), Matrix(3, 0, 0, 2, 5, 5)), 0.06),
    "a clipped group": (
        Group(
            (Rectangle(BOX, BLACK),),
            clip=Clip((MoveTo(0, 0), LineTo(50, 0), LineTo(50, 50), LineTo(0, 50), Close())),
        ),
        0.25,
    ),
    "a picture": (Image(Box(0, 0, 50, 50), half_blue()), 0.25 * 128 / 255 * 2 / 3),
    "a placed scene": (Placed(Scene(Box(0, 0, 20, 20), (Rectangle(BOX, BLACK),)), translation(9, 9)), 0.04),
}


@pytest.mark.parametrize("name", CLEAR_SHAPES)
def test_clear_shapes(name: str) -> None:
    shape, expected = CLEAR_SHAPES[name]
    assert of(shape) == pytest.approx(expected, abs=0.002)
    assert rendered(Page(Scene(BOX, (shape,)))) == pytest.approx(expected, abs=0.005)


def test_what_lies_below_is_hidden() -> None:
    card = Scene(BOX, (Rectangle(BOX, BLACK), Rectangle(BOX, GREY), HALF))
    assert of(Placed(card, translation(0, 0))) == pytest.approx(0.5 + 0.5 * 127 / 255, abs=0.001)


@given(st.lists(st.tuples(st.integers(0, 90), st.integers(0, 90), st.integers(1, 60)), max_size=9))
def test_never_more_than_all_and_never_less_than_none(squares: list[tuple[int, int, int]]) -> None:
    shapes = tuple(Rectangle(Box(x, y, side, side), BLACK) for x, y, side in squares)
    assert 0 <= of(Placed(Scene(BOX, shapes), translation(0, 0))) <= 1


@pytest.mark.parametrize("file", ["voyages.yaml", "postcards.csv"])
def test_the_shipped_examples_take_what_is_said(file: str) -> None:
    order = Order((ROOT / "cards" / "examples" / file,), Path("out"), "cs", SheetOptions(paper("A4")))
    made = impose(Job("cards", list_pieces(draw_decks(load_sets(order), order), order)), order.sheet)
    known = InkCache()
    for page in (page for printout in made for page in printout.pages):
        assert measure_coverage(page, known) == pytest.approx(rendered(page), abs=0.02)
