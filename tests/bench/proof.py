"""Whether a run counts: all drawn anew, and the whole deck in the file."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from tests.bench.deck import card
from tests.bench.measure import BenchError

ON_A_SHEET = 9
REUSED = ("nothing has changed", "nothing was drawn", "unchanged", "reused")


def refuse_reuse(label: str, said: str) -> None:
    """Whoever says that a thing was not drawn anew was not measured drawing it."""
    for line in said.splitlines():
        if any(word in line.lower() for word in REUSED):
            raise BenchError(f"{label} did not draw everything anew: {line.strip()}")


def only_file(folder: Path) -> Path:
    found = sorted(folder.rglob("*.pdf"))
    if len(found) != 1:
        raise BenchError(f"{folder} holds {len(found)} PDF files; the deck is one")
    return found[0]


def read_back(made: Path, cards: int, python: Path) -> None:
    """Whether the file holds the deck: its pages, its fonts, the text of its first and last card."""
    last = (cards - 1) // ON_A_SHEET
    reading = Path(__file__).resolve().parent / "reading.py"
    command = [str(python), str(reading), str(made), "0", str(last)]
    said = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    if said.returncode:
        raise BenchError(f"{made} cannot be read back:\n{said.stderr}")
    read = json.loads(said.stdout)
    if read["pages"] != last + 1:
        raise BenchError(f"{made} has {read['pages']} pages; {cards} cards fill {last + 1}")
    if not read["embedded"]:
        raise BenchError(f"{made} has text in a font that it does not embed")
    for number, page in ((1, read["texts"][0]), (cards, read["texts"][1])):
        missing = missing_words(number, page)
        if missing:
            raise BenchError(f"{made} lacks words of card {number}: {', '.join(missing)}")


def missing_words(number: int, page: str) -> list[str]:
    """Titles may be set in capitals; spaces may be broken or not."""
    told = card(number)
    words = f"{told['title']} {told['text']} {told['value']}".split()
    found = page.casefold().split()
    return [word for word in words if word.casefold() not in found]
