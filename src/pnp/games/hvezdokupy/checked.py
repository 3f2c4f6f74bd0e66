"""What Hvězdokupy looks for in the card sets of designers, by the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.games.hvezdokupy.checking.patterns import PATTERN_CODES, find_in_patterns
from pnp.games.hvezdokupy.checking.ranks import RANK_CODES, find_in_ranks
from pnp.games.hvezdokupy.checking.setup import SETUP_CODES, find_in_setup
from pnp.models.findings import Checks

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.models.findings import Found, Subject


def find(subject: Subject) -> Iterator[Found]:
    if subject.deck == "setup":
        yield from find_in_setup(subject)
    else:
        yield from find_in_patterns(subject)
        yield from find_in_ranks(subject)


def checks() -> Checks:
    return Checks((*PATTERN_CODES, *RANK_CODES, *SETUP_CODES), find)
