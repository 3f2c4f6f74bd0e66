"""Cards as a layout sees them: plain values by name, words in one language, each with its place."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from msgspec import Struct

from pnp import errors
from pnp.draw.faults import Fault, Of, say_unwritten
from pnp.draw.language.terms import Value
from pnp.errors import Location, phrase, suggest
from pnp.models.cards import Card, CardSet, make_title
from pnp.models.layouts.layout import find_defaults, locate_default, name_attribute, name_field
from pnp.models.scalars import Words, find_text

WORDS = frozenset({"title", "text", "note"})
# Fields that must not be dropped in silence.
SHOWN = ("text", "note", "value", "icons", "picture", "focus", "ground")


class Record(Struct, frozen=True):
    """A card as a layout sees it. `places` has the places of the fields that the card itself gives, and of
    `deck.name` and `deck.title`; `defaults` are the fields that have the layout's value."""

    index: int  # of the card in its set
    id: str
    label: str  # its title, or its id where it has none
    copies: int
    values: dict[str, Value]
    places: Mapping[str, Location]
    defaults: frozenset[str] = frozenset()


class RecordRules(Struct, frozen=True):
    """How to make records: in which language, and which fields are words, are icons, or are shown at all.

    `known` are the existing icons, and `grounds` the existing grounds; a set that names no ground has the
    first one.
    """

    language: str
    words: frozenset[str]
    icons: frozenset[str]
    shown: frozenset[str]
    known: Collection[str]
    grounds: tuple[str, ...]
    faults: list[Fault]  # collects the faults of the records


class DeckValues(Struct, frozen=True):
    """The values that are the same on all cards, and where they are written."""

    values: dict[str, Value]
    places: Mapping[str, Location]
    ground: str  # of a card that has none of its own


def make_records(card_set: CardSet, manner: RecordRules) -> list[Record]:
    """Make the records of all cards; a layout checked by itself has none. Words that lack the language,
    unknown names, and fields that no face draws are faults."""
    deck = _make_deck(card_set, manner)
    if not card_set.cards:
        return []
    kind = type(card_set.cards[0])
    names = [(name_field(name), name) for name in kind.__struct_fields__]  # a layout's, and the type's
    defaults = find_defaults(kind)
    records = []
    for index, card in enumerate(card_set.cards):
        manner.faults.extend(_find_undrawn(card, index, manner))
        manner.faults.extend(_find_icon_faults(card, index, manner, defaults))
        records.append(_make_record(card, index, names, defaults, manner, deck))
    return records


def _make_record(
    card: Card,
    index: int,
    names: list[tuple[str, str]],
    defaults: Mapping[str, Any],
    manner: RecordRules,
    deck: DeckValues,
) -> Record:
    values: dict[str, Value] = {"deck": deck.values}
    places: dict[str, Location] = {**deck.places}
    defaulted = [(name, key) for name, key in names if name in defaults]
    default_names = frozenset(name for name, key in defaulted if getattr(card, key) == defaults[name])
    for name, key in names:
        value = getattr(card, key)
        if value is not None and name not in default_names:
            places[name] = ("cards", index, name)
        if value is not None and name in manner.words:
            if not isinstance(value, str) and name not in default_names:
                places[name] = ("cards", index, name, manner.language)
            value = _find_words(value, name, None if name in default_names else index, card, manner)
        values[name] = _keep_known_icons(value, manner) if name in manner.icons else value
    ground = None if card.ground is None else _find_ground(card.ground, ("cards", index, "ground"), manner)
    values["ground"] = ground or deck.ground
    label = values["title"] if isinstance(values["title"], str) else ""
    return Record(index, card.id, label or card.id, card.copies, values, places, default_names)


def _find_words(words: Words, name: str, index: int | None, card: Card, manner: RecordRules) -> str | None:
    """Find the words in the language; note a fault if they are missing and shown. A default has no index."""
    text = find_text(words, manner.language)
    if text is not None or (name not in manner.shown and name != "title"):
        return text
    if index is None:
        whose = phrase("the-default-of-the-field-name", name=name)
        _note_unwritten(words, locate_default(name), whose, manner, "layout")
    else:
        whose = phrase("the-name-of-card-card", name=name, card=card.id)
        _note_unwritten(words, ("cards", index, name), whose, manner)
    return text


