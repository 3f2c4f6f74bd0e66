"""The statistics of kept games: a choice of games, wins, averages, bests, and ratings."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pnp.errors import UsageError, phrase, suggest

if TYPE_CHECKING:
    from pnp.kept.store import KeptGame, KeptPlay, PlayerResult

_DAY: Final = re.compile(r"[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?")


class GameChoice(Struct, frozen=True):
    """A choice of games: of one game, played by all these players, from one day to another; None and an empty
    value mean any. A day may be a whole month or year."""

    game: str | None = None
    players: tuple[str, ...] = ()
    since: str | None = None
    until: str | None = None


def choose_games(games: Sequence[KeptGame], wanted: GameChoice) -> tuple[KeptGame, ...]:
    """Return the wanted games; refuse a name that is in none of the games."""
    games = _spell_alike(games)
    players = [_find_player(name, games) for name in wanted.players]
    since, until = (_check_day(day) for day in (wanted.since, wanted.until))

    def is_wanted(play: KeptPlay) -> bool:
        is_in_time = (since or "") <= play.played and (until is None or play.played[: len(until)] <= until)
        all_played = {*players} <= {seat.name for seat in play.seats}
        return is_in_time and all_played and wanted.game in (None, play.game)

    return tuple(each for each in games if is_wanted(each.play))


def _spell_alike(games: Sequence[KeptGame]) -> list[KeptGame]:
    """Return the games with each name as it was first spelt, unless two players at one table differ in
    capitals alone."""
    first: dict[str, str] = {}
    for seat in (seat for each in games for seat in each.play.seats):
        first.setdefault(seat.name.casefold(), seat.name)
    respelt = []
    for each in games:
        seats = tuple(replace(seat, name=first[seat.name.casefold()]) for seat in each.play.seats)
        are_distinct = len({seat.name for seat in seats}) == len(seats)
        respelt.append(replace(each, play=replace(each.play, seats=seats)) if are_distinct else each)
    return respelt


def _find_player(name: str, games: Iterable[KeptGame]) -> str:
    """Return the player whom a name means, in any case."""
    names = dict.fromkeys(seat.name for each in games for seat in each.play.seats)
    if name in names:
        return name
    same = [each for each in names if each.casefold() == name.casefold()]
    if not same:
        raise UsageError(phrase("no-kept-game-was-played-by-name", name=name), suggest(name, names))
    return same[0]


def _check_day(day: str | None) -> str | None:
    if day is not None and not _DAY.fullmatch(day):
        right = phrase("write-it-as-2026-11-18-month-as-2026-11-year")
        raise UsageError(phrase("day-is-no-day", day=day), right)
    return day


PlayedSeat: TypeAlias = "tuple[PlayerResult, KeptGame]"
Aim: TypeAlias = Literal["most", "fewest", "none"]


class Wins(Struct, frozen=True):
    """A player's number of games, of games against others, and of wins in these."""

    name: str
    games: int
    contested: int
    won: int


class Best(Struct, frozen=True):
    total: int
    played: str  # the first day on which it was reached


class Scores(Struct, frozen=True):
    """A player's scores in games of one sort; averages are the sums divided by `wins.games`. There is no best
    if points do not win."""

    wins: Wins
    total: int
    best: Best | None
    lines: tuple[int, ...]  # the sum of each line


class GameSort(Struct, frozen=True):
    """A sort of games whose points can be compared: of one game, scored by the same lines, all alone or all
    not."""

    game: str
    alone: bool
    lines: tuple[str, ...]


class Tally(Struct, frozen=True):
    """The games of one sort, in the order of their days, and everybody's scores in them."""

    sort: GameSort
    games: tuple[KeptGame, ...]
    scores: tuple[Scores, ...]


def count_wins(games: Sequence[KeptGame]) -> tuple[Wins, ...]:
    """Count everybody's wins; sort by most wins, then by fewest games against others, then by name."""
    wins = [_count_wins(name, results) for name, results in _group_by_name(games).items()]
    return tuple(sorted(wins, key=_rank_wins))


