"""The schemas of layouts, card sets, kits, score sheets, boards and decks, made from the very types that
read them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec import Struct
from pydantic import TypeAdapter

from pnp.models.cards import CARD_SIZES, Card, CardSet, Kit
from pnp.models.layouts.elements import KIND_NAMES, AnyPen, Box, TaggedElement, Value, with_all_kinds
from pnp.models.layouts.elements import KINDS as ELEMENTS
from pnp.models.layouts.layout import Layout, find_field_kind, make_set_type
from pnp.models.layouts.theme import APaint
from pnp.models.scalars import Words
from pnp.models.score_sheets.keys import Key, SheetKeys, name_form, name_key
from pnp.schemas import generator

if TYPE_CHECKING:
    from pnp.figures import Figure
    from pnp.models.game import Game

Notes: TypeAlias = "Mapping[str, Mapping[str, str]]"
DEFINED = "#/$defs/"
OWN_FIELD = "…"  # in notes of cards: a key that the layout adds


class ToldGame(Struct, frozen=True):
    """A game, and what the keys of its files mean: by the names of types, then of keys."""

    game: Game
    notes: Notes


def make_sheet_schema(games: Sequence[ToldGame], notes: Notes) -> generator.Schema:
    """What a score sheet may say, by its game."""
    players = {"type": "array", "minItems": 1, "description": notes["Sheet"]["players"]}
    about = "What was played, and what each player ended with."
    parts = {each.game.id: _make_sheet_parts(each) for each in games}
    return _make_by_game("Score sheet", about, {"players": players}, parts, notes)


def make_board_schema(games: Sequence[ToldGame], notes: Notes) -> generator.Schema:
    """What a board may say, by its game."""
    board = {"description": "Which of the game's boards it is."}
    about = "A board of a game, which a score sheet may name in place of the one that ships."
    parts = {each.game.id: _make_parts(each, each.game.board.form) for each in games if each.game.board}
    return _make_by_game("Board", about, {"board": board}, parts, notes)


def make_deck_parts(
    told: ToldGame, deck: str, icons: generator.Schema, fields: generator.Schema | None
) -> dict[str, generator.Schema]:
    """The definitions of a deck, the set first. `fields` are those of the layout that draws it; where it is
    not known, cards may say anything else in a set that names one."""
    parts = _make_parts(told, told.game.decks[deck].form)
    top = next(iter(parts))
    if "size" in parts[top]["properties"]:
        parts[top] = generator.name_sizes(parts[top], CARD_SIZES)
    name = parts[top]["properties"]["cards"]["items"].get("$ref", "").removeprefix(DEFINED)
    if (card := parts.get(name)) is not None:
        if "icons" in card["properties"]:
            card["properties"]["icons"]["items"] = icons
        if fields is None:
            parts[top] |= _close_without_layout(card)
            parts[name] = {**card, "additionalProperties": {"description": told.notes["Card"][OWN_FIELD]}}
        else:
            properties = {**fields["properties"], **card["properties"]}
            required = [*card["required"], *fields["required"]]
            parts[name] = {**card, "properties": properties, "required": required}
    return parts


def _close_without_layout(card: generator.Schema) -> generator.Schema:
    known = {"properties": dict.fromkeys(card["properties"], True), "additionalProperties": False}
    closed = {"properties": {"cards": {"items": known}}}
    return {"if": {"required": ["layout"]}, "else": closed}


def make_case(**given: str) -> generator.Schema:
    """The schema of whatever says this."""
    values = {key: {"enum": generator.list_readings(value)} for key, value in given.items()}
    return {"properties": values, "required": [*given]}


def _make_by_game(
    title: str,
    about: str,
    own: generator.Schema,
    parts: Mapping[str, Mapping[str, generator.Schema]],
    notes: Notes,
) -> generator.Schema:
    """The schema of files that name a game; the first part of each game is what such a file is."""
    ids = [each for id in parts for each in generator.list_readings(id)]
    game = {"enum": ids, "description": notes["Sheet"]["game"]}
    found = {
        "description": about,
        "type": "object",
        "properties": {"game": game, **own},
        "required": ["game", *own],
        "allOf": [{"if": make_case(game=id), "then": refer_to_first(part)} for id, part in parts.items()],
        "$defs": {name: part for each in parts.values() for name, part in each.items()},
    }
    return generator.add_head(found, title)


def refer_to_first(parts: Mapping[str, generator.Schema]) -> generator.Schema:
    """The schema that is the first of these definitions."""
    return {"$ref": f"{DEFINED}{next(iter(parts))}"}


def note_keys(sheet: SheetKeys, explain: Callable[[str], str]) -> dict[str, dict[str, str]]:
    """What the keys of a score sheet mean, by the names of the forms that hold them; `explain` words a
    message."""
    found: dict[str, dict[str, str]] = {}
    nowhere: tuple[str, ...] = ()
    owners: list[tuple[str, tuple[str, ...], Sequence[Key]]]
    owners = [("Table", nowhere, sheet.table), ("Players", nowhere, sheet.player)]
    for owner, place, keys in owners:
        for key in keys:
            at = (*place, key.name)
            if told := explain(f"key-{name_key(key, at)}"):
                found.setdefault(owner, {}).setdefault(key.name, told)
            if key.form is None and key.keys:
                owners.append((name_form(owner, key), at, key.keys))
    return found


def _make_sheet_parts(told: ToldGame) -> dict[str, generator.Schema]:
    """The definitions of a score sheet; of a game without a board it names no other."""
    parts = _make_parts(told, told.game.sheet.form)
    if told.game.board is None:
        next(iter(parts.values()))["properties"].pop("layout", None)
    for part in parts.values():
        for value in part.get("properties", {}).values():
            if value.get("type") == "array" and "$ref" not in value.get("items", {}):
                value["type"] = ["array", "integer", "string"]  # a list may be typed as answers are
    return parts


def _make_parts(told: ToldGame, form: type) -> dict[str, generator.Schema]:
    """A type, then those that it is made of, as definitions under the game's name, in words."""
    found = generator.make_traced_schema(TypeAdapter(form))
    parts = {form.__name__: found, **found.pop("$defs", {})}
    return {f"{told.game.id}.{name}": _describe_part(part, told) for name, part in parts.items()}


