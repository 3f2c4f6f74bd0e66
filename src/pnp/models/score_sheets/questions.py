"""What a game asks at a table, and how answers are read."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from msgspec import Struct

from pnp.errors import Location, cut_short, find_nearest
from pnp.scoring import Value


class Refused(Exception):  # noqa: N818 (nothing failed: an answer is asked for again)
    """An answer that cannot be: the id of a message, and what it tells."""

    def __init__(self, message: str, /, **arguments: Value) -> None:
        super().__init__(message)
        self.message, self.arguments = message, arguments


class NoAnswer(Struct, frozen=True):
    """What no score sheet says; `word` tells why."""

    word: str


NEEDED: Final = NoAnswer("an answer must be given")
LEFT_OUT: Final = NoAnswer("the sheet does not say it")


class Question(Struct, frozen=True, kw_only=True):
    """One thing that a score sheet says, at its place there. `words` is the id of the message that asks,
    `ask-…`; the one that explains is `key-…`, and one with `-hint` may say what Enter alone does. `read`
    makes of what was typed what the score sheet says, or refuses it; what only a whole score sheet can tell
    is left to the reader of score sheets. Where a drawing has several rows, each is a question at the place
    of the drawing, with its `row` from 0; the tree of the answers so far has there the rows up to the last
    that was answered, joined by line ends, and a score sheet those that show something, with the `blank` of
    those that are still asked for."""

    place: Location
    words: str
    read: Callable[[str], Any]
    arguments: Mapping[str, Value] = {}
    offers: tuple[str, ...] = ()  # whole words that completion proposes
    # Those that it proposes for the last word of what was typed, where it matters what stands before.
    completes: Callable[[str], tuple[str, ...]] | None = None
    map: Location | None = None  # a place whose drawing shows where things are, in place of the offers
    row: int | None = None
    blank: Any = NEEDED  # what an empty answer says
    # Whether more words than one are answers to the questions that follow with the same words as well.
    shared: bool = False
    # What a score sheet says without the answer, so that it has a score. Where these are lines by hand and
    # all of them were given, the question is not asked.
    until: Mapping[Location, Any] = {}
    # What a score sheet says in place of the answers at these places, since it follows from all of them.
    instead: Mapping[Location, Any] = {}
    key: str = ""  # of the mapping at its place, the one that holds what is typed
    own_form: re.Pattern[str] | None = None  # of what a score sheet writes there, which its reader judges


LONGEST = 40  # characters of an answer that a refusal repeats
_ZEROS = re.compile(r"(?<![0-9])0+(?=[0-9])")
_NUMBERED_WORD = re.compile(r"[A-Za-z]+0*([0-9]+)")
_BETWEEN = re.compile(r"[\s,;]+")


def number_reader(least: int, most: int) -> Callable[[str], int]:
    """A whole number between two.

    >>> number_reader(0, 7)("3")
    3
    """

    def read_number(typed: str) -> int:
        if re.fullmatch(r"-?[0-9]{1,6}", typed) and least <= int(typed) <= most:
            return int(typed)
        raise Refused("refused-number", typed=shorten(typed), least=least, most=most)

    return read_number


MOST_CHOICES: Final = 99  # that an answer may list where nobody says how many


def choices_reader(
    known: Collection[str], least: int = 0, most: int = MOST_CHOICES
) -> Callable[[str], list[str]]:
    """So many of the words that are known, with blanks or commas between them."""

    def read_choices(typed: str) -> list[str]:
        words = [match_word(word, known) for word in split_words(typed)]
        if not least <= len(words) <= most:
            few = "exactly" if least == most else least or "none"
            raise Refused("refused-how-many", n=len(words), least=few, most=most)
        return words

    return read_choices


def match_beginning(typed: str, known: Sequence[str]) -> str:
    """One of some words, or how it begins: `b` is basic."""
    meant = [word for word in known if word.startswith(typed.casefold())]
    return meant[0] if len(meant) == 1 else match_word(typed, known)


YES: Final = ("y", "yes", "a", "ano", "t", "tak")  # in each of our languages
NO: Final = ("n", "no", "ne", "nie")


def truth_reader(yes: Any, no: Any) -> Callable[[str], Any]:
    """Yes or no, in any of our languages."""

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
    """The only id that differs from this in nothing but its case or the zeros before its number."""
    meant = [each for each in ids if _normalise_id(each) == _normalise_id(id)]
    return meant[0] if len(meant) == 1 else None


@lru_cache(4096)
def _normalise_id(id: str) -> str:
    return _ZEROS.sub("", id.casefold())


def shorten(typed: str) -> str:
    return cut_short(typed, LONGEST)
