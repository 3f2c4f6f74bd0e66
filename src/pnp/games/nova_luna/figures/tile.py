"""A tile: a band in its colour, a moon lit by its time, its tasks, and tokens on those that are met."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pnp.figures.figure import FigureError, Parameter, figure
from pnp.figures.globes import Globe, at, lit_part, meridian
from pnp.figures.marks import LABEL, circle, disc, filled, inked, pen, written
from pnp.figures.points import about, arc, curved, dot, joined, move, polar, segment
from pnp.figures.ring import graduated, half_side
from pnp.games.nova_luna.figures.tasks import task_disc, time_disc
from pnp.games.nova_luna.figures.tokens import token
from pnp.games.nova_luna.figures.tones import TILES, coloured, tone
from pnp.games.nova_luna.shown import SIGNS, dots
from pnp.games.nova_luna.tiles import no_code, tile
from pnp.geometry import Point, centre, grown
from pnp.outlines import box_steps, rounded_steps
from pnp.scene import Clip, Group, Path, RadialGradient, Stop, Stroke

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pnp.figures.figure import Figure
    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.games.nova_luna.tiles import Tile
    from pnp.geometry import Box
    from pnp.scene import Shape

# Lengths in mm on a tile of 50.
SIDE = 50.0
BAND, ROUND = 2.6, 1.2
PAPER = (0.65, 1.95)  # from the edge to the band on paper, and to its inner side
RING, DEPTH, MOON = 13.0, 1.1, 11.7
CORNER, IN = 6.3, 9.9  # the radius of a corner's disc, and how far in its middle is from both edges
FOOT, SIGN = 3.5, 2.25  # of the disc at the ring's foot, and of the colour's sign on it
HAIR, HALF, STAR = 4.1, 7.0, 0.8  # how far in hairlines run, half their length, the stars at their ends
TOKEN = 6.5  # the radius of a token, which covers a corner's disc
NAME = (7.5, 6.5)  # how far down the id stands, and its size in pt
LINES = 8  # meridians on each side
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
# A tile that is too small for a moon has larger corners, and its colour's sign in the middle.
SMALL = 27.0  # mm across
SMALL_CORNER, SMALL_IN, SMALL_SIGN, SMALL_BAND = 9.2, 13.0, 5.2, 3.2
COLOUR = Parameter("text", None, "its colour", among=tuple(SIGNS.values()))


def figures(_: object) -> dict[str, Figure]:
    return {
        "nova-luna-ground": figure(
            "What lies behind on a tile: the band in its colour, and hairlines between its corners.",
            ground,
            reach=3.3,
            colour=COLOUR,
            bleed=Parameter("number", 0, "how far the band goes on beyond the box, in mm", 0, 3),
        ),
        "nova-luna-phase": figure(
            "The moon of a tile in its ring, as bright as its time is long, and the tile's sign at its foot.",
            phase,
            reach=0.5,
            colour=COLOUR,
            time=Parameter("whole", None, "1 to 7, where 7 is a full moon", 1, 7),
        ),
        "nova-luna-corners": figure(
            "The corners of a tile: its time, and then its tasks in the order of reading.",
            corners,
            time=Parameter("whole", None, "1 to 7", 1, 7),
            tasks=Parameter("texts", None, "what each task asks for, such as RRB"),
        ),
        "nova-luna-tile": figure(
            "A tile by its code, as it lies in a mosaic; a small one shows no moon, and larger corners.",
            drawn_tile,
            code=Parameter("text", None, "such as R4:BB,RRRR,T"),
            name=Parameter("text", "", "its id"),
            met=Parameter("numbers", (), "which tasks bear a token, from 0", 0, 2),
            player=Parameter("text", "alpha", "whose tokens they are"),
        ),
    }


def drawn_tile(
    box: Box, palette: Palette, *, code: str, name: str, met: tuple[float, ...], player: str
) -> tuple[Shape, ...]:
    found = tile(code)
    if found is None:
        raise FigureError(*no_code(code), "code")
    beyond = next((number for number in met if number not in range(len(found.tasks))), None)
    if beyond is not None:
        raise FigureError(f"{code[:40]} has no task {beyond:g}", "tasks count from 0", "met")
    lain = tile_shapes(box, palette, found, [int(number) for number in met], player)
    return (*lain, *named(box, palette, name))


def named(box: Box, palette: Palette, name: str) -> tuple[Shape, ...]:
    """An id, where there is room for it."""
    unit, middle = half_side(box) * 2 / SIDE, centre(box)
    down, size = NAME
    if not name or box.width < SMALL or size * unit < 4.0:
        return ()
    at = Point(middle.x, middle.y + (down - SIDE / 2) * unit)
    return written(palette, name, at, size * unit, face=LABEL)


def tile_shapes(
    box: Box, palette: Palette, laid: Tile, met: Sequence[int] = (), player: str = "alpha"
) -> tuple[Shape, ...]:
    """A tile as large as its box, with tokens on tasks by their numbers from 0."""
    colour, asked = SIGNS[laid.colour], tuple(dots(task) for task in laid.tasks)
    small, unit = box.width < SMALL, half_side(box) * 2 / SIDE
    places = _places(box, unit, small=small)
    tokens = (about(places[number + 1], TOKEN / CORNER * _corner(small=small) * unit) for number in met)
    heart = _sign if small else _moon
    return (
        *ground(box, palette, colour=colour, bleed=0.0),
        *heart(box, palette, colour, laid.time),
        *corners(box, palette, time=laid.time, tasks=asked),
        *(shape for place in tokens for shape in token(place, palette, of=player, bleed=0.0)),
    )


def _moon(box: Box, palette: Palette, colour: str, time: int) -> tuple[Shape, ...]:
    return phase(box, palette, colour=colour, time=time)


def _sign(box: Box, palette: Palette, colour: str, _: int) -> tuple[Shape, ...]:
    radius = SMALL_SIGN * half_side(box) * 2 / SIDE
    return palette.figure("sign", about(centre(box), radius), set=TILES, of=colour, letter=radius > 1.0)


def _corner(*, small: bool) -> float:
    return SMALL_CORNER if small else CORNER


def _places(box: Box, unit: float, *, small: bool) -> tuple[Point, ...]:
    """The middles of the corners' discs: upper left, upper right, lower left, lower right."""
    off, middle = (SIDE / 2 - (SMALL_IN if small else IN)) * unit, centre(box)
    return tuple(Point(middle.x + x * off, middle.y + y * off) for y in (-1, 1) for x in (-1, 1))


