"""What a message says with its arguments, by Fluent's own runtime; whatever that complains of is an error."""

from __future__ import annotations

import re
from functools import lru_cache, reduce
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentFloat, FluentInt, FluentNone
from fluent.syntax import ast
from msgspec import Struct

from pnp.errors import plural
from pnp.words.facts import is_term
from pnp.words.mistakes import WordsError, mistake, refused, standing, suggestion
from pnp.words.needs import complaints, needs
from pnp.words.plurals import countable, locale
from pnp.words.reaching import reached
from pnp.words.reading import read

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from fluent.runtime.resolver import Pattern

    from pnp.words.catalogues import Catalogue
    from pnp.words.needs import Need, Value
    from pnp.words.reading import Node
    from pnp.words.sources import Entry

LONGEST_RESULT = 4_000  # characters
_MINUS = re.compile(r"(?<!\w)-(?=\d)")


class Speaker(Struct, frozen=True):
    """What was said of a catalogue so far: the bundle holds all that the patterns lead to."""

    bundle: FluentBundle
    patterns: dict[str, Pattern]


def formatted(catalogue: Catalogue, message: str, given: Mapping[str, Value]) -> str:
    speaker = _speaker(catalogue)
    pattern, needed = _pattern(speaker, catalogue, message), needs(catalogue, message)
    if wrong := [*complaints(needed, given)]:
        raise _unsayable(catalogue, message, _in_turn(wrong))
    text, errors = speaker.bundle.format_pattern(pattern, _arguments(needed, given))
    if errors or not isinstance(text, str):
        raise _unsayable(catalogue, message, _in_turn([*map(_told, errors)] or ["it has no text"]))
    if len(text) > LONGEST_RESULT:
        why = f"its text is longer than {plural(LONGEST_RESULT, 'character')}"
        raise _unsayable(catalogue, message, why)
    below = any(not isinstance(value, str) and value < 0 for value in given.values())
    return _MINUS.sub("\N{MINUS SIGN}", text) if below else text


def _unsayable(catalogue: Catalogue, message: str, why: str) -> WordsError:
    return WordsError(
        f"the words {standing(catalogue.entries[message])} cannot be said in {catalogue.language}: {why}"
    )


def _in_turn(complaints: Sequence[str]) -> str:
    return reduce(lambda one, other: f"{one}; {other}", complaints)


def _told(error: Exception) -> str:
    """The runtime raises a plain ValueError only where a text is put together of too much."""
    return "it is put together of too much text" if type(error) is ValueError else str(error)


@lru_cache(maxsize=32)  # five games in three languages, twice over
def _speaker(catalogue: Catalogue) -> Speaker:
    return Speaker(FluentBundle([str(locale(catalogue.language))], use_isolating=False), {})


def _pattern(speaker: Speaker, catalogue: Catalogue, message: str) -> Pattern:
    found = speaker.patterns.get(message)
    if found is None:
        found = speaker.patterns[message] = _compiled(speaker.bundle, catalogue, message)
    return found


def _compiled(bundle: FluentBundle, catalogue: Catalogue, message: str) -> Pattern:
    if message not in catalogue.entries or is_term(message):
        guess = suggestion(message, [id for id in catalogue.entries if not is_term(id)])
        wrong = f"there are no words '{message[:60]}' in {catalogue.language}"
        raise WordsError(wrong, guess or f"add it to the messages in {catalogue.language}")
    reachable = sorted(reached(catalogue.entries, [message]))
    bundle.add_resource(ast.Resource([_node(catalogue.entries[id]) for id in reachable]))
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise _unsayable(catalogue, message, "it has no text")
    return pattern


def _node(entry: Entry) -> Node:
    """An entry as it was read, which of a shipped source happens only now."""
    reading = read(entry)
    if reading.node is None or reading.slips:
        raise refused(mistake(entry, slip) for slip in reading.slips)
    return reading.node


def _arguments(needed: Mapping[str, Need], given: Mapping[str, Value]) -> dict[str, Any]:
    """Numbers as they are shown and counted, without groups; what may be left out and was is nothing."""
    return {name: _argument(given[name]) if name in given else FluentNone(name) for name in needed}


def _argument(value: Value) -> str | FluentInt | FluentFloat:
    if isinstance(value, str):
        return value
    number = countable(value)
    kind = FluentInt if isinstance(number, int) else FluentFloat
    return kind(number or 0, useGrouping=False)
