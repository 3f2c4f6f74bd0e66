"""The rows of the bench: what is measured, as a ratio to what. Less is better in each of them.

No base is ours: where pnp was made faster, a ratio to it would look worse.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from tests.bench import jobs

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tests.bench.jobs import Job, Place
    from tests.bench.measure import Run

TIME, PROCESSOR, MEMORY, FILE = "time", "processor", "memory", "file"


@dataclass(frozen=True, slots=True)
class Row:
    job: Job
    base: Job
    measure: str = PROCESSOR
    short: bool = False  # whether the short form measures it, too

    @property
    def name(self) -> str:
        return f"{self.job.name}, {self.measure} to {self.base.name}"


Group: TypeAlias = "Sequence[Row]"  # the jobs of a group take turns


def amount(run: Run, measure: str) -> float:
    return {TIME: run.seconds, PROCESSOR: run.processor, MEMORY: run.memory, FILE: run.size}[measure]


def list_groups(place: Place) -> Iterator[Group]:
    yield from deck_rows(place)
    yield kit_rows(place)
    yield from check_rows(place)
    yield score_rows(place)
    yield (Row(jobs.show_help(place), jobs.start_python(place)),)
    yield (Row(jobs.answers(place), jobs.plain(54, place)),)
    yield save_rows(place)


def deck_rows(place: Place) -> Iterator[Group]:
    ours, plain = jobs.pnp(54, place), jobs.plain(54, place)
    yield (
        Row(ours, plain, short=True),
        Row(ours, plain, TIME),
        Row(jobs.pnp_own_layout(54, place), plain),
        Row(ours, jobs.typst(54, place), TIME),
    )
    ours, plain = jobs.pnp(540, place), jobs.plain(540, place)
    yield (
        Row(ours, plain, short=True),
        Row(ours, plain, TIME),
        Row(ours, jobs.typst(540, place), TIME),
        Row(ours, jobs.protograf(540, place), TIME),
    )
    ours, plain = jobs.pnp(5400, place), jobs.plain(5400, place)
    yield (
        *(Row(ours, plain, measure) for measure in (PROCESSOR, TIME, MEMORY, FILE)),
        Row(ours, jobs.plain(5400, place, ".yaml")),
        Row(ours, jobs.typst(5400, place), TIME),
    )


def kit_rows(place: Place) -> Group:
    plain = jobs.plain(54, place)
    nebula, every = jobs.make("nebula", place, "nebula"), jobs.make("all kits", place, *jobs.games())
    return (Row(nebula, plain, TIME), Row(every, plain, TIME), Row(every, plain, MEMORY))


def check_rows(place: Place) -> Iterator[Group]:
    plain = jobs.plain(54, place)
    for game in jobs.games():
        largest = jobs.largest_deck(game)
        name = f"{game}/{largest.stem}"
        yield (Row(jobs.check_deck(name, place), plain), Row(jobs.make(name, place, largest), plain))
    yield (Row(jobs.check_shipped(place), plain),)


def score_rows(place: Place) -> Group:
    base = jobs.bare_imports(place)
    measured = (
        *(jobs.score_one(number, place) for number in range(len(jobs.games()))),
        jobs.score_many(1_000, place),
        jobs.score_boards(10_000, place),
    )
    return tuple(Row(job, base) for job in measured)


def save_rows(place: Place) -> Group:
    plain = jobs.plain(54, place)
    sets = jobs.edited_sets()
    return tuple(
        Row(jobs.save(command, each, place), plain, TIME) for each in sets for command in ("check", "make")
    )
