"""The plan of a deck: its layout, compiled, and the values of the layout's names on each card."""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct

from pnp.draw.context import Context, Resources, find_palette
from pnp.draw.elements.placement import Container, Stage
from pnp.draw.elements.preparing import Workshop, read_container
from pnp.draw.faults import DrawError, layout_error, note_faults
from pnp.draw.language import values
from pnp.draw.language.terms import Value
from pnp.draw.language.values import Compiled, NamedValues, Reader
from pnp.draw.records import Record
from pnp.errors import Location, suggest
from pnp.geometry import Box, Size
from pnp.models.layouts.layout import AnyFace, Cut, FaceRule, Layout, find_field_kind
from pnp.models.layouts.theme import TextRole, choose_ink
from pnp.models.printing import Ink
from pnp.numerals import write_numeral

SIZE = frozenset({"width", "height"})
ALWAYS = SIZE | {"ink", "language"}
LEAST, MOST = 5.0, 1500.0  # of a side, in mm
Lets: TypeAlias = "tuple[tuple[str, Compiled[Value]], ...]"  # the named values in their order


class SidePlan(Struct, frozen=True):
    """One face of a layout, compiled; `levels` tells whether some of its texts stand level on all cards."""

    container: Container
    ground: Compiled[str]
    loc: Location
    levels: bool


class DeckPlan(Struct, frozen=True):
    width: Compiled[float]
    height: Compiled[float]
    cut: Cut
    corner: Compiled[float]
    bleed: Compiled[float]
    safe: Compiled[float]
    lets: Lets
    front: SidePlan
    back: SidePlan | None
    names: frozenset[str]  # all names of a record that any part depends on


def make_plan(
    layout: Layout, reader: Reader, language: str, ink: Ink, resources: Resources, fields: frozenset[str]
) -> DeckPlan:
    """Compile the layout for one language and ink. The reader collects the faults."""
    assert layout.faces is not None  # the loading of a layout for cards guarantees this
    reader.known = fields | ALWAYS
    lets = _read_lets(reader, layout)
    size = [_read_side_length(reader, part, ("size", at), lets) for at, part in enumerate(layout.size)]
    type_of = _make_role_finder(layout, ink)
    of_card = _list_card_names(fields, size, lets)
    workshop = Workshop(reader, language, type_of, fields, resources, of_card, reader.known)
    front = _read_side(workshop, layout.faces.front, ("faces", "front"))
    back = _read_side(workshop, layout.faces.back, ("faces", "back"))
    if front is None:
        values.refuse(reader, ("faces", "front"), "a component has a front", "list its elements")
        raise DrawError(reader.faults)
    keys = ("corner", "bleed", "safe")
    corner, bleed, safe = (values.read_number(reader, getattr(layout, key), (key,)) for key in keys)
    names = values.join_names(*size, corner, bleed, safe, *(reading for _, reading in lets))
    names |= _list_side_names(front) | _list_side_names(back)
    return DeckPlan(size[0], size[1], layout.shape, corner, bleed, safe, lets, front, back, names)


def _list_card_names(fields: frozenset[str], size: list[Compiled[float]], lets: Lets) -> frozenset[str]:
    """List the fields of the card, and the sizes and named values that depend on them."""
    card_names = fields - {"deck"}
    if any(side.names & card_names for side in size):
        card_names |= SIZE
    for name, reading in lets:
        card_names |= {name} if reading.names & card_names else values.NOTHING
    return card_names


def _list_side_names(side: SidePlan | None) -> frozenset[str]:
    if side is None:
        return values.NOTHING
    return side.ground.names.union(*(node.names for node in side.container.nodes.values()))


def _read_lets(reader: Reader, layout: Layout) -> Lets:
    """Read the named values in order. Each may use those before it."""
    named_values = []
    for name, text in layout.let.items():
        if name in reader.known:
            values.refuse(reader, ("let", name), f"the name '{name}' is taken", "choose another")
        named_values.append((name, values.read_value(reader, text, ("let", name))))
        reader.known |= {name}
    return tuple(named_values)


def _read_side_length(reader: Reader, text: str, loc: Location, lets: Lets) -> Compiled[float]:
    """Read the length of a side. It may use named values, unless these use the size."""
    length = values.read_number(reader, text, loc)
    names, used = length.names, []
    for name, reading in reversed(lets):
        if name in names:
            names = (names - {name}) | reading.names
            used.append((name, reading))
    if names & SIZE:
        wrong = f"the size is worked out from '{min(names & SIZE)}', which is the size"
        values.refuse(reader, loc, wrong, "work it out from numbers and fields")
        return values.make_constant(LEAST)
    if not used:
        return length

    def find_length(known: NamedValues) -> float:
        own = dict(known)
        for name, reading in reversed(used):
            own[name] = reading.of(own)
        return length.of(own)

    return Compiled(find_length, names)


