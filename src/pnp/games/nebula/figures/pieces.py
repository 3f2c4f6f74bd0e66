"""The tokens of Nebula, a rim for each kind and the hole in one; and two pieces on its table, a clock and a
telescope."""

from __future__ import annotations

import math
from collections.abc import Mapping

from pnp.figures import Palette, Parameter, Shapes, curves, make_figure
from pnp.figures.marks import circle, disc, fill_and_line, fill_in, ink_in, rimmed_disc, write
from pnp.figures.rings import graduate
from pnp.geometry import Box, Point, centre, half_side
from pnp.models.printing import Ink
from pnp.paths import polygon_steps
from pnp.scene import Clip, Group

# Lengths in mm for boxes of 12 by 26, each from the middle of its own part.
WIDE, HIGH = 12.0, 26.0
DIAL, DEPTH = 5.0, 0.5
HOURS = ("XII", "III", "VI", "IX")
HANDS = ((304, 2.6, 0.5), (48, 4.0, 0.42))  # their angles, lengths and half widths
SWING = 17  # degrees of the pendulum's scale to each side
AIM = 42  # degrees from upright: where the telescope looks
# From, to, half width, along the telescope.
DRAWS = ((-6.6, -4.4, 0.75), (-4.4, -1.4, 1.0), (-1.4, 5.2, 1.35))
COLLARS = ((-6.9, -6.4, 1.05), (-4.7, -4.2, 1.2), (-1.7, -1.1, 1.6), (4.7, 5.9, 1.65))


def _find_unit(box: Box) -> float:
    return min(box.width / WIDE, box.height / HIGH)


def draw_clock(box: Box, palette: Palette) -> Shapes:
    """Draw an astrolabe's dial on its ring, and a pendulum below it."""
    unit, middle = _find_unit(box), centre(box)
    at = Point(middle.x, middle.y - 3.8 * unit)
    return (
        *_draw_throne(at, unit, palette),
        *_draw_pendulum(at, unit, palette),
        *_draw_dial(at, unit, palette),
        *curves.join(_draw_hand(at, unit, palette, *hand) for hand in HANDS),
        *rimmed_disc(palette, "mark", "moon", at, 0.62 * unit),
        *disc(palette, "deep", at, 0.2 * unit),
    )


def _draw_throne(at: Point, unit: float, palette: Palette) -> Shapes:
    """Draw the throne and the ring that an astrolabe hangs on."""
    top = Point(at.x, at.y - (DIAL + DEPTH) * unit)
    outline = ((-2.2, 0.5), (-0.75, -1.3), (0.75, -1.3), (2.2, 0.5))
    foot = polygon_steps(Point(top.x + x * unit, top.y + y * unit) for x, y in outline)
    ring = Point(top.x, top.y - 2.2 * unit)
    return (
        *circle(palette, "medallion", ring, 0.95 * unit, 1.0, 0.36),
        *fill_and_line(palette, "mark", "hairline", foot),
    )


def _draw_dial(at: Point, unit: float, palette: Palette) -> Shapes:
    """Draw minutes, hours in numerals and spots, and a sun beneath the hands."""
    between = (curves.polar_point(at, 3.9 * unit, k * 30) for k in range(12) if k % 3)
    spots = curves.join(curves.curved_star(place, 4, 0.5 * unit, 0.2) for place in between)
    places = [curves.polar_point(at, 3.75 * unit, k * 90) for k in range(4)]
    numerals = curves.join(write(palette, *each, 5.5 * unit) for each in zip(HOURS, places, strict=True))
    return (
        *disc(palette, "well", at, (DIAL + DEPTH) * unit),
        *disc(palette, "pool", at, DIAL * unit),
        *graduate(at, DIAL * unit, DEPTH * unit, (60, 5), palette, 1.0),
        *circle(palette, "inner-frame", at, 2.85 * unit),
        *fill_in(palette, "unlit", curves.rays(at, 12, 1.1 * unit, 2.6 * unit, 7)),
        *fill_in(palette, "accent", spots),
        *numerals,
    )


def _draw_hand(at: Point, unit: float, palette: Palette, angle: float, length: float, half: float) -> Shapes:
    """Draw a hand as a long lozenge, widest a third of its way out."""
    waist = curves.polar_point(at, length * 0.36 * unit, angle)
    sides = [curves.polar_point(waist, half * unit, angle + side) for side in (-90, 90)]
    tail, tip = curves.polar_point(at, 1.1 * unit, angle + 180), curves.polar_point(at, length * unit, angle)
    form = polygon_steps((tail, sides[0], tip, sides[1]))
    return fill_and_line(palette, "mark", "moon", form)


