"""An empire in characters: its track, resources left, ships, planets, the mission; in a solo game, the rogue
beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Final

from pnp.errors import Location
from pnp.games.tiny_galaxies.cards import Planet
from pnp.games.tiny_galaxies.position import PlayerState, Position, Rogue
from pnp.games.tiny_galaxies.scoring import MissionEnd
from pnp.models.game import COLUMNS, Chars, Colour, Row, Sketch
from pnp.scoring import Line, Reason, Result, Value

Rows = Iterator[Row | Reason]
Lines = Mapping[str, Line]

# The letters and colours of resources and tracks on everything printed.
SIGNS: Final[Mapping[str | None, tuple[str, Colour]]] = {
    "energy": ("E", "yellow"),
    "culture": ("C", "blue"),
    "diplomacy": ("D", "green"),
    "economy": ("M", "orange"),
    None: (" ", ""),
}
TICKS: Final = {
    MissionEnd.YES.value: "[x]",
    MissionEnd.SHARED.value: "[=]",
    MissionEnd.NO.value: "[ ]",
    "by-hand": "[*]",
}
OPEN: Final = "[?]"
UNKNOWN: Final = "?"  # the card of a planet entered by its points
_EDGE: Final = Chars("  ")
_LONGEST_BAR: Final = 24  # a mat of one's own may hold more
_MOST_SHIPS: Final = 8  # drawn at one place
_NARROWEST: Final = 9  # the content of a box: shipped tracks have at most six steps


def draw_position(position: Position, result: Result, place: Location) -> Sketch:
    """Draw a player's table, the part that one answer concerns, or the rogue's part."""
    match place:
        case ("players", int(number), *deeper):
            parts = PARTS_OF_ANSWERS.get(str(deeper[0]), ()) if deeper else ALL_PARTS
            lines = {line.id: line for line in result.players[number].lines}
            drawn = [row for part in parts for row in part(position, position.players[number], lines)]
            return (*drawn, *(() if deeper else draw_position(position, result, ("rogue",))))
        case ("rogue", *deeper) if position.rogue is not None:
            worth = result.players[0].facts["rogue"]
            return tuple(_draw_rogue(position, position.rogue, worth, deeper[0] if deeper else None))
    return ()


def _draw_rogue(position: Position, rogue: Rogue, worth: int, key: object) -> Rows:
    """Draw one key of the rogue; without a key, all but the track, which is drawn beside the player's."""
    if key in (None, "level"):
        yield Reason("rogue-galaxy", {"level": rogue.level})
    if key == "empire":
        yield _explain_rogue(rogue)
        yield from _draw_rogue_track(position, rogue)
    if key in (None, "planets"):
        yield from _draw_boxes(rogue.planets)
        yield Reason("fact-rogue", {"value": worth})


# ---- The track of an empire


def _draw_empire(position: Position, player: PlayerState, lines: Lines) -> Rows:
    """Draw the track, with the rogue's beside it."""
    mat, rogue = position.mat, position.rogue
    levels = range(1, len(mat.points) + 1)
    rows = {" ": levels, "*": mat.points, "d": mat.dice, "^": mat.ships}
    track = [(_draw_sign(sign), *_draw_spaces(values, player.empire)) for sign, values in rows.items()]
    yield Reason("sketch-empire", {"level": str(player.empire or "none")})
    if rogue is None:
        yield from track
    else:
        yield _explain_rogue(rogue)
        beside = zip_longest(track, _draw_rogue_track(position, rogue), fillvalue=())
        yield from ((*row, *other) for row, other in beside)
    yield from _explain_by_hand(lines["empire"])


def _draw_rogue_track(position: Position, rogue: Rogue) -> list[Row]:
    """Draw the rogue's track; its last space, the skull, is worth as much as the one before."""
    points = position.mat.points
    levels = (*range(1, len(points) + 1), "X")
    reached = rogue.empire + rogue.skull
    return [(_draw_sign("|"), *_draw_spaces(values, reached)) for values in (levels, (*points, points[-1]))]


def _explain_rogue(rogue: Rogue) -> Reason:
    return Reason("sketch-rogue", {"level": "skull" if rogue.skull else str(rogue.empire)})


def _draw_sign(sign: str) -> Chars:
    return Chars(f"  {sign} ", "faint")


def _draw_spaces(values: Sequence[object], reached: int | None) -> Iterator[Chars]:
    """Draw the numbers of the levels, the reached one in brackets."""
    for level, value in enumerate(values, start=1):
        yield Chars(f"[{value:>2}] ", "gold", strong=True) if level == reached else Chars(f" {value:>2}  ")


def _explain_by_hand(line: Line) -> Rows:
    if line.origin == "by_hand":
        yield Reason("sketch-by-hand", {"line": Reason(f"line-{line.id}"), "points": str(line.points)})


# ---- What is left, and where the ships are


def _draw_energy(position: Position, player: PlayerState, _: Lines) -> Rows:
    yield _draw_bar("energy", player.energy, position.mat.energy)


def _draw_left(position: Position, player: PlayerState, _: Lines) -> Rows:
    yield Reason("sketch-left", {"energy": player.energy, "culture": player.culture})
    energy, culture = position.mat.energy, position.mat.culture
    yield *_draw_bar("energy", player.energy, energy), *_draw_bar("culture", player.culture, culture)


