"""A PDF page with all that a form may lose, and the words and colours that tests of PDFs look for on it."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from PIL import Image as Pictures

from pnp.backends.pdf import write_pdf
from pnp.geometry import IDENTITY, Box, Point
from pnp.scene import (
    Bitmap,
    Circle,
    Colour,
    Group,
    Image,
    Info,
    LinearGradient,
    Page,
    Placed,
    Rectangle,
    Scene,
    Stop,
    Text,
)
from pnp.text import Style, place_runs

if TYPE_CHECKING:
    from pnp.scene import Shape


A4 = Box(0, 0, 210, 297)
INFO = Info("Plavby ěščřž", "pnp", "Karty", "cs", duplex="long")
BLACK, RED, WHITE = Colour(0, 0, 0), Colour(220, 30, 30), Colour(255, 255, 255)
SENTENCES = (
    "Linked pairs of a blue and an orange star.",
    "Příliš žluťoučký kůň úpěl ďábelské ódy.",
    "Zażółć gęślą jaźń; ŚĆŃŹŻ ĄĘŁÓ.",
)


def page(*shapes: Shape, size: Box = A4, **more: object) -> Page:
    return Page(Scene(size, shapes), **more)  # type: ignore[arg-type]


def line(text: str, y: float, face: str = "SourceSans3-Medium") -> Text:
    return Text(place_runs(text, Style(face, 9), 20, y), BLACK)


def translucent_png() -> Bitmap:
    file = io.BytesIO()
    Pictures.new("RGBA", (8, 8), (0, 0, 255, 128)).save(file, "png")
    return Bitmap("png", file.getvalue(), 8, 8)


def rich_scene() -> Scene:
    """A gradient, a faded group and a translucent picture: what a form loses when its resources are short."""
    ramp = LinearGradient(Point(0, 0), Point(20, 0), (Stop(0, BLACK), Stop(1, WHITE)))
    faded = Group((Circle(Point(5, 25), 4, RED), Circle(Point(8, 25), 4, RED)), opacity=0.5)
    picture = Image(Box(10, 21, 8, 8), translucent_png())
    return Scene(Box(0, 0, 20, 30), (Rectangle(Box(0, 0, 20, 20), ramp), faded, picture))


def rich_pdf() -> bytes:
    sentences = map(line, SENTENCES, (20, 30, 40))
    return write_pdf([page(Placed(rich_scene(), IDENTITY, recurs=True), *sentences)], INFO)
