"""Names that people type: which game is meant, and what the Tab key completes."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from pnp import games as rooms
from pnp.errors import UsageError, phrase, suggest

if TYPE_CHECKING:
    from pnp.models.game import Game


def complete_game(incomplete: str) -> list[str]:
    return _list_begun(rooms.list_all_names(), incomplete)


def complete_game_or_file(incomplete: str) -> list[str]:
    """A game, or a file of a folder; behind the name of a folder stands a slash."""
    folder, name = Path(f"{incomplete}_").parent, Path(f"{incomplete}_").name[:-1]
    files = sorted(each for each in folder.iterdir() if each.name.startswith(name)) if folder.is_dir() else []
    return [*complete_game(incomplete), *(f"{file}/" if file.is_dir() else str(file) for file in files)]


def complete_deck(context: typer.Context, incomplete: str) -> list[str]:
    """A deck of the game that stands before it."""
    from pnp.build.sets.supplies import card_starters
    from pnp.games import find_game

    found = find_game(find_meant_game(context.params.get("game") or ""))
    return _list_begun(card_starters(found), incomplete) if found else []


def complete_card(incomplete: str) -> list[str]:
    from pnp.build.tables.explaining import shipped_cards
    from pnp.games import list_own_names

    return _list_begun((card.id for game in list_own_names() for card in shipped_cards(game)), incomplete)


def complete_layout(incomplete: str) -> list[str]:
    from pnp.loading import list_shipped_layouts

    return _list_begun(list_shipped_layouts(), incomplete)


def complete_setting(incomplete: str) -> list[str]:
    from pnp.settings import NAMES

    return _list_begun(NAMES, incomplete)


def complete_value(context: typer.Context, incomplete: str) -> list[str]:
    """What the setting that stands before it may be."""
    from pnp.models.printing import INKS
    from pnp.press import PAPERS
    from pnp.settings import load_settings
    from pnp.words import list_languages

    match context.params.get("name"):
        case "language":
            return _list_begun(list_languages(), incomplete)
        case "paper":
            return _list_begun((paper.name.lower() for paper in PAPERS), incomplete)
        case "ink":
            return _list_begun(INKS, incomplete)
        case "printer":
            return _list_begun((printer.name for printer in load_settings().printers), incomplete)
        case _:
            return []


def _list_begun(names: Iterable[str], incomplete: str) -> list[str]:
    return [name for name in names if name.casefold().startswith(incomplete.casefold())]


def find_meant_game(name: str) -> str:
    """The id of the game that a name means, in capitals or small letters, with accents or without."""
    known = rooms.list_all_names()
    if name in known:
        return name
    from pnp.press.jobs import make_slug

    id = make_slug(name)
    return id if id in known else name


def check_games(names: list[str]) -> tuple[str, ...]:
    """The ids of the games that are meant; refuse what is no game."""
    known, meant = rooms.list_all_names(), tuple(map(find_meant_game, names))
    for id in meant:
        if id not in known:
            right = suggest(id, known) or phrase("the-games-are-known", known=", ".join(known))
            raise UsageError(phrase("there-is-no-game-id", id=id), right)
    return meant


def find_game(name: str) -> Game:
    (id,) = check_games([name])
    game = rooms.find_game(id)
    assert game is not None
    return game
