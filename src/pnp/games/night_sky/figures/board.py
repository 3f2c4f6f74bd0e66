"""The player's board: a limb about the window, fading stars, fields for points, and what is cut out."""

from __future__ import annotations

import math

from pnp.figures import curves
from pnp.figures.figure import Figure, Palette, Parameter, Shapes, make_figure
from pnp.figures.marks import DISPLAY, circle, disc, fill_in, ink_in, write, write_along_circle
from pnp.games.night_sky.cards import Sky
from pnp.games.night_sky.figures import plan
from pnp.games.night_sky.figures.disc import NUMERALS, scale_pens
from pnp.games.night_sky.figures.icons import draw_fading_star
from pnp.games.night_sky.figures.plan import HEIGHT, NOTCH, SUN, WIDTH, find_turn
from pnp.geometry import Box, Matrix, Point
from pnp.paths import bend_curve, rounded_steps
from pnp.scene import Clip, Close, Group
from pnp.text import Style

# Lengths in mm of a board 184 by 180.
FADING_RADIUS, FADING_ARC, FADING_STEP = 3.6, 30.0, 19.4  # their radius, the arc that they stand on, degrees
FADING_COUNT = 7  # so many have that radius; more are smaller
FADING_NAME_ARC, FADING_STYLE = 21.5, Style(DISPLAY, 8.0, 0.2, kerned=True)


def place_fading_stars(count: int) -> list[Point]:
    step = min(FADING_STEP, 120 / max(1, count - 1))
    return [curves.polar_point(SUN, FADING_ARC, find_turn(k, count, step)) for k in range(count)]


def measure_fading_radius(count: int) -> float:
    return FADING_RADIUS * (FADING_COUNT / max(FADING_COUNT, count))


def draw_fading_stars(palette: Palette, count: int, name: str) -> Shapes:
    """What they are called, and under it each star: with none of them, nothing."""
    if not count:
        return ()
    said: Shapes = ()
    if colour := palette.colour("text"):
        said = write_along_circle(name.upper(), FADING_STYLE, SUN, FADING_NAME_ARC, 180, colour, hanging=True)
    radius = measure_fading_radius(count)
    return (*said, *curves.join(draw_fading_star(palette, at, radius) for at in place_fading_stars(count)))


# From one stroke on waste to the next; how far they keep off the cut, where the blank ends.
STROKE, OFF_CUT = 3.2, 1.4
WORDS, WORDS_HALF = Point(SUN.x, 52.0), (27.0, 5.0)  # where they leave room for words, and half of it


def draw_cuts(palette: Palette) -> Shapes:
    """What is cut out is blank up to the cut, so that there is one edge to follow."""
    return (
        *fill_in(palette, "#FFFFFF", plan.outline_window()),
        *_draw_strokes(palette, plan.outline_window(-OFF_CUT, plan.ARCH - OFF_CUT)),
        *draw_notches(palette),
        *ink_in(palette, "cut", (*plan.outline_window(), *plan.outline_layer()), width=0.2),
    )


def draw_notches(palette: Palette, *, slot: bool = False) -> Shapes:
    """The notches blank, out to the edge of the paper."""
    notches = [(Point(x, SUN.y), NOTCH) for x in (0.0, WIDTH)]
    notches += [(Point(SUN.x, 0.0), plan.SLOT)] if slot else []
    blank, waste = (
        curves.join(curves.dot(at, reach - off) for at, reach in notches) for off in (0.0, OFF_CUT)
    )
    return (*fill_in(palette, "#FFFFFF", blank), *_draw_strokes(palette, waste))


def _draw_strokes(palette: Palette, within: curves.Steps) -> Shapes:
    """Short slanting strokes, which tell waste in every ink; none where words stand."""
    places = (
        Point((column + row % 2 / 2) * STROKE, row * STROKE)
        for row in range(math.ceil((SUN.y + NOTCH) / STROKE))
        for column in range(math.ceil(WIDTH / STROKE))
    )
    some = curves.join(
        curves.segment(at, Point(at.x + STROKE / 2, at.y - STROKE / 2))
        for at in places
        if abs(at.x - WORDS.x) > WORDS_HALF[0] or abs(at.y - WORDS.y) > WORDS_HALF[1]
    )
    return (Group(ink_in(palette, "cut", some, width=0.12), clip=Clip(within)),)


# Lengths in mm of a board 184 by 180.
FRAME, INSET, HOLLOW = 4.0, 0.75, 5.0
LIMBS = ((1.5, 79.0), (3.2, 83.2))  # how far outside the window its lines run, and their arches
GRADES = ((1, 1.1, "inner-frame"), (5, 2.0, "tick-long"), (30, 4.2, "window"))  # degrees, length, line
ARROW = (2.3, 83.2, 78.2)  # half its width, from where it points down, and to where
HUB, HUB_STAR, HUB_RAYS = 3.3, 2.5, (85, 336, 25)  # where the sun is; the directions of its rays
HUB_GAP = 6.3  # how far from it the lines about the window end
ROUND, ROUND_IN, ROUND_AT, ROUND_STEP, NUMERAL_AT = 8.4, 7.4, 52.0, 23.0, 40.5
PILL, PILL_Y, PILLS_FROM, PILLS_STEP, PILL_ICON = (30.0, 12.0), 163.5, 12.6, 32.2, 3.5
ENDS = ("fading", "sun", "ecliptic", "rim", "total")
SEED, DENSITY = 9, 1.4  # of the small stars
ROW = 4.0  # the height of the strips that keep them off the window


