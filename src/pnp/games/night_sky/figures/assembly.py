"""How a player's board is put together, as small pictures, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.figures.figure import Parameter, figure
from pnp.figures.marks import disc, filled, inked, written
from pnp.figures.points import about, arc, between, dot, joined, line, move, polar, segment
from pnp.games.night_sky.figures import plan
from pnp.games.night_sky.figures.board import (
    ENDS,
    HUB,
    PILL,
    PILL_Y,
    PILLS_FROM,
    PILLS_STEP,
    ROUND,
    round_places,
)
from pnp.games.night_sky.figures.rim import APART, FIELD, FIELDS, MEDAL, NUMERAL, NUMERALS
from pnp.games.night_sky.figures.rim import INNER as BAND
from pnp.games.night_sky.figures.sky import DISC, lined
from pnp.geometry import Box, Matrix, Point, centre, combined, rotation, scaling, translation
from pnp.hatch import hatched
from pnp.outlines import polygon_steps
from pnp.scene import Clip, Close, Group

if TYPE_CHECKING:
    from collections.abc import Callable

    from pnp.figures.figure import Figure
    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.games.night_sky.board import Sky
    from pnp.scene import Shape

# All pictures are drawn in a box of this size, and made as large as theirs.
WIDE, HIGH = 78.0, 42.0
SMALL = 0.2  # how large boards are
LESS, LOW = 0.175, HIGH / 2 + 1  # how large they are beside what is cut out of them, and their middle
OUT, LOOSE = 1.9, 5.0  # how far notches are moved out (on the picture), how much less a window (of the board)
EDGE, INNER = 0.22, 0.16  # the widths of lines on a picture
TURN = -30.0  # of the disc in round I
PLACE = (19.4, 58.6)  # the middles of what stands at the left and at the right
Shapes = tuple["Shape", ...]


def figures(_: Sky | None) -> dict[str, Figure]:
    return {
        "night-sky-assembly": figure(
            "A step of making a board: 1 cut front and back, 2 part disc and spacer, 3 glue the spacer on "
            "the back, 4 glue the front on it, 5 slide the disc in, 6 turn it from arrow to arrow.",
            assembly,
            step=Parameter("whole", about="which one, from 1 to 6", least=1, most=len(_STEPS)),
        )
    }


def assembly(box: Box, palette: Palette, *, step: int) -> Shapes:
    unit = min(box.width / WIDE, box.height / HIGH)
    at = centre(box)
    map_ = Matrix(unit, 0.0, 0.0, unit, at.x - unit * WIDE / 2, at.y - unit * HIGH / 2)
    return (Group(_STEPS[step - 1](palette, unit), transform=map_),)


def _laid(shapes: Shapes, x: float, y: float = HIGH / 2, scale: float = SMALL) -> Group:
    """What is drawn in mm of the board, with the board's middle at a place."""
    middle = translation(-plan.WIDTH / 2, -plan.HEIGHT / 2)
    return Group(shapes, transform=combined(combined(middle, scaling(scale, scale)), translation(x, y)))


def _cut_out(palette: Palette, steps: Steps, unit: float, paint: str, scale: float = SMALL) -> Shapes:
    """A piece of card."""
    return (
        *_face(palette, paint, steps),
        *lined(palette, "frame", steps, unit * scale, EDGE / scale),
    )


def _face(palette: Palette, paint: str, steps: Steps) -> Shapes:
    """The face of a piece; what is grey in colour is hatched in black."""
    whole = Box(0.0, 0.0, plan.WIDTH, plan.HEIGHT + plan.APART)
    colour = palette.colour("line") if (paint, palette.ink) == ("tab", "black") else None
    hatch = colour and hatched(Clip(steps), whole, angle=-45.0, pitch=4.0, width=0.6, colour=colour)
    return (*filled(palette, paint, steps, whole), *((hatch,) if hatch else ()))


def _front(palette: Palette, unit: float) -> Shapes:
    """A front: its arrow, the fields at its foot, and its window, through which is seen what lies behind."""
    return (
        *_cut_out(palette, (*plan.outline(), *_backwards()), unit, "cell"),
        *_furnished(palette, unit),
    )


def _backwards() -> Steps:
    """The window as a hole: it runs the other way round."""
    meet, left, right = plan.ends()
    return (move(meet), line(right), arc(plan.ARCH, left, clockwise=False), Close())


def _furnished(palette: Palette, unit: float) -> Shapes:
    tip = polygon_steps(polar(plan.SUN, reach, turn) for reach, turn in ((88, -4), (79.5, 0), (88, 4)))
    rounds = joined(dot(at, ROUND) for at in round_places(len(NUMERALS)))
    wide, high = PILL
    pills = joined(
        dot(Point(PILLS_FROM + wide / 2 + PILLS_STEP * k, PILL_Y), high / 2) for k in range(len(ENDS))
    )
    return (
        *filled(palette, "mark-line", tip),
        *lined(palette, "frame", (*rounds, *pills), unit * SMALL, INNER / SMALL),
        *filled(palette, "mark-line", dot(plan.SUN, HUB)),
    )


