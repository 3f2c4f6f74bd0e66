"""What is complained of, in English, which stands in files beside the other languages.

English is cheap, since complaints are made on good paths too: a message is one line `id = text`, with
`{ $name }` where something is filled in, and the files are read when the first message is made.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from pnp.library import find_shipped, hold_results

ENGLISH = "en"
_FOLDER = "words/complaints"
_FILLED = re.compile(r'\{ (?:\$(\w+)|"(.)") \}')

_packages: tuple[Path, ...] = ()  # the folders of games that other packages bring


def add_folder(cards: Path) -> None:
    """Messages of another package's game, in its folder of cards, are known from here on."""
    global _packages
    if cards not in _packages:
        _packages = (*_packages, cards)


def list_message_files(language: str) -> tuple[Path, ...]:
    """Those of the house, and those of each game."""
    return _find_files(language, _packages)


def say_in_english(message: str, told: Mapping[str, object]) -> str:
    """What a message says."""
    pattern = _read_patterns(_packages)[message]
    return _FILLED.sub(lambda found: found[2] or str(told[found[1]]), pattern) if "{" in pattern else pattern


@hold_results
def _find_files(language: str, packages: tuple[Path, ...]) -> tuple[Path, ...]:
    cards, file = find_shipped("cards"), f"{_FOLDER}/{language}.ftl"
    folders = [cards, *sorted(path.parents[2] for path in cards.glob(f"*/{file}")), *packages]
    return tuple(path for folder in folders if (path := folder / file).is_file())


@hold_results
def _read_patterns(packages: tuple[Path, ...]) -> Mapping[str, str]:
    files = _find_files(ENGLISH, packages)
    lines = (line for file in files for line in file.read_text("utf-8").split("\n"))
    known: dict[str, str] = {}
    for line in lines:
        message, equals, pattern = line.partition(" = ")
        if equals and not line.startswith("#"):
            known.setdefault(message, pattern)
    return known
