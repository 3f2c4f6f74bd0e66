"""The pictures of the example deck, drawn by our own program; run as a script, it writes them anew."""

from __future__ import annotations

import math
from itertools import pairwise
from pathlib import Path as File
from typing import TYPE_CHECKING

from pnp.backends.pdf import write_pdf
from pnp.backends.png import page_png
from pnp.draw.field import even
from pnp.draw.figures import curved, dot, polar, rays, segment
from pnp.draw.path_data import steps_of
from pnp.draw.roles import colour, mixed
from pnp.geometry import Box, Matrix, Point, Size, combined, corners, rotation, translation
from pnp.outlines import polygon_steps
from pnp.scene import Circle, Clip, Ellipse, Group, Info, Line, Page, Path, Polygon, Rectangle, Scene, Stroke

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pnp.scene import Colour, Shape, Step

FOLDER = File(__file__).parent.parent / "cards" / "examples" / "pictures"
SIDE = 50.0  # mm
DPI = 230  # 453 pixels
SHEET = Box(0.0, 0.0, SIDE, SIDE)
FLAT = 0.62  # how far the galaxy is seen from above
GOLD, PALE, IVORY, INK = colour("#E3CE93"), colour("#FFDF85"), colour("#FFF8E6"), colour("#0A1230")


def sky(light: Point, near: Colour, far: Colour, bands: int = 9) -> list[Shape]:
    """Flat rings of colour about a light, as in a print of a few plates."""
    rings = range(bands, 0, -1)
    discs = [Circle(light, 62 * (k / bands) ** 1.35, mixed(near, far, k / (bands + 1))) for k in rings]
    return [Rectangle(SHEET, far), *discs]


def stars(seed: int, count: int, lowest: float) -> list[Shape]:
    """Dots of every brightness, and five sparkles among them."""
    numbers = even(seed)
    dots: list[Step] = []
    for _ in range(count):
        x, y, glow = next(numbers) * SIDE, next(numbers) * lowest, next(numbers)
        dots += dot(Point(x, y), 0.07 + 0.24 * glow**6)
    sparkles: list[Step] = []
    for _ in range(5):
        sparkles += curved(Point(next(numbers) * SIDE, next(numbers) * lowest), 4, 1.0, 0.1)
    return [Path(tuple(dots), IVORY), Path(tuple(sparkles), IVORY)]


def ridge(seed: int, height: float, rough: float, paint: Colour) -> Shape:
    """A mountain range from edge to edge, by halving its sides again and again."""
    numbers = even(seed)
    line = [height + (next(numbers) - 0.5) * rough for _ in range(3)]
    reach = rough
    for _ in range(5):
        reach *= 0.52
        middles = [(a + b) / 2 + (next(numbers) - 0.5) * reach for a, b in pairwise(line)]
        line = [y for pair in zip(line, middles, strict=False) for y in pair] + line[-1:]
    points = [Point(SIDE * k / (len(line) - 1), y) for k, y in enumerate(line)]
    return Polygon((Point(0, SIDE), *points, Point(SIDE, SIDE)), paint)


def dune(left: float, top: float, right: float, paint: Colour) -> Shape:
    points = [
        Point(x, left + (right - left) * x / SIDE - top * math.sin(math.pi * x / SIDE) ** 1.6)
        for x in range(51)
    ]
    return Polygon((Point(0, SIDE), *points, Point(SIDE, SIDE)), paint)


def turned(shapes: Sequence[Shape], at: Point, degrees: float) -> Group:
    return Group(tuple(shapes), transform=combined(rotation(degrees), translation(at.x, at.y)))


def half_ring(outer: float, inner: float, flat: float, *, front: bool) -> tuple[Point, ...]:
    """Half an annulus seen aslant, as the corners of a fine polygon."""
    side = 1 if front else -1
    angles = [math.pi * k / 60 for k in range(61)]
    rim = [Point(outer * math.cos(a), side * outer * flat * math.sin(a)) for a in angles]
    hole = [Point(inner * math.cos(a), side * inner * flat * math.sin(a)) for a in angles]
    return (*rim, *reversed(hole))


