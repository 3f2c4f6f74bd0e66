"""A block of text set into a box, smaller where it must be and may be.

The block reaches from the top of the first line's capitals to the last baseline, and that is what stands at
the top, in the middle or at the bottom of the box and what must fit its height: so capitals and figures look
centred, and text lines up with shapes. Accents on capitals rise above it, and descenders hang below it, both
by a quarter of an em at most, so they are even and do not disturb the middle; a box needs that room about it.
Where the first line has figures but no letter, the height of figures counts in place of the capitals'.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, TypeAlias

from pnp.errors import PnpError
from pnp.text.characters import MissingGlyph
from pnp.text.glyphs import capital_height, figure_height
from pnp.text.lines import EXACT, Lines, rounded_up, words, wrapped
from pnp.text.measure import Setting, Style, placed, setting
from pnp.text.placing import SHARE, Align, line_runs

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.geometry import Box
    from pnp.scene import Run

Valign: TypeAlias = Literal["top", "middle", "bottom"]

STEP = 0.25  # pt

_SHARE = {"top": 0.0, "middle": 0.5, "bottom": 1.0}  # of the free height that lies above the text


@dataclass(frozen=True, slots=True)
class Block:
    """Text that was set; `width` and `height` in mm of what it fills, `size` in pt as it came out."""

    runs: tuple[Run, ...]
    lines: int
    width: float
    height: float
    size: float


class Overflow(PnpError):  # noqa: N818  # says what is wrong
    """Text does not fit its box at its least size: by so many mm in width and in height."""

    def __init__(self, text: str, word: str, width: float, height: float, size: float) -> None:
        self.text = text
        self.word = word  # the widest that is too wide, or empty
        self.width = width
        self.height = height
        self.size = size  # pt, of the last try
        over = [f"'{word}' is {rounded_up(width)} mm too wide"] if width else []
        over += [f"the text is {rounded_up(height)} mm too high"] if height else []
        super().__init__(f"{' and '.join(over)} for its box at {size:g} pt: '{_short(text)}'")


@dataclass(frozen=True, slots=True)
class _Trial:
    """The text in one size, before it is known to fit."""

    ready: Setting
    lines: Lines
    size: float  # pt
    lead: float
    rise: float  # from the first baseline to the top of the block
    height: float


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 60 else line[:59] + "…"


def block(
    text: str,
    style: Style,
    box: Box,
    *,
    lead: float,
    align: Align = "left",
    valign: Valign = "top",
    language: str,
    minimum: float | None = None,
) -> Block:
    """Text broken into the box's width. `lead` is in mm from baseline to baseline at the style's size.

    Where the text does not fit and a minimum is given (pt), it is tried a quarter point smaller, its lead
    smaller likewise, down to the minimum.
    """
    parts = words(text, language)
    for size in _sizes(style.size, minimum):
        ready = setting(style if size == style.size else replace(style, size=size))
        try:
            lines = wrapped(parts, ready, box.width, language)
        except MissingGlyph as found:
            raise placed(found, text) from None
        trial = _trial(lines, ready, size, lead * size / style.size)
        over = trial.height - box.height
        if not lines.excess and over <= EXACT:
            return _stood(trial, box, align, valign)
    wide = lines.excess * ready.em / 1000
    raise Overflow(text, lines.word, wide, over if over > EXACT else 0.0, size)


def _sizes(size: float, minimum: float | None) -> Iterator[float]:
    least = size if minimum is None else minimum
    if least > size:
        raise ValueError(f"the least size, {least:g} pt, is more than the size, {size:g} pt")
    steps = 0
    while size - steps * STEP > least:
        yield size - steps * STEP
        steps += 1
    yield least


def _trial(lines: Lines, ready: Setting, size: float, lead: float) -> _Trial:
    if not lines.texts:
        return _Trial(ready, lines, size, lead, 0.0, 0.0)
    rise = _rise(lines.texts[0], ready)
    return _Trial(ready, lines, size, lead, rise, rise + lead * (len(lines.texts) - 1))


def _rise(line: str, ready: Setting) -> float:
    """From the baseline to the top of a line."""
    figures = line.lower() == line.upper() and any(map(str.isdigit, line))
    height = figure_height if figures else capital_height
    return height(ready.face) * ready.em / 1000


def _stood(trial: _Trial, box: Box, align: Align, valign: Valign) -> Block:
    """The block with its lines where they stand in the box."""
    em, lines = trial.ready.em / 1000, trial.lines
    baseline = box.y + (box.height - trial.height) * _SHARE[valign] + trial.rise
    share = SHARE[align]
    found: list[Run] = []
    for line, width in zip(lines.texts, lines.widths, strict=True):
        found += line_runs(line, trial.ready, box.x + (box.width - width * em) * share, baseline)
        baseline += trial.lead
    widest = max(lines.widths, default=0.0) * em
    return Block(tuple(found), len(lines.texts), widest, trial.height, trial.size)
