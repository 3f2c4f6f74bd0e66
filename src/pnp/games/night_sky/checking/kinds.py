"""How kinds of stars are spread over cards, start cards and windows, and what stands over columns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.models.findings import Code, Found
from pnp.scoring import Reason

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Iterator

    from pnp.errors import Location
    from pnp.scoring import Value

FEW = Code("night-sky-window-kind", "warning")
UNEVEN = Code("night-sky-kinds", "warning")
CODES = (FEW, UNEVEN)

KINDS = ("dwarf", "giant", "pulsar", "binary")
LEAST = 20  # of a hundred stars in a window (Ruling)


def few(counts: Counter[str], location: Location) -> Iterator[Found]:
    """The kinds that are under a fifth of the stars in a window."""
    stars = counts.total()
    for kind in KINDS:
        if counts[kind] * 100 < LEAST * stars:
            yield Found(FEW, location, {"kind": kind, "n": counts[kind], "stars": stars})


def uneven(counts: Counter[str]) -> Iterator[Found]:
    """The kinds of which a deck has less than half as many as of another."""
    most = max(KINDS, key=counts.__getitem__)
    for kind in KINDS:
        if counts[kind] * 2 < counts[most]:
            told: dict[str, Value] = {"kind": kind, "n": counts[kind], "other": most, "most": counts[most]}
            yield Found(UNEVEN, ("deck",), told, whole=True)


def kind_headings() -> tuple[Reason, ...]:
    return tuple(Reason("kind-name", {"kind": kind}) for kind in KINDS)


def heading(name: str, **told: int) -> Reason:
    return Reason(f"night-sky-column-{name}", told)
