"""A block of text set into a box, smaller if it must be and may be.

The block reaches from the top of the first line's capitals to the last baseline. This height is placed at the
top, in the middle or at the bottom of the box, and must fit it: so capitals and digits look centred, and text
lines up with shapes. Accents on capitals rise above the block and descenders hang below it, both by a quarter
of an em at most, so they are even and do not disturb the middle; a box needs that room around it. If the
first line has digits but no letter, the height of digits counts instead of the capitals'.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pnp.errors import PnpError, count_things, cut_short, join_by_and, phrase, round_number
from pnp.geometry import Box
from pnp.scene import Run
from pnp.text import line_breaking, measure
from pnp.text.fonts import MissingGlyph, compose
from pnp.text.measure import TextFaces, TextPiece, Weight

Valign: TypeAlias = Literal["top", "middle", "bottom"]

STEP = 0.25  # pt

DOWN = {"top": 0.0, "middle": 0.5, "bottom": 1.0}  # of the free height that lies above the text


class Block(Struct, frozen=True):
    """Text that is set. `width` and `height` are those of the room that it fills, in mm; `size` is the final
    one, in pt."""

    runs: tuple[Run, ...]
    lines: int
    width: float
    height: float
    size: float
    top: float  # of the first line's capitals
    baseline: float  # of the last line
    icons: tuple[measure.PlacedIcon, ...] = ()


class Overflow(PnpError):  # noqa: N818  # says what is wrong
    """Text does not fit its box at its least size. The excess is in mm of width and height, and in lines."""

    def __init__(
        self, text: str, word: str, width: float, height: float, size: float, lines: int = 0
    ) -> None:
        self.text = text
        self.word = word  # the widest word that is too wide, or empty
        self.width = width
        self.height = height
        self.size = size  # pt, of the last try
        self.lines = lines  # how many lines exceed the limit
        over = [*_say_excess(word, width, height, lines)]
        arguments = {"over": join_by_and(over), "size": round_number(size), "text": _shorten_text(text)}
        self.wrong = phrase("over-for-its-box-at-size-pt-text", **arguments)
        super().__init__(self.wrong)


def _say_excess(word: str, width: float, height: float, lines: int) -> Iterator[str]:
    if width:
        shown, over = line_breaking.shorten_word(word), line_breaking.round_up(width)
        yield phrase("word-is-over-mm-too-wide", word=shown, over=over)
    if height:
        yield phrase("the-text-is-over-mm-too-high", over=line_breaking.round_up(height))
    if lines:
        yield phrase("the-text-has-lines-too-many", lines=count_things(lines, "line"))


class Frame(Struct, frozen=True):
    """The box for a text, and how to set it. If the text does not fit, or has too many lines, and a minimum
    is given, it is tried a quarter point smaller, with a smaller lead, down to the minimum. Making lines
    `even` adds no line."""

    box: Box
    lead: float  # mm from baseline to baseline, at the text's own size
    language: str
    align: measure.Align = "left"
    valign: Valign = "top"
    minimum: float | None = None  # pt
    lines: int | None = None  # at most
    even: bool = False


def _shorten_text(text: str) -> str:
    return cut_short(" ".join(text.split()), 60)


def set_block(pieces: Sequence[TextPiece], faces: TextFaces, frame: Frame) -> Block:
    """Set pieces as one text, broken into the width of a box."""
    weight = _find_one_weight(pieces, faces)
    try:
        return _set_one_line(pieces, faces, frame, weight) or _fit_words(pieces, faces, frame, weight)
    except MissingGlyph:
        raise measure.find_missing_pieces(pieces, faces)[0] from None


def _set_one_line(
    pieces: Sequence[TextPiece], faces: TextFaces, frame: Frame, weight: Weight | None
) -> Block | None:
    """Set text of one weight that goes into one line as it stands, as most does; otherwise return None."""
    text = "".join([piece.text for piece in pieces])
    if weight is None or not text.isprintable() or "  " in text or text[:1] in ("", " ") or text[-1] == " ":
        return None
    style = measure.find_style(faces, weight)
    ready, box, line = measure.make_setting(style), frame.box, compose(text)
    wide, em = ready.width(line), ready.em / 1000
    rise = measure.line_height(line, ready.face) * em
    small = frame.minimum is not None and frame.minimum > style.size
    if small or wide > box.width / em + line_breaking.LEEWAY or rise - box.height > line_breaking.LEEWAY:
        return None
    top = box.y + (box.height - rise) * DOWN[frame.valign]
    left = box.x + (box.width - wide * em) * measure.ALONG[frame.align]
    runs = measure.line_runs(line, ready, left, top + rise)
    return Block(runs, 1, wide * em, rise, style.size, top, top + rise, ())


def _find_one_weight(pieces: Sequence[TextPiece], faces: TextFaces) -> Weight | None:
    """Find the weight in which all pieces are set, if there is only one and no icon."""
    known = measure.map_weights(faces)
    weights = {None if piece.icon is not None else known[piece.weight] for piece in pieces}
    return weights.pop() if len(weights) == 1 else None if weights else "regular"


def _fit_words(pieces: Sequence[TextPiece], faces: TextFaces, frame: Frame, weight: Weight | None) -> Block:
    """Set the words of each paragraph at the largest size that fits; raise an Overflow if none does."""
    largest = faces.regular.size
    words, usual = line_breaking.split_words(pieces, faces, frame.language), weight or "regular"
    for size in _list_sizes(largest, frame.minimum):
        ready, lead = measure.make_rich_setting(measure.size_faces(faces, size)), frame.lead * size / largest
        lines = line_breaking.wrap_lines(words, ready, frame.box.width, frame.language)
        rise = _measure_rise(lines, ready, usual)
        too_high = rise + lead * (len(lines.lines) - 1) - frame.box.height if lines.lines else 0.0
        too_many = 0 if frame.lines is None else len(lines.lines) - frame.lines
        if not lines.excess and too_high <= line_breaking.LEEWAY and too_many <= 0:
            return _stand_block(lines, usual, ready, frame, size, lead)
    too_wide, too_high = lines.excess * ready.em / 1000, too_high if too_high > line_breaking.LEEWAY else 0.0
    raise Overflow(measure.name_pieces(pieces), lines.word, too_wide, too_high, size, max(0, too_many))


def _list_sizes(size: float, minimum: float | None) -> Iterator[float]:
    least = size if minimum is None else minimum
    if least > size:
        raise ValueError(f"the least size, {least:g} pt, is more than the size, {size:g} pt")
    steps = 0
    while size - steps * STEP > least:
        yield size - steps * STEP
        steps += 1
    yield least


def _measure_rise(lines: line_breaking.Lines, ready: measure.RichSetting, usual: Weight) -> float:
    """Measure how far the top of the block lies above the first baseline."""
    return measure.words_height(ready, lines.lines[0][0], usual) * ready.em / 1000 if lines.lines else 0.0


def _stand_block(
    lines: line_breaking.Lines,
    usual: Weight,
    ready: measure.RichSetting,
    frame: Frame,
    size: float,
    lead: float,
) -> Block:
    """Make the block with its lines placed in the box."""
    box, count, em = frame.box, len(lines.lines), ready.em / 1000
    if frame.even and count > 1:
        lines = line_breaking.balance_lines(lines, ready, box.width)
    rise = _measure_rise(lines, ready, usual)
    height = rise + lead * (count - 1) if count else 0.0
    top, share = box.y + (box.height - height) * DOWN[frame.valign], measure.ALONG[frame.align]
    runs: list[Run] = []
    icons: list[measure.PlacedIcon] = []
    for number, (line, width, _) in enumerate(lines.lines):
        left = box.x + (box.width - width * em) * share
        drawn, placed = measure.draw_line(ready, line, left, top + rise + lead * number)
        runs += drawn
        icons += placed
    return Block(tuple(runs), count, lines.widest * em, height, size, top, top + height, tuple(icons))


def shift_block(block: Block, dx: float, dy: float) -> Block:
    """Return the same block, moved."""
    runs = [Run(run.text, run.face, run.size, run.x + dx, run.y + dy, run.gaps) for run in block.runs]
    icons = [measure.PlacedIcon(icon.name, icon.x + dx, icon.y + dy, icon.size) for icon in block.icons]
    top, baseline = block.top + dy, block.baseline + dy
    return replace(block, runs=tuple(runs), icons=tuple(icons), top=top, baseline=baseline)
