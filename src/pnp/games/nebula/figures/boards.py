"""The boards of Nebula besides the galaxy: the cluster board, the black-hole track, the counters, and the
bar of black holes."""

from __future__ import annotations

import math
from functools import lru_cache

from pnp.figures import Figure, FigureError, Palette, Parameter, Shapes, curves, make_figure
from pnp.figures.figure import say_box_size
from pnp.figures.marks import circle, disc, fill_and_line, fill_in, ink_in, rimmed_disc, write
from pnp.figures.rings import graduate
from pnp.figures.stars import Star, outline_stars, uniform_numbers
from pnp.games.nebula.cards import BitBoard
from pnp.games.nebula.figures import placement
from pnp.games.nebula.figures.pieces import draw_ringed_hole
from pnp.geometry import ORIGIN, Box, Point, centre, half_side
from pnp.numerals import write_numeral
from pnp.paths import polygon_steps
from pnp.scene import Close

TRACK_SPACES, BURSTS = 15, (3.0, 6.0, 9.0, 12.0)
TRACK_NUMERAL = 13.0  # pt
WHIRL_ARMS, WHIRL_TURN = 3, 108  # the arms of a space's whirl, and the degrees that each winds
TRACK_END = 7.7  # the radius of the last space
TRACK_RADIUS = 75.0  # of the arch
TRACK_REACH = TRACK_RADIUS + TRACK_END + placement.LONG_RAY


def draw_hole_track(
    box: Box, palette: Palette, *, count: int, bursts: tuple[float, ...], arch: float
) -> Shapes:
    """Draw the track clockwise: a start, numbered spaces with whirls, and a sun where the game ends."""
    turns = (arch * (k / count - 0.5) for k in range(count + 1))
    start, *places = (curves.polar_point(ORIGIN, TRACK_RADIUS, turn) for turn in turns)
    way = (curves.move(start), curves.arc(TRACK_RADIUS, places[-1], clockwise=True, large=arch > 180))
    *others, last = enumerate(places, 1)
    spaces = curves.join(_draw_numbered(palette, at, str(k), shining=k in bursts) for k, at in others)
    end = _draw_last(palette, last[1], str(count))
    shapes = (*ink_in(palette, "board-direct", way), *_draw_start(palette, start), *spaces, *end)
    return (placement.fit_into_box(shapes, box, TRACK_REACH),)


def _draw_start(palette: Palette, middle: Point) -> Shapes:
    """Draw the start with the ringed hole of the token that begins there; a black hole would have a
    spiral."""
    within = curves.box_of(middle, placement.SPACE_RADIUS * 0.52)
    marker = draw_ringed_hole(within, palette, fill="cell", light="stand")
    return (*placement.draw_space(palette, middle), *marker)


def _draw_numbered(palette: Palette, middle: Point, numeral: str, *, shining: bool) -> Shapes:
    """Draw a space with a whirl and its number."""
    return (
        *placement.draw_space(palette, middle, shining=shining),
        *ink_in(palette, "inner-frame", _outline_whirl(middle, 5.3)),
        *write(palette, numeral, middle, TRACK_NUMERAL, "value" if shining else "text"),
    )


def _outline_whirl(middle: Point, radius: float, turn: float = 0.0) -> curves.Steps:
    """Outline three arms that wind inwards, as around a black hole."""
    shares = [k / 12 for k in range(13)]
    feet = [k * 360 / WHIRL_ARMS + turn for k in range(WHIRL_ARMS)]
    arms = ([(radius - 1.7 * share, at + share * WHIRL_TURN) for share in shares] for at in feet)
    return curves.join(curves.chain(curves.polar_point(middle, *each) for each in arm) for arm in arms)


def _draw_last(palette: Palette, middle: Point, numeral: str) -> Shapes:
    return (
        *placement.draw_burst(palette, middle, TRACK_END),
        *rimmed_disc(palette, "mark", "cell", middle, TRACK_END),
        *circle(palette, "moon", middle, TRACK_END - 0.8),
        *write(palette, numeral, middle, TRACK_NUMERAL + 2, "on-mark"),
    )


def draw_hole_space(box: Box, palette: Palette, *, last: bool) -> Shapes:
    """Draw one space of the track in its box, for a legend."""
    middle, reach = centre(box), half_side(box)
    radius = reach / 1.45
    paint, rim = ("mark", "cell") if last else ("cell", "cell-shining")
    burst = placement.draw_burst(palette, middle, radius, (reach - radius) / placement.LONG_RAY)
    return (*burst, *rimmed_disc(palette, paint, rim, middle, radius))


