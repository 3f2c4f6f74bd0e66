"""What people type for the cards of Night Sky: an id or no more than its number, a name, a published card."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final
from unicodedata import combining, normalize

from pnp.games.night_sky.cards import FEWEST_STARS, MOST_STARS
from pnp.games.night_sky.position import SIDES
from pnp.models.answers import found, number, short
from pnp.models.asking import Refused
from pnp.models.sheets import alike

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from pnp.games.night_sky.cards import Constellation, Name

# In each of our languages; the letters that our cards bear are the first of the English words.
KINDS: Final[Mapping[str, tuple[str, ...]]] = {
    "dwarf": ("dwarf", "trpaslík", "karzeł"),
    "giant": ("giant", "obr", "olbrzym"),
    "pulsar": ("pulsar",),
    "binary": ("binary", "dvojhvězda", "podwójna"),
}
LEAST_VALUE, MOST_VALUE = 1, 3  # of a card
_SIDE = re.compile(r"([^\W\d]+)\s*([0-9]+)")
_CARD = re.compile(r"([0-9]+)[\s,;]*([^\W\d]+)[\s,;]*([0-9]+)")
_LETTERS = re.compile(r"[^\W\d]*")


def sides(cards: Iterable[str]) -> tuple[str, ...]:
    """The sides of start cards as sheets call them."""
    return tuple(card + side for card in cards for side in SIDES)


def side_read(cards: Iterable[str]) -> Callable[[str], Any]:
    """`S1a` or `1a`; of another copy `giant 2` or `g2`."""
    known = sides(cards)

    def read(typed: str) -> Any:
        if (match := _SIDE.fullmatch(typed)) and alike(typed, known) is None:
            return _kind_and_value(match[1], match[2])
        return found(_unlettered(typed, known) or typed, known)

    return read


def card_read(cards: Mapping[str, Constellation | None]) -> Callable[[str], Any]:
    """`C601`, `601` or `columba`; of another copy `6 giant 2` or `6g2`."""

    def read(typed: str) -> Any:
        if (match := _CARD.fullmatch(typed)) and alike(typed, cards) is None:
            size = number(FEWEST_STARS, MOST_STARS)(match[1])
            return {"size": size, **_kind_and_value(match[2], match[3])}
        return found(_named(typed, cards) or typed, cards)

    return read


def card_completions(cards: Mapping[str, Constellation | None]) -> Callable[[str], tuple[str, ...]]:
    """What the last word may become: an id, or what follows of a name that was begun."""
    names = dict.fromkeys(name for card in cards.values() if card is not None for name in _names(card.name))

    def completes(typed: str) -> tuple[str, ...]:
        begun = typed[: typed.rfind(" ") + 1]
        ids = () if begun else tuple(cards)
        return ids + tuple(name[len(begun) :] for name in names if _bare(name).startswith(_bare(begun)))

    return completes


def _kind_and_value(kind: str, value: str) -> dict[str, Any]:
    return {"kind": _kind(kind), "value": number(LEAST_VALUE, MOST_VALUE)(value)}


def _kind(typed: str) -> str:
    """The kind of which this is the letter, or the beginning of its name in any language."""
    begun = _bare(typed)
    by_letter = [kind for kind in KINDS if kind[0] == begun]
    meant = [kind for kind, names in KINDS.items() if any(_bare(name).startswith(begun) for name in names)]
    for several in (by_letter, meant):
        if len(several) == 1:
            return several[0]
    raise Refused("refused-kind", typed=short(typed))


def _unlettered(typed: str, known: Iterable[str]) -> str | None:
    """The only side that is called so but for the letters before its number."""
    tail = typed.casefold()
    return _only(id for id in known if _LETTERS.sub("", id, count=1).casefold() == tail)


def _named(typed: str, cards: Mapping[str, Constellation | None]) -> str | None:
    """The only card whose name begins so, in any language."""
    begun = _bare(typed)
    if len(begun) < 2 or not begun[0].isalpha():
        return None
    return _only(
        id
        for id, card in cards.items()
        if card is not None and any(_bare(name).startswith(begun) for name in _names(card.name))
    )


def _names(name: Name) -> Iterable[str]:
    return (name,) if isinstance(name, str) else name.values()


def _bare(word: str) -> str:
    """A word without marks above and below its letters."""
    plain = "".join(each for each in normalize("NFD", word.casefold()) if not combining(each))
    return plain.replace("ł", "l")


def _only(ids: Iterable[str]) -> str | None:
    match [*ids]:
        case [id]:
            return id
    return None
