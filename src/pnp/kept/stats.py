"""What kept games come to: those that are asked for, wins, averages, bests, and how well everybody plays."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pnp.errors import UsageError, phrase, suggest

if TYPE_CHECKING:
    from pnp.kept.store import KeptGame, KeptPlay, Seat

_DAY: Final = re.compile(r"[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?")


class Wanted(Struct, frozen=True):
    """Games of one kind, which all these played, from a day to another; None and nothing is any. A day may be
    a month or a year, which are meant whole."""

    game: str | None = None
    players: tuple[str, ...] = ()
    since: str | None = None
    until: str | None = None


def choose_games(games: Sequence[KeptGame], wanted: Wanted) -> tuple[KeptGame, ...]:
    """The games that are wanted; a name that stands in none of them is taken for a slip."""
    games = _spell_alike(games)
    players = [_find_player(name, games) for name in wanted.players]
    since, until = (_check_day(day) for day in (wanted.since, wanted.until))

    def is_wanted(play: KeptPlay) -> bool:
        is_in_time = (since or "") <= play.played and (until is None or play.played[: len(until)] <= until)
        sat_there = {*players} <= {seat.name for seat in play.seats}
        return is_in_time and sat_there and wanted.game in (None, play.game)

    return tuple(each for each in games if is_wanted(each.play))


def _spell_alike(games: Sequence[KeptGame]) -> list[KeptGame]:
    """The games with each name as it was spelt first, but where two at one table differ in capitals alone."""
    first: dict[str, str] = {}
    for seat in (seat for each in games for seat in each.play.seats):
        first.setdefault(seat.name.casefold(), seat.name)
    found = []
    for each in games:
        seats = tuple(replace(seat, name=first[seat.name.casefold()]) for seat in each.play.seats)
        told_apart = len({seat.name for seat in seats}) == len(seats)
        found.append(replace(each, play=replace(each.play, seats=seats)) if told_apart else each)
    return found


def _find_player(name: str, games: Iterable[KeptGame]) -> str:
    """The player who is meant, in any case."""
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


class GameSort(Struct, frozen=True):
    """Games whose points can be compared: of one game, scored by the same lines, all alone or all not."""

    game: str
    alone: bool
    lines: tuple[str, ...]


class Tally(Struct, frozen=True):
    """The games of one sort, in the order of their days, and everybody's scores in them."""

    sort: GameSort
    games: tuple[KeptGame, ...]
    scores: tuple[Scores, ...]


def count_wins(games: Sequence[KeptGame]) -> tuple[Wins, ...]:
    """Everybody's wins: who won most often first, then who played more seldom, then by name."""
    found = [_count_wins(name, held) for name, held in _group_by_name(games).items()]
    return tuple(sorted(found, key=_rank_wins))


def make_tallies(games: Sequence[KeptGame], aims: Mapping[str, Aim]) -> tuple[Tally, ...]:
    """The games by their sorts, those of a game together, the sort that was played most often first."""
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
    found = [_score_player(name, held, aim) for name, held in _group_by_name(games).items()]
    return tuple(sorted(found, key=lambda scores: _rank_wins(scores.wins)))


def _group_by_name(games: Sequence[KeptGame]) -> Mapping[str, list[Held]]:
    found: dict[str, list[Held]] = {}
    for each in games:
        for seat in each.play.seats:
            found.setdefault(seat.name, []).append((seat, each))
    return found


def _score_player(name: str, held: Sequence[Held], aim: Aim) -> Scores:
    lines = zip(*([points for _, points in seat.lines] for seat, _ in held), strict=True)
    total = sum(seat.total for seat, _ in held)
    return Scores(_count_wins(name, held), total, _find_best(held, aim), tuple(map(sum, lines)))


def _find_best(held: Sequence[Held], aim: Aim) -> Best | None:
    if aim == "none":
        return None
    reached = max if aim == "most" else min
    seat, game = reached(held, key=lambda pair: pair[0].total)  # of equal ones the first
    return Best(seat.total, game.play.played)


def _count_wins(name: str, held: Sequence[Held]) -> Wins:
    against = [seat for seat, game in held if len(game.play.seats) > 1]
    return Wins(name, len(held), len(against), sum(seat.winner for seat in against))


def _rank_wins(wins: Wins) -> tuple[int, int, str]:
    return -wins.won, wins.contested, wins.name


class Rating(Struct, frozen=True):
    """What a table says of a player: how well he plays, and how sure that is (a standard deviation)."""

    name: str
    games: int
    skill: float
    doubt: float


class Rated(Struct, frozen=True):
    """The ratings of those who sat at a table, after it."""

    game: KeptGame
    ratings: tuple[Rating, ...]


def rate_tables(games: Sequence[KeptGame]) -> Iterator[Rated]:
    """Table by table in the order given; whoever plays alone, or against the game, is not rated. Equal places
    are a tie, whatever the points."""
    from openskill.models import PlackettLuce  # takes its time to load

    model = PlackettLuce()
    known: dict[str, tuple[int, Any]] = {}
    for each in games:
        seats = each.play.seats
        if len(seats) < 2:
            continue
        before = [known.get(seat.name, (0, model.rating())) for seat in seats]
        after = model.rate([[rating] for _, rating in before], ranks=[float(seat.place) for seat in seats])
        ratings = []
        for seat, (count, _), (rating,) in zip(seats, before, after, strict=True):
            known[seat.name] = count + 1, rating
            ratings.append(Rating(seat.name, count + 1, rating.mu, rating.sigma))
        yield Rated(each, tuple(ratings))


def list_ratings(tables: Sequence[Rated]) -> tuple[Rating, ...]:
    """Everybody's last rating, the one first who is surely better than the others."""
    last = {rating.name: rating for table in tables for rating in table.ratings}
    # What somebody can do at least, with a certainty of 99.9 %, is three standard deviations below his skill.
    return tuple(sorted(last.values(), key=lambda each: (3 * each.doubt - each.skill, each.name)))
