"""A file written as a whole: whoever looks finds the old one or the new one, never a half."""

from __future__ import annotations

import contextlib
import os
import stat
from itertools import count
from typing import TYPE_CHECKING

from pnp.errors import OutputError, at_place, phrase, sentence, unwritable

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

NEW = 0o666  # the mode of a new file, of which the umask takes away


def write_file(file: Path, content: bytes, advice: str) -> None:
    """Put the content in place in one step; `advice` tells the user what to do where that cannot be."""
    target = file.resolve()  # a link stays a link
    with _in_words(file, advice):
        mode = stat.S_IMODE(target.stat().st_mode) if target.exists() else NEW
        with _part(target, content, mode) as part:
            if target.exists():
                part.chmod(mode)
            part.replace(target)


def write_free_files(contents: Mapping[Path, bytes], advice: str) -> None:
    """Put the contents in files that were not there, in all or in none; none is written over."""
    written: list[Path] = []
    try:
        for file, content in contents.items():
            with _in_words(file, advice), _part(file, content) as part:
                if not _linked(part, file):
                    raise OutputError(taken(file))
            written.append(file)
    except BaseException:
        for file in written:
            file.unlink(missing_ok=True)
        raise


def taken(file: Path) -> str:
    wrong = at_place(file, phrase("is there already and is not written over"))
    return sentence(wrong, phrase("choose another name"))


def write_new_file(folder: Path, stem: str, suffix: str, content: bytes, advice: str) -> Path:
    """Put the content in a file that was not there: `stem.yaml`, else `stem-2.yaml`, and so on."""
    with _in_words(folder, advice), _part(folder / f"{stem}{suffix}", content) as part:
        for number in count(1):
            file = folder / (f"{stem}{suffix}" if number == 1 else f"{stem}-{number}{suffix}")
            if _linked(part, file):
                return file
    raise AssertionError


def _linked(part: Path, file: Path) -> bool:
    """Give what was written a name that nothing has; whether that was free."""
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
def _part(target: Path, content: bytes, mode: int = NEW) -> Iterator[Path]:
    """The content in a file beside its place, which is gone afterwards."""
    target.parent.mkdir(parents=True, exist_ok=True)
    part = make_part(target, mode)
    try:
        with part.open("wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())  # or a power cut could leave the new name with nothing behind it
        yield part
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


def make_part(target: Path, mode: int = NEW) -> Path:
    """An empty file beside the place that it is for, with no more rights than the umask allows."""
    part = target.with_name(f".{target.name}.{os.urandom(4).hex()}")
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode | stat.S_IWUSR))
    return part


@contextlib.contextmanager
def _in_words(place: Path, advice: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise unwritable(place, error, advice) from error
