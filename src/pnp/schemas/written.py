"""The schemas of layouts and of card sets, made from the very types that read them."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final

from pydantic import TypeAdapter

from pnp.models.cards import CARD_SIZES, Card, CardSet
from pnp.models.elements import KIND_NAMES, TaggedElement
from pnp.models.elements import KINDS as ELEMENTS
from pnp.models.fields import kind_of, set_type
from pnp.models.kindwise import whole
from pnp.models.kit import Kit
from pnp.models.layout import Layout
from pnp.models.paints import APaint
from pnp.models.places import AnyPen, Box, Value
from pnp.models.words import Words
from pnp.schemas.changes import extending
from pnp.schemas.games import OWN_FIELD, case_of, deck_parts, referring
from pnp.schemas.generator import Schema, schema_of
from pnp.schemas.known import figure_abouts, named_size, one_of, with_figures
from pnp.schemas.shaping import described, headed, inlined, named

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from pnp.figures import Figure
    from pnp.schemas.games import Notes, ToldGame


# What recurs in a layout, the larger parts first.
PARTS: Final[dict[str, Any]] = {
    "Element": TaggedElement,
    "Paint": APaint,
    "Box": Box,
    "Stroke": AnyPen,
    "Words": Words,
    "Value": Value,
}
WORDS: Final[dict[str, Schema]] = {"Words": schema_of(TypeAdapter(Words))}


def layout_schema(figures: Mapping[str, Figure], icons: Iterable[str], notes: Notes) -> Schema:
    """What a layout may say, with the figures and the icons that there are."""
    with whole():
        found = inlined(schema_of(TypeAdapter(Layout)), "EachInk")
        found = named(found, {name: schema_of(TypeAdapter(part)) for name, part in PARTS.items()})
    parts = found["$defs"]
    parts["Figure"] = with_figures(parts["Figure"], figures)
    parts["Icon"]["properties"]["icon"] = one_of(icons)
    found = extending(named_size(found, CARD_SIZES), [kind.__name__ for kind in ELEMENTS], KIND_NAMES)
    told = {**notes, "Figure": {**notes["Figure"], "figure": figure_abouts(figures)}}
    return headed(described(found, "Layout", told), "Layout")


def card_set_schema(
    icons: Iterable[str], games: Sequence[ToldGame], notes: Notes, layout: Layout | None = None
) -> Schema:
    """What a card set may say, with any fields or those of one layout; a deck of a game has its own too."""
    icon = {"enum": list(icons)}
    top = _any_set(icon, notes, layout)
    own = None if layout is None else _fields(top["$defs"]["Card"])
    decks = {
        (each.game.id, deck): deck_parts(each, deck, icon, own) for each in games for deck in each.game.decks
    }
    known = named({"$defs": {name: part for parts in decks.values() for name, part in parts.items()}}, WORDS)
    cases = {names: case_of(game=names[0], deck=names[1]) for names in decks}
    found = {
        "description": notes["CardSet"][""],
        "type": "object",
        "allOf": [
            *({"if": cases[names], "then": referring(parts)} for names, parts in decks.items()),
            {"if": {"anyOf": [*cases.values()]}, "else": {"$ref": "#/$defs/CardSet"}},
            *map(_decks_of, games),
        ],
        "$defs": {**known["$defs"], **top.pop("$defs"), "CardSet": top},
    }
    return headed(found, "Card set")


def kit_schema(notes: Notes) -> Schema:
    """What the kit of a game may say."""
    found = schema_of(TypeAdapter(Kit))
    told = notes["Kit"]
    keys = {key: {"description": told[key], **value} for key, value in found["properties"].items()}
    return headed({**found, "description": told[""], "properties": keys}, "Kit")


def _decks_of(told: ToldGame) -> Schema:
    """The decks of a game as an editor may offer them; a set may be of another, which is printed alone."""
    decks = {"deck": {"examples": [*told.game.decks]}}
    return {"if": case_of(game=told.game.id), "then": {"properties": decks}}


def _any_set(icon: Schema, notes: Notes, layout: Layout | None) -> Schema:
    """What a card set says that is of no deck of a game."""
    kind: Any = CardSet if layout is None else set_type(layout)
    found = named_size(named(schema_of(TypeAdapter(kind)), WORDS), CARD_SIZES)
    card = found["$defs"]["Card"]
    card["properties"]["icons"]["items"] = icon
    own: dict[str, str] = {}
    if layout is None:
        card["additionalProperties"] = {"description": notes["Card"][OWN_FIELD]}
    else:
        own = {name: f"A field of the layout: {kind_of(rule)}." for name, rule in layout.fields.items()}
    return described(found, "CardSet", {**notes, "Card": {**notes["Card"], **own}})


def _fields(card: Schema) -> Schema:
    """What a card says to its layout alone."""
    shared = {each.name for each in fields(Card)}
    own = {key: value for key, value in card["properties"].items() if key not in shared}
    return {"properties": own, "required": [key for key in card["required"] if key in own]}


def written(schema: Schema) -> str:
    """A schema as the text of a file."""
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
