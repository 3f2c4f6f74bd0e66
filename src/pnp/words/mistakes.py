"""How mistakes in catalogues, and in what is asked of them, are told."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.errors import InputError, Problem, UnplacedError, coded, near

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from pnp.data.source import Slip
    from pnp.words.sources import Entry, MessageSource

MISTAKES_AT_ONCE = 100
_LISTED = 14  # as many names as are still quick to read
_LONGEST_NAME = 60  # that is compared with others


class WordsError(UnplacedError):
    """What cannot be said. `problems` are the mistakes of a catalogue that was loaded, each at its place."""

    def __init__(self, wrong: str, right: str = "", problems: Sequence[Problem] = ()) -> None:
        self.problems = tuple(problems)
        super().__init__(wrong, right)


class Mistake(Struct, frozen=True):
    """What is wrong at a character of a source, and what would be right."""

    source: MessageSource
    index: int
    wrong: str
    right: str


def mistake(entry: Entry, slip: Slip) -> Mistake:
    return Mistake(entry.source, entry.start + slip.index, slip.wrong, slip.right)


def refused(mistakes: Iterable[Mistake]) -> WordsError:
    """One error for the first mistakes of each file, which tells how many follow."""
    ordered = sorted(set(mistakes), key=lambda each: (each.source.name, each.index, each.wrong))
    shown = ordered[:MISTAKES_AT_ONCE]
    told = InputError(_located(shown), len(ordered) - len(shown))
    return WordsError(str(told), problems=told.problems)


def _located(mistakes: Iterable[Mistake]) -> list[Problem]:
    found = []
    for source, group in groupby(mistakes, key=lambda each: each.source):
        same = [*group]
        at = places(source, [each.index for each in same])
        found += [
            Problem(source.name, *place, coded("form-words", each.wrong), each.right)
            for place, each in zip(at, same, strict=True)
        ]
    return found


def places(source: MessageSource, indexes: Sequence[int]) -> Sequence[tuple[int, int]]:
    """Lines and columns of characters of a source, in the file that holds it."""
    from pnp.data.source import place

    return source.at(indexes) if source.at else [place(source.text, index) for index in indexes]


def standing(entry: Entry) -> str:
    """An entry by its id and its place."""
    ((line, _),) = places(entry.source, [entry.start])
    return f"'{entry.id}' ({entry.source.name}:{line})"


def _known(names: str) -> str:
    return f"known here: {names}"


def suggestion(name: str, names: Iterable[str], known: Callable[[str], str] = _known) -> str:
    """The known name that is near, else all that are `known` where they are few."""
    listed = sorted(names)
    guess = near(name, listed) if len(name) <= _LONGEST_NAME else ""
    if guess or not 0 < len(listed) <= _LISTED:
        return guess
    return known(", ".join(listed))