CLUSTER_RAYS = 8
# Degrees: no ray points straight up, so that a fold or a seam can pass between two.
FIRST_RAY = 180 / CLUSTER_RAYS
RAY_STEP = 360 / CLUSTER_RAYS

# Radii of a cluster in mm: its heart, the dial with the inner spaces, the outer spaces, the moon's places.
CLUSTER_HEART, CLUSTER_DIAL, DIAL_DEPTH = 19.2, 31.8, 1.1
INNER_SPACES, OUTER_SPACES, MOON_PLACES = 25.5, 42.5, 56.3
FOOT_LONG, FOOT_WIDE, FOOT_CORNER = 16.0, 10.0, 2.2  # of the moon, laid across its ray
CLUSTER_REACH = 61.8  # the radius of the furthest corner, and a little more
SWARM, SWARM_SEED = 430, 23

CLOCK_FACE, CLOCK_RAYS = 4.3, 6.0  # the radius of the clock's sign, and of its rays
NOVA, BLAST = 9.4, 19.0  # the radius of the supernova, and of its longest rays

# The great stars of a swarm, by angle, distance and size.
GREAT = ((0, 0.0, 2.6), (38, 5.2, 1.5), (151, 6.8, 1.7), (262, 5.9, 1.4), (311, 9.4, 1.2), (95, 10.6, 1.2))


def list_angles() -> list[float]:
    """List the angles of the rays; a cluster's clock and moon begin at the first."""
    return [FIRST_RAY + k * RAY_STEP for k in range(CLUSTER_RAYS)]


def draw_cluster(box: Box, palette: Palette) -> Shapes:
    """Draw a cluster, scaled to its box; pieces fit a box as large as the cluster's reach."""
    stars = [curves.polar_point(ORIGIN, OUTER_SPACES, at) for at in list_angles()]
    clock = curves.box_of(curves.polar_point(ORIGIN, INNER_SPACES, FIRST_RAY), CLOCK_RAYS)
    shapes = (
        *_draw_rays(ORIGIN, palette),
        *_draw_dial(ORIGIN, palette),
        *_draw_swarm(palette),
        *curves.join(placement.draw_space(palette, at, edge="board-star") for at in stars),
        *placement.draw_hearts(palette, stars),
        *_draw_moons(ORIGIN, palette),
        *draw_clock_sign(clock, palette),
    )
    return (placement.fit_into_box(shapes, box, CLUSTER_REACH),)


def _draw_rays(middle: Point, palette: Palette) -> Shapes:
    """Draw the links of the outer spaces to the dial and to each other, and the rays between them."""
    foot = CLUSTER_DIAL + DIAL_DEPTH + 0.5
    wedges = (
        *curves.rays(middle, CLUSTER_RAYS, foot, foot + 6.2, 2.1),
        *curves.rays(middle, 2 * CLUSTER_RAYS, foot, foot + 3.6, 1.5, FIRST_RAY / 2),
    )
    orbit = (circle(palette, "board-orbital", middle, OUTER_SPACES + side) for side in (-0.42, 0.42))
    links = curves.spokes(middle, foot - 0.5, OUTER_SPACES, list_angles())
    return (
        *ink_in(palette, "board-direct", links),
        *curves.join(orbit),
        *fill_and_line(palette, "engraved", "engraved", wedges),
    )


def _draw_dial(middle: Point, palette: Palette) -> Shapes:
    """Draw the dial: eight equal fields around the heart, the inner spaces."""
    cuts = [at + RAY_STEP / 2 for at in list_angles()]
    borders = curves.spokes(middle, CLUSTER_HEART, CLUSTER_DIAL, cuts)
    spots = (curves.polar_point(middle, INNER_SPACES, at) for at in list_angles()[1:])
    return (
        *disc(palette, "cell", middle, CLUSTER_DIAL),
        *graduate(middle, CLUSTER_DIAL, DIAL_DEPTH, (120, 15), palette, 1.3),
        *circle(palette, "inner-frame", middle, CLUSTER_DIAL - 0.75),
        *ink_in(palette, "cell", borders),
        *fill_in(palette, "unlit", curves.join(curves.curved_star(at, 4, 1.3, 0.12) for at in spots)),
        *disc(palette, "pool", middle, CLUSTER_HEART),
        *graduate(middle, CLUSTER_HEART - 0.9, 0.9, (120, 15), palette, 1.0),
    )


def _draw_swarm(palette: Palette) -> Shapes:
    """Draw a globular cluster: stars that crowd towards the middle, and a few great ones."""
    kinds = zip(("fine", "line", "mark-line"), map(outline_stars, _strew_swarm()), strict=True)
    great = curves.join(curves.curved_star(at, 4, size, 0.12) for at, size in _place_great_stars())
    return (*curves.join(fill_in(palette, *kind) for kind in kinds), *fill_in(palette, "mark-line", great))


