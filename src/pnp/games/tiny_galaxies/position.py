"""A position of Tiny Galaxies: empires, planets, missions, resources left, and in a solo game the rogue."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from pnp.errors import Mistake, code_phrase, phrase, word_mistake
from pnp.games.tiny_galaxies.cards import MOST_POINTS, Mat, Mission, Planet
from pnp.games.tiny_galaxies.forms import SHEET, SKULL
from pnp.models import trees
from pnp.models.game import Supplies
from pnp.models.score_sheets.keys import find_card, get_name, read_given_lines, read_seats, require_key

ROGUE = "rogue"


def find_seat_mistakes(seats: Sequence[trees.Entry]) -> Iterator[Mistake]:
    """Find a second player who ended the game, a player named like the rogue, and a solo player with a
    mission."""
    ended = [trees.get_entry(seat, "ended_game") for seat in seats if trees.get_truth(seat, "ended_game")]
    for entry in ended[1:]:
        wrong, right = "a-second-player-ended-the-game", "leave-ended-game-with-one-of-them"
        yield trees.make_mistake(entry, *word_mistake("form-sheet", wrong, right))
    for seat in seats:
        if trees.get_text(seat, "name") == ROGUE:
            wrong = "the-name-rogue-is-kept-for-the-rogue-galaxy"
            words = word_mistake("form-sheet", wrong, "choose-another")
            yield trees.make_mistake(trees.get_entry(seat, "name"), *words)
        if len(seats) == 1 and trees.has_key(seat, "mission"):
            words = word_mistake("form-sheet", "no-missions-are-dealt-in-a-game-alone", "leave-it-out")
            yield trees.make_key_mistake(trees.get_entry(seat, "mission"), *words)


def find_rogue_mistakes(tree: trees.Entry, solo: bool) -> Iterator[Mistake]:
    if solo and not trees.has_key(tree, "rogue"):
        words = word_mistake("form-sheet", "a-game-alone-needs-rogue", "add-rogue-level")
        yield trees.make_mistake(tree, *words)
    for key in ("rogue", "ended_by"):
        if not solo and trees.has_key(tree, key):
            words = word_mistake("form-sheet", "key-is-for-a-game-alone", "leave-it-out", key=key)
            yield trees.make_key_mistake(trees.get_entry(tree, key), *words)


def find_mission_mistakes(
    seats: Sequence[trees.Entry], missions: Sequence[Mission | None]
) -> Iterator[Mistake]:
    """Find planets without cards that a mission needs: it looks at their kinds or resources."""
    for seat, mission in zip(seats, missions, strict=True):
        if mission is None:
            continue
        everyone = mission.rule == "most" and mission.asks["what"] in ("diplomacy", "economy")
        judged_seats = seats if everyone else [seat] if mission.rule in ("planets-of", "equal-kinds") else []
        planets = (planet for each in judged_seats for planet in trees.list_entries(each, "planets"))
        for planet in planets:
            if trees.get_whole(planet) is None:
                continue
            wrong = code_phrase("form-sheet", "mission-id-must-know-more-of-this-planet", id=mission.id)
            yield trees.make_mistake(planet, wrong, phrase("give-its-card-or-by-hand-mission-to-player"))


SEATS = (1, 5)  # the fewest and the most players


class Ships(Struct, frozen=True):
    home: int
    landed: int
    orbit: int


class PlayerState(Struct, frozen=True):
    """A player; the empire's level is None if its line was given by hand."""

    name: str
    by_hand: Mapping[str, int]
    empire: int | None
    planets: tuple[Planet, ...]
    mission: Mission | None
    energy: int
    culture: int
    ships: Ships | None
    ended_game: bool


class Rogue(Struct, frozen=True):
    """The rogue galaxy. `level` is that of its mat, and is not scored."""

    level: int
    empire: int
    skull: bool
    planets: tuple[Planet, ...]


class Position(Struct, frozen=True):
    """A table. `player_first` says that a solo player reached the goal before the rogue."""

    mat: Mat
    players: tuple[PlayerState, ...]
    rogue: Rogue | None
    player_first: bool


