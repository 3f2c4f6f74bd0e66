"""The words of games and of the house in a language: for results, findings and messages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pnp import games
from pnp.build.sets.supplies import game_folder
from pnp.errors import UsageError, phrase
from pnp.files.tracking import note_file
from pnp.library import find_shipped, hold_results
from pnp.models.game import Game
from pnp.report import Phrases
from pnp.words import MessageSource, find_shipped_sources, make_catalogue

FALLBACK = "en"


@hold_results
def phrases(game: Game | None, language: str, asked: bool = True, topic: str = "") -> Phrases:
    """The catalogue holds the words of the game, if one is spoken of, of all scores and of the program;
    English replaces a missing language that was not asked for. Those of a topic lie in a folder of its name,
    beside the words of every score."""
    folders, sources = _list_folders(game, topic), words_of(game, language, topic)
    if find_shipped_sources(language) and len(sources) == len(folders):
        return Phrases(make_catalogue(language, [*sources, *find_shipped_sources(language)]))
    spoken = languages_of_game(game) if game else sorted(path.stem for path in folders[-1].glob("*.ftl"))
    if not asked and FALLBACK in spoken:
        return phrases(game, FALLBACK, topic=topic)
    wrong = phrase("there-are-no-words-for-this-in-language", language=language)
    if game:
        wrong = phrase("there-are-no-words-for-game-in-language", game=game.id, language=language)
    raise UsageError(wrong, phrase("choose-one-that-has-them-lang-known", known=", ".join(spoken)))


@hold_results
def languages_of_game(game: Game) -> tuple[str, ...]:
    """Return the languages that a game has words in."""
    own, shared = ({path.stem for path in folder.glob("*.ftl")} for folder in _list_folders(game))
    return tuple(sorted(own & shared))


def words_of(game: Game | None, language: str, topic: str = "") -> tuple[MessageSource, ...]:
    """Return the words of a game, and those that all games share, as far as they exist in a language."""
    return tuple(filter(None, (_read_words(folder, language) for folder in _list_folders(game, topic))))


def _list_folders(game: Game | None, topic: str = "") -> tuple[Path, ...]:
    """List the folders of words; a game need not have words of a topic."""
    own = (game_folder(game, "cards") / game.id / "words",) if game else ()
    usual = (*own, find_shipped("cards") / "words")
    return (*usual, *(folder / topic for folder in usual if topic and (folder / topic).is_dir()))


def _read_words(folder: Path, language: str) -> MessageSource | None:
    path = folder / f"{language}.ftl"
    note_file(path)
    if not path.is_file():
        return None
    return MessageSource(f"{folder.parent.name}/{path.name}", path.read_text("utf-8"), shipped=True)


def find_check_words(language: str, asked: bool) -> Callable[[str], Phrases]:
    """Return a function that finds the words of a game by its id, or those of the house if the id is
    empty."""
    return lambda id: phrases(games.find_game(id) if id else None, language, asked, "check")
