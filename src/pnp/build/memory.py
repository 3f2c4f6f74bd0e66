"""What one making or checking leaves for the next of the same process, and which faces it drew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct, field

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from pnp.draw import DrawnCard


class DrawnFace(Struct, frozen=True):
    """A side of a card. A back that several cards share is that of the first of them."""

    file: str  # of the card set, as it was named
    deck: str
    card: str  # its id
    side: Literal["front", "back"]


class Memory(Struct):
    """What one making or checking leaves for the next; `faces` are those that the last one drew: one that was
    drawn in several languages and inks is there once."""

    faces: dict[DrawnFace, None] = field(default_factory=dict)


def note(memory: Memory | None, path: Path, deck: str, cards: Iterable[DrawnCard]) -> None:
    """Takes down which faces were drawn of a deck."""
    if memory is None:
        return
    backs: set[int] = set()
    for card in cards:
        memory.faces[DrawnFace(str(path), deck, card.id, "front")] = None
        if card.back is not None and id(card.back) not in backs:
            backs.add(id(card.back))
            memory.faces[DrawnFace(str(path), deck, card.id, "back")] = None
