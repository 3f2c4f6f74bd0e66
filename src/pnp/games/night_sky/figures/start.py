"""The great star of a start card, and the vanes that turn like windows on the backs of all cards."""

from __future__ import annotations

import math
from functools import cache

from pnp.figures.figure import Figure, Palette, Parameter, Shapes, make_figure
from pnp.figures.globes import Globe, meridian
from pnp.figures.instruments import draw_back_ring, find_scale
from pnp.figures.marks import circle, disc, fill_in, ink_in, rimmed_disc, write
from pnp.figures.points import box_of, dot, join, polar_point, rays, spiked_star, ticks
from pnp.figures.rings import half_side
from pnp.games.night_sky.cards import Sky
from pnp.games.night_sky.figures.sky import STEP as MAP_STEP
from pnp.games.night_sky.figures.sky import place_map
from pnp.geometry import ORIGIN, Box, Point, centre, move_point, rotation
from pnp.paths import polygon_steps
from pnp.scene import Colour, Group, Path, Stroke

# Lengths in mm for a ring of 22.6.
RING, RIM = 22.6, 0.8  # the rim is graduated
# The radii of signs that look equally large.
SIGNS = {"dwarf": 12.6, "giant": 9.2, "pulsar": 9.2, "binary": 9.2}
GLOBES = {"dwarf": (0.0, 0.0, 0.5), "giant": (0.0, 0.0, 0.68), "binary": (-0.42, 0.1, 0.5)}  # shares of them
MERIDIANS = 8
ENGRAVED = 0.12  # the width of its meridians
DEEPER, DEEP = 0.34, (5, 8, 26)  # how much of a night's dark they have
LETTER, LETTER_AWAY, LETTER_TURN, FACE = 7.0, 10.1, 135.0, "SourceSans3-Bold"
# The same for the ring of a back: the map in small.
STEP = 3.45
VANE = ((0.75, 0.433), (6.05, 0.0), (2.6, 0.95))  # where two vanes meet, the tip, the widest place, in steps
OFF_VANE = 2.5  # what stars keep off the vanes' middles


def make_start_figures(board: Sky) -> dict[str, Figure]:
    places = cache(lambda: tuple(place_map(board).places.values()))
    return {
        "night-sky-light": make_figure(
            "A great star of one kind, engraved, on a dark disc within rays.",
            _draw_great_star,
            kind=Parameter("text", about="which kind it is", among=tuple(SIGNS)),
            letter=Parameter("text", "", "the letter of its kind"),
        ),
        "night-sky-vanes": make_figure(
            "Six vanes, turned like the six windows of a map, over two ecliptics.",
            lambda box, palette: _draw_vanes(box, palette, places()),
            backdrop=True,
        ),
    }


def _draw_great_star(box: Box, palette: Palette, *, kind: str, letter: str) -> Shapes:
    middle, unit = centre(box), half_side(box) / RING
    lengths = ((24, 14.0, 17.6, 1.1, 0.0), (8, 13.6, 20.4, 1.6, 22.5), (4, 13.6, 21.2, 2.2, 0.0))
    wedges = join(rays(middle, n, foot * unit, tip * unit, *rest) for n, foot, tip, *rest in lengths)
    radius = SIGNS[kind] * unit
    at = polar_point(middle, LETTER_AWAY * unit, LETTER_TURN)
    body = palette.figure("sign", box_of(middle, radius), set="night-sky", of=kind, letter=False)
    return (
        *circle(palette, "ring", middle, RING * unit, unit),
        *circle(palette, "ring-outer", middle, (RING - RIM) * unit, unit),
        *ink_in(palette, "tick-short", ticks(middle, (RING - RIM) * unit, 72, RIM * unit), unit),
        *join(circle(palette, "orbit", middle, reach * unit, unit) for reach in (20.2, 16.2)),
        *fill_in(palette, "unlit", wedges),
        *rimmed_disc(palette, "well", "medallion", middle, 12.6 * unit, unit),
        *circle(palette, "inner-frame", middle, 11.8 * unit, unit),
        *body,
        *_engrave_star(kind, middle, radius, _deepen_tone(kind, body, palette)),
        *write(palette, letter, at, LETTER * unit, face=FACE),
    )


