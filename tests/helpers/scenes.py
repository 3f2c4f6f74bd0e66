"""Scenes that tests draw: each shape alone on a page of an inch by an inch, and pages that combine them.

pdfium widens upright fills and clips to whole pixels: upright edges lie on every 15th pixel at 300 dpi here.
"""

from __future__ import annotations

import math

from pnp.geometry import IDENTITY, Box, Matrix, Point, combine_maps, rotation, scaling, translation
from pnp.hatch import PATTERNS, draw_pattern
from pnp.paths import ellipse_steps, polygon_steps
from pnp.scene import (
    ArcTo,
    Cap,
    Circle,
    Clip,
    Close,
    Colour,
    CurveTo,
    Ellipse,
    FillRule,
    Group,
    Image,
    Info,
    Join,
    Line,
    LinearGradient,
    LineTo,
    MoveTo,
    Page,
    Path,
    Placed,
    Polygon,
    Polyline,
    RadialGradient,
    Rectangle,
    Run,
    Scene,
    Shape,
    Stop,
    Stroke,
    Text,
)
from tests.helpers.bitmaps import clear_png, coarse_png, jpeg

INCH = 25.4
STEP = 1.27  # mm, 15 pixels
PAGE = Box(0.0, 0.0, INCH, INCH)
MIDDLE = Point(INCH / 2, INCH / 2)
INFO = Info("Shapes", "The pnp makers", "Scenes for tests", "cs")

RED, BLUE, GOLD, NIGHT = Colour(190, 43, 56), Colour(21, 66, 138), Colour(227, 206, 147), Colour(11, 19, 43)
THIN, THICK = Stroke(NIGHT, 0.4), Stroke(BLUE, 2.0)
SQUARE = Box(3 * STEP, 4 * STEP, 13 * STEP, 11 * STEP)
CAPS: tuple[Cap, ...] = ("butt", "round", "square")
JOINS: tuple[Join, ...] = ("miter", "round", "bevel")
RULES: tuple[FillRule, ...] = ("nonzero", "evenodd")

LINEAR = LinearGradient(
    Point(6.0, 6.0), Point(18.0, 16.0), (Stop(0.0, GOLD), Stop(0.4, RED), Stop(1.0, NIGHT))
)
RADIAL = RadialGradient(Point(11.0, 12.0), 8.0, (Stop(0.0, GOLD), Stop(0.55, BLUE), Stop(1.0, NIGHT)))


def page(*shapes: Shape) -> Page:
    return Page(Scene(PAGE, shapes))


def star(centre: Point, radius: float, points: int = 5, stride: int = 2) -> tuple[Point, ...]:
    """A star drawn without lifting the pen, which crosses itself."""
    turns = [math.tau * stride * index / points - math.pi / 2 for index in range(points)]
    return tuple(Point(centre.x + radius * math.cos(t), centre.y + radius * math.sin(t)) for t in turns)


def _text() -> dict[str, Shape]:
    title = Run("Příliš žluťoučký", "JosefinSans-SemiBold", 3.2, 1.5, 6.0)
    spaced = Run("KŮŇ", "JosefinSans-SemiBold", 5.0, 3.0, 12.0, (110, -40, 0))
    small = Run("Zażółć gęślą jaźń", "SourceSans3-Medium", 2.822, 2.0, 17.0)
    return {
        "text": Text((title,), NIGHT),
        "text with gaps": Text((spaced,), RED),
        "text of two faces": Text((spaced, small), BLUE),
        "text in a turned group": Group((Text((title,), NIGHT),), rotation(24.0, MIDDLE)),
    }


