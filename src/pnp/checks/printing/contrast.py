"""How clearly lines of text stand out from the pixels that lie behind them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct, field

from pnp.checks.printing.codes import CONTRAST
from pnp.checks.printing.elements import UNKNOWN
from pnp.checks.printing.extents import ink_box
from pnp.checks.printing.flaws import Flaw
from pnp.checks.printing.grounds import Behind, behind, is_read, line_of, plain, spots, words_of
from pnp.checks.printing.hues import stands_out
from pnp.draw.signs import contrast
from pnp.geometry import enlargement
from pnp.scene import Colour, Text
from pnp.text import run_box, words_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from pnp.checks.printing.elements import Element, Place
    from pnp.checks.printing.flaws import Key, Side
    from pnp.checks.printing.grounds import Line, Met
    from pnp.checks.printing.shadows import Counts

Pairs: TypeAlias = "tuple[tuple[int, tuple[Colour, Colour]], ...]"  # by that of the ground and of the ink

LEAST = 4.5
WORST = 0.1  # the share of the pixels behind a word that may be nearer to it: dots, hairlines that cross it
DOT = 0.2  # mm²: what may be nearer behind a short word, unless that is HALF of its pixels
HALF = 0.5


class Doubt(Struct, frozen=True):
    """A line that may not stand out from what is behind it: where that is but one colour, from that."""

    line: Line
    behind: Behind | Colour


class Before(Struct):
    """What was found of lines on other sides."""

    lines: dict[Key, Doubt | None] = field(default_factory=dict)
    met: Met = field(default_factory=dict)


class Grounds(Struct, frozen=True):
    """The pixels behind lines, and where ink is not seen in its own colour also those of the ink."""

    bare: dict[Behind, Counts] = field(default_factory=dict)
    inked: dict[Behind, Pairs] = field(default_factory=dict)


def doubtful(side: Side, known: Mapping[Place, Element], before: Before) -> Iterator[Doubt]:
    """The lines that may not stand out from what lies behind them. What is so of a line was found `before` on
    another side that has it alike."""
    for spot in spots(side, known):
        key = spot.key
        if key not in before.lines:
            before.lines[key] = _doubt(line_of(spot, before.met))
        found = before.lines[key]
        if found is not None:
            yield found


def _doubt(line: Line) -> Doubt | None:
    if stands_out(line, LEAST, 0.0):
        return None
    ground = plain(line)
    if ground is None and stands_out(line, LEAST, _fewest(line)):
        return None
    return Doubt(line, ground or behind(line))


def closer(doubt: Doubt, grounds: Grounds) -> list[Doubt]:
    """The words of a line that may not stand out, where more is nearer to it than any of them can bear. A
    line of signs alone is looked at as a whole."""
    line = doubt.line
    pairs = _pairs(doubt, grounds)
    near = sum(count for count, (ground, own) in pairs if contrast(own, ground) < LEAST)
    if near * _area(line) <= _fewest(line) * sum(count for count, _ in pairs):
        return []
    single = isinstance(doubt.behind, Colour) or len(line.words.split()) < 2
    words = [] if single else [*words_of(line)]
    if not words:
        return [doubt]
    return [
        Doubt(word, plain(word) or behind(word)) for word in words if not stands_out(word, LEAST, _few(word))
    ]


def _fewest(line: Line) -> float:
    """The mm² behind a line that may be nearer to it if all of that lies behind its shortest word."""
    assert isinstance(line.leaf.shape, Text)
    words = (word for run in line.leaf.shape.runs for word in words_in(run) if is_read(word.text))
    boxes = (run_box(word) for word in words)
    size = enlargement(line.leaf.matrix)
    areas = (box.width * box.height * size for box in boxes if box is not None)
    return min((area * _share(area) for area in areas), default=_few(line))


def _few(word: Line) -> float:
    area = _area(word)
    return area * _share(area)


def _area(line: Line) -> float:
    ink = ink_box(line.leaf.shape)
    assert ink is not None
    return ink.width * ink.height * enlargement(line.leaf.matrix)


def _share(area: float) -> float:
    return min(max(WORST, DOT / area), HALF)


def clearness(doubt: Doubt, grounds: Grounds) -> float:
    """The contrast that all but the worst pixels reach."""
    pairs = _pairs(doubt, grounds)
    found = sorted((contrast(own, ground), count) for count, (ground, own) in pairs)
    passed, most = 0, _share(_area(doubt.line)) * sum(count for _, count in found)
    for value, count in found:
        passed += count
        if passed > most:
            return value
    return math.inf


def unclear(doubt: Doubt, words: Sequence[Doubt], grounds: Grounds) -> list[tuple[Line, float]]:
    """What of a line does not stand out, and its contrast: the line where that is so of it as a whole,
    otherwise those of its words that were in doubt."""
    found = [(each.line, value) for each in words if (value := clearness(each, grounds)) < LEAST]
    whole = clearness(doubt, grounds) if found else LEAST
    return [(doubt.line, whole)] if whole < LEAST else found


def _pairs(each: Doubt, grounds: Grounds) -> Pairs:
    line, seen = each.line, each.behind
    if isinstance(seen, Colour):
        return ((1, (seen, _mixed(line, seen))),)
    if seen.inked:
        return grounds.inked[seen]
    return tuple((count, (ground, line.colour)) for count, ground in grounds.bare[seen])


def _mixed(line: Line, ground: Colour) -> Colour:
    """The colour of the text, as it is seen where it is faded."""
    opacity = line.leaf.opacity
    if opacity == 1:
        return line.colour
    pairs = (
        (line.colour.red, ground.red),
        (line.colour.green, ground.green),
        (line.colour.blue, ground.blue),
    )
    return Colour(*(round(own * opacity + other * (1 - opacity)) for own, other in pairs))


def pale(side: Side, found: Iterable[tuple[Line, float]], known: Mapping[Place, Element]) -> Iterator[Flaw]:
    """What does not stand out, by its contrast: a line, or a word, told with the line that it is of."""
    for line, value in found:
        told = (
            ("element", known.get(line.place, UNKNOWN).name),
            ("way", "word" if line.of else "line"),
            ("words", (line.of or line.words).strip()),
            ("word", line.words.strip() if line.of else ""),
            ("contrast", math.floor(value * 10) / 10),
            ("least", LEAST),
        )
        yield Flaw(CONTRAST, line.place, side, LEAST - value, told)
