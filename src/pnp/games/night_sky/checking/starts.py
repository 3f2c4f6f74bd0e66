"""Start cards that say the same, that leave no choice, or that are too few."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from pnp.games.night_sky.checking.kinds import KINDS, heading, kind_headings, uneven
from pnp.games.night_sky.position import SEATS
from pnp.models.entries import within
from pnp.models.findings import Code, Found

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pnp.games.night_sky.cards import StartCard
    from pnp.models.entries import Entry
    from pnp.models.findings import Subject

EQUAL = Code("night-sky-starts-equal", "warning")
SIDES = Code("night-sky-sides", "warning")
SHORT = Code("night-sky-starts-short", "warning")
STARTS = Code("night-sky-starts", "figure")
CODES = (EQUAL, SIDES, SHORT, STARTS)

VALUES = (1, 2, 3)


def found(subject: Subject) -> Iterator[Found]:
    deck = {id: card for id, card in subject.supplies.decks["starts"].items() if card is not None}
    yield from _of_cards(deck, {card.sides[0].card: entry for entry, card in subject.cards})
    if subject.supplies.incomplete:
        return  # what could not be read may be what lacks
    cards = sum(card.copies for card in deck.values())
    if cards < SEATS[1]:
        yield Found(SHORT, ("deck",), {"cards": cards, "most": SEATS[1]}, whole=True)
    sides = Counter[tuple[str, int]]()
    for card in deck.values():
        for side in card.sides:
            sides[side.kind, side.value] += card.copies
    yield from uneven(_by_kind(sides))
    rows = ((value, *(sides[kind, value] for kind in KINDS)) for value in VALUES)
    yield Found(STARTS, ("cards",), key=True, rows=((heading("value"), *kind_headings()), *rows), whole=True)


def _of_cards(deck: Mapping[str, StartCard], own: Mapping[str | None, Entry]) -> Iterator[Found]:
    first: dict[tuple[tuple[str, int], ...], str] = {}
    for id, card in deck.items():
        sides = sorted((side.kind, side.value) for side in card.sides)
        twin = first.setdefault(tuple(sides), id)
        if id in own:
            at = within(own[id], "sides").location
            if len({*sides}) == 1:
                yield Found(SIDES, at, key=True)
            if twin != id:
                yield Found(EQUAL, at, {"other": twin}, key=True)


def _by_kind(sides: Mapping[tuple[str, int], int]) -> Counter[str]:
    counts = Counter[str]()
    for (kind, _), n in sides.items():
        counts[kind] += n
    return counts