def _outlines() -> dict[str, Shape]:
    steps = (
        MoveTo(4.0, 8.0),
        LineTo(10.0, 4.0),
        CurveTo(14.0, 2.0, 21.0, 6.0, 18.0, 12.0),
        ArcTo(5.0, 3.0, 30.0, False, True, 10.0, 19.0),
        ArcTo(6.0, 7.0, -20.0, True, False, 4.0, 8.0),
        Close(),
        MoveTo(9.0, 9.0),
        LineTo(13.0, 9.0),
        LineTo(11.0, 13.0),
        Close(),
    )
    stars: dict[str, Shape] = {
        f"pentagram {rule}": Polygon(star(MIDDLE, 10.0), GOLD, THIN, rule) for rule in RULES
    }
    paths: dict[str, Shape] = {f"path {rule}": Path(steps, GOLD, THIN, rule) for rule in RULES}
    small_radii = (MoveTo(5.0, 12.0), ArcTo(1.0, 2.0, 40.0, False, True, 20.0, 14.0))
    return stars | paths | {"arc too small for its ends": Path(small_radii, RED, THIN)}


def _lines() -> dict[str, Shape]:
    zigzag = (Point(4.0, 18.0), Point(8.0, 5.0), Point(12.0, 18.0), Point(19.0, 13.0), Point(8.0, 21.0))
    lines: dict[str, Shape] = {
        f"line {cap}": Line(Point(5.0, 6.0), Point(19.0, 17.0), Stroke(NIGHT, 3.0, cap)) for cap in CAPS
    }
    dashes: dict[str, Shape] = {
        f"dashes {cap}": Line(
            Point(4.0, 20.0), Point(20.0, 7.0), Stroke(BLUE, 0.8, cap, dash=(2.2, 1.6), dash_start=0.9)
        )
        for cap in CAPS
    }
    joins: dict[str, Shape] = {
        f"polyline {join}": Polyline(zigzag, Stroke(RED, 1.6, join=join)) for join in JOINS
    }
    limits: dict[str, Shape] = {
        f"miter limit {limit:g}": Polyline(zigzag, Stroke(RED, 1.2, miter_limit=limit))
        for limit in (1.0, 2.5, 10.0)
    }
    dotted = Circle(MIDDLE, 8.0, stroke=Stroke(NIGHT, 0.6, "round", dash=(0.0, 1.15)))
    uneven = Rectangle(SQUARE, stroke=Stroke(NIGHT, 0.7, dash=(3.0, 0.6, 0.8, 0.6)))
    hair = Line(Point(3.0, 4.0), Point(21.0, 20.0), Stroke(NIGHT, 0.1))
    return (
        lines | dashes | joins | limits | {"dotted circle": dotted, "uneven dashes": uneven, "hairline": hair}
    )


def _simple() -> dict[str, Shape]:
    return {
        "rectangle": Rectangle(SQUARE, GOLD),
        "rectangle with a frame": Rectangle(SQUARE, GOLD, THICK),
        "frame": Rectangle(SQUARE, stroke=THIN),
        "rounded rectangle": Rectangle(SQUARE, RED, THICK, radius=3.0),
        "rectangle rounder than it is high": Rectangle(Box(4.0, 9.0, 16.0, 5.0), RED, THIN, radius=6.0),
        "circle": Circle(MIDDLE, 7.5, RED, THIN),
        "ring": Circle(MIDDLE, 7.5, stroke=THICK),
        "ellipse": Ellipse(MIDDLE, 9.0, 4.0, GOLD, THICK),
    }


def _painted() -> dict[str, Shape]:
    pale = LinearGradient(Point(12.0, 0.0), Point(12.0, 25.0), (Stop(0.2, GOLD), Stop(0.8, NIGHT)))
    return {
        "linear gradient": Rectangle(SQUARE, LINEAR, THIN),
        "linear gradient with late stops": Circle(MIDDLE, 10.0, pale),
        "radial gradient": Rectangle(SQUARE, RADIAL),
        "radial gradient evenodd": Polygon(star(MIDDLE, 10.0), RADIAL, THIN, "evenodd"),
        "gradient in a turned group": Group((Rectangle(SQUARE, LINEAR),), rotation(35.0, MIDDLE)),
        "png with alpha": Image(SQUARE, clear_png()),
        "png over colour": Group((Circle(MIDDLE, 9.0, GOLD), Image(SQUARE, clear_png()))),
        "coarse png": Image(SQUARE, coarse_png()),
        "jpeg": Image(SQUARE, jpeg()),
    }


