"""Replaces a folder as a whole: a reader finds the old one or the new one, never a mixture."""

from __future__ import annotations

import contextlib
import ctypes
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from pnp.errors import OutputError, at_place, make_unwritable, phrase

ADVICE = "choose-another-folder-with-out"
PART, OLD = ".part", ".old"
HERE = -100  # AT_FDCWD: a path is taken as it is written
# By system: the call that exchanges two folders, the arguments before each of their names, and its flag.
EXCHANGE = {"linux": ("renameat2", (HERE,), (HERE,), 2), "darwin": ("renamex_np", (), (), 2)}


@contextlib.contextmanager
def replace_folder(
    target: Path, foreign: Callable[[Path], frozenset[str]], advice: str = ADVICE
) -> Iterator[Path]:
    """Yield a fresh folder beside `target` that takes its place when the block ends well.

    `foreign` names the files in the old folder that are not ours: they are carried over. A block that fails
    leaves the old folder as it is; the next run removes the remains of a killed one. The message `advice`
    says what to do if nothing can be written.
    """
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        _tidy_up(target)
        part = Path(tempfile.mkdtemp(prefix=f".{target.name}.", suffix=PART, dir=target.parent))
        handle = _hold_folder(part)
    except OSError as error:
        raise make_unwritable(target, error, advice) from error
    try:
        yield part
        for name in sorted(foreign(target)):
            _carry_over(target / name, part / name)
        part.chmod(0o777 & ~_read_umask())
        _swap_in(part, target)
    except OSError as error:
        raise make_unwritable(target, error, advice) from error
    finally:
        shutil.rmtree(part, ignore_errors=True)
        if handle is not None:
            os.close(handle)


def _read_umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _carry_over(old: Path, new: Path) -> None:
    if new.exists():
        wrong = at_place(old, phrase("is-yours-and-file-of-kit-would-take-its-place"))
        raise OutputError(wrong, phrase("move-it-elsewhere"))
    if old.is_dir() and not old.is_symlink():
        shutil.copytree(old, new, symlinks=True)
    else:
        shutil.copy2(old, new, follow_symlinks=False)


def _swap_in(part: Path, target: Path) -> None:
    if not target.exists():
        part.rename(target)
    elif not _exchange(part, target):  # no exchange here: after a kill in between, the next run tidies up
        old = target.with_name(f".{target.name}{OLD}")
        target.rename(old)
        part.rename(target)
        shutil.rmtree(old, ignore_errors=True)


def _exchange(one: Path, other: Path) -> bool:
    """Exchange two folders in one step, if the system can; tell whether it did."""
    if sys.platform not in EXCHANGE:
        return False
    name, before, between, flag = EXCHANGE[sys.platform]
    call = getattr(ctypes.CDLL(None), name, None)
    first, second = os.fsencode(one), os.fsencode(other)
    return call is not None and call(*before, first, *between, second, flag) == 0


def _hold_folder(folder: Path) -> int | None:
    """Mark a folder as in use for as long as this process lives; None if the system has no such marks."""
    try:
        import fcntl
    except ImportError:
        return None
    handle = os.open(folder, os.O_RDONLY)
    fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    return handle


def _tidy_up(target: Path) -> None:
    """Remove the remains of killed runs, and put back a folder that was caught between two places."""
    old = target.with_name(f".{target.name}{OLD}")
    if old.is_dir() and not target.exists():
        old.rename(target)
    for part in sorted(target.parent.glob(f".{target.name}.*{PART}")):
        with contextlib.suppress(OSError):  # in use by another run
            handle = _hold_folder(part)
            if handle is not None:
                shutil.rmtree(part, ignore_errors=True)
                os.close(handle)
