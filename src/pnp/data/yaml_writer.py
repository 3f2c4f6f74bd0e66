"""The writer of plain objects as YAML that a person might write, and changes of a score sheet in place.

Large objects get lines, short ones brackets. In a score sheet the game comes first and the players last, each
with the name first. A changed score sheet keeps all the rest as it was written, remarks too.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from itertools import zip_longest
from typing import Any, NamedTuple, TypeAlias

import yaml
from msgspec import Struct

from pnp.data.positions import find_object, find_spans
from pnp.data.sources import Source, Span, read_mapping
from pnp.data.yaml_reader import NULLS, parse_yaml
from pnp.errors import InputError, Location

REMARK_COLUMNS = 80
LONGEST_WORD = 12  # in a list that may continue on further lines
LONGEST_KEY = 1000  # a longer key does not stand on the line of its colon
HEAD = ("game", "title", "played", "location", "duration", "notes")
FOOT = ("by_hand",)

_PLAIN = re.compile(r"(?:[^\s\-?:,\[\]{}#&*!|>'\"%@`]|-(?=\S))(?:.*\S)?")  # how a bare text begins and ends
_MEANT = re.compile(r":(?: |$)| #|\\u")  # what no bare text may hold, nor (the last) one in single quotes
_BRACKETED = re.compile(r"[,\[\]{}?]")  # signs with a meaning in brackets, to either parser of PyYAML
_PARTED = re.compile(r"(?:---|\.\.\.) ")  # the end of a document, where a line begins with it


class Remark(Struct, frozen=True):
    """A remark on an entry: lines `above` it, where an empty one stays empty, and a text `beside` it. An
    `idle` entry is written as a comment, for people to put in force. A `drawn` one has no value yet: people
    will add its rows."""

    above: tuple[str, ...] = ()
    beside: str = ""
    idle: bool = False
    drawn: bool = False


_NO_REMARK = Remark()
Remarks: TypeAlias = Mapping[Location, Remark]  # by the places of entries


def write_yaml(tree: Any, remarks: Remarks | None = None) -> str:
    """Write a tree as a text that is read as this tree again, except for idle entries. Remarks are found by
    the place of an entry."""
    known_remarks = remarks or {}
    if isinstance(tree, dict | list) and tree:
        lines: Iterable[str] = _write_entries(tree, (), 0, known_remarks)
    else:
        lines = () if tree is None else (_quote(tree) if isinstance(tree, str) else _write_short(tree),)
    return "".join(f"{line}\n" for line in (*_write_above("", known_remarks.get((), _NO_REMARK)), *lines))


def write_sheet(tree: Mapping[str, Any], remarks: Remarks | None = None) -> str:
    """Write the plain tree of a score sheet, as `read_mapping` gives it, with remarks by their places."""
    players = tree.get("players")
    ordered = _order_keys(tree, HEAD, ("players",))
    if isinstance(players, list):
        ordered["players"] = [
            _order_keys(player, ("name",), FOOT) if isinstance(player, dict) else player for player in players
        ]
    return write_yaml(ordered, remarks)


def end_lines(tree: Any) -> Any:
    """Return a tree in which texts of several rows end with a line end, as people write them."""
    return _change_texts(tree, lambda text: text.removesuffix("\n") + "\n" if "\n" in text else text)


def _change_texts(tree: Any, change: Callable[[str], str]) -> Any:
    if isinstance(tree, dict):
        return {key: _change_texts(value, change) for key, value in tree.items()}
    if isinstance(tree, list):
        return [_change_texts(value, change) for value in tree]
    return change(tree) if isinstance(tree, str) else tree


def _order_keys(mapping: Mapping[str, Any], first: tuple[str, ...], last: tuple[str, ...]) -> dict[str, Any]:
    between = [key for key in mapping if key not in (*first, *last)]
    return {key: mapping[key] for key in (*first, *between, *last) if key in mapping}


def _write_entries(value: Any, at: Location, indent: int, remarks: Remarks) -> Iterator[str]:
    """Yield the lines of a list or a mapping, each entry at its column."""
    pad = " " * indent
    for step, entry in value.items() if isinstance(value, dict) else enumerate(value):
        place = (*at, step)
        remark = remarks.get(place, _NO_REMARK)
        lead = pad + (_write_key(step, pad) if isinstance(step, str) else "-")
        lines = _write_entry(lead, entry, place, indent, remarks)
        yield from _write_above(pad, remark)
        yield from _write_remarked(lines, pad, remark)


def _write_above(pad: str, remark: Remark) -> Iterator[str]:
    for line in remark.above:
        yield f"{pad}# {line}" if line else ""


def _write_remarked(lines: Iterator[str], pad: str, remark: Remark) -> Iterator[str]:
    first = next(lines)
    bar = " |" if remark.drawn else ""
    beside = f"{bar}  # {remark.beside}" if remark.beside else bar
    entry_text = "\n".join((f"{first}{beside}", *lines))
    for line in entry_text.split("\n") if remark.idle else (entry_text,):
        yield f"{pad}# {line[len(pad) :]}".rstrip() if remark.idle else line


def _write_entry(lead: str, value: Any, at: Location, indent: int, remarks: Remarks) -> Iterator[str]:
    """Yield the lines of one entry; its key or dash is its lead."""
    room = REMARK_COLUMNS - len(lead) - 1
    if value is None:
        yield lead
    elif isinstance(value, str):
        yield from _write_text(lead, value, indent)
    elif not value or (_fits_brackets(value, at, remarks) and len(_write_short(value)) <= room):
        yield f"{lead} {_write_short(value)}"
    elif _is_row(value, at, remarks):
        yield from _write_row(f"{lead} [", value)
    elif lead.endswith("-"):
        yield from _write_behind_dash(_write_entries(value, at, indent + 2, remarks), " " * indent)
    else:
        yield lead
        yield from _write_entries(value, at, indent + 2, remarks)


def _write_text(lead: str, text: str, indent: int) -> Iterator[str]:
    """Yield a text on the line of its key, or a drawing row by row below it."""
    if not _is_block_text(text):
        yield f"{lead} {_write_scalar(text)}"
        return
    indentation = "2" if text.startswith(" ") else ""
    chomping = "" if text.endswith("\n") else "-"
    yield f"{lead} |{indentation}{chomping}"
    pad = " " * (indent + 2)
    yield from (row and pad + row for row in text.removesuffix("\n").split("\n"))


def _is_block_text(text: str) -> bool:
    rows = text.removesuffix("\n").split("\n")
    readable = all(row.isprintable() and (row.strip(" ") or not row) for row in rows)
    return "\n" in text and readable and "" not in (rows[0], rows[-1]) and "\\u" not in text


def _fits_brackets(value: Any, at: Location, remarks: Remarks) -> bool:
    """Tell whether an entry is small enough for brackets, provided that they fit on its line. An entry of a
    list at the top, such as a player, gets lines; an entry of another list may hold nested objects."""
    entries = _list_held(value)
    if any(len(place) > len(at) and place[: len(at)] == at for place in remarks):
        return False
    if isinstance(at[-1], int):
        return len(at) != 2 and all(_is_short(each) for each in entries)
    return not any(isinstance(each, dict | list) and each for each in entries) and _is_short(value)


def _list_held(value: Any) -> Iterable[Any]:
    return value.values() if isinstance(value, dict) else value


def _is_short(value: Any) -> bool:
    if isinstance(value, dict | list):
        return all(map(_is_short, _list_held(value)))
    return value is None or not _is_block_text(value)


def _is_row(value: Any, at: Location, remarks: Remarks) -> bool:
    """Tell whether a list has only words so short that it may continue on further lines within its
    brackets."""
    words = isinstance(value, list) and all(isinstance(each, str) for each in value)
    return words and _fits_brackets(value, at, remarks) and max(map(len, value)) <= LONGEST_WORD


def _write_row(lead: str, words: list[str]) -> Iterator[str]:
    line = lead
    for number, word in enumerate(words, 1):
        piece = _write_scalar(word, bracketed=True) + ("]" if number == len(words) else ",")
        if len(line) + 1 + len(piece) > REMARK_COLUMNS and line.strip():
            yield line.rstrip()
            line = " " * len(lead)
        line += piece if line.endswith(("[", " ")) else f" {piece}"
    yield line


def _write_behind_dash(lines: Iterator[str], pad: str) -> Iterator[str]:
    """Yield the lines of a list's entry; the first gets the dash unless it is a comment."""
    first = next(lines)
    if first and not first.lstrip().startswith("#"):
        yield f"{pad}-{first[len(pad) + 1 :]}"
    else:
        yield f"{pad}-"
        yield first
    yield from lines


