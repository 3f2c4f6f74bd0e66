"""What is complained of, in another language than English: each template has a message there.

The message of a template is called by its English words, so that whoever translates reads them.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from pnp.errors import InputError, Problem, Said, phrase, sentence, unread, worded, words_of
from pnp.library import held
from pnp.models.languages import is_language
from pnp.places import shipped
from pnp.words.catalogues import Catalogue, catalogue, told
from pnp.words.mistakes import WordsError
from pnp.words.sources import MessageSource

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pnp.errors import PnpError

WRITTEN = "en"  # what templates are in
TOPIC = "complaints"

_FIELD = re.compile(r"\{(\w+)[^{}]*\}")
_ELSE = re.compile(r"[^A-Za-z0-9]+")


def message_of(template: str) -> str:
    """`there-is-no-card-id` of `there is no card '{id}'`; none of a template without words or quotes."""
    if not re.search(r"[A-Za-z']", _FIELD.sub("", template)):
        return ""
    words = _ELSE.sub("-", _FIELD.sub(r"\1", template)).strip("-").lower()
    return words if words[0].isalpha() else f"n-{words}"


def complained(text: str, language: str) -> str:
    """A complaint, or a part of one, in a language; in English as far as nobody has put it into that."""
    if not isinstance(text, Said) or language == WRITTEN:
        return text
    message, parts = (
        message_of(text.template),
        {name: _part(each, language) for name, each in text.told.items()},
    )
    if not message:
        return text.template.format_map(parts)
    words = _words(language)
    if message not in words.entries:
        return text
    try:
        return told(words, message, parts)
    except WordsError:  # of a file that says something longer than any words take
        return text


def error_in(error: PnpError, language: str) -> str:
    """All that is wrong with files, line by line; all else says that it is an error."""
    if not isinstance(error, InputError):
        return complained(phrase("Error: {wrong}", wrong=sentence(*words_of(error))), language)
    if language == WRITTEN:
        return str(error)
    more = [complained(unread(error.unsaid), language)] if error.unsaid else []
    return "\n".join([*(worded(_in(each, language)) for each in error.problems), *more])


def sources(language: str) -> Iterator[MessageSource]:
    """The words of the house, and those of each game."""
    for path in _paths(language):
        yield MessageSource(f"{path.parent.name}/{path.name}", path.read_text("utf-8"), shipped=True)


def _paths(language: str) -> list[Path]:
    cards = shipped("cards")
    return [
        *cards.glob(f"words/{TOPIC}/{language}.ftl"),
        *sorted(cards.glob(f"*/words/{TOPIC}/{language}.ftl")),
    ]


@held
def _words(language: str) -> Catalogue:
    return catalogue(language, [*sources(language)] if is_language(language) else [])


def _in(problem: Problem, language: str) -> Problem:
    return problem._replace(
        wrong=complained(problem.wrong, language), right=complained(problem.right, language)
    )


def _part(value: object, language: str) -> str | int | float:
    if isinstance(value, str):
        return complained(value, language)
    return _number(value) if isinstance(value, int | float) else str(value)


def _number(value: float) -> str | float:
    """A number as such, or in figures where it is larger than words can count."""
    from pnp.words.plurals import countable  # with all that is known of languages

    return f"{value:,}".replace(",", " ") if countable(value) is None else value
