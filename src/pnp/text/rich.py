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
from pnp.text import fonts
from pnp.text.blocks import Block, Frame, fit_words, set_plain_text
from pnp.text.line_breaking import Drawn, Standing, TextMetrics, Word, find_holding, find_kind
from pnp.text.measure import PlacedIcon, Setting, Style, find_missing, line_height, line_runs, make_setting

Weight: TypeAlias = Literal["regular", "bold", "italic"]


class TextPiece(Struct, frozen=True):
    """A stretch of text in one weight, or an icon: that has no text, or among words a stand-in."""

    text: str
    weight: Weight = "regular"
    icon: str | None = None


Pieces: TypeAlias = tuple[TextPiece, ...]
Settings: TypeAlias = Mapping[Weight, Setting]


def write_piece(piece: TextPiece) -> str:
    """A piece as a person would write it."""
    return piece.text if piece.icon is None else f":{piece.icon}:"


def flatten_pieces(pieces: Pieces) -> str:
    """The pieces as text, one character for an icon."""
    return pieces[0].text if len(pieces) == 1 else "".join([piece.text for piece in pieces])


def name_pieces(pieces: Pieces) -> str:
    return "".join(map(write_piece, pieces))


def show_pieces(pieces: Pieces) -> Pieces:
    """The pieces without soft marks."""
    if fonts.drop_soft_marks(text := flatten_pieces(pieces)) == text:
        return pieces
    shown = (TextPiece(fonts.drop_soft_marks(piece.text), piece.weight, piece.icon) for piece in pieces)
    return tuple(piece for piece in shown if piece.text)


def cut_pieces(word: Pieces, at: int, before: str, after: str) -> tuple[Pieces, Pieces]:
    """What is seen before a character, and the rest after it; a sign that is added looks as its neighbour."""
    head = show_pieces(_slice_pieces(word, 0, at))
    tail = _slice_pieces(word, at + 1, len(flatten_pieces(word)))
    first = (TextPiece(after, tail[0].weight),) if after else ()
    last = (TextPiece(before, head[-1].weight),) if before else ()
    return merge_pieces((*head, *last)), merge_pieces((*first, *tail))


def _slice_pieces(word: Pieces, start: int, end: int) -> Pieces:
    found: list[TextPiece] = []
    for piece in word:
        if text := piece.text[max(0, start) : max(0, end)]:
            found.append(TextPiece(text, piece.weight, piece.icon))
        start, end = start - len(piece.text), end - len(piece.text)
    return tuple(found)


def merge_pieces(pieces: Iterable[TextPiece]) -> Pieces:
    """The pieces, neighbours of one weight as one."""
    found: list[TextPiece] = []
    for piece in pieces:
        if found and are_alike(found[-1], piece):
            found[-1] = TextPiece(found[-1].text + piece.text, piece.weight)
        else:
            found.append(piece)
    return tuple(found)


def are_alike(one: TextPiece, other: TextPiece) -> bool:
    """Whether both are text of one weight."""
    return one.weight == other.weight and one.icon is None and other.icon is None


def make_blank(last: TextPiece, first: TextPiece) -> TextPiece:
    """The space between two words: as they are where they are alike, else regular."""
    return TextPiece(" ", last.weight if are_alike(last, first) else "regular")


def join_pieces(words: Sequence[Pieces]) -> Pieces:
    """Words with spaces between them."""
    found: list[TextPiece] = []
    for word in words:
        if found:
            found.append(make_blank(found[-1], word[0]))
        found += word
    return merge_pieces(found)


def split_at_line_ends(pieces: Iterable[TextPiece], weights: Mapping[Weight, Weight]) -> list[Pieces]:
    """The composed pieces in the weights that there are, cut at their line ends, as plain text is."""
    found: list[list[TextPiece]] = [[]]
    for piece in pieces:
        weight = weights[piece.weight]
        if piece.icon is not None:
            found[-1].append(TextPiece(fonts.ICON, weight, piece.icon))
            continue
        first, *others = fonts.even_line_ends(fonts.compose(piece.text)).split("\n")
        found[-1].append(TextPiece(first, weight))
        found += [[TextPiece(other, weight)] for other in others]
    parts = [merge_pieces(piece for piece in part if piece.text) for part in found]
    while parts and not parts[-1]:
        parts.pop()
    return parts[next((index for index, part in enumerate(parts) if part), 0) :]


def split_at_spaces(part: Pieces, language: str) -> list[Word[Pieces]]:
    """The words of a paragraph, those that hold together as one."""
    found = [*_list_words(part)]
    for index in reversed(find_holding([find_kind(flatten_pieces(word)) for word in found], language)):
        found[index : index + 2] = [join_pieces(found[index : index + 2])]
    return [(word, show_pieces(word)) for word in found]


