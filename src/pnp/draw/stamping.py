"""A face stamped for card after card: what several cards have alike is drawn once and placed again."""

from __future__ import annotations

from functools import partial
from operator import itemgetter
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct, field

from pnp.draw.blame import note
from pnp.draw.faults import DrawError, TooMuchError
from pnp.draw.readings import distinct
from pnp.draw.remembering import Notes, Sketch, Stamp, merged, noted
from pnp.draw.stage import neighbour, shapes
from pnp.geometry import IDENTITY
from pnp.scene import Placed, Scene

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from pnp.draw.places import Neighbour
    from pnp.draw.plan import Side
    from pnp.draw.readings import Names
    from pnp.draw.remembering import Made
    from pnp.draw.stage import Node, Stage
    from pnp.geometry import Box
    from pnp.scene import Shape

    Kinds: TypeAlias = Callable[[frozenset[str]], int]
    Look: TypeAlias = Callable[[Names], object]

Key: TypeAlias = tuple[object, ...]
RARE = 4  # cards that an element has to look alike on, in the mean, to be worth keeping


class Layer(Struct, frozen=True):
    """Elements that follow each other. A `steady` one looks alike on all cards that agree in these names
    and in where these neighbours stand."""

    nodes: tuple[Node, ...]
    steady: bool
    names: frozenset[str]
    look: Look  # the values of the names
    neighbours: tuple[int, ...]
    made: dict[Key, Stamp] = field(default_factory=dict)


def layered(
    side: Side, cards: Sequence[Names], constant: frozenset[str], mixed: frozenset[str]
) -> tuple[Layer, ...]:
    """The layers of a face. The values of `constant` names are the same on all cards, those of `mixed` ones
    may be equal and yet of another kind."""
    look = partial(_look, mixed)
    ground = side.ground.names - constant
    counted: dict[frozenset[str], int] = {}

    def kinds(names: frozenset[str]) -> int:
        if names not in counted:
            counted[names] = len({*map(look(names), cards)})
        return counted[names]

    layers: list[Layer] = []
    for node in side.container.nodes.values():
        names = ground | (node.names - constant)
        steady = RARE * kinds(names) <= max(RARE, len(cards))
        layer = Layer((node,), steady, names, look(names), node.neighbours)
        if layers and _alike(layers[-1], layer, kinds):
            layers[-1] = _joined(layers[-1], layer, look)
        else:
            layers.append(layer)
    return tuple(layers)


def mixed_names(names: Iterable[str], cards: Sequence[Names]) -> frozenset[str]:
    """Those whose values are of several kinds: a number on one card, and a yes or no on another."""
    kinds = {name: {type(card[name]) for card in cards} - {str, type(None)} for name in names}
    return frozenset(name for name, some in kinds.items() if len(some) > 1 or some & {tuple, dict})


def _look(mixed: frozenset[str], names: frozenset[str]) -> Look:
    if not names:
        return lambda _: None
    read = itemgetter(*sorted(names))
    return (lambda known: distinct(read(known))) if names & mixed else read


def _alike(one: Layer, other: Layer, kinds: Kinds) -> bool:
    """Whether both at once look different as often as each does: else the rarer would be drawn again."""
    if not (one.steady and other.steady):
        return False
    return kinds(one.names | other.names) == kinds(one.names) == kinds(other.names)


def _joined(one: Layer, other: Layer, look: Callable[[frozenset[str]], Look]) -> Layer:
    nodes, names = (*one.nodes, *other.nodes), one.names | other.names
    own = {node.serial for node in nodes}
    around = dict.fromkeys((*one.neighbours, *other.neighbours))
    return Layer(nodes, True, names, look(names), tuple(serial for serial in around if serial not in own))


