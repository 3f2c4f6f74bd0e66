"""The Moon wheel: a dodecagon with a place for a tile along each side, and the lunar track within."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pnp.figures.figure import Parameter, figure
from pnp.figures.lettering import along_circle
from pnp.figures.marks import DISPLAY, circle, disc, filled, inked, written
from pnp.figures.points import about, arc, curved, joined, link, move, polar, rays, segment, ticks
from pnp.figures.ring import graduated, medallion_shapes
from pnp.games.nova_luna.figures.moons import PHASES, phase_shapes, young_moon
from pnp.geometry import centre
from pnp.outlines import polygon_steps
from pnp.scene import Clip, Group
from pnp.text import Style

if TYPE_CHECKING:
    from pnp.figures.figure import Figure
    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.geometry import Box, Point
    from pnp.scene import Shape

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


def figures(_: object) -> dict[str, Figure]:
    return {
        "nova-luna-wheel": figure(
            "The Moon wheel: twelve places for tiles about a track of 24 spaces, each with its moon.",
            wheel,
            reach=3.1,
            above=Parameter("text", "", "the word over the moon in the middle"),
            below=Parameter("text", "", "the word under it"),
            bleed=Parameter("number", 0, "how far the ground goes on beyond the cut, in mm", 0, 3),
        ),
    }


def wheel(box: Box, palette: Palette, *, above: str, below: str, bleed: float) -> tuple[Shape, ...]:
    middle = centre(box)
    return (
        *_ground(middle, palette, bleed),
        *_margin(middle, palette),
        *_belts(middle, palette),
        *_track(middle, palette),
        *_hub(middle, palette, above, below),
    )


def dodecagon(middle: Point, flat: float) -> Steps:
    return polygon_steps(polar(middle, flat * SLANT, 15 + 30 * side) for side in SIDES)


def _ground(middle: Point, palette: Palette, bleed: float) -> tuple[Shape, ...]:
    whole = about(middle, FLAT)
    round_ = (about(middle, SCALE + DEPTH + 1.2),)
    stars = palette.figure("star-field", whole, density=3.2, seed=31, margin=8.0, round=round_)
    return (
        *filled(palette, "ground", dodecagon(middle, FLAT + bleed), about(middle, FLAT + bleed)),
        Group(stars, clip=Clip(dodecagon(middle, FLAT))),
        *disc(palette, "wheel", middle, SCALE),
    )


def _margin(middle: Point, palette: Palette) -> tuple[Shape, ...]:
    """About the track: two lines along the sides, and in the middle of each a pointer to the tile there."""
    outer, inner = (joined(_along(middle, flat, side) for side in SIDES) for flat in RIM)
    corners = joined(
        curved(polar(middle, FLAT * SLANT - 3.2, 15 + 30 * side), 4, 1.3, 0.12) for side in SIDES
    )
    ends = joined(
        curved(polar(middle, 92.6 / math.cos(math.radians(13.9)), 30 * side + sign * 13.9), 4, 0.7, 0.12)
        for side in SIDES
        for sign in (-1, 1)
    )
    marks = [_beside(middle, 30 * side, sign) for side in SIDES for sign in (-1, 1)]
    pointers = [_pointer(middle, 30 * side) for side in SIDES]
    return (
        *inked(palette, "frame", outer),
        *inked(palette, "inner-frame", inner),
        *filled(palette, "line", (*corners, *ends)),
        *inked(palette, "rule", joined(line for line, _ in marks)),
        *filled(palette, "line", joined(star for _, star in marks)),
        *filled(palette, "unlit", joined(pointers[1:])),
        *filled(palette, "#FFFFFF" if palette.ink == "black" else "mark", pointers[0]),
        *inked(palette, "cell" if palette.ink == "black" else "hairline", pointers[0]),
        *inked(palette, "cut", dodecagon(middle, FLAT)),
    )


def _across(middle: Point, out: float, along: float, turn: float) -> Point:
    """A point beside the line from the middle in a direction."""
    return polar(polar(middle, out, turn), along, turn + 90)


def _along(middle: Point, flat: float, side: int) -> Steps:
    half = 24.2 * flat / FLAT - 1.2
    return segment(*(_across(middle, flat, end, 30 * side) for end in (-half, half)))


def _beside(middle: Point, turn: float, sign: int) -> tuple[Steps, Steps]:
    """A short line to one side of a pointer, and the star that it ends in."""
    near, far, star = (_across(middle, 88.3, sign * along, turn) for along in (4.0, 17.0, 17.6))
    return segment(near, far), curved(star, 4, 0.7, 0.12)


def _pointer(middle: Point, turn: float) -> Steps:
    tip = polar(middle, 90.2, turn)
    return polygon_steps((polar(middle, 86.0, turn - 1.5), tip, polar(middle, 86.0, turn + 1.5)))


def _belts(middle: Point, palette: Palette) -> tuple[Shape, ...]:
    """Circles about the track and its moons, a graduated one without; dotted lines part the tiles' places."""
    parting = joined(
        segment(polar(middle, out, 30 * side + 15), polar(middle, SCALE, 30 * side + 15))
        for side in SIDES
        for out in (50.2,)
    )
    return (
        *graduated(middle, SCALE, DEPTH, (360, 5), palette, 1.0),
        *inked(palette, "orbit", parting),
        *circle(palette, "ring-outer", middle, 64.0),
        *circle(palette, "inner-frame", middle, 64.7),
        *circle(palette, "frame", middle, 49.6),
        *circle(palette, "inner-frame", middle, 48.8),
    )


