"""The player's board, in mm: its cuts and those of its layers, a limb about the window, fading stars, and
fields for points."""

from __future__ import annotations

import math

from pnp.figures import Figure, Palette, Parameter, Shapes, curves, make_figure
from pnp.figures.marks import DISPLAY, circle, disc, fill_and_line, fill_in, ink_in, write, write_along_circle
from pnp.games.night_sky.cards import Sky
from pnp.games.night_sky.figures.disc import NUMERALS, scale_pens
from pnp.games.night_sky.figures.icons import draw_fading_star
from pnp.geometry import Box, Matrix, Point
from pnp.paths import bend_curve, rounded_steps
from pnp.scene import Clip, Close, Group
from pnp.text import Style

WIDTH, HEIGHT, CORNER = 184.0, 180.0, 4.0
SUN = Point(92.0, 92.0)  # the disc's middle
ASIDE = 8.66  # from the disc's middle to where the two cuts of the window meet
ARCH = 77.5  # the window's arch: the board holds the rest of the disc's rim
CUTS = (-60.0, 60.0)  # the directions of the cuts, clockwise from the top
ROOM = 80.5  # the radius of the room in which the disc turns
NOTCH = 16.0  # the radius of a thumb notch
SIDE = SUN.x - ROOM  # how wide the spacer is at the sides
SLOT = 20.0  # the radius of the notch in a back, at the slot, by which a thumb moves the disc out
APART = 16.0  # the spacer's foot lies so far below its place on the paper


def find_window_ends(off: float = 0.0, arch: float = ARCH) -> tuple[Point, Point, Point]:
    """Return where the cuts meet and where each reaches the arch, for a window `off` mm larger."""
    meet = Point(SUN.x + ASIDE, SUN.y + off / math.sin(math.radians(CUTS[1])))
    left, right = (_find_reach(meet, turn, arch) for turn in CUTS)
    return meet, left, right


def _find_reach(start: Point, turn: float, arch: float) -> Point:
    """Return the point where a ray meets the circle of the arch."""
    x, y = math.sin(math.radians(turn)), -math.cos(math.radians(turn))
    dx, dy = start.x - SUN.x, start.y - SUN.y
    along = dx * x + dy * y
    length = -along + math.sqrt(along**2 - dx**2 - dy**2 + arch**2)
    return Point(start.x + length * x, start.y + length * y)


def outline_window(off: float = 0.0, arch: float = ARCH) -> curves.Steps:
    meet, left, right = find_window_ends(off, arch)
    return (curves.move(meet), curves.line(left), curves.arc(arch, right, clockwise=True), Close())


def outline_window_with_gap(off: float, arch: float, gap: float) -> curves.Steps:
    """Outline a line around the window, with a gap of this radius around the sun."""
    meet, left, right = find_window_ends(off, arch)
    x, y = math.sin(math.radians(CUTS[0])), -math.cos(math.radians(CUTS[0]))
    along = (SUN.x - meet.x) * x + (SUN.y - meet.y) * y
    half = math.sqrt(gap**2 - (math.dist((SUN.x, SUN.y), (meet.x, meet.y)) ** 2 - along**2))
    far, near = (Point(meet.x + way * x, meet.y + way * y) for way in (along + half, along - half))
    return (
        curves.move(far),
        curves.line(left),
        curves.arc(arch, right, clockwise=True),
        curves.line(meet),
        curves.line(near),
    )


def outline_thumb_notches(radius: float = NOTCH) -> tuple[curves.Steps, curves.Steps]:
    """Outline both thumb notches: their arcs from edge to edge."""
    high, low = SUN.y - radius, SUN.y + radius
    return (
        (curves.move(Point(0.0, high)), curves.arc(radius, Point(0.0, low), clockwise=True)),
        (curves.move(Point(WIDTH, low)), curves.arc(radius, Point(WIDTH, high), clockwise=True)),
    )


