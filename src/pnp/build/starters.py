"""Starters: card sets and boards of games to begin one's own with, which lie in `cards/starter/<game>/`."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from pnp.build.supplies import files_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from pnp.models.game import Form, Game

SCHEMA = "# yaml-language-server: $schema="
COMPLETED = "# For an editor: `pnp schema {kind} > {kind}.json`, and in place of this line  {line}{kind}.json"
PRINTS = "-print"  # a set of this name is what prints the board beside it


def card_starters(game: Game) -> Mapping[str, Path]:
    """Those of the game's decks that have one."""
    found = ((deck, _starter(game, form)) for deck, form in game.decks.items())
    return {deck: path for deck, path in found if path.is_file()}


def board_starter(game: Game) -> Path | None:
    path = _starter(game, game.board) if game.board else None
    return path if path and path.is_file() else None


def _starter(game: Game, form: Form) -> Path:
    return files_of(game, "cards") / "starter" / form.file


def usual_name(starter: Path) -> str:
    """What a file that begins as the starter is called where no other name is asked for."""
    return f"my-{starter.name}"


def begun(starter: Path, kind: str, file: Path) -> Iterator[tuple[Path, str]]:
    """The file that begins as the starter, and the set that prints it, of a board that has one."""
    printing, prints = _printing(starter), _printing(file)
    names = {usual_name(starter): file.name, usual_name(printing): prints.name}
    yield file, _text(starter, kind, names)
    if printing.is_file():
        yield prints, _text(printing, "cards", {starter.name: file.name})


def _printing(board: Path) -> Path:
    return board.with_stem(f"{board.stem}{PRINTS}")


def _text(starter: Path, kind: str, names: Mapping[str, str]) -> str:
    """The text of a starter by other names; it names no schema, where none is."""
    known = re.compile("|".join(map(re.escape, names)))
    text = known.sub(lambda found: plainly(names[found[0]]), starter.read_text("utf-8"))
    head, rest = text.split("\n", 1)
    return f"{COMPLETED.format(kind=kind, line=SCHEMA)}\n{rest}" if head.startswith(SCHEMA) else text


def plainly(name: str) -> str:
    """A name as YAML may have it in a list: in quotes where it is not plain."""
    plain = name.replace("-", "").replace("_", "").replace(".", "")
    return name if plain.isalnum() and plain.isascii() else json.dumps(name, ensure_ascii=False)
