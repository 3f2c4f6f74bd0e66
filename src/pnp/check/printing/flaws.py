"""A side of a card as it was drawn in a language and an ink, and what is wrong with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

if TYPE_CHECKING:
    from pnp.check.printing.elements import Place
    from pnp.check.printing.parts import Part
    from pnp.models.findings import Code
    from pnp.models.inks import Ink
    from pnp.scene import Face

Key: TypeAlias = tuple[object, ...]
SideName: TypeAlias = Literal["front", "back"]


class Side(Struct, frozen=True):
    """`cards` are those of the set that look just so, counted from 0."""

    cards: tuple[int, ...]
    name: SideName
    face: Face
    parts: tuple[Part, ...]
    language: str
    ink: Ink


class Flaw(Struct, frozen=True):
    """What is wrong with an element on a side; of those that are alike the worst is told, that of the
    greatest `weight`."""

    code: Code
    place: Place
    side: Side
    weight: float
    told: tuple[tuple[str, str | float], ...]
    beside: Place = ()  # the other element, where there are two; itself, where it is at odds with itself

    @property
    def lone(self) -> bool:
        return self.beside == self.place
