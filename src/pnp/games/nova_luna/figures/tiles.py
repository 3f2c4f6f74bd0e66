"""A tile: a band in its colour, a moon lit by its time, its tasks, and tokens on those that are met. Mosaics
of tiles, and for each task that is met, the tiles that meet it."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence

from msgspec import Struct

from pnp.figures.curves import Steps, box_of, curved_star, dot, join, polar_point, ring_piece, segment
from pnp.figures.figure import LEAST_SIDE, FigureError, Palette, Parameter, Shapes, make_figure
from pnp.figures.globes import Globe, crater_shadow, lit_part, meridian, place_on_globe
from pnp.figures.marks import (
    LABEL,
    circle,
    disc,
    fill_and_line,
    fill_in,
    find_pen,
    ink_in,
    rimmed_disc,
    write,
)
from pnp.figures.rings import graduate, medallion_at
from pnp.games.nova_luna.cards import Task, Tile, describe_wrong_code, read_tile
from pnp.games.nova_luna.fields import SIGNS, spell_task
from pnp.games.nova_luna.position import Mosaic
from pnp.games.nova_luna.scoring import Place, find_chains, list_neighbours
from pnp.geometry import Box, Matrix, Point, centre, grow_box, half_side
from pnp.hatch import Pattern, draw_pattern
from pnp.paths import box_steps, rounded_steps
from pnp.scene import Clip, Colour, Group, Path, RadialGradient, Stop, Stroke

TILES, PLAYERS = "nova-luna", "players"
_ANOTHER = "take another sign"
SAMPLE = Box(0.0, 0.0, 4.0, 4.0)
# The hatches of their signs, drawn anew: these shapes are too large to clip out of a sign.
HATCHES: Mapping[str, Pattern] = {
    "red": "vertical",
    "blue": "horizontal",
    "teal": "falling",
    "yellow": "dots",
}


class Tone(Struct, frozen=True):
    """The colours of a sign and of its outline, as the texts of paints."""

    body: str
    rim: str


def find_tone(palette: Palette, signs: str, name: str) -> Tone:
    """Return the tone of a sign; in black both colours are black."""
    if palette.ink == "black":
        return Tone("#000000", "#000000")
    match palette.figure("sign", SAMPLE, set=signs, of=name, letter=False):
        case (Group(shapes=(Path(fill=Colour() as body, stroke=Stroke(colour=rim)), *_)),):
            return Tone(_write_colour(body), _write_colour(rim))
        case _:
            raise FigureError(f"the sign '{name}' has no flat colour", _ANOTHER)


def outline_sign(palette: Palette, signs: str, name: str, radius: float) -> Steps:
    """Return the outline of a sign around 0, 0."""
    box = Box(-radius, -radius, 2 * radius, 2 * radius)
    match palette.figure("sign", box, set=signs, of=name, letter=False):
        case (Group(shapes=(*_, Path(steps=steps))),):
            return steps
        case _:
            raise FigureError(f"the sign '{name}' has no outline", _ANOTHER)


def make_stroke(palette: Palette, paint: str, width: float, unit: float) -> Stroke | None:
    """Make a stroke in a colour that no role has."""
    colour, model = palette.colour(paint), find_pen(palette, "hairline", unit, width)
    return Stroke(colour, model.width, join="round") if colour and model else None


def _write_colour(colour: Colour) -> str:
    return f"#{colour.red:02X}{colour.green:02X}{colour.blue:02X}"


def fill_coloured(palette: Palette, name: str, outline: Steps, box: Box, weave: float) -> Shapes:
    """Fill an outline with a colour of tiles; in black with its hatch, placed by the middle of the box."""
    if palette.ink != "black":
        return palette.filled(find_tone(palette, TILES, name).body, outline, box, "evenodd")
    black = palette.colour("line")
    if black is None:
        return ()
    clip = Clip(outline, "evenodd")
    hatch = draw_pattern(HATCHES[name], clip, box, colour=black, scale=weave)
    return (*palette.filled("#FFFFFF", outline, box, "evenodd"), hatch)


SIDE = 50.0  # mm: the tile for which lengths are given
RING, DEPTH, MOON = 13.0, 1.1, 11.7
FOOT, PHASE_SIGN = 3.5, 2.25  # of the disc at the ring's foot, and of the colour's sign on it
MERIDIANS = 8  # meridians on each side
SHADOW = 265  # degrees: where the shadows of craters begin
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


def draw_phase(box: Box, palette: Palette, *, colour: str, time: int) -> Shapes:
    unit, middle = half_side(box) * 2 / SIDE, centre(box)
    foot = Point(middle.x, middle.y + (RING + DEPTH / 2) * unit)
    return (
        *graduate(middle, RING * unit, DEPTH * unit, (72, 3), palette, unit),
        *_draw_lit_moon(Globe(middle, MOON * unit), palette, colour, time / 7, unit),
        *rimmed_disc(palette, "well", "cell", foot, FOOT * unit, unit),
        *palette.figure("sign", box_of(foot, PHASE_SIGN * unit), set=TILES, of=colour),
    )


def _draw_lit_moon(globe: Globe, palette: Palette, colour: str, share: float, unit: float) -> Shapes:
    """Draw a moon lit from the right: with meridians on its dark side, and unless in black with meridians and
    craters on its lit one."""
    shade = find_tone(palette, TILES, colour)
    edge = 1 - 2 * share
    lit = lit_part(globe, edge, 1)
    lines = [math.sin(math.pi * (k / (2 * MERIDIANS + 1) - 0.5)) for k in range(1, 2 * MERIDIANS + 1, 2)]
    night = f"mix(well, {shade.body}, {4 if colour == 'yellow' else 10}%)"
    dark = join(meridian(globe, x) for x in lines if x < edge - 0.02)
    rim = make_stroke(palette, shade.rim, 0.3 if palette.ink == "night" else 0.2, unit)
    return (
        *disc(palette, night if palette.ink == "night" else "well", globe.middle, globe.radius),
        *ink_in(palette, "inner-frame", dark, unit),
        *fill_coloured(palette, colour, lit, box_of(globe.middle, globe.radius), 1.3 * unit**0.5),
        *(() if palette.ink == "black" else (_engrave_moon(globe, palette, shade.body, (lit, lines), unit),)),
        *((Path(lit, stroke=rim),) if rim else ()),
        *circle(palette, "hairline", globe.middle, globe.radius, unit),
    )


def _engrave_moon(
    globe: Globe, palette: Palette, body: str, lit: tuple[Steps, list[float]], unit: float
) -> Group:
    """Draw meridians and craters in a deeper tone, cut off where the light ends."""
    outline, lines = lit
    radius = globe.radius
    deep = make_stroke(palette, f"mix({body}, #05081A, 30%)", 0.12, unit)
    spots = [(place_on_globe(globe, x, y), size * radius) for x, y, size in CRATERS]
    rims = join(dot(*spot) for spot in spots)
    shadows = join(crater_shadow(place, size * 0.64, SHADOW) for place, size in spots)
    meridians = join(meridian(globe, x) for x in lines)
    return Group(
        (
            Path(meridians, stroke=deep),
            *fill_in(palette, f"mix({body}, #05081A, 10%)", rims),
            Path((*rims, *shadows), stroke=deep),
        ),
        clip=Clip(outline),
    )


# Lengths in mm on a tile whose side is SIDE.
BAND, ROUND = 2.6, 1.2
RIM = 0.3  # a line in the tone of the colour's outline around the panel, in night ink
PAPER = (0.65, 1.95)  # from the edge to the band on paper, and to its inner side
BLACK_EDGE = 0.4  # from the edge to the hatch in black: it leaves a lane between tiles to cut along
ANGLES = (0, 90, 180, 270)
HAIR, HALF, STAR = 4.1, 7.0, 0.8  # how far in hairlines run, half their length, the stars at their ends
SMALL, SMALL_BAND = 27.0, 3.2  # mm across: a tile that is smaller is plainer, its band broader
# In black a hatch turns with its tile, so each side shows the colour's shape three times in its middle.
# The radius of these marks, their places, half of their window.
WINDOW_MARK, WINDOW_MARKS, WINDOW = 0.82, (-3.0, 0.0, 3.0), 4.7


def draw_ground(box: Box, palette: Palette, *, colour: str, bleed: float) -> Shapes:
    unit = half_side(box) * 2 / SIDE
    small = box.width < SMALL
    inner = grow_box(box, -(SMALL_BAND if small else BAND) * unit)
    panel = rounded_steps(inner, ROUND * unit)
    return (
        *_draw_band(box, palette, colour, bleed, panel),
        *_draw_panel(inner, palette, colour, panel),
        *(() if small else _draw_hairlines(box, palette, unit)),
    )


def _draw_band(box: Box, palette: Palette, colour: str, bleed: float, panel: Steps) -> Shapes:
    """Draw the band to the trim and beyond; on paper as a frame just within, in black as a hatch."""
    unit, outer = half_side(box) * 2 / SIDE, grow_box(box, bleed)
    if palette.ink == "night":
        rim = Path(panel, stroke=make_stroke(palette, find_tone(palette, TILES, colour).rim, RIM, unit))
        return (*fill_coloured(palette, colour, box_steps(outer), outer, 1.0), rim)
    white = fill_in(palette, "#FFFFFF", box_steps(outer), outer)
    if palette.ink == "black":
        return (*white, *_draw_hatched_band(box, palette, colour, panel))
    outer_frame, inner_frame = (box_steps(grow_box(box, -by * unit)) for by in PAPER)
    return (*white, *fill_coloured(palette, colour, (*outer_frame, *inner_frame), box, 1.0))


def _draw_hatched_band(box: Box, palette: Palette, colour: str, panel: Steps) -> Shapes:
    unit = half_side(box) * 2 / SIDE
    edge = box_steps(grow_box(box, -BLACK_EDGE * unit))
    marks = () if box.width < SMALL else _draw_marks(box, palette, colour, unit)
    return (
        *fill_coloured(palette, colour, (*edge, *panel), box, 1.5 * unit**0.5),
        *ink_in(palette, "figure", edge, unit),
        *ink_in(palette, "medallion", panel, unit),
        *marks,
    )


def _draw_marks(box: Box, palette: Palette, colour: str, unit: float) -> Shapes:
    """Draw a window in the hatch in the middle of each side, with the colour's shape in solid black."""
    middle, half, deep = centre(box), WINDOW * unit, (BAND - BLACK_EDGE) / 2 * unit
    out = SIDE / 2 * unit - BLACK_EDGE * unit - deep
    window = box_steps(Box(-half, -deep, 2 * half, 2 * deep))
    shape = fill_in(palette, "line", outline_sign(palette, TILES, colour, WINDOW_MARK * unit))
    whole = (
        *fill_and_line(palette, "#FFFFFF", "figure", window, unit),
        *(Group(shape, transform=_turn_to(Point(at * unit, 0.0), 0)) for at in WINDOW_MARKS),
    )
    return tuple(Group(whole, transform=_turn_to(polar_point(middle, out, side), side)) for side in ANGLES)


