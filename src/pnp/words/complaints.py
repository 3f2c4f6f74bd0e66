"""The translation of messages about mistakes from English into another language, by messages of the same
ids."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from pnp import errors
from pnp.library import hold_results
from pnp.messages import ENGLISH, list_message_files
from pnp.models.languages import is_language
from pnp.words.catalogues import Catalogue, MessageSource, WordsError, make_catalogue, say_with_needed


def translate_complaint(text: str, language: str) -> str:
    """Translate a complaint, or a part of one, into a language; parts without a translation stay English."""
    if not isinstance(text, errors.CodedText) or language == ENGLISH or not is_language(language):
        return text
    parts = {name: _translate_part(each, language) for name, each in text.arguments.items()}
    if not text.message:
        return "".join(map(str, parts.values())) or text
    words = _make_words(language, list_message_files(language))
    if text.message not in words.entries:
        return text
    try:
        return say_with_needed(words, text.message, parts)
    except WordsError:  # a part from a file is longer than any argument may be
        return text


def translate_error(error: errors.PnpError, language: str) -> str:
    """Translate all problems of an InputError, line by line; word any other error as one sentence that calls
    it an error."""
    if not isinstance(error, errors.InputError):
        wrong = errors.sentence(*errors.get_words(error))
        return translate_complaint(errors.phrase("error-wrong", wrong=wrong), language)
    if language == ENGLISH:
        return str(error)
    told = [errors.word_problem(_translate_problem(each, language)) for each in error.problems]
    more = [translate_complaint(errors.word_unread(error.omitted), language)] if error.omitted else []
    return "\n".join([*told, *more])


def list_sources(language: str) -> Iterator[MessageSource]:
    """Yield the messages of the program and of each game as sources."""
    for path in list_message_files(language):
        yield MessageSource(f"{path.parent.name}/{path.name}", path.read_text("utf-8"), shipped=True)


@hold_results
def _make_words(language: str, files: tuple[Path, ...]) -> Catalogue:  # noqa: ARG001 (a package may bring more)
    return make_catalogue(language, [*list_sources(language)])


def _translate_problem(problem: errors.Problem, language: str) -> errors.Problem:
    wrong, right = (translate_complaint(each, language) for each in (problem.wrong, problem.right))
    return problem._replace(wrong=wrong, right=right)


def _translate_part(value: object, language: str) -> str | int | float:
    if isinstance(value, str):
        return translate_complaint(value, language)
    number = value.number if isinstance(value, errors.Amount) else value
    return _convert_number(number) if isinstance(number, int | float) else str(number)


def _convert_number(value: float) -> str | float:
    """Return a number as it is, or as text in figures if it is larger than words can count."""
    from pnp.words.plurals import round_countable  # slow: it loads all data about languages

    return f"{value:,}".replace(",", " ") if round_countable(value) is None else value
