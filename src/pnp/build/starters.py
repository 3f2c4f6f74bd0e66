"""Starters: card sets and boards of games to begin one's own with, which lie in `cards/starter/<game>/`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.build.supplies import files_of

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from pnp.models.game import Form, Game

SCHEMA = "# yaml-language-server: $schema="
COMPLETED = "# For an editor: `pnp schema {kind} > {kind}.json`, and in place of this line  {line}{kind}.json"


def card_starters(game: Game) -> Mapping[str, Path]:
    """Those of the game's decks that have one."""
    found = ((deck, _starter(game, form)) for deck, form in game.decks.items())
    return {deck: path for deck, path in found if path.is_file()}


def board_starter(game: Game) -> Path | None:
    path = _starter(game, game.board) if game.board else None
    return path if path and path.is_file() else None


def _starter(game: Game, form: Form) -> Path:
    return files_of(game, "cards") / "starter" / form.file


def begun(starter: Path, kind: str, name: str) -> str:
    """The text of a file that begins as the starter: it goes by its own name, and names no schema that is not
    there."""
    text = starter.read_text("utf-8").replace(usual_name(starter), name)
    head, rest = text.split("\n", 1)
    return f"{COMPLETED.format(kind=kind, line=SCHEMA)}\n{rest}" if head.startswith(SCHEMA) else text


def usual_name(starter: Path) -> str:
    """What a file that begins as the starter is called where no other name is asked for."""
    return f"my-{starter.name}"