def _draw_pendulum(at: Point, unit: float, palette: Palette) -> Shapes:
    """Draw the rod and the bob, a sun, in front of the scale of its swing."""
    bob, far = Point(at.x, at.y + 12.2 * unit), 16.2 * unit
    scale = (
        curves.move(curves.polar_point(at, far, 180 - SWING)),
        curves.arc(far, curves.polar_point(at, far, 180 + SWING), clockwise=True),
    )
    ticks = [(180 + k * SWING / 4, 0.6 if k % 2 else 1.1) for k in range(-4, 5)]
    marks = curves.join(curves.spokes(at, far, far + long * unit, [turn]) for turn, long in ticks)
    return (
        *ink_in(palette, "ring", scale),
        *ink_in(palette, "tick-long", marks),
        *ink_in(palette, "medallion", curves.segment(at, bob)),
        *fill_in(palette, "unlit", curves.rays(bob, 16, 1.9 * unit, 2.85 * unit, 6)),
        *rimmed_disc(palette, "well", "medallion", bob, 2.05 * unit),
        *circle(palette, "inner-frame", bob, 1.7 * unit),
        *fill_in(palette, "mark", curves.curved_star(bob, 4, 1.35 * unit, 0.16)),
    )


def draw_telescope(box: Box, palette: Palette) -> Shapes:
    """Draw a telescope of three draws on its tripod, aimed at a star."""
    unit, middle = _find_unit(box), centre(box)
    pivot = Point(middle.x - 0.4 * unit, middle.y + 0.6 * unit)
    return (
        *_draw_sky(middle, unit, palette),
        *_draw_tripod(pivot, unit, palette),
        *_draw_tube(pivot, unit, palette),
        *rimmed_disc(palette, "mark", "moon", pivot, 0.75 * unit),
    )


def _draw_sky(middle: Point, unit: float, palette: Palette) -> Shapes:
    """Draw a great star with rays, in a ring, among small ones."""
    star = Point(middle.x + 2.6 * unit, middle.y - 8.6 * unit)
    small = ((-4.6, -10.4, 0.9), (-3.2, -5.6, 0.7), (-0.9, -9.0, 0.55), (5.3, -3.6, 0.7), (-5.4, -1.6, 0.5))
    places = ((Point(middle.x + x * unit, middle.y + y * unit), size * unit) for x, y, size in small)
    others = curves.join(curves.curved_star(at, 4, size, 0.14) for at, size in places)
    return (
        *circle(palette, "orbit", star, 3.15 * unit),
        *fill_in(palette, "unlit", curves.rays(star, 8, 1.1 * unit, 2.3 * unit, 9, 22.5)),
        *fill_in(palette, "mark-line", curves.curved_star(star, 4, 2.7 * unit, 0.14)),
        *fill_in(palette, "line", others),
    )


def _draw_tripod(pivot: Point, unit: float, palette: Palette) -> Shapes:
    """Draw three legs, a brace between them, and the ground that they stand on."""
    feet = [Point(pivot.x + x * unit, pivot.y + 11.2 * unit) for x in (-4.3, 0.4, 5.1)]
    left, right = (Point(pivot.x + side * unit, pivot.y) for side in (-0.4, 0.4))
    legs = curves.join(polygon_steps((left, right, foot)) for foot in feet)
    brace = curves.chain(Point(pivot.x + (foot.x - pivot.x) * 0.55, pivot.y + 6.2 * unit) for foot in feet)
    ground = curves.segment(Point(pivot.x - 5.3 * unit, feet[0].y), Point(pivot.x + 6.1 * unit, feet[0].y))
    return (
        *ink_in(palette, "medallion", brace),
        *fill_and_line(palette, "unlit", "hairline", legs),
        *ink_in(palette, "ring", ground),
    )


def _draw_tube(pivot: Point, unit: float, palette: Palette) -> Shapes:
    """Draw the draws, each narrower than the one that it slides into and with a shade along it, and collars
    at their joints and at both ends."""
    shades = [(start, end, -half * 0.36, -half * 0.72) for start, end, half in DRAWS]
    strips = ([_outline_part(pivot, unit, *part) for part in parts] for parts in (DRAWS, shades, COLLARS))
    bodies, lights, collars = map(curves.join, strips)
    return (
        *fill_and_line(palette, "lit", "moon", bodies),
        *fill_in(palette, "unlit", lights),
        *fill_and_line(palette, "mark", "moon", collars),
    )


