"""A scene as text: a line a shape, each recurring scene once, and no change goes unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pnp.geometry import Box, Matrix, Point, translation
from pnp.scene import (
    Bookmark,
    Circle,
    Clip,
    Close,
    Colour,
    Group,
    LineTo,
    MoveTo,
    Page,
    Path,
    Placed,
    Rectangle,
    Run,
    Scene,
    Stroke,
    Text,
)
from tests.backends.spoilt_scenes import flat, moved, opaque, unboxed, unclipped
from tests.helpers.dump import dump
from tests.helpers.scenes import ALONE, TOGETHER, page

if TYPE_CHECKING:
    from collections.abc import Callable

PAGES = {name: page(shape) for name, shape in ALONE.items()} | TOGETHER
BLACK = Colour(0, 0, 0)

GOLDEN = """\
page 0 0 63 88 "Front 1"
  bookmark 0 "Deck \\"one\\""
  trim 0 0 63 88
  bleed -3 -3 69 94
  rectangle 0 0 63 88 radius 3 fill #000000 stroke #ff8000 0.25 butt miter 4
  group matrix(1 0 0 1 2 0.5) opacity 0.5 clip evenodd M0 0 L10 0 L10 10 Z
    path nonzero M0 0 L1.235 -2 stroke #000000 1 round bevel dash 0 0.7 from 0.1
  text #000000
    3 10 SourceSans3-Medium 3.175 "Žluť\\nnext" gaps 0 12 -4 0 0 0 0 0 0
  placed scene 1 matrix(1 0 0 1 5 5)
  placed scene 1 matrix(-1 0 0 -1 30 30)
  placed 0 0 4 4 matrix(0.333333 0 0 1 0 0)
    circle 2 2 radius 1 fill #000000
scene 1 0 0 9 9
  placed scene 2 matrix(1 0 0 1 0 0)
scene 2 0 0 4 4
  circle 2 2 radius 1 fill #000000
"""


def golden_page() -> Page:
    disc = Scene(Box(0, 0, 4, 4), (Circle(Point(2, 2), 1, BLACK),))
    outer = Scene(Box(0, 0, 9, 9), (Placed(disc, translation(0, 0), recurs=True),))
    triangle = (MoveTo(0, 0), LineTo(10, 0), LineTo(10, 10), Close())
    stroke = Stroke(BLACK, 1, "round", "bevel", dash=(0, 0.7), dash_start=0.1)
    line = Path((MoveTo(-0.0001, 0), LineTo(1.23456, -2)), stroke=stroke)
    run = Run("Žluť\nnext", "SourceSans3-Medium", 3.175, 3, 10, (0, 12, -4, 0, 0, 0, 0, 0, 0))
    shapes = (
        Rectangle(Box(0, 0, 63, 88), BLACK, Stroke(Colour(255, 128, 0), 0.25), 3),
        Group((line,), translation(2, 0.5), Clip(triangle, "evenodd"), 0.5),
        Text((run,), BLACK),
        Placed(outer, translation(5, 5), recurs=True),
        Placed(outer, Matrix(-1, 0, 0, -1, 30, 30), recurs=True),
        Placed(disc, Matrix(1 / 3, 0, 0, 1, 0, 0)),
    )
    scene = Scene(Box(0, 0, 63, 88), shapes)
    return Page(scene, "Front 1", (Bookmark('Deck "one"'),), Box(0, 0, 63, 88), Box(-3, -3, 69, 94))


def test_the_dump_reads_like_this() -> None:
    assert dump(golden_page()) == GOLDEN


def test_shapes_that_differ_have_dumps_that_differ() -> None:
    dumps = [dump(drawn) for drawn in PAGES.values()]
    assert len(set(dumps)) == len(dumps)


@pytest.mark.parametrize("spoil", [moved, unclipped, unboxed, flat, opaque])
def test_what_is_spoilt_shows_in_the_dump(spoil: Callable[[Page], Page]) -> None:
    spoilt = [(drawn, spoil(drawn)) for drawn in PAGES.values() if spoil(drawn) != drawn]
    assert spoilt
    assert [one for one, two in spoilt if dump(one) == dump(two)] == []


@pytest.mark.parametrize("name", PAGES)
def test_every_line_stands_alone(name: str) -> None:
    lines = dump(PAGES[name]).splitlines()
    assert lines[0].startswith("page ")
    assert all(line.strip() for line in lines)
    assert all(line.startswith(("page ", "scene ", "  ")) for line in lines)
