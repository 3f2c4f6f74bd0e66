"""The winners by chapter 3 of the rulebook: who has built a constellation, and in which ways a pattern lies
on the board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias

from pnp.scoring import Caution, Ranking, Reason, Result, make_result, score_player

if TYPE_CHECKING:
    from pnp.games.hvezdokupy.cards import PatternCard
    from pnp.games.hvezdokupy.position import PlayerState, Position, StarBoard


SIDE = 8
SPACES = SIDE * SIDE
NEVER = 64  # more than the stars of any pattern; added to them, it still fits in a byte

Shape: TypeAlias = tuple[tuple[int, int], ...]  # the rows and columns of the stars from 0, in reading order


@dataclass(frozen=True, slots=True)
class Ways:
    """All ways in which a pattern can lie on an empty board, and the same ways by spaces: byte number n of
    `asked[space]` is 1 if way number n needs a star there."""

    spaces: tuple[tuple[int, ...], ...]
    asked: tuple[int, ...]


def list_orientations(shape: Shape) -> tuple[Shape, ...]:
    """List a pattern turned by 0, 90, 180 and 270 degrees, mirrored or not, without repeats."""
    found = set()
    for _ in range(4):
        shape = tuple((column, -row) for row, column in shape)
        found |= {_move_to_corner(shape), _move_to_corner(tuple((row, -column) for row, column in shape))}
    return tuple(sorted(found))


def _move_to_corner(shape: Shape) -> Shape:
    top = min(row for row, _ in shape)
    left = min(column for _, column in shape)
    return tuple(sorted((row - top, column - left) for row, column in shape))


@lru_cache(maxsize=1024)
def normalise_shape(shape: Shape) -> Shape:
    """Return a shape that is equal for patterns that differ only by turning and mirroring."""
    return list_orientations(shape)[0]


def is_connected(shape: Shape) -> bool:
    """Tell whether steps to a side or a corner connect all stars."""
    left = set(shape)
    frontier = [left.pop()]
    while left and frontier:
        row, column = frontier.pop()
        near = {star for star in left if abs(star[0] - row) <= 1 and abs(star[1] - column) <= 1}
        left -= near
        frontier += near
    return not left


def contains_shape(larger: Shape, smaller: Shape) -> bool:
    """Tell whether a player who builds the larger pattern always builds the smaller one too."""
    without = {*range(SPACES)} - {row * SIDE + column for row, column in larger}
    return 0 in count_lacking(find_ways(smaller), tuple(without), None)


@lru_cache(maxsize=1024)
def find_ways(shape: Shape) -> Ways:
    ways = sorted(way for turned in list_orientations(shape) for way in _list_shifts(turned))
    asked = [0] * SPACES
    for number, way in enumerate(ways):
        for space in way:
            asked[space] |= 1 << (8 * number)
    return Ways(tuple(ways), tuple(asked))


def _list_shifts(shape: Shape) -> list[tuple[int, ...]]:
    height = max(row for row, _ in shape) + 1
    width = max(column for _, column in shape) + 1
    return [
        tuple((top + row) * SIDE + left + column for row, column in shape)
        for top in range(SIDE - height + 1)
        for left in range(SIDE - width + 1)
    ]


def count_lacking(ways: Ways, without: tuple[int, ...], never: int | None) -> bytes:
    """Count for each way its spaces without a star; at least `NEVER` if it needs the space that never gets
    one."""
    asked = ways.asked
    total = sum([asked[space] for space in without])
    if never is not None:
        total += NEVER * asked[never]
    return total.to_bytes(len(ways.spaces), "little")


STARS = 59

Place: TypeAlias = tuple[tuple[int, int], ...]  # the rows and columns of a pattern's stars from 1


@dataclass(frozen=True, slots=True)
class Fit:
    """The places of a built pattern, and the fewest stars that it lacks: None if it can never be built."""

    places: tuple[Place, ...]
    missing: int | None


def score(position: Position) -> Result:
    """Score a table: all players whose constellation is built win together."""
    fits = [_find_fit(position.board, player.card) for player in position.players]
    scores = [score_player(RULES, each, player) for player, each in zip(position.players, fits, strict=True)]
    ranking = _rank_players([score.total > 0 for score in scores])
    why = None if ranking.leaders else _explain_stars_left(position.board)
    cautions, facts = find_cautions(position), [*map(_list_facts, fits)]
    return make_result("hvezdokupy", scores, ranking, cautions, facts, why)


def _rank_players(built: Sequence[bool]) -> Ranking:
    leaders = tuple(number for number, stands in enumerate(built) if stands)
    decided = "nobody" if not leaders else "points" if len(leaders) == 1 else "shared"
    return Ranking(tuple(1 if stands else len(leaders) + 1 for stands in built), leaders, decided)


def _explain_stars_left(board: StarBoard | None) -> Reason | None:
    """Explain why a game is unfinished: while nobody has built, it goes on until all stars lie."""
    left = 0 if board is None else STARS - count_stars(board)
    return Reason("unfinished-stars", {"n": left}) if left > 0 else None


def score_pattern(fit: Fit | None, player: PlayerState) -> Iterator[Reason]:
    """Score a pattern. It counts wherever it lies, turned or mirrored, even with other stars in between; the
    Moon is none of its stars."""
    if fit is None or player.card is None:
        return
    card = player.card.id or Reason("typed-pattern")
    if fit.places:
        first = fit.places[0]
        (row, column), *_ = first
        arguments = {"card": card, "ways": len(fit.places), "row": row, "column": column}
        yield Reason("built", arguments, 1, tuple(f"{row},{column}" for row, column in first))
    elif fit.missing is None:
        yield Reason("built-never", {"card": card})
    else:
        yield Reason("built-not", {"card": card, "n": fit.missing})


RULES = {"built": score_pattern}
LINES = tuple(RULES)


def _find_fit(board: StarBoard | None, card: PatternCard | None) -> Fit | None:
    """Find the fit of a pattern; None if the board or the card is not known."""
    if board is None or card is None:
        return None
    fewest, lying = find_nearest(board, card.shape)
    return Fit(() if fewest else tuple(map(_list_stars, lying)), fewest if lying else None)


def find_nearest(board: StarBoard, shape: Shape) -> tuple[int, list[tuple[int, ...]]]:
    """Return the fewest stars that a pattern lacks, and all ways in which it lacks no more, as spaces from 0.
    If the Moon always blocks it, there is no way."""
    known = find_ways(shape)
    lacks = count_lacking(known, board.without, board.moon)
    fewest = min(lacks)
    return fewest, [known.spaces[number] for number, lack in enumerate(lacks) if lack == fewest < NEVER]


def _list_stars(way: Sequence[int]) -> Place:
    return tuple((space // SIDE + 1, space % SIDE + 1) for space in way)


def _list_facts(fit: Fit | None) -> dict[str, Any]:
    if fit is None:
        return {}
    places = [[[row, column] for row, column in place] for place in fit.places]
    return {"places": places, "missing": fit.missing}


def find_cautions(position: Position) -> Iterator[Caution]:
    """Yield warnings in the order of the rules' page."""
    board = position.board
    if board is not None:
        stars = count_stars(board)
        if stars > STARS:
            yield Caution("too-many-stars", None, {"n": stars, "most": STARS})
        if board.moon is None:
            yield Caution("no-moon", None)
    often = tuple(name for group in _find_same_patterns(position) for name in group)
    if often:
        yield Caution("same-card", None, {"players": often})


def count_stars(board: StarBoard) -> int:
    return SPACES - len(board.without)


def _find_same_patterns(position: Position) -> Iterator[list[str]]:
    """Find players with the same pattern, if they are more than the copies of one card."""
    having: dict[Shape, list[PlayerState]] = {}
    for player in position.players:
        if player.card is not None:
            having.setdefault(normalise_shape(player.card.shape), []).append(player)
    for players in having.values():
        (copies, *others) = {player.card.id: player.card.copies for player in players if player.card}.values()
        if len(players) > (1 if others else copies):
            yield [player.name for player in players]
