"""What a mosaic is worth: tokens left over, and in a game alone times as well; fewer is better."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from pnp.games.nova_luna.chains import piece, tasks_met
from pnp.scoring import Caution, Ranking, Reason, TieBreak, ranked, result, scored

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.games.nova_luna.position import Layer, Mosaic, Position
    from pnp.games.nova_luna.tiles import Task, Tile
    from pnp.scoring import Result

FIRST_TOKENS, ALL_TOKENS = 8, 21  # of a game alone
LEFT_OVER = 10  # points for a token that was not placed
EXCELLENT = 100
PHASE_TILES = 11  # in a game alone, as many as the wheel offers
PILE = 100  # more than the height of a pile may be on a sheet


Tasks: TypeAlias = tuple[tuple[int, int, int], ...]  # each its row, column and number, from 0


@dataclass(frozen=True, slots=True)
class Met:
    """The tasks met by a player's mosaic of the first phase of a game alone, and by that of the end."""

    first: Tasks
    final: Tasks


def score(position: Position) -> Result:
    rules = SOLO_RULES if position.solo else RULES
    found = [Met(_met(player.phase1), _met(player.mosaic)) for player in position.players]
    scores = [scored(rules, met, player) for player, met in zip(position.players, found, strict=True)]
    totals = [score.total for score in scores]
    facts = [_facts(position, *each) for each in zip(position.players, found, totals, strict=True)]
    ranking, why = _ranking(position, totals), _why_unfinished(position, totals)
    return result("nova-luna", scores, ranking, _cautions(position, totals), facts, why)


def _met(mosaic: Mosaic | None) -> Tasks:
    return () if mosaic is None else tuple(tasks_met(mosaic))


def _facts(position: Position, player: Layer, met: Met, total: int) -> dict[str, Any]:
    """The tasks that the final mosaic meets, where it was entered; alone, whether the game was excellent."""
    tasks = {"tasks_met": len(met.final), "tasks": [[*task] for task in met.final]}
    known: dict[str, Any] = {} if player.mosaic is None else tasks
    return {**known, "excellent": total < EXCELLENT} if position.solo else known


def _ranking(position: Position, totals: list[int]) -> Ranking:
    """Of equal players the one who would be on turn first is ahead: further back on the lunar track, and
    higher in a pile."""
    order = tuple(
        None if player.track is None else player.track[1] - PILE * player.track[0]
        for player in position.players
    )
    return ranked([-total for total in totals], [TieBreak("turn-order", order)])


def _why_unfinished(position: Position, totals: list[int]) -> Reason | None:
    """Several play until somebody has placed all tokens, or all tiles are taken. A game alone may end with
    tokens and tiles left over."""
    mosaics = [player.mosaic for player in position.players]
    if position.solo or None in mosaics or min(totals) <= 0:
        return None
    left = position.tiles - sum(len(_tiles(mosaic)) for mosaic in mosaics)
    return Reason("unfinished-tokens", {"n": left}) if left > 0 else None


def tokens_left(met: Met, player: Layer) -> Iterator[Reason]:
    """Tokens that were not placed: one is placed on each task that is met."""
    left = max(0, player.tokens - len(met.final))
    told = {"tokens": player.tokens, "met": len(met.final), "left": left}
    places = tuple(f"{row + 1},{column + 1}:{task + 1}" for row, column, task in met.final)
    yield Reason("tokens-left", told, left, places)


def phase_1_time(_: Met, player: Layer) -> Iterator[Reason]:
    yield _time(player.phase1, "phase-1-time")


def phase_1_tokens(met: Met, _: Layer) -> Iterator[Reason]:
    yield _tokens(len(met.first), FIRST_TOKENS, "phase-1-tokens")


def final_time(_: Met, player: Layer) -> Iterator[Reason]:
    """All tiles, those of the first phase a second time."""
    yield _time(player.mosaic, "final-time")


