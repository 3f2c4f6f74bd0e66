"""What a mosaic is worth: tokens left over, and in a game alone times as well; fewer is better."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from pnp.games.nova_luna.chains import piece, tasks_met
from pnp.scoring import Caution, Ranking, Reason, Result, Standing, TieBreak, in_order, lines, ranked

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.games.nova_luna.position import Layer, Mosaic, Position
    from pnp.games.nova_luna.tiles import Task, Tile
    from pnp.scoring import Line

FIRST_TOKENS, ALL_TOKENS = 8, 21  # of a game alone
LEFT_OVER = 10  # points for a token that was not placed
EXCELLENT = 100
PHASE_TILES = 11  # in a game alone, as many as the wheel offers
PILE = 100  # more than the height of a pile may be on a sheet


def score(position: Position) -> Result:
    facts = [_facts(player) for player in position.players]
    rules = SOLO_RULES if position.solo else RULES
    scored = [
        lines(rules, found, player, player.by_hand)
        for player, found in zip(position.players, facts, strict=True)
    ]
    totals = [sum(line.points for line in each) for each in scored]
    ranking = _ranking(position, totals)
    if position.solo:
        facts[0]["excellent"] = totals[0] < EXCELLENT
    players = tuple(map(_standing, position.players, totals, ranking.places, scored, facts))
    winners = tuple(players[number].name for number in ranking.winners)
    cautions = in_order(_cautions(position, totals))
    return Result("nova-luna", players, winners, ranking.decided_by, cautions)


def _standing(
    player: Layer, total: int, place: int, scored: tuple[Line, ...], facts: dict[str, Any]
) -> Standing:
    return Standing(player.name, total, place, scored, facts)


def _facts(player: Layer) -> dict[str, Any]:
    """The tasks that the final mosaic meets; nothing where it was not entered."""
    if player.mosaic is None:
        return {}
    met = [[*task] for task in tasks_met(player.mosaic)]
    return {"tasks_met": len(met), "tasks": met}


def _ranking(position: Position, totals: list[int]) -> Ranking:
    """Of equal players the one who would be on turn first is ahead: further back on the lunar track, and
    higher in a pile."""
    order = tuple(
        None if player.track is None else player.track[1] - PILE * player.track[0]
        for player in position.players
    )
    return ranked([-total for total in totals], [TieBreak("turn-order", order)])


def tokens_left(facts: dict[str, Any], player: Layer) -> Iterator[Reason]:
    """Tokens that were not placed: one is placed on each task that is met."""
    met = facts["tasks_met"]
    left = max(0, player.tokens - met)
    told = {"tokens": player.tokens, "met": met, "left": left}
    yield Reason("tokens-left", told, left, _places(facts))


def phase_1_time(_: dict[str, Any], player: Layer) -> Iterator[Reason]:
    yield _time(player.phase1, "phase-1-time")


def phase_1_tokens(_: dict[str, Any], player: Layer) -> Iterator[Reason]:
    yield _tokens(sum(1 for _ in tasks_met(player.phase1 or {})), FIRST_TOKENS, "phase-1-tokens")


def final_time(_: dict[str, Any], player: Layer) -> Iterator[Reason]:
    """All tiles, those of the first phase a second time."""
    yield _time(player.mosaic, "final-time")


def final_tokens(facts: dict[str, Any], _: Layer) -> Iterator[Reason]:
    """Ruling: what was met in phase 1 beyond its tokens is covered when phase 2 begins."""
    yield _tokens(facts["tasks_met"], ALL_TOKENS, "final-tokens")


RULES = {"tokens-left": tokens_left}
SOLO_RULES = {
    "phase-1-time": phase_1_time,
    "phase-1-tokens": phase_1_tokens,
    "final-time": final_time,
    "final-tokens": final_tokens,
}


def _time(mosaic: Mosaic | None, message: str) -> Reason:
    tiles = mosaic or {}
    time = sum(tile.time for tile in tiles.values())
    return Reason(message, {"n": len(tiles), "time": time}, time)


def _tokens(met: int, tokens: int, message: str) -> Reason:
    left = max(0, tokens - met)
    return Reason(message, {"met": met, "tokens": tokens, "left": left}, LEFT_OVER * left)


def _places(facts: dict[str, Any]) -> tuple[str, ...]:
    """The tasks met, as row, column and number, each from 1."""
    return tuple(f"{row + 1},{column + 1}:{task + 1}" for row, column, task in facts["tasks"])


def _cautions(position: Position, totals: list[int]) -> Iterator[Caution]:
    """Warnings, in the order of the rules' page."""
    for player in position.players:
        places = player.mosaic or {}
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
        [tile for mosaic in mosaics for tile in (mosaic or {}).values()]
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
    kept = {place: _face(tile) for place, tile in player.mosaic.items()}
    moved = [place for place, tile in player.phase1.items() if kept.get(place) != _face(tile)]
    if moved:
        row, column = moved[0]
        yield Caution("phase-1-not-kept", player.name, {"row": row + 1, "column": column + 1})


def _face(tile: Tile) -> tuple[str, int, list[Task]]:
    """What is seen of a tile, which may be entered by its card in one grid and by its code in the other."""
    return tile.colour, tile.time, sorted(tile.tasks)


def _too_many(position: Position) -> Iterator[Caution]:
    """More tiles than there are, in all or of a colour; alone, more than the wheel offers in a phase."""
    used = Counter(
        key
        for player in position.players
        for tile in (player.mosaic or {}).values()
        for key in ("all", tile.colour)
    )
    over = any(times > position.supply[key] for key, times in used.items())
    if over or (position.solo and _over_a_phase(position.players[0])):
        yield Caution("too-many-tiles", None, {"n": used["all"]})


def _over_a_phase(player: Layer) -> bool:
    first = len(player.phase1 or {})
    return first > PHASE_TILES or (
        player.phase1 is not None and len(player.mosaic or {}) - first > PHASE_TILES
    )