def make_tallies(games: Sequence[KeptGame], aims: Mapping[str, Aim]) -> tuple[Tally, ...]:
    """Group the games by their sorts, those of a game together, the sort that was played most often first."""
    found: dict[GameSort, list[KeptGame]] = {}
    for each in games:
        found.setdefault(find_sort(each), []).append(each)
    ordered = sorted(found.items(), key=lambda item: (item[0].game, -len(item[1]), item[0].lines))
    aim = {sort: aims.get(sort.game, "most") for sort in found}
    return tuple(Tally(sort, tuple(held), _make_scores(held, aim[sort])) for sort, held in ordered)


def find_sort(game: KeptGame) -> GameSort:
    seats = game.play.seats
    return GameSort(game.play.game, len(seats) == 1, tuple(id for id, _ in seats[0].lines))


def _make_scores(games: Sequence[KeptGame], aim: Aim) -> tuple[Scores, ...]:
    scores_of_all = [_score_player(name, results, aim) for name, results in _group_by_name(games).items()]
    return tuple(sorted(scores_of_all, key=lambda scores: _rank_wins(scores.wins)))


def _group_by_name(games: Sequence[KeptGame]) -> Mapping[str, list[PlayedSeat]]:
    by_name: dict[str, list[PlayedSeat]] = {}
    for each in games:
        for seat in each.play.seats:
            by_name.setdefault(seat.name, []).append((seat, each))
    return by_name


def _score_player(name: str, results: Sequence[PlayedSeat], aim: Aim) -> Scores:
    lines = zip(*([points for _, points in seat.lines] for seat, _ in results), strict=True)
    total = sum(seat.total for seat, _ in results)
    return Scores(_count_wins(name, results), total, _find_best(results, aim), tuple(map(sum, lines)))


def _find_best(results: Sequence[PlayedSeat], aim: Aim) -> Best | None:
    if aim == "none":
        return None
    choose_best = max if aim == "most" else min
    seat, game = choose_best(results, key=lambda pair: pair[0].total)  # of equal ones the first
    return Best(seat.total, game.play.played)


def _count_wins(name: str, results: Sequence[PlayedSeat]) -> Wins:
    against = [seat for seat, game in results if len(game.play.seats) > 1]
    return Wins(name, len(results), len(against), sum(seat.winner for seat in against))


def _rank_wins(wins: Wins) -> tuple[int, int, str]:
    return -wins.won, wins.contested, wins.name


class Rating(Struct, frozen=True):
    """A player's rating after a table: the skill, and the doubt about it (a standard deviation)."""

    name: str
    games: int
    skill: float
    doubt: float


class TableRatings(Struct, frozen=True):
    """The ratings of a table's players after it."""

    game: KeptGame
    ratings: tuple[Rating, ...]


def rate_tables(games: Sequence[KeptGame]) -> Iterator[TableRatings]:
    """Yield the ratings table by table, in the order given. A player alone, or against the game, is not
    rated. Equal places are a tie, even with different points."""
    from openskill.models import PlackettLuce  # slow to load

    model = PlackettLuce()
    ratings_by_name: dict[str, tuple[int, Any]] = {}
    for each in games:
        seats = each.play.seats
        if len(seats) < 2:
            continue
        before = [ratings_by_name.get(seat.name, (0, model.rating())) for seat in seats]
        after = model.rate([[rating] for _, rating in before], ranks=[float(seat.place) for seat in seats])
        ratings = []
        for seat, (count, _), (rating,) in zip(seats, before, after, strict=True):
            ratings_by_name[seat.name] = count + 1, rating
            ratings.append(Rating(seat.name, count + 1, rating.mu, rating.sigma))
        yield TableRatings(each, tuple(ratings))


def list_ratings(tables: Sequence[TableRatings]) -> tuple[Rating, ...]:
    """List everybody's last rating, the most certainly good player first."""
    last = {rating.name: rating for table in tables for rating in table.ratings}
    # With a certainty of 99.9 %, a player's skill is at least three standard deviations below the estimate.
    return tuple(sorted(last.values(), key=lambda each: (3 * each.doubt - each.skill, each.name)))