def read_position(tree: Any, supplies: Supplies, notes: list[Mistake]) -> Position:
    found = read_seats(tree, *SEATS, notes)
    solo, given = len(found) == 1, read_given_lines(SHEET, tree, notes)
    seats = zip(found, given, strict=True)
    players = tuple(_read_player(seat, by_hand, solo, supplies, notes) for seat, by_hand in seats)
    notes += [*find_seat_mistakes(found), *find_rogue_mistakes(trees.Entry(tree), solo)]
    judged = [None if "mission" in player.by_hand else player.mission for player in players]
    notes += find_mission_mistakes(found, judged)
    rogue = _read_rogue(trees.get_entry(trees.Entry(tree), "rogue"), supplies, notes)
    player_first = trees.get_text(trees.Entry(tree), "ended_by") == "player"
    return Position(supplies.board, players, rogue, player_first)


_KEYS_OF_MISSIONS = {"empire-level": "empire", "ships-home": "ships"}


def _read_player(
    seat: trees.Entry, given: Mapping[str, int], solo: bool, supplies: Supplies, notes: list[Mistake]
) -> PlayerState:
    mission: Mission | None = find_card(trees.get_entry(seat, "mission"), "missions", supplies, notes)
    looked_at = _KEYS_OF_MISSIONS.get(mission.rule) if mission and not solo else None
    if looked_at == "ships" or (looked_at == "empire" and "empire" in given):
        require_key(seat, looked_at, ("mission",), given, notes)
    level = trees.get_whole(seat, "empire")
    planets = tuple(_read_planets(trees.get_entry(seat, "planets"), supplies, notes))
    limits = {key: getattr(supplies.board, key) for key in ("energy", "culture")}
    energy, culture = (_read_left(trees.get_entry(seat, key), most, notes) for key, most in limits.items())
    ships, ended = _read_ships(trees.get_entry(seat, "ships")), trees.get_truth(seat, "ended_game")
    return PlayerState(get_name(seat), given, level, planets, mission, energy, culture, ships, ended)


def _read_left(entry: trees.Entry, most: int, notes: list[Mistake]) -> int:
    """Read how much is left of a resource."""
    number = trees.get_whole(entry)
    if number is not None and number > most:
        arguments = {"location": entry.location[-1], "number": number, "most": most}
        wrong = "location-is-number-and-the-mat-holds-most"
        words = word_mistake("form-sheet", wrong, "write-0-to-most", **arguments)
        notes.append(trees.make_mistake(entry, *words))
    return number or 0


def _read_planets(entry: trees.Entry, supplies: Supplies, notes: list[Mistake]) -> list[Planet]:
    """Read planets by their cards, or by their points."""
    planets = []
    for planet in trees.list_entries(entry):
        points = trees.get_whole(planet)
        if points is not None and not 0 <= points <= MOST_POINTS:
            wrong, right = "a-planet-of-points-points", "write-its-card-or-its-points-0-to-most-points"
            words = word_mistake("form-sheet", wrong, right, points=points, most_points=MOST_POINTS)
            notes.append(trees.make_mistake(planet, *words))
        new_planet = find_card(planet, "planets", supplies, notes) if points is None else Planet(points)
        if new_planet is not None:
            planets.append(new_planet)
    return planets


def _read_ships(entry: trees.Entry) -> Ships | None:
    match [trees.get_whole(entry, key) for key in ("home", "landed", "orbit")]:
        case [int(home), int(landed), int(orbit)]:
            return Ships(home, landed, orbit)
    return None


def _read_rogue(rogue: trees.Entry, supplies: Supplies, notes: list[Mistake]) -> Rogue | None:
    planets = tuple(_read_planets(trees.get_entry(rogue, "planets"), supplies, notes))
    empire, which = trees.get_entry(rogue, "empire"), trees.get_whole(rogue, "level") or 1
    if trees.get_text(empire) == SKULL:  # Ruling: it counts as the last level
        return Rogue(which, len(supplies.board.points), True, planets)
    level = trees.get_whole(empire)
    return None if level is None else Rogue(which, level, False, planets)
