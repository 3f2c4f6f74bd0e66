"""Writes a file as a whole, and by one program at a time.

A reader finds the old one or the new one, never a half.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys
from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path

from pnp.errors import OutputError, UsageError, at_place, make_unwritable, phrase, sentence

NEW = 0o666  # the mode of a new file, less the umask


def write_file(file: Path, content: bytes, advice: str) -> None:
    """Put the content in place in one step; the message `advice` says what to do if that fails."""
    target = Path(os.path.realpath(file))  # a link stays a link
    with _explain_errors(file, advice):
        before = target.stat().st_mode if target.exists() else None
        if before is not None and not (stat.S_ISREG(before) or stat.S_ISDIR(before)):  # no folder is replaced
            wrong = at_place(file, phrase("is-a-pipe-or-a-device-not-a-plain-file"))
            raise OutputError(wrong, phrase("name-a-plain-file"))
        mode = NEW if before is None else stat.S_IMODE(before)
        with _write_part(target, content, mode) as part:
            if before is not None:
                part.chmod(mode)
            part.replace(target)


def write_free_files(contents: Mapping[Path, bytes], advice: str) -> None:
    """Write the contents to new files, to all or to none; overwrite none."""
    new_files: list[Path] = []
    try:
        for file, content in contents.items():
            with _explain_errors(file, advice), _write_part(file, content) as part:
                if not link_part(part, file):
                    raise OutputError(word_taken(file))
            new_files.append(file)
    except BaseException:
        for file in new_files:
            file.unlink(missing_ok=True)
        raise


def word_taken(file: Path) -> str:
    wrong = at_place(file, phrase("is-there-already-and-is-not-written-over"))
    return sentence(wrong, phrase("choose-another-name"))


def write_new_file(folder: Path, stem: str, suffix: str, content: bytes, advice: str) -> Path:
    """Write the content to a new file: `stem.yaml`, else `stem-2.yaml`, and so on."""
    with _explain_errors(folder, advice), _write_part(folder / f"{stem}{suffix}", content) as part:
        for number in count(1):
            file = folder / (f"{stem}{suffix}" if number == 1 else f"{stem}-{number}{suffix}")
            if link_part(part, file):
                return file
    raise AssertionError


def link_part(part: Path, file: Path) -> bool:
    """Give a written file a free name; tell whether the name was free."""
    try:
        file.hardlink_to(part)
    except FileExistsError:
        return False
    except OSError:  # not every file system has links: the next best is to take the name first
        try:
            file.open("xb").close()
        except FileExistsError:
            return False
        part.replace(file)
    return True


@contextlib.contextmanager
def _write_part(target: Path, content: bytes, mode: int = NEW) -> Iterator[Path]:
    """Write the content to a file beside its place; remove it after the block."""
    with make_part(target, mode) as part:
        with part.open("wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())  # or a power cut could leave the new name with nothing behind it
        yield part


@contextlib.contextmanager
def make_part(target: Path, mode: int = NEW) -> Iterator[Path]:
    """Make an empty file beside its later place, with no more rights than the umask allows; remove it after
    the block."""
    if not target.name:  # the root, or the folder that the program runs in
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(f".{target.name}.{os.urandom(4).hex()}")
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode | stat.S_IWUSR))
    try:
        yield part
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


@contextlib.contextmanager
def _explain_errors(place: Path, advice: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise make_unwritable(place, error, advice) from error


@contextlib.contextmanager
def hold_file(file: Path) -> Iterator[None]:
    """Keep a file to this program until the block ends; refuse another program that asks for it.

    The lock is on a mark beside the file, since the file itself is replaced. The system drops it when the
    program dies. If a folder or a file system takes no locks, none is held.
    """
    target = Path(os.path.realpath(file))
    mark = target.parent / f".{target.stem}.pnp-lock"
    handle = _take_mark(mark, file)
    try:
        yield
    finally:
        if handle is not None:
            _release_mark(mark, handle)


def _take_mark(mark: Path, file: Path) -> int | None:
    """Open and lock the mark of a file; None if there are no locks."""
    handle = _open_mark(mark)
    if handle is None:
        return None
    try:
        _lock_mark(handle)
    except (BlockingIOError, PermissionError) as error:  # as POSIX calls it, and as Windows does
        os.close(handle)
        wrong = at_place(file, phrase("is-in-use-by-another-program"))
        raise UsageError(wrong, phrase("close-that-program-then-try-again")) from error
    except OSError:
        os.close(handle)
        return None
    if _is_there(mark, handle):
        return handle
    os.close(handle)
    return _take_mark(mark, file)


def _open_mark(mark: Path) -> int | None:
    """Open the mark, made if it is missing; one of another user is only read, which is enough to lock it."""
    for flags in (os.O_RDWR | os.O_CREAT, os.O_RDONLY):
        try:
            return os.open(mark, flags, NEW)
        except PermissionError:
            continue
        except OSError:
            return None
    return None


def _lock_mark(handle: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _is_there(mark: Path, handle: int) -> bool:
    """Tell whether nobody took a mark away between opening and locking it; Windows removes no open file."""
    try:
        return sys.platform == "win32" or os.path.samestat(mark.stat(), os.fstat(handle))
    except FileNotFoundError:
        return False


def _release_mark(mark: Path, handle: int) -> None:
    """Remove the mark while it is locked, so that nobody else has it; on Windows, after it is closed."""
    with contextlib.suppress(OSError):
        mark.unlink()
    os.close(handle)
    if sys.platform == "win32":
        with contextlib.suppress(OSError):  # another program has opened it meanwhile
            mark.unlink()