def _note_unwritten(words: Any, place: Location, whose: str, manner: RecordRules, of: Of = "set") -> None:
    manner.faults.append(Fault(place, *say_unwritten(whose, manner.language, words), of=of, kind="unwritten"))


def _make_deck(card_set: CardSet, manner: RecordRules) -> DeckValues:
    """Make the values of the deck: its name, and the title and the ground of its back."""
    back = None if card_set.back == "none" else card_set.back
    whose = phrase("the-name-of-deck-deck", deck=card_set.deck)
    key = "deck" if card_set.name is None else "name"
    name, place = _find_deck_words(make_title(card_set), (key,), whose, manner)
    title, title_place = name, place
    if back is not None and back.title is not None:
        whose = phrase("the-title-of-the-back-of-deck-deck", deck=card_set.deck)
        title, title_place = _find_deck_words(back.title, ("back", "title"), whose, manner)
    ground = back_ground = next(iter(manner.grounds), "")
    if card_set.ground is not None:
        ground = back_ground = _find_ground(card_set.ground, ("ground",), manner)
    if back is not None and back.ground is not None:
        back_ground = _find_ground(back.ground, ("back", "ground"), manner)
    values: dict[str, Value] = {"name": name, "title": title, "ground": back_ground}
    return DeckValues(values, {"deck.name": place, "deck.title": title_place}, ground)


def _find_deck_words(words: Words, place: Location, whose: str, manner: RecordRules) -> tuple[str, Location]:
    text = find_text(words, manner.language)
    where = place if isinstance(words, str) else (*place, manner.language)
    if text is None:
        _note_unwritten(words, place, whose, manner)
    elif text.isspace():
        wrong = errors.code_phrase("form-text", "whose-is-nothing-but-blanks-or-line-ends", whose=whose)
        manner.faults.append(Fault(where, wrong, phrase("write-some-words")))
    return text or "", where


def _find_ground(name: str, place: Location, manner: RecordRules) -> str:
    """Return the ground; if it is unknown, note a fault and return the first known one."""
    if not manner.grounds or name in manner.grounds:
        return name
    known = phrase("the-grounds-are-grounds", grounds=", ".join(manner.grounds))
    right = suggest(name, manner.grounds) or known
    wrong = errors.code_phrase("form-unknown-name", "the-ground-name-is-not-known", name=name[:40])
    manner.faults.append(Fault(place, wrong, right))
    return manner.grounds[0]


def _keep_known_icons(given: Any, manner: RecordRules) -> Any:
    """Keep the icons that exist."""
    if isinstance(given, tuple):
        return tuple([name for name in given if name in manner.known])
    return given if given in manner.known else None


def _find_undrawn(card: Card, index: int, manner: RecordRules) -> Iterable[Fault]:
    for name in SHOWN:
        if name in manner.shown or getattr(card, name) in (None, ()):
            continue
        if name == "focus" and "picture" not in manner.shown:
            continue  # another fault says that the picture is not shown, or that there is none
        wrong = errors.code_phrase(
            "form-unknown-key", "card-card-has-name-which-its-layout-does-not-show", card=card.id, name=name
        )
        yield Fault(("cards", index, name), wrong, phrase("choose-a-layout-that-does-or-leave-it-out"))


def _find_icon_faults(
    card: Card, index: int, manner: RecordRules, defaults: Mapping[str, Any]
) -> Iterable[Fault]:
    for field in manner.icons:
        value = getattr(card, field if field == "icons" else name_attribute(field)) or ()
        is_default = field in defaults and value == defaults[field]
        whose = phrase("card-card", card=card.id)
        if is_default:
            whose = phrase("the-default-of-the-field-name", name=field)
        for at, name in enumerate(value if isinstance(value, tuple) else (value,)):
            if name in manner.known:
                continue
            wrong = errors.code_phrase(
                "form-text", "whose-asks-for-the-icon-name-which-does-not-exist", whose=whose, name=name
            )
            known = phrase("the-icons-are-known", known=", ".join(manner.known))
            right = suggest(name, manner.known) or known
            place = locate_default(field) if is_default else ("cards", index, field)
            within = (at,) if isinstance(value, tuple) else ()
            yield Fault((*place, *within), wrong, right, of="layout" if is_default else "set")