def _make_role_finder(layout: Layout, ink: Ink) -> Any:
    roles = {name: choose_ink(each, ink) for name, each in layout.texts.items()}

    def type_of(name: str, loc: Location) -> TextRole:
        if name in roles:
            return roles[name]
        known = f"the styles are {', '.join(roles)}"
        known = known if roles else "write 'extends: atlas', or add it under 'texts'"
        right = suggest(name, roles) or known
        raise layout_error(loc, f"there is no text style '{name[:40]}'", right)

    return type_of


def _read_side(workshop: Workshop, face: AnyFace, loc: Location) -> SidePlan | None:
    if face == "none":
        return None
    if isinstance(face, FaceRule):
        elements, place, ground = face.draw, (*loc, "draw"), face.ground or "{ground}"
    else:
        elements, place, ground = face, loc, "{ground}"
    container = read_container(workshop, elements, place, None)
    return SidePlan(container, values.read_text(workshop.reader, ground, loc), loc, bool(container.levels))


def list_field_types(layout: Layout) -> dict[str, str]:
    """List the type of each field that the layout itself declares."""
    return {name: find_field_kind(rule) for name, rule in layout.fields.items()}


def find_base_names(plan: DeckPlan, names: frozenset[str]) -> frozenset[str]:
    """Find the card fields that these names depend on, directly or through named values and the size."""
    bases = names
    for name, reading in reversed(plan.lets):
        if name in bases:
            bases |= reading.names
    if SIZE & bases:
        bases |= plan.width.names | plan.height.names
    return bases - ALIKE - SIZE - {name for name, _ in plan.lets}


WIDEST = 20.0  # mm: the widest bleed or safe zone
ALIKE = frozenset({"ink", "language", "say", "deck"})  # names with one value on all cards of a deck


def find_constant_names(plan: DeckPlan) -> frozenset[str]:
    """Find the names that have one value on all cards."""
    worked_out = ("width", "height", *(name for name, _ in plan.lets))
    return ALIKE | {name for name in worked_out if not find_base_names(plan, frozenset({name}))}


class PlannedCard(Struct, frozen=True):
    """A card, its size, and the values of all names that the layout may use."""

    record: Record
    names: NamedValues
    trim: Size


def plan_cards(
    plan: DeckPlan, records: list[Record], context: Context, constant: frozenset[str]
) -> list[PlannedCard]:
    """Work out the names of each card. Values that are the same on all cards are worked out for the first
    one."""
    found: list[PlannedCard] = []
    same: NamedValues = {}
    for record in records:
        try:
            names = _work_out_names(plan, record, context, same)
            if not same or plan.safe.names - constant:
                check_measure(plan.safe, names, "safe", WIDEST)
            trim = found[0].trim if same.keys() >= SIZE else _find_trim(names)
            found.append(PlannedCard(record, names, trim))
            same = same or {name: names[name] for name in constant}
        except DrawError as error:
            note_faults(context, record, error.faults)
    return found


def _work_out_names(plan: DeckPlan, record: Record, context: Context, same: NamedValues) -> NamedValues:
    names: dict[str, Any] = record.values
    if not same:
        names |= {"ink": context.ink, "language": context.language, "say": context.resources.say}
    names |= same
    if not same.keys() >= SIZE:
        names["width"], names["height"] = plan.width.of(names), plan.height.of(names)
    for name, reading in plan.lets:
        if name not in same:
            names[name] = reading.of(names)
    return names


def _find_trim(names: NamedValues) -> Size:
    width, height = (float(names[name]) for name in ("width", "height"))  # type: ignore[arg-type]
    for at, side in enumerate((width, height)):
        if not LEAST <= side <= MOST:
            wrong = f"a side of {write_numeral(side)} mm cannot be made"
            raise layout_error(("size", at), wrong, f"write {LEAST:g} to {MOST:g} mm")
    return Size(width, height)


def make_stage(side: SidePlan, card: PlannedCard, context: Context) -> Stage:
    room = Box(0.0, 0.0, card.trim.width, card.trim.height)
    palette = find_palette(context, side.ground.of(card.names), side.loc)
    return Stage(context, card.record, side.container, card.names, room, palette)


def check_measure(reading: Compiled[float], names: NamedValues, key: str, most: float) -> float:
    """Return a measure of the layout on a card; raise an error if it is out of bounds."""
    measure = reading.of(names)
    if not 0 <= measure <= most:
        raise layout_error((key,), f"'{key}' is {write_numeral(measure)} mm", f"write 0 to {most:g}")
    return measure
