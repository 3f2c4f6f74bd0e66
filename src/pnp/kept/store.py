"""Writes kept games into a file and reads them, as plain records: only added, never changed, each version
with a digest."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import date
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from msgspec import DecodeError, Struct, convert, to_builtins
from msgspec.json import decode
from msgspec.structs import replace

from pnp.data.sources import SIZE_LIMIT
from pnp.errors import KeptError, at_place, phrase
from pnp.kept.database import make_damaged, open_to_add, open_to_read

State: TypeAlias = Literal["finished", "unfinished"]


class PlayerResult(Struct, frozen=True):
    """A player's result; `lines` are the ids of the lines with their points, in the order of the score."""

    name: str
    total: int
    place: int
    winner: bool
    starts: bool
    lines: tuple[tuple[str, int], ...]


class KeptPlay(Struct, frozen=True):
    """A game as it was played and ended, with seats in turn order. The winner may be no player, but the game
    itself. An unfinished game has no winner, and nothing decided it."""

    game: str
    played: str  # a day, such as 2026-11-18
    title: str
    decided_by: str
    winners: tuple[str, ...]
    seats: tuple[PlayerResult, ...]
    state: State = "finished"


class KeptTexts(Struct, frozen=True):
    """The texts of a play: its score sheet, the files that it names, the result as `pnp score --json` prints
    it."""

    sheet: str
    files: tuple[tuple[str, str], ...]
    result: str


class Occasion(Struct, frozen=True):
    """The details of the evening on a score sheet, if it has any."""

    location: str = ""
    duration: int | None = None  # minutes
    notes: str = ""


class Stamp(Struct, frozen=True):
    """When something was kept, in UTC, such as 2026-11-18T20:15:00Z, and by which pnp."""

    kept: str
    pnp: str


class KeptGame(Struct, frozen=True):
    """A version of a kept game, with its texts; `first` is the time of the first version."""

    number: int
    version: int
    removed: bool
    stamp: Stamp
    first: str
    play: KeptPlay
    papers: KeptTexts


class KeepOutcome(Struct, frozen=True):
    """The result of keeping a game: the version that now holds it, and whether that is new. `like` is a game
    that the score sheet may correct: one whose score sheet has the same name, by the same players on the same
    day."""

    number: int
    version: int
    is_new: bool
    like: int | None = None


Key: TypeAlias = tuple[int, int]


