"""What a file of kept games is made of: tables that are added to, and in which nothing is changed."""

from __future__ import annotations

from typing import Final

APPLICATION: Final = 0x706E7067  # `pnpg`, as `file` and SQLite's own tools show it
FORMAT: Final = 1  # of this schema; a file of a later one is refused by name

# A version is sealed by its row in `versions`, which is written last: what belongs to it comes before.
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


def statements() -> list[str]:
    """All that makes an empty file of kept games."""
    return [
        *(f"CREATE TABLE {table} {columns}" for table, columns in _TABLES.items()),
        *(_never(table, event) for table in _TABLES for event in ("UPDATE", "DELETE")),
        *(_only(table, _OUT_OF_TURN if table == "versions" else _SEALED) for table in _TABLES),
        f"PRAGMA application_id = {APPLICATION}",
        f"PRAGMA user_version = {FORMAT}",
    ]


def _never(table: str, event: str) -> str:
    return f"""CREATE TRIGGER {table}_without_{event.lower()} BEFORE {event} ON {table}
BEGIN SELECT RAISE(ABORT, 'games are only added: an edit is a new version'); END"""


def _only(table: str, wrong: str) -> str:
    """Rows come in their order; to replace one is to come too late, for SQLite asks before it deletes."""
    return f"""CREATE TRIGGER {table}_in_turn BEFORE INSERT ON {table} WHEN {wrong}
BEGIN SELECT RAISE(ABORT, 'games are only added: this stands already, or comes before its turn'); END"""
