"""Types as JSON Schema, as people write YAML, with the names that are known, and made fit for editors."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from pydantic.json_schema import GenerateJsonSchema

if TYPE_CHECKING:
    from pnp.figures import Figure, Parameter


Schema = dict[str, Any]
PLAIN = ["string", "number", "boolean"]  # what an editor takes a word for that is a text to us
LINEAGE = "made-of"
TRUTHS = {"true": True, "false": False}


class WrittenSchema(GenerateJsonSchema):
    """Each scalar as what an editor may take it for, with or without quotes."""

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
        """Defaults are left to the words: an editor would write them into the file."""
        found: Schema = self.generate_inner(schema["schema"])
        return found

    def field_title_should_be_set(self, schema: Any) -> bool:  # noqa: ARG002 (pydantic's signature)
        return False


class TracedSchema(WrittenSchema):
    """Each type with the names of those that it is made from, itself first."""

    def dataclass_schema(self, schema: Any) -> Schema:
        found = super().dataclass_schema(schema)
        return {**found, LINEAGE: [each.__name__ for each in schema["cls"].__mro__]}


def list_readings(name: str) -> list[Any]:
    """A text of ours as all that an editor may read in its place."""
    if name in TRUTHS:
        return [name, TRUTHS[name]]
    try:
        number = float(name)
    except ValueError:
        return [name]
    return [name, int(number) if number.is_integer() else number]


def make_schema(adapter: Any) -> Schema:
    """What a type accepts, before it is put into words."""
    result: Schema = rename_bounds(adapter.json_schema(schema_generator=WrittenSchema))
    return result


def make_traced_schema(adapter: Any) -> Schema:
    """What a type accepts, with the lineage of every type in place of what it says of itself."""
    found: Schema = adapter.json_schema(schema_generator=TracedSchema)
    parts = {name: _drop_description(part) for name, part in found.get("$defs", {}).items()}
    result: Schema = rename_bounds({**_drop_description(found), "$defs": parts})
    return result


def _drop_description(part: Schema) -> Schema:
    return {key: value for key, value in part.items() if key != "description"}


def change_nodes(node: Any, change: Callable[[Schema], Schema]) -> Any:
    """A tree of which each mapping is changed, the outer ones first."""
    if isinstance(node, list):
        return [change_nodes(each, change) for each in node]
    if isinstance(node, dict):
        return {key: change_nodes(value, change) for key, value in change(node).items()}
    return node


def rename_bounds(node: Any) -> Any:
    """The bounds of numbers as JSON Schema names them, without the names that pydantic gives to types."""

    def rename(each: Schema) -> Schema:
        titles = ("title",) if isinstance(each.get("title"), str) else ()  # else a property of that name
        return {BOUNDS.get(key, key): value for key, value in each.items() if key not in titles}

    return change_nodes(node, rename)


BOUNDS = {"ge": "minimum", "le": "maximum", "gt": "exclusiveMinimum", "lt": "exclusiveMaximum"}


DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
FIRST_KEYS = ("$schema", "title", "description", "type")  # the order of keys that a person reads by
LAST_KEYS = ("$defs",)


def name_parts(schema: Schema, parts: Mapping[str, Schema]) -> Schema:
    """The schema with each part that recurs as a definition of its own; larger parts come first."""
    tree: Schema = dict(schema)
    for name, part in parts.items():
        plain = {key: value for key, value in part.items() if key != "$defs"}
        tree = change_nodes(tree, partial(_refer_to, part=plain, name=name))
        tree.setdefault("$defs", {})[name] = plain
    return tree


def _refer_to(node: Schema, part: Schema, name: str) -> Schema:
    if node == part:
        return {"$ref": f"#/$defs/{name}"}
    if node.keys() == {*part, "description"} and part.items() <= node.items():
        return {"$ref": f"#/$defs/{name}", "description": node["description"]}
    return node


def inline_parts(schema: Schema, prefix: str) -> Schema:
    """The schema with the definitions whose names begin so written where they are meant."""
    kept = {name: part for name, part in schema["$defs"].items() if not name.startswith(prefix)}
    gone = {f"#/$defs/{name}": part for name, part in schema["$defs"].items() if name.startswith(prefix)}
    found = {**schema, "$defs": kept}
    inlined: Schema = change_nodes(found, lambda node: gone.get(str(node.get("$ref")), node))
    return inlined


def describe_schema(schema: Schema, name: str, notes: Mapping[str, Mapping[str, str]]) -> Schema:
    """The schema in words: `notes` are those of each type, then of its properties."""
    found = _describe_part(schema, name, notes)
    parts = schema["$defs"].items()
    return {**found, "$defs": {key: _describe_part(part, key, notes) for key, part in parts}}


def _describe_part(part: Schema, name: str, notes: Mapping[str, Mapping[str, str]]) -> Schema:
    found = {key: value for key, value in part.items() if key != "description"}
    own = {**notes["*"], **notes.get(name, {})}
    if "" in own:
        found["description"] = own[""]
    if "properties" in found:
        told, known = {key: {"description": about} for key, about in own.items()}, found["properties"]
        found["properties"] = {key: {**value, **told.get(key, {})} for key, value in known.items()}
    return found


def add_head(schema: Schema, title: str) -> Schema:
    """A schema with its title, in the order in which a person reads it."""
    found: Schema = change_nodes({"$schema": DRAFT, "title": title, **schema}, _order_keys)
    return found


def _order_keys(node: Schema) -> Schema:
    middle = [key for key in node if key not in (*FIRST_KEYS, *LAST_KEYS)]
    keys = [*(key for key in FIRST_KEYS if key in node), *middle, *(key for key in LAST_KEYS if key in node)]
    return {key: node[key] for key in keys}


EXPRESSION_SCHEMA = {"type": "string", "pattern": r"\{"}
NUMBER_PATTERN = r"^[+-]?(\d+(\.\d+)?|\.\d+)$|\{"
NUMBER_SCHEMA = {"type": ["number", "string"], "pattern": NUMBER_PATTERN}
BOX_SCHEMA = {"type": "array", "minItems": 4, "maxItems": 4, "items": NUMBER_SCHEMA}


def make_choice(names: Iterable[str]) -> Schema:
    """One of these names, or an expression."""
    return {"anyOf": [{"enum": list(names)}, EXPRESSION_SCHEMA]}


def name_sizes(schema: Schema, sizes: Iterable[str]) -> Schema:
    """The size by name, where any text stood for one."""
    size = schema["properties"]["size"]
    pair = next(each for each in size["oneOf"] if each.get("type") == "array")
    about = {key: value for key, value in size.items() if key == "description"}
    properties = {**schema["properties"], "size": {**about, "anyOf": [{"enum": list(sizes)}, pair]}}
    return {**schema, "properties": properties}


def add_figures(part: Schema, figures: Mapping[str, Figure]) -> Schema:
    """The element that draws a figure, with what each of them may be told."""
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
