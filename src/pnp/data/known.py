"""Which keys a model knows at a place within it, read from its types."""

from __future__ import annotations

import dataclasses
from functools import lru_cache
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

if TYPE_CHECKING:
    from pnp.data.source import Location


def known_keys(model: type, location: Location) -> tuple[str, ...]:
    """The keys in the order in which the model names them; none where it takes any."""
    kinds: list[Any] = [model]
    for step in location:
        kinds = [inner for kind in kinds for inner in _inner(kind, step)]
    return tuple(name for kind in kinds for name in _fields(kind))


def _inner(kind: Any, step: str | int) -> list[Any]:
    """The types that an object of a type may hold under a key or a number."""
    if isinstance(step, str) and step in _fields(kind):
        return _alternatives(_fields(kind)[step])
    return [inner for argument in get_args(kind) for inner in _alternatives(argument)]


def _alternatives(kind: Any) -> list[Any]:
    """A type and all that stands within its unions and brackets."""
    return [kind, *(inner for argument in get_args(kind) for inner in _alternatives(argument))]


@lru_cache(maxsize=256)
def _fields(kind: Any) -> dict[str, Any]:
    if dataclasses.is_dataclass(kind):
        hints = get_type_hints(kind)
        return {field.name: hints[field.name] for field in dataclasses.fields(kind)}
    if hasattr(kind, "model_fields"):
        return {name: field.annotation for name, field in kind.model_fields.items()}
    return {}
