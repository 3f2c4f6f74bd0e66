"""The Moon wheel: twelve places for tiles, within them the lunar track with its moons, and the young moon."""

from __future__ import annotations

import math
from collections.abc import Mapping

from pnp.figures.curves import (
    Steps,
    bow,
    box_of,
    curved_star,
    dot,
    join,
    link,
    polar_point,
    rays,
    segment,
    spokes,
    ticks,
)
from pnp.figures.figure import Palette, Parameter, Shapes, make_figure
from pnp.figures.globes import Globe, crater_shadow, lit_part, meridian, place_on_globe
from pnp.figures.marks import DISPLAY, circle, disc, fill_in, find_pen, ink_in, write, write_along_circle
from pnp.figures.rings import graduate, medallion_at
from pnp.geometry import Box, Point, centre
from pnp.paths import polygon_steps
from pnp.scene import Circle, Clip, Group
from pnp.text import Style

PHASES = 24
PHASE_LINES = (-2 / 3, -1 / 3, 0.0, 1 / 3, 2 / 3)  # meridians of a phase, and of the young moon below
HUB_LINES = tuple(k / 8 - 1 for k in range(1, 16))
YOUNG = 0.14  # the lit share of the moon in the middle
SHADOW = 270  # degrees: where those of its craters begin
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
    """The lit share of a phase: none at the new moon, 0, and all at the full moon, 12."""
    return (1 - math.cos(2 * math.pi * phase / PHASES)) / 2


def draw_phase(middle: Point, radius: float, palette: Palette, phase: int) -> Shapes:
    """Lit from the right while it waxes, then from the left; its rim lies without, and covers no light."""
    globe, toward = Globe(middle, radius), 1 if phase <= PHASES // 2 else -1
    rim = find_pen(palette, "figure", 1.0, None)
    edge = toward * (1 - 2 * find_lit_share(phase))
    lines = join(meridian(globe, x) for x in PHASE_LINES if (edge - x) * toward > 0.02)
    lit = lit_part(globe, edge, toward) if phase else ()
    engraved = palette.ink != "black"
    return (
        *disc(palette, "shadow", middle, radius),
        *(ink_in(palette, "moon-dark", lines, 1.0, 0.09) if engraved else ()),
        *fill_in(palette, "moon", lit, box_of(middle, radius)),
        *((_draw_spots(globe, palette, lit),) if lit and engraved else ()),
        *((Circle(middle, radius + rim.width / 2, None, rim),) if rim else ()),
    )


def _draw_spots(globe: Globe, palette: Palette, lit: Steps) -> Group:
    """Craters a little darker than the light that they lie in, cut off where it ends."""
    spots = join(dot(place_on_globe(globe, x, y), size * globe.radius) for x, y, size in SPOTS)
    return Group(fill_in(palette, "mix(moon, moon-line, 22%)", spots), clip=Clip(lit))


def draw_young_moon(middle: Point, radius: float, palette: Palette) -> Shapes:
    """The great moon in the middle: a crescent, and its dark side engraved."""
    globe, edge = Globe(middle, radius), 1 - 2 * YOUNG
    lit = lit_part(globe, edge, 1)
    dark = YOUNG_DARK[palette.ink]
    return (
        *disc(palette, dark, middle, radius),
        Group(_engrave_moon(globe, palette, dark), clip=Clip(dot(middle, radius))),
        *fill_in(palette, "moon", lit, box_of(middle, radius)),
        Group(_draw_crescent(globe, palette), clip=Clip(lit)),
        *ink_in(palette, "figure", lit),
        *circle(palette, "medallion", middle, radius),
    )


def _engrave_moon(globe: Globe, palette: Palette, ground: str) -> Shapes:
    """Meridians, and craters with hatched rims, over which none of them runs."""
    spots = [(place_on_globe(globe, x, y), size * globe.radius) for x, y, size in CRATERS]
    rims = join(dot(place, size) for place, size in spots)
    hatch = join(ticks(place, size, 16, size * 0.16) for place, size in spots)
    shadows = join(crater_shadow(place, size * 0.7, SHADOW) for place, size in spots)
    levels = join(_draw_level(globe, k / 6 - 1) for k in range(1, 12))
    return (
        *ink_in(palette, "inner-frame", join(meridian(globe, x) for x in HUB_LINES), 1.0, 0.13),
        *ink_in(palette, "lattice" if palette.ink == "night" else "orbit", levels, 1.0, 0.09),
        *fill_in(palette, ground, rims),
        *ink_in(palette, "figure", rims, 1.0, 0.16),
        *ink_in(palette, "inner-frame", (*hatch, *shadows)),
    )


