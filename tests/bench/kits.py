"""How long a whole kit takes, beside a deck of 54 cards that the same command makes."""

from __future__ import annotations

import shutil
from statistics import median
from typing import TYPE_CHECKING

from bench.command import commands, held
from bench.deck import write_deck
from bench.measure import timed
from bench.proof import refuse_reuse
from bench.report import Target

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

KITS = ("nebula",)
DECK = 54
MOST = 12.0  # times the deck, for a kit in one ink and one language


def main(arguments: Sequence[str] | None = None) -> int:
    return held(arguments, __doc__, 5, lambda pnp, runs, work: targets(medians(pnp, runs, work)))


def medians(named: Path | None, runs: int, work: Path) -> dict[str, float]:
    """Seconds of each process, by turns, each into an empty folder; the first of each only warms."""
    pnp, _ = commands(named)
    deck, out = str(write_deck(DECK, work).with_suffix(".yaml")), work / "out"
    measured = {"deck": deck, **{kit: kit for kit in KITS}}
    taken: dict[str, list[float]] = {name: [] for name in measured}
    for _ in range(runs + 1):
        for name, asked in measured.items():
            shutil.rmtree(out, ignore_errors=True)
            run = timed([str(pnp), "make", asked, "--out", str(out)], work / "kit.log")
            refuse_reuse("pnp make", run.said)
            taken[name].append(run.seconds)
    return {name: median(seconds[1:]) for name, seconds in taken.items()}


def targets(seconds: dict[str, float]) -> tuple[Target, ...]:
    what = "the kit of {}, to a deck of 54 cards by the same command"
    return tuple(Target(what.format(kit), MOST, seconds[kit] / seconds["deck"]) for kit in KITS)
