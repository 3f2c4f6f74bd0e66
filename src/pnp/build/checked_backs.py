"""The backs of cards: one that is asked for and not drawn; none, where cards join a deck that has one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.build.cards import CUSTOM
from pnp.build.game_cards import deck_of, file_of, ships
from pnp.build.supplies import replaces
from pnp.check.printing.codes import BARE_BACK, NO_BACK
from pnp.check.printing.making import bare, unprinted
from pnp.data.positions import spans_at
from pnp.loading import load_card_set
from pnp.models.findings import Found

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.build.game_cards import Deck
    from pnp.data import Source
    from pnp.draw import DrawnCard
    from pnp.loading import LoadedSet

BACK = ("back",)


def about_backs(loaded: LoadedSet, drawn: Sequence[DrawnCard]) -> Iterator[Found]:
    """What a set says of its back and its layout does not draw; what a set whose cards have none does to the
    deck that ships, unless it replaces that. `drawn` are its cards where all of them could be drawn whole."""
    if not (bare(loaded.cards, loaded.layout.layout) or unprinted(drawn)):
        return
    deck = deck_of(loaded.source)
    if deck is not None and _joins(loaded.source, deck) and not _is_bare(deck):
        yield Found(BARE_BACK, ("back" if loaded.cards.back == "none" else "layout",))
    elif loaded.cards.back not in (None, "none") and _is_written(loaded.source):
        yield Found(NO_BACK, BACK)


def _joins(source: Source, deck: Deck) -> bool:
    return not replaces(source) and not ships(source, deck)


def _is_bare(deck: Deck) -> bool:
    ours = load_card_set(file_of(deck), file_of(deck).name, None, CUSTOM)
    return bare(ours.cards, ours.layout.layout)


def _is_written(source: Source) -> bool:
    """Whether a set says itself what it has from the deck that ships otherwise."""
    return BACK in spans_at(source, [BACK])
