"""A card set drawn by its layout: every card's faces, at one size of type for each role of the deck."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from pnp.draw.faults import DrawError
from pnp.draw.palette import palettes
from pnp.draw.plan import LEAST, MOST, field_types, planned
from pnp.draw.readings import Reader, broken, constant
from pnp.draw.records import WORDS, Manner, records
from pnp.draw.stage import Stage, visit
from pnp.draw.stamping import Layer, layered, stamped
from pnp.draw.studio import Studio, palette_of
from pnp.geometry import Box, Size, grown
from pnp.models.cards import Card
from pnp.models.paints import Theme
from pnp.scene import Face

if TYPE_CHECKING:
    from pnp.draw.plan import Plan, Side
    from pnp.draw.readings import Names, Reading
    from pnp.draw.records import Record
    from pnp.draw.stamping import Key
    from pnp.draw.studio import Resources
    from pnp.models.cards import CardSet
    from pnp.models.inks import Ink
    from pnp.models.layout import Layout
    from pnp.scene import Scene


@dataclass(frozen=True, slots=True)
class DrawnCard:
    """A card's two sides; the back is None where the deck has none."""

    id: str
    label: str  # its title, or its id where it has none
    front: Face
    back: Face | None
    copies: int


@dataclass(frozen=True, slots=True)
class Press:
    """One side of a deck on its way: its layers, and the scenes and faces that several cards share."""

    side: Side
    layers: tuple[Layer, ...]
    scenes: dict[Key, Scene]
    faces: dict[tuple[int, Size], Face]


def drawn(
    card_set: CardSet, layout: Layout, language: str, ink: Ink, resources: Resources, *, backs: bool = True
) -> tuple[DrawnCard, ...]:
    """Every card of a set in one language and ink. A DrawError says all faults."""
    reader = Reader(frozenset())
    own = field_types(layout)
    fields = frozenset({*Card.__dataclass_fields__, *own, "deck"})
    plan = _sized(card_set, _plan(layout, reader, language, ink, resources, fields))
    cards = records(card_set, _manner(plan, own, language), resources.icons, reader.faults)
    if reader.faults:
        raise DrawError(reader.faults)
    theme = Theme(grounds=layout.grounds, paints=layout.paints, lines=layout.lines, texts=layout.texts)
    known = palettes(theme, resources.icons)
    studio = Studio(resources, language, ink, lambda ground: known(ink, ground))
    return _settled(plan, cards, studio, backs=backs and card_set.back != "none")


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


def _manner(plan: Plan, own: dict[str, str], language: str) -> Manner:
    words = WORDS | {name for name, kind in own.items() if kind == "words"}
    icons = {"icons", *(name for name, kind in own.items() if kind in ("icon", "icons"))}
    return Manner(language, frozenset(words), frozenset(icons), base_names(plan, plan.names))


def base_names(plan: Plan, names: frozenset[str]) -> frozenset[str]:
    """The fields of a card that names of the layout come down to, through its named values and its size."""
    found = names
    if {"width", "height"} & names:
        found |= plan.width.names | plan.height.names
    for name, reading in reversed(plan.lets):
        if name in found:
            found |= reading.names
    return found - CONSTANT - {name for name, _ in plan.lets}


CONSTANT = frozenset({"ink", "language", "say", "deck", "width", "height"})  # or worked out from what is not


def _settled(plan: Plan, cards: list[Record], studio: Studio, *, backs: bool) -> tuple[DrawnCard, ...]:
    """The cards, drawn anew as long as a role of type has to become smaller for one of them."""
    while True:
        before = dict(studio.sizes)
        _find_levels(plan, cards, studio)
        found = _drawn(plan, cards, studio, backs=backs)
        if studio.faults:
            raise DrawError([*studio.faults])
        if all(size == before.get(role, role.size) for role, size in studio.sizes.items()):
            return found


def _find_levels(plan: Plan, cards: list[Record], studio: Studio) -> None:
    """How high the highest of each text is that stands level on all cards."""
    studio.levels, studio.heights = {}, {}
    sides = [side for side in (plan.front, plan.back) if side is not None and side.levels]
    for record in cards if sides else ():
        names, trim = _names(plan, record, studio), None
        for side in sides:
            trim = trim or _trim(names)
            visit(_stage(side, record, names, trim, studio))
    studio.levels = studio.heights


def _drawn(plan: Plan, cards: list[Record], studio: Studio, *, backs: bool) -> tuple[DrawnCard, ...]:
    base = partial(base_names, plan)
    front, back = (
        None if side is None else Press(side, layered(side, cards, base), {}, {})
        for side in (plan.front, plan.back if backs else None)
    )
    assert front is not None
    found = []
    for record in cards:
        try:
            found.append(_card(plan, record, studio, front, back))
        except DrawError as error:
            studio.faults.update(dict.fromkeys(error.faults))
    return tuple(found)


def _card(plan: Plan, record: Record, studio: Studio, front: Press, back: Press | None) -> DrawnCard:
    names = _names(plan, record, studio)
    trim = _trim(names)
    bleed = _measure(plan.bleed, names, "bleed", 20.0)
    corner = _measure(plan.corner, names, "corner", min(trim.width, trim.height) / 2)

    def face(press: Press, name: str) -> Face:
        stage = _stage(press.side, record, names, trim, studio)
        scene = stamped(stage, press.layers, grown(stage.room, bleed), press.scenes)
        known = press.faces.get((id(scene), trim))
        if known is None:
            known = Face(name, trim, bleed, scene, plan.cut, corner)
            if press.scenes:  # only then can another card have the same
                press.faces[id(scene), trim] = known
        return known if press is back else replace(known, id=name)

    back_face = None if back is None else face(back, "back")
    return DrawnCard(record.id, record.label, face(front, record.id), back_face, record.copies)


def _names(plan: Plan, record: Record, studio: Studio) -> dict[str, Any]:
    names: dict[str, Any] = dict(record.values)
    names |= {"ink": studio.ink, "language": studio.language, "say": studio.resources.say}
    names["width"], names["height"] = plan.width.of(names), plan.height.of(names)
    for name, reading in plan.lets:
        names[name] = reading.of(names)
    return names


def _trim(names: Names) -> Size:
    width, height = (float(names[name]) for name in ("width", "height"))  # type: ignore[arg-type]
    for at, side in enumerate((width, height)):
        if not LEAST <= side <= MOST:
            wrong = f"a side of {side:g} mm cannot be made"
            raise broken(("size", at), wrong, f"write {LEAST:g} to {MOST:g} mm")
    return Size(width, height)


def _measure(reading: Reading[float], names: Names, key: str, most: float) -> float:
    found = reading.of(names)
    if not 0 <= found <= most:
        raise broken((key,), f"'{key}' is {found:g} mm", f"write 0 to {most:g}")
    return found


def _stage(side: Side, record: Record, names: dict[str, Any], trim: Size, studio: Studio) -> Stage:
    room = Box(0.0, 0.0, trim.width, trim.height)
    palette = palette_of(studio, side.ground.of(names), side.loc)
    return Stage(studio, record, side.container, names, room, palette)