def _draw_level(globe: Globe, y: float) -> Steps:
    half = math.sqrt(1 - y * y)
    return segment(place_on_globe(globe, -half, y), place_on_globe(globe, half, y))


def _draw_crescent(globe: Globe, palette: Palette) -> Shapes:
    """Its light is drawn with the curves that the edge of the shadow has, and a few small craters."""
    rims = join(dot(place_on_globe(globe, x, y), size * globe.radius) for x, y, size in BRIGHT)
    curves = join(meridian(globe, 1 - k * 0.04) for k in range(1, 7))
    return (
        *ink_in(palette, "moon", curves, 1.0, 0.11),
        *fill_in(palette, "moon", rims, box_of(globe.middle, globe.radius)),
        *ink_in(palette, "moon", rims, 1.0, 0.13),
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


def outline_dodecagon(middle: Point, flat: float) -> Steps:
    return polygon_steps(polar_point(middle, flat * SLANT, 15 + 30 * side) for side in SIDES)


def _draw_ground(middle: Point, palette: Palette, bleed: float) -> Shapes:
    whole = box_of(middle, FLAT)
    round_ = (box_of(middle, SCALE + DEPTH + 1.2),)
    stars = palette.figure("star-field", whole, density=3.2, seed=31, margin=8.0, round=round_)
    return (
        *fill_in(palette, "ground", outline_dodecagon(middle, FLAT + bleed), box_of(middle, FLAT + bleed)),
        Group(stars, clip=Clip(outline_dodecagon(middle, FLAT))),
        *disc(palette, "wheel", middle, SCALE),
    )


def _draw_margin(middle: Point, palette: Palette) -> Shapes:
    """About the track: two lines along the sides, and in the middle of each a pointer to the tile there."""
    outer, inner = (join(_outline_line_along(middle, flat, side) for side in SIDES) for flat in RIM)
    places = (polar_point(middle, FLAT * SLANT - 3.2, 15 + 30 * side) for side in SIDES)
    corners = join(curved_star(place, 4, 1.3, 0.12) for place in places)
    ends = join(
        curved_star(
            polar_point(middle, 92.6 / math.cos(math.radians(13.9)), 30 * side + sign * 13.9), 4, 0.7, 0.12
        )
        for side in SIDES
        for sign in (-1, 1)
    )
    marks = [_mark_beside(middle, 30 * side, sign) for side in SIDES for sign in (-1, 1)]
    pointers = [_outline_pointer(middle, 30 * side) for side in SIDES]
    return (
        *ink_in(palette, "frame", outer),
        *ink_in(palette, "inner-frame", inner),
        *fill_in(palette, "line", (*corners, *ends)),
        *ink_in(palette, "rule", join(line for line, _ in marks)),
        *fill_in(palette, "line", join(star for _, star in marks)),
        *fill_in(palette, "unlit", join(pointers[1:])),
        *fill_in(palette, "#FFFFFF" if palette.ink == "black" else "mark", pointers[0]),
        *ink_in(palette, "cell" if palette.ink == "black" else "hairline", pointers[0]),
        *ink_in(palette, "cut", outline_dodecagon(middle, FLAT)),
    )


def _place_beside(middle: Point, out: float, along: float, turn: float) -> Point:
    """A point beside the line from the middle in a direction."""
    return polar_point(polar_point(middle, out, turn), along, turn + 90)


def _outline_line_along(middle: Point, flat: float, side: int) -> Steps:
    half = 24.2 * flat / FLAT - 1.2
    return segment(*(_place_beside(middle, flat, end, 30 * side) for end in (-half, half)))


def _mark_beside(middle: Point, turn: float, sign: int) -> tuple[Steps, Steps]:
    """A short line to one side of a pointer, and the star that it ends in."""
    near, far, star = (_place_beside(middle, 88.3, sign * along, turn) for along in (4.0, 17.0, 17.6))
    return segment(near, far), curved_star(star, 4, 0.7, 0.12)


def _outline_pointer(middle: Point, turn: float) -> Steps:
    tip = polar_point(middle, 90.2, turn)
    return polygon_steps((polar_point(middle, 86.0, turn - 1.5), tip, polar_point(middle, 86.0, turn + 1.5)))


def _draw_belts(middle: Point, palette: Palette) -> Shapes:
    """Circles about the track and its moons, a graduated one without; dotted lines part the tiles' places."""
    parting = spokes(middle, 50.2, SCALE, (30 * side + 15 for side in SIDES))
    return (
        *graduate(middle, SCALE, DEPTH, (360, 5), palette, 1.0),
        *ink_in(palette, "orbit", parting),
        *circle(palette, "ring-outer", middle, 64.0),
        *circle(palette, "inner-frame", middle, 64.7),
        *circle(palette, "frame", middle, 49.6),
        *circle(palette, "inner-frame", middle, 48.8),
    )


def place_track(middle: Point, out: float) -> list[Point]:
    """Where the spaces of the track stand, or their moons: two to a tile, clockwise from the golden one."""
    return [polar_point(middle, out, 15 * k - 7.5) for k in range(PHASES)]


def _draw_track(middle: Point, palette: Palette) -> Shapes:
    spaces, moons = place_track(middle, SPACE_AT), place_track(middle, MOON_AT)
    steps = [_outline_step(middle, 15 * k - 7.5) for k in range(PHASES)]
    ties = join(link(space, moon, SPACE + 0.2, MOON + 0.8) for space, moon in zip(spaces, moons, strict=True))
    suns = join(rays(moons[k], 24, MOON + 0.45, MOON + 1.2, 4.0) for k in (0, PHASES // 2))
    return (
        *ink_in(palette, "track", join(line for line, _ in steps)),
        *fill_in(palette, "line", join(tip for _, tip in steps)),
        *ink_in(palette, "rule", ties),
        *fill_in(palette, "mark-line", suns),
        *_draw_golden_space(spaces[0], palette),
        *join(_draw_space(at, palette, k) for k, at in enumerate(spaces) if k),
        *join(draw_phase(at, MOON, palette, k) for k, at in enumerate(moons)),
    )


def _outline_step(middle: Point, turn: float) -> tuple[Steps, Steps]:
    """From one space to the next: a line, and an arrow's head half way."""
    clear, half = math.degrees((SPACE + 0.3) / SPACE_AT), turn + 7.5
    line = bow(middle, SPACE_AT, turn + clear, turn + 15 - clear)
    corners = ((0.95, -0.75), (0.0, 0.95), (-0.95, -0.75))
    return line, polygon_steps(polar_point(middle, SPACE_AT + out, half + along) for out, along in corners)


def _draw_space(at: Point, palette: Palette, number: int) -> Shapes:
    return (
        *medallion_at(at, SPACE, palette, 24, "cell", "cell"),
        *write(palette, str(number), at, NUMBER, "unlit"),
    )


def _draw_golden_space(at: Point, palette: Palette) -> Shapes:
    """The space of the new moon, where the pile of tokens starts: a sun."""
    return (
        *fill_in(palette, "mark-line", rays(at, 24, SPACE + 0.3, SPACE + 1.2, 3.4, 7.5)),
        *fill_in(palette, "mark-line", rays(at, 8, SPACE + 0.3, SPACE + 1.9, 4.4)),
        *disc(palette, "lit", at, SPACE),
        *circle(palette, "cell-shining", at, SPACE),
        *ink_in(palette, "moon", ticks(at, SPACE - 0.75, 24, -0.55)),
        *circle(palette, "moon", at, SPACE - 0.75),
        *fill_in(palette, "moon-line", curved_star(at, 8, 5.4, 0.3)),
        *disc(palette, "lit", at, 1.5),
    )


def _draw_hub(middle: Point, palette: Palette, above: str, below: str) -> Shapes:
    words: Shapes = ()
    style = Style(DISPLAY, WORDS, tracking=0.3, kerned=True)
    if colour := palette.colour("text"):
        words = (
            *write_along_circle(above, style, middle, ABOVE, 0, colour),
            *write_along_circle(below, style, middle, BELOW, 180, colour, hanging=True),
        )
    great = join(curved_star(polar_point(middle, BESIDE, turn), 4, 2.2, 0.12) for turn in (90, 270))
    small = join(
        curved_star(polar_point(middle, BESIDE, turn + off), 4, 1.0, 0.12)
        for turn in (90, 270)
        for off in (-24, -14, 14, 24)
    )
    return (
        *graduate(middle, HUB, 1.5, (120, 3), palette, 1.0),
        *draw_young_moon(middle, GREAT, palette),
        *words,
        *fill_in(palette, "line", (*great, *small)),
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
