"""The files that ship of the kinds that designers write: card sets, kits, boards, layouts, starters."""

from __future__ import annotations

from os.path import relpath
from typing import TYPE_CHECKING

from pnp import games
from pnp.build.supplies import files_of
from pnp.places import shipped

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_OF_DESIGNERS = (".yaml", ".csv")
_OTHERS = frozenset({"icons.yaml", "notes.yaml", "signs.yaml"})


def shipped_files() -> list[str]:
    """By their paths from here, as a user would name them."""
    return [_named(path) for folder in _folders() for path in sorted(folder.rglob("*")) if _is_one(path)]


def _folders() -> Iterator[Path]:
    yield from map(shipped, ("cards", "layouts"))
    for id in games.all_names():
        game = games.game(id)
        if game and game.root:
            yield from (files_of(game, kind) for kind in ("cards", "layouts"))


def _is_one(path: Path) -> bool:
    return path.suffix in _OF_DESIGNERS and path.name not in _OTHERS and path.is_file()


def _named(path: Path) -> str:
    try:
        return relpath(path)
    except ValueError:  # on another drive
        return str(path)
