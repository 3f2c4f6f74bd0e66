"""A face stamped for card after card: what several cards have alike is drawn once and placed again."""

from __future__ import annotations

from functools import partial
from operator import itemgetter
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct, field

from pnp.draw.blame import note
from pnp.draw.faults import DrawError, TooMuchError
from pnp.draw.readings import distinct
from pnp.draw.stage import neighbour, shapes
from pnp.geometry import IDENTITY
from pnp.scene import Placed, Scene

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from pnp.draw.plan import Side
    from pnp.draw.readings import Names
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
    made: dict[Key, tuple[Placed, ...]] = field(default_factory=dict)


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


def stamped(stage: Stage, layers: tuple[Layer, ...], box: Box) -> Scene:
    """The scene of a face; where all of it is steady, cards that look alike have the very same shapes.

    A layer that cannot be drawn is noted, and the others are drawn none the less.
    """
    found: list[Shape] = []
    for layer in layers:
        try:
            found += _placed(stage, layer, box) if layer.steady else shapes(stage, layer.nodes)
        except DrawError as error:
            note(stage.studio, stage.record, error.faults)
    return Scene(box, tuple(found))


def _placed(stage: Stage, layer: Layer, box: Box) -> tuple[Shape, ...]:
    try:
        standing = tuple([neighbour(stage, serial) for serial in layer.neighbours])
    except TooMuchError:
        raise
    except DrawError:  # which keeps none of the others from being drawn
        return shapes(stage, layer.nodes)
    key = (box, stage.openings[0].corner, standing, layer.look(stage.names))
    if key not in layer.made:
        drawn = shapes(stage, layer.nodes)
        layer.made[key] = (Placed(Scene(box, drawn), IDENTITY, recurs=True),) if drawn else ()
    return layer.made[key]
