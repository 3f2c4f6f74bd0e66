"""Chapter 1 of the rulebook: cards, the Moon, the first stars, and who begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pnp.games.hvezdokupy.cards import PatternCard, pattern
from pnp.games.hvezdokupy.playing.ending import builders, ended, judged
from pnp.games.hvezdokupy.playing.spaces import space
from pnp.games.hvezdokupy.playing.table import (
    SECRET,
    first_stars_left,
    name,
    refuse_taken,
    secret,
    telling,
    with_star,
)
from pnp.games.hvezdokupy.playing.turns import begun
from pnp.games.hvezdokupy.position import Observer
from pnp.games.hvezdokupy.sketched import pattern_of
from pnp.models.asking import Refused
from pnp.models.entries import Entry
from pnp.scoring import Reason

if TYPE_CHECKING:
    from pnp.errors import Mistake
    from pnp.games.hvezdokupy.playing.table import Table
    from pnp.models.sketches import Sketch


def prepared(table: Table) -> Table:
    """What comes next before the first turn: cards from the starting player on, the Moon, rolled stars, then
    stars from the last player backwards. Where more lie than that, the game has begun: at whose turn?"""
    for number, observer in enumerate(table.observers):
        if observer.card is None and not observer.by_hand:
            return replace(table, phase="card", player=number)
    return judged(table, _board_prepared)


def _board_prepared(table: Table) -> Table:
    if table.moon is None:
        return replace(table, phase="moon", player=0)
    if len(table.stars) < table.setup.rolled:
        return replace(table, phase="rolled", player=0)
    to_place = first_stars_left(table)
    if to_place > 0:
        return replace(table, phase="first", player=(to_place - 1) % len(table.observers))
    if to_place < 0:
        return replace(table, phase="seat", player=0)
    return begun(table, 0)


def card(table: Table, written: str) -> Table:
    """A card is dealt, or one that was secret is shown when all is over."""
    told = _with_card(table, table.player, written)
    return prepared(told) if table.phase == "card" else ended(told)


def claimed(table: Table, player: int, written: str) -> Table:
    """Whoever has built with a secret card says so at any time, and shows it."""
    if player not in secret(table):
        raise Refused("refused-no-secret", name=table.observers[player].name)
    told = _with_card(table, player, written)
    if told.observers[player].name not in builders(told):
        raise Refused("refused-not-built", name=told.observers[player].name, card=written)
    return ended(told)


def _with_card(table: Table, player: int, written: str) -> Table:
    observers = [*table.observers]
    observers[player] = Observer(observers[player].name, read_card(table, written), {})
    return replace(table, observers=tuple(observers), told=(*table.told, *held(observers[player])))


def held(observer: Observer) -> Sketch:
    """What card a player has, and what it shows."""
    card = observer.card
    if card is None:
        return (Reason("told-secret", {"name": observer.name}),)
    if card.id is None:
        return Reason("told-pattern", {"name": observer.name}), *pattern_of(card.shape)
    return Reason("told-card", {"name": observer.name, "card": card.id}), *pattern_of(card.shape)


def read_card(table: Table, written: str) -> PatternCard:
    """A card by its id, or the pattern of one that is not ours, its rows with / between them."""
    if written in table.cards:
        return table.cards[written]
    notes: list[Mistake] = []
    shape = pattern(Entry(written.replace("/", "\n")), notes) if "*" in written else None
    if shape is None:
        raise Refused("refused-pattern" if notes else "refused-card", card=written)
    return PatternCard(None, shape)


def kept(table: Table) -> Table:
    """A player keeps a card secret; in the end too, if he likes."""
    if table.phase == "show":
        return ended(replace(table, kept=table.kept | {table.player}))
    observers = [*table.observers]
    observers[table.player] = Observer(name(table), None, SECRET)
    told = (*table.told, *held(observers[table.player]))
    return prepared(replace(table, observers=tuple(observers), told=told))


def moon(table: Table, row: int, column: int) -> Table:
    """The Moon comes to the space that the starting player rolls."""
    number = space(row, column)
    refuse_taken(table, number, row, column)
    return prepared(telling(replace(table, moon=number), "moon", row=row, column=column))


def rolled_star(table: Table, row: int, column: int) -> Table:
    """With four players a star comes to a rolled space; if the Moon lies there, it is rolled for again."""
    number = space(row, column)
    refuse_taken(table, number, row, column)
    return prepared(telling(with_star(table, number), "rolled-star", row=row, column=column))


def first_star(table: Table, row: int, column: int) -> Table:
    """A player puts a star on any free space."""
    number = space(row, column)
    refuse_taken(table, number, row, column)
    return prepared(telling(with_star(table, number), "star", name=name(table), row=row, column=column))


def seat(table: Table, player: int) -> Table:
    """Of a game in progress only the players know whose turn it is."""
    return begun(telling(table, "seat", name=table.observers[player].name), player)
