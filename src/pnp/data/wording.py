"""What a validator complains of, in words for the one who wrote the file."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct

from pnp.data.known import is_needed, known_keys
from pnp.data.source import excerpt
from pnp.errors import Location, near

if TYPE_CHECKING:
    from collections.abc import Callable

Words: TypeAlias = tuple[str, str]  # what is wrong, what would be right

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
        return "the file"
    last = location[-1]
    if isinstance(last, str):
        return f"'{excerpt(last)}'"
    return f"number {last + 1} of {named(location[:-1])}"


def _nothing(complaint: Complaint) -> Words:
    if not complaint.location:
        return "the file is empty", "write a mapping of keys and values"
    if "#" in complaint.rest:
        return f"{named(complaint.location)} has no value: a # begins a comment", "put the value in quotes"
    right = "give it one" if is_needed(complaint.model, complaint.path) else "give it one, or leave it out"
    return f"{named(complaint.location)} has no value", right


def _missing(complaint: Complaint) -> Words:
    owner, name = named(complaint.location[:-1]), complaint.location[-1]
    if isinstance(name, int):
        return f"{owner} has too few entries", f"add one, so that it has at least {name + 1}"
    return f"{owner} needs '{name}'", f"add '{name}: …'"


def _unknown_key(complaint: Complaint) -> Words:
    name = str(complaint.location[-1])
    keys = known_keys(complaint.model, complaint.path[:-1])
    return f"the key {named(complaint.location)} is not known here", suggestion(name, keys)


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
    "center": ("centre", "middle"),
    "centre": ("middle",),
    "middle": ("centre",),
}


def _near(name: str, names: tuple[str, ...]) -> str:
    friends = (each for each in _FRIENDS.get(name, ()) if each in names)
    friend = next(friends, None)
    return f"did you mean '{friend}'?" if friend else near(name, names)


@lru_cache(maxsize=4096)
def suggestion(name: str, names: tuple[str, ...]) -> str:
    """The known name that is near, and all of them where they are few."""
    guess = _near(name.lower(), names) if len(name) <= 60 else ""
    listed = f"known here: {', '.join(names)}" if 0 < len(names) <= _LISTED else ""
    return " ".join(part for part in (guess, f"({listed})" if guess and listed else listed) if part)


def _wanted(what: str, like: str) -> Callable[[Complaint], Words]:
    def words(complaint: Complaint) -> Words:
        wrong = f"{named(complaint.location)} is {_kind(complaint.value)}, where {what} is wanted"
        if isinstance(complaint.value, (dict, list)) and complaint.rest[:1] in ("{", "["):
            return wrong, f"{like}, or put a text that begins with '{complaint.rest[0]}' in quotes"
        return wrong, like

    return words


def _kind(value: object) -> str:
    if isinstance(value, dict):
        return "a mapping"
    return "a list" if isinstance(value, list) else "a text"


def _other_shape(complaint: Complaint) -> Words:
    """A union whose ways of writing are told apart by shape."""
    shapes = re.findall(r"=(\w+)", str(complaint.context.get("expected_tags")))
    if isinstance(complaint.value, dict):
        shapes = [shape for shape in shapes if shape != "mapping"]  # one of keys without values
    wanted = " or ".join(f"a {shape}" for shape in shapes)
    return _wanted(wanted, f"write {wanted}")(complaint)


def _not_among(complaint: Complaint) -> Words:
    names = tuple(re.findall(r"'([^']*)'", str(complaint.context.get("expected"))))
    if not isinstance(complaint.value, str):
        return _wanted("a name", f"write one of {', '.join(names)}")(complaint)
    return f"{named(complaint.location)} is '{excerpt(complaint.value)}', which is not known", suggestion(
        complaint.value, names
    )


def _length(complaint: Complaint) -> Words:
    """A text or a list that is too long or too short."""
    limits, size, name = complaint.context, len(complaint.value), named(complaint.location)
    one, many = ("character", "characters") if isinstance(complaint.value, str) else ("entry", "entries")
    wrong = f"{name} has {size:,} {one if size == 1 else many}" if size else f"{name} is empty"
    if "max_length" in limits:
        return wrong, f"at most {limits['max_length']:,} are allowed"
    least = limits.get("min_length", 1)
    return wrong, f"at least {least:,} {'is' if least == 1 else 'are'} needed"


def _size(complaint: Complaint) -> Words:
    """A number that is too large or too small."""
    limits = complaint.context
    wrong = f"{named(complaint.location)} is {excerpt(str(complaint.value))}"
    if "le" in limits:
        return f"{wrong}, which is too much", f"write at most {limits['le']:g}"
    return f"{wrong}, which is too little", f"write at least {limits.get('ge', 0):g}"


def _refused(complaint: Complaint) -> Words:
    """A check of ours, which brings its own words."""
    wrong, *right = complaint.context["error"].args or ("is not allowed here",)
    return f"{named(complaint.location)} {wrong}", str(right[0]) if right else ""


def _unexplained(complaint: Complaint) -> Words:
    return f"{named(complaint.location)} is not what is wanted here", "compare it with the documentation"


_MAPPING = _wanted("a mapping", "write 'key: value', with a space after the colon")
_LIST = _wanted("a list", "write its entries in [ ]")

_WORDS: dict[str, Callable[[Complaint], Words]] = {
    "missing": _missing,
    "extra_forbidden": _unknown_key,
    "unexpected_keyword_argument": _unknown_key,
    "string_type": _wanted("a text", "write a text"),
    "dict_type": _MAPPING,
    "dataclass_type": _MAPPING,
    "model_type": _MAPPING,
    "model_attributes_type": _MAPPING,
    "list_type": _LIST,
    "tuple_type": _LIST,
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
