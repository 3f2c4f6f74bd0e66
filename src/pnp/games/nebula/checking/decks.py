"""What is found in a deck whatever its galaxies: cards that say the same, and too few of them for a table."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final

from pnp.games.nebula.checking.bounds import Bound, filled, union
from pnp.games.nebula.checking.evenness import DECK
from pnp.games.nebula.checking.quests import MET
from pnp.games.nebula.position import SEATS
from pnp.games.nebula.table import PUBLIC, SECTORS
from pnp.models.findings import Code, Found

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from pnp.games.nebula.board import Board
    from pnp.games.nebula.cards import RuleCard
    from pnp.games.nebula.checking.bounds import Pairs
    from pnp.models.findings import Subject

SAME: Final = Code("nebula-same", "warning")
SHORT: Final = Code("nebula-short", "warning")

# How many cards of a deck a table may need, each but once.
NEEDED: Final = {"personal": SEATS[1], "public": PUBLIC, "advanced": len(SECTORS)}


def same(subject: Subject, board: Board) -> Iterator[Found]:
    """Of cards that say the same the later is told of: of twins in two sets as well."""
    own: Mapping[str, Any] = {card.id: card for _, card in subject.cards}
    deck = subject.supplies.decks[subject.deck]
    first: dict[object, str] = {}
    for card in (deck[id] for id in takewhile(lambda id: id not in own, deck)):
        if not lacks(card, board):
            first.setdefault(said(card, board), card.id)
    for entry, card in subject.cards:
        if lacks(card, board):
            continue
        if (other := first.setdefault(said(card, board), card.id)) != card.id:
            yield Found(SAME, entry.location, {"of": "card", "other": other})
        if card.copies > 1:
            yield Found(SAME, (*entry.location, "copies"), {"of": "copy", "other": card.id})


def short(subject: Subject, board: Board) -> Iterator[Found]:
    """Cards that the board does not allow for are never on the table."""
    cards = sum(not lacks(card, board) for card in subject.supplies.decks[subject.deck].values())
    if cards < (needed := NEEDED[subject.deck]):
        yield Found(
            SHORT, DECK, {"deck": subject.deck, "cards": cards, "needed": needed}, key=True, whole=True
        )


def lacks(card: RuleCard, board: Board) -> bool:
    """Whether a card asks for a constellation that is not on the board."""
    return card.asks.get("constellation", next(iter(board.constellations))) not in board.constellations


def said(card: RuleCard, board: Board) -> tuple[object, ...]:
    """What a card asks, the same for all that ask the same: of a task which galaxies meet it, of an advanced
    card its rule and its colours in any order. Tasks that none meets differ by their words."""
    quests = MET[card.rule](board, **card.asks) if card.rule in MET else ()
    if galaxies := frozenset(_meant(quest, board) for quest in quests):
        return ("task", galaxies)
    asks = {
        key: tuple(sorted(value)) if isinstance(value, tuple) else value for key, value in card.asks.items()
    }
    return card.rule, *sorted(asks.items())


def _meant(quest: Iterable[Bound | Pairs], board: Board) -> tuple[int, frozenset[Bound | Pairs]]:
    """The cells that a quest fills, and all else that it asks."""
    asked = {*quest}
    full = {each for each in asked if isinstance(each, Bound) and each == filled(each.cells)}
    return union(each.cells for each in full) | board.core, frozenset(asked - full)