def _turn_to(at: Point, degrees: float) -> Matrix:
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return Matrix(cos, sin, -sin, cos, at.x, at.y)


def _draw_panel(box: Box, palette: Palette, colour: str, panel: Steps) -> Shapes:
    """Draw the panel; in night ink it glows a little in the tile's colour, least in yellow."""
    if palette.ink != "night":
        return fill_in(palette, "#FFFFFF", panel, box)
    body, share = find_tone(palette, TILES, colour).body, 0.4 if colour == "yellow" else 1.0
    tints = ((50, 30), (100, 10))
    mixed = (f"mix(mix(centre, edge, {at}%), {body}, {share * tint:g}%)" for at, tint in tints)
    shades = map(palette.colour, mixed)
    stops = tuple(Stop(float(k), shade) for k, shade in enumerate(shades) if shade)
    return (Path(panel, RadialGradient(centre(box), box.width * 0.5, stops)),)


def _draw_hairlines(box: Box, palette: Palette, unit: float) -> Shapes:
    """Draw a hairline along each side, between the corners, with a star at either end."""
    middle, out = centre(box), (SIDE / 2 - HAIR) * unit
    feet = {side: polar_point(middle, out, side) for side in ANGLES}
    ends = [[polar_point(at, HALF * unit, side + turn) for turn in (-90, 90)] for side, at in feet.items()]
    stars = join(curved_star(end, 4, STAR * unit, 0.1) for pair in ends for end in pair)
    return (
        *ink_in(palette, "figure", join(segment(*pair) for pair in ends), unit),
        *fill_in(palette, "line", stars),
    )


