"""A file of kept games: its tables, and how it is opened; a damaged or foreign one is left as it is."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from pnp.errors import KeptError, at_place, make_unwritable, phrase, reason
from pnp.files.writing import link_part, make_part

APPLICATION: Final = 0x706E7067  # `pnpg`, as `file` and SQLite's own tools show it
FORMAT: Final = 1  # of this schema; a file of a later one is refused by name

# The row in `versions` seals a version: it is written last, after all that belongs to the version.
_TABLES: Final = {
    "versions": """(
    number INTEGER NOT NULL CHECK (number >= 1),
    version INTEGER NOT NULL CHECK (version >= 1),
    kept TEXT NOT NULL,
    pnp TEXT NOT NULL,
    removed INTEGER NOT NULL CHECK (removed IN (0, 1)),
    game TEXT NOT NULL,
    played TEXT NOT NULL,
    title TEXT NOT NULL,
    decided_by TEXT NOT NULL,
    winners TEXT NOT NULL,
    sheet TEXT NOT NULL,
    result TEXT NOT NULL,
    digest TEXT NOT NULL,
    PRIMARY KEY (number, version)
)""",
    "players": """(
    number INTEGER NOT NULL,
    version INTEGER NOT NULL,
    seat INTEGER NOT NULL CHECK (seat >= 1),
    name TEXT NOT NULL,
    total INTEGER NOT NULL,
    place INTEGER NOT NULL CHECK (place >= 1),
    winner INTEGER NOT NULL CHECK (winner IN (0, 1)),
    starts INTEGER NOT NULL CHECK (starts IN (0, 1)),
    PRIMARY KEY (number, version, seat),
    FOREIGN KEY (number, version) REFERENCES versions DEFERRABLE INITIALLY DEFERRED
)""",
    "lines": """(
    number INTEGER NOT NULL,
    version INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    line INTEGER NOT NULL CHECK (line >= 1),
    id TEXT NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (number, version, seat, line),
    FOREIGN KEY (number, version, seat) REFERENCES players DEFERRABLE INITIALLY DEFERRED
)""",
    "files": """(
    number INTEGER NOT NULL,
    version INTEGER NOT NULL,
    name TEXT NOT NULL,
    content TEXT NOT NULL,
    PRIMARY KEY (number, version, name),
    FOREIGN KEY (number, version) REFERENCES versions DEFERRABLE INITIALLY DEFERRED
)""",
}
_OUT_OF_TURN: Final = """
    NEW.version <> 1 + (SELECT coalesce(max(version), 0) FROM versions WHERE number = NEW.number)
    OR NEW.number > 1 + (SELECT coalesce(max(number), 0) FROM versions)"""
_SEALED: Final = "EXISTS (SELECT 1 FROM versions WHERE number = NEW.number AND version = NEW.version)"


def list_statements() -> list[str]:
    """List the statements that make an empty file of kept games."""
    return [
        *(f"CREATE TABLE {table} {columns}" for table, columns in _TABLES.items()),
        *(_forbid_event(table, event) for table in _TABLES for event in ("UPDATE", "DELETE")),
        *(_allow_in_turn(table, _OUT_OF_TURN if table == "versions" else _SEALED) for table in _TABLES),
        f"PRAGMA application_id = {APPLICATION}",
        f"PRAGMA user_version = {FORMAT}",
    ]


def _forbid_event(table: str, event: str) -> str:
    return f"""CREATE TRIGGER {table}_without_{event.lower()} BEFORE {event} ON {table}
BEGIN SELECT RAISE(ABORT, 'games are only added: an edit is a new version'); END"""


def _allow_in_turn(table: str, wrong: str) -> str:
    """Write the trigger that allows rows only in their order. Replacing a row fails too, since SQLite asks
    the trigger before it deletes."""
    return f"""CREATE TRIGGER {table}_in_turn BEFORE INSERT ON {table} WHEN {wrong}
