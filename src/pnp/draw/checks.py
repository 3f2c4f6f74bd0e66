"""What is wrong with a card set before it is measured: sizes, icons and pictures that cannot be shown."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pnp.draw.faults import Fault
from pnp.draw.measures import LEAST_SIDE, TWO_LINES, most_height
from pnp.errors import near
from pnp.models.cards import layout_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pnp.draw.icons import Icon
    from pnp.models.cards import CardSet


def size_faults(card_set: CardSet) -> Iterator[Fault]:
    size, layout = card_set.size, layout_of(card_set)
    icons = any(card.icons for card in card_set.cards)
    least = max(LEAST_SIDE, size.height + TWO_LINES - most_height(size, layout, icons=icons))
    if size.width < LEAST_SIDE or size.height < least:
        wrong = f"a card of {size.width:g} by {size.height:g} mm is too small for the layout '{layout}'"
        yield Fault(("size",), wrong, f"make it at least {LEAST_SIDE:g} by {math.ceil(least)} mm large")


def icon_faults(card_set: CardSet, icons: Mapping[str, Icon]) -> Iterator[Fault]:
    for index, card in enumerate(card_set.cards):
        for position, name in enumerate(card.icons):
            if name not in icons:
                wrong = f"card '{card.id}' asks for the icon '{name}', which does not exist"
                right = near(name, icons) or f"the icons are {', '.join(icons)}"
                yield Fault(("cards", index, "icons", position), wrong, right)


def picture_faults(card_set: CardSet) -> Iterator[Fault]:
    if layout_of(card_set) == "picture":
        return
    for index, card in enumerate(card_set.cards):
        if card.picture is not None:
            wrong = f"card '{card.id}' has a picture, which the layout '{card_set.layout}' does not show"
            right = "write 'layout: picture', or leave the picture out"
            yield Fault(("cards", index, "picture"), wrong, right)
