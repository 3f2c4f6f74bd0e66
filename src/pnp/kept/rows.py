"""Rows of the tables as records and back, each version with a digest of all that it says."""

from __future__ import annotations

import hashlib
import json
from datetime import date
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec import DecodeError, Struct, convert, to_builtins
from msgspec.json import decode
from msgspec.structs import replace

from pnp.data.files import SIZE_LIMIT
from pnp.errors import phrase
from pnp.kept.games import Papers, Play, Seat, Stamp

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator, Mapping, Sequence

Key: TypeAlias = tuple[int, int]


class Version(Struct, frozen=True):
    """All that a row of `versions` says, with those that belong to it."""

    number: int
    version: int
    removed: bool
    stamp: Stamp
    play: Play
    papers: Papers


class SpoiltError(Exception):
    """Rows say what pnp never wrote; the words tell what."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def write(games: sqlite3.Connection, version: Version) -> None:
    """Add a version; its own row seals it, and is the last."""
    key, play, papers = (version.number, version.version), version.play, version.papers
    games.executemany("INSERT INTO files VALUES (?, ?, ?, ?)", [(*key, *file) for file in papers.files])
    for seat, player in enumerate(play.seats, 1):
        lines = [(*key, seat, line, *said) for line, said in enumerate(player.lines, 1)]
        games.executemany("INSERT INTO lines VALUES (?, ?, ?, ?, ?, ?)", lines)
        row = (*key, seat, player.name, player.total, player.place, player.winner, player.starts)
        games.execute("INSERT INTO players VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
    head = (*key, version.stamp.kept, version.stamp.pnp, version.removed, play.game, play.played, play.title)
    told = (play.decided_by, json.dumps(play.winners), papers.sheet, papers.result, digest(version))
    games.execute(f"INSERT INTO versions VALUES ({', '.join('?' * 13)})", (*head, *told))


def digest(version: Version) -> str:
    """The same for the same texts and numbers, for all time: of JSON, whose writing is fixed."""
    play, papers = version.play, version.papers
    seats = [(seat.name, seat.total, seat.place, seat.winner, seat.starts, seat.lines) for seat in play.seats]
    said = (version.number, version.version, version.removed, version.stamp.kept, version.stamp.pnp)
    played = (play.game, play.played, play.title, play.decided_by, play.winners, seats)
    told = (*said, *played, papers.sheet, papers.files, papers.result)
    return hashlib.sha256(json.dumps(told, separators=(",", ":")).encode()).hexdigest()


def versions(games: sqlite3.Connection) -> Iterator[Version]:
    """Every version of every game in the order of their numbers; a SpoiltError where one is not whole."""
    below = {
        table: _by_key(games.execute(f"SELECT * FROM {table} ORDER BY number, version, {order}"))
        for table, order in (("players", "seat"), ("lines", "seat, line"), ("files", "rowid"))
    }
    last = (0, 0)
    for row in games.execute("SELECT * FROM versions ORDER BY number, version"):
        key = row[:2]
        if key not in ((last[0], last[1] + 1), (last[0] + 1, 1)):
            raise SpoiltError(
                phrase("after-game-game-version-version-something", game=last[0], version=last[1])
            )
        yield _checked(row, {table: rows.get(key, ()) for table, rows in below.items()})
        last = key


def _by_key(rows: sqlite3.Cursor) -> Mapping[Key, Sequence[Any]]:
    return {key: [*group] for key, group in groupby(rows, itemgetter(0, 1))}


def _checked(row: Any, below: Mapping[str, Sequence[Any]]) -> Version:
    """A version as it was written, or a SpoiltError that names it."""
    try:
        version = _version(row, below)
        whole = digest(version) == row[-1]
        sane = _is_sane(version)
    except (ValueError, TypeError, DecodeError, RecursionError) as error:
        raise _altered(row) from error
    if not whole:
        raise _altered(row)
    if not sane:
        raise SpoiltError(phrase("where-says-what-no-sheet-can-say", where=_called(row)))
    return version if _is_over(version.papers) else _unfinished(version)


def _unfinished(version: Version) -> Version:
    """A game that is not over, in which an earlier pnp saw a winner."""
    play = version.play
    seats = tuple(replace(seat, winner=False) for seat in play.seats)
    unfinished = replace(play, state="unfinished", winners=(), decided_by="", seats=seats)
    return replace(version, play=unfinished)


def _altered(row: Any) -> SpoiltError:
    return SpoiltError(phrase("where-is-not-as-it-was-written", where=_called(row)))


def _called(row: Any) -> str:
    return phrase("version-version-of-game-game", version=row[1], game=row[0])


def _is_sane(version: Version) -> bool:
    """Whether a game could have been like that, though pnp itself wrote it."""
    date.fromisoformat(version.play.played)
    date.fromisoformat(version.stamp.kept[:10])
    sheet_name(version.papers)
    began = [seat.starts for seat in version.play.seats]
    short = max(map(len, (version.papers.sheet, *dict(version.papers.files).values()))) <= SIZE_LIMIT
    return began.count(True) == 1 and short


class _Warned(Struct, frozen=True):
    code: str


class _Told(Struct, frozen=True):
    """What is read of a result as JSON; the rest is handed on as it is. A pnp before there were states only
    warned of a game that is not over."""

    sheet: str
    state: str = ""
    warnings: tuple[_Warned, ...] = ()


_NOT_FINISHED: Final = "not-finished"


def _told(papers: Papers) -> _Told:
    return decode(papers.result, type=_Told)


def _is_over(papers: Papers) -> bool:
    told = _told(papers)
    if told.state:
        return told.state != "unfinished"
    return all(warning.code != _NOT_FINISHED for warning in told.warnings)


def sheet_name(papers: Papers) -> str:
    """What the sheet was called when it was scored."""
    return _told(papers).sheet


def _version(row: Any, below: Mapping[str, Sequence[Any]]) -> Version:
    number, version, kept, pnp, removed, game, played, title, decided_by, winners, sheet, result, _ = row
    lines = {
        seat: tuple((id, points) for *_, id, points in said)
        for seat, said in groupby(below["lines"], itemgetter(2))
    }
    seats = tuple(
        Seat(name, total, place, bool(winner), bool(starts), lines.get(seat, ()))
        for _, _, seat, name, total, place, winner, starts in below["players"]
    )
    files = tuple((name, content) for _, _, name, content in below["files"])
    play = Play(game, played, title, decided_by, decode(winners, type=tuple[str, ...]), seats)
    made = Version(number, version, bool(removed), Stamp(kept, pnp), play, Papers(sheet, files, result))
    return convert(to_builtins(made), Version)
