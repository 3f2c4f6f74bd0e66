"""The schemas of score sheets, boards and decks of games: each by its game, from the types that read it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeAlias

from msgspec import Struct
from pydantic import TypeAdapter

from pnp.models.cards import CARD_SIZES
from pnp.models.game import Game  # noqa: TC001 (a field of a record)
from pnp.models.keys import Key, SheetKeys, name_form, name_key
from pnp.schemas.generator import (
    LINEAGE,
    Schema,
    add_head,
    change_nodes,
    list_readings,
    make_traced_schema,
    name_sizes,
)

Notes: TypeAlias = "Mapping[str, Mapping[str, str]]"
DEFINED = "#/$defs/"
OWN_FIELD = "…"  # in notes of cards: a key that the layout adds


class ToldGame(Struct, frozen=True):
    """A game, and what the keys of its files mean: by the names of types, then of keys."""

    game: Game
    notes: Notes


def make_sheet_schema(games: Sequence[ToldGame], notes: Notes) -> Schema:
    """What a score sheet may say, by its game."""
    players = {"type": "array", "minItems": 1, "description": notes["Sheet"]["players"]}
    about = "What was played, and what each player ended with."
    parts = {each.game.id: _make_sheet_parts(each) for each in games}
    return _make_by_game("Score sheet", about, {"players": players}, parts, notes)


def make_board_schema(games: Sequence[ToldGame], notes: Notes) -> Schema:
    """What a board may say, by its game."""
    board = {"description": "Which of the game's boards it is."}
    about = "A board of a game, which a score sheet may name in place of the one that ships."
    parts = {each.game.id: _make_parts(each, each.game.board.form) for each in games if each.game.board}
    return _make_by_game("Board", about, {"board": board}, parts, notes)


def make_deck_parts(told: ToldGame, deck: str, icons: Schema, fields: Schema | None) -> dict[str, Schema]:
    """The definitions of a deck, the set first. `fields` are those of the layout that draws it; where it is
    not known, cards may say anything else in a set that names one."""
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
    closed = {"properties": {"cards": {"items": known}}}
    return {"if": {"required": ["layout"]}, "else": closed}


def make_case(**given: str) -> Schema:
    """The schema of whatever says this."""
    values = {key: {"enum": list_readings(value)} for key, value in given.items()}
    return {"properties": values, "required": [*given]}


def _make_by_game(
    title: str, about: str, own: Schema, parts: Mapping[str, Mapping[str, Schema]], notes: Notes
) -> Schema:
    """The schema of files that name a game; the first part of each game is what such a file is."""
    ids = [each for id in parts for each in list_readings(id)]
    game = {"enum": ids, "description": notes["Sheet"]["game"]}
    found = {
        "description": about,
        "type": "object",
        "properties": {"game": game, **own},
        "required": ["game", *own],
        "allOf": [{"if": make_case(game=id), "then": refer_to_first(part)} for id, part in parts.items()],
        "$defs": {name: part for each in parts.values() for name, part in each.items()},
    }
    return add_head(found, title)


def refer_to_first(parts: Mapping[str, Schema]) -> Schema:
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


def _make_sheet_parts(told: ToldGame) -> dict[str, Schema]:
    """The definitions of a score sheet; of a game without a board it names no other."""
    parts = _make_parts(told, told.game.sheet.form)
    if told.game.board is None:
        next(iter(parts.values()))["properties"].pop("layout", None)
    return parts


def _make_parts(told: ToldGame, form: type) -> dict[str, Schema]:
    """A type, then those that it is made of, as definitions under the game's name, in words."""
    found = make_traced_schema(TypeAdapter(form))
    parts = {form.__name__: found, **found.pop("$defs", {})}
    return {f"{told.game.id}.{name}": _describe_part(part, told) for name, part in parts.items()}


def _describe_part(part: Schema, told: ToldGame) -> Schema:
    """A definition in words; a type has those of the types that it is made from too."""
    words: dict[str, str] = {}
    for name in reversed(part.pop(LINEAGE, ())):
        words |= told.notes.get(name, {})
    for key, value in part.get("properties", {}).items():
        if key in words:
            part["properties"][key] = {"description": words[key], **value}
    found: Schema = change_nodes(part, partial(_move_references, game=told.game.id))
    return found


def _move_references(node: Schema, game: str) -> Schema:
    """A mapping that refers to the definitions under the game's name."""
    ref = node.get("$ref")
    return {**node, "$ref": ref.replace(DEFINED, f"{DEFINED}{game}.")} if isinstance(ref, str) else node