def _map(palette: Palette, unit: float, turn: float = TURN) -> Shapes:
    """The disc in its place on the board, turned."""
    rays = tuple(
        step
        for k in range(6)
        for step in segment(polar(plan.SUN, 12, 60 * k - 60), polar(plan.SUN, 65, 60 * k - 60))
    )
    medals = [polar(plan.SUN, NUMERAL, 30 + 60 * k) for k in range(6)]
    fields = [polar(plan.SUN, FIELDS, 60 * k + aside) for k in range(6) for aside in (-APART, 0.0, APART)]
    drawn = (
        *filled(palette, "total", plan.disc(DISC), about(plan.SUN, DISC)),
        *lined(palette, "frame", plan.disc(DISC), unit * SMALL, EDGE / SMALL),
        *lined(palette, "hairline", plan.disc(BAND), unit * SMALL, INNER / SMALL),
        *lined(palette, "hairline", rays, unit * SMALL, INNER / SMALL),
        *lined(palette, "hairline", joined(dot(at, FIELD) for at in fields), unit * SMALL, 0.5),
        *filled(palette, "mark-line", joined(dot(at, MEDAL) for at in medals)),
        *filled(palette, "mark-line", dot(plan.SUN, 5.0)),
    )
    return (Group(drawn, transform=rotation(turn, plan.SUN)),)


def _way(palette: Palette, *places: Point, back: float = 2.6) -> Shapes:
    """A straight way with a head at its end."""
    start, end = places
    length = ((end.x - start.x) ** 2 + (end.y - start.y) ** 2) ** 0.5
    x, y = (end.x - start.x) / length, (end.y - start.y) / length
    foot = Point(end.x - back * x, end.y - back * y)
    head = (end, Point(foot.x - 1.7 * y, foot.y + 1.7 * x), Point(foot.x + 1.7 * y, foot.y - 1.7 * x))
    return (
        *inked(palette, "accent", segment(start, foot), width=0.6),
        *filled(palette, "accent", polygon_steps(head)),
    )


def _cut_front(palette: Palette, unit: float) -> Shapes:
    """The window and two notches are cut out of the front; of the back three notches, and no window."""
    meet, _, end = plan.ends()
    front, back = PLACE[0] - 0.6, PLACE[1] + 0.6
    waste = _cut_out(palette, plan.window(-LOOSE, plan.ARCH - LOOSE), unit, "tab", LESS)
    return (
        _laid((*_front(palette, unit), *waste), front, LOW, LESS),
        _laid(_cut_out(palette, plan.outline(slot=True), unit, "cell", LESS), back, LOW, LESS),
        *_snips(palette, unit, front),
        *_snips(palette, unit, back),
        _laid(_cut_out(palette, plan.thumb_notch(), unit, "tab", LESS), back, LOW - OUT, LESS),
        _knife(palette, _on_picture(between(meet, end, 0.45), front, LOW, LESS)),
    )


def _snips(palette: Palette, unit: float, x: float) -> Shapes:
    """The waste of two notches beside their board."""
    sides = [(*plan.notch_arcs()[side], Close()) for side in (0, 1)]
    left, right = (_cut_out(palette, steps, unit, "tab", LESS) for steps in sides)
    return (_laid(left, x - OUT, LOW, LESS), _laid(right, x + OUT, LOW, LESS))


def _on_picture(at: Point, x: float, y: float = HIGH / 2, scale: float = SMALL) -> Point:
    return Point(x + (at.x - plan.WIDTH / 2) * scale, y + (at.y - plan.HEIGHT / 2) * scale)


def _knife(palette: Palette, at: Point) -> Group:
    """A knife whose point is at a place on the cut."""
    blade = polygon_steps((Point(0, 0), Point(1.5, -3.4), Point(1.5, -5.6), Point(-0.5, -5.6)))
    grip = polygon_steps((Point(-0.9, -5.6), Point(1.9, -5.6), Point(1.9, -13.0), Point(-0.9, -13.0)))
    drawn = (
        *filled(palette, "tab", blade),
        *inked(palette, "frame", blade, width=EDGE),
        *filled(palette, "mark", grip),
        *inked(palette, "frame", grip, width=EDGE),
    )
    return Group(drawn, transform=combined(rotation(38.0), translation(at.x, at.y)))


def _part_disc(palette: Palette, unit: float) -> Shapes:
    """Disc and spacer come out of one sheet."""
    sheet = (
        *_cut_out(palette, plan.spacer(plan.APART), unit, "tab"),
        *lined(palette, "cut", plan.disc(DISC), unit * SMALL, EDGE / SMALL),
    )
    return (
        _laid(sheet, PLACE[0], HIGH / 2 - plan.APART * SMALL / 2),
        _laid(_map(palette, unit), PLACE[1] + 2.5, HIGH / 2),
        *_way(palette, Point(31.5, HIGH / 2), Point(42.0, HIGH / 2)),
    )


