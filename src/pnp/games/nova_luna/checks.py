"""Checks of designers' tiles: tasks that cannot be met, and the fairness of the deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import cycle
from math import isqrt
from typing import Final, TypeAlias

from msgspec import Struct

from pnp.games.nova_luna.cards import COLOURS, Tile
from pnp.games.nova_luna.fields import SIGNS
from pnp.games.nova_luna.scoring import find_face
from pnp.models.findings import Checks, Code, FairBound, Found, Subject, is_within, list_codes
from pnp.models.trees import Entry
from pnp.scoring import Reason, Value

IMPOSSIBLE = Code("nova-luna-impossible", "warning")
FEW = Code("nova-luna-few", "warning")
SIZES = Code("nova-luna-colours", "warning")
TIMES = Code("nova-luna-times", "warning")
TASKS = Code("nova-luna-tasks", "warning")
DOTS = Code("nova-luna-dots", "warning")
ASKED = Code("nova-luna-asked", "warning")
EASE = Code("nova-luna-ease", "warning")
SAME = Code("nova-luna-same", "warning")
FAIRNESS_FIGURE = Code("nova-luna-fairness", "figure")

FAIR_SIZE = 68  # tiles of the deck whose fair numbers the rules' page gives
FAIR_TIMES = (1, 2, 4, 4, 3, 2, 1)  # of these, tiles of a colour with the times 1 to 7
FAIR_TASKS = (4, 20, 24, 20)  # of these, tiles with 0 to 3 tasks
MOST_ASKED = 35  # percent: the most of one colour in the dots that a colour asks for
LEAST_EASE = Fraction(9, 10)  # the least rank correlation of time and ease
PAIRS = 1  # pairs of equal tiles that a colour of this deck may have

ByColour: TypeAlias = "Mapping[str, tuple[int, ...]]"


class Fairness(Struct, frozen=True):
    """The numbers of a deck by colour: tiles by time and by number of tasks, the dots of each colour that
    they ask for, and repeated tiles (`again`). `ease` is the rank correlation of time and ease, for each
    colour and for `all`, squared but with its sign."""

    times: ByColour
    tasks: ByColour
    asked: ByColour
    again: Mapping[str, int]
    ease: Mapping[str, Fraction]


def measure_fairness(tiles: Sequence[Tile]) -> Fairness:
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
        again={colour: sum(n - 1 for n in count_faces(part).values()) for colour, part in parts.items()},
        ease={name: _correlate(part) for name, part in {**parts, "all": tiles}.items()},
    )


def count_faces(tiles: Iterable[Tile]) -> Counter[object]:
    """Count how often each different tile is in the deck."""
    found = Counter[object]()
    for tile in tiles:
        found[find_face(tile)] += tile.copies
    return found


def count_tiles(fairness: Fairness) -> tuple[int, ...]:
    """Return the number of tiles of each colour."""
    return tuple(map(sum, fairness.times.values()))


def count_dots(fairness: Fairness) -> tuple[int, ...]:
    """Return how often the deck asks for each colour, counting single tiles."""
    return tuple(map(sum, zip(*fairness.asked.values(), strict=True)))


# A deck of another size has its share of each number, rounded down or up: to whole tiles for a colour, to
# multiples of the number of colours for the deck. Numbers that cannot be more even count as even.


def find_size_bound(fairness: Fairness) -> FairBound:
    return _find_fair_bound(sum(count_tiles(fairness)), 1, len(COLOURS))


def find_time_bounds(fairness: Fairness) -> tuple[FairBound, ...]:
    number = sum(count_tiles(fairness))
    return tuple(_find_fair_bound(number, part, FAIR_SIZE) for part in FAIR_TIMES)


def find_task_bounds(fairness: Fairness) -> tuple[FairBound, ...]:
    number = sum(count_tiles(fairness))
    return tuple(_find_fair_bound(number, part, FAIR_SIZE, unit=len(COLOURS)) for part in FAIR_TASKS)


def find_dots_bound(fairness: Fairness) -> FairBound:
    return _find_fair_bound(sum(count_dots(fairness)), 1, len(COLOURS))


def find_asked_bound(asked: tuple[int, ...]) -> FairBound:
    """Return how many of the dots of a colour's tiles may be of one colour."""
    dots = sum(asked)
    return FairBound(0, max(MOST_ASKED * dots // 100, _find_fair_bound(dots, 1, len(COLOURS)).most))


def find_pairs_bound(fairness: Fairness) -> FairBound:
    return FairBound(0, max(PAIRS, PAIRS * sum(count_tiles(fairness)) // FAIR_SIZE))


def cut_to_thousandths(squared: Fraction) -> float:
    """Return a correlation from its square, cut to three places: rounded up, it could seem to reach its
    bound."""
    root = isqrt(int(abs(squared) * 1_000_000)) / 1000
    return root if squared >= 0 else -root


def _find_fair_bound(number: int, part: int, whole: int, unit: int = 1) -> FairBound:
    fair, rest = divmod(number * part, whole * unit)
    return FairBound(unit * fair, unit * (fair + (rest > 0)))


def _measure_ease(tile: Tile) -> Fraction:
    """Measure the ease of a tile: the fewer tiles its tasks ask for, the easier it is."""
    return sum((Fraction(1, sum(dots for _, dots in task)) for task in tile.tasks), Fraction(0))


def _correlate(tiles: Sequence[Tile]) -> Fraction:
    """Return Spearman's correlation of time and ease, squared, with its sign. It is 1 if all tiles are equal
    in both, 0 if in only one."""
    pairs = Counter[tuple[int, Fraction]]()
    for tile in tiles:
        pairs[tile.time, _measure_ease(tile)] += tile.copies
    times, eases = (_rank_from_mean([(pair[side], n) for pair, n in pairs.items()]) for side in (0, 1))
    together = sum(n * times[time] * eases[ease] for (time, ease), n in pairs.items())
    sides = enumerate((times, eases))
    spreads = [sum(n * by[pair[side]] ** 2 for pair, n in pairs.items()) for side, by in sides]
    if not all(spreads):
        return Fraction(not any(spreads))
    return Fraction(together * abs(together), spreads[0] * spreads[1])


def _rank_from_mean(values: Sequence[tuple[Fraction | int, int]]) -> dict[Fraction | int, int]:
    """Return twice the rank of each value, counted from the mean rank; equal values share the mean of their
    ranks."""
    often = Counter[Fraction | int]()
    for value, number in values:
        often[value] += number
    ranks, before = {}, 0
    for value in sorted(often):
        ranks[value] = 2 * before + often[value] - often.total()
        before += often[value]
    return ranks


DECK: Final = ("cards",)  # the place of findings about the whole deck
FIRST_TASK = len("R4:")
ON_THE_WHEEL: Final = 11  # tiles at the start


def find_in_subject(subject: Subject) -> Iterator[Found]:
    """Check the whole deck that these tiles join; check nothing if it could not be read whole."""
    if subject.supplies.incomplete:
        return
    tiles: list[Tile] = [*subject.supplies.decks["tiles"].values()]
    fairness = measure_fairness(tiles)
    sizes = dict(zip(COLOURS, count_tiles(fairness), strict=True))
    for entry, tile in subject.cards:
        yield from _find_impossible_tasks(entry, tile, sizes)
    if sum(sizes.values()) < ON_THE_WHEEL:
        yield _report_deck(FEW, tiles=sum(sizes.values()), needed=ON_THE_WHEEL)
    yield from _find_uneven_numbers(fairness)
    yield from _find_equal_tiles(subject, tiles, fairness)
    yield Found(FAIRNESS_FIGURE, DECK, key=True, rows=tuple(_make_fairness_rows(fairness)), whole=True)


# A task can be met if the deck has as many tiles of each colour as it asks for, its own tile not counted. It
# asks for at most four colours, and a tile has four sides: let the tiles of each colour lie in a straight row
# from a side of their own. A row is a chain that touches the tile, and no two of them meet. With fewer tiles
# no mosaic meets it, since a chain of a colour holds tiles of that colour alone.


def _find_impossible_tasks(entry: Entry, tile: Tile, sizes: dict[str, int]) -> Iterator[Found]:
    at = FIRST_TASK
    for task in tile.tasks:
        letters = tile.code[at : at + sum(wanted for _, wanted in task)]
        for colour, wanted in task:
            available = sizes[colour] - (colour == tile.colour)
            if wanted > available:
                arguments: dict[str, Value] = {"task": letters, "colour": SIGNS[colour]}
                arguments |= {"wanted": wanted, "there": available}
                yield Found(IMPOSSIBLE, (*entry.location, "tile"), arguments, at=at)
                break
        at += len(letters) + 1


def _find_uneven_numbers(fairness: Fairness) -> Iterator[Found]:
    yield from _judge_numbers(SIZES, count_tiles(fairness), [find_size_bound(fairness)])
    for colour, times in fairness.times.items():
        yield from _judge_numbers(TIMES, times, find_time_bounds(fairness), colour)
    by_tasks = tuple(map(sum, zip(*fairness.tasks.values(), strict=True)))
    yield from _judge_numbers(TASKS, by_tasks, find_task_bounds(fairness))
    yield from _judge_numbers(DOTS, count_dots(fairness), [find_dots_bound(fairness)])
    for colour, asked in fairness.asked.items():
        most = max(asked)
        if not is_within(find_asked_bound(asked), most):
            names = {"colour": SIGNS[colour], "of": SIGNS[COLOURS[asked.index(most)]]}
            arguments = {
                "dots": most,
                "all": sum(asked),
                "percent": _measure_percent(asked),
                "most": MOST_ASKED,
            }
            yield _report_deck(ASKED, **names, **arguments)
    if fairness.ease["all"] < LEAST_EASE**2:
        yield _report_deck(EASE, found=cut_to_thousandths(fairness.ease["all"]), fair=float(LEAST_EASE))


def _judge_numbers(
    code: Code, numbers: Sequence[int], bounds: Sequence[FairBound], colour: str = ""
) -> Iterator[Found]:
    """Report numbers if any of them is out of its bound; one bound may hold for all."""
    if not all(map(is_within, cycle(bounds), numbers)):
        alike = len({*bounds}) == 1
        arguments: dict[str, Value] = {"found": tuple(numbers), "bounds": "alike" if alike else "several"}
        arguments["fair"] = tuple(map(_word_bound, bounds[:1] if alike else bounds))
        yield _report_deck(code, **arguments, **({"colour": SIGNS[colour]} if colour else {}))


def _report_deck(code: Code, **arguments: Value) -> Found:
    return Found(code, DECK, arguments, key=True, whole=True)


def _find_equal_tiles(subject: Subject, tiles: Sequence[Tile], fairness: Fairness) -> Iterator[Found]:
    """Report the last card of each repeated tile, in colours with too many of them."""
    bound, often = find_pairs_bound(fairness), count_faces(tiles)
    ids: dict[object, list[str]] = {}
    for tile in tiles:
        ids.setdefault(find_face(tile), []).append(str(tile.id))
    last = {face: entry for entry, tile in subject.cards if ids[face := find_face(tile)][-1] == tile.id}
    for face, entry in last.items():
        if often[face] > 1 and not is_within(bound, fairness.again[face[0]]):
            arguments: dict[str, Value] = {"cards": tuple(ids[face]), "number": often[face]}
            yield Found(SAME, entry.location, {**arguments, "colour": SIGNS[face[0]], "most": bound.most})


def _make_fairness_rows(fairness: Fairness) -> Iterator[tuple[Value, ...]]:
    """Yield a row for each number: of the colours, of the deck, and its fair bound."""
    colours = (Reason("fairness-colour", {"colour": SIGNS[colour]}) for colour in COLOURS)
    yield Reason("fairness-of"), *colours, Reason("fairness-all"), Reason("fairness-bound")
    yield _make_row("tiles", count_tiles(fairness), find_size_bound(fairness))
    for time, bound in enumerate(find_time_bounds(fairness), start=1):
        yield _make_row("time", [times[time - 1] for times in fairness.times.values()], bound, time)
    for number, bound in enumerate(find_task_bounds(fairness)):
        yield _make_row("tasks", [tasks[number] for tasks in fairness.tasks.values()], bound, number)
    yield _make_row("dots", count_dots(fairness), find_dots_bound(fairness))
    asked = [_measure_percent(asked) for asked in fairness.asked.values()]
    most = Reason("fairness-at-most", {"most": MOST_ASKED})
    yield Reason("fairness-asked", {"number": 0}), *asked, max(asked), most
    ease = map(cut_to_thousandths, fairness.ease.values())
    least = Reason("fairness-at-least", {"least": float(LEAST_EASE)})
    yield Reason("fairness-ease", {"number": 0}), *ease, least
    yield _make_row("same", [*fairness.again.values()], find_pairs_bound(fairness))


def _make_row(name: str, numbers: Sequence[int], bound: FairBound, number: int = 0) -> tuple[Value, ...]:
    return Reason(f"fairness-{name}", {"number": number}), *numbers, sum(numbers), _word_bound(bound)


def _measure_percent(asked: tuple[int, ...]) -> float:
    """Return how much of what a colour's tiles ask for is of one colour, in percent, rounded up: rounded
    down, it could seem to keep its bound."""
    return -(-1000 * max(asked) // max(1, sum(asked))) / 10


def _word_bound(bound: FairBound) -> Reason:
    several = "fairness-between" if bound.least else "fairness-at-most"
    return Reason("fairness-just" if bound.least == bound.most else several, bound._asdict())


def check_game() -> Checks:
    return Checks(list_codes(globals()), find_in_subject)
