"""Whether a deck has enough cards of each size for all who may play, and as many of each kind of stars."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from pnp.games.night_sky.cautions import POOL
from pnp.games.night_sky.checking.kinds import KINDS, heading, kind_headings, uneven
from pnp.games.night_sky.position import SEATS
from pnp.models.entries import within
from pnp.models.findings import Code, Found

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pnp.games.night_sky.cards import Constellation
    from pnp.models.findings import Subject
    from pnp.scoring import Value

SHORT = Code("night-sky-short", "warning")
UNDEALT = Code("night-sky-undealt", "warning")
SIZES = Code("night-sky-sizes", "figure")
CODES = (SHORT, UNDEALT, SIZES)


def found(subject: Subject) -> Iterator[Found]:
    """Of the deck as it is dealt: these cards beside those that ship, or in their place."""
    deck: Mapping[str, Constellation] = subject.supplies.decks["constellations"]
    counts: dict[int, Counter[str]] = {size: Counter() for size in POOL}
    for card in deck.values():
        if card is not None:
            counts.setdefault(card.size, Counter())[card.kind] += card.copies
    for entry, card in subject.cards:
        if card.size not in POOL:
            told = {"n": card.size, "sizes": tuple(sorted(POOL))}
            yield Found(UNDEALT, within(within(entry, "figure"), "stars").location, told, key=True)
    if subject.supplies.incomplete:
        return  # what could not be read may be what lacks
    yield from _short(counts)
    yield from uneven(sum(counts.values(), Counter()))
    yield Found(SIZES, ("cards",), {"players": _enough(counts)}, key=True, rows=_rows(counts), whole=True)


def _short(counts: Mapping[int, Counter[str]]) -> Iterator[Found]:
    players, most = _enough(counts), SEATS[1]
    if players < most:
        lacking = tuple(size for size in sorted(POOL) if _players(size, counts[size]) < most)
        yield Found(SHORT, ("deck",), {"players": players, "most": most, "sizes": lacking}, whole=True)


def _enough(counts: Mapping[int, Counter[str]]) -> int:
    return min(_players(size, counts[size]) for size in POOL)


def _players(size: int, cards: Counter[str]) -> int:
    """For how many there are enough cards of a size."""
    return min(cards.total() // POOL[size], SEATS[1])


def _rows(counts: Mapping[int, Counter[str]]) -> tuple[tuple[Value, ...], ...]:
    headings = (*map(heading, ("size", "cards", "players")), *kind_headings())
    rows = (
        (size, of.total(), _players(size, of) if size in POOL else 0, *(of[kind] for kind in KINDS))
        for size, of in sorted(counts.items())
    )
    return (headings, *rows)