def outline_slot_notch() -> curves.Steps:
    """Outline the notch of a back at its slot."""
    left, right = (Point(SUN.x + side * SLOT, 0.0) for side in (-1, 1))
    return (curves.move(left), curves.arc(SLOT, right, clockwise=False), Close())


def outline_layer(
    edge: float = 0.0, corner: float = CORNER, *, hollow: bool = False, slot: bool = False
) -> curves.Steps:
    """Outline a front or a back, or a line `edge` mm inside it, with round or hollow corners and both
    notches; a back has one more, at the slot."""
    right, foot, reach, thumb = WIDTH - edge, HEIGHT - edge, NOTCH + edge, SLOT + edge
    half, wide = math.sqrt(reach**2 - edge**2), math.sqrt(thumb**2 - edge**2)
    high, low = SUN.y - half, SUN.y + half
    notch = (
        curves.line(Point(SUN.x - wide, edge)),
        curves.arc(thumb, Point(SUN.x + wide, edge), clockwise=False),
    )
    return (
        curves.move(Point(edge + corner, edge)),
        *(notch if slot else ()),
        curves.line(Point(right - corner, edge)),
        curves.arc(corner, Point(right, edge + corner), clockwise=not hollow),
        curves.line(Point(right, high)),
        curves.arc(reach, Point(right, low), clockwise=False),
        curves.line(Point(right, foot - corner)),
        curves.arc(corner, Point(right - corner, foot), clockwise=not hollow),
        curves.line(Point(edge + corner, foot)),
        curves.arc(corner, Point(edge, foot - corner), clockwise=not hollow),
        curves.line(Point(edge, low)),
        curves.arc(reach, Point(edge, high), clockwise=False),
        curves.line(Point(edge, edge + corner)),
        curves.arc(corner, Point(edge + corner, edge), clockwise=not hollow),
        Close(),
    )


def outline_spacer(apart: float = 0.0) -> curves.Steps:
    """Outline the spacer between front and back: two strips, and below the notches a foot that curves around
    the disc.

    On the sheet of paper the foot lies `apart` mm below its place, which leaves waste between it and the
    disc.
    """
    return (*_outline_strip(left=True), *_outline_strip(left=False), *_outline_foot(apart))


def _outline_strip(*, left: bool) -> curves.Steps:
    c, low = CORNER, SUN.y - NOTCH

    def place_point(x: float, y: float) -> Point:
        return Point(x if left else WIDTH - x, y)

    corners = ((c, 0.0), (SIDE, 0.0), (SIDE, low), (0.0, low), (0.0, c))
    sides = curves.chain(place_point(*corner) for corner in corners)
    return (*sides, curves.arc(c, place_point(c, 0.0), clockwise=left), Close())


def _outline_foot(apart: float) -> curves.Steps:
    c, high, low = CORNER, SUN.y + NOTCH + apart, HEIGHT + apart
    x = SUN.x - math.sqrt(ROOM**2 - NOTCH**2)
    return (
        curves.move(Point(0.0, high)),
        curves.line(Point(x, high)),
        curves.arc(ROOM, Point(WIDTH - x, high), clockwise=False),
        curves.line(Point(WIDTH, high)),
        curves.line(Point(WIDTH, low - c)),
        curves.arc(c, Point(WIDTH - c, low), clockwise=True),
        curves.line(Point(c, low)),
        curves.arc(c, Point(0.0, low - c), clockwise=True),
        Close(),
    )


def find_arc_turn(number: int, count: int, step: float) -> float:
    """Return the direction of an item on an arc below the sun, items counted from the left."""
    return 180 + ((count - 1) / 2 - number) * step


# Lengths in mm of a board 184 by 180.
FADING_RADIUS, FADING_ARC, FADING_STEP = 3.6, 30.0, 19.4  # their radius, the arc that they stand on, degrees
FADING_COUNT = 7  # up to this many have that radius; more are smaller
FADING_NAME_ARC, FADING_STYLE = 21.5, Style(DISPLAY, 8.0, 0.2, kerned=True)


