"""Moons of the wheel: the 24 phases of the track, each lit to its share, and the young one in the middle."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pnp.figures.globes import Globe, at, crater_shadow, lit_part, meridian
from pnp.figures.marks import circle, disc, filled, inked, pen
from pnp.figures.points import about, dot, joined, segment, ticks
from pnp.scene import Circle, Clip, Group

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.geometry import Point
    from pnp.models.inks import Ink
    from pnp.scene import Shape

PHASES = 24
LINES = (-2 / 3, -1 / 3, 0.0, 1 / 3, 2 / 3)  # meridians of a phase, and of the young moon below
HUB_LINES = tuple(k / 8 - 1 for k in range(1, 16))
YOUNG = 0.14  # the lit share of the moon in the middle
SHADOW = 270  # degrees: where those of its craters begin
YOUNG_DARK: Mapping[Ink, str] = {"night": "mix(edge, #000000, 25%)", "paper": "shadow", "black": "#FFFFFF"}
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


def share(phase: int) -> float:
    """The lit share of a phase: none at the new moon, 0, and all at the full moon, 12."""
    return (1 - math.cos(2 * math.pi * phase / PHASES)) / 2


def phase_shapes(middle: Point, radius: float, palette: Palette, phase: int) -> tuple[Shape, ...]:
    """Lit from the right while it waxes, then from the left; its rim lies without, and covers no light."""
    globe, toward = Globe(middle, radius), 1 if phase <= PHASES // 2 else -1
    rim = pen(palette, "figure", 1.0, None)
    edge = toward * (1 - 2 * share(phase))
    lines = joined(meridian(globe, x) for x in LINES if (edge - x) * toward > 0.02)
    lit = lit_part(globe, edge, toward) if phase else ()
    engraved = palette.ink != "black"
    return (
        *disc(palette, "shadow", middle, radius),
        *(inked(palette, "moon-dark", lines, 1.0, 0.09) if engraved else ()),
        *filled(palette, "moon", lit, about(middle, radius)),
        *((_spotted(globe, palette, lit),) if lit and engraved else ()),
        *((Circle(middle, radius + rim.width / 2, None, rim),) if rim else ()),
    )


def _spotted(globe: Globe, palette: Palette, lit: Steps) -> Group:
    """Craters a little darker than the light that they lie in, cut off where it ends."""
    spots = joined(dot(at(globe, x, y), size * globe.radius) for x, y, size in SPOTS)
    return Group(filled(palette, "mix(moon, moon-line, 22%)", spots), clip=Clip(lit))


def young_moon(middle: Point, radius: float, palette: Palette) -> tuple[Shape, ...]:
    """The great moon in the middle: a crescent, and its dark side engraved."""
    globe, edge = Globe(middle, radius), 1 - 2 * YOUNG
    lit = lit_part(globe, edge, 1)
    dark = YOUNG_DARK[palette.ink]
    return (
        *disc(palette, dark, middle, radius),
        Group(_engraved(globe, palette, dark), clip=Clip(dot(middle, radius))),
        *filled(palette, "moon", lit, about(middle, radius)),
        Group(_crescent(globe, palette), clip=Clip(lit)),
        *inked(palette, "figure", lit),
        *circle(palette, "medallion", middle, radius),
    )


def _engraved(globe: Globe, palette: Palette, ground: str) -> tuple[Shape, ...]:
    """Meridians, and craters with hatched rims, over which none of them runs."""
    spots = [(at(globe, x, y), size * globe.radius) for x, y, size in CRATERS]
    rims = joined(dot(place, size) for place, size in spots)
    hatch = joined(ticks(place, size, 16, size * 0.16) for place, size in spots)
    shadows = joined(crater_shadow(place, size * 0.7, SHADOW) for place, size in spots)
    levels = joined(_level(globe, k / 6 - 1) for k in range(1, 12))
    return (
        *inked(palette, "inner-frame", joined(meridian(globe, x) for x in HUB_LINES), 1.0, 0.13),
        *inked(palette, "lattice" if palette.ink == "night" else "orbit", levels, 1.0, 0.09),
        *filled(palette, ground, rims),
        *inked(palette, "figure", rims, 1.0, 0.16),
        *inked(palette, "inner-frame", (*hatch, *shadows)),
    )


def _level(globe: Globe, y: float) -> Steps:
    half = math.sqrt(1 - y * y)
    return segment(at(globe, -half, y), at(globe, half, y))


def _crescent(globe: Globe, palette: Palette) -> tuple[Shape, ...]:
    """Its light is drawn with the curves that the edge of the shadow has, and a few small craters."""
    rims = joined(dot(at(globe, x, y), size * globe.radius) for x, y, size in BRIGHT)
    curves = joined(meridian(globe, 1 - k * 0.04) for k in range(1, 7))
    return (
        *inked(palette, "moon", curves, 1.0, 0.11),
        *filled(palette, "moon", rims, about(globe.middle, globe.radius)),
        *inked(palette, "moon", rims, 1.0, 0.13),
    )
