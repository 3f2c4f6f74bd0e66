"""Who has built a constellation: chapter 3 of the rulebook, the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.games.hvezdokupy.shapes import NEVER, SIDE, SPACES, lacking, same, ways
from pnp.scoring import Caution, Reason, Result, Standing, lines

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.games.hvezdokupy.cards import PatternCard
    from pnp.games.hvezdokupy.position import Board, Observer, Position
    from pnp.games.hvezdokupy.shapes import Shape

STARS = 59


def score(position: Position) -> Result:
    """All whose constellation is built win together."""
    found = [_found(position.board, player.card) for player in position.players]
    scored = [
        lines({"built": built}, facts, player, player.by_hand)
        for player, facts in zip(position.players, found, strict=True)
    ]
    totals = [sum(line.points for line in each) for each in scored]
    won = sum(total > 0 for total in totals)
    players = tuple(
        Standing(player.name, total, 1 if total > 0 else won + 1, each, facts)
        for player, total, each, facts in zip(position.players, totals, scored, found, strict=True)
    )
    winners = tuple(player.name for player in players if player.total > 0)
    decided = "nobody" if won == 0 else "points" if won == 1 else "shared"
    return Result("hvezdokupy", players, winners, decided, tuple(cautions(position)))


def built(facts: dict[str, Any], player: Observer) -> Iterator[Reason]:
    """A pattern counts wherever it lies, turned and mirrored, though other stars lie between; the Moon is
    none of its stars."""
    card = Reason("typed-pattern") if player.card is None or player.card.id is None else player.card.id
    if facts["places"]:
        first = facts["places"][0]
        cells = tuple(f"{row},{column}" for row, column in first)
        told = {"card": card, "ways": len(facts["places"]), "row": first[0][0], "column": first[0][1]}
        yield Reason("built", told, 1, cells)
    elif facts["missing"] is None:
        yield Reason("built-never", {"card": card})
    else:
        yield Reason("built-not", {"card": card, "n": facts["missing"]})


def _found(board: Board | None, card: PatternCard | None) -> dict[str, Any]:
    """Where a pattern lies, and how many stars it lacks at least; nothing where it is not known."""
    if board is None or card is None:
        return {}
    known = ways(card.shape)
    lacks = lacking(known, board.without, board.moon)
    fewest = min(lacks)
    if fewest > 0:
        return {"places": [], "missing": None if fewest >= NEVER else fewest}
    return {
        "places": [_place(way) for way, lack in zip(known.spaces, lacks, strict=True) if lack == 0],
        "missing": 0,
    }


def _place(way: Sequence[int]) -> list[list[int]]:
    return [[space // SIDE + 1, space % SIDE + 1] for space in way]


def cautions(position: Position) -> Iterator[Caution]:
    """Warnings, in the order of the rules' page."""
    board = position.board
    if board is not None:
        stars = SPACES - len(board.without)
        if stars > STARS:
            yield Caution("too-many-stars", None, {"n": stars, "most": STARS})
        if board.moon is None:
            yield Caution("no-moon", None)
    often = tuple(name for group in _alike(position) for name in group)
    if often:
        yield Caution("same-card", None, {"players": often})


def _alike(position: Position) -> Iterator[list[str]]:
    """The players who have one pattern, where they are more than the copies of one card."""
    having: dict[Shape, list[Observer]] = {}
    for player in position.players:
        if player.card is not None:
            having.setdefault(same(player.card.shape), []).append(player)
    for players in having.values():
        (copies, *others) = {player.card.id: player.card.copies for player in players if player.card}.values()
        if len(players) > (1 if others else copies):
            yield [player.name for player in players]