def _write_short(value: Any) -> str:
    """Write an object within brackets. None is written as nothing behind a key, and as `null` elsewhere."""
    if isinstance(value, dict):
        pairs = [(_write_key(key), "" if each is None else _write_short(each)) for key, each in value.items()]
        return "{" + ", ".join(f"{key} {words}" for key, words in pairs) + "}"
    if isinstance(value, list):
        return f"[{', '.join(map(_write_short, value))}]"
    return "null" if value is None else _write_scalar(value, bracketed=True)


def _write_key(key: str, pad: str = "") -> str:
    word = _quote(key) if _PARTED.match(key) else _write_scalar(key, bracketed=True)
    return f"{word}:" if len(word) <= LONGEST_KEY else f"? {word}\n{pad}:"


def _write_scalar(text: str, bracketed: bool = False) -> str:
    """Write a text on one line, in quotes if it would be read as something else without them."""
    plain = text.isprintable() and _PLAIN.fullmatch(text) and not _MEANT.search(text) and text not in NULLS
    return text if plain and not (bracketed and _BRACKETED.search(text)) else _quote(text)


def _quote(text: str) -> str:
    if text.isprintable() and "\\u" not in text:
        return "'" + text.replace("'", "''") + "'"
    quoted: str = yaml.dump(text, default_style='"', allow_unicode=True, width=float("inf"))
    return quoted.rstrip("\n")


