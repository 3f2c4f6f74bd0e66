"""What an empty score sheet says: its keys, blank or as they usually are, each with a word about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pnp.errors import Location
    from pnp.scoring import Value


class Gap(Struct, frozen=True, kw_only=True):
    """A key of an empty sheet, at its place. It `says` what most tables say, or nothing, so that it has to be
    filled in; where it is `drawn`, with rows. One that is `idle` few need: it says an example, and stands as
    a comment. `words` is the id of the message that explains it to the first player, or none."""

    place: Location
    words: str = ""
    told: Mapping[str, Value] = {}
    says: Any = None
    drawn: bool = False
    idle: bool = False


def by_hand(seat: int, lines: tuple[str, ...]) -> Iterator[Gap]:
    """How a line is given by hand, which the first player alone is told."""
    if seat == 0:
        place, says = ("players", seat, "by_hand"), {lines[0]: "0"}
        yield Gap(place=place, words="sheet-by-hand", told={"lines": lines}, says=says, idle=True)
