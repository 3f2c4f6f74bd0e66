"""What is put wrong in generated card sets on purpose, by which codes that is told, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from pnp.models import LONGEST_TEXT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pnp.errors import Location

Tree = dict[str, Any]
# What any card may say, and who plays with it.
COMMON: Final = ("id", "title", "text", "note", "copies", "name", "with_players", "players")


class Flaw(Struct, frozen=True):
    """`put` does it to the cards of a set, and tells where it is wrong then."""

    put: Callable[[list[Tree]], Location]
    codes: frozenset[str]


def _unknown_key(cards: list[Tree]) -> Location:
    cards[0]["colouring"] = "red"
    return ("cards", 0, "colouring")


def _no_id(cards: list[Tree]) -> Location:
    del cards[-1]["id"]
    return ("cards", len(cards) - 1)


def _same_id(cards: list[Tree]) -> Location:
    cards.append(dict(cards[0]))
    return ("cards", len(cards) - 1, "id")


def _too_long(cards: list[Tree]) -> Location:
    cards[0]["note"] = "A" * (LONGEST_TEXT + 1)
    return ("cards", 0, "note")


def _no_language(cards: list[Tree]) -> Location:
    cards[0]["title"] = {"en": "Pier", "cs": "Molo"}
    cards.append({**cards[0], "id": "X99", "title": {"en": "Pier"}})
    return ("cards", len(cards) - 1, "title")


def _no_number(cards: list[Tree]) -> Location:
    cards[0]["copies"] = "many"
    return ("cards", 0, "copies")


def _no_parameter(cards: list[Tree]) -> Location:
    del cards[0][[key for key in cards[0] if key not in COMMON][-1]]
    return ("cards", 0)


def _does_not_fit(cards: list[Tree]) -> Location:
    key = "name" if "name" in cards[0] else "text"
    cards[0][key] = "M" * LONGEST_TEXT
    return ("cards", 0, key)


def _too_much(cards: list[Tree]) -> Location:
    """The last number that the game is told: a parameter, points, or what an action does."""
    return _changed(cards, "99999", number=True)


def _too_little(cards: list[Tree]) -> Location:
    return _changed(cards, "-99999", number=True)


def _other_value(cards: list[Tree]) -> Location:
    """A name that there is not, or no number where one is wanted."""
    return _changed(cards, "no-such", number=False)


def _changed(cards: list[Tree], value: str, number: bool) -> Location:
    """Changes the last that the first card tells its game; where it tells no number, whatever it is."""
    own = {key: said for key, said in cards[0].items() if key not in COMMON}
    every = [*_leaves(own, ())]
    numbers = [at for at, said in every if said.lstrip("-").isdigit()]
    at = numbers[-1] if number and numbers else every[-1][0]
    holder: Any = cards[0]
    for step in at[:-1]:
        holder = holder[step]
    holder[at[-1]] = value
    return ("cards", 0, *at)


def _leaves(value: Any, at: Location) -> Iterator[tuple[Location, str]]:
    """The texts that stand within, by their places."""
    if isinstance(value, str):
        yield at, value
        return
    for step, entry in value.items() if isinstance(value, dict) else enumerate(value):
        yield from _leaves(entry, (*at, step))


_ILL_VALUED: Final = frozenset(
    f"form-{code}"
    for code in ("range", "type", "unknown-name", "rule", "action", "tile", "pattern", "constellation")
)
FLAWS: Final = {
    "unknown key": Flaw(_unknown_key, frozenset({"form-unknown-key"})),
    "no id": Flaw(_no_id, frozenset({"form-missing-key"})),
    "same id": Flaw(_same_id, frozenset({"form-duplicate-id"})),
    "too long": Flaw(_too_long, frozenset({"form-length"})),
    "no language": Flaw(_no_language, frozenset({"form-language-missing"})),
    "no number": Flaw(_no_number, frozenset({"form-type"})),
    "no parameter": Flaw(_no_parameter, frozenset({"form-missing-key", "form-rule"})),
    "does not fit": Flaw(_does_not_fit, frozenset({"print-overflow", "form-unknown-key"})),
    "too much": Flaw(_too_much, _ILL_VALUED),
    "too little": Flaw(_too_little, _ILL_VALUED),
    "another value": Flaw(_other_value, _ILL_VALUED),
}
