"""What keeps a text from being set, told where its words stand: on the card, with the deck, in the layout."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from msgspec.structs import replace

from pnp.draw.expression_values import language, printed
from pnp.draw.faults import DrawError, Fault
from pnp.draw.icons import no_icon
from pnp.draw.markup import source_index
from pnp.draw.templates import traced
from pnp.errors import code_of, coded, phrase, rounded, said, together
from pnp.geometry import Box
from pnp.models.fields import default_place
from pnp.text import composed, missing_pieces, rich_block
from pnp.text.spans import written

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from pnp.draw.faults import FaultKind, Of, Place
    from pnp.draw.records import Record
    from pnp.draw.stage import Stage
    from pnp.draw.typeset import TextRule
    from pnp.text import Faces, Overflow, Piece

    Fits: TypeAlias = Callable[[Sequence[Piece]], bool]

ENDLESS = 1e6  # mm
DECKS = {"name": "the-deck-s-name", "title": "the-name-on-the-back"}


CODE = "form-text"


class Origin(NamedTuple):
    """Words that a text shows, whose they are, the key that says them, and where they are written."""

    said: str
    whose: str
    key: str
    place: Place
    of: Of = "set"


class Overfull(NamedTuple):
    """A text that does not fit its box, with its faces at the least size: by how much, and about how many
    letters are to go."""

    pieces: Sequence[Piece]
    faces: Faces
    error: Overflow
    letters: int


def complaint(
    rule: TextRule,
    stage: Stage,
    words: str,
    wrong: str,
    right: str,
    at: int | None = None,
    kind: FaultKind = "other",
    shorter: str = "",
    **told: str | float,
) -> DrawError:
    """`at` is the character of the words that is wrong, if it is but one. Where `shorter` words help,
    `right` is for those who can mend the layout too."""
    record = stage.record
    own = None if at is None else _own(rule, stage, at)
    origin = _origin(rule, record, words, at) if own is None else None
    if shorter:
        told["mend"] = mend = _mend(rule, stage, origin)
        right = {"text": shorter, "layout": phrase("choose-another-layout-or-another-size")}.get(mend, right)
    fault = _complaint(rule, record, origin, words, wrong, right, at, own)
    of_deck = origin is not None and origin.of == "set" and origin.place[0] != "cards"
    of_all = of_deck or own is not None  # what the deck says, or the layout itself
    is_its = origin is not None and (at is not None or origin.said == words)
    name = origin.key if origin is not None and is_its else rule.name
    numbers = (("text", name), ("card", "" if of_all else record.id), *told.items())
    return DrawError([replace(fault, kind=kind, told=numbers)])


def _mend(rule: TextRule, stage: Stage, origin: Origin | None) -> str:
    """Whether the user can mend the text, the layout, or both."""
    resources = stage.studio.resources
    if not resources.foreign(rule.loc) or resources.changed(rule.loc):
        return "both"
    return "layout" if origin is None or origin.of == "layout" else "text"


def _complaint(
    rule: TextRule,
    record: Record,
    origin: Origin | None,
    words: str,
    wrong: str,
    right: str,
    at: int | None,
    own: int | None,
) -> Fault:
    if origin is None:
        return Fault(rule.loc, _of_layout(rule, record, own, wrong), right, own, "layout")
    within = None if at is None else at - words.find(origin.said)
    exact = within is not None and 0 <= within < max(1, len(origin.said))
    wrong = coded(code_of(wrong) or CODE, together(origin.whose, ": ", wrong))
    return Fault(origin.place, wrong, right, within if exact else None, origin.of)


def _of_layout(rule: TextRule, record: Record, own: int | None, wrong: str) -> str:
    """What is wrong with words of the layout; no card is named for a character that is on all."""
    code = code_of(wrong) or CODE
    if own is not None:
        return said(code, "the-text-text-wrong", text=rule.name, wrong=wrong)
    return said(code, "the-text-text-on-card-card-wrong", text=rule.name, card=record.id, wrong=wrong)


def _own(rule: TextRule, stage: Stage, at: int) -> int | None:
    """Which character it is of the layout's own words, if it is one of them."""
    if rule.template is None:
        return at
    origins = traced(rule.template, stage.names).origins
    found = [origin for origin in origins if origin.own and origin.start <= at < origin.end]
    return found[0].at + at - found[0].start if found else None


def _origin(rule: TextRule, record: Record, words: str, at: int | None) -> Origin | None:
    """Of all that the text shows, what holds the character, or else the longest."""
    found = [origin for origin in _origins(rule, record) if origin.said and origin.said in words]
    if at is not None:
        holding = [each for each in found if 0 <= at - words.find(each.said) < len(each.said)]
        found = holding or found
    return max(found, key=lambda origin: len(origin.said), default=None)


