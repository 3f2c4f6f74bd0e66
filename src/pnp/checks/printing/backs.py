"""Backs with nothing on them where others have something: whoever holds such a card is known to hold it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.models.layout import FaceRule

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from pnp.checks.printing.flaws import Side
    from pnp.checks.printing.gathering import Variant
    from pnp.models.layout import Layout


class Blank(Struct, frozen=True):
    """What has nothing on the back: all that was drawn; else all cards in these `looks`, and in others these
    `cards`, each in those in which others have something."""

    every: bool
    looks: tuple[Variant, ...] = ()
    cards: Mapping[int, tuple[Variant, ...]] = {}


def blank_backs(sides: Iterable[Side], variants: Sequence[Variant]) -> Blank | None:
    """None where the cards have no backs."""
    backs = [side for side in sides if side.name == "back"]
    if not backs:
        return None
    printed = {(side.language, side.ink) for side in backs if _is_printed(side)}
    if not printed:
        return Blank(every=True)
    cards: dict[int, list[Variant]] = {}
    for each in variants:
        own = [side for side in backs if (side.language, side.ink) == (each.language, each.ink)]
        for side in own if (each.language, each.ink) in printed else ():
            for card in () if _is_printed(side) else side.cards:
                cards.setdefault(card, []).append(each)
    looks = tuple(each for each in variants if (each.language, each.ink) not in printed)
    return Blank(False, looks, {card: tuple(cards[card]) for card in sorted(cards)})


def draws_back(layout: Layout) -> bool:
    """Whether a layout names anything that shall be on the back."""
    assert layout.faces is not None
    back = layout.faces.back
    return back != "none" and bool(back.draw if isinstance(back, FaceRule) else back)


def _is_printed(side: Side) -> bool:
    return any(leaf.opacity > 0 for part in side.parts for leaf in part.leaves)
