"""A tile: a band in its colour, a moon lit by its time, its tasks, and tokens on those that are met."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.figures.figure import LEAST_SIDE, FigureError, Parameter, figure
from pnp.figures.marks import LABEL, filled, written
from pnp.figures.points import about, dot, joined
from pnp.figures.ring import half_side
from pnp.games.nova_luna.figures.ground import SMALL, ground
from pnp.games.nova_luna.figures.phase import SIDE, phase
from pnp.games.nova_luna.figures.tasks import LEAST_LETTER, task_disc, time_disc
from pnp.games.nova_luna.figures.tokens import token
from pnp.games.nova_luna.figures.tones import TILES, coloured
from pnp.games.nova_luna.shown import SIGNS, dots
from pnp.games.nova_luna.tiles import no_code, tile
from pnp.geometry import Point, centre
from pnp.outlines import box_steps

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pnp.figures.figure import Figure
    from pnp.figures.palette import Palette
    from pnp.games.nova_luna.tiles import Tile
    from pnp.geometry import Box
    from pnp.scene import Shape

# Lengths in mm on a tile whose side is SIDE.
CORNER, IN = 6.3, 9.9  # the radius of a corner's disc, and how far in its middle is from both edges
TOKEN = 6.5  # the radius of a token, which covers a corner's disc
NAME = (7.5, 6.5)  # how far down the id stands, and its size in pt
# A tile that is too small for a moon has larger corners, and its colour's sign in the middle.
SMALL_CORNER, SMALL_IN, SMALL_SIGN = 9.2, 13.0, 5.2
TINY = 6.5  # mm across: a tile that is smaller shows its colour, and how many tokens it bears
COLOUR = Parameter("text", None, "its colour", among=tuple(SIGNS.values()))


def figures(_: object) -> dict[str, Figure]:
    return {
        "nova-luna-ground": figure(
            "What lies behind on a tile: the band in its colour, and hairlines between its corners.",
            ground,
            reach=3.3,
            colour=COLOUR,
            bleed=Parameter("number", 0, "how far the band goes on beyond the box, in mm", 0, 3),
            backdrop=True,
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
        wrong = f"{code[:40]} has no task {beyond:g}"
        raise FigureError(wrong, "tasks count from 0", "met")
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
    if box.width < TINY:
        return _tiny(box, palette, laid, met)
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


def _tiny(box: Box, palette: Palette, laid: Tile, met: Sequence[int]) -> tuple[Shape, ...]:
    unit = half_side(box) * 2 / SIDE
    places = _places(box, unit, small=True)
    tokens = joined(dot(places[number + 1], 0.7 * SMALL_CORNER * unit) for number in met)
    return (
        *coloured(palette, SIGNS[laid.colour], box_steps(box), box, 0.7),
        *signed(box, palette, laid, 0.2),
        *filled(palette, "on-mark", tokens),
    )


def signed(box: Box, palette: Palette, laid: Tile, share: float) -> tuple[Shape, ...]:
    """The sign of a tile's colour, its radius a share of the box; where it could not be seen, none."""
    radius = share * box.width
    if 2 * radius < LEAST_SIDE:
        return ()
    where, letter = about(centre(box), radius), radius > LEAST_LETTER
    return palette.figure("sign", where, set=TILES, of=SIGNS[laid.colour], letter=letter)


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
        wrong = f"there are {len(tasks)} tasks"
        raise FigureError(wrong, "a tile has room for 3", "tasks")
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
