"""What the example pictures show: a comet, the Milky Way, an observatory, an eclipse, a galaxy, ships."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pnp.figures import curved_star, dot, polar_point, rays, uniform_numbers
from pnp.geometry import Box, Point, corners
from pnp.paths import parse_path, polygon_steps
from pnp.pictures import mix_colours, read_colour
from pnp.scene import Circle, Clip, Group, Line, Path, Polygon, Rectangle, Stroke
from tests.docs.picture_parts import (
    GOLD,
    HERE,
    INK,
    IVORY,
    PALE,
    SIDE,
    away,
    broken,
    halo,
    outline,
    turned,
    veil,
)

if TYPE_CHECKING:
    from pnp.scene import Colour, Shape, Step

FLAT = 0.58  # how far the galaxy is seen from above


def light_from(at: Point, sun: Point) -> float:
    """The angle at which a light is seen, clockwise from the top."""
    return math.degrees(math.atan2(sun.x - at.x, at.y - sun.y))


def comet() -> list[Shape]:
    """A comet whose tail, upwards from its head, grows wider and fainter."""
    blue, white = read_colour("#9CC4EA"), IVORY
    fans = [veil([fan(1.25, 0.15, 8 + 2.1 * k, blue)], 0.06) for k in range(15)]
    hearts = [veil([fan(0.8, 0.05, 5 + 2.3 * k, white)], 0.075) for k in range(12)]
    streaks = [
        veil([Polygon((Point(-0.09, -2), polar_point(HERE, reach, angle), Point(0.09, -2)), white)], 0.5)
        for angle, reach in ((-6.2, 21), (-3.2, 28), (0.6, 34), (4.0, 25), (6.8, 18))
    ]
    coma = halo(HERE, (3.4, 3.4), blue, 8, 0.55)
    return [*fans, *hearts, *streaks, *coma, Circle(HERE, 1.15, white)]


def fan(foot: float, spread: float, reach: float, paint: Colour) -> Shape:
    """A round foot about the middle from which two sides run upwards and apart to a round end."""
    edge = foot + spread * reach
    data = (
        f"M{-foot} 0A{foot} {foot} 0 0 0 {foot} 0L{edge} {-reach}Q0 {-reach - edge * 0.7} {-edge} {-reach}Z"
    )
    return Path(parse_path(data), paint)


def across_way(at: Point) -> float:
    """How far a place lies from the middle of the Milky Way."""
    return (at.x - 23) * 0.62 + (at.y - 18) * 0.78


def milky_way(dome: Point) -> list[Shape]:
    """A band of light, and in it stars which grow fewer towards its edges."""
    glow = [
        veil([wavy(k, width, read_colour("#8FC3C8"))], 0.075) for k, width in enumerate((5.6, 4.4, 3.2, 2.0))
    ]
    glow.append(veil([wavy(9, 0.25, read_colour("#0B2B3E"))], 0.5))
    numbers = uniform_numbers(19)
    band: list[Step] = []
    for _ in range(1100):
        along, off, light = next(numbers), sum(next(numbers) for _ in range(4)) / 2 - 1, next(numbers)
        place = polar_point(polar_point(Point(23, 18), 72 * (along - 0.5), 51.5), 7.5 * off, 141.5)
        inside = 1.8 < place.x < SIDE - 1.8 and 1.8 < place.y < 38
        if inside and away(place, dome) > 8 and away(place, Point(dome.x + 5, dome.y - 7)) > 3:
            band += dot(place, 0.05 + 0.05 * light + 0.14 * light**12)
    return [turned(glow, Point(23, 18), -38.5), Path(tuple(band), IVORY)]


def wavy(seed: int, width: float, paint: Colour) -> Shape:
    """A long band with uneven edges."""
    edges = [broken(7 + 2 * seed + side, (width * (2 * side - 1)), 2.2, 5) for side in (0, 1)]
    last = len(edges[0]) - 1
    sides = [[Point(-45 + 90 * k / last, y) for k, y in enumerate(edge)] for edge in edges]
    return Polygon((*sides[0], *reversed(sides[1])), paint)


def observatory() -> list[Shape]:
    """A dome on a drum, its slit open, and the telescope that looks out of it."""
    wall, lit, steel = read_colour("#BFA878"), read_colour("#F3E2B4"), mix_colours(GOLD, INK, 0.15)
    upper = Clip(polygon_steps(corners(Box(-7, -7, 14, 7))))
    shade = veil([Path((*dot(HERE, 20), *dot(Point(2.4, -1.4), 7.0)), INK, rule="evenodd")], 0.28)
    ribs = [
        outline([on_dome(side, 0.0, rise) for rise in range(0, 91, 6)], mix_colours(lit, INK, 0.3), 0.12)
        for side in (-68, -40, -12)
    ]
    slit = [on_dome(46, -1.25, rise) for rise in range(8, 99, 5)]
    slit += [on_dome(46, 1.25, rise) for rise in range(98, 7, -5)]
    tube = [Rectangle(Box(-0.75, -9.4, 1.5, 5.2), steel), Rectangle(Box(-0.75, -9.4, 0.6, 5.2), PALE)]
    tube += [Rectangle(Box(-0.95, -10.2, 1.9, 1.3), PALE), Rectangle(Box(-0.85, -7.2, 1.7, 0.35), INK)]
    return [
        Rectangle(Box(-6.1, 0, 12.2, 7.5), wall),
        veil([Rectangle(Box(-6.1, 0, 4.4, 7.5), INK)], 0.4),
        Group((Circle(HERE, 6.4, lit), shade, *ribs), clip=Clip(half_dome())),
        Group((Polygon(tuple(slit), INK, Stroke(mix_colours(lit, INK, 0.45), 0.22)),), clip=upper),
        turned(tube, HERE, 36),
        Rectangle(Box(-7, -0.35, 14, 0.9), lit),
        Line(Point(-7, 0.7), Point(7, 0.7), Stroke(mix_colours(wall, INK, 0.5), 0.25)),
        *(Circle(Point(x, 2.9), 0.42, INK) for x in (-3.9, 3.9)),
        Path(parse_path("M-.9 7.5V3.2A.9 .9 0 0 1 .9 3.2V7.5Z"), PALE),
    ]


def half_dome() -> tuple[Step, ...]:
    return polygon_steps(polar_point(HERE, 6.4, angle) for angle in range(-90, 91, 3))


def on_dome(side: float, aside: float, rise: float) -> Point:
    """A point of the dome: `side` degrees to the right, moved across by `aside`, so high."""
    turn, lift = math.radians(side), math.radians(rise)
    out = 6.4 * math.cos(lift)
    return Point(out * math.sin(turn) + aside * math.cos(turn), -6.4 * math.sin(lift))


def corona(sun: Point) -> list[Shape]:
    """Fine rays, far out to both sides and short at the poles."""
    steps: list[Step] = []
    for k in range(80):
        angle = k * 4.5
        reach = 8.4 + 9.0 * abs(math.sin(math.radians(angle))) ** 2.2 + (0.0, 1.6, 0.5, 2.4)[k % 4]
        steps += polygon_steps(
            (
                polar_point(sun, 7, angle - 0.8),
                polar_point(sun, reach, angle),
                polar_point(sun, 7, angle + 0.8),
            )
        )
    return [Path(tuple(steps), PALE)]


def cliff() -> list[Shape]:
    """A headland: its edge catches the light, ledges run along its face."""
    rough = broken(14, 0, 1.7, 3)
    spine = (
        *((0, 34.2), (3.0, 34.0), (6.4, 34.4), (8.2, 35.8), (8.9, 38.4)),
        *((10.6, 40.2), (11.2, 43.2), (13.6, 45.6), (14.4, 48), (17.5, 50)),
    )
    bent = [Point(x + (rough[k] if k > 2 else 0) * 0.6, y) for k, (x, y) in enumerate(spine)]
    ledges = [
        outline(
            [Point(0, y), Point(reach * 0.5, y + 0.5), Point(reach, y + 0.2)], read_colour("#3A2658"), 0.16
        )
        for y, reach in ((38.2, 6.0), (41.0, 8.2), (43.8, 7.4), (46.6, 11.0))
    ]
    people = [person(Point(3.4, 34.2), 2.5), person(Point(5.0, 34.3), 2.1)]
    face = Polygon((Point(0, SIDE), *bent), read_colour("#0A0618"))
    return [face, *ledges, outline(bent, read_colour("#B98A6A"), 0.2), *people]


def person(foot: Point, height: float) -> Shape:
    """Someone in a cloak, seen from behind."""
    x, y, h = foot.x, foot.y, height
    cloak = f"M{x - 0.26 * h} {y}Q{x - 0.2 * h} {y - 0.7 * h} {x} {y - 0.76 * h}"
    cloak += f"Q{x + 0.2 * h} {y - 0.7 * h} {x + 0.26 * h} {y}Z"
    return Path((*parse_path(cloak), *dot(Point(x, y - 0.84 * h), 0.15 * h)), read_colour("#0A0618"))


def galaxy() -> list[Shape]:
    gold, white = read_colour("#FFD89A"), read_colour("#FFF3D6")
    disc = halo(HERE, (20.5, 20.5 * FLAT), read_colour("#5068BC"), 10, 0.5)
    haze = [veil([arm(side, width)], 0.1) for width in (1.5, 1.2, 0.95, 0.72, 0.5, 0.3) for side in (0, 180)]
    core = [*halo(HERE, (7.0, 4.8), gold, 9, 0.7), *halo(HERE, (3.2, 2.5), white, 9, 0.95)]
    return [*disc, *haze, *core, *arm_stars()]


def along_arm(share: float) -> tuple[float, float]:
    """Distance and angle on a logarithmic spiral from the core outwards."""
    return 2.3 * (20.4 / 2.3) ** share, 385 * share + 58


def arm(side: float, width: float) -> Shape:
    """The haze of one arm: widest half way, running out to a point."""
    shares = [k / 60 for k in range(61)]
    edges: list[list[Point]] = [[], []]
    for share in shares:
        reach, angle = along_arm(share)
        half = width * (0.9 + 0.13 * reach) * (1 - share**5) ** 0.8
        for edge, off in zip(edges, (half, -half), strict=True):
            at = polar_point(HERE, reach + off, side + angle)
            edge.append(Point(at.x, at.y * FLAT))
    return Polygon((*edges[0], *reversed(edges[1])), read_colour("#9DB2F0"))


def arm_stars() -> list[Shape]:
    """Stars along both arms: many tiny and a few large ones, smaller and fewer outwards."""
    numbers = uniform_numbers(77)
    kinds: tuple[list[Step], ...] = ([], [], [])
    placed: list[Point] = []
    while len(placed) < 760:
        side, share, light = 180 * int(2 * next(numbers)), next(numbers) ** 1.15, next(numbers)
        off = sum(next(numbers) for _ in range(4)) / 2 - 1
        reach, angle = along_arm(share)
        at = polar_point(HERE, reach + off * (0.9 + 0.3 * reach) * (1 - 0.55 * share**3), side + angle)
        place = Point(at.x, at.y * FLAT)
        if reach > 2.6 and all(away(place, other) > 0.34 for other in placed):
            placed.append(place)
            radius = 0.07 + 0.06 * light + (0.2 - 0.1 * share) * light**14
            kinds[0 if reach < 5.5 else 1 + (light < 0.45)].extend(dot(place, radius))
    paints = read_colour("#FFE3A8"), read_colour("#F4F5FF"), read_colour("#A9BCF2")
    return [Path(tuple(steps), paint) for steps, paint in zip(kinds, paints, strict=True)]


def wheel() -> list[Shape]:
    """A station of one rim, six spokes and a hub."""
    pale, dark = read_colour("#E6D6A8"), read_colour("#4A4668")
    return [
        Path(rays(HERE, 6, 1.5, 8.4, 5), read_colour("#9A865A")),
        Circle(HERE, 8.2, None, Stroke(pale, 1.5)),
        Circle(HERE, 8.2, None, Stroke(dark, 0.3, dash=(0.7, 0.73))),
        Circle(HERE, 2.3, pale, Stroke(dark, 0.3)),
        Path(curved_star(HERE, 4, 1.5, 0.14), INK),
    ]


def ship() -> list[Shape]:
    outer = "M-1.2 4.4C-2 7.4 -1 9.4 0 12.2C1 9.4 2 7.4 1.2 4.4Z"
    inner = "M-.7 4.4C-1 6.4 -.5 7.8 0 9.2C.5 7.8 1 6.4 .7 4.4Z"
    hull = Path(parse_path("M0 -7C2.6 -4.2 2.6 1.2 1.6 5H-1.6C-2.6 1.2 -2.6 -4.2 0 -7Z"), IVORY)
    dark = Path(parse_path("M0 -7C2.6 -4.2 2.6 1.2 1.6 5H0Z"), read_colour("#B59A6A"))
    fins = Path(parse_path("M-1.6 1.2L-4.2 6.6L-1.2 4.9ZM1.6 1.2L4.2 6.6L1.2 4.9Z"), read_colour("#C8512F"))
    band = Rectangle(Box(-1.75, 4.3, 3.5, 0.7), read_colour("#4A4668"))
    return [
        Path(parse_path(outer), read_colour("#F0A040")),
        Path(parse_path(inner), IVORY),
        fins,
        hull,
        dark,
        band,
        Circle(Point(0, -2), 1.1, INK, Stroke(GOLD, 0.3)),
    ]
