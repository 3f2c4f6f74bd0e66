"""How a rogue galaxy plays: its dice one by one, its attacks, and what a full store sets off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.tiny_galaxies.rogues.table import (
    RESOURCES,
    advance,
    at_home,
    gain,
    go,
    has,
    in_orbit,
    is_free,
    landed,
    left,
    player_has_won,
    rogue_has_won,
    rolled,
    yields,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.games.tiny_galaxies.rogues.table import Attack, Ship, Table

EXTRA = 3  # dice of an extra turn

# What the player does about a die of the rogue: whether it is to be rolled again, and how it is followed.
Answers = tuple["Callable[[Table, str], bool]", "Callable[[Table, str], None]"]


def rogue_turn(table: Table, answers: Answers, *, extra: bool = False) -> None:
    mat = table.rogue_mat
    attacked = False
    for _ in range(EXTRA if extra else mat.dice[table.rogue.level - 1]):
        attacked = _one_die(table, answers, attacked=attacked)
        if rogue_has_won(table) or player_has_won(table):
            return
    if table.rogue.energy == table.galaxy.limit:
        table.rogue.level += 1
        table.rogue.energy = 0
    if table.rogue.culture == table.galaxy.limit and not rogue_has_won(table) and not extra:
        rogue_turn(table, answers, extra=True)
        table.rogue.culture = 0


def _one_die(table: Table, answers: Answers, *, attacked: bool) -> bool:
    """Whether the rogue has attacked in this turn; an unusable die is neither followed nor rolled again."""
    again, follow = answers
    face = rolled(table)
    while (usable := is_usable(table, face, attacked=attacked)) and again(table, face):
        face = rolled(table)
    if not usable:
        return attacked
    act(table, face)
    if not rogue_has_won(table):
        follow(table, face)
    return attacked or face == "colony"


def is_usable(table: Table, face: str, *, attacked: bool = False) -> bool:
    """A die is usable if it changes anything."""
    rogue = table.rogue
    if face == "move":
        return bool(at_home(rogue)) and _first_free(table) is not None
    if face in RESOURCES:
        return _income(table, face) > 0 and has(rogue, face) < table.galaxy.limit
    if face == "colony":
        attack = _attack(table)
        return not (attack.once and attacked) and can_attack(table, attack)
    return bool(in_orbit(rogue, face))


def act(table: Table, face: str) -> None:
    rogue = table.rogue
    if face == "move":
        first = _first_free(table)
        go(at_home(rogue)[0], None if first is None else table.row[first], 0)
    elif face in RESOURCES:
        gain(table, rogue, face, _income(table, face))
    elif face == "colony":
        strike(table, _attack(table))
    else:
        _advance_all(table, face, 1)


def _first_free(table: Table) -> int | None:
    """The first planet from the left that no ship of the rogue orbits."""
    free = (k for k, planet in enumerate(table.row) if is_free(table.rogue, planet, surface=False))
    return next(free, None)


def _income(table: Table, resource: str) -> int:
    """Its ships at home yield whichever resource is rolled."""
    return yields(table.rogue, resource) + len(at_home(table.rogue))


def _advance_all(table: Table, kind: str | None, steps: int) -> None:
    for ship in in_orbit(table.rogue, kind):
        if ship.planet is not None:
            advance(table, table.rogue, ship, steps)


def _attack(table: Table) -> Attack:
    return table.rogue_mat.attacks[table.rogue.level - 1]


def _foremost(table: Table) -> list[Ship]:
    """The player's ship that is nearest to the end of its track; at a tie the one on fewer points."""
    ships = [ship for ship in in_orbit(table.player) if ship.step]
    worth = {id(ship): (left(ship), ship.planet.points if ship.planet else 0) for ship in ships}
    return sorted(ships, key=lambda ship: worth[id(ship)])[:1]


def can_attack(table: Table, attack: Attack) -> bool:
    player, rogue, verb, what = table.player, table.rogue, *attack.kind.split("-")
    if verb == "steal" and what != "any" and has(rogue, what) == table.galaxy.limit:
        return False
    if verb in ("lose", "steal"):
        return any(has(player, each) for each in RESOURCES if what in (each, "any"))
    if verb == "back":
        return any(ship.step for ship in in_orbit(player))
    if verb == "home":
        return bool(landed(player))
    if verb == "gain":
        return has(rogue, what) < table.galaxy.limit
    return bool(in_orbit(rogue))


def strike(table: Table, attack: Attack) -> None:
    verb, what = attack.kind.split("-")
    amount = attack.amount
    if verb in ("lose", "steal"):
        _take(table, what, amount, stolen=verb == "steal")
    elif verb == "back":
        for ship in _foremost(table) if what == "first" else in_orbit(table.player):
            ship.step = max(0, ship.step - amount)
    elif verb == "home":
        for ship in landed(table.player)[:amount]:
            go(ship, None)
    elif verb == "gain":
        gain(table, table.rogue, what, amount)
    else:
        _advance_all(table, None, amount)


def _take(table: Table, what: str, amount: int, *, stolen: bool) -> None:
    """Of any resource the player gives what he has more of; what the rogue has no room for stays."""
    player, rogue, full = table.player, table.rogue, table.galaxy.limit
    for _ in range(amount):
        open_to = [each for each in RESOURCES if what in (each, "any") and has(player, each)]
        given = [each for each in open_to if not stolen or has(rogue, each) < full]
        if not given:
            return
        resource = max(given, key=lambda each: has(player, each))
        gain(table, player, resource, -1)
        if stolen:
            gain(table, rogue, resource, 1)