# Lengths for a disc of this radius, on a tile of 50 mm.
DISC_RADIUS = 6.3
DOTS: Mapping[int, tuple[float, tuple[tuple[float, float], ...]]] = {  # their radius, and where they stand
    1: (2.6, ((0.0, 0.0),)),
    2: (2.1, ((-2.4, 2.0), (2.4, -2.0))),
    3: (1.95, ((0.0, -2.6), (-2.65, 2.15), (2.65, 2.15))),
    4: (1.8, ((-2.6, -2.6), (2.6, -2.6), (-2.6, 2.6), (2.6, 2.6))),
}
TIME_SIZE = 23.0  # pt
TICKS = 28  # around a time: four weeks of the Moon
LEAST_DOT_LETTER = 1.05  # mm: the radius of a dot that has room for its letter
PLAIN = 3.6  # mm: a smaller disc is not graduated


def draw_time_disc(box: Box, palette: Palette, *, time: int) -> Shapes:
    at, radius = centre(box), half_side(box)
    ticks = TICKS if radius > PLAIN else 0
    return (
        *medallion_at(at, radius, palette, ticks),
        *write(palette, str(time), at, TIME_SIZE * radius / DISC_RADIUS),
    )


def draw_task_disc(box: Box, palette: Palette, *, dots: str) -> Shapes:
    wrong = next((letter for letter in dots if letter not in SIGNS), None)
    if wrong or len(dots) not in DOTS:
        raise FigureError(f"'{dots[:40]}' is no task", "write 1 to 4 of the letters R, B, T and Y", "dots")
    at, unit = centre(box), half_side(box) / DISC_RADIUS
    radius, places = DOTS[len(dots)]
    stand = zip(dots, places, strict=True)
    middles = ((letter, Point(at.x + x * unit, at.y + y * unit)) for letter, (x, y) in stand)
    return (
        *rimmed_disc(palette, "well", "medallion", at, DISC_RADIUS * unit, unit),
        *join(_draw_dot(palette, *each, radius * unit) for each in middles),
    )


