"""A final score as data: each point with its line, each line with its reasons, all to be worded later."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, Union

# What a reason tells: a number, an id or a name, a name in several languages, several of these, or words
# of another message.
Value: TypeAlias = Union[int, float, str, Mapping[str, str], tuple["Value", ...], "Reason"]

State: TypeAlias = Literal["finished", "unfinished"]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why there are points, or none: the id of a message, what it tells, and the places that earned them."""

    message: str
    arguments: Mapping[str, Value] = field(default_factory=dict)
    points: int = 0
    places: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a player's score; its points are the sum of its reasons'."""

    id: str
    points: int
    origin: Literal["derived", "by_hand"]
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Score:
    """What a player has, before there are places; a total is the sum of the lines."""

    name: str
    total: int
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """How one player ended."""

    name: str
    total: int
    place: int
    lines: tuple[Line, ...]
    facts: Mapping[str, Any] = field(default_factory=dict)  # plain objects, as they stand in JSON


@dataclass(frozen=True, slots=True)
class Caution:
    """A position that the rules do not allow, or that looks like a slip; `player` is None for the table."""

    code: str
    player: str | None
    arguments: Mapping[str, Value] = field(default_factory=dict)
    round: int | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """A game as it stands; players, leaders and winners are in the order of the sheet. Those who lead a
    finished game have won it; an unfinished one has no winners, and nothing has decided it."""

    game: str
    players: tuple[Standing, ...]
    state: State
    leaders: tuple[str, ...]
    winners: tuple[str, ...]
    decided_by: str | None
    warnings: tuple[Caution, ...] = ()
