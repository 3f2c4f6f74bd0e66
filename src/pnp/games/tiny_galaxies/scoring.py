"""The score of an empire, by the rulebook's chapter on missions and the score: which missions are met, and
who beats the rogue."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from enum import Enum
from typing import TYPE_CHECKING, Literal, TypeAlias

from pnp import scoring

if TYPE_CHECKING:
    from pnp.games.tiny_galaxies.position import PlayerState, Position, Rogue

Kind: TypeAlias = Literal["diplomacy", "economy"]
Resource: TypeAlias = Literal["energy", "culture"]
Compared: TypeAlias = Literal["planets", Kind, Resource]


class MissionEnd(Enum):
    """The end of a mission."""

    NO = "mission-not-met"
    SHARED = "mission-shared"  # met, and another player is equal
    YES = "mission-met"


def most(player: PlayerState, others: list[PlayerState], what: Compared) -> MissionEnd:
    """Judge whether nobody has more of them, and this player at least one."""
    own = count_amount(player, what)
    return _compare(own, [count_amount(other, what) for other in others]) if own > 0 else MissionEnd.NO


def fewest_planets(player: PlayerState, others: list[PlayerState]) -> MissionEnd:
    return _compare(-len(player.planets), [-len(other.planets) for other in others])


def planets_of(
    player: PlayerState,
    _: list[PlayerState],
    at_least: int,
    kind: Kind | None = None,
    resource: Resource | None = None,
) -> MissionEnd:
    """Count the colonised planets of a kind of track, or that yield a resource."""
    if kind is not None:
        return _judge(count_amount(player, kind) >= at_least)
    return _judge(sum(planet.resource == resource for planet in player.planets) >= at_least)


def equal_kinds(player: PlayerState, _: list[PlayerState]) -> MissionEnd:
    """Judge whether both kinds are equally many, at least one of each."""
    return _judge(0 < count_amount(player, "diplomacy") == count_amount(player, "economy"))


def stores(player: PlayerState, _: list[PlayerState], energy: int, culture: int) -> MissionEnd:
    return _judge(player.energy >= energy and player.culture >= culture)


def empire_level(player: PlayerState, _: list[PlayerState], at_least: int) -> MissionEnd:
    return _judge(player.empire is not None and player.empire >= at_least)


def ships_home(player: PlayerState, _: list[PlayerState], ships: Literal["all", "none"]) -> MissionEnd:
    """Judge ships: `all` means none landed or in orbit, `none` means none at home."""
    fleet = player.ships
    if fleet is None:
        return MissionEnd.NO
    return _judge(fleet.landed + fleet.orbit == 0 if ships == "all" else fleet.home == 0)


def ended_game(player: PlayerState, _: list[PlayerState]) -> MissionEnd:
    return _judge(player.ended_game)


_ALL = (most, fewest_planets, planets_of, equal_kinds, stores, empire_level, ships_home, ended_game)
JUDGES: Mapping[str, Callable[..., MissionEnd]] = {judge.__name__.replace("_", "-"): judge for judge in _ALL}


def count_amount(player: PlayerState, what: Compared) -> int:
    """Count a player's colonised planets, in all or of a kind, or the stock of a resource."""
    amounts = {"planets": len(player.planets), "energy": player.energy, "culture": player.culture}
    return amounts[what] if what in amounts else sum(planet.kind == what for planet in player.planets)


def _compare(own: int, others: list[int]) -> MissionEnd:
    best = max(others, default=own - 1)
    return MissionEnd.NO if best > own else MissionEnd.SHARED if best == own else MissionEnd.YES


def _judge(holds: bool) -> MissionEnd:
    return MissionEnd.YES if holds else MissionEnd.NO


FLEET = 4  # ships of a colour
ROGUE = "rogue"


def score(position: Position) -> scoring.Result:
    return _score_table(position) if position.rogue is None else _score_alone(position, position.rogue)


def _score_table(position: Position) -> scoring.Result:
    scores = [scoring.score_player(RULES, position, player) for player in position.players]
    left = tuple(player.energy + player.culture for player in position.players)
    ranking = scoring.rank_players([score.total for score in scores], [scoring.TieBreak("resources", left)])
    before = [*map(_count_before_missions, scores)]
    why = _explain_below_goal(position) if max(before) < position.mat.goal else None
    cautions = find_cautions(position, before)
    return scoring.make_result("tiny-galaxies", scores, ranking, cautions, why_unfinished=why)


def _score_alone(position: Position, rogue: Rogue) -> scoring.Result:
    """Score one player against the rogue, who is no player of the score sheet but may win."""
    alone = scoring.score_player(SOLO_RULES, position, position.players[0])
    worth = _count_rogue_points(position, rogue)
    winner = _find_winner(position, rogue, alone)
    leads = winner == alone.name or (winner is None and alone.total >= worth)
    ranking = scoring.Ranking((2 if winner == ROGUE else 1,), (0,) if leads else (), "points")
    why = _explain_below_goal(position) if winner is None else None
    cautions = find_cautions(position, [alone.total])
    result = scoring.make_result("tiny-galaxies", [alone], ranking, cautions, [{"rogue": worth}], why)
    return replace(result, leaders=(ROGUE,), winners=(ROGUE,)) if winner == ROGUE else result


