"""The final score of Nebula: the six lines of the rulebook's last chapter, in its order; and warnings about
positions that break the rules or look like a slip."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from pnp import scoring
from pnp.games.nebula.card_rules import COLOURS, CONDITIONS, COUNTS, OwnSky, bits, describe_rule, name_cells

if TYPE_CHECKING:
    from pnp.games.nebula.position import PlayerState, Position


SAME_COLOUR = "same-colour-link"
STARS_OF_COLOUR = 20  # of each colour
BLACK_HOLES = {2: 30, 3: 25, 4: 20}  # by the number of players


def find_cautions(position: Position) -> Iterator[scoring.Caution]:
    """Yield warnings by code in the order of the rules' page, then by player, those of the table last."""
    players = position.players
    met = [_judge_tasks(position, player) for player in players]
    for player in players:
        if pairs := list_linked_alike(player.sky):  # chapter II, rule 3 of placing stars
            yield scoring.Caution(SAME_COLOUR, player.name, {"pairs": pairs})
    for player in players:
        if player.sky.galaxy.filled and not player.sky.galaxy.filled & position.board.core:
            yield scoring.Caution("core-empty", player.name)
    for player in players:
        if len([*split_pieces(player.sky.galaxy.filled, player.sky.board.linked)]) > 1:  # rule 2
            yield scoring.Caution("not-connected", player.name)
    for player, tasks in zip(players, met, strict=True):
        if gone := tuple(id for id in player.claims if tasks[id] is False):
            yield scoring.Caution("claimed-not-met", player.name, {"cards": gone})
    for player, tasks in zip(players, met, strict=True):
        missed = tuple(id for id, holds in tasks.items() if holds and id not in player.claims)
        if missed and player.claims_known:
            yield scoring.Caution("met-not-claimed", player.name, {"cards": missed})
    spaces = len(position.board.bar)
    for player in players:
        if (held := player.sky.black_holes) > spaces:
            yield scoring.Caution("bar-overflow", player.name, {"n": held, "most": spaces})
    yield from _find_table_cautions(position)


def _judge_tasks(position: Position, player: PlayerState) -> dict[str, bool | None]:
    """Return which public tasks a player's galaxy meets at the end; None for a task that cannot be judged."""
    return {
        id: CONDITIONS[card.rule](player.sky, **card.asks).holds
        if player.sky.entered or card.rule == "most-black-holes"
        else None
        for id, card in position.table.public.items()
    }


def list_linked_alike(sky: OwnSky, among: Collection[int] | None = None) -> tuple[str, ...]:
    """List the pairs of linked stars of one colour; with `among`, those with a star on one of these cells."""
    board = sky.board
    pairs = [
        (one, other)
        for cells in sky.galaxy.colours.values()
        for one in bits(cells)
        for other in bits(board.linked[one] & cells)
        if one < other and (among is None or one in among or other in among)
    ]
    return tuple(f"{board.cells[one]}–{board.cells[other]}" for one, other in sorted(pairs))


def split_pieces(filled: int, linked: Sequence[int]) -> Iterator[int]:
    """Yield the pieces of occupied cells: links over occupied cells join all cells of a piece."""
    left = filled
    while left:
        piece = edge = left & -left
        while edge:
            grown = 0
            for cell in bits(edge):
                grown |= linked[cell]
            edge = grown & left & ~piece
            piece |= edge
        yield piece
        left &= ~piece


def _find_table_cautions(position: Position) -> Iterator[scoring.Caution]:
    skies = [player.sky for player in position.players]
    stars = {colour: sum(sky.galaxy.colours[colour].bit_count() for sky in skies) for colour in COLOURS}
    many = tuple(
        scoring.Reason("count-star", {"n": number, "colour": colour})
        for colour, number in stars.items()
        if number > STARS_OF_COLOUR
    )
    if many:
        yield scoring.Caution("too-many-stars", None, {"stars": many, "most": STARS_OF_COLOUR})
    holes, most = sum(sky.black_holes for sky in skies), BLACK_HOLES[len(skies)]
    if holes > most:
        yield scoring.Caution("too-many-black-holes", None, {"n": holes, "most": most})
    counters = position.table.counters
    moved = len(counters.colours) + len(counters.constellations) + len(counters.advanced)
    if moved > holes:
        yield scoring.Caution("too-many-counters", None, {"moved": moved, "n": holes})


PERSONAL_POINTS = 14
CONSTELLATION_POINTS = 6
RANKED_POINTS = (14, 12, 10)
COLOUR_POINTS = (3, 2, 1)
ADVANCED_POINTS = (4, 3, 2)