def _place_great_stars() -> list[tuple[Point, float]]:
    return [(curves.polar_point(ORIGIN, away, at), size) for at, away, size in GREAT]


@lru_cache(maxsize=1)
def _strew_swarm() -> tuple[tuple[Star, ...], ...]:
    """Strew faint, middle and bright stars around 0, 0, without overlaps."""
    numbers = uniform_numbers(SWARM_SEED)
    stars = [Star(place.x, place.y, size * 0.62) for place, size in _place_great_stars()]
    for _ in range(SWARM * 4):
        away, at, glow = next(numbers), next(numbers), next(numbers)
        place = curves.polar_point(ORIGIN, (CLUSTER_HEART - 2.2) * away**1.25, at * 360)
        star = Star(place.x, place.y, 0.1 + 0.25 * glow**4 * (1.15 - away))
        if all(math.dist((star.x, star.y), (o.x, o.y)) > star.radius + o.radius + 0.16 for o in stars):
            stars.append(star)
        if len(stars) == SWARM:
            break
    strewn = stars[len(GREAT) :]
    bounds = ((0.0, 0.12), (0.12, 0.2), (0.2, 1.0))
    return tuple(tuple(s for s in strewn if least <= s.radius < most) for least, most in bounds)


def _draw_moons(middle: Point, palette: Palette) -> Shapes:
    """Draw the places of the moon, with its first place marked."""
    first, *others = [(curves.polar_point(middle, MOON_PLACES, at), at) for at in list_angles()]
    crescents = curves.join(_outline_crescent(place, 2.0) for place, _ in others)
    return (
        *ink_in(palette, "board-moon", curves.join(_outline_plate(*each) for each in others)),
        *ink_in(palette, "cell-shining", _outline_plate(*first)),
        *fill_in(palette, "unlit", crescents),
        *fill_in(palette, "mark-line", _outline_crescent(first[0], 2.9)),
    )


def _outline_plate(middle: Point, degrees: float) -> curves.Steps:
    """Outline a foot across the ray at this angle, with rounded corners."""
    half, low = FOOT_LONG / 2, FOOT_WIDE / 2
    places = [(math.hypot(x, y), math.degrees(math.atan2(x, y))) for x, y in _list_rim_points(half, low)]
    turned = [curves.polar_point(middle, away, degrees + turn) for away, turn in places]
    pairs = zip(turned[::2], turned[1::2], strict=True)
    sides: list[curves.Steps] = []
    for one, other in pairs:
        sides.append((curves.line(one), curves.arc(FOOT_CORNER, other, clockwise=True)))
    return (curves.move(turned[-1]), *curves.join(sides), Close())


def _list_rim_points(half: float, low: float) -> tuple[tuple[float, float], ...]:
    """List where the corners of a foot begin and end, clockwise from the end of its upper side, y upwards."""
    wide, high = half - FOOT_CORNER, low - FOOT_CORNER
    return (
        (wide, low), (half, high), (half, -high), (wide, -low),
        (-wide, -low), (-half, -high), (-half, high), (-wide, low),
    )  # fmt: skip


def _outline_crescent(middle: Point, radius: float) -> curves.Steps:
    horns = curves.polar_point(middle, radius, 35), curves.polar_point(middle, radius, 145)
    return (
        curves.move(horns[0]),
        curves.arc(radius, horns[1], clockwise=False, large=True),
        curves.arc(radius * 0.84, horns[0], clockwise=True, large=True),
        Close(),
    )


def draw_clock_sign(box: Box, palette: Palette) -> Shapes:
    """Draw a clock's face in rays, scaled to its box."""
    middle, unit = centre(box), half_side(box) / CLOCK_RAYS
    places = [curves.polar_point(middle, 3.45 * unit, k * 30) for k in range(12)]
    hours = curves.join(curves.dot(at, (0.2 if k % 3 else 0.34) * unit) for k, at in enumerate(places))
    long, short = (_outline_hand(middle, *hand, 0.5 * unit) for hand in ((0, 2.9 * unit), (120, 2.1 * unit)))
    rays = (CLOCK_RAYS - CLOCK_FACE) / placement.LONG_RAY * unit
    return (
        *placement.draw_burst(palette, middle, CLOCK_FACE * unit, rays),
        *rimmed_disc(palette, "mark", "cell", middle, CLOCK_FACE * unit),
        *fill_in(palette, "on-mark", (*hours, *long, *short, *curves.dot(middle, 0.62 * unit))),
    )


