"""What one making or checking leaves for the next of the same process, and which faces it drew.

All is kept by card set, with what it was drawn by besides its cards, as that was read. Where this changed,
nothing is left.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct, field

from pnp.draw import Drawing

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from pnp.build.resources import Pictures
    from pnp.check.printing.flaws import Key
    from pnp.check.printing.measuring import Seen
    from pnp.figures import Figure
    from pnp.models.inks import Ink

    Look: TypeAlias = tuple[str, Ink, bool]  # the language, the ink, whether it is traced


class DrawnFace(Struct, frozen=True):
    """A side of a card. A back that several cards share is that of the first of them."""

    file: str  # of the card set, as it was named
    deck: str
    card: str  # its id
    side: Literal["front", "back"]


class Kept(Struct):
    """A set in one language and ink: what it was drawn by, and what that left."""

    drawn_by: object
    figures: Mapping[str, Figure]
    drawing: Drawing = field(default_factory=Drawing)
    pictures: Pictures = field(default_factory=dict)


class Shelf(Struct):
    """What is left of a card set."""

    looks: dict[Look, Kept] = field(default_factory=dict)
    seen: dict[Key, Seen] = field(default_factory=dict)  # what was measured on sides


class Memory(Struct):
    """What one making or checking leaves for the next; `faces` are those that the last one drew: one that was
    drawn in several languages and inks is there once."""

    faces: dict[DrawnFace, None] = field(default_factory=dict)
    shelves: dict[Path, Shelf] = field(default_factory=dict)  # by the path of the set


def begin(memory: Memory, files: Iterable[str | Path]) -> None:
    """A new making or checking, of these files: of others nothing is kept."""
    paths = {*map(Path, files)}
    memory.faces = {}
    memory.shelves = {path: shelf for path, shelf in memory.shelves.items() if path in paths}


def shelf_of(memory: Memory | None, path: Path) -> Shelf:
    """What is left of a set."""
    return Shelf() if memory is None else memory.shelves.setdefault(path, Shelf())


def own_sets(memory: Memory) -> set[str]:
    """The whole names of those of which anything is left: how their cards look needs no more of them than
    was read."""
    return {os.path.abspath(path) for path in memory.shelves}  # noqa: PTH100 (looks at no link)


def only(shelf: Shelf, looks: Collection[Look]) -> None:
    """Keeps what is left of the languages and inks that a set is drawn in now."""
    shelf.looks = {look: kept for look, kept in shelf.looks.items() if look in looks}


def kept_of(shelf: Shelf, look: Look, drawn_by: object, figures: Mapping[str, Figure]) -> Kept:
    """What is left of a language and an ink, if it was drawn by the very same; the figures of a board of its
    own are made anew each time, and those of before have drawn what is left."""
    found = shelf.looks.get(look)
    if found is None or found.drawn_by != drawn_by:
        found = shelf.looks[look] = Kept(drawn_by, figures)
    return found


def note(memory: Memory | None, path: Path, deck: str, kept: Kept) -> None:
    """Takes down which faces were drawn of a deck."""
    if memory is not None:
        sides = kept.drawing.drawn
        memory.faces |= {DrawnFace(str(path), deck, each.card, each.side): None for each in sides}
