"""Which files were asked for, whether they are there or not, and what the system said of each just before."""

from __future__ import annotations

import os
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


class Stamp(NamedTuple):
    """What changes with every save, in place or by another file that takes the name."""

    size: int
    written: int  # in nanoseconds, as all that follows
    changed: int
    file: int
    device: int


Stamps: TypeAlias = "Mapping[str, Stamp | None]"  # by whole names; none is not there

_NOTED: ContextVar[dict[str, Stamp | None] | None] = ContextVar("noted", default=None)


@contextmanager
def noted() -> Iterator[Stamps]:
    """All that is asked for in the block, as it was when it was first asked for: a save since then shows."""
    found: dict[str, Stamp | None] = {}
    before = _NOTED.set(found)
    try:
        yield found
    finally:
        _NOTED.reset(before)


def note(path: str | os.PathLike[str]) -> None:
    """To be said of each file before it is looked at."""
    found = _NOTED.get()
    if found is not None and (name := os.path.abspath(path)) not in found:  # noqa: PTH100 (does not look)
        found[name] = stamp(name)


def stamp(name: str) -> Stamp | None:
    try:
        status = os.stat(name)  # noqa: PTH116 (twenty times a second)
    except (OSError, ValueError):  # whoever reads it says why
        return None
    return Stamp(status.st_size, status.st_mtime_ns, status.st_ctime_ns, status.st_ino, status.st_dev)
