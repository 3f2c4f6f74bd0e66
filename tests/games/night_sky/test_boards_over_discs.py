"""Discs and boards of Night Sky as pages of pixels: a board laid over a turned disc shows what it should."""

from __future__ import annotations

import io
import math
from functools import cache
from itertools import product
from typing import TYPE_CHECKING

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from pnp.backends.pdf import write_pdf
from pnp.backends.png import pages_png
from pnp.press import NamedFace, face_page
from pnp.scene import Info
from tests.games.night_sky.printed_sets import (
    FIRST,
    KINDS,
    PLAYERS,
    ROMAN,
    STAR,
    WINDOWS,
    face,
    lattice,
    on_sheet,
    turned,
)

if TYPE_CHECKING:
    from pnp.models import Ink

pytestmark = pytest.mark.full

MM = 5  # pixels
REACH = 1.15 * STAR + 0.09  # of the largest sign, its line too
AIR = 0.5
ARCH, CUT = 77.5, 4.33  # the radius of the window's arch, and how far its cuts pass the sun
SUN = 92 * MM
BOARD = (0, 0, 184 * MM, 180 * MM)  # what lies below it on a sheet is cut off
SMALL = 3.0  # mm: how large a star is on the page
FINE = 20  # pixels to the mm, where kinds are told apart


def page(deck: str, id: str, ink: Ink, scale: int = MM) -> Image.Image:
    """What is printed within the trim, as pdfium draws it."""
    front = face(deck, id, ink)
    pdf = write_pdf([face_page(NamedFace(id, front, 1, "front", False, id))], Info("", "", "", "en", None))
    (content,) = pages_png(pdf, [front.trim], scale * 25.4)
    return Image.open(io.BytesIO(content)).convert("RGB")


@cache
def disc(ink: Ink, player: str = "alpha") -> Image.Image:
    return page("discs", f"disc-{player}", ink).crop(BOARD)


@cache
def board(ink: Ink, player: str = "alpha") -> Image.Image:
    return page("boards", f"front-{player}", ink).crop(BOARD)


@cache
def window() -> Image.Image:
    """What is cut out of the front: the blank about its middle as far as the line of the cut, words too."""
    plain = board("black").convert("L").point(lambda light: 255 if light > 128 else 0)
    ImageDraw.floodfill(plain, (SUN, 70 * MM), 100)
    hole = plain.point(lambda light: 255 if light == 100 else 0)
    return hole.filter(ImageFilter.MaxFilter(9)).filter(ImageFilter.MinFilter(9))


@cache
def seen(number: int, ink: Ink) -> tuple[Image.Image, Image.Image]:
    """The disc turned for a round, and the board laid over it."""
    below = disc(ink).rotate(-(FIRST + 60 * number), Image.Resampling.BICUBIC, center=(SUN, SUN))
    return below, Image.composite(below, board(ink), window())


def spot(star: str, number: int, radius: float) -> tuple[tuple[int, int, int, int], Image.Image]:
    """The square about a star of a turned disc, and the disc within it."""
    at = turned(on_sheet(star), FIRST + 60 * number)
    x, y, half = round(at.x * MM), round(at.y * MM), math.ceil(radius * MM)
    round_ = Image.new("L", (2 * half + 1, 2 * half + 1), 0)
    ImageDraw.Draw(round_).ellipse((0, 0, 2 * half, 2 * half), 255)
    return (x - half, y - half, x + half + 1, y + half + 1), round_


def alike(one: Image.Image, other: Image.Image, box: tuple[int, int, int, int], within: Image.Image) -> bool:
    black = Image.new("RGB", within.size)
    differing = ImageChops.difference(one.crop(box), other.crop(box))
    return Image.composite(differing, black, within).getbbox() is None


def is_drawn(picture: Image.Image, box: tuple[int, int, int, int]) -> bool:
    """Whether anything stands out there."""
    least, most = zip(*picture.crop(box).getextrema(), strict=True)
    return any(high - low > 90 for low, high in zip(least, most, strict=True))


def test_the_window_is_as_large_as_its_cuts_say() -> None:
    """A third of the arch's disc, less what lies between the sun and the cuts."""
    share = window().histogram()[255] / MM**2
    third = math.pi * ARCH**2 / 3
    assert third - 2 * CUT * ARCH < share < third


@pytest.mark.parametrize("ink", ["night", "black"])
@pytest.mark.parametrize("number", range(6))
def test_every_star_is_whole_with_air_or_hidden_as_the_windows_say(number: int, ink: Ink) -> None:
    below, over = seen(number, ink)
    for star in KINDS:
        name = f"{star} in round {ROMAN[number]}"
        shown = star[0] in WINDOWS[number]
        box, within = spot(star, number, REACH + AIR if shown else REACH)
        assert is_drawn(below, box), name
        assert alike(over, below if shown else board(ink), box, within), name


def test_the_same_holds_on_the_sheets_of_every_player() -> None:
    """All discs and all fronts are alike but for the player's sign, which keeps off the window."""
    for player in PLAYERS[1:]:
        assert ImageChops.difference(disc("black", player), disc("black")).getbbox() is None
        other = board("black", player)
        left, top, right, bottom = ImageChops.difference(other, board("black")).getbbox() or (0, 0, 0, 0)
        assert (top > 15 * MM, bottom < 35 * MM) == (True, True)
        for x, y in product((left, right - 1), (top, bottom - 1)):
            assert window().getpixel((x, y)) == 0


def test_kinds_are_told_apart_in_black_at_three_millimetres() -> None:
    """Each star, turned upright, is far more like the others of its kind than like any of another kind."""
    picture = page("discs", "disc-alpha", "black", FINE).convert("L")
    cut = {star: upright(picture, star) for star in KINDS}
    models = {
        kind: next(cut[star] for star in KINDS if KINDS[star] == kind) for kind in sorted({*KINDS.values()})
    }
    for star, kind in KINDS.items():
        ways = {other: unlike(cut[star], model) for other, model in models.items()}
        rest = min(way for other, way in ways.items() if other != kind)
        assert ways[kind] < 0.04, star
        assert rest > 0.14, star
        assert rest > 4 * ways[kind], (star, ways)


def upright(picture: Image.Image, star: str) -> Image.Image:
    x, y = lattice(star)
    half = round(SMALL / 2 * FINE)
    column, row = round((92 + x) * FINE), round((92 + y) * FINE)
    around = picture.crop((column - 2 * half, row - 2 * half, column + 2 * half + 1, row + 2 * half + 1))
    lean = 60 - 60 * "ABCDEF".index(star[0])
    return around.rotate(lean, Image.Resampling.BICUBIC).crop((half, half, 3 * half + 1, 3 * half + 1))


def unlike(one: Image.Image, other: Image.Image) -> float:
    """The share of a picture that differs from another one, once both are a little out of focus."""
    soft = [each.filter(ImageFilter.GaussianBlur(1.5)) for each in (one, other)]
    histogram = ImageChops.difference(*soft).histogram()
    return sum(histogram[128:]) / sum(histogram)
