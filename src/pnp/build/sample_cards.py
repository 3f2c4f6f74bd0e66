"""Cards that a layout might be given, where it is looked at before there are any: short, usual and long."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from pnp.data import Source
from pnp.data.validation import validated
from pnp.errors import InputError
from pnp.models.fields import kind_of, set_type
from pnp.models.layout import FieldRule

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.models.cards import CardSet
    from pnp.models.layout import FieldKind, Layout

IDS = ("1", "2", "3")
# As long in every language as words of that kind are in one of ours.
TITLE = ("Lyra", "Severní nábřeží", "The Lighthouse of the North")
WORDS = (
    "Take one.",
    "Take two stars of a colour.",
    "Weź dwie gwiazdy jednego koloru i połóż je obok siebie.",
)
EVERY: Final[Mapping[str, tuple[Any, Any, Any]]] = {
    "title": TITLE,
    "text": WORDS,
    "note": WORDS,
    "value": ("1", "7", "12"),
    "icons": ([], ["star"], ["star", "moon"]),
}
OF_KIND: Final[Mapping[str, tuple[Any, Any, Any]]] = {
    "text": ("A", "Lyra", "Polaris"),
    "words": WORDS,
    "number": ("1", "5", "12"),
    "whole": ("1", "5", "12"),
    "truth": ("false", "true", "true"),
    "texts": ([], ["A"], ["A", "B", "C"]),
    "icon": ("star", "moon", "sun"),
    "icons": EVERY["icons"],
    "colour": ("line", "text", "line"),
}


def guessable(layout: Layout) -> Layout:
    """The layout for cards without what nobody can guess: a picture."""
    fields = {name: _guessed(rule) for name, rule in layout.fields.items()}
    return replace(layout, fields=fields)


def _guessed(rule: FieldRule | FieldKind) -> FieldRule | FieldKind:
    asks = isinstance(rule, FieldRule) and rule.required and kind_of(rule) not in OF_KIND
    return replace(rule, required=False) if isinstance(rule, FieldRule) and asks else rule


def sample_cards(layout: Layout, without: frozenset[str] = frozenset()) -> CardSet | None:
    """None where its fields cannot have what they may be, which is told."""
    cards = [_card(layout, without, number) for number in range(len(IDS))]
    source = Source("check", "", {"deck": "check", "cards": cards}, "mapping")
    try:
        return validated(source, set_type(layout))
    except InputError:
        return None


def _card(layout: Layout, without: frozenset[str], number: int) -> dict[str, Any]:
    """The first has the defaults of the layout."""
    usual = {key: values[number] for key, values in EVERY.items() if key not in without}
    given = {
        name: _value(rule, number)
        for name, rule in layout.fields.items()
        if number or not isinstance(rule, FieldRule) or rule.default is None
    }
    return {"id": IDS[number], **usual, **{name: value for name, value in given.items() if value is not None}}


def _value(rule: FieldRule | str, number: int) -> Any:
    choices = rule.one_of if isinstance(rule, FieldRule) else None
    if choices:
        return choices[min(number, len(choices) - 1)]
    values = OF_KIND.get(kind_of(rule))
    return values[number] if values else None
