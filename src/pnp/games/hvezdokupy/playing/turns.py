"""Chapter 2 of the rulebook, a turn, with the last round of chapter 3, Bob, and the time limit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pnp.games.hvezdokupy.playing.ending import ended, judged
from pnp.games.hvezdokupy.playing.spaces import allowed, free, neighbours, pair, reached, space
from pnp.games.hvezdokupy.playing.table import left, name, refuse_taken, telling, with_star
from pnp.models.asking import Refused

if TYPE_CHECKING:
    from pnp.games.hvezdokupy.playing.table import Table

WITH_BOB = 2  # players


def begun(table: Table, player: int) -> Table:
    """A turn begins. With two players Bob plays before it; without stars only a move is left."""
    turn = replace(table, player=player, rolls=(), turns=table.turns + 1)
    if left(table) == 0:
        return replace(turn, phase="last")
    return replace(turn, phase="bob" if len(table.observers) == WITH_BOB else "roll")


def finished(table: Table) -> Table:
    """The next player's turn; where the stars have run out, the round is finished and no other begun."""
    following = table.player + 1
    if left(table) > 0:
        return begun(table, following % len(table.observers))
    if following == len(table.observers):
        return ended(telling(table, "no-stars"))
    return begun(_last_round(table), following)


def _last_round(table: Table) -> Table:
    return table if table.phase == "last" else telling(table, "last-round")


def bob(table: Table, row: int, column: int) -> Table:
    """Bob's star comes to the space that was rolled for him; where that is taken, none does."""
    number, going_on = space(row, column), _after_bob if table.phase == "bob" else finished
    if number in free(table.stars, table.moon):
        told = telling(with_star(table, number), "bob", row=row, column=column)
        return judged(told, going_on)
    return going_on(telling(table, "bob-taken", row=row, column=column))


def _after_bob(table: Table) -> Table:
    if left(table) == 0:  # by this very star
        return replace(_last_round(table), phase="last")
    return replace(table, phase="roll")


def rolled(table: Table, number: int) -> Table:
    """A roll stands for two numbers. The second roll takes the place of the first; the same pair again moves
    a star; a pair that nothing can be placed by loses the turn, but not after a first roll."""
    first, second = pair(number)
    rolls = (*table.rolls, number)
    told = telling(
        replace(table, rolls=rolls),
        "roll" if len(rolls) == 1 else "second-roll",
        name=name(table),
        rolled=number,
        first=first,
        second=second,
    )
    if len(rolls) == 1:
        return replace(told, phase="choose")
    if pair(rolls[0]) == pair(rolls[1]):
        return replace(telling(told, "same-pair"), phase="move") if movable(told) else lost(told)
    return replace(told, phase="place") if placeable(told) else lost(told)


def placeable(table: Table) -> frozenset[int]:
    """The spaces that either number of the last roll allows."""
    first, second = pair(table.rolls[-1])
    return allowed(table.stars, table.moon, first) | allowed(table.stars, table.moon, second)


def movable(table: Table) -> frozenset[int]:
    """The stars that have a free space next to them."""
    return frozenset(star for star in table.stars if reached(table.stars, table.moon, star))


def given_up(table: Table) -> Table:
    """A first roll that nothing can be placed by need not be rolled again; else there is no passing."""
    if placeable(table):
        raise Refused("refused-pass")
    return lost(table)


def lost(table: Table) -> Table:
    return finished(telling(table, "lost", name=name(table)))


def placed(table: Table, row: int, column: int) -> Table:
    """A star comes to a free space with exactly as many stars next to it as one of the two numbers says."""
    number, (first, second) = space(row, column), pair(table.rolls[-1])
    refuse_taken(table, number, row, column)
    near = neighbours(table.stars, number)
    if near not in (first, second):
        raise Refused("refused-neighbours", row=row, column=column, n=near, first=first, second=second)
    told = telling(with_star(table, number), "place", name=name(table), row=row, column=column, n=near)
    return judged(told, finished)


def moved(table: Table, row: int, column: int, down: int, across: int) -> Table:
    """A star goes to a free space next to it, by side or corner; the Moon stays where it is."""
    star, number = space(row, column), space(down, across)
    if star not in table.stars:
        word = "refused-moon-moves" if star == table.moon else "refused-no-star"
        raise Refused(word, row=row, column=column)
    refuse_taken(table, number, down, across)
    if number not in reached(table.stars, table.moon, star):
        raise Refused("refused-far", row=down, column=across, from_row=row, from_column=column)
    sky = replace(table, stars=table.stars - {star} | {number})
    told = telling(sky, "move", name=name(table), row=row, column=column, to_row=down, to_column=across)
    return judged(told, finished)


def late(table: Table) -> Table:
    """Whoever is too slow loses the turn, and Bob plays in his place, as long as there are stars."""
    told = telling(table, "late", name=name(table))
    return replace(told, phase="instead") if left(table) > 0 else finished(told)
