"""A card set drawn: what cards share is made once, and each card is stamped with its own words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pnp.draw.back import back_face
from pnp.draw.look import look_of
from pnp.draw.measures import BLEED, SMALL_FOOT, SMALL_SIDE, TITLE_BASELINE, bleed_box, zone_of
from pnp.draw.ring import Ring
from pnp.draw.roles import palette
from pnp.draw.shared import shared_by
from pnp.draw.texts import placed
from pnp.models.words import said
from pnp.scene import Face, Scene, Text
from pnp.text import runs

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pnp.draw.icons import Icon
    from pnp.draw.look import Look
    from pnp.draw.measures import Plan, Zone
    from pnp.draw.shared import Shared
    from pnp.draw.texts import Words
    from pnp.models.cards import Card, CardSet
    from pnp.scene import Bitmap, Shape

    Own = tuple[Card, str, Words, str]  # a card, and its title, text and value as they are set


@dataclass(frozen=True, slots=True)
class DrawnCard:
    """A card's two sides; the back is None where the deck has none."""

    id: str
    label: str  # its title, or its id where it has none
    front: Face
    back: Face | None
    copies: int


def drawn(
    card_set: CardSet,
    language: str,
    picture: Callable[[str], Bitmap | Scene],
    icons: Mapping[str, Icon],
    *,
    backs: bool = True,
) -> tuple[DrawnCard, ...]:
    """Every card of a set in one language; `picture` finds what a card names. A DrawError says all faults."""
    look = look_of(card_set, language, icons)
    shared = shared_by(look, picture, icons)
    bare = stamper(card_set, look, look.plans.bare, shared(look.plans.bare))
    noted = stamper(card_set, look, look.plans.noted, shared(look.plans.noted))
    back = back_of(card_set, look) if backs else None
    own = zip(card_set.cards, look.titles, look.words, look.values, strict=True)
    pairs = [(row[0], (noted if row[2].note else bare)(row)) for row in own]
    return tuple([DrawnCard(card.id, label(card, language), face, back, card.copies) for card, face in pairs])


def label(card: Card, language: str) -> str:
    return (card.title and said(card.title, language)) or card.id


def back_of(card_set: CardSet, look: Look) -> Face | None:
    if look.back is None:
        return None
    return back_face(card_set.size, look.back.name, look.back.style, palette(look.back.ground))


def stamper(card_set: CardSet, look: Look, plan: Plan, shared: Shared) -> Callable[[Own], Face]:
    """Draws the front of a card by a plan."""
    trim, plate, has_ring = card_set.size, plan.plate, isinstance(plan.icons, Ring)
    box = bleed_box(trim)

    def front(own: Own) -> Face:
        card, _, _, value = own
        ground = card.ground or card_set.ground
        great = has_ring and value != "" and not card.icons
        shapes: list[Shape] = [shared.base(ground, value != "" and not great)]
        if plate and card.picture is not None:
            shapes.append(shared.picture(card.picture, card.focus, plate))
        if card.icons or not plate:
            shapes.append(shared.figure(ground, card.icons, great))
        if value:
            shapes.append(shared.value(ground, value, great))
        shapes += type_on(own, look, zone_of(plan, icons=bool(card.icons)), ground)
        return Face(card.id, trim, BLEED, Scene(box, tuple(shapes)))

    return front


def type_on(own: Own, look: Look, zone: Zone, ground: str) -> list[Shape]:
    """The card's own words: title, id, rule and note."""
    card, title, words, _ = own
    trim, paints = look.plans.bare.trim, palette(ground)
    id_runs = runs(card.id, look.type.foot.id, trim.width - SMALL_SIDE, trim.height - SMALL_FOOT, "right")
    set_: list[Shape] = [Text(id_runs, paints.text)]
    if title:
        set_.append(Text(runs(title, look.type.title, trim.width / 2, TITLE_BASELINE, "centre"), paints.text))
    rule, note = placed(words, zone)
    if rule:
        set_.append(Text(rule, paints.text))
    if note:
        set_.append(Text(note, paints.line))
    return set_
