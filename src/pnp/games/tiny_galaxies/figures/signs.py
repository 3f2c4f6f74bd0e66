"""The signs of an action or of a rogue's attack in a row: resources, ships, dice, arrows and numbers; and
the action die, whose faces bear them."""

from __future__ import annotations

import math

from pnp.figures.curves import Steps, bow, box_of, curved_star, dot, join, oval, polar_point, segment, ticks
from pnp.figures.figure import FigureError, Palette, Parameter, Shapes, make_figure
from pnp.figures.marks import DISPLAY, LABEL, circle, fill_in, ink_in, rimmed_disc, write
from pnp.figures.nets import CUBE, draw_cuts, draw_folds, draw_tabs, place_net, strips_beyond
from pnp.games.tiny_galaxies.fields import PAID
from pnp.geometry import Box, Matrix, Point, centre, middle_of
from pnp.paths import box_steps, polygon_steps
from pnp.scene import Placed
from pnp.text import Style, width

# Lengths in mm in a box 5.2 high.
HIGH = 5.2
ICON, RADIUS = 5.2, 2.1  # the room of an icon; its radius
VALUE, AIR = 11.0, 0.8  # pt; and beside a number
ROOM = {"to": 4.4, "or": 2.8, "and": 3.4, "back": 4.4, "less": 3.4, "use": 5.2}
SIGNS = ("energy", "culture", "diplomacy", "economy")
ICONS = {
    "ship": "ship",
    "colony": "colony",
    "die": "die",
    "planet": "planet",
    "orbit": "orbit",
    "home": "galaxy",
    "rival": "flag",
    "empire": "crown",
    "end": "hourglass",
}
AGAIN = "again"
TURNS = {"to": 90.0, "back": 270.0, "less": 180.0}  # degrees: of arrows


def draw_resource(palette: Palette, name: str, box: Box) -> Shapes:
    """Draw a resource or the symbol of a track; its icon is its shape, so it bears no letter."""
    return palette.figure("sign", box, set="resources", of=name, letter=False)


def draw_icon(palette: Palette, name: str, box: Box) -> Shapes:
    at, radius = centre(box), box.width / 2
    return (Placed(palette.icon(name), Matrix(radius, 0.0, 0.0, radius, at.x, at.y), recurs=True),)


def draw_action(box: Box, palette: Palette, *, signs: tuple[str, ...], lines: bool) -> Shapes:
    """Draw the signs side by side in the middle, and hairlines that run out from them."""
    unit, middle = box.height / HIGH, centre(box)
    rooms = [_measure_room(sign) * unit for sign in signs]
    taken = math.fsum(rooms)
    if taken > box.width:
        wrong = f"the signs are {taken - box.width:.1f} mm too wide"
        raise FigureError(wrong, "write fewer, or give them more room", "signs")
    shapes: Shapes = _draw_hairlines(box, palette, taken / 2 + 1.6 * unit, unit) if lines else ()
    left = middle.x - taken / 2
    for sign, room in zip(signs, rooms, strict=True):
        shapes += _draw_sign(palette, sign, Point(left + room / 2, middle.y), unit)
        left += room
    return shapes


def _measure_room(sign: str) -> float:
    """Return the width of a sign, with the air around it."""
    if sign in SIGNS or sign in ICONS or sign == AGAIN:
        return ICON
    return ROOM.get(sign) or width(sign, Style(DISPLAY, VALUE, kerned=True)) + AIR


def _draw_sign(palette: Palette, sign: str, at: Point, unit: float) -> Shapes:
    box = box_of(at, RADIUS * unit)
    if sign in SIGNS:
        return draw_resource(palette, sign, box)
    if sign in ICONS:
        return draw_icon(palette, ICONS[sign], box)
    match sign:
        case "to" | "back" | "less":
            return _draw_arrow(palette, at, unit, TURNS[sign])
        case "use":
            return _draw_use(palette, at, unit)
        case "or":
            x, y = 0.5 * unit, 1.6 * unit
            return ink_in(palette, "sign-line", segment(Point(at.x + x, at.y - y), Point(at.x - x, at.y + y)))
        case "and":
            return fill_in(palette, "text", dot(at, 0.32 * unit))
        case "again":
            return _draw_again(palette, at, unit)
        case _:
            return write(palette, sign, at, VALUE * unit)