def score(position: Position) -> scoring.Result:
    """Score a table. Most points win, then most black holes; players equal in both share the place."""
    rules = FULL_RULES if position.full else BASIC_RULES
    scores = [scoring.score_player(rules, position, player) for player in position.players]
    held = scoring.TieBreak("black-holes", tuple(player.sky.black_holes for player in position.players))
    ranking = scoring.rank_players([score.total for score in scores], [held])
    return scoring.make_result("nebula", scores, ranking, find_cautions(position))


def score_personal_task(_: Position, player: PlayerState) -> Iterator[scoring.Reason]:
    """Score line 1: the personal task, judged by the final galaxy."""
    card = player.personal
    if card is None:
        return
    verdict = CONDITIONS[card.rule](player.sky, **card.asks)
    measure = scoring.Reason(verdict.measure, {"n": verdict.count})
    arguments: dict[str, scoring.Value] = {"card": card.id, "task": describe_rule(card), "found": measure}
    if verdict.holds:
        cells = name_cells(player.sky.board, verdict.cells)
        yield scoring.Reason("personal", arguments, PERSONAL_POINTS, cells)
    else:
        yield scoring.Reason("personal-not", arguments)


def score_public_tasks(position: Position, player: PlayerState) -> Iterator[scoring.Reason]:
    """Score line 2: the public tasks. Ruling: a marker pays even if a star was covered since."""
    for id, place in player.claims.items():
        card = position.table.public[id]
        points = card.first if place == "first" else card.later
        verdict = CONDITIONS[card.rule](player.sky, **card.asks)
        cells = verdict.cells if verdict.holds else 0
        arguments: dict[str, scoring.Value] = {"card": id, "place": place, "task": describe_rule(card)}
        yield scoring.Reason("public", arguments, points, name_cells(player.sky.board, cells))


def score_black_holes(position: Position, player: PlayerState) -> Iterator[scoring.Reason]:
    """Score line 3: black holes, by the number on the first free space of the bar."""
    bar, held = position.board.bar, player.sky.black_holes
    yield scoring.Reason("black-holes", {"n": held}, bar[held] if held < len(bar) else position.board.full)


def score_constellations(position: Position, player: PlayerState) -> Iterator[scoring.Reason]:
    """Score line 4: complete constellations; the second counter says which pay more."""
    ranks = _rank_markers(position.table.counters.constellations, RANKED_POINTS)
    for name, cells in position.board.constellations.items():
        if not cells & ~player.sky.galaxy.filled:
            arguments: dict[str, scoring.Value] = {"constellation": name}
            points, message = CONSTELLATION_POINTS, "constellation"
            if name in ranks:
                arguments["rank"], points = ranks[name]
                message = "constellation-ranked"
            yield scoring.Reason(message, arguments, points, name_cells(position.board, cells))


def score_colours(position: Position, player: PlayerState) -> Iterator[scoring.Reason]:
    """Score line 5: colours of stars, the centre's too, by the first counter."""
    for colour, (rank, worth) in _rank_markers(position.table.counters.colours, COLOUR_POINTS).items():
        cells = player.sky.galaxy.colours[colour]
        number = cells.bit_count()
        arguments: dict[str, scoring.Value] = {"colour": colour, "n": number, "worth": worth, "rank": rank}
        yield scoring.Reason("colour", arguments, number * worth, name_cells(position.board, cells))


def score_advanced_cards(position: Position, player: PlayerState) -> Iterator[scoring.Reason]:
    """Score line 6: advanced cards, by the third counter."""
    for sector, (rank, worth) in _rank_markers(position.table.counters.advanced, ADVANCED_POINTS).items():
        card = position.table.advanced[sector]
        items = COUNTS[card.rule](player.sky, **card.asks)
        arguments: dict[str, scoring.Value] = {"card": card.id, "task": describe_rule(card), "n": items.count}
        arguments |= {"worth": worth, "rank": rank}
        yield scoring.Reason("advanced", arguments, items.count * worth, items.places)


BASIC_RULES: Mapping[str, scoring.Rule[Position, PlayerState]] = {
    "personal": score_personal_task,
    "public": score_public_tasks,
    "black-holes": score_black_holes,
    "constellations": score_constellations,
}
FULL_RULES = {**BASIC_RULES, "colours": score_colours, "advanced": score_advanced_cards}
BASIC = tuple(BASIC_RULES)
FULL = tuple(FULL_RULES)


def _rank_markers(markers: tuple[str, ...], worth: tuple[int, ...]) -> dict[str, tuple[int, int]]:
    """Return the leading markers of a counter, each with its place and pay; those behind, and those still at
    the start, pay nothing."""
    return {marker: (rank, pays) for rank, (marker, pays) in enumerate(zip(markers, worth, strict=False), 1)}