def _draw_dot(palette: Palette, letter: str, at: Point, radius: float) -> Shapes:
    box = box_of(at, radius)
    return palette.figure("sign", box, set=TILES, of=SIGNS[letter], letter=radius >= LEAST_DOT_LETTER)


TOKEN_RADIUS = 6.5  # mm: the token for which lengths are given
# A rim's radii as shares of the token's; in night ink its dark ground goes beyond the cut, to show its line.
RIMS: Mapping[str, tuple[float, float]] = {
    "night": (0.75, 0.93),
    "paper": (0.88, 0.94),
    "black": (0.77, 0.94),
}
SLIT = 0.34  # mm: the gap between pieces in colour; in black it is as wide as a piece
# The radius of its sign, in shares of the token's: in paper ink smaller, as paper is to stay white.
TOKEN_SIGN: Mapping[str, float] = {"night": 0.545, "paper": 0.44, "black": 0.545}
LEAST_TOKEN_LETTER = 0.9  # mm: the radius of a sign that has room for its letter
# The pieces of the rim: one for each side, side, lobe and notch, or point of the player's sign.
PIECES = {"alpha": 4, "beta": 6, "gamma": 8, "delta": 3}


def draw_token(box: Box, palette: Palette, *, of: str, bleed: float) -> Shapes:
    if of not in PIECES:
        raise FigureError(f"there is no player '{of[:40]}'", f"write one of {', '.join(PIECES)}", "of")
    middle, radius = centre(box), half_side(box)
    unit, sign = radius / TOKEN_RADIUS, TOKEN_SIGN[palette.ink] * radius
    inner, outer = (share * radius for share in RIMS[palette.ink])
    ground, beyond = ("edge", bleed) if palette.ink == "night" else ("#FFFFFF", 0.0)
    return (
        *disc(palette, ground, middle, radius + beyond),
        *_draw_rim(box, palette, of, (inner, outer)),
        *circle(palette, "hairline", middle, inner, unit),
        *circle(palette, "medallion", middle, outer, unit),
        *palette.figure("sign", box_of(middle, sign), set=PLAYERS, of=of, letter=sign >= LEAST_TOKEN_LETTER),
    )


