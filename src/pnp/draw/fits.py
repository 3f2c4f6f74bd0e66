"""One size for each role over a whole deck: titles, values, names, ids; what does not fit is a fault."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from pnp.draw.faults import Fault
from pnp.draw.measures import SMALL_SIDE, TITLE_SIDE
from pnp.draw.styles import (
    BACK,
    DECK,
    GREAT_VALUE,
    ID,
    LEAST_SMALL,
    LEAST_TITLE,
    LEAST_VALUE,
    TITLE,
    VALUE,
    disc_about,
    fitted,
    sizes,
)
from pnp.text import width

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pnp.draw.faults import Place
    from pnp.models.cards import CardSet
    from pnp.text import Style

MEDALLION, GREATEST_MEDALLION = 3.5, 4.3  # radii
RIM = 0.85  # of a medallion that figures keep clear of
GREAT_ROOM = 0.44  # of a ring's radius: the disc for a great value
APART = 3.0  # between the deck's name and an id


@dataclass(frozen=True, slots=True)
class Medallion:
    style: Style
    radius: float


@dataclass(frozen=True, slots=True)
class Foot:
    name: Style
    id: Style


def title_style(card_set: CardSet, titles: Sequence[str], faults: list[Fault]) -> Style:
    room = card_set.size.width - 2 * TITLE_SIDE
    style = fitted(TITLE, titles, room, LEAST_TITLE)
    if style.size == LEAST_TITLE:
        for index, title in enumerate(titles):
            whose = f"the title of card '{card_set.cards[index].id}'"
            faults += too_wide(title, style, room, ("cards", index, "title"), whose)
    return style


def back_style(name: str, room: float, faults: list[Fault], place: Place) -> Style:
    style = fitted(BACK, [name], room, LEAST_TITLE)
    faults += too_wide(name, style, room, place, "the name on the back")
    return style


def too_wide(text: str, style: Style, room: float, place: Place, whose: str) -> list[Fault]:
    over = width(text, style) - room
    if over <= 1e-6:
        return []
    wrong = f"{whose} is {over:.1f} mm too wide for its line of {room:.1f} mm at {style.size:g} pt"
    return [Fault(place, wrong, "shorten it, or choose a larger card")]


def medallion_of(card_set: CardSet, values: dict[int, str], faults: list[Fault]) -> Medallion:
    """A medallion that holds every value of the deck (by card): first larger figures, then a larger disc."""
    for style in sizes(VALUE, LEAST_VALUE):
        radius = RIM + max((disc_about(value, style) for value in set(values.values())), default=0.0)
        if radius <= GREATEST_MEDALLION:
            return Medallion(style, max(MEDALLION, radius))
    for index, value in values.items():
        over = RIM + disc_about(value, style) - GREATEST_MEDALLION
        if over > 0:
            whose = f"the value '{value}' of card '{card_set.cards[index].id}'"
            wrong = f"{whose} is {2 * over:.1f} mm too wide for its medallion at {style.size:g} pt"
            faults.append(Fault(("cards", index, "value"), wrong, "shorten it"))
    return Medallion(style, GREATEST_MEDALLION)


def great_style(values: Iterable[str], ring_radius: float) -> Style:
    """Values that stand in rings; there is room for all that a medallion would hold."""
    known = set(values)
    fitting = (
        style
        for style in sizes(GREAT_VALUE, VALUE.size)
        if all(disc_about(value, style) <= GREAT_ROOM * ring_radius for value in known)
    )
    return next(fitting, replace(GREAT_VALUE, size=LEAST_VALUE))


def foot_of(card_set: CardSet, name: str, faults: list[Fault]) -> Foot:
    """Name and ids share a line; both become smaller alike."""
    ids = [card.id for card in card_set.cards]
    room = card_set.size.width - 2 * SMALL_SIDE - APART
    for id_style in sizes(ID, LEAST_SMALL):
        name_style = replace(DECK, size=max(LEAST_SMALL, DECK.size * id_style.size / ID.size))
        left = room - width(name, name_style)
        longest = max(width(text, id_style) for text in ids)
        if longest <= left:
            return Foot(name_style, id_style)
    place = ("name",) if card_set.name is not None else ("deck",)
    if left < room / 2:
        faults += too_wide(name, name_style, room - longest, place, "the deck's name")
    else:
        for index, text in enumerate(ids):
            faults += too_wide(text, id_style, left, ("cards", index, "id"), f"the id '{text}'")
    return Foot(name_style, id_style)
