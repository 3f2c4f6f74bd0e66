"""What one drawing of a deck leaves for the next: what would come out the same is not drawn again.

A face is known by all names that its side of the layout reads, and by the sizes and heights that the deck has
come to. What it took on its way is noted with it, so that what no face has any more can be dropped.
"""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias, TypeVar

from msgspec import Struct, field
from msgspec.structs import replace

from pnp.draw.faults import RefusedError
from pnp.draw.tally import ELEMENTS, STEPS, Tally
from pnp.models.cards import CardSet

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from pnp.draw.faults import Place
    from pnp.draw.places import Neighbour
    from pnp.draw.plan import Plan
    from pnp.draw.stamping import Layer
    from pnp.draw.studio import Resources, Role, Studio
    from pnp.scene import Bitmap, Face, Placed, Scene, Shape

Key: TypeAlias = tuple[object, ...]
Sizes: TypeAlias = "tuple[tuple[Role, float], ...]"
SideName: TypeAlias = Literal["front", "back"]
Result = TypeVar("Result")
Kept = TypeVar("Kept", bound="Stamp | Made")


class Notes(Struct):
    """What was taken while something was drawn, and how much it came to."""

    pictures: dict[tuple[str, Place | None], Bitmap | Scene] = field(default_factory=dict)
    figures: dict[Key, None] = field(default_factory=dict)
    stamps: dict[int, Stamp] = field(default_factory=dict)  # by identity
    elements: int = 0
    steps: int = 0


class Sketch(Struct, frozen=True):
    """What each element drew, by serial number, and where those stand that others stand by."""

    parts: dict[int, tuple[Shape, ...]] = field(default_factory=dict)
    boxes: dict[int, Neighbour] = field(default_factory=dict)


class Stamp(Struct, frozen=True):
    """What looks alike on several cards."""

    placed: tuple[Placed, ...]
    sketch: Sketch
    notes: Notes


class Made(Struct, frozen=True):
    """A side of a card as it came out; without a face where it made roles of type fall to these sizes."""

    face: Face | None
    sizes: Sizes
    sketch: Sketch
    notes: Notes


class Surface(Struct, frozen=True):
    """A side of a deck at sizes and heights of its texts: its layers, what was made of it, and of that what
    this drawing has had use for. `others` was made while other elements looked alike on several cards."""

    layers: tuple[Layer, ...]
    known: dict[Key, Made] = field(default_factory=dict)
    others: dict[Key, Made] = field(default_factory=dict)
    used: dict[Key, Made] = field(default_factory=dict)
    scenes: dict[Key, Scene] = field(default_factory=dict)
    faces: dict[Key, Face] = field(default_factory=dict)  # by the identity of their scene


class State(NamedTuple):
    """What all that is drawn of a side depends on besides the card: the layers only in how it is put
    together."""

    side: SideName
    layers: Key
    sizes: Sizes
    levels: Key


class DrawnSide(NamedTuple):
    """A side that was really drawn: a back that several cards share is that of the first."""

    card: str
    side: SideName


class Drawing(Struct):
    """What is kept of the drawing of a deck in one language and ink, and which sides the last one drew.

    Whoever keeps one sees to it that it is drawn by the same layout, figures and icons."""

    drawn: dict[DrawnSide, None] = field(default_factory=dict)
    plan: Plan | None = None
    head: Key = ()  # what the deck says besides its cards
    studio: Studio | None = None
    surfaces: dict[State, Surface] = field(default_factory=dict)
    now: dict[State, Surface] = field(default_factory=dict)
    weight: Tally = field(default_factory=Tally)  # of what is kept: at least what it was counted as
    remembers: bool = False  # whether something is left from before
    heavy: bool = False  # whether a face may be more than can be drawn, if it draws all that it shares


class UnsureError(Exception):
    """More may be drawn than can be; only a drawing of all tells."""


def begun(drawing: Drawing, card_set: CardSet) -> None:
    """A new drawing of the deck: what was left is only of use if nothing but its cards has changed."""
    head = tuple(getattr(card_set, each.name) for each in fields(CardSet) if each.name != "cards")
    if drawing.head != head:
        forget(drawing)
    drawing.head, drawing.drawn = head, {}
    drawing.remembers = bool(drawing.surfaces)


def forget(drawing: Drawing) -> None:
    drawing.plan, drawing.studio, drawing.surfaces, drawing.weight = None, None, {}, Tally()
    drawing.remembers = False


def renewed(drawing: Drawing, studio: Studio, resources: Resources) -> None:
    """A studio as it is before anything is drawn, but for what was drawn before."""
    drawing.drawn, drawing.now, drawing.heavy = {}, {}, False
    studio.resources, studio.notes, studio.faults, studio.refusal = resources, Notes(), {}, None
    studio.sizes, studio.levels, studio.heights = {}, {}, {}
    studio.blocks_before, studio.blocks, studio.rooms = studio.blocks, {}, {}
    studio.tally = replace(drawing.weight)
    resources.drawn.update(studio.drawn)
    studio.drawn = resources.drawn