def final_tokens(met: Met, _: Layer) -> Iterator[Reason]:
    """Ruling: what was met in phase 1 beyond its tokens is covered when phase 2 begins."""
    yield _tokens(len(met.final), ALL_TOKENS, "final-tokens")


RULES = {"tokens-left": tokens_left}
SOLO_RULES = {
    "phase-1-time": phase_1_time,
    "phase-1-tokens": phase_1_tokens,
    "final-time": final_time,
    "final-tokens": final_tokens,
}
LINES = tuple(RULES)
SOLO_LINES = tuple(SOLO_RULES)


def _time(mosaic: Mosaic | None, message: str) -> Reason:
    tiles = _tiles(mosaic)
    time = sum(tile.time for tile in tiles)
    return Reason(message, {"n": len(tiles), "time": time}, time)


def _tokens(met: int, tokens: int, message: str) -> Reason:
    left = max(0, tokens - met)
    return Reason(message, {"met": met, "tokens": tokens, "left": left}, LEFT_OVER * left)


def _tiles(mosaic: Mosaic | None) -> list[Tile]:
    """The tiles of a mosaic, none of one that was not entered."""
    return [] if mosaic is None else [*mosaic.values()]


def _cautions(position: Position, totals: list[int]) -> Iterator[Caution]:
    """Warnings, in the order of the rules' page."""
    for player in position.players:
        places = player.mosaic
        if places and len(piece(next(iter(places)), places)) < len(places):
            yield Caution("not-connected", player.name)
    finished = tuple(
        player.name for player, total in zip(position.players, totals, strict=True) if total <= 0
    )
    if not position.solo and len(finished) > 1:
        yield Caution("two-finished", None, {"players": finished})
    yield from _repeated(position)
    for player in position.players:
        yield from _not_kept(player)
    yield from _too_many(position)


def _repeated(position: Position) -> Iterator[Caution]:
    """A card on the table more often than there are copies of it, at the end or when phase 1 was over."""
    at_the_end, before = (
        [tile for mosaic in mosaics for tile in _tiles(mosaic)]
        for mosaics in zip(*((player.mosaic, player.phase1) for player in position.players), strict=True)
    )
    often = tuple(dict.fromkeys((*_too_often(at_the_end), *_too_often(before))))
    if often:
        yield Caution("same-tile", None, {"tiles": often})


def _too_often(tiles: Sequence[Tile]) -> Iterator[str]:
    seen = Counter(tile.id for tile in tiles)
    for id, copies in {tile.id: tile.copies for tile in tiles}.items():
        if id is not None and seen[id] > copies:
            yield id


def _not_kept(player: Layer) -> Iterator[Caution]:
    if player.phase1 is None or player.mosaic is None:
        return
    kept = {place: face(tile) for place, tile in player.mosaic.items()}
    moved = [place for place, tile in player.phase1.items() if kept.get(place) != face(tile)]
    if moved:
        row, column = moved[0]
        yield Caution("phase-1-not-kept", player.name, {"row": row + 1, "column": column + 1})


def face(tile: Tile) -> tuple[str, int, tuple[Task, ...]]:
    """What is seen of a tile, which may be entered by its card in one grid and by its code in the other."""
    return tile.colour, tile.time, tuple(sorted(tile.tasks))


def _too_many(position: Position) -> Iterator[Caution]:
    """More tiles than there are, in all or of a colour; alone, more than the wheel offers in a phase."""
    used = Counter(
        key for player in position.players for tile in _tiles(player.mosaic) for key in ("all", tile.colour)
    )
    over = any(times > position.supply[key] for key, times in used.items())
    if over or (position.solo and _over_a_phase(position.players[0])):
        yield Caution("too-many-tiles", None, {"n": used["all"]})


def _over_a_phase(player: Layer) -> bool:
    if player.phase1 is None:
        return False
    first = len(player.phase1)
    return first > PHASE_TILES or len(_tiles(player.mosaic)) - first > PHASE_TILES
