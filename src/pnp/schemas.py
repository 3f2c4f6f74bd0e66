"""JSON Schemas of the files that people write, for editors that complete and mark them.

They are made from the very types that read layouts, card sets, kits, score sheets, boards and decks: first as
people write YAML, with the names that are known; then put into words, file by file.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec import Struct
from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema

from pnp.models.cards import CARD_SIZES, Card, CardSet, Kit
from pnp.models.game import Game
from pnp.models.layouts.elements import KIND_NAMES, AnyPen, Box, TaggedElement, Value
from pnp.models.layouts.elements import KINDS as ELEMENTS
from pnp.models.layouts.layout import Layout, find_field_kind, make_set_type
from pnp.models.layouts.theme import APaint
from pnp.models.scalars import Words
from pnp.models.score_sheets.keys import Key, SheetKeys, name_form, name_key

if TYPE_CHECKING:
    from pnp.figures import Figure, Parameter


Schema = dict[str, Any]
DEFINED = "#/$defs/"
PLAIN = ["string", "number", "boolean"]  # the types that an editor may find in a word that we read as text
LINEAGE = "made-of"
TRUTHS = {"true": True, "false": False}


class WrittenSchema(GenerateJsonSchema):
    """A generator of schemas that gives each scalar all types that an editor may take it for, with or without
    quotes."""

    def str_schema(self, schema: Any) -> Schema:
        return {**super().str_schema(schema), "type": PLAIN}

    def int_schema(self, schema: Any) -> Schema:
        return {**super().int_schema(schema), "type": ["integer", "string"]}

    def float_schema(self, schema: Any) -> Schema:
        return {**super().float_schema(schema), "type": ["number", "string"]}

    def bool_schema(self, schema: Any) -> Schema:  # noqa: ARG002 (pydantic's signature)
        return {"enum": [True, False, *TRUTHS]}

    def literal_schema(self, schema: Any) -> Schema:
        return {"enum": [each for name in schema["expected"] for each in list_readings(name)]}

    def dict_schema(self, schema: Any) -> Schema:
        found = {"type": "object", "additionalProperties": self.generate_inner(schema["values_schema"])}
        limits = {"minProperties": schema.get("min_length"), "maxProperties": schema.get("max_length")}
        found |= {key: limit for key, limit in limits.items() if limit is not None}
        name = self.generate_inner(schema["keys_schema"])
        return {**found, "propertyNames": {**name, "type": "string"}}

    def default_schema(self, schema: Any) -> Schema:
        """Leave defaults out; the words tell them. An editor would write them into the file."""
        found: Schema = self.generate_inner(schema["schema"])
        return found

    def field_title_should_be_set(self, schema: Any) -> bool:  # noqa: ARG002 (pydantic's signature)
        return False


class TracedSchema(WrittenSchema):
    """A generator of schemas that adds to each type the names of the types that it inherits from, its own
    first."""

    def dataclass_schema(self, schema: Any) -> Schema:
        found = super().dataclass_schema(schema)
        return {**found, LINEAGE: [each.__name__ for each in schema["cls"].__mro__]}


def list_readings(name: str) -> list[Any]:
    """List all values that an editor may read in place of a text of ours."""
    if name in TRUTHS:
        return [name, TRUTHS[name]]
    try:
        number = float(name)
    except ValueError:
        return [name]
    return [name, int(number) if number.is_integer() else number]


def make_schema(form: Any) -> Schema:
    """Make the schema of a type, before it is put into words."""
    return rename_bounds(TypeAdapter(form).json_schema(schema_generator=WrittenSchema))


def make_traced_schema(form: Any) -> Schema:
    """Make the schema of a type, with the lineage of every type in place of its own description."""
    found: Schema = TypeAdapter(form).json_schema(schema_generator=TracedSchema)
    parts = {name: _drop_description(part) for name, part in found.get("$defs", {}).items()}
    return rename_bounds({**_drop_description(found), "$defs": parts})


def _drop_description(part: Schema) -> Schema:
    return {key: value for key, value in part.items() if key != "description"}


def change_nodes(node: Schema, change: Callable[[Schema], Schema]) -> Schema:
    """Return a tree with each mapping changed, the outer ones first."""
    return {key: _change_held(value, change) for key, value in change(node).items()}


def _change_held(value: Any, change: Callable[[Schema], Schema]) -> Any:
    if isinstance(value, list):
        return [_change_held(each, change) for each in value]
    return change_nodes(value, change) if isinstance(value, dict) else value


def rename_bounds(node: Schema) -> Schema:
    """Give the bounds of numbers the names of JSON Schema, and drop the names that pydantic gives to
    types."""

    def rename(each: Schema) -> Schema:
        titles = ("title",) if isinstance(each.get("title"), str) else ()  # otherwise a property is called so
        return {BOUNDS.get(key, key): value for key, value in each.items() if key not in titles}

    return change_nodes(node, rename)


BOUNDS = {"ge": "minimum", "le": "maximum", "gt": "exclusiveMinimum", "lt": "exclusiveMaximum"}


DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
FIRST_KEYS = ("$schema", "title", "description", "type")  # the order in which a person reads the keys
LAST_KEYS = ("$defs",)


def name_parts(schema: Schema, forms: Mapping[str, Any]) -> Schema:
    """The schema with each form that recurs in it as a definition of its own; larger forms come first."""
    tree: Schema = dict(schema)
    for name, form in forms.items():
        plain = {key: value for key, value in make_schema(form).items() if key != "$defs"}
        tree = change_nodes(tree, partial(_refer_to, part=plain, name=name))
        tree.setdefault("$defs", {})[name] = plain
    return tree


def _refer_to(node: Schema, part: Schema, name: str) -> Schema:
    if node == part:
        return {"$ref": f"{DEFINED}{name}"}
    if node.keys() == {*part, "description"} and part.items() <= node.items():
        return {"$ref": f"{DEFINED}{name}", "description": node["description"]}
    return node


def inline_parts(schema: Schema, prefix: str) -> Schema:
    """Return the schema without the definitions whose names begin with `prefix`: they are written where the
    schema refers to them."""
    kept = {name: part for name, part in schema["$defs"].items() if not name.startswith(prefix)}
    gone = {f"{DEFINED}{name}": part for name, part in schema["$defs"].items() if name.startswith(prefix)}
    found = {**schema, "$defs": kept}
    return change_nodes(found, lambda node: gone.get(str(node.get("$ref")), node))


def describe_schema(schema: Schema, name: str, notes: Notes) -> Schema:
    """Return the schema in words: `notes` describe each type, and its properties."""
    found = _describe_part(schema, name, notes)
    parts = schema["$defs"].items()
    return {**found, "$defs": {key: _describe_part(part, key, notes) for key, part in parts}}


def _describe_part(part: Schema, name: str, notes: Notes) -> Schema:
    found = {key: value for key, value in part.items() if key != "description"}
    own = {**notes["*"], **notes.get(name, {})}
    if "" in own:
        found["description"] = own[""]
    if "properties" in found:
        told, known = {key: {"description": about} for key, about in own.items()}, found["properties"]
        found["properties"] = {key: {**value, **told.get(key, {})} for key, value in known.items()}
    return found


def add_head(schema: Schema, title: str) -> Schema:
    """Return a schema with its title, in the order in which a person reads it."""
    return change_nodes({"$schema": DRAFT, "title": title, **schema}, _order_keys)


def _order_keys(node: Schema) -> Schema:
    middle = [key for key in node if key not in (*FIRST_KEYS, *LAST_KEYS)]
    keys = [*(key for key in FIRST_KEYS if key in node), *middle, *(key for key in LAST_KEYS if key in node)]
    return {key: node[key] for key in keys}


EXPRESSION_SCHEMA = {"type": "string", "pattern": r"\{"}
NUMBER_PATTERN = r"^[+-]?(\d+(\.\d+)?|\.\d+)$|\{"
NUMBER_SCHEMA = {"type": ["number", "string"], "pattern": NUMBER_PATTERN}
BOX_SCHEMA = {"type": "array", "minItems": 4, "maxItems": 4, "items": NUMBER_SCHEMA}


def make_choice(names: Iterable[str]) -> Schema:
    """Make the schema of one of these names, or of an expression."""
    return {"anyOf": [{"enum": list(names)}, EXPRESSION_SCHEMA]}


def name_sizes(schema: Schema, sizes: Iterable[str]) -> Schema:
    """Return the schema of a size with these names in place of any text."""
    size = schema["properties"]["size"]
    pair = next(each for each in size["oneOf"] if each.get("type") == "array")
    about = {key: value for key, value in size.items() if key == "description"}
    properties = {**schema["properties"], "size": {**about, "anyOf": [{"enum": list(sizes)}, pair]}}
    return {**schema, "properties": properties}


def add_figures(part: Schema, figures: Mapping[str, Figure]) -> Schema:
    """Return the schema of the element that draws a figure, with the arguments of each figure."""
    properties = {**part["properties"], "figure": {"enum": list(figures)}}
    return {**part, "properties": properties, "allOf": [_make_figure_case(*each) for each in figures.items()]}


def describe_figures(figures: Mapping[str, Figure]) -> str:
    return "\n".join(f"{name}: {figure.about}" for name, figure in figures.items())


def _make_figure_case(name: str, figure: Figure) -> Schema:
    given = {key: _make_parameter(each) for key, each in figure.parameters.items()}
    needed = [key for key, each in figure.parameters.items() if each.default is None]
    told: Schema = {"properties": given, "additionalProperties": False}
    then: Schema = {"properties": {"with": {**told, "required": needed} if needed else told}}
    if needed:
        then["anyOf"] = [{"required": ["with"]}, {"required": ["id"]}]
    return {"if": {"properties": {"figure": {"const": name}}, "required": ["figure"]}, "then": then}


def _make_parameter(parameter: Parameter) -> Schema:
    found = _make_value(parameter)
    return {**found, "description": parameter.about} if parameter.about else found


def _make_value(parameter: Parameter) -> Schema:
    match parameter.kind:
        case "number" | "whole":
            return _make_number(parameter)
        case "truth":
            return {"anyOf": [{"enum": [True, False, "true", "false"]}, EXPRESSION_SCHEMA]}
        case "text" | "paint" | "line":
            return make_choice(parameter.among) if parameter.among else {"type": PLAIN}
        case "texts":
            return _make_list({"type": PLAIN})
        case "numbers":
            return _make_list(_make_number(parameter))
        case "boxes":
            return _make_list({"anyOf": [{"type": "string"}, BOX_SCHEMA]})


def _make_number(parameter: Parameter) -> Schema:
    kind = {"type": ["integer", "string"]} if parameter.kind == "whole" else {}
    bounds = {"minimum": parameter.least, "maximum": parameter.most}
    return NUMBER_SCHEMA | kind | {key: bound for key, bound in bounds.items() if math.isfinite(bound)}


def _make_list(entries: Schema) -> Schema:
    return {"anyOf": [{"type": "array", "items": entries}, EXPRESSION_SCHEMA]}


Notes: TypeAlias = "Mapping[str, Mapping[str, str]]"
OWN_FIELD = "…"  # in notes of cards: a key that the layout adds


class GameNotes(Struct, frozen=True):
    """A game with notes on the keys of its files: by the names of types, then of keys."""

    game: Game
    notes: Notes


def make_sheet_schema(games: Sequence[GameNotes], notes: Notes) -> Schema:
    """Make the schema of score sheets, with a case for each game."""
    players = {"type": "array", "minItems": 1, "description": notes["Sheet"]["players"]}
    about = "What was played, and what each player ended with."
    parts = {each.game.id: _make_sheet_parts(each) for each in games}
    return _make_by_game("Score sheet", about, {"players": players}, parts, notes)


def make_board_schema(games: Sequence[GameNotes], notes: Notes) -> Schema:
    """Make the schema of boards, with a case for each game."""
    board = {"description": "Which of the game's boards it is."}
    about = "A board of a game, which a score sheet may name in place of the one that ships."
    parts = {each.game.id: _make_parts(each, each.game.board.form) for each in games if each.game.board}
    return _make_by_game("Board", about, {"board": board}, parts, notes)


def make_deck_parts(told: GameNotes, deck: str, icons: Schema, fields: Schema | None) -> dict[str, Schema]:
    """Make the definitions of a deck, the set first. `fields` are those of the layout that draws it; if they
    are None, the cards of a set that names a layout may have any other keys."""
    parts = _make_parts(told, told.game.decks[deck].form)
    top = next(iter(parts))
    if "size" in parts[top]["properties"]:
        parts[top] = name_sizes(parts[top], CARD_SIZES)
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


def _close_without_layout(card: Schema) -> Schema:
    known = {"properties": dict.fromkeys(card["properties"], True), "additionalProperties": False}
    return {"if": {"required": ["layout"]}, "else": {"properties": {"cards": {"items": known}}}}


def make_case(**given: str) -> Schema:
    """Make the schema of mappings with these values."""
    values = {key: {"enum": list_readings(value)} for key, value in given.items()}
    return {"properties": values, "required": [*given]}


def _make_by_game(
    title: str, about: str, own: Schema, parts: Mapping[str, Mapping[str, Schema]], notes: Notes
) -> Schema:
    """Make the schema of files that name a game; the first part of each game describes such a file."""
    ids = [each for id in parts for each in list_readings(id)]
    game = {"enum": ids, "description": notes["Sheet"]["game"]}
    schema = {
        "description": about,
        "type": "object",
        "properties": {"game": game, **own},
        "required": ["game", *own],
        "allOf": [{"if": make_case(game=id), "then": refer_to_first(part)} for id, part in parts.items()],
        "$defs": {name: part for each in parts.values() for name, part in each.items()},
    }
    return add_head(schema, title)


def refer_to_first(parts: Mapping[str, Schema]) -> Schema:
    """Return a schema that refers to the first of these definitions."""
    return {"$ref": f"{DEFINED}{next(iter(parts))}"}


def note_keys(sheet: SheetKeys, explain: Callable[[str], str]) -> dict[str, dict[str, str]]:
    """Return the meaning of each key of a score sheet, by the names of the forms that hold the keys;
    `explain` words a message."""
    notes: dict[str, dict[str, str]] = {}
    owners: list[tuple[str, tuple[str, ...], Sequence[Key]]] = [("Table", (), sheet.table)]
    owners.append(("Players", (), sheet.player))
    for owner, place, keys in owners:
        for key in keys:
            at = (*place, key.name)
            if note := explain(f"key-{name_key(key, at)}"):
                notes.setdefault(owner, {}).setdefault(key.name, note)
            if key.form is None and key.keys:
                owners.append((name_form(owner, key), at, key.keys))
    return notes


def _make_sheet_parts(game_notes: GameNotes) -> dict[str, Schema]:
    """Make the definitions of a score sheet; if the game has no board, it cannot name another one."""
    parts = _make_parts(game_notes, game_notes.game.sheet.form)
    if game_notes.game.board is None:
        next(iter(parts.values()))["properties"].pop("layout", None)
    for part in parts.values():
        for value in part.get("properties", {}).values():
            if value.get("type") == "array" and "$ref" not in value.get("items", {}):
                value["type"] = ["array", "integer", "string"]  # a list may be written like a typed answer
    return parts


def _make_parts(told: GameNotes, form: type) -> dict[str, Schema]:
    """Make the definitions of a type and of the types that it is made of, under the game's name and in
    words."""
    schema = make_traced_schema(form)
    parts = {form.__name__: schema, **schema.pop("$defs", {})}
    return {f"{told.game.id}.{name}": _describe_game_part(part, told) for name, part in parts.items()}


def _describe_game_part(part: Schema, told: GameNotes) -> Schema:
    """Describe a definition in words; a type also has the words of the types that it inherits from."""
    words: dict[str, str] = {}
    for name in reversed(part.pop(LINEAGE, ())):
        words |= told.notes.get(name, {})
    for key, value in part.get("properties", {}).items():
        if key in words:
            part["properties"][key] = {"description": words[key], **value}
    return change_nodes(part, partial(_move_references, game=told.game.id))


def _move_references(node: Schema, game: str) -> Schema:
    """Return a mapping whose reference points to the definitions under the game's name."""
    ref = node.get("$ref")
    return {**node, "$ref": ref.replace(DEFINED, f"{DEFINED}{game}.")} if isinstance(ref, str) else node


