"""Games put into a file and read from it: added to, never changed."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from msgspec.structs import replace

from pnp.errors import KeptError, at_place, phrase
from pnp.kept.games import KeptGame, Noted
from pnp.kept.opening import adding, damaged, reading
from pnp.kept.rows import SpoiltError, Version, sheet_name, versions, write

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

    from pnp.kept.games import Papers, Play, Stamp


def kept_games(file: Path) -> tuple[KeptGame, ...]:
    """Every game as it stands now, but for those removed: by the day of playing, then by number."""
    latest = {each.number: each for each in all_versions(file)}
    there = (each for each in latest.values() if not each.removed)
    return tuple(sorted(there, key=lambda each: (each.play.played, each.number)))


def all_versions(file: Path) -> tuple[KeptGame, ...]:
    """Every version of every game, in the order of their numbers; none where there is no file."""
    if not file.exists():
        return ()
    first: dict[int, str] = {}
    with reading(file) as games, _whole(file):
        return tuple(
            KeptGame(
                each.number,
                each.version,
                each.removed,
                each.stamp,
                first.setdefault(each.number, each.stamp.kept),
                each.play,
            )
            for each in versions(games)
        )


def papers_of(file: Path, games: Iterable[KeptGame]) -> tuple[Papers, ...]:
    """The texts of some versions that there are."""
    with reading(file) as rows, _whole(file):
        found = {(each.number, each.version): each.papers for each in versions(rows)}
    return tuple(found[each.number, each.version] for each in games)


def keep(file: Path, play: Play, papers: Papers, stamp: Stamp) -> Noted:
    """Add a game, unless its sheet is kept already; what is returned is on the disk."""
    with adding(file) as games, _whole(file):
        latest = _latest(games)
        there = [each for each in latest.values() if not each.removed]
        for each in there:
            if _same(each, play, papers):
                return Noted(each.number, each.version, is_new=False)
        like = next((each.number for each in reversed(there) if _alike(each, play, papers)), None)
        new = Version(len(latest) + 1, 1, False, stamp, play, papers)
        write(games, new)
    return Noted(new.number, 1, is_new=True, like=like)


def edit(file: Path, number: int, play: Play, papers: Papers, stamp: Stamp) -> Noted:
    """Add a version that takes the place of the older ones of a game."""
    with _adding_to(file, number) as (games, last):
        if last.play.game != play.game:
            wrong = phrase(
                "game-number-is-of-game-and-the-sheet-of-other",
                number=number,
                game=last.play.game,
                other=play.game,
            )
            raise KeptError(at_place(file, wrong), phrase("a-game-of-its-own-is-kept-by-pnp-score"))
        if _same(last, play, papers) and not last.removed and last.play.state == play.state:
            return Noted(number, last.version, is_new=False)
        write(games, Version(number, last.version + 1, False, stamp, play, papers))
    return Noted(number, last.version + 1, is_new=True)


def remove(file: Path, number: int, stamp: Stamp) -> Noted:
    """Add a version which says that a game is not counted any more; the older ones stay."""
    with _adding_to(file, number) as (games, last):
        if last.removed:
            return Noted(number, last.version, is_new=False)
        write(games, replace(last, version=last.version + 1, removed=True, stamp=stamp))
    return Noted(number, last.version + 1, is_new=True)


@contextmanager
def _adding_to(file: Path, number: int) -> Iterator[tuple[sqlite3.Connection, Version]]:
    """A file to be added to, and the last version of a game that is there."""
    if not file.exists():
        raise no_game(file, number, 0)
    with adding(file) as games, _whole(file):
        yield games, _of_number(file, _latest(games), number)


@contextmanager
def _whole(file: Path) -> Iterator[None]:
    try:
        yield
    except SpoiltError as error:
        raise damaged(file, error.why) from error


def _latest(games: sqlite3.Connection) -> Mapping[int, Version]:
    return {each.number: each for each in versions(games)}


def _of_number(file: Path, latest: Mapping[int, Version], number: int) -> Version:
    if number not in latest:
        raise no_game(file, number, len(latest))
    return latest[number]


def no_game(file: Path, number: int, last: int) -> KeptError:
    known = (
        phrase("the-games-have-the-numbers-1-to-last", last=last) if last else phrase("no-game-is-kept-there")
    )
    return KeptError(at_place(file, phrase("there-is-no-game-number", number=number)), known)


def _same(kept: Version, play: Play, papers: Papers) -> bool:
    """Whether it is the very sheet, wherever it lay and by whichever pnp it was scored."""
    before = kept.papers
    return (kept.play.game, before.sheet, before.files) == (play.game, papers.sheet, papers.files)


def _alike(kept: Version, play: Play, papers: Papers) -> bool:
    """Whether a sheet of that name was kept of the same game, by the same players on the same day."""
    before, now = kept.play, play
    return (
        (before.game, before.played) == (now.game, now.played)
        and {seat.name for seat in before.seats} == {seat.name for seat in now.seats}
        and sheet_name(kept.papers) == sheet_name(papers)
    )