def _draw_rim(box: Box, palette: Palette, of: str, radii: tuple[float, float]) -> Shapes:
    pieces, unit = PIECES[of], half_side(box) / TOKEN_RADIUS
    slit = radii[0] * math.radians(180 / pieces) if palette.ink == "black" else SLIT * unit
    step, first = 360 / pieces, 180 / pieces
    ends = ((first + k * step, first + (k + 1) * step) for k in range(pieces))
    band = join(ring_piece(centre(box), radii, pair, slit) for pair in ends)
    return fill_in(palette, find_tone(palette, PLAYERS, of).body, band, box)


# Lengths in mm on a tile whose side is SIDE.
CORNER, CORNER_INSET = 6.3, 9.9  # radius of a corner's disc; its middle's distance from both edges
TOKEN_ON_TILE = 6.5  # the radius of a token, which covers a corner's disc
NAME = (7.5, 6.5)  # the id's distance from the top, and its size in pt
# A tile that is too small for a moon has larger corners, and its colour's sign in the middle.
SMALL_CORNER, SMALL_IN, SMALL_SIGN = 9.2, 13.0, 5.2
TINY = 6.5  # mm across: a tile that is smaller shows its colour, and how many tokens it bears
COLOUR = Parameter("text", None, "its colour", among=tuple(SIGNS.values()))


def draw_tile_by_code(
    box: Box, palette: Palette, *, code: str, name: str, met: tuple[float, ...], player: str
) -> Shapes:
    tile = read_tile(code)
    if tile is None:
        raise FigureError(*describe_wrong_code(code), "code")
    beyond = next((number for number in met if number not in range(len(tile.tasks))), None)
    if beyond is not None:
        raise FigureError(f"{code[:40]} has no task {beyond:g}", "tasks count from 0", "met")
    shapes = draw_tile(box, palette, tile, [int(number) for number in met], player)
    return (*shapes, *draw_id(box, palette, name))


def draw_id(box: Box, palette: Palette, name: str) -> Shapes:
    """Draw an id, if there is room for it."""
    unit, middle = half_side(box) * 2 / SIDE, centre(box)
    down, size = NAME
    if not name or box.width < SMALL or size * unit < 4.0:
        return ()
    at = Point(middle.x, middle.y + (down - SIDE / 2) * unit)
    return write(palette, name, at, size * unit, face=LABEL)


def draw_tile(
    box: Box, palette: Palette, tile: Tile, met: Sequence[int] = (), player: str = "alpha"
) -> Shapes:
    """Draw a tile as large as its box, with tokens on the tasks `met`, by their numbers from 0."""
    if box.width < TINY:
        return _draw_tiny_tile(box, palette, tile, met)
    colour, spelled_tasks = SIGNS[tile.colour], tuple(spell_task(task) for task in tile.tasks)
    radius, places = _place_corners(box)
    tokens = (box_of(places[number + 1], TOKEN_ON_TILE / CORNER * radius) for number in met)
    if box.width < SMALL:
        figure = _draw_small_sign(box, palette, colour)
    else:
        figure = draw_phase(box, palette, colour=colour, time=tile.time)
    return (
        *draw_ground(box, palette, colour=colour, bleed=0.0),
        *figure,
        *draw_corners(box, palette, time=tile.time, tasks=spelled_tasks),
        *join(draw_token(place, palette, of=player, bleed=0.0) for place in tokens),
    )


def _draw_tiny_tile(box: Box, palette: Palette, tile: Tile, met: Sequence[int]) -> Shapes:
    radius, places = _place_corners(box)
    tokens = join(dot(places[number + 1], 0.7 * radius) for number in met)
    return (
        *fill_coloured(palette, SIGNS[tile.colour], box_steps(box), box, 0.7),
        *draw_sign(box, palette, tile, 0.2),
        *fill_in(palette, "on-mark", tokens),
    )


