"""A final position of Tiny Galaxies: empires, planets, missions, what is left, and alone the rogue."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pnp.errors import phrase, said
from pnp.games.tiny_galaxies.cards import MOST_POINTS, Mission, Planet
from pnp.games.tiny_galaxies.checks import mistakes_of_missions, mistakes_of_rogue, mistakes_of_seats
from pnp.games.tiny_galaxies.scoring import LINES, SOLO_LINES
from pnp.models.entries import Entry, each, text, truth, whole, within, wrong
from pnp.models.sheets import by_hand, card, named, needed, seats

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.errors import Mistake
    from pnp.games.tiny_galaxies.board import Mat
    from pnp.models.game import Supplies

SKULL = "skull"
SEATS = (1, 5)  # how few and how many play


@dataclass(frozen=True, slots=True)
class Ships:
    home: int
    landed: int
    orbit: int


@dataclass(frozen=True, slots=True)
class Commander:
    """A player; the empire's level is None where its line was given by hand."""

    name: str
    by_hand: Mapping[str, int]
    empire: int | None
    planets: tuple[Planet, ...]
    mission: Mission | None
    energy: int
    culture: int
    ships: Ships | None
    ended_game: bool


@dataclass(frozen=True, slots=True)
class Rogue:
    """`level` says which mat it is, and is not scored."""

    level: int
    empire: int
    skull: bool
    planets: tuple[Planet, ...]


@dataclass(frozen=True, slots=True)
class Position:
    """`player_first` tells that a player alone reached the goal before the rogue did."""

    mat: Mat
    players: tuple[Commander, ...]
    rogue: Rogue | None
    player_first: bool


def position(tree: Any, supplies: Supplies, notes: list[Mistake]) -> Position:
    found = seats(tree, *SEATS, notes)
    solo = len(found) == 1
    players = tuple(_commander(seat, SOLO_LINES if solo else LINES, supplies, notes) for seat in found)
    notes += [*mistakes_of_seats(found), *mistakes_of_rogue(Entry(tree), solo)]
    notes += mistakes_of_missions(found, [_judged(player) for player in players])
    rogue = _rogue(within(Entry(tree), "rogue"), supplies, notes)
    return Position(supplies.board, players, rogue, text(within(Entry(tree), "ended_by")) == "player")


def _commander(seat: Entry, lines: tuple[str, ...], supplies: Supplies, notes: list[Mistake]) -> Commander:
    given = by_hand(seat, lines, notes)
    mission: Mission | None = card(within(seat, "mission"), "missions", supplies, notes)
    rule = mission.rule if mission and "mission" in lines else None
    levels = ("empire", "mission") if rule == "empire-level" else ("empire",)
    level = whole(needed(seat, "empire", levels, given, notes))
    if rule == "ships-home":
        needed(seat, "ships", ("mission",), given, notes)
    planets = tuple(_planets(within(seat, "planets"), supplies, notes))
    energy, culture = (
        _left(within(seat, key), getattr(supplies.board, key), notes) for key in ("energy", "culture")
    )
    ships, ended = _ships(within(seat, "ships")), truth(within(seat, "ended_game"))
    return Commander(named(seat), given, level, planets, mission, energy, culture, ships, ended)


def _judged(player: Commander) -> Mission | None:
    """The mission that is worked out."""
    return None if "mission" in player.by_hand else player.mission


def _left(entry: Entry, most: int, notes: list[Mistake]) -> int:
    """What is left of a resource."""
    number = whole(entry)
    if number is not None and number > most:
        notes.append(
            wrong(
                entry,
                said(
                    "form-sheet",
                    "location-is-number-and-the-mat-holds-most",
                    location=entry.location[-1],
                    number=number,
                    most=most,
                ),
                phrase("write-0-to-most", most=most),
            )
        )
    return number or 0


def _planets(entry: Entry, supplies: Supplies, notes: list[Mistake]) -> list[Planet]:
    """Planets by their cards, or by their points."""
    found = []
    for planet in each(entry):
        points = whole(planet)
        if points is not None and not 0 <= points <= MOST_POINTS:
            notes.append(
                wrong(
                    planet,
                    said("form-sheet", "a-planet-of-points-points", points=points),
                    phrase("write-its-card-or-its-points-0-to-most-points", most_points=MOST_POINTS),
                )
            )
        made = card(planet, "planets", supplies, notes) if points is None else Planet(points)
        if made is not None:
            found.append(made)
    return found


def _ships(entry: Entry) -> Ships | None:
    match [whole(within(entry, key)) for key in ("home", "landed", "orbit")]:
        case [int(home), int(landed), int(orbit)]:
            return Ships(home, landed, orbit)
    return None


def _rogue(rogue: Entry, supplies: Supplies, notes: list[Mistake]) -> Rogue | None:
    planets = tuple(_planets(within(rogue, "planets"), supplies, notes))
    empire, which = within(rogue, "empire"), whole(within(rogue, "level")) or 1
    if text(empire) == SKULL:  # Ruling: it counts as the last level
        return Rogue(which, len(supplies.board.points), True, planets)
    level = whole(empire)
    return None if level is None else Rogue(which, level, False, planets)
