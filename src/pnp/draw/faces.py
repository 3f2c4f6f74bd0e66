"""The faces of a deck: what cards have alike is made once, and the rest for each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field
from msgspec.structs import replace

from pnp.draw.faults import DrawError
from pnp.draw.openings import trimmed
from pnp.draw.stamping import Layer, layered, mixed_names, stamped
from pnp.draw.subjects import WIDEST, measure, stage_of
from pnp.geometry import Box, Size, grown
from pnp.scene import Face, Scene

if TYPE_CHECKING:
    from pnp.draw.plan import Plan, Side
    from pnp.draw.readings import Names
    from pnp.draw.stamping import Key
    from pnp.draw.studio import Studio
    from pnp.draw.subjects import Subject


class DrawnCard(Struct, frozen=True):
    """A card's two sides; the back is None where the deck has none."""

    id: str
    label: str  # its title, or its id where it has none
    front: Face
    back: Face | None
    copies: int


class Surface(Struct, frozen=True):
    """One side of a deck on its way: its layers, and the scenes and faces that several cards share."""

    side: Side
    layers: tuple[Layer, ...]
    alike: bool  # on all cards of a size
    steady: bool  # so that several cards may have the same scene
    scenes: dict[Key, Scene] = field(default_factory=dict)
    faces: dict[tuple[int, float, float], Face] = field(
        default_factory=dict
    )  # by the identity of their scene
    whole: dict[Size, Face] = field(default_factory=dict)


def faces_of(
    plan: Plan, subjects: list[Subject], studio: Studio, constant: frozenset[str], *, backs: bool
) -> tuple[DrawnCard, ...]:
    names = [subject.names for subject in subjects]
    mixed = mixed_names({name for name, _ in plan.lets} - constant, names)
    front, back = (
        None if side is None else _surface(plan, side, names, constant, mixed)
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


def _surface(
    plan: Plan, side: Side, names: list[Names], constant: frozenset[str], mixed: frozenset[str]
) -> Surface:
    layers = layered(side, names, constant, mixed)
    varying = (plan.bleed.names | plan.corner.names | plan.safe.names).union(
        *(layer.names for layer in layers)
    ) - constant
    return Surface(side, layers, alike=not varying, steady=all(layer.steady for layer in layers))


def _card(plan: Plan, subject: Subject, studio: Studio, front: Surface, back: Surface | None) -> DrawnCard:
    record = subject.record
    face = _face(plan, subject, studio, front)
    back_face = None if back is None else _face(plan, subject, studio, back)
    return DrawnCard(record.id, record.label, replace(face, id=record.id), back_face, record.copies)


def _face(plan: Plan, subject: Subject, studio: Studio, surface: Surface) -> Face:
    """A side of a card; sides that look alike are one and the same."""
    names, trim = subject.names, subject.trim
    if surface.alike and trim in surface.whole:
        return surface.whole[trim]
    bleed = measure(plan.bleed, names, "bleed", WIDEST)
    corner = measure(plan.corner, names, "corner", min(trim.width, trim.height) / 2)
    safe = plan.safe.of(names)
    stage = stage_of(surface.side, subject, studio)
    stage.openings = (trimmed(plan.cut, stage.room, corner),)
    box = grown(stage.room, bleed)
    scene = stamped(stage, surface.layers, box)
    if not surface.steady:
        return Face("back", trim, bleed, scene, plan.cut, corner, safe)
    scene = surface.scenes.setdefault((box, *map(id, scene.shapes)), scene)
    known = surface.faces.get((id(scene), corner, safe))
    face = known or Face("back", trim, bleed, scene, plan.cut, corner, safe)
    if surface.alike:
        surface.whole[trim] = face
    surface.faces[id(scene), corner, safe] = face
    return face
