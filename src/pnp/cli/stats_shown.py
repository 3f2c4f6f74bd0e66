"""What kept games come to, as tables of a terminal."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from pnp.build.stats import called, decimal, fewest, line_name, pointless
from pnp.report.columns import cut_to, left, right, width, wrapped
from pnp.report.phrasing import name, signed
from pnp.report.table import COLUMNS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.build.stats import Names, Stats
    from pnp.kept.tallies import Scores, Tally, Wins
    from pnp.report import Phrases

FIRST = 28  # columns of a name
GAP = 2
WIDEST = 12  # columns of a player above numbers
BEGIN = (25.0, 25 / 3)  # what everybody is rated before the first table


def shown(found: Stats, names: Names) -> str:
    words = names.words
    parts = [
        [heading(found, words), *_left_out(found, words)],
        [*_wins(found.wins, words)] if len(found.tallies) > 1 else [],
        *([*_tally(tally, found, names)] for tally in found.tallies),
        [*_ratings(found, words)],
    ]
    return "\n\n".join("\n".join(part) for part in parts if part)


def heading(found: Stats, words: Phrases) -> str:
    days = [each.play.played for each in found.games]
    message = "stats-day" if min(days) == max(days) else "stats-days"
    return name(words, message, n=len(days), first=min(days), last=max(days))


def _left_out(found: Stats, words: Phrases) -> list[str]:
    return (
        wrapped("", name(words, "stats-unfinished", n=found.unfinished), COLUMNS) if found.unfinished else []
    )


def _wins(wins: Sequence[Wins], words: Phrases) -> Iterator[str]:
    head = [name(words, f"stats-column-{each}") for each in ("games", "wins", "share")]
    rows = [(each.name, _won(each, words)) for each in wins]
    yield from _table(name(words, "stats-players"), head, rows)
    if any(each.contested < each.games for each in wins):
        yield from wrapped("", name(words, "stats-share"), COLUMNS)


def _won(wins: Wins, words: Phrases) -> list[str]:
    if not wins.contested:
        return [str(wins.games), "–", "–"]
    share = int(Fraction(100 * wins.won, wins.contested) + Fraction(1, 2))
    return [str(wins.games), str(wins.won), name(words, "stats-percent", n=share)]


def _tally(tally: Tally, found: Stats, names: Names) -> Iterator[str]:
    words, pointed = names.words, not pointless(tally.sort)
    columns = ["games", "wins", "share", *(["average", "best", "day"] if pointed else [])]
    head = [name(words, f"stats-column-{each}") for each in columns]
    title = f"{called(tally.sort, found, names)} · {name(words, 'stats-games', n=len(tally.games))}"
    rows = [
        (each.wins.name, _won(each.wins, words) + (_points(each, words) if pointed else []))
        for each in tally.scores
    ]
    yield from _table(title, head, rows)
    if fewest(tally.sort):
        yield name(words, "stats-fewest")
    if pointed and len(tally.sort.lines) > 1:
        yield ""
        yield from _lines(tally, names)


def _points(scores: Scores, words: Phrases) -> list[str]:
    average = decimal(words, Fraction(scores.total, scores.wins.games))
    assert scores.best is not None  # points win
    return [average, signed(scores.best.total), scores.best.played]


def _lines(tally: Tally, names: Names) -> Iterator[str]:
    """The average of each line: players as columns, as many as there is room for."""
    words, labels = names.words, [line_name(id, tally.sort, names) for id in tally.sort.lines]
    room = max(1, (COLUMNS - max(map(width, (*labels, name(words, "stats-lines"))))) // (WIDEST + GAP))
    for begin in range(0, len(tally.scores), room):
        players = tally.scores[begin : begin + room]
        averages = [
            [decimal(words, Fraction(each.lines[number], each.wins.games)) for each in players]
            for number in range(len(labels))
        ]
        yield from [""] if begin else []
        heads = [_short(each.wins.name, WIDEST) for each in players]
        yield from _table(name(words, "stats-lines"), heads, list(zip(labels, averages, strict=True)))


def _ratings(found: Stats, words: Phrases) -> Iterator[str]:
    if not found.ratings:
        return
    head = [name(words, f"stats-column-{each}") for each in ("games", "rating", "doubt")]
    rows = [
        (each.name, [str(each.games), decimal(words, each.skill), decimal(words, each.doubt)])
        for each in found.ratings
    ]
    yield from _table(name(words, "stats-ratings"), head, rows)
    skill, doubt = (decimal(words, each) for each in BEGIN)
    yield from wrapped("", name(words, "stats-ratings-about", skill=skill, doubt=doubt), COLUMNS)


def _table(title: str, head: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]]) -> Iterator[str]:
    """Rows below their heads; the title stands where the names do, or above where it is long."""
    columns = [max(map(width, cells)) for cells in zip(head, *(cells for _, cells in rows), strict=True)]
    used = sum(columns) + GAP * len(columns)
    names = [_short(row, min(FIRST, COLUMNS - used)) for row, _ in rows]
    first = max(map(width, names))
    if width(title) + used <= COLUMNS:
        first = max(first, width(title))
    else:
        yield from cut_to(title, COLUMNS)
        title = ""
    yield _row(title, head, first, columns)
    yield "─" * (first + used)
    yield from (_row(row, cells, first, columns) for row, (_, cells) in zip(names, rows, strict=True))


def _row(label: str, cells: Sequence[str], first: int, columns: Sequence[int]) -> str:
    told = "".join(right(cell, wide + GAP) for cell, wide in zip(cells, columns, strict=True))
    return (left(label, first) + told).rstrip()


def _short(text: str, columns: int) -> str:
    while width(text) > columns:
        text = f"{text[:-2]}\N{HORIZONTAL ELLIPSIS}"
    return text
