"""The faces of a deck: what cards have alike is made once, and the rest for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from pnp.draw.blame import note
from pnp.draw.faults import DrawError
from pnp.draw.openings import trimmed
from pnp.draw.stamping import Layer, layered, mixed_names, stamped
from pnp.draw.studio import fallen
from pnp.draw.subjects import WIDEST, measure, stage_of
from pnp.geometry import Box, grown
from pnp.scene import Face, Scene

if TYPE_CHECKING:
    from pnp.draw.plan import Plan, Side
    from pnp.draw.readings import Names
    from pnp.draw.studio import Role, Studio
    from pnp.draw.subjects import Subject

Key: TypeAlias = tuple[object, ...]


class DrawnCard(Struct, frozen=True):
    """A card's two sides; the back is None where the deck has none."""

    id: str
    label: str  # its title, or its id where it has none
    front: Face
    back: Face | None
    copies: int


class Desk(Struct, frozen=True):
    """One side of a deck on its way: its layers, and all names that it depends on."""

    name: str
    side: Side
    layers: tuple[Layer, ...]
    alike: bool  # on all cards of a size
    steady: bool  # so that several cards may have the same scene


class State(NamedTuple):
    """What all that is drawn of a side depends on besides the card."""

    side: str
    sizes: tuple[tuple[Role, float], ...]
    levels: Key


class Surface(Struct, frozen=True):
    """A side of a deck at sizes and heights of its texts: its layers, and what was made of it."""

    layers: tuple[Layer, ...]
    made: dict[Key, Face] = field(default_factory=dict)  # of each card
    scenes: dict[Key, Scene] = field(default_factory=dict)
    faces: dict[Key, Face] = field(default_factory=dict)  # by the identity of their scene


def faces_of(
    plan: Plan,
    subjects: list[Subject],
    studio: Studio,
    constant: frozenset[str],
    surfaces: dict[State, Surface],
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
            found.append(_card(plan, subject, studio, surfaces, front, back))
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
    name: str,
    side: Side,
    names: list[Names],
    constant: frozenset[str],
    mixed: frozenset[str],
) -> Desk:
    layers = layered(side, names, constant, mixed)
    measures = plan.bleed.names | plan.corner.names | plan.safe.names
    varying = measures.union(*(layer.names for layer in layers)) - constant
    steady = all(layer.steady for layer in layers)
    return Desk(name, side, layers, not varying, steady)


def _card(
    plan: Plan,
    subject: Subject,
    studio: Studio,
    surfaces: dict[State, Surface],
    front: Desk,
    back: Desk | None,
) -> DrawnCard:
    record = subject.record
    face = _face(plan, subject, studio, surfaces, front)
    back_face = None if back is None else _face(plan, subject, studio, surfaces, back)
    return DrawnCard(record.id, record.label, replace(face, id=record.id), back_face, record.copies)


def _face(plan: Plan, subject: Subject, studio: Studio, surfaces: dict[State, Surface], desk: Desk) -> Face:
    """A side of a card at the sizes that its own texts leave; sides that look alike are one and the same."""
    key: Key = (subject.trim,) if desk.alike else (subject.trim, subject.record.index)
    while True:
        sizes, faults = fallen(studio), len(studio.faults)
        state = State(desk.name, sizes, tuple(studio.levels.items()))
        if state not in surfaces:
            surfaces[state] = Surface(tuple(replace(layer, made={}) for layer in desk.layers))
        surface = surfaces[state]
        if key in surface.made:
            return surface.made[key]
        face = _drawn(plan, subject, studio, desk, surface)
        if fallen(studio) == sizes or len(studio.faults) > faults:
            surface.made[key] = face
            return face


def _drawn(plan: Plan, subject: Subject, studio: Studio, desk: Desk, surface: Surface) -> Face:
    names, trim = subject.names, subject.trim
    bleed = measure(plan.bleed, names, "bleed", WIDEST)
    corner = measure(plan.corner, names, "corner", min(trim.width, trim.height) / 2)
    room = Box(0.0, 0.0, trim.width, trim.height)
    stage = stage_of(desk.side, subject, studio)
    stage.openings = (trimmed(plan.cut, room, corner),)
    safe = plan.safe.of(names)
    scene = stamped(stage, surface.layers, grown(room, bleed))
    face = Face("back", trim, bleed, scene, plan.cut, corner, safe)
    return _shared(face, surface) if desk.steady else face


def _shared(face: Face, surface: Surface) -> Face:
    """A face that may look like others: the same as theirs, if it does."""
    scene = surface.scenes.setdefault((face.scene.box, *map(id, face.scene.shapes)), face.scene)
    return surface.faces.setdefault((id(scene), face.corner, face.safe), replace(face, scene=scene))
