"""Who has built a constellation: chapter 3 of the rulebook, the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from pnp.games.hvezdokupy.shapes import NEVER, SIDE, SPACES, lacking, same, ways
from pnp.scoring import Caution, Ranking, Reason, result, scored

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.games.hvezdokupy.cards import PatternCard
    from pnp.games.hvezdokupy.position import Board, Observer, Position
    from pnp.games.hvezdokupy.shapes import Shape
    from pnp.scoring import Result

STARS = 59

Place: TypeAlias = tuple[tuple[int, int], ...]  # the rows and columns of a pattern's stars from 1


@dataclass(frozen=True, slots=True)
class Found:
    """Where a pattern lies, and how many stars it lacks at least: None where it can never be built."""

    places: tuple[Place, ...]
    missing: int | None


def score(position: Position) -> Result:
    """All whose constellation is built win together."""
    found = [_found(position.board, player.card) for player in position.players]
    scores = [scored(RULES, each, player) for player, each in zip(position.players, found, strict=True)]
    ranking = _ranking([score.total > 0 for score in scores])
    why = None if ranking.leaders else _stars_left(position.board)
    return result("hvezdokupy", scores, ranking, cautions(position), [*map(_facts, found)], why)


def _ranking(built: Sequence[bool]) -> Ranking:
    leaders = tuple(number for number, stands in enumerate(built) if stands)
    decided = "nobody" if not leaders else "points" if len(leaders) == 1 else "shared"
    return Ranking(tuple(1 if stands else len(leaders) + 1 for stands in built), leaders, decided)


def _stars_left(board: Board | None) -> Reason | None:
    """Where nobody has built, the game goes on until all stars lie."""
    left = 0 if board is None else STARS - stars_on(board)
    return Reason("unfinished-stars", {"n": left}) if left > 0 else None


def built(found: Found | None, player: Observer) -> Iterator[Reason]:
    """A pattern counts wherever it lies, turned and mirrored, though other stars lie between; the Moon is
    none of its stars."""
    if found is None or player.card is None:
        return
    card = player.card.id or Reason("typed-pattern")
    if found.places:
        first = found.places[0]
        (row, column), *_ = first
        told = {"card": card, "ways": len(found.places), "row": row, "column": column}
        yield Reason("built", told, 1, tuple(f"{row},{column}" for row, column in first))
    elif found.missing is None:
        yield Reason("built-never", {"card": card})
    else:
        yield Reason("built-not", {"card": card, "n": found.missing})


RULES = {"built": built}
LINES = tuple(RULES)


def _found(board: Board | None, card: PatternCard | None) -> Found | None:
    """How a pattern lies; None where it is not known."""
    if board is None or card is None:
        return None
    known = ways(card.shape)
    lacks = lacking(known, board.without, board.moon)
    fewest = min(lacks)
    if fewest > 0:
        return Found((), None if fewest >= NEVER else fewest)
    return Found(tuple(_place(way) for way, lack in zip(known.spaces, lacks, strict=True) if lack == 0), 0)


def _place(way: Sequence[int]) -> Place:
    return tuple((space // SIDE + 1, space % SIDE + 1) for space in way)


def _facts(found: Found | None) -> dict[str, Any]:
    if found is None:
        return {}
    places = [[[row, column] for row, column in place] for place in found.places]
    return {"places": places, "missing": found.missing}


def cautions(position: Position) -> Iterator[Caution]:
    """Warnings, in the order of the rules' page."""
    board = position.board
    if board is not None:
        stars = stars_on(board)
        if stars > STARS:
            yield Caution("too-many-stars", None, {"n": stars, "most": STARS})
        if board.moon is None:
            yield Caution("no-moon", None)
    often = tuple(name for group in _alike(position) for name in group)
    if often:
        yield Caution("same-card", None, {"players": often})


def stars_on(board: Board) -> int:
    return SPACES - len(board.without)


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