def _explain_below_goal(position: Position) -> scoring.Reason:
    """Explain that a game is unfinished because nobody has the points that end it."""
    return scoring.Reason("unfinished-goal", {"goal": position.mat.goal})


def score_empire(position: Position, player: PlayerState) -> Iterator[scoring.Reason]:
    level = player.empire
    if level is not None:
        yield scoring.Reason("empire", {"level": level}, position.mat.points[level - 1])


def score_planets(_: Position, player: PlayerState) -> Iterator[scoring.Reason]:
    """Score each colonised planet by its points."""
    for planet in player.planets:
        if planet.id is None:
            yield scoring.Reason("planet-by-points", {}, planet.points)
        else:
            yield scoring.Reason("planet", {"card": planet.id, "name": planet.name}, planet.points)


def score_mission(position: Position, player: PlayerState) -> Iterator[scoring.Reason]:
    """Score the secret mission, shown when the game is over."""
    card = player.mission
    if card is None:
        return
    others = [other for other in position.players if other is not player]
    met = JUDGES[card.rule](player, others, **card.asks)
    points = {MissionEnd.YES: card.points, MissionEnd.SHARED: card.shared, MissionEnd.NO: 0}[met]
    arguments = {
        "card": card.id,
        "name": card.name,
        "task": scoring.Reason(f"rule-{card.rule}", card.arguments),
    }
    yield scoring.Reason(met.value, arguments, points)


SOLO_RULES = {"empire": score_empire, "planets": score_planets}
RULES = {**SOLO_RULES, "mission": score_mission}
SOLO_LINES = tuple(SOLO_RULES)
LINES = tuple(RULES)


def _count_before_missions(score: scoring.Score) -> int:
    """Count a player's points before missions are shown: these end the game."""
    return sum(line.points for line in score.lines if line.id != "mission")


def _count_rogue_points(position: Position, rogue: Rogue) -> int:
    """Count the points of the rogue. Ruling: it scores by the same levels of empire."""
    return position.mat.points[rogue.empire - 1] + sum(planet.points for planet in rogue.planets)


def _find_winner(position: Position, rogue: Rogue, alone: scoring.Score) -> str | None:
    """Find the winner. The rogue wins at once when it has the points or stands on the skull."""
    rogue_there = rogue.skull or _count_rogue_points(position, rogue) >= position.mat.goal
    player_there = alone.total >= position.mat.goal
    if player_there and (position.player_first or not rogue_there):
        return alone.name
    return ROGUE if rogue_there else None


def find_cautions(position: Position, before: Sequence[int]) -> Iterator[scoring.Caution]:
    """Yield warnings in the order of the rules' page; `before` are all players' points without missions."""
    rogue = position.rogue.planets if position.rogue else ()
    planets = [planet for player in position.players for planet in player.planets]
    often = _list_cards_too_often([(planet.id, planet.copies) for planet in (*planets, *rogue)])
    if often:
        yield scoring.Caution("same-planet", None, {"cards": often})
    for player in position.players:
        yield from _check_ships(position, player)
    missions = [player.mission for player in position.players if player.mission]
    often = _list_cards_too_often([(card.id, card.copies) for card in missions])
    if often:
        yield scoring.Caution("same-mission", None, {"cards": often})
    for player in position.players:
        card = player.mission
        if card is not None and card.players > len(position.players):
            yield scoring.Caution("mission-not-dealt", player.name, {"card": card.id, "n": card.players})
    yield from _check_end(position, before)


def _check_end(position: Position, before: Sequence[int]) -> Iterator[scoring.Caution]:
    """Check who ended the game. Points never fall, so that player still has the points that end it."""
    goal = position.mat.goal
    for player, points in zip(position.players, before, strict=True):
        if player.ended_game and points < goal:
            yield scoring.Caution("ended-below-goal", player.name, {"n": points, "goal": goal})
    if max(before) < goal or any(player.ended_game for player in position.players):
        return
    for player in position.players:
        card = player.mission
        if card is not None and card.rule == "ended-game" and "mission" not in player.by_hand:
            yield scoring.Caution("end-not-marked", player.name, {"card": card.id})


def _list_cards_too_often(cards: Sequence[tuple[str | None, int]]) -> tuple[str, ...]:
    """List the cards that lie on the table more often than they have copies."""
    times = Counter(id for id, _ in cards if id is not None)
    copies = dict(cards)
    return tuple(id for id, number in times.items() if number > copies[id])


def _check_ships(position: Position, player: PlayerState) -> Iterator[scoring.Caution]:
    ships = player.ships
    if ships is None:
        return
    number = ships.home + ships.landed + ships.orbit
    most = FLEET if player.empire is None else min(FLEET, position.mat.ships[player.empire - 1])
    if number > most:
        yield scoring.Caution("too-many-ships", player.name, {"n": number, "most": most})