def _deepen_tone(kind: str, body: Shapes, palette: Palette) -> Colour | None:
    """A deeper tone of the star's own colour; in black what shows on it."""
    if palette.ink == "black":
        return palette.colour("text" if kind == "giant" else "well")
    inner = join(sign.shapes for sign in body if isinstance(sign, Group))
    fills = (shape.fill for shape in inner if isinstance(shape, Path))
    own = next((fill for fill in fills if isinstance(fill, Colour)), None)
    parts = zip(_list_parts(own), DEEP, strict=True) if own else ()
    return own and Colour(*(round(part + (dark - part) * DEEPER) for part, dark in parts))


def _list_parts(colour: Colour) -> tuple[int, int, int]:
    return colour.red, colour.green, colour.blue


def _engrave_star(kind: str, middle: Point, radius: float, tone: Colour | None) -> Shapes:
    """Meridians on the body of a star."""
    if kind not in GLOBES or tone is None:
        return ()
    across, down, share = GLOBES[kind]
    globe = Globe(Point(middle.x + across * radius, middle.y + down * radius), share * radius * 0.97, 12.0)
    turns = (math.pi * (k / (MERIDIANS + 1) - 0.5) for k in range(1, MERIDIANS + 1))
    lines = join(meridian(globe, math.sin(turn)) for turn in turns)
    return (Path(lines, stroke=Stroke(tone, ENGRAVED)),)


def _draw_vanes(box: Box, palette: Palette, places: tuple[Point, ...]) -> Shapes:
    middle, unit = find_scale(box, ring=True)
    stars = join(dot(at, 0.34 * unit) for at in _list_back_stars(middle, unit, places))
    return (
        *draw_back_ring(middle, unit, palette),
        *circle(palette, "inner-frame", middle, 21.5 * unit, unit),
        *fill_in(palette, "text", stars),
        *_draw_ecliptic(Point(middle.x + 3.0 * unit, middle.y - 5.2 * unit), unit, palette),
        *_draw_ecliptic(Point(middle.x - 3.0 * unit, middle.y + 5.2 * unit), unit, palette),
        *_draw_vane(middle, unit, palette, 1, "deep"),
        *_draw_vane(middle, unit, palette, -1, "accent"),
        *_draw_hub(middle, unit, palette),
    )


def _list_back_stars(middle: Point, unit: float, places: tuple[Point, ...]) -> list[Point]:
    """The stars of the map, those off the sun and off the vanes."""
    scale = STEP / MAP_STEP * unit
    flat = (Point(at.x * scale, at.y * scale) for at in places)
    axes = [polar_point(ORIGIN, 1.0, 90 + 60 * k) for k in range(6)]
    return [
        Point(middle.x + at.x, middle.y + at.y)
        for at in flat
        if math.hypot(at.x, at.y) > 1.5 * STEP * unit
        and all(_measure_to_ray(at, axis) > OFF_VANE * unit for axis in axes)
    ]


def _measure_to_ray(at: Point, axis: Point) -> float:
    """How far a place is from a ray out of the middle."""
    if at.x * axis.x + at.y * axis.y < 0:
        return math.hypot(at.x, at.y)
    return abs(at.x * axis.y - at.y * axis.x)


def _draw_ecliptic(at: Point, unit: float, palette: Palette) -> Shapes:
    reach = 12.2 * unit
    return (
        *circle(palette, "figure", at, reach, unit, 0.28),
        *ink_in(palette, "inner-frame", ticks(at, reach, 36, -0.9 * unit), unit),
    )


def _draw_vane(middle: Point, unit: float, palette: Palette, side: int, paint: str) -> Shapes:
    """One half of all six vanes."""
    (across, down), *ends = VANE
    sided = ((across, down), *((x, side * y) for x, y in ends))
    corners = [Point(middle.x + x * STEP * unit, middle.y + y * STEP * unit) for x, y in sided]
    turns = (rotation(-60.0 * k, middle) for k in range(6))
    steps = join(polygon_steps(move_point(at, turn) for at in corners) for turn in turns)
    return (*fill_in(palette, paint, steps), *ink_in(palette, "hairline", steps, unit, 0.15))


def _draw_hub(middle: Point, unit: float, palette: Palette) -> Shapes:
    return (
        *disc(palette, "deep", middle, 3.9 * unit),
        *ink_in(palette, "figure", dot(middle, 3.9 * unit), unit),
        *fill_in(palette, "accent", spiked_star(middle, 12, 3.2 * unit, 0.5)),
        *disc(palette, "deep", middle, 1.05 * unit),
        *ink_in(palette, "hairline", dot(middle, 1.05 * unit), unit),
    )
