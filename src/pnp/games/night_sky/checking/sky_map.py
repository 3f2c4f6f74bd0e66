"""Maps whose windows do not show what a game asks for: kinds of stars, lines over the ecliptic, room."""

from __future__ import annotations

from collections import Counter
from math import ceil, floor, hypot
from typing import TYPE_CHECKING

from pnp.games.night_sky.checking.constellations import ways
from pnp.games.night_sky.checking.kinds import KINDS, few, heading, kind_headings
from pnp.games.night_sky.figures.rim import TICKS as WITHIN
from pnp.games.night_sky.figures.sky import laid
from pnp.models.findings import Code, Found

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.errors import Location
    from pnp.games.night_sky.board import Sky
    from pnp.games.night_sky.lattice import Place
    from pnp.models.findings import Subject
    from pnp.scoring import Value

TWICE = Code("night-sky-windows-equal", "warning")
ECLIPTIC = Code("night-sky-ecliptic", "warning")
BEYOND = Code("night-sky-beyond", "warning")
SMALL = Code("night-sky-map-small", "warning")
WINDOWS = Code("night-sky-windows", "figure")
CODES = (TWICE, ECLIPTIC, BEYOND, SMALL, WINDOWS)

ROMAN = ("I", "II", "III", "IV", "V", "VI")
NAMED = 6  # cards that a finding names


def found(subject: Subject) -> Iterator[Found]:
    sky: Sky = subject.board
    first: dict[frozenset[Place], int] = {}
    for index, window in enumerate(sky.windows):
        at: Location = ("windows", index)
        twin = first.setdefault(window, index)
        if twin != index:
            yield Found(TWICE, at, {"round": ROMAN[index], "other": ROMAN[twin]})
        yield from few(_kinds(sky, window), at)
    yield from _ecliptic(sky)
    yield from _small(subject)
    yield Found(WINDOWS, ("windows",), key=True, rows=_rows(sky))


def _kinds(sky: Sky, window: frozenset[Place]) -> Counter[str]:
    return Counter(sky.kinds[star] for star in window)


def _ecliptic(sky: Sky) -> Iterator[Found]:
    rounds = [ROMAN[number] for number, window in enumerate(sky.windows) if not _over(sky, window)]
    if rounds:
        yield Found(ECLIPTIC, ("ecliptic",), {"rounds": tuple(rounds)}, key=True)
    if sky.ecliptic:
        reach, room = hypot(*sky.ecliptic.centre) + sky.ecliptic.radius, WITHIN / laid(sky).step
        if reach > room:
            told = {"reach": ceil(reach * 10) / 10, "room": floor(room * 10) / 10}
            yield Found(BEYOND, ("ecliptic",), told, key=True)


def _over(sky: Sky, window: frozenset[Place]) -> int:
    """How many lines within a window cross the ecliptic."""
    return sum(window.issuperset(line) for line in sky.over_ecliptic)


def _small(subject: Subject) -> Iterator[Found]:
    """A map on which cards of its game have no room."""
    deck = subject.supplies.decks["constellations"]
    cards = [card for id, card in deck.items() if card is not None and id not in subject.elsewhere]
    names = [card.id for card in cards if not ways(card, subject.board)]
    if names:
        told = (*names[:NAMED], *("…" for _ in names[NAMED : NAMED + 1]))
        yield Found(SMALL, ("rings",), {"cards": told, "n": len(names)})


def _rows(sky: Sky) -> tuple[tuple[Value, ...], ...]:
    headings = (heading("round"), *kind_headings(), *map(heading, ("sun", "rim", "ecliptic")))
    return (headings, *(_row(sky, number) for number in range(len(sky.windows))))


def _row(sky: Sky, number: int) -> tuple[Value, ...]:
    window = sky.windows[number]
    kinds = _kinds(sky, window)
    dust = len(window & sky.at_sun), len(window & sky.at_rim)
    return (ROMAN[number], *(kinds[kind] for kind in KINDS), *dust, _over(sky, window))
