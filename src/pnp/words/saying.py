"""What a message says with its arguments, by Fluent's own runtime; whatever that complains of is an error."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentFloat, FluentInt, FluentNone
from fluent.syntax import ast

from pnp.words.facts import is_term
from pnp.words.mistakes import WordsError, located, standing, suggestion
from pnp.words.needs import complaints, needs
from pnp.words.plurals import countable, locale
from pnp.words.reaching import reached
from pnp.words.reading import read

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fluent.runtime.resolver import Pattern

    from pnp.words.catalogues import Catalogue
    from pnp.words.needs import Need, Value

LONGEST_RESULT = 4_000  # characters
_MINUS = re.compile(r"(?<!\w)-(?=\d)")


def formatted(catalogue: Catalogue, message: str, given: Mapping[str, Value]) -> str:
    pattern, needed = _pattern(catalogue, message), needs(catalogue, message)
    if wrong := [*complaints(needed, given)]:
        raise _unsayable(catalogue, message, "; ".join(wrong))
    text, errors = _bundle(catalogue).format_pattern(pattern, _arguments(needed, given))
    if errors or not isinstance(text, str):
        raise _unsayable(catalogue, message, "; ".join(map(_told, errors)) or "it has no text")
    if len(text) > LONGEST_RESULT:
        raise _unsayable(catalogue, message, f"its text is longer than {LONGEST_RESULT:,} characters")
    below = any(not isinstance(value, str) and value < 0 for value in given.values())
    return _MINUS.sub("\N{MINUS SIGN}", text) if below else text


def _unsayable(catalogue: Catalogue, message: str, why: str) -> WordsError:
    place = standing(catalogue.entries[message])
    return WordsError(f"the words {place} cannot be said in {catalogue.language}: {why}")


def _told(error: Exception) -> str:
    """The runtime raises a ValueError only where a text is put together of too much."""
    return "it is put together of too much text" if isinstance(error, ValueError) else str(error)


@lru_cache(maxsize=8)
def _bundle(catalogue: Catalogue) -> FluentBundle:
    """Holds of a catalogue what was said of it so far."""
    return FluentBundle([str(locale(catalogue.language))], use_isolating=False)


@lru_cache(maxsize=8192)
def _pattern(catalogue: Catalogue, message: str) -> Pattern:
    """The compiled text of a message, when the bundle holds all that it leads to."""
    if message not in catalogue.entries or is_term(message):
        known = [id for id in catalogue.entries if not is_term(id)]
        guess = suggestion(message, known)
        wrong = f"there are no words '{message[:60]}' in {catalogue.language}"
        raise WordsError(f"{wrong}; {guess}" if guess else wrong)
    nodes: list[ast.EntryType] = [
        _node(catalogue, id) for id in sorted(reached(catalogue.entries, [message]))
    ]
    bundle = _bundle(catalogue)
    bundle.add_resource(ast.Resource(nodes))
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise _unsayable(catalogue, message, "it has no text")
    return pattern


def _node(catalogue: Catalogue, id: str) -> ast.Message | ast.Term:
    """An entry as it was read, which of a shipped source happens only now."""
    entry = catalogue.entries[id]
    reading = read(entry)
    if reading.node is None or reading.slips:
        found = [located(entry, slip) for slip in reading.slips]
        raise WordsError(f"{standing(entry)} cannot be read", found)
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
