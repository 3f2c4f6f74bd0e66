"""An empire in characters: its track, what is left, ships, planets, the mission; alone, the rogue beside."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from pnp.games.tiny_galaxies.missions import Met
from pnp.models.sketches import COLUMNS, Run
from pnp.scoring import Reason

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from pnp.errors import Location
    from pnp.games.tiny_galaxies.cards import Planet
    from pnp.games.tiny_galaxies.position import Commander, Position, Rogue
    from pnp.models.sketches import Colour, Row, Sketch
    from pnp.scoring import Line, Result

    Rows = Iterator[Row | Reason]
    Lines = Mapping[str, Line]

# The letters and colours that resources and tracks have on all that is printed.
SIGNS: Final[Mapping[str | None, tuple[str, Colour]]] = {
    "energy": ("E", "yellow"),
    "culture": ("C", "blue"),
    "diplomacy": ("D", "green"),
    "economy": ("M", "orange"),
    None: (" ", ""),
}
TICKS: Final = {Met.YES.value: "[x]", Met.SHARED.value: "[=]", Met.NO.value: "[ ]", "by-hand": "[*]"}
OPEN: Final = "[?]"
UNKNOWN: Final = "?"  # which card a planet is that stands by its points
_EDGE: Final = Run("  ")
_LONGEST_BAR: Final = 24  # a mat of one's own may hold more
_MOST_SHIPS: Final = 8  # drawn at one place
_NARROWEST: Final = 9  # what stands in a box: tracks that ship have six steps at most


def sketched(position: Position, result: Result, place: Location) -> Sketch:
    """All before a player, what one answer said, or what the rogue has."""
    match place:
        case ("players", int(number), *deeper):
            parts = ANSWERED.get(str(deeper[0]), ()) if deeper else WHOLE
            lines = {line.id: line for line in result.players[number].lines}
            drawn = [row for part in parts for row in part(position, position.players[number], lines)]
            return (*drawn, *(() if deeper else sketched(position, result, ("rogue",))))
        case ("rogue", *deeper) if position.rogue is not None:
            worth = result.players[0].facts["rogue"]
            return tuple(_of_rogue(position, position.rogue, worth, deeper[0] if deeper else None))
    return ()


def _of_rogue(position: Position, rogue: Rogue, worth: int, key: object) -> Rows:
    """What a key of the rogue says; of none, what does not stand beside the player's track."""
    if key in (None, "level"):
        yield Reason("rogue-galaxy", {"level": rogue.level})
    if key == "empire":
        yield _told(rogue)
        yield from _rogues_track(position, rogue)
    if key in (None, "planets"):
        yield from _boxed(rogue.planets)
        yield Reason("fact-rogue", {"value": worth})


# ---- The track of an empire


def _empire(position: Position, player: Commander, lines: Lines) -> Rows:
    """The track; the rogue's is beside it."""
    mat, rogue = position.mat, position.rogue
    levels = range(1, len(mat.points) + 1)
    rows = {" ": levels, "*": mat.points, "d": mat.dice, "^": mat.ships}
    track = [(_sign(sign), *_spaces(values, player.empire)) for sign, values in rows.items()]
    yield Reason("sketch-empire", {"level": str(player.empire or "none")})
    if rogue is None:
        yield from track
    else:
        yield _told(rogue)
        beside = zip_longest(track, _rogues_track(position, rogue), fillvalue=())
        yield from ((*row, *other) for row, other in beside)
    yield from _by_hand(lines["empire"])


def _rogues_track(position: Position, rogue: Rogue) -> list[Row]:
    """Its last space, the skull, is worth as much as the one before."""
    points = position.mat.points
    levels = (*range(1, len(points) + 1), "X")
    reached = rogue.empire + rogue.skull
    return [(_sign("|"), *_spaces(values, reached)) for values in (levels, (*points, points[-1]))]


def _told(rogue: Rogue) -> Reason:
    return Reason("sketch-rogue", {"level": "skull" if rogue.skull else str(rogue.empire)})


def _sign(sign: str) -> Run:
    return Run(f"  {sign} ", "faint")


def _spaces(values: Sequence[object], reached: int | None) -> Iterator[Run]:
    """What the levels give, the one that was reached in brackets."""
    for level, value in enumerate(values, start=1):
        yield Run(f"[{value:>2}] ", "gold", strong=True) if level == reached else Run(f" {value:>2}  ")


def _by_hand(line: Line) -> Rows:
    if line.origin == "by_hand":
        yield Reason("sketch-by-hand", {"line": Reason(f"line-{line.id}"), "points": str(line.points)})


# ---- What is left, and where the ships are


def _energy(position: Position, player: Commander, _: Lines) -> Rows:
    yield _bar("energy", player.energy, position.mat.energy)