CHANGE = "Change"


def allow_changes(schema: Schema, kinds: Sequence[str], keys: Sequence[str]) -> Schema:
    """Return the schema of a layout that may also extend another and change its elements; `keys` are the main
    keys of `kinds`."""
    parts = dict(schema["$defs"])
    for kind, key in zip(kinds, keys, strict=True):
        parts[kind] = _relax_element(parts[kind], key)
    parts[CHANGE] = _make_change([parts[kind] for kind in kinds], keys)
    element = parts["Element"]
    parts["Element"] = {**element, "oneOf": [*element["oneOf"], {"$ref": f"{DEFINED}{CHANGE}"}]}
    for name in ("Faces", "FaceRule", "BackRule"):
        parts[name] = {key: value for key, value in parts[name].items() if key != "required"}
    standalone = {"if": {"not": {"required": ["extends"]}}, "then": {"properties": {"faces": FRONT}}}
    return {**schema, **standalone, "$defs": parts}


DRAWN = {"required": ["draw"]}  # of a face that is no list
LIKE = {"required": ["like"]}
FRONT = {"required": ["front"], "properties": {"front": DRAWN, "back": {"anyOf": [DRAWN, LIKE]}}}


def _relax_element(part: Schema, key: str) -> Schema:
    """Let an element with an id take its other keys from the element that it changes."""
    other_keys = [name for name in part["required"] if name != key]
    relaxed = {**part, "required": [key]}
    return {**relaxed, "anyOf": [{"required": other_keys}, {"required": ["id"]}]} if other_keys else relaxed


