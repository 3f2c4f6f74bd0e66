"""What Night Sky looks for in the card sets and maps of designers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.games.night_sky.checking import constellations, deals, kinds, sky_map, starts
from pnp.models.findings import Checks

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.models.findings import Found, Subject


def find(subject: Subject) -> Iterator[Found]:
    if subject.kind == "board":
        yield from sky_map.found(subject)
    elif subject.deck == "starts":
        yield from starts.found(subject)
    else:
        yield from constellations.found(subject)
        yield from deals.found(subject)


CODES = (*constellations.CODES, *deals.CODES, *kinds.CODES, *starts.CODES, *sky_map.CODES)


def checks() -> Checks:
    return Checks(CODES, find)
