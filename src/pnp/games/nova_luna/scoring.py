"""The score of a mosaic: tasks met, tokens left over, and in a solo game times as well; fewer points are
better."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from pnp.scoring import Caution, Ranking, Reason, Result, TieBreak, make_result, rank_players, score_player

if TYPE_CHECKING:
    from pnp.games.nova_luna.cards import Task, Tile
    from pnp.games.nova_luna.position import Mosaic, PlayerState, Position


Place: TypeAlias = tuple[int, int]


def list_neighbours(place: Place) -> tuple[Place, Place, Place, Place]:
    """List the places next to a place by its sides, never by a corner."""
    row, column = place
    return (row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)


def find_chains(mosaic: Mosaic) -> dict[Place, frozenset[Place]]:
    """Return the chain of each place: all tiles of its colour that are connected with it by sides."""
    chains: dict[Place, frozenset[Place]] = {}
    for place, tile in mosaic.items():
        if place not in chains:
            same = {other for other, its in mosaic.items() if its.colour == tile.colour}
            chain = find_connected(place, same)
            chains.update(dict.fromkeys(chain, chain))
    return chains


def find_connected(start: Place, places: Collection[Place]) -> frozenset[Place]:
    """Return all places connected with one by sides."""
    found, waiting = {start}, [start]
    while waiting:
        for place in list_neighbours(waiting.pop()):
            if place in places and place not in found:
                found.add(place)
                waiting.append(place)
    return frozenset(found)


def find_met_tasks(mosaic: Mosaic) -> Iterator[tuple[int, int, int]]:
    """Yield row, column and number of each task that is met, from 0, in reading order."""
    linked = find_chains(mosaic)
    for place, tile in sorted(mosaic.items()):
        if tile.tasks:
            touching = _count_touching(place, mosaic, linked)
            for number, task in enumerate(tile.tasks):
                if _is_task_met(task, touching):
                    yield *place, number


def _count_touching(place: Place, mosaic: Mosaic, linked: Mapping[Place, frozenset[Place]]) -> dict[str, int]:
    """Count by colour the tiles of the chains that touch a tile; the tile itself never counts."""
    touched = {linked[beside] for beside in list_neighbours(place) if beside in mosaic}
    counts: dict[str, int] = {}
    for chain in touched:
        colour = mosaic[next(iter(chain))].colour
        counts[colour] = counts.get(colour, 0) + len(chain - {place})
    return counts


def _is_task_met(task: Task, touching: Mapping[str, int]) -> bool:
    return all(touching.get(colour, 0) >= wanted for colour, wanted in task)


FIRST_TOKENS, ALL_TOKENS = 8, 21  # of a solo game
LEFT_OVER = 10  # points for a token that was not placed
EXCELLENT = 100
PHASE_TILES = 11  # in a solo game, as many as the wheel offers
PILE = 100  # more than the greatest height of a pile on a score sheet


Tasks: TypeAlias = tuple[tuple[int, int, int], ...]  # each its row, column and number, from 0


@dataclass(frozen=True, slots=True)
class MetTasks:
    """The tasks met by a player's mosaic of phase 1 in a solo game, and by the final mosaic."""

    first: Tasks
    final: Tasks


def score(position: Position) -> Result:
    rules = SOLO_RULES if position.solo else RULES
    mosaics = [(player.phase1, player.mosaic) for player in position.players]
    found = [MetTasks(*map(_list_met_tasks, each)) for each in mosaics]
    scores = [score_player(rules, met, player) for player, met in zip(position.players, found, strict=True)]
    totals = [score.total for score in scores]
    facts = [_list_facts(position, *each) for each in zip(position.players, found, totals, strict=True)]
    ranking, why = _rank_players(position, totals), _explain_unfinished(position, totals)
    return make_result("nova-luna", scores, ranking, find_cautions(position, totals), facts, why)


def _list_met_tasks(mosaic: Mosaic | None) -> Tasks:
    return () if mosaic is None else tuple(find_met_tasks(mosaic))


def _list_facts(position: Position, player: PlayerState, met: MetTasks, total: int) -> dict[str, Any]:
    """Return the tasks that the final mosaic meets, if it was entered; in a solo game, whether it was
    excellent."""
    tasks = {"tasks_met": len(met.final), "tasks": [[*task] for task in met.final]}
    known: dict[str, Any] = {} if player.mosaic is None else tasks
    return {**known, "excellent": total < EXCELLENT} if position.solo else known


def _rank_players(position: Position, totals: list[int]) -> Ranking:
    """Rank the players. A tie goes to the player who would be on turn first: further back on the lunar track,
    or higher in a pile."""
    tracks = [player.track for player in position.players]
    order = tuple(track and track[1] - PILE * track[0] for track in tracks)
    return rank_players([-total for total in totals], [TieBreak("turn-order", order)])


def _explain_unfinished(position: Position, totals: list[int]) -> Reason | None:
    """Explain why a game is unfinished. Several play until a player has placed all tokens, or all tiles are
    taken; a solo game may end with tokens and tiles left over."""
    mosaics = [player.mosaic for player in position.players]
    if position.solo or None in mosaics or min(totals) <= 0:
        return None
    left = position.tiles - sum(len(_list_tiles(mosaic)) for mosaic in mosaics)
    return Reason("unfinished-tokens", {"n": left}) if left > 0 else None


