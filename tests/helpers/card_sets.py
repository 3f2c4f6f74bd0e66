"""Card sets for tests of drawing, and what can be seen of a face, worked out from its scene alone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from pnp.build import figures, icons, opened, speaker
from pnp.draw import Resources, drawn
from pnp.geometry import IDENTITY, Box, Matrix, Point, combined, moved
from pnp.loading import Asked, load_card_set, load_layout
from pnp.models import Card, CardSet
from pnp.scene import Bitmap, Circle, Group, Image, Placed, Text
from pnp.text import advance, capital_height
from tests import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path as File

    from pnp.draw import DrawnCard
    from pnp.loading import LoadedLayout, LoadedSet
    from pnp.models import Ink
    from pnp.scene import Face, Scene, Shape

EXAMPLES = ROOT / "cards" / "examples"
VOYAGES, POSTCARDS = EXAMPLES / "voyages.yaml", EXAMPLES / "postcards.csv"
LANGUAGES = ("en", "cs", "pl")


@cache
def shipped_layout(name: str) -> LoadedLayout:
    return load_layout(Asked(name, ROOT))


@cache
def loaded(path: File) -> LoadedSet:
    return load_card_set(path, path.name)


def example(path: File) -> CardSet:
    return loaded(path).cards


def example_drawn(path: File, language: str, ink: Ink = "night") -> tuple[DrawnCard, ...]:
    found = loaded(path)
    pictures = opened(found, path, ink, {}).picture
    resources = Resources(pictures, icons(), figures(), speaker(found.layout, language).say)
    return drawn(found.cards, found.layout.layout, language, ink, resources)


def deck(*cards: Card, **head: Any) -> CardSet:
    return CardSet(deck="trial-deck", cards=cards, **head)


def card(id_: str = "C1", **said: Any) -> Card:
    return Card(id=id_, **said)


def picture(name: str, _: object = None) -> Bitmap:
    """A picture of which only the size matters: `200x100`."""
    width, height = name.split("x")
    return Bitmap("png", name.encode(), int(width), int(height))


def draw(card_set: CardSet, language: str = "en", ink: Ink = "night") -> tuple[DrawnCard, ...]:
    """The cards by the shipped layout that they name, or that their pictures call for."""
    pictured = any(each.picture for each in card_set.cards)
    layout = shipped_layout(card_set.layout or ("picture" if pictured else "plain"))
    resources = Resources(picture, icons(), figures(), speaker(layout, language).say)
    return drawn(card_set, layout.layout, language, ink, resources)


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


def shared(face: Face) -> tuple[int, ...]:
    """What stands for the scenes that a face has together with others."""
    return tuple(id(shape.scene) for shape in face.scene.shapes if isinstance(shape, Placed) and shape.recurs)


def images(face: Face) -> list[Image]:
    return [shape for shape, _ in flat(face.scene) if isinstance(shape, Image)]


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
