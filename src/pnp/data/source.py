"""A file as it was read: its text, its plain objects, and how a place in it is named."""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

from pnp.errors import InputError, Location, Problem, in_order, phrase, said

if TYPE_CHECKING:
    from collections.abc import Iterable

Step: TypeAlias = str | int

NODE_LIMIT = 1_000_000
DEPTH_LIMIT = 32
MISTAKES_AT_ONCE = 1000

_LINE_END = re.compile(r"\r\n|\r|\n")


class Source(Struct, frozen=True):
    """`tree` holds dict, list, str and None only. `problems` are mistakes of form that were found on the
    way and do not keep the rest from being looked at: whoever uses the tree reports them as well."""

    path: str  # as given
    text: str
    tree: object
    kind: Literal["yaml", "csv", "mapping"]  # the last came from a program, and has no text
    problems: tuple[Problem, ...] = ()
    content: bytes = b""  # of the file, as it was read


class Slip(Struct, frozen=True):
    """A mistake at a character of a text."""

    index: int
    wrong: str
    right: str


class SlipError(Exception):
    """A file cannot be read past a slip."""

    def __init__(self, slip: Slip) -> None:
        super().__init__(slip.wrong)
        self.slip = slip


class Span(Struct, frozen=True):
    """Where an object stands in its text, and where its key does (None within a list)."""

    location: Location
    key: int | None
    start: int
    end: int
    style: Literal["", "'", '"', "|", ">"] = ""  # how a text is quoted; in a table always by '


def source_of(path: str, text: str, tree: object, kind: Literal["yaml", "csv"], slips: list[Slip]) -> Source:
    return Source(path, text, tree, kind, tuple(located(path, text, slips)))


def place(text: str, index: int) -> tuple[int, int]:
    """Line and column of a character, as an editor counts them: from 1, lines ended by LF, CR LF or CR."""
    starts = line_starts(text)
    line = bisect_right(starts, index)
    within_end = text.startswith("\r\n", index - 1) and index > 0
    return line, index - starts[line - 1] + (0 if within_end else 1)


@lru_cache(maxsize=1)  # one file is complained of at a time, and each of its mistakes asks for this
def line_starts(text: str) -> tuple[int, ...]:
    return (0, *(end.end() for end in _LINE_END.finditer(text)))


def refusal(problems: Iterable[Problem], unsaid: int = 0) -> InputError:
    """All problems at once, up to a number that a person may still want to read; how many more there are."""
    ordered = in_order(problems)
    return InputError(ordered[:MISTAKES_AT_ONCE], unsaid + max(0, len(ordered) - MISTAKES_AT_ONCE))


def located(path: str, text: str, slips: Iterable[Slip]) -> list[Problem]:
    ordered = sorted(set(slips), key=lambda slip: (slip.index, slip.wrong))
    return [Problem(path, *place(text, slip.index), slip.wrong, slip.right) for slip in ordered]


def excerpt(text: str) -> str:
    """A text from a file, short enough to stand in a sentence."""
    line = re.sub(r"\s+", " ", text[:200])
    return line if len(line) <= 40 else f"{line[:39]}…"


@cache
def _control() -> re.Pattern[str]:
    """Takes its time to make."""
    return re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")


def forbidden_characters(text: str, start: int = 0) -> list[Slip]:
    """The characters that can be neither seen nor printed, each as a slip; the text begins at `start`."""
    if text.replace("\n", "").isprintable():  # as most are, and quickly told
        return []
    return [
        Slip(
            start + found.start(),
            said("form-encoding", "the-character-u-code-cannot-be-printed", code=f"{ord(found[0]):04X}"),
            phrase("take-it-out"),
        )
        for found in _control().finditer(text)
    ]
