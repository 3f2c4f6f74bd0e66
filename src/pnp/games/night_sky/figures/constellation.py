"""The figures of constellations, drawn on the lattice of the map and to its scale."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.figures.figure import FigureError, Parameter, figure
from pnp.figures.marks import filled, inked
from pnp.figures.points import about, between, dot, joined, link, spiked
from pnp.figures.ring import half_side
from pnp.games.night_sky.figures.card import INSET, graduation
from pnp.games.night_sky.figures.letters import placed
from pnp.games.night_sky.lattice import on_paper, turned
from pnp.geometry import Box, Point, centre, distance, grown
from pnp.scene import Text
from pnp.text import Style, runs

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.figures.figure import Figure
    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.games.night_sky.board import Sky
    from pnp.games.night_sky.lattice import Place
    from pnp.scene import Shape

# Lengths in mm for a lattice of 10 mm a step, as on a card.
STEP = 10.0
STAR, HEART = 2.0, 0.52  # the radius of a star, and the share where its sides meet
HOLLOW = 0.52  # the radius of the hole in it
END = 2.35  # from a star's middle to where its lines end
POINT, OFF_STAR = (
    0.4,
    1.0,
)  # the radius of a point of the lattice that has no star, and how far it keeps off one
LETTER, FACE = 8.0, "SourceSans3-Medium"
LOWERED = 2.5  # how far a tall figure may go down
CALM_STAR, CALM_LINE = 6.0, 4.5  # what the field of small stars keeps off them
INSIDE = 1.8, 4.4, 3.7  # from a frame's sides, its top and its foot to the lattice and the letters
OFF_FRAME = INSET + 0.85 + STAR  # from its sides to the middle of a star
NAME = 1.6  # how far the name on its foot rises above it
TURNS = 6


class Drawn(Struct, frozen=True):
    """A figure as it lies on a card."""

    stars: tuple[Point, ...]
    lines: tuple[tuple[int, int], ...]
    step: float  # mm from one point of the lattice to the next
    origin: Point  # where the lattice has its point (0, 0)


def figures(_: Sky | None) -> dict[str, Figure]:
    return {
        "night-sky-figure": figure(
            "A constellation on the lattice of the map, its middle in that of the box.",
            _figure,
            points=Parameter("texts", about="its stars on the lattice, such as '2 -1'"),
            lines=Parameter("texts", (), "what joins two stars by their numbers from 0, such as '0 1'"),
            letters=Parameter("texts", (), "the letters of the stars, one for each"),
            clear=Parameter("boxes", (), "circles whose rims stars keep off"),
            step=Parameter("number", STEP, "mm from one point of the lattice to the next", 1.0, 100.0),
            lattice=Parameter("truth", True, "whether the other points of the lattice are shown"),
            sky=Parameter(
                "truth", False, "whether a field of small stars lies under it, out to the box's edges"
            ),
            bleed=Parameter("number", 0.0, "how far that field goes on beyond the box", 0.0, 100.0),
            still=Parameter("boxes", (), "where that field has no star, besides"),
            frame=Parameter(
                "boxes", (), "the frame about it: graduated, it holds the lattice and the letters"
            ),
            backdrop=True,
        ),
    }


def _figure(
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
) -> tuple[Shape, ...]:
    pairs = [_pair(text, "lines") for text in lines]
    drawn = laid([_pair(text, "points") for text in points], pairs, box, clear, step, frame)
    unit = step / STEP
    tips = joined(spiked(star, 8, STAR * unit, HEART) for star in drawn.stars)
    holes = joined(dot(star, HOLLOW * unit) for star in drawn.stars)
    within = _within(frame[0], unit) if frame else box
    named = placed(drawn.stars, drawn.lines, letters, within, clear, unit)
    apart = (*drawn.stars, *(at for _, at in named))
    return (
        *(_field(drawn, grown(box, bleed), palette, (*clear, *still)) if sky else ()),
        *(shape for each in frame for shape in graduation(each, palette, apart)),
        *(inked(palette, "lattice", _others(drawn, within, clear)) if lattice else ()),
        *inked(palette, "constellation", _links(drawn, END * unit), unit),
        *filled(palette, "mark", tips, box),
        *inked(palette, "gem", tips, unit),
        *filled(palette, "gem", holes, box),
        *_lettered(named, unit, palette),
    )


def _within(frame: Box, unit: float) -> Box:
    """Where the lattice and the letters stand."""
    left, top, foot = (each * unit for each in INSIDE)
    return Box(frame.x + left, frame.y + top, frame.width - 2 * left, frame.height - top - foot)


def _pair(text: str, name: str) -> tuple[int, int]:
    match text.split():
        case [one, other] if all(part.lstrip("-").isdecimal() for part in (one, other)):
            return int(one), int(other)
    wrong = f"'{name}' has '{text[:20]}'"
    raise FigureError(wrong, "write two whole numbers with a blank between", name)


def laid(
    places: Sequence[Place],
    lines: Sequence[tuple[int, int]],
    box: Box,
    clear: Sequence[Box],
    step: float,
    frame: Sequence[Box] = (),
) -> Drawn:
    """The figure in the middle of a box; too near to a corner or a frame, a little lower, or else turned."""
    strange = [number for pair in lines for number in pair if not 0 <= number < len(places)]
    if not places:
        raise FigureError("it has no stars", "name one at least", "points")
    if strange:
        wrong = f"there is no star {strange[0]}"
        right = f"stars are numbered from 0 to {len(places) - 1}"
        raise FigureError(wrong, right, "lines")
    unit = step / STEP
    for turns in range(TURNS):
        ways = [turned(place, turns) for place in places]
        for lower in (0.0, LOWERED * unit):
            found = _laid(ways, lines, box, lower, step)
            off = all(_is_off(found.stars, corner, unit) for corner in clear)
            if off and all(_is_in(found.stars, each, unit) for each in frame):
                return found
    return _laid(places, lines, box, 0.0, step)


def _laid(
    places: Sequence[Place], lines: Sequence[tuple[int, int]], box: Box, lower: float, step: float
) -> Drawn:
    flat = [Point(x * step, -y * step) for x, y in map(on_paper, places)]
    middle = centre(box)
    across = middle.x - (min(at.x for at in flat) + max(at.x for at in flat)) / 2
    down = middle.y - (min(at.y for at in flat) + max(at.y for at in flat)) / 2 + lower
    stars = tuple(Point(at.x + across, at.y + down) for at in flat)
    return Drawn(stars, tuple(lines), step, Point(across, down))


def _is_off(stars: Sequence[Point], corner: Box, unit: float) -> bool:
    """Stars keep 2.6 off the rim of a disc."""
    at, radius = centre(corner), half_side(corner) + 2.6 * unit
    return all(distance(star, at) >= radius - 1e-6 for star in stars)


def _is_in(stars: Sequence[Point], frame: Box, unit: float) -> bool:
    """Stars keep off the lines of a frame's sides and off the name on its foot."""
    off = OFF_FRAME * unit
    right, foot = frame.x + frame.width - off, frame.y + frame.height - off - NAME * unit
    return all(frame.x + off <= star.x <= right and star.y <= foot for star in stars)