def _describe_part(part: generator.Schema, told: ToldGame) -> generator.Schema:
    """A definition in words; a type has those of the types that it is made from too."""
    words: dict[str, str] = {}
    for name in reversed(part.pop(generator.LINEAGE, ())):
        words |= told.notes.get(name, {})
    for key, value in part.get("properties", {}).items():
        if key in words:
            part["properties"][key] = {"description": words[key], **value}
    found: generator.Schema = generator.change_nodes(part, partial(_move_references, game=told.game.id))
    return found


def _move_references(node: generator.Schema, game: str) -> generator.Schema:
    """A mapping that refers to the definitions under the game's name."""
    ref = node.get("$ref")
    return {**node, "$ref": ref.replace(DEFINED, f"{DEFINED}{game}.")} if isinstance(ref, str) else node


CHANGE = "Change"


def allow_changes(schema: generator.Schema, kinds: Sequence[str], keys: Sequence[str]) -> generator.Schema:
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


def _relax_element(part: generator.Schema, key: str) -> generator.Schema:
    """An element that has an id may have the rest from the element that it changes."""
    others = [name for name in part["required"] if name != key]
    found = {**part, "required": [key]}
    return {**found, "anyOf": [{"required": others}, {"required": ["id"]}]} if others else found


def _make_change(parts: Sequence[generator.Schema], keys: Sequence[str]) -> generator.Schema:
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
WORDS: Final[dict[str, generator.Schema]] = {"Words": generator.make_schema(TypeAdapter(Words))}


def make_layout_schema(figures: Mapping[str, Figure], icons: Iterable[str], notes: Notes) -> generator.Schema:
    """What a layout may say, with the figures and the icons that there are."""
    with with_all_kinds():
        found = generator.inline_parts(generator.make_schema(TypeAdapter(Layout)), "EachInk")
        found = generator.name_parts(
            found, {name: generator.make_schema(TypeAdapter(part)) for name, part in PARTS.items()}
        )
    parts = found["$defs"]
    parts["Figure"] = generator.add_figures(parts["Figure"], figures)
    parts["Icon"]["properties"]["icon"] = generator.make_choice(icons)
    found = allow_changes(
        generator.name_sizes(found, CARD_SIZES), [kind.__name__ for kind in ELEMENTS], KIND_NAMES
    )
    told = {**notes, "Figure": {**notes["Figure"], "figure": generator.describe_figures(figures)}}
    return generator.add_head(generator.describe_schema(found, "Layout", told), "Layout")


def make_card_set_schema(
    icons: Iterable[str], games: Sequence[ToldGame], notes: Notes, layout: Layout | None = None
) -> generator.Schema:
    """What a card set may say, with any fields or those of one layout; a deck of a game has its own too."""
    icon = {"enum": list(icons)}
    top = _make_set_schema(icon, notes, layout)
    own = None if layout is None else _find_own_fields(top["$defs"]["Card"])
    named = [(each, deck) for each in games for deck in each.game.decks]
    decks = {(each.game.id, deck): make_deck_parts(each, deck, icon, own) for each, deck in named}
    every = {name: part for parts in decks.values() for name, part in parts.items()}
    known = generator.name_parts({"$defs": every}, WORDS)
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
    return generator.add_head(found, "Card set")


def make_kit_schema(notes: Notes) -> generator.Schema:
    """What the kit of a game may say."""
    found = generator.make_schema(TypeAdapter(Kit))
    told = notes["Kit"]
    keys = {key: {"description": told[key], **value} for key, value in found["properties"].items()}
    return generator.add_head({**found, "description": told[""], "properties": keys}, "Kit")


def _make_deck_case(told: ToldGame) -> generator.Schema:
    """The decks of a game as an editor may offer them; a set may be of another, which is printed alone."""
    decks = {"deck": {"examples": [*told.game.decks]}}
    return {"if": make_case(game=told.game.id), "then": {"properties": decks}}


def _make_set_schema(icon: generator.Schema, notes: Notes, layout: Layout | None) -> generator.Schema:
    """What a card set says that is of no deck of a game."""
    kind: Any = CardSet if layout is None else make_set_type(layout)
    found = generator.name_sizes(
        generator.name_parts(generator.make_schema(TypeAdapter(kind)), WORDS), CARD_SIZES
    )
    card = found["$defs"]["Card"]
    card["properties"]["icons"]["items"] = icon
    if layout is None:
        card["additionalProperties"] = {"description": notes["Card"][OWN_FIELD]}
    rules = {} if layout is None else layout.fields
    own = {name: f"A field of the layout: {find_field_kind(rule)}." for name, rule in rules.items()}
    return generator.describe_schema(found, "CardSet", {**notes, "Card": {**notes["Card"], **own}})


def _find_own_fields(card: generator.Schema) -> generator.Schema:
    """What a card says to its layout alone."""
    shared = {each.name for each in fields(Card)}
    own = {key: value for key, value in card["properties"].items() if key not in shared}
    return {"properties": own, "required": [key for key in card["required"] if key in own]}


def write_schema(schema: generator.Schema) -> str:
    """A schema as the text of a file."""
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
