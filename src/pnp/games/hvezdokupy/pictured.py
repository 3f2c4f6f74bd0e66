"""What lay on the board at the end, as the picture of a position is told: a player's constellation on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.games.hvezdokupy.shapes import NEVER, SIDE, SPACES, lacking, ways
from pnp.games.hvezdokupy.shown import rows

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pnp.games.hvezdokupy.position import Board, Observer, Position
    from pnp.games.hvezdokupy.shapes import Shape
    from pnp.scoring import Result

MOST = 96  # places that are shown one by one


def pictured(position: Position, _: Result) -> list[Mapping[str, Any]]:
    """The board, and for each player where the pattern lies, or where it lacks the fewest stars."""
    return [_seen(position.board, player) for player in position.players]


def _seen(board: Board | None, player: Observer) -> Mapping[str, Any]:
    if board is None:
        return {"known": False}
    signs = signs_of(board)
    usual = {"signs": _rows(signs), "known": player.card is not None}
    if player.card is None:
        return usual
    fewest, lying = nearest(board, player.card.shape)
    first = lying[0] if lying else ()
    shown = lying[:MOST] if fewest == 0 else lying[:1]
    return {
        **usual,
        "card": player.card.id or "",
        "pattern": rows(player.card.shape),
        "ways": len(lying) if fewest == 0 else 0,
        "missing": fewest if lying else -1,
        "first-row": first[0] // SIDE + 1 if first else 0,
        "first-column": first[0] % SIDE + 1 if first else 0,
        "found": _named(space for space in first if signs[space] == "*"),
        "lacking": _named(space for space in first if signs[space] != "*"),
        "places": tuple(_rows(_drawn(place, board.moon)) for place in shown),
    }


def nearest(board: Board, shape: Shape) -> tuple[int, list[tuple[int, ...]]]:
    """How many stars a pattern lacks at least, and all the ways in which it lacks no more: spaces from 0.
    Where the Moon is always in its way, there is none."""
    known = ways(shape)
    lacks = lacking(known, board.without, board.moon)
    fewest = min(lacks)
    return fewest, [known.spaces[number] for number, lack in enumerate(lacks) if lack == fewest < NEVER]


def signs_of(board: Board) -> list[str]:
    """The board in reading order, as it is written."""
    return _drawn([space for space in range(SPACES) if space not in {*board.without}], board.moon)


def _drawn(stars: Sequence[int], moon: int | None) -> list[str]:
    return ["*" if space in stars else "M" if space == moon else "." for space in range(SPACES)]


def _rows(signs: list[str]) -> tuple[str, ...]:
    return tuple("".join(signs[row * SIDE : (row + 1) * SIDE]) for row in range(SIDE))


def _named(spaces: Any) -> tuple[str, ...]:
    return tuple(f"{space // SIDE + 1},{space % SIDE + 1}" for space in spaces)
