"""The findings of checks of a designer's file, as data: errors, warnings and figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from pnp.errors import Location
from pnp.models.game import Supplies
from pnp.models.trees import Entry
from pnp.scoring import Value

Kind: TypeAlias = Literal["error", "warning", "figure"]
FileKind: TypeAlias = Literal["cards", "board", "layout", "sheet", "kit"]


class Code(Struct, frozen=True):
    """A kind of finding. The message of its id says what is wrong, the one with `-right` added what would be
    right (a figure has none), the one with `-example` added what provokes it, for the table of the docs."""

    id: str
    kind: Kind


def list_codes(names: Mapping[str, object]) -> tuple[Code, ...]:
    """Return all codes that have a name in a module, in its order."""
    return tuple(each for each in names.values() if isinstance(each, Code))


class Found(Struct, frozen=True):
    """A finding at a place of the checked file: at an object, at its key, or at the character `at` of its
    text. `rows` is the small table of a figure, headings first; the table of an `aside` figure is for
    programs only. A finding about a `whole` deck is the same in each file of the deck, and one about a
    `table` is the same in the files of all its decks and of its board: each such finding is shown once."""

    code: Code
    location: Location = ()
    arguments: Mapping[str, Value] = {}
    card: str = ""
    key: bool = False
    at: int | None = None
    rows: tuple[tuple[Value, ...], ...] = ()
    aside: bool = False
    whole: bool = False
    table: bool = False


class FairBound(NamedTuple):
    """What is fair for a number of a deck."""

    least: int
    most: int


def is_within(bound: FairBound, number: int) -> bool:
    return bound.least <= number <= bound.most


class Subject(Struct, frozen=True):
    """A file of a game whose form is right, for the checks of that game: a card set with its cards ready for
    scoring, each with its place in the file; or a board ready for scoring. `supplies` are the shipped ones
    with this set or board in its place and with the sets that are checked together with it. `elsewhere` are
    the ids of the cards that are checked with another file."""

    kind: Literal["cards", "board"]
    tree: Entry
    supplies: Supplies
    deck: str = ""
    cards: Sequence[tuple[Entry, Any]] = ()
    board: Any = None
    elsewhere: frozenset[str] = frozenset()


class Checks(Struct, frozen=True):
    """The checks that a game makes of designers' files, beyond their form and their print."""

    codes: tuple[Code, ...]
    find: Callable[[Subject], Iterator[Found]]


class Finding(Struct, frozen=True):
    """A finding at its line and column. A loader's mistake brings its `words`: what is wrong, and what would
    be right. All other findings are worded by the messages of their code, in the words of the `game`. `whole`
    names the deck or the table that a finding is about, if it is about no single file."""

    code: Code
    file: str
    line: int
    column: int
    card: str = ""
    arguments: Mapping[str, Value] = {}
    rows: tuple[tuple[Value, ...], ...] = ()
    game: str = ""
    words: tuple[str, str] | None = None
    aside: bool = False
    whole: str = ""


class Checked(Struct, frozen=True):
    """A checked file: its kind, if that is known, and all findings in it; `omitted` counts further mistakes,
    beyond what a person would want to read."""

    file: str
    kind: FileKind | None
    findings: tuple[Finding, ...]
    omitted: int = 0
