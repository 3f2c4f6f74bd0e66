"""Which keys a model knows at a place within it, and which of them it needs, read from its types."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, get_args, get_origin, get_type_hints

if TYPE_CHECKING:
    from pnp.errors import Location


def known_keys(model: type, location: Location) -> tuple[str, ...]:
    """The keys in the order in which the model names them; none where it takes any."""
    return tuple(dict.fromkeys(name for kind in _kinds(model, location) for name in _fields(kind)))


def is_needed(model: type, location: Location) -> bool:
    """Whether what stands at a location is a field that may not be left out."""
    *above, key = location
    return any(key in _needed(kind) for kind in _kinds(model, tuple(above)))


def _kinds(model: type, location: Location) -> list[Any]:
    """The types that may stand at a location.

    A step such as `=circle` is the tag of a union, and says which of its types is meant.
    """
    kinds: list[Any] = [model]
    for step in location:
        if isinstance(step, str) and step.startswith("="):
            kinds = [kind for kind in kinds if _named(kind) == step[1:]] or kinds
        else:
            kinds = [inner for kind in kinds for inner in _inner(kind, step)]
    return kinds


def _named(kind: Any) -> str:
    return getattr(get_origin(kind) or kind, "__name__", "").lower()


def _inner(kind: Any, step: str | int) -> list[Any]:
    """The types that an object of a type may hold under a key or a number."""
    if isinstance(step, str) and step in _fields(kind):
        return _alternatives(_fields(kind)[step])
    origin, holder = get_origin(kind), Mapping if isinstance(step, str) else Sequence
    holds = isinstance(origin, type) and issubclass(origin, holder)
    return [inner for argument in get_args(kind) for inner in _alternatives(argument)] if holds else []


def _alternatives(kind: Any) -> list[Any]:
    """A type and all that stands within its unions and brackets."""
    return [kind, *(inner for argument in get_args(kind) for inner in _alternatives(argument))]


@lru_cache(maxsize=256)
def _fields(kind: Any) -> dict[str, Any]:
    kind = get_origin(kind) or kind
    if isinstance(kind, type) and dataclasses.is_dataclass(kind):
        hints = get_type_hints(kind, include_extras=True)
        return {
            _written(field.name, hints[field.name]): hints[field.name] for field in dataclasses.fields(kind)
        }
    if hasattr(kind, "model_fields"):
        return {name: field.annotation for name, field in kind.model_fields.items()}
    return {}


@lru_cache(maxsize=256)
def _needed(kind: Any) -> frozenset[str]:
    """The fields that have no default, by the keys of a file."""
    kind = get_origin(kind) or kind
    if isinstance(kind, type) and dataclasses.is_dataclass(kind):
        given = (dataclasses.MISSING, dataclasses.MISSING)
        plain = zip(_fields(kind), dataclasses.fields(kind), strict=True)
        return frozenset(key for key, each in plain if (each.default, each.default_factory) == given)
    if hasattr(kind, "model_fields"):
        return frozenset(name for name, field in kind.model_fields.items() if field.is_required())
    return frozenset()


def _written(name: str, hint: Any) -> str:
    """The key of a field in a file: another than its name where that would be no Python."""
    aliases = (getattr(note, "alias", None) for note in getattr(hint, "__metadata__", ()))
    return next((alias for alias in aliases if alias), name)
