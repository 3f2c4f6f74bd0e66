"""Figures for cards: the frame, the atlas net, the disc in the corner, a constellation with its letters, and
the great star of a start card."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from msgspec import Struct

from pnp.figures import Figure, FigureError, Palette, Parameter, Shapes, curves, make_figure
from pnp.figures.globes import Globe, meridian
from pnp.figures.instruments import draw_back_ring, find_scale
from pnp.figures.marks import DISPLAY, circle, disc, fill_and_line, fill_in, ink_in, rimmed_disc, write
from pnp.games.night_sky.cards import Sky
from pnp.games.night_sky.figures.disc import STEP as MAP_STEP
from pnp.games.night_sky.figures.disc import place_map
from pnp.games.night_sky.lattice import Place, place_on_paper, turn_place
from pnp.geometry import ORIGIN, Box, Point, centre, distance, grow_box, half_side, move_point, rotation
from pnp.paths import polygon_steps
from pnp.scene import Colour, Group, Path, Stroke, Text
from pnp.text import Style, place_runs, width

# Lengths in mm for a ring of 22.6.
RING, RIM = 22.6, 0.8  # the rim is graduated
# The radii of signs that look equally large.
SIGNS = {"dwarf": 12.6, "giant": 9.2, "pulsar": 9.2, "binary": 9.2}
GLOBES = {"dwarf": (0.0, 0.0, 0.5), "giant": (0.0, 0.0, 0.68), "binary": (-0.42, 0.1, 0.5)}  # x, y, r: shares
MERIDIANS = 8
ENGRAVED = 0.12  # the width of its meridians
DEEPER, DEEP = 0.34, (5, 8, 26)  # the share of the night's dark in an engraved tone, and that dark
START_LETTER, START_LETTER_AWAY, LETTER_TURN, START_FACE = 7.0, 10.1, 135.0, "SourceSans3-Bold"
# Lengths in mm for the ring of a back, which shows the map in small.
START_STEP = 3.45
VANE = ((0.75, 0.433), (6.05, 0.0), (2.6, 0.95))  # in steps: where two vanes meet, the tip, the widest place
OFF_VANE = 2.5  # the least distance of stars from the vanes' middles


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
    scaled = ((count, foot * unit, tip * unit, half, turn) for count, foot, tip, half, turn in lengths)
    wedges = curves.join(curves.rays(middle, *each) for each in scaled)
    radius = SIGNS[kind] * unit
    at = curves.polar_point(middle, START_LETTER_AWAY * unit, LETTER_TURN)
    body = palette.figure("sign", curves.box_of(middle, radius), set="night-sky", of=kind, letter=False)
    return (
        *circle(palette, "ring", middle, RING * unit, unit),
        *circle(palette, "ring-outer", middle, (RING - RIM) * unit, unit),
        *ink_in(palette, "tick-short", curves.ticks(middle, (RING - RIM) * unit, 72, RIM * unit), unit),
        *curves.join(circle(palette, "orbit", middle, reach * unit, unit) for reach in (20.2, 16.2)),
        *fill_in(palette, "unlit", wedges),
        *rimmed_disc(palette, "well", "medallion", middle, 12.6 * unit, unit),
        *circle(palette, "inner-frame", middle, 11.8 * unit, unit),
        *body,
        *_engrave_star(kind, middle, radius, _deepen_tone(kind, body, palette)),
        *write(palette, letter, at, START_LETTER * unit, face=START_FACE),
    )


def _deepen_tone(kind: str, body: Shapes, palette: Palette) -> Colour | None:
    """Return a deeper tone of the star's colour; in black ink, the tone that shows on its body."""
    if palette.ink == "black":
        return palette.colour("text" if kind == "giant" else "well")
    inner = curves.join(sign.shapes for sign in body if isinstance(sign, Group))
    fills = (shape.fill for shape in inner if isinstance(shape, Path))
    own = next((fill for fill in fills if isinstance(fill, Colour)), None)
    parts = zip((own.red, own.green, own.blue), DEEP, strict=True) if own else ()
    return own and Colour(*(round(part + (dark - part) * DEEPER) for part, dark in parts))


