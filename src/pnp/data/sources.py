"""A source as it was read, a file or a mapping from a program: its text, its plain objects, its places."""

from __future__ import annotations

import errno
import os
import re
import stat
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from datetime import date
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from pnp import errors
from pnp.files.tracking import note_file

Step: TypeAlias = str | int

NODE_LIMIT = 1_000_000
DEPTH_LIMIT = 32
MISTAKES_AT_ONCE = 1000

_LINE_END = re.compile(r"\r\n|\r|\n")


class Source(Struct, frozen=True):
    """What was read of a file or a mapping. `tree` holds dict, list, str and None only. `problems` are
    mistakes of form that left the rest readable: the user of the tree must report them too."""

    path: str  # as given
    text: str
    tree: object
    kind: Literal["yaml", "csv", "mapping"]  # a mapping came from a program, and has no text
    problems: tuple[errors.Problem, ...] = ()
    content: bytes = b""  # the bytes of the file, as it was read


class Slip(Struct, frozen=True):
    """A mistake at a character of a text."""

    index: int
    wrong: str
    right: str


def make_slip(index: int, wrong: str, right: str, code: str = "form-syntax", **arguments: object) -> Slip:
    """Make a slip from the messages that say what is wrong and what would be right; both get the same
    arguments."""
    return Slip(index, *errors.word_mistake(code, wrong, right, **arguments))


class SlipError(Exception):
    """A slip past which a file cannot be read."""

    def __init__(self, slip: Slip) -> None:
        super().__init__(slip.wrong)
        self.slip = slip


class Span(Struct, frozen=True):
    """The place of an object in its text: where its key begins (None in a list), its start and its end."""

    location: errors.Location
    key: int | None
    start: int
    end: int
    style: Literal["", "'", '"', "|", ">"] = ""  # how a text is quoted; in a table always by '


def make_source(
    path: str, text: str, tree: object, kind: Literal["yaml", "csv"], slips: list[Slip]
) -> Source:
    return Source(path, text, tree, kind, tuple(place_slips(path, text, slips)))


def find_place(text: str, index: int) -> tuple[int, int]:
    """Return line and column of a character as an editor counts them: from 1, with lines ended by LF, CR LF
    or CR."""
    starts = line_starts(text)
    line = bisect_right(starts, index)
    within_end = text.startswith("\r\n", index - 1) and index > 0
    return line, index - starts[line - 1] + (0 if within_end else 1)


@lru_cache(maxsize=1)  # mistakes are placed file by file, and each mistake asks for this
def line_starts(text: str) -> tuple[int, ...]:
    return (0, *(end.end() for end in _LINE_END.finditer(text)))


def make_refusal(problems: Iterable[errors.Problem], omitted: int = 0) -> errors.InputError:
    """Make one error of all problems, sorted. It lists as many as a person may want to read and counts the
    rest."""
    ordered = errors.sort_problems(problems)
    return errors.InputError(ordered[:MISTAKES_AT_ONCE], omitted + max(0, len(ordered) - MISTAKES_AT_ONCE))


def place_slips(path: str, text: str, slips: Iterable[Slip]) -> list[errors.Problem]:
    ordered = sorted(set(slips), key=lambda slip: (slip.index, slip.wrong, slip.right))
    return [errors.Problem(path, *find_place(text, slip.index), slip.wrong, slip.right) for slip in ordered]


def excerpt(text: str) -> str:
    """Shorten a text from a file so that it fits into a sentence."""
    return errors.cut_short(re.sub(r"\s+", " ", text[:200]), 40)


@cache
def _make_control_pattern() -> re.Pattern[str]:
    """Compile the pattern of unprintable characters on demand: it is slow to make."""
    return re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")


def find_forbidden_characters(text: str, start: int = 0) -> list[Slip]:
    """Return a slip for each character that can be neither seen nor printed; the text begins at `start`."""
    if text.replace("\n", "").isprintable():  # true of most texts, and quick to check
        return []
    forbidden = _make_control_pattern().finditer(text)
    return [Slip(start + character.start(), *_word_forbidden(character)) for character in forbidden]


def _word_forbidden(character_match: re.Match[str]) -> tuple[str, str]:
    code, wrong = f"{ord(character_match[0]):04X}", "the-character-u-code-cannot-be-printed"
    return errors.code_phrase("form-encoding", wrong, code=code), errors.phrase("take-it-out")


SIZE_LIMIT = 8 * 1024 * 1024
UNBLOCKED = getattr(os, "O_NONBLOCK", 0)  # Windows has no such flag
_ENDINGS = (".yaml", ".yml", ".json", ".csv", ".tsv")

_REASONS = {
    errno.ENOENT: ("does-not-exist", "correct-the-path"),
    errno.EACCES: ("may-not-be-read-by-you", "allow-reading-it"),
    errno.EPERM: ("may-not-be-read-by-you", "allow-reading-it"),
    errno.ELOOP: ("is-a-link-that-leads-back-to-itself", "name-the-file-itself"),
    errno.ENAMETOOLONG: ("has-too-long-a-name", "shorten-the-name"),
    errno.ENOTDIR: ("lies-in-something-that-is-no-folder", "correct-the-path"),
}


