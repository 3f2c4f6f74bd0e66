"""The schemas of layouts, card sets and kits, made from the very types that read them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final

from pydantic import TypeAdapter

from pnp.models.cards import CARD_SIZES, Card, CardSet, Kit
from pnp.models.elements import KIND_NAMES, AnyPen, Box, TaggedElement, Value, with_all_kinds
from pnp.models.elements import KINDS as ELEMENTS
from pnp.models.layout import Layout, find_field_kind, make_set_type
from pnp.models.scalars import Words
from pnp.models.theme import APaint
from pnp.schemas.games import OWN_FIELD, Notes, ToldGame, make_case, make_deck_parts, refer_to_first
from pnp.schemas.generator import (
    Schema,
    add_figures,
    add_head,
    describe_figures,
    describe_schema,
    inline_parts,
    make_choice,
    make_schema,
    name_parts,
    name_sizes,
)

if TYPE_CHECKING:
    from pnp.figures import Figure


CHANGE = "Change"


def allow_changes(schema: Schema, kinds: Sequence[str], keys: Sequence[str]) -> Schema:
    """The schema of a layout with what holds for one that extends another; `kinds` have these main `keys`."""
    parts = dict(schema["$defs"])
    for kind, key in zip(kinds, keys, strict=True):
        parts[kind] = _relax_element(parts[kind], key)
    parts[CHANGE] = _make_change([parts[kind] for kind in kinds], keys)
    element = parts["Element"]
    parts["Element"] = {**element, "oneOf": [*element["oneOf"], {"$ref": f"#/$defs/{CHANGE}"}]}
    for name in ("Faces", "FaceRule", "BackRule"):
        parts[name] = {key: value for key, value in parts[name].items() if key != "required"}
    whole = {"if": {"not": {"required": ["extends"]}}, "then": {"properties": {"faces": FRONT}}}
    return {**schema, **whole, "$defs": parts}


DRAWN = {"required": ["draw"]}  # of a face that is no list
LIKE = {"required": ["like"]}
FRONT = {"required": ["front"], "properties": {"front": DRAWN, "back": {"anyOf": [DRAWN, LIKE]}}}


def _relax_element(part: Schema, key: str) -> Schema:
    """An element that has an id may have the rest from the element that it changes."""
    others = [name for name in part["required"] if name != key]
    found = {**part, "required": [key]}
    return {**found, "anyOf": [{"required": others}, {"required": ["id"]}]} if others else found


def _make_change(parts: Sequence[Schema], keys: Sequence[str]) -> Schema:
    """An element by its id, with whatever keys elements may have but those that name a kind."""
    properties: dict[str, list[Any]] = {}
    for part in parts:
        for name, value in part["properties"].items():
            known = properties.setdefault(name, [])
            if name not in keys and value not in known:
                known.append(value)
    told = ((name, values) for name, values in properties.items() if values)
    own = {name: values[0] if len(values) == 1 else {"anyOf": values} for name, values in told}
    return {"type": "object", "properties": own, "required": ["id"], "additionalProperties": False}


# What recurs in a layout, the larger parts first.
PARTS: Final[dict[str, Any]] = {
    "Element": TaggedElement,
    "Paint": APaint,
    "Box": Box,
    "Stroke": AnyPen,
    "Words": Words,
    "Value": Value,
}
WORDS: Final[dict[str, Schema]] = {"Words": make_schema(TypeAdapter(Words))}


def make_layout_schema(figures: Mapping[str, Figure], icons: Iterable[str], notes: Notes) -> Schema:
    """What a layout may say, with the figures and the icons that there are."""
    with with_all_kinds():
        found = inline_parts(make_schema(TypeAdapter(Layout)), "EachInk")
        found = name_parts(found, {name: make_schema(TypeAdapter(part)) for name, part in PARTS.items()})
    parts = found["$defs"]
    parts["Figure"] = add_figures(parts["Figure"], figures)
    parts["Icon"]["properties"]["icon"] = make_choice(icons)
    found = allow_changes(name_sizes(found, CARD_SIZES), [kind.__name__ for kind in ELEMENTS], KIND_NAMES)
    told = {**notes, "Figure": {**notes["Figure"], "figure": describe_figures(figures)}}
    return add_head(describe_schema(found, "Layout", told), "Layout")


def make_card_set_schema(
    icons: Iterable[str], games: Sequence[ToldGame], notes: Notes, layout: Layout | None = None
) -> Schema:
    """What a card set may say, with any fields or those of one layout; a deck of a game has its own too."""
    icon = {"enum": list(icons)}
    top = _make_set_schema(icon, notes, layout)
    own = None if layout is None else _find_own_fields(top["$defs"]["Card"])
    named = [(each, deck) for each in games for deck in each.game.decks]
    decks = {(each.game.id, deck): make_deck_parts(each, deck, icon, own) for each, deck in named}
    every = {name: part for parts in decks.values() for name, part in parts.items()}
    known = name_parts({"$defs": every}, WORDS)
    cases = {names: make_case(game=names[0], deck=names[1]) for names in decks}
    found = {
        "description": notes["CardSet"][""],
        "type": "object",
        "allOf": [
            *({"if": cases[names], "then": refer_to_first(parts)} for names, parts in decks.items()),
            {"if": {"anyOf": [*cases.values()]}, "else": {"$ref": "#/$defs/CardSet"}},
            *map(_make_deck_case, games),
        ],
        "$defs": {**known["$defs"], **top.pop("$defs"), "CardSet": top},
    }
    return add_head(found, "Card set")


def make_kit_schema(notes: Notes) -> Schema:
    """What the kit of a game may say."""
    found = make_schema(TypeAdapter(Kit))
    told = notes["Kit"]
    keys = {key: {"description": told[key], **value} for key, value in found["properties"].items()}
    return add_head({**found, "description": told[""], "properties": keys}, "Kit")


def _make_deck_case(told: ToldGame) -> Schema:
    """The decks of a game as an editor may offer them; a set may be of another, which is printed alone."""
    decks = {"deck": {"examples": [*told.game.decks]}}
    return {"if": make_case(game=told.game.id), "then": {"properties": decks}}


def _make_set_schema(icon: Schema, notes: Notes, layout: Layout | None) -> Schema:
    """What a card set says that is of no deck of a game."""
    kind: Any = CardSet if layout is None else make_set_type(layout)
    found = name_sizes(name_parts(make_schema(TypeAdapter(kind)), WORDS), CARD_SIZES)
    card = found["$defs"]["Card"]
    card["properties"]["icons"]["items"] = icon
    if layout is None:
        card["additionalProperties"] = {"description": notes["Card"][OWN_FIELD]}
    rules = {} if layout is None else layout.fields
    own = {name: f"A field of the layout: {find_field_kind(rule)}." for name, rule in rules.items()}
    return describe_schema(found, "CardSet", {**notes, "Card": {**notes["Card"], **own}})


def _find_own_fields(card: Schema) -> Schema:
    """What a card says to its layout alone."""
    shared = {each.name for each in fields(Card)}
    own = {key: value for key, value in card["properties"].items() if key not in shared}
    return {"properties": own, "required": [key for key in card["required"] if key in own]}


def write_schema(schema: Schema) -> str:
    """A schema as the text of a file."""
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
