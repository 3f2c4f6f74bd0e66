"""Games that were kept, as plain records."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

State: TypeAlias = Literal["finished", "unfinished"]


class Seat(Struct, frozen=True):
    """How a player ended; `lines` are the ids of the lines with their points, in the order of the score."""

    name: str
    total: int
    place: int
    winner: bool
    starts: bool
    lines: tuple[tuple[str, int], ...]


class KeptPlay(Struct, frozen=True):
    """What was played and how it ended; seats in turn order. Who won may be no player: the game itself. Of an
    unfinished game nobody has won, and nothing decided it."""

    game: str
    played: str  # a day, such as 2026-11-18
    title: str
    decided_by: str
    winners: tuple[str, ...]
    seats: tuple[Seat, ...]
    state: State = "finished"


class Papers(Struct, frozen=True):
    """The texts of a play: its score sheet, the files that it names, the result as `pnp score --json` prints
    it."""

    sheet: str
    files: tuple[tuple[str, str], ...]
    result: str


class Occasion(Struct, frozen=True):
    """What a score sheet says of the evening, as far as it does."""

    location: str = ""
    duration: int | None = None  # minutes
    notes: str = ""


class Stamp(Struct, frozen=True):
    """When something was kept, in UTC, such as 2026-11-18T20:15:00Z, and by which pnp."""

    kept: str
    pnp: str


class KeptGame(Struct, frozen=True):
    """A version of a game that was kept, with its texts; `first` is when the first version was."""

    number: int
    version: int
    removed: bool
    stamp: Stamp
    first: str
    play: KeptPlay
    papers: Papers


class Noted(Struct, frozen=True):
    """What keeping a game came to: the version that now holds it, and whether that is new. `like` is a game
    that the score sheet may have been meant to mend: a score sheet of that name, by the same players on the
    same day."""

    number: int
    version: int
    is_new: bool
    like: int | None = None
