"""What people type at a table of Nebula, read as its sheets say it, or refused in words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from pnp.games.nebula.galaxies import EMPTY
from pnp.games.nebula.sky import LETTERS
from pnp.games.nebula.table import FIRST, LATER
from pnp.models.answers import found, short, split
from pnp.models.asking import Refused

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

NOTHING: Final = "-"  # where Enter alone would leave an answer as it was
_ANY: Final = re.compile(r"[\s,;]+")
_BETWEEN: Final = re.compile(r"[\s,;:=]+")
_STARS: Final[Mapping[str, str]] = {
    **{letter.casefold(): letter for letter in LETTERS},
    **dict.fromkeys((EMPTY, "-", "_"), EMPTY),
}


def begun(words: Sequence[str]) -> Callable[[str], str]:
    """One of some words, or how it begins: `b` is basic."""

    def read(typed: str) -> str:
        meant = [word for word in words if word.startswith(typed.casefold())]
        return meant[0] if len(meant) == 1 else found(typed, words)

    return read


def different(read: Callable[[str], list[str]]) -> Callable[[str], list[str]]:
    """A list in which nothing may stand twice."""

    def read_once(typed: str) -> list[str]:
        return _once(read(typed))

    return read_once


def not_of(taken: Mapping[str, str], read: Callable[[str], str], refused: str) -> Callable[[str], str]:
    """A card that lies nowhere else; `taken` are those that do, each with where, which the refusal tells."""

    def read_free(typed: str) -> str:
        card = read(typed)
        if card in taken:
            raise Refused(refused, card=card, where=taken[card])
        return card

    return read_free


def markers(known: Sequence[str], signs: Mapping[str, str]) -> Callable[[str], list[str]]:
    """Markers by their names or by signs of one letter, together or not: `white red blue`, `w r b`, `wrb`."""

    def read(typed: str) -> list[str]:
        words = [] if typed == NOTHING else split(typed)
        return _once([marker for word in words for marker in _markers(word, known, signs)])

    return read


def _markers(word: str, known: Sequence[str], signs: Mapping[str, str]) -> list[str]:
    letters = [*word.casefold()]
    if word.casefold() not in map(str.casefold, known) and all(letter in signs for letter in letters):
        return [signs[letter] for letter in letters]
    return [found(word, known)]


def _once(words: list[str]) -> list[str]:
    for place, word in enumerate(words):
        if word in words[:place]:
            raise Refused("refused-twice", what=word)
    return words


def letters(cells: Sequence[str]) -> Callable[[str], str]:
    """A letter for each of some cells, `RW.BYO`; or the cells that bear a star, by their places or by their
    ids, the others being empty: `3R 5B`, `lyra3:R`. A single dot: there is nothing."""
    numbers = {str(place): place for place, _ in enumerate(cells, 1)}
    places = numbers | {id.casefold(): place for place, id in enumerate(cells, 1)}
    names = "|".join(map(re.escape, sorted(places, key=len, reverse=True)))
    one = re.compile(rf"({names})[:=]?([{re.escape(''.join(_STARS))}])")

    def read(typed: str) -> str:
        signs = _ANY.sub("", typed).casefold()
        if not {*signs} <= {*_STARS} and re.fullmatch(rf"({one.pattern})+", signs):
            return _of_cells([(places[name], sign) for name, sign in one.findall(signs)], cells)
        return _of_letters(signs, typed, len(cells))

    return read


def _of_cells(given: Sequence[tuple[int, str]], cells: Sequence[str]) -> str:
    _once([cells[place - 1] for place, _ in given])
    stars = dict(given)
    return "".join(_STARS[stars.get(place, EMPTY)] for place, _ in enumerate(cells, 1))


def _of_letters(signs: str, typed: str, most: int) -> str:
    for sign in signs:
        if sign not in _STARS:
            raise Refused("refused-star", typed=short(typed), sign=sign.upper())
    stars = "".join(_STARS[sign] for sign in signs)
    if {*stars} <= {EMPTY} and len(stars) < most:
        return EMPTY * most
    if len(stars) != most:
        raise Refused("refused-cells", typed=short(typed), n=len(stars), most=most)
    return stars


def claims(
    cards: Collection[str], first: Mapping[str, str], *, last: bool
) -> Callable[[str], dict[str, str]]:
    """Public cards, each with first or later, `V3 first, V15 later` or `3f 15l`; which of them need not be
    said where it can be one alone. `first` are the names of those who are first already, by cards; the `last`
    player is first where nobody else is."""

    def read(typed: str) -> dict[str, str]:
        marked = _marked([] if typed == NOTHING else filter(None, _BETWEEN.split(typed)), cards)
        _once([card for card, _ in marked])
        return {card: _place(card, mark, first, last) for card, mark in marked}

    return read


def _marked(words: Iterable[str], cards: Collection[str]) -> list[tuple[str, str]]:
    """Each card with what was typed of its marker."""
    marked: list[tuple[str, str]] = []
    for word in words:
        mark = _mark(word)
        if mark and marked and not marked[-1][1]:
            marked[-1] = (marked[-1][0], mark)
        else:
            marked.append(_with_mark(word, cards))
    return marked


def _mark(word: str) -> str:
    return next((mark for mark in (FIRST, LATER) if word and mark.startswith(word.casefold())), "")


def _with_mark(word: str, cards: Collection[str]) -> tuple[str, str]:
    """A card, and how its marker stands where that is part of the word: `3f`, `V15later`."""
    for end in range(len(word), 0, -1):
        mark = _mark(word[end:])
        try:
            if mark or end == len(word):
                return found(word[:end], cards), mark
        except Refused:
            continue
    return found(word, cards), ""


def _place(card: str, mark: str, first: Mapping[str, str], last: bool) -> str:
    if mark == FIRST and card in first:
        raise Refused("refused-first", card=card, where=first[card])
    if not mark and card not in first and not last:
        raise Refused("refused-which", card=card)
    return mark or (LATER if card in first else FIRST)