def stamped(stage: Stage, layers: tuple[Layer, ...], box: Box) -> tuple[Scene, Sketch]:
    """The scene of a face; where all of it is steady, cards that look alike have the very same shapes.

    A layer that cannot be drawn is noted, and the others are drawn none the less.
    """
    found: list[Shape] = []
    sketch = Sketch()
    for layer in layers:
        try:
            found += _placed(stage, layer, box, sketch) if layer.steady else _drawn(stage, layer, sketch)
        except DrawError as error:
            note(stage.studio, stage.record, error.faults)
    for layer in layers:  # by now all stand that are there
        sketch.boxes.update(_boxes(stage, layer))
    return Scene(box, tuple(found)), sketch


def _drawn(stage: Stage, layer: Layer, sketch: Sketch) -> tuple[Shape, ...]:
    for node in layer.nodes:
        sketch.parts[node.serial] = shapes(stage, (node,))
    sketch.boxes.update(_boxes(stage, layer))
    return sketched(sketch, layer)


def _boxes(stage: Stage, layer: Layer) -> dict[int, Neighbour]:
    return {each: stage.boxes[each] for each in _beside(layer) if each in stage.boxes}


def _beside(layer: Layer) -> Iterator[int]:
    """All that its elements stand by, each other too."""
    return (serial for node in layer.nodes for serial in node.neighbours)


def _placed(stage: Stage, layer: Layer, box: Box, sketch: Sketch) -> tuple[Shape, ...]:
    studio = stage.studio
    try:
        standing = tuple([neighbour(stage, serial) for serial in layer.neighbours])
    except TooMuchError:
        raise
    except DrawError:  # which keeps none of the others from being drawn
        return _drawn(stage, layer, sketch)
    key = (box, stage.openings[0].corner, standing, layer.look(stage.names))
    if key not in layer.made:
        own = Sketch()
        drawn, notes = noted(studio, partial(_drawn, stage, layer, own))
        layer.made[key] = Stamp(_recurring(box, drawn), own, notes)
    found = layer.made[key]
    studio.notes.stamps[id(found)] = found
    sketch.parts.update(found.sketch.parts)
    sketch.boxes.update(found.sketch.boxes)
    return found.placed


def _recurring(box: Box, drawn: tuple[Shape, ...]) -> tuple[Placed, ...]:
    return (Placed(Scene(box, drawn), IDENTITY, recurs=True),) if drawn else ()


def sketched(sketch: Sketch, layer: Layer) -> tuple[Shape, ...]:
    """What the elements of a layer drew."""
    return tuple([shape for node in layer.nodes for shape in sketch.parts[node.serial]])


def _part_of(sketch: Sketch, layer: Layer) -> Sketch:
    return Sketch(
        {node.serial: sketch.parts[node.serial] for node in layer.nodes},
        {each: sketch.boxes[each] for each in _beside(layer) if each in sketch.boxes},
    )


def can_be_restamped(sketch: Sketch, layers: tuple[Layer, ...]) -> bool:
    """Whether it is known where all stands that decides what looks alike."""
    return all(each in sketch.boxes for layer in layers if layer.steady for each in layer.neighbours)


def restamped(
    made: Made, names: Names, layers: tuple[Layer, ...], box: Box, corner: float
) -> tuple[Scene, Notes]:
    """A face that was drawn when other elements looked alike on several cards: nothing is drawn anew."""
    notes = merged(made.notes)
    found: list[Shape] = []
    for layer in layers:
        if not layer.steady:
            found += sketched(made.sketch, layer)
            continue
        standing = tuple([made.sketch.boxes[serial] for serial in layer.neighbours])
        key = (box, corner, standing, layer.look(names))
        if key not in layer.made:
            taken = Notes(notes.pictures, notes.figures)
            layer.made[key] = Stamp(
                _recurring(box, sketched(made.sketch, layer)), _part_of(made.sketch, layer), taken
            )
        stamp = layer.made[key]
        notes.stamps[id(stamp)] = stamp
        found += stamp.placed
    return Scene(box, tuple(found)), notes
