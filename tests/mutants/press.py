"""Breaks one rule of the press after another: some test must notice."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import pnp
from pnp.library import find_shipped
from tests import ROOT, TESTS

PACKAGE = Path(pnp.__file__).resolve().parent
NOTICED = 1  # pytest's exit code where tests ran and one failed


@dataclass(frozen=True, slots=True)
class Mutant:
    """A rule, the one place where it stands, and a text there that breaks it."""

    rule: str
    file: str  # in src/pnp
    right: str
    wrong: str
    tests: str = "press/test_*.py"


MUTANTS = (
    Mutant(
        "behind a front, flipped on the long edge, columns are counted from the other end",
        "press/sheets.py",
        'place.column_from_end if about == "x" else place.column',
        "place.column",
    ),
    Mutant(
        "behind a front, flipped on the short edge, rows are counted from the other end",
        "press/sheets.py",
        'place.row_from_end if about == "y" else place.row',
        "place.row",
    ),
    Mutant(
        "the long edge of an upright sheet is its side",
        "press/sheets.py",
        'upright == (flip == "long")',
        'upright == (flip == "short")',
    ),
    Mutant(
        "a back is no mirror image",
        "press/sheets.py",
        "geometry.combine_maps(geometry.combine_maps(within, front), across)",
        "geometry.combine_maps(front, across)",
    ),
    Mutant(
        "a printer's profile turns first and shifts then",
        "press/sheets.py",
        "combine_maps(turn, geometry.translation(printer.back_dx, printer.back_dy))",
        "combine_maps(geometry.translation(printer.back_dx, printer.back_dy), turn)",
    ),
    Mutant(
        "fronts and backs keep the wider of the margins that the mirror swaps",
        "press/sheets.py",
        "max(margins.left, margins.right)",
        "margins.left",
    ),
    Mutant(
        "bleed of its own lies on both sides of a gap",
        "press/grids.py",
        "Spacing(2 * cut.bleed, cut.bleed, cut.bleed)",
        "Spacing(cut.bleed, cut.bleed, cut.bleed)",
    ),
    Mutant(
        "shared bleed is not seen towards a neighbour",
        "press/grids.py",
        "spacing.between if beside else spacing.shown",
        "spacing.shown",
    ),
    Mutant(
        "faces are turned where a sheet holds more of them so",
        "press/grids.py",
        "turns: tuple[bool, ...] = (False, True)",
        "turns: tuple[bool, ...] = (False,)",
    ),
    Mutant(
        "round pieces are packed closer than in rows and columns where that holds more",
        "press/grids.py",
        "max(pack_grid(piece, gap, room), across, down,",
        "max(pack_grid(piece, gap, room),",
    ),
    Mutant(
        "what fits to a hair fits",
        "press/grids.py",
        "(room - length + HAIR)",
        "(room - length - 0.01)",
    ),
    Mutant(
        "the fold keeps 5 mm from the bleed",
        "press/sheets.py",
        "FOLD_CLEARANCE + grids.find_spacing(cut, options.bleed).shown",
        "FOLD_CLEARANCE",
    ),
    Mutant(
        "a skipped slot is free on the first sheet only",
        "press/sheets.py",
        "range(slots - skip, len(order), slots)",
        "range(slots - skip, len(order), slots - skip)",
    ),
    Mutant(
        "each card is printed as often as its copies say",
        "press/sheets.py",
        "for _ in range(piece.copies)",
        "for _ in range(min(piece.copies, 1))",
    ),
    Mutant(
        "a mark that would be shorter than 1.5 mm is not drawn",
        "press/marks.py",
        "LEAST = 1.5",
        "LEAST = 0.5",
    ),
    Mutant(
        "parts of a board overlap by 10 mm",
        "press/boards.py",
        "OVERLAP = 10.0",
        "OVERLAP = 9.0",
    ),
    Mutant(
        "a picture of a page has as many pixels as its millimetres round to",
        "backends/png.py",
        "round(size.width * dpi / MILLIMETRES_PER_INCH)",
        "int(size.width * dpi / MILLIMETRES_PER_INCH + 0.999)",
        "backends/test_png.py",
    ),
)


def main() -> int:
    for tests in sorted({mutant.tests for mutant in MUTANTS}):
        if tested(PACKAGE.parent, tests):
            print(f"{tests}: fails though nothing is broken")
            return 1
    with ThreadPoolExecutor(os.cpu_count()) as several:
        noticed = [*map(told, MUTANTS, several.map(tested_with, MUTANTS))]
    print(f"{sum(noticed)} of {len(MUTANTS)} broken rules were noticed")
    return 0 if all(noticed) else 1


def told(mutant: Mutant, code: int) -> bool:
    """Whether it was noticed."""
    print(f"{'noticed ' if code == NOTICED else f'NOT NOTICED (pytest: {code})'}: {mutant.rule}", flush=True)
    return code == NOTICED


def tested_with(mutant: Mutant) -> int:
    """What pytest says of a copy of the package, with the data that it ships, where the rule is broken."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "pnp")
        shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("_data"))
        for name in ("cards", "layouts"):
            shutil.copytree(find_shipped(name), copy / "_data" / name)
        file = copy / mutant.file
        file.write_text(broken(mutant, file.read_text("utf-8")), "utf-8")
        return tested(copy.parent, mutant.tests)


def broken(mutant: Mutant, text: str) -> str:
    if text.count(mutant.right) != 1:
        raise SystemExit(
            f"{mutant.file} says '{mutant.right}' not once; mend the list in {Path(__file__).name}"
        )
    return text.replace(mutant.right, mutant.wrong)


def tested(place: Path, tests: str) -> int:
    """What pytest says of the package that lies there: by examples first, then by properties."""
    files = sorted(TESTS.glob(tests), key=lambda path: ("hypothesis" in path.read_text("utf-8"), path.name))
    options = ("-x", "-p", "no:cacheprovider", "--hypothesis-profile", "mutants")
    command = [sys.executable, "-m", "pytest", *options, *map(str, files)]
    environment = {**os.environ, "PYTHONPATH": str(place), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, capture_output=True, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main())
