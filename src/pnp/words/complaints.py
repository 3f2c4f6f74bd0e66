"""What is complained of, in another language than English: by the messages of the same ids."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.errors import Amount, InputError, Problem, Said, phrase, sentence, unread, worded, words_of
from pnp.library import held
from pnp.messages import ENGLISH, message_files
from pnp.models.languages import is_language
from pnp.words.catalogues import Catalogue, catalogue, told
from pnp.words.mistakes import WordsError
from pnp.words.sources import MessageSource

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pnp.errors import PnpError


def complained(text: str, language: str) -> str:
    """A complaint, or a part of one, in a language; in English as far as nobody has put it into that."""
    if not isinstance(text, Said) or language == ENGLISH or not is_language(language):
        return text
    parts = {name: _part(each, language) for name, each in text.told.items()}
    if not text.message:
        return "".join(map(str, parts.values())) or text
    words = _words(language, message_files(language))
    if text.message not in words.entries:
        return text
    try:
        return told(words, text.message, parts)
    except WordsError:  # of a file that says something longer than any words take
        return text


def error_in(error: PnpError, language: str) -> str:
    """All that is wrong with files, line by line; all else says that it is an error."""
    if not isinstance(error, InputError):
        return complained(phrase("error-wrong", wrong=sentence(*words_of(error))), language)
    if language == ENGLISH:
        return str(error)
    more = [complained(unread(error.unsaid), language)] if error.unsaid else []
    return "\n".join([*(worded(_in(each, language)) for each in error.problems), *more])


def sources(language: str) -> Iterator[MessageSource]:
    """The words of the house, and those of each game."""
    for path in message_files(language):
        yield MessageSource(f"{path.parent.name}/{path.name}", path.read_text("utf-8"), shipped=True)


@held
def _words(language: str, files: tuple[Path, ...]) -> Catalogue:  # noqa: ARG001 (a package may bring more)
    return catalogue(language, [*sources(language)])


def _in(problem: Problem, language: str) -> Problem:
    return problem._replace(
        wrong=complained(problem.wrong, language), right=complained(problem.right, language)
    )


def _part(value: object, language: str) -> str | int | float:
    if isinstance(value, str):
        return complained(value, language)
    number = value.number if isinstance(value, Amount) else value
    return _number(number) if isinstance(number, int | float) else str(number)


def _number(value: float) -> str | float:
    """A number as such, or in figures where it is larger than words can count."""
    from pnp.words.plurals import countable  # with all that is known of languages

    return f"{value:,}".replace(",", " ") if countable(value) is None else value
