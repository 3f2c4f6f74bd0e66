"""What is looked for in planets, missions and mats of designers, each with all that it joins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pnp.games.tiny_galaxies.checking.demands import stock
from pnp.games.tiny_galaxies.checking.mat import CODES as MAT_CODES
from pnp.games.tiny_galaxies.checking.mat import found_in_mat, out_of_reach
from pnp.games.tiny_galaxies.checking.missions import CODES as MISSION_CODES
from pnp.games.tiny_galaxies.checking.missions import found_in_missions
from pnp.games.tiny_galaxies.checking.missions import hindered as find_hindered_missions
from pnp.games.tiny_galaxies.checking.names import CODES as NAME_CODES
from pnp.games.tiny_galaxies.checking.names import names_twice
from pnp.games.tiny_galaxies.checking.planets import CODES as PLANET_CODES
from pnp.games.tiny_galaxies.checking.planets import DECK, found_in_planets
from pnp.games.tiny_galaxies.checking.texts import CODES as TEXT_CODES
from pnp.games.tiny_galaxies.checking.texts import own_texts
from pnp.models.entries import truth, within
from pnp.models.findings import Checks

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.models.findings import Found, Subject

CODES: Final = (*PLANET_CODES, *NAME_CODES, *TEXT_CODES, *MISSION_CODES, *MAT_CODES)


def find(subject: Subject) -> Iterator[Found]:
    """Where a part of what lies on the table could not be read, nothing can be said of the rest."""
    supplies = subject.supplies
    if supplies.incomplete:
        return
    decks: dict[str, Any] = {name: [*cards.values()] for name, cards in supplies.decks.items()}
    there = stock(decks["planets"], supplies.board)
    hindered = [mission for mission in decks["missions"] if mission.id not in subject.elsewhere]
    if subject.kind == "board":
        yield from found_in_mat(there)
        yield from find_hindered_missions(hindered, there, by_mat=True)
        return
    yield from names_twice(subject.cards, decks[subject.deck])
    yield from own_texts(subject)
    if subject.deck == "missions":
        yield from found_in_missions(subject.cards, decks["missions"], there)
        return
    yield from found_in_planets(subject.cards, decks["planets"])
    if truth(within(subject.tree, "replaces")):  # planets that are added hinder nothing
        yield from out_of_reach(there, DECK, DECK)
        yield from find_hindered_missions(hindered, there, by_mat=False)


def checks() -> Checks:
    return Checks(CODES, find)
