"""The Moon wheel: twelve places for tiles, within them the lunar track with its moons, and the young moon."""

from __future__ import annotations

import math
from collections.abc import Mapping

from pnp.figures import Palette, Parameter, Shapes, curves, make_figure, marks
from pnp.figures.globes import Globe, crater_shadow, lit_part, meridian, place_on_globe
from pnp.figures.rings import graduate, medallion_at
from pnp.geometry import Box, Point, centre
from pnp.paths import polygon_steps
from pnp.scene import Circle, Clip, Group
from pnp.text import Style

PHASES = 24
PHASE_LINES = (-2 / 3, -1 / 3, 0.0, 1 / 3, 2 / 3)  # meridians of a phase, and of the young moon below
HUB_LINES = tuple(k / 8 - 1 for k in range(1, 16))
YOUNG = 0.14  # the lit share of the moon in the middle
SHADOW = 270  # degrees: where the shadows of its craters begin
YOUNG_DARK: Mapping[str, str] = {"night": "mix(edge, #000000, 25%)", "paper": "shadow", "black": "#FFFFFF"}
# Craters by place and size, in shares of the radius.
SPOTS = (
    (0.35, -0.42, 0.16),
    (0.62, -0.02, 0.1),
    (0.3, 0.38, 0.15),
    (-0.12, -0.1, 0.14),
    (-0.42, 0.32, 0.17),
    (-0.5, -0.38, 0.12),
)
CRATERS = (
    (-0.3, -0.42, 0.16),
    (0.1, -0.55, 0.1),
    (-0.55, 0.02, 0.2),
    (0.02, -0.08, 0.13),
    (0.38, -0.2, 0.16),
    (-0.18, 0.36, 0.22),
    (0.34, 0.34, 0.12),
    (0.12, 0.66, 0.12),
    (-0.52, 0.52, 0.09),
    (-0.62, -0.4, 0.08),
    (0.57, 0.1, 0.06),
    (-0.1, -0.78, 0.07),
)
BRIGHT = (
    (0.87, -0.34, 0.036),
    (0.925, 0.1, 0.026),
    (0.845, 0.4, 0.034),
    (0.755, -0.6, 0.022),
    (0.74, 0.62, 0.018),
)


def find_lit_share(phase: int) -> float:
    """Return the lit share of a phase: none at the new moon, 0, and all at the full moon, 12."""
    return (1 - math.cos(2 * math.pi * phase / PHASES)) / 2


def draw_phase(middle: Point, radius: float, palette: Palette, phase: int) -> Shapes:
    """Draw a moon in its phase, lit from the right while it waxes, then from the left; its rim lies outside
    and covers no light."""
    globe, toward = Globe(middle, radius), 1 if phase <= PHASES // 2 else -1
    rim = marks.find_pen(palette, "figure", 1.0, None)
    edge = toward * (1 - 2 * find_lit_share(phase))
    lines = curves.join(meridian(globe, x) for x in PHASE_LINES if (edge - x) * toward > 0.02)
    lit = lit_part(globe, edge, toward) if phase else ()
    engraved = palette.ink != "black"
    return (
        *marks.disc(palette, "shadow", middle, radius),
        *(marks.ink_in(palette, "moon-dark", lines, 1.0, 0.09) if engraved else ()),
        *marks.fill_in(palette, "moon", lit, curves.box_of(middle, radius)),
        *((_draw_spots(globe, palette, lit),) if lit and engraved else ()),
        *((Circle(middle, radius + rim.width / 2, None, rim),) if rim else ()),
    )


def _draw_spots(globe: Globe, palette: Palette, lit: curves.Steps) -> Group:
    """Draw craters a little darker than the light around them, cut off where it ends."""
    spots = curves.join(curves.dot(place_on_globe(globe, x, y), size * globe.radius) for x, y, size in SPOTS)
    return Group(marks.fill_in(palette, "mix(moon, moon-line, 22%)", spots), clip=Clip(lit))


