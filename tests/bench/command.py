"""The bench's command line: what is measured, how often, what is kept, and what the exit code says."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from tests.bench.best import difference, format_best, is_better, read_best, update_best
from tests.bench.jobs import HERE, Place
from tests.bench.measure import BenchError
from tests.bench.peers import install_peer, peer_python
from tests.bench.report import find_complaints, format_report
from tests.bench.rounds import measure_rows
from tests.bench.rows import list_groups

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.bench.rounds import Figure
    from tests.bench.rows import Group, Row

BOUND = 0.10  # how much worse than the best kept a ratio may be
SHORT_BOUND = 0.30  # on a machine that does other things, too


def main(arguments: Sequence[str] | None = None) -> int:
    options = read_options(arguments)
    try:
        with tempfile.TemporaryDirectory(prefix="pnp-bench-") as work:
            return run(options, Path(work))
    except BenchError as error:
        print(f"Error: {error}", file=sys.stderr)
        return 2


def read_options(arguments: Sequence[str] | None) -> argparse.Namespace:
    peers = HERE.parents[1] / ".nox" / "bench-peers"
    parser = argparse.ArgumentParser(
        prog="run.py", description="Measures pnp beside a plain script and peers."
    )
    add = parser.add_argument
    add(
        "--check",
        action="store_true",
        help="exit with 1 where a ratio is worse than the best kept; write nothing",
    )
    add("--short", action="store_true", help="only the few rows that a busy machine can measure")
    add("--only", nargs="+", metavar="WORDS", help="only rows with these words in their name")
    add("--runs", type=int, default=5, help="turns of each job")
    add("--best", type=Path, default=HERE / "best.toml", help="the file of the best ratios")
    add(
        "--pnp",
        type=Path,
        help="the command to measure, of which nothing is kept; else the one beside this python",
    )
    add("--plain", type=Path, metavar="PYTHON", help="an interpreter for the plain script")
    add("--venvs", type=Path, default=peers, help="where the peers' environments lie; else .nox/bench-peers")
    add("--keep", type=Path, help="a folder for the decks, to look at them")
    return parser.parse_args(arguments)


def run(options: argparse.Namespace, work: Path) -> int:
    os.environ["PNP_CONFIG"] = os.environ["PNP_DATA"] = str(work / "user")  # nobody's own settings or games
    os.environ.update(LC_ALL="C.UTF-8", LANGUAGE="")  # nor language
    chosen = choose_rows(options, work)
    rows = [row for group in chosen for row in group]
    best = read_best(options.best)
    bound = SHORT_BOUND if options.short else BOUND
    writes = not (options.check or options.pnp or os.environ.get("CI"))
    figures = measure_rows(chosen, options.runs, work)
    doubtful = [
        row for row in rows if is_doubtful(figures[row.name].ratio, best.get(row.name), bound, writes)
    ]
    if doubtful:
        doubtful_groups = [[row for row in group if row in doubtful] for group in chosen]
        again = measure_rows(doubtful_groups, 2 * options.runs, work)
        figures |= {name: choose_nearer(best[name], figures[name], figure) for name, figure in again.items()}
    print(format_report(rows, figures, best))
    ratios = {name: figure.ratio for name, figure in figures.items()}
    if writes:
        best = update_best(best, ratios)
        options.best.write_text(format_best(best), "utf-8")
    worse = find_complaints(ratios, best, bound)
    print("", *(worse or ["Nothing is worse than it may be."]), sep="\n")
    return int(options.check and bool(worse))


def choose_rows(options: argparse.Namespace, work: Path) -> list[Group]:
    """The rows that are asked for; those of a peer that cannot be installed are left out."""
    venvs = options.venvs.absolute()
    place = Place(*find_commands(options.pnp), find_plain(options.plain, venvs), work, venvs, options.keep)
    asked = [[row for row in group if is_asked_for(row, options)] for group in list_groups(place)]
    packages = {row.base.peer for group in asked for row in group}
    installed = {package for package in packages if not package or install_peer(package, place.venvs)}
    left = [[row for row in group if row.base.peer in installed] for group in asked]
    if not any(left):
        raise BenchError("no row is left: --only takes words of their names, as they stand in best.toml")
    return [group for group in left if group]


def is_asked_for(row: Row, options: argparse.Namespace) -> bool:
    named = not options.only or any(words in row.name for words in options.only)
    return named and (row.short or not options.short)


def find_plain(python: Path | None, venvs: Path) -> Path:
    """The interpreter of the plain script: the one that was named, or that of its own environment."""
    if python is None and not install_peer("plain", venvs):
        raise BenchError(
            "the plain script cannot run: name an interpreter that has reportlab, --plain PYTHON"
        )
    return python or peer_python("plain", venvs)


def find_commands(pnp: Path | None) -> tuple[Path, Path]:
    """pnp and the interpreter of its environment: ours, or what lies beside the pnp that was named."""
    if pnp is None:
        return Path(sys.executable).parent / "pnp", Path(sys.executable)
    python = pnp.absolute().parent / "python"  # not resolved: a link in an environment means that environment
    if not python.exists():
        raise BenchError(f"no python lies beside {pnp}: name the pnp of a virtual environment")
    return pnp.absolute(), python


def is_doubtful(ratio: float, best: float | None, bound: float, writes: bool) -> bool:
    """Whether a row is measured once more: it would be called worse, or kept as the best."""
    return best is not None and (difference(ratio, best) > bound or (writes and is_better(ratio, best)))


def choose_nearer(best: float, first: Figure, second: Figure) -> Figure:
    """Of two measures the one that says less: a ratio is worse, or better, only if both are."""
    return min(first, second, key=lambda figure: abs(difference(figure.ratio, best)))