CRLF = "\r\n"
# its header, indent, rows, what follows
_BLOCK_TEXT = re.compile(r"(\|[^\n]*\n)([ ]*)(?:.*\S)?(\s*)", re.DOTALL)
_BRACED = re.compile(r"\{[^{}\n]*\}")
_LINE_END = re.compile(r"[ \t]*(?:#[^\n]*)?(?=\n|$)")


Values: TypeAlias = Mapping[Location, Any]  # by their places in a score sheet; None takes away what is there


class _TooHardError(Exception):
    """A place is written in an unusual way that is not edited."""


def change_sheet(source: Source, changes: Values) -> str:
    """Return the text of a score sheet with these values at their places; None removes the old value. The
    text is edited in place. Only if it is written in an unusual way is it written anew, without its
    remarks."""
    if CRLF in source.text:
        unix = parse_yaml(source.text.replace(CRLF, "\n"), source.path)
        return change_sheet(unix, changes).replace("\n", CRLF)
    new_tree = _change_tree(source.tree, changes)
    try:
        text = _edit_text(source, _find_differences(source.tree, new_tree, changes), new_tree)
        if _strip_line_ends(parse_yaml(text, source.path).tree) == _strip_line_ends(new_tree):
            return text
    except (_TooHardError, InputError):
        pass
    if source.text.lstrip().startswith("{"):
        return json.dumps(new_tree, indent=2, ensure_ascii=False) + "\n"
    return write_sheet(new_tree)


def has_values(tree: Any, values: Values) -> bool:
    """Tell whether a score sheet has these values at their places, and nothing where they are None."""
    return not _find_differences(tree, _change_tree(tree, values), values)


def _change_tree(tree: Any, changes: Values) -> Any:
    new_tree = deepcopy(tree)
    for (*path, key), value in changes.items():
        holder: Any = find_object(new_tree, tuple(path))
        if value is None:
            holder.pop(key, None)
        else:
            holder[key] = read_mapping({"": value}).tree[""]  # type: ignore[index] # a mapping is one again
    return new_tree


def _strip_line_ends(tree: Any) -> Any:
    """Return a tree whose texts have no line ends at their end."""
    return _change_texts(tree, lambda text: text.rstrip("\n"))


