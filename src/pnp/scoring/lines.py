"""From rules, which yield reasons, to the lines of a score."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, TypeAlias

from pnp.scoring.result import Line, Reason

if TYPE_CHECKING:
    from collections.abc import Mapping

# A rule tells what a player of a position earns by it, reason by reason.
Rule: TypeAlias = Callable[[Any, Any], Iterator[Reason]]


def lines(
    rules: Mapping[str, Rule], position: Any, player: Any, by_hand: Mapping[str, int]
) -> tuple[Line, ...]:
    """All lines of a player in the order of the rules; what is given by hand is not worked out."""
    return tuple(
        _by_hand(id, by_hand[id]) if id in by_hand else line(id, rule(position, player))
        for id, rule in rules.items()
    )


def line(id: str, reasons: Iterator[Reason]) -> Line:
    found = tuple(reasons)
    return Line(id, sum(reason.points for reason in found), "derived", found)


def _by_hand(id: str, points: int) -> Line:
    return Line(id, points, "by_hand", (Reason("by-hand", {"points": points}, points),))