def places(middle: Point, out: float) -> list[Point]:
    """Where the spaces of the track stand, or their moons: two to a tile, clockwise from the golden one."""
    return [polar(middle, out, 15 * k - 7.5) for k in range(PHASES)]


def _track(middle: Point, palette: Palette) -> tuple[Shape, ...]:
    spaces, moons = places(middle, SPACE_AT), places(middle, MOON_AT)
    steps = [_step(middle, 15 * k - 7.5) for k in range(PHASES)]
    ties = joined(
        link(space, moon, SPACE + 0.2, MOON + 0.8) for space, moon in zip(spaces, moons, strict=True)
    )
    suns = joined(rays(moons[k], 24, MOON + 0.45, MOON + 1.2, 4.0) for k in (0, PHASES // 2))
    return (
        *inked(palette, "track", joined(line for line, _ in steps)),
        *filled(palette, "line", joined(tip for _, tip in steps)),
        *inked(palette, "rule", ties),
        *filled(palette, "mark-line", suns),
        *_golden(spaces[0], palette),
        *(shape for k, at in enumerate(spaces) if k for shape in _space(at, palette, k)),
        *(shape for k, at in enumerate(moons) for shape in phase_shapes(at, MOON, palette, k)),
    )


def _step(middle: Point, turn: float) -> tuple[Steps, Steps]:
    """From one space to the next: a line, and an arrow's head half way."""
    clear, half = math.degrees((SPACE + 0.3) / SPACE_AT), turn + 7.5
    start, end = polar(middle, SPACE_AT, turn + clear), polar(middle, SPACE_AT, turn + 15 - clear)
    line = (move(start), arc(SPACE_AT, end, clockwise=True))
    corners = ((0.95, -0.75), (0.0, 0.95), (-0.95, -0.75))
    return line, polygon_steps(polar(middle, SPACE_AT + out, half + along) for out, along in corners)


def _space(at: Point, palette: Palette, number: int) -> tuple[Shape, ...]:
    return (
        *medallion_shapes(at, SPACE, palette, 24, "cell", "cell"),
        *written(palette, str(number), at, NUMBER, "unlit"),
    )


def _golden(at: Point, palette: Palette) -> tuple[Shape, ...]:
    """The space of the new moon, where the pile of tokens starts: a sun."""
    return (
        *filled(palette, "mark-line", rays(at, 24, SPACE + 0.3, SPACE + 1.2, 3.4, 7.5)),
        *filled(palette, "mark-line", rays(at, 8, SPACE + 0.3, SPACE + 1.9, 4.4)),
        *disc(palette, "lit", at, SPACE),
        *circle(palette, "cell-shining", at, SPACE),
        *inked(palette, "moon", ticks(at, SPACE - 0.75, 24, -0.55)),
        *circle(palette, "moon", at, SPACE - 0.75),
        *filled(palette, "moon-line", curved(at, 8, 5.4, 0.3)),
        *disc(palette, "lit", at, 1.5),
    )


def _hub(middle: Point, palette: Palette, above: str, below: str) -> tuple[Shape, ...]:
    style, colour = Style(DISPLAY, WORDS, tracking=0.3, kerned=True), palette.colour("text")
    words = (
        (
            *along_circle(above, style, middle, ABOVE, 0, colour),
            *along_circle(below, style, middle, BELOW, 180, colour, hanging=True),
        )
        if colour
        else ()
    )
    great = joined(curved(polar(middle, BESIDE, turn), 4, 2.2, 0.12) for turn in (90, 270))
    small = joined(
        curved(polar(middle, BESIDE, turn + off), 4, 1.0, 0.12)
        for turn in (90, 270)
        for off in (-24, -14, 14, 24)
    )
    return (
        *graduated(middle, HUB, 1.5, (120, 3), palette, 1.0),
        *young_moon(middle, GREAT, palette),
        *words,
        *filled(palette, "line", (*great, *small)),
    )
