"""What the simple player makes of the planets' actions: what each is worth now, and how it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.games.tiny_galaxies.rogues.table import (
    RESOURCES,
    Ship,
    advance,
    at_home,
    gain,
    go,
    has,
    in_orbit,
    is_free,
    landed,
    left,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tests.games.tiny_galaxies.rogues.table import Planet, Side, Table

    Use = tuple[float, Callable[[], Any]]  # what it is worth, and how it is done

RESOURCE = 0.6  # what one resource is worth
NOTHING: Use = (0.0, lambda: None)


def best(uses: Iterable[Use]) -> Use:
    return max(uses, key=lambda use: use[0], default=NOTHING)


def room(table: Table, side: Side, resource: str) -> int:
    return table.galaxy.limit - has(side, resource)


def gaining(table: Table, resource: str, amount: int) -> Use:
    taken = min(amount, room(table, table.player, resource))
    return RESOURCE * taken, lambda: gain(table, table.player, resource, amount)


def advancing(table: Table, kind: str, steps: int) -> Use:
    """The ship that has most to win: points for each step, and more at the end of a track."""
    ships = in_orbit(table.player, None if kind == "either" else kind)
    return best((_progress(ship, steps), _forth(table, ship, steps)) for ship in ships)


def _forth(table: Table, ship: Ship, steps: int) -> Callable[[], Any]:
    return lambda: advance(table, table.player, ship, steps)


def _progress(ship: Ship, steps: int) -> float:
    if ship.planet is None:
        return 0.0
    done = min(steps, left(ship))
    near = ship.planet.points / left(ship)
    return 0.6 * done + near + (1.5 if done == left(ship) else 0.0)


def rising(table: Table, discount: int, resources: Iterable[str] = RESOURCES) -> Use:
    """The empire's next level, paid with what there is more of."""
    player, mat = table.player, table.galaxy
    level = player.level
    if level == len(mat.points):
        return NOTHING
    price = max(1, level + 1 - discount)
    payable = [each for each in resources if has(player, each) >= price]
    if not payable:
        return NOTHING
    resource = max(payable, key=lambda each: has(player, each))
    worth = 1.2 * (mat.points[level] - mat.points[level - 1]) + 1.5 * (mat.dice[level] - mat.dice[level - 1])
    return 2.0 + worth + 2.0 * (mat.ships[level] - mat.ships[level - 1]), lambda: _rise(
        table, resource, price
    )


def _rise(table: Table, resource: str, price: int) -> None:
    player, ships = table.player, table.galaxy.ships
    gain(table, player, resource, -price)
    player.level += 1
    player.ships += [Ship() for _ in range(ships[player.level - 1] - ships[player.level - 2])]


def launching(table: Table, kinds: str, steps: int) -> Use:
    """A ship from home into the best orbit, and on."""
    player, home = table.player, at_home(table.player)
    goals = [p for p in table.row if kinds in ("either", p.kind) and is_free(player, p, surface=False)]
    if not home or not goals:
        return NOTHING
    goal = max(goals, key=lambda planet: planet.points / planet.steps)

    def use() -> None:
        go(home[0], goal, 0)
        advance(table, player, home[0], steps)

    return 1.2 + 0.8 * steps + goal.points / goal.steps, use


def use_of(table: Table, action: dict[str, Any]) -> Use:
    """What using an action now is worth; kinds that the simple player never uses are worth nothing."""
    kind = next(iter(action))
    return _KINDS[kind](table, action) if kind in _KINDS else NOTHING


def _gain(table: Table, action: dict[str, Any]) -> Use:
    wanted, amount = action["gain"], action["amount"]
    if wanted == "each":
        one, other = (gaining(table, each, amount) for each in RESOURCES)
        return one[0] + other[0], lambda: (one[1](), other[1]())
    return best(gaining(table, each, amount) for each in RESOURCES if wanted in (each, "either"))


def _share(table: Table, action: dict[str, Any]) -> Use:
    worth, use = gaining(table, action["share"], action["amount"])
    return worth - 0.3, lambda: (use(), gain(table, table.rogue, action["share"], action["others"]))


