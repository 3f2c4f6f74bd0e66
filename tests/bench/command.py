"""The bench's command line: what is run, how often, and what the exit code says."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, TypeAlias

from bench.measure import BenchError, timed
from bench.peers import HERE, KEYS, makers
from bench.report import as_json, as_text, reached, rows, target_line, targets
from bench.rounds import Plan, take_turns

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bench.report import Target

Measured: TypeAlias = "Callable[[Path | None, int, Path], tuple[Target, ...]]"

STARTS = 15  # runs of `pnp --help` and of `python -c pass`


def main(arguments: Sequence[str] | None = None) -> int:
    options = read(arguments)
    try:
        with tempfile.TemporaryDirectory(prefix="pnp-bench-") as work:
            return run(options, Path(work))
    except BenchError as error:
        print(f"Error: {error}", file=sys.stderr)
        return 2


def read(arguments: Sequence[str] | None) -> argparse.Namespace:
    peers = HERE.parents[1] / ".nox" / "bench-peers"
    parser = argparse.ArgumentParser(prog="run.py", description="Makes one deck by pnp and by its peers.")
    add = parser.add_argument
    add("--pnp", type=Path, help="the command to measure; else the one beside this python")
    add("--venvs", type=Path, default=peers, help="where the peers' environments lie; else .nox/bench-peers")
    add("--sizes", type=int, nargs="+", default=[54, 540, 5400], help="how many cards")
    add("--runs", type=int, default=5, help="of each maker with each deck")
    add("--only", nargs="+", choices=KEYS, default=list(KEYS), help="only these makers")
    add("--all", action="store_true", help="protograf with more than 540 cards, too: over a minute")
    add("--keep", type=Path, help="a folder for the files, to look at them")
    add("--json", action="store_true", help="the report as JSON")
    add("--check", action="store_true", help="exit with 1 where a target is missed or not measured")
    return parser.parse_args(arguments)


def run(options: argparse.Namespace, work: Path) -> int:
    pnp, python = commands(options.pnp)
    taking_part = makers(pnp, python, options.venvs.absolute(), work, options.only)
    plan = Plan(options.sizes, options.runs, options.all, work, options.keep, python)
    table = rows(take_turns(taking_part, plan))
    starts = start_times(pnp, python, work) if "pnp" in options.only else {}
    aims = targets(table, starts["help"] / starts["pass"] if starts else None)
    labels = {maker.key: maker.label for maker in taking_part}
    print(as_json(table, aims, starts) if options.json else as_text(table, aims, labels, options.runs))
    return int(options.check and not all(map(reached, aims)))


def commands(pnp: Path | None) -> tuple[Path, Path]:
    """pnp and the interpreter of its environment: ours, or what lies beside the pnp that was named."""
    if pnp is None:
        return Path(sys.executable).parent / "pnp", Path(sys.executable)
    python = pnp.absolute().parent / "python"  # not resolved: a link in an environment means that environment
    if not python.exists():
        raise BenchError(f"{pnp}: no python lies beside it; name the command of an environment")
    return pnp.absolute(), python


def start_times(pnp: Path, python: Path, work: Path) -> dict[str, float]:
    """Medians in seconds, by turns; the first of each only warms."""
    started = {"help": [str(pnp), "--help"], "pass": [str(python), "-c", "pass"]}
    taken: dict[str, list[float]] = {name: [] for name in started}
    for _ in range(STARTS + 1):
        for name, command in started.items():
            taken[name].append(timed(command, work / "start.log").seconds)
    return {name: median(seconds[1:]) for name, seconds in taken.items()}


def held(arguments: Sequence[str] | None, about: str | None, runs: int, measured: Measured) -> int:
    """A bench that measures something of ours alone: what was measured, each against its target."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--pnp", type=Path, help="the command to measure; else the one beside this python")
    parser.add_argument("--runs", type=int, default=runs)
    parser.add_argument("--check", action="store_true", help="exit with 1 where a target is missed")
    options = parser.parse_args(arguments)
    try:
        with tempfile.TemporaryDirectory(prefix="pnp-bench-") as work:
            aims = measured(options.pnp, options.runs, Path(work))
    except BenchError as error:
        print(f"Error: {error}", file=sys.stderr)
        return 2
    print("\n".join(map(target_line, aims)))
    return int(options.check and not all(map(reached, aims)))