def globe(radius: float, base: Colour, dark: Colour, belts: tuple[tuple[float, float], ...]) -> list[Shape]:
    """A planet with belts; its night side is engraved in meridians."""
    middle = Point(0, 0)
    bands = [
        Rectangle(Box(-radius, top * radius, 2 * radius, (foot - top) * radius), mixed(base, dark, 0.35))
        for top, foot in belts
    ]
    widths = [radius * math.cos(math.radians(8 + 7.2 * k)) for k in range(1, 11)]
    meridians = tuple(Ellipse(middle, width, radius, None, Stroke(dark, 0.16)) for width in widths)
    night = Group(meridians, clip=Clip(polygon_steps(corners(Box(-radius, -radius, radius, 2 * radius)))))
    disc = Group((*bands, night), clip=Clip(dot(middle, radius)))
    rim = Circle(middle, radius, None, Stroke(mixed(base, IVORY, 0.5), 0.2))
    return [Circle(middle, radius, base), disc, rim]


def ringed(radius: float, base: Colour, dark: Colour, ring: Colour) -> list[Shape]:
    def half(outer: float, inner: float, *, front: bool) -> Shape:
        return Polygon(
            half_ring(outer * radius, inner * radius, 0.28, front=front),
            ring,
            Stroke(mixed(ring, IVORY, 0.4), 0.12),
        )

    pairs = ((2.1, 1.72), (1.62, 1.3))
    back = [half(outer, inner, front=False) for outer, inner in pairs]
    front = [half(outer, inner, front=True) for outer, inner in pairs]
    belts = ((-0.72, -0.5), (-0.2, 0.1), (0.44, 0.6))
    return [*back, *globe(radius, base, dark, belts), *front]


def ring_rise() -> list[Shape]:
    """A ringed world over dunes."""
    return [
        *sky(Point(17, 37), colour("#E08A55"), colour("#2A1440")),
        *stars(15, 90, 26),
        turned(ringed(9.5, colour("#E9C07A"), colour("#6B3A3A"), colour("#D9B98A")), Point(29, 18.5), -18),
        turned(globe(2.1, colour("#C9D3E8"), colour("#3A3558"), ()), Point(9.5, 10), 10),
        dune(36, 1.5, 39, colour("#A4543A")),
        dune(42, 3.0, 38.5, colour("#74312F")),
        dune(42, -2.5, 46, colour("#461A2A")),
        dune(49, 4.2, 44.5, colour("#250C1E")),
    ]


def long_comet() -> list[Shape]:
    """A comet over mountains and a lake."""
    head = Point(16, 17)
    tails = [tail(9.0, 40, "#3F6AA8"), tail(6.0, 36, "#7FA3CF"), tail(3.0, 31, "#D5E3F2")]
    lake = Rectangle(Box(0, 39.2, SIDE, 11), colour("#2C5C88"))
    return [
        *sky(Point(25, 38), colour("#4E86B0"), colour("#0B1540")),
        *stars(8, 110, 30),
        turned([*tails, Circle(Point(0.8, 0), 1.5, IVORY)], head, -24),
        Path(curved(head, 4, 4.2, 0.08), IVORY),
        ridge(21, 33, 9, colour("#27496F")),
        ridge(4, 36, 8, colour("#17305A")),
        lake,
        glitter(20, 40.4, 9, colour("#9CC3DE")),
        ridge(33, 48, 5, colour("#0A1433")),
    ]


def tail(width: float, length: float, paint: str) -> Shape:
    """A drop that runs out to the right."""
    shares = [k / 20 for k in range(21)]
    widths = [width / 2 * math.sin(math.pi * share**0.42) * (0.35 + share / 1.5) for share in shares]
    upper = [Point(length * share, half) for share, half in zip(shares, widths, strict=True)]
    return Polygon((*upper, *(Point(point.x, -point.y) for point in reversed(upper))), colour(paint))


