"""How fair a deck of tiles is: the figures of the rules' page, and the bounds that a deck of its size has."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import isqrt
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from msgspec import Struct

from pnp.games.nova_luna.scoring import face
from pnp.games.nova_luna.tiles import COLOURS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from pnp.games.nova_luna.tiles import Tile

SIZE = 68  # tiles of the deck whose figures the rules' page gives
TIMES = (1, 2, 4, 4, 3, 2, 1)  # of these, tiles of a colour with the times 1 to 7
TASKS = (4, 20, 24, 20)  # of these, tiles with 0 to 3 tasks
MOST_ASKED = 35  # percent of what the tiles of a colour ask for, of one colour
EASE = Fraction(9, 10)  # the least rank correlation of time and ease
PAIRS = 1  # of tiles that are the same, in a colour of these

ByColour: TypeAlias = "Mapping[str, tuple[int, ...]]"


class Bound(NamedTuple):
    least: int
    most: int


class Fairness(Struct, frozen=True):
    """Counted by colour: tiles by their time and by their tasks, the dots of each colour that they ask for,
    and how many tiles are there again. `ease` is a rank correlation, of each colour and of `all`, squared but
    for its sign."""

    times: ByColour
    tasks: ByColour
    asked: ByColour
    again: Mapping[str, int]
    ease: Mapping[str, Fraction]


def fairness(tiles: Sequence[Tile]) -> Fairness:
    parts = {colour: [tile for tile in tiles if tile.colour == colour] for colour in COLOURS}
    times, tasks, asked = Counter[tuple[str, int]](), Counter[tuple[str, int]](), Counter[tuple[str, str]]()
    for tile in tiles:
        times[tile.colour, tile.time] += tile.copies
        tasks[tile.colour, len(tile.tasks)] += tile.copies
        for wanted, dots in (pair for task in tile.tasks for pair in task):
            asked[tile.colour, wanted] += dots * tile.copies
    return Fairness(
        times={colour: tuple(times[colour, time] for time in range(1, 8)) for colour in COLOURS},
        tasks={colour: tuple(tasks[colour, number] for number in range(4)) for colour in COLOURS},
        asked={colour: tuple(asked[colour, wanted] for wanted in COLOURS) for colour in COLOURS},
        again={colour: sum(n - 1 for n in faces(part).values()) for colour, part in parts.items()},
        ease={name: _correlation(part) for name, part in {**parts, "all": tiles}.items()},
    )


def faces(tiles: Iterable[Tile]) -> Counter[object]:
    """How often each tile is there that is not the same as another."""
    found = Counter[object]()
    for tile in tiles:
        found[face(tile)] += tile.copies
    return found


def sizes(found: Fairness) -> tuple[int, ...]:
    """How many tiles there are of each colour."""
    return tuple(map(sum, found.times.values()))


def dots(found: Fairness) -> tuple[int, ...]:
    """How often the deck asks for each colour, counting single tiles."""
    return tuple(map(sum, zip(*found.asked.values(), strict=True)))


# A deck of another size has its share of each number, rounded down or up: to tiles where a colour is judged,
# to as many tiles as there are colours where the deck is. What cannot be had more evenly is even.


def size_bound(found: Fairness) -> Bound:
    return _share(sum(sizes(found)), 1, len(COLOURS))


def time_bounds(found: Fairness) -> tuple[Bound, ...]:
    number = sum(sizes(found))
    return tuple(_share(number, part, SIZE) for part in TIMES)


def task_bounds(found: Fairness) -> tuple[Bound, ...]:
    number = sum(sizes(found))
    return tuple(_share(number, part, SIZE, unit=len(COLOURS)) for part in TASKS)


def dots_bound(found: Fairness) -> Bound:
    return _share(sum(dots(found)), 1, len(COLOURS))


def asked_bound(asked: tuple[int, ...]) -> Bound:
    """How many of the dots of a colour's tiles may be of one colour."""
    return Bound(0, max(MOST_ASKED * sum(asked) // 100, _share(sum(asked), 1, len(COLOURS)).most))


def pairs_bound(found: Fairness) -> Bound:
    return Bound(0, max(PAIRS, PAIRS * sum(sizes(found)) // SIZE))


def within(bound: Bound, number: int) -> bool:
    return bound.least <= number <= bound.most


def ease_is_fair(found: Fairness) -> bool:
    return found.ease["all"] >= EASE**2


def thousandths(squared: Fraction) -> float:
    """A correlation of which there is the square, cut to three places, so that none seems to reach its bound
    that does not."""
    root = isqrt(int(abs(squared) * 1_000_000)) / 1000
    return root if squared >= 0 else -root


def _share(number: int, part: int, whole: int, unit: int = 1) -> Bound:
    fair, rest = divmod(number * part, whole * unit)
    return Bound(unit * fair, unit * (fair + (rest > 0)))


def _ease(tile: Tile) -> Fraction:
    """The fewer tiles its tasks ask for, the easier a tile is."""
    return sum((Fraction(1, sum(dots for _, dots in task)) for task in tile.tasks), Fraction(0))


def _correlation(tiles: Sequence[Tile]) -> Fraction:
    """Spearman's, of time and ease: squared, with its sign. Where all tiles are alike in both it is 1, where
    they are in one alone 0."""
    pairs = Counter[tuple[int, Fraction]]()
    for tile in tiles:
        pairs[tile.time, _ease(tile)] += tile.copies
    times, eases = (_from_mean([(pair[side], n) for pair, n in pairs.items()]) for side in (0, 1))
    together = sum(n * times[time] * eases[ease] for (time, ease), n in pairs.items())
    spreads = [
        sum(n * by[pair[side]] ** 2 for pair, n in pairs.items()) for side, by in enumerate((times, eases))
    ]
    if not all(spreads):
        return Fraction(not any(spreads))
    return Fraction(together * abs(together), spreads[0] * spreads[1])


def _from_mean(values: Sequence[tuple[Fraction | int, int]]) -> dict[Fraction | int, int]:
    """Twice the rank of each value, from the mean of all; those that are equal share the mean of theirs."""
    often = Counter[Fraction | int]()
    for value, number in values:
        often[value] += number
    ranks, before = {}, 0
    for value in sorted(often):
        ranks[value] = 2 * before + often[value] - often.total()
        before += often[value]
    return ranks