def draw_sign(box: Box, palette: Palette, tile: Tile, share: float) -> Shapes:
    """Draw the sign of a tile's colour, its radius a share of the box; draw nothing if it would be too small
    to see."""
    radius = share * box.width
    if 2 * radius < LEAST_SIDE:
        return ()
    where, letter = box_of(centre(box), radius), radius > LEAST_DOT_LETTER
    return palette.figure("sign", where, set=TILES, of=SIGNS[tile.colour], letter=letter)


def _draw_small_sign(box: Box, palette: Palette, colour: str) -> Shapes:
    radius = SMALL_SIGN * half_side(box) * 2 / SIDE
    return palette.figure("sign", box_of(centre(box), radius), set=TILES, of=colour, letter=radius > 1.0)


def _place_corners(box: Box) -> tuple[float, tuple[Point, ...]]:
    """Return the radius of the corners' discs, and their middles: upper left, upper right, lower left, lower
    right."""
    radius, inwards = (SMALL_CORNER, SMALL_IN) if box.width < SMALL else (CORNER, CORNER_INSET)
    unit, middle = half_side(box) * 2 / SIDE, centre(box)
    off = (SIDE / 2 - inwards) * unit
    places = (Point(middle.x + x * off, middle.y + y * off) for y in (-1, 1) for x in (-1, 1))
    return radius * unit, tuple(places)


def draw_corners(box: Box, palette: Palette, *, time: int, tasks: tuple[str, ...]) -> Shapes:
    if len(tasks) > 3:
        raise FigureError(f"there are {len(tasks)} tasks", "a tile has room for 3", "tasks")
    radius, places = _place_corners(box)
    first, *others = (box_of(place, radius) for place in places)
    task_boxes = zip(others, tasks, strict=False)
    return (
        *draw_time_disc(first, palette, time=time),
        *join(draw_task_disc(place, palette, dots=dots) for place, dots in task_boxes),
    )


TILE_FIGURES = {
    "nova-luna-time": make_figure(
        "The time of a tile in a graduated disc.",
        draw_time_disc,
        reach=0.5,
        time=Parameter("whole", None, "1 to 7", 1, 7),
    ),
    "nova-luna-task": make_figure(
        "A task of a tile: in a disc a dot for each tile that it asks for, with its shape and letter.",
        draw_task_disc,
        reach=0.5,
        dots=Parameter("text", None, "their letters, such as RRB: R red, B blue, T teal, Y yellow"),
    ),
    "nova-luna-ground": make_figure(
        "What lies behind on a tile: the band in its colour, and hairlines between its corners.",
        draw_ground,
        reach=3.3,
        colour=COLOUR,
        bleed=Parameter("number", 0, "how far the band goes on beyond the box, in mm", 0, 3),
        backdrop=True,
    ),
    "nova-luna-phase": make_figure(
        "The moon of a tile in its ring, as bright as its time is long, and the tile's sign at its foot.",
        draw_phase,
        reach=0.5,
        colour=COLOUR,
        time=Parameter("whole", None, "1 to 7, where 7 is a full moon", 1, 7),
    ),
    "nova-luna-corners": make_figure(
        "The corners of a tile: its time, and then its tasks in the order of reading.",
        draw_corners,
        time=Parameter("whole", None, "1 to 7", 1, 7),
        tasks=Parameter("texts", None, "what each task asks for, such as RRB"),
    ),
    "nova-luna-tile": make_figure(
        "A tile by its code, as it lies in a mosaic; a small one shows no moon, and larger corners.",
        draw_tile_by_code,
        code=Parameter("text", None, "such as R4:BB,RRRR,T"),
        name=Parameter("text", "", "its id"),
        met=Parameter("numbers", (), "which tasks bear a token, from 0", 0, 2),
        player=Parameter("text", "alpha", "whose tokens they are"),
    ),
    "nova-luna-token": make_figure(
        "A player's token: the sign within a rim in its colour.",
        draw_token,
        reach=3.1,
        of=Parameter("text", None, "which player", among=tuple(PIECES)),
        bleed=Parameter("number", 0, "how far the ground goes on beyond the box by night, in mm", 0, 3),
    ),
}


def find_serving_tiles(place: Place, task: Task, mosaic: Mosaic) -> frozenset[Place]:
    """Return the tiles that count for a task: those of its colours in the chains that touch its tile, without
    that tile."""
    linked, colours = find_chains(mosaic), dict(task)
    beside = (each for each in list_neighbours(place) if each in mosaic and mosaic[each].colour in colours)
    return frozenset().union(*(linked[each] for each in beside)) - {place}


