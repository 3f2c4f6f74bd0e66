"""What Night Sky looks for in the card sets and maps of designers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.games.night_sky.checking.constellations import CODES as CONSTELLATION_CODES
from pnp.games.night_sky.checking.constellations import found as find_in_constellations
from pnp.games.night_sky.checking.deals import CODES as DEAL_CODES
from pnp.games.night_sky.checking.deals import found as find_in_deals
from pnp.games.night_sky.checking.kinds import CODES as KIND_CODES
from pnp.games.night_sky.checking.sky_map import CODES as MAP_CODES
from pnp.games.night_sky.checking.sky_map import found as find_in_map
from pnp.games.night_sky.checking.starts import CODES as START_CODES
from pnp.games.night_sky.checking.starts import found as find_in_starts
from pnp.models.findings import Checks

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.models.findings import Found, Subject


def find(subject: Subject) -> Iterator[Found]:
    if subject.kind == "board":
        yield from find_in_map(subject)
    elif subject.deck == "starts":
        yield from find_in_starts(subject)
    else:
        yield from find_in_constellations(subject)
        yield from find_in_deals(subject)


CODES = (*CONSTELLATION_CODES, *DEAL_CODES, *KIND_CODES, *START_CODES, *MAP_CODES)


def checks() -> Checks:
    return Checks(CODES, find)