def _groups() -> dict[str, Shape]:
    pair = (
        Rectangle(Box(3 * STEP, 3 * STEP, 9 * STEP, 9 * STEP), RED),
        Circle(Point(15.0, 15.0), 6.0, BLUE, THIN),
    )
    disc = Clip(ellipse_steps(MIDDLE, 8.0, 6.0))
    pentagram = Clip(polygon_steps(star(MIDDLE, 10.0)), "evenodd")
    skewed = Matrix(0.8, 0.25, -0.4, 0.7, 6.0, 1.0)
    return {
        "turned group": Group(pair, rotation(30.0, MIDDLE)),
        "skewed group": Group(pair, skewed),
        "mirrored group": Group(pair, Matrix(-1.0, 0.0, 0.0, 1.0, INCH, 0.0)),
        "clipped group": Group(pair, clip=disc),
        "group clipped evenodd": Group(pair, clip=pentagram),
        "clip that turns along": Group(pair, rotation(40.0, MIDDLE), disc),
        "faded group": Group(pair, opacity=0.45),
        "faded group in a faded one": Group(
            (*pair, Group(pair, rotation(90.0, MIDDLE), opacity=0.5)), opacity=0.6
        ),
        "faded, clipped, turned": Group(pair, rotation(15.0, MIDDLE), disc, 0.5),
        "faded gradient": Group((Rectangle(SQUARE, LINEAR), Circle(MIDDLE, 5.0, RADIAL)), opacity=0.5),
        "faded picture": Group((Image(SQUARE, clear_png()), *pair), opacity=0.5),
    }


def _hatches() -> dict[str, Shape]:
    outline = Clip(ellipse_steps(MIDDLE, 6.0, 6.0))
    box = Box(MIDDLE.x - 6.0, MIDDLE.y - 6.0, 12.0, 12.0)
    return {
        f"hatch {name}": draw_pattern(name, outline, box, colour=NIGHT, scale=scale)
        for name, scale in zip(PATTERNS, (1.0, 0.75, 1.6, 1.0, 1.6, 1.0), strict=True)
    }


def face() -> Scene:
    """A little of everything, in a box that cuts off what reaches over its edge."""
    ground = Box(-STEP, -STEP, 10 * STEP, 10 * STEP)
    return Scene(
        ground,
        (
            Rectangle(ground, RadialGradient(Point(5.0, 5.0), 8.0, RADIAL.stops)),
            Image(Box(STEP, STEP, 4 * STEP, 4 * STEP), clear_png(60)),
            Group((Circle(Point(6.0, 6.0), 3.0, RED), Circle(Point(9.0, 9.0), 5.0, BLUE)), opacity=0.5),
            Text((Run("Ž1", "SourceSans3-Medium", 3.5, 1.0, 9.0),), GOLD),
        ),
    )


def _placings() -> dict[str, Shape]:
    scene = face()
    plain = Scene(Box(0.0, 0.0, 8 * STEP, 8 * STEP), (Circle(Point(9.0, 9.0), 5.0, RED, THIN),))
    inner = Placed(scene, combine_maps(scaling(0.6, 0.6), translation(STEP, STEP)), recurs=True)
    ground = Box(0.0, 0.0, 9 * STEP, 9 * STEP)
    outer = Scene(
        ground,
        (Rectangle(ground, LINEAR), inner, Placed(scene, translation(3 * STEP, 3 * STEP), recurs=True)),
    )
    twice = (
        Placed(outer, translation(STEP, STEP), recurs=True),
        Placed(outer, combine_maps(rotation(90.0), translation(19 * STEP, 10 * STEP)), recurs=True),
    )
    return {
        "placed": Placed(plain, translation(4 * STEP, 5 * STEP)),
        "placed turned": Placed(plain, combine_maps(rotation(20.0), translation(8.0, 4.0))),
        "placed recurring": Placed(scene, translation(3 * STEP, 4 * STEP), recurs=True),
        "placed within placed": Group(twice),
        "faded recurring": Group(
            (Placed(scene, translation(3 * STEP, 4 * STEP), recurs=True),), IDENTITY, opacity=0.5
        ),
    }


