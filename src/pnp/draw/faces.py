"""The faces of a deck: what cards have alike is made once, and the rest for each."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from pnp.draw.blame import note
from pnp.draw.faults import DrawError
from pnp.draw.openings import trimmed
from pnp.draw.readings import distinct
from pnp.draw.remembering import (
    DrawnSide,
    Made,
    Sketch,
    State,
    Surface,
    emptied,
    fallen,
    note_weight,
    noted,
    surface_of,
)
from pnp.draw.stamping import Layer, can_be_restamped, layered, mixed_names, restamped, stamped
from pnp.draw.subjects import WIDEST, measure, stage_of
from pnp.geometry import Box, grown
from pnp.scene import Face, Scene

if TYPE_CHECKING:
    from pnp.draw.openings import Opening
    from pnp.draw.plan import Plan, Side
    from pnp.draw.readings import Names
    from pnp.draw.remembering import Drawing, Key, SideName
    from pnp.draw.studio import Studio
    from pnp.draw.subjects import Subject
    from pnp.geometry import Size


SAME = frozenset({"ink", "language", "say"})  # in all drawings that one of them is kept for


class DrawnCard(Struct, frozen=True):
    """A card's two sides; the back is None where the deck has none."""

    id: str
    label: str  # its title, or its id where it has none
    front: Face
    back: Face | None
    copies: int


class Desk(Struct, frozen=True):
    """One side of a deck on its way: its layers, and all names that it depends on."""

    name: SideName
    side: Side
    layers: tuple[Layer, ...]
    key: Key  # in what the layers of one set of cards differ from those of another
    reads: tuple[str, ...]
    alike: bool  # on all cards of a size
    steady: bool  # so that several cards may have the same scene


def faces_of(
    plan: Plan,
    subjects: list[Subject],
    studio: Studio,
    constant: frozenset[str],
    drawing: Drawing,
    *,
    backs: bool,
) -> tuple[DrawnCard, ...]:
    names = [subject.names for subject in subjects]
    mixed = mixed_names({name for name, _ in plan.lets} - constant, names)
    front = _desk(plan, "front", plan.front, names, constant, mixed)
    back = _desk(plan, "back", plan.back, names, constant, mixed) if plan.back and backs else None
    found = []
    for subject in subjects:
        try:
            found.append(_card(plan, subject, studio, drawing, front, back))
        except DrawError as error:
            note(studio, subject.record, error.faults)
    return tuple(found)


def outlined(plan: Plan, subjects: list[Subject], *, backs: bool) -> tuple[DrawnCard, ...]:
    """The cards with nothing on them: enough to lay them on sheets."""
    two_sided = plan.back is not None and backs
    return tuple(_outlined(plan, subject, two_sided) for subject in subjects)


def _outlined(plan: Plan, subject: Subject, two_sided: bool) -> DrawnCard:
    record, names, trim = subject.record, subject.names, subject.trim
    bleed, corner = plan.bleed.of(names), plan.corner.of(names)
    scene = Scene(grown(Box(0.0, 0.0, trim.width, trim.height), bleed), ())
    front = Face(record.id, trim, bleed, scene, plan.cut, corner)
    return DrawnCard(record.id, record.label, front, front if two_sided else None, record.copies)


def _desk(
    plan: Plan,
    name: SideName,
    side: Side,
    names: list[Names],
    constant: frozenset[str],
    mixed: frozenset[str],
) -> Desk:
    layers = layered(side, names, constant, mixed)
    measures = plan.bleed.names | plan.corner.names | plan.safe.names
    varying = measures.union(*(layer.names for layer in layers)) - constant
    reads = measures.union(side.ground.names, *(node.names for node in side.container.nodes.values()))
    looks = tuple((tuple(node.serial for node in layer.nodes), layer.steady) for layer in layers)
    key = (looks, tuple(sorted(mixed)))
    steady = all(layer.steady for layer in layers)
    return Desk(name, side, layers, key, tuple(sorted(reads - SAME)), not varying, steady)


