"""What an entry says of itself: what it shows, refers to and chooses by."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping

COUNTED = frozenset(
    {"zero", "one", "two", "few", "many"}
)  # and `other`, which stands for the rest elsewhere too
OTHER = "other"
UNSAID = frozenset({"none", "nominative"})  # as a default: this is meant where a message is given nothing


@dataclass(frozen=True, slots=True)
class Shown:
    """A variable that is written as it is."""

    index: int
    variable: str


@dataclass(frozen=True, slots=True)
class Given:
    """A text that a term is given for one of its variables."""

    index: int
    variable: str
    value: str


@dataclass(frozen=True, slots=True)
class Reference:
    """Another entry by its id; a term's begins with a hyphen."""

    index: int
    id: str
    given: tuple[Given, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """Variants by the value of a variable, or of a term's attribute."""

    index: int
    names: frozenset[str]
    figures: frozenset[str]  # keys that are numbers
    default: str
    variable: str = ""
    term: str = ""
    attribute: str = ""


Part: TypeAlias = Shown | Reference | Choice


@dataclass(frozen=True, slots=True)
class Facts:
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
