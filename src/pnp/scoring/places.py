"""Who is ahead of whom: totals first, then one tie-break after another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


@dataclass(frozen=True, slots=True)
class TieBreak:
    """What parts players of one total: for each of them a value, of which more is better. Players of whom one
    has none are not parted by it."""

    id: str
    values: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Ranking:
    """The place of each player, who leads, and what decided first place."""

    places: tuple[int, ...]
    leaders: tuple[int, ...]
    decided_by: str


def ranked(totals: Sequence[int], tie_breaks: Sequence[TieBreak] = ()) -> Ranking:
    """Players in their places; more is better, so that a game where fewer is better gives negative totals."""
    groups = [*_parted(range(len(totals)), totals)]
    decided = "points"
    for tie_break in tie_breaks:
        first = len(groups[0])
        groups = [part for group in groups for part in _parted(group, tie_break.values)]
        decided = tie_break.id if len(groups[0]) < first else decided
    leaders = tuple(sorted(groups[0]))
    return Ranking(_places(groups), leaders, "shared" if len(leaders) > 1 else decided)


def _parted(group: Sequence[int], values: Sequence[int | None]) -> Iterator[list[int]]:
    """A group of players as smaller ones, the best first."""
    known = [value for player in group if (value := values[player]) is not None]
    if len(known) < len(group):
        yield list(group)
        return
    for value in sorted(set(known), reverse=True):
        yield [player for player in group if values[player] == value]


def _places(groups: Sequence[Sequence[int]]) -> tuple[int, ...]:
    place = {}
    ahead = 0
    for group in groups:
        place.update(dict.fromkeys(group, ahead + 1))
        ahead += len(group)
    return tuple(place[player] for player in sorted(place))
