"""A layout made ready for a deck: its measures, its named values, and both faces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from pnp.draw.faults import DrawError, broken
from pnp.draw.nodes import Workshop, container_of
from pnp.draw.readings import NOTHING, Reading, constant, number, refuse, text, value
from pnp.draw.stage import has_levels
from pnp.errors import coded, near
from pnp.models.fields import kind_of
from pnp.models.layout import FaceRule
from pnp.models.paints import in_ink

if TYPE_CHECKING:
    from pnp.draw.expression_values import Value
    from pnp.draw.faults import Place
    from pnp.draw.readings import Names, Reader
    from pnp.draw.stage import Container
    from pnp.draw.studio import Resources
    from pnp.models.inks import Ink
    from pnp.models.layout import AnyFace, Cut, Layout
    from pnp.models.paints import TextRole

SIZE = frozenset({"width", "height"})
ALWAYS = SIZE | {"ink", "language"}
LEAST, MOST = 5.0, 1500.0  # of a side, in mm


class Side(Struct, frozen=True):
    """A face of the layout; `levels` says whether some texts of it stand level on all cards."""

    container: Container
    ground: Reading[str]
    loc: Place
    levels: bool


class Plan(Struct, frozen=True):
    width: Reading[float]
    height: Reading[float]
    cut: Cut
    corner: Reading[float]
    bleed: Reading[float]
    safe: Reading[float]
    lets: tuple[tuple[str, Reading[Value]], ...]
    front: Side
    back: Side | None
    names: frozenset[str]  # of the record: all that anything depends on


def planned(
    layout: Layout, reader: Reader, language: str, ink: Ink, resources: Resources, fields: frozenset[str]
) -> Plan:
    """The layout for one language and ink; what is wrong with it is noted by the reader."""
    assert layout.faces is not None  # whoever loads a layout for cards sees to it
    reader.known = fields | ALWAYS
    lets = _lets(reader, layout)
    size = [_side_length(reader, part, ("size", at), lets) for at, part in enumerate(layout.size)]
    type_of = _type_roles(layout, ink)
    of_card = _of_card(fields, size, lets)
    workshop = Workshop(reader, language, type_of, fields, resources, of_card, reader.known)
    front = _side(workshop, layout.faces.front, ("faces", "front"))
    back = _side(workshop, layout.faces.back, ("faces", "back"))
    if front is None:
        wrong = coded("form-drawn", "a component has a front")
        refuse(reader, ("faces", "front"), wrong, "list its elements")
        raise DrawError(reader.faults)
    corner, bleed, safe = (
        number(reader, getattr(layout, key), (key,)) for key in ("corner", "bleed", "safe")
    )
    every: list[Reading[object]] = [*size, corner, bleed, safe, *(reading for _, reading in lets)]
    names = NOTHING.union(*(each.names for each in every), *(_side_names(side) for side in (front, back)))
    return Plan(size[0], size[1], layout.shape, corner, bleed, safe, lets, front, back, names)


def _of_card(
    fields: frozenset[str], size: list[Reading[float]], lets: tuple[tuple[str, Reading[Value]], ...]
) -> frozenset[str]:
    """The fields of the card, and what is worked out from them."""
    found = fields - {"deck"}
    if any(side.names & found for side in size):
        found |= SIZE
    for name, reading in lets:
        found |= {name} if reading.names & found else NOTHING
    return found


def _side_names(side: Side | None) -> frozenset[str]:
    if side is None:
        return NOTHING
    return side.ground.names.union(*(node.names for node in side.container.nodes.values()))


def _lets(reader: Reader, layout: Layout) -> tuple[tuple[str, Reading[Value]], ...]:
    """The named values in order, each of which may use those before it."""
    found = []
    for name, written in layout.let.items():
        if name in reader.known:
            wrong = coded("form-drawn", f"the name '{name}' is taken")
            refuse(reader, ("let", name), wrong, "choose another")
        found.append((name, value(reader, written, ("let", name))))
        reader.known |= {name}
    return tuple(found)


def _side_length(
    reader: Reader, written: str, loc: Place, lets: tuple[tuple[str, Reading[Value]], ...]
) -> Reading[float]:
    """A side of the component; named values may stand in it that do not need the size themselves."""
    found = number(reader, written, loc)
    names, used = found.names, []
    for name, reading in reversed(lets):
        if name in names:
            names = (names - {name}) | reading.names
            used.append((name, reading))
    if names & SIZE:
        wrong = coded("form-drawn", f"the size is worked out from '{min(names & SIZE)}', which is the size")
        refuse(reader, loc, wrong, "work it out from numbers and fields")
        return constant(LEAST)
    if not used:
        return found

    def of(known: Names) -> float:
        own = dict(known)
        for name, reading in reversed(used):
            own[name] = reading.of(own)
        return found.of(own)

    return Reading(of, names)


def _type_roles(layout: Layout, ink: Ink) -> Any:
    roles = {name: in_ink(each, ink) for name, each in layout.texts.items()}

    def type_of(name: str, loc: Place) -> TextRole:
        if name in roles:
            return roles[name]
        known = f"the roles are {', '.join(roles)}"
        right = near(name, roles) or (known if roles else "write 'extends: atlas', or add it under 'texts'")
        raise broken(loc, coded("form-drawn", f"there is no type role '{name[:40]}'"), right)

    return type_of


def _side(workshop: Workshop, face: AnyFace, loc: Place) -> Side | None:
    if face == "none":
        return None
    if isinstance(face, FaceRule):
        written, where, ground = face.draw, (*loc, "draw"), face.ground or "{ground}"
    else:
        written, where, ground = face, loc, "{ground}"
    container = container_of(workshop, written, where, None)
    return Side(container, text(workshop.reader, ground, loc), loc, has_levels(container))


def field_types(layout: Layout) -> dict[str, str]:
    """The type of each field that the layout itself declares."""
    return {name: kind_of(rule) for name, rule in layout.fields.items()}
