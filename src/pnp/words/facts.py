"""What an entry says of itself: what it shows, refers to and chooses by."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct, field

if TYPE_CHECKING:
    from collections.abc import Mapping

COUNTED = frozenset(
    {"zero", "one", "two", "few", "many"}
)  # and `other`, which stands for the rest elsewhere too
OTHER = "other"
UNSAID = frozenset({"none", "nominative"})  # as a default: this is meant where a message is given nothing


class Shown(Struct, frozen=True):
    """A variable that is written as it is."""

    index: int
    variable: str


class Given(Struct, frozen=True):
    """A text that a term is given for one of its variables."""

    index: int
    variable: str
    value: str


class Reference(Struct, frozen=True):
    """Another entry by its id; a term's begins with a hyphen."""

    index: int
    id: str
    given: tuple[Given, ...] = ()


class Choice(Struct, frozen=True):
    """Variants by the value of a variable, or of a term's attribute."""

    index: int
    names: frozenset[str]
    figures: frozenset[str]  # keys that are numbers
    default: str
    variable: str = ""
    term: str = ""
    attribute: str = ""


Part: TypeAlias = Shown | Reference | Choice


class Facts(Struct, frozen=True):
    parts: tuple[Part, ...]
    depth: int  # of braces in braces
    attributes: Mapping[str, str] = field(default_factory=dict)  # of a term


def is_term(id: str) -> bool:
    return id.startswith("-")


def counts(choice: Choice) -> bool:
    """Whether its variants are those of a number: of one, few, many, or of 0, 1 and the rest."""
    return bool(choice.names & COUNTED) or (bool(choice.figures) and choice.default == OTHER)


def keys(choice: Choice) -> frozenset[str]:
    return choice.names | choice.figures


def shown(facts: Facts) -> list[Shown]:
    return [part for part in facts.parts if isinstance(part, Shown)]


def references(facts: Facts) -> list[Reference]:
    return [part for part in facts.parts if isinstance(part, Reference)]


def choices(facts: Facts) -> list[Choice]:
    return [part for part in facts.parts if isinstance(part, Choice)]