def glitter(middle: float, top: float, rows: int, paint: Colour) -> Shape:
    """Light on water: strokes that grow towards the beholder."""
    steps: list[Step] = []
    for k in range(rows):
        left = middle - 0.6 - k * 0.95 + (k % 3) * 1.8
        right = middle + 0.8 + k * 0.85 - (k % 2) * 2.1
        steps += segment(Point(left, top + k), Point(right, top + k))
    return Path(tuple(steps), stroke=Stroke(paint, 0.28, cap="round"))


def night_dome() -> list[Shape]:
    """An observatory under the Milky Way."""
    return [
        *sky(Point(30, 46), colour("#1F6A78"), colour("#06142A")),
        milky_way(),
        *stars(29, 60, 34),
        ridge(12, 39, 5, colour("#0B2F42")),
        dune(45, 6.5, 44, colour("#07202F")),
        Group(tuple(observatory()), transform=translation(24, 32.9)),
        dune(47.5, 2.4, 49, colour("#04111C")),
    ]


def milky_way() -> Shape:
    numbers = even(19)
    band: list[Step] = []
    for _ in range(900):
        along, off, glow = next(numbers), sum(next(numbers) for _ in range(4)) / 2 - 1, next(numbers)
        place = Point(2 + 48 * along + off * 9, 36 - 40 * along + off * 9)
        if 0 < place.y < 40:
            band += dot(place, 0.06 + 0.17 * glow**5)
    return Path(tuple(band), IVORY)


def observatory() -> list[Shape]:
    """A dome on a drum, its slit open, about the middle of the dome's foot."""
    wall, lit = colour("#C9B48A"), colour("#F3E2B4")
    dome = Clip(polygon_steps(corners(Box(-6.4, -6.4, 12.8, 6.4))))
    shadow = Group((Circle(Point(-3.4, 1.5), 7.0, mixed(lit, INK, 0.3)),), clip=Clip(dot(Point(0, 0), 6.4)))
    tube = [Rectangle(Box(-0.55, -8.6, 1.1, 7.0), GOLD), Rectangle(Box(-0.75, -9.2, 1.5, 1.2), PALE)]
    slit = (Point(0.6, -0.2), Point(2.6, -0.2), Point(4.9, -4.6), Point(3.4, -5.7))
    return [
        Rectangle(Box(-6.5, 0, 13, 6.2), wall),
        Rectangle(Box(-6.5, 0, 4.2, 6.2), mixed(wall, INK, 0.35)),
        Group((Circle(Point(0, 0), 6.4, lit), shadow), clip=dome),
        Polygon(slit, INK),
        turned(tube, Point(0.6, -0.4), 34),
        Line(Point(-7, 0), Point(7, 0), Stroke(lit, 0.7)),
        Rectangle(Box(-0.9, 2.4, 2.0, 3.8), PALE),
    ]


def black_sun() -> list[Shape]:
    """An eclipse over the sea."""
    sun = Point(25, 19)
    corona: list[Step] = []
    for k in range(72):
        angle = k * 5
        reach = 8.2 + 8.5 * abs(math.sin(math.radians(angle + 90))) ** 3 + (k % 3)
        corona += polygon_steps(
            (polar(sun, 7, angle - 1.1), polar(sun, reach, angle), polar(sun, 7, angle + 1.1))
        )
    shore = ((0, 50), (0, 38), (4, 36.5), (8, 39), (11, 43), (15, 46), (18, 50))
    return [
        *sky(sun, colour("#6C4A86"), colour("#140A28")),
        *stars(41, 80, 34),
        Path(tuple(corona), PALE),
        Circle(sun, 7.6, colour("#05040C"), Stroke(IVORY, 0.35)),
        Rectangle(Box(0, 36, SIDE, 14), colour("#1D1238")),
        glitter(25, 37, 13, colour("#D9A85C")),
        Rectangle(Box(0, 35.8, SIDE, 0.3), colour("#8A6AA0")),
        Polygon(tuple(Point(x, y) for x, y in shore), colour("#0A0618")),
    ]


