"""How long it takes to find for each of the 70 cards of Nebula galaxies that meet it, and that do not."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING

from bench.command import commands, held
from bench.measure import timed
from bench.report import Target

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

HELPS = 50
# A process of its own: what it has to read and to load is counted in.
ANSWERS = """
from pnp import games
from pnp.build.supplies import shipped_supplies
from pnp.games.nebula.checking.deciding import doubts, ground, witness
supplies = shipped_supplies(games.game("nebula"))
known = ground(supplies.board)
cards = [card for deck in supplies.decks.values() for card in deck.values()]
assert len(cards) == 70
assert all(witness(known, card) and doubts(known, card) for card in cards)
"""


def main(arguments: Sequence[str] | None = None) -> int:
    return held(arguments, __doc__, 5, lambda pnp, runs, work: targets(measured(pnp, runs, work)))


def measured(named: Path | None, runs: int, work: Path) -> dict[str, float]:
    """Medians in seconds, by turns; the first of each only warms."""
    pnp, python = commands(named)
    asked = {"answers": [str(python), "-c", ANSWERS], "help": [str(pnp), "--help"]}
    taken: dict[str, list[float]] = {name: [] for name in asked}
    for _ in range(runs + 1):
        for name, command in asked.items():
            taken[name].append(timed(command, work / "answers.log").seconds)
    return {name: median(seconds[1:]) for name, seconds in taken.items()}


def targets(seconds: dict[str, float]) -> tuple[Target, ...]:
    what = "answers for the 70 cards of Nebula, to `pnp --help`"
    return (Target(what, HELPS, seconds["answers"] / seconds["help"]),)
