"""A mapping that a program hands over, as a file would have said it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from typing import TYPE_CHECKING, Any

from pnp.data.source import DEPTH_LIMIT, Source, Span
from pnp.errors import InputError, Problem, phrase, said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.errors import Location

NAME = "sheet"
MOST_DIGITS = 1000
_TOO_LARGE = 10**MOST_DIGITS
_SURROGATE = re.compile("[\ud800-\udfff]")


def read_mapping(mapping: Mapping[str, Any]) -> Source:
    return Source(NAME, "", _plain(mapping, ()), "mapping")


def called(location: Location) -> str:
    """The object at a location as a program would call it: `sheet.players[0].name`."""
    return NAME + "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in location)


def mapping_spans(tree: object) -> Iterator[Span]:
    """Every object of a mapping, outermost first; since it has no text, the first to come starts at 0, the
    next at 1."""
    for number, location in enumerate(_locations(tree, ())):
        yield Span(location, number, number, number)


def _locations(tree: object, location: Location) -> Iterator[Location]:
    yield location
    if isinstance(tree, dict):
        for key, value in tree.items():
            yield from _locations(value, (*location, key))
    elif isinstance(tree, list):
        for number, value in enumerate(tree):
            yield from _locations(value, (*location, number))


def _plain(value: object, location: Location) -> object:
    """Texts, lists and mappings stay what they are; numbers, truths and days are written out."""
    if value is None:
        return value
    if isinstance(value, str):
        return _whole(value, location)
    if len(location) >= DEPTH_LIMIT:
        raise _refused(
            location,
            said("form-limit", "this-lies-deeper-than-depth-limit-levels", depth_limit=DEPTH_LIMIT),
            phrase("hand-it-over-flatter"),
        )
    if isinstance(value, Mapping):
        keys = {
            key: _whole(key, location) if isinstance(key, str) else _written(key, location) for key in value
        }
        return {keys[key]: _plain(entry, (*location, keys[key])) for key, entry in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(entry, (*location, number)) for number, entry in enumerate(value)]
    return _written(value, location)


def _whole(text: str, location: Location) -> str:
    """The text, if no half of a character stands in it, which no file can hold."""
    found = _SURROGATE.search(text)
    if found is None:
        return text
    wrong = said("form-encoding", "the-character-u-code-cannot-be-printed", code=f"{ord(found[0]):04X}")
    raise _refused(location, wrong, phrase("take-it-out"))


def _written(value: object, location: Location) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        if isinstance(value, int) and abs(value) >= _TOO_LARGE:  # Python refuses to write it out
            wrong = said("form-limit", "this-number-has-more-than-most-digits", most=MOST_DIGITS)
            raise _refused(location, wrong, phrase("hand-over-a-smaller-number"))
        return str(value)
    if isinstance(value, date):
        return value.isoformat()
    wrong = said("form-type", "this-is-of-the-type-name", name=type(value).__name__)
    raise _refused(location, wrong, phrase("hand-over-texts-numbers-lists-and-mappings"))


def _refused(location: Location, wrong: str, right: str) -> InputError:
    return InputError([Problem(called(location), 1, 1, wrong, right)])
