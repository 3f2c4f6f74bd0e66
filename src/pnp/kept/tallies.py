"""What kept games come to: who won how often, averages, bests and lines, of games that can be compared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pnp.kept.games import KeptGame, Seat

Held: TypeAlias = "tuple[Seat, KeptGame]"
Aim: TypeAlias = Literal["most", "fewest", "none"]


class Wins(Struct, frozen=True):
    """How often somebody played, how often against others, and won of these."""

    name: str
    games: int
    contested: int
    won: int


class Best(Struct, frozen=True):
    total: int
    played: str  # the first day on which it was reached


class Scores(Struct, frozen=True):
    """What somebody has in games of one sort: averages as sums over `wins.games`. There is no best where
    points do not win."""

    wins: Wins
    total: int
    best: Best | None
    lines: tuple[int, ...]  # the sum of each line


class Sort(Struct, frozen=True):
    """Games whose points can be compared: of one game, scored by the same lines, all alone or all not."""

    game: str
    alone: bool
    lines: tuple[str, ...]


class Tally(Struct, frozen=True):
    """The games of one sort, in the order of their days, and everybody's scores in them."""

    sort: Sort
    games: tuple[KeptGame, ...]
    scores: tuple[Scores, ...]


def wins(games: Sequence[KeptGame]) -> tuple[Wins, ...]:
    """Everybody's wins: who won most often first, then who played more seldom, then by name."""
    found = [_wins(name, held) for name, held in _by_name(games).items()]
    return tuple(sorted(found, key=_rank))


def tallies(games: Sequence[KeptGame], aims: Mapping[str, Aim]) -> tuple[Tally, ...]:
    """The games by their sorts, those of a game together, the sort that was played most often first."""
    found: dict[Sort, list[KeptGame]] = {}
    for each in games:
        found.setdefault(sort_of(each), []).append(each)
    ordered = sorted(found.items(), key=lambda item: (item[0].game, -len(item[1]), item[0].lines))
    return tuple(
        Tally(sort, tuple(held), _scores(held, aims.get(sort.game, "most"))) for sort, held in ordered
    )


def sort_of(game: KeptGame) -> Sort:
    seats = game.play.seats
    return Sort(game.play.game, len(seats) == 1, tuple(id for id, _ in seats[0].lines))


def _scores(games: Sequence[KeptGame], aim: Aim) -> tuple[Scores, ...]:
    found = [_scored(name, held, aim) for name, held in _by_name(games).items()]
    return tuple(sorted(found, key=lambda scores: _rank(scores.wins)))


def _by_name(games: Sequence[KeptGame]) -> Mapping[str, list[Held]]:
    found: dict[str, list[Held]] = {}
    for each in games:
        for seat in each.play.seats:
            found.setdefault(seat.name, []).append((seat, each))
    return found


def _scored(name: str, held: Sequence[Held], aim: Aim) -> Scores:
    lines = zip(*([points for _, points in seat.lines] for seat, _ in held), strict=True)
    total = sum(seat.total for seat, _ in held)
    return Scores(_wins(name, held), total, _best(held, aim), tuple(map(sum, lines)))


def _best(held: Sequence[Held], aim: Aim) -> Best | None:
    if aim == "none":
        return None
    reached = max if aim == "most" else min
    seat, game = reached(held, key=lambda pair: pair[0].total)  # of equal ones the first
    return Best(seat.total, game.play.played)


def _wins(name: str, held: Sequence[Held]) -> Wins:
    against = [seat for seat, game in held if len(game.play.seats) > 1]
    return Wins(name, len(held), len(against), sum(seat.winner for seat in against))


def _rank(wins: Wins) -> tuple[int, int, str]:
    return -wins.won, wins.contested, wins.name
