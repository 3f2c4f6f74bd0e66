"""A second, slow judge of Hvězdokupy in play, which looks at every pair of spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

Space = tuple[int, int]

SPACES = [(row, column) for row in range(1, 9) for column in range(1, 9)]


def sign(rows: Sequence[str], space: Space) -> str:
    return rows[space[0] - 1][space[1] - 1]


def touching(one: Space, other: Space) -> bool:
    """By side or corner."""
    return one != other and abs(one[0] - other[0]) < 2 and abs(one[1] - other[1]) < 2


def fitting(rows: Sequence[str], number: int) -> set[Space]:
    """The free spaces with exactly so many stars next to them."""
    stars = [space for space in SPACES if sign(rows, space) == "*"]
    return {
        space
        for space in SPACES
        if sign(rows, space) == "." and sum(touching(space, star) for star in stars) == number
    }


def moves(rows: Sequence[str]) -> set[tuple[Space, Space]]:
    """From where a star may go where."""
    return {
        (star, space)
        for star in SPACES
        for space in SPACES
        if (sign(rows, star), sign(rows, space)) == ("*", ".") and touching(star, space)
    }


class Referee:
    """Who has to do what next, from a board in the middle of a game on, when nobody builds."""

    def __init__(self, rows: Sequence[str], players: int, seat: int, *, no_chance: bool) -> None:
        self.board = {space: sign(rows, space) for space in SPACES}
        self.players, self.no_chance = players, no_chance
        self.seat, self.waiting, self.pairs = seat, "", list[set[int]]()
        self.begin()

    def rows(self) -> list[str]:
        return ["".join(self.board[row, column] for column in range(1, 9)) for row in range(1, 9)]

    def has_stars(self) -> bool:
        return list(self.board.values()).count("*") < 59

    def begin(self) -> None:
        self.pairs = []
        if self.players == 2 and self.has_stars():
            self.waiting = "bob"
        else:
            self.after_bob()

    def after_bob(self) -> None:
        if self.no_chance:
            self.waiting = "any" if self.has_stars() else "over"
        else:
            self.waiting = "roll" if self.has_stars() else "last"

    def end_turn(self) -> None:
        self.seat += 1
        if self.seat == self.players and not self.has_stars():
            self.waiting = "over"
            return
        self.seat %= self.players
        self.begin()

    def rolled(self, face: int) -> None:
        self.pairs.append({face, face + 4 if face < 5 else face - 4})
        if len(self.pairs) == 1:
            self.waiting = "choose"
        elif self.pairs[0] == self.pairs[1]:
            self.waiting = "move"
        elif any(fitting(self.rows(), number) for number in self.pairs[1]):
            self.waiting = "place"
        else:
            self.end_turn()

    def follow(self, kind: str, *numbers: int) -> None:
        if kind == "roll":
            self.rolled(*numbers)
            return
        if kind == "late" and self.has_stars():
            self.waiting = "instead"
            return
        to = numbers[-2:]
        if kind == "move":
            self.board[numbers[0], numbers[1]] = "."
        if kind in ("move", "place") or (kind == "bob" and self.board[to[0], to[1]] == "."):
            self.board[to[0], to[1]] = "*"
        if kind == "bob" and self.waiting == "bob":
            self.after_bob()
        else:
            self.end_turn()
