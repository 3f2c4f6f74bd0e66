"""A card set drawn by its layout: every card's faces, at one size of type for each role of the deck."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from heapq import nlargest
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field
from msgspec.structs import replace

from pnp.draw.faults import DrawError, Fault
from pnp.draw.palette import palettes
from pnp.draw.plan import LEAST, MOST, field_types, planned
from pnp.draw.readings import Reader, broken, constant
from pnp.draw.records import WORDS, Manner, records
from pnp.draw.stage import Stage, neighbour, visit
from pnp.draw.stamping import Layer, layered, stamped
from pnp.draw.studio import Studio, palette_of
from pnp.geometry import Box, Size, grown
from pnp.models.cards import Card
from pnp.models.paints import Theme
from pnp.scene import Face
from pnp.text import MissingGlyph, width

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pnp.draw.plan import Plan, Side
    from pnp.draw.readings import Names, Reading
    from pnp.draw.records import Record
    from pnp.draw.stamping import Key
    from pnp.draw.studio import Resources
    from pnp.draw.typeset import TextRule
    from pnp.models.cards import CardSet
    from pnp.models.inks import Ink
    from pnp.models.layout import Layout
    from pnp.scene import Scene


class DrawnCard(Struct, frozen=True):
    """A card's two sides; the back is None where the deck has none."""

    id: str
    label: str  # its title, or its id where it has none
    front: Face
    back: Face | None
    copies: int


class Press(Struct, frozen=True):
    """One side of a deck on its way: its layers, and the scenes and faces that several cards share."""

    side: Side
    layers: tuple[Layer, ...]
    alike: bool  # on all cards of a size
    steady: bool  # so that several cards may have the same scene
    scenes: dict[Key, Scene] = field(default_factory=dict)
    faces: dict[int, Face] = field(default_factory=dict)  # by the identity of their scene
    whole: dict[Size, Face] = field(default_factory=dict)


def drawn(
    card_set: CardSet, layout: Layout, language: str, ink: Ink, resources: Resources, *, backs: bool = True
) -> tuple[DrawnCard, ...]:
    """Every card of a set in one language and ink. A DrawError says all faults."""
    reader = Reader(frozenset())
    own = field_types(layout)
    fields = frozenset({*Card.__dataclass_fields__, *own, "deck"})
    plan = _sized(card_set, _plan(layout, reader, language, ink, resources, fields))
    faults: list[Fault] = []
    cards = records(card_set, _manner(plan, layout, own, language, resources), faults)
    if reader.faults:
        raise DrawError([*reader.faults, *faults])
    theme = Theme(grounds=layout.grounds, paints=layout.paints, lines=layout.lines, texts=layout.texts)
    known = palettes(theme, resources.icons)
    studio = Studio(resources, language, ink, lambda ground: known(ink, ground))
    try:
        found = _settled(plan, cards, studio, backs=backs and card_set.back != "none")
    except DrawError as error:
        raise DrawError([*faults, *_too_small(card_set, error.faults)]) from None
    if faults:
        raise DrawError(faults)
    return found


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
    size = f"{card_set.size.width:g} by {card_set.size.height:g} mm"
    wrong = f"cards of {size} are too small for their layout: {first.wrong}"
    own = Fault(("size",), wrong, "choose a larger size")
    return [own, *(fault for fault in faults if not fault.cramped)]


def _manner(plan: Plan, layout: Layout, own: dict[str, str], language: str, resources: Resources) -> Manner:
    words = WORDS | {name for name, kind in own.items() if kind == "words"}
    icons = {"icons", *(name for name, kind in own.items() if kind in ("icon", "icons"))}
    shown, grounds = base_names(plan, plan.names), tuple(layout.grounds)
    return Manner(language, frozenset(words), frozenset(icons), shown, resources.icons, grounds)


def base_names(plan: Plan, names: frozenset[str]) -> frozenset[str]:
    """The fields of a card that names of the layout come down to, through its named values and its size."""
    found = names
    for name, reading in reversed(plan.lets):
        if name in found:
            found |= reading.names
    if {"width", "height"} & found:
        found |= plan.width.names | plan.height.names
    return found - ALIKE - {"width", "height"} - {name for name, _ in plan.lets}


ALIKE = frozenset({"ink", "language", "say", "deck"})  # on all cards of a deck


def _constant(plan: Plan) -> frozenset[str]:
    """The names that are the same on all cards."""
    worked_out = ("width", "height", *(name for name, _ in plan.lets))
    return ALIKE | {name for name in worked_out if not base_names(plan, frozenset({name}))}


class Subject(Struct, frozen=True):
    """A card, all that the layout may name of it, and the size that it has."""

    record: Record
    names: Names
    trim: Size


def _subjects(plan: Plan, cards: list[Record], studio: Studio, constant: frozenset[str]) -> list[Subject]:
    """The cards with all that is named; what is the same on all of them is worked out for the first."""
    found: list[Subject] = []
    same: Names = {}
    for record in cards:
        try:
            names = _names(plan, record, studio, same)
            found.append(Subject(record, names, found[0].trim if same.keys() >= SIZE else _trim(names)))
            same = same or {name: names[name] for name in constant}
        except DrawError as error:
            studio.faults.update(dict.fromkeys(error.faults))
    return found


