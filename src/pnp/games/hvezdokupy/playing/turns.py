"""Chapter 2 of the rulebook, a turn, with the last round of chapter 3, Bob, the time limit, and the variant
without chance."""

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
    """A turn begins. With two players Bob plays before it, as long as there are stars."""
    turn = replace(table, player=player, rolls=(), turns=table.turns + 1)
    bob_plays = len(table.observers) == WITH_BOB and left(table) > 0
    return replace(turn, phase="bob") if bob_plays else _own_part(turn)


def _own_part(table: Table) -> Table:
    """What the player does in a turn. Where the stars have run out, that is a move; without chance no star
    ever moves, so that the game is over then."""
    if left(table) > 0:
        return replace(table, phase="any" if table.no_chance else "roll")
    if table.no_chance:
        return _out_of_stars(table)
    return replace(table if table.phase == "last" else telling(table, "last-round"), phase="last")


def _out_of_stars(table: Table) -> Table:
    return ended(telling(table, "no-stars"))


def finished(table: Table) -> Table:
    """The next player's turn; where the stars have run out, the round is finished and no other begun."""
    following = table.player + 1
    if left(table) == 0 and following == len(table.observers):
        return _out_of_stars(table)
    return begun(table, following % len(table.observers))


def bob(table: Table, row: int, column: int) -> Table:
    """Bob's star comes to the space that was rolled for him; where that is taken, none does."""
    number, going_on = space(row, column), _own_part if table.phase == "bob" else finished
    if number in free(table.stars, table.moon):
        told = telling(with_star(table, number), "bob", row=row, column=column)
        return judged(told, going_on)
    return going_on(telling(table, "bob-taken", row=row, column=column))


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


def placed_anywhere(table: Table, row: int, column: int) -> Table:
    """Without chance a star comes to any free space."""
    number = space(row, column)
    refuse_taken(table, number, row, column)
    told = telling(with_star(table, number), "star", name=name(table), row=row, column=column)
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


def moved_none(table: Table) -> Table:
    """In the last round a star may be moved, and need not be."""
    return finished(telling(table, "move-none", name=name(table)))


def late(table: Table) -> Table:
    """Whoever is too slow loses the turn, and Bob plays in his place, as long as there are stars."""
    told = telling(table, "late", name=name(table))
    return replace(told, phase="instead") if left(table) > 0 else finished(told)
