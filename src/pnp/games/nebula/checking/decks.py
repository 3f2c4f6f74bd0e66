"""What is found in a whole deck: cards that ask the same, too few cards for a table, and how often the deck
asks for each colour, constellation and orbit."""

from __future__ import annotations

from collections import Counter
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final

from pnp.games.nebula.checking.deciding import meaning_of
from pnp.games.nebula.position import SEATS
from pnp.games.nebula.sky import COLOURS
from pnp.games.nebula.table import PUBLIC, SECTORS
from pnp.models.findings import Code, Found
from pnp.scoring import Reason

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from pnp.games.nebula.board import Board
    from pnp.games.nebula.cards import RuleCard
    from pnp.models.findings import Subject
    from pnp.scoring import Value

SAME: Final = Code("nebula-same", "warning")
SHORT: Final = Code("nebula-short", "warning")
UNEVEN: Final = Code("nebula-uneven", "warning")
ASKED: Final = Code("nebula-asked", "figure")
DECK: Final = ("cards",)  # where it stands what is said of the whole deck
TOO_OFTEN: Final = 2  # times as often as another

# How many cards of a deck a table may need, each but once.
NEEDED: Final = {"personal": SEATS[1], "public": PUBLIC, "advanced": len(SECTORS)}


def find_twins(subject: Subject, board: Board) -> Iterator[Found]:
    """Of cards that say the same the later is told of: of twins in two sets as well."""
    own: Mapping[str, Any] = {card.id: card for _, card in subject.cards}
    deck = subject.supplies.decks[subject.deck]
    first: dict[object, str] = {}
    for card in (deck[id] for id in takewhile(lambda id: id not in own, deck)):
        if not lacks(card, board):
            first.setdefault(meaning_of(card, board), card.id)
    for entry, card in subject.cards:
        if lacks(card, board):
            continue
        if (other := first.setdefault(meaning_of(card, board), card.id)) != card.id:
            yield Found(SAME, entry.location, {"of": "card", "other": other})
        if card.copies > 1:
            yield Found(SAME, (*entry.location, "copies"), {"of": "copy", "other": card.id})


def find_shortage(subject: Subject, board: Board) -> Iterator[Found]:
    """Cards that the board does not allow for are never on the table."""
    cards = sum(not lacks(card, board) for card in subject.supplies.decks[subject.deck].values())
    if cards < (needed := NEEDED[subject.deck]):
        yield Found(
            SHORT, DECK, {"deck": subject.deck, "cards": cards, "needed": needed}, key=True, whole=True
        )


def lacks(card: RuleCard, board: Board) -> bool:
    """Whether a card asks for a constellation that is not on the board."""
    return card.asks.get("constellation", next(iter(board.constellations))) not in board.constellations


def count_names(cards: Iterable[RuleCard], board: Board) -> Iterator[Found]:
    """Whether a deck asks for names about as often. The orbits of a board differ in size: for these
    no number is fair."""
    asked = Counter(each for card in cards for each in _asked(card))
    for of, names in _names(board).items():
        numbers = {name: asked[of, name] for name in names}
        if of != "orbit" and _uneven(numbers.values()):
            found = [
                Reason("asked-number", {"name": _named(of, name), "n": n}) for name, n in numbers.items()
            ]
            yield Found(UNEVEN, DECK, {"of": of, "found": tuple(found)}, key=True, whole=True)
        if any(numbers.values()):
            yield Found(ASKED, DECK, {"of": of}, key=True, rows=_rows(of, numbers), whole=True)


def _asked(card: RuleCard) -> Iterator[tuple[str, object]]:
    """What a card asks for by name."""
    for of in ("colour", "constellation", "orbit"):
        if of in card.asks:
            yield of, card.asks[of]
    colours = card.asks.get("colours")
    if isinstance(colours, tuple):
        yield from (("colour", colour) for colour in colours)


def _names(board: Board) -> dict[str, tuple[str | int, ...]]:
    return {
        "colour": COLOURS,
        "constellation": tuple(board.constellations),
        "orbit": tuple(range(1, len(board.orbits) + 1)),
    }


def _uneven(numbers: Iterable[int]) -> bool:
    """Whether one is asked for by two cards or more, and another half as often at most."""
    fewest, *_, most = sorted(numbers)
    return most >= TOO_OFTEN * max(1, fewest)


def _named(of: str, name: str | int) -> Reason:
    return Reason(f"asked-{of}", {of: name})


def _rows(of: str, numbers: Mapping[str | int, int]) -> tuple[tuple[Value, ...], ...]:
    heads = (_named(of, name) for name in numbers)
    return (Reason("asked-of", {"of": of}), *heads), (Reason("asked-times"), *numbers.values())
