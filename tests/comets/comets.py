"""A game that another package brings: who saw the comet with the most tails."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pnp.figures.figure import figure
from pnp.figures.marks import filled
from pnp.figures.points import dot
from pnp.geometry import centre
from pnp.models.cards import Card
from pnp.models.entries import Entry, whole, within, wrong
from pnp.models.game import Form, Game, Supplies
from pnp.models.gamecards import GameSet
from pnp.models.scalars import WholeNumber  # noqa: TC001 (pydantic reads the annotations)
from pnp.models.sheets import Player, Sheet, by_hand, card, named, seats
from pnp.scoring import Reason, Result, ranked, result, scored

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.errors import Mistake
    from pnp.figures.palette import Palette
    from pnp.geometry import Box
    from pnp.scene import Shape


@dataclass(frozen=True, slots=True, kw_only=True)
class Comet(Card):
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


@dataclass(frozen=True, slots=True)
class Seen:
    """Who saw how many tails."""

    name: str
    by_hand: dict[str, int]
    tails: int


def made_comet(comet: Entry, notes: list[Mistake]) -> int | None:
    tails = within(comet, "tails")
    if (number := whole(tails)) is not None and number < 0:
        notes.append(wrong(tails, "a comet has tails", "write how many"))
    return number


def position(tree: Any, supplies: Supplies, notes: list[Mistake]) -> tuple[Seen, ...]:
    return tuple(_seen(seat, supplies, notes) for seat in seats(tree, 1, 9, notes))


def _seen(seat: Entry, supplies: Supplies, notes: list[Mistake]) -> Seen:
    seen = card(within(seat, "comet"), "comets", supplies, notes)
    return Seen(named(seat), by_hand(seat, RULES, notes), seen)


def tails(_: object, watcher: Seen) -> Iterator[Reason]:
    yield Reason("tails", {"n": watcher.tails}, watcher.tails)


RULES = {"tails": tails}


def score(watchers: tuple[Seen, ...]) -> Result:
    scores = [scored(RULES, watchers, watcher) for watcher in watchers]
    return result("comets", scores, ranked([each.total for each in scores]), cautions=())


def shown(tails: int, _board: None) -> dict[str, Any]:
    return {"title": Reason("tails", {"n": tails}), "streaks": ("streak",) * tails}


def comet(box: Box, palette: Palette) -> tuple[Shape, ...]:
    return filled(palette, "mark", dot(centre(box), box.width / 2))


def drawn(_board: None) -> dict[str, Any]:
    return {"comets-head": figure("The head of a comet.", comet)}


def pictured(watchers: tuple[Seen, ...], _: Result) -> list[dict[str, Any]]:
    return [{"streaks": ("streak",) * watcher.tails} for watcher in watchers]


DECKS = {"comets": Form("comets/deck.yaml", Comets, made_comet, shown)}
GAME = Game("comets", Path(__file__).parent, Watch, None, DECKS, position, score, drawn, pictured)
