"""What an empire is worth, as the chapter on missions and the score adds it up, and who beats the rogue."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from pnp.games.tiny_galaxies.missions import JUDGES, Met
from pnp.scoring import Caution, Ranking, Reason, Result, Standing, TieBreak, in_order, lines, ranked

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.games.tiny_galaxies.cards import Planet
    from pnp.games.tiny_galaxies.position import Commander, Position
    from pnp.scoring import Line

FLEET = 4  # ships of a colour
ROGUE = "rogue"


def score(position: Position) -> Result:
    rules = SOLO_RULES if position.rogue else RULES
    scored = [lines(rules, position, player, player.by_hand) for player in position.players]
    totals = [sum(line.points for line in each) for each in scored]
    cautions = in_order(_cautions(position, scored))
    if position.rogue is None:
        ranking = _ranking(position, totals)
        winners = tuple(position.players[number].name for number in ranking.winners)
        players = tuple(map(_standing, position.players, totals, ranking.places, scored))
        return Result("tiny-galaxies", players, winners, ranking.decided_by, cautions)
    winner = _solo_winner(position, totals[0])
    won = winner in (None, position.players[0].name)
    facts = {"rogue": _rogue_points(position)}
    standing = _standing(position.players[0], totals[0], 1 if won else 2, scored[0], facts)
    decided = "nobody" if winner is None else "points"
    return Result("tiny-galaxies", (standing,), () if winner is None else (winner,), decided, cautions)


def _standing(
    player: Commander, total: int, place: int, scored: tuple[Line, ...], facts: dict[str, Any] | None = None
) -> Standing:
    return Standing(player.name, total, place, scored, facts or {})


def _ranking(position: Position, totals: list[int]) -> Ranking:
    left = tuple(player.energy + player.culture for player in position.players)
    return ranked(totals, [TieBreak("resources", left)])


def empire(position: Position, player: Commander) -> Iterator[Reason]:
    level = player.empire or 1
    points = position.mat.points[level - 1]
    yield Reason("empire", {"level": level}, points)


def planets(_: Position, player: Commander) -> Iterator[Reason]:
    """Each colonised planet has its points."""
    for planet in player.planets:
        if planet.id is None:
            yield Reason("planet-by-points", {}, planet.points)
        else:
            yield Reason("planet", {"card": planet.id, "name": planet.name}, planet.points)


def mission(position: Position, player: Commander) -> Iterator[Reason]:
    """The secret mission, shown when the game is over."""
    card = player.mission
    if card is None:
        return
    others = [other for other in position.players if other is not player]
    met = JUDGES[card.rule](card.parameters, player, others)
    points = {Met.YES: card.points, Met.SHARED: card.shared, Met.NO: 0}[met]
    told = {"card": card.id, "name": card.name, "task": Reason(f"rule-{card.rule}", card.parameters)}
    yield Reason(met.value, told, points)


RULES = {"empire": empire, "planets": planets, "mission": mission}
SOLO_RULES = {"empire": empire, "planets": planets}


def _rogue_points(position: Position) -> int:
    """Ruling: the rogue scores by the same levels of empire."""
    rogue = position.rogue
    if rogue is None:
        return 0
    return position.mat.points[rogue.empire - 1] + _worth(rogue.planets)


def _worth(planets: Sequence[Planet]) -> int:
    return sum(planet.points for planet in planets)


def _solo_winner(position: Position, total: int) -> str | None:
    """The rogue wins at once, when it has the points or stands on the skull."""
    rogue_there = (position.rogue is not None and position.rogue.skull) or (
        _rogue_points(position) >= position.mat.goal
    )
    player_there = total >= position.mat.goal
    if player_there and (position.player_first or not rogue_there):
        return position.players[0].name
    return ROGUE if rogue_there else None


def _cautions(position: Position, scored: Sequence[tuple[Line, ...]]) -> Iterator[Caution]:
    """Warnings, in the order of the rules' page."""
    if not _finished(position, scored):
        yield Caution("not-finished", None, {"goal": position.mat.goal})
    rogue = position.rogue.planets if position.rogue else ()
    planets = [planet for player in position.players for planet in player.planets]
    often = _too_often([(planet.id, planet.copies) for planet in (*planets, *rogue)])
    if often:
        yield Caution("same-planet", None, {"cards": often})
    for player in position.players:
        yield from _too_many_ships(position, player)
    missions = [player.mission for player in position.players if player.mission]
    often = _too_often([(card.id, card.copies) for card in missions])
    if often:
        yield Caution("same-mission", None, {"cards": often})
    for player in position.players:
        card = player.mission
        if card is not None and card.players > len(position.players):
            yield Caution("mission-not-dealt", player.name, {"card": card.id, "n": card.players})


def _finished(position: Position, scored: Sequence[tuple[Line, ...]]) -> bool:
    """Whether somebody had the points before missions were shown; alone, whether somebody won."""
    before = [sum(line.points for line in each if line.id != "mission") for each in scored]
    if position.rogue is not None:
        return _solo_winner(position, before[0]) is not None
    return max(before) >= position.mat.goal


def _too_often(cards: Sequence[tuple[str | None, int]]) -> tuple[str, ...]:
    """The cards that lie on the table more often than there are copies of them."""
    times = Counter(id for id, _ in cards if id is not None)
    copies = dict(cards)
    return tuple(id for id, number in times.items() if number > copies[id])


def _too_many_ships(position: Position, player: Commander) -> Iterator[Caution]:
    ships = player.ships
    if ships is None:
        return
    number = ships.home + ships.landed + ships.orbit
    most = FLEET if player.empire is None else min(FLEET, position.mat.ships[player.empire - 1])
    if number > most:
        yield Caution("too-many-ships", player.name, {"n": number, "most": most})
