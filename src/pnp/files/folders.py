"""A folder replaced as a whole: whoever looks finds the old one or the new one, never a mixture."""

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
HERE = -100  # AT_FDCWD: a path is meant as it stands
# By system: the call that exchanges two folders, what goes before each of their names, and its flag.
EXCHANGE = {"linux": ("renameat2", (HERE,), (HERE,), 2), "darwin": ("renamex_np", (), (), 2)}


@contextlib.contextmanager
def replace_folder(
    target: Path, foreign: Callable[[Path], frozenset[str]], advice: str = ADVICE
) -> Iterator[Path]:
    """Yields a fresh folder beside `target` that takes its place when the block ends well.

    `foreign` names what in the old folder is not ours: it is carried over. A block that fails leaves the old
    folder as it is; what a killed run left behind is removed by the next. The message `advice` says what to
    do where nothing can be written.
    """
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        _tidy_up(target)
        part = Path(tempfile.mkdtemp(prefix=f".{target.name}.", suffix=PART, dir=target.parent))
        held = _hold_folder(part)
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
        if held is not None:
            os.close(held)


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
    elif not _exchange(part, target):  # this system has no exchange: the next run mends a kill in between
        old = target.with_name(f".{target.name}{OLD}")
        target.rename(old)
        part.rename(target)
        shutil.rmtree(old, ignore_errors=True)


def _exchange(one: Path, other: Path) -> bool:
    """Exchanges two folders in one step, where the system can."""
    if sys.platform not in EXCHANGE:
        return False
    name, before, between, flag = EXCHANGE[sys.platform]
    call = getattr(ctypes.CDLL(None), name, None)
    first, second = os.fsencode(one), os.fsencode(other)
    return call is not None and call(*before, first, *between, second, flag) == 0


def _hold_folder(folder: Path) -> int | None:
    """Marks a folder as in use for as long as this process lives; None where the system has no such marks."""
    try:
        import fcntl
    except ImportError:
        return None
    handle = os.open(folder, os.O_RDONLY)
    fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    return handle


def _tidy_up(target: Path) -> None:
    """Removes what killed runs left, and puts back a folder that was caught between two places."""
    old = target.with_name(f".{target.name}{OLD}")
    if old.is_dir() and not target.exists():
        old.rename(target)
    for part in sorted(target.parent.glob(f".{target.name}.*{PART}")):
        with contextlib.suppress(OSError):  # in use by another run
            held = _hold_folder(part)
            if held is not None:
                shutil.rmtree(part, ignore_errors=True)
                os.close(held)
