"""What a message must be given, and what is wrong with what it is given."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from pnp.errors import plural
from pnp.words.facts import OTHER, UNSAID, Choice, choices, counts, is_term, shown
from pnp.words.mistakes import suggestion
from pnp.words.plurals import TOO_MANY, countable
from pnp.words.reaching import reached
from pnp.words.reading import read

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from pnp.words.catalogues import Catalogue

LONGEST_ARGUMENT = 2_000  # characters, as of any field of a card

Value: TypeAlias = str | int | float


class Need(Struct, frozen=True):
    """What is asked of one variable, by the message and by all messages that it refers to."""

    required: bool
    choices: tuple[Choice, ...]


@lru_cache(maxsize=8192)
def needs(catalogue: Catalogue, message: str) -> Mapping[str, Need]:
    variables: dict[str, list[Choice]] = {}
    required = set()
    for id in reached(catalogue.entries, [message]):
        facts = None if is_term(id) else read(catalogue.entries[id]).facts
        if facts is None:
            continue
        for part in shown(facts):
            variables.setdefault(part.variable, [])
            required.add(part.variable)
        for choice in choices(facts):
            if choice.variable:
                variables.setdefault(choice.variable, []).append(choice)
                if counts(choice) or choice.default not in UNSAID:
                    required.add(choice.variable)
    return {name: Need(name in required, tuple(found)) for name, found in sorted(variables.items())}


def complaints(needed: Mapping[str, Need], given: Mapping[str, Value]) -> Iterator[str]:
    for name in given.keys() - needed.keys():
        yield f"it does not take '{name}'; {taken(name, needed)}"
    for name, need in needed.items():
        if name in given:
            yield from _unfit(name, given[name], need)
        elif need.required:
            yield f"it needs '{name}'"


def taken(name: str, names: Iterable[str]) -> str:
    """What is taken in place of a name that is not."""
    guess = suggestion(name, names, lambda names: f"it takes: {names}")
    return guess or "it takes nothing"


def _unfit(name: str, value: Value, need: Need) -> Iterator[str]:
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        yield f"'{name}' is neither a text nor a number"
    elif not isinstance(value, str):
        yield from _unfit_number(name, value, need)
    elif len(value) > LONGEST_ARGUMENT:
        length = plural(len(value), "character")
        most = f"at most {LONGEST_ARGUMENT:,} are allowed"
        yield f"'{name}' has {length}; {most}"
    else:
        for choice in need.choices:
            if counts(choice):
                yield f"'{name}' is '{value[:40]}', where a number is wanted"
            elif choice.default != OTHER and value not in choice.names:
                yield _strange(name, value, choice.names)


def _unfit_number(name: str, value: float, need: Need) -> Iterator[str]:
    number = countable(value)
    if number is None:
        yield f"'{name}' is no number that can be counted; numbers go up to {TOO_MANY - 1:,}"
        return
    for choice in need.choices:
        if not counts(choice) and choice.default != OTHER and str(number) not in choice.figures:
            yield _strange(name, str(number), choice.figures or choice.names)


def _strange(name: str, value: str, known: frozenset[str]) -> str:
    guess = suggestion(value, known, lambda names: f"it may be: {names}")
    other = "it may be something else"
    return f"'{name}' cannot be '{value[:40]}'; {guess or other}"
