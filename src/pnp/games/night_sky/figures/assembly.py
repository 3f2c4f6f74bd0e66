"""Small pictures, step by step, of how to put a player's board together."""

from __future__ import annotations

from collections.abc import Callable

from pnp.figures.curves import Steps, arc, dot, find_between, join, line, move, polar_point, segment, spokes
from pnp.figures.figure import Palette, Parameter, Shapes, make_figure
from pnp.figures.marks import disc, fill_and_line, fill_in, ink_in, write
from pnp.games.night_sky.figures import board
from pnp.games.night_sky.figures import disc as sky_disc
from pnp.geometry import Box, Matrix, Point, centre, combine_maps, rotation, scaling, translation
from pnp.hatch import draw_hatch
from pnp.paths import box_steps, polygon_steps
from pnp.scene import Clip, Close, Group, Shape

# Each picture is drawn in a box of this size and scaled to its own.
WIDE, HIGH = 78.0, 42.0
SMALL = 0.2  # how large boards are
LESS, LOW = 0.175, HIGH / 2 + 1  # the scale of boards beside their waste, and the height of their middles
OUT, LOOSE = 1.9, 5.0  # how far notches are moved out (picture), how much smaller a window is (board)
EDGE, INNER = 0.22, 0.16  # the widths of lines on a picture
TURN = -30.0  # of the disc in round I
ABOVE = Box(-300.0, -300.0, board.WIDTH + 600.0, 300.0)  # all above the board
MIDDLES = (19.4, 58.6)  # the middles of the left and the right part


def draw_step(box: Box, palette: Palette, *, step: int) -> Shapes:
    unit = min(box.width / WIDE, box.height / HIGH)
    at = centre(box)
    map_ = Matrix(unit, 0.0, 0.0, unit, at.x - unit * WIDE / 2, at.y - unit * HIGH / 2)
    return (Group(_PICTURES[step - 1](palette, unit), transform=map_),)


def _place_board(shapes: Shapes, x: float, y: float = HIGH / 2, scale: float = SMALL) -> Group:
    """Place shapes drawn in mm of the board, with the board's middle at a point."""
    small = combine_maps(translation(-board.WIDTH / 2, -board.HEIGHT / 2), scaling(scale, scale))
    return Group(shapes, transform=combine_maps(small, translation(x, y)))


def _draw_lines(
    palette: Palette, role: str, steps: Steps, unit: float, width: float = EDGE, scale: float = SMALL
) -> Shapes:
    """Draw lines on a board; `width` is in mm of the picture."""
    return ink_in(sky_disc.scale_pens(palette, unit * scale), role, steps, width=width / scale)


def _draw_piece(palette: Palette, steps: Steps, unit: float, paint: str, scale: float = SMALL) -> Shapes:
    """Draw a piece of cardboard."""
    frame = _draw_lines(palette, "frame", steps, unit, scale=scale)
    return (*_fill_piece(palette, paint, steps), *frame)


def _fill_piece(palette: Palette, paint: str, steps: Steps) -> Shapes:
    """Fill the face of a piece; black ink shows grey parts hatched."""
    whole = Box(0.0, 0.0, board.WIDTH, board.HEIGHT + board.APART)
    colour = palette.colour("line") if (paint, palette.ink) == ("tab", "black") else None
    hatch = colour and draw_hatch(Clip(steps), whole, angle=-45.0, pitch=4.0, width=0.6, colour=colour)
    return (*fill_in(palette, paint, steps, whole), *((hatch,) if hatch else ()))


def _draw_front(palette: Palette, unit: float) -> Shapes:
    """Draw a front: its arrow, the fields at its foot, and its window as a hole that shows what lies
    behind."""
    return (
        *_draw_piece(palette, (*board.outline_layer(), *_outline_window_hole()), unit, "cell"),
        *_draw_furniture(palette, unit),
    )


def _outline_window_hole() -> Steps:
    """Outline the window as a hole: in the opposite direction to the front's outline."""
    meet, left, right = board.find_window_ends()
    return (move(meet), line(right), arc(board.ARCH, left, clockwise=False), Close())


def _draw_furniture(palette: Palette, unit: float) -> Shapes:
    tip = polygon_steps(polar_point(board.SUN, reach, turn) for reach, turn in ((88, -4), (79.5, 0), (88, 4)))
    rounds = join(dot(at, board.ROUND) for at in board.place_rounds(len(sky_disc.NUMERALS)))
    wide, high = board.PILL
    across = (board.PILLS_FROM + wide / 2 + board.PILLS_STEP * k for k in range(len(board.ENDS)))
    pills = join(dot(Point(x, board.PILL_Y), high / 2) for x in across)
    return (
        *fill_in(palette, "mark-line", tip),
        *_draw_lines(palette, "frame", (*rounds, *pills), unit, INNER),
        *fill_in(palette, "mark-line", dot(board.SUN, board.HUB)),
    )


