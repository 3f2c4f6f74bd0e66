"""What an editor sees: files as it reads them, and what it marks in them by the schemas that ship."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import TYPE_CHECKING, Any

import yaml
from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match

from tests.schemas.shipped_schemas import file_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.cli import FileForm


class Editor(yaml.CSafeLoader):
    """Reads YAML 1.2 as editors do: true is a truth, 9 a number, no and on are words."""


Editor.yaml_implicit_resolvers = {}
for tag, pattern, first in (
    ("bool", r"true|True|TRUE|false|False|FALSE", "tTfF"),
    ("int", r"[-+]?[0-9]+", "-+0123456789"),
    ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", "-+.0123456789"),
    ("null", r"~|null|Null|NULL|", ["~", "n", "N", ""]),
):
    Editor.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(f"^({pattern})$"), [*first])


def as_an_editor_reads(text: str) -> Any:
    return yaml.load(text, Loader=Editor)


@cache
def validator(kind: FileForm) -> Draft202012Validator:
    return Draft202012Validator(json.loads(file_of(kind).read_text("utf-8")))


def marked(kind: FileForm, text: str) -> str | None:
    """Where an editor marks the text, as keys and numbers; None where it is content."""
    error = best_match(validator(kind).iter_errors(as_an_editor_reads(text)))
    return None if error is None else "/".join(map(str, error.absolute_path))


def places(kind: FileForm, text: str) -> set[str]:
    """All that an editor may underline: each error, and those within its alternatives."""
    errors = [*validator(kind).iter_errors(as_an_editor_reads(text))]
    found = set()
    while errors:
        error = errors.pop()
        errors += error.context or ()
        found.add("/".join(map(str, error.absolute_path)))
    return found


def refs(node: Any) -> Iterator[str]:
    for value in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        yield from refs(value)
    if isinstance(node, dict) and isinstance(node.get("$ref"), str):
        yield node["$ref"]


def several(text: str) -> list[str]:
    """The samples of a text, divided by lines of three dashes."""
    return text.split("---\n")
