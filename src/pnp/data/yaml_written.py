"""Plain objects as YAML that a person might write: lines for what is large, brackets for what is short; of a
score sheet the game first, the players last, each with the name first."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import yaml
from msgspec import Struct

from pnp.data.yaml_text import NULLS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from pnp.errors import Location

COLUMNS = 80
LONGEST_WORD = 12  # of a list that goes on in further lines
LONGEST_KEY = 1000  # that stands before its colon on one line
HEAD = ("game", "title", "played")
FOOT = ("by_hand",)

_PLAIN = re.compile(r"(?:[^\s\-?:,\[\]{}#&*!|>'\"%@`]|-(?=\S))(?:.*\S)?")  # how a bare text begins and ends
_MEANT = re.compile(r":(?: |$)| #|\\u")  # what is no part of a bare text, or of a quoted one
_BRACKETED = re.compile(r"[,\[\]{}?]")  # with either parser of PyYAML
_PARTED = re.compile(r"(?:---|\.\.\.) ")  # the end of a document, where a line begins with it


class Remark(Struct, frozen=True):
    """What is said besides of an entry: in lines above it, of which an empty one stays empty, and beside it.
    One that is `idle` stands there as a comment, for whoever wants it to put in force; of nothing that will
    be `drawn`, the rows are awaited."""

    above: tuple[str, ...] = ()
    beside: str = ""
    idle: bool = False
    drawn: bool = False


def written_yaml(tree: Any, remarks: Mapping[Location, Remark] | None = None) -> str:
    """A text that is read as this tree, but for idle entries; remarks are found by the place of an entry."""
    said = remarks or {}
    return "".join(f"{line}\n" for line in (*_above("", said.get(())), *_whole(tree, said)))


def written_sheet(tree: Mapping[str, Any], remarks: Mapping[Location, Remark] | None = None) -> str:
    """The text of a sheet's plain tree, as `read_mapping` gives it, with remarks by their places."""
    players = tree.get("players")
    ordered = _ordered(tree, HEAD, ("players",))
    if isinstance(players, list):
        ordered["players"] = [
            _ordered(player, ("name",), FOOT) if isinstance(player, dict) else player for player in players
        ]
    return written_yaml(ordered, remarks)


def lined(tree: Any) -> Any:
    """A tree in which texts of several rows end as lines do, as those that people write."""
    if isinstance(tree, dict):
        return {key: lined(value) for key, value in tree.items()}
    if isinstance(tree, list):
        return [lined(value) for value in tree]
    several = isinstance(tree, str) and "\n" in tree and not tree.endswith("\n")
    return f"{tree}\n" if several else tree


def _ordered(mapping: Mapping[str, Any], first: tuple[str, ...], last: tuple[str, ...]) -> dict[str, Any]:
    between = [key for key in mapping if key not in (*first, *last)]
    return {key: mapping[key] for key in (*first, *between, *last) if key in mapping}


def _whole(tree: Any, remarks: Mapping[Location, Remark]) -> Iterable[str]:
    if tree is None:
        return ()
    if isinstance(tree, str):
        return (_quoted(tree),)
    return _entries(tree, (), 0, remarks) if tree else (_short(tree),)


def _entries(value: Any, at: Location, indent: int, remarks: Mapping[Location, Remark]) -> Iterator[str]:
    """The lines of a list or a mapping, each entry at its column."""
    pad = " " * indent
    for step, entry in value.items() if isinstance(value, dict) else enumerate(value):
        place = (*at, step)
        remark = remarks.get(place)
        lead = pad + (_key(step, pad) if isinstance(step, str) else "-")
        lines = _entry(lead, entry, place, indent, remarks)
        yield from _above(pad, remark)
        yield from _remarked(lines, pad, remark)


def _above(pad: str, remark: Remark | None) -> Iterator[str]:
    for line in remark.above if remark else ():
        yield f"{pad}# {line}" if line else ""


def _remarked(lines: Iterator[str], pad: str, remark: Remark | None) -> Iterator[str]:
    if remark is None:
        yield from lines
        return
    first = next(lines)
    opened = " |" if remark.drawn else ""
    beside = f"{opened}  # {remark.beside}" if remark.beside else opened
    whole = "\n".join((f"{first}{beside}", *lines))
    for line in whole.split("\n") if remark.idle else (whole,):
        yield f"{pad}# {line[len(pad) :]}".rstrip() if remark.idle else line