def _draw_map(palette: Palette, unit: float, turn: float = TURN) -> Shapes:
    """Draw the disc in its place on the board, turned."""
    medals = [polar_point(board.SUN, sky_disc.NUMERAL, 30 + 60 * k) for k in range(6)]
    turns = [60 * k + aside for k in range(6) for aside in (-sky_disc.APART, 0.0, sky_disc.APART)]
    fields = join(dot(polar_point(board.SUN, sky_disc.FIELDS, turn), sky_disc.FIELD) for turn in turns)
    drawn = (
        *disc(palette, "total", board.SUN, sky_disc.DISC),
        *_draw_lines(palette, "frame", dot(board.SUN, sky_disc.DISC), unit),
        *_draw_lines(palette, "hairline", dot(board.SUN, sky_disc.RIM_INNER), unit, INNER),
        *_draw_lines(palette, "hairline", spokes(board.SUN, 12, 65, range(-60, 300, 60)), unit, INNER),
        *_draw_lines(palette, "hairline", fields, unit, 0.1),
        *fill_in(palette, "mark-line", join(dot(at, sky_disc.MEDALLION) for at in medals)),
        *fill_in(palette, "mark-line", dot(board.SUN, 5.0)),
    )
    return (Group(drawn, transform=rotation(turn, board.SUN)),)


def _draw_arrow(palette: Palette, start: Point, end: Point, back: float = 2.6) -> Shapes:
    """Draw a straight arrow; its head is `back` mm long."""
    length = ((end.x - start.x) ** 2 + (end.y - start.y) ** 2) ** 0.5
    x, y = (end.x - start.x) / length, (end.y - start.y) / length
    foot = Point(end.x - back * x, end.y - back * y)
    head = (end, Point(foot.x - 1.7 * y, foot.y + 1.7 * x), Point(foot.x + 1.7 * y, foot.y - 1.7 * x))
    return (
        *ink_in(palette, "accent", segment(start, foot), width=0.6),
        *fill_in(palette, "accent", polygon_steps(head)),
    )


def _draw_cutting(palette: Palette, unit: float) -> Shapes:
    """Draw the cuts: the window and two notches out of the front, three notches out of the back."""
    meet, _, end = board.find_window_ends()
    front, back = MIDDLES[0] - 0.6, MIDDLES[1] + 0.6
    waste = _draw_piece(palette, board.outline_window(-LOOSE, board.ARCH - LOOSE), unit, "tab", LESS)
    piece = _draw_piece(palette, board.outline_layer(slot=True), unit, "cell", LESS)
    notch = _draw_piece(palette, board.outline_slot_notch(), unit, "tab", LESS)
    return (
        _place_board((*_draw_front(palette, unit), *waste), front, LOW, LESS),
        _place_board(piece, back, LOW, LESS),
        *_draw_snips(palette, unit, front),
        *_draw_snips(palette, unit, back),
        _place_board(notch, back, LOW - OUT, LESS),
        _draw_knife(palette, _place_on_picture(find_between(meet, end, 0.45), front, LOW, LESS)),
    )


def _draw_snips(palette: Palette, unit: float, x: float) -> Shapes:
    """Draw the waste of two notches beside their board."""
    sides = [(*board.outline_thumb_notches()[side], Close()) for side in (0, 1)]
    left, right = (_draw_piece(palette, steps, unit, "tab", LESS) for steps in sides)
    return (_place_board(left, x - OUT, LOW, LESS), _place_board(right, x + OUT, LOW, LESS))


def _place_on_picture(at: Point, x: float, y: float = HIGH / 2, scale: float = SMALL) -> Point:
    return Point(x + (at.x - board.WIDTH / 2) * scale, y + (at.y - board.HEIGHT / 2) * scale)


def _draw_knife(palette: Palette, at: Point) -> Group:
    """Draw a knife with its point at a place on the cut."""
    blade = polygon_steps((Point(0, 0), Point(1.5, -3.4), Point(1.5, -5.6), Point(-0.5, -5.6)))
    grip = polygon_steps((Point(-0.9, -5.6), Point(1.9, -5.6), Point(1.9, -13.0), Point(-0.9, -13.0)))
    drawn = (
        *fill_and_line(palette, "tab", "frame", blade, width=EDGE),
        *fill_and_line(palette, "mark", "frame", grip, width=EDGE),
    )
    return Group(drawn, transform=combine_maps(rotation(38.0), translation(at.x, at.y)))


def _draw_parting(palette: Palette, unit: float) -> Shapes:
    """Draw disc and spacer, cut apart from one sheet of paper."""
    sheet = (
        *_draw_piece(palette, board.outline_spacer(board.APART), unit, "tab"),
        *_draw_lines(palette, "cut", dot(board.SUN, sky_disc.DISC), unit),
    )
    return (
        _place_board(sheet, MIDDLES[0], HIGH / 2 - board.APART * SMALL / 2),
        _place_board(_draw_map(palette, unit), MIDDLES[1] + 2.5, HIGH / 2),
        *_draw_arrow(palette, Point(31.5, HIGH / 2), Point(42.0, HIGH / 2)),
    )