BEGIN SELECT RAISE(ABORT, 'games are only added: this stands already, or comes before its turn'); END"""


PATIENCE: Final = 30.0  # seconds that another pnp may take to keep its game
LARGEST: Final = 1024 * 1024 * 1024  # bytes of a file
PAGE: Final = 4096  # bytes
LONGEST: Final = 64 * 1024 * 1024  # bytes of a text in it
ADVICE: Final = "name-another-file-with-log"

_MAGIC: Final = b"SQLite format 3\0"
_HEADER: Final = 100  # bytes, as SQLite documents them
_WAL: Final = b"\2\2"  # in the header of a file with a write-ahead log


@contextmanager
def open_to_read(file: Path) -> Iterator[sqlite3.Connection]:
    """Open an undamaged file with a connection that cannot write."""
    _refuse_foreign(file)
    with (
        _explain_errors(file),
        closing(sqlite3.connect(_make_address(file), uri=True, isolation_level=None)) as games,
    ):
        games.execute(f"PRAGMA busy_timeout = {PATIENCE * 1000:.0f}")
        games.execute("PRAGMA query_only = ON")
        _refuse_damaged(file, games)
        yield games


@contextmanager
def open_to_add(file: Path) -> Iterator[sqlite3.Connection]:
    """Open a connection within a transaction, which is on the disk when the block has ended."""
    if not file.exists():
        _create_file(file)
    with open_to_read(file):
        pass
    address = f"{file.absolute().as_uri()}?mode=rw"
    with _explain_errors(file), closing(sqlite3.connect(address, uri=True, isolation_level=None)) as games:
        for setting in ("foreign_keys = ON", "synchronous = FULL", "fullfsync = ON", "trusted_schema = OFF"):
            games.execute(f"PRAGMA {setting}")
        games.execute(f"PRAGMA busy_timeout = {PATIENCE * 1000:.0f}")
        games.execute(f"PRAGMA max_page_count = {LARGEST // PAGE}")
        games.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST)
        games.execute("BEGIN IMMEDIATE")
        try:
            yield games
        except BaseException:
            games.execute("ROLLBACK")
            raise
        games.execute("COMMIT")


def _make_address(file: Path) -> str:
    """Return the address that opens a file to read. SQLite shares a file under locks, which lie in two files
    that it puts beside the file and takes away again. If one of them is left (a pnp was killed, or is at
    work), the file is opened without changing a byte of it; if none can be put there, it is opened as a file
    that nobody writes to."""
    if _find_log(file).exists():
        mode = "mode=ro"
    elif os.access(file, os.W_OK) and os.access(file.parent, os.W_OK):
        mode = "mode=rw"
    else:
        mode = "mode=ro&immutable=1"
    return f"{file.absolute().as_uri()}?{mode}"


def _find_log(file: Path) -> Path:
    """Return the write-ahead log: changes that are not put in their place in the file yet."""
    return file.with_name(f"{file.name}-wal")


def _refuse_foreign(file: Path) -> None:
    """Refuse a file that is wrong by its first bytes, before SQLite sees it."""
    try:
        status = file.stat()
        if stat.S_ISDIR(status.st_mode):
            raise _make_unfit(file, phrase("is-a-folder-and-games-are-kept-in-a-file"))
        if not stat.S_ISREG(status.st_mode):
            raise _make_unfit(file, phrase("is-pipe-or-device-and-games-are-kept-in-plain-file"))
        with file.open("rb") as stream:
            header = stream.read(_HEADER)
    except OSError as error:
        raise _make_unfit(file, phrase("cannot-be-read-why", why=reason(error))) from error
    if not header:
        raise _make_unfit(file, phrase("is-empty-as-kept-games-never-are"), _advise_copy())
    if not header.startswith(_MAGIC) or len(header) < _HEADER:
        wrong = phrase("holds-no-kept-games-it-is-no-sqlite-file")
        raise _make_unfit(file, wrong, _advise_copy())
    _refuse_otherwise(file, header, status.st_size)


def _refuse_otherwise(file: Path, header: bytes, size: int) -> None:
    application, version = _read_number(header, 68), _read_number(header, 60)
    if application != APPLICATION:
        raise _make_unfit(file, phrase("is-an-sqlite-file-but-not-one-of-kept-games"))
    if version > FORMAT:
        later = phrase("was-written-by-later-pnp-format-version-this-one", version=version, known=FORMAT)
        raise _make_unfit(file, later, phrase("install-that-one-or-advice", advice=phrase(ADVICE)))
    if size > LARGEST:
        raise _make_unfit(file, phrase("is-larger-than-limit-gib", limit=LARGEST // 1024**3))
    page = int.from_bytes(header[16:18], "big")
    cut = size % max(page, 1) and not _find_log(file).exists()  # else the rest is in the log
    if version != FORMAT or header[18:20] != _WAL or cut:
        raise make_damaged(file, phrase("its-header-is-not-as-it-was-written-or-its-end"))
    journal = file.with_name(f"{file.name}-journal")
    if journal.exists():
        wrong = phrase("beside-it-lies-name-which-pnp-never-writes", name=journal.name)
        raise _make_unfit(file, wrong, phrase("move-that-away"))


def _read_number(header: bytes, at: int) -> int:
    return int.from_bytes(header[at : at + 4], "big")


def _refuse_damaged(file: Path, games: sqlite3.Connection) -> None:
    """Refuse a damaged file. Trust nothing: texts are limited, no code is run, tables have to be ours to the
    letter, pages in order."""
    games.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST)
    games.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
    games.execute("PRAGMA trusted_schema = OFF")
    games.execute("PRAGMA cell_size_check = ON")
    with closing(sqlite3.connect(":memory:")) as template:
        for statement in list_statements():
            template.execute(statement)
        if _read_schema(games) != _read_schema(template):
            raise make_damaged(file, phrase("its-tables-are-not-as-they-were-made"))
    (verdict,) = games.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        raise make_damaged(file, verdict.splitlines()[-1])


def _read_schema(games: sqlite3.Connection) -> list[tuple[str, ...]]:
    return games.execute("SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name").fetchall()


def make_damaged(file: Path, why: str) -> KeptError:
    return _make_unfit(file, phrase("is-damaged-why", why=why), _advise_copy())


def _make_unfit(file: Path, wrong: str, right: str | None = None) -> KeptError:
    return KeptError(at_place(file, wrong), phrase(ADVICE) if right is None else right)


def _advise_copy() -> str:
    advice = phrase(ADVICE)
    return phrase("it-was-left-as-it-is-put-copy-of-it-in-its-place", advice=advice)


@contextmanager
def _explain_errors(file: Path) -> Iterator[None]:
    """Raise errors of SQLite in words."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
        if code == sqlite3.SQLITE_BUSY:
            wrong = phrase("is-in-use-by-another-program")
            raise _make_unfit(file, wrong, phrase("close-that-program-then-try-again")) from error
        if code in _UNWRITABLE:
            right = phrase("see-to-it-that-there-is-room-and-that-you-may", advice=phrase(ADVICE))
            wrong = phrase("cannot-be-used-where-it-lies-why", why=str(error))
            raise _make_unfit(file, wrong, right) from error
        if code == sqlite3.SQLITE_TOOBIG:
            wrong = phrase("no-text-in-it-may-have-more-than-limit-mib", limit=LONGEST // 1024**2)
            raise _make_unfit(file, wrong, "") from error
        raise make_damaged(file, str(error)) from error
    except (UnicodeDecodeError, OverflowError) as error:
        raise make_damaged(file, phrase("a-text-in-it-is-none")) from error


_UNWRITABLE: Final = (
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_IOERR,
)


def _create_file(file: Path) -> None:
    """Create an empty file of games beside its place, and put it there whole; a file that another program
    made meanwhile stays."""
    target = Path(os.path.realpath(file))  # a link stays a link
    try:
        with make_part(target) as part:
            with _explain_errors(file):
                _fill_file(part)
            link_part(part, target)
        if hasattr(os, "O_DIRECTORY"):
            folder = os.open(target.parent, os.O_RDONLY)
            os.fsync(folder)
            os.close(folder)
    except OSError as error:
        raise make_unwritable(file, error, ADVICE) from error


def _fill_file(part: Path) -> None:
    with closing(sqlite3.connect(part, isolation_level=None)) as games:
        for statement in (f"PRAGMA page_size = {PAGE}", "PRAGMA synchronous = FULL"):
            games.execute(statement)
        for statement in ("BEGIN", *list_statements(), "COMMIT"):
            games.execute(statement)
        games.execute("PRAGMA journal_mode = WAL")
