"""Tracks which files were read, the stamp of each just before, and whether one was saved since."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NamedTuple, TypeAlias


class FileStamp(NamedTuple):
    """The properties of a file that change with every save, in place or by another file that takes its
    name."""

    size: int
    written: int  # in nanoseconds, as the next one is
    changed: int
    file: int
    device: int


FileStamps: TypeAlias = "Mapping[str, FileStamp | None]"  # by absolute names; None for a missing file

_TRACKED: ContextVar[dict[str, FileStamp | None] | None] = ContextVar("noted", default=None)


@contextmanager
def track_files() -> Iterator[FileStamps]:
    """Track all files that are read in the block, with their stamps before the first reading: they show a
    later save."""
    stamps: dict[str, FileStamp | None] = {}
    before = _TRACKED.set(stamps)
    try:
        yield stamps
    finally:
        _TRACKED.reset(before)


def note_file(path: str | os.PathLike[str]) -> None:
    """Note a file for tracking. Call this before each look at a file."""
    stamps = _TRACKED.get()
    if stamps is not None and (name := os.path.abspath(path)) not in stamps:  # noqa: PTH100 (does not look)
        stamps[name] = stamp_file(name)


def stamp_file(name: str) -> FileStamp | None:
    try:
        status = os.stat(name)  # noqa: PTH116 (twenty times a second)
    except (OSError, ValueError):  # the reader of the file reports it
        return None
    return FileStamp(status.st_size, status.st_mtime_ns, status.st_ctime_ns, status.st_ino, status.st_dev)


QUIET_LOOKS = 1  # further looks that find no change: then the save is over
QUIET_LOOKS_IF_HALF = 4  # if a file is empty or gone, as it is for a moment while some editors save it
MOST_LOOKS = 20  # looks at files that are saved again and again, without an end


def find_saved(seen: FileStamps, looks: Iterable[FileStamps]) -> FileStamps:
    """Return the stamps of the files once a save, or a burst of saves, is over; the old stamps if there is
    none."""
    last, quiet, looked = seen, 0, 0
    for now in looks:
        quiet, looked = (quiet + 1 if now == last else 0), (looked + 1 if now != seen else 0)
        if looked and (quiet >= _count_wanted(seen, now) or looked >= MOST_LOOKS):
            return now
        last = now
    return seen


def find_changed(seen: FileStamps, now: FileStamps) -> frozenset[str]:
    """Return the names of the seen files that are different now."""
    return frozenset(name for name, stamp in seen.items() if now[name] != stamp)


def _count_wanted(seen: FileStamps, now: FileStamps) -> int:
    changed = [now[name] for name in find_changed(seen, now)]
    half = any(stamp is None or stamp.size == 0 for stamp in changed)
    return QUIET_LOOKS_IF_HALF if half else QUIET_LOOKS
