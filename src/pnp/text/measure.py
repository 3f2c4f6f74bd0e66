"""A style of text, and how wide text in it is."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from pnp.errors import each_and, phrase
from pnp.text.characters import MissingGlyph, composed, objection, paragraphs, visible
from pnp.text.fonts import font_file
from pnp.text.glyphs import advance, characters
from pnp.text.kerning import kerning

if TYPE_CHECKING:
    from collections.abc import Callable

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
def setting(style: Style) -> Setting:
    chain = (style.face, *style.fallbacks)
    tracking = round(style.tracking * 1000)
    gap, width, space = _measures(chain, tracking, style.kerned)
    spaced = style.kerned or tracking != 0
    em = style.size * MM_PER_POINT
    return Setting(style.face, em, tracking, spaced, _face_of(chain), gap, width, space)


@cache
def _face_of(chain: tuple[str, ...]) -> Callable[[str], str]:
    for face in chain:
        font_file(face)  # an unknown face is a mistake even where it is not needed

    @cache
    def face_of(character: str) -> str:
        for face in chain:
            if character in characters(face):
                return face
        why = objection(character)
        raise MissingGlyph(character, 0, character, phrase(why) if why else _lacking(chain))

    return face_of


def _lacking(chain: tuple[str, ...]) -> str:
    if len(chain) == 1:
        return phrase("face-does-not-have-it", face=chain[0])
    return phrase("faces-do-not-have-it", faces=each_and(chain))


_Measures: TypeAlias = tuple[
    "Callable[[str, str], int]", "Callable[[str], float]", "Callable[[str, str], float]"
]


@cache
def _measures(chain: tuple[str, ...], tracking: int, kerned: bool) -> _Measures:
    """Gap, width and space of a setting, for any size. All sums are exact, however a text is cut up."""
    face_of = _face_of(chain)

    @cache
    def gap(first: str, second: str) -> int:
        face = face_of(first)
        pair = kerned and face == face_of(second)
        return tracking + kerning(face, first, second) if pair else tracking

    @cache
    def glyph(character: str) -> float:
        return advance(face_of(character), character)

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
    ready = setting(style)
    try:
        return ready.width(visible(composed(text))) * ready.em / 1000
    except MissingGlyph as found:
        raise placed(found, text) from None


def missing(text: str, style: Style) -> tuple[MissingGlyph, ...]:
    """A complaint for each character of a text that cannot be set, each character once; line ends can."""
    found = []
    for character in dict.fromkeys(visible("".join(paragraphs(text)))):
        try:
            setting(style).face_of(character)
        except MissingGlyph as error:
            found.append(placed(error, text))
    return tuple(found)


def placed(error: MissingGlyph, text: str) -> MissingGlyph:
    """The complaint about a character, with its first place in the whole text."""
    whole = composed(text)
    return MissingGlyph(error.character, whole.index(error.character), whole, error.why)
