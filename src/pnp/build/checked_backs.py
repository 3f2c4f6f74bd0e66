"""The backs of cards: one that is asked for and not drawn, on no card or not on all; none, where cards join a
deck that has one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.build.blaming import own_places
from pnp.build.game_sets import replaces
from pnp.build.resolved import resolve_set
from pnp.build.resolved_game import shipped_file, ships
from pnp.checks.placing import placed
from pnp.checks.printing.backs import blank_backs, draws_back
from pnp.checks.printing.codes import BARE_BACK, NO_BACK
from pnp.checks.printing.gathering import MANY, where
from pnp.checks.printing.making import bare
from pnp.data.positions import spans_at
from pnp.loading import traced
from pnp.models.findings import Found

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pnp.build.game_sets import GameSet
    from pnp.build.resolved import ResolvedSet
    from pnp.checks.printing.backs import Blank
    from pnp.checks.printing.flaws import Side
    from pnp.checks.printing.gathering import Variant
    from pnp.data import Source
    from pnp.loading import LoadedLayout
    from pnp.models.findings import Finding
    from pnp.scoring import Value

BACK = ("back",)
LAID = ("faces", "back")
EVERYWHERE: Mapping[str, Value] = {"where": "", "cards": 0}


def about_backs(loaded: ResolvedSet, sides: Sequence[Side], variants: Sequence[Variant]) -> Iterator[Finding]:
    """What a set says of its back and its layout does not draw, or not on all cards; what a set whose cards
    have none does to the deck that ships, unless it replaces that. `sides` are those of its cards where all
    of them could be drawn whole."""
    blank = blank_backs(sides, variants)
    of_set = bare(loaded.cards, loaded.layout.layout) or (blank is not None and blank.every)
    found = [*_of_set(loaded)] if of_set else []
    yield from placed(loaded.source, found)
    if blank is None or found:
        return
    if blank.every and draws_back(loaded.layout.layout):
        yield from _at_back(loaded.layout, {"way": "never"})
    yield from of_looks(loaded.layout, blank, variants)
    yield from _of_cards(loaded, blank, variants)


def _of_set(loaded: ResolvedSet) -> Iterator[Found]:
    """What is wrong with a set that has nothing on any back."""
    deck = loaded.deck
    if deck is not None and _joins(deck) and not _is_bare(deck):
        yield Found(BARE_BACK, ("back" if loaded.cards.back == "none" else "layout",))
    elif loaded.cards.back not in (None, "none") and _is_written(loaded.source):
        yield Found(NO_BACK, BACK, {"way": "set", **EVERYWHERE})


def _of_cards(loaded: ResolvedSet, blank: Blank, variants: Sequence[Variant]) -> Iterator[Finding]:
    """What is told at the cards that have nothing on the back, or once where they are many."""
    if len(blank.cards) > MANY and own_places(loaded.layout)(LAID):
        some = {each for own in blank.cards.values() for each in own}
        told: dict[str, Value] = {"way": "card", **where(some, variants), "cards": len(blank.cards)}
        yield from _at_back(loaded.layout, told)
        return
    found = [
        Found(NO_BACK, ("cards", card), {"way": "card", **where(own, variants), "cards": 0})
        for card, own in blank.cards.items()
    ]
    yield from placed(loaded.source, found)


def of_looks(layout: LoadedLayout, blank: Blank, variants: Sequence[Variant]) -> Iterator[Finding]:
    """What is wrong with the back of a layout in a language or an ink, whatever stands on the cards."""
    if blank.looks:
        yield from _at_back(layout, {"way": "look", **where(blank.looks, variants)})


def _at_back(layout: LoadedLayout, told: Mapping[str, Value]) -> Iterator[Finding]:
    """Told where a layout that does not ship says what is on its back."""
    if own_places(layout)(LAID):
        source, location = traced(layout.merged, layout.sources[-1], LAID)
        yield from placed(source, [Found(NO_BACK, location, {**EVERYWHERE, **told}, key=True)])


def _joins(deck: GameSet) -> bool:
    return not replaces(deck.source) and not ships(deck.source, deck.game, deck.deck)


def _is_bare(deck: GameSet) -> bool:
    ours = resolve_set(shipped_file(deck.game, deck.deck))
    return bare(ours.cards, ours.layout.layout)


def _is_written(source: Source) -> bool:
    """Whether a set says itself what it has from the deck that ships otherwise."""
    return BACK in spans_at(source, [BACK])
