"""The games: each has a room of its own here, or comes with another package that is installed."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

ENTRY_POINTS = "pnp.games"  # of a package that brings a game: its id, and where its `GAME` is


@cache
def names() -> tuple[str, ...]:
    """The ids of our own games."""
    return tuple(sorted(room.name.replace("_", "-") for room in pkgutil.iter_modules(__path__) if room.ispkg))


def game(id: str) -> Any:
    """The game of an id, ours or another package's; None where there is none."""
    if id in names():
        return import_module(f"pnp.games.{id.replace('-', '_')}.game").GAME
    found = [*_added().select(name=id)]
    return found[0].load() if found else None


def all_names() -> tuple[str, ...]:
    """The ids of all games that there are."""
    return (*names(), *sorted(_added().names - {*names()}))


def _added() -> EntryPoints:
    from importlib.metadata import entry_points  # takes its time to load

    return entry_points(group=ENTRY_POINTS)
