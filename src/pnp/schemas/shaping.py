"""A schema made fit for editors: what recurs is named once, and everything says what it means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.schemas.generator import Schema

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
FIRST = ("$schema", "title", "description", "type")  # the order of keys that a person reads by
LAST = ("$defs",)


def named(schema: Schema, parts: Mapping[str, Schema]) -> Schema:
    """The schema with each part that recurs as a definition of its own; larger parts come first."""
    tree: Schema = dict(schema)
    for name, part in parts.items():
        plain = {key: value for key, value in part.items() if key != "$defs"}
        tree = _referring(tree, plain, name)
        tree.setdefault("$defs", {})[name] = plain
    return tree


def _referring(node: Any, part: Schema, name: str) -> Any:
    if node == part:
        return {"$ref": f"#/$defs/{name}"}
    if isinstance(node, dict) and node.keys() == {*part, "description"} and part.items() <= node.items():
        return {"$ref": f"#/$defs/{name}", "description": node["description"]}
    if isinstance(node, list):
        return [_referring(each, part, name) for each in node]
    if isinstance(node, dict):
        return {key: _referring(value, part, name) for key, value in node.items()}
    return node


def inlined(schema: Schema, prefix: str) -> Schema:
    """The schema with the definitions whose names begin so written where they are meant."""
    kept = {name: part for name, part in schema["$defs"].items() if not name.startswith(prefix)}
    gone = {f"#/$defs/{name}": part for name, part in schema["$defs"].items() if name.startswith(prefix)}
    found: Schema = _written_out({**schema, "$defs": kept}, gone)
    return found


def _written_out(node: Any, gone: Mapping[str, Schema]) -> Any:
    if isinstance(node, list):
        return [_written_out(each, gone) for each in node]
    if isinstance(node, dict):
        found = gone.get(str(node.get("$ref")), node)
        return {key: _written_out(value, gone) for key, value in found.items()}
    return node


def described(schema: Schema, name: str, notes: Mapping[str, Mapping[str, str]]) -> Schema:
    """The schema in words: `notes` are those of each type, then of its properties."""
    found = _worded(schema, name, notes)
    parts = schema["$defs"].items()
    return {**found, "$defs": {key: _worded(part, key, notes) for key, part in parts}}


def _worded(part: Schema, name: str, notes: Mapping[str, Mapping[str, str]]) -> Schema:
    found = {key: value for key, value in part.items() if key != "description"}
    own = {**notes["*"], **notes.get(name, {})}
    if "" in own:
        found["description"] = own[""]
    if "properties" in found:
        found["properties"] = {
            key: {**value, "description": own[key]} if key in own else value
            for key, value in found["properties"].items()
        }
    return found


def headed(schema: Schema, title: str) -> Schema:
    """A schema with its title, in the order in which a person reads it."""
    found: Schema = ordered({"$schema": DRAFT, "title": title, **schema})
    return found


def ordered(node: Any) -> Any:
    """The keys of each schema in the order in which a person reads them."""
    if isinstance(node, list):
        return [ordered(each) for each in node]
    if not isinstance(node, dict):
        return node
    middle = [key for key in node if key not in (*FIRST, *LAST)]
    keys = [*(key for key in FIRST if key in node), *middle, *(key for key in LAST if key in node)]
    return {key: ordered(node[key]) for key in keys}