def _outline_hand(middle: Point, degrees: float, long: float, half: float) -> curves.Steps:
    sides = (curves.polar_point(middle, half, degrees + side) for side in (-90, 90))
    return polygon_steps((next(sides), curves.polar_point(middle, long, degrees), next(sides)))


def draw_supernova(box: Box, palette: Palette) -> Shapes:
    """Draw a great space in a burst of rays, scaled to its box."""
    middle, unit = centre(box), half_side(box) / BLAST
    foot = NOVA + 0.6
    bright = ((8, 8.9, 3.0, 0.0), (16, 3.1, 2.0, 11.25))
    lengths = ((count, foot * unit, (foot + far) * unit, half, turn) for count, far, half, turn in bright)
    wedges = curves.join(curves.rays(middle, *each) for each in lengths)
    radius = NOVA * unit
    return (
        *fill_in(palette, "unlit", curves.rays(middle, 8, foot * unit, (foot + 5.6) * unit, 2.6, 22.5)),
        *fill_in(palette, "mark-line", wedges),
        *rimmed_disc(palette, "cell", "board-nova", middle, radius, unit),
        *graduate(middle, radius - 1.9 * unit, unit, (72, 6), palette, unit),
        *fill_in(palette, "shade", curves.curved_star(middle, 4, 3.3 * unit, 0.12, 45)),
        *fill_in(palette, "unlit", curves.curved_star(middle, 4, 5.4 * unit, 0.12)),
    )


COUNTER_SPACES = 7
COUNTER_ARROW = 1.4  # mm from the tip of an arrow to its ends
COUNTER_AIR = 0.8  # at least, between an arrow and the spaces beside it


def place_counter_spaces(box: Box, spaces: int) -> list[Point]:
    """Return the middles of the spaces, each as high as the box; the last one ends with it."""
    radius = box.height / 2
    pitch = box.width / spaces
    if pitch < 2 * radius + COUNTER_ARROW + 2 * COUNTER_AIR:
        high, wide = write_numeral(box.height), write_numeral(box.width)
        wrong = f"{spaces} spaces of {high} mm are to stand in {wide} mm"
        raise FigureError(wrong, "give them more room, or a lower box", "spaces")
    return [Point(box.x + (k + 1) * pitch - radius, centre(box).y) for k in range(spaces)]


def draw_counter(box: Box, palette: Palette, *, spaces: int) -> Shapes:
    middles, radius = place_counter_spaces(box, spaces), box.height / 2
    gap = box.width / spaces - 2 * radius
    backs = [Point(at.x - radius - gap / 2 - COUNTER_ARROW / 2, at.y) for at in middles]
    arrows = curves.join(_outline_arrow(back, COUNTER_ARROW, COUNTER_ARROW) for back in backs)
    return (
        *fill_in(palette, "mark-line", arrows),
        *curves.join(placement.draw_space(palette, at, radius=radius) for at in middles),
        *placement.draw_hearts(palette, middles),
    )


def _outline_arrow(back: Point, half: float, long: float) -> curves.Steps:
    """Outline a solid head that points to the right."""
    ends = (Point(back.x, back.y + side * half) for side in (-1, 1))
    return polygon_steps((next(ends), Point(back.x + long, back.y), next(ends)))


def draw_place(box: Box, palette: Palette) -> Shapes:
    return rimmed_disc(palette, "well", "medallion-inner", centre(box), half_side(box))


# In mm, not scaled to the box: black holes are laid on it.
BAR_SPACE, BAR_PITCH, BAR_CLOSEST = 6.2, 13.2, 12.6
# The radii of the sun (less than a black hole's) and of its rays, and its extra distance.
SUN_RADIUS, SUN_CORONA, SUN_ASIDE = 4.9, 6.4, 3.6
# From the middle of the arrow towards the sun to its ends, and to its tip.
BAR_ARROW, BAR_ARROW_LONG = 1.0, 1.5
BAR_NUMERAL, SUN_NUMERAL = 15.0, 15.0  # pt
END_FACE = "JosefinSans-Bold"
SUN_TURN = 7.5  # degrees: the line meets the sun between two of its rays


def make_bar_figure(board: BitBoard) -> Figure:
    def draw(box: Box, palette: Palette, *, holes: int) -> Shapes:
        places = _place_bar_spaces(board, box)
        return (
            *ink_in(palette, "medallion", curves.segment(places[0], places[-2])),
            *_draw_bar_arrow(places[-2:], palette),
            *curves.join(_draw_bar_space(at, k, board.bar[k], palette) for k, at in enumerate(places[:-1])),
            *_draw_sun(places[-1], board.full, palette),
            *curves.join(_draw_hole(at, palette) for at in places[: min(holes, len(board.bar))]),
        )

    return make_figure(
        "The bar of black holes: what it gives after each of them, and the sun for a full one.",
        draw,
        holes=Parameter("whole", 0, "how many black holes lie on it", 0, len(board.bar)),
    )


