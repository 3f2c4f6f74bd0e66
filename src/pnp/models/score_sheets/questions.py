"""The questions that a game asks at a table, and the readers of answers."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from msgspec import Struct

from pnp.errors import Location, cut_short, find_nearest
from pnp.scoring import Value


class Refused(Exception):  # noqa: N818 (nothing failed: an answer is asked for again)
    """An answer is refused: the id of a message, and its arguments."""

    def __init__(self, message: str, /, **arguments: Value) -> None:
        super().__init__(message)
        self.message, self.arguments = message, arguments


class NoAnswer(Struct, frozen=True):
    """A marker for a value that is not written into a score sheet; `word` tells why."""

    word: str


NEEDED: Final = NoAnswer("an answer must be given")
LEFT_OUT: Final = NoAnswer("the sheet does not say it")


class Question(Struct, frozen=True, kw_only=True):
    """A question about one entry of a score sheet, at its place there. `words` is the id of the message that
    asks, `ask-…`; the message `key-…` explains, and one with `-hint` may say what Enter alone does. `read`
    turns typed text into the entry, or refuses it; mistakes that only a whole score sheet shows are left to
    the reader of score sheets. If a drawing has several rows, each is a question at the place of the drawing,
    with its `row` from 0. The tree of the answers so far then holds, at that place, the rows up to the last
    answered one, joined by line ends; a score sheet holds the rows that show something, with the `blank` of
    those that are still asked for."""

    place: Location
    words: str
    read: Callable[[str], Any]
    arguments: Mapping[str, Value] = {}
    offers: tuple[str, ...] = ()  # whole words that completion proposes
    # Completions of the last word of a typed text, if they depend on the words before it.
    completes: Callable[[str], tuple[str, ...]] | None = None
    map: Location | None = None  # a place whose drawing shows where things are, instead of the offers
    row: int | None = None
    blank: Any = NEEDED  # what an empty answer means
    # Whether further words of an answer belong to the next questions with the same message.
    shared: bool = False
    # The entries of a score sheet without the answer, so that it has a score. If these are lines by hand and
    # all of them are given, the question is not asked.
    until: Mapping[Location, Any] = {}
    # The entries that stand in place of the answers at these places, since they follow from all of them.
    instead: Mapping[Location, Any] = {}
    key: str = ""  # the key of the mapping at its place that holds the answer
    own_form: re.Pattern[str] | None = None  # a score sheet's own notation, which its reader judges


LONGEST = 40  # characters of an answer that a refusal repeats
_ZEROS = re.compile(r"(?<![0-9])0+(?=[0-9])")
_NUMBERED_WORD = re.compile(r"[A-Za-z]+0*([0-9]+)")
_BETWEEN = re.compile(r"[\s,;]+")


def number_reader(least: int, most: int) -> Callable[[str], int]:
    """Return a reader of a whole number from `least` to `most`.

    >>> number_reader(0, 7)("3")
    3
    """

    def read_number(typed: str) -> int:
        if re.fullmatch(r"-?[0-9]{1,6}", typed) and least <= int(typed) <= most:
            return int(typed)
        raise Refused("refused-number", typed=shorten(typed), least=least, most=most)

    return read_number


MOST_CHOICES: Final = 99  # words of an answer, if nobody says how many it may list


def choices_reader(
    known: Collection[str], least: int = 0, most: int = MOST_CHOICES
) -> Callable[[str], list[str]]:
    """Return a reader of `least` to `most` known words, separated by blanks or commas."""

    def read_choices(typed: str) -> list[str]:
        words = [match_word(word, known) for word in split_words(typed)]
        if not least <= len(words) <= most:
            few = "exactly" if least == most else least or "none"
            raise Refused("refused-how-many", n=len(words), least=few, most=most)
        return words

    return read_choices


def match_beginning(typed: str, known: Sequence[str]) -> str:
    """Return a reader of one of some words, or of its beginning: `b` is basic."""
    meant = [word for word in known if word.startswith(typed.casefold())]
    return meant[0] if len(meant) == 1 else match_word(typed, known)


YES: Final = ("y", "yes", "a", "ano", "t", "tak")  # in each of our languages
NO: Final = ("n", "no", "ne", "nie")


def truth_reader(yes: Any, no: Any) -> Callable[[str], Any]:
    """Return a reader of yes or no, in any of our languages."""

    def read_truth(typed: str) -> Any:
        if (word := typed.casefold()) in (*YES, *NO):
            return yes if word in YES else no
        raise Refused("refused-truth", typed=shorten(typed))

    return read_truth


def split_words(typed: str) -> list[str]:
    return [word for word in _BETWEEN.split(typed) if word]


def match_word(typed: str, known: Collection[str]) -> str:
    """The word that was meant, if only its case or its zeros are otherwise, as `v3` is V3 and `n1` N01, or if
    it is the only one of a number that was typed alone; else a refusal that guesses."""
    if typed in known:
        return typed
    if (meant := match_id(typed, known)) is not None:
        return meant
    numbers = ((word, _NUMBERED_WORD.fullmatch(word)) for word in known)
    numbered = [word for word, its in numbers if its and its[1] == typed.lstrip("0")]
    if len(numbered) == 1:
        return numbered[0]
    in_small = {word.casefold(): word for word in known}
    if (guess := find_nearest(typed[:LONGEST].casefold(), in_small)) is not None:
        raise Refused("refused-near", typed=shorten(typed), meant=in_small[guess])
    raise Refused("refused-unknown", typed=shorten(typed))


def match_id(id: str, ids: Iterable[str]) -> str | None:
    """Return the only id that differs from this one in nothing but its case or the zeros before its number,
    or None."""
    meant = [each for each in ids if _normalise_id(each) == _normalise_id(id)]
    return meant[0] if len(meant) == 1 else None


@lru_cache(4096)
def _normalise_id(id: str) -> str:
    return _ZEROS.sub("", id.casefold())


def shorten(typed: str) -> str:
    return cut_short(typed, LONGEST)
