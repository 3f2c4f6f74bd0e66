"""Text of several weights with icons among it, set into a box by the rules of plain text.

An icon stands in a square half as high again as a capital, its middle as high as the middle of the capitals
(of the figures, in a line that has figures and no letter), with a little air on either side, but none before
a stop or a bracket that closes. A space between two weights is regular, and no pair of two weights is kerned.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import pairwise
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pnp.scene import Run
from pnp.text.blocks import Block, Frame, fit_words, set_plain_text
from pnp.text.fonts import (
    ICON,
    SOFT_MARKS,
    MissingGlyph,
    capital_height,
    compose,
    drop_soft_marks,
    even_line_ends,
)
from pnp.text.line_ends import find_holding, find_kind
from pnp.text.lines import Drawn, Handling, Standing, Word
from pnp.text.measure import PlacedIcon, Setting, Style, line_height, line_runs, make_setting, missing

Weight: TypeAlias = Literal["regular", "bold", "italic"]


class Piece(Struct, frozen=True):
    """A stretch of text in one weight, or an icon, which has no text."""

    text: str
    weight: Weight = "regular"
    icon: str | None = None


class Span(Struct, frozen=True):
    """A stretch of a word: in the face of a weight, or an icon, whose text is its stand-in."""

    text: str
    weight: Weight
    icon: str | None = None


Spans: TypeAlias = tuple[Span, ...]


def write_piece(piece: Piece | Span) -> str:
    """A piece as a person would write it."""
    return piece.text if piece.icon is None else f":{piece.icon}:"


def flatten_spans(spans: Spans) -> str:
    """The spans as text, one character for an icon."""
    return spans[0].text if len(spans) == 1 else "".join([span.text for span in spans])


def name_spans(spans: Spans) -> str:
    return "".join(map(write_piece, spans))


def show_spans(spans: Spans) -> Spans:
    """The spans without soft marks."""
    if drop_soft_marks(text := flatten_spans(spans)) == text:
        return spans
    shown = (Span(drop_soft_marks(span.text), span.weight, span.icon) for span in spans)
    return tuple(span for span in shown if span.text)


def cut_spans(word: Spans, at: int, before: str, after: str) -> tuple[Spans, Spans]:
    """What is seen before a character, and the rest after it; a sign that is added looks as its neighbour."""
    head, tail = show_spans(_slice_spans(word, 0, at)), _slice_spans(word, at + 1, len(flatten_spans(word)))
    first = (Span(after, tail[0].weight),) if after else ()
    last = (Span(before, head[-1].weight),) if before else ()
    return merge_spans((*head, *last)), merge_spans((*first, *tail))


def _slice_spans(word: Spans, start: int, end: int) -> Spans:
    found: list[Span] = []
    for span in word:
        if text := span.text[max(0, start) : max(0, end)]:
            found.append(Span(text, span.weight, span.icon))
        start, end = start - len(span.text), end - len(span.text)
    return tuple(found)


def merge_spans(spans: Iterable[Span]) -> Spans:
    """The spans, neighbours of one weight as one."""
    found: list[Span] = []
    for span in spans:
        if found and are_alike(found[-1], span):
            found[-1] = Span(found[-1].text + span.text, span.weight)
        else:
            found.append(span)
    return tuple(found)


def are_alike(one: Span, other: Span) -> bool:
    """Whether both are text of one weight."""
    return one.weight == other.weight and one.icon is None and other.icon is None


def make_blank(last: Span, first: Span) -> Span:
    """The space between two words: as they are where they are alike, else regular."""
    return Span(" ", last.weight if are_alike(last, first) else "regular")


def join_spans(words: Sequence[Spans]) -> Spans:
    """Words with spaces between them."""
    found: list[Span] = []
    for word in words:
        if found:
            found.append(make_blank(found[-1], word[0]))
        found += word
    return merge_spans(found)


def split_pieces(pieces: Iterable[Piece], weights: Mapping[Weight, Weight]) -> list[Spans]:
    """The composed pieces in the weights that there are, cut at their line ends, as plain text is."""
    found: list[list[Span]] = [[]]
    for piece in pieces:
        weight = weights[piece.weight]
        if piece.icon is not None:
            found[-1].append(Span(ICON, weight, piece.icon))
            continue
        first, *others = even_line_ends(compose(piece.text)).split("\n")
        found[-1].append(Span(first, weight))
        found += [[Span(other, weight)] for other in others]
    parts = [merge_spans(span for span in part if span.text) for part in found]
    while parts and not parts[-1]:
        parts.pop()
    return parts[next((index for index, part in enumerate(parts) if part), 0) :]


def split_spans(part: Spans, language: str) -> list[Word[Spans]]:
    """The words of a paragraph, those that hold together as one."""
    found = [*_list_words(part)]
    for index in reversed(find_holding([find_kind(flatten_spans(word)) for word in found], language)):
        found[index : index + 2] = [join_spans(found[index : index + 2])]
    return [(word, show_spans(word)) for word in found]


def _list_words(part: Spans) -> Iterator[Spans]:
    """What stands between spaces and is more than soft marks."""
    found: list[list[Span]] = [[]]
    for span in part:
        first, *others = span.text.split(" ")
        found[-1].append(Span(first, span.weight, span.icon))
        found += [[Span(other, span.weight)] for other in others]
    for word in found:
        if any(span.text.strip(SOFT_MARKS) for span in word):
            yield tuple([span for span in word if span.text])


ICON_SIZE = 1.5  # of the capitals' height
ICON_AIR = 50  # thousandths of an em, on either side
ICON_CLOSE = -110  # thousandths of an em, from an icon's air to a sign that closes: it would stand alone
CLOSING = frozenset(".,;:!?)]»”’")


class Faces(Struct, frozen=True):
    """The style of a text, and the faces of its other weights; one without a face is set as regular."""

    regular: Style
    bold: str | None = None
    italic: str | None = None


def map_weights(faces: Faces) -> Mapping[Weight, Weight]:
    """What each weight is set as."""
    return {
        "regular": "regular",
        "bold": "bold" if faces.bold else "regular",
        "italic": "italic" if faces.italic else "regular",
    }


def find_style(faces: Faces, weight: Weight) -> Style:
    face = {"regular": None, "bold": faces.bold, "italic": faces.italic}[weight]
    return replace(faces.regular, face=face) if face else faces.regular


@cache
def handle_rich(faces: Faces) -> Handling[Spans]:
    settings = {weight: make_setting(find_style(faces, weight)) for weight in map_weights(faces)}
    icon = round(ICON_SIZE * capital_height(faces.regular.face))
    return Handling(
        em=settings["regular"].em,
        width=partial(_measure_width, settings, icon),
        space=partial(_measure_space, settings),
        flat=flatten_spans,
        named=name_spans,
        seen=show_spans,
        cut=cut_spans,
        height=partial(_measure_height, settings),
        drawn=partial(_draw_lines, settings, icon),
    )


def _measure_width(settings: Mapping[Weight, Setting], icon: int, word: Spans) -> float:
    widths = [_measure_advance(settings, icon, span) for span in word]
    return sum(widths) + sum([_measure_gap(settings, *pair) for pair in pairwise(word)])


def _measure_advance(settings: Mapping[Weight, Setting], icon: int, span: Span) -> float:
    return settings[span.weight].width(span.text) if span.icon is None else icon + 2 * ICON_AIR


def _measure_gap(settings: Mapping[Weight, Setting], last: Span, first: Span) -> int:
    if are_alike(last, first):
        return settings[last.weight].gap(last.text[-1], first.text[0])
    if last.icon is not None and first.text[0] in CLOSING:
        return ICON_CLOSE
    return settings["regular"].tracking


def _measure_space(settings: Mapping[Weight, Setting], last: Span, first: Span) -> float:
    if are_alike(last, first):
        return settings[last.weight].space(last.text[-1], first.text[0])
    between = make_blank(last, first)
    width = settings[between.weight].width(between.text)
    return _measure_gap(settings, last, between) + width + _measure_gap(settings, between, first)


def _measure_height(settings: Mapping[Weight, Setting], line: Sequence[Spans]) -> float:
    """The height of the highest face in a line; of icons alone, that of the regular one."""
    weights = {span.weight for word in line for span in word if span.icon is None} or {"regular"}
    text = "".join(map(flatten_spans, line))
    return max([line_height(text, settings[weight].face) for weight in weights])


def _draw_lines(settings: Mapping[Weight, Setting], icon: int, lines: Iterable[Standing[Spans]]) -> Drawn:
    runs: list[Run] = []
    icons: list[PlacedIcon] = []
    em = settings["regular"].em / 1000
    for line, x, baseline in lines:
        for span, place in _find_places(settings, icon, join_spans(line)):
            start = x + place * em
            if span.icon is None:
                runs += line_runs(span.text, settings[span.weight], start, baseline)
            else:
                top = baseline - (_measure_height(settings, line) + icon) * em / 2
                icons.append(PlacedIcon(span.icon, start + ICON_AIR * em, top, icon * em))
    return tuple(runs), tuple(icons)


def _find_places(settings: Mapping[Weight, Setting], icon: int, line: Spans) -> Iterable[tuple[Span, float]]:
    """Each span of a line and where it starts."""
    used, before = 0.0, None
    for span in line:
        used += _measure_gap(settings, before, span) if before else 0.0
        yield span, used
        used += _measure_advance(settings, icon, span)
        before = span


def set_block(pieces: Sequence[Piece], faces: Faces, frame: Frame) -> Block:
    """Pieces broken into the width of a box as one text."""
    plain = _find_one_weight(pieces, faces)
    if plain is not None:
        return set_plain_text("".join([piece.text for piece in pieces]), find_style(faces, plain), frame)
    known = map_weights(faces)
    parts = [split_spans(part, frame.language) for part in split_pieces(pieces, known)]

    def handled(size: float) -> Handling[Spans]:
        return handle_rich(size_faces(faces, size))

    try:
        return fit_words(parts, handled, faces.regular.size, frame, "".join(map(write_piece, pieces)))
    except MissingGlyph:
        raise find_missing_pieces(pieces, faces)[0] from None


def find_missing_pieces(pieces: Sequence[Piece], faces: Faces) -> tuple[MissingGlyph, ...]:
    """A complaint for each character that cannot be set in the face of its piece, each character once.

    Its text is that of all pieces, with an icon as `:name:`, and its index counts in that.
    """
    texts = [compose(write_piece(piece)) for piece in pieces]
    whole = "".join(texts)
    found: dict[str, MissingGlyph] = {}
    start = 0
    for piece, text in zip(pieces, texts, strict=True):
        lacking = missing(text, find_style(faces, piece.weight)) if piece.icon is None else ()
        for each in lacking:
            place = MissingGlyph(each.character, start + each.index, whole, each.why)
            found.setdefault(each.character, place)
        start += len(text)
    return tuple(found.values())


def _find_one_weight(pieces: Sequence[Piece], faces: Faces) -> Weight | None:
    """The weight that all pieces are set in, where there is one and no icon."""
    known = map_weights(faces)
    found = {None if piece.icon is not None else known[piece.weight] for piece in pieces}
    return found.pop() if len(found) == 1 else None if found else "regular"


@cache
def size_faces(faces: Faces, size: float) -> Faces:
    """The faces at another size."""
    return faces if faces.regular.size == size else replace(faces, regular=replace(faces.regular, size=size))
