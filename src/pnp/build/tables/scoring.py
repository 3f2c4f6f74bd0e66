"""Turns a score sheet into its result: finds its game, its cards and its board, reads the position and scores
it."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from pnp import data, games
from pnp.build.sets import supplies
from pnp.data import sources
from pnp.data.validation import validate
from pnp.data.yaml_reader import parse_yaml
from pnp.errors import InputError, Mistake, Problem, code_phrase, get_code, phrase, word_mistake
from pnp.models import trees
from pnp.models.game import Game
from pnp.models.scalars import is_short_name
from pnp.models.score_sheets.keys import score_position
from pnp.scoring import Result

STANDARD_INPUT = "-"


class Scored(Struct, frozen=True):
    """A score sheet with its game, its result, and the data behind the result."""

    sheet: str  # as given
    title: str
    played: str
    game: Game
    result: Result
    board: Any
    position: Any
    text: str  # of the score sheet
    files: tuple[tuple[str, str], ...]  # that it names, with their texts


_SAVE_AS = "save-it-as-utf-8"


def score(sheet: str | PathLike[str] | Mapping[str, Any]) -> Result:
    """Score a score sheet: a path, a text (one that holds a line end, or begins with a brace), or a mapping.
    Raise an InputError with all its mistakes."""
    if isinstance(sheet, str) and ("\n" in sheet or sheet.lstrip().startswith("{")):
        return score_source(parse_yaml(sheet, sources.MAPPING_NAME), Path(), "").result
    if isinstance(sheet, str) and ": " in sheet and not os.path.exists(sheet):  # noqa: PTH110 (never raises)
        wrong = code_phrase("form-unreadable", "this-is-name-of-no-file-and-not-text-of-sheet")
        right = phrase("a-text-needs-a-line-end-or-to-begin-with-a-brace")
        raise InputError([Problem(sources.MAPPING_NAME, 1, 1, wrong, right)])
    if isinstance(sheet, str | PathLike):
        return _score_path(os.fsdecode(sheet)).result
    return score_source(sources.read_mapping(sheet), Path(), "").result


def score_file(name: str) -> Scored:
    """Score the score sheet in a file, or on standard input if the name is `-`."""
    if name == STANDARD_INPUT:
        return score_source(parse_yaml(_read_standard_input(), name), Path(), "")
    try:
        return _score_path(name)
    except InputError as error:
        if isinstance(error.__cause__, sources.PipeError):
            right = phrase("name-plain-file-or-write-and-hand-it-over")
            raise InputError([error.problems[0]._replace(right=right)]) from error
        raise


def _score_path(name: str) -> Scored:
    path = Path(name)
    source = parse_yaml(sources.read_text(path, name, _SAVE_AS), name)
    return score_source(source, path.parent, path.parent.as_posix())


def _read_standard_input() -> str:
    if sys.stdin is None:  # it was closed before we began
        wrong = code_phrase("form-unreadable", "standard-input-is-closed")
        raise InputError([Problem(STANDARD_INPUT, 1, 1, wrong, phrase("name-a-file"))])
    content = sys.stdin.buffer.read(sources.SIZE_LIMIT + 1)
    return sources.decode_text(content, STANDARD_INPUT, _SAVE_AS)


READINGS = 2  # wrong claims show only once the table itself is understood


def score_source(source: sources.Source, folder: supplies.FilesPlace, shown: str) -> Scored:
    """Score a score sheet that lies in a folder, with the folder's name for the user; or a kept score sheet,
    with the texts of the files that it names."""
    game = game_of_sheet(source)
    found = supplies.read_supplies(game, source.tree, folder, shown, source)
    try:
        position = _read_position(game, source, found)
    except InputError:
        from pnp.entry.notation import read_notation  # which few score sheets need

        if found.problems:
            raise
        read = source
        for _ in range(READINGS):
            notes: list[Mistake] = []
            game.position(read.tree, found.supplies, notes)
            wrong = data.find_wrong_locations(read, game.sheet.form, notes)
            read = replace(read, tree=read_notation(game, found.supplies, read.tree, wrong))
        if read.tree == source.tree:
            raise
        source = read
        position = _read_position(game, source, found)
    title, played = (trees.get_text(trees.Entry(source.tree), key) or "" for key in ("title", "played"))
    result, board = score_position(game, position, source.tree), found.supplies.board
    return Scored(source.path, title, played, game, result, board, position, source.text, found.files)


def _read_position(game: Game, source: sources.Source, found: supplies.SuppliesRead) -> Any:
    """Read the position on a score sheet; raise an InputError with all its mistakes."""
    layout, notes = trees.get_entry(trees.Entry(source.tree), "layout"), list[Mistake]()
    if game.board is None and layout.value is not None:
        notes.append(trees.make_key_mistake(layout, supplies.word_no_board(game), phrase("leave-layout-out")))
    position = None
    # If the score sheet's own board cannot be read, only mistakes of form are reported: nothing tells
    # which mistakes of a position do not come from its board.
    if game.board is None or found.supplies.board is not None:
        position = game.position(source.tree, found.supplies, notes)
    try:
        validate(source, game.sheet.form, (lambda _: notes,))
    except InputError as error:
        own = _tell_blanks_once(error.problems)
        raise sources.make_refusal([*found.problems, *own], found.omitted + error.omitted) from None
    if found.problems:
        raise sources.make_refusal(found.problems, found.omitted)
    return position


MOST_BLANKS = 4  # that are reported one by one


def _tell_blanks_once(problems: Sequence[Problem]) -> Sequence[Problem]:
    """Return the mistakes of a score sheet; many blank entries become one mistake, at the first of them."""
    blank = [each for each in problems if get_code(each.wrong) == "form-empty"]
    if len(blank) <= MOST_BLANKS:
        return problems
    wrong = code_phrase("form-empty", "the-sheet-is-not-filled-in-yet", n=len(blank))
    first = blank[0]._replace(wrong=wrong, right=phrase("write-them-behind-the-colons"))
    return [first, *(each for each in problems if each not in blank)]


def game_of_sheet(source: sources.Source) -> Game:
    """Return the game that a score sheet names."""
    tree = trees.Entry(source.tree)
    if (other := _find_other_file(tree)) is not None:
        raise data.make_mistakes_refusal(source, [other])
    return read_game(source, "sheet")


def read_game(source: sources.Source, what: str) -> Game:
    """Return the game that a file names; `what` is the kind of file."""
    game = supplies.named_game(source)
    if game is None:
        raise data.make_mistakes_refusal(source, [no_game_mistake(trees.Entry(source.tree), what)])
    return game


def _find_other_file(tree: trees.Entry) -> Mistake | None:
    """Return the mistake of a card set, a board or a layout given in place of a score sheet."""
    if trees.has_key(tree, "players"):
        return None
    cards = [*trees.list_entries(tree, "cards")]
    if trees.has_key(tree, "deck") and any(isinstance(card.value, dict) for card in cards):
        wrong, right = "this-is-a-card-set-not-a-score-sheet", "sheet-and-may-name-sets-at-cards"
    elif is_short_name(trees.get_text(tree, "board") or ""):
        wrong, right = "this-is-a-board-not-a-score-sheet", "sheet-and-may-name-a-board-at-layout"
    elif trees.has_key(tree, "faces") or trees.has_key(tree, "extends"):
        wrong, right = "this-is-a-layout-of-cards-not-a-score-sheet", "a-score-sheet-has-game-and-players"
    else:
        return None
    sheet = phrase("a-score-sheet-has-game-and-players")
    return trees.make_mistake(tree, *word_mistake("form-sheet", wrong, right, sheet=sheet))


def _list_games_with_board(tree: trees.Entry) -> tuple[str, ...]:
    """List the games whose boards have the keys of this one; if there are none, all games with a board."""
    boards = {id: game.board.form for id, game in games.find_usable().items() if game.board}
    keys = {"game", *trees.list_keys(tree)}
    alike = tuple(id for id, form in boards.items() if keys.issubset(data.find_known_keys(form, ())))
    return alike or tuple(boards)


def no_game_mistake(tree: trees.Entry, file: str) -> Mistake:
    known = _list_games_with_board(tree) if file == "board" else games.list_all_names()
    advice = phrase("the-games-are-known", known=", ".join(known))
    if trees.has_key(tree, "game"):
        return supplies.unknown_game_mistake(tree, known, advice)
    right = supplies.advise_key("game", known)
    owner, mapping = _OWNERS.get(file, _OWNERS["set"])
    if not isinstance(tree.value, dict):
        return trees.make_mistake(tree, code_phrase("form-type", mapping), right)
    lacking = code_phrase("form-missing-key", "owner-needs-name", owner=phrase(owner), name="game")
    return trees.make_mistake(tree, lacking, right)


# The names of each kind of file, and the message for one that is no mapping.
_OWNERS = {
    "sheet": ("the-sheet", "a-sheet-is-a-mapping-which-needs-game"),
    "board": ("the-board", "a-board-is-a-mapping-which-needs-game"),
    "set": ("the-set", "a-set-of-cards-is-a-mapping-which-needs-game"),
}