def _make_change(parts: Sequence[Schema], keys: Sequence[str]) -> Schema:
    """Make the schema of a change: the id of an element, and all keys of elements except those that name a
    kind."""
    properties: dict[str, list[Any]] = {}
    for part in parts:
        for name, value in part["properties"].items():
            known = properties.setdefault(name, [])
            if name not in keys and value not in known:
                known.append(value)
    known_values = ((name, values) for name, values in properties.items() if values)
    own = {name: values[0] if len(values) == 1 else {"anyOf": values} for name, values in known_values}
    return {"type": "object", "properties": own, "required": ["id"], "additionalProperties": False}


# The parts that recur in a layout, the larger ones first.
PARTS: Final[dict[str, Any]] = {
    "Element": TaggedElement,
    "Paint": APaint,
    "Box": Box,
    "Stroke": AnyPen,
    "Words": Words,
    "Value": Value,
}
WORDS: Final[dict[str, Any]] = {"Words": Words}


def make_layout_schema(figures: Mapping[str, Figure], icons: Iterable[str], notes: Notes) -> Schema:
    """Make the schema of layouts, with all figures and icons."""
    schema = name_parts(inline_parts(make_schema(Layout), "EachInk"), PARTS)
    parts = schema["$defs"]
    parts["Figure"] = add_figures(parts["Figure"], figures)
    parts["Icon"]["properties"]["icon"] = make_choice(icons)
    schema = allow_changes(name_sizes(schema, CARD_SIZES), [kind.__name__ for kind in ELEMENTS], KIND_NAMES)
    own_notes = {**notes, "Figure": {**notes["Figure"], "figure": describe_figures(figures)}}
    return add_head(describe_schema(schema, "Layout", own_notes), "Layout")


