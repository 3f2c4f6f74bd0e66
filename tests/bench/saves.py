"""How long `--watch` takes from the save of one changed card until it says that its face was drawn."""

from __future__ import annotations

import time
from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING

from bench.command import commands, held
from bench.deck import write_deck
from bench.peers import HERE
from bench.report import Target
from watches import Watch

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

CARDS = HERE.parents[1] / "cards"
COMMANDS = ("check", "make")
MOST = 1.0  # second
ONE = "rew 1 face"  # at the beginning of a line, or after the folder


@dataclass(frozen=True, slots=True)
class Edited:
    """A set, and what its first saves turn to and fro."""

    name: str
    text: str
    now: str
    then: str

    def saved(self, number: int) -> str:
        return self.text.replace(self.now, self.then, 1) if number % 2 else self.text


def main(arguments: Sequence[str] | None = None) -> int:
    return held(arguments, __doc__, 5, lambda pnp, runs, work: targets(measured(pnp, runs, work)))


def measured(named: Path | None, runs: int, work: Path) -> dict[str, float]:
    """The median of so many saves, each looked at by a command that has done nothing else for a round."""
    _, python = commands(named)
    taken = {}
    for edited in sets(work):
        for command in COMMANDS:
            taken[f"pnp {command} --watch, {edited.name}"] = median(
                seconds(edited, command, runs, work, python)
            )
    return taken


def sets(work: Path) -> tuple[Edited, ...]:
    plain = write_deck(54, work).with_suffix(".yaml").read_text("utf-8")
    return (
        Edited("54 cards without a game", plain, "title: ", "title: The "),
        Edited("20 tasks of Nebula", ours("nebula/personal.yaml"), "red, at_least: 4", "red, at_least: 5"),
        Edited("68 tiles of Nova Luna", ours("nova-luna/tiles.yaml"), '"R2:BTY"', '"R2:BTR"'),
    )


def ours(deck: str) -> str:
    """The whole deck as one of a designer's own."""
    return f"replaces: true\n{(CARDS / deck).read_text('utf-8')}"


def seconds(edited: Edited, command: str, runs: int, work: Path, python: Path) -> list[float]:
    """The first save only warms and is left out."""
    file = work / "watched.yaml"
    file.write_text(edited.saved(0), "utf-8")
    taken = []
    with Watch(command, file.name, folder=work, python=python) as watch:
        watch.expect("Ctrl-C")
        for number in range(1, runs + 2):
            start = time.perf_counter()
            file.write_text(edited.saved(number), "utf-8")
            watch.expect(ONE)
            taken.append(time.perf_counter() - start)
    return taken[1:]


def targets(taken: dict[str, float]) -> tuple[Target, ...]:
    return tuple(
        Target(f"{what}: from the save of one card until it is told", MOST, found, unit="s")
        for what, found in taken.items()
    )