def make_board_figures(board: Sky) -> dict[str, Figure]:
    def draw(box: Box, palette: Palette, *, name: str, cuts: bool) -> Shapes:
        unit = min(box.width / WIDTH, box.height / HEIGHT)
        pens = scale_pens(palette, unit)
        shapes = (
            *_draw_stars(palette, board),
            *_draw_frame(pens),
            *_draw_limb(pens),
            *_draw_hub(pens),
            *draw_fading_stars(palette, board.fading_stars, name),
            *_draw_rounds(pens, len(board.windows)),
            *curves.join(_draw_pill(pens, k, end) for k, end in enumerate(ENDS)),
            *(draw_cuts(pens) if cuts else ()),
        )
        return (Group(shapes, transform=Matrix(unit, 0.0, 0.0, unit, box.x, box.y)),)

    return {
        "night-sky-board": make_figure(
            "The front of a player's board, on a ground that is there already.",
            draw,
            reach=3.0,
            name=Parameter("text", "", "what fading stars are called"),
            cuts=Parameter("truth", True, "whether it shows what is cut out: the window and both notches"),
        ),
        "night-sky-layer": make_figure(
            "The cuts of a layer of a player's board: the frame about a back, or the spacer about the disc.",
            draw_layer,
            reach=3.0,
            of=Parameter("text", about="which one: back or spacer", among=("back", "spacer")),
            backdrop=True,
        ),
    }


def draw_layer(box: Box, palette: Palette, *, of: str) -> Shapes:
    unit = min(box.width / WIDTH, box.height / HEIGHT)
    pens = scale_pens(palette, unit)
    back = of == "back"
    steps = plan.outline_layer(slot=True) if back else plan.outline_spacer(plan.APART)
    shapes = (
        *(_draw_frame(pens, slot=True) if back else ()),
        *(draw_notches(pens, slot=True) if back else ()),
        *ink_in(pens, "cut", steps, width=0.2),
    )
    return (Group(shapes, transform=Matrix(unit, 0.0, 0.0, unit, box.x, box.y)),)


def _draw_stars(palette: Palette, board: Sky) -> Shapes:
    """Small stars, by night alone, clear of all that is written on or cut out."""
    if palette.ink != "night":
        return ()
    arch = LIMBS[1][1] + 3
    strips = (
        Box(SUN.x - half, y, 2 * half, ROW)
        for k in range(23)
        for y in (SUN.y + 6 - ROW * k,)
        for half in (math.sqrt(max(0.0, arch**2 - max(0.0, SUN.y - y - ROW) ** 2)),)
    )
    rounds, count = len(board.windows), board.fading_stars
    spots = [(at, ROUND + 1) for at in place_rounds(rounds)]
    spots += [(at, measure_fading_radius(count)) for at in place_fading_stars(count)]
    spots += [(SUN, 25.0), (Point(0.0, SUN.y), NOTCH + 6), (Point(WIDTH, SUN.y), NOTCH + 6)]
    spots += [
        (curves.polar_point(SUN, NUMERAL_AT, find_turn(k, rounds, ROUND_STEP)), 2.5) for k in range(rounds)
    ]
    whole = Box(-3.0, -3.0, WIDTH + 6, HEIGHT + 5)
    corners = (Box(x, 8.0, 42.0, 28.0) for x in (8.0, WIDTH - 50))
    return palette.figure(
        "star-field",
        whole,
        density=DENSITY,
        seed=SEED,
        margin=13.0,
        clear=(*strips, Box(0.0, 154.0, WIDTH, 30.0), *corners),
        round=tuple(curves.box_of(at, radius) for at, radius in spots),
        frames=(Box(FRAME, FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME),),
    )


def _draw_frame(palette: Palette, *, slot: bool = False) -> Shapes:
    """Two lines with hollow corners, which step round the notches, and a star in each corner."""
    inner = FRAME + INSET
    tips = (Point(x, y) for x in (inner, WIDTH - inner) for y in (inner, HEIGHT - inner))
    return (
        *ink_in(palette, "frame", plan.outline_layer(FRAME, HOLLOW, hollow=True, slot=slot)),
        *ink_in(palette, "inner-frame", plan.outline_layer(inner, HOLLOW, hollow=True, slot=slot)),
        *fill_in(palette, "line", curves.join(curves.curved_star(at, 4, 0.95, 0.1) for at in tips)),
    )


