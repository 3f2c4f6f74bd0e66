"""A game that another package brings: who saw the comet with the most tails."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pnp.models.entries import Entry, whole, within
from pnp.models.game import Form, Game, Supplies
from pnp.models.gamecards import GameCard, GameSet
from pnp.models.scalars import WholeNumber  # noqa: TC001 (pydantic reads the annotations)
from pnp.models.sheets import Player, Sheet, card, named, seats
from pnp.scoring import Reason, Result, Standing, line, ranked

if TYPE_CHECKING:
    from pnp.errors import Mistake

Watches = list[tuple[str, int]]  # who saw how many tails


@dataclass(frozen=True, slots=True, kw_only=True)
class Comet(GameCard):
    tails: WholeNumber


@dataclass(frozen=True, slots=True, kw_only=True)
class Comets(GameSet):
    cards: tuple[Comet, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Watcher(Player):
    comet: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Watch(Sheet):
    players: tuple[Watcher, ...]


def tails(comet: Entry, _: list[Mistake]) -> int | None:
    return whole(within(comet, "tails"))


def position(tree: Any, supplies: Supplies, notes: list[Mistake]) -> Watches:
    found = seats(tree, 1, 9, notes)
    return [(named(seat), card(within(seat, "comet"), "comets", supplies, notes)) for seat in found]


def score(watches: Watches) -> Result:
    ranking = ranked([seen for _, seen in watches])
    lines = [line("tails", iter([Reason("tails", {"n": seen}, seen)])) for _, seen in watches]
    players = tuple(
        Standing(name, each.points, place, (each,))
        for (name, _), place, each in zip(watches, ranking.places, lines, strict=True)
    )
    winners = tuple(players[number].name for number in ranking.winners)
    return Result("comets", players, winners, ranking.decided_by)


DECKS = {"comets": Form("comets/deck.yaml", Comets, tails)}
GAME = Game("comets", Path(__file__).parent, Watch, None, DECKS, position, score)