def _engrave_star(kind: str, middle: Point, radius: float, tone: Colour | None) -> Shapes:
    """Draw meridians on the body of a star."""
    if kind not in GLOBES or tone is None:
        return ()
    across, down, share = GLOBES[kind]
    globe = Globe(Point(middle.x + across * radius, middle.y + down * radius), share * radius * 0.97, 12.0)
    turns = (math.pi * (k / (MERIDIANS + 1) - 0.5) for k in range(1, MERIDIANS + 1))
    lines = curves.join(meridian(globe, math.sin(turn)) for turn in turns)
    return (Path(lines, stroke=Stroke(tone, ENGRAVED)),)


def _draw_vanes(box: Box, palette: Palette, places: tuple[Point, ...]) -> Shapes:
    middle, unit = find_scale(box, ring=True)
    stars = curves.join(curves.dot(at, 0.34 * unit) for at in _list_back_stars(middle, unit, places))
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
    """List the stars of the map that are clear of the sun and the vanes."""
    scale = START_STEP / MAP_STEP * unit
    flat = (Point(at.x * scale, at.y * scale) for at in places)
    axes = [curves.polar_point(ORIGIN, 1.0, 90 + 60 * k) for k in range(6)]
    off_sun = (at for at in flat if math.hypot(at.x, at.y) > 1.5 * START_STEP * unit)
    off = (at for at in off_sun if all(_measure_to_ray(at, axis) > OFF_VANE * unit for axis in axes))
    return [Point(middle.x + at.x, middle.y + at.y) for at in off]


def _measure_to_ray(at: Point, axis: Point) -> float:
    """Return the distance from a place to a ray that starts in the middle."""
    if at.x * axis.x + at.y * axis.y < 0:
        return math.hypot(at.x, at.y)
    return abs(at.x * axis.y - at.y * axis.x)


def _draw_ecliptic(at: Point, unit: float, palette: Palette) -> Shapes:
    reach = 12.2 * unit
    return (
        *circle(palette, "figure", at, reach, unit, 0.28),
        *ink_in(palette, "inner-frame", curves.ticks(at, reach, 36, -0.9 * unit), unit),
    )


def _draw_vane(middle: Point, unit: float, palette: Palette, side: int, paint: str) -> Shapes:
    """Draw one half of each of the six vanes."""
    (across, down), *ends = VANE
    sided = ((across, down), *((x, side * y) for x, y in ends))
    corners = [Point(middle.x + x * START_STEP * unit, middle.y + y * START_STEP * unit) for x, y in sided]
    turns = (rotation(-60.0 * k, middle) for k in range(6))
    steps = curves.join(polygon_steps(move_point(at, turn) for at in corners) for turn in turns)
    return fill_and_line(palette, paint, "hairline", steps, unit, 0.15)


def _draw_hub(middle: Point, unit: float, palette: Palette) -> Shapes:
    return (
        *disc(palette, "deep", middle, 3.9 * unit),
        *ink_in(palette, "figure", curves.dot(middle, 3.9 * unit), unit),
        *fill_in(palette, "accent", curves.spiked_star(middle, 12, 3.2 * unit, 0.5)),
        *disc(palette, "deep", middle, 1.05 * unit),
        *ink_in(palette, "hairline", curves.dot(middle, 1.05 * unit), unit),
    )


INSET = 0.75  # from the outer line of the frame to the inner one
FRAME_AIR = 0.7  # between a line and a disc or a name's end
NAME_AIR = 1.6
WITHIN = 1.3  # the inset of the left disc from the frame; the right one touches it
SHORT, LONG = 0.75, 1.2  # the graduation of the frame's sides, a mm apart, every fifth longer
# mm from the frame's top to the first tick, from the last one to its foot, from a tick to a star.
FIRST, LAST, TICK_OFF_STAR = 19, 3, 2.9
# The pole's height above the box; of parallels the starting radius and the step; degrees between meridians.
NET_POLE, NET_TOP, NET_STEP, NET_TURN = 67.2, 70.0, 10.0, 5.8
CORNER = 7.8  # the radius of the value's disc on a card


