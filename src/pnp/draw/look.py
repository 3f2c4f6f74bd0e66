"""Decides how a deck looks before a card of it is drawn: its words, its sizes of type, its plan."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from pnp.draw.back import name_width
from pnp.draw.checks import icon_faults, picture_faults, size_faults
from pnp.draw.faults import DrawError
from pnp.draw.fits import Foot, Medallion, back_style, foot_of, great_style, medallion_of, title_style
from pnp.draw.measures import most_height, planned, text_width
from pnp.draw.ring import Ring
from pnp.draw.styles import BACK
from pnp.draw.texts import Typesetter, set_texts, text_faults
from pnp.draw.wording import Manner, Said, deck_name, settable, worded
from pnp.models.cards import layout_of, titled

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.draw.faults import Fault, Place
    from pnp.draw.icons import Icon
    from pnp.draw.measures import Plans
    from pnp.draw.texts import Words
    from pnp.draw.wording import Wording
    from pnp.models.cards import CardSet
    from pnp.text import Style


@dataclass(frozen=True, slots=True)
class BackLook:
    name: str
    style: Style
    ground: str


@dataclass(frozen=True, slots=True)
class Type:
    """The sizes of type of one deck."""

    title: Style
    medallion: Medallion
    great: Style  # for values that stand in rings
    foot: Foot


@dataclass(frozen=True, slots=True)
class Look:
    """All that is decided for a deck, and the words of its cards one by one."""

    plans: Plans
    type: Type
    name: str
    titles: list[str]
    words: list[Words]
    values: list[str]
    back: BackLook | None


def look_of(card_set: CardSet, language: str, icons: Mapping[str, Icon]) -> Look:
    """The look of a deck; everything that is wrong with it is said at once."""
    too_small = [*size_faults(card_set)]
    faults = [*too_small, *icon_faults(card_set, icons), *picture_faults(card_set)]
    name = deck_name(card_set, language, faults)
    wording = worded(card_set, language, faults)
    said = back_said(card_set, name)
    on_back = settable([said], Manner(BACK, capitals=True), language, faults)[0]
    if too_small:
        raise DrawError(faults)  # nothing can be measured on it
    back = back_look(card_set, on_back, said.place, faults)
    words, plans = set_words(card_set, language, wording, faults)
    kinds = type_of(card_set, name, wording, plans, faults)
    if faults or plans is None:
        raise DrawError(faults)
    return Look(plans, kinds, name, wording.titles, words, wording.values, back)


def back_said(card_set: CardSet, name: str) -> Said:
    """What stands on the back: its title, or else the deck's name."""
    back, deck = card_set.back, f"deck '{card_set.deck}'"
    if back is None or back == "none" or back.title is None:
        place = "name" if card_set.name is not None else "deck"
        words = titled(card_set) if name and back != "none" else None
        return Said(words, (place,), f"the back of {deck}")
    return Said(back.title, ("back", "title"), f"the back of {deck}")


def back_look(card_set: CardSet, name: str, place: Place, faults: list[Fault]) -> BackLook | None:
    """The back's name in capitals, and its ground: the deck's own where it is given no other."""
    back = card_set.back
    if back == "none":
        return None
    ground = back.ground if back is not None and back.ground is not None else card_set.ground
    return BackLook(name, back_style(name, name_width(card_set.size), faults, place), ground)


def set_words(
    card_set: CardSet, language: str, wording: Wording, faults: list[Fault]
) -> tuple[list[Words], Plans | None]:
    """All texts broken into lines, and the plans that give them room."""
    size, layout = card_set.size, layout_of(card_set)
    icons = any(card.icons for card in card_set.cards)
    planner = partial(planned, size, layout, icons=icons)
    words, plans, misfits = set_texts(Typesetter(size, language), wording, planner)
    if plans is None:
        most = most_height(size, layout, icons=icons)
        faults += text_faults(card_set, words, misfits, most, text_width(size))
    return words, plans


def type_of(card_set: CardSet, name: str, wording: Wording, plans: Plans | None, faults: list[Fault]) -> Type:
    radii = ring_radii(plans)
    in_medallions, in_rings = parted_values(card_set, wording.values, has_rings=bool(radii))
    return Type(
        title_style(card_set, wording.titles, faults),
        medallion_of(card_set, in_medallions, faults),
        great_style(in_rings.values(), min(radii, default=0.0)),
        foot_of(card_set, name, faults),
    )


def ring_radii(plans: Plans | None) -> list[float]:
    both = (plans.bare, plans.noted) if plans else ()
    return [plan.icons.radius for plan in both if isinstance(plan.icons, Ring)]


def parted_values(
    card_set: CardSet, values: list[str], *, has_rings: bool
) -> tuple[dict[int, str], dict[int, str]]:
    """The values by card: those that stand in medallions, and those in rings, for want of icons."""
    given = {index: value for index, value in enumerate(values) if value}
    great = {index for index in given if has_rings and not card_set.cards[index].icons}
    return (
        {index: value for index, value in given.items() if index not in great},
        {index: value for index, value in given.items() if index in great},
    )
