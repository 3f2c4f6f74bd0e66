"""What is looked for in tiles of designers: tasks that cannot be met, and how fair the deck is."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING, Final

from pnp.games.nova_luna.fairness import EASE as LEAST_EASE
from pnp.games.nova_luna.fairness import (
    MOST_ASKED,
    asked_bound,
    dots_bound,
    pairs_bound,
    size_bound,
    task_bounds,
    thousandths,
    time_bounds,
)
from pnp.games.nova_luna.fairness import dots as count_dots
from pnp.games.nova_luna.fairness import ease_is_fair as is_ease_fair
from pnp.games.nova_luna.fairness import faces as count_faces
from pnp.games.nova_luna.fairness import fairness as measure_fairness
from pnp.games.nova_luna.fairness import sizes as count_tiles
from pnp.games.nova_luna.fairness import within as is_within
from pnp.games.nova_luna.scoring import face
from pnp.games.nova_luna.shown import SIGNS
from pnp.games.nova_luna.tiles import COLOURS
from pnp.models.findings import Checks, Code, Found
from pnp.scoring import Reason

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.games.nova_luna.fairness import Bound, Fairness
    from pnp.games.nova_luna.tiles import Tile
    from pnp.models.entries import Entry
    from pnp.models.findings import Subject
    from pnp.scoring import Value

IMPOSSIBLE = Code("nova-luna-impossible", "warning")
FEW = Code("nova-luna-few", "warning")
SIZES = Code("nova-luna-colours", "warning")
TIMES = Code("nova-luna-times", "warning")
TASKS = Code("nova-luna-tasks", "warning")
DOTS = Code("nova-luna-dots", "warning")
ASKED = Code("nova-luna-asked", "warning")
EASE = Code("nova-luna-ease", "warning")
SAME = Code("nova-luna-same", "warning")
FAIRNESS = Code("nova-luna-fairness", "figure")

CODES: Final = (IMPOSSIBLE, FEW, SIZES, TIMES, TASKS, DOTS, ASKED, EASE, SAME, FAIRNESS)
DECK: Final = ("cards",)  # where it stands what is said of the whole deck
FIRST_TASK = len("R4:")
ON_THE_WHEEL: Final = 11  # tiles at the start


def find(subject: Subject) -> Iterator[Found]:
    """The deck is judged with all that it joins; of one that is not known whole nothing can be said."""
    if subject.supplies.incomplete:
        return
    tiles: list[Tile] = [*subject.supplies.decks["tiles"].values()]
    found = measure_fairness(tiles)
    sizes = dict(zip(COLOURS, count_tiles(found), strict=True))
    for entry, tile in subject.cards:
        yield from _impossible(entry, tile, sizes)
    yield from _few(sum(sizes.values()))
    yield from _uneven(found)
    yield from _same(subject.cards, tiles, found)
    yield Found(FAIRNESS, DECK, key=True, rows=tuple(_table(found)), whole=True)


# A task can be met if the deck has as many tiles of each colour as it asks for, its own tile not counted. It
# asks for at most four colours, and a tile has four sides: let the tiles of each colour lie in a straight row
# from a side of their own. A row is a chain that touches the tile, and no two of them meet. With fewer tiles
# no mosaic meets it, since a chain of a colour holds tiles of that colour alone.


def _impossible(entry: Entry, tile: Tile, sizes: dict[str, int]) -> Iterator[Found]:
    at = FIRST_TASK
    for task in tile.tasks:
        letters = tile.code[at : at + sum(wanted for _, wanted in task)]
        for colour, wanted in task:
            there = sizes[colour] - (colour == tile.colour)
            if wanted > there:
                told: dict[str, Value] = {
                    "task": letters,
                    "colour": SIGNS[colour],
                    "wanted": wanted,
                    "there": there,
                }
                yield Found(IMPOSSIBLE, (*entry.location, "tile"), told, at=at)
                break
        at += len(letters) + 1


def _few(tiles: int) -> Iterator[Found]:
    if tiles < ON_THE_WHEEL:
        yield _of_deck(FEW, tiles=tiles, needed=ON_THE_WHEEL)


def _uneven(found: Fairness) -> Iterator[Found]:
    yield from _numbers(SIZES, count_tiles(found), [size_bound(found)])
    for colour, times in found.times.items():
        yield from _numbers(TIMES, times, time_bounds(found), colour)
    by_tasks = tuple(map(sum, zip(*found.tasks.values(), strict=True)))
    yield from _numbers(TASKS, by_tasks, task_bounds(found))
    yield from _numbers(DOTS, count_dots(found), [dots_bound(found)])
    for colour, asked in found.asked.items():
        most = max(asked)
        if not is_within(asked_bound(asked), most):
            yield _of_deck(
                ASKED,
                colour=SIGNS[colour],
                of=SIGNS[COLOURS[asked.index(most)]],
                dots=most,
                all=sum(asked),
                percent=_percent(asked),
                most=MOST_ASKED,
            )
    if not is_ease_fair(found):
        yield _of_deck(EASE, found=thousandths(found.ease["all"]), fair=float(LEAST_EASE))


def _numbers(
    code: Code, numbers: Sequence[int], bounds: Sequence[Bound], colour: str = ""
) -> Iterator[Found]:
    """Numbers side by side, if any of them is out of its bound, or of that which all have."""
    if not all(map(is_within, cycle(bounds), numbers)):
        whose = {"colour": SIGNS[colour]} if colour else {}
        alike = len({*bounds}) == 1
        told: dict[str, Value] = {"found": tuple(numbers), "bounds": "alike" if alike else "several"}
        told["fair"] = tuple(map(_bound, bounds[:1] if alike else bounds))
        yield _of_deck(code, **told, **whose)


def _of_deck(code: Code, **told: Value) -> Found:
    return Found(code, DECK, told, key=True, whole=True)


def _same(cards: Sequence[tuple[Entry, Tile]], tiles: Sequence[Tile], found: Fairness) -> Iterator[Found]:
    """Of each face that is there again in a colour that has too many such, the last card."""
    bound, often = pairs_bound(found), count_faces(tiles)
    ids: dict[object, list[str]] = {}
    for tile in tiles:
        ids.setdefault(face(tile), []).append(str(tile.id))
    last = {
        face(tile): entry for entry, tile in cards if often[face(tile)] > 1 and ids[face(tile)][-1] == tile.id
    }
    for again, entry in last.items():
        if not is_within(bound, found.again[again[0]]):
            told: dict[str, Value] = {"cards": tuple(ids[again]), "number": often[again]}
            yield Found(SAME, entry.location, {**told, "colour": SIGNS[again[0]], "most": bound.most})


def _table(found: Fairness) -> Iterator[tuple[Value, ...]]:
    """Each figure of the colours, then of the deck, then what is fair."""
    colours = (Reason("fairness-colour", {"colour": SIGNS[colour]}) for colour in COLOURS)
    yield Reason("fairness-of"), *colours, Reason("fairness-all"), Reason("fairness-bound")
    yield _row("tiles", count_tiles(found), size_bound(found))
    for time, bound in enumerate(time_bounds(found), start=1):
        yield _row("time", [times[time - 1] for times in found.times.values()], bound, time)
    for number, bound in enumerate(task_bounds(found)):
        yield _row("tasks", [tasks[number] for tasks in found.tasks.values()], bound, number)
    yield _row("dots", count_dots(found), dots_bound(found))
    yield from _shares(found)
    yield _row("same", [*found.again.values()], pairs_bound(found))


def _row(name: str, numbers: Sequence[int], bound: Bound, number: int = 0) -> tuple[Value, ...]:
    return Reason(f"fairness-{name}", {"number": number}), *numbers, sum(numbers), _bound(bound)


def _shares(found: Fairness) -> Iterator[tuple[Value, ...]]:
    """What is no number of tiles."""
    asked = [_percent(asked) for asked in found.asked.values()]
    most = Reason("fairness-at-most", {"most": MOST_ASKED})
    yield Reason("fairness-asked", {"number": 0}), *asked, max(asked), most
    ease = [thousandths(squared) for squared in found.ease.values()]
    yield (
        Reason("fairness-ease", {"number": 0}),
        *ease,
        Reason("fairness-at-least", {"least": float(LEAST_EASE)}),
    )


def _percent(asked: tuple[int, ...]) -> float:
    """How much of what a colour's tiles ask for is of one colour, rounded up, so that none seems to keep its
    bound that does not."""
    return -(-1000 * max(asked) // max(1, sum(asked))) / 10


def _bound(bound: Bound) -> Reason:
    told = {"least": bound.least, "most": bound.most}
    if bound.least == bound.most:
        return Reason("fairness-just", told)
    return Reason("fairness-between" if bound.least else "fairness-at-most", told)


def checks() -> Checks:
    return Checks(CODES, find)