def corners(box: Box, palette: Palette, *, time: int, tasks: tuple[str, ...]) -> tuple[Shape, ...]:
    if len(tasks) > 3:
        raise FigureError(f"there are {len(tasks)} tasks", "a tile has room for 3", "tasks")
    small, unit = box.width < SMALL, half_side(box) * 2 / SIDE
    first, *others = _places(box, unit, small=small)
    radius = _corner(small=small) * unit
    return (
        *time_disc(about(first, radius), palette, time=time),
        *(
            shape
            for place, asked in zip(others, tasks, strict=False)
            for shape in task_disc(about(place, radius), palette, dots=asked)
        ),
    )


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
    unit = half_side(box) * 2 / SIDE
    outer = grown(box, bleed)
    if palette.ink == "paper":
        outer_frame, inner_frame = (box_steps(grown(box, -by * unit)) for by in PAPER)
        frame = coloured(palette, colour, (*outer_frame, *inner_frame), box, 1.0)
        return (*filled(palette, "#FFFFFF", box_steps(outer), outer), *frame)
    if palette.ink == "night":
        return coloured(palette, colour, box_steps(outer), outer, 1.0)
    edge = inked(palette, "hairline", box_steps(box), unit) if not bleed else ()
    hatched = coloured(palette, colour, (*box_steps(outer), *panel), outer, 1.5 * unit**0.5)
    return (*hatched, *inked(palette, "medallion", panel, unit), *edge)


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
        for side in (0, 90, 180, 270)
    ]
    return (
        *inked(palette, "figure", joined(segment(*pair) for pair in ends), unit),
        *filled(palette, "line", joined(curved(end, 4, STAR * unit, 0.1) for pair in ends for end in pair)),
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
    rim = _stroke(palette, shade.rim, 0.2, unit)
    return (
        *disc(palette, night if palette.ink == "night" else "well", globe.middle, globe.radius),
        *inked(palette, "inner-frame", dark, unit),
        *coloured(palette, colour, lit, about(globe.middle, globe.radius), 1.3 * unit**0.5),
        *(() if palette.ink == "black" else (_engraved(globe, palette, shade.body, (lit, lines), unit),)),
        *((Path(lit, stroke=rim),) if rim else ()),
        *circle(palette, "hairline", globe.middle, globe.radius, unit),
    )


def _stroke(palette: Palette, paint: str, width: float, unit: float) -> Stroke | None:
    colour, model = palette.colour(paint), pen(palette, "hairline", unit, width)
    return Stroke(colour, model.width, join="round") if colour and model else None


def _engraved(
    globe: Globe, palette: Palette, body: str, lit: tuple[Steps, list[float]], unit: float
) -> Group:
    """Meridians and craters in a deeper tone, cut off where the light ends."""
    outline, lines = lit
    radius = globe.radius
    deep = _stroke(palette, f"mix({body}, #05081A, 30%)", 0.12, unit)
    rims = joined(dot(at(globe, x, y), size * radius) for x, y, size in CRATERS)
    shadows = joined(_shadow(at(globe, x, y), size * radius * 0.64) for x, y, size in CRATERS)
    meridians = joined(meridian(globe, x) for x in lines)
    return Group(
        (
            Path(meridians, stroke=deep),
            *filled(palette, f"mix({body}, #05081A, 10%)", rims),
            Path((*rims, *shadows), stroke=deep),
        ),
        clip=Clip(outline),
    )


def _shadow(middle: Point, radius: float) -> Steps:
    return (move(polar(middle, radius, 265)), arc(radius, polar(middle, radius, 25), clockwise=True))
