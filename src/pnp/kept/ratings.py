"""How well everybody plays, by the places at tables of two or more: the model of Plackett and Luce."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.kept.games import KeptGame


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


def rated(games: Sequence[KeptGame]) -> Iterator[Rated]:
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
        told = []
        for seat, (count, _), (rating,) in zip(seats, before, after, strict=True):
            known[seat.name] = count + 1, rating
            told.append(Rating(seat.name, count + 1, rating.mu, rating.sigma))
        yield Rated(each, tuple(told))


def ratings(tables: Sequence[Rated]) -> tuple[Rating, ...]:
    """Everybody's last rating, the one first who is surely better than the others."""
    last = {rating.name: rating for table in tables for rating in table.ratings}
    return tuple(sorted(last.values(), key=lambda rating: (-surely(rating), rating.name)))


def surely(rating: Rating) -> float:
    """What somebody can do at least, with a certainty of 99.9 %."""
    return rating.skill - 3 * rating.doubt
