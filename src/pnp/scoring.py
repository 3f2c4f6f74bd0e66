"""The final score of any game: lines with reasons, totals, places, the result of a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate
from typing import Any, Final, Literal, Protocol, TypeAlias, TypeVar, Union

# An argument of a reason: a number, an id or a name, a name in several languages, several of these, or words
# of another message.
Value: TypeAlias = Union[int, float, str, Mapping[str, str], tuple["Value", ...], "Reason"]

State: TypeAlias = Literal["finished", "unfinished"]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why there are points, or none: the id of a message, its arguments, and the places that earned the
    points."""

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
    """The score of a player before there are places; the total is the sum of the lines."""

    name: str
    total: int
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """One player at the end, with total and place."""

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
    """The result of a game. Players, leaders and winners are in the order of the score sheet. The leaders of
    a finished game have won it; an unfinished game has no winners, and nothing has decided it."""

    game: str
    players: tuple[Standing, ...]
    state: State
    leaders: tuple[str, ...]
    winners: tuple[str, ...]
    decided_by: str | None
    warnings: tuple[Caution, ...] = ()


class ScoredPlayer(Protocol):
    """A player to be scored; `by_hand` are the lines that were given with their points."""

    @property
    def name(self) -> str: ...
    @property
    def by_hand(self) -> Mapping[str, int]: ...


Position = TypeVar("Position")
Player = TypeVar("Player", bound=ScoredPlayer)

# A rule yields the reasons for which a player of a position earns points.
Rule: TypeAlias = Callable[[Position, Player], Iterator[Reason]]


def score_player(rules: Mapping[str, Rule[Position, Player]], position: Position, player: Player) -> Score:
    """Score a player: all lines in the order of the rules. Lines that are given by hand are not worked
    out."""
    given, lines = player.by_hand, list[Line]()
    for id, rule in rules.items():
        if id in given:
            reason = Reason("by-hand", {"points": given[id]}, given[id])
            lines.append(Line(id, given[id], "by_hand", (reason,)))
        else:
            reasons = tuple(rule(position, player))
            lines.append(Line(id, sum(each.points for each in reasons), "derived", reasons))
    return Score(player.name, sum(line.points for line in lines), tuple(lines))


@dataclass(frozen=True, slots=True)
class TieBreak:
    """A rule that separates players with the same total: it has a value for each, where more is better. It
    does not separate a group in which a player has no value."""

    id: str
    values: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Ranking:
    """The place of each player, who leads, and what decided first place."""

    places: tuple[int, ...]
    leaders: tuple[int, ...]
    decided_by: str


def rank_players(totals: Sequence[int], tie_breaks: Sequence[TieBreak] = ()) -> Ranking:
    """Rank players by totals, then by tie-breaks. More is better, so a game in which fewer is better gives
    negative totals.

    >>> rank_players([12, 15, 12], [TieBreak("turn-order", (2, 0, 5))]).places
    (3, 1, 2)
    """
    groups = [*_part_group(range(len(totals)), totals)]
    decided = "points"
    for tie_break in tie_breaks:
        first = len(groups[0])
        groups = [part for group in groups for part in _part_group(group, tie_break.values)]
        decided = tie_break.id if len(groups[0]) < first else decided
    leaders = tuple(sorted(groups[0]))
    return Ranking(_number_places(groups), leaders, "shared" if len(leaders) > 1 else decided)


def _part_group(group: Sequence[int], values: Sequence[int | None]) -> Iterator[list[int]]:
    """Divide a group of players into smaller ones, the best first."""
    known = [value for player in group if (value := values[player]) is not None]
    if len(known) < len(group):
        yield list(group)
        return
    for value in sorted(set(known), reverse=True):
        yield [player for player in group if values[player] == value]


def _number_places(groups: Sequence[Sequence[int]]) -> tuple[int, ...]:
    starts = accumulate(map(len, groups), initial=1)
    place = {player: start for group, start in zip(groups, starts, strict=False) for player in group}
    return tuple(place[player] for player in sorted(place))


NOT_FINISHED: Final = "not-finished"


def make_result(
    game: str,
    scores: Sequence[Score],
    ranking: Ranking,
    cautions: Iterable[Caution],
    facts: Sequence[Mapping[str, Any]] | None = None,
    why_unfinished: Reason | None = None,
) -> Result:
    """Make the result of ranked players, each with facts if the game has any; warnings of the whole table
    come last. A game gives `why_unfinished` if its rules prove that it cannot be over."""
    told = [{}] * len(scores) if facts is None else facts
    ranked = zip(scores, ranking.places, told, strict=True)
    players = tuple(Standing(each.name, each.total, place, each.lines, own) for each, place, own in ranked)
    leaders = tuple(scores[number].name for number in ranking.leaders)
    warnings = _sort_cautions(cautions)
    found = Result(game, players, "finished", leaders, leaders, ranking.decided_by, warnings)
    return found if why_unfinished is None else mark_unfinished(found, why_unfinished)


def mark_unfinished(result: Result, why: Reason) -> Result:
    """Return the result as one of an unfinished game, with a warning that says why."""
    if result.state == "unfinished":
        return result
    players = {player.name for player in result.players}
    # the game itself may win, and never leads
    leaders = tuple(name for name in result.leaders if name in players)
    warnings = _sort_cautions((Caution(NOT_FINISHED, None, {"why": why}), *result.warnings))
    return replace(
        result, state="unfinished", leaders=leaders, winners=(), decided_by=None, warnings=warnings
    )


def _sort_cautions(cautions: Iterable[Caution]) -> tuple[Caution, ...]:
    """Sort cautions: those of players first, those of the whole table last. Otherwise keep their order: by
    code, then by player."""
    return tuple(sorted(cautions, key=lambda caution: caution.player is None))
