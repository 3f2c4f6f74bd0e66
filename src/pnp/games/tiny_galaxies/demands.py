"""What a mission needs of the planets and of the mat: whether anyone can have it, and two at one table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import TypeAlias, get_args

from msgspec import Struct

from pnp.games.tiny_galaxies.cards import Mat, Mission, Planet
from pnp.games.tiny_galaxies.missions import Kind, Resource
from pnp.games.tiny_galaxies.scoring import FLEET

Pairing: TypeAlias = tuple[str | None, str | None]  # the kind of a planet's track, and what it yields
Demand: TypeAlias = "tuple[frozenset[Pairing], int]"  # so many planets, each of one of these pairings

KINDS, RESOURCES = get_args(Kind), get_args(Resource)
PAIRINGS = tuple(product(KINDS, RESOURCES))
ENDED = "ended-game"


class Stock(Struct, frozen=True, eq=False):
    """What there is at a table: planets by their pairing, the mat, how much of the price of a level planets
    take off in each resource, the most that can be paid in it with that, the highest level that is paid so,
    and the points of a player who has reached it and has all planets."""

    planets: Mapping[Pairing, int]
    mat: Mat
    off: Mapping[str, int]
    paid: Mapping[str, int]
    top: int
    points: int


def count_stock(planets: Sequence[Planet], mat: Mat) -> Stock:
    found = Counter[Pairing]()
    for planet in planets:
        found[planet.kind, planet.resource] += planet.copies
    off = {resource: _find_discount(planets, resource) for resource in RESOURCES}
    paid = {resource: _find_most_paid(getattr(mat, resource), off[resource]) for resource in RESOURCES}
    top = max(1, min(len(mat.points), max(paid.values())))
    points = max(mat.points[:top]) + sum(planet.points * planet.copies for planet in planets)
    return Stock(found, mat, off, paid, top, points)


def _find_most_paid(limit: int, off: int) -> int:
    """A level costs its number of one resource, never mixed; a planet may take off some of that, not all."""
    return limit + off if limit else 0


def _find_discount(planets: Sequence[Planet], resource: str) -> int:
    """The most that the action of a planet takes off what a level costs in a resource."""
    told = (dict(planet.action) for planet in planets)
    taken = (action["discount"] for action in told if action.get("upgrade") in (resource, "either"))
    return max((each for each in taken if isinstance(each, int)), default=0)


def is_possible(mission: Mission, stock: Stock) -> bool:
    """Whether a player can meet a mission, the others as it suits him."""
    mat, asks = stock.mat, mission.asks
    match mission.rule:
        case "most" if asks["what"] in RESOURCES:
            return bool(getattr(mat, asks["what"]))
        case "stores":
            return bool(mat.energy >= asks["energy"] and mat.culture >= asks["culture"])
        case "empire-level":
            return bool(stock.top >= asks["at_least"])
        case "ended-game":
            return stock.points >= mat.goal
    return _are_enough(list_demands(mission), stock)


def is_certain(mission: Mission, stock: Stock) -> bool:
    """Whether a player meets a mission whatever he does."""
    match mission.rule:
        case "stores":
            return not any(mission.asks.values())
        case "empire-level":
            return bool(mission.asks["at_least"] == 1)
        case "ships-home":
            return not any(min(FLEET, ships) for ships in stock.mat.ships[: stock.top])
        case "fewest-planets":
            return not any(stock.planets.values())
    return False


def list_demands(mission: Mission) -> tuple[Demand, ...]:
    """The planets without which a mission is not met, whatever the others have."""
    asks = mission.asks
    match mission.rule:
        case "most" if asks["what"] not in RESOURCES:
            return ((_list_pairings(asks["what"]), 1),)
        case "planets-of":
            return ((_list_pairings(asks.get("kind") or asks["resource"]), asks["at_least"]),)
        case "equal-kinds":
            return tuple((_list_pairings(kind), 1) for kind in KINDS)
    return ()


def is_contested(mission: Mission) -> bool:
    """Whether what one player has for a mission, another cannot have."""
    return mission.rule == ENDED or bool(list_demands(mission))


def are_both_possible(one: Mission, other: Mission, stock: Stock) -> bool:
    """Whether two players of a table can meet missions that each of them could meet alone. Those that say
    nothing of planets do not hinder each other, but for who ended the game; who is to have the fewest
    planets has none. Two who both are to have the most are equal, with one planet each."""
    if one.rule == other.rule == ENDED:
        return False
    leads = [each for each in (one, other) if each.rule == "most" and list_demands(each)]
    if len(leads) != 1:
        return _are_enough((*list_demands(one), *list_demands(other)), stock)
    (lead,), follower = leads, other if leads == [one] else one
    ((wanted, _),) = list_demands(lead)
    taken = _count_least_taken(list_demands(follower), wanted, stock)
    return _count_planets(wanted, stock) - taken >= max(1, taken)


def _list_pairings(what: str) -> frozenset[Pairing]:
    return frozenset(pairing for pairing in PAIRINGS if what == "planets" or what in pairing)


def _count_planets(pairings: frozenset[Pairing], stock: Stock) -> int:
    return sum(stock.planets.get(pairing, 0) for pairing in pairings)


# Demands can be met together if any of them ask for no more than there is of all that they would take (Hall).


def _are_enough(wanted: Sequence[Demand], stock: Stock) -> bool:
    return all(number <= _count_planets(pairings, stock) for pairings, number in _combine(tuple(wanted)))


def _count_least_taken(wanted: Sequence[Demand], pairings: frozenset[Pairing], stock: Stock) -> int:
    """How many planets of some pairings demands take at the least: what the others do not have."""
    some = _combine(tuple(wanted))
    short = (number - _count_planets(several - pairings, stock) for several, number in some)
    return max([0, *short])


@cache
def _combine(wanted: tuple[Demand, ...]) -> tuple[Demand, ...]:
    """Each choice of some demands as one."""
    return tuple(_list_choices(wanted))


def _list_choices(wanted: tuple[Demand, ...]) -> Iterator[Demand]:
    for chosen in product((False, True), repeat=len(wanted)):
        some = [demand for demand, taken in zip(wanted, chosen, strict=True) if taken]
        yield frozenset().union(*(pairings for pairings, _ in some)), sum(number for _, number in some)