def _draw_frame(
    box: Box,
    palette: Palette,
    *,
    name: str,
    size: float,
    tracking: float,
    right: float,
    left: float,
    notch: float,
    graduated: bool,
) -> Shapes:
    inner = grow_box(box, -INSET)
    discs = (
        (Point(box.x + left + WITHIN, box.y + left + WITHIN), left + FRAME_AIR),
        (Point(box.x + box.width - right, box.y + right), right + FRAME_AIR),
    )
    gap = _measure_gap(name, Style(DISPLAY, size, tracking, kerned=True))
    feet = (Point(inner.x, inner.y + inner.height), Point(inner.x + inner.width, inner.y + inner.height))
    return (
        *ink_in(palette, "frame", _outline_open_frame(box, discs, gap, notch)),
        *ink_in(palette, "inner-frame", _outline_open_frame(inner, discs, gap, notch)),
        *fill_in(palette, "line", curves.join(curves.curved_star(place, 4, 0.95, 0.1) for place in feet)),
        *(draw_graduation(box, palette) if graduated else ()),
    )


def _measure_gap(name: str, style: Style) -> float:
    """Return half the width of the gap for the name in the frame's foot."""
    return width(name.upper(), style) / 2 + NAME_AIR if name else 0.0


def _outline_open_frame(
    box: Box, discs: tuple[tuple[Point, float], ...], gap: float, notch: float
) -> curves.Steps:
    """Outline the frame's top between the discs, and each side from its disc to the name at the foot."""
    (left, near), (right, far) = discs
    edge, foot = box.x + box.width, box.y + box.height
    middle = centre(box).x
    return (
        curves.move(Point(left.x + _measure_reach(near, left.y - box.y), box.y)),
        curves.line(Point(right.x - _measure_reach(far, right.y - box.y), box.y)),
        curves.move(Point(edge, right.y + _measure_reach(far, edge - right.x))),
        curves.line(Point(edge, foot - notch)),
        curves.arc(notch, Point(edge - notch, foot), clockwise=False),
        curves.line(Point(middle + gap, foot)),
        curves.move(Point(middle - gap, foot)),
        curves.line(Point(box.x + notch, foot)),
        curves.arc(notch, Point(box.x, foot - notch), clockwise=False),
        curves.line(Point(box.x, left.y + _measure_reach(near, left.x - box.x))),
    )


def _measure_reach(radius: float, apart: float) -> float:
    """Return half the chord that a disc cuts from a line at this distance from its middle."""
    return math.sqrt(max(0.0, radius**2 - apart**2))


def draw_graduation(box: Box, palette: Palette, stars: Sequence[Point] = ()) -> Shapes:
    """Draw inward ticks on both sides of a frame, except beside stars."""
    inner = grow_box(box, -INSET)
    rows = ((inner.y + at, SHORT if at % 5 else LONG) for at in range(FIRST, math.floor(inner.height) - LAST))
    sides = ((inner.x, 1), (inner.x + inner.width, -1))
    strokes = ((side, y, inwards * length) for y, length in rows for side, inwards in sides)
    ends = ((Point(x, y), Point(x + long, y)) for x, y, long in strokes)
    free = (pair for pair in ends if all(distance(pair[1], star) > TICK_OFF_STAR for star in stars))
    return ink_in(palette, "tick-short", curves.join(curves.segment(*pair) for pair in free))


def _draw_net(box: Box, palette: Palette) -> Shapes:
    pole = Point(centre(box).x, box.y - NET_POLE)
    half = math.degrees(math.asin(min(0.9, box.width / 2 / NET_POLE)))
    reach = NET_POLE + box.height
    count = math.floor((reach - NET_TOP) / NET_STEP) + 1
    radii = [NET_TOP + NET_STEP * k for k in range(1, count + 1)]
    parallels = curves.join(curves.bow(pole, radius, 180 + half, 180 - half) for radius in radii)
    some = math.floor(half / NET_TURN)
    turns = [180 + NET_TURN * k for k in range(-some, some + 1)]
    meridians = curves.spokes(pole, NET_TOP - 5, reach, turns)
    return ink_in(palette, "parallel", (*parallels, *meridians))


def _draw_corner(box: Box, palette: Palette) -> Shapes:
    middle, radius = centre(box), half_side(box)
    unit = radius / CORNER
    within = radius - 0.7 * unit
    return (
        *rimmed_disc(palette, "well", "medallion", middle, radius, unit),
        *circle(palette, "inner-frame", middle, within, unit),
        *ink_in(palette, "inner-frame", curves.ticks(middle, within, 48, -0.5 * unit), unit),
        *ink_in(palette, "tick-long", curves.ticks(middle, within, 8, -0.8 * unit), unit),
    )


