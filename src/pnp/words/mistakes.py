"""How mistakes in catalogues, and in what is asked of them, are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.errors import InputError, PnpError, Problem, near

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pnp.data.source import Slip
    from pnp.words.sources import Entry, MessageSource

MISTAKES_AT_ONCE = 100
_LISTED = 14  # as many names as are still quick to read
_LONGEST_NAME = 60  # that is compared with others


class WordsError(PnpError):
    """What cannot be said. `problems` are the mistakes of a catalogue that was loaded, each at its place."""

    def __init__(self, words: str, problems: Sequence[Problem] = ()) -> None:
        self.problems = tuple(problems)
        super().__init__(words)


def refused(problems: Sequence[Problem]) -> WordsError:
    """One error for the first mistakes of a catalogue, telling how many follow."""
    ordered = sorted(set(problems))
    shown = ordered[:MISTAKES_AT_ONCE]
    told = InputError(shown, len(ordered) - len(shown))
    return WordsError(str(told), told.problems)


def located(entry: Entry, slip: Slip) -> Problem:
    return at_index(entry.source, entry.start + slip.index, slip.wrong, slip.right)


def at_index(source: MessageSource, index: int, wrong: str, right: str) -> Problem:
    from pnp.data.source import place

    line, column = source.at(index) if source.at else place(source.text, index)
    return Problem(source.name, line, column, wrong, right)


def standing(entry: Entry) -> str:
    """An entry by its id and its place."""
    problem = at_index(entry.source, entry.start, "", "")
    return f"'{entry.id}' ({problem.file}:{problem.line})"


def suggestion(name: str, names: Iterable[str], known: str = "known here") -> str:
    """The known name that is near, and all of them where they are few."""
    listed = sorted(names)
    guess = near(name, listed) if len(name) <= _LONGEST_NAME else ""
    if guess or not 0 < len(listed) <= _LISTED:
        return guess
    return f"{known}: {', '.join(listed)}"
