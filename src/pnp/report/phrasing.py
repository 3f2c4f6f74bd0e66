"""Reasons, warnings and names of lines in the words of one language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from pnp.errors import CodedText, join_parts
from pnp.scoring import Caution, Line, Reason, Value
from pnp.words import Catalogue, say_with_needed
from pnp.words.complaints import translate_complaint as complained

SEPARATOR = "; "
PEOPLE = ("names", "players")  # arguments of messages that are lists of people
MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True, slots=True)
class Phrases:
    """The words of a game in a language, and a cache of texts that were worded with them."""

    catalogue: Catalogue
    said: dict[str, str] = field(default_factory=dict)


def format_points(points: int) -> str:
    return str(points).replace("-", MINUS)


def is_by_hand(line: Line) -> bool:
    return line.origin == "by_hand"


def format_line_points(line: Line) -> str:
    """Format the points of a line. Points by hand have an asterisk; the message `score-by-hand` explains
    it."""
    return ("*" if is_by_hand(line) else "") + format_points(line.points)


def explain_line(phrases: Phrases, line: Line) -> str:
    """Join all reasons of a line."""
    text = SEPARATOR.join(phrase_reason(phrases, reason) for reason in line.reasons)
    return text or translate(phrases, "score-nothing")


def phrase_reason(phrases: Phrases, reason: Reason) -> str:
    return _phrase(phrases, reason.message, reason.arguments)


def phrase_warning(phrases: Phrases, caution: Caution) -> str:
    return _phrase(phrases, f"warning-{caution.code}", caution.arguments)


def translate(phrases: Phrases, message: str, /, **arguments: Value) -> str:
    return _phrase(phrases, message, arguments)


def tell_refusals(
    phrases: Phrases, read: Callable[[str], object], plain: Callable[[str], str] = str
) -> Callable[[str], str]:
    """Return a function that says why a typed text is refused by `read`; it says nothing if the text is not
    refused."""
    from pnp.models.score_sheets.questions import Refused  # slow to load; code that asks has loaded it

    def tell(typed: str) -> str:
        try:
            read(typed)
        except Refused as refused:
            return plain(_phrase(phrases, refused.message, refused.arguments))
        return ""

    return tell


def _phrase(phrases: Phrases, message: str, arguments: Mapping[str, Value]) -> str:
    key = f"{message} {arguments}" if arguments else message
    if (text := phrases.said.get(key)) is None:
        values = {name: phrase_value(phrases, _join_people(name, value)) for name, value in arguments.items()}
        text = phrases.said[key] = say_with_needed(phrases.catalogue, message, values)
    return text


def _join_people(name: str, value: Value) -> Value:
    """Join a list of people as a sentence has it: `Ana, Bo and Cyril`. Numbers of players stay a list."""
    if name not in PEOPLE or not isinstance(value, tuple):
        return value
    people = [each for each in value if isinstance(each, str)]
    return join_parts(people) if people and len(people) == len(value) else value


def phrase_value(phrases: Phrases, value: Value) -> str | int | float:
    """Return a value as words take it. For a name in several languages, take the language that is spoken,
    otherwise the first."""
    if isinstance(value, CodedText):
        return complained(value, phrases.catalogue.language)
    if isinstance(value, str | int | float):
        return value
    if isinstance(value, Reason):
        return phrase_reason(phrases, value)
    if isinstance(value, Mapping):
        return value.get(phrases.catalogue.language) or next(iter(value.values()))
    return ", ".join(str(phrase_value(phrases, each)) for each in value)