def _draw_gluing(palette: Palette, unit: float) -> Shapes:
    """Draw the spacer glued on the back: glue goes everywhere but in the disc's room."""
    back = _draw_piece(palette, board.outline_layer(slot=True), unit, "cell")
    spacer = _draw_piece(palette, board.outline_spacer(), unit, "tab")
    spots = ((5.8, 30), (178.2, 30), (12, 150), (172, 150), (92, 176), (48, 172), (136, 172))
    drops = [Point(x, y) for x, y in spots]
    return (
        _place_board(spacer, MIDDLES[0] - 0.6),
        _place_board((*back, *spacer), MIDDLES[1]),
        *join(disc(palette, "mark-line", _place_on_picture(at, MIDDLES[0] - 0.6), 0.6) for at in drops),
        *_draw_arrow(palette, Point(33.2, HIGH / 2), Point(42.4, HIGH / 2)),
    )


def _draw_stack(palette: Palette, unit: float) -> Shapes:
    """Draw the three layers one above the other: back, spacer, front; the upper edge stays open."""
    layers = (
        (board.outline_layer(slot=True), "cell", 34.4),
        (board.outline_spacer(), "tab", 21.0),
        ((*board.outline_layer(), *_outline_window_hole()), "cell", 7.6),
    )
    lean = Matrix(0.3, 0.0, -0.11, 0.068, 0.0, 0.0)
    leaning = combine_maps(translation(-board.WIDTH / 2, -board.HEIGHT / 2), lean)
    pens = sky_disc.scale_pens(palette, unit * SMALL)
    drawn: list[Shape] = []
    for steps, paint, y in layers:
        piece = (*_fill_piece(palette, paint, steps), *ink_in(pens, "frame", steps, width=EDGE / 0.16))
        drawn.append(Group(piece, transform=combine_maps(leaning, translation(WIDE / 2, y))))
    ways = [(x, y) for y in (13.0, 25.0) for x in (5.4, WIDE - 5.4)]
    arrows = join(_draw_arrow(palette, Point(x, y - 2.5), Point(x, y + 4.5)) for x, y in ways)
    return (*drawn, *arrows)


def _draw_sliding(palette: Palette, unit: float) -> Shapes:
    """Draw the disc on its way into the slot, which is the whole upper edge."""
    x, y, down = WIDE / 2, HIGH - 15.0, 105.0
    scale = 0.15
    visible_map = Group(_draw_map(palette, unit), transform=translation(0.0, -down))
    below = Group((visible_map,), clip=Clip((*box_steps(ABOVE), *board.outline_window())))
    whole = (
        *_draw_front(palette, unit),
        below,
        *_draw_lines(palette, "frame", board.outline_window(), unit, scale=scale),
    )
    return (
        _place_board(whole, x, y, scale),
        *_draw_arrow(palette, Point(x - 18.5, 3.0), Point(x - 18.5, 14.0)),
        *_draw_arrow(palette, Point(x + 18.5, 3.0), Point(x + 18.5, 14.0)),
    )


def _draw_turning(palette: Palette, unit: float) -> Shapes:
    """Draw the disc turning clockwise from round to round, arrow to arrow."""
    visible_map = Group(_draw_map(palette, unit), clip=Clip(board.outline_window()))
    notches = join((*steps, Close()) for steps in board.outline_thumb_notches())
    notched = Group(_draw_map(palette, unit), clip=Clip(notches))
    whole = (
        notched,
        *_draw_front(palette, unit),
        visible_map,
        *_draw_lines(palette, "frame", board.outline_window(), unit),
    )
    ends = (polar_point(board.SUN, 104.0, turn) for turn in (-38, 34))
    start, end = (_place_on_picture(at, WIDE / 2, HIGH / 2 + 2) for at in ends)
    bow = (move(start), arc(104.0 * SMALL, end, clockwise=True))
    head = polygon_steps(Point(end.x + x, end.y + y) for x, y in ((2.2, 1.7), (-1.2, 1.2), (0.9, -1.6)))
    return (
        _place_board(whole, WIDE / 2, HIGH / 2 + 2),
        *ink_in(palette, "accent", bow, width=0.6),
        *fill_in(palette, "accent", head),
        *write(palette, "I", Point(WIDE / 2 - 27, 13.0), 13.0),
        *_draw_arrow(palette, Point(WIDE / 2 - 27, 17.5), Point(WIDE / 2 - 27, 24.0)),
        *write(palette, "II", Point(WIDE / 2 - 27, 29.0), 13.0),
    )


_PICTURES: tuple[Callable[[Palette, float], Shapes], ...] = (
    _draw_cutting,
    _draw_parting,
    _draw_gluing,
    _draw_stack,
    _draw_sliding,
    _draw_turning,
)


ASSEMBLY_FIGURES = {
    "night-sky-assembly": make_figure(
        "A step of making a board: 1 cut front and back, 2 part disc and spacer, 3 glue the spacer on "
        "the back, 4 glue the front on it, 5 slide the disc in, 6 turn it from arrow to arrow.",
        draw_step,
        step=Parameter("whole", about="which one, from 1 to 6", least=1, most=len(_PICTURES)),
    )
}
