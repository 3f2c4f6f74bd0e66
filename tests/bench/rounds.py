"""Takes turns: each job once a round, so that a noisy machine is noisy for all alike."""

from __future__ import annotations

import shutil
import sys
from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING

from tests.bench.measure import BenchError, Run, own_peak
from tests.bench.rows import MEMORY, amount

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tests.bench.jobs import Job
    from tests.bench.rows import Group, Row

SLOW = 20.0  # seconds: what takes longer runs once
QUICK = 0.2  # seconds: what takes less runs three times a turn, since it varies most
REPEATS = 3


@dataclass(frozen=True, slots=True)
class Figure:
    """What a row came to: two medians and their ratio."""

    amount: float
    base: float

    @property
    def ratio(self) -> float:
        return self.amount / self.base


def measure_rows(groups: Sequence[Group], turns: int, work: Path) -> dict[str, Figure]:
    """The figure of each row by its name."""
    figures: dict[str, Figure] = {}
    for rows in groups:
        runs = take_turns(list_jobs(rows), turns, work)
        figures |= {row.name: compute_figure(row, runs) for row in rows}
    return figures


def list_jobs(rows: Group) -> list[Job]:
    return list({job.name: job for row in rows for job in (row.base, row.job)}.values())


def take_turns(jobs: Sequence[Job], turns: int, work: Path) -> dict[str, list[Run]]:
    """a b c d a b c d …; a first run warms the caches and does not count, unless it is the only one."""
    first = {job.name: run_once(job, work) for job in jobs}
    repeats = {name: count_repeats(run.seconds) for name, run in first.items()}
    runs = {name: [] if repeats[name] else [run] for name, run in first.items()}
    for turn in range(turns):
        for job in jobs:
            show_progress(f"turn {turn + 1} of {turns}: {job.name}")
            runs[job.name] += [run_once(job, work) for _ in range(repeats[job.name])]
    return runs


def count_repeats(seconds: float) -> int:
    if seconds > SLOW:
        return 0
    return REPEATS if seconds < QUICK else 1


def run_once(job: Job, work: Path) -> Run:
    folder = work / "made"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    return job.run(folder)


def compute_figure(row: Row, runs: dict[str, list[Run]]) -> Figure:
    found = Figure(
        *(median(amount(run, row.measure) for run in runs[job.name]) for job in (row.job, row.base))
    )
    if row.measure == MEMORY and min(found.amount, found.base) <= own_peak():
        raise BenchError(f"{row.name}: the bench itself has needed as much, so this peak cannot be known")
    return found


def show_progress(line: str) -> None:
    """For who watches: the report alone goes to standard output."""
    if sys.stderr.isatty():
        print(line, file=sys.stderr)