_PLACE = r"(\d+),(\d+)"
_TILE = re.compile(rf"{_PLACE} (\S+)(?: (\S+))?")
_TASK = re.compile(rf"{_PLACE}:([1-3])")
AIR = 0.006  # between tiles, of their side
MARGIN, NUMBER = 6.0, 9.0  # mm beside the mosaic for the numbers of rows and columns, and their size in pt
LEAST_NUMBER = 2.6  # mm: rows of smaller tiles have no number
GAP = 0.14  # between pictures, of their side
CAPTION, CAPTION_SIZE = 4.2, 8.0  # mm below each for its name; pt
MOST = 50.0  # mm: the longest side of a tile in a mosaic
_TILES = Parameter("texts", None, "each by its row and column from 1, its code and its id: '2,3 R4:BB N01'")
_MET = Parameter("texts", None, "each by the place of its tile and its number: '2,3:1'")


class PlacedMosaic(Struct, frozen=True):
    """The tiles of a mosaic by their places; its first row and column, and how many of each."""

    tiles: Mapping[Place, Tile]
    top: int
    left: int
    rows: int
    columns: int


def place_tiles(tiles: tuple[str, ...]) -> PlacedMosaic:
    found = dict(map(_read_tile, tiles))
    rows, columns = ([place[axis] for place in found] or [1] for axis in (0, 1))
    span = (max(rows) - min(rows) + 1, max(columns) - min(columns) + 1)
    return PlacedMosaic(found, min(rows), min(columns), *span)


def _read_place(read: re.Match[str]) -> Place:
    return int(read[1]), int(read[2])


def _read_tile(text: str) -> tuple[Place, Tile]:
    read = _TILE.fullmatch(text)
    found = read_tile(read[3], read[4]) if read else None
    if read is None or found is None:
        raise FigureError(*describe_wrong_code(text), "tiles")
    return _read_place(read), found


def _read_task(text: str, grid: PlacedMosaic) -> tuple[Place, int]:
    """Read the place of a task's tile, and the task's number from 0."""
    read = _TASK.fullmatch(text)
    place = _read_place(read) if read else (0, 0)
    if read is None or place not in grid.tiles or int(read[3]) > len(grid.tiles[place].tasks):
        raise FigureError(f"'{text[:40]}' is no task", "write row, column, a colon and its number", "met")
    return place, int(read[3]) - 1


def _fit_field(box: Box, grid: PlacedMosaic) -> Box:
    """Return the largest field of square places in the middle of a box."""
    side = min(MOST, box.width / grid.columns, box.height / grid.rows)
    middle, width, height = centre(box), side * grid.columns, side * grid.rows
    return Box(middle.x - width / 2, middle.y - height / 2, width, height)


def _place_box(field: Box, grid: PlacedMosaic, place: Place, air: float = 0.0) -> Box:
    side = field.width / grid.columns
    x, y = field.x + (place[1] - grid.left) * side, field.y + (place[0] - grid.top) * side
    return Box(x + air * side, y + air * side, side * (1 - 2 * air), side * (1 - 2 * air))


def draw_mosaic(
    box: Box, palette: Palette, *, tiles: tuple[str, ...], met: tuple[str, ...], player: str
) -> Shapes:
    grid = place_tiles(tiles)
    inner = Box(box.x + MARGIN, box.y + MARGIN, box.width - 2 * MARGIN, box.height - 2 * MARGIN)
    field = _fit_field(inner, grid)
    tasks = [_read_task(text, grid) for text in met]
    covered = {place: [number for at, number in tasks if at == place] for place in grid.tiles}
    shapes = _draw_numbers(field, palette, grid)
    for place, each in grid.tiles.items():
        where = _place_box(field, grid, place, AIR)
        shapes += draw_tile(where, palette, each, covered[place], player)
        shapes += draw_id(where, palette, each.id or "")
    return shapes


