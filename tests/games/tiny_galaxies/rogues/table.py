"""The table of a solo game: planets, ships and stores, and what may happen to them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import yaml

from tests import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator

FACES = ("move", "energy", "culture", "diplomacy", "economy", "colony")
RESOURCES = ("energy", "culture")
TRACKS = ("diplomacy", "economy")
SHIPS = 4
ROW = 4  # planets lie open with two at the table
LANDED = -1  # where a ship stands that is on no space of a track


class Planet(NamedTuple):
    id: str
    points: int
    resource: str
    kind: str
    steps: int
    action: dict[str, Any]


class Attack(NamedTuple):
    """What a die "use a colony" does on one level of a rogue's empire."""

    kind: str
    amount: int
    once: bool


class Galaxy(NamedTuple):
    """The player's mat: by level what an empire gives, and the goal."""

    points: tuple[int, ...]
    dice: tuple[int, ...]
    ships: tuple[int, ...]
    limit: int
    goal: int


class Rogue(NamedTuple):
    """A rogue's mat: by level how many dice it rolls, and how it attacks."""

    id: str
    level: int
    dice: tuple[int, ...]
    attacks: tuple[Attack, ...]


@dataclass(slots=True)
class Ship:
    planet: Planet | None = None  # None: at home
    step: int = LANDED


@dataclass(slots=True)
class Side:
    energy: int
    culture: int
    ships: list[Ship]
    level: int = 1
    planets: list[Planet] = field(default_factory=list)


@dataclass(slots=True)
class Table:
    galaxy: Galaxy
    rogue_mat: Rogue
    chance: Iterator[float]
    deck: list[Planet]
    row: list[Planet]
    player: Side
    rogue: Side


@cache
def _read(path: str) -> Any:
    return yaml.safe_load((ROOT / path).read_text(encoding="utf-8"))


@cache
def planets() -> tuple[Planet, ...]:
    cards = _read("cards/tiny-galaxies/planets.yaml")["cards"]
    return tuple(
        Planet(c["id"], c["points"], c["resource"], c["track"]["kind"], c["track"]["steps"], c["action"])
        for c in cards
    )


@cache
def galaxy() -> Galaxy:
    board = _read("layouts/tiny-galaxies/galaxy.yaml")
    empire, limits = board["empire"], board["limits"]
    assert limits["energy"] == limits["culture"]
    points, dice, ships = (tuple(empire[key]) for key in ("points", "dice", "ships"))
    return Galaxy(points, dice, ships, limits["energy"], board["goal"])


@cache
def rogues() -> tuple[Rogue, ...]:
    """The five rogue galaxies as their mats have them, the easiest first."""
    cards = _read("cards/tiny-galaxies/mats.yaml")["cards"]
    return tuple(
        Rogue(
            card["id"],
            card["level"],
            tuple(map(int, card["dice"])),
            tuple(map(_attack, card["attacks"], card["amounts"], card["repeats"])),
        )
        for card in sorted(cards, key=lambda each: each["level"])
    )


def _attack(kind: str, amount: int, repeats: str) -> Attack:
    return Attack(kind, int(amount), repeats == "once")


def even(seed: int) -> Iterator[float]:
    """Chance that is the same on every machine: Knuth's congruence, its upper bits."""
    state = seed
    while True:
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        yield (state >> 11) / 2**53


def set_up(rogue: Rogue, seed: int) -> Table:
    """As for two, but the rogue has nothing in store and all its ships at home."""
    chance = even(seed * 2 + 1)
    for _ in range(8):  # neighbouring seeds begin alike
        next(chance)
    mat, deck = galaxy(), list(planets())
    for last in range(len(deck) - 1, 0, -1):
        other = int(next(chance) * (last + 1))
        deck[last], deck[other] = deck[other], deck[last]
    row = [deck.pop() for _ in range(ROW)]
    own = Side(2, 1, [Ship() for _ in range(mat.ships[0])])
    return Table(mat, rogue, chance, deck, row, own, Side(0, 0, [Ship() for _ in range(SHIPS)]))


def rolled(table: Table) -> str:
    return FACES[int(next(table.chance) * len(FACES))]


def points(table: Table, side: Side) -> int:
    levels = table.galaxy.points
    return levels[min(side.level, len(levels)) - 1] + sum(planet.points for planet in side.planets)


def rogue_has_won(table: Table) -> bool:
    skull = table.rogue.level > len(table.rogue_mat.dice)
    return skull or points(table, table.rogue) >= table.galaxy.goal


def player_has_won(table: Table) -> bool:
    return points(table, table.player) >= table.galaxy.goal


def has(side: Side, resource: str) -> int:
    return side.energy if resource == "energy" else side.culture


def gain(table: Table, side: Side, resource: str, amount: int) -> int:
    """How much of it there was room for, or how much there was to lose."""
    before = has(side, resource)
    after = max(0, min(table.galaxy.limit, before + amount))
    if resource == "energy":
        side.energy = after
    else:
        side.culture = after
    return after - before


def at_home(side: Side) -> list[Ship]:
    return [ship for ship in side.ships if ship.planet is None]


def in_orbit(side: Side, kind: str | None = None) -> list[Ship]:
    return [
        ship
        for ship in side.ships
        if ship.planet is not None and ship.step != LANDED and kind in (None, ship.planet.kind)
    ]


def landed(side: Side) -> list[Ship]:
    return [ship for ship in side.ships if ship.planet is not None and ship.step == LANDED]


def left(ship: Ship) -> int:
    """Steps to the end of the track that a ship is on."""
    return ship.planet.steps - ship.step if ship.planet else 0


def yields(side: Side, resource: str) -> int:
    return sum(1 for ship in side.ships if ship.planet is not None and ship.planet.resource == resource)


def go(ship: Ship, planet: Planet | None, step: int = LANDED) -> None:
    ship.planet, ship.step = planet, step


def is_free(side: Side, planet: Planet, *, surface: bool) -> bool:
    """Each player has one ship on a planet's surface, and one on its track."""
    taken = (ship.step == LANDED for ship in side.ships if ship.planet is planet)
    return surface not in taken


def advance(table: Table, side: Side, ship: Ship, steps: int) -> None:
    ship.step += steps
    if ship.planet and ship.step >= ship.planet.steps:
        _colonise(table, side, ship.planet)


def _colonise(table: Table, side: Side, planet: Planet) -> None:
    """All ships there go home, and the next planet fills the gap in the row."""
    side.planets.append(planet)
    for each in (*table.player.ships, *table.rogue.ships):
        if each.planet is planet:
            go(each, None)
    place = table.row.index(planet)
    table.row[place : place + 1] = [table.deck.pop()] if table.deck else []