# Lengths in mm for a lattice of 10 mm a step.
LETTER_AWAY = 3.75  # from a star's middle to its letter's
LETTER_HALF = 1.2  # a letter's radius
LINE_HALF, LETTER_STAR = 0.31, 2.0  # the radii of a line and of a star, which letters keep clear of
STRANGE_AIR = 0.9  # more air to other stars and their letters, to show which star a letter belongs to
EDGE_AIR = 0.7  # the air to the box's edge
DISC_AIR = 0.7  # about a disc
ENOUGH_AIR = 0.9  # air beyond that makes no place better
LETTER_BASELINE = 0.95  # below a letter's middle
BEST_TURN = 60  # degrees, clockwise from the top: of equal places, take the nearest to it
LETTER_TURNS = sorted(range(0, 360, 15), key=lambda turn: (abs((turn - BEST_TURN + 180) % 360 - 180), turn))


@lru_cache(maxsize=256)
def place_letters(
    stars: tuple[Point, ...],
    lines: tuple[tuple[int, int], ...],
    letters: tuple[str, ...],
    box: Box,
    discs: tuple[Box, ...],
    unit: float,
) -> tuple[tuple[str, Point], ...]:
    """Place each letter clear of the others and of discs, by the middle of its baseline; the same place in
    all inks."""
    taken = [(centre(disc), half_side(disc) + DISC_AIR * unit) for disc in discs]

    def measure_air(at: Point, own: Point) -> float:
        sides = (at.x - box.x, box.x + box.width - at.x, at.y - box.y, box.y + box.height - at.y)
        gaps = (
            min(sides) - EDGE_AIR * unit,
            *(
                curves.distance_from_segment(at, stars[one], stars[other]) - LINE_HALF * unit
                for one, other in lines
            ),
            *(distance(at, star) - (LETTER_STAR + STRANGE_AIR) * unit for star in stars if star != own),
            *(distance(at, each) - radius for each, radius in taken),
        )
        return min(ENOUGH_AIR * unit, round(min(gaps) - LETTER_HALF * unit, 3))

    placed_letters = []
    for star, letter in zip(stars, letters, strict=False):
        if letter:
            places = (curves.polar_point(star, LETTER_AWAY * unit, turn) for turn in LETTER_TURNS)
            at = max(places, key=lambda place: measure_air(place, star))
            taken.append((at, (LETTER_HALF + STRANGE_AIR) * unit))
            placed_letters.append((letter, Point(at.x, at.y + LETTER_BASELINE * unit)))
    return tuple(placed_letters)


# Lengths in mm for a lattice of 10 mm a step, as on a card.
STEP = 10.0
STAR, HEART = 2.0, 0.52  # the radius of a star, and the share where its sides meet
HOLLOW = 0.52  # the radius of the hole in it
END = 2.35  # from a star's middle to where its lines end
# The radius of a lattice point without a star, and its least distance from a star.
POINT, OFF_STAR = 0.4, 1.0
LETTER, FACE = 8.0, "SourceSans3-Medium"
LOWERED = 2.5  # how far a tall figure may go down
CALM_STAR, CALM_LINE = 6.0, 4.5  # how far the field of small stars stays from stars and lines
INSIDE = 1.8, 4.4, 3.7  # from a frame's sides, its top and its foot to the lattice and the letters
OFF_FRAME = INSET + 0.85 + STAR  # from the frame's sides to the middle of a star
NAME = 1.6  # how far the name rises above the frame's foot
FIGURE_TURNS = 6


class PlacedStars(Struct, frozen=True):
    """A figure placed on a card."""

    stars: tuple[Point, ...]
    lines: tuple[tuple[int, int], ...]
    step: float  # mm from one point of the lattice to the next
    origin: Point  # the lattice point (0, 0)


