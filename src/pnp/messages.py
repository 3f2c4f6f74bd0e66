"""The English messages about mistakes. They stand in files beside those of the other languages.

English is cheap by design, since such messages are made even if all goes well in the end: a message is one
line `id = text`, with `{ $name }` for an argument, and the files are read when the first message is made.
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
    """Add the messages of another package's game, which lie in its folder of cards."""
    global _packages
    if cards not in _packages:
        _packages = (*_packages, cards)


def list_message_files(language: str) -> tuple[Path, ...]:
    """List the files of messages of the program and of each game."""
    return _find_files(language, _packages)


def say_in_english(message: str, args: Mapping[str, object]) -> str:
    """Return the English text of a message."""
    pattern = _read_patterns(_packages)[message]
    return _FILLED.sub(lambda found: found[2] or str(args[found[1]]), pattern) if "{" in pattern else pattern


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