def write_version(games: sqlite3.Connection, version: KeptGame) -> None:
    """Add a version; its own row seals it, and is the last."""
    key, play, papers = (version.number, version.version), version.play, version.papers
    games.executemany("INSERT INTO files VALUES (?, ?, ?, ?)", [(*key, *file) for file in papers.files])
    for seat, player in enumerate(play.seats, 1):
        lines = [(*key, seat, line, *id_and_points) for line, id_and_points in enumerate(player.lines, 1)]
        games.executemany("INSERT INTO lines VALUES (?, ?, ?, ?, ?, ?)", lines)
        row = (*key, seat, player.name, player.total, player.place, player.winner, player.starts)
        games.execute("INSERT INTO players VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
    head = (*key, version.stamp.kept, version.stamp.pnp, version.removed, play.game, play.played, play.title)
    tail = (play.decided_by, json.dumps(play.winners), papers.sheet, papers.result, digest_version(version))
    games.execute(f"INSERT INTO versions VALUES ({', '.join('?' * 13)})", (*head, *tail))


def digest_version(version: KeptGame) -> str:
    """Return a digest of a version: the same for the same texts and numbers, for all time, as it is taken of
    JSON with a fixed way of writing."""
    play, papers = version.play, version.papers
    seats = [(seat.name, seat.total, seat.place, seat.winner, seat.starts, seat.lines) for seat in play.seats]
    head = (version.number, version.version, version.removed, version.stamp.kept, version.stamp.pnp)
    played = (play.game, play.played, play.title, play.decided_by, play.winners, seats)
    record = (*head, *played, papers.sheet, papers.files, papers.result)
    return hashlib.sha256(json.dumps(record, separators=(",", ":")).encode()).hexdigest()


def read_versions(file: Path, games: sqlite3.Connection) -> Iterator[KeptGame]:
    """Yield every version of every game in the order of their numbers; refuse the file if one is damaged."""
    below = {
        table: _group_by_key(games.execute(f"SELECT * FROM {table} ORDER BY number, version, {order}"))
        for table, order in (("players", "seat"), ("lines", "seat, line"), ("files", "rowid"))
    }
    last, first = (0, 0), ""
    for row in games.execute("SELECT * FROM versions ORDER BY number, version"):
        key = row[:2]
        if key not in ((last[0], last[1] + 1), (last[0] + 1, 1)):
            after = phrase("after-game-game-version-version-something", game=last[0], version=last[1])
            raise make_damaged(file, after)
        first = first if key[0] == last[0] else row[2]
        yield _check_version(file, row, {table: rows.get(key, ()) for table, rows in below.items()}, first)
        last = key


def _group_by_key(rows: sqlite3.Cursor) -> Mapping[Key, Sequence[Any]]:
    return {key: [*group] for key, group in groupby(rows, itemgetter(0, 1))}


def _check_version(file: Path, row: Any, below: Mapping[str, Sequence[Any]], first: str) -> KeptGame:
    """Return a version as it was written; else refuse the file by its name."""
    try:
        version = _make_version(row, below, first)
        is_intact = digest_version(version) == row[-1]
        is_plausible = _is_plausible(version)
    except (ValueError, TypeError, DecodeError, RecursionError) as error:
        raise _make_spoilt(file, row, "where-is-not-as-it-was-written") from error
    if not is_intact:
        raise _make_spoilt(file, row, "where-is-not-as-it-was-written")
    if not is_plausible:
        raise _make_spoilt(file, row, "where-says-what-no-sheet-can-say")
    return version if _is_over(version.papers) else _make_unfinished(version)


def _make_spoilt(file: Path, row: Any, message: str) -> KeptError:
    where = phrase("version-version-of-game-game", version=row[1], game=row[0])
    return make_damaged(file, phrase(message, where=where))


def _make_unfinished(version: KeptGame) -> KeptGame:
    """Return a game as unfinished, without the winner that an earlier pnp saw."""
    play = version.play
    seats = tuple(replace(seat, winner=False) for seat in play.seats)
    unfinished = replace(play, state="unfinished", winners=(), decided_by="", seats=seats)
    return replace(version, play=unfinished)


def _is_plausible(version: KeptGame) -> bool:
    """Tell whether a game can have been like that, even if the digest is right."""
    date.fromisoformat(version.play.played)
    date.fromisoformat(version.stamp.kept[:10])
    find_sheet_name(version.papers)
    starts = [seat.starts for seat in version.play.seats]
    short = max(map(len, (version.papers.sheet, *dict(version.papers.files).values()))) <= SIZE_LIMIT
    return starts.count(True) == 1 and short


class _KeptWarning(Struct, frozen=True):
    code: str


class _KeptResult(Struct, frozen=True):
    """The part of a result that is read from its JSON; the rest is passed on as it is. A pnp before there
    were states only warned of an unfinished game."""

    sheet: str
    state: str = ""
    warnings: tuple[_KeptWarning, ...] = ()


_NOT_FINISHED: Final = "not-finished"


def _read_result(papers: KeptTexts) -> _KeptResult:
    return decode(papers.result, type=_KeptResult)


def _is_over(papers: KeptTexts) -> bool:
    result = _read_result(papers)
    if result.state:
        return result.state != "unfinished"
    return all(warning.code != _NOT_FINISHED for warning in result.warnings)


def find_sheet_name(papers: KeptTexts) -> str:
    """Return the name that the score sheet had when it was scored."""
    return _read_result(papers).sheet


def _make_version(row: Any, below: Mapping[str, Sequence[Any]], first: str) -> KeptGame:
    number, version, kept_at, pnp, removed, game, played, title, decided_by, winners, sheet, result, _ = row
    lines = {
        seat: tuple((id, points) for *_, id, points in rows)
        for seat, rows in groupby(below["lines"], itemgetter(2))
    }
    seats = tuple(
        PlayerResult(name, total, place, bool(winner), bool(starts), lines.get(seat, ()))
        for _, _, seat, name, total, place, winner, starts in below["players"]
    )
    files = tuple((name, content) for _, _, name, content in below["files"])
    play = KeptPlay(game, played, title, decided_by, decode(winners, type=tuple[str, ...]), seats)
    papers = KeptTexts(sheet, files, result)
    kept_game = KeptGame(number, version, bool(removed), Stamp(kept_at, pnp), first, play, papers)
    return convert(to_builtins(kept_game), KeptGame)


def list_games(file: Path) -> tuple[KeptGame, ...]:
    """Return the latest version of every game that is not removed: by the day of playing, then by number."""
    latest = {each.number: each for each in list_versions(file)}
    present = (each for each in latest.values() if not each.removed)
    return tuple(sorted(present, key=lambda each: (each.play.played, each.number)))


def list_versions(file: Path) -> tuple[KeptGame, ...]:
    """Return every version of every game, in the order of their numbers; none if there is no file."""
    if not file.exists():
        return ()
    with open_to_read(file) as games:
        return tuple(read_versions(file, games))


def keep_game(file: Path, play: KeptPlay, papers: KeptTexts, stamp: Stamp) -> KeepOutcome:
    """Add a game, unless its score sheet is kept already; on return it is on the disk."""
    with open_to_add(file) as games:
        latest = {each.number: each for each in read_versions(file, games)}
        present = [each for each in latest.values() if not each.removed]
        for each in present:
            if _is_same(each, play, papers):
                return KeepOutcome(each.number, each.version, is_new=False)
        like = next((each.number for each in reversed(present) if _is_like(each, play, papers)), None)
        new = KeptGame(len(latest) + 1, 1, False, stamp, stamp.kept, play, papers)
        write_version(games, new)
    return KeepOutcome(new.number, 1, is_new=True, like=like)


def edit_game(file: Path, number: int, play: KeptPlay, papers: KeptTexts, stamp: Stamp) -> KeepOutcome:
    """Add a version that replaces the older ones of a game."""
    with _open_game(file, number) as (games, last):
        if last.play.game != play.game:
            arguments = {"number": number, "game": last.play.game, "other": play.game}
            wrong = phrase("game-number-is-of-game-and-the-sheet-of-other", **arguments)
            raise KeptError(at_place(file, wrong), phrase("a-game-of-its-own-is-kept-by-pnp-score"))
        if _is_same(last, play, papers) and not last.removed and last.play.state == play.state:
            return KeepOutcome(number, last.version, is_new=False)
        new = replace(last, version=last.version + 1, removed=False, stamp=stamp, play=play, papers=papers)
        write_version(games, new)
    return KeepOutcome(number, last.version + 1, is_new=True)


def remove_game(file: Path, number: int, stamp: Stamp) -> KeepOutcome:
    """Add a version that removes a game from all counts; the older ones stay."""
    with _open_game(file, number) as (games, last):
        if last.removed:
            return KeepOutcome(number, last.version, is_new=False)
        write_version(games, replace(last, version=last.version + 1, removed=True, stamp=stamp))
    return KeepOutcome(number, last.version + 1, is_new=True)


@contextmanager
def _open_game(file: Path, number: int) -> Iterator[tuple[sqlite3.Connection, KeptGame]]:
    """Open a file to add to, and yield the last version of a game in it."""
    if not file.exists():
        raise make_no_game(file, number, 0)
    with open_to_add(file) as games:
        latest = {each.number: each for each in read_versions(file, games)}
        if number not in latest:
            raise make_no_game(file, number, len(latest))
        yield games, latest[number]


def make_no_game(file: Path, number: int, last: int) -> KeptError:
    known = phrase("the-games-have-the-numbers-1-to-last" if last else "no-game-is-kept-there", last=last)
    return KeptError(at_place(file, phrase("there-is-no-game-number", number=number)), known)


def _is_same(kept: KeptGame, play: KeptPlay, papers: KeptTexts) -> bool:
    """Tell whether a kept game has the very same score sheet, from any folder and scored by any pnp."""
    before = kept.papers
    return (kept.play.game, before.sheet, before.files) == (play.game, papers.sheet, papers.files)


def _is_like(kept: KeptGame, play: KeptPlay, papers: KeptTexts) -> bool:
    """Tell whether a kept game has a score sheet of the same name, by the same players on the same day."""
    before, now = kept.play, play
    same_table = (before.game, before.played) == (now.game, now.played)
    same_players = {seat.name for seat in before.seats} == {seat.name for seat in now.seats}
    return same_table and same_players and find_sheet_name(kept.papers) == find_sheet_name(papers)
