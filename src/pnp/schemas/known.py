"""Names that are known beforehand, put into a schema: sizes, icons, figures and what each is told."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pnp.schemas.generator import PLAIN

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from pnp.figures import Figure, Parameter
    from pnp.schemas.generator import Schema


EXPRESSION = {"type": "string", "pattern": r"\{"}
NUMBER = r"^[+-]?(\d+(\.\d+)?|\.\d+)$|\{"
BOX = {
    "type": "array",
    "minItems": 4,
    "maxItems": 4,
    "items": {"type": ["number", "string"], "pattern": NUMBER},
}


def one_of(names: Iterable[str]) -> Schema:
    """One of these names, or an expression."""
    return {"anyOf": [{"enum": list(names)}, EXPRESSION]}


def named_size(schema: Schema, sizes: Iterable[str]) -> Schema:
    """The size by name, where any text stood for one."""
    size = schema["properties"]["size"]
    pair = next(each for each in size["oneOf"] if each.get("type") == "array")
    about = {key: value for key, value in size.items() if key == "description"}
    properties = {**schema["properties"], "size": {**about, "anyOf": [{"enum": list(sizes)}, pair]}}
    return {**schema, "properties": properties}


def with_figures(part: Schema, figures: Mapping[str, Figure]) -> Schema:
    """The element that draws a figure, with what each of them may be told."""
    properties = {**part["properties"], "figure": {"enum": list(figures)}}
    return {**part, "properties": properties, "allOf": [_told(*each) for each in figures.items()]}


def figure_abouts(figures: Mapping[str, Figure]) -> str:
    return "\n".join(f"{name}: {figure.about}" for name, figure in figures.items())


def _told(name: str, figure: Figure) -> Schema:
    given = {key: _parameter(each) for key, each in figure.parameters.items()}
    needed = [key for key, each in figure.parameters.items() if each.default is None]
    told: Schema = {"properties": given, "additionalProperties": False}
    then: Schema = {"properties": {"with": {**told, "required": needed} if needed else told}}
    if needed:
        then["anyOf"] = [{"required": ["with"]}, {"required": ["id"]}]
    return {"if": {"properties": {"figure": {"const": name}}, "required": ["figure"]}, "then": then}


def _parameter(parameter: Parameter) -> Schema:
    found = _value(parameter)
    return {**found, "description": parameter.about} if parameter.about else found


def _value(parameter: Parameter) -> Schema:
    match parameter.kind:
        case "number" | "whole":
            return _number(parameter)
        case "truth":
            return {"anyOf": [{"enum": [True, False, "true", "false"]}, EXPRESSION]}
        case "text" | "paint" | "line":
            return one_of(parameter.among) if parameter.among else {"type": PLAIN}
        case "texts":
            return _list({"type": PLAIN})
        case "numbers":
            return _list(_number(parameter))
        case "boxes":
            return _list({"anyOf": [{"type": "string"}, BOX]})


def _number(parameter: Parameter) -> Schema:
    kind = "integer" if parameter.kind == "whole" else "number"
    bounds = {"minimum": parameter.least, "maximum": parameter.most}
    found: Schema = {"type": [kind, "string"], "pattern": NUMBER}
    return {**found, **{key: bound for key, bound in bounds.items() if math.isfinite(bound)}}


def _list(entries: Schema) -> Schema:
    return {"anyOf": [{"type": "array", "items": entries}, EXPRESSION]}