def _outline_part(
    pivot: Point, unit: float, start: float, end: float, one: float, other: float | None = None
) -> curves.Steps:
    """Outline a part of the tube, from `start` to `end` along it, between the distances `one` and `other`
    from its axis; without `other`, equally far on both sides."""
    other = -one if other is None else other
    ends = [curves.polar_point(pivot, away * unit, AIM) for away in (start, end)]
    pairs = zip(ends, ((one, other), (other, one)), strict=True)
    sides = [(place, across) for place, pair in pairs for across in pair]
    return polygon_steps(curves.polar_point(place, across * unit, AIM - 90) for place, across in sides)


# Shares of a token's radius: where a rim begins and ends, by ink. In night ink it goes on beyond the cut.
RIM_WITHIN: Mapping[Ink, float] = {"night": 0.79, "paper": 0.85, "black": 0.79}
RIM_OUTER: Mapping[Ink, float] = {"night": 1.16, "paper": 0.955, "black": 0.96}
BEZEL_EDGE = 0.96  # where a bezel ends
GROWN = 3.6  # a sign this many times the token's size covers all of it with its colour
SLIT = 0.3  # mm: the gap between the pieces of a rim in colour
TOKEN_RADIUS = 6.0  # mm: the token for which the other lengths are given
STAR_REACH = 0.92  # of the points of a player's star
PEARL = 0.5  # mm: the radius of a pearl in a bezel
EDGE_ON, SLOPE = 0.24, -18  # the ring around a black hole: its shorter half axis, and its slope in degrees


def draw_rim(box: Box, palette: Palette, *, of: str, pieces: int, line: str) -> Shapes:
    """Draw a rim in pieces: in colour with slits between them, in black with white gaps as wide as the
    pieces."""
    middle, radius, ink = centre(box), half_side(box), palette.ink
    inner, outer = (share[ink] * radius for share in (RIM_WITHIN, RIM_OUTER))
    slit = inner * math.radians(180 / pieces) if ink == "black" else SLIT
    step = 360 / pieces
    ends = ((k * step, (k + 1) * step) for k in range(pieces))
    band = curves.join(curves.ring_piece(middle, (inner, outer), each, slit) for each in ends)
    return (
        *_draw_coloured(box, palette, "nebula-stars", of, band),
        *(ink_in(palette, line, band) if ink == "paper" else circle(palette, "medallion", middle, inner)),
        *(circle(palette, "medallion", middle, outer) if ink == "black" else ()),
    )


def _draw_coloured(box: Box, palette: Palette, signs: str, of: str, outline: curves.Steps) -> Shapes:
    """Fill an outline with the colour of a sign: clip it out of that sign, drawn far larger."""
    if palette.ink == "black":
        return palette.filled("line", outline, box, "evenodd")
    around = curves.box_of(centre(box), GROWN * half_side(box))
    sign = palette.figure("sign", around, set=signs, of=of, letter=False)
    return (Group(sign, clip=Clip(outline, "evenodd")),)


def draw_window(box: Box, palette: Palette, *, of: str, points: int, inner: float) -> Shapes:
    middle, radius = centre(box), half_side(box)
    star = curves.spiked_star(middle, points, radius * STAR_REACH, inner)
    outer = radius * RIM_OUTER[palette.ink]
    return (
        *_draw_coloured(box, palette, "players", of, (*curves.dot(middle, outer), *star)),
        *ink_in(palette, "hairline", star),
        *(circle(palette, "hairline", middle, outer) if palette.ink != "night" else ()),
    )


