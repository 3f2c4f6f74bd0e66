"""How wide text is, the runs that draw it, and where the letters of a run stand: text of one style, and
pieces of several weights with icons among them.

An icon stands in a square half as high again as a capital, its middle as high as the middle of the capitals
(of the figures, in a line that has figures and no letter), with a little air on either side, but none before
a stop or a bracket that closes. A space between two weights is regular, and no pair of two weights is kerned.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import groupby, pairwise
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pnp.errors import join_by_and, phrase
from pnp.geometry import Box, Point, bounds, corners
from pnp.paths import flatten, path_box
from pnp.scene import Run
from pnp.text import fonts

MM_PER_POINT = 25.4 / 72


class Style(Struct, frozen=True):
    face: str
    size: float  # pt
    tracking: float = 0.0  # em, between letters only
    kerned: bool = False
    fallbacks: tuple[str, ...] = ("DejaVuSans",)  # tried in turn for characters that the face lacks


class Setting(Struct, frozen=True):
    """A style, prepared for measuring. Its functions count in thousandths of an em and cache their
    results."""

    face: str
    em: float  # mm
    tracking: int
    spaced: bool  # whether there can be gaps at all
    face_of: Callable[[str], str]  # of a character: the first of the chain that has it
    gap: Callable[[str, str], int]  # between two characters that follow each other
    width: Callable[[str], float]  # of a visible text
    space: Callable[[str, str], float]  # between two words, by the last character and the first


@cache
def make_setting(style: Style) -> Setting:
    tracking = round(style.tracking * 1000)
    setting = _make_point_setting((style.face, *style.fallbacks), tracking, style.kerned)
    return replace(setting, em=style.size * MM_PER_POINT)


@cache
def _make_face_finder(chain: tuple[str, ...]) -> Callable[[str], str]:
    for face in chain:
        fonts.font_file(face)  # an unknown face is a mistake even where it is not needed

    @cache
    def face_of(character: str) -> str:
        for face in chain:
            if character in fonts.list_characters(face):
                return face
        why = fonts.find_objection(character)
        raise fonts.MissingGlyph(character, 0, character, phrase(why) if why else _say_lacking(chain))

    return face_of


def _say_lacking(chain: tuple[str, ...]) -> str:
    if len(chain) == 1:
        return phrase("face-does-not-have-it", face=chain[0])
    return phrase("faces-do-not-have-it", faces=join_by_and(chain))


@cache
def _make_point_setting(chain: tuple[str, ...], tracking: int, kerned: bool) -> Setting:
    """A setting of one point, whose functions those of other sizes share. All sums are exact, however a text
    is cut up."""
    face_of = _make_face_finder(chain)

    @cache
    def gap(first: str, second: str) -> int:
        face = face_of(first)
        pair = kerned and face == face_of(second)
        return tracking + fonts.find_kerning(face, first, second) if pair else tracking

    @cache
    def glyph(character: str) -> float:
        return fonts.advance(face_of(character), character)

    @cache
    def width(text: str) -> float:
        gaps = sum(map(gap, text, text[1:])) if kerned else tracking * max(0, len(text) - 1)
        return sum(map(glyph, text)) + gaps

    @cache
    def space(last: str, first: str) -> float:
        return gap(last, " ") + glyph(" ") + gap(" ", first)

    spaced = kerned or tracking != 0
    return Setting(chain[0], MM_PER_POINT, tracking, spaced, face_of, gap, width, space)


def width(text: str, style: Style) -> float:
    """Measure the width of one line in mm: advances, kerning, and tracking between its letters."""
    ready = make_setting(style)
    try:
        return ready.width(fonts.drop_soft_marks(fonts.compose(text))) * ready.em / 1000
    except fonts.MissingGlyph as found:
        raise locate_missing_glyph(found, text) from None


def find_missing(text: str, style: Style) -> tuple[fonts.MissingGlyph, ...]:
    """Return an error for each character of a text that cannot be set, each character once. Line ends can be
    set."""
    missing = []
    seen = fonts.drop_soft_marks(fonts.even_line_ends(fonts.compose(text)).replace("\n", ""))
    for character in dict.fromkeys(seen):
        try:
            make_setting(style).face_of(character)
        except fonts.MissingGlyph as error:
            missing.append(locate_missing_glyph(error, text))
    return tuple(missing)


def locate_missing_glyph(error: fonts.MissingGlyph, text: str) -> fonts.MissingGlyph:
    """Return the error for a character, with its first place in the whole text."""
    whole = fonts.compose(text)
    return fonts.MissingGlyph(error.character, whole.index(error.character), whole, error.why)


Align: TypeAlias = Literal["left", "centre", "right"]

ALONG = {"left": 0.0, "centre": 0.5, "right": 1.0}  # of the free width that lies before the text


class PlacedIcon(Struct, frozen=True):
    """An icon among text: its name and the square that it fills, by the top left corner, in mm."""

    name: str
    x: float
    y: float
    size: float


def place_runs(text: str, style: Style, x: float, baseline: float, align: Align = "left") -> tuple[Run, ...]:
    """Make the runs of one line, with its left end, middle or right end at x. Backends draw a run glyph by
    glyph, by advances and gaps, so that the line is exactly as wide as `width` returns."""
    ready = make_setting(style)
    line = fonts.drop_soft_marks(fonts.compose(text))
    try:
        start = x - ALONG[align] * ready.width(line) * ready.em / 1000
        return line_runs(line, ready, start, baseline)
    except fonts.MissingGlyph as found:
        raise locate_missing_glyph(found, text) from None


def line_runs(line: str, ready: Setting, x: float, baseline: float) -> tuple[Run, ...]:
    """Make the runs of a composed, visible line."""
    if line and fonts.list_characters(ready.face).issuperset(line):
        return (Run(line, ready.face, ready.em, x, baseline, _list_gaps(line, ready)),)
    runs = []
    used = 0.0  # thousandths of an em
    for face, together in groupby(line, ready.face_of):
        piece = "".join(together)
        start = x + used * ready.em / 1000
        runs.append(Run(piece, face, ready.em, start, baseline, _list_gaps(piece, ready)))
        used += ready.width(piece) + ready.tracking
    return tuple(runs)


def line_height(line: str, face: str) -> float:
    """How far the top of a line lies above its baseline, in thousandths of an em."""
    figures = line.lower() == line.upper() and any(map(str.isdigit, line))
    return fonts.digit_height(face) if figures else fonts.capital_height(face)


def _list_gaps(piece: str, ready: Setting) -> tuple[int, ...]:
    if not ready.spaced:
        return ()
    gaps = (*map(ready.gap, piece, piece[1:]), 0)
    return gaps if any(gaps) else ()


Weight: TypeAlias = Literal["regular", "bold", "italic"]


class TextPiece(Struct, frozen=True):
    """A stretch of text in one weight, or an icon. An icon has no text, or within words a stand-in
    character."""

    text: str
    weight: Weight = "regular"
    icon: str | None = None


Pieces: TypeAlias = tuple[TextPiece, ...]


def write_piece(piece: TextPiece) -> str:
    """Write a piece as a person would."""
    return piece.text if piece.icon is None else f":{piece.icon}:"


def flatten_pieces(pieces: Sequence[TextPiece]) -> str:
    """Return the pieces as text, with one character for an icon."""
    return pieces[0].text if len(pieces) == 1 else "".join([piece.text for piece in pieces])


def name_pieces(pieces: Sequence[TextPiece]) -> str:
    return "".join(map(write_piece, pieces))


def show_pieces(pieces: Pieces) -> Pieces:
    """Return the pieces without soft marks."""
    if fonts.drop_soft_marks(text := flatten_pieces(pieces)) == text:
        return pieces
    shown = (TextPiece(fonts.drop_soft_marks(piece.text), piece.weight, piece.icon) for piece in pieces)
    return tuple(piece for piece in shown if piece.text)


def cut_pieces(word: Pieces, at: int, before: str, after: str) -> tuple[Pieces, Pieces]:
    """Return the visible pieces before a character, and the pieces after it. An added sign has the weight of
    its neighbour."""
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
    """Merge neighbours of one weight into one piece."""
    found: list[list[TextPiece]] = []
    for piece in pieces:
        if found and _are_alike(found[-1][-1], piece):
            found[-1].append(piece)
        else:
            found.append([piece])
    return tuple([_join_alike(alike) for alike in found])


def _join_alike(pieces: Sequence[TextPiece]) -> TextPiece:
    return pieces[0] if len(pieces) == 1 else TextPiece(flatten_pieces(pieces), pieces[0].weight)


def _are_alike(one: TextPiece, other: TextPiece) -> bool:
    """Tell whether both are text of one weight."""
    return one.weight == other.weight and one.icon is None and other.icon is None


def join_pieces(words: Sequence[Pieces]) -> Pieces:
    """Join words with spaces between them."""
    if (only := find_only_weight(words)) is not None:
        return (TextPiece(" ".join([word[0].text for word in words]), only),)
    found: list[TextPiece] = []
    for word in words:
        if found:
            weight = word[0].weight if _are_alike(found[-1], word[0]) else "regular"
            found.append(TextPiece(" ", weight))
        found += word
    return merge_pieces(found)


ICON_SIZE = 1.5  # of the capitals' height
ICON_AIR = 50  # thousandths of an em, on either side
ICON_CLOSE = -110  # thousandths of an em: draws a closing sign near its icon, over the icon's air
CLOSING = frozenset(".,;:!?)]»”’")


class TextFaces(Struct, frozen=True):
    """The style of a text, and the faces of its other weights. A weight without a face is set as regular."""

    regular: Style
    bold: str | None = None
    italic: str | None = None


def map_weights(faces: TextFaces) -> Mapping[Weight, Weight]:
    """Map each weight to the one that it is set in."""
    return {
        "regular": "regular",
        "bold": "bold" if faces.bold else "regular",
        "italic": "italic" if faces.italic else "regular",
    }


def find_style(faces: TextFaces, weight: Weight) -> Style:
    face = {"regular": None, "bold": faces.bold, "italic": faces.italic}[weight]
    return replace(faces.regular, face=face) if face else faces.regular


@cache
def size_faces(faces: TextFaces, size: float) -> TextFaces:
    """Return the faces at another size."""
    return faces if faces.regular.size == size else replace(faces, regular=replace(faces.regular, size=size))


class RichSetting(Struct, frozen=True):
    """The faces of a text made ready; it is measured in thousandths of an em."""

    weights: Mapping[Weight, Setting]
    em: float  # mm
    icon: int  # how wide and high an icon is


@cache
def make_rich_setting(faces: TextFaces) -> RichSetting:
    weights = {weight: make_setting(find_style(faces, weight)) for weight in map_weights(faces)}
    icon = round(ICON_SIZE * fonts.capital_height(faces.regular.face))
    return RichSetting(weights, weights["regular"].em, icon)


def word_width(ready: RichSetting, word: Pieces) -> float:
    """How wide a word is as it is seen."""
    if len(word) == 1 and (piece := word[0]).icon is None:  # as most are
        return ready.weights[piece.weight].width(piece.text)
    widths = [_piece_width(ready, piece) for piece in word]
    return sum(widths) + sum([_gap_width(ready, *pair) for pair in pairwise(word)])


def _piece_width(ready: RichSetting, piece: TextPiece) -> float:
    return ready.weights[piece.weight].width(piece.text) if piece.icon is None else ready.icon + 2 * ICON_AIR


def _gap_width(ready: RichSetting, last: TextPiece, first: TextPiece) -> int:
    if _are_alike(last, first):
        return ready.weights[last.weight].gap(last.text[-1], first.text[0])
    if last.icon is not None and first.text[0] in CLOSING:
        return ICON_CLOSE
    return ready.weights["regular"].tracking


def measure_words(ready: RichSetting, words: Sequence[Pieces]) -> tuple[list[float], list[float]]:
    """Measure each word, and each space between two words."""
    weight = find_only_weight(words)
    if weight is None:
        spaces = [space_width(ready, *pair) for pair in pairwise(words)]
        return [word_width(ready, word) for word in words], spaces
    setting, texts = ready.weights[weight], [word[0].text for word in words]
    return [*map(setting.width, texts)], [setting.space(one[-1], other[0]) for one, other in pairwise(texts)]


def find_only_weight(words: Iterable[Pieces]) -> Weight | None:
    """The weight that all words are set in, as most text is; None where there are several, or an icon."""
    weights = {piece.weight if piece.icon is None else None for word in words for piece in word}
    return weights.pop() if len(weights) == 1 else None


def space_width(ready: RichSetting, before: Pieces, after: Pieces) -> float:
    """The space between two words."""
    last, first = before[-1], after[0]
    if _are_alike(last, first):
        return ready.weights[last.weight].space(last.text[-1], first.text[0])
    between = TextPiece(" ")
    width = ready.weights["regular"].width(" ")
    return _gap_width(ready, last, between) + width + _gap_width(ready, between, first)


def words_height(ready: RichSetting, line: Sequence[Pieces], usual: Weight = "regular") -> float:
    """Measure the highest face in a line; icons alone, or nothing, are as high as the usual face."""
    weights = {piece.weight for word in line for piece in word if piece.icon is None} or {usual}
    text = "".join(map(flatten_pieces, line))
    return max([line_height(text, ready.weights[weight].face) for weight in weights])


def draw_line(
    ready: RichSetting, line: Sequence[Pieces], x: float, baseline: float
) -> tuple[list[Run], list[PlacedIcon]]:
    """The runs and the icons of the words of a line, whose left end and baseline are given in mm."""
    runs: list[Run] = []
    icons: list[PlacedIcon] = []
    em = ready.em / 1000
    for piece, place in _find_places(ready, join_pieces(line)):
        start = x + place * em
        if piece.icon is None:
            runs += line_runs(piece.text, ready.weights[piece.weight], start, baseline)
        else:
            top = baseline - (words_height(ready, line) + ready.icon) * em / 2
            icons.append(PlacedIcon(piece.icon, start + ICON_AIR * em, top, ready.icon * em))
    return runs, icons


def _find_places(ready: RichSetting, line: Pieces) -> Iterator[tuple[TextPiece, float]]:
    """Yield each piece of a line and where it starts."""
    used, before = 0.0, None
    for piece in line:
        used += _gap_width(ready, before, piece) if before else 0.0
        yield piece, used
        used += _piece_width(ready, piece)
        before = piece


def find_missing_pieces(pieces: Sequence[TextPiece], faces: TextFaces) -> tuple[fonts.MissingGlyph, ...]:
    """Return an error for each character that cannot be set in the face of its piece, each character once.

    The error's text is that of all pieces, with an icon as `:name:`, and its index counts in that text.
    """
    texts = [fonts.compose(write_piece(piece)) for piece in pieces]
    full_text = "".join(texts)
    missing: dict[str, fonts.MissingGlyph] = {}
    start = 0
    for piece, text in zip(pieces, texts, strict=True):
        lacking = find_missing(text, find_style(faces, piece.weight)) if piece.icon is None else ()
        for each in lacking:
            error = fonts.MissingGlyph(each.character, start + each.index, full_text, each.why)
            missing.setdefault(each.character, error)
        start += len(text)
    return tuple(missing.values())


class Letter(NamedTuple):
    """A letter that has ink, the left end of its baseline, its em and its advance in mm."""

    face: str
    character: str
    x: float
    y: float
    size: float
    width: float


def find_letters(run: Run) -> Iterator[Letter]:
    """The letters of a run, from left to right, where backends draw them."""
    for character, start, wide in _find_starts(run.face, run.text, run.gaps):
        if _find_glyph_box(run.face, character) is not None:
            yield Letter(run.face, character, run.x + start * run.size, run.y, run.size, wide * run.size)


def find_words(run: Run) -> Iterator[Run]:
    """The words of a run, each where it stands."""
    starts = [start for _, start, _ in _find_starts(run.face, run.text, run.gaps)]
    for spaced, places in groupby(range(len(starts)), lambda at: run.text[at].isspace()):
        if not spaced:
            first, *rest = places
            span = slice(first, first + 1 + len(rest))
            yield replace(run, text=run.text[span], x=run.x + starts[first] * run.size, gaps=run.gaps[span])


def run_box(run: Run) -> Box | None:
    """Find the box of a run's ink, if it has any."""
    box = _find_line_box(run.face, run.text, run.gaps)
    return None if box is None else _scale_box(box, run.x, run.y, run.size)