def _find_differences(tree: Any, new_tree: Any, changes: Values) -> dict[Location, tuple[str, ...]]:
    """Return the mappings in which something changes, each with the keys that change."""
    differences: dict[Location, tuple[str, ...]] = {}
    for *path, key in changes:
        old, new = find_object(tree, tuple(path)), find_object(new_tree, tuple(path))
        before, after = (_strip_line_ends(each.get(key)) for each in (old, new))
        if (key in old) != (key in new) or before != after:
            differences[tuple(path)] = (*differences.get(tuple(path), ()), str(key))
    return differences


def _edit_text(source: Source, changed: Mapping[Location, tuple[str, ...]], tree: Any) -> str:
    """The text with other values."""
    text = source.text
    found = [_list_edits(source, place, keys, find_object(tree, place)) for place, keys in changed.items()]
    for start, end, new in sorted((edit for edits in found for edit in edits), reverse=True):
        text = text[:start] + new + text[end:]
    return text


Edit: TypeAlias = tuple[int, int, str]  # where it starts and ends, and what comes there


def _list_edits(source: Source, place: Location, keys: Sequence[str], new_values: Any) -> Iterator[Edit]:
    """Yield the edits of a mapping. A new key takes the place of a removed one, otherwise it goes behind the
    first key."""
    old = find_object(source.tree, place)
    spans = find_spans(source, [(*place, key) for key in old])
    mapping = _EditedMapping(source.text, spans, place, new_values)
    kept_keys = [key for key in keys if key in old and key in new_values]
    removed = [key for key in keys if key not in new_values]
    new = [key for key in keys if key not in old]
    for before, after in [*((key, key) for key in kept_keys), *zip_longest(removed, new)]:
        if after is None:
            raise _TooHardError
        if before is None:
            yield _insert_entry(mapping, next(iter(old)), after)
        else:
            yield _replace_entry(mapping, before, after)


class _EditedMapping(NamedTuple):
    text: str
    spans: Mapping[Location, Span]
    place: Location
    wanted: Mapping[str, Any]


def _replace_entry(mapping: _EditedMapping, before: str, after: str) -> Edit:
    span = mapping.spans[(*mapping.place, before)]
    block = _BLOCK_TEXT.match(mapping.text, span.start, span.end) if span.style == "|" else None
    if block and before == after:
        header, indent, blanks = block.groups()
        rows = mapping.wanted[after].rstrip("\n").split("\n")
        return span.start, span.end, header + "\n".join(indent + row for row in rows) + blanks
    start, end = _find_extent(mapping, before)
    return start, end, _write_pair(mapping, start, after)


def _insert_entry(mapping: _EditedMapping, first: str, after: str) -> Edit:
    start, end = _find_extent(mapping, first)
    words = _write_pair(mapping, start, after)
    if _is_braced(mapping):
        return end, end, f", {words}"
    if (line_end := _LINE_END.match(mapping.text, end)) is None:
        raise _TooHardError
    end = line_end.end()
    return end, end, f"\n{_make_pad(mapping.text, start)}{words}"


def _find_extent(mapping: _EditedMapping, key: str) -> tuple[int, int]:
    """Return where a key starts and where its value ends; both must be on one line."""
    span, text = mapping.spans[(*mapping.place, key)], mapping.text
    braced = _BRACED.match(text, span.start)
    end = braced.end() if braced else span.end
    if span.key is None or span.style in ("|", ">") or "\n" in text[span.key : end]:
        raise _TooHardError
    return span.key, end


def _write_pair(mapping: _EditedMapping, start: int, key: str) -> str:
    """Write a key with its value, indented as at the place where a key starts."""
    words = write_yaml({key: mapping.wanted[key]}).rstrip("\n")
    if _is_braced(mapping) and "\n" in words:
        raise _TooHardError
    return words.replace("\n", f"\n{_make_pad(mapping.text, start)}")


def _is_braced(mapping: _EditedMapping) -> bool:
    return mapping.text.startswith("{", mapping.spans[mapping.place].start)


def _make_pad(text: str, start: int) -> str:
    return " " * (start - text.rfind("\n", 0, start) - 1)
