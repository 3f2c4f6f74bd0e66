"""Setup cards that a game cannot begin with, or that say the same as another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.games.hvezdokupy.checking.ranks import ranks_by_colour, short
from pnp.games.hvezdokupy.position import SEATS
from pnp.games.hvezdokupy.scoring import STARS
from pnp.models.entries import Entry, each, text, whole, within
from pnp.models.findings import Code, Found

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.models.findings import Subject
    from pnp.scoring import Value

TWICE = Code("hvezdokupy-setup-twice", "warning")
UNEVEN = Code("hvezdokupy-setup-uneven", "warning")
PRINTED = Code("hvezdokupy-setup-printed", "warning")
STARS_OF = Code("hvezdokupy-setup-stars", "warning")
LACKING = Code("hvezdokupy-setup-lacking", "warning")
SETUP_CODES = (TWICE, UNEVEN, PRINTED, STARS_OF, LACKING)


def find_in_setup(subject: Subject) -> Iterator[Found]:
    first: dict[int, str] = {}
    for id, card in subject.supplies.decks["setup"].items():
        first.setdefault(_whole(Entry(card), "players"), id)
    spread = ranks_by_colour(subject.supplies)
    for card, _ in subject.cards:
        twin = first[_whole(card, "players")]
        if twin != text(within(card, "id")):
            yield Found(TWICE, within(card, "players").location, {"other": twin})
        yield from _wrong(card)
        if not subject.supplies.incomplete:
            yield from short(spread, [card], within(card, "stack").location)
    fewest, most = SEATS
    lacking = tuple(players for players in range(fewest, most + 1) if players not in first)
    if lacking and not subject.supplies.incomplete:
        yield Found(LACKING, ("deck",), {"players": lacking}, whole=True)


def _wrong(card: Entry) -> Iterator[Found]:
    players, stack = _whole(card, "players"), [*each(within(card, "stack"))]
    if len(stack) != players:
        yield Found(UNEVEN, within(card, "stack").location, {"n": len(stack), "players": players}, key=True)
    printed = tuple(text(number) or "" for number in each(within(card, "with_players")))
    if printed and printed != (str(players),):
        told: dict[str, Value] = {"numbers": printed, "players": players}
        yield Found(PRINTED, within(card, "with_players").location, told, key=True)
    stars = players * _whole(card, "stars") + _whole(card, "rolled")
    if stars > STARS:
        yield Found(STARS_OF, within(card, "stars").location, {"n": stars, "most": STARS})


def _whole(card: Entry, key: str) -> int:
    return whole(within(card, key)) or 0
