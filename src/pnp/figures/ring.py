"""Rings, cut as an instrument maker would: graduated ones, orbits, suns, discs that bear something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.figures.figure import FigureError, Parameter, figure, unfit
from pnp.figures.marks import circle, disc, filled, inked
from pnp.figures.points import joined, polar, rays, spiked, ticks
from pnp.figures.stars import dust
from pnp.geometry import Box, Point, centre
from pnp.numerals import numeral

if TYPE_CHECKING:
    from pnp.figures.palette import Palette
    from pnp.scene import Shape

FRONT = 25.6  # the outer radius on a poker card's front
DEPTH = 1.0  # of its graduation there
WELL = 25.6 * 22.6 / 24.6  # a rayed well's scale, so that it stands as it should in a ring of the same box


def half_side(box: Box) -> float:
    """The radius of the largest circle in a box."""
    return min(box.width, box.height) / 2


def divided(name: str, whole: float, part: float) -> int:
    """How many parts of that size make the whole; they have to come out even."""
    count = round(whole / part)
    if count < 1 or abs(count * part - whole) > 1e-6:
        raise unfit(name, numeral(part), f"it divides {numeral(whole)} evenly")
    return count


def long_ones(ticks: float, long: float, count: int) -> int:
    """How many ticks it is from one long tick to the next: each of them is one of the others."""
    every = long / ticks
    if abs(every - round(every)) < 1e-6 and count % max(1, round(every)) == 0:
        return max(1, round(every))
    fit = next(each for each in range(1, count + 1) if count % each == 0 and each >= min(every, count))
    wrong = f"ticks every {numeral(ticks)} degrees and long ones every {numeral(long)} do not come out evenly"
    right = f"write 'long: {numeral(fit * ticks)}' beside 'ticks: {numeral(ticks)}'"
    raise FigureError(wrong, right, "ticks")


def ring(
    box: Box, palette: Palette, *, ticks: float, long: float, depth: float, pool: bool, dots: bool
) -> tuple[Shape, ...]:
    """Two circles, the outer one as large as the box, and the ticks between them."""
    middle, outer = centre(box), half_side(box)
    unit = outer / FRONT
    depth = depth or DEPTH * unit
    if depth >= outer:
        right = f"the ring's radius is only {numeral(outer)}"
        raise unfit("depth", numeral(depth), right)
    inner = outer - depth
    count = divided("ticks", 360, ticks)
    cut = count, long_ones(ticks, long, count)
    still = (*disc(palette, "pool", middle, inner), *(dust(middle, inner, palette) if dots else ()))
    return (*(still if pool else ()), *graduated(middle, inner, depth, cut, palette, unit))


def graduated(
    middle: Point, radius: float, depth: float, cut: tuple[int, int], palette: Palette, unit: float
) -> tuple[Shape, ...]:
    """Two circles with ticks between them; `cut` is how many there are and how many make a long one."""
    count, every = cut
    short = ticks(middle, radius, count, depth / 2, leave_out=every)
    long = ticks(middle, radius, max(1, count // every), depth)
    return (
        *circle(palette, "ring", middle, radius, unit),
        *circle(palette, "ring-outer", middle, radius + depth, unit),
        *inked(palette, "tick-short", short, unit),
        *inked(palette, "tick-long", long, unit),
    )


def orbits(
    box: Box, palette: Palette, *, count: int, inner: float, bodies: tuple[float, ...], line: str
) -> tuple[Shape, ...]:
    """Circles about one centre; a body on each from within, at the angle that is given for it."""
    middle, reach = centre(box), half_side(box)
    if len(bodies) > count:
        wrong = f"'bodies' has {len(bodies)} angles"
        right = f"there are {count} orbits, and one body to each at most"
        raise FigureError(wrong, right, "bodies")
    unit = reach / FRONT
    step = (1 - inner) / max(1, count - 1)
    radii = [reach * (inner + k * step) for k in range(count)] if count > 1 else [reach]
    body = max(0.3, 0.75 * unit)
    spots = joined(
        spiked(polar(middle, radius - (body if k == count - 1 else 0), angle), 8, body, 0.55)
        for k, (radius, angle) in enumerate(zip(radii, bodies, strict=False))
    )
    circles = (shape for radius in radii for shape in circle(palette, line, middle, radius, unit))
    return (*circles, *filled(palette, "accent", spots))


def sun(box: Box, palette: Palette, *, rays: int, inner: float, disc: bool, turn: float) -> tuple[Shape, ...]:
    """Rays, long and short in turn, about a disc or about what else stands there."""
    middle, reach = centre(box), half_side(box)
    half = 360 / rays * 0.17
    return (
        *_rays(
            palette,
            "unlit",
            middle,
            (rays, inner * reach, reach * (inner + 0.62 * (1 - inner)), half),
            turn + 180 / rays,
        ),
        *_rays(palette, "mark", middle, (rays, inner * reach, reach, half), turn),
        *(_body(palette, middle, inner * reach * 0.86) if disc else ()),
    )


def _rays(
    palette: Palette, paint: str, middle: Point, shape: tuple[int, float, float, float], turn: float
) -> tuple[Shape, ...]:
    return filled(palette, paint, rays(middle, *shape, turn))


def _body(palette: Palette, middle: Point, radius: float) -> tuple[Shape, ...]:
    unit = radius / 6
    return (
        *disc(palette, "mark", middle, radius),
        *circle(palette, "moon", middle, radius * 0.86, unit),
        *filled(palette, "well", spiked(middle, 8, radius * 0.56, 0.5)),
    )


def rayed_well(box: Box, palette: Palette, *, ring: bool) -> tuple[Shape, ...]:
    """A sun about a dark disc, for a card whose one figure stands in the middle."""
    return well_shapes(centre(box), half_side(box) / (WELL if ring else 22.6), palette)


def well_shapes(middle: Point, unit: float, palette: Palette) -> tuple[Shape, ...]:
    """The rayed well at the scale `unit`, 22.6 in radius where that is 1."""
    lengths = ((8, 21.7, 2.0, 0.0), (8, 18.9, 1.6, 22.5), (16, 16.6, 1.1, 11.25))
    wedges = joined(
        rays(middle, count, 13.2 * unit, reach * unit, half, turn) for count, reach, half, turn in lengths
    )
    return (
        *circle(palette, "orbit", middle, 20.6 * unit, unit),
        *filled(palette, "unlit", wedges),
        *disc(palette, "well", middle, 12.6 * unit),
        *circle(palette, "medallion", middle, 12.6 * unit, unit),
        *circle(palette, "inner-frame", middle, 11.8 * unit, unit),
        *inked(palette, "inner-frame", ticks(middle, 11.8 * unit, 48, 0.4 * unit), unit),
    )


def medallion(box: Box, palette: Palette, *, ticks: float, fill: str, line: str) -> tuple[Shape, ...]:
    """The small graduated disc that bears a value."""
    count = divided("ticks", 360, ticks) if ticks else 0
    return medallion_shapes(centre(box), half_side(box), palette, count, fill, line)


def medallion_shapes(
    middle: Point,
    radius: float,
    palette: Palette,
    count: int = 24,
    fill: str = "well",
    line: str = "medallion",
) -> tuple[Shape, ...]:
    unit = radius / 3.5
    within = radius - 0.55 * unit**0.5
    return (
        *disc(palette, fill, middle, radius),
        *circle(palette, line, middle, radius, unit),
        *circle(palette, "inner-frame", middle, within, unit),
        *(
            inked(palette, "inner-frame", ticks(middle, within, count, (radius - within) * 0.82), unit)
            if count
            else ()
        ),
    )


def bead(box: Box, palette: Palette, *, fill: str, line: str) -> tuple[Shape, ...]:
    """A small disc in which an icon stands."""
    return bead_shapes(centre(box), half_side(box), palette, fill, line)


def bead_shapes(
    middle: Point, radius: float, palette: Palette, fill: str = "well", line: str = "cell"
) -> tuple[Shape, ...]:
    return (
        *disc(palette, fill, middle, radius),
        *circle(palette, line, middle, radius, radius / 3.3),
        *circle(palette, "inner-frame", middle, radius - min(0.5, radius * 0.15), radius / 3.3),
    )


_FILL, _EDGE = Parameter("paint", "well", "what the disc is filled with"), "the line at its edge"

FIGURES = {
    "ring": figure(
        "A graduated ring about a still pool of small stars, in which the figure of a card stands.",
        ring,
        ticks=Parameter("number", 5, "degrees from one tick to the next", 0.5, 90),
        long=Parameter("number", 15, "degrees from one long tick to the next", 0.5, 360),
        depth=Parameter("number", 0, "from the inner circle to the outer one; 0 is in proportion", 0, 50),
        pool=Parameter("truth", True, "whether its inside is filled"),
        dots=Parameter("truth", True, "whether small stars are strewn over the pool"),
        backdrop=True,
    ),
    "orbits": figure(
        "Dotted circles about one centre, and bodies on them.",
        orbits,
        count=Parameter("whole", 4, "how many there are", 1, 40),
        inner=Parameter("number", 0.3, "the share of the radius where the innermost runs", 0.02, 1),
        bodies=Parameter("numbers", (), "angles of bodies, for one orbit after another from within"),
        line=Parameter("line", "orbit", "how they are drawn"),
        backdrop=True,
    ),
    "sun": figure(
        "A sun: rays, long and short in turn, about a disc or about whatever stands there.",
        sun,
        rays=Parameter("whole", 12, "how many are long", 3, 90),
        inner=Parameter("number", 0.5, "the share of the radius where the rays begin", 0.05, 0.95),
        disc=Parameter("truth", True, "whether it has a body"),
        turn=Parameter("number", 0, "degrees", -360, 360),
        backdrop=True,
    ),
    "rayed-well": figure(
        "A sun about a dark disc in which one great icon or number stands.",
        rayed_well,
        ring=Parameter("truth", True, "whether it leaves room for a ring of the same box"),
        backdrop=True,
    ),
    "medallion": figure(
        "A small disc with two rims that bears a value.",
        medallion,
        reach=0.5,
        ticks=Parameter("number", 15, "degrees from one tick to the next; 0 is none", 0, 90),
        fill=_FILL,
        line=Parameter("line", "medallion", _EDGE),
        backdrop=True,
    ),
    "bead": figure(
        "A plain small disc with two rims that bears an icon.",
        bead,
        reach=0.5,
        fill=_FILL,
        line=Parameter("line", "cell", _EDGE),
        backdrop=True,
    ),
}
