"""Takes turns: each maker once a round, so that a noisy machine is noisy for all alike."""

from __future__ import annotations

import shutil
import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bench.deck import write_deck
from bench.measure import BenchError, Run, own_peak, timed
from bench.proof import only_file, read_back, refuse_leftovers, refuse_reuse

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from bench.peers import Maker

TOO_LONG = 60.0  # seconds: who takes longer runs once
WARMING = 9  # cards of the unmeasured run that fills the caches of bytecode and of fonts


@dataclass(frozen=True, slots=True)
class Plan:
    sizes: Sequence[int]
    runs: int
    every: bool  # run those, too, that take too long
    work: Path
    keep: Path | None  # where the files are kept to look at
    python: Path  # the interpreter beside pnp, which reads the files back


@dataclass(slots=True)
class Result:
    maker: str
    cards: int
    runs: list[Run] = field(default_factory=list)
    size: int = 0  # of the file, in bytes


def take_turns(makers: Sequence[Maker], plan: Plan) -> list[Result]:
    for maker in makers:
        once(maker, WARMING, plan)
    return [result for cards in plan.sizes for result in with_deck(makers, cards, plan)]


def with_deck(makers: Sequence[Maker], cards: int, plan: Plan) -> list[Result]:
    taking_part = [maker for maker in makers if plan.every or cards <= (maker.most_cards or cards)]
    found = {maker.key: Result(maker.key, cards) for maker in taking_part}
    for maker in turns(taking_part, found, plan.runs):
        tell(f"{cards} cards, run {len(found[maker.key].runs) + 1}: {maker.label}")
        run, made = once(maker, cards, plan)
        found[maker.key].runs.append(run)
        found[maker.key].size = made.stat().st_size
        keep(made, f"{maker.key}-{cards}.pdf", plan.keep)
    return list(found.values())


def turns(makers: Sequence[Maker], found: dict[str, Result], runs: int) -> Iterator[Maker]:
    """a b c d a b c d ...; who took too long drops out."""
    for _ in range(runs):
        for maker in makers:
            if all(run.seconds <= TOO_LONG for run in found[maker.key].runs):
                yield maker


def once(maker: Maker, cards: int, plan: Plan) -> tuple[Run, Path]:
    """One run into an empty folder; what it made is read back before its time counts."""
    deck = write_deck(cards, plan.work)
    folder = plan.work / f"made-by-{maker.key}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    run = timed_into(maker, deck, folder, plan.work / f"{maker.key}.log")
    made = only_file(folder)
    read_back(made, cards, plan.python)
    return run, made


def timed_into(maker: Maker, deck: Path, folder: Path, log: Path) -> Run:
    refuse_leftovers(folder)
    run = timed(maker.command(deck, folder), log, maker.environment)
    refuse_reuse(maker.label, run.said)
    if run.memory <= own_peak():
        raise BenchError(f"{maker.label} needs no more memory than the bench itself: its peak cannot be told")
    return run


def keep(made: Path, name: str, folder: Path | None) -> None:
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(made, folder / name)


def tell(line: str) -> None:
    """Only who watches is told: the report alone goes to standard output."""
    if sys.stderr.isatty():
        print(line, file=sys.stderr)
