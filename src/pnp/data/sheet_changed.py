"""A score sheet in which something is said otherwise, and all else stays as it is written, remarks too."""

from __future__ import annotations

import json
import re
from copy import deepcopy
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, NamedTuple

from pnp.data.mappings import read_mapping
from pnp.data.positions import spans_at
from pnp.data.yaml_text import parse_yaml
from pnp.data.yaml_written import written_sheet, written_yaml
from pnp.errors import InputError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pnp.data.source import Source, Span
    from pnp.errors import Location

CRLF = "\r\n"
_BLOCK = re.compile(r"(\|[^\n]*\n)([ ]*)(?:.*\S)?(\s*)", re.DOTALL)  # its header, indent, rows, what follows
_BRACED = re.compile(r"\{[^{}\n]*\}")
_LINE_END = re.compile(r"[ \t]*(?:#[^\n]*)?(?=\n|$)")


class _TooHardError(Exception):
    """A place that is written in a way that is not looked for."""


def changed_sheet(source: Source, changes: Mapping[Location, Any]) -> str:
    """The text of a sheet with these values at their places; None takes away what is there. It is written
    anew, without its remarks, only where it is written in an unusual way."""
    if CRLF in source.text:
        unix = parse_yaml(source.text.replace(CRLF, "\n"), source.path)
        return changed_sheet(unix, changes).replace("\n", CRLF)
    wanted = _changed(source.tree, changes)
    try:
        text = _edited(source, _differing(source.tree, wanted, changes), wanted)
        if _alike(parse_yaml(text, source.path).tree) == _alike(wanted):
            return text
    except (_TooHardError, InputError):
        pass
    if source.text.lstrip().startswith("{"):
        return json.dumps(wanted, indent=2, ensure_ascii=False) + "\n"
    return written_sheet(wanted)


def says(tree: Any, values: Mapping[Location, Any]) -> bool:
    """Whether a sheet says these values at their places, and nothing where they are None."""
    return not _differing(tree, _changed(tree, values), values)


def _changed(tree: Any, changes: Mapping[Location, Any]) -> Any:
    wanted = deepcopy(tree)
    for (*path, key), value in changes.items():
        holder: Any = wanted
        for step in path:
            holder = holder[step]
        if value is None:
            holder.pop(key, None)
        else:
            holder[key] = read_mapping({"": value}).tree[""]  # type: ignore[index] # a mapping is one again
    return wanted


def _alike(tree: Any) -> Any:
    """A tree without the line ends that close its texts."""
    if isinstance(tree, dict):
        return {key: _alike(value) for key, value in tree.items()}
    if isinstance(tree, list):
        return [*map(_alike, tree)]
    return tree.rstrip("\n") if isinstance(tree, str) else tree


def _at(tree: Any, location: Location) -> Any:
    for step in location:
        tree = tree[step]
    return tree


def _differing(tree: Any, wanted: Any, changes: Mapping[Location, Any]) -> dict[Location, tuple[str, ...]]:
    """The mappings in which something changes, each with the keys that do."""
    found: dict[Location, tuple[str, ...]] = {}
    for *path, key in changes:
        old, new = _at(tree, tuple(path)), _at(wanted, tuple(path))
        if (key in old) != (key in new) or _alike(old.get(key)) != _alike(new.get(key)):
            found[tuple(path)] = (*found.get(tuple(path), ()), str(key))
    return found


def _edited(source: Source, changed: Mapping[Location, tuple[str, ...]], wanted: Any) -> str:
    """The text with other values; each edit is where it starts and ends, and what comes there."""
    text = source.text
    found = [_edits(source, place, keys, _at(wanted, place)) for place, keys in changed.items()]
    for start, end, new in sorted((edit for edits in found for edit in edits), reverse=True):
        text = text[:start] + new + text[end:]
    return text


def _edits(
    source: Source, place: Location, keys: tuple[str, ...], wanted: Mapping[str, Any]
) -> Iterator[tuple[int, int, str]]:
    """The edits of a mapping: what goes makes room for what comes, else that comes behind the first key."""
    old = _at(source.tree, place)
    spans = spans_at(source, [(*place, key) for key in old])
    mapping = _Mapping(source.text, spans, place, wanted)
    stays = [key for key in keys if key in old and key in wanted]
    gone = [key for key in keys if key not in wanted]
    new = [key for key in keys if key not in old]
    for before, after in [*((key, key) for key in stays), *zip_longest(gone, new)]:
        if after is None:
            raise _TooHardError
        yield _put_behind(mapping, next(iter(old)), after) if before is None else _put(mapping, before, after)


class _Mapping(NamedTuple):
    text: str
    spans: Mapping[Location, Span]
    place: Location
    wanted: Mapping[str, Any]


def _put(mapping: _Mapping, before: str, after: str) -> tuple[int, int, str]:
    span = mapping.spans[(*mapping.place, before)]
    if before == after and span.style == "|" and (block := _BLOCK.match(mapping.text, span.start, span.end)):
        header, indent, blanks = block.groups()
        rows = mapping.wanted[after].rstrip("\n").split("\n")
        return span.start, span.end, header + "\n".join(indent + row for row in rows) + blanks
    start, end = _extent(mapping, before)
    return start, end, _worded(mapping, start, after)


def _put_behind(mapping: _Mapping, first: str, after: str) -> tuple[int, int, str]:
    start, end = _extent(mapping, first)
    words = _worded(mapping, start, after)
    if _is_braced(mapping):
        return end, end, f", {words}"
    found = _LINE_END.match(mapping.text, end)
    if found is None:
        raise _TooHardError
    end = found.end()
    return end, end, f"\n{_pad(mapping.text, start)}{words}"


def _extent(mapping: _Mapping, key: str) -> tuple[int, int]:
    """Where a key starts, and its value ends, which is on one line."""
    span, text = mapping.spans[(*mapping.place, key)], mapping.text
    braced = _BRACED.match(text, span.start)
    end = braced.end() if braced else span.end
    if span.key is None or span.style in ("|", ">") or "\n" in text[span.key : end]:
        raise _TooHardError
    return span.key, end


def _worded(mapping: _Mapping, start: int, key: str) -> str:
    """A key with its value, as it stands where a key starts."""
    words = written_yaml({key: mapping.wanted[key]}).rstrip("\n")
    if _is_braced(mapping) and "\n" in words:
        raise _TooHardError
    return words.replace("\n", f"\n{_pad(mapping.text, start)}")


def _is_braced(mapping: _Mapping) -> bool:
    return mapping.text.startswith("{", mapping.spans[mapping.place].start)


def _pad(text: str, start: int) -> str:
    return " " * (start - text.rfind("\n", 0, start) - 1)