def _glue_spacer(palette: Palette, unit: float) -> Shapes:
    """The spacer on the back: glue everywhere but in the room of the disc."""
    back = _cut_out(palette, plan.outline(slot=True), unit, "cell")
    spacer = _cut_out(palette, plan.spacer(), unit, "tab")
    spots = ((5.8, 30), (178.2, 30), (12, 150), (172, 150), (92, 176), (48, 172), (136, 172))
    drops = [Point(x, y) for x, y in spots]
    return (
        _laid(spacer, PLACE[0] - 0.6),
        _laid((*back, *spacer), PLACE[1]),
        *(
            shape
            for at in drops
            for shape in disc(palette, "mark-line", _on_picture(at, PLACE[0] - 0.6), 0.6)
        ),
        *_way(palette, Point(33.2, HIGH / 2), Point(42.4, HIGH / 2)),
    )


def _stack(palette: Palette, unit: float) -> Shapes:
    """Three layers above each other: back, spacer, front; the upper edge stays open."""
    layers = (
        (plan.outline(slot=True), "cell", 34.4),
        (plan.spacer(), "tab", 21.0),
        ((*plan.outline(), *_backwards()), "cell", 7.6),
    )
    lean = Matrix(0.3, 0.0, -0.11, 0.068, 0.0, 0.0)
    drawn: list[Shape] = []
    for steps, paint, y in layers:
        piece = _leaning(palette, steps, unit, paint)
        place = combined(translation(-plan.WIDTH / 2, -plan.HEIGHT / 2), lean)
        drawn.append(Group(piece, transform=combined(place, translation(WIDE / 2, y))))
    ways = [(x, y) for y in (13.0, 25.0) for x in (5.4, WIDE - 5.4)]
    arrows = (shape for x, y in ways for shape in _way(palette, Point(x, y - 2.5), Point(x, y + 4.5)))
    return (*drawn, *arrows)


def _leaning(palette: Palette, steps: Steps, unit: float, paint: str) -> Shapes:
    return (*_face(palette, paint, steps), *lined(palette, "frame", steps, unit * SMALL, EDGE / 0.16))


def _slide_in(palette: Palette, unit: float) -> Shapes:
    """The disc on its way into the slot, which is the whole upper edge."""
    x, y, down = WIDE / 2, HIGH - 15.0, 105.0
    scale = 0.15
    seen = Group(_map(palette, unit), transform=translation(0.0, -down))
    below = Group((seen,), clip=Clip((*_upper(), *plan.window())))
    board = (
        *_front(palette, unit),
        below,
        *lined(palette, "frame", plan.window(), unit * scale, EDGE / scale),
    )
    return (
        _laid(board, x, y, scale),
        *_way(palette, Point(x - 18.5, 3.0), Point(x - 18.5, 14.0)),
        *_way(palette, Point(x + 18.5, 3.0), Point(x + 18.5, 14.0)),
    )


def _upper() -> Steps:
    """All above the board."""
    far = 300.0
    return polygon_steps(
        (Point(-far, -far), Point(plan.WIDTH + far, -far), Point(plan.WIDTH + far, 0.0), Point(-far, 0.0))
    )


def _turn(palette: Palette, unit: float) -> Shapes:
    """Round by round the disc turns clockwise, arrow to arrow."""
    seen = Group(_map(palette, unit), clip=Clip(plan.window()))
    notched = Group(_map(palette, unit), clip=Clip((*(s for n in plan.notch_arcs() for s in (*n, Close())),)))
    board = (
        notched,
        *_front(palette, unit),
        seen,
        *lined(palette, "frame", plan.window(), unit * SMALL, EDGE / SMALL),
    )
    start, end = polar(plan.SUN, 104.0, -38), polar(plan.SUN, 104.0, 34)
    one, other = _on_picture(start, WIDE / 2, HIGH / 2 + 2), _on_picture(end, WIDE / 2, HIGH / 2 + 2)
    bow = (move(one), arc(104.0 * SMALL, other, clockwise=True))
    head = polygon_steps(Point(other.x + x, other.y + y) for x, y in ((2.2, 1.7), (-1.2, 1.2), (0.9, -1.6)))
    return (
        _laid(board, WIDE / 2, HIGH / 2 + 2),
        *inked(palette, "accent", bow, width=0.6),
        *filled(palette, "accent", head),
        *written(palette, "I", Point(WIDE / 2 - 27, 13.0), 13.0),
        *_way(palette, Point(WIDE / 2 - 27, 17.5), Point(WIDE / 2 - 27, 24.0)),
        *written(palette, "II", Point(WIDE / 2 - 27, 29.0), 13.0),
    )


_STEPS: tuple[Callable[[Palette, float], Shapes], ...] = (
    _cut_front,
    _part_disc,
    _glue_spacer,
    _stack,
    _slide_in,
    _turn,
)
