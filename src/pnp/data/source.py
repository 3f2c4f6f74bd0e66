"""A file as it was read: its text, its plain objects, and how a place in it is named."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from pnp.errors import InputError, Problem

if TYPE_CHECKING:
    from collections.abc import Iterable

Step: TypeAlias = str | int
Location: TypeAlias = tuple[Step, ...]  # the keys and list places that lead to an object, from the top

MISTAKES_AT_ONCE = 1000


@dataclass(frozen=True, slots=True)
class Source:
    """`tree` holds dict, list, str and None only. `problems` are mistakes of form that were found on the
    way and do not keep the rest from being looked at: whoever uses the tree reports them as well."""

    path: str  # as given
    text: str
    tree: object
    kind: Literal["yaml", "csv"]
    problems: tuple[Problem, ...] = ()


@dataclass(frozen=True, slots=True)
class Slip:
    """A mistake at a character of a text."""

    index: int
    wrong: str
    right: str


def place(text: str, index: int) -> tuple[int, int]:
    """Line and column of a character, as an editor counts them: from 1, lines ended by LF, CR LF or CR."""
    before = text[:index]
    if before.endswith("\r") and text.startswith("\n", index):
        before = before[:-1]  # in the middle of one line's end
    line = before.count("\n") + before.count("\r") - before.count("\r\n") + 1
    start = max(before.rfind("\n"), before.rfind("\r")) + 1
    return line, len(before) - start + 1


def refusal(problems: Iterable[Problem]) -> InputError:
    """All problems at once, up to a number that a person may still want to read."""
    ordered = sorted(set(problems))
    kept, left = ordered[:MISTAKES_AT_ONCE], len(ordered) - MISTAKES_AT_ONCE
    return InputError([*kept, _and_more(kept[-1], left)] if left > 0 else kept)


def _and_more(last: Problem, left: int) -> Problem:
    return Problem(last.file, last.line, last.column, f"{left:,} more mistakes follow", "mend these first")


def located(path: str, text: str, slips: Iterable[Slip]) -> list[Problem]:
    """The slips as problems; of more than are shown, those that are not shown are only counted."""
    ordered = sorted(set(slips), key=lambda slip: (slip.index, slip.wrong))
    kept, left = ordered[:MISTAKES_AT_ONCE], len(ordered) - MISTAKES_AT_ONCE
    problems = [Problem(path, *place(text, slip.index), slip.wrong, slip.right) for slip in kept]
    return [*problems, _and_more(problems[-1], left)] if left > 0 else problems


def excerpt(text: str) -> str:
    """A text from a file, short enough to stand in a sentence."""
    return text if len(text) <= 40 else f"{text[:39]}…"
