"""A table laid ready for entering: the game with its cards, and what its sheet says at first."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pnp.build.supplies import shipped_supplies, supplies
from pnp.data.source import refusal
from pnp.entry import NO_FILES, Files, Table, seated
from pnp.errors import UsageError, counted, phrase
from pnp.models.sheets import LONGEST_NAME
from pnp.report.phrasing import name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pnp.entry.drafts import Draft
    from pnp.models.game import Game, Supplies
    from pnp.report import Phrases


def table(
    game: Game,
    words: Phrases,
    played: str,
    players: int | None,
    names: Sequence[str],
    files: Files = NO_FILES,
    folder: Path = Path(),
) -> Table:
    """The table of an evening, of which the sheet will be in a folder; who plays is asked as far as it is not
    given."""
    least, most = game.seats
    unnamed = tuple(name(words, "unnamed-player", n=number) for number in range(1, most + 1))
    many = len(names) or players
    if many is None and least == most:
        many = least
    head: dict[str, Any] = {"game": game.id, "played": played, **_named_from(folder, files)}
    if many is not None:
        _refuse_many(game, many, names, players)
        head["players"] = seated(names or unnamed[:many])
    return Table(game, _supplies(game, files), head, unnamed, named=bool(names), files=files)


def draft_table(game: Game, words: Phrases, draft: Draft, folder: Path) -> Table:
    """The table that a draft was begun at."""
    return table(game, words, draft.played, draft.players, draft.names, draft.files, folder)


def _supplies(game: Game, files: Files) -> Supplies:
    """What ships, and what is in the files; an InputError tells what is wrong with any of these."""
    if files == NO_FILES:
        return shipped_supplies(game)
    if files.layout and game.board is None:
        raise UsageError(
            phrase("game-has-no-board", game=game.id), phrase("leave-option-out", option="--layout")
        )
    found = supplies(game, {"cards": [*files.cards], "layout": files.layout}, Path(), "")
    if found.problems:
        raise refusal(found.problems, found.unsaid)
    return found.supplies


def _named_from(folder: Path, files: Files) -> dict[str, Any]:
    """What a sheet in a folder says of files: it names them from there."""
    cards = [_from(folder, file) for file in files.cards]
    layout = _from(folder, files.layout) if files.layout else None
    return {key: said for key, said in (("cards", cards), ("layout", layout)) if said}


def _from(folder: Path, file: str) -> str:
    try:
        return Path(os.path.relpath(file, folder)).as_posix()
    except ValueError:  # no way leads from one disk of Windows to another
        return Path(file).absolute().as_posix()


def _refuse_many(game: Game, many: int, names: Sequence[str], players: int | None) -> None:
    least, most = game.seats
    if names and players not in (None, many):
        wrong = phrase(
            "players-says-players-and-names-has-names", players=players, names=counted(many, "name")
        )
        raise UsageError(wrong, phrase("leave-one-out"))
    if not least <= many <= most:
        wrong = phrase("players-cannot-play-game", players=counted(many, "player"), game=game.id)
        raise UsageError(wrong, phrase("enter-least-to-most", least=least, most=most))
    if len({*names}) < len(names):
        raise UsageError(phrase("two-players-have-one-name"), phrase("name-each-otherwise"))
    if not all(map(str.isprintable, names)):
        raise UsageError(phrase("a-name-has-a-character-that-cannot-be-printed"), phrase("leave-it-out"))
    if max(map(len, names), default=0) > LONGEST_NAME:
        wrong = phrase("a-name-has-more-than-most-characters", most=LONGEST_NAME)
        raise UsageError(wrong, phrase("shorten-it"))