def score_tokens_left(met: MetTasks, player: PlayerState) -> Iterator[Reason]:
    """Score the tokens that were not placed: each task that is met takes one."""
    left = max(0, player.tokens - len(met.final))
    arguments = {"tokens": player.tokens, "met": len(met.final), "left": left}
    places = tuple(f"{row + 1},{column + 1}:{task + 1}" for row, column, task in met.final)
    yield Reason("tokens-left", arguments, left, places)


def score_phase_1_time(_: MetTasks, player: PlayerState) -> Iterator[Reason]:
    yield _explain_time(player.phase1, "phase-1-time")


def score_phase_1_tokens(met: MetTasks, _: PlayerState) -> Iterator[Reason]:
    yield _explain_tokens(len(met.first), FIRST_TOKENS, "phase-1-tokens")


def score_final_time(_: MetTasks, player: PlayerState) -> Iterator[Reason]:
    """Score the time of all tiles, those of phase 1 a second time."""
    yield _explain_time(player.mosaic, "final-time")


def score_final_tokens(met: MetTasks, _: PlayerState) -> Iterator[Reason]:
    """Score the tokens left over. Ruling: tasks met in phase 1 beyond its tokens are covered when phase 2
    begins."""
    yield _explain_tokens(len(met.final), ALL_TOKENS, "final-tokens")


RULES = {"tokens-left": score_tokens_left}
SOLO_RULES = {
    "phase-1-time": score_phase_1_time,
    "phase-1-tokens": score_phase_1_tokens,
    "final-time": score_final_time,
    "final-tokens": score_final_tokens,
}
LINES = tuple(RULES)
SOLO_LINES = tuple(SOLO_RULES)


def _explain_time(mosaic: Mosaic | None, message: str) -> Reason:
    tiles = _list_tiles(mosaic)
    time = sum(tile.time for tile in tiles)
    return Reason(message, {"n": len(tiles), "time": time}, time)


def _explain_tokens(met: int, tokens: int, message: str) -> Reason:
    left = max(0, tokens - met)
    return Reason(message, {"met": met, "tokens": tokens, "left": left}, LEFT_OVER * left)


def _list_tiles(mosaic: Mosaic | None) -> list[Tile]:
    """List the tiles of a mosaic; none if it was not entered."""
    return [] if mosaic is None else [*mosaic.values()]


def find_cautions(position: Position, totals: list[int]) -> Iterator[Caution]:
    """Yield warnings in the order of the rules' page."""
    for player in position.players:
        places = player.mosaic
        if places and len(find_connected(next(iter(places)), places)) < len(places):
            yield Caution("not-connected", player.name)
    pairs = zip(position.players, totals, strict=True)
    finished = tuple(player.name for player, total in pairs if total <= 0)
    if not position.solo and len(finished) > 1:
        yield Caution("two-finished", None, {"players": finished})
    yield from _find_repeated_tiles(position)
    for player in position.players:
        yield from _find_moved_tiles(player)
    yield from _find_too_many_tiles(position)


def _find_repeated_tiles(position: Position) -> Iterator[Caution]:
    """Warn of cards on the table more often than they have copies, at the end or after phase 1."""
    mosaics = zip(*((player.mosaic, player.phase1) for player in position.players), strict=True)
    at_the_end, before = ([tile for each in some for tile in _list_tiles(each)] for some in mosaics)
    often = tuple(dict.fromkeys((*_list_tiles_too_often(at_the_end), *_list_tiles_too_often(before))))
    if often:
        yield Caution("same-tile", None, {"tiles": often})


def _list_tiles_too_often(tiles: Sequence[Tile]) -> Iterator[str]:
    seen = Counter(tile.id for tile in tiles)
    for id, copies in {tile.id: tile.copies for tile in tiles}.items():
        if id is not None and seen[id] > copies:
            yield id


def _find_moved_tiles(player: PlayerState) -> Iterator[Caution]:
    if player.phase1 is None or player.mosaic is None:
        return
    kept = {place: find_face(tile) for place, tile in player.mosaic.items()}
    moved = [place for place, tile in player.phase1.items() if kept.get(place) != find_face(tile)]
    if moved:
        row, column = moved[0]
        yield Caution("phase-1-not-kept", player.name, {"row": row + 1, "column": column + 1})


def find_face(tile: Tile) -> tuple[str, int, tuple[Task, ...]]:
    """Return the visible parts of a tile: it may be entered by its card in one grid and by its code in the
    other."""
    return tile.colour, tile.time, tuple(sorted(tile.tasks))


def _find_too_many_tiles(position: Position) -> Iterator[Caution]:
    """Warn of more tiles than there are, in all or of a colour; in a solo game, of more than the wheel offers
    in a phase."""
    tiles = [tile for player in position.players for tile in _list_tiles(player.mosaic)]
    used = Counter({"all": len(tiles)}) + Counter(tile.colour for tile in tiles)
    over = any(times > position.supply[key] for key, times in used.items())
    if over or (position.solo and _exceeds_a_phase(position.players[0])):
        yield Caution("too-many-tiles", None, {"n": used["all"]})


def _exceeds_a_phase(player: PlayerState) -> bool:
    if player.phase1 is None:
        return False
    first = len(player.phase1)
    return first > PHASE_TILES or len(_list_tiles(player.mosaic)) - first > PHASE_TILES
