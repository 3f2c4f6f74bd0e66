"""What `pnp make` is asked for, and what lies in the folder afterwards."""

from __future__ import annotations

import re
from collections.abc import Callable
from os.path import relpath
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from msgspec import Struct, to_builtins

if TYPE_CHECKING:
    from pnp.models.inks import Ink
    from pnp.press import Piece, SheetOptions

Format: TypeAlias = Literal["pdf", "svg", "png"]
Progress: TypeAlias = Callable[[int, int], None]  # told how many pages are done, and of how many
LONGEST_NAME = 60


class Part(Struct, frozen=True):
    """A part of what is printed: its sets share sheets, and others do not."""

    name: str
    sets: tuple[Path, ...]
    apart: float = 0.0  # mm between its pieces


class Order(Struct, frozen=True):
    """What is to be made, every default filled in."""

    sets: tuple[Path, ...]
    out: Path
    language: str
    sheet: SheetOptions
    formats: tuple[Format, ...] = ("pdf",)
    dpi: float = 300.0
    only: tuple[str, ...] = ()
    copies: int = 1
    ink: Ink = "night"
    proof: bool = False  # all faces small on few pages, in place of sheets
    layout: str | None = None  # in place of those that the sets ask for
    kit: str = ""  # the game whose kit it is
    parts: tuple[Part, ...] = ()  # of a kit
    some: bool = False  # whether they are not all of its parts
    blank: bool = False  # nothing is drawn: it is only counted what it would take
    players: int | None = None  # for whom it is printed; None is for as many as can play


class Kit(Struct, frozen=True):
    """What lies in the folder now."""

    folder: Path
    drawn: bool  # False where nothing had changed since the last time
    manifest: dict[str, Any]
    others: tuple[str, ...] = ()  # the card sets whose kit it took the place of, where they were others
    pieces: tuple[Piece, ...] = ()  # that were drawn
    gone: tuple[str, ...] = ()  # files of the kit before it that it does not have: they were taken away


def kit_name(sets: tuple[Path, ...]) -> str:
    """The name of the kit's folder: the card sets' own names, in letters that every system takes."""
    names = (re.sub(r"[^\w.-]+", "-", path.stem).strip(".-") or "cards" for path in sets)
    return "+".join(names)[:LONGEST_NAME].rstrip(".-+")


def folder_name(order: Order) -> str:
    """A proof has a folder of its own, and so has a part of a kit, that they take no finished kit's place."""
    parts = "-".join(part.name for part in order.parts) if order.some else ""
    whole = order.kit or kit_name(order.sets)
    players = f"for-{order.players}" if order.players else ""
    return "-".join(filter(None, (whole, players, parts, "proof" if order.proof else "")))


def parts_of(order: Order) -> tuple[Part, ...]:
    """The parts in the order of printing; card sets that make no kit are one."""
    return order.parts or (Part("cards", order.sets),)


def layout_name(order: Order) -> str | None:
    """The layout that is asked for, a file by its path from the first set's folder."""
    layout = order.layout
    if layout is None or not Path(layout).suffix:
        return layout
    return Path(relpath(layout, order.sets[0].parent)).as_posix()


def asked(order: Order) -> dict[str, Any]:
    """The order as the manifest keeps it: all that changes what is made, and nothing of where it lies."""
    return {
        "sets": [path.name for path in order.sets],
        "game": order.kit or None,
        "parts": [part.name for part in order.parts],
        "players": order.players,
        "language": order.language,
        "ink": order.ink,
        "proof": order.proof,
        "layout": layout_name(order),
        "formats": list(order.formats),
        "dpi": order.dpi if "png" in order.formats else None,
        "only": list(order.only),
        "copies": order.copies,
        "sheet": to_builtins(order.sheet),
    }
