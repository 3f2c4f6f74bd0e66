"""What lay on the board at the end, as the picture of a position is told: a player's constellation on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.games.hvezdokupy.shapes import NEVER, SIDE, SPACES, lacking, ways
from pnp.games.hvezdokupy.shown import rows

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pnp.games.hvezdokupy.position import Board, Observer, Position
    from pnp.scoring import Result

MOST = 96  # places that are shown one by one


def pictured(position: Position, _: Result) -> list[Mapping[str, Any]]:
    """The board, and for each player where the pattern lies, or where it lacks the fewest stars."""
    return [_seen(position.board, player) for player in position.players]


def _seen(board: Board | None, player: Observer) -> Mapping[str, Any]:
    if board is None:
        return {"known": False}
    signs = _signs(board)
    usual = {"signs": _rows(signs), "known": player.card is not None}
    if player.card is None:
        return usual
    known = ways(player.card.shape)
    lacks = lacking(known, board.without, board.moon)
    fewest = min(lacks)
    nearest = [known.spaces[number] for number, lack in enumerate(lacks) if lack == fewest < NEVER]
    first = nearest[0] if nearest else ()
    shown = nearest[:MOST] if fewest == 0 else nearest[:1]
    return {
        **usual,
        "card": player.card.id or "",
        "pattern": rows(player.card.shape),
        "ways": len(nearest) if fewest == 0 else 0,
        "missing": fewest if nearest else -1,
        "first-row": first[0] // SIDE + 1 if first else 0,
        "first-column": first[0] % SIDE + 1 if first else 0,
        "found": _named(space for space in first if signs[space] == "*"),
        "lacking": _named(space for space in first if signs[space] != "*"),
        "places": tuple(_rows(_drawn(place, board.moon)) for place in shown),
    }


def _signs(board: Board) -> list[str]:
    return _drawn([space for space in range(SPACES) if space not in {*board.without}], board.moon)


def _drawn(stars: Sequence[int], moon: int | None) -> list[str]:
    return ["*" if space in stars else "M" if space == moon else "." for space in range(SPACES)]


def _rows(signs: list[str]) -> tuple[str, ...]:
    return tuple("".join(signs[row * SIDE : (row + 1) * SIDE]) for row in range(SIDE))


def _named(spaces: Any) -> tuple[str, ...]:
    return tuple(f"{space // SIDE + 1},{space % SIDE + 1}" for space in spaces)
