"""What players drew on a sky map: each round in a kind of line of its own, with its numeral."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from pnp.figures.figure import FigureError
from pnp.figures.marks import disc, filled, fitting, written
from pnp.figures.points import between, dot, joined, link
from pnp.games.night_sky.figures.names import spots
from pnp.games.night_sky.figures.rim import NUMERALS
from pnp.games.night_sky.figures.sky import STAR, lined, ringed, stroked
from pnp.geometry import Point, distance
from pnp.scene import Path

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.games.night_sky.figures.names import Label
    from pnp.games.night_sky.figures.sky import Laid
    from pnp.scene import Shape

CLEAR = 2.35  # from a star's middle to the ends of its lines
WIDTH, CASE, PAIR = 0.72, 1.5, 0.5  # of a line, of what parts it from words, and from a double line's middle
DASHES: tuple[tuple[float, ...], ...] = ((), (2.4, 1.2), (0.0, 1.3), (), (1.1, 0.9), (2.6, 1.1, 0.0, 1.1))
DOUBLE = 3  # the round whose lines are double
DOTTED = 1.05  # a dotted line is wider
RING = 2.1  # about a star that is drawn
MEDAL = 2.3  # the radius of a numeral's disc
LIT, BROAD = 3.3, 2.0  # the ring about a star that earned points, and the width of such a line
NUMERAL = 7.5  # pt
SHARES = (0.5, 0.4, 0.6, 0.32, 0.68)  # of a line, where its numeral may stand
WORD = 0.7  # how far words reach about their spots


class Drawn(Struct, frozen=True):
    """What was drawn in a round: lines and stars by their names."""

    round: int  # from 0
    lines: tuple[tuple[str, str], ...]
    stars: tuple[str, ...]


def drawn(told: str, on: Laid) -> Drawn:
    """Such as `2 A31-A41 B11`: the round, then lines and stars."""
    number, *words = told.split() or ("",)
    if not number.isdecimal() or not 1 <= int(number) <= len(NUMERALS):
        wrong = f"'{told[:40]}' begins with no round"
        raise FigureError(wrong, "write such as 2 A31-A41 B11", "drawn")
    lines = tuple(_ends(word) for word in words if "-" in word)
    named = (*(end for line in lines for end in line), *(word for word in words if "-" not in word))
    stars = tuple(dict.fromkeys(named))
    for star in stars:
        known(star, on, "drawn")
    if any(start == end for start, end in lines):
        wrong = f"'{told[:40]}' joins a star with itself"
        raise FigureError(wrong, "join two stars", "drawn")
    return Drawn(int(number) - 1, lines, stars)


def known(star: str, on: Laid, name: str) -> None:
    if star not in on.places:
        wrong = f"there is no star '{star[:40]}'"
        raise FigureError(wrong, "stars are called such as A31", name)


def _ends(word: str) -> tuple[str, str]:
    start, _, end = word.partition("-")
    return start, end


def lines_of(palette: Palette, on: Laid, rounds: Sequence[Drawn], unit: float) -> tuple[Shape, ...]:
    """All lines, over a case that parts them from each other and from what they pass."""
    return tuple(
        shape
        for each in rounds
        for steps in (_steps(on, each.lines),)
        for shape in (*_case(palette, steps, unit), *_kind(palette, on, each, unit))
    )


def _steps(on: Laid, lines: Iterable[tuple[str, str]]) -> Steps:
    clear = CLEAR * on.star / STAR
    return joined(link(on.places[start], on.places[end], clear, clear) for start, end in lines)


def _case(palette: Palette, steps: Steps, unit: float) -> tuple[Shape, ...]:
    return _coloured(palette, "cell", steps, unit, CASE)


def _coloured(palette: Palette, paint: str, steps: Steps, unit: float, width: float) -> tuple[Shape, ...]:
    """Lines in the colour of a paint that no line has."""
    stroke, colour = stroked(palette, "constellation", unit, width), palette.colour(paint)
    return (Path(steps, stroke=replace(stroke, colour=colour)),) if steps and stroke and colour else ()


def _kind(palette: Palette, on: Laid, each: Drawn, unit: float) -> tuple[Shape, ...]:
    if each.round == DOUBLE:
        return _double(palette, on, each, unit)
    dash = DASHES[each.round]
    stroke = stroked(palette, "constellation", unit, DOTTED if dash[:1] == (0.0,) else WIDTH)
    steps = _steps(on, each.lines)
    if stroke is None or not steps:
        return ()
    return (Path(steps, stroke=replace(stroke, dash=dash, cap="round" if 0.0 in dash else "butt")),)


def _double(palette: Palette, on: Laid, each: Drawn, unit: float) -> tuple[Shape, ...]:
    sides = joined(
        _aside(on.places[start], on.places[end], side * PAIR, CLEAR * on.star / STAR)
        for start, end in each.lines
        for side in (-1, 1)
    )
    return lined(palette, "constellation", sides, unit, WIDTH * 0.55)


def _aside(start: Point, end: Point, by: float, clear: float) -> Steps:
    length = distance(start, end)
    x, y = (end.y - start.y) / length * by, (start.x - end.x) / length * by
    return link(Point(start.x + x, start.y + y), Point(end.x + x, end.y + y), clear, clear)


def rings(palette: Palette, on: Laid, rounds: Sequence[Drawn], unit: float) -> tuple[Shape, ...]:
    """A ring about each star that is drawn."""
    radius = RING * on.star / STAR
    return tuple(
        shape
        for each in rounds
        for star in each.stars
        for shape in (
            *disc(palette, "cell", on.places[star], radius),
            *ringed(palette, "constellation", on.places[star], radius, unit, 0.4),
        )
    )


def numerals(
    palette: Palette, on: Laid, rounds: Sequence[Drawn], labels: Sequence[Label], unit: float
) -> tuple[Shape, ...]:
    """The numeral of each round in a small disc on one of its lines, where it hides least."""
    taken = [spot.at for label in labels for spot in spots(label)]
    return tuple(
        shape
        for each in rounds
        if each.stars
        for shape in _numeral(palette, _free(on, each, taken), each.round, unit)
    )


def _free(on: Laid, each: Drawn, taken: Sequence[Point]) -> Point:
    """The place on a line that is furthest from all words and stars; a lone star has it at its side."""
    ends = [(on.places[start], on.places[end]) for start, end in each.lines]
    places = [between(*line, share) for line in ends for share in SHARES]
    if not places:
        at = on.places[each.stars[0]]
        return Point(at.x, at.y - 2 * MEDAL)
    near = [*((at, WORD) for at in taken), *((at, RING) for at in on.places.values())]
    return max(places, key=lambda at: min(distance(at, it) - off for it, off in near))


def _numeral(palette: Palette, at: Point, number: int, unit: float) -> tuple[Shape, ...]:
    name = NUMERALS[number]
    return (
        *disc(palette, "cell", at, MEDAL),
        *ringed(palette, "cell", at, MEDAL, unit),
        *written(palette, name, at, fitting((name,), 1.6 * MEDAL, NUMERAL), "value"),
    )


def faint(palette: Palette, on: Laid, rounds: Sequence[Drawn], unit: float) -> tuple[Shape, ...]:
    """All lines alike, and quiet: behind what earned points."""
    steps = joined(_steps(on, each.lines) for each in rounds)
    return _coloured(palette, "fine", steps, unit, WIDTH)


def lights(palette: Palette, on: Laid, marks: Sequence[str], unit: float) -> tuple[Shape, ...]:
    """What earned points: stars in broad rings, lines as broad strokes."""
    lines = [_ends(mark) for mark in marks if "-" in mark]
    stars = [mark for mark in marks if "-" not in mark]
    for star in (*stars, *(end for line in lines for end in line)):
        known(star, on, "marks")
    places = [on.places[star] for star in stars]
    steps = _steps(on, lines)
    radius, wide = LIT * on.star / STAR, BROAD * 0.6
    return (
        *_coloured(palette, "cell", steps, unit, BROAD + 1.2),
        *_coloured(palette, "mark-line", steps, unit, BROAD),
        *filled(palette, "cell", joined(dot(at, radius) for at in places)),
        *(shape for at in places for shape in ringed(palette, "constellation", at, radius, unit, wide)),
    )
