"""What a message must be given, and what is wrong with what it is given."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from pnp.errors import counted, phrase
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
        yield phrase("it does not take '{name}'; {takes}", name=name, takes=taken(name, needed))
    for name, need in needed.items():
        if name in given:
            yield from _unfit(name, given[name], need)
        elif need.required:
            yield phrase("it needs '{name}'", name=name)


def taken(name: str, names: Iterable[str]) -> str:
    """What is taken in place of a name that is not."""
    guess = suggestion(name, names, lambda names: phrase("it takes: {names}", names=names))
    return guess or phrase("it takes nothing")


def _unfit(name: str, value: Value, need: Need) -> Iterator[str]:
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        yield phrase("'{name}' is neither a text nor a number", name=name)
    elif not isinstance(value, str):
        yield from _unfit_number(name, value, need)
    elif len(value) > LONGEST_ARGUMENT:
        length = counted(len(value), "character")
        most = phrase("at most {most:,} are allowed", most=LONGEST_ARGUMENT)
        yield phrase("'{name}' has {length}; {most}", name=name, length=length, most=most)
    else:
        for choice in need.choices:
            if counts(choice):
                yield phrase("'{name}' is '{value}', where a number is wanted", name=name, value=value[:40])
            elif choice.default != OTHER and value not in choice.names:
                yield _strange(name, value, choice.names)


def _unfit_number(name: str, value: float, need: Need) -> Iterator[str]:
    number = countable(value)
    if number is None:
        yield phrase(
            "'{name}' is no number that can be counted; numbers go up to {most:,}",
            name=name,
            most=TOO_MANY - 1,
        )
        return
    for choice in need.choices:
        if not counts(choice) and choice.default != OTHER and str(number) not in choice.figures:
            yield _strange(name, str(number), choice.figures or choice.names)


def _strange(name: str, value: str, known: frozenset[str]) -> str:
    guess = suggestion(value, known, lambda names: phrase("it may be: {names}", names=names))
    other = phrase("it may be something else")
    return phrase("'{name}' cannot be '{value}'; {guess}", name=name, value=value[:40], guess=guess or other)
