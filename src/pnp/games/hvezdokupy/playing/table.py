"""A table in the middle of a game: what lies on the board, whose turn it is, what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pnp.games.hvezdokupy.playing.spaces import free
from pnp.games.hvezdokupy.position import Board
from pnp.games.hvezdokupy.scoring import STARS
from pnp.games.hvezdokupy.shapes import SPACES
from pnp.models.asking import Refused
from pnp.models.entries import Entry, each, whole, within
from pnp.scoring import Reason

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from pnp.games.hvezdokupy.cards import PatternCard
    from pnp.games.hvezdokupy.position import Observer
    from pnp.models.sketches import Sketch
    from pnp.scoring import Value

# What is waited for: a player's card; the Moon's roll; a rolled star; a first star; whose turn it is; Bob's
# roll before a turn; the first roll; a star or the second roll; a star by that; a move after one pair twice;
# without chance, a star on any free space; Bob's roll for a player who was too slow; a move in the last
# round, or none; a secret card at the end; nothing.
Phase: TypeAlias = Literal[
    "card", "moon", "rolled", "first", "seat", "bob", "roll", "choose", "place", "move", "any", "instead",
    "last", "show", "over",
]  # fmt: skip

SECRET = {"built": 0}  # by hand: nobody knows yet whether a card that is kept secret is built


class Setup(Struct, frozen=True):
    """What a setup card says."""

    stack: tuple[int, ...]
    stars: int
    rolled: int


class Table(Struct, frozen=True, kw_only=True):
    """`player` is who is asked, by his seat from 0; `rolls` are those of this turn; `turns` is how many have
    begun; `told` is all that has happened."""

    observers: tuple[Observer, ...]
    stars: frozenset[int]
    moon: int | None
    setup: Setup
    cards: Mapping[str, PatternCard]
    no_chance: bool = False  # the variant in which only Bob rolls
    phase: Phase = "card"
    player: int = 0
    rolls: tuple[int, ...] = ()
    turns: int = 0
    kept: frozenset[int] = frozenset()  # whose cards stay secret when all is over
    told: Sketch = ()


def setup_of(cards: Iterable[Any], players: int) -> Setup | None:
    """The setup card for so many players."""
    for card in map(Entry, cards):
        if whole(within(card, "players")) == players:
            stack = tuple(whole(rank) or 0 for rank in each(within(card, "stack")))
            return Setup(stack, *(whole(within(card, key)) or 0 for key in ("stars", "rolled")))
    return None


def board_of(table: Table) -> Board:
    without = tuple(number for number in range(SPACES) if number not in table.stars)
    return Board(without, table.moon)


def left(table: Table) -> int:
    """How many stars do not lie on the board yet."""
    return STARS - len(table.stars)


def first_stars_left(table: Table) -> int:
    """How many stars the players have still to place before the first turn; fewer than none in a game that
    has begun."""
    return len(table.observers) * table.setup.stars + table.setup.rolled - len(table.stars)


def secret(table: Table) -> tuple[int, ...]:
    """The players who keep their cards to themselves."""
    return tuple(
        number
        for number, observer in enumerate(table.observers)
        if observer.card is None and observer.by_hand == SECRET
    )


def name(table: Table) -> str:
    return table.observers[table.player].name


def telling(table: Table, message: str, /, **told: Value) -> Table:
    """The table, and one thing more that has happened there."""
    return replace(table, told=(*table.told, Reason(f"told-{message}", told)))


def with_star(table: Table, number: int) -> Table:
    return replace(table, stars=table.stars | {number})


def refuse_taken(table: Table, number: int, row: int, column: int) -> None:
    """A star needs a free space."""
    if number not in free(table.stars, table.moon):
        raise Refused("refused-moon" if number == table.moon else "refused-star", row=row, column=column)
