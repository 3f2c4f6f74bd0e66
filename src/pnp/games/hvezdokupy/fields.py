"""Fields of Hvězdokupy's cards for layouts and explanations, and of players for the picture of a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pnp.games.hvezdokupy.cards import PatternCard, Setup
from pnp.games.hvezdokupy.position import PlayerState, Position, StarBoard
from pnp.games.hvezdokupy.scoring import SIDE, SPACES, Shape, find_nearest
from pnp.models.game import Explained
from pnp.scoring import Reason, Result


def constellation_fields(card: PatternCard, _: object) -> dict[str, Any]:
    return {"rows": write_rows(card.shape)}


def write_rows(shape: Shape) -> tuple[str, ...]:
    """Write a pattern: * is a star, . a space that does not matter."""
    height, width = (max(place[axis] for place in shape) + 1 for axis in (0, 1))
    stars = frozenset(shape)
    rows = ([(row, column) in stars for column in range(width)] for row in range(height))
    return tuple("".join("*" if star else "." for star in row) for row in rows)


def setup_fields(card: Setup, _: object) -> dict[str, Any]:
    return {"ranks": tuple(map(str, card.stack))}


def explain_constellation(card: PatternCard, _: object) -> Explained:
    values = (
        Reason("explain-colour", {"colour": card.colour}),
        Reason("explain-rank", {"n": card.rank}),
        Reason("count-star", {"n": len(card.shape)}),
    )
    return Explained(values, ("pattern", "rank"), drawing=write_rows(card.shape))


def explain_setup(card: Setup, _: object) -> Explained:
    text = (
        Reason("explain-stack", {"ranks": " ".join(map(str, card.stack))}),
        Reason("explain-first-stars", {"n": card.stars}),
        *((Reason("explain-rolled", {"n": card.rolled}),) if card.rolled else ()),
    )
    return Explained((Reason("count-player", {"n": card.players}),), ("stack",), text)


MOST_PLACES = 96  # places that are shown one by one


def position_fields(position: Position, _: Result) -> list[Mapping[str, Any]]:
    """Return the board, and for each player where the pattern lies, or where it lacks the fewest stars."""
    return [_player_fields(position.board, player) for player in position.players]


def _player_fields(board: StarBoard | None, player: PlayerState) -> Mapping[str, Any]:
    if board is None:
        return {"known": False}
    signs = list_signs(board)
    usual = {"signs": split_rows(signs), "known": player.card is not None}
    if player.card is None:
        return usual
    fewest, ways = find_nearest(board, player.card.shape)
    first = ways[0] if ways else ()
    some_ways = ways[:MOST_PLACES] if fewest == 0 else ways[:1]
    return {
        **usual,
        "card": player.card.id or "",
        "pattern": write_rows(player.card.shape),
        "ways": len(ways) if fewest == 0 else 0,
        "missing": fewest if ways else -1,
        "first-row": first[0] // SIDE + 1 if first else 0,
        "first-column": first[0] % SIDE + 1 if first else 0,
        "found": _name_spaces(space for space in first if signs[space] == "*"),
        "lacking": _name_spaces(space for space in first if signs[space] != "*"),
        "places": tuple(split_rows(_put_signs(place, board.moon)) for place in some_ways),
    }


def list_signs(board: StarBoard) -> list[str]:
    """List the signs of the board in reading order."""
    return _put_signs([space for space in range(SPACES) if space not in {*board.without}], board.moon)


def _put_signs(stars: Sequence[int], moon: int | None) -> list[str]:
    return ["*" if space in stars else "M" if space == moon else "." for space in range(SPACES)]


def split_rows(signs: list[str]) -> tuple[str, ...]:
    return tuple("".join(signs[row * SIDE : (row + 1) * SIDE]) for row in range(SIDE))


def _name_spaces(spaces: Any) -> tuple[str, ...]:
    return tuple(f"{space // SIDE + 1},{space % SIDE + 1}" for space in spaces)