def _place_bar_spaces(board: BitBoard, box: Box) -> list[Point]:
    """Return the middles of the spaces from left to right, the sun last."""
    count, ends = len(board.bar), BAR_SPACE + SUN_ASIDE + SUN_CORONA
    pitch = min(BAR_PITCH, (box.width - ends) / count)
    if pitch < BAR_CLOSEST or box.height < 2 * SUN_CORONA:
        least = f"{write_numeral(round(count * BAR_CLOSEST + ends, 1))} by {write_numeral(2 * SUN_CORONA)} mm"
        right = f"{count} black holes of 12 mm need {least}"
        raise FigureError(say_box_size(round(box.width, 1), round(box.height, 1)), right)
    middle = centre(box)
    first = middle.x - (count * pitch + ends) / 2 + BAR_SPACE
    return [Point(first + k * pitch + SUN_ASIDE * (k == count), middle.y) for k in range(count + 1)]


def _draw_bar_space(at: Point, number: int, points: int, palette: Palette) -> Shapes:
    """Draw a space: a whirl that a black hole will hide, and the points on it."""
    return (
        *disc(palette, "cell", at, BAR_SPACE),
        *ink_in(palette, "rule", _outline_whirl(at, BAR_SPACE - 0.6, 8 * number)),
        *circle(palette, "cell", at, BAR_SPACE),
        *write(palette, str(points), at, BAR_NUMERAL),
    )


def _draw_hole(at: Point, palette: Palette) -> Shapes:
    """Draw a black hole on its space."""
    return (
        *disc(palette, "token", at, BAR_SPACE),
        *palette.figure("sign", curves.box_of(at, BAR_SPACE), set="nebula-stars", of="black-hole"),
    )


def _draw_bar_arrow(ends: list[Point], palette: Palette) -> Shapes:
    """Draw the arrow from the last space to the sun, which stays empty."""
    x = (ends[0].x + BAR_SPACE + ends[1].x - SUN_CORONA) / 2 - BAR_ARROW / 2
    return fill_in(palette, "mark-line", _outline_arrow(Point(x, ends[0].y), BAR_ARROW, BAR_ARROW_LONG))


def _draw_sun(at: Point, points: int, palette: Palette) -> Shapes:
    return (
        *fill_in(palette, "mark-line", curves.rays(at, 24, SUN_RADIUS + 0.4, SUN_CORONA, 4, SUN_TURN)),
        *rimmed_disc(palette, "mark", "cell-shining", at, SUN_RADIUS),
        *circle(palette, "moon", at, SUN_RADIUS - 0.6),
        *write(palette, str(points), at, SUN_NUMERAL, "on-mark", END_FACE),
    )


BOARD_FIGURES = {
    "nebula-cluster": make_figure(
        "A star cluster: a dial of eight spaces for the clock, and on its rays eight for stars.",
        draw_cluster,
        reach=0.5,
    ),
    "nebula-supernova": make_figure(
        "The space of the supernova, with an engraved star in its rays.", draw_supernova
    ),
    "nebula-first-clock": make_figure(
        "The sign of the space where a clock begins.", draw_clock_sign, reach=0.5
    ),
    "nebula-hole-track": make_figure(
        "The black-hole track in an arch: its start, spaces that replace the supernova, the end.",
        draw_hole_track,
        reach=0.5,
        count=Parameter("whole", TRACK_SPACES, "how many spaces", 2, 40),
        bursts=Parameter("numbers", BURSTS, "the spaces that replace the supernova", 1, 40),
        arch=Parameter("number", 180, "degrees from its start to its end", 10, 350),
    ),
    "nebula-hole-space": make_figure(
        "One space of the black-hole track, such as a legend shows.",
        draw_hole_space,
        reach=0.5,
        last=Parameter("truth", False, "whether it is the last one, or else one that shines"),
    ),
    "nebula-counter": make_figure(
        "The spaces of a counter, from left to right, with an arrow before each of them.",
        draw_counter,
        reach=0.5,
        spaces=Parameter("whole", COUNTER_SPACES, "how many", 1, 30),
    ),
    "nebula-place": make_figure(
        "Where a marker stands before it has moved: a still disc within a thin line.",
        draw_place,
        reach=0.5,
        backdrop=True,
    ),
}