def place_fading_stars(count: int) -> list[Point]:
    step = min(FADING_STEP, 120 / max(1, count - 1))
    return [curves.polar_point(SUN, FADING_ARC, find_arc_turn(k, count, step)) for k in range(count)]


def measure_fading_radius(count: int) -> float:
    return FADING_RADIUS * (FADING_COUNT / max(FADING_COUNT, count))


def draw_fading_stars(palette: Palette, count: int, name: str) -> Shapes:
    """Draw the name of fading stars and, below it, each star; draw nothing if there are none."""
    if not count:
        return ()
    label: Shapes = ()
    if colour := palette.colour("text"):
        label = write_along_circle(
            name.upper(), FADING_STYLE, SUN, FADING_NAME_ARC, 180, colour, hanging=True
        )
    radius = measure_fading_radius(count)
    return (*label, *curves.join(draw_fading_star(palette, at, radius) for at in place_fading_stars(count)))


# From one stroke on waste to the next, and their distance from the cut, where the blank ends.
STROKE, OFF_CUT = 3.2, 1.4
WORDS, WORDS_HALF = Point(SUN.x, 52.0), (27.0, 5.0)  # the middle and half the sides of their room for words


def draw_cuts(palette: Palette) -> Shapes:
    """Draw the parts to cut out, blank up to the cut: that leaves one edge to follow."""
    return (
        *fill_in(palette, "#FFFFFF", outline_window()),
        *_draw_strokes(palette, outline_window(-OFF_CUT, ARCH - OFF_CUT)),
        *draw_notches(palette),
        *ink_in(palette, "cut", (*outline_window(), *outline_layer()), width=0.2),
    )


def draw_notches(palette: Palette, *, slot: bool = False) -> Shapes:
    """Draw the notches blank, out to the edge of the paper."""
    notches = [(Point(x, SUN.y), NOTCH) for x in (0.0, WIDTH)]
    notches += [(Point(SUN.x, 0.0), SLOT)] if slot else []
    blank = curves.join(curves.dot(at, reach) for at, reach in notches)
    waste = curves.join(curves.dot(at, reach - OFF_CUT) for at, reach in notches)
    return (*fill_in(palette, "#FFFFFF", blank), *_draw_strokes(palette, waste))


def _draw_strokes(palette: Palette, within: curves.Steps) -> Shapes:
    """Draw short slanting strokes that mark waste in every ink; leave room for words."""
    rows, columns = math.ceil((SUN.y + NOTCH) / STROKE), math.ceil(WIDTH / STROKE)
    grid = [Point((k + row % 2 / 2) * STROKE, row * STROKE) for row in range(rows) for k in range(columns)]
    wide, high = WORDS_HALF
    free = (at for at in grid if abs(at.x - WORDS.x) > wide or abs(at.y - WORDS.y) > high)
    some = curves.join(curves.segment(at, Point(at.x + STROKE / 2, at.y - STROKE / 2)) for at in free)
    return (Group(ink_in(palette, "cut", some, width=0.12), clip=Clip(within)),)


# Lengths in mm of a board 184 by 180.
FRAME, INSET, HOLLOW = 4.0, 0.75, 5.0
LIMBS = ((1.5, 79.0), (3.2, 83.2))  # how far outside the window its lines run, and their arches
GRADES = ((1, 1.1, "inner-frame"), (5, 2.0, "tick-long"), (30, 4.2, "window"))  # degrees, length, line
ARROW = (2.3, 83.2, 78.2)  # half its width, and the radii of its base and its tip
HUB, HUB_STAR, HUB_RAYS = 3.3, 2.5, (85, 336, 25)  # the radii at the sun; the directions of its rays
HUB_GAP = 6.3  # the distance from the hub at which the lines around the window end
ROUND, ROUND_IN, ROUND_AT, ROUND_STEP, NUMERAL_AT = 8.4, 7.4, 52.0, 23.0, 40.5
PILL, PILL_Y, PILLS_FROM, PILLS_STEP, PILL_ICON = (30.0, 12.0), 163.5, 12.6, 32.2, 3.5
ENDS = ("fading", "sun", "ecliptic", "rim", "total")
SEED, DENSITY = 9, 1.4  # of the small stars
ROW = 4.0  # the height of the strips that keep small stars off the window


