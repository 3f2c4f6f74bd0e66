"""Card sets for tests of drawing, and what can be seen of a face, worked out from its scene alone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path as File
from typing import TYPE_CHECKING, Any

from pnp.data import read_yaml
from pnp.draw import drawn, parsed
from pnp.geometry import IDENTITY, Box, Matrix, Point, combined, moved
from pnp.loading import load_card_set
from pnp.models.cards import Card, CardSet
from pnp.pictures import load_picture
from pnp.scene import Bitmap, Circle, Group, Placed, Text
from pnp.text import advance, capital_height

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.draw import DrawnCard, Icon
    from pnp.scene import Face, Scene, Shape

ROOT = File(__file__).resolve().parent.parent
EXAMPLES = ROOT / "cards" / "examples"
VOYAGES, POSTCARDS = EXAMPLES / "voyages.yaml", EXAMPLES / "postcards.csv"
LANGUAGES = ("en", "cs", "pl")


@cache
def icons() -> dict[str, Icon]:
    return parsed(read_yaml(ROOT / "layouts" / "icons.yaml", "icons.yaml").tree)


@cache
def example(path: File) -> CardSet:
    return load_card_set(path, path.name).cards


def example_drawn(path: File, language: str) -> tuple[DrawnCard, ...]:
    return drawn(example(path), language, lambda name: load_picture(path, name), icons())


def deck(*cards: Card, **head: Any) -> CardSet:
    return CardSet(deck="trial-deck", cards=cards, **head)


def card(id_: str = "C1", **said: Any) -> Card:
    return Card(id=id_, **said)


def picture(name: str) -> Bitmap:
    """A picture of which only the size matters: `200x100`."""
    width, height = name.split("x")
    return Bitmap("png", name.encode(), int(width), int(height))


def draw(card_set: CardSet, language: str = "en") -> tuple[DrawnCard, ...]:
    return drawn(card_set, language, picture, icons())


def fronts(*cards: Card, **head: Any) -> list[Face]:
    return [each.front for each in draw(deck(*cards, **head))]


def back(card_set: CardSet) -> Face:
    found = draw(card_set)[0].back
    assert found is not None
    return found


@dataclass(frozen=True, slots=True)
class Line:
    """A run of text on a face; its box reaches from the baseline to the top of capitals without accents."""

    text: str
    box: Box
    size: float
    face: str


def lines(face: Face) -> list[Line]:
    return [
        line for shape, map_ in flat(face.scene) if isinstance(shape, Text) for line in _lines(shape, map_)
    ]


def _lines(text: Text, map_: Matrix) -> Iterator[Line]:
    for run in text.runs:
        width = sum(advance(run.face, character) for character in run.text) + sum(run.gaps)
        height = capital_height(run.face) * run.size / 1000
        start, end = Point(run.x, run.y - height), Point(run.x + width * run.size / 1000, run.y)
        one, two = moved(start, map_), moved(end, map_)
        box = Box(min(one.x, two.x), min(one.y, two.y), abs(two.x - one.x), abs(two.y - one.y))
        yield Line(run.text, box, run.size, run.face)


def line(face: Face, text: str) -> Line:
    (found,) = [each for each in lines(face) if each.text == text]
    return found


def flat(scene: Scene, map_: Matrix = IDENTITY) -> Iterator[tuple[Shape, Matrix]]:
    """Every shape that is no group and no placed scene, with the map that lays it on the face."""
    for shape in scene.shapes:
        match shape:
            case Placed(inner, transform):
                yield from flat(inner, combined(transform, map_))
            case Group(shapes, transform):
                inner = replace(scene, shapes=shapes)
                yield from flat(inner, combined(transform, map_) if transform else map_)
            case _:
                yield shape, map_


def circles(face: Face) -> list[Circle]:
    """The circles of a face, the greatest first; all of them stand upright and at their size."""
    found = [shape for shape, _ in flat(face.scene) if isinstance(shape, Circle)]
    return sorted(found, key=lambda circle: -circle.radius)


def scenes(face: Face) -> list[Scene]:
    """The scenes placed directly on a face."""
    return [shape.scene for shape in face.scene.shapes if isinstance(shape, Placed)]


def within(inner: Box, outer: Box) -> bool:
    right, bottom = inner.x + inner.width, inner.y + inner.height
    return (
        inner.x >= outer.x - 1e-6
        and inner.y >= outer.y - 1e-6
        and right <= outer.x + outer.width + 1e-6
        and bottom <= outer.y + outer.height + 1e-6
    )


def overlap(one: Box, two: Box) -> bool:
    across = min(one.x + one.width, two.x + two.width) - max(one.x, two.x)
    down = min(one.y + one.height, two.y + two.height) - max(one.y, two.y)
    return across > 1e-6 and down > 1e-6