def _draw_bar(what: str, held: int, most: int) -> Row:
    """Draw as many spaces as the mat has, the filled ones first; for a very large mat fewer, in
    proportion."""
    sign, colour = SIGNS[what]
    spaces = min(most, _LONGEST_BAR)
    filled = max(min(held, 1), held * spaces // most)
    full, empty = Chars("#" * filled, colour, strong=True), Chars("." * (spaces - filled) + "]", "faint")
    return Chars(f"  {sign} [", colour), full, empty, Chars(f" {held}/{most}")


def _draw_ships(_: Position, player: PlayerState, __: Lines) -> Rows:
    if (ships := player.ships) is None:
        return
    yield Reason("sketch-ships", {"home": ships.home, "landed": ships.landed, "orbit": ships.orbit})
    places = (("(", ships.home, ")"), ("_", ships.landed, "_"), ("~", ships.orbit, "~"))
    yield (Chars("".join(f"  {left}{_draw_fleet(number)}{right}" for left, number, right in places)),)


def _draw_fleet(number: int) -> str:
    return "^" * number if number <= _MOST_SHIPS else "^" * (_MOST_SHIPS - 1) + "+"


# ---- Planets


def _draw_planets(_: Position, player: PlayerState, lines: Lines) -> Rows:
    yield from _draw_boxes(player.planets)
    yield from _explain_by_hand(lines["planets"])


def _draw_boxes(planets: Sequence[Planet]) -> Rows:
    """Draw each planet as a small card, row by row, under their sums."""
    kinds = {key: sum(planet.kind == key for planet in planets) for key in ("diplomacy", "economy")}
    yields = {key: sum(planet.resource == key for planet in planets) for key in ("energy", "culture")}
    points = Reason("count-point", {"n": sum(planet.points for planet in planets)})
    arguments: dict[str, Value] = {"planets": str(len(planets) or "none"), "points": points}
    yield Reason("sketch-planets", {**arguments, **kinds, **yields})
    wide = max((_measure_box(planet) for planet in planets), default=_NARROWEST)
    across = COLUMNS // (wide + 6)
    for first in range(0, len(planets), across):
        boxes = [_make_box(planet, wide) for planet in planets[first : first + across]]
        yield from (tuple(run for part in row for run in part) for row in zip(*boxes, strict=True))


def _measure_box(planet: Planet) -> int:
    return max(_NARROWEST, len(planet.id or UNKNOWN) + len(f" {planet.points}"), planet.steps + 3)


def _make_box(planet: Planet, wide: int) -> tuple[Row, ...]:
    """Make the box of a planet: its card and points, the resource that it yields, and its track step by
    step."""
    name, points = planet.id or UNKNOWN, str(planet.points)
    (yields, paint), (kind, colour) = SIGNS[planet.resource], SIGNS[planet.kind]
    side, track = Chars("|", "faint"), ">" * planet.steps if planet.kind else ""
    edge = (Chars(f"  .{'-' * (wide + 2)}.", "faint"),)
    head = (Chars(f" {name}{' ' * (wide - len(name + points))}"), Chars(f"{points} ", "gold", strong=True))
    steps = f"{kind + track:<{wide - 1}}"
    foot = (Chars(f" {yields} ", paint, strong=True), Chars(steps, colour, strong=True))
    sides = tuple((_EDGE, side, *inner, side) for inner in (head, foot))
    return edge, *sides, (Chars(f"  '{'-' * (wide + 2)}'", "faint"),)


# ---- The mission


def _draw_mission(_: Position, player: PlayerState, lines: Lines) -> Rows:
    """Show whether the mission's rule holds, and the reasons for its points."""
    if "mission" not in lines:
        return
    line, by_hand = lines["mission"], lines["mission"].origin == "by_hand"
    if (card := player.mission) is not None:
        for reason in line.reasons:
            tick = OPEN if by_hand and _lacks_facts(player) else TICKS[reason.message]
            points = Chars(str(line.points), "gold", strong=True)
            yield Chars(f"  {tick} ", "gold", strong=True), Chars(f"{card.id}  "), points
            yield Reason(f"rule-{card.rule}", card.arguments) if by_hand else reason
    if not _lacks_facts(player):
        yield from _explain_by_hand(line)


def _lacks_facts(player: PlayerState) -> bool:
    """Tell whether the facts that a mission needs were left out, so nobody knows if its rule holds."""
    rule = player.mission.rule if player.mission else ""
    return (rule == "ships-home" and player.ships is None) or (rule == "ended-game" and not player.ended_game)


ALL_PARTS: Final = (_draw_empire, _draw_left, _draw_ships, _draw_planets, _draw_mission)
PARTS_OF_ANSWERS: Final[Mapping[str, Sequence[Callable[[Position, PlayerState, Lines], Rows]]]] = {
    "empire": (_draw_empire,),
    "energy": (_draw_energy,),
    "culture": (_draw_left,),
    "ships": (_draw_ships, _draw_mission),
    "planets": (_draw_planets,),
    "mission": (_draw_mission,),
    "ended_game": (_draw_mission,),
    "by_hand": (_draw_mission,),
}
