"""Rule texts and notes of a whole deck, set at one size above which no card of it goes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from pnp.draw.faults import Fault
from pnp.draw.measures import text_width
from pnp.draw.styles import LEAST_TEXT, NOTE, NOTE_LEAD, RULE, RULE_LEAD, sizes
from pnp.geometry import Box
from pnp.scene import Run
from pnp.text import Overflow, block

if TYPE_CHECKING:
    from pnp.draw.measures import Plans, Zone
    from pnp.draw.wording import Wording
    from pnp.geometry import Size
    from pnp.models.cards import CardSet
    from pnp.text import Block, Style

NOTE_GAP = 3.0  # from the text's last baseline to the note's capitals
NOTE_WIDE = 0.76  # of the room for texts: a note that is wider alone is set in two lines
EVEN = 0.5  # a last line shorter than this, as a share of the longest, asks for a better division
ROOMS = (1.06, 1.16, 1.3)  # of a line, as a share of the mean: what is tried in turn
LOW = 1000.0  # a box so high that width alone is at stake; its foot is moved to its place afterwards
SHORTER = "shorten it, or choose a larger card"

# The plans for texts of some heights, without and with a note, if there are any.
Planner: TypeAlias = Callable[[tuple[float, float]], "Plans | None"]


@dataclass(frozen=True, slots=True)
class Words:
    """The text and the note of a card, broken into lines; their last baselines lie at LOW."""

    text: Block | None
    note: Block | None
    height: float


@dataclass(frozen=True, slots=True)
class Typesetter:
    """What all texts of a deck have in common."""

    trim: Size
    language: str


@dataclass(frozen=True, slots=True)
class Setting:
    """How a text is set, and in which box."""

    style: Style
    lead: float
    box: Box
    language: str


Misfits: TypeAlias = list[tuple[int, str, Overflow]]  # card, field, complaint


def set_texts(
    setter: Typesetter, wording: Wording, planner: Planner
) -> tuple[list[Words], Plans | None, Misfits]:
    """The texts at the greatest size at which they leave room for plans; without them if there are none."""
    for style in sizes(RULE, LEAST_TEXT):
        found, misfits = _set(setter, wording, style)
        plans = None if misfits else planner((highest(found, noted=False), highest(found, noted=True)))
        if plans is not None:
            return found, plans, misfits
        if misfits and style is RULE:  # a word that is too wide even at the least size needs no other tried
            found, misfits = _set(setter, wording, replace(RULE, size=LEAST_TEXT))
            if misfits:
                break
    return found, None, misfits


def _set(setter: Typesetter, wording: Wording, style: Style) -> tuple[list[Words], Misfits]:
    """The texts at one size, and those that are too wide."""
    misfits: Misfits = []
    texts = _column(setter, wording.texts, (style, RULE_LEAD * style.size / RULE.size, "text"), misfits)
    notes = _column(setter, wording.notes, (NOTE, NOTE_LEAD, "note"), misfits)
    return [Words(text, note, _height(text, note)) for text, note in zip(texts, notes, strict=True)], misfits


def highest(texts: list[Words], *, noted: bool) -> float:
    return max((words.height for words in texts if (words.note is not None) == noted), default=0.0)


def _column(
    setter: Typesetter, texts: list[str], manner: tuple[Style, float, str], misfits: Misfits
) -> list[Block | None]:
    style, lead, field = manner
    box = Box((setter.trim.width - text_width(setter.trim)) / 2, 0.0, text_width(setter.trim), LOW)
    setting = Setting(style, lead, box, setter.language)
    broken = _note if field == "note" else _block
    found: list[Block | None] = []
    for index, text in enumerate(texts):
        try:
            set_ = broken(text, setting) if text else None
            found.append(set_ if set_ and set_.runs else None)  # of line ends and blanks nothing is seen
        except Overflow as error:
            misfits.append((index, field, error))
            found.append(None)
    return found


def _note(text: str, setting: Setting) -> Block:
    """The note, in two even lines where one would be as wide as the card."""
    found = _block(text, setting)
    if found.lines > 1 or found.width <= NOTE_WIDE * setting.box.width:
        return found
    return _narrowed(text, setting, found.width / 2, 2) or found


def _block(text: str, setting: Setting) -> Block:
    """The text in as few lines as can be, and these as even as a narrower box makes them."""
    found = _lines(text, setting)
    if found.lines <= 1 or not found.runs:
        return found
    last = _last(found, setting.box)
    if last > EVEN * found.width:
        return found
    mean = found.width - (found.width - last) / found.lines
    return _narrowed(text, setting, mean, found.lines) or found


def _narrowed(text: str, setting: Setting, mean: float, lines: int) -> Block | None:
    """The text in lines hardly wider than their mean, if so many hold it."""
    box = setting.box
    for room in ROOMS:
        by = (min(mean * room, box.width) - box.width) / 2
        narrow = Box(box.x - by, box.y, box.width + 2 * by, box.height)
        try:
            found = _lines(text, replace(setting, box=narrow))
        except Overflow:
            continue
        if found.lines == lines:
            return found
    return None


def _lines(text: str, setting: Setting) -> Block:
    style, lead, box = setting.style, setting.lead, setting.box
    return block(text, style, box, lead=lead, align="centre", valign="bottom", language=setting.language)


def _last(found: Block, box: Box) -> float:
    """How wide the last line is: it stands in the middle, and its first run at its left end."""
    foot = found.runs[-1].y
    left = next(run.x for run in found.runs if run.y == foot)
    return box.width - 2 * (left - box.x)


def _height(text: Block | None, note: Block | None) -> float:
    if text and note:
        return text.height + NOTE_GAP + note.height
    found = text or note
    return found.height if found else 0.0


def placed(words: Words, zone: Zone) -> tuple[tuple[Run, ...], tuple[Run, ...]]:
    """The runs of text and note, in the middle of the zone."""
    foot = zone.bottom - (zone.height - words.height) / 2
    note = _moved(words.note, foot)
    if words.note:
        foot -= words.note.height + NOTE_GAP
    return _moved(words.text, foot), note


def _moved(found: Block | None, foot: float) -> tuple[Run, ...]:
    if found is None:
        return ()
    by = foot - LOW
    return tuple([Run(run.text, run.face, run.size, run.x, run.y + by, run.gaps) for run in found.runs])


def text_faults(
    card_set: CardSet, texts: list[Words], misfits: Misfits, most: float, width: float
) -> list[Fault]:
    """Why texts do not fit at their least size: words that are too wide, or too many lines."""
    wide = [
        Fault(
            ("cards", index, field),
            f"the {field} of card '{card_set.cards[index].id}' does not fit its box of {width:g} mm: {error}",
            SHORTER,
        )
        for index, field, error in misfits
    ]
    high = [
        Fault(
            ("cards", index, "text" if words.text else "note"),
            f"the text of card '{card_set.cards[index].id}' is {words.height - most:.1f} mm too high"
            f" for its box of {width:g} by {most:.1f} mm at {LEAST_TEXT:g} pt",
            SHORTER,
        )
        for index, words in enumerate(texts)
        if words.height > most
    ]
    return wide + high