def _draw_arrow(palette: Palette, at: Point, unit: float, turn: float) -> Shapes:
    """Draw an arrow: right for `to` or `for`, left for steps back, down for cheaper."""
    neck = polar_point(at, 0.4 * unit, turn)
    sides = (polar_point(neck, 0.75 * unit, turn + side) for side in (-90, 90))
    shaft = segment(polar_point(at, 1.5 * unit, turn + 180), polar_point(at, 0.6 * unit, turn))
    tip = polygon_steps((polar_point(at, 1.6 * unit, turn), *sides))
    return (*ink_in(palette, "sign-line", shaft), *fill_in(palette, "text", tip))


def _draw_use(palette: Palette, at: Point, unit: float) -> Shapes:
    """Draw a triangle in a circle, the sign for use."""
    tip = polygon_steps(polar_point(at, 1.0 * unit, turn) for turn in (90.0, 210.0, 330.0))
    return (*ink_in(palette, "sign-line", oval(at, 1.75 * unit, 1.75 * unit)), *fill_in(palette, "text", tip))


def _draw_again(palette: Palette, at: Point, unit: float) -> Shapes:
    """Draw two arrows that chase each other around a circle."""
    radius = 1.5 * unit
    bows = join(bow(at, radius, turn, turn + 118) for turn in (20.0, 200.0))
    tips = join(_outline_tip(at, radius, turn + 118, unit) for turn in (20.0, 200.0))
    return (*ink_in(palette, "sign-line", bows), *fill_in(palette, "text", tips))


def _outline_tip(at: Point, radius: float, turn: float, unit: float) -> Steps:
    places = ((radius, turn + 42), (radius + 0.75 * unit, turn), (radius - 0.75 * unit, turn))
    return polygon_steps(polar_point(at, *place) for place in places)


def _draw_hairlines(box: Box, palette: Palette, near: float, unit: float) -> Shapes:
    """Draw hairlines from the signs to both sides, each with a star at its inner end."""
    at = centre(box)
    if box.width / 2 - near < 2 * unit:
        return ()
    starts, ends = ([Point(at.x + side * away, at.y) for side in (-1, 1)] for away in (near, box.width / 2))
    hairlines = join(segment(*pair) for pair in zip(starts, ends, strict=True))
    stars = join(curved_star(start, 4, 0.6 * unit, 0.1) for start in starts)
    return (*ink_in(palette, "rule", hairlines, unit), *fill_in(palette, "line", stars))


MOST_AMOUNT = 9
# The signs before the number, the number's sign, and the signs after it; the flag is the rogue galaxy.
EITHER = ("energy", "or", "culture")
ATTACKS: dict[str, tuple[tuple[str, ...], str, tuple[str, ...]]] = {
    "lose-energy": (("energy",), PAID, ()),
    "lose-culture": (("culture",), PAID, ()),
    "lose-any": (EITHER, PAID, ()),
    "steal-energy": (("energy",), PAID, ("to", "rival")),
    "steal-culture": (("culture",), PAID, ("to", "rival")),
    "steal-any": (EITHER, PAID, ("to", "rival")),
    "back-first": (("ship", "back"), "", ()),
    "back-all": (("ship", "ship", "back"), "", ()),
    "push-all": (("rival", "ship", "ship"), "+", ()),
    "gain-energy": (("rival", "energy"), "+", ()),
}


def draw_attack(box: Box, palette: Palette, *, of: str, amount: int) -> Shapes:
    before, sign, after = ATTACKS[of]
    return draw_action(box, palette, signs=(*before, f"{sign}{amount}", *after), lines=False)


