"""The great star of a start card, and the vanes that turn like windows on the backs of all cards."""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING

from pnp.figures.figure import Parameter, figure
from pnp.figures.globes import Globe, meridian
from pnp.figures.marks import circle, disc, filled, inked, written
from pnp.figures.points import about, dot, joined, polar, rays, spiked, ticks
from pnp.figures.ring import half_side
from pnp.figures.rose import back_ring, scaled
from pnp.games.night_sky.figures.sky import STEP as MAP_STEP
from pnp.games.night_sky.figures.sky import laid
from pnp.geometry import ORIGIN, Point, centre, moved, rotation
from pnp.outlines import polygon_steps
from pnp.scene import Colour, Group, Path, Stroke

if TYPE_CHECKING:
    from pnp.figures.figure import Figure
    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.games.night_sky.board import Sky
    from pnp.geometry import Box
    from pnp.scene import Shape

# Lengths in mm for a ring of 22.6.
RING, RIM = 22.6, 0.8  # the rim is graduated
SIGNS = {
    "dwarf": 12.6,
    "giant": 9.2,
    "pulsar": 9.2,
    "binary": 9.2,
}  # the radii of signs that look equally large
GLOBES = {"dwarf": (0.0, 0.0, 0.5), "giant": (0.0, 0.0, 0.68), "binary": (-0.42, 0.1, 0.5)}  # shares of them
MERIDIANS = 8
ENGRAVED = 0.12  # the width of its meridians
DEEPER, DEEP = 0.34, (5, 8, 26)  # how much of a night's dark they have
LETTER, LETTER_AWAY, LETTER_TURN, FACE = 7.0, 10.1, 135.0, "SourceSans3-Bold"
# The same for the ring of a back: the map in small.
STEP = 3.45
VANE = ((0.75, 0.433), (6.05, 0.0), (2.6, 0.95))  # where two vanes meet, the tip, the widest place, in steps
OFF_VANE = 2.5  # what stars keep off the vanes' middles


def figures(board: Sky) -> dict[str, Figure]:
    places = cache(lambda: tuple(laid(board).places.values()))
    return {
        "night-sky-light": figure(
            "A great star of one kind, engraved, on a dark disc within rays.",
            _light,
            kind=Parameter("text", about="which kind it is", among=tuple(SIGNS)),
            letter=Parameter("text", "", "the letter of its kind"),
        ),
        "night-sky-vanes": figure(
            "Six vanes, turned like the six windows of a map, over two ecliptics.",
            lambda box, palette: _vanes(box, palette, places()),
            backdrop=True,
        ),
    }


def _light(box: Box, palette: Palette, *, kind: str, letter: str) -> tuple[Shape, ...]:
    middle, unit = centre(box), half_side(box) / RING
    lengths = ((24, 14.0, 17.6, 1.1, 0.0), (8, 13.6, 20.4, 1.6, 22.5), (4, 13.6, 21.2, 2.2, 0.0))
    wedges = joined(rays(middle, n, foot * unit, tip * unit, *rest) for n, foot, tip, *rest in lengths)
    radius = SIGNS[kind] * unit
    at = polar(middle, LETTER_AWAY * unit, LETTER_TURN)
    body = palette.figure("sign", about(middle, radius), set="night-sky", of=kind, letter=False)
    return (
        *circle(palette, "ring", middle, RING * unit, unit),
        *circle(palette, "ring-outer", middle, (RING - RIM) * unit, unit),
        *inked(palette, "tick-short", ticks(middle, (RING - RIM) * unit, 72, RIM * unit), unit),
        *(shape for reach in (20.2, 16.2) for shape in circle(palette, "orbit", middle, reach * unit, unit)),
        *filled(palette, "unlit", wedges),
        *disc(palette, "well", middle, 12.6 * unit),
        *circle(palette, "medallion", middle, 12.6 * unit, unit),
        *circle(palette, "inner-frame", middle, 11.8 * unit, unit),
        *body,
        *_engraved(kind, middle, radius, _tone(kind, body, palette)),
        *written(palette, letter, at, LETTER * unit, face=FACE),
    )


