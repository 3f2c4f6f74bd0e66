"""How ranks are spread over colours, and the stacks of the setup cards that a colour cannot make."""

from __future__ import annotations

from collections import Counter
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

from pnp.games.hvezdokupy.checking.colours import COLOURS, colour_name, heading
from pnp.models.entries import Entry, each, whole, within
from pnp.models.findings import Code, Found

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from pnp.errors import Location
    from pnp.games.hvezdokupy.cards import PatternCard
    from pnp.models.findings import Subject
    from pnp.models.game import Supplies
    from pnp.scoring import Value

STACK = Code("hvezdokupy-stack", "warning")
RANKS = Code("hvezdokupy-ranks", "figure")
RANK_CODES = (STACK, RANKS)

EACH = (1, 2, 3)


def find_in_ranks(subject: Subject) -> Iterator[Found]:
    """Of the deck as it is dealt: these cards beside those that ship, or in their place."""
    if subject.supplies.incomplete:
        return  # what could not be read may be what lacks
    spread = ranks_by_colour(subject.supplies)
    setups = [Entry(card) for card in subject.supplies.decks["setup"].values()]
    yield from short(spread, setups, ("deck",), whole=True)
    headings = (heading("colour"), *(heading("rank", n=rank) for rank in EACH))
    rows = [_row(colour, cards) for colour, cards in spread.items()]
    yield Found(RANKS, ("cards",), key=True, rows=(headings, *rows), whole=True)


def _row(colour: str, cards: Counter[int]) -> tuple[Value, ...]:
    return (colour_name(colour), *(cards[rank] for rank in EACH))


def ranks_by_colour(supplies: Supplies) -> dict[str, Counter[int]]:
    """How many cards of each rank there are, by the colours that there are."""
    cards: list[PatternCard] = [card for card in supplies.decks["constellations"].values() if card]
    spread: dict[str, Counter[int]] = {}
    for card in cards:
        spread.setdefault(card.colour, Counter())[card.rank] += card.copies
    return {colour: spread[colour] for colour in COLOURS if colour in spread}


def short(
    spread: Mapping[str, Counter[int]], setups: Iterable[Entry], location: Location, whole: bool = False
) -> Iterator[Found]:
    """The colours that have not all the cards that stacks are made of, with those that they lack."""
    stacks = [(str(within(setup, "players").value), stack(setup)) for setup in setups]
    for colour, cards in spread.items():
        lacking = [(players, asked - cards) for players, asked in stacks if not asked <= cards]
        if lacking:
            most = reduce(or_, (few for _, few in lacking))
            players, ranks = sorted({players for players, _ in lacking}), sorted(most.elements())
            told: dict[str, Value] = {"colour": colour, "players": tuple(players), "ranks": tuple(ranks)}
            yield Found(STACK, location, told, key=True, whole=whole)


def stack(setup: Entry) -> Counter[int]:
    return Counter(whole(rank) or 0 for rank in each(within(setup, "stack")))