def draw_bezel(
    box: Box,
    palette: Palette,
    *,
    begin: int,
    quarters: int,
    pearls: int,
    turn: float,
    within: float,
    fill: str,
) -> Shapes:
    """Draw a bezel between two circles, with pearls evenly all around."""
    middle, radius = centre(box), half_side(box)
    inner, outer = within * radius, BEZEL_EDGE * radius
    start, end = begin * 90, (begin + quarters) * 90
    marks = [k * 7.5 for k in range(48) if not 0 < (k * 7.5 - start) % 360 < end - start]
    ends = ((curves.polar_point(middle, inner, at), curves.polar_point(middle, outer, at)) for at in marks)
    cut = curves.join(curves.link(*pair, 0.0, (outer - inner) / 2) for pair in ends)
    places = [curves.polar_point(middle, (inner + outer) / 2, turn + k * 360 / pearls) for k in range(pearls)]
    full = curves.ring_piece(middle, (inner, outer), (start, end))
    if quarters == 4:
        full = (*curves.dot(middle, outer), *curves.dot(middle, inner))
    return (
        *(palette.filled(fill, full, box, "evenodd") if quarters else ()),
        *ink_in(palette, "tick-short", cut if quarters < 4 else ()),
        *circle(palette, "medallion", middle, inner),
        *circle(palette, "medallion", middle, outer),
        *fill_in(palette, "on-mark", curves.join(curves.dot(place, PEARL) for place in places)),
    )


def draw_ringed_hole(box: Box, palette: Palette, *, fill: str, light: str = "lit") -> Shapes:
    """Draw a hole in a ring that passes behind it above and in front of it below, with jets upright on the
    ring."""
    middle, radius = centre(box), half_side(box)
    halves = (share * radius for share in (0.94, 0.66))
    ring = curves.join(curves.oval(middle, half, half * EDGE_ON, SLOPE) for half in halves)
    planes = [Clip(_outline_half_plane(middle, radius, SLOPE + turn)) for turn in (0, 180)]
    behind, before = (Group(palette.filled(light, ring, box, "evenodd"), clip=plane) for plane in planes)
    return (
        *fill_in(palette, light, curves.curved_star(middle, 2, radius, 0.3, SLOPE)),
        behind,
        *disc(palette, light, middle, 0.5 * radius),
        *disc(palette, fill, middle, 0.38 * radius),
        before,
    )


def _outline_half_plane(middle: Point, radius: float, turn: float) -> curves.Steps:
    """Outline the part of a circle's box on the upper side of a line through its middle, turned clockwise."""
    far = 1.5 * radius
    ends = [curves.polar_point(middle, far, turn + side) for side in (-90, 90)]
    away = [curves.polar_point(end, far, turn) for end in reversed(ends)]
    return polygon_steps((*ends, *away))


PIECE_FIGURES = {
    "nebula-rim": make_figure(
        "The rim of a star's token in its colour, cut into as many pieces as the star has points.",
        draw_rim,
        reach=TOKEN_RADIUS * (RIM_OUTER["night"] - 1) + 0.1,
        of=Parameter("text", about="which star"),
        pieces=Parameter("whole", about="how many pieces", least=2, most=60),
        line=Parameter("line", "hairline", "about each piece on paper, or none"),
        backdrop=True,
    ),
    "nebula-window": make_figure(
        "A rim in a player's colour about a window in the form of a star.",
        draw_window,
        reach=TOKEN_RADIUS * (RIM_OUTER["night"] - 1) + 0.1,
        of=Parameter("text", about="which player"),
        points=Parameter("whole", 16, "of the window", 3, 60),
        inner=Parameter("number", 0.8, "the share of the window's radius where its sides meet", 0.1, 1),
        backdrop=True,
    ),
    "nebula-bezel": make_figure(
        "The rim of a value marker: quarters that are filled, and others that are graduated.",
        draw_bezel,
        begin=Parameter("whole", 0, "the first filled quarter, clockwise from the top", 0, 3),
        quarters=Parameter("whole", 4, "how many are filled", 0, 4),
        pearls=Parameter("whole", 0, "how many pearls are set in it", 0, 60),
        turn=Parameter("number", 0, "where the first pearl stands, in degrees", 0, 360),
        within=Parameter("number", 0.79, "the share of the radius where it begins", 0.1, 0.9),
        fill=Parameter("paint", "mark", "of what is filled"),
        backdrop=True,
    ),
    "nebula-ringed-hole": make_figure(
        "A black hole seen from the side: its halo, the ring of light about it, and its jets.",
        draw_ringed_hole,
        fill=Parameter("paint", about="of the hole"),
        light=Parameter("paint", "lit", "of what shines about it"),
    ),
    "nebula-clock": make_figure(
        "A clock with an astrolabe's dial and a pendulum.", draw_clock, reach=0.5, pictured=True
    ),
    "nebula-telescope": make_figure("A telescope on its tripod, aimed at a star.", draw_telescope, reach=0.5),
}
