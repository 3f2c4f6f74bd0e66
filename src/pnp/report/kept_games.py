"""Kept games as a list for people: a row a game, as wide as a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pnp.report.columns import cut_to, left, right, width
from pnp.report.phrasing import name, signed
from pnp.report.table import COLUMNS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pnp.kept import KeptGame, Play
    from pnp.report.phrasing import Phrases

GAP: Final = 2
DAY: Final = 10
WIDEST_GAME, WIDEST_WINNER = 18, 14


def listed(
    games: Sequence[KeptGame], names: Mapping[str, str], pointless: frozenset[str], words: Phrases
) -> str:
    """The list; `names` are those of the games that were played, some of which know no points, and of whoever
    won that was no player, by `game/winner`."""
    heads = [name(words, f"log-{column}") for column in ("number", "day", "game", "winner", "players")]
    cells = [
        (
            str(each.number),
            each.play.played,
            names[each.play.game],
            winners(each.play, names, words),
            players(each.play, each.play.game not in pointless),
        )
        for each in games
    ]
    columns = [*zip(heads, *cells, strict=True)]
    widths = [
        max(map(width, columns[0])),
        DAY,
        _fit(columns[2], WIDEST_GAME),
        _fit(columns[3], WIDEST_WINNER),
    ]
    widths.append(COLUMNS - sum(widths) - GAP * len(widths))
    return "\n".join(line for row in (heads, *cells) for line in _row(row, widths))


def _fit(cells: Sequence[str], widest: int) -> int:
    return min(widest, max(map(width, cells)))


def _row(cells: Sequence[str], widths: Sequence[int]) -> Iterator[str]:
    """The lines of a row, whose cells are broken where they are too long."""
    broken = [cut_to(cell, columns) for cell, columns in zip(cells, widths, strict=True)]
    for number in range(max(map(len, broken))):
        parts = [lines[number] if number < len(lines) else "" for lines in broken]
        first, *rest = zip(parts, widths, strict=True)
        yield (" " * GAP).join([right(*first), *(left(*cell) for cell in rest)]).rstrip()


def winners(play: Play, names: Mapping[str, str], words: Phrases) -> str:
    """Who won, or a dash; of a game that is not over, that it is not."""
    if play.state == "unfinished":
        return name(words, "score-not-finished")
    return ", ".join(names.get(f"{play.game}/{each}", each) for each in play.winners) or "–"


def players(play: Play, points: bool = True) -> str:
    """All who played, with their totals; the title of the table first."""
    told = ", ".join(f"{seat.name} {signed(seat.total)}" if points else seat.name for seat in play.seats)
    return f"{play.title}: {told}" if play.title else told
