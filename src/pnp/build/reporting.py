"""The words that a result is told in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.build.supplies import files_of
from pnp.errors import UsageError, phrase
from pnp.library import held
from pnp.noted import note
from pnp.places import shipped
from pnp.report import Phrases
from pnp.words import MessageSource, catalogue, house

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from pnp.models.game import Game


OTHERWISE = "en"


@held
def phrases(game: Game, language: str, asked: bool = True, topic: str = "") -> Phrases:
    """The words of a game, of all scores, and of the house, in a language; in English where another was not
    asked for and has none. Those of a topic lie in a folder of its name, beside the words of every score."""
    sources = words_of(game, language, topic)
    if house(language) and len(sources) == len(_folders(game, topic)):
        return Phrases(catalogue(language, [*sources, *house(language)]))
    spoken = spoken_by(game)
    if not asked and OTHERWISE in spoken:
        return phrases(game, OTHERWISE, topic=topic)
    wrong = phrase("there-are-no-words-for-game-in-language", game=game.id, language=language)
    raise UsageError(wrong, _choose(spoken))


@held
def spoken_by(game: Game) -> tuple[str, ...]:
    """The languages that a game has words in."""
    own, shared = ({path.stem for path in folder.glob("*.ftl")} for folder in _folders(game))
    return tuple(sorted(own & shared))


@held
def house_phrases(language: str, topic: str, asked: bool = True) -> Phrases:
    """The words of all scores, of a topic and of the house, where no one game is spoken of; in English where
    another language was not asked for and is not there."""
    folders = (shipped("cards") / "words", shipped("cards") / "words" / topic)
    sources = tuple(filter(None, (_source(folder, language) for folder in folders)))
    if house(language) and len(sources) == len(folders):
        return Phrases(catalogue(language, [*sources, *house(language)]))
    if not asked:
        return house_phrases(OTHERWISE, topic)
    known = sorted(path.stem for path in folders[-1].glob("*.ftl"))
    raise UsageError(phrase("there-are-no-words-for-this-in-language", language=language), _choose(known))


def _choose(known: Sequence[str]) -> str:
    return phrase("choose-one-that-has-them-lang-known", known=", ".join(known))


def words_of(game: Game, language: str, topic: str = "") -> tuple[MessageSource, ...]:
    """What there is in a language of the words of a game, and of those that all games share."""
    return tuple(filter(None, (_source(folder, language) for folder in _folders(game, topic))))


def _folders(game: Game, topic: str = "") -> tuple[Path, ...]:
    """A game need not have words of a topic."""
    usual = files_of(game, "cards") / game.id / "words", shipped("cards") / "words"
    return (*usual, *(folder / topic for folder in usual if topic and (folder / topic).is_dir()))


def _source(folder: Path, language: str) -> MessageSource | None:
    path = folder / f"{language}.ftl"
    note(path)
    if not path.is_file():
        return None
    return MessageSource(f"{folder.parent.name}/{path.name}", path.read_text("utf-8"), shipped=True)