def _tone(kind: str, body: tuple[Shape, ...], palette: Palette) -> Colour | None:
    """A deeper tone of the star's own colour; in black what shows on it."""
    if palette.ink == "black":
        return palette.colour("text" if kind == "giant" else "well")
    inner = (shape for sign in body if isinstance(sign, Group) for shape in sign.shapes)
    fills = (shape.fill for shape in inner if isinstance(shape, Path))
    own = next((fill for fill in fills if isinstance(fill, Colour)), None)
    return own and Colour(
        *(round(part + (dark - part) * DEEPER) for part, dark in zip(_parts(own), DEEP, strict=True))
    )


def _parts(colour: Colour) -> tuple[int, int, int]:
    return colour.red, colour.green, colour.blue


def _engraved(kind: str, middle: Point, radius: float, tone: Colour | None) -> tuple[Shape, ...]:
    """Meridians on the body of a star."""
    if kind not in GLOBES or tone is None:
        return ()
    across, down, share = GLOBES[kind]
    globe = Globe(Point(middle.x + across * radius, middle.y + down * radius), share * radius * 0.97, 12.0)
    turns = (math.pi * (k / (MERIDIANS + 1) - 0.5) for k in range(1, MERIDIANS + 1))
    lines = joined(meridian(globe, math.sin(turn)) for turn in turns)
    return (Path(lines, stroke=Stroke(tone, ENGRAVED)),)


def _vanes(box: Box, palette: Palette, places: tuple[Point, ...]) -> tuple[Shape, ...]:
    middle, unit = scaled(box, ring=True)
    return (
        *back_ring(middle, unit, palette),
        *circle(palette, "inner-frame", middle, 21.5 * unit, unit),
        *filled(palette, "text", joined(dot(at, 0.34 * unit) for at in _sown(middle, unit, places))),
        *_ecliptic(Point(middle.x + 3.0 * unit, middle.y - 5.2 * unit), unit, palette),
        *_ecliptic(Point(middle.x - 3.0 * unit, middle.y + 5.2 * unit), unit, palette),
        *_vane(middle, unit, palette, 1, "deep"),
        *_vane(middle, unit, palette, -1, "accent"),
        *_hub(middle, unit, palette),
    )


def _sown(middle: Point, unit: float, places: tuple[Point, ...]) -> list[Point]:
    """The stars of the map, those off the sun and off the vanes."""
    scale = STEP / MAP_STEP * unit
    flat = (Point(at.x * scale, at.y * scale) for at in places)
    axes = [polar(ORIGIN, 1.0, 90 + 60 * k) for k in range(6)]
    return [
        Point(middle.x + at.x, middle.y + at.y)
        for at in flat
        if math.hypot(at.x, at.y) > 1.5 * STEP * unit
        and all(_off(at, axis) > OFF_VANE * unit for axis in axes)
    ]


def _off(at: Point, axis: Point) -> float:
    """How far a place is from a ray out of the middle."""
    if at.x * axis.x + at.y * axis.y < 0:
        return math.hypot(at.x, at.y)
    return abs(at.x * axis.y - at.y * axis.x)


def _ecliptic(at: Point, unit: float, palette: Palette) -> tuple[Shape, ...]:
    reach = 12.2 * unit
    return (
        *circle(palette, "figure", at, reach, unit, 0.28),
        *inked(palette, "inner-frame", ticks(at, reach, 36, -0.9 * unit), unit),
    )


def _vane(middle: Point, unit: float, palette: Palette, side: int, paint: str) -> tuple[Shape, ...]:
    """One half of all six vanes."""
    (across, down), *ends = VANE
    sided = ((across, down), *((x, side * y) for x, y in ends))
    corners = [Point(middle.x + x * STEP * unit, middle.y + y * STEP * unit) for x, y in sided]
    turns = (rotation(-60.0 * k, middle) for k in range(6))
    steps = joined(polygon_steps(moved(at, turn) for at in corners) for turn in turns)
    return (*filled(palette, paint, steps), *inked(palette, "hairline", steps, unit, 0.15))


def _hub(middle: Point, unit: float, palette: Palette) -> tuple[Shape, ...]:
    def rim(radius: float) -> Steps:
        return dot(middle, radius * unit)

    return (
        *disc(palette, "deep", middle, 3.9 * unit),
        *inked(palette, "figure", rim(3.9), unit),
        *filled(palette, "accent", spiked(middle, 12, 3.2 * unit, 0.5)),
        *disc(palette, "deep", middle, 1.05 * unit),
        *inked(palette, "hairline", rim(1.05), unit),
    )
