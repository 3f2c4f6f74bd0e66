"""What Hvězdokupy looks for in the card sets of designers, by the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.games.hvezdokupy.checking import patterns, ranks, setup
from pnp.models.findings import Checks

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.models.findings import Found, Subject


def find(subject: Subject) -> Iterator[Found]:
    if subject.deck == "setup":
        yield from setup.found(subject)
    else:
        yield from patterns.found(subject)
        yield from ranks.found(subject)


def checks() -> Checks:
    return Checks((*patterns.CODES, *ranks.CODES, *setup.CODES), find)
