"""The pictures of the example deck, drawn by our own program; run as a script, it writes them anew."""

from __future__ import annotations

import math
from io import BytesIO
from typing import TYPE_CHECKING

from PIL import Image

from pnp.backends.pdf import write_pdf
from pnp.backends.png import pages_png
from pnp.geometry import Box, Matrix, Point, Size, combine_maps, rotation, translation
from pnp.pictures import mix_colours, read_colour
from pnp.scene import Circle, Group, Info, Page, Rectangle, Scene, Stroke
from tests import ROOT
from tests.docs.picture_parts import (
    INK,
    IVORY,
    SHEET,
    SIDE,
    away,
    dune,
    glitter,
    globe,
    halo,
    night_side,
    ridge,
    ringed,
    sky,
    stars,
    turned,
)
from tests.docs.picture_scenes import (
    FLAT,
    across_way,
    cliff,
    comet,
    corona,
    galaxy,
    light_from,
    milky_way,
    observatory,
    ship,
    wheel,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from pnp.scene import Shape

FOLDER = ROOT / "cards" / "examples" / "pictures"
DPI = 286  # 563 pixels: 300 dots an inch on the cards
TURN = -24.0  # of the galaxy


def ring_rise() -> list[Shape]:
    """A ringed world over dunes, lit by a sun that stands low."""
    world, moon, sun = Point(29, 18), Point(9, 11), Point(14, 36)

    def taken(at: Point) -> bool:
        aslant = Point(at.x - world.x, (at.y - world.y) + (at.x - world.x) * 0.32)
        return at.y > 27 or away(at, moon) < 5 or math.hypot(aslant.x / 22, aslant.y / 11.5) < 1

    paints = read_colour("#F0C880"), read_colour("#35122E"), read_colour("#DDBD8C")
    return [
        *sky(sun, read_colour("#E8955A"), read_colour("#2A1440")),
        Circle(sun, 3.4, read_colour("#F6C274")),
        *stars(15, 60, taken, ((19.5, 4.6), (43.8, 26.4), (5.6, 21.5))),
        turned(ringed(9.2, paints, light_from(world, sun) + 18), world, -18),
        turned([*globe(2.2, read_colour("#D5DCEB"), INK, ()), *night_side(2.2, INK, 172)], moon, 0),
        dune(36, 1.5, 39, read_colour("#A4543A")),
        dune(42, 3.0, 38.5, read_colour("#74312F")),
        dune(42, -2.5, 46, read_colour("#461A2A")),
        dune(49, 4.2, 44.5, read_colour("#250C1E")),
    ]


def long_comet() -> list[Shape]:
    """A comet over mountains and a lake."""
    head, slope = Point(15.5, 20), 57.0

    def taken(at: Point) -> bool:
        off = abs((light_from(head, at) - slope + 180) % 360 - 180)
        return at.y > 27 or away(at, head) < 5 or off < 17

    return [
        *sky(Point(25, 37), read_colour("#4E86B0"), read_colour("#0B1540")),
        *stars(8, 70, taken, ((7.5, 8.5), (35.5, 23.5), (20, 6.5), (44, 17.5))),
        turned(comet(), head, slope),
        ridge(21, 31, 8, read_colour("#27496F")),
        ridge(4, 34, 5, read_colour("#17305A")),
        Rectangle(Box(0, 35.6, SIDE, 15), read_colour("#2C5C88")),
        glitter(5, Point(head.x, 36.7), (0.8, 5.0), 9, read_colour("#BFDCEE")),
        ridge(33, 47, 3.4, read_colour("#0A1433")),
    ]


def night_dome() -> list[Shape]:
    """An observatory under the Milky Way."""
    dome = Point(25, 32.4)

    def taken(at: Point) -> bool:
        return at.y > 34 or away(at, dome) < 13 or abs(across_way(at)) < 5.5

    return [
        *sky(Point(30, 44), read_colour("#1F6A78"), read_colour("#06142A")),
        *milky_way(dome),
        *stars(29, 45, taken, ((8, 8.5), (42.5, 25), (36, 31.5))),
        ridge(12, 38, 5, read_colour("#0B2F42")),
        Group(tuple(observatory()), transform=translation(dome.x, dome.y)),
        dune(45, 7.4, 44, read_colour("#07202F")),
        dune(47.5, 2.4, 49, read_colour("#04111C")),
    ]


def black_sun() -> list[Shape]:
    """An eclipse over the sea, and two who watch it."""
    sun = Point(25, 18)

    def taken(at: Point) -> bool:
        return at.y > 33 or math.hypot((at.x - sun.x) / 22, (at.y - sun.y) / 15) < 1

    return [
        *sky(sun, read_colour("#6C4A86"), read_colour("#140A28")),
        *stars(41, 55, taken, ((6.5, 6), (43.5, 31), (42, 4.8))),
        *halo(sun, (14, 11.6), read_colour("#E8C8B0"), 6, 0.36),
        *corona(sun),
        Circle(sun, 7.2, read_colour("#05040C"), Stroke(IVORY, 0.35)),
        Rectangle(Box(0, 36, SIDE, 14), read_colour("#1D1238")),
        glitter(11, Point(sun.x, 37.1), (1.4, 8.5), 12, read_colour("#D9A85C")),
        Rectangle(Box(0, 35.85, SIDE, 0.24), read_colour("#8A6AA0")),
        *cliff(),
    ]


def great_spiral() -> list[Shape]:
    """A galaxy seen aslant."""

    heart = Point(25, 23)

    def taken(at: Point) -> bool:
        off = math.radians(light_from(heart, at) - TURN)
        reach = away(at, heart)
        return math.hypot(reach * math.sin(off), reach * math.cos(off) / FLAT) < 22.5

    return [
        *sky(heart, read_colour("#22367A"), read_colour("#080C28")),
        *stars(3, 70, taken, ((8.5, 7.5), (42, 37.5), (9, 39), (30.5, 5))),
        turned(galaxy(), heart, TURN),
    ]


def far_harbour() -> list[Shape]:
    """A ship before a ring station, above the limb of a world."""
    limb, station = Point(25, 78), Point(34, 14)

    def taken(at: Point) -> bool:
        return away(at, limb) < 49 or away(at, station) < 10.5 or away(at, Point(13, 30)) < 9

    bands = [mix_colours(read_colour("#7FC0B8"), read_colour("#123A55"), k / 6) for k in range(7)]
    return [
        *sky(Point(25, 44), read_colour("#2E7388"), read_colour("#0A1232")),
        *stars(63, 75, taken, ((7, 9.5), (20.5, 5), (42.5, 27.5), (28, 26))),
        Circle(limb, 46.9, None, Stroke(read_colour("#CFEFE6"), 0.2)),
        *(Circle(limb, 46 - k * 1.5, band) for k, band in enumerate(bands)),
        Group(tuple(wheel()), transform=combine_maps(Matrix(1, 0, 0, 0.52, 0, 0), placed_at(station, -16))),
        turned(ship(), Point(14, 29), 38),
    ]


def placed_at(place: Point, degrees: float) -> Matrix:
    return combine_maps(rotation(degrees), translation(place.x, place.y))


PICTURES: dict[str, Callable[[], list[Shape]]] = {
    "ring-rise": ring_rise,
    "long-comet": long_comet,
    "night-dome": night_dome,
    "black-sun": black_sun,
    "great-spiral": great_spiral,
    "far-harbour": far_harbour,
}


def pictured(name: str) -> bytes:
    """The picture as a PNG file."""
    scene = Scene(SHEET, tuple(PICTURES[name]()))
    pdf = write_pdf([Page(scene)], Info(name, "pnp", "", "en"))
    small = BytesIO()
    (large,) = pages_png(pdf, [Size(SIDE, SIDE)], DPI)
    Image.open(BytesIO(large)).save(small, "PNG", optimize=True)
    return small.getvalue()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in PICTURES:
        (FOLDER / f"{name}.png").write_bytes(pictured(name))


if __name__ == "__main__":
    main()
