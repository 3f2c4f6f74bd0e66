"""What a message says with its arguments, and what it must be given."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentFloat, FluentInt, FluentNone
from fluent.syntax import ast
from msgspec import Struct

from pnp.errors import count_in_english
from pnp.words import catalogues, reading
from pnp.words.plurals import TOO_MANY, find_locale, round_countable

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern


LONGEST_ARGUMENT = 2_000  # characters, as of any field of a card

Value: TypeAlias = str | int | float


class Need(Struct, frozen=True):
    """The demands on one variable, by the message and by all messages that it refers to."""

    required: bool
    choices: tuple[reading.Choice, ...]


@lru_cache(maxsize=8192)
def find_needs(catalogue: catalogues.Catalogue, message: str) -> Mapping[str, Need]:
    variables: dict[str, list[reading.Choice]] = {}
    required = set()
    for id in reading.find_reachable(catalogue.entries, [message]):
        if reading.is_term(id):
            continue
        read = reading.read_entry(catalogue.entries[id])
        for variable in read.shown:
            variables.setdefault(variable, [])
            required.add(variable)
        for choice in read.choices:
            if choice.variable:
                variables.setdefault(choice.variable, []).append(choice)
                if reading.is_count(choice) or choice.default not in reading.ABSENT_DEFAULTS:
                    required.add(choice.variable)
    return {name: Need(name in required, tuple(choices)) for name, choices in sorted(variables.items())}


def find_misfits(needed: Mapping[str, Need], arguments: Mapping[str, Value]) -> Iterator[str]:
    for name in arguments.keys() - needed.keys():
        yield f"it does not take '{name}'; {reading.suggest_argument(name, needed)}"
    for name, need in needed.items():
        if name in arguments:
            yield from _find_unfit(name, arguments[name], need)
        elif need.required:
            yield f"it needs '{name}'"


def _find_unfit(name: str, value: Value, need: Need) -> Iterator[str]:
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        yield f"'{name}' is neither a text nor a number"
    elif not isinstance(value, str):
        yield from _find_unfit_number(name, value, need)
    elif len(value) > LONGEST_ARGUMENT:
        length = count_in_english(len(value), "character")
        yield f"'{name}' has {length}; at most {LONGEST_ARGUMENT:,} are allowed"
    else:
        for choice in need.choices:
            if reading.is_count(choice):
                yield f"'{name}' is '{value[:40]}', where a number is wanted"
            elif choice.default != reading.OTHER and value not in choice.names:
                yield _word_strange(name, value, choice.names)


def _find_unfit_number(name: str, value: float, need: Need) -> Iterator[str]:
    if (number := round_countable(value)) is None:
        yield f"'{name}' is no number that can be counted; numbers go up to {TOO_MANY - 1:,}"
        return
    for choice in need.choices:
        any_number = reading.is_count(choice) or choice.default == reading.OTHER
        if not any_number and str(number) not in choice.figures:
            yield _word_strange(name, str(number), choice.figures or choice.names)


def _word_strange(name: str, value: str, known: frozenset[str]) -> str:
    guess = catalogues.suggest_name(value, known, "it may be") or "it may be something else"
    return f"'{name}' cannot be '{value[:40]}'; {guess}"


LONGEST_RESULT = 4_000  # characters
_MINUS = re.compile(r"(?<!\w)-(?=\d)")


def format_message(catalogue: catalogues.Catalogue, message: str, arguments: Mapping[str, Value]) -> str:
    (bundle, pattern), needed = _compile_pattern(catalogue, message), find_needs(catalogue, message)
    if wrong := [*find_misfits(needed, arguments)]:
        raise _make_unsayable(catalogue, message, "; ".join(wrong))
    text, errors = bundle.format_pattern(pattern, _convert_arguments(needed, arguments))
    if errors or not isinstance(text, str):
        raise _make_unsayable(catalogue, message, "; ".join(map(_word_error, errors)) or "it has no text")
    if len(text) > LONGEST_RESULT:
        why = f"its text is longer than {count_in_english(LONGEST_RESULT, 'character')}"
        raise _make_unsayable(catalogue, message, why)
    below = any(not isinstance(value, str) and value < 0 for value in arguments.values())
    return _MINUS.sub("\N{MINUS SIGN}", text) if below else text


def _make_unsayable(catalogue: catalogues.Catalogue, message: str, why: str) -> catalogues.WordsError:
    entry_name = catalogues.name_entry(catalogue.entries[message])
    return catalogues.WordsError(f"the words {entry_name} cannot be said in {catalogue.language}: {why}")


def _word_error(error: Exception) -> str:
    """Word an error of the runtime. It raises a plain ValueError only if a text is put together of too
    much."""
    return "it is put together of too much text" if type(error) is ValueError else str(error)


@lru_cache(maxsize=32)  # five games in three languages, twice over
def _make_bundle(catalogue: catalogues.Catalogue) -> FluentBundle:
    return FluentBundle([str(find_locale(catalogue.language))], use_isolating=False)


@lru_cache(maxsize=8192)
def _compile_pattern(catalogue: catalogues.Catalogue, message: str) -> tuple[FluentBundle, Pattern]:
    """Return the bundle with all entries that a message leads to, and the message's pattern."""
    if message not in catalogue.entries or reading.is_term(message):
        guess = catalogues.suggest_name(message, [id for id in catalogue.entries if not reading.is_term(id)])
        wrong = f"there are no words '{message[:60]}' in {catalogue.language}"
        raise catalogues.WordsError(wrong, guess or f"add it to the messages in {catalogue.language}")
    bundle, reachable = _make_bundle(catalogue), sorted(reading.find_reachable(catalogue.entries, [message]))
    bundle.add_resource(ast.Resource([_read_node(catalogue.entries[id]) for id in reachable]))
    if (pattern := bundle.get_message(message).value) is None:
        raise _make_unsayable(catalogue, message, "it has no text")
    return bundle, pattern


def _read_node(entry: catalogues.MessageEntry) -> reading.Node:
    """Return the parsed node of an entry; an entry of a shipped source is read, and refused, only now."""
    read = reading.read_entry(entry)
    if read.node is None or read.slips:
        raise catalogues.make_refusal(catalogues.make_mistake(entry, slip) for slip in read.slips)
    return read.node


def _convert_arguments(needed: Mapping[str, Need], arguments: Mapping[str, Value]) -> dict[str, Any]:
    """Return numbers as they are shown and counted, without groups of digits. An argument that was left out
    becomes Fluent's none."""
    converted: dict[str, Any] = {}
    for name in needed:
        converted[name] = value = arguments.get(name, FluentNone(name))
        if isinstance(value, int | float):
            number = round_countable(value)
            kind = FluentInt if isinstance(number, int) else FluentFloat
            converted[name] = kind(number or 0, useGrouping=False)
    return converted
