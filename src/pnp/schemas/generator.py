"""Types as JSON Schema, told as people write YAML: a plain number or truth may stand for a text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pydantic.json_schema import GenerateJsonSchema

if TYPE_CHECKING:
    from collections.abc import Mapping

Schema = dict[str, Any]
PLAIN = ["string", "number", "boolean"]  # what an editor takes a word for that is a text to us
LINEAGE = "made-of"
TRUTHS = {"true": True, "false": False}


class Written(GenerateJsonSchema):
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
        return {"enum": [each for name in schema["expected"] for each in readings(name)]}

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


class Traced(Written):
    """Each type with the names of those that it is made from, itself first."""

    def dataclass_schema(self, schema: Any) -> Schema:
        found = super().dataclass_schema(schema)
        return {**found, LINEAGE: [each.__name__ for each in schema["cls"].__mro__]}


def readings(name: str) -> list[Any]:
    """A text of ours as all that an editor may read in its place."""
    if name in TRUTHS:
        return [name, TRUTHS[name]]
    try:
        number = float(name)
    except ValueError:
        return [name]
    return [name, int(number) if number.is_integer() else number]


def schema_of(adapter: Any) -> Schema:
    """What a type accepts, before it is put into words."""
    result: Schema = bounded(adapter.json_schema(schema_generator=Written))
    return result


def traced_schema_of(adapter: Any) -> Schema:
    """What a type accepts, with the lineage of every type in place of what it says of itself."""
    found: Schema = adapter.json_schema(schema_generator=Traced)
    parts = {name: _silent(part) for name, part in found.get("$defs", {}).items()}
    result: Schema = bounded({**_silent(found), "$defs": parts})
    return result


def _silent(part: Schema) -> Schema:
    return {key: value for key, value in part.items() if key != "description"}


def bounded(node: Any) -> Any:
    """The bounds of numbers as JSON Schema names them, without the names that pydantic gives to types."""
    if isinstance(node, list):
        return [bounded(each) for each in node]
    if not isinstance(node, dict):
        return node
    return {BOUNDS.get(key, key): bounded(value) for key, value in node.items() if not _is_title(node, key)}


BOUNDS = {"ge": "minimum", "le": "maximum", "gt": "exclusiveMinimum", "lt": "exclusiveMaximum"}


def _is_title(node: Mapping[str, Any], key: str) -> bool:
    """Whether a key is the title of a schema, not a property of that name."""
    return key == "title" and isinstance(node[key], str)
