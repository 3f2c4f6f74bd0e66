"""How long pnp takes to score one sheet, a thousand in one call, and ten thousand star boards by Python."""

from __future__ import annotations

import json
import random
from statistics import median
from typing import TYPE_CHECKING

import yaml

from bench.command import commands, held
from bench.measure import timed
from bench.report import Target
from bench.sheets import mixed, star_board

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

GAMES = 5
MANY = 1_000
BOARDS = 10_000

# What every command of this kind has to pay for: the command line, YAML, one model.
BASE = """
import typer, yaml
from pydantic import BaseModel

class Sheet(BaseModel):
    game: str
    players: list[str]

Sheet(game="nebula", players=["Ester"])
"""
BY_PYTHON = """
import json, sys
from pnp import score
with open(sys.argv[1], encoding="utf-8") as file:
    sheets = json.load(file)
for sheet in sheets:
    score(sheet)
"""


def main(arguments: Sequence[str] | None = None) -> int:
    return held(arguments, __doc__, 7, lambda pnp, runs, work: targets(medians(pnp, runs, work)))


def medians(named: Path | None, runs: int, work: Path) -> dict[str, float]:
    """Seconds of each process, by turns; the first of each only warms."""
    pnp, python = commands(named)
    files = [str(written(work, number)) for number in range(MANY)]
    boards = work / "boards.json"
    boards.write_text(json.dumps([star_board(random.Random(each)) for each in range(BOARDS)]), "utf-8")
    measured = {
        "base": [str(python), "-c", BASE],
        **{f"one {number}": [str(pnp), "score", files[number]] for number in range(GAMES)},
        "many": [str(pnp), "score", *files],
        "boards": [str(python), "-c", BY_PYTHON, str(boards)],
    }
    taken: dict[str, list[float]] = {name: [] for name in measured}
    for _ in range(runs + 1):
        for name, command in measured.items():
            taken[name].append(timed(command, work / "score.log").seconds)
    return {name: median(seconds[1:]) for name, seconds in taken.items()}


def written(work: Path, number: int) -> Path:
    path = work / f"{number:04}.yaml"
    path.write_text(yaml.safe_dump(mixed(number), allow_unicode=True, sort_keys=False), "utf-8")
    return path


def targets(seconds: dict[str, float]) -> tuple[Target, ...]:
    base = seconds["base"]
    slowest = max(seconds[f"one {number}"] for number in range(GAMES))
    return (
        Target("one sheet of the slowest game, to importing typer, yaml and one model", 2.0, slowest / base),
        Target("1,000 mixed sheets in one call, to the same", 30.0, seconds["many"] / base),
        Target("10,000 star boards with 6 players by Python, to the same", 30.0, seconds["boards"] / base),
    )
