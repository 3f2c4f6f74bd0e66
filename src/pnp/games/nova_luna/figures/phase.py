"""The moon of a tile in its ring: as bright as the tile's time is long, in the tile's colour."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pnp.figures.globes import Globe, at, crater_shadow, lit_part, meridian
from pnp.figures.marks import circle, disc, filled, inked
from pnp.figures.points import about, dot, joined
from pnp.figures.ring import graduated, half_side
from pnp.games.nova_luna.figures.tones import TILES, coloured, stroked, tone
from pnp.geometry import Point, centre
from pnp.scene import Clip, Group, Path

if TYPE_CHECKING:
    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.geometry import Box
    from pnp.scene import Shape

SIDE = 50.0  # mm: the tile for which lengths are given
RING, DEPTH, MOON = 13.0, 1.1, 11.7
FOOT, SIGN = 3.5, 2.25  # of the disc at the ring's foot, and of the colour's sign on it
LINES = 8  # meridians on each side
SHADOW = 265  # degrees: where those of craters begin
# Craters by place and size, in shares of the moon's radius, wherever the light ends.
CRATERS = (
    (0.47, -0.47, 0.16),
    (0.74, -0.03, 0.095),
    (0.44, 0.37, 0.13),
    (-0.22, -0.38, 0.135),
    (-0.43, 0.22, 0.18),
    (0.11, -0.04, 0.07),
    (0.14, 0.55, 0.075),
    (-0.65, -0.22, 0.08),
)


def phase(box: Box, palette: Palette, *, colour: str, time: int) -> tuple[Shape, ...]:
    unit, middle = half_side(box) * 2 / SIDE, centre(box)
    foot = Point(middle.x, middle.y + (RING + DEPTH / 2) * unit)
    return (
        *graduated(middle, RING * unit, DEPTH * unit, (72, 3), palette, unit),
        *_lit_moon(Globe(middle, MOON * unit), palette, colour, time / 7, unit),
        *disc(palette, "well", foot, FOOT * unit),
        *circle(palette, "cell", foot, FOOT * unit, unit),
        *palette.figure("sign", about(foot, SIGN * unit), set=TILES, of=colour),
    )


def _lit_moon(globe: Globe, palette: Palette, colour: str, share: float, unit: float) -> tuple[Shape, ...]:
    """From the right; its dark side has meridians, and the lit one, but in black, craters as well."""
    shade = tone(palette, TILES, colour)
    edge = 1 - 2 * share
    lit = lit_part(globe, edge, 1)
    lines = [math.sin(math.pi * (k / (2 * LINES + 1) - 0.5)) for k in range(1, 2 * LINES + 1, 2)]
    night = f"mix(well, {shade.body}, {4 if colour == 'yellow' else 10}%)"
    dark = joined(meridian(globe, x) for x in lines if x < edge - 0.02)
    rim = stroked(palette, shade.rim, 0.3 if palette.ink == "night" else 0.2, unit)
    return (
        *disc(palette, night if palette.ink == "night" else "well", globe.middle, globe.radius),
        *inked(palette, "inner-frame", dark, unit),
        *coloured(palette, colour, lit, about(globe.middle, globe.radius), 1.3 * unit**0.5),
        *(() if palette.ink == "black" else (_engraved(globe, palette, shade.body, (lit, lines), unit),)),
        *((Path(lit, stroke=rim),) if rim else ()),
        *circle(palette, "hairline", globe.middle, globe.radius, unit),
    )


def _engraved(
    globe: Globe, palette: Palette, body: str, lit: tuple[Steps, list[float]], unit: float
) -> Group:
    """Meridians and craters in a deeper tone, cut off where the light ends."""
    outline, lines = lit
    radius = globe.radius
    deep = stroked(palette, f"mix({body}, #05081A, 30%)", 0.12, unit)
    rims = joined(dot(at(globe, x, y), size * radius) for x, y, size in CRATERS)
    shadows = joined(crater_shadow(at(globe, x, y), size * radius * 0.64, SHADOW) for x, y, size in CRATERS)
    meridians = joined(meridian(globe, x) for x in lines)
    return Group(
        (
            Path(meridians, stroke=deep),
            *filled(palette, f"mix({body}, #05081A, 10%)", rims),
            Path((*rims, *shadows), stroke=deep),
        ),
        clip=Clip(outline),
    )