def _left(position: Position, player: Commander, _: Lines) -> Rows:
    yield Reason("sketch-left", {"energy": player.energy, "culture": player.culture})
    energy, culture = position.mat.energy, position.mat.culture
    yield *_bar("energy", player.energy, energy), *_bar("culture", player.culture, culture)


def _bar(what: str, held: int, most: int) -> Row:
    """As many spaces as the mat has, the filled ones first; of a very large mat fewer, in proportion."""
    sign, colour = SIGNS[what]
    spaces = min(most, _LONGEST_BAR)
    filled = max(min(held, 1), held * spaces // most)
    empty = Run("." * (spaces - filled) + "]", "faint")
    return Run(f"  {sign} [", colour), Run("#" * filled, colour, strong=True), empty, Run(f" {held}/{most}")


def _ships(_: Position, player: Commander, __: Lines) -> Rows:
    if (ships := player.ships) is None:
        return
    yield Reason("sketch-ships", {"home": ships.home, "landed": ships.landed, "orbit": ships.orbit})
    places = (("(", ships.home, ")"), ("_", ships.landed, "_"), ("~", ships.orbit, "~"))
    yield (Run("".join(f"  {left}{_fleet(number)}{right}" for left, number, right in places)),)


def _fleet(number: int) -> str:
    return "^" * number if number <= _MOST_SHIPS else "^" * (_MOST_SHIPS - 1) + "+"


# ---- Planets


def _planets(_: Position, player: Commander, lines: Lines) -> Rows:
    yield from _boxed(player.planets)
    yield from _by_hand(lines["planets"])


def _boxed(planets: Sequence[Planet]) -> Rows:
    """Each as a small card, row by row, under their sums."""
    kinds = {key: sum(planet.kind == key for planet in planets) for key in ("diplomacy", "economy")}
    yields = {key: sum(planet.resource == key for planet in planets) for key in ("energy", "culture")}
    points = Reason("count-point", {"n": sum(planet.points for planet in planets)})
    yield Reason(
        "sketch-planets", {"planets": str(len(planets) or "none"), "points": points, **kinds, **yields}
    )
    wide = max((_width(planet) for planet in planets), default=_NARROWEST)
    across = COLUMNS // (wide + 6)
    for first in range(0, len(planets), across):
        boxes = [_box(planet, wide) for planet in planets[first : first + across]]
        yield from (tuple(run for part in row for run in part) for row in zip(*boxes, strict=True))


def _width(planet: Planet) -> int:
    return max(_NARROWEST, len(planet.id or UNKNOWN) + len(f" {planet.points}"), planet.steps + 3)


def _box(planet: Planet, wide: int) -> tuple[Row, ...]:
    """Its card and its points; what its ships yield, and its track step by step."""
    name, points = planet.id or UNKNOWN, str(planet.points)
    (yields, paint), (kind, colour) = SIGNS[planet.resource], SIGNS[planet.kind]
    side, track = Run("|", "faint"), ">" * planet.steps if planet.kind else ""
    edge = (Run(f"  .{'-' * (wide + 2)}.", "faint"),)
    head = (Run(f" {name}{' ' * (wide - len(name + points))}"), Run(f"{points} ", "gold", strong=True))
    foot = (Run(f" {yields} ", paint, strong=True), Run(f"{kind + track:<{wide - 1}}", colour, strong=True))
    sides = tuple((_EDGE, side, *inner, side) for inner in (head, foot))
    return edge, *sides, (Run(f"  '{'-' * (wide + 2)}'", "faint"),)


# ---- The mission


def _mission(_: Position, player: Commander, lines: Lines) -> Rows:
    """Whether its rule holds, and why its points are what they are."""
    if "mission" not in lines:
        return
    line, by_hand = lines["mission"], lines["mission"].origin == "by_hand"
    if (card := player.mission) is not None:
        for reason in line.reasons:
            tick = OPEN if by_hand and _untold(player) else TICKS[reason.message]
            points = Run(str(line.points), "gold", strong=True)
            yield Run(f"  {tick} ", "gold", strong=True), Run(f"{card.id}  "), points
            yield Reason(f"rule-{card.rule}", card.told) if by_hand else reason
    if not _untold(player):
        yield from _by_hand(line)


def _untold(player: Commander) -> bool:
    """Whether what a mission looks at was not said, so that nobody knows if its rule holds."""
    rule = player.mission.rule if player.mission else ""
    return (rule == "ships-home" and player.ships is None) or (rule == "ended-game" and not player.ended_game)


WHOLE: Final = (_empire, _left, _ships, _planets, _mission)
ANSWERED: Final[Mapping[str, Sequence[Callable[[Position, Commander, Lines], Rows]]]] = {
    "empire": (_empire,),
    "energy": (_energy,),
    "culture": (_left,),
    "ships": (_ships, _mission),
    "planets": (_planets,),
    "mission": (_mission,),
    "ended_game": (_mission,),
    "by_hand": (_mission,),
}
