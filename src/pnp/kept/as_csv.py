"""Kept games as CSV: a row a player, as spreadsheets and statistics want it."""

from __future__ import annotations

import csv
import io
import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.kept.games import KeptGame, Seat

HEAD: Final = (
    *("number", "version", "played", "game", "title", "players", "seat", "player"),
    *("place", "total", "winner", "starts", "state", "decided_by", "kept", "pnp"),
)
_ACTIVE: Final = re.compile(r"'*[=+\-@\t\r]")  # what a spreadsheet takes for a formula, or would unmarked


def as_csv(games: Sequence[KeptGame]) -> str:
    """RFC 4180. Each line of a score has a column of its own, called `game/line`, which is empty in the rows
    of other games; 1 is yes and 0 is no."""
    lines = tuple(dict.fromkeys(column for each in games for column in _columns(each)))
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow([*HEAD, *lines])
    writer.writerows(row for each in games for row in _rows(each, lines))
    return text.getvalue()


def _columns(game: KeptGame) -> Iterator[str]:
    for seat in game.play.seats:
        for id, _ in seat.lines:
            yield f"{game.play.game}/{id}"


def _rows(game: KeptGame, lines: Sequence[str]) -> Iterator[list[str | int]]:
    play = game.play
    for number, seat in enumerate(play.seats, 1):
        yield [
            *(game.number, game.version, play.played, harmless(play.game), harmless(play.title)),
            *(len(play.seats), number, harmless(seat.name), seat.place, seat.total, int(seat.winner)),
            *(int(seat.starts), play.state, play.decided_by, game.stamp.kept, game.stamp.pnp),
            *_points(play.game, seat, lines),
        ]


def _points(game: str, seat: Seat, lines: Sequence[str]) -> Iterator[str | int]:
    points = {f"{game}/{id}": points for id, points in seat.lines}
    return (points.get(line, "") for line in lines)


def harmless(text: str) -> str:
    """A text that no spreadsheet takes for a formula: an apostrophe marks it as text."""
    return f"'{text}" if _ACTIVE.match(text) else text
