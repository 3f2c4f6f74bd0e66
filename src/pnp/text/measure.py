"""How wide a text of a style is, the runs that draw it, and where the letters of a run stand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from itertools import groupby
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
    fallbacks: tuple[str, ...] = ("DejaVuSans",)  # asked in turn for what the face does not have


class Setting(Struct, frozen=True):
    """A style made ready; its functions count in thousandths of an em and remember what they found."""

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
    chain = (style.face, *style.fallbacks)
    tracking = round(style.tracking * 1000)
    gap, width, space = _make_measures(chain, tracking, style.kerned)
    spaced = style.kerned or tracking != 0
    em = style.size * MM_PER_POINT
    return Setting(style.face, em, tracking, spaced, _make_face_finder(chain), gap, width, space)


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


_Measures: TypeAlias = tuple[
    "Callable[[str, str], int]", "Callable[[str], float]", "Callable[[str, str], float]"
]


@cache
def _make_measures(chain: tuple[str, ...], tracking: int, kerned: bool) -> _Measures:
    """Gap, width and space of a setting, for any size. All sums are exact, however a text is cut up."""
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

    return gap, width, space


def width(text: str, style: Style) -> float:
    """The width of one line in mm: advances, kerning, and tracking between its letters."""
    ready = make_setting(style)
    try:
        return ready.width(fonts.drop_soft_marks(fonts.compose(text))) * ready.em / 1000
    except fonts.MissingGlyph as found:
        raise place_complaint(found, text) from None


def find_missing(text: str, style: Style) -> tuple[fonts.MissingGlyph, ...]:
    """A complaint for each character of a text that cannot be set, each character once; line ends can."""
    found = []
    for character in dict.fromkeys(fonts.drop_soft_marks("".join(fonts.split_paragraphs(text)))):
        try:
            make_setting(style).face_of(character)
        except fonts.MissingGlyph as error:
            found.append(place_complaint(error, text))
    return tuple(found)


def place_complaint(error: fonts.MissingGlyph, text: str) -> fonts.MissingGlyph:
    """The complaint about a character, with its first place in the whole text."""
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
    """One line with its left end, middle or right end at x. Drawn glyph by glyph as its runs say, advance
    and gap for each character, it is as wide as `width` says."""
    ready = make_setting(style)
    line = fonts.drop_soft_marks(fonts.compose(text))
    try:
        start = x - ALONG[align] * ready.width(line) * ready.em / 1000
        return line_runs(line, ready, start, baseline)
    except fonts.MissingGlyph as found:
        raise place_complaint(found, text) from None


def line_runs(line: str, ready: Setting, x: float, baseline: float) -> tuple[Run, ...]:
    """The runs of a composed, visible line."""
    if line and fonts.list_characters(ready.face).issuperset(line):
        return (Run(line, ready.face, ready.em, x, baseline, _list_gaps(line, ready)),)
    found = []
    used = 0.0  # thousandths of an em
    for face, together in groupby(line, ready.face_of):
        piece = "".join(together)
        start = x + used * ready.em / 1000
        found.append(Run(piece, face, ready.em, start, baseline, _list_gaps(piece, ready)))
        used += ready.width(piece) + ready.tracking
    return tuple(found)


def line_height(line: str, face: str) -> float:
    """From the baseline to the top of a line, in thousandths of an em."""
    figures = line.lower() == line.upper() and any(map(str.isdigit, line))
    return fonts.figure_height(face) if figures else fonts.capital_height(face)


def _list_gaps(piece: str, ready: Setting) -> tuple[int, ...]:
    if not ready.spaced:
        return ()
    gaps = (*map(ready.gap, piece, piece[1:]), 0)
    return gaps if any(gaps) else ()


class Letter(NamedTuple):
    """A letter that has ink, the left end of its baseline, its em and its advance in mm."""

    face: str
    character: str
    x: float
    y: float
    size: float
    width: float


def find_letters(run: Run) -> Iterator[Letter]:
    """Those of a run, from left to right, where backends draw them."""
    for character, start, wide in _find_starts(run.face, run.text, run.gaps):
        if _find_glyph_box(run.face, character) is not None:
            yield Letter(run.face, character, run.x + start * run.size, run.y, run.size, wide * run.size)


def find_words(run: Run) -> Iterator[Run]:
    """Those of a run, each where it stands."""
    starts = [start for _, start, _ in _find_starts(run.face, run.text, run.gaps)]
    for spaced, found in groupby(range(len(starts)), lambda at: run.text[at].isspace()):
        if not spaced:
            first, *others = found
            own = slice(first, first + 1 + len(others))
            yield replace(run, text=run.text[own], x=run.x + starts[first] * run.size, gaps=run.gaps[own])


def run_box(run: Run) -> Box | None:
    """The box of all that a run inks, if anything."""
    box = _find_line_box(run.face, run.text, run.gaps)
    return None if box is None else _scale_box(box, run.x, run.y, run.size)


def letter_box(letter: Letter) -> Box:
    """The box of its ink."""
    box = _find_glyph_box(letter.face, letter.character)
    assert box is not None
    return _scale_box(box, letter.x, letter.y, letter.size)


def letter_points(letter: Letter) -> Iterator[Point]:
    """Points of its outline."""
    for x, y in _find_outline_places(letter.face, letter.character):
        yield Point(letter.x + x * letter.size, letter.y + y * letter.size)


def _scale_box(box: Box, x: float, y: float, size: float) -> Box:
    return Box(x + box.x * size, y + box.y * size, box.width * size, box.height * size)


def _find_starts(face: str, text: str, gaps: tuple[int, ...]) -> Iterator[tuple[str, float, float]]:
    """Each character, where it begins and how far it moves on, in ems."""
    start = 0.0
    for at, character in enumerate(text):
        wide = fonts.advance(face, character) / 1000
        yield character, start, wide
        start += wide + (gaps[at] / 1000 if gaps else 0.0)


@lru_cache(maxsize=4096)
def _find_line_box(face: str, text: str, gaps: tuple[int, ...]) -> Box | None:
    """The box of a line's ink, in ems."""
    found: list[Point] = []
    for character, start, _ in _find_starts(face, text, gaps):
        box = _find_glyph_box(face, character)
        if box is not None:
            found += corners(Box(start + box.x, box.y, box.width, box.height))
    return bounds(tuple(found)) if found else None


@cache
def _find_glyph_box(face: str, character: str) -> Box | None:
    """In ems."""
    steps = fonts.outline(face, character)
    return path_box(steps) if steps else None


@cache
def _find_outline_places(face: str, character: str) -> tuple[tuple[float, float], ...]:
    """In ems."""
    return tuple([(point.x, point.y) for line in flatten(fonts.outline(face, character)) for point in line])