def _settled(plan: Plan, cards: list[Record], studio: Studio, *, backs: bool) -> tuple[DrawnCard, ...]:
    """The cards, drawn anew as long as a role of type has to become smaller for one of them."""
    constant = _constant(plan)
    subjects = _subjects(plan, cards, studio, constant)
    for side in filter(None, (plan.front, plan.back)):
        _anchor(side, constant)
        _try_longest(side, subjects, studio, constant)
    while not studio.faults:
        before = dict(studio.sizes)
        _find_levels(plan, subjects, studio)
        found = _drawn(plan, subjects, studio, constant, backs=backs)
        if not studio.faults and all(
            size == before.get(role, role.size) for role, size in studio.sizes.items()
        ):
            return found
    raise DrawError([*studio.faults])


def _anchor(side: Side, constant: frozenset[str]) -> None:
    """Notes of each element which names may move it from card to card."""
    for node in side.container.nodes.values():
        node.varying = tuple(sorted(node.rule.names - constant))


LONGEST = 12  # texts that are tried first: where one makes its role smaller, few are set twice


def _try_longest(side: Side, subjects: list[Subject], studio: Studio, constant: frozenset[str]) -> None:
    for node in side.container.nodes.values():
        rule = node.text
        if rule is None or rule.least is None or rule.level is not None:
            continue
        with suppress(DrawError, MissingGlyph):  # told when the card is drawn
            some = subjects if rule.words.names - constant else subjects[:1]
            different = {rule.words.of(subject.names): subject for subject in some}
            for words in nlargest(LONGEST, different, key=partial(_length, rule)):
                neighbour(_stage(side, different[words], studio), node.serial)


def _length(rule: TextRule, words: str) -> float:
    return width(words.upper() if rule.capitals else words, rule.faces.regular)


def _find_levels(plan: Plan, subjects: list[Subject], studio: Studio) -> None:
    """How high the highest of each text is that stands level on all cards."""
    studio.levels, studio.heights = {}, {}
    sides = [side for side in (plan.front, plan.back) if side is not None and side.levels]
    for subject in subjects if sides else ():
        for side in sides:
            visit(_stage(side, subject, studio))
    studio.levels = studio.heights


def _drawn(
    plan: Plan, subjects: list[Subject], studio: Studio, constant: frozenset[str], *, backs: bool
) -> tuple[DrawnCard, ...]:
    names = [subject.names for subject in subjects]
    front, back = (
        None if side is None else _press(side, names, constant)
        for side in (plan.front, plan.back if backs else None)
    )
    assert front is not None
    found = []
    for subject in subjects:
        try:
            found.append(_card(plan, subject, studio, front, back))
        except DrawError as error:
            studio.faults.update(dict.fromkeys(error.faults))
    return tuple(found)


def _press(side: Side, names: list[Names], constant: frozenset[str]) -> Press:
    layers = layered(side, names, constant)
    alike, steady = not any(layer.names for layer in layers), all(layer.steady for layer in layers)
    return Press(side, layers, alike, steady)


def _card(plan: Plan, subject: Subject, studio: Studio, front: Press, back: Press | None) -> DrawnCard:
    record = subject.record
    face = _face(plan, subject, studio, front)
    back_face = None if back is None else _face(plan, subject, studio, back)
    return DrawnCard(record.id, record.label, replace(face, id=record.id), back_face, record.copies)


def _face(plan: Plan, subject: Subject, studio: Studio, press: Press) -> Face:
    """A side of a card; sides that look alike are one and the same."""
    names, trim = subject.names, subject.trim
    if press.alike and trim in press.whole:
        return press.whole[trim]
    bleed = _measure(plan.bleed, names, "bleed", 20.0)
    corner = _measure(plan.corner, names, "corner", min(trim.width, trim.height) / 2)
    stage = _stage(press.side, subject, studio)
    box = grown(stage.room, bleed)
    scene = stamped(stage, press.layers, box)
    if not press.steady:
        return Face("back", trim, bleed, scene, plan.cut, corner)
    scene = press.scenes.setdefault((box, *map(id, scene.shapes)), scene)
    face = press.faces.get(id(scene)) or Face("back", trim, bleed, scene, plan.cut, corner)
    if press.alike:
        press.whole[trim] = face
    press.faces[id(scene)] = face
    return face


SIZE = {"width", "height"}


def _names(plan: Plan, record: Record, studio: Studio, same: Names) -> Names:
    names: dict[str, Any] = record.values
    if not same:
        names |= {"ink": studio.ink, "language": studio.language, "say": studio.resources.say}
    names |= same
    if not same.keys() >= SIZE:
        names["width"], names["height"] = plan.width.of(names), plan.height.of(names)
    for name, reading in plan.lets:
        if name not in same:
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


def _stage(side: Side, subject: Subject, studio: Studio) -> Stage:
    room = Box(0.0, 0.0, subject.trim.width, subject.trim.height)
    palette = palette_of(studio, side.ground.of(subject.names), side.loc)
    return Stage(studio, subject.record, side.container, subject.names, room, palette)
