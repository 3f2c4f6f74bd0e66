"""What a validator complains of, in words for the one who wrote the file. Which keys a model knows at a place
within it, and which of them it needs, is read from its types."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias, get_args, get_origin, get_type_hints

from msgspec import Struct

from pnp.data.source import excerpt
from pnp.errors import (
    Location,
    code_of,
    coded,
    counted,
    either,
    first_of,
    grouped,
    nearest,
    phrase,
    quoted,
    rounded,
    said,
    together,
)

if TYPE_CHECKING:
    from collections.abc import Callable

Words: TypeAlias = tuple[str, str]  # what is wrong, what would be right

_FEW = 4  # keys that a short mapping has
_LISTED = 14  # as many names as are still quick to read


class Complaint(Struct, frozen=True):
    """One complaint; `rest` is what stands in the file from the value to the end of its line, and `path`
    the location with the tags of the unions on the way."""

    kind: str
    location: Location
    path: Location
    value: Any
    context: dict[str, Any]
    rest: str
    model: type


def worded(complaint: Complaint) -> Words:
    if complaint.value is None and complaint.kind != "missing":
        return _nothing(complaint)
    return _WORDS.get(complaint.kind, _unexplained)(complaint)


def named(location: Location) -> str:
    """What a person would call the object at a location."""
    if not location:
        return phrase("the-file")
    last = location[-1]
    if isinstance(last, str):
        return quoted(excerpt(last))
    return phrase("number-number-of-whole", number=last + 1, whole=named(location[:-1]))


def _nothing(complaint: Complaint) -> Words:
    if not complaint.location:
        return said("form-empty", "the-file-is-empty"), phrase("write-a-mapping-of-keys-and-values")
    if "#" in complaint.rest:
        return said(
            "form-empty", "location-has-no-value-a-begins-a-comment", location=named(complaint.location)
        ), phrase("put-the-value-in-quotes")
    right = (
        phrase("give-it-one")
        if is_needed(complaint.model, complaint.path)
        else phrase("give-it-one-or-leave-it-out")
    )
    return said("form-empty", "location-has-no-value", location=named(complaint.location)), right


def _missing(complaint: Complaint) -> Words:
    owner, name = named(complaint.location[:-1]), complaint.location[-1]
    if isinstance(name, int):
        return said("form-missing-key", "owner-has-too-few-entries", owner=owner), phrase(
            "add-one-so-that-it-has-at-least-least", least=name + 1
        )
    return said("form-missing-key", "owner-needs-name", owner=owner, name=name), phrase("add-name", name=name)


def _unknown_key(complaint: Complaint) -> Words:
    return unknown_key(complaint.location, known_keys(complaint.model, complaint.path[:-1]))


def unknown_key(location: Location, names: tuple[str, ...]) -> Words:
    """A key that is none of these names."""
    wrong = said("form-unknown-key", "the-key-location-is-not-known-here", location=named(location))
    return wrong, suggestion(str(location[-1]), names)


# What other programs call a thing, and what it may be called here.
_FRIENDS = {
    "color": ("colour", "paint", "fill", "stroke"),
    "colour": ("paint", "fill", "stroke"),
    "background": ("fill", "ground"),
    "border": ("stroke",),
    "outline": ("stroke",),
    "weight": ("width",),
    "thickness": ("width",),
    "alpha": ("opacity",),
    "font": ("style", "face"),
    "font-size": ("size",),
    "fontsize": ("size",),
    "rotate": ("turn",),
    "rotation": ("turn",),
    "angle": ("turn",),
    "if": ("when",),
    "visible": ("when",),
    "content": ("text",),
    "name": ("id",),
    "board": ("layout",),
    "center": ("centre", "middle"),
    "centre": ("middle",),
    "middle": ("centre",),
}


def meant_by(name: str, names: tuple[str, ...]) -> str | None:
    """The known name that was meant, if one is near or a friend."""
    friends = (each for each in _FRIENDS.get(name.lower(), ()) if each in names)
    return next(friends, None) or (nearest(name.lower(), names) if len(name) <= 60 else None)


@lru_cache(maxsize=4096)
def suggestion(name: str, names: tuple[str, ...]) -> str:
    """The known name that is near, and all of them where they are few; of many the first, if none is near."""
    meant = meant_by(name, names)
    guess = phrase("did-you-mean-name", name=meant) if meant else ""
    if not names or (guess and len(names) > _LISTED):
        return guess
    listed = phrase("known-here-names", names=first_of(names, _LISTED))
    return together(guess, " (", listed, ")") if guess else listed


def _wanted(complaint: Complaint, what: str, like: str) -> Words:
    wrong = said(
        "form-type",
        "location-is-value-where-what-is-wanted",
        location=named(complaint.location),
        value=_kind(complaint.value),
        what=what,
    )
    if isinstance(complaint.value, (dict, list)) and complaint.rest[:1] in ("{", "["):
        return wrong, phrase(
            "like-or-put-a-text-that-begins-with-rest-in-quotes", like=like, rest=complaint.rest[0]
        )
    return wrong, like


def _kind(value: object) -> str:
    if isinstance(value, dict):
        return phrase("a-mapping")
    return phrase("a-list") if isinstance(value, list) else phrase("a-text")


_SHAPES = {"text": "a-text", "list": "a-list", "mapping": "a-mapping"}


def _other_shape(complaint: Complaint) -> Words:
    """A union whose ways of writing are told apart by shape."""
    shapes = re.findall(r"=(\w+)", str(complaint.context.get("expected_tags")))
    if isinstance(complaint.value, dict):
        shapes = [shape for shape in shapes if shape != "mapping"]  # one of keys without values
    wanted = either([phrase(_SHAPES[shape]) if shape in _SHAPES else shape for shape in shapes])
    return _wanted(complaint, wanted, phrase("write-wanted", wanted=wanted))


def _not_among(complaint: Complaint) -> Words:
    names = tuple(re.findall(r"'([^']*)'", str(complaint.context.get("expected"))))
    if not isinstance(complaint.value, str):
        like = phrase("write-one-of-names", names=", ".join(names))
        return _wanted(complaint, phrase("a-name"), like)
    return said(
        "form-unknown-name",
        "location-is-value-which-is-not-known",
        location=named(complaint.location),
        value=excerpt(complaint.value),
    ), suggestion(complaint.value, names)


def _length(complaint: Complaint) -> Words:
    """A text or a list that is too long or too short."""
    limits, size, name = complaint.context, len(complaint.value), named(complaint.location)
    many = counted(size, "character") if isinstance(complaint.value, str) else counted(size, "entry")
    wrong = said("form-length", "name-has-many" if size else "name-is-empty", name=name, many=many)
    if "max_length" in limits:
        return wrong, phrase("at-most-most-are-allowed", most=grouped(limits["max_length"]))
    least = limits.get("min_length", 1)
    if least == 1:
        return wrong, phrase("at-least-1-is-needed")
    return wrong, phrase("at-least-least-are-needed", least=grouped(least))


def _size(complaint: Complaint) -> Words:
    """A number that is too large or too small."""
    limits = complaint.context
    wrong = phrase(
        "location-is-value", location=named(complaint.location), value=excerpt(str(complaint.value))
    )
    if "le" in limits:
        return said("form-range", "wrong-which-is-too-much", wrong=wrong), phrase(
            "write-at-most-most", most=rounded(limits["le"])
        )
    return said("form-range", "wrong-which-is-too-little", wrong=wrong), phrase(
        "write-at-least-least", least=rounded(limits.get("ge", 0))
    )


def _refused(complaint: Complaint) -> Words:
    """A check of ours, which brings its own words."""
    wrong, *right = complaint.context["error"].args or (phrase("is-not-allowed-here"),)
    named_too = coded(code_of(wrong) or "form-type", together(named(complaint.location), " ", wrong))
    return named_too, right[0] if right else ""


def _unexplained(complaint: Complaint) -> Words:
    return said(
        "form-type", "location-is-not-what-is-wanted-here", location=named(complaint.location)
    ), phrase("compare-it-with-the-documentation")


def _mapping(complaint: Complaint) -> Words:
    """A mapping of few keys is shown with them."""
    like = phrase("write-key-value-with-a-space-after-the-colon")
    wrong, right = _wanted(complaint, phrase("a-mapping"), like)
    keys = known_keys(complaint.model, complaint.path)
    name = complaint.location[-1] if complaint.location else 0
    if not (isinstance(complaint.value, str | list) and isinstance(name, str) and 0 < len(keys) <= _FEW):
        return wrong, right
    shown = ", ".join(f"{key}: …" for key in keys)
    return wrong, phrase("write-wanted", wanted=f"{name}: {{ {shown} }}")


def _list(complaint: Complaint) -> Words:
    return _wanted(complaint, phrase("a-list"), phrase("write-its-entries-in"))


def _text(complaint: Complaint) -> Words:
    return _wanted(complaint, phrase("a-text"), phrase("write-a-text"))


SHAPES = frozenset(
    {
        "string_type",
        "dict_type",
        "dataclass_type",
        "model_type",
        "model_attributes_type",
        "list_type",
        "tuple_type",
    }
)
_WORDS: dict[str, Callable[[Complaint], Words]] = {
    "missing": _missing,
    "extra_forbidden": _unknown_key,
    "unexpected_keyword_argument": _unknown_key,
    "string_type": _text,
    "dict_type": _mapping,
    "dataclass_type": _mapping,
    "model_type": _mapping,
    "model_attributes_type": _mapping,
    "list_type": _list,
    "tuple_type": _list,
    "union_tag_invalid": _other_shape,
    "literal_error": _not_among,
    "string_too_long": _length,
    "string_too_short": _length,
    "too_long": _length,
    "too_short": _length,
    "less_than_equal": _size,
    "greater_than_equal": _size,
    "value_error": _refused,
}


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
            kinds = [kind for kind in kinds if _tag_of(kind) == step[1:]] or kinds
        else:
            kinds = [inner for kind in kinds for inner in _inner(kind, step)]
    return kinds


def _tag_of(kind: Any) -> str:
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
            _key_of(field.name, hints[field.name]): hints[field.name] for field in dataclasses.fields(kind)
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


def _key_of(name: str, hint: Any) -> str:
    """The key of a field in a file: another than its name where that would be no Python."""
    aliases = (getattr(note, "alias", None) for note in getattr(hint, "__metadata__", ()))
    return next((alias for alias in aliases if alias), name)