def _draw_limb(palette: Palette) -> Shapes:
    """Two lines about the window, its arch graduated between them, and the arrow that points into it."""
    (near, inner), (far, outer) = LIMBS
    return (
        *ink_in(palette, "window", plan.outline_window_with_gap(near, inner, HUB_GAP)),
        *ink_in(palette, "inner-frame", plan.outline_window_with_gap(far, outer, HUB_GAP), width=0.12),
        *curves.join(_draw_grade(palette, *grade) for grade in GRADES),
        *fill_in(palette, "mark-line", _outline_arrow()),
    )


def _draw_grade(palette: Palette, step: int, length: float, role: str) -> Shapes:
    first, last = _find_graded_degrees()
    turns = [turn for turn in range(first, last + 1) if turn % step == 0 and abs(turn) > ARROW[0]]
    inner = LIMBS[0][1]
    marks = (
        (
            curves.move(curves.polar_point(SUN, inner, turn)),
            curves.line(curves.polar_point(SUN, inner + length, turn)),
        )
        for turn in turns
    )
    return ink_in(palette, role, curves.join(marks))


def _find_graded_degrees() -> tuple[int, int]:
    """The first and the last degree, from the top, at which both lines of the limb have room for a tick."""
    places = [plan.find_window_ends(*limb)[1:] for limb in LIMBS]
    lefts, rights = zip(*places, strict=True)
    first, last = max(map(_measure_bearing, lefts)), min(map(_measure_bearing, rights))
    return math.ceil(first + 0.4), math.floor(last - 0.4)


def _measure_bearing(at: Point) -> float:
    return math.degrees(math.atan2(at.x - SUN.x, SUN.y - at.y))


def _outline_arrow() -> curves.Steps:
    half, high, low = ARROW
    left, right = (Point(SUN.x + side * half, SUN.y - high) for side in (-1, 1))
    tip = Point(SUN.x, SUN.y - low)
    return (
        curves.move(left),
        curves.line(tip),
        curves.line(right),
        bend_curve(right, Point(SUN.x, SUN.y - high + 1), left),
        Close(),
    )


def _draw_hub(palette: Palette) -> Shapes:
    """Where the sun is: below the window, with rays but where that is."""
    beams = curves.join(curves.rays(SUN, 1, HUB + 0.4, HUB + 2.2, 5, turn) for turn in range(*HUB_RAYS))
    return (
        *disc(palette, "well", SUN, HUB),
        *circle(palette, "frame", SUN, HUB, width=0.22),
        *fill_in(palette, "mark-line", (*curves.spiked_star(SUN, 16, HUB_STAR, 0.52), *beams)),
    )


def place_rounds(count: int) -> list[Point]:
    return [curves.polar_point(SUN, ROUND_AT, find_turn(k, count, ROUND_STEP)) for k in range(count)]


def _draw_rounds(palette: Palette, count: int) -> Shapes:
    """A field for the points of each round, on one arc, its numeral above it."""
    places = place_rounds(count)
    off = math.degrees((ROUND - 0.2) / ROUND_AT) + 0.6
    arcs = (
        curves.bow(SUN, ROUND_AT, at - off, at - ROUND_STEP + off)
        for at in (find_turn(k, count, ROUND_STEP) for k in range(count - 1))
    )
    return (
        *ink_in(palette, "figure", curves.join(arcs)),
        *curves.join(_draw_round(palette, at, k, count) for k, at in enumerate(places)),
    )


def _draw_round(palette: Palette, at: Point, number: int, count: int) -> Shapes:
    name = curves.polar_point(SUN, NUMERAL_AT, find_turn(number, count, ROUND_STEP))
    return (
        *disc(palette, "cell", at, ROUND),
        *ink_in(palette, "inner-frame", curves.ticks(at, ROUND, 36, -0.6)),
        *disc(palette, "write", at, ROUND_IN),
        *circle(palette, "inner-frame", at, ROUND_IN),
        *circle(palette, "medallion", at, ROUND),
        *write(palette, NUMERALS[number], name, 9.5, "value"),
    )


def _draw_pill(palette: Palette, number: int, of: str) -> Shapes:
    """A field of the end of the game, with its sign; the total's is bold."""
    wide, high = PILL
    x, y = PILLS_FROM + PILLS_STEP * number, PILL_Y - high / 2
    edge = rounded_steps(Box(x, y, wide, high), high / 2)
    role = "cell-shining" if of == "total" else "cell"
    return (
        *fill_in(palette, "cell", edge),
        *fill_in(palette, "write", _outline_field(x, y)),
        *ink_in(palette, "inner-frame", _outline_field(x, y)),
        *ink_in(palette, role, edge),
        *palette.figure("night-sky-icon", curves.box_of(Point(x + high / 2, PILL_Y), PILL_ICON), of=of),
    )


def _outline_field(x: float, y: float) -> curves.Steps:
    wide, high = PILL
    right, top, foot, half = x + wide - high / 2, y + 1, y + high - 1, high / 2 - 1
    return (
        curves.move(Point(x + 11.4, top)),
        curves.line(Point(right, top)),
        curves.arc(half, Point(right, foot), clockwise=True),
        curves.line(Point(x + 11.4, foot)),
        Close(),
    )