def letter_box(letter: Letter) -> Box:
    """Find the box of a letter's ink."""
    box = _find_glyph_box(letter.face, letter.character)
    assert box is not None
    return _scale_box(box, letter.x, letter.y, letter.size)


def letter_points(letter: Letter) -> Iterator[Point]:
    """Yield points of a letter's outline."""
    for x, y in _find_outline_places(letter.face, letter.character):
        yield Point(letter.x + x * letter.size, letter.y + y * letter.size)


def _scale_box(box: Box, x: float, y: float, size: float) -> Box:
    return Box(x + box.x * size, y + box.y * size, box.width * size, box.height * size)


def _find_starts(face: str, text: str, gaps: tuple[int, ...]) -> Iterator[tuple[str, float, float]]:
    """Yield each character, its start and its advance, in ems."""
    start = 0.0
    for at, character in enumerate(text):
        wide = fonts.advance(face, character) / 1000
        yield character, start, wide
        start += wide + (gaps[at] / 1000 if gaps else 0.0)


@lru_cache(maxsize=4096)
def _find_line_box(face: str, text: str, gaps: tuple[int, ...]) -> Box | None:
    """Find the box of a line's ink, in ems."""
    points: list[Point] = []
    for character, start, _ in _find_starts(face, text, gaps):
        box = _find_glyph_box(face, character)
        if box is not None:
            points += corners(Box(start + box.x, box.y, box.width, box.height))
    return bounds(tuple(points)) if points else None


@cache
def _find_glyph_box(face: str, character: str) -> Box | None:
    """The box of a glyph's ink, in ems."""
    steps = fonts.outline(face, character)
    return path_box(steps) if steps else None


@cache
def _find_outline_places(face: str, character: str) -> tuple[tuple[float, float], ...]:
    """Points of a glyph's outline, in ems."""
    return tuple([(point.x, point.y) for line in flatten(fonts.outline(face, character)) for point in line])