def _links(drawn: Drawn, clear: float) -> Steps:
    return joined(link(drawn.stars[one], drawn.stars[other], clear, clear) for one, other in drawn.lines)


def _others(drawn: Drawn, box: Box, clear: Sequence[Box]) -> Steps:
    """Rings on all points of the lattice within the box that have no star, off the corners."""
    unit = drawn.step / STEP
    free = (
        at
        for at in _lattice(drawn, box)
        if all(distance(at, star) > OFF_STAR * unit for star in drawn.stars)
        and all(distance(at, centre(each)) > half_side(each) + 2.1 * unit for each in clear)
    )
    return joined(dot(at, POINT * unit) for at in free)


def _lattice(drawn: Drawn, box: Box) -> Iterator[Point]:
    row = drawn.step * 3**0.5 / 2
    first = math.ceil((box.y - drawn.origin.y) / row)
    for r in range(first, math.floor((box.y + box.height - drawn.origin.y) / row) + 1):
        shift = drawn.origin.x - r * drawn.step / 2  # rows count downwards here
        start = math.ceil((box.x - shift) / drawn.step)
        for q in range(start, math.floor((box.x + box.width - shift) / drawn.step) + 1):
            yield Point(shift + q * drawn.step, drawn.origin.y + r * row)


def _field(drawn: Drawn, sky: Box, palette: Palette, still: tuple[Box, ...]) -> tuple[Shape, ...]:
    """Small stars that leave the figure in peace."""
    unit = drawn.step / STEP
    lines = (
        about(between(a, b, k / 8), CALM_LINE * unit)
        for a, b in ((drawn.stars[one], drawn.stars[other]) for one, other in drawn.lines)
        for k in range(1, 8)
    )
    calm = (*(about(star, CALM_STAR * unit) for star in drawn.stars), *lines)
    return palette.figure("star-field", sky, round=calm, clear=still, air=1.0)


def _lettered(named: Sequence[tuple[str, Point]], unit: float, palette: Palette) -> tuple[Shape, ...]:
    colour = palette.colour("text")
    if colour is None:
        return ()
    style = Style(FACE, LETTER * unit)
    return tuple(Text(runs(letter, style, at.x, at.y, "centre"), colour) for letter, at in named)
