"""The game that a card set names, and the board that it is drawn for: its own, or the one that ships."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from pnp import games
from pnp.build.misnamed import no_board
from pnp.build.supplies import own_board, shipped_board, unfit
from pnp.data.files import real_path
from pnp.data.validation import refusal_of
from pnp.errors import InputError, UnplacedError, phrase, said
from pnp.models.entries import Entry, text, within, wrong, wrong_key

if TYPE_CHECKING:
    from pnp.data import Source
    from pnp.errors import Problem
    from pnp.models.game import Game


def game_of(source: Source) -> Game | None:
    """The game that a set names, if there is one of that name."""
    named = within(Entry(source.tree), "game")
    id = text(named)
    try:
        return None if id is None else games.game(id)
    except UnplacedError as error:
        raise refusal_of(source, [wrong(named, error.wrong, error.right)]) from error


def board_file(source: Source) -> Path | None:
    """The board that a set is drawn for in place of the one that ships."""
    named, game = text(within(Entry(source.tree), "board")), game_of(source)
    return Path(source.path).parent / named if named and game and game.board else None


def board_of(source: Source) -> Any:
    """The board that a set of a game is drawn for; the one that ships where the set's own is refused."""
    game, own = game_of(source), board_file(source)
    if game is None:
        return None
    if own is None or not _is_beside(own, source):
        return shipped_board(game)
    try:
        return own_board(game, own, str(own))
    except InputError:
        if source.problems:
            return shipped_board(game)
        raise


def _is_beside(board: Path, source: Source) -> bool:
    """Whether a board lies in the folder of its set, or below that."""
    return real_path(board).is_relative_to(real_path(Path(source.path).parent))


def wrong_board(source: Source) -> tuple[Problem, ...]:
    """What is wrong with the board that a set names."""
    named, game = within(Entry(source.tree), "board"), game_of(source)
    if named.value is None:
        return ()
    if game is None or game.board is None:
        if game:
            what = no_board(game)
            right = phrase("leave-board-out")
        else:
            what = said("form-board", "a-board-is-one-of-a-game-s")
            right = phrase("say-which-as-in-game-nebula")
        return refusal_of(source, [wrong_key(named, what, right)]).problems
    file = board_file(source)
    if file is None or not _is_beside(file, source):
        note = wrong(
            named,
            said("form-board", "this-is-no-board-beside-the-set"),
            phrase("name-a-file-in-its-folder-or-below-it"),
        )
        return refusal_of(source, [note]).problems
    if why := unfit(file, str(named.value)):
        return refusal_of(source, [wrong(named, *why)]).problems
    try:
        own_board(game, file, str(file))
    except InputError as error:
        return error.problems
    return ()