def draw_young_moon(middle: Point, radius: float, palette: Palette) -> Shapes:
    """Draw the great moon in the middle: a crescent, and its dark side engraved."""
    globe, edge = Globe(middle, radius), 1 - 2 * YOUNG
    lit = lit_part(globe, edge, 1)
    dark = YOUNG_DARK[palette.ink]
    return (
        *marks.disc(palette, dark, middle, radius),
        Group(_engrave_moon(globe, palette, dark), clip=Clip(curves.dot(middle, radius))),
        *marks.fill_in(palette, "moon", lit, curves.box_of(middle, radius)),
        Group(_draw_crescent(globe, palette), clip=Clip(lit)),
        *marks.ink_in(palette, "figure", lit),
        *marks.circle(palette, "medallion", middle, radius),
    )


def _engrave_moon(globe: Globe, palette: Palette, ground: str) -> Shapes:
    """Draw meridians, and over them craters with hatched rims."""
    spots = [(place_on_globe(globe, x, y), size * globe.radius) for x, y, size in CRATERS]
    rims = curves.join(curves.dot(place, size) for place, size in spots)
    hatch = curves.join(curves.ticks(place, size, 16, size * 0.16) for place, size in spots)
    shadows = curves.join(crater_shadow(place, size * 0.7, SHADOW) for place, size in spots)
    levels = curves.join(_draw_level(globe, k / 6 - 1) for k in range(1, 12))
    return (
        *marks.ink_in(palette, "inner-frame", curves.join(meridian(globe, x) for x in HUB_LINES), 1.0, 0.13),
        *marks.ink_in(palette, "lattice" if palette.ink == "night" else "orbit", levels, 1.0, 0.09),
        *marks.fill_and_line(palette, ground, "figure", rims, 1.0, 0.16),
        *marks.ink_in(palette, "inner-frame", (*hatch, *shadows)),
    )


def _draw_level(globe: Globe, y: float) -> curves.Steps:
    half = math.sqrt(1 - y * y)
    return curves.segment(place_on_globe(globe, -half, y), place_on_globe(globe, half, y))


def _draw_crescent(globe: Globe, palette: Palette) -> Shapes:
    """Draw the lit crescent: curves like the shadow's edge, and a few small craters."""
    rims = curves.join(curves.dot(place_on_globe(globe, x, y), size * globe.radius) for x, y, size in BRIGHT)
    edges = curves.join(meridian(globe, 1 - k * 0.04) for k in range(1, 7))
    return (
        *marks.ink_in(palette, "moon", edges, 1.0, 0.11),
        *marks.fill_in(palette, "moon", rims, curves.box_of(globe.middle, globe.radius)),
        *marks.ink_in(palette, "moon", rims, 1.0, 0.13),
    )


# Lengths in mm: the wheel is printed at one size, 190 across its flats.
FLAT = 95.0
SIDES = range(12)
SPACE, SPACE_AT = 7.6, 73.0  # of the lunar track: their radius, and how far out they stand
MOON, MOON_AT = 5.5, 56.4
SCALE, DEPTH = 82.6, 2.2
RIM = (92.8, 92.05)  # the lines along the sides
HUB, GREAT = 33.2, 31.6
WORDS, ABOVE, BELOW = 20.0, 38.9, 43.9  # their size in pt, and the circles that they stand on
BESIDE = 41.6  # sparkles between the words
NUMBER = 12.5  # pt
SLANT = 1 / math.cos(math.radians(15))


def draw_wheel(box: Box, palette: Palette, *, above: str, below: str, bleed: float) -> Shapes:
    middle = centre(box)
    return (
        *_draw_ground(middle, palette, bleed),
        *_draw_margin(middle, palette),
        *_draw_belts(middle, palette),
        *_draw_track(middle, palette),
        *_draw_hub(middle, palette, above, below),
    )


def outline_dodecagon(middle: Point, flat: float) -> curves.Steps:
    return polygon_steps(curves.polar_point(middle, flat * SLANT, 15 + 30 * side) for side in SIDES)


