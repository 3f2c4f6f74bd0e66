"""What is looked for in planets, missions and mats of designers, each with all that it joins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pnp.games.tiny_galaxies.checking import mat, missions, names, planets, texts
from pnp.games.tiny_galaxies.checking.demands import stock
from pnp.models.entries import truth, within
from pnp.models.findings import Checks

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.models.findings import Found, Subject

CODES: Final = (*planets.CODES, *names.CODES, *texts.CODES, *missions.CODES, *mat.CODES)


def find(subject: Subject) -> Iterator[Found]:
    """Where a part of what lies on the table could not be read, nothing can be said of the rest."""
    supplies = subject.supplies
    if supplies.incomplete:
        return
    decks: dict[str, Any] = {name: [*cards.values()] for name, cards in supplies.decks.items()}
    there = stock(decks["planets"], supplies.board)
    hindered = [mission for mission in decks["missions"] if mission.id not in subject.elsewhere]
    if subject.kind == "board":
        yield from mat.found_in_mat(there)
        yield from missions.hindered(hindered, there, by_mat=True)
        return
    yield from names.names_twice(subject.cards, decks[subject.deck])
    yield from texts.own_texts(subject)
    if subject.deck == "missions":
        yield from missions.found_in_missions(subject.cards, decks["missions"], there)
        return
    yield from planets.found_in_planets(subject.cards, decks["planets"])
    if truth(within(subject.tree, "replaces")):  # planets that are added hinder nothing
        yield from mat.out_of_reach(there, planets.DECK, planets.DECK)
        yield from missions.hindered(hindered, there, by_mat=False)


def checks() -> Checks:
    return Checks(CODES, find)