def _origins(rule: TextRule, record: Record) -> Iterator[Origin]:
    for name in rule.fields:
        value = record.values.get(name)
        if name == "deck" and isinstance(value, dict):
            for key, whose in DECKS.items():
                place = record.places[f"deck.{key}"]
                yield Origin(str(value[key]), phrase(whose), str(place[0]), place)
        elif name in record.places:
            said = printed(value, language(record.values)) if isinstance(value, float) else str(value)
            yield Origin(
                said, phrase("the-name-of-card-card", name=name, card=record.id), name, record.places[name]
            )
        elif name in record.defaults:
            whose = phrase("the-default-of-the-field-name", name=name)
            yield Origin(str(value), whose, name, default_place(name), "layout")


def check_icons(rule: TextRule, stage: Stage, words: str, pieces: Sequence[Piece]) -> None:
    """Raises for an icon among the words that there is not."""
    icons = stage.studio.resources.icons
    for at, piece in enumerate(pieces):
        if piece.icon is not None and piece.icon not in icons:
            before = sum(len(composed(written(each))) for each in pieces[:at])
            index = source_index(words, before, capitals=rule.capitals)
            raise complaint(rule, stage, words, *no_icon(piece.icon, icons), index)


def unwritable(rule: TextRule, stage: Stage, words: str, pieces: Sequence[Piece]) -> DrawError:
    """Each character that the fonts do not have."""
    faults: list[Fault] = []
    for each in missing_pieces(pieces, rule.faces):
        at = source_index(words, each.index, capitals=rule.capitals)
        right = phrase("write-it-with-characters-that-the-fonts-have")
        given = {"character": each.character, "number": f"U+{ord(each.character[0]):04X}"}
        faults += complaint(rule, stage, words, each.wrong, right, at, "glyph", **given).faults
    return DrawError(faults)


def overflowing(
    rule: TextRule,
    stage: Stage,
    words: str,
    found: Overfull,
    box: Box,
    most: int | None,
) -> DrawError:
    """By how much a text does not fit, in mm, and what would help; `most` are the lines that it may have."""
    pieces, faces, error, letters = found
    if most != 1 or error.width or error.height:
        wrong = said(
            CODE,
            "it-does-not-fit-its-box-of-width-by-height-mm",
            width=f"{box.width:.1f}",
            height=f"{box.height:.1f}",
            error=error.wrong,
        )
        over = (error.width, error.height, error.lines)
    else:
        endless = Box(0.0, 0.0, ENDLESS, ENDLESS)
        line = rich_block(pieces, faces, endless, lead=1.0, language="en")
        if line.lines > 1:
            wrong = said(CODE, "it-holds-a-line-end-and-stands-on-one-line")
            return complaint(rule, stage, words, wrong, phrase("write-it-on-one-line"))
        wide = line.width - box.width
        much = phrase(
            "over-mm-too-wide-for-its-line-of-width-mm", over=f"{wide:.2f}", width=f"{box.width:.1f}"
        )
        wrong = said(CODE, "it-is-over-at-size-pt", over=much, size=rounded(error.size))
        over = (wide, 0.0, 0)
    shorter = phrase("shorten-it-by-about-letters-letters", letters=letters)
    shorter = shorter if letters else phrase("shorten-it")
    right = phrase("shorter-or-give-it-more-room", shorter=shorter)
    sizes = {"width": round(box.width, 1), "height": round(box.height, 1), "size": error.size}
    told = {"letters": letters, **sizes, **_by(*over)}
    return complaint(rule, stage, words, wrong, right, None, "overflow", shorter, **told)


def letters_to_go(pieces: Sequence[Piece], fits: Fits) -> int:
    """About how many letters are to go from the end of a text until it fits: two at least; none where no part
    of it would."""
    number = sum(len(each.text) or 1 for each in pieces)
    least, most = 1, number
    while least < most:
        middle = (least + most) // 2
        if fits(_without_end(pieces, middle)):
            most = middle
        else:
            least = middle + 1
    return 0 if most >= number else max(2, most)


def _without_end(pieces: Sequence[Piece], letters: int) -> tuple[Piece, ...]:
    found = [*pieces]
    while letters > 0:
        last = found.pop()
        kept = last.text[:-letters]
        letters -= len(last.text) or 1
        if kept.strip():
            found.append(replace(last, text=kept.rstrip()))
    return tuple(found)


def _by(wide: float, high: float, lines: int) -> dict[str, str | float]:
    """By how much, upwards to hundredths, and in which way."""
    way = "both" if wide and high else "wide" if wide else "high" if high else "lines"
    over = {"wide": math.ceil(wide * 100) / 100, "high": math.ceil(high * 100) / 100}
    return {**over, "lines": lines, "by": way}
