"""A mapping that a program hands over, as a file would have said it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any

from pnp.data.source import Source
from pnp.data.yaml_events import DEPTH_LIMIT
from pnp.errors import InputError, Problem

NAME = "sheet"


def read_mapping(mapping: Mapping[str, Any]) -> Source:
    return Source(NAME, "", _plain(mapping, NAME, 0), "mapping")


def _plain(value: object, path: str, depth: int) -> object:
    """Texts, lists and mappings stay what they are; numbers, truths and days are written out."""
    if value is None or isinstance(value, str):
        return value
    if depth >= DEPTH_LIMIT:
        raise _refused(path, f"this lies deeper than {DEPTH_LIMIT} levels", "hand it over flatter")
    if isinstance(value, Mapping):
        return {str(key): _plain(entry, f"{path}.{key}", depth + 1) for key, entry in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(entry, f"{path}[{number}]", depth + 1) for number, entry in enumerate(value)]
    return _written(value, path)


def _written(value: object, path: str) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, date):
        return value.isoformat()
    raise _refused(path, f"this is a {type(value).__name__}", "hand over texts, numbers, lists and mappings")


def _refused(path: str, wrong: str, right: str) -> InputError:
    return InputError([Problem(path, 1, 1, wrong, right)])
