"""How long the kits of all games take in one call, and each alone, beside a deck of 54 cards."""

from __future__ import annotations

import shutil
from statistics import median
from typing import TYPE_CHECKING

from bench.command import commands, held
from bench.deck import write_deck
from bench.measure import BenchError, own_peak, timed
from bench.peers import HERE
from bench.proof import refuse_reuse
from bench.report import Target

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bench.measure import Run

KITS = tuple(sorted(file.parent.name for file in (HERE.parents[1] / "cards").glob("*/kit.yaml")))
DECK, ALL = "deck", "all"
CARDS = 54
MOST_ALONE, MOST = 12.0, 30.0  # times the deck: a kit, and all of them, in one ink and one language
MOST_MEMORY = 300.0  # MB


def main(arguments: Sequence[str] | None = None) -> int:
    return held(arguments, __doc__, 5, lambda pnp, runs, work: targets(measured(pnp, runs, work)))


def measured(named: Path | None, runs: int, work: Path) -> dict[str, list[Run]]:
    """Each process by turns, each into an empty folder; the first of each only warms and is left out."""
    pnp, _ = commands(named)
    deck, out = str(write_deck(CARDS, work).with_suffix(".yaml")), work / "out"
    asked = {DECK: (deck,), **{kit: (kit,) for kit in KITS}, ALL: KITS}
    taken: dict[str, list[Run]] = {name: [] for name in asked}
    for _ in range(runs + 1):
        for name, sets in asked.items():
            shutil.rmtree(out, ignore_errors=True)
            run = timed([str(pnp), "make", *sets, "--out", str(out)], work / "kit.log")
            refuse_reuse("pnp make", run.said)
            taken[name].append(run)
    return {name: found[1:] for name, found in taken.items()}


def targets(taken: dict[str, list[Run]]) -> tuple[Target, ...]:
    seconds = {name: median(run.seconds for run in runs) for name, runs in taken.items()}
    megabytes = median(run.memory for run in taken[ALL]) / 1e6
    if megabytes <= own_peak() / 1e6:
        raise BenchError("the kits need no more memory than the bench itself: their peak cannot be told")
    to = "to a deck of 54 cards by the same command"
    return (
        *(Target(f"the kit of {kit}, {to}", MOST_ALONE, seconds[kit] / seconds[DECK]) for kit in KITS),
        Target(f"the {len(KITS)} kits in one call, {to}", MOST, seconds[ALL] / seconds[DECK]),
        Target("the memory of that call, at its peak", MOST_MEMORY, megabytes, unit="MB"),
    )