def _list_words(part: Pieces) -> Iterator[Pieces]:
    """What stands between spaces and is more than soft marks."""
    found: list[list[TextPiece]] = [[]]
    for piece in part:
        first, *others = piece.text.split(" ")
        found[-1].append(TextPiece(first, piece.weight, piece.icon))
        found += [[TextPiece(other, piece.weight)] for other in others]
    for word in found:
        if any(piece.text.strip(fonts.SOFT_MARKS) for piece in word):
            yield tuple([piece for piece in word if piece.text])


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
def handle_rich(faces: Faces) -> TextMetrics[Pieces]:
    settings = {weight: make_setting(find_style(faces, weight)) for weight in map_weights(faces)}
    icon = round(ICON_SIZE * fonts.capital_height(faces.regular.face))
    return TextMetrics(
        em=settings["regular"].em,
        width=partial(_measure_width, settings, icon),
        space=partial(_measure_space, settings),
        flat=flatten_pieces,
        named=name_pieces,
        seen=show_pieces,
        cut=cut_pieces,
        height=partial(_measure_height, settings),
        drawn=partial(_draw_lines, settings, icon),
    )


def _measure_width(settings: Settings, icon: int, word: Pieces) -> float:
    widths = [_measure_advance(settings, icon, piece) for piece in word]
    return sum(widths) + sum([_measure_gap(settings, *pair) for pair in pairwise(word)])


def _measure_advance(settings: Settings, icon: int, piece: TextPiece) -> float:
    return settings[piece.weight].width(piece.text) if piece.icon is None else icon + 2 * ICON_AIR


def _measure_gap(settings: Settings, last: TextPiece, first: TextPiece) -> int:
    if are_alike(last, first):
        return settings[last.weight].gap(last.text[-1], first.text[0])
    if last.icon is not None and first.text[0] in CLOSING:
        return ICON_CLOSE
    return settings["regular"].tracking


def _measure_space(settings: Settings, last: TextPiece, first: TextPiece) -> float:
    if are_alike(last, first):
        return settings[last.weight].space(last.text[-1], first.text[0])
    between = make_blank(last, first)
    width = settings[between.weight].width(between.text)
    return _measure_gap(settings, last, between) + width + _measure_gap(settings, between, first)


def _measure_height(settings: Settings, line: Sequence[Pieces]) -> float:
    """The height of the highest face in a line; of icons alone, that of the regular one."""
    weights = {piece.weight for word in line for piece in word if piece.icon is None} or {"regular"}
    text = "".join(map(flatten_pieces, line))
    return max([line_height(text, settings[weight].face) for weight in weights])


def _draw_lines(settings: Settings, icon: int, lines: Iterable[Standing[Pieces]]) -> Drawn:
    runs: list[Run] = []
    icons: list[PlacedIcon] = []
    em = settings["regular"].em / 1000
    for line, x, baseline in lines:
        for piece, place in _find_places(settings, icon, join_pieces(line)):
            start = x + place * em
            if piece.icon is None:
                runs += line_runs(piece.text, settings[piece.weight], start, baseline)
            else:
                top = baseline - (_measure_height(settings, line) + icon) * em / 2
                icons.append(PlacedIcon(piece.icon, start + ICON_AIR * em, top, icon * em))
    return tuple(runs), tuple(icons)


def _find_places(settings: Settings, icon: int, line: Pieces) -> Iterable[tuple[TextPiece, float]]:
    """Each piece of a line and where it starts."""
    used, before = 0.0, None
    for piece in line:
        used += _measure_gap(settings, before, piece) if before else 0.0
        yield piece, used
        used += _measure_advance(settings, icon, piece)
        before = piece


def set_block(pieces: Sequence[TextPiece], faces: Faces, frame: Frame) -> Block:
    """Pieces broken into the width of a box as one text."""
    plain = _find_one_weight(pieces, faces)
    if plain is not None:
        return set_plain_text("".join([piece.text for piece in pieces]), find_style(faces, plain), frame)
    known = map_weights(faces)
    parts = [split_at_spaces(part, frame.language) for part in split_at_line_ends(pieces, known)]

    def make_handling(size: float) -> TextMetrics[Pieces]:
        return handle_rich(size_faces(faces, size))

    try:
        return fit_words(parts, make_handling, faces.regular.size, frame, "".join(map(write_piece, pieces)))
    except fonts.MissingGlyph:
        raise find_missing_pieces(pieces, faces)[0] from None


def find_missing_pieces(pieces: Sequence[TextPiece], faces: Faces) -> tuple[fonts.MissingGlyph, ...]:
    """A complaint for each character that cannot be set in the face of its piece, each character once.

    Its text is that of all pieces, with an icon as `:name:`, and its index counts in that.
    """
    texts = [fonts.compose(write_piece(piece)) for piece in pieces]
    whole = "".join(texts)
    found: dict[str, fonts.MissingGlyph] = {}
    start = 0
    for piece, text in zip(pieces, texts, strict=True):
        lacking = find_missing(text, find_style(faces, piece.weight)) if piece.icon is None else ()
        for each in lacking:
            place = fonts.MissingGlyph(each.character, start + each.index, whole, each.why)
            found.setdefault(each.character, place)
        start += len(text)
    return tuple(found.values())


def _find_one_weight(pieces: Sequence[TextPiece], faces: Faces) -> Weight | None:
    """The weight that all pieces are set in, where there is one and no icon."""
    known = map_weights(faces)
    found = {None if piece.icon is not None else known[piece.weight] for piece in pieces}
    return found.pop() if len(found) == 1 else None if found else "regular"


@cache
def size_faces(faces: Faces, size: float) -> Faces:
    """The faces at another size."""
    return faces if faces.regular.size == size else replace(faces, regular=replace(faces.regular, size=size))
