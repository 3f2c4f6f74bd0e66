"""The corpus's command line: compares what each case makes with what was accepted, or accepts it."""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from tests import ROOT
from tests.corpus.cases import all_cases
from tests.corpus.digests import DIGESTS, DigestsError, read_digests, write_digests
from tests.corpus.earlier import HistoryError, find_commit, make_earlier
from tests.corpus.making import Made, find_digest, make_case, prepare_process
from tests.corpus.telling import format_difference, read_outputs

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

COMPARED = 12  # cases whose differences are shown
NAMED = 40  # cases that are named
MORE = "nox -s corpus -- NAME... shows those whose names begin so"


def main(arguments: Sequence[str] | None = None) -> int:
    options = read_options(arguments)
    names = choose_names(options.names)
    if not names:
        print(f"Error: no case has a name that begins with {' or '.join(options.names)}", file=sys.stderr)
        return 2
    try:
        accepted = {} if options.accept and not options.names else read_digests(options.digests)
    except DigestsError as error:
        print(f"Error: {error}", file=sys.stderr)
        return 2
    made = make_all(names, options.jobs, options.write)
    crashed = [each for each in made if each.crash]
    for each in crashed:
        print(f"{each.name} crashed:\n{each.crash}\n", file=sys.stderr)
    if crashed or options.write:
        return int(bool(crashed))
    digests = {each.name: each.digest for each in made}
    if options.accept:
        return accept(options, accepted, digests)
    return compare(
        options, {name: accepted[name] for name in accepted if is_meant(name, options.names)}, digests
    )


def read_options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="run.py", description="Compares what the program makes with what was last accepted."
    )
    add = parser.add_argument
    add("names", nargs="*", metavar="NAME", help="only cases whose names begin so")
    add("--accept", metavar="REASON", type=read_reason, help="write the digests, and why they are others")
    add("--write", type=Path, metavar="FOLDER", help="write the outputs there, and compare nothing")
    add(
        "--jobs",
        type=int,
        default=os.cpu_count() or 1,
        help="processes; else one a processor; with 1 this one makes all",
    )
    add("--digests", type=Path, default=DIGESTS, help="the file of the digests")
    return parser.parse_args(arguments)


def read_reason(text: str) -> str:
    """One line that says something."""
    reason = " ".join(text.split())
    if not reason:
        raise argparse.ArgumentTypeError("say why, in words")
    return reason


def choose_names(starts: Sequence[str]) -> list[str]:
    return [name for name in all_cases() if is_meant(name, starts)]


def is_meant(name: str, starts: Sequence[str]) -> bool:
    return not starts or name.startswith(tuple(starts))


def make_all(names: Sequence[str], jobs: int, keep: Path | None = None) -> list[Made]:
    """Make cases, in several processes. Where one of these dies, what is left is made one after the other, so
    that it is seen which case it dies of."""
    folder = keep.absolute() if keep else None
    if jobs == 1:
        return [make_named(name, folder) for name in names]
    made = {each.name: each for each in make_in_pool(names, min(jobs, len(names)), folder)}
    while left := [name for name in names if name not in made]:
        made |= {each.name: each for each in make_in_pool(left, 1, folder)}
        deadly = next((name for name in left if name not in made), None)
        if deadly is not None:
            made[deadly] = Made(deadly, crash="its process died")
    return [made[name] for name in names]


def make_in_pool(names: Sequence[str], jobs: int, keep: Path | None) -> Iterable[Made]:
    with ProcessPoolExecutor(jobs, get_context("spawn"), prepare_process) as pool:
        for future in as_completed([pool.submit(make_named, name, keep) for name in names]):
            with suppress(BrokenProcessPool):
                yield future.result()


def make_named(name: str, keep: Path | None) -> Made:
    return make_case(all_cases()[name], keep)


def accept(options: argparse.Namespace, before: Mapping[str, str], digests: Mapping[str, str]) -> int:
    """Write the digests; of some cases only, beside those of the others."""
    kept = {name: digest for name, digest in before.items() if not is_meant(name, options.names)}
    write_digests(options.digests, {**kept, **digests}, options.accept)
    print(f"{len(digests)} digests are accepted. Commit them with what changed them:")
    print(f"git commit -m {shlex.quote(options.accept)} -- {shlex.quote(os.path.relpath(options.digests))}")
    return 0


def compare(options: argparse.Namespace, accepted: Mapping[str, str], digests: Mapping[str, str]) -> int:
    others = [name for name in digests if name in accepted and digests[name] != accepted[name]]
    new = [name for name in digests if name not in accepted]
    gone = [name for name in accepted if name not in digests]
    for names, what in ((others, "makes something else"), (new, "is not accepted yet"), (gone, "is gone")):
        for name in names[:NAMED]:
            print(f"{name}: {what}")
        if len(names) > NAMED:
            print(f"... and {len(names) - NAMED} more")
    if others:
        print(f"\n{show_differences(options, others[:COMPARED], accepted)}")
        first = f", of which {COMPARED} are shown" if len(others) > COMPARED else ""
        print(f"\n{len(others)} of {len(digests)} cases make something else{first}; {MORE}.")
    elif not new and not gone:
        print(f"All {len(digests)} cases make what was accepted.")
    if others or new or gone:
        print('Is all of it meant? nox -s corpus -- --accept "the reason"')
    return int(bool(others or new or gone))


def show_differences(options: argparse.Namespace, names: Sequence[str], accepted: Mapping[str, str]) -> str:
    """What is other in each case, beside what the commit makes that accepted them."""
    with TemporaryDirectory(prefix="corpus-") as folder:
        work = Path(folder)
        try:
            commit = find_commit(options.digests)
            before = make_earlier(commit, ROOT, names, work)
        except HistoryError as why:
            return f"What they made before cannot be shown: {why}"
        make_all(names, options.jobs, work / "now")
        show = partial(show_difference, before, work / "now", commit)
        return "\n\n".join(show(name, accepted[name]) for name in names)


def show_difference(before: Path, now: Path, commit: str, name: str, digest: str) -> str:
    earlier = read_outputs(before / name)
    found = format_difference(earlier, read_outputs(now / name))
    if find_digest(earlier) == digest:
        return f"{name}:\n{found}"
    why = f"beside commit {commit[:12]}, which here makes something else than was accepted"
    return f"{name} ({why}; are the libraries others, or the digests not committed?):\n{found}"
