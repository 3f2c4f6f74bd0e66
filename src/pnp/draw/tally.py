"""How much a face and a deck come to while they are drawn, and where that is more than can be drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from pnp.draw.faults import Fault, TooMuchError, again
from pnp.errors import coded
from pnp.scene import Group, Path, Polygon, Polyline

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from pnp.draw.faults import Place
    from pnp.draw.studio import Studio
    from pnp.scene import Shape


class Tally(Struct):
    """What a face, or a whole deck, has so far."""

    elements: int = 0
    steps: int = 0


class Bound(NamedTuple):
    """The most that a face and a deck may have of something."""

    on_a_face: int
    in_a_deck: int  # worked out anew, however many cards share it
    told: Callable[[int], str]
    right: str


ELEMENTS = Bound(
    200_000, 4_000_000, lambda most: f"{most:,} elements", "repeat fewer of them"
)  # those of groups and repeats too
STEPS = Bound(
    800_000,  # which take 250 MB; the richest face that ships has 27,000
    8_000_000,
    lambda most: f"{most:,} points",
    "draw fewer figures, hatches and outlines, or simpler ones",
)


def count(studio: Studio, tally: Tally, loc: Place) -> None:
    """Notes one more element, or entry of a repeat, and stops all drawing where they are too many."""
    deck = studio.tally
    tally.elements += 1
    deck.elements += 1
    if tally.elements > ELEMENTS.on_a_face or deck.elements > ELEMENTS.in_a_deck:
        _stop(studio, loc, ELEMENTS, on_a_face=tally.elements > ELEMENTS.on_a_face)


def weigh(studio: Studio, tally: Tally, loc: Place, steps: int, *, anew: bool = True) -> None:
    """Notes the outlines that an element draws, and stops all drawing where they come to too much."""
    deck = studio.tally
    tally.steps += steps
    deck.steps += steps if anew else 0
    if tally.steps > STEPS.on_a_face or deck.steps > STEPS.in_a_deck:
        _stop(studio, loc, STEPS, on_a_face=tally.steps > STEPS.on_a_face)


def _stop(studio: Studio, loc: Place, bound: Bound, *, on_a_face: bool) -> None:
    if studio.refusal is None:
        most = bound.told(bound.on_a_face if on_a_face else bound.in_a_deck)
        wrong, right = coded("form-drawn", f"a face has more than {most}"), bound.right
        if not on_a_face:
            wrong = coded("form-drawn", f"the cards have more than {most} in all")
            right = f"divide the deck, or {right}"
        studio.refusal = TooMuchError([Fault(loc, wrong, right, of="layout")])
        studio.tally.elements = ELEMENTS.in_a_deck  # so that every other card is refused at once
    raise again(studio.refusal)


def steps_in(shapes: Iterable[Shape]) -> int:
    """How many steps and points the shapes have; what is placed is made for all places at once."""
    return sum(map(_steps, shapes))


def _steps(shape: Shape) -> int:
    match shape:
        case Path(steps):
            return len(steps)
        case Polygon(points) | Polyline(points):
            return len(points)
        case Group(shapes):
            return steps_in(shapes)
        case _:
            return 1
