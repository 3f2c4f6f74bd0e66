"""What the bench found: medians, ratios to the plain script, targets reached or missed, as text or JSON."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from statistics import median
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bench.rounds import Result

Medians: TypeAlias = tuple[float, int, int]  # seconds, bytes of memory, bytes of the file

BASE = "plain"  # the ratios are to this maker


@dataclass(frozen=True, slots=True)
class Row:
    """One maker with so many cards; a ratio is None where the plain script was not measured."""

    maker: str
    cards: int
    seconds: float
    memory: int  # bytes
    size: int  # bytes
    runs: int
    time_ratio: float | None
    memory_ratio: float | None
    size_ratio: float | None


@dataclass(frozen=True, slots=True)
class Target:
    """What must be at most, or at least, so much; `found` is None where it was not measured."""

    what: str
    bound: float
    found: float | None
    at_least: bool = False
    unit: str = "x"


def rows(results: Sequence[Result]) -> tuple[Row, ...]:
    bases = {result.cards: medians(result) for result in results if result.maker == BASE}
    return tuple(row(result, bases.get(result.cards)) for result in results)


def row(result: Result, base: Medians | None) -> Row:
    found = medians(result)
    time, memory, size = (
        (ours / theirs for ours, theirs in zip(found, base, strict=True)) if base else (None, None, None)
    )
    return Row(result.maker, result.cards, *found, len(result.runs), time, memory, size)


def medians(result: Result) -> Medians:
    seconds = median(run.seconds for run in result.runs)
    return seconds, round(median(run.memory for run in result.runs)), result.size


def targets(table: Sequence[Row], start: float | None) -> tuple[Target, ...]:
    """What pnp must reach; `start` is the time of `pnp --help` over that of `python -c pass`."""
    middle, large, slow = of("pnp", 540, table), of("pnp", 5400, table), of("protograf", 540, table)
    ahead = slow.seconds / middle.seconds if slow and middle else None
    return (
        Target("time at 540 cards, to the plain script", 2.0, middle.time_ratio if middle else None),
        Target("time at 5,400 cards, to the plain script", 1.0, large.time_ratio if large else None),
        Target("peak memory at 5,400 cards, to the plain script", 2.0, large.memory_ratio if large else None),
        Target("file at 5,400 cards, to the plain script", 0.5, large.size_ratio if large else None),
        Target("protograf's time at 540 cards, to pnp", 15.0, ahead, at_least=True),
        Target("time of pnp --help, to python -c pass", 8.0, start),
    )


def of(maker: str, cards: int, table: Sequence[Row]) -> Row | None:
    return next((row for row in table if (row.maker, row.cards) == (maker, cards)), None)


def reached(target: Target) -> bool:
    """What was not measured is not reached."""
    if target.found is None:
        return False
    return target.found >= target.bound if target.at_least else target.found <= target.bound


def as_text(table: Sequence[Row], aims: Sequence[Target], labels: Mapping[str, str], runs: int) -> str:
    head = f"{'cards':>6}  {'maker':<30}{'time':>10}{'x':>7}{'memory':>10}{'x':>7}{'file':>11}{'x':>7}  runs"
    lines = [head, *(row_line(row, labels[row.maker]) for row in table), "", *map(target_line, aims)]
    note = f"Medians; x is the ratio to the {labels[BASE]}." if BASE in labels else "Medians."
    few = sorted({labels[row.maker] for row in table if row.runs < runs})
    seldom = [f"Fewer than {runs} runs, since one takes over a minute: {', '.join(few)}."] if few else []
    return "\n".join([*lines, "", note, *seldom])


def row_line(row: Row, label: str) -> str:
    return (
        f"{row.cards:>6,}  {label:<30}{row.seconds:>8.3f} s{times(row.time_ratio)}"
        f"{row.memory / 1e6:>7.1f} MB{times(row.memory_ratio)}"
        f"{row.size / 1e6:>8.2f} MB{times(row.size_ratio)}  {row.runs:>4}"
    )


def times(ratio: float | None) -> str:
    return f"{'':>7}" if ratio is None else f"{ratio:>7.2f}"


def target_line(target: Target) -> str:
    bound = f"{'at least' if target.at_least else 'at most'} {target.bound:g} {target.unit}"
    if target.found is None:
        return f"not measured  {target.what}: {bound}"
    verdict = "reached" if reached(target) else "MISSED"
    return f"{verdict:<12}  {target.what}: {target.found:.2f} {target.unit}, {bound}"


def as_json(table: Sequence[Row], aims: Sequence[Target], starts: Mapping[str, float]) -> str:
    told = {
        "rows": [asdict(row) for row in table],
        "starts": dict(starts),
        "targets": [{**asdict(aim), "reached": reached(aim)} for aim in aims],
    }
    return json.dumps(told, indent=2)
