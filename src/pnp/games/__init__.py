"""The games: each has a room of its own here, or comes with another package that is installed."""

from __future__ import annotations

import pkgutil
import sys
from contextlib import suppress
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint, EntryPoints

    from pnp.errors import UnplacedError
    from pnp.models.game import Game

ENTRY_POINTS = "pnp.games"  # an entry point of this group: a game's id, and the place of its `GAME`


@cache
def list_own_names() -> tuple[str, ...]:
    """List the ids of our own games."""
    return tuple(sorted(room.name.replace("_", "-") for room in pkgutil.iter_modules(__path__) if room.ispkg))


def find_game(id: str) -> Game | None:
    """Find a game by its id, ours or another package's; None if there is none."""
    if id in list_own_names():
        ours: Game = import_module(f"pnp.games.{id.replace('-', '_')}.game").GAME
        return ours
    found = [*_list_added().select(name=id)]
    return _load_added(found[0]) if found else None


def _load_added(entry: EntryPoint) -> Game:
    """Load the game of another package, whose code may fail in any way."""
    from pnp.messages import add_folder
    from pnp.models.game import Game  # imported late: a game's rules run without what it needs

    try:
        game = entry.load()
    except Exception as error:
        raise _make_unusable_error(entry, error) from error
    if not isinstance(game, Game):
        raise _make_unusable_error(entry, game)
    if game.root:
        add_folder(game.root / "cards" / game.id)
    return game


def _make_unusable_error(entry: EntryPoint, loaded: object) -> UnplacedError:
    from pnp.errors import UnplacedError, phrase

    kind = type(loaded).__name__
    if isinstance(loaded, Exception):
        why = phrase("cannot-be-loaded-error", error=f"{kind}: {loaded}")
    else:
        why = phrase("is-a-kind-not-a-game", kind=kind)
    arguments = {"entry": f"{entry.name} = {entry.value}", "why": why}
    wrong = phrase("the-entry-point-entry-why", **arguments)
    if entry.dist:
        wrong = phrase(
            "the-entry-point-entry-of-the-package-package-why", package=entry.dist.name, **arguments
        )
    return UnplacedError(wrong, phrase("install-version-of-package-that-works-or-remove-it"))


def list_all_names() -> tuple[str, ...]:
    """List the ids of all games, ours first."""
    return (*list_own_names(), *sorted(_list_added().names - {*list_own_names()}))


def find_usable() -> dict[str, Game]:
    """Return the games that can be loaded, by id. Only these are candidates for a guess."""
    from pnp.errors import UnplacedError

    games: dict[str, Game] = {}
    for id in list_all_names():
        with suppress(UnplacedError):
            if one := find_game(id):
                games[id] = one
    return games


def _list_added() -> EntryPoints:
    return _list_added_on(tuple(sys.path))


@cache
def _list_added_on(path: tuple[str, ...]) -> EntryPoints:  # noqa: ARG001 (where packages are looked for)
    """List the entry points of installed packages, once for each `sys.path`: this is the slowest part of a
    lookup."""
    from importlib.metadata import entry_points  # slow to load

    return entry_points(group=ENTRY_POINTS)
