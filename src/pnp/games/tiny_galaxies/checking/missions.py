"""What is looked for in missions: those that nobody can meet, or everyone does, or no two players can."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pnp.games.tiny_galaxies.cards import SHARED
from pnp.games.tiny_galaxies.checking.demands import RESOURCES, both_possible, certain, contested, possible
from pnp.models.findings import Code, Found
from pnp.scoring import Reason

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Iterator, Sequence

    from pnp.games.tiny_galaxies.cards import Mission
    from pnp.games.tiny_galaxies.checking.demands import Stock
    from pnp.models.entries import Entry
    from pnp.scoring import Value

IMPOSSIBLE = Code("tiny-galaxies-impossible", "warning")
CERTAIN = Code("tiny-galaxies-certain", "warning")
NEVER_BOTH = Code("tiny-galaxies-never-both", "warning")
SHARED_ABOVE = Code("tiny-galaxies-shared", "warning")
SAME = Code("tiny-galaxies-same-mission", "warning")
TOO_FEW = Code("tiny-galaxies-too-few-missions", "warning")
MISSIONS = Code("tiny-galaxies-missions", "figure")

CODES: Final = (IMPOSSIBLE, CERTAIN, NEVER_BOTH, SHARED_ABOVE, SAME, TOO_FEW, MISSIONS)
DECK: Final = ("cards",)  # where it stands what is said of the whole deck
EACH: Final = 2  # missions that a player is dealt, of which one is kept
PLAYERS: Final = range(2, 6)  # alone no missions are dealt
COMPARING: Final = ("most", "fewest-planets")

# Where a mat may hinder a mission; the most of planets it never does.
OF_THE_MAT: Final = {
    "most": ("limits",),
    "stores": ("limits",),
    "empire-level": ("limits",),
    "ships-home": ("empire", "ships"),
    "ended-game": ("goal",),
}


def found_in_missions(
    cards: Sequence[tuple[Entry, Mission]], deck: Sequence[Mission], stock: Stock
) -> Iterator[Found]:
    """`deck` is all that these cards join, themselves among it."""
    for entry, mission in cards:
        yield from _judged(mission, stock, entry.location)
        if mission.shared > mission.points:
            yield Found(SHARED_ABOVE, (*entry.location, SHARED))
    yield from _same(cards, deck, stock)
    yield from _never_both(cards, deck, stock)
    yield from _too_few(deck)
    yield Found(MISSIONS, DECK, key=True, rows=tuple(_table(deck)), whole=True)


def hindered(missions: Sequence[Mission], stock: Stock, by_mat: bool) -> Iterator[Found]:
    """Missions of other files that planets or a mat make impossible, or certain."""
    for mission in missions:
        of_mat, of_planets = _in_the_mat(mission), _in_the_planets(mission)
        if place := of_mat if by_mat else of_planets:
            table = bool(of_mat and of_planets)
            for found in _judged(mission, stock, place):
                yield Found(found.code, place, found.told, mission.id, key=True, whole=True, table=table)


def _in_the_mat(mission: Mission) -> tuple[str, ...]:
    of_planets = mission.rule == "most" and mission.asks["what"] not in RESOURCES
    return () if of_planets else OF_THE_MAT.get(mission.rule, ())


def _in_the_planets(mission: Mission) -> tuple[str, ...]:
    """They let levels cost less, which bring ships, and with their points the game is ended."""
    of_stores = mission.rule == "stores" or mission.asks.get("what") in RESOURCES
    return () if of_stores else DECK


def _judged(mission: Mission, stock: Stock, location: tuple[str | int, ...]) -> Iterator[Found]:
    told: dict[str, Value] = {"task": Reason(f"rule-{mission.rule}", mission.told)}
    if not possible(mission, stock):
        yield Found(IMPOSSIBLE, location, told)
    elif certain(mission, stock):
        yield Found(CERTAIN, location, told)


def _same(cards: Sequence[tuple[Entry, Mission]], deck: Sequence[Mission], stock: Stock) -> Iterator[Found]:
    """Missions that ask for what one before them asks for, whatever they pay. One card may be there twice
    instead, unless two players can never both meet it."""
    first: dict[Hashable, str] = {}
    for mission in deck:
        first.setdefault(_asked(mission), mission.id)
    for entry, mission in cards:
        if (other := first[_asked(mission)]) != mission.id:
            twice = possible(mission, stock) and both_possible(mission, mission, stock)
            yield Found(SAME, entry.location, {"other": other, "copies": "yes" if twice else "no"})


def _asked(mission: Mission) -> Hashable:
    return mission.rule, frozenset(mission.asks.items())


def _never_both(
    cards: Sequence[tuple[Entry, Mission]], deck: Sequence[Mission], stock: Stock
) -> Iterator[Found]:
    """Missions that no player can meet at a table where another meets one that comes before, or its copy."""
    own = {mission.id: entry for entry, mission in cards}
    before: dict[Hashable, Mission] = {}
    for mission in deck:
        if contested(mission) and possible(mission, stock):
            if mission.id in own:
                copy = [mission] * (mission.copies > 1)
                yield from _beside(own[mission.id], mission, [*before.values(), *copy], stock)
            before.setdefault(_asked(mission), mission)


def _beside(entry: Entry, mission: Mission, others: Iterable[Mission], stock: Stock) -> Iterator[Found]:
    never = tuple(other.id for other in others if not both_possible(mission, other, stock))
    if never:
        yield Found(NEVER_BOTH, entry.location, {"others": never, "n": len(never)})


def _too_few(deck: Sequence[Mission]) -> Iterator[Found]:
    """The fewest players for whom there are not two missions each."""
    for players in PLAYERS:
        if (dealt := _dealt(deck, players)) < EACH * players:
            told = {"players": players, "dealt": dealt, "needed": EACH * players}
            yield Found(TOO_FEW, DECK, told, key=True, whole=True)
            return


def _dealt(missions: Iterable[Mission], players: int) -> int:
    return sum(mission.copies for mission in missions if mission.players <= players)


def _table(deck: Sequence[Mission]) -> Iterator[tuple[Value, ...]]:
    """By players: how many missions can be dealt, how many of them compare, and how many are needed."""
    comparing = [mission for mission in deck if mission.rule in COMPARING]
    yield tuple(Reason("missions-column", {"of": of}) for of in ("players", "dealt", "comparing", "needed"))
    for players in PLAYERS:
        yield players, _dealt(deck, players), _dealt(comparing, players), EACH * players
