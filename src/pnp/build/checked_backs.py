"""The backs of cards that join a deck of a game: where only its own cards have one, all know theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.build.cards import CUSTOM
from pnp.build.game_cards import deck_of, file_of, ships
from pnp.check.printing.codes import BARE_BACK
from pnp.check.printing.making import bare
from pnp.loading import load_card_set
from pnp.models.entries import Entry, has, text, within
from pnp.models.findings import Found

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.loading import LoadedSet


def beside_backs(loaded: LoadedSet) -> Iterator[Found]:
    """What a set whose cards have no back does to the deck that ships, unless it replaces that."""
    deck, tree = deck_of(loaded.source), Entry(loaded.source.tree)
    alone = deck is None or text(within(tree, "replaces")) == "true" or ships(loaded.source, deck)
    if deck is None or alone or not bare(loaded.cards, loaded.layout.layout):
        return
    ours = load_card_set(file_of(deck), file_of(deck).name, None, CUSTOM)
    if not bare(ours.cards, ours.layout.layout):
        yield Found(BARE_BACK, ("back" if has(tree, "back") else "layout",))
