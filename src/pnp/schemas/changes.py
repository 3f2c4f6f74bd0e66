"""What a layout may leave out because it extends another: it may change an element that it names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pnp.schemas.generator import Schema

CHANGE = "Change"


def extending(schema: Schema, kinds: Sequence[str], keys: Sequence[str]) -> Schema:
    """The schema of a layout with what holds for one that extends another; `kinds` have these main `keys`."""
    parts = dict(schema["$defs"])
    for kind, key in zip(kinds, keys, strict=True):
        parts[kind] = _may_be_known(parts[kind], key)
    parts[CHANGE] = _change([parts[kind] for kind in kinds], keys)
    element = parts["Element"]
    parts["Element"] = {**element, "oneOf": [*element["oneOf"], {"$ref": f"#/$defs/{CHANGE}"}]}
    for name in ("Faces", "FaceRule", "BackRule"):
        parts[name] = {key: value for key, value in parts[name].items() if key != "required"}
    whole = {"if": {"not": {"required": ["extends"]}}, "then": {"properties": {"faces": FRONT}}}
    return {**schema, **whole, "$defs": parts}


DRAWN = {"required": ["draw"]}  # of a face that is no list
LIKE = {"required": ["like"]}
FRONT = {"required": ["front"], "properties": {"front": DRAWN, "back": {"anyOf": [DRAWN, LIKE]}}}


def _may_be_known(part: Schema, key: str) -> Schema:
    """An element that has an id may have the rest from the element that it changes."""
    others = [name for name in part["required"] if name != key]
    found = {**part, "required": [key]}
    return {**found, "anyOf": [{"required": others}, {"required": ["id"]}]} if others else found


def _change(parts: Sequence[Schema], keys: Sequence[str]) -> Schema:
    """An element by its id, with whatever keys elements may have but those that name a kind."""
    properties: dict[str, list[Any]] = {}
    for part in parts:
        for name, value in part["properties"].items():
            known = properties.setdefault(name, [])
            if name not in keys and value not in known:
                known.append(value)
    own = {
        name: values[0] if len(values) == 1 else {"anyOf": values}
        for name, values in properties.items()
        if values
    }
    return {"type": "object", "properties": own, "required": ["id"], "additionalProperties": False}