def refuse_unsure(drawing: Drawing, studio: Studio) -> None:
    if drawing.remembers and (drawing.heavy or studio.refusal):
        raise UnsureError


def surface_of(drawing: Drawing, key: State, layers: tuple[Layer, ...], studio: Studio) -> Surface:
    """The side in the state that it is drawn in now, with what an earlier drawing left of it."""
    if key not in drawing.now:
        before = drawing.surfaces.get(key)
        drawing.now[key] = _carried(before, studio) if before else _relaid(drawing, key, layers, studio)
    return drawing.now[key]


def _relaid(drawing: Drawing, key: State, layers: tuple[Layer, ...], studio: Studio) -> Surface:
    found: dict[Key, Made] = {}
    for state, surface in drawing.surfaces.items():
        if (state.side, state.sizes, state.levels) == (key.side, key.sizes, key.levels):
            found |= _still(surface.known, studio)
    return Surface(emptied(layers), others=found)


def _carried(before: Surface, studio: Studio) -> Surface:
    """A copy to draw on, so that a drawing that is refused leaves no trace; what shows a picture that has
    changed is left out."""
    layers = tuple([replace(layer, made=_still(layer.made, studio)) for layer in before.layers])
    known = _still(before.known, studio)
    return Surface(layers, known, {}, {}, dict(before.scenes), dict(before.faces))


def _still(made: Mapping[Key, Kept], studio: Studio) -> dict[Key, Kept]:
    return {key: found for key, found in made.items() if _same_pictures(found.notes, studio)}


def emptied(layers: tuple[Layer, ...]) -> tuple[Layer, ...]:
    """The same layers without anything made of them."""
    return tuple([replace(layer, made={}) for layer in layers])


def noted(studio: Studio, draw: Callable[[], Result]) -> tuple[Result, Notes]:
    """What is drawn, and what was taken for it."""
    outer, studio.notes = studio.notes, Notes()
    before = studio.tally.elements, studio.tally.steps
    try:
        found = draw()
    finally:
        notes, studio.notes = studio.notes, outer
    notes.elements = studio.tally.elements - before[0]
    notes.steps = studio.tally.steps - before[1]
    return found, notes


def merged(notes: Notes) -> Notes:
    """The same with all that was noted of its stamps, and without these."""
    parts = (notes, *(stamp.notes for stamp in notes.stamps.values()))
    return Notes(
        {asked: found for each in parts for asked, found in each.pictures.items()},
        {key: None for each in parts for key in each.figures},
        {},
        sum(each.elements for each in parts),
        sum(each.steps for each in parts),
    )


def _same_pictures(notes: Notes, studio: Studio) -> bool:
    parts = (notes, *(stamp.notes for stamp in notes.stamps.values()))
    try:
        return all(
            studio.resources.picture(*asked) is found
            for each in parts
            for asked, found in each.pictures.items()
        )
    except RefusedError:  # there is none any more
        return False


def fallen(studio: Studio) -> Sizes:
    """The roles of type that are smaller than they are asked for."""
    return tuple((role, size) for role, size in studio.sizes.items() if size != role.size)


def kept(drawing: Drawing, studio: Studio) -> None:
    """Leaves what this drawing has had use for to the next."""
    if drawing.heavy:
        drawing.surfaces, drawing.weight = {}, Tally()
        return
    drawing.surfaces, drawing.now = {key: _pruned(surface) for key, surface in drawing.now.items()}, {}
    notes = [*_all_notes(drawing.surfaces.values())]
    figures = {key for each in notes for key in each.figures}
    studio.drawn = {key: found for key, found in studio.drawn.items() if key in figures}
    drawing.weight = Tally(
        sum(each.elements for each in notes),
        sum(each.steps for each in notes) + sum(steps for _, steps in studio.drawn.values()),
    )


def _all_notes(surfaces: Iterable[Surface]) -> Iterator[Notes]:
    stamps: dict[int, Stamp] = {}
    for surface in surfaces:
        for made in surface.known.values():
            yield made.notes
            stamps |= made.notes.stamps
    for stamp in stamps.values():
        yield stamp.notes


def note_weight(drawing: Drawing, notes: Notes) -> None:
    """Notes where a face, with all that it shares, is more than may be drawn: then the first that shares it
    is refused, and which that is changes with the cards."""
    whole = merged(notes)
    if whole.elements > ELEMENTS.on_a_face or whole.steps > STEPS.on_a_face:
        drawing.heavy = True


def _pruned(surface: Surface) -> Surface:
    live = {number for made in surface.used.values() for number in made.notes.stamps}
    layers = tuple(
        replace(layer, made={key: stamp for key, stamp in layer.made.items() if id(stamp) in live})
        for layer in surface.layers
    )
    scenes = {id(made.face.scene) for made in surface.used.values() if made.face}
    return Surface(
        layers,
        surface.used,
        {},
        {},
        {key: scene for key, scene in surface.scenes.items() if id(scene) in scenes},
        {key: face for key, face in surface.faces.items() if id(face.scene) in scenes},
    )