def _draw_figure(
    box: Box,
    palette: Palette,
    *,
    points: tuple[str, ...],
    lines: tuple[str, ...],
    letters: tuple[str, ...],
    clear: tuple[Box, ...],
    step: float,
    lattice: bool,
    sky: bool,
    bleed: float,
    still: tuple[Box, ...],
    frame: tuple[Box, ...],
) -> Shapes:
    pairs = [_read_pair(text, "lines") for text in lines]
    drawn = place_figure([_read_pair(text, "points") for text in points], pairs, box, clear, step, frame)
    unit = step / STEP
    tips = curves.join(curves.spiked_star(star, 8, STAR * unit, HEART) for star in drawn.stars)
    holes = curves.join(curves.dot(star, HOLLOW * unit) for star in drawn.stars)
    within = _find_room(frame[0], unit) if frame else box
    placed_letters = place_letters(drawn.stars, drawn.lines, letters, within, clear, unit)
    apart = (*drawn.stars, *(at for _, at in placed_letters))
    return (
        *(_draw_star_field(drawn, grow_box(box, bleed), palette, (*clear, *still)) if sky else ()),
        *curves.join(draw_graduation(each, palette, apart) for each in frame),
        *(ink_in(palette, "lattice", _outline_free_points(drawn, within, clear)) if lattice else ()),
        *ink_in(palette, "constellation", _outline_lines(drawn, END * unit), unit),
        *fill_in(palette, "mark", tips, box),
        *ink_in(palette, "gem", tips, unit),
        *fill_in(palette, "gem", holes, box),
        *_draw_letters(placed_letters, unit, palette),
    )


def _find_room(frame: Box, unit: float) -> Box:
    """Return the box of the lattice and the letters within a frame."""
    left, top, foot = (each * unit for each in INSIDE)
    return Box(frame.x + left, frame.y + top, frame.width - 2 * left, frame.height - top - foot)


def _read_pair(text: str, name: str) -> tuple[int, int]:
    match text.split():
        case [one, other] if all(part.lstrip("-").isdecimal() for part in (one, other)):
            return int(one), int(other)
    raise FigureError(f"'{name}' has '{text[:20]}'", "write two whole numbers with a blank between", name)


def place_figure(
    places: Sequence[Place],
    lines: Sequence[tuple[int, int]],
    box: Box,
    clear: Sequence[Box],
    step: float,
    frame: Sequence[Box] = (),
) -> PlacedStars:
    """Place the figure in the middle of a box. If it is too near a corner or a frame, try a little lower,
    then turned."""
    strange = [number for pair in lines for number in pair if not 0 <= number < len(places)]
    if not places:
        raise FigureError("it has no stars", "name one at least", "points")
    if strange:
        wrong = f"there is no star {strange[0]}"
        raise FigureError(wrong, f"stars are numbered from 0 to {len(places) - 1}", "lines")
    unit = step / STEP
    for turns in range(FIGURE_TURNS):
        turned_places = [turn_place(place, turns) for place in places]
        for lower in (0.0, LOWERED * unit):
            placed = _place_turned(turned_places, lines, box, lower, step)
            off = all(_is_off_disc(placed.stars, corner, unit) for corner in clear)
            if off and all(_is_within_frame(placed.stars, each, unit) for each in frame):
                return placed
    return _place_turned(places, lines, box, 0.0, step)


def _place_turned(
    places: Sequence[Place], lines: Sequence[tuple[int, int]], box: Box, lower: float, step: float
) -> PlacedStars:
    flat = [Point(x * step, -y * step) for x, y in map(place_on_paper, places)]
    middle = centre(box)
    across = middle.x - (min(at.x for at in flat) + max(at.x for at in flat)) / 2
    down = middle.y - (min(at.y for at in flat) + max(at.y for at in flat)) / 2 + lower
    stars = tuple(Point(at.x + across, at.y + down) for at in flat)
    return PlacedStars(stars, tuple(lines), step, Point(across, down))


def _is_off_disc(stars: Sequence[Point], corner: Box, unit: float) -> bool:
    """Tell whether all stars are at least 2.6 off the rim of a disc."""
    at, radius = centre(corner), half_side(corner) + 2.6 * unit
    return all(distance(star, at) >= radius - 1e-6 for star in stars)


def _is_within_frame(stars: Sequence[Point], frame: Box, unit: float) -> bool:
    """Tell whether all stars are clear of the lines of a frame's sides and of the name on its foot."""
    off = OFF_FRAME * unit
    right, foot = frame.x + frame.width - off, frame.y + frame.height - off - NAME * unit
    return all(frame.x + off <= star.x <= right and star.y <= foot for star in stars)


def _outline_lines(drawn: PlacedStars, clear: float) -> curves.Steps:
    ends = ((drawn.stars[one], drawn.stars[other]) for one, other in drawn.lines)
    return curves.join(curves.link(*pair, clear, clear) for pair in ends)