def _card(
    plan: Plan, subject: Subject, studio: Studio, drawing: Drawing, front: Desk, back: Desk | None
) -> DrawnCard:
    record = subject.record
    face = _face(plan, subject, studio, drawing, front)
    back_face = None if back is None else _face(plan, subject, studio, drawing, back)
    return DrawnCard(record.id, record.label, replace(face, id=record.id), back_face, record.copies)


def _face(plan: Plan, subject: Subject, studio: Studio, drawing: Drawing, desk: Desk) -> Face:
    """A side of a card at the sizes that its own texts leave; sides that look alike are one and the same."""
    names = subject.names
    key: Key = (subject.trim,)
    if not desk.alike:
        key = (subject.trim, subject.record.id, *[distinct(names[name]) for name in desk.reads])
    while True:
        state = State(desk.name, desk.key, fallen(studio), tuple(studio.levels.items()))
        surface = surface_of(drawing, state, desk.layers, studio)
        found = surface.used.get(key) or surface.known.get(key)
        if found is None and key in surface.others:
            found = _restamped(plan, subject, desk, surface, surface.others[key])
        if found is None:
            before = len(surface.faces)
            found = _made(plan, subject, studio, desk, surface)
            note_weight(drawing, found.notes)
            if not desk.steady or len(surface.faces) > before:  # else it is another card's
                drawing.drawn[DrawnSide(subject.record.id, desk.name)] = None
        surface.used[key] = found
        studio.sizes.update(found.sizes)
        if found.face is not None:
            return found.face


def _restamped(plan: Plan, subject: Subject, desk: Desk, surface: Surface, made: Made) -> Made | None:
    if made.face is None or not can_be_restamped(made.sketch, surface.layers):
        return None if made.face else made
    frame = _frame(plan, subject)
    scene, notes = restamped(made, subject.names, surface.layers, frame.box, frame.opening.corner)
    return replace(made, face=_framed(plan, frame, desk, surface, scene), notes=notes)


def _made(plan: Plan, subject: Subject, studio: Studio, desk: Desk, surface: Surface) -> Made:
    """A side drawn anew. Where it makes a role smaller, that is found out with nothing made before: what
    other cards have left must not count."""
    before, faults = fallen(studio), len(studio.faults)
    (face, sketch), notes = noted(studio, partial(_drawn, plan, subject, studio, desk, surface))
    if fallen(studio) == before or len(studio.faults) > faults:
        return Made(face, (), sketch, notes)
    studio.sizes = dict(before)
    _, notes = noted(studio, partial(_drawn, plan, subject, studio, desk, Surface(emptied(desk.layers))))
    return Made(None, fallen(studio), Sketch(), notes)


class Frame(NamedTuple):
    """The measures of a face."""

    trim: Size
    bleed: float
    corner: float
    safe: float
    opening: Opening
    box: Box


def _frame(plan: Plan, subject: Subject) -> Frame:
    names, trim = subject.names, subject.trim
    bleed = measure(plan.bleed, names, "bleed", WIDEST)
    corner = measure(plan.corner, names, "corner", min(trim.width, trim.height) / 2)
    room = Box(0.0, 0.0, trim.width, trim.height)
    opening = trimmed(plan.cut, room, corner)
    return Frame(trim, bleed, corner, plan.safe.of(names), opening, grown(room, bleed))


def _drawn(plan: Plan, subject: Subject, studio: Studio, desk: Desk, surface: Surface) -> tuple[Face, Sketch]:
    frame = _frame(plan, subject)
    stage = stage_of(desk.side, subject, studio)
    stage.openings = (frame.opening,)
    scene, sketch = stamped(stage, surface.layers, frame.box)
    return _framed(plan, frame, desk, surface, scene), sketch


def _framed(plan: Plan, frame: Frame, desk: Desk, surface: Surface, scene: Scene) -> Face:
    """A scene as a face; where it may look like others, the same as theirs."""
    trim, bleed, corner, safe = frame[:4]
    if not desk.steady:
        return Face("back", trim, bleed, scene, plan.cut, corner, safe)
    scene = surface.scenes.setdefault((frame.box, *map(id, scene.shapes)), scene)
    known = surface.faces.get((id(scene), corner, safe))
    face = known or Face("back", trim, bleed, scene, plan.cut, corner, safe)
    surface.faces[id(scene), corner, safe] = face
    return face