class UnreadableError(errors.PlainError):
    """Why a file cannot be read: whoever reads it adds its name."""


class PipeError(UnreadableError):
    """The file is a pipe or a device."""


def real_path(path: Path) -> Path:
    """Return where a name leads to, with all links followed; a name that leads nowhere stays as it is.
    `Path.resolve` raises errors for a link that leads back to itself, and for a name that no file can
    have."""
    try:
        return Path(os.path.realpath(path))
    except (OSError, ValueError):
        return path.absolute()


def is_missing(path: Path) -> bool:
    """Tell whether no file has this name, without making a message about it."""
    note_file(path)
    return not os.path.lexists(path)


def read_bytes(path: Path, limit: int) -> bytes:
    """Return the whole content of a file. Refuse a folder, a device or a file over the limit without reading
    it."""
    note_file(path)
    with _explain_unreadable(path):
        _refuse_unless_regular(path.stat(), limit)
        # A pipe that took the file's place meanwhile must not block. Path.open takes no opener.
        with open(path, "rb", opener=lambda name, flags: os.open(name, flags | UNBLOCKED)) as file:
            _refuse_unless_regular(os.fstat(file.fileno()), limit)
            content = file.read(limit + 1)
    if len(content) > limit:
        raise _make_too_large(limit)
    return content


@contextmanager
def _explain_unreadable(path: Path) -> Iterator[None]:
    try:
        os.fspath(path).encode()
    except UnicodeEncodeError as error:  # a message could not repeat the name
        raise _make_unreadable("has-a-name-that-is-not-utf-8", "rename-the-file") from error
    try:
        yield
    except ValueError as error:
        raise _make_unreadable("has-a-name-that-no-file-can-have", "name-a-file") from error
    except OSError as error:
        raise _explain_system_error(path, error) from error


@contextmanager
def _refuse_unreadable(shown_path: str) -> Iterator[None]:
    try:
        yield
    except UnreadableError as reason:
        wrong = errors.code_phrase("form-unreadable", "the-file-wrong", wrong=reason.wrong)
        raise errors.InputError([errors.Problem(shown_path, 1, 1, wrong, reason.right)]) from reason


def find_read_obstacle(path: Path) -> UnreadableError | None:
    """Return why a file cannot be read, as far as that shows before reading it, or None."""
    note_file(path)
    try:
        with _explain_unreadable(path):
            _refuse_unless_regular(path.stat(), SIZE_LIMIT)
    except UnreadableError as reason:
        return reason
    return None


def refuse_unless_file(path: Path, shown_path: str) -> None:
    """Refuse a file that cannot be read, as far as that shows before reading."""
    with _refuse_unreadable(shown_path):
        if (reason := find_read_obstacle(path)) is not None:
            raise reason


def read_text(path: Path, shown_path: str, save_as: str) -> str:
    """Return the text of a UTF-8 file without a byte order mark. The message `save_as` says how to mend
    another encoding."""
    return decode_text(read_content(path, shown_path), shown_path, save_as)


def read_content(path: Path, shown_path: str) -> bytes:
    """Return the bytes of a file that should hold a text."""
    with _refuse_unreadable(shown_path):
        return read_bytes(path, SIZE_LIMIT)


def decode_text(content: bytes, shown_path: str, save_as: str) -> str:
    """Decode the bytes of a file, or of a stand-in for one, as text."""
    if len(content) > SIZE_LIMIT:
        with _refuse_unreadable(shown_path):
            raise _make_too_large(SIZE_LIMIT)
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        words = errors.word_mistake("form-encoding", "the-file-is-in-utf-16-not-in-utf-8", save_as)
        raise errors.InputError([errors.Problem(shown_path, 1, 1, *words)])
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise errors.InputError([_make_encoding_problem(error, shown_path, save_as)]) from error
    if "\0" in text:
        raise errors.InputError([_make_binary_problem(text, shown_path, save_as)])
    return text


def _make_binary_problem(text: str, shown_path: str, save_as: str) -> errors.Problem:
    words = errors.word_mistake("form-encoding", "this-is-no-text-it-holds-a-nul-character", save_as)
    return errors.Problem(shown_path, *find_place(text, text.index("\0")), *words)


def _make_encoding_problem(error: UnicodeDecodeError, shown_path: str, save_as: str) -> errors.Problem:
    good = error.object[: error.start].decode("utf-8")
    if "\0" in good:
        return _make_binary_problem(good, shown_path, save_as)
    byte = f"{error.object[error.start]:02X}"
    words = errors.word_mistake("form-encoding", "the-byte-byte-is-not-utf-8", save_as, byte=byte)
    return errors.Problem(shown_path, *find_place(good, len(good)), *words)


def _refuse_unless_regular(status: os.stat_result, limit: int) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise _make_unreadable("is-a-folder", "name-a-file-in-it")
    if not stat.S_ISREG(status.st_mode):
        wrong = "is-a-pipe-or-a-device-not-a-plain-file"
        raise PipeError(*errors.word_mistake("form-unreadable", wrong, "name-a-plain-file"))
    if status.st_size > limit:
        raise _make_too_large(limit)