def _outline_free_points(drawn: PlacedStars, box: Box, clear: Sequence[Box]) -> curves.Steps:
    """Outline a ring on each lattice point of the box that has no star and is clear of the corners."""
    unit = drawn.step / STEP
    taken = [(star, OFF_STAR * unit) for star in drawn.stars]
    taken += [(centre(each), half_side(each) + 2.1 * unit) for each in clear]
    points = _list_lattice_points(drawn, box)
    free = (at for at in points if all(distance(at, other) > reach for other, reach in taken))
    return curves.join(curves.dot(at, POINT * unit) for at in free)


def _list_lattice_points(drawn: PlacedStars, box: Box) -> Iterator[Point]:
    row = drawn.step * 3**0.5 / 2
    first = math.ceil((box.y - drawn.origin.y) / row)
    for r in range(first, math.floor((box.y + box.height - drawn.origin.y) / row) + 1):
        shift = drawn.origin.x - r * drawn.step / 2  # rows count downwards here
        start = math.ceil((box.x - shift) / drawn.step)
        for q in range(start, math.floor((box.x + box.width - shift) / drawn.step) + 1):
            yield Point(shift + q * drawn.step, drawn.origin.y + r * row)


def _draw_star_field(drawn: PlacedStars, sky: Box, palette: Palette, still: tuple[Box, ...]) -> Shapes:
    """Draw small stars, clear of the figure."""
    unit = drawn.step / STEP
    ends = ((drawn.stars[one], drawn.stars[other]) for one, other in drawn.lines)
    along = (curves.find_between(*pair, k / 8) for pair in ends for k in range(1, 8))
    stars = (curves.box_of(star, CALM_STAR * unit) for star in drawn.stars)
    calm = (*stars, *(curves.box_of(at, CALM_LINE * unit) for at in along))
    return palette.figure("star-field", sky, round=calm, clear=still, air=1.0)


def _draw_letters(named: Sequence[tuple[str, Point]], unit: float, palette: Palette) -> Shapes:
    colour = palette.colour("text")
    if colour is None:
        return ()
    style = Style(FACE, LETTER * unit)
    return tuple(Text(place_runs(letter, style, at.x, at.y, "centre"), colour) for letter, at in named)


CARD_FIGURES = {
    "night-sky-frame": make_figure(
        "A frame whose upper corners are discs, and that is open at its foot for a name.",
        _draw_frame,
        name=Parameter("text", "", "the words that stand on its foot, in capitals"),
        size=Parameter("number", 11.5, "their size in pt", 4.0, 100.0),
        tracking=Parameter("number", 0.11, "how far apart their letters are, in em", 0.0, 1.0),
        right=Parameter("number", 7.8, "the radius of the disc in the right corner", 1.0, 100.0),
        left=Parameter("number", 4.9, "the radius of that in the left one", 1.0, 100.0),
        notch=Parameter("number", 2.6, "the radius of the hollow corners below", 0.2, 50.0),
        graduated=Parameter("truth", True, "whether its sides are, as on the edge of a plate in an atlas"),
        backdrop=True,
    ),
    "night-sky-net": make_figure(
        "Parallels and meridians of a plate in an atlas, whose pole lies above it.",
        _draw_net,
        reach=100.0,
        backdrop=True,
    ),
    "night-sky-corner": make_figure(
        "The disc on which a card says what its kind of stars counts.", _draw_corner, backdrop=True
    ),
    "night-sky-figure": make_figure(
        "A constellation on the lattice of the map, its middle in that of the box.",
        _draw_figure,
        points=Parameter("texts", about="its stars on the lattice, such as '2 -1'"),
        lines=Parameter("texts", (), "what joins two stars by their numbers from 0, such as '0 1'"),
        letters=Parameter("texts", (), "the letters of the stars, one for each"),
        clear=Parameter("boxes", (), "circles whose rims stars keep off"),
        step=Parameter("number", STEP, "mm from one point of the lattice to the next", 1.0, 100.0),
        lattice=Parameter("truth", True, "whether the other points of the lattice are shown"),
        sky=Parameter("truth", False, "whether a field of small stars lies under it, out to the box's edges"),
        bleed=Parameter("number", 0.0, "how far that field goes on beyond the box", 0.0, 100.0),
        still=Parameter("boxes", (), "where that field has no star, besides"),
        frame=Parameter("boxes", (), "the frame about it: graduated, it holds the lattice and the letters"),
        backdrop=True,
    ),
}
