"""Reasons, warnings and names of lines in the words of one language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from pnp.errors import CodedText, join_parts
from pnp.scoring import Caution, Line, Reason, Value
from pnp.words import Catalogue, say_with_needed
from pnp.words.complaints import translate_complaint as complained

SEPARATOR = "; "
PEOPLE = ("names", "players")  # what messages call lists of people
MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True, slots=True)
class Phrases:
    """The words of a game in a language, and what was said with them so far."""

    catalogue: Catalogue
    said: dict[str, str] = field(default_factory=dict)


def format_points(points: int) -> str:
    return str(points).replace("-", MINUS)


def is_by_hand(line: Line) -> bool:
    return line.origin == "by_hand"


def format_line_points(line: Line) -> str:
    """The points of a line; `score-by-hand` says what the asterisk means."""
    return ("*" if is_by_hand(line) else "") + format_points(line.points)


def explain_line(phrases: Phrases, line: Line) -> str:
    """All reasons of a line."""
    told = SEPARATOR.join(phrase_reason(phrases, reason) for reason in line.reasons)
    return told or translate(phrases, "score-nothing")


def phrase_reason(phrases: Phrases, reason: Reason) -> str:
    return _phrase(phrases, reason.message, reason.arguments)


def phrase_warning(phrases: Phrases, caution: Caution) -> str:
    return _phrase(phrases, f"warning-{caution.code}", caution.arguments)


def translate(phrases: Phrases, message: str, /, **arguments: Value) -> str:
    return _phrase(phrases, message, arguments)


def tell_refusals(
    phrases: Phrases, read: Callable[[str], object], plain: Callable[[str], str] = str
) -> Callable[[str], str]:
    """What says why something typed is refused where it is read, and nothing where it is not."""
    from pnp.models.score_sheets.questions import Refused  # takes its time to load, and is so by whoever asks

    def tell(typed: str) -> str:
        try:
            read(typed)
        except Refused as refused:
            return plain(_phrase(phrases, refused.message, refused.arguments))
        return ""

    return tell


def _phrase(phrases: Phrases, message: str, arguments: Mapping[str, Value]) -> str:
    key = f"{message} {arguments}" if arguments else message
    if (found := phrases.said.get(key)) is None:
        given = {name: phrase_value(phrases, _join_people(name, value)) for name, value in arguments.items()}
        found = phrases.said[key] = say_with_needed(phrases.catalogue, message, given)
    return found


def _join_people(name: str, value: Value) -> Value:
    """A list of people as a sentence has it: `Ana, Bo and Cyril`. Numbers of players stay a list."""
    if name not in PEOPLE or not isinstance(value, tuple):
        return value
    people = [each for each in value if isinstance(each, str)]
    return join_parts(people) if people and len(people) == len(value) else value


def phrase_value(phrases: Phrases, value: Value) -> str | int | float:
    """A value as words take it: of a name in several languages the one that is spoken, else the first."""
    if isinstance(value, CodedText):
        return complained(value, phrases.catalogue.language)
    if isinstance(value, str | int | float):
        return value
    if isinstance(value, Reason):
        return phrase_reason(phrases, value)
    if isinstance(value, Mapping):
        return value.get(phrases.catalogue.language) or next(iter(value.values()))
    return ", ".join(str(phrase_value(phrases, each)) for each in value)