def _make_too_large(limit: int) -> UnreadableError:
    right = "divide-it-or-take-out-what-is-not-needed"
    if limit < 1048576:
        return _make_unreadable("is-larger-than-limit-kib", right, limit=errors.round_number(limit / 1024))
    return _make_unreadable("is-larger-than-limit-mib", right, limit=errors.round_number(limit / 1048576))


def _make_unreadable(wrong: str, right: str, **arguments: object) -> UnreadableError:
    return UnreadableError(*errors.word_mistake("form-unreadable", wrong, right, **arguments))


def _explain_system_error(path: Path, error: OSError) -> UnreadableError:
    if error.errno == errno.ENOENT and (right := suggest_file(path)):
        return UnreadableError(errors.code_phrase("form-unreadable", "does-not-exist"), right)
    return _make_unreadable(*_REASONS.get(error.errno or 0, ("cannot-be-read", "make-it-readable")))


def suggest_file(path: Path) -> str:
    """Return `did you mean …?` if a file beside it has nearly that name, otherwise the empty string. If the
    path has an ending, look at files with that ending and at files with the same stem; if it has none, at
    files that could be read."""
    ending = path.suffix.lower()
    endings, same_stem = ((ending,), path.stem) if ending else (_ENDINGS, None)
    neighbours = _list_neighbours(path)
    candidates = [each for each in neighbours if each.stem == same_stem or each.suffix.lower() in endings]
    stems = {each.stem: each.name for each in reversed(candidates)}
    nearest = errors.find_nearest(path.stem, stems)
    return "" if nearest is None else errors.phrase("did-you-mean-name", name=stems[nearest])


def _list_neighbours(path: Path) -> list[Path]:
    try:
        return sorted(each for each in path.parent.iterdir() if each.is_file())
    except (OSError, ValueError):
        return []


MAPPING_NAME = "sheet"
MOST_DIGITS = 1000
_TOO_LARGE = 10**MOST_DIGITS
_SURROGATE = re.compile("[\ud800-\udfff]")


def read_mapping(mapping: Mapping[str, Any]) -> Source:
    return Source(MAPPING_NAME, "", _read_object(mapping, ()), "mapping")


def name_object(location: errors.Location) -> str:
    """Name the object at a location as a program would: `sheet.players[0].name`."""
    return MAPPING_NAME + "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in location)


def find_mapping_spans(tree: object) -> Iterator[Span]:
    """Yield the span of every object of a mapping, outermost first. A mapping has no text, so the spans just
    number the objects: the first starts at 0, the next at 1."""
    for number, location in enumerate(_list_locations(tree, ())):
        yield Span(location, number, number, number)


def _list_locations(tree: object, location: errors.Location) -> Iterator[errors.Location]:
    yield location
    if isinstance(tree, dict):
        for key, value in tree.items():
            yield from _list_locations(value, (*location, key))
    elif isinstance(tree, list):
        for number, value in enumerate(tree):
            yield from _list_locations(value, (*location, number))


def _read_object(value: object, location: errors.Location) -> object:
    """Return an object of a mapping as plain objects: texts, lists and mappings stay what they are; numbers,
    truths and days become texts."""
    if value is None:
        return value
    if len(location) >= DEPTH_LIMIT and not isinstance(value, str):
        wrong, right = "this-lies-deeper-than-depth-limit-levels", "hand-it-over-flatter"
        words = errors.word_mistake("form-limit", wrong, right, depth_limit=DEPTH_LIMIT)
        raise _refuse_object(location, words)
    if isinstance(value, Mapping):
        keys = {key: _write_scalar(key, location) for key in value}
        return {keys[key]: _read_object(entry, (*location, keys[key])) for key, entry in value.items()}
    if isinstance(value, list | tuple):
        return [_read_object(entry, (*location, number)) for number, entry in enumerate(value)]
    return _write_scalar(value, location)


def _write_scalar(value: object, location: errors.Location) -> str:
    if isinstance(value, str):
        if found := _SURROGATE.search(value):  # half of a character, which no file can hold
            raise _refuse_object(location, _word_forbidden(found))
        return value
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        if isinstance(value, int) and abs(value) >= _TOO_LARGE:  # Python refuses to write it out
            wrong, right = "this-number-has-more-than-most-digits", "hand-over-a-smaller-number"
            raise _refuse_object(location, errors.word_mistake("form-limit", wrong, right, most=MOST_DIGITS))
        return str(value)
    if isinstance(value, date):
        return value.isoformat()
    wrong, right = "this-is-of-the-type-name", "hand-over-texts-numbers-lists-and-mappings"
    raise _refuse_object(location, errors.word_mistake("form-type", wrong, right, name=type(value).__name__))


def _refuse_object(location: errors.Location, words: tuple[str, str]) -> errors.InputError:
    return errors.InputError([errors.Problem(name_object(location), 1, 1, *words)])
