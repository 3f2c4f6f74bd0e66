"""What cannot be drawn, gathered: where it stands in the card set, what is wrong, what would be right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from pnp.errors import PnpError

if TYPE_CHECKING:
    from collections.abc import Sequence

Place: TypeAlias = tuple[str | int, ...]  # keys and indices from the top of the card set


@dataclass(frozen=True, slots=True)
class Fault:
    """`at` is the character of the text there, from 0, if the fault is of one character."""

    loc: Place
    wrong: str
    right: str
    at: int | None = None


class DrawError(PnpError):
    """All that is wrong with a card set as far as drawing goes."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(f"{fault.wrong}; {fault.right}" for fault in faults))
