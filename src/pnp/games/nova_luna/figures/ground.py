"""What lies behind on a tile: the band in its colour, a panel, and hairlines between its corners."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pnp.figures.marks import filled, inked
from pnp.figures.points import curved, joined, polar, segment
from pnp.figures.ring import half_side
from pnp.games.nova_luna.figures.phase import SIDE
from pnp.games.nova_luna.figures.tones import TILES, coloured, outline, stroked, tone
from pnp.geometry import Box, Matrix, Point, centre, grown
from pnp.outlines import box_steps, rounded_steps
from pnp.scene import Group, Path, RadialGradient, Stop

if TYPE_CHECKING:
    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.scene import Shape

# Lengths in mm on a tile whose side is SIDE.
BAND, ROUND = 2.6, 1.2
RIM = 0.3  # a line in the colour's outline about the panel by night
PAPER = (0.65, 1.95)  # from the edge to the band on paper, and to its inner side
BLACK = 0.4  # from the edge to the hatch in black: between two tiles stays a lane to cut along
SIDES = (0, 90, 180, 270)
HAIR, HALF, STAR = 4.1, 7.0, 0.8  # how far in hairlines run, half their length, the stars at their ends
SMALL, SMALL_BAND = 27.0, 3.2  # mm across: a tile that is smaller is plainer, its band broader
# In black a hatch turns with its tile, so in the middle of each side its shape stands three times.
MARK, MARKS, WINDOW = 0.82, (-3.0, 0.0, 3.0), 4.7  # their radius, where they stand, half of what they take


def ground(box: Box, palette: Palette, *, colour: str, bleed: float) -> tuple[Shape, ...]:
    unit = half_side(box) * 2 / SIDE
    small = box.width < SMALL
    inner = grown(box, -(SMALL_BAND if small else BAND) * unit)
    panel = rounded_steps(inner, ROUND * unit)
    return (
        *_band(box, palette, colour, bleed, panel),
        *_panel(inner, palette, colour, panel),
        *(() if small else _hairlines(box, palette, unit)),
    )


def _band(box: Box, palette: Palette, colour: str, bleed: float, panel: Steps) -> tuple[Shape, ...]:
    """To the trim and beyond; on paper a frame just within, in black a hatch."""
    unit, outer = half_side(box) * 2 / SIDE, grown(box, bleed)
    if palette.ink == "night":
        rim = Path(panel, stroke=stroked(palette, tone(palette, TILES, colour).rim, RIM, unit))
        return (*coloured(palette, colour, box_steps(outer), outer, 1.0), rim)
    white = filled(palette, "#FFFFFF", box_steps(outer), outer)
    if palette.ink == "black":
        return (*white, *_hatched(box, palette, colour, panel))
    outer_frame, inner_frame = (box_steps(grown(box, -by * unit)) for by in PAPER)
    return (*white, *coloured(palette, colour, (*outer_frame, *inner_frame), box, 1.0))


def _hatched(box: Box, palette: Palette, colour: str, panel: Steps) -> tuple[Shape, ...]:
    unit = half_side(box) * 2 / SIDE
    edge = box_steps(grown(box, -BLACK * unit))
    marks = () if box.width < SMALL else _marks(box, palette, colour, unit)
    return (
        *coloured(palette, colour, (*edge, *panel), box, 1.5 * unit**0.5),
        *inked(palette, "figure", edge, unit),
        *inked(palette, "medallion", panel, unit),
        *marks,
    )


def _marks(box: Box, palette: Palette, colour: str, unit: float) -> tuple[Shape, ...]:
    """In the middle of each side a window in the hatch, with the shape of the colour in solid black."""
    middle, half, deep = centre(box), WINDOW * unit, (BAND - BLACK) / 2 * unit
    out = SIDE / 2 * unit - BLACK * unit - deep
    window = box_steps(Box(-half, -deep, 2 * half, 2 * deep))
    shape = filled(palette, "line", outline(palette, TILES, colour, MARK * unit))
    whole = (
        *filled(palette, "#FFFFFF", window),
        *inked(palette, "figure", window, unit),
        *(Group(shape, transform=_turned(Point(at * unit, 0.0), 0)) for at in MARKS),
    )
    return tuple(Group(whole, transform=_turned(polar(middle, out, side), side)) for side in SIDES)


def _turned(at: Point, degrees: float) -> Matrix:
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return Matrix(cos, sin, -sin, cos, at.x, at.y)


def _panel(box: Box, palette: Palette, colour: str, panel: Steps) -> tuple[Shape, ...]:
    """By night it glows a little in the tile's colour, of which yellow needs least."""
    if palette.ink != "night":
        return filled(palette, "#FFFFFF", panel, box)
    body, share = tone(palette, TILES, colour).body, 0.4 if colour == "yellow" else 1.0
    shades = (
        palette.colour(f"mix(mix(centre, edge, {mid}%), {body}, {share * tint:g}%)")
        for mid, tint in ((50, 30), (100, 10))
    )
    stops = tuple(Stop(float(k), shade) for k, shade in enumerate(shades) if shade)
    return (Path(panel, RadialGradient(centre(box), box.width * 0.5, stops)),)


def _hairlines(box: Box, palette: Palette, unit: float) -> tuple[Shape, ...]:
    """One along each side, between the corners, with a star at either end."""
    middle, out = centre(box), (SIDE / 2 - HAIR) * unit
    ends = [
        (
            polar(polar(middle, out, side), HALF * unit, side - 90),
            polar(polar(middle, out, side), HALF * unit, side + 90),
        )
        for side in SIDES
    ]
    return (
        *inked(palette, "figure", joined(segment(*pair) for pair in ends), unit),
        *filled(palette, "line", joined(curved(end, 4, STAR * unit, 0.1) for pair in ends for end in pair)),
    )