def make_board_figures(board: Sky) -> dict[str, Figure]:
    def draw(box: Box, palette: Palette, *, name: str, cuts: bool) -> Shapes:
        pens, place = _fit_board(palette, box)
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
        return (Group(shapes, transform=place),)

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


def _fit_board(palette: Palette, box: Box) -> tuple[Palette, Matrix]:
    """The pens and the map of a board as large as its box."""
    unit = min(box.width / WIDTH, box.height / HEIGHT)
    return scale_pens(palette, unit), Matrix(unit, 0.0, 0.0, unit, box.x, box.y)


def draw_layer(box: Box, palette: Palette, *, of: str) -> Shapes:
    pens, place = _fit_board(palette, box)
    if of == "back":
        back = (*_draw_frame(pens, slot=True), *draw_notches(pens, slot=True))
        shapes = (*back, *ink_in(pens, "cut", outline_layer(slot=True), width=0.2))
    else:
        shapes = ink_in(pens, "cut", outline_spacer(APART), width=0.2)
    return (Group(shapes, transform=place),)


def _draw_stars(palette: Palette, board: Sky) -> Shapes:
    """Draw small stars, in night ink only, clear of all fields and cuts."""
    if palette.ink != "night":
        return ()
    arch = LIMBS[1][1] + 3
    tops = [SUN.y + 6 - ROW * k for k in range(23)]
    halves = [math.sqrt(max(0.0, arch**2 - max(0.0, SUN.y - y - ROW) ** 2)) for y in tops]
    strips = (Box(SUN.x - half, y, 2 * half, ROW) for y, half in zip(tops, halves, strict=True))
    rounds, count = len(board.windows), board.fading_stars
    spots = [(at, ROUND + 1) for at in place_rounds(rounds)]
    spots += [(at, measure_fading_radius(count)) for at in place_fading_stars(count)]
    spots += [(SUN, 25.0), (Point(0.0, SUN.y), NOTCH + 6), (Point(WIDTH, SUN.y), NOTCH + 6)]
    turns = (find_arc_turn(k, rounds, ROUND_STEP) for k in range(rounds))
    spots += [(curves.polar_point(SUN, NUMERAL_AT, turn), 2.5) for turn in turns]
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
    """Draw two lines with hollow corners around the notches, and a star in each corner."""
    inner = FRAME + INSET
    tips = (Point(x, y) for x in (inner, WIDTH - inner) for y in (inner, HEIGHT - inner))
    return (
        *ink_in(palette, "frame", outline_layer(FRAME, HOLLOW, hollow=True, slot=slot)),
        *ink_in(palette, "inner-frame", outline_layer(inner, HOLLOW, hollow=True, slot=slot)),
        *fill_in(palette, "line", curves.join(curves.curved_star(at, 4, 0.95, 0.1) for at in tips)),
    )


def _draw_limb(palette: Palette) -> Shapes:
    """Draw two lines around the window, the graduated arch between them, and the arrow that points into the
    window."""
    (near, inner), (far, outer) = LIMBS
    return (
        *ink_in(palette, "window", outline_window_with_gap(near, inner, HUB_GAP)),
        *ink_in(palette, "inner-frame", outline_window_with_gap(far, outer, HUB_GAP), width=0.12),
        *curves.join(_draw_grade(palette, *grade) for grade in GRADES),
        *fill_in(palette, "mark-line", _outline_arrow()),
    )


