"""A table in the middle of a game: what lies on the board, where a star may go, whose turn it is, what comes
next."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pnp.games.hvezdokupy.position import Observer, StarBoard
from pnp.games.hvezdokupy.scoring import SIDE, SPACES, STARS
from pnp.models.questions import Refused
from pnp.scoring import Reason, Value

if TYPE_CHECKING:
    from pnp.games.hvezdokupy.cards import PatternCard, SetupCard
    from pnp.models.game import Sketch


FACES = 8  # of the die
TIED = 4  # faces between two that are tied


def find_tied_faces(rolled: int) -> tuple[int, int]:
    """The face that was rolled and the one it is tied to, the lower number first."""
    lower = (rolled - 1) % TIED + 1
    return lower, lower + TIED


def number_space(row: int, column: int) -> int:
    """The space of a row and a column, which are counted from 1."""
    return (row - 1) * SIDE + column - 1


def locate_space(number: int) -> tuple[int, int]:
    return number // SIDE + 1, number % SIDE + 1


def _list_around(number: int) -> frozenset[int]:
    row, column = locate_space(number)
    rows = range(max(row - 1, 1), min(row + 1, SIDE) + 1)
    columns = range(max(column - 1, 1), min(column + 1, SIDE) + 1)
    return frozenset(number_space(down, across) for down in rows for across in columns) - {number}


AROUND = tuple(_list_around(number) for number in range(SPACES))


def count_neighbours(stars: Collection[int], number: int) -> int:
    """How many stars lie next to a space, by side or corner; the Moon is none."""
    return len(AROUND[number].intersection(stars))


def list_free(stars: Collection[int], moon: int | None) -> frozenset[int]:
    """The spaces with neither a star nor the Moon."""
    return frozenset(range(SPACES)) - {*stars} - {moon}


def list_allowed(stars: Collection[int], moon: int | None, number: int) -> frozenset[int]:
    """The free spaces that have so many stars next to them."""
    return frozenset(each for each in list_free(stars, moon) if count_neighbours(stars, each) == number)


def list_reachable(stars: Collection[int], moon: int | None, star: int) -> frozenset[int]:
    """Where a star may move: the free spaces next to it."""
    return AROUND[star] & list_free(stars, moon)


# What is waited for: a player's card; the Moon's roll; a rolled star; a first star; whose turn it is; Bob's
# roll before a turn; the first roll; a star or the second roll; a star by that; a move after one pair twice;
# without chance, a star on any free space; Bob's roll for a player who was too slow; a move in the last
# round, or none; a secret card at the end; nothing.
Phase: TypeAlias = Literal[
    "card", "moon", "rolled", "first", "seat", "bob", "roll", "choose", "place", "move", "any", "instead",
    "last", "show", "over",
]  # fmt: skip

SECRET = {"built": 0}  # by hand: nobody knows yet whether a card that is kept secret is built


class Table(Struct, frozen=True, kw_only=True):
    """`player` is who is asked, by his seat from 0; `rolls` are those of this turn; `turns` is how many have
    begun; `told` is all that has happened."""

    observers: tuple[Observer, ...]
    stars: frozenset[int]
    moon: int | None
    setup: SetupCard
    cards: Mapping[str, PatternCard]
    no_chance: bool = False  # the variant in which only Bob rolls
    phase: Phase = "card"
    player: int = 0
    rolls: tuple[int, ...] = ()
    turns: int = 0
    kept: frozenset[int] = frozenset()  # whose cards stay secret when all is over
    told: Sketch = ()


def make_board(table: Table) -> StarBoard:
    without = tuple(number for number in range(SPACES) if number not in table.stars)
    return StarBoard(without, table.moon)


def count_stars_left(table: Table) -> int:
    """How many stars do not lie on the board yet."""
    return STARS - len(table.stars)


def count_first_stars_left(table: Table) -> int:
    """How many stars the players have still to place before the first turn; fewer than none in a game that
    has begun."""
    return len(table.observers) * table.setup.stars + table.setup.rolled - len(table.stars)


def list_secret(table: Table) -> tuple[int, ...]:
    """The players who keep their cards to themselves."""
    return tuple(
        number
        for number, observer in enumerate(table.observers)
        if observer.card is None and observer.by_hand == SECRET
    )


def name_player(table: Table) -> str:
    return table.observers[table.player].name


def add_event(table: Table, message: str, /, **told: Value) -> Table:
    """The table, and one thing more that has happened there."""
    return replace(table, told=(*table.told, Reason(f"told-{message}", told)))


def add_deed(table: Table, message: str, /, **told: Value) -> Table:
    """The table after something that the player did, who is named."""
    return add_event(table, message, name=name_player(table), **told)


def add_star(table: Table, number: int) -> Table:
    return replace(table, stars=table.stars | {number})


def find_free_space(table: Table, row: int, column: int) -> int:
    """The space of a row and a column; a star needs a free one."""
    number = number_space(row, column)
    if number not in list_free(table.stars, table.moon):
        raise Refused("refused-moon" if number == table.moon else "refused-star", row=row, column=column)
    return number