def _convert(table: Table, action: dict[str, Any]) -> Use:
    """Only the greater store into the smaller, until they are even."""
    source, goal = action["convert"], action["to"]
    spare = (has(table.player, source) - has(table.player, goal)) // 2
    amount = max(0, min(action["most"], spare))
    return 0.2 * amount, lambda: (
        gain(table, table.player, source, -amount),
        gain(table, table.player, goal, amount),
    )


def _take(table: Table, action: dict[str, Any]) -> Use:
    """From the rogue, whose store is brought away from its limit as well."""
    uses = []
    for each in RESOURCES:
        amount = min(action["amount"], has(table.rogue, each), room(table, table.player, each))
        richer = action["from"] != "richer" or has(table.rogue, each) > has(table.player, each)
        if action["take"] in (each, "either") and richer:
            uses.append((0.9 * amount, _taken(table, each, amount)))
    return best(uses)


def _taken(table: Table, resource: str, amount: int) -> Callable[[], Any]:
    return lambda: (
        gain(table, table.rogue, resource, -amount),
        gain(table, table.player, resource, amount),
    )


def _reap(table: Table, action: dict[str, Any]) -> Use:
    player = table.player
    counts = {"home": at_home(player), "landed": landed(player), "orbit": in_orbit(player)}
    each = len(counts.get(action["per"], player.planets))
    return gaining(table, action["reap"], min(action["most"], each))


def _drive(table: Table, action: dict[str, Any]) -> Use:
    price = action["price"]
    pay = [
        each for each in RESOURCES if action["pay"] in (each, "either") and has(table.player, each) >= price
    ]
    worth, use = advancing(table, action["drive"], action["steps"])
    if not pay or not worth:
        return NOTHING
    resource = max(pay, key=lambda each: has(table.player, each))
    return worth - RESOURCE * price, lambda: (gain(table, table.player, resource, -price), use())


def _chase(table: Table, action: dict[str, Any]) -> Use:
    uses = []
    for ship in in_orbit(table.player, None if action["chase"] == "either" else action["chase"]):
        enemies = [each.step for each in in_orbit(table.rogue) if each.planet is ship.planet]
        ahead = min(action["most"], max(enemies, default=0) - ship.step)
        if ahead > 0:
            uses.append((_progress(ship, ahead), _forth(table, ship, ahead)))
    return best(uses)


def _repel(table: Table, action: dict[str, Any]) -> Use:
    ships = in_orbit(table.rogue, None if action["repel"] == "either" else action["repel"])
    return best(
        (_setback(ship, action["steps"]), _back(ship, action["steps"])) for ship in ships if ship.step
    )


def _setback(ship: Ship, steps: int) -> float:
    near = ship.planet.points / left(ship) if ship.planet else 0.0
    return 0.4 * (min(steps, ship.step) + near)


def _back(ship: Ship, steps: int) -> Callable[[], Any]:
    def use() -> None:
        ship.step = max(0, ship.step - steps)

    return use


def _echo(table: Table, action: dict[str, Any]) -> Use:
    """An echo of another echo is left alone."""
    player = table.player
    ships = {"landed": landed(player), "orbit": in_orbit(player)}.get(action["echo"], [])
    found = [ship.planet for ship in ships if ship.planet] or player.planets
    return best(use_of(table, planet.action) for planet in found if "echo" not in planet.action)


def colony_uses(table: Table) -> Iterable[Use]:
    """What a die "use a colony" may do: the mat's own action, and one of each planet colonised."""
    yield rising(table, 0)
    for planet in table.player.planets:
        yield use_of(table, planet.action)


def landing(table: Table, ship: Ship, planet: Planet) -> Use:
    worth, use = use_of(table, planet.action)

    def land() -> None:
        go(ship, planet)
        use()

    return worth, land


_KINDS: dict[str, Callable[[Table, dict[str, Any]], Use]] = {
    "gain": _gain,
    "share": _share,
    "convert": _convert,
    "take": _take,
    "reap": _reap,
    "launch": lambda table, action: launching(table, action["launch"], action["steps"]),
    "advance": lambda table, action: advancing(table, action["advance"], action["steps"]),
    "drive": _drive,
    "chase": _chase,
    "repel": _repel,
    "echo": _echo,
    "upgrade": lambda table, action: rising(
        table, action["discount"], RESOURCES if action["upgrade"] == "either" else (action["upgrade"],)
    ),
}