_KNOWN = ", ".join((*SIGNS, *ICONS, *ROOM, AGAIN))
ACTION_FIGURES = {
    "tiny-galaxies-action": make_figure(
        "The signs of an action in a row, between two hairlines.",
        draw_action,
        signs=Parameter("texts", None, f"{_KNOWN}; all else is a number or a word"),
        lines=Parameter("truth", True, "whether hairlines run out from the row"),
    )
}

ATTACK_FIGURES = {
    "tiny-galaxies-attack": make_figure(
        "An attack of a rogue galaxy in signs: what is lost or goes back; by its flag, what it wins.",
        draw_attack,
        of=Parameter("text", None, "which attack", among=tuple(ATTACKS)),
        amount=Parameter("whole", 1, "how much", 1, MOST_AMOUNT),
    )
}


SIDE = 16.0  # mm; the lengths below are for this one
DEPTH, BEVEL = 4.2, 3.4
DISC, FACE_ICON = 0.385, 0.7  # radii: the disc's as a share of the side, the icon's as a share of the disc's
CORNER, STAR = 0.42, 0.045  # how far a star stands from the middle; its radius
RIM, TICKS = 0.7, 24
GLUE = 5.5  # pt
GROUND = "mix(centre, edge, 50%)"
FACES = ("ship", "energy", "culture", "diplomacy", "economy", "colony")
NET = {  # opposite are ship and colony, energy and culture, diplomacy and economy
    "front": "diplomacy",
    "top": "ship",
    "bottom": "colony",
    "left": "energy",
    "right": "culture",
    "back": "economy",
}


def draw_die(box: Box, palette: Palette, *, side: float, glue: str) -> Shapes:
    unit = side / SIDE
    net, size = place_net(box, CUBE, side, (DEPTH * unit, BEVEL * unit), "side")

    def write_glue(_: str, at: Point) -> Shapes:
        return write(palette, glue, at, GLUE * unit, "glue", LABEL)

    ground = (*strips_beyond(net), *join(map(polygon_steps, net.faces.values())))
    middles = {name: middle_of(corners) for name, corners in net.faces.items()}
    return (
        *fill_in(palette, GROUND, ground, size),
        *draw_tabs(net, palette, write_glue),
        *join(_draw_face_sign(box_of(at, side / 2), palette, NET[name]) for name, at in middles.items()),
        *draw_folds(net, palette),
        *draw_cuts(net, palette),
    )


def draw_face(box: Box, palette: Palette, *, of: str, ground: bool) -> Shapes:
    square = box_of(centre(box), min(box.width, box.height) / 2)
    below = fill_in(palette, GROUND, box_steps(square)) if ground else ()
    return (*below, *_draw_face_sign(square, palette, of))


def _draw_face_sign(square: Box, palette: Palette, name: str) -> Shapes:
    """Draw a disc with a graduated rim and the icon in it, and a star in each corner."""
    at, side = centre(square), square.width
    radius, unit = side * DISC, side / SIDE
    places = (Point(at.x + x * CORNER * side, at.y + y * CORNER * side) for x in (-1, 1) for y in (-1, 1))
    stars = join(curved_star(place, 4, STAR * side, 0.12) for place in places)
    return (
        *rimmed_disc(palette, "cell", "medallion", at, radius, unit),
        *circle(palette, "ring-outer", at, radius + RIM * unit, unit),
        *ink_in(palette, "tick-short", ticks(at, radius, TICKS, RIM * unit), unit),
        *fill_in(palette, "line", stars),
        *(draw_resource if name in SIGNS else draw_icon)(palette, name, box_of(at, radius * FACE_ICON)),
    )


DIE_FIGURES = {
    "tiny-galaxies-die": make_figure(
        "The net of the action die: a cross of six faces, tabs, folds and cuts.",
        draw_die,
        side=Parameter("number", SIDE, "how long its edges are, in mm", 5, 60),
        glue=Parameter("text", "", "what stands on a tab"),
    ),
    "tiny-galaxies-face": make_figure(
        "One face of the action die.",
        draw_face,
        of=Parameter("text", None, "which face", among=FACES),
        ground=Parameter("truth", True, "whether it has a ground of its own"),
    ),
}