def _entry(
    lead: str, value: Any, at: Location, indent: int, remarks: Mapping[Location, Remark]
) -> Iterator[str]:
    """The lines of one entry, whose key or dash is its lead."""
    room = COLUMNS - len(lead) - 1
    if value is None:
        yield lead
    elif isinstance(value, str):
        yield from _text(lead, value, indent)
    elif not value or (_in_brackets(value, at, remarks) and len(_short(value)) <= room):
        yield f"{lead} {_short(value)}"
    elif _is_row(value, at, remarks):
        yield from _row(f"{lead} [", value)
    elif lead.endswith("-"):
        yield from _behind_dash(_entries(value, at, indent + 2, remarks), " " * indent)
    else:
        yield lead
        yield from _entries(value, at, indent + 2, remarks)


def _text(lead: str, text: str, indent: int) -> Iterator[str]:
    """A text on the line of its key; a drawing as the rows that it has."""
    if not _is_drawn(text):
        yield f"{lead} {_scalar(text)}"
        return
    indented = "2" if text.startswith(" ") else ""
    ended = "" if text.endswith("\n") else "-"
    yield f"{lead} |{indented}{ended}"
    pad = " " * (indent + 2)
    yield from (row and pad + row for row in text.removesuffix("\n").split("\n"))


def _is_drawn(text: str) -> bool:
    rows = text.removesuffix("\n").split("\n")
    readable = all(row.isprintable() and (row.strip(" ") or not row) for row in rows)
    return "\n" in text and readable and "" not in (rows[0], rows[-1]) and "\\u" not in text


def _in_brackets(value: Any, at: Location, remarks: Mapping[Location, Remark]) -> bool:
    """Whether an entry is small enough for brackets, if they go on its line. A player, and whatever else a
    list at the top holds, has lines; what another list holds may hold more."""
    entries = _held(value)
    if any(len(place) > len(at) and place[: len(at)] == at for place in remarks):
        return False
    if isinstance(at[-1], int):
        return len(at) != 2 and all(_is_short(each) for each in entries)
    return not any(isinstance(each, dict | list) and each for each in entries) and _is_short(value)


def _held(value: Any) -> Iterable[Any]:
    return value.values() if isinstance(value, dict) else value


def _is_short(value: Any) -> bool:
    if isinstance(value, dict | list):
        return all(map(_is_short, _held(value)))
    return value is None or not _is_drawn(value)


def _is_row(value: Any, at: Location, remarks: Mapping[Location, Remark]) -> bool:
    """Whether a list is of words so short that it may go on within its brackets."""
    words = isinstance(value, list) and all(isinstance(each, str) for each in value)
    return words and _in_brackets(value, at, remarks) and max(map(len, value)) <= LONGEST_WORD


def _row(lead: str, words: list[str]) -> Iterator[str]:
    line = lead
    for number, word in enumerate(words, 1):
        piece = _scalar(word, bracketed=True) + ("]" if number == len(words) else ",")
        if len(line) + 1 + len(piece) > COLUMNS and line.strip():
            yield line.rstrip()
            line = " " * len(lead)
        line += piece if line.endswith(("[", " ")) else f" {piece}"
    yield line


def _behind_dash(lines: Iterator[str], pad: str) -> Iterator[str]:
    """The lines of what a list holds, the first of them with the dash if it is no comment."""
    first = next(lines)
    if first and not first.lstrip().startswith("#"):
        yield f"{pad}-{first[len(pad) + 1 :]}"
    else:
        yield f"{pad}-"
        yield first
    yield from lines


def _short(value: Any) -> str:
    """An object within brackets; nothing is nothing behind a key, and a word elsewhere."""
    if isinstance(value, dict):
        return f"{{{', '.join(f'{_key(key)} {_behind_key(each)}' for key, each in value.items())}}}"
    if isinstance(value, list):
        return f"[{', '.join(map(_short, value))}]"
    return "null" if value is None else _scalar(value, bracketed=True)


def _behind_key(value: Any) -> str:
    return "" if value is None else _short(value)


def _key(key: str, pad: str = "") -> str:
    word = _quoted(key) if _PARTED.match(key) else _scalar(key, bracketed=True)
    return f"{word}:" if len(word) <= LONGEST_KEY else f"? {word}\n{pad}:"


def _scalar(text: str, bracketed: bool = False) -> str:
    """A text on one line, in quotes where it would be read otherwise without."""
    plain = text.isprintable() and _PLAIN.fullmatch(text) and not _MEANT.search(text) and text not in NULLS
    return text if plain and not (bracketed and _BRACKETED.search(text)) else _quoted(text)


def _quoted(text: str) -> str:
    if text.isprintable() and "\\u" not in text:
        return "'" + text.replace("'", "''") + "'"
    quoted: str = yaml.dump(text, default_style='"', allow_unicode=True, width=float("inf"))
    return quoted.rstrip("\n")
