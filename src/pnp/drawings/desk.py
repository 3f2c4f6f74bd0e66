"""What is kept while a drawing is drawn: what was worked out once, and how much there may be of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field

from pnp.drawings.gradients import gradient
from pnp.drawings.reading import MOST_ELEMENTS
from pnp.drawings.refusals import SIMPLIFY, Unread
from pnp.path_data import MOST as MOST_STEPS

if TYPE_CHECKING:
    from pnp.drawings.gradients import Gradient
    from pnp.drawings.nodes import Document


class Desk(Struct):
    document: Document
    gradients: dict[str, Gradient] = field(default_factory=dict)
    open: list[int] = field(default_factory=list)  # the nodes that are being drawn, each in the one before
    elements: int = 0
    steps: int = 0


def gradient_of(desk: Desk, id_: str) -> Gradient:
    if id_ not in desk.gradients:
        desk.gradients[id_] = gradient(desk.document, id_)
    return desk.gradients[id_]


def count_element(desk: Desk) -> None:
    desk.elements += 1
    if desk.elements > MOST_ELEMENTS:
        raise Unread(
            f"what is used again and again makes more than {MOST_ELEMENTS:,} elements",
            "use less, or simplify it",
        )


def count_steps(desk: Desk, count: int) -> None:
    desk.steps += count
    if desk.steps > MOST_STEPS:
        wrong = f"the drawing has more than {MOST_STEPS:,} steps of paths"
        raise Unread(wrong, SIMPLIFY)
