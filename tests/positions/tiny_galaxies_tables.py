"""Score sheets of Tiny Galaxies without errors: close totals, missions held or just missed, solo."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from hypothesis import strategies as st

from tests import ROOT
from tests.oracles.tiny_galaxies_sheet import LINES, SOLO_LINES, Supplies, shipped
from tests.positions.chances import once_in

if TYPE_CHECKING:
    from pathlib import Path

    from hypothesis.strategies import DrawFn, SearchStrategy

__all__ = ["ROOT", "solo_sheets", "table_sheets"]

NAMES = ["Eva", "Bedřich", "Cecílie", "Dan", "Łucja", "Maximiliána Kateřina", "5"]

Player = dict[str, Any]


class Piles(NamedTuple):
    """Shipped planets still to be had, by their points, and whether one may be had again and again."""

    ids: dict[int, list[str]]
    again: bool


# ---- Planets


@st.composite
def _piles(draw: DrawFn, supplies: Supplies) -> Piles:
    planets = supplies.decks["planets"]
    turn = draw(st.integers(0, 7))
    piles = {points: [id for id in planets if planets[id]["points"] == points] for points in (1, 2, 3, 5, 7)}
    turned = {points: own[turn:] + own[:turn] for points, own in piles.items()}
    return Piles(turned, once_in(draw, 10))


def _worths(total: int, largest: int) -> list[int]:
    """The points of planets that make a total, none over the largest."""
    found = []
    for points in (7, 5, 3, 2, 1):
        while points <= min(total, largest):
            found.append(points)
            total -= points
    return found


@st.composite
def _planets(draw: DrawFn, total: int, left: Piles) -> list[str | int]:
    """Planets that make about this total: mostly cards, and at times one as its points alone."""
    found: list[str | int] = []
    for points in _worths(total, draw(st.sampled_from([7, 7, 5, 3]))):
        pile = left.ids[points]
        found.append(pile[0] if pile and left.again else pile.pop(0) if pile else points)
    if found and once_in(draw, 6):
        place = draw(st.integers(0, len(found) - 1))
        found[place] = draw(st.sampled_from([1, 4, 5, 6]))
    return found


def _by_points(player: Player) -> bool:
    return any(isinstance(planet, int) for planet in player["planets"])


# ---- Two to five players


def _ships() -> SearchStrategy[dict[str, int]]:
    some = st.integers(0, 2)
    return st.fixed_dictionaries({"home": some, "landed": some, "orbit": some})


@st.composite
def _player(draw: DrawFn, name: str, total: int, left: Piles, supplies: Supplies) -> Player:
    level = draw(st.sampled_from([1, 2, 3, 4, 4, 5, 5, 6]))
    worth = total - supplies.board["empire"]["points"][level - 1] + draw(st.sampled_from([-1, 0, 0, 0, 1]))
    player = {
        "name": name,
        "empire": level,
        "planets": draw(_planets(worth, left)),
        "energy": draw(st.sampled_from([0, 3, 4, 4, 5, 7])),
        "culture": draw(st.sampled_from([0, 3, 4, 4, 5, 7])),
    }
    if draw(st.booleans()):
        player["ships"] = draw(_ships())
    return player


def _looks_at_kinds(mission: dict[str, Any]) -> bool:
    rule = mission["rule"]
    return rule in ("planets-of", "equal-kinds") or (
        rule == "most" and mission["what"] in ("diplomacy", "economy")
    )


def _deal(draw: DrawFn, players: list[Player], supplies: Supplies) -> None:
    """Missions: mostly different ones, at times one for all or none for some."""
    missions = sorted(supplies.decks["missions"])
    alone = [id for id in missions if "shared" not in supplies.decks["missions"][id]]
    one = draw(st.sampled_from(missions)) if once_in(draw, 6) else None
    for player in players:
        id = one or draw(st.sampled_from([*missions, *alone, None]))
        if id is None:
            continue
        player["mission"] = id
        if supplies.decks["missions"][id]["rule"] == "ships-home" and "ships" not in player:
            player["ships"] = draw(_ships())


def _show_kinds(players: list[Player], supplies: Supplies) -> None:
    """Where a mission cannot see the kind of a planet, its line is given by hand."""
    for player in players:
        mission = supplies.decks["missions"].get(player.get("mission", ""))
        seen = players if mission and mission["rule"] == "most" else [player]
        if mission and _looks_at_kinds(mission) and any(map(_by_points, seen)):
            player.setdefault("by_hand", {})["mission"] = mission["points"]


def _end(draw: DrawFn, players: list[Player]) -> None:
    """Who ended the game, if it was entered; the others say that they did not, or nothing."""
    last = draw(st.sampled_from([*players, None]))
    for player in players:
        if player is last:
            player["ended_game"] = True
        elif once_in(draw, 5):
            player["ended_game"] = False


def _drop(draw: DrawFn, player: Player, supplies: Supplies) -> None:
    """Leaves out what nothing reads any more, and what may be left out."""
    mission = supplies.decks["missions"].get(player.get("mission", ""))
    read = mission["rule"] if mission and "mission" not in player["by_hand"] else None
    if "empire" in player["by_hand"] and read != "empire-level" and draw(st.booleans()):
        del player["empire"]
    if "planets" in player["by_hand"] and draw(st.booleans()):
        del player["planets"]
    if "mission" in player["by_hand"] and once_in(draw, 3):
        player.pop("mission", None)


def _by_hand(draw: DrawFn, players: list[Player], lines: tuple[str, ...], supplies: Supplies) -> None:
    everyone = once_in(draw, 10)
    for player in players:
        if everyone or once_in(draw, 6):
            some = st.lists(st.sampled_from(lines), min_size=1, unique=True)
            given = {
                line: draw(st.sampled_from([-2, 0, 3, 8, 18, 21]))
                for line in (lines if everyone else draw(some))
            }
            player["by_hand"] = given | player.get("by_hand", {})
            _drop(draw, player, supplies)


@st.composite
def table_sheets(
    draw: DrawFn, root: Path = ROOT, whole: bool = False, supplies: Supplies | None = None
) -> dict[str, Any]:
    """A sheet of two to five players without errors; a whole one leaves nothing to lines by hand."""
    supplies = supplies or shipped(root)
    left = draw(_piles(supplies))
    total = draw(st.sampled_from([0, 4, 8, 12, 20, 21, 22]))
    names = draw(st.lists(st.sampled_from(NAMES), min_size=2, max_size=5, unique=True))
    players = [draw(_player(name, total, left, supplies)) for name in names]
    _deal(draw, players, supplies)
    _end(draw, players)
    if whole:
        for player in players:
            player["planets"] = [planet for planet in player["planets"] if not isinstance(planet, int)]
    else:
        _show_kinds(players, supplies)
        _by_hand(draw, players, LINES, supplies)
    return {"game": "tiny-galaxies", "players": players}


# ---- Solo


@st.composite
def _rogue(draw: DrawFn, left: Piles, supplies: Supplies) -> dict[str, Any]:
    level = draw(st.integers(1, 7))
    points = supplies.board["empire"]["points"][min(level, 6) - 1]
    planets = draw(_planets(draw(st.sampled_from([8, 20, 21, 22])) - points, left))
    empire = "skull" if level == 7 else level
    rogue: dict[str, Any] = {"level": draw(st.integers(1, 5)), "empire": empire, "planets": planets}
    if not planets and draw(st.booleans()):
        del rogue["planets"]
    return rogue


@st.composite
def solo_sheets(draw: DrawFn, root: Path = ROOT, whole: bool = False) -> dict[str, Any]:
    """A solo sheet without errors; a whole one leaves nothing to lines by hand."""
    supplies = shipped(root)
    left = draw(_piles(supplies))
    total = draw(st.sampled_from([12, 20, 21, 22]))
    player = draw(_player(draw(st.sampled_from(NAMES)), total, left, supplies))
    sheet = {"game": "tiny-galaxies", "players": [player], "rogue": draw(_rogue(left, supplies))}
    if draw(st.booleans()):
        sheet["ended_by"] = "player"
    if not whole:
        _by_hand(draw, [player], SOLO_LINES, supplies)
    return sheet