def _draw_grade(palette: Palette, step: int, length: float, role: str) -> Shapes:
    first, last = _find_graded_degrees()
    turns = [turn for turn in range(first, last + 1) if turn % step == 0 and abs(turn) > ARROW[0]]
    inner = LIMBS[0][1]
    return ink_in(palette, role, curves.spokes(SUN, inner, inner + length, turns))


def _find_graded_degrees() -> tuple[int, int]:
    """Return the first and the last degree, from the top, at which both lines of the limb have room for a
    tick."""
    lefts, rights = zip(*(find_window_ends(*limb)[1:] for limb in LIMBS), strict=True)
    first, last = max(map(_measure_bearing, lefts)), min(map(_measure_bearing, rights))
    return math.ceil(first + 0.4), math.floor(last - 0.4)


def _measure_bearing(at: Point) -> float:
    return math.degrees(math.atan2(at.x - SUN.x, SUN.y - at.y))


def _outline_arrow() -> curves.Steps:
    half, high, low = ARROW
    left, right = (Point(SUN.x + side * half, SUN.y - high) for side in (-1, 1))
    foot = bend_curve(right, Point(SUN.x, SUN.y - high + 1), left)
    return (*curves.chain((left, Point(SUN.x, SUN.y - low), right)), foot, Close())


def _draw_hub(palette: Palette) -> Shapes:
    """Draw the hub at the sun, below the window, with rays on all sides but the window's."""
    beams = curves.join(curves.rays(SUN, 1, HUB + 0.4, HUB + 2.2, 5, turn) for turn in range(*HUB_RAYS))
    return (
        *disc(palette, "well", SUN, HUB),
        *circle(palette, "frame", SUN, HUB, width=0.22),
        *fill_in(palette, "mark-line", (*curves.spiked_star(SUN, 16, HUB_STAR, 0.52), *beams)),
    )


def place_rounds(count: int) -> list[Point]:
    return [curves.polar_point(SUN, ROUND_AT, find_arc_turn(k, count, ROUND_STEP)) for k in range(count)]


def _draw_rounds(palette: Palette, count: int) -> Shapes:
    """Draw a field for the points of each round on one arc, with its numeral above."""
    off = math.degrees((ROUND - 0.2) / ROUND_AT) + 0.6
    turns = (find_arc_turn(k, count, ROUND_STEP) for k in range(count - 1))
    arcs = curves.join(curves.bow(SUN, ROUND_AT, at - off, at - ROUND_STEP + off) for at in turns)
    rounds = (_draw_round(palette, at, k, count) for k, at in enumerate(place_rounds(count)))
    return (*ink_in(palette, "figure", arcs), *curves.join(rounds))


def _draw_round(palette: Palette, at: Point, number: int, count: int) -> Shapes:
    name = curves.polar_point(SUN, NUMERAL_AT, find_arc_turn(number, count, ROUND_STEP))
    return (
        *disc(palette, "cell", at, ROUND),
        *ink_in(palette, "inner-frame", curves.ticks(at, ROUND, 36, -0.6)),
        *disc(palette, "write", at, ROUND_IN),
        *circle(palette, "inner-frame", at, ROUND_IN),
        *circle(palette, "medallion", at, ROUND),
        *write(palette, NUMERALS[number], name, 9.5, "value"),
    )


def _draw_pill(palette: Palette, number: int, of: str) -> Shapes:
    """Draw a field for the end of the game, with its sign; the total's has a bold edge."""
    wide, high = PILL
    x, y = PILLS_FROM + PILLS_STEP * number, PILL_Y - high / 2
    edge = rounded_steps(Box(x, y, wide, high), high / 2)
    role = "cell-shining" if of == "total" else "cell"
    return (
        *fill_in(palette, "cell", edge),
        *fill_and_line(palette, "write", "inner-frame", _outline_field(x, y)),
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
