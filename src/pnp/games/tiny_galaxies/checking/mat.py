"""What is looked for in mats: tracks that fall, levels that nobody can pay, dice and ships beyond number."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from pnp.games.tiny_galaxies.checking.demands import RESOURCES
from pnp.games.tiny_galaxies.scoring import FLEET
from pnp.models.findings import Code, Found

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.games.tiny_galaxies.board import Mat
    from pnp.games.tiny_galaxies.checking.demands import Stock
    from pnp.scoring import Value

FALLING = Code("tiny-galaxies-falling", "warning")
DICE = Code("tiny-galaxies-dice", "warning")
SHIPS = Code("tiny-galaxies-ships", "warning")
IDLE = Code("tiny-galaxies-idle-level", "warning")
START = Code("tiny-galaxies-start", "warning")
UNPAID = Code("tiny-galaxies-unpaid-level", "warning")
OVER = Code("tiny-galaxies-over", "warning")
ENDLESS = Code("tiny-galaxies-endless", "warning")

CODES: Final = (FALLING, DICE, SHIPS, IDLE, START, UNPAID, OVER, ENDLESS)
TRACKS: Final = ("points", "dice", "ships")
ALL_DICE: Final = 7
AT_START: Final = {"energy": 2, "culture": 1}


def found_in_mat(stock: Stock) -> Iterator[Found]:
    mat = stock.mat
    yield from _tracks(mat)
    yield from _numbers(DICE, "dice", mat.dice, ALL_DICE)
    yield from _numbers(SHIPS, "ships", mat.ships, FLEET)
    for resource in RESOURCES:
        limit, start = getattr(mat, resource), AT_START[resource]
        if limit < start:
            told = {"resource": resource, "limit": limit, "start": start}
            yield Found(START, ("limits", resource), told)
    if mat.points[0] >= mat.goal:
        yield Found(OVER, ("goal",), {"points": mat.points[0], "goal": mat.goal})
    yield from out_of_reach(stock, ("limits",), ("goal",))


def out_of_reach(stock: Stock, levels: tuple[str, ...], goal: tuple[str, ...]) -> Iterator[Found]:
    """A level that nobody can pay, and a goal above all planets and the highest level."""
    mat = stock.mat
    if stock.top < len(mat.points):
        yield Found(UNPAID, levels, _unpaid(stock), key=True, table=True)
    if stock.points < mat.goal:
        yield Found(ENDLESS, goal, {"points": stock.points, "goal": mat.goal}, key=True, table=True)


def _unpaid(stock: Stock) -> dict[str, Value]:
    """The resource of which least more would pay for every level, and how much."""
    mat, most = stock.mat, max(stock.paid.values())
    more = {each: max(1, len(mat.points) - getattr(mat, each) - stock.off[each]) for each in RESOURCES}
    resource = min(RESOURCES, key=lambda each: more[each])
    return {
        "level": stock.top + 1,
        "most": most,
        "off": "yes" if most > max(getattr(mat, each) for each in RESOURCES) else "no",
        "resource": resource,
        "more": more[resource],
    }


def _tracks(mat: Mat) -> Iterator[Found]:
    """Levels at which something falls, and those that bring nothing for their price."""
    for track in TRACKS:
        for level, (before, now) in enumerate(pairwise(getattr(mat, track)), start=2):
            if now < before:
                told = {"track": track, "level": level, "before": before, "now": now}
                yield Found(FALLING, ("empire", track, level - 1), told)
    brought = [*zip(*(getattr(mat, track) for track in TRACKS), strict=True)]
    for level, (before, now) in enumerate(pairwise(brought), start=2):
        if now == before:
            yield Found(IDLE, ("empire", "points", level - 1), {"level": level})


def _numbers(code: Code, track: str, numbers: Sequence[int], most: int) -> Iterator[Found]:
    """Levels without any dice or ships, or with more than there are."""
    for level, number in enumerate(numbers, start=1):
        if not 1 <= number <= most:
            told = {"level": level, "number": number, "most": most}
            yield Found(code, ("empire", track, level - 1), told)
