"""The Moon wheel of Nova Luna: twelve sides for tiles, 24 spaces, and moons lit to their share in print."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from itertools import pairwise
from math import cos, hypot, pi, radians, sin
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from pnp.backends.pdf import write_pdf
from pnp.backends.png import pages_png
from pnp.build import Order, lay_out_order
from pnp.geometry import Point, Size, move_point
from pnp.models import INKS
from pnp.press import SheetOptions, face_page, name_faces, paper
from pnp.scene import Info, LineTo, MoveTo, Path
from tests import ROOT
from tests.conftest import in_full
from tests.helpers.drawn_faces import circles, flat, lines

if TYPE_CHECKING:
    from pnp.build import PrintedKit
    from pnp.models import Ink
    from pnp.scene import Face

WHEEL = ROOT / "cards" / "nova-luna" / "wheel.yaml"
DPI, MIDDLE = 180, 95.0
PHASES, MOON, MOON_AT, SPACE_AT = 24, 5.5, 56.4, 73.0  # mm
TILE, TOKEN = 50.0, 13.0


@cache
def made(ink: Ink = "night", sheet: str = "A4") -> PrintedKit:
    return lay_out_order(Order((WHEEL,), ROOT / "output", "en", SheetOptions(paper(sheet)), ink=ink))


def wheel(ink: Ink = "night") -> Face:
    (piece,) = made(ink).parts[0].pieces
    return piece.front


def place(out: float, space: int) -> tuple[float, float]:
    """Where a space or its moon stands: two to a tile, clockwise, the golden one left of the top."""
    turn = radians(15 * space - 7.5)
    return MIDDLE + out * sin(turn), MIDDLE - out * cos(turn)


@cache
def seen(ink: Ink) -> Image.Image:
    named = [*name_faces(made(ink).parts[0].pieces)]
    pdf = write_pdf(map(face_page, named), Info("wheel", "", "", "en"), lambda _: None)
    (picture,) = pages_png(pdf, [each.face.trim for each in named], DPI)
    return Image.open(BytesIO(picture)).convert("RGB")


def is_lit(ink: Ink, colour: tuple[int, int, int]) -> bool:
    """Light is yellower than shadow on paper, and brighter in the other inks."""
    red, green, blue = colour
    return red - blue > 16 if ink == "paper" else red + green + blue > 3 * (190 if ink == "night" else 127)


def light(ink: Ink, space: int) -> tuple[float, float]:
    """The lit share of a moon's disc, and how far to the right its light lies, in radii."""
    picture, scale = seen(ink), DPI / 25.4
    x, y = (at * scale for at in place(MOON_AT, space))
    radius = MOON * scale
    inside = [
        (column, is_lit(ink, picture.getpixel((column, row))))  # type: ignore[arg-type]
        for column in range(int(x - radius), int(x + radius) + 2)
        for row in range(int(y - radius), int(y + radius) + 2)
        if hypot(column + 0.5 - x, row + 0.5 - y) < radius - 0.5
    ]
    lit = [column + 0.5 - x for column, is_bright in inside if is_bright]
    return len(lit) / len(inside), sum(lit) / len(lit) / radius if lit else 0.0


@pytest.mark.parametrize("ink", ["black", *in_full("night", "paper")])
def test_each_moon_is_lit_to_its_share_and_from_its_side(ink: Ink) -> None:
    for space in range(PHASES):
        share, side = light(ink, space)
        assert share == pytest.approx((1 - cos(2 * pi * space / PHASES)) / 2, abs=0.02), space
        if 0.05 < share < 0.95:
            assert (side > 0.02) if space < 12 else (side < -0.02), space


def test_spaces_count_clockwise_from_the_golden_one() -> None:
    numbers = {line.text: line.box for line in lines(wheel()) if line.text.isdigit()}
    assert {int(number) for number in numbers} == {*range(1, PHASES)}
    for number, box in numbers.items():
        x, y = place(SPACE_AT, int(number))
        assert (box.x + box.width / 2, box.y + box.height / 2) == pytest.approx((x, y), abs=0.3)


def corners(face: Face) -> list[Point]:
    """Of the line that is cut along: the closed path of twelve corners that reaches farthest."""
    found = [
        [move_point(Point(step.x, step.y), map_) for step in shape.steps if isinstance(step, MoveTo | LineTo)]
        for shape, map_ in flat(face.scene)
        if isinstance(shape, Path) and shape.stroke and not shape.fill and len(shape.steps) == 13
    ]
    return max(found, key=lambda points: max(abs(point.x - MIDDLE) for point in points))


@pytest.mark.parametrize("ink", INKS)
def test_it_is_cut_to_twelve_sides_each_longer_than_a_tile(ink: Ink) -> None:
    points = corners(wheel(ink))
    assert len(points) == 12
    sides = [
        hypot(one.x - other.x, one.y - other.y)
        for one, other in zip(points, points[1:] + points[:1], strict=True)
    ]
    assert max(sides) - min(sides) < 0.001
    assert TILE < sides[0] < TILE + 2
    assert wheel(ink).trim == Size(190, 190)
    assert max(point.x for point in points) - min(point.x for point in points) == pytest.approx(190)


def test_spaces_have_room_for_a_token_and_keep_off_each_other() -> None:
    numbers = {int(line.text): line.box for line in lines(wheel()) if line.text.isdigit()}
    middles = [(box.x + box.width / 2, box.y + box.height / 2) for _, box in sorted(numbers.items())]
    apart = [hypot(x - right, y - down) for (x, y), (right, down) in pairwise(middles)]
    x, y = place(SPACE_AT, 1)
    rims = [each.radius for each in circles(wheel()) if hypot(each.centre.x - x, each.centre.y - y) < 0.01]
    assert min(apart) > 2 * max(rims) + 1
    assert max(rims) > TOKEN / 2 + 1