def _draw_ground(middle: Point, palette: Palette, bleed: float) -> Shapes:
    whole, beyond = curves.box_of(middle, FLAT), FLAT + bleed
    round_ = (curves.box_of(middle, SCALE + DEPTH + 1.2),)
    stars = palette.figure("star-field", whole, density=3.2, seed=31, margin=8.0, round=round_)
    return (
        *marks.fill_in(palette, "ground", outline_dodecagon(middle, beyond), curves.box_of(middle, beyond)),
        Group(stars, clip=Clip(outline_dodecagon(middle, FLAT))),
        *marks.disc(palette, "wheel", middle, SCALE),
    )


def _draw_margin(middle: Point, palette: Palette) -> Shapes:
    """Draw the margin: two lines along the sides, and in the middle of each a pointer to the tile there."""
    outer, inner = (curves.join(_outline_line_along(middle, flat, side) for side in SIDES) for flat in RIM)
    places = (curves.polar_point(middle, FLAT * SLANT - 3.2, 15 + 30 * side) for side in SIDES)
    corners = curves.join(curves.curved_star(place, 4, 1.3, 0.12) for place in places)
    sides = [(30 * side, sign) for side in SIDES for sign in (-1, 1)]
    out = 92.6 / math.cos(math.radians(13.9))
    tips = (curves.polar_point(middle, out, turn + sign * 13.9) for turn, sign in sides)
    ends = curves.join(curves.curved_star(tip, 4, 0.7, 0.12) for tip in tips)
    beside = [_mark_beside(middle, *side) for side in sides]
    pointers = [curves.rays(middle, 1, 86.0, 90.2, 1.5, 30 * side) for side in SIDES]
    first = ("#FFFFFF", "cell") if palette.ink == "black" else ("mark", "hairline")
    return (
        *marks.ink_in(palette, "frame", outer),
        *marks.ink_in(palette, "inner-frame", inner),
        *marks.fill_in(palette, "line", (*corners, *ends)),
        *marks.ink_in(palette, "rule", curves.join(line for line, _ in beside)),
        *marks.fill_in(palette, "line", curves.join(star for _, star in beside)),
        *marks.fill_in(palette, "unlit", curves.join(pointers[1:])),
        *marks.fill_and_line(palette, *first, pointers[0]),
        *marks.ink_in(palette, "cut", outline_dodecagon(middle, FLAT)),
    )


def _place_beside(middle: Point, out: float, along: float, turn: float) -> Point:
    """Return a point beside the line from the middle in a direction."""
    return curves.polar_point(curves.polar_point(middle, out, turn), along, turn + 90)


def _outline_line_along(middle: Point, flat: float, side: int) -> curves.Steps:
    half = 24.2 * flat / FLAT - 1.2
    return curves.segment(*(_place_beside(middle, flat, end, 30 * side) for end in (-half, half)))


def _mark_beside(middle: Point, turn: float, sign: int) -> tuple[curves.Steps, curves.Steps]:
    """Outline a short line to one side of a pointer, and the star at its end."""
    near, far, star = (_place_beside(middle, 88.3, sign * along, turn) for along in (4.0, 17.0, 17.6))
    return curves.segment(near, far), curves.curved_star(star, 4, 0.7, 0.12)


def _draw_belts(middle: Point, palette: Palette) -> Shapes:
    """Draw circles around the track and its moons, a graduated one outside, and dotted lines between the
    tiles' places."""
    parting = curves.spokes(middle, 50.2, SCALE, (30 * side + 15 for side in SIDES))
    return (
        *graduate(middle, SCALE, DEPTH, (360, 5), palette, 1.0),
        *marks.ink_in(palette, "orbit", parting),
        *marks.circle(palette, "ring-outer", middle, 64.0),
        *marks.circle(palette, "inner-frame", middle, 64.7),
        *marks.circle(palette, "frame", middle, 49.6),
        *marks.circle(palette, "inner-frame", middle, 48.8),
    )


def place_track(middle: Point, out: float) -> list[Point]:
    """Return the places of the track's spaces, or of their moons: two to a tile, clockwise from the golden
    one."""
    return [curves.polar_point(middle, out, 15 * k - 7.5) for k in range(PHASES)]


