"""Rings, cut as an instrument maker would: graduated ones, orbits, suns, and discs that bear icons or
values."""

from __future__ import annotations

from pnp.figures.curves import Steps, curved_star, join, polar_point, rays, segment, spiked_star, ticks
from pnp.figures.figure import FigureError, Palette, Parameter, Shapes, make_figure, unfit_error
from pnp.figures.marks import circle, disc, fill_in, ink_in, rimmed_disc
from pnp.figures.stars import draw_dust
from pnp.geometry import Box, Point, centre, corners, grow_box, half_side
from pnp.numerals import write_numeral
from pnp.paths import box_steps

FRONT = 25.6  # the outer radius on a poker card's front
DEPTH = 1.0  # of its graduation on such a card
WELL = 25.6 * 22.6 / 24.6  # the scale of a rayed well that fits in a ring of the same box


def count_parts(name: str, whole: float, part: float) -> int:
    """Count the parts of that size in the whole; they must come out even."""
    count = round(whole / part)
    if count < 1 or abs(count * part - whole) > 1e-6:
        raise unfit_error(name, write_numeral(part), f"it divides {write_numeral(whole)} evenly")
    return count


def count_ticks_to_long(ticks: float, long: float, count: int) -> int:
    """Count the ticks from one long tick to the next; each long tick must be one of the ticks."""
    every = long / ticks
    if abs(every - round(every)) < 1e-6 and count % max(1, round(every)) == 0:
        return max(1, round(every))
    fit = next(each for each in range(1, count + 1) if count % each == 0 and each >= min(every, count))
    short, far = write_numeral(ticks), write_numeral(long)
    wrong = f"ticks every {short} degrees and long ones every {far} do not come out evenly"
    right = f"write 'long: {write_numeral(fit * ticks)}' beside 'ticks: {write_numeral(ticks)}'"
    raise FigureError(wrong, right, "ticks")


def draw_ring(
    box: Box, palette: Palette, *, ticks: float, long: float, depth: float, pool: bool, dots: bool
) -> Shapes:
    """Draw two circles, the outer one as large as the box, and the ticks between them."""
    middle, outer = centre(box), half_side(box)
    unit = outer / FRONT
    depth = depth or DEPTH * unit
    if depth >= outer:
        raise unfit_error("depth", write_numeral(depth), f"the ring's radius is only {write_numeral(outer)}")
    inner = outer - depth
    count = count_parts("ticks", 360, ticks)
    cut = count, count_ticks_to_long(ticks, long, count)
    still = (*disc(palette, "pool", middle, inner), *(draw_dust(middle, inner, palette) if dots else ()))
    return (*(still if pool else ()), *graduate(middle, inner, depth, cut, palette, unit))


