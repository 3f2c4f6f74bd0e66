"""How clearly lines of text stand out from what lies behind them: judged from colours and outlines where
that is sure, else from pixels."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct, field

from pnp.checks.findings import CONTRAST
from pnp.checks.printing import backgrounds
from pnp.checks.printing.extents import ink_box
from pnp.checks.printing.flaws import DrawnSide, Flaw, Key
from pnp.checks.printing.ink_masks import Counts
from pnp.checks.printing.parts import UNKNOWN, KnownElements
from pnp.draw.symbols import measure_contrast as contrast
from pnp.geometry import enlargement
from pnp.pictures.tones import WHITE, luminance, mix_colours
from pnp.scene import Colour, Text
from pnp.text import find_words, run_box

SLACK = 1.03  # by how much more a contrast has to be enough: colours of pixels are rounded
SPARE = 0.8  # of the pixels that may be too near: pixels have no sharp edges

cached_light = lru_cache(maxsize=1024)(luminance)


def surely_stands_out(line: backgrounds.TextLine, least: float, few: float) -> bool:
    """Whether a line surely has the contrast `least`, but for `few` mm² of what lies behind it."""
    own = cached_light(line.colour) + 0.05
    darker, lighter = own / (least * SLACK) - 0.05, own * least * SLACK - 0.05

    def are_darker(colours: Sequence[Colour]) -> bool:
        return all(cached_light(each) <= darker for each in colours)

    def are_lighter(colours: Sequence[Colour]) -> bool:
        parts = zip(*((each.red, each.green, each.blue) for each in colours), strict=True)
        return cached_light(Colour(*map(min, parts))) >= lighter

    bare = line.leaf.opacity == 1 and not line.above
    return bare and any(_all_clear_but(SPARE * few, line, each) for each in (are_darker, are_lighter))


def _all_clear_but(
    spare: float, line: backgrounds.TextLine, clear: Callable[[Sequence[Colour]], bool]
) -> bool:
    """Whether all colours that may be seen are clear, but for what covers no more than there is to spare."""
    found = [] if line.below and line.below[0].full else [WHITE]
    for each in line.below:
        if clear(each.colours):
            found += each.colours
            continue
        spare -= each.area
        if spare < 0:
            return False
    return clear(found)


# by that of the ground and of the ink
PairCounts: TypeAlias = "tuple[tuple[int, tuple[Colour, Colour]], ...]"

LEAST_CONTRAST = 4.5
WORST = 0.1  # the share of the pixels behind a word that may be nearer to it: dots, hairlines that cross it
DOT = 0.2  # mm²: what may be nearer behind a short word, unless that is HALF of its pixels
HALF = 0.5


class Doubt(Struct, frozen=True):
    """A line that may not stand out from what is behind it, which may be a single colour."""

    line: backgrounds.TextLine
    behind: backgrounds.Behind | Colour


class KnownLines(Struct):
    """What was found of lines on other sides."""

    lines: dict[Key, Doubt | None] = field(default_factory=dict)
    met: backgrounds.KnownLayers = field(default_factory=dict)


class Backgrounds(Struct, frozen=True):
    """The pixels behind lines, and where ink is not seen in its own colour also those of the ink."""

    bare: dict[backgrounds.Behind, Counts] = field(default_factory=dict)
    inked: dict[backgrounds.Behind, PairCounts] = field(default_factory=dict)


def find_doubts(side: DrawnSide, known: KnownElements, before: KnownLines) -> Iterator[Doubt]:
    """The lines that may not stand out from what lies behind them. `before` keeps the answers for lines that
    other sides have alike."""
    for spot in backgrounds.find_spots(side, known):
        key = spot.key
        if key not in before.lines:
            before.lines[key] = _make_doubt(backgrounds.make_line(spot, before.met))
        found = before.lines[key]
        if found is not None:
            yield found


def _make_doubt(line: backgrounds.TextLine) -> Doubt | None:
    if surely_stands_out(line, LEAST_CONTRAST, 0.0):
        return None
    ground = backgrounds.single_colour(line)
    if ground is None and surely_stands_out(line, LEAST_CONTRAST, _measure_least_area(line)):
        return None
    return Doubt(line, ground or backgrounds.find_behind(line))


def doubtful_words(doubt: Doubt, grounds: Backgrounds) -> list[Doubt]:
    """The words of a line that may not stand out: none where too little behind the line is near its colour.

    A line of signs alone is judged as a whole.
    """
    line = doubt.line
    pairs = _list_colour_pairs(doubt, grounds)
    near = sum(count for count, (ground, own) in pairs if contrast(own, ground) < LEAST_CONTRAST)
    if near * _measure_ink_area(line) <= _measure_least_area(line) * sum(count for count, _ in pairs):
        return []
    single = isinstance(doubt.behind, Colour) or len(line.words.split()) < 2
    words = [] if single else [*backgrounds.split_words(line)]
    if not words:
        return [doubt]
    doubtful = (
        word for word in words if not surely_stands_out(word, LEAST_CONTRAST, _measure_spare_area(word))
    )
    return [
        Doubt(word, backgrounds.single_colour(word) or backgrounds.find_behind(word)) for word in doubtful
    ]


def _measure_least_area(line: backgrounds.TextLine) -> float:
    """The mm² behind a line that may be nearer to it if all of that lies behind its shortest word."""
    assert isinstance(line.leaf.shape, Text)
    words = (
        word for run in line.leaf.shape.runs for word in find_words(run) if backgrounds.is_word(word.text)
    )
    boxes = (run_box(word) for word in words)
    size = enlargement(line.leaf.matrix)
    areas = (box.width * box.height * size for box in boxes if box is not None)
    return min((area * _find_spare_share(area) for area in areas), default=_measure_spare_area(line))


def _measure_spare_area(word: backgrounds.TextLine) -> float:
    area = _measure_ink_area(word)
    return area * _find_spare_share(area)


def _measure_ink_area(line: backgrounds.TextLine) -> float:
    ink = ink_box(line.leaf.shape)
    assert ink is not None
    return ink.width * ink.height * enlargement(line.leaf.matrix)


def _find_spare_share(area: float) -> float:
    return min(max(WORST, DOT / area), HALF)


def measure_contrast(doubt: Doubt, grounds: Backgrounds) -> float:
    """The contrast that all but the worst pixels reach."""
    pairs = _list_colour_pairs(doubt, grounds)
    found = sorted((contrast(own, ground), count) for count, (ground, own) in pairs)
    passed, most = 0, _find_spare_share(_measure_ink_area(doubt.line)) * sum(count for _, count in found)
    for value, count in found:
        passed += count
        if passed > most:
            return value
    return math.inf


def find_unclear(
    doubt: Doubt, words: Sequence[Doubt], grounds: Backgrounds
) -> list[tuple[backgrounds.TextLine, float]]:
    """What of a line does not stand out, and its contrast: the line where that is so of it as a whole,
    otherwise those of its words that were in doubt."""
    found = [
        (each.line, value) for each in words if (value := measure_contrast(each, grounds)) < LEAST_CONTRAST
    ]
    whole = measure_contrast(doubt, grounds) if found else LEAST_CONTRAST
    return [(doubt.line, whole)] if whole < LEAST_CONTRAST else found


def _list_colour_pairs(each: Doubt, grounds: Backgrounds) -> PairCounts:
    line, seen = each.line, each.behind
    if isinstance(seen, Colour):
        faded = mix_colours(seen, line.colour, line.leaf.opacity)  # as it is seen on that ground
        return ((1, (seen, faded)),)
    if seen.inked:
        return grounds.inked[seen]
    return tuple((count, (ground, line.colour)) for count, ground in grounds.bare[seen])


def pale_flaws(
    side: DrawnSide, found: Iterable[tuple[backgrounds.TextLine, float]], known: KnownElements
) -> Iterator[Flaw]:
    """A flaw for each line, or word of a line, that does not stand out, with its contrast."""
    for line, value in found:
        way, words, word = ("word", line.of, line.words) if line.of else ("line", line.words, "")
        said = (("way", way), ("words", words.strip()), ("word", word.strip()))
        element, reached = known.get(line.place, UNKNOWN).name, math.floor(value * 10) / 10
        arguments = (("element", element), *said, ("contrast", reached), ("least", LEAST_CONTRAST))
        yield Flaw(CONTRAST, line.place, side, LEAST_CONTRAST - value, arguments)