def make_card_set_schema(
    icons: Iterable[str], games: Sequence[GameNotes], notes: Notes, layout: Layout | None = None
) -> Schema:
    """Make the schema of card sets, with any fields or those of one layout; a deck of a game adds its own."""
    icon = {"enum": list(icons)}
    top = _make_set_schema(icon, notes, layout)
    own = None if layout is None else _find_own_fields(top["$defs"]["Card"])
    deck_pairs = [(each, deck) for each in games for deck in each.game.decks]
    decks = {(each.game.id, deck): make_deck_parts(each, deck, icon, own) for each, deck in deck_pairs}
    every = {name: part for parts in decks.values() for name, part in parts.items()}
    known = name_parts({"$defs": every}, WORDS)
    cases = {names: make_case(game=names[0], deck=names[1]) for names in decks}
    schema = {
        "description": notes["CardSet"][""],
        "type": "object",
        "allOf": [
            *({"if": cases[names], "then": refer_to_first(parts)} for names, parts in decks.items()),
            {"if": {"anyOf": [*cases.values()]}, "else": {"$ref": "#/$defs/CardSet"}},
            *map(_make_deck_case, games),
        ],
        "$defs": {**known["$defs"], **top.pop("$defs"), "CardSet": top},
    }
    return add_head(schema, "Card set")


