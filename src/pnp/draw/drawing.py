"""A card set drawn by its layout: every card's faces, at one size of type for each role of the deck."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from pnp.draw.blame import of_user
from pnp.draw.faults import DrawError, Fault
from pnp.draw.palette import palettes
from pnp.draw.plan import field_types, planned
from pnp.draw.readings import Reader, constant
from pnp.draw.records import WORDS, Manner, records
from pnp.draw.settling import settled
from pnp.draw.studio import Studio
from pnp.draw.subjects import base_names
from pnp.errors import phrase, said
from pnp.models.cards import Card
from pnp.models.paints import Theme
from pnp.numerals import numeral

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pnp.draw.faces import DrawnCard
    from pnp.draw.plan import Plan
    from pnp.draw.studio import Resources
    from pnp.models.cards import CardSet
    from pnp.models.inks import Ink
    from pnp.models.layout import Layout


def drawn(
    card_set: CardSet,
    layout: Layout,
    language: str,
    ink: Ink,
    resources: Resources,
    *,
    backs: bool = True,
    blank: bool = False,
    traced: bool = False,
    unfit: frozenset[int] = frozenset(),
) -> tuple[DrawnCard, ...]:
    """Every card of a set in one language and ink; a `blank` one has its size and nothing on it, a `traced`
    one tells which element draws what. A DrawError says all faults, and has what could be drawn.

    Cards that are `unfit` are known to be wrong, and nothing is told that may follow from that."""
    try:
        return _drawn(card_set, layout, language, ink, resources, backs, blank, traced, unfit)
    except DrawError as error:
        raise DrawError([of_user(fault, resources) for fault in error.faults], error.drawn) from None


def _drawn(
    card_set: CardSet,
    layout: Layout,
    language: str,
    ink: Ink,
    resources: Resources,
    backs: bool,
    blank: bool,
    traced: bool,
    unfit: frozenset[int],
) -> tuple[DrawnCard, ...]:
    reader, own = Reader(frozenset()), field_types(layout)
    fields = frozenset({*Card.__dataclass_fields__, *own, "deck"})
    plan = _sized(card_set, _plan(layout, reader, language, ink, resources, fields))
    faults: list[Fault] = []
    shown = fields if reader.faults else base_names(plan, plan.names)  # by what cannot be read, any may be
    cards = records(card_set, _manner(shown, layout, own, language, resources), faults)
    if not all(map(_is_of_element, reader.faults)):
        raise DrawError([*reader.faults, *faults])
    known = palettes(theme_of(layout), resources.icons, resources.figures)
    studio = Studio(resources, language, ink, partial(known, ink), traced=traced)
    studio.unfit, studio.fields_of = unfit, partial(base_names, plan)
    cards.sort(key=lambda card: card.index in unfit)  # what looks alike on several cards is told of the first
    try:
        found = settled(plan, cards, studio, backs=backs and card_set.back != "none", blank=blank)
    except DrawError as error:
        wrong = [*reader.faults, *faults, *_too_small(card_set, error.faults)]
        raise DrawError(wrong, error.drawn) from None
    if reader.faults or faults:
        raise DrawError([*reader.faults, *faults], found)
    return found


def _is_of_element(fault: Fault) -> bool:
    """Whether it is of an element of a face, or of a role that one asks for: of nothing that all need."""
    return fault.loc[0] == "texts" or (fault.loc[0] == "faces" and len(fault.loc) > 2)


def theme_of(layout: Layout) -> Theme:
    return Theme(grounds=layout.grounds, paints=layout.paints, lines=layout.lines, texts=layout.texts)


def _plan(
    layout: Layout, reader: Reader, language: str, ink: Ink, resources: Resources, fields: frozenset[str]
) -> Plan:
    try:
        return planned(layout, reader, language, ink, resources, fields)
    except DrawError as error:
        raise DrawError([*reader.faults, *error.faults]) from None


def _sized(card_set: CardSet, plan: Plan) -> Plan:
    """The plan at the size that the set asks for, if it does."""
    if card_set.size is None:
        return plan
    return replace(plan, width=constant(card_set.size.width), height=constant(card_set.size.height))


def _too_small(card_set: CardSet, faults: Sequence[Fault]) -> Sequence[Fault]:
    """The faults, the set's own size blamed for it where a box has no room."""
    first = next((fault for fault in faults if fault.cramped), None)
    if card_set.size is None or first is None:
        return faults
    size = phrase(
        "width-by-height-mm", width=numeral(card_set.size.width), height=numeral(card_set.size.height)
    )
    wrong = said(
        "form-drawn", "cards-of-size-are-too-small-for-their-layout-wrong", size=size, wrong=first.wrong
    )
    own = Fault(("size",), wrong, phrase("choose-a-larger-size"))
    return [own, *(fault for fault in faults if not fault.cramped)]


def _manner(
    shown: frozenset[str], layout: Layout, own: dict[str, str], language: str, resources: Resources
) -> Manner:
    words = WORDS | {name for name, kind in own.items() if kind == "words"}
    icons = {"icons", *(name for name, kind in own.items() if kind in ("icon", "icons"))}
    return Manner(language, frozenset(words), frozenset(icons), shown, resources.icons, tuple(layout.grounds))
