"""From rules, which yield reasons, to the lines of a score."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Protocol, TypeAlias, TypeVar

from pnp.scoring.result import Line, Reason, Score

if TYPE_CHECKING:
    from collections.abc import Mapping


class Seated(Protocol):
    """Who is scored; `by_hand` are the lines that were given with their points."""

    @property
    def name(self) -> str: ...
    @property
    def by_hand(self) -> Mapping[str, int]: ...


Position = TypeVar("Position")
Player = TypeVar("Player", bound=Seated)

# A rule tells what a player of a position earns by it, reason by reason.
Rule: TypeAlias = Callable[[Position, Player], Iterator[Reason]]


def scored(rules: Mapping[str, Rule[Position, Player]], position: Position, player: Player) -> Score:
    """All lines of a player in the order of the rules; what is given by hand is not worked out."""
    given = player.by_hand
    lines = tuple(
        _by_hand(id, given[id]) if id in given else _derived(id, rule(position, player))
        for id, rule in rules.items()
    )
    return Score(player.name, sum(line.points for line in lines), lines)


def _derived(id: str, reasons: Iterator[Reason]) -> Line:
    found = tuple(reasons)
    return Line(id, sum(reason.points for reason in found), "derived", found)


def _by_hand(id: str, points: int) -> Line:
    return Line(id, points, "by_hand", (Reason("by-hand", {"points": points}, points),))
