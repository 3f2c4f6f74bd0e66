"""The decks of Hvězdokupy as they are printed, each drawn once, and what stands on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.geometry import Box, Point, bounds, centre, move_point
from pnp.scene import Close, Colour, Path
from tests.helpers import printed_decks
from tests.helpers.drawn_faces import flat, lines

if TYPE_CHECKING:
    from pnp.draw import DrawnCard
    from pnp.models import Ink
    from pnp.scene import Face

POINT = 25.4 / 72  # mm
CELL = Colour(0x0B, 0x10, 0x20)  # what lies behind stars and numbers, by night


def deck(name: str, language: str = "en", ink: Ink = "night") -> dict[str, DrawnCard]:
    return printed_decks.deck("hvezdokupy", name, language, ink)


def back(card: DrawnCard) -> Face:
    return printed_decks.back(card)


def words(face: Face) -> list[str]:
    return [line.text.replace("\xa0", " ") for line in lines(face)]


def said(face: Face) -> str:
    return " ".join(" ".join(words(face)).split())


def discs(face: Face) -> list[Box]:
    """Dark discs: what stars and numbers lie on by night."""
    found = []
    for shape, map_ in flat(face.scene):
        if isinstance(shape, Path) and shape.fill == CELL:
            ends = [Point(step.x, step.y) for step in shape.steps if not isinstance(step, Close)]
            box = bounds(tuple(move_point(end, map_) for end in ends))
            if abs(box.width - box.height) < 1e-6:
                found.append(box)
    return found


def middles(boxes: list[Box]) -> list[Point]:
    return [centre(box) for box in boxes]
