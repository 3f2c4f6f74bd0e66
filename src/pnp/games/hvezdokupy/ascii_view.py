"""The star board in characters, with a player's constellation where it lies or lacks the fewest stars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Final

from pnp.errors import Location
from pnp.games.hvezdokupy.fields import list_signs, write_rows
from pnp.games.hvezdokupy.position import PlayerState, Position, StarBoard
from pnp.games.hvezdokupy.scoring import SIDE, Shape, find_nearest
from pnp.models.game import Chars, Row, Sketch
from pnp.scoring import Line, Result

LOOKS: Final = {
    "*": Chars(" * ", "gold"),
    "M": Chars(" M ", "white", strong=True),
    ".": Chars(" . ", "faint"),
}
FOUND: Final = Chars("[*]", "gold", strong=True)  # a star of the constellation
LACKING: Final = Chars("(+)", "red", strong=True)  # a space that needs a star
_EDGE: Final = "    "
_BESIDE: Final = Chars("     ")


def draw_position(position: Position, result: Result, place: Location) -> Sketch:
    """Draw the board, the row just entered, or a player's pattern on the board."""
    match place:
        case ("players", int(number), *deeper) if not deeper or deeper[0] in ("card", "pattern"):
            player = position.players[number]
            if player.card or not deeper:
                return _draw_player(position.board, player, result.players[number].lines)
        case ("board", int(row)) if position.board and row < SIDE - 1:
            drawn = draw_board(list_signs(position.board))
            return drawn[row + 1 : row + 2] if row else drawn[:2]
        case ("board", *_) if position.board:
            return draw_board(list_signs(position.board))
    return ()


def draw_board(signs: Sequence[str], marks: Mapping[int, Chars] | None = None) -> tuple[Row, ...]:
    """Draw the 64 spaces, rows and columns numbered; `marks` are three characters of their own for some
    spaces, by number from 0."""
    looks = {space: LOOKS[sign] for space, sign in enumerate(signs)} | dict(marks or {})
    head = Chars(_EDGE + "".join(f" {column} " for column in range(1, SIDE + 1)), "faint")
    rows = [[looks[row * SIDE + column] for column in range(SIDE)] for row in range(SIDE)]
    spaces = [(Chars(f" {number}  ", "faint"), *row) for number, row in enumerate(rows, 1)]
    return (head,), *spaces


def _draw_player(board: StarBoard | None, player: PlayerState, lines: Sequence[Line]) -> Sketch:
    """Draw the board with the pattern marked and beside it, or the pattern alone, and the reasons of the
    score."""
    pattern = () if player.card is None else draw_pattern(player.card.shape)
    reasons = tuple(reason for line in lines if line.origin == "derived" for reason in line.reasons)
    if board is None:
        return *pattern, *reasons
    marks = {} if player.card is None else _mark_spaces(board, player.card.shape)
    return *_join_rows(draw_board(list_signs(board), marks), pattern), *reasons


def _mark_spaces(board: StarBoard, shape: Shape) -> Mapping[int, Chars]:
    """Mark the first place where a pattern lies, or lacks the fewest stars."""
    signs, (_, lying) = list_signs(board), find_nearest(board, shape)
    return {space: FOUND if signs[space] == "*" else LACKING for way in lying[:1] for space in way}


def draw_pattern(shape: Shape) -> tuple[Row, ...]:
    return tuple((Chars(_EDGE), *(LOOKS[sign] for sign in row)) for row in write_rows(shape))


def _join_rows(left: Sequence[Row], right: Sequence[Row]) -> tuple[Row, ...]:
    """Join rows side by side, the right ones below the head of the left ones."""
    joined = zip_longest(left[1:], right, fillvalue=())
    return left[0], *((*row, _BESIDE, *other) if other else row for row, other in joined)
