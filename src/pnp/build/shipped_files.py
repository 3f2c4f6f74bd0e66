"""The files that ship for designers: card sets, kits, boards, layouts, and starters to begin one's own
with."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from os.path import relpath
from pathlib import Path
from typing import TYPE_CHECKING

from pnp import games
from pnp.build.supplies import files_of
from pnp.library import find_shipped

if TYPE_CHECKING:
    from pnp.models.game import Form, Game


_OF_DESIGNERS = (".yaml", ".csv")
_OTHERS = frozenset({"icons.yaml", "notes.yaml", "signs.yaml"})


def list_shipped_files() -> list[str]:
    """By their paths from here, as a user would name them."""
    return [
        _find_path_from_here(path)
        for folder in _list_shipped_folders()
        for path in sorted(folder.rglob("*"))
        if path.suffix in _OF_DESIGNERS and path.name not in _OTHERS and path.is_file()
    ]


def _list_shipped_folders() -> Iterator[Path]:
    yield from map(find_shipped, ("cards", "layouts"))
    for id in games.list_all_names():
        game = games.find_game(id)
        if game and game.root:
            yield from (files_of(game, kind) for kind in ("cards", "layouts"))


def _find_path_from_here(path: Path) -> str:
    try:
        return relpath(path)
    except ValueError:  # on another drive
        return str(path)


SCHEMA = "# yaml-language-server: $schema="
COMPLETED = "# For an editor: `pnp schema {kind} > {kind}.json`, and in place of this line  {line}{kind}.json"
PRINTS = "-print"  # a set of this name is what prints the board beside it


def card_starters(game: Game) -> Mapping[str, Path]:
    """Those of the game's decks that have one."""
    found = ((deck, _find_starter(game, form)) for deck, form in game.decks.items())
    return {deck: path for deck, path in found if path.is_file()}


def board_starter(game: Game) -> Path | None:
    path = _find_starter(game, game.board) if game.board else None
    return path if path and path.is_file() else None


def _find_starter(game: Game, form: Form) -> Path:
    return files_of(game, "cards") / "starter" / form.file


def usual_file_name(starter: Path) -> str:
    """What a file that begins as the starter is called where no other name is asked for."""
    return f"my-{starter.name}"


def begin_files(starter: Path, kind: str, file: Path) -> Iterator[tuple[Path, str]]:
    """The file that begins as the starter, and the set that prints it, of a board that has one."""
    printing, prints = _name_printing_set(starter), _name_printing_set(file)
    names = {usual_file_name(starter): file.name, usual_file_name(printing): prints.name}
    yield file, _write_starter(starter, kind, names)
    if printing.is_file():
        yield prints, _write_starter(printing, "cards", {starter.name: file.name})


def _name_printing_set(board: Path) -> Path:
    return board.with_stem(f"{board.stem}{PRINTS}")


def _write_starter(starter: Path, kind: str, names: Mapping[str, str]) -> str:
    """The text of a starter by other names; it names no schema, where none is."""
    known = re.compile("|".join(map(re.escape, names)))
    text = known.sub(lambda found: quote_name(names[found[0]]), starter.read_text("utf-8"))
    head, rest = text.split("\n", 1)
    return f"{COMPLETED.format(kind=kind, line=SCHEMA)}\n{rest}" if head.startswith(SCHEMA) else text


def quote_name(name: str) -> str:
    """A name as YAML may have it in a list: in quotes where it is not plain."""
    plain = name.replace("-", "").replace("_", "").replace(".", "")
    return name if plain.isalnum() and plain.isascii() else json.dumps(name, ensure_ascii=False)
