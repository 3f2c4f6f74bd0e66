"""Reading a file whole, if it is one and not too large, and telling in words why it cannot be read."""

from __future__ import annotations

import errno
import os
import stat
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from pnp.data.source import place
from pnp.errors import InputError, Problem, nearest, phrase, rounded, said
from pnp.noted import note

if TYPE_CHECKING:
    from collections.abc import Iterator

SIZE_LIMIT = 8 * 1024 * 1024
_ENDINGS = (".yaml", ".yml", ".json", ".csv", ".tsv")

_REASONS = {
    errno.EACCES: ("may-not-be-read-by-you", "allow-reading-it"),
    errno.EPERM: ("may-not-be-read-by-you", "allow-reading-it"),
    errno.ELOOP: ("is-a-link-that-leads-back-to-itself", "name-the-file-itself"),
    errno.ENAMETOOLONG: ("has-too-long-a-name", "shorten-the-name"),
    errno.ENOTDIR: ("lies-in-something-that-is-no-folder", "correct-the-path"),
}


class UnreadableError(Exception):
    """Why a file cannot be read: what is wrong with it, and what would be right."""

    def __init__(self, wrong: str, right: str) -> None:
        super().__init__(wrong)
        self.wrong, self.right = wrong, right


class PipeError(UnreadableError):
    """It is a pipe or a device."""


def real_path(path: Path) -> Path:
    """Where a name leads to, links and all; a name that leads nowhere stays as it is. `Path.resolve` raises
    errors for a link that leads back to itself, and for a name that no file can have."""
    try:
        return Path(os.path.realpath(path))
    except (OSError, ValueError):
        return path.absolute()


def is_missing(path: Path) -> bool:
    """Whether nothing has that name, which then need not be said in words."""
    note(path)
    return not os.path.lexists(path)


def read_bytes(path: Path, limit: int) -> bytes:
    """The whole content; a folder, a device or a file over the limit is refused without being read."""
    note(path)
    with _in_words(path):
        _refuse_unless_plain(path.stat(), limit)
        # A pipe that took the file's place since then must not block; Path.open takes no opener.
        with open(path, "rb", opener=_unblocked) as file:
            _refuse_unless_plain(os.fstat(file.fileno()), limit)
            content = file.read(limit + 1)
    if len(content) > limit:
        raise _too_large(limit)
    return content


@contextmanager
def _in_words(path: Path) -> Iterator[None]:
    try:
        os.fspath(path).encode()
    except UnicodeEncodeError as error:  # which no text of ours could say again
        wrong = said("form-unreadable", "has-a-name-that-is-not-utf-8")
        raise UnreadableError(wrong, phrase("rename-the-file")) from error
    try:
        yield
    except ValueError as error:
        raise UnreadableError(
            said("form-unreadable", "has-a-name-that-no-file-can-have"), phrase("name-a-file")
        ) from error
    except OSError as error:
        raise UnreadableError(*_reason(path, error)) from error


@contextmanager
def _told(shown: str) -> Iterator[None]:
    try:
        yield
    except UnreadableError as reason:
        wrong = said("form-unreadable", "the-file-wrong", wrong=reason.wrong)
        raise InputError([Problem(shown, 1, 1, wrong, reason.right)]) from reason


def unreadable(path: Path) -> UnreadableError | None:
    """Why a file cannot be read, as far as that can be said before."""
    note(path)
    try:
        with _in_words(path):
            _refuse_unless_plain(path.stat(), SIZE_LIMIT)
    except UnreadableError as reason:
        return reason
    return None


def refuse_unless_file(path: Path, shown: str) -> None:
    """What can be said of a file before it is read."""
    with _told(shown):
        if (reason := unreadable(path)) is not None:
            raise reason


def read_text(path: Path, shown: str, save_as: str) -> str:
    """The text of a UTF-8 file, without a byte order mark; the message `save_as` says how to mend
    another encoding."""
    return decoded(read_content(path, shown), shown, save_as)


def read_content(path: Path, shown: str) -> bytes:
    """The bytes of a file that is to hold a text."""
    with _told(shown):
        return read_bytes(path, SIZE_LIMIT)


def decoded(content: bytes, shown: str, save_as: str) -> str:
    """Bytes of a file, or of what stands in for one, as text."""
    if len(content) > SIZE_LIMIT:
        with _told(shown):
            raise _too_large(SIZE_LIMIT)
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        wrong = said("form-encoding", "the-file-is-in-utf-16-not-in-utf-8")
        raise InputError([Problem(shown, 1, 1, wrong, phrase(save_as))])
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError([_not_utf8(error, shown, save_as)]) from error
    if "\0" in text:
        raise InputError([_binary(text, shown, save_as)])
    return text


def _binary(text: str, shown: str, save_as: str) -> Problem:
    at = place(text, text.index("\0"))
    return Problem(
        shown, *at, said("form-encoding", "this-is-no-text-it-holds-a-nul-character"), phrase(save_as)
    )


def _not_utf8(error: UnicodeDecodeError, shown: str, save_as: str) -> Problem:
    good = error.object[: error.start].decode("utf-8")
    if "\0" in good:
        return _binary(good, shown, save_as)
    byte = f"{error.object[error.start]:02X}"
    wrong = said("form-encoding", "the-byte-byte-is-not-utf-8", byte=byte)
    return Problem(shown, *place(good, len(good)), wrong, phrase(save_as))


def _unblocked(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def _refuse_unless_plain(status: os.stat_result, limit: int) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise UnreadableError(said("form-unreadable", "is-a-folder"), phrase("name-a-file-in-it"))
    if not stat.S_ISREG(status.st_mode):
        raise PipeError(
            said("form-unreadable", "is-a-pipe-or-a-device-not-a-plain-file"), phrase("name-a-plain-file")
        )
    if status.st_size > limit:
        raise _too_large(limit)


def _too_large(limit: int) -> UnreadableError:
    wrong = said("form-unreadable", "is-larger-than-limit-mib", limit=rounded(limit / 1048576))
    if limit < 1048576:
        wrong = said("form-unreadable", "is-larger-than-limit-kib", limit=rounded(limit / 1024))
    return UnreadableError(wrong, phrase("divide-it-or-take-out-what-is-not-needed"))


def _reason(path: Path, error: OSError) -> tuple[str, str]:
    if error.errno == errno.ENOENT:
        return said("form-unreadable", "does-not-exist"), file_near(path) or phrase("correct-the-path")
    wrong, right = _REASONS.get(error.errno or 0, ("cannot-be-read", "make-it-readable"))
    return said("form-unreadable", wrong), phrase(right)


def file_near(path: Path) -> str:
    """`did you mean …?` where a file beside it has nearly that name. The ending, which many share, tells only
    of files that are otherwise called the same; without one, a file that could be read is meant."""
    ending = path.suffix.lower()
    endings = (ending,) if ending else _ENDINGS
    others = [
        each
        for each in _neighbours(path)
        if (ending and each.stem == path.stem) or each.suffix.lower() in endings
    ]
    stems = {each.stem: each.name for each in reversed(others)}
    found = nearest(path.stem, stems)
    return "" if found is None else phrase("did-you-mean-name", name=stems[found])


def _neighbours(path: Path) -> list[Path]:
    try:
        return sorted(each for each in path.parent.iterdir() if each.is_file())
    except (OSError, ValueError):
        return []