ALONE: dict[str, Shape] = {
    **_simple(),
    **_lines(),
    **_outlines(),
    **_text(),
    **_painted(),
    **_groups(),
    **_hatches(),
    **_placings(),
}


def card() -> Scene:
    """A card as a game would draw it: ground, frame, clipped ring, title, hatched disc, id."""
    box = Box(-STEP, -STEP, 18 * STEP, 20 * STEP)
    centre = Point(10.0, 11.0)
    disc = Clip(ellipse_steps(centre, 3.0, 3.0))
    ground = RadialGradient(Point(10.0, 11.0), 16.0, (Stop(0.0, BLUE), Stop(1.0, NIGHT)))
    return Scene(
        box,
        (
            Rectangle(box, ground),
            Rectangle(Box(1.0, 1.0, 18.0, 22.0), stroke=Stroke(GOLD, 0.25), radius=2.0),
            Group((Circle(centre, 6.5, RED), Circle(Point(16.0, 11.0), 8.0, GOLD)), opacity=0.4),
            Circle(centre, 7.0, stroke=Stroke(GOLD, 0.24, "round", dash=(0.0, 0.7))),
            Polygon(star(centre, 5.0), GOLD, Stroke(NIGHT, 0.2), "evenodd"),
            Circle(centre, 3.0, Colour(255, 255, 255)),
            draw_pattern("rising", disc, Box(7.0, 8.0, 6.0, 6.0), colour=NIGHT),
            Image(Box(2 * STEP, 11 * STEP, 3 * STEP, 3 * STEP), clear_png(60)),
            Text((Run("Hvězda", "JosefinSans-SemiBold", 3.0, 4.6, 4.6, (40, 40, 40, 40, 40, 0)),), GOLD),
            Text((Run("Łódź 07", "SourceSans3-Medium", 2.5, 3.0, 21.5),), GOLD),
        ),
    )


def sheet() -> Page:
    """Cards that recur, upright and upside down, with a mark between them."""
    one = card()
    shapes: list[Shape] = [Line(Point(2.0, 1.0), Point(50.0, 1.0), Stroke(NIGHT, 0.15))]
    for column in range(2):
        for row in range(2):
            place = translation((2 + 18 * column) * STEP, (3 + 22 * row) * STEP)
            turned = combine_maps(rotation(180.0 * row, Point(8 * STEP, 9 * STEP)), place)
            shapes.append(Placed(one, turned, recurs=True))
    return Page(Scene(Box(0.0, 0.0, 2 * INCH, 2.5 * INCH), tuple(shapes)), "Sheet 1")


def medley() -> Page:
    """Many shapes on one page, each small and turned a little."""
    names = (
        "rounded rectangle",
        "pentagram evenodd",
        "dashes round",
        "linear gradient",
        "hatch cross",
        "png with alpha",
    )
    shapes = []
    for index, name in enumerate((*names, "text", "faded group", "placed within placed")):
        small = combine_maps(rotation(7.0 * index, MIDDLE), scaling(0.6, 0.6))
        place = translation(index % 3 * 16.0, index // 3 * 16.0)
        shapes.append(Group((ALONE[name],), combine_maps(small, place)))
    return Page(Scene(Box(0.0, 0.0, 2 * INCH, 2 * INCH), tuple(shapes)), "Medley")


TOGETHER: dict[str, Page] = {"a sheet of cards": sheet(), "a medley": medley()}