def graduate(
    middle: Point, radius: float, depth: float, cut: tuple[int, int], palette: Palette, unit: float
) -> Shapes:
    """Draw two circles with ticks between them; `cut` is the number of ticks, and how many make a long
    one."""
    count, every = cut
    short = ticks(middle, radius, count, depth / 2, leave_out=every)
    long = ticks(middle, radius, max(1, count // every), depth)
    return (
        *circle(palette, "ring", middle, radius, unit),
        *circle(palette, "ring-outer", middle, radius + depth, unit),
        *ink_in(palette, "tick-short", short, unit),
        *ink_in(palette, "tick-long", long, unit),
    )


def draw_orbits(
    box: Box, palette: Palette, *, count: int, inner: float, bodies: tuple[float, ...], line: str
) -> Shapes:
    """Draw circles around one centre, and bodies on them from within, each at its angle."""
    middle, reach = centre(box), half_side(box)
    if len(bodies) > count:
        right = f"there are {count} orbits, and one body to each at most"
        raise FigureError(f"'bodies' has {len(bodies)} angles", right, "bodies")
    unit = reach / FRONT
    step = (1 - inner) / max(1, count - 1)
    radii = [reach * (inner + k * step) for k in range(count)] if count > 1 else [reach]
    body = max(0.3, 0.75 * unit)
    spots = join(
        spiked_star(polar_point(middle, radius - (body if k == count - 1 else 0), angle), 8, body, 0.55)
        for k, (radius, angle) in enumerate(zip(radii, bodies, strict=False))
    )
    circles = (shape for radius in radii for shape in circle(palette, line, middle, radius, unit))
    return (*circles, *fill_in(palette, "accent", spots))


def draw_sun(box: Box, palette: Palette, *, rays: int, inner: float, disc: bool, turn: float) -> Shapes:
    """Draw rays, long and short in turn, around a disc or around something else."""
    middle, reach = centre(box), half_side(box)
    half, shorter = 360 / rays * 0.17, reach * (inner + 0.62 * (1 - inner))
    return (
        *_draw_rays(palette, "unlit", middle, (rays, inner * reach, shorter, half), turn + 180 / rays),
        *_draw_rays(palette, "mark", middle, (rays, inner * reach, reach, half), turn),
        *(_draw_body(palette, middle, inner * reach * 0.86) if disc else ()),
    )


def _draw_rays(
    palette: Palette, paint: str, middle: Point, shape: tuple[int, float, float, float], turn: float
) -> Shapes:
    return fill_in(palette, paint, rays(middle, *shape, turn))


def _draw_body(palette: Palette, middle: Point, radius: float) -> Shapes:
    unit = radius / 6
    return (
        *disc(palette, "mark", middle, radius),
        *circle(palette, "moon", middle, radius * 0.86, unit),
        *fill_in(palette, "well", spiked_star(middle, 8, radius * 0.56, 0.5)),
    )


def draw_rayed_well(box: Box, palette: Palette, *, ring: bool) -> Shapes:
    """Draw a sun around a dark disc, for a card with one icon or number in the middle."""
    return draw_well(centre(box), half_side(box) / (WELL if ring else 22.6), palette)


def draw_well(middle: Point, unit: float, palette: Palette) -> Shapes:
    """Draw the rayed well at the scale `unit`; at 1, its radius is 22.6."""
    lengths = ((8, 21.7, 2.0, 0.0), (8, 18.9, 1.6, 22.5), (16, 16.6, 1.1, 11.25))
    inner = 13.2 * unit
    wedges = join(
        rays(middle, count, inner, reach * unit, half, turn) for count, reach, half, turn in lengths
    )
    return (
        *circle(palette, "orbit", middle, 20.6 * unit, unit),
        *fill_in(palette, "unlit", wedges),
        *rimmed_disc(palette, "well", "medallion", middle, 12.6 * unit, unit),
        *circle(palette, "inner-frame", middle, 11.8 * unit, unit),
        *ink_in(palette, "inner-frame", ticks(middle, 11.8 * unit, 48, 0.4 * unit), unit),
    )


def draw_medallion(box: Box, palette: Palette, *, ticks: float, fill: str, line: str) -> Shapes:
    """Draw the small graduated disc that bears a value."""
    count = count_parts("ticks", 360, ticks) if ticks else 0
    return medallion_at(centre(box), half_side(box), palette, count, fill, line)


def medallion_at(
    middle: Point,
    radius: float,
    palette: Palette,
    count: int = 24,
    fill: str = "well",
    line: str = "medallion",
) -> Shapes:
    unit = radius / 3.5
    within = radius - 0.55 * unit**0.5
    marks = ticks(middle, within, count, (radius - within) * 0.82)
    return (
        *rimmed_disc(palette, fill, line, middle, radius, unit),
        *circle(palette, "inner-frame", middle, within, unit),
        *ink_in(palette, "inner-frame", marks, unit),
    )


def draw_bead(box: Box, palette: Palette, *, fill: str, line: str) -> Shapes:
    """Draw a small disc in which an icon stands."""
    return bead_at(centre(box), half_side(box), palette, fill, line)


def bead_at(middle: Point, radius: float, palette: Palette, fill: str = "well", line: str = "cell") -> Shapes:
    return (
        *rimmed_disc(palette, fill, line, middle, radius, radius / 3.3),
        *circle(palette, "inner-frame", middle, radius - min(0.5, radius * 0.15), radius / 3.3),
    )


_FILL, _EDGE = Parameter("paint", "well", "what the disc is filled with"), "the line at its edge"

RINGS = {
    "ring": make_figure(
        "A graduated ring about a still pool of small stars, in which the figure of a card stands.",
        draw_ring,
        ticks=Parameter("number", 5, "degrees from one tick to the next", 0.5, 90),
        long=Parameter("number", 15, "degrees from one long tick to the next", 0.5, 360),
        depth=Parameter("number", 0, "from the inner circle to the outer one; 0 is in proportion", 0, 50),
        pool=Parameter("truth", True, "whether its inside is filled"),
        dots=Parameter("truth", True, "whether small stars are strewn over the pool"),
        backdrop=True,
    ),
    "orbits": make_figure(
        "Dotted circles about one centre, and bodies on them.",
        draw_orbits,
        count=Parameter("whole", 4, "how many there are", 1, 40),
        inner=Parameter("number", 0.3, "the share of the radius where the innermost runs", 0.02, 1),
        bodies=Parameter("numbers", (), "angles of bodies, for one orbit after another from within"),
        line=Parameter("line", "orbit", "how they are drawn"),
        backdrop=True,
    ),
    "sun": make_figure(
        "A sun: rays, long and short in turn, about a disc or about whatever stands there.",
        draw_sun,
        rays=Parameter("whole", 12, "how many are long", 3, 90),
        inner=Parameter("number", 0.5, "the share of the radius where the rays begin", 0.05, 0.95),
        disc=Parameter("truth", True, "whether it has a body"),
        turn=Parameter("number", 0, "degrees", -360, 360),
        backdrop=True,
    ),
    "rayed-well": make_figure(
        "A sun about a dark disc in which one great icon or number stands.",
        draw_rayed_well,
        ring=Parameter("truth", True, "whether it leaves room for a ring of the same box"),
        backdrop=True,
    ),
    "medallion": make_figure(
        "A small disc with two rims that bears a value.",
        draw_medallion,
        reach=0.5,
        ticks=Parameter("number", 15, "degrees from one tick to the next; 0 is none", 0, 90),
        fill=_FILL,
        line=Parameter("line", "medallion", _EDGE),
        backdrop=True,
    ),
    "bead": make_figure(
        "A plain small disc with two rims that bears an icon.",
        draw_bead,
        reach=0.5,
        fill=_FILL,
        line=Parameter("line", "cell", _EDGE),
        backdrop=True,
    ),
}


MOST_TICKS = 400  # on one side
STAR = 1.3  # the radius of the corner stars beside a rim of 1 mm


def draw_plate(box: Box, palette: Palette, *, rim: float, tick: float, stars: bool, empty: bool) -> Shapes:
    """Draw two lines around the box, ticks between them, and a star on each corner."""
    outer = grow_box(box, rim)
    tips = join(curved_star(corner, 4, STAR * rim, 0.14) for corner in corners(outer))
    short, long = _graduate_plate(box, rim, tick)
    return (
        *(_draw_still_sky(box, palette) if empty else ()),
        *ink_in(palette, "tick-short", short),
        *ink_in(palette, "tick-long", long),
        *ink_in(palette, "frame", box_steps(grow_box(box, 0.125))),
        *ink_in(palette, "ring-outer", box_steps(outer)),
        *(fill_in(palette, "line", tips) if stars else ()),
    )


def _draw_still_sky(box: Box, palette: Palette) -> Shapes:
    """Draw an orrery without planets, for a card that has no picture."""
    middle, reach = centre(box), half_side(box)
    unit = reach / 24.6
    orbits = join(circle(palette, "orbit", middle, reach * share, unit) for share in (0.3, 0.55, 0.8))
    return (
        *fill_in(palette, "pool", box_steps(box), box),
        *draw_dust(middle, reach, palette),
        *orbits,
        *fill_in(palette, "mark", curved_star(middle, 4, reach * 0.16, 0.14)),
    )


def _graduate_plate(box: Box, rim: float, tick: float) -> tuple[Steps, Steps]:
    """Draw ticks outwards from all four sides; every fifth is long."""
    top_left, top_right, bottom_right, bottom_left = corners(box)
    sides = (
        (top_left, top_right, Point(0, -1)),
        (top_right, bottom_right, Point(1, 0)),
        (bottom_left, bottom_right, Point(0, 1)),
        (top_left, bottom_left, Point(-1, 0)),
    )
    short = join(_side_steps(start, end, out, (tick, rim / 2), long=False) for start, end, out in sides)
    long = join(_side_steps(start, end, out, (tick, rim), long=True) for start, end, out in sides)
    return short, long


def _side_steps(start: Point, end: Point, out: Point, cut: tuple[float, float], *, long: bool) -> Steps:
    """Draw the ticks of one side, nearly `cut[0]` apart and `cut[1]` long; their number is a multiple of
    ten."""
    tick, length = cut
    count = min(MOST_TICKS, 10 * max(1, round((abs(end.x - start.x) + abs(end.y - start.y)) / tick / 10)))
    return join(
        segment(Point(x, y), Point(x + out.x * length, y + out.y * length))
        for k in range(1, count)
        if (k % 5 == 0) is long
        for x, y in [(start.x + (end.x - start.x) * k / count, start.y + (end.y - start.y) * k / count)]
    )


PLATES = {
    "plate": make_figure(
        "A graduated border about a picture, which has the same box; the border stands outside of it.",
        draw_plate,
        reach=2.4,
        rim=Parameter("number", 1.0, "how wide the border is", 0.3, 10),
        tick=Parameter("number", 2.0, "mm from tick to tick, nearly", 0.5, 50),
        stars=Parameter("truth", True, "whether a star stands on each corner"),
        empty=Parameter("truth", False, "whether a still sky stands in the picture's place"),
        backdrop=True,
    )
}
