"""Warnings: positions of Nebula that the rules do not allow, or that look like a slip."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.games.nebula.conditions import CONDITIONS
from pnp.games.nebula.matching import bits
from pnp.games.nebula.sky import COLOURS
from pnp.scoring import Caution, Reason

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from pnp.games.nebula.cards import RuleCard
    from pnp.games.nebula.position import Astronomer, Position
    from pnp.games.nebula.sky import Sky

SAME_COLOUR = "same-colour-link"
STARS = 20  # of each colour
BLACK_HOLES = {2: 30, 3: 25, 4: 20}  # by the number of players


def cautions(position: Position) -> Iterator[Caution]:
    """Code by code in the order of the rules' page, the players in theirs, the table last."""
    players = position.players
    met = [_met(position, player) for player in players]
    for player in players:
        yield from _same_colour_link(player)
    for player in players:
        if player.sky.galaxy.filled and not player.sky.galaxy.filled & position.board.core:
            yield Caution("core-empty", player.name)
    for player in players:
        if not _connected(player.sky):
            yield Caution("not-connected", player.name)
    for player, tasks in zip(players, met, strict=True):
        if gone := tuple(id for id in player.claims if tasks[id] is False):
            yield Caution("claimed-not-met", player.name, {"cards": gone})
    for player, tasks in zip(players, met, strict=True):
        missed = tuple(id for id, holds in tasks.items() if holds and id not in player.claims)
        if missed and player.claims_known:
            yield Caution("met-not-claimed", player.name, {"cards": missed})
    spaces = len(position.board.bar)
    for player in players:
        if (held := player.sky.black_holes) > spaces:
            yield Caution("bar-overflow", player.name, {"n": held, "most": spaces})
    yield from _of_table(position)


def _met(position: Position, player: Astronomer) -> dict[str, bool | None]:
    """Which public tasks a player's galaxy meets at the end; None where it cannot be known."""
    return {id: _holds(card, player.sky) for id, card in position.table.public.items()}


def _holds(card: RuleCard, sky: Sky) -> bool | None:
    if not sky.entered and card.rule != "most-black-holes":
        return None
    return CONDITIONS[card.rule](sky, **card.asks).holds


def _same_colour_link(player: Astronomer) -> Iterator[Caution]:
    """Chapter II, rule 3 of placing stars."""
    if pairs := linked_alike(player.sky):
        yield Caution(SAME_COLOUR, player.name, {"pairs": pairs})


def linked_alike(sky: Sky, among: Collection[int] | None = None) -> tuple[str, ...]:
    """The pairs of linked stars of one colour; where cells are named, those with a star on one of these."""
    board = sky.board
    pairs = [
        (one, other)
        for cells in sky.galaxy.colours.values()
        for one in bits(cells)
        for other in bits(board.linked[one] & cells)
        if one < other and (among is None or one in among or other in among)
    ]
    return tuple(f"{board.cells[one]}–{board.cells[other]}" for one, other in sorted(pairs))


def _connected(sky: Sky) -> bool:
    """Rule 2 of placing stars."""
    return len([*pieces(sky.galaxy.filled, sky.board.linked)]) < 2


def pieces(filled: int, linked: Sequence[int]) -> Iterator[int]:
    """Occupied cells by pieces: links lead from any cell of a piece to any other over occupied ones."""
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


def _of_table(position: Position) -> Iterator[Caution]:
    skies = [player.sky for player in position.players]
    stars = {colour: sum(sky.galaxy.colours[colour].bit_count() for sky in skies) for colour in COLOURS}
    many = tuple(
        Reason("count-star", {"n": number, "colour": colour})
        for colour, number in stars.items()
        if number > STARS
    )
    if many:
        yield Caution("too-many-stars", None, {"stars": many, "most": STARS})
    holes, most = sum(sky.black_holes for sky in skies), BLACK_HOLES[len(skies)]
    if holes > most:
        yield Caution("too-many-black-holes", None, {"n": holes, "most": most})
    counters = position.table.counters
    moved = len(counters.colours) + len(counters.constellations) + len(counters.advanced)
    if moved > holes:
        yield Caution("too-many-counters", None, {"moved": moved, "n": holes})
