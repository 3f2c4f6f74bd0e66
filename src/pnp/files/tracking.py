"""Which files were asked for, what the system said of each just before, and whether one was saved since."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NamedTuple, TypeAlias


class FileStamp(NamedTuple):
    """What changes with every save, in place or by another file that takes the name."""

    size: int
    written: int  # in nanoseconds, as all that follows
    changed: int
    file: int
    device: int


FileStamps: TypeAlias = "Mapping[str, FileStamp | None]"  # by whole names; none is not there

_TRACKED: ContextVar[dict[str, FileStamp | None] | None] = ContextVar("noted", default=None)


@contextmanager
def track_files() -> Iterator[FileStamps]:
    """All that is asked for in the block, as it was when it was first asked for: a save since then shows."""
    found: dict[str, FileStamp | None] = {}
    before = _TRACKED.set(found)
    try:
        yield found
    finally:
        _TRACKED.reset(before)


def note_file(path: str | os.PathLike[str]) -> None:
    """To be said of each file before it is looked at."""
    found = _TRACKED.get()
    if found is not None and (name := os.path.abspath(path)) not in found:  # noqa: PTH100 (does not look)
        found[name] = stamp_file(name)


def stamp_file(name: str) -> FileStamp | None:
    try:
        status = os.stat(name)  # noqa: PTH116 (twenty times a second)
    except (OSError, ValueError):  # whoever reads it says why
        return None
    return FileStamp(status.st_size, status.st_mtime_ns, status.st_ctime_ns, status.st_ino, status.st_dev)


QUIET_LOOKS = 1  # looks more that find all as it was: the save is over
QUIET_LOOKS_IF_HALF = 4  # where a file is empty or gone, as it is for a moment while many an editor saves it
MOST_LOOKS = 20  # looks at what is saved again and again, without an end


def find_saved(seen: FileStamps, looks: Iterable[FileStamps]) -> FileStamps:
    """The files as they are when a save, or a burst of saves, is over; as they were seen where none is."""
    last, quiet, looked = seen, 0, 0
    for now in looks:
        quiet, looked = (quiet + 1 if now == last else 0), (looked + 1 if now != seen else 0)
        if looked and (quiet >= _count_wanted(seen, now) or looked >= MOST_LOOKS):
            return now
        last = now
    return seen


def find_changed(seen: FileStamps, now: FileStamps) -> frozenset[str]:
    """Which files of those that were seen are otherwise now."""
    return frozenset(name for name, stamp in seen.items() if now[name] != stamp)


def _count_wanted(seen: FileStamps, now: FileStamps) -> int:
    changed = [now[name] for name in find_changed(seen, now)]
    half = any(stamp is None or stamp.size == 0 for stamp in changed)
    return QUIET_LOOKS_IF_HALF if half else QUIET_LOOKS
