"""Drawings in characters: rows of a terminal, which say the same without colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

if TYPE_CHECKING:
    from pnp.scoring import Reason

Colour: TypeAlias = Literal[
    "", "red", "orange", "yellow", "green", "teal", "blue", "violet", "purple", "white", "gold", "faint"
]


class Run(Struct, frozen=True):
    """ASCII characters of one look; `strong` marks what counts."""

    text: str
    colour: Colour = ""
    strong: bool = False


Row: TypeAlias = tuple[Run, ...]
Sketch: TypeAlias = "tuple[Row | Reason, ...]"  # a reason is a line of words, said in the user's language

COLUMNS = 80
