"""To refuse takes no more memory than to print: a child that may take 300 MB more than it begins with."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

# As the command runs: nothing is collected.
PROGRAM = """
import gc, resource, sys
from pathlib import Path
from pnp.cli.main import run_guarded
begun = int(Path("/proc/self/statm").read_text("ascii").split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (begun + 300_000_000,) * 2)
gc.disable()
sys.exit(run_guarded(sys.argv[1:]))
"""
CARD = '  - {{id: A{number}, title: T{number}, text: "{number} {words}"}}\n'
NESTED = """
extends: atlas
size: [60, 40]
faces:
  front:
    - { text: "{title}{value}", style: label, box: { left: 4, right: 4, top: 4 } }
    - repeat: 430
      each:
        - repeat: 430
          each: [{ WHAT }]
          row: { cell: [1, 1] }
      row: { cell: [1, 1] }
      box: [0, 0, 50, 30]
"""


def refused(folder: Path, deck: str, **files: str) -> list[str]:
    for name, text in {"deck": deck, **files}.items():
        (folder / f"{name}.yaml").write_text(text, "utf-8")
    command = [sys.executable, "-c", PROGRAM, "make", "deck.yaml"]
    run = subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    told = run.stderr.decode()
    assert run.returncode == 2, told[-500:]
    return told.splitlines()


@pytest.mark.full
def test_a_deck_of_eight_megabytes_that_fits_nowhere(tmp_path: Path) -> None:
    cards = (CARD.format(number=k, words="lorem ipsum dolor sit amet " * 70) for k in range(4000))
    told = refused(tmp_path, "deck: d\ncards:\n" + "".join(cards))
    assert len(told) == 1001
    assert told[-1] == "3,000 more mistakes follow; mend these first"


@pytest.mark.full
@pytest.mark.parametrize(
    ("element", "wrong"),
    [
        ("rectangle: [0, 0, '{index / 100 + 1 + value / 1000}', 1], fill: mark", "a number is wanted"),
        ("text: '{index} {value} many words', style: label, box: [0, 0, 1, 1]", "it does not fit its box"),
    ],
)
def test_a_repeat_within_a_repeat_of_what_cannot_be_drawn(element: str, wrong: str, tmp_path: Path) -> None:
    deck = "deck: d\nlayout: own.yaml\ncards:\n  - {id: A0, title: One, value: 0}\n"
    told = refused(tmp_path, deck, own=NESTED.replace("WHAT", element))
    assert all(wrong in line for line in told)


@pytest.mark.full
def test_a_card_of_hundreds_of_galaxies(tmp_path: Path) -> None:
    deck = "deck: d\nlayout: own.yaml\ncards:\n  - {id: A0, title: One, value: 0}\n"
    each = "{figure: spiral, with: {stars: 1000, seed: '{index}'}}"
    grid = f"- {{repeat: 300, each: [{each}], grid: {{columns: 20, cell: [2.5, 2]}}, box: [0, 0, 50, 30]}}"
    told = refused(tmp_path, deck, own=NESTED.partition("    - repeat")[0] + "    " + grid)
    assert [line.partition("a face has ")[2] for line in told] == [
        "more than 800,000 points; draw fewer figures, hatches and outlines, or simpler ones"
    ]
