"""Breaks one rule of the press after another: some test must notice. `python tests/mutants.py` runs it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import pnp
from pnp.places import shipped

TESTS = Path(__file__).resolve().parent
PACKAGE = Path(pnp.__file__).resolve().parent
NOTICED = 1  # pytest's exit code where tests ran and one failed


@dataclass(frozen=True, slots=True)
class Mutant:
    """A rule, the one place where it stands, and a text there that breaks it."""

    rule: str
    file: str  # in src/pnp
    right: str
    wrong: str
    tests: str = "test_press*.py"


MUTANTS = (
    Mutant(
        "behind a front, flipped on the long edge, columns are counted from the other end",
        "press/sides.py",
        'place.column_from_end if about == "x" else place.column',
        "place.column",
    ),
    Mutant(
        "behind a front, flipped on the short edge, rows are counted from the other end",
        "press/sides.py",
        'place.row_from_end if about == "y" else place.row',
        "place.row",
    ),
    Mutant(
        "the long edge of an upright sheet is its side",
        "press/sides.py",
        'upright == (flip == "long")',
        'upright == (flip == "short")',
    ),
    Mutant(
        "a back is no mirror image",
        "press/sides.py",
        "combined(combined(within, front), across)",
        "combined(front, across)",
    ),
    Mutant(
        "a printer's profile turns first and shifts then",
        "press/sides.py",
        "combined(turn, translation(printer.back_dx, printer.back_dy))",
        "combined(translation(printer.back_dx, printer.back_dy), turn)",
    ),
    Mutant(
        "fronts and backs keep the wider of the margins that the mirror swaps",
        "press/sides.py",
        "max(margins.left, margins.right)",
        "margins.left",
    ),
    Mutant(
        "bleed of its own lies on both sides of a gap",
        "press/grid.py",
        "Spacing(2 * cut.bleed, cut.bleed, cut.bleed)",
        "Spacing(cut.bleed, cut.bleed, cut.bleed)",
    ),
    Mutant(
        "shared bleed is not seen towards a neighbour",
        "press/grid.py",
        "spaced.between if beside else spaced.shown",
        "spaced.shown",
    ),
    Mutant(
        "faces are turned where a sheet holds more of them so",
        "press/grid.py",
        "turns: tuple[bool, ...] = (False, True)",
        "turns: tuple[bool, ...] = (False,)",
    ),
    Mutant(
        "round pieces are packed closer than in rows and columns where that holds more",
        "press/pattern.py",
        "max(lattice(piece, gap, room), across, down,",
        "max(lattice(piece, gap, room),",
    ),
    Mutant(
        "what fits to a hair fits",
        "press/pattern.py",
        "(room - length + HAIR)",
        "(room - length - 0.01)",
    ),
    Mutant(
        "the fold keeps 5 mm from the bleed",
        "press/plan.py",
        "FOLD_CLEARANCE + spacing(cut, options.bleed).shown",
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
        "press/tiles.py",
        "OVERLAP = 10.0",
        "OVERLAP = 9.0",
    ),
    Mutant(
        "a picture of a page has as many pixels as its millimetres round to",
        "backends/png.py",
        "round(size.width * dpi / MILLIMETRES_PER_INCH)",
        "int(size.width * dpi / MILLIMETRES_PER_INCH + 0.999)",
        "test_png.py",
    ),
)


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        copy = copied(Path(folder))
        for tests in sorted({mutant.tests for mutant in MUTANTS}):
            if tested(copy, tests).returncode:
                print(f"{tests}: fails though nothing is broken")
                return 1
        survivors = [mutant.rule for mutant in MUTANTS if survives(mutant, copy)]
    print(f"{len(MUTANTS) - len(survivors)} of {len(MUTANTS)} broken rules were noticed")
    return 1 if survivors else 0


def copied(folder: Path) -> Path:
    """The package with the data that it ships, to be broken."""
    copy = folder / "pnp"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "_data"))
    for name in ("cards", "layouts"):
        shutil.copytree(shipped(name), copy / "_data" / name)
    return copy


def survives(mutant: Mutant, copy: Path) -> bool:
    file = copy / mutant.file
    text = file.read_text("utf-8")
    file.write_text(broken(mutant, text), "utf-8")
    code = tested(copy, mutant.tests).returncode
    file.write_text(text, "utf-8")
    print(f"{'noticed ' if code == NOTICED else f'NOT NOTICED (pytest: {code})'}: {mutant.rule}", flush=True)
    return code != NOTICED


def broken(mutant: Mutant, text: str) -> str:
    if text.count(mutant.right) != 1:
        raise SystemExit(
            f"{mutant.file} says '{mutant.right}' not once; mend the list in {Path(__file__).name}"
        )
    return text.replace(mutant.right, mutant.wrong)


def tested(copy: Path, tests: str) -> subprocess.CompletedProcess[bytes]:
    files = sorted(str(path) for path in TESTS.glob(tests))
    command = [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", *files]
    # No bytecode: a file that is broken and mended within a second looks unchanged by its date.
    environment = {**os.environ, "PYTHONPATH": str(copy.parent), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        command, cwd=TESTS.parent, env=environment, stdin=subprocess.DEVNULL, capture_output=True, check=False
    )


if __name__ == "__main__":
    sys.exit(main())
