"""Reasons, warnings and names of lines in the words of one language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pnp.errors import Said, joined
from pnp.scoring import Reason
from pnp.words import Catalogue, told
from pnp.words.complaints import complained

if TYPE_CHECKING:
    from pnp.scoring import Caution, Line, Value

SEPARATOR = "; "
PEOPLE = ("names", "players")  # what messages call lists of people
MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True, slots=True)
class Phrases:
    """The words of a game in a language, and what was said with them so far."""

    catalogue: Catalogue
    said: dict[str, str] = field(default_factory=dict)


def signed(points: int) -> str:
    return str(points).replace("-", MINUS)


def by_hand(line: Line) -> bool:
    return line.origin == "by_hand"


def marked(line: Line) -> str:
    """The points of a line; `score-by-hand` says what the asterisk means."""
    return ("*" if by_hand(line) else "") + signed(line.points)


def why(phrases: Phrases, line: Line) -> str:
    """All reasons of a line."""
    return SEPARATOR.join(phrase(phrases, reason) for reason in line.reasons) or name(
        phrases, "score-nothing"
    )


def phrase(phrases: Phrases, reason: Reason) -> str:
    return _said(phrases, reason.message, reason.arguments)


def warning(phrases: Phrases, caution: Caution) -> str:
    return _said(phrases, f"warning-{caution.code}", caution.arguments)


def name(phrases: Phrases, message: str, /, **arguments: Value) -> str:
    return _said(phrases, message, arguments)


def _said(phrases: Phrases, message: str, arguments: Mapping[str, Value]) -> str:
    key = f"{message} {arguments}" if arguments else message
    found = phrases.said.get(key)
    if found is None:
        given = {name: plain(phrases, _of_people(name, value)) for name, value in arguments.items()}
        found = phrases.said[key] = told(phrases.catalogue, message, given)
    return found


def _of_people(name: str, value: Value) -> Value:
    """A list of people as a sentence has it: `Ana, Bo and Cyril`. Numbers of players stay a list."""
    if name not in PEOPLE or not isinstance(value, tuple):
        return value
    people = [each for each in value if isinstance(each, str)]
    return joined(people) if people and len(people) == len(value) else value


def plain(phrases: Phrases, value: Value) -> str | int | float:
    """A value as words take it: of a name in several languages the one that is spoken, else the first."""
    if isinstance(value, Said):
        return complained(value, phrases.catalogue.language)
    if isinstance(value, str | int | float):
        return value
    if isinstance(value, Reason):
        return phrase(phrases, value)
    if isinstance(value, Mapping):
        return value.get(phrases.catalogue.language) or next(iter(value.values()))
    return ", ".join(str(plain(phrases, each)) for each in value)
