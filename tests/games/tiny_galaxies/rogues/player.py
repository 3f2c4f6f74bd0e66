"""The simple player: always the die that is worth most now, never a plan beyond this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.tiny_galaxies.rogues.actions import advancing, best, colony_uses, gaining, landing
from tests.games.tiny_galaxies.rogues.table import (
    FACES,
    RESOURCES,
    at_home,
    gain,
    go,
    in_orbit,
    is_free,
    landed,
    left,
    player_has_won,
    rolled,
    yields,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tests.games.tiny_galaxies.rogues.actions import Use
    from tests.games.tiny_galaxies.rogues.table import Planet, Ship, Table

GOOD = 1.5  # a die worth so much is used before the rest is rolled again
FOLLOWED = 2.0  # what is worth a culture
SPARE = 4  # energy from which one is paid to roll again
WANTED = 3.0  # a face for which two dice go into the converter


def use(table: Table, face: str) -> Use:
    """What a face is worth now, and how it is used."""
    if face in RESOURCES:
        home = len(at_home(table.player)) if face == "energy" else 0
        return gaining(table, face, yields(table.player, face) + home)
    if face == "move":
        return best(_moves(table))
    if face == "colony":
        return best(colony_uses(table))
    return advancing(table, face, 1)


def _moves(table: Table) -> Iterable[Use]:
    """Into orbit from home, or else with a ship that has landed; or down to a planet for its action."""
    player = table.player
    ready = (at_home(player) or landed(player))[:1]
    for ship in ready:
        for planet in table.row:
            if planet is ship.planet:
                continue
            if is_free(player, planet, surface=False):
                new = not in_orbit(player, planet.kind)
                yield 1.4 + planet.points / planet.steps + 0.4 * new, _entering(ship, planet)
            if is_free(player, planet, surface=True):
                yield landing(table, ship, planet)


def _entering(ship: Ship, planet: Planet) -> Callable[[], None]:
    return lambda: go(ship, planet, 0)


def player_turn(table: Table) -> None:
    dice = [rolled(table) for _ in range(table.galaxy.dice[table.player.level - 1])]
    free, converter = True, True
    while dice and not player_has_won(table):
        worth, face = max((use(table, each)[0], each) for each in dice)
        poor = [each for each in dice if use(table, each)[0] < GOOD]
        if worth >= GOOD:
            dice.remove(face)
            use(table, face)[1]()
        elif free or (table.player.energy >= SPARE and len(poor) > 1):
            gain(table, table.player, "energy", 0 if free else -1)
            free = False
            dice = [rolled(table) for _ in dice]
        elif converter and len(dice) > 2 and (wish := _wish(table))[0] >= WANTED:
            converter = False
            dice = [*dice[3:], wish[1]]
        elif worth > 0:
            dice.remove(face)
            use(table, face)[1]()
        else:
            return


def _wish(table: Table) -> tuple[float, str]:
    return max((use(table, face)[0], face) for face in FACES)


def rolls_again(table: Table, face: str) -> bool:
    """One energy and one culture, to keep the rogue from a planet worth three points or more."""
    player = table.player
    if not (player.energy and player.culture) or face in ("move", "colony", *RESOURCES):
        return False
    ends = [ship for ship in in_orbit(table.rogue, face) if left(ship) == 1]
    if not any(ship.planet and ship.planet.points >= 3 for ship in ends):
        return False
    gain(table, player, "energy", -1)
    gain(table, player, "culture", -1)
    return True


def follows(table: Table, face: str) -> None:
    worth, follow = use(table, face)
    if table.player.culture and worth >= FOLLOWED:
        gain(table, table.player, "culture", -1)
        follow()