def great_spiral() -> list[Shape]:
    """A galaxy seen aslant."""
    haze, heart = colour("#1B2A66"), colour("#FFE9BE")
    glow = [
        Ellipse(Point(0, 0), 16 - k * 1.7, (16 - k * 1.7) * FLAT, mixed(haze, heart, (k / 9) ** 2.4))
        for k in range(10)
    ]
    return [
        *sky(Point(25, 25), colour("#243A80"), colour("#080C28")),
        *stars(3, 110, 50),
        turned([*glow, *arms()], Point(25, 25), -24),
    ]


def arms() -> list[Shape]:
    """Two arms of stars: the outer ones blue and white, the inner ones golden."""
    numbers = even(77)
    golden: list[Step] = []
    white: list[Step] = []
    blue: list[Step] = []
    for _ in range(1500):
        arm, along, off, light = (next(numbers) for _ in range(4))
        reach = 1.2 + 21 * along**0.8
        angle = 180 * int(2 * arm) + 150 * math.log(reach)
        spread = (next(numbers) + next(numbers) + off - 1.5) * (1.1 + reach * 0.2)
        at = polar(Point(0, 0), reach + spread, angle)
        kind = golden if reach < 6 else white if light > 0.5 else blue
        kind += dot(Point(at.x, at.y * FLAT), 0.1 + 0.24 * light**4)
    paints = ((blue, "#8FA6E0"), (white, "#E9EEFF"), (golden, "#FFE3A8"))
    return [Path(tuple(steps), colour(paint)) for steps, paint in paints]


def far_harbour() -> list[Shape]:
    """A ship before a ring station, above the limb of a world."""
    limb = Point(25, 78)
    hull = Path(steps_of("M0 -7C2.6 -4.2 2.6 1.2 1.6 5H-1.6C-2.6 1.2 -2.6 -4.2 0 -7Z"), IVORY)
    dark = Path(steps_of("M0 -7C2.6 -4.2 2.6 1.2 1.6 5H0Z"), colour("#B59A6A"))
    fins = Path(steps_of("M-1.7 1.6L-4.3 6.4L-1.4 5ZM1.7 1.6L4.3 6.4L1.4 5Z"), colour("#C8512F"))
    flame = Path(steps_of("M-1.1 5.5L0 11.5L1.1 5.5Z"), PALE)
    ship = turned(
        [flame, fins, hull, dark, Circle(Point(0, -2), 1.1, INK, Stroke(GOLD, 0.3))], Point(14, 29), 38
    )
    wheel: list[Shape] = [
        Path(rays(Point(0, 0), 6, 1.5, 8.4, 5), colour("#9A865A")),
        Circle(Point(0, 0), 8.2, None, Stroke(colour("#E6D6A8"), 1.5)),
        Circle(Point(0, 0), 8.2, None, Stroke(colour("#4A4668"), 0.3, dash=(0.7, 0.73))),
        Circle(Point(0, 0), 2.3, colour("#E6D6A8"), Stroke(colour("#4A4668"), 0.3)),
        Path(curved(Point(0, 0), 4, 1.5, 0.14), INK),
    ]
    station = Group(
        tuple(wheel),
        transform=combined(Matrix(1, 0, 0, 0.52, 0, 0), combined(rotation(-16), translation(34, 14))),
    )
    world = [Circle(limb, 46 - k * 1.5, mixed(colour("#7FC0B8"), colour("#123A55"), k / 6)) for k in range(7)]
    return [
        *sky(Point(25, 44), colour("#2E7388"), colour("#0A1232")),
        *stars(63, 120, 34),
        Circle(limb, 46.8, None, Stroke(colour("#CFEFE6"), 0.25)),
        *world,
        station,
        ship,
    ]


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
    return page_png(pdf, 0, Size(SIDE, SIDE), DPI)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in PICTURES:
        (FOLDER / f"{name}.png").write_bytes(pictured(name))


if __name__ == "__main__":
    main()