def _draw_numbers(field: Box, palette: Palette, grid: PlacedMosaic) -> Shapes:
    """Draw the numbers of rows on the left and of columns above, as explanations name them."""
    side, out = field.width / grid.columns, MARGIN * 0.55
    if side < LEAST_NUMBER or not grid.tiles:
        return ()
    rows = [(grid.top + k, Point(field.x - out, field.y + (k + 0.5) * side)) for k in range(grid.rows)]
    columns = [(grid.left + k, Point(field.x + (k + 0.5) * side, field.y - out)) for k in range(grid.columns)]
    size = min(NUMBER, side * 1.6)
    return join(write(palette, str(number), at, size, "line") for number, at in (*rows, *columns))


def draw_met_tasks(box: Box, palette: Palette, *, tiles: tuple[str, ...], met: tuple[str, ...]) -> Shapes:
    grid = place_tiles(tiles)
    pictures = zip(_place_pictures(box, grid, len(met)), met, strict=True)
    return join(_draw_met_task(picture, palette, grid, text) for picture, text in pictures)


def _place_pictures(box: Box, grid: PlacedMosaic, count: int) -> list[Box]:
    """Return boxes of one size for so many pictures, in rows, as large as the box allows."""
    if not count:
        return []
    tries = ((_fit_side(box, grid, columns, count), columns) for columns in range(1, count + 1))
    side, columns = max(tries)
    width, height = side * grid.columns * (1 + GAP), side * grid.rows * (1 + GAP) + CAPTION
    places = ((box.x + k % columns * width, box.y + k // columns * height) for k in range(count))
    return [Box(x, y, side * grid.columns, side * grid.rows) for x, y in places]


def _fit_side(box: Box, grid: PlacedMosaic, columns: int, count: int) -> float:
    """Return the side of a place if pictures stand in so many columns."""
    rows = math.ceil(count / columns)
    high = (box.height / rows - CAPTION) / grid.rows / (1 + GAP)
    return min(MOST / 6, box.width / columns / grid.columns / (1 + GAP), high)


def _draw_met_task(box: Box, palette: Palette, grid: PlacedMosaic, text: str) -> Shapes:
    """Draw all places faintly, signs on the tiles that count, and a mark around the tile with the task."""
    place, number = _read_task(text, grid)
    counted = find_serving_tiles(place, grid.tiles[place].tasks[number], grid.tiles)
    places = {each: _place_box(box, grid, each, 0.04) for each in grid.tiles}
    faint = join(box_steps(where) for each, where in places.items() if each not in counted)
    below = Point(centre(box).x, box.y + box.height + CAPTION * 0.5)
    return (
        *ink_in(palette, "lattice", faint),
        *join(_draw_counted_tile(places[each], palette, grid.tiles[each]) for each in sorted(counted)),
        *_draw_asking_tile(places[place], palette, grid.tiles[place]),
        *write(palette, text, below, CAPTION_SIZE, face="SourceSans3-SemiBold"),
    )


def _draw_counted_tile(box: Box, palette: Palette, each: Tile) -> Shapes:
    """Draw a tile's sign on a place with an edge; if a sign would be too small, fill the place with its
    colour."""
    sign = draw_sign(box, palette, each, 0.4)
    plain = () if sign else fill_coloured(palette, SIGNS[each.colour], box_steps(box), box, 0.5)
    return (*plain, *ink_in(palette, "hairline", box_steps(box)), *sign)


def _draw_asking_tile(box: Box, palette: Palette, each: Tile) -> Shapes:
    """Draw the tile with the task: its own sign, small, in a ring of gold."""
    middle, radius = centre(box), box.width / 2
    return (
        *fill_and_line(palette, "cell", "marked", box_steps(box), 1.0, 0.4),
        *disc(palette, "well", middle, radius * 0.86),
        *circle(palette, "marked", middle, radius * 0.86, 1.0, 0.3),
        *draw_sign(box, palette, each, 0.26),
    )


MOSAIC_FIGURES = {
    "nova-luna-mosaic": make_figure(
        "A mosaic, its tiles as large as there is room, with tokens on the tasks that are met.",
        draw_mosaic,
        tiles=_TILES,
        met=_MET,
        player=Parameter("text", "alpha", "whose it is"),
    ),
    "nova-luna-met": make_figure(
        "For each task that is met a small picture of the mosaic: its tile, and the tiles that meet it.",
        draw_met_tasks,
        tiles=_TILES,
        met=_MET,
    ),
}