def _draw_track(middle: Point, palette: Palette) -> Shapes:
    spaces, moons = place_track(middle, SPACE_AT), place_track(middle, MOON_AT)
    steps = [_outline_step(middle, 15 * k - 7.5) for k in range(PHASES)]
    pairs = zip(spaces, moons, strict=True)
    ties = curves.join(curves.link(*pair, SPACE + 0.2, MOON + 0.8) for pair in pairs)
    suns = curves.join(curves.rays(moons[k], 24, MOON + 0.45, MOON + 1.2, 4.0) for k in (0, PHASES // 2))
    return (
        *marks.ink_in(palette, "track", curves.join(line for line, _ in steps)),
        *marks.fill_in(palette, "line", curves.join(tip for _, tip in steps)),
        *marks.ink_in(palette, "rule", ties),
        *marks.fill_in(palette, "mark-line", suns),
        *_draw_golden_space(spaces[0], palette),
        *curves.join(_draw_space(at, palette, k) for k, at in enumerate(spaces) if k),
        *curves.join(draw_phase(at, MOON, palette, k) for k, at in enumerate(moons)),
    )


def _outline_step(middle: Point, turn: float) -> tuple[curves.Steps, curves.Steps]:
    """Outline the step to the next space: a line, and an arrowhead half way."""
    clear, half = math.degrees((SPACE + 0.3) / SPACE_AT), turn + 7.5
    line = curves.bow(middle, SPACE_AT, turn + clear, turn + 15 - clear)
    places = ((SPACE_AT + 0.95, half - 0.75), (SPACE_AT, half + 0.95), (SPACE_AT - 0.95, half - 0.75))
    return line, polygon_steps(curves.polar_point(middle, *place) for place in places)


def _draw_space(at: Point, palette: Palette, number: int) -> Shapes:
    return (
        *medallion_at(at, SPACE, palette, 24, "cell", "cell"),
        *marks.write(palette, str(number), at, NUMBER, "unlit"),
    )


def _draw_golden_space(at: Point, palette: Palette) -> Shapes:
    """Draw the space of the new moon, where the pile of tokens starts, as a sun."""
    return (
        *marks.fill_in(palette, "mark-line", curves.rays(at, 24, SPACE + 0.3, SPACE + 1.2, 3.4, 7.5)),
        *marks.fill_in(palette, "mark-line", curves.rays(at, 8, SPACE + 0.3, SPACE + 1.9, 4.4)),
        *marks.disc(palette, "lit", at, SPACE),
        *marks.circle(palette, "cell-shining", at, SPACE),
        *marks.ink_in(palette, "moon", curves.ticks(at, SPACE - 0.75, 24, -0.55)),
        *marks.circle(palette, "moon", at, SPACE - 0.75),
        *marks.fill_in(palette, "moon-line", curves.curved_star(at, 8, 5.4, 0.3)),
        *marks.disc(palette, "lit", at, 1.5),
    )


def _draw_hub(middle: Point, palette: Palette, above: str, below: str) -> Shapes:
    words: Shapes = ()
    style = Style(marks.DISPLAY, WORDS, tracking=0.3, kerned=True)
    if colour := palette.colour("text"):
        words = marks.write_along_circle(above, style, middle, ABOVE, 0, colour)
        words += marks.write_along_circle(below, style, middle, BELOW, 180, colour, hanging=True)
    spots = [(2.2, turn) for turn in (90, 270)]
    spots += [(1.0, turn + off) for turn in (90, 270) for off in (-24, -14, 14, 24)]
    places = ((curves.polar_point(middle, BESIDE, turn), 4, size, 0.12) for size, turn in spots)
    stars = curves.join(curves.curved_star(*place) for place in places)
    return (
        *graduate(middle, HUB, 1.5, (120, 3), palette, 1.0),
        *draw_young_moon(middle, GREAT, palette),
        *words,
        *marks.fill_in(palette, "line", stars),
    )


WHEEL_FIGURES = {
    "nova-luna-wheel": make_figure(
        "The Moon wheel: twelve places for tiles about a track of 24 spaces, each with its moon.",
        draw_wheel,
        reach=3.1,
        above=Parameter("text", "", "the word over the moon in the middle"),
        below=Parameter("text", "", "the word under it"),
        bleed=Parameter("number", 0, "how far the ground goes on beyond the cut, in mm", 0, 3),
    )
}
