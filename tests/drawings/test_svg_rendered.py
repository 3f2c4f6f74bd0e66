"""A picture as our shapes, drawn by pdfium and by resvg, looks as the SVG file itself does in resvg."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from typing import TYPE_CHECKING

import pytest
import resvg_py
from PIL import Image

from pnp.drawings import read_drawing
from pnp.geometry import combine_maps, scaling, translation
from pnp.scene import Page, Placed, Scene
from tests.helpers.rendered_pages import DPI, MOST, difference, from_pdf, from_svg
from tests.helpers.scenes import INCH, PAGE
from tests.helpers.svg_pictures import FEATURES

if TYPE_CHECKING:
    from collections.abc import Callable

    from pnp.geometry import Matrix

SCALE = scaling(INCH / 100, INCH / 100)


@cache
def original(name: str) -> Image.Image:
    file = resvg_py.svg_to_bytes(
        svg_string=FEATURES[name], width=DPI, height=DPI, dpi=96, background="#ffffff", skip_system_fonts=True
    )
    return Image.open(BytesIO(bytes(file))).convert("RGB")


def drawn(name: str, placing: Matrix = SCALE) -> Page:
    return Page(Scene(PAGE, (Placed(read_drawing(FEATURES[name].encode()), placing),)))


def differing(written: Callable[[Page], Image.Image], placing: Matrix = SCALE) -> list[str]:
    """The pictures that do not look as their files do where our shapes are drawn."""
    return [name for name in FEATURES if difference(original(name), written(drawn(name, placing))) > MOST]


def test_our_shapes_look_as_the_file_does() -> None:
    assert differing(from_pdf) == []


@pytest.mark.full
def test_our_shapes_look_so_as_svg_too() -> None:
    assert differing(from_svg) == []


def test_the_comparison_notices_what_is_moved() -> None:
    assert differing(from_pdf, combine_maps(SCALE, translation(0.5, 0.5))) == [*FEATURES]