def make_kit_schema(notes: Notes) -> Schema:
    """Make the schema of a game's kit."""
    schema = make_schema(Kit)
    own_notes = notes["Kit"]
    keys = {key: {"description": own_notes[key], **value} for key, value in schema["properties"].items()}
    return add_head({**schema, "description": own_notes[""], "properties": keys}, "Kit")


def _make_deck_case(game_notes: GameNotes) -> Schema:
    """Make the case of a game whose decks an editor may offer. A set may be of another deck, which is printed
    alone."""
    decks = {"deck": {"examples": [*game_notes.game.decks]}}
    return {"if": make_case(game=game_notes.game.id), "then": {"properties": decks}}


def _make_set_schema(icon: Schema, notes: Notes, layout: Layout | None) -> Schema:
    """Make the schema of a card set that is of no deck of a game."""
    kind: Any = CardSet if layout is None else make_set_type(layout)
    schema = name_sizes(name_parts(make_schema(kind), WORDS), CARD_SIZES)
    card = schema["$defs"]["Card"]
    card["properties"]["icons"]["items"] = icon
    if layout is None:
        card["additionalProperties"] = {"description": notes["Card"][OWN_FIELD]}
    rules = {} if layout is None else layout.fields
    own = {name: f"A field of the layout: {find_field_kind(rule)}." for name, rule in rules.items()}
    return describe_schema(schema, "CardSet", {**notes, "Card": {**notes["Card"], **own}})


def _find_own_fields(card: Schema) -> Schema:
    """Return the part of a card's schema that only its layout reads."""
    shared = {*Card.__struct_fields__}
    own = {key: value for key, value in card["properties"].items() if key not in shared}
    return {"properties": own, "required": [key for key in card["required"] if key in own]}


def write_schema(schema: Schema) -> str:
    """A schema as the text of a file."""
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
