"""The reader of YAML files as plain objects. It reads the parser's events, not nodes: every limit is enforced
on the way, and every scalar stays text. The first thing that cannot be read, or was surely meant otherwise,
refuses the file."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml
from msgspec import Struct, field
from msgspec.structs import replace
from yaml import events
from yaml.error import YAMLError

from pnp.data import sources
from pnp.errors import Location, group_digits

NULLS = frozenset({"", "~", "null", "Null", "NULL"})
CURLY = "„“”«\u201a\u2018"  # the opening quotes of text programs
_SURROGATE = re.compile("[\ud800-\udfff]")
# JSON's escape of a character as two units of UTF-16; YAML knows no such pair.
_PAIR = re.compile(r"\\u(d[89ab][0-9a-f]{2})\\u(d[c-f][0-9a-f]{2})", re.IGNORECASE)
_COMMENT = re.compile(r"[ \t]*(?=#)")
_VALUES = (events.ScalarEvent, events.AliasEvent, events.MappingStartEvent, events.SequenceStartEvent)
_QUOTES = "put-the-text-in-quotes-if-it-is-meant-as-text"

_UNSPACED = re.compile(r"([a-z][\w-]*):\S.*")
_WHOLE = re.compile(r"-?[0-9]+")
_PROSE = re.compile(r".* .*|.*[.!?…]|[A-ZÀ-Ž][^\W\d_]{2,}")  # several words, or one with a stop or a capital
_ROW = re.compile(r"[.*]+|[A-Z]+[0-9]\w*(:\S*)?")  # a row of a pattern, or an entry of a mosaic: no prose


class _ReadState(Struct):
    """The state of a reader: the events, and the mistakes that let the rest be read. These are repeated keys,
    and texts that `|` or `>` opens and that have no lines."""

    stream: Iterator[Any]
    repeated: list[sources.Slip] = field(default_factory=list)
    empty: list[sources.Slip] = field(default_factory=list)
    nodes: int = 0


def read_yaml(path: Path, shown_path: str) -> sources.Source:
    content = sources.read_content(path, shown_path)
    text = sources.decode_text(content, shown_path, "save-it-as-utf-8")
    return replace(parse_yaml(text, shown_path), content=content)


def parse_yaml(text: str, shown_path: str) -> sources.Source:
    """Return the objects of a text. Refuse it with its first mistake of syntax, or with all characters that
    no YAML may hold. For half a character, which only a program can hand over, YAML has no error of its
    own."""
    text = _PAIR.sub(_join_pair, text)
    reading = _ReadState(parse_events(text))
    try:
        tree = _read_document(reading)
        return sources.make_source(shown_path, text, tree, "yaml", [*reading.repeated, *reading.empty])
    except sources.SlipError as error:
        slips = [min([*reading.empty[:1], error.slip], key=lambda slip: slip.index)]
    except (YAMLError, UnicodeEncodeError) as error:
        from pnp.data.yaml_mistakes import explain_error

        # Rows beside their key, not below it, are the mistake; the parser's error only follows from them.
        slips = sources.find_forbidden_characters(text) or reading.empty[:1] or [explain_error(text, error)]
    raise sources.make_refusal(sources.place_slips(shown_path, text, slips))


def _join_pair(pair: re.Match[str]) -> str:
    high, low = (int(unit, 16) for unit in pair.groups())
    return f"\\U{0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00):08x}"


def parse_events(text: str) -> Iterator[Any]:
    """Return the parser's events. If PyYAML was built without its parser in C, they come from the slow
    one."""
    if (fast := getattr(yaml, "CSafeLoader", None)) is not None:
        return iter(yaml.parse(text, Loader=fast))
    return _refuse_half_characters(yaml.parse(text, Loader=yaml.SafeLoader))


def _refuse_half_characters(stream: Iterator[Any]) -> Iterator[Any]:
    """Yield the events of the slow parser. Refuse halves of characters, which it lets through and no file can
    hold."""
    for event in stream:
        if isinstance(event, events.ScalarEvent) and _SURROGATE.search(event.value):
            mark: Any = event.start_mark
            raise yaml.MarkedYAMLError(None, None, "found invalid Unicode character escape code", mark)
        yield event


def _read_document(reading: _ReadState) -> object:
    """Return the objects of the one document, or None if there is none. Broken syntax raises yaml's own
    error."""
    tree: object = None
    documents = 0
    for event in reading.stream:
        if isinstance(event, events.DocumentStartEvent):
            documents += 1
            if event.tags:
                wrong = "tags-are-declared-and-tags-are-refused"
                raise _make_error(event, wrong, "leave-the-line-with-tag-out")
            if documents > 1:
                raise _make_error(event, "a-second-document-begins-here", "keep-one-document-to-a-file")
        elif isinstance(event, _VALUES):
            tree = _read_value(event, reading, 0)
    return tree


def _read_value(event: Any, reading: _ReadState, depth: int, listed: bool = False) -> object:
    kind = event.__class__
    if kind is events.AliasEvent or event.anchor is not None or event.tag is not None:
        raise _make_property_error(event)
    reading.nodes += 1
    if kind is events.ScalarEvent:
        value: str = event.value
        return value if len(value) > 4 else _read_short_text(event, reading)
    if depth >= sources.DEPTH_LIMIT:
        wrong, arguments = "this-lies-deeper-than-depth-limit-levels", {"depth_limit": sources.DEPTH_LIMIT}
        raise _make_error(event, wrong, "write-it-flatter", "form-limit", **arguments)
    if kind is events.MappingStartEvent:
        return _read_mapping(event, reading, depth, listed)
    return _read_sequence(reading, depth)


def _read_short_text(event: Any, reading: _ReadState) -> str | None:
    """Return a text, or None if it is null. Note an empty text opened by `>` or `|`: it was probably meant to
    begin with that sign."""
    value: str = event.value
    if value == "" and event.style in ("|", ">"):
        wrong, right = "the-text-that-style-opens-is-empty", "indent-its-rows-below-it-or-put-text-in-quotes"
        reading.empty.append(sources.make_slip(event.start_mark.index, wrong, right, style=event.style))
        return None
    return None if value in NULLS and event.implicit[0] else value


def _read_sequence(reading: _ReadState, depth: int) -> list[object]:
    entries: list[object] = []
    for event in reading.stream:
        if event.__class__ is events.SequenceEndEvent:
            break
        entries.append(_read_value(event, reading, depth + 1, listed=True))
        if reading.nodes > sources.NODE_LIMIT:
            raise _make_too_many_error(event)
    return entries


def _read_mapping(start: Any, reading: _ReadState, depth: int, listed: bool) -> dict[str, object]:
    entries: dict[str, object] = {}
    stream, before = reading.stream, None
    entry_repeated = False  # whether the first key of a list's entry came again
    for event in stream:
        if event.__class__ is events.MappingEndEvent:
            break
        key = _read_key(event, reading)
        if key in entries:
            begins_entry = listed and not start.flow_style and key == next(iter(entries))
            if begins_entry or not entry_repeated:  # the keys after it may belong to an entry of their own
                reading.repeated.append(_make_repeated_slip(event, key, begins_entry))
            entry_repeated = entry_repeated or begins_entry
        value_event = next(stream)
        value = entries[key] = _read_value(value_event, reading, depth + 1)
        if value is None and start.flow_style and not event.style:
            _refuse_misread(event, before)
        elif value.__class__ is str and value_event.value[:1] == ".":
            _refuse_bare_rows(event, value_event)
        before = (key, value_event) if value_event.__class__ is events.ScalarEvent else None
        if reading.nodes > sources.NODE_LIMIT:
            raise _make_too_many_error(event)
    return entries


def _read_key(event: Any, reading: _ReadState) -> str:
    if event.anchor is not None or event.tag is not None:
        raise _make_property_error(event)
    if event.__class__ is not events.ScalarEvent:
        raise _make_error(event, "a-mapping-or-a-list-stands-where-a-key-is-wanted")
    reading.nodes += 1
    return sys.intern(event.value)  # thousands of cards share a few keys


def _make_repeated_slip(event: Any, key: str, another: bool) -> sources.Slip:
    """Make a slip for a key that comes a second time. If it is the first key of a list's entry, another entry
    may begin there."""
    right = "write-key-if-another-entry-begins-here-or-keep-one" if another else "keep-one-of-the-two"
    wrong, at = "the-key-key-is-here-a-second-time", event.start_mark.index
    return sources.make_slip(at, wrong, right, "form-duplicate-key", key=sources.excerpt(key))


def _refuse_misread(key: Any, before: tuple[str, Any] | None) -> None:
    """Refuse a text that was surely not meant as a key, though it stands as one within braces and has no
    value. `before` are the previous key and its value."""
    key_text: str = key.value
    if found := _UNSPACED.fullmatch(key_text):
        raise sources.SlipError(make_unspaced_slip(key.start_mark.index, found[1]))
    if before is None or before[1].style or before[1].value in NULLS:
        return
    name, value, start = before[0], before[1].value, before[1].start_mark.index
    together = before[1].end_mark.index + 1 == key.start_mark.index
    if _WHOLE.fullmatch(value) and key_text.isdecimal() and together:
        wrong, number = "a-comma-stands-in-a-number", sources.excerpt(f"{value}.{key_text}")
        raise sources.SlipError(sources.make_slip(start, wrong, "write-number", number=number))
    if value[0] in CURLY:
        raise sources.SlipError(make_curly_slip(start, value[0]))
    if _PROSE.fullmatch(key_text):  # otherwise it is more likely a key whose value was forgotten
        wrong, right = "a-comma-stands-in-the-text-of-key", "put-the-value-of-key-in-quotes"
        raise sources.SlipError(sources.make_slip(start, wrong, right, key=sources.excerpt(name)))


def _refuse_bare_rows(key: Any, text: Any) -> None:
    """Refuse the rows of a drawing without a bar above them: YAML reads them as one line."""
    first, last = text.start_mark, text.end_mark
    if not text.style and first.line != last.line and all(map(_ROW.fullmatch, text.value.split())):
        raise sources.SlipError(make_rows_slip(key.value, first.index, first.line > key.end_mark.line))


def make_unspaced_slip(start: int, name: str) -> sources.Slip:
    wrong = "the-colon-of-this-key-has-no-space-after-it"
    return sources.make_slip(start, wrong, "write-name-with-a-space-after-the-colon", name=name[:40])


def make_curly_slip(start: int, sign: str) -> sources.Slip:
    return sources.make_slip(start, "sign-is-no-quote-here", "put-a-text-in-straight-quotes", sign=sign)


def make_rows_slip(key: str, start: int, below: bool) -> sources.Slip:
    """Make a slip for rows without a bar; `below` means that they are already below their key and
    indented."""
    right = "write-key" if below else "write-key-and-indent-them-below-it"
    return sources.make_slip(start, "the-rows-below-key-have-no-that-opens-them", right, key=key[:40])


def _make_too_many_error(event: Any) -> sources.SlipError:
    wrong, right = "the-file-holds-more-than-node-limit-entries", "divide-it-into-several-files"
    return _make_error(event, wrong, right, "form-limit", node_limit=group_digits(sources.NODE_LIMIT))


def _make_property_error(event: Any) -> sources.SlipError:
    anchor = event.anchor and sources.excerpt(event.anchor)
    if event.__class__ is events.AliasEvent:
        return _make_error(event, "anchor-is-an-alias-and-aliases-are-refused", anchor=anchor)
    if anchor is not None:
        return _make_error(event, "anchor-is-an-anchor-and-anchors-are-refused", anchor=anchor)
    written = sources.excerpt(event.tag.replace("tag:yaml.org,2002:", "!!"))
    return _make_error(event, "written-is-a-tag-and-tags-are-refused", written=written)


def _make_error(
    event: Any, wrong: str, right: str = _QUOTES, code: str = "form-syntax", **arguments: object
) -> sources.SlipError:
    return sources.SlipError(sources.make_slip(event.start_mark.index, wrong, right, code, **arguments))


def find_yaml_spans(text: str) -> Iterator[sources.Span]:
    """Yield the span of every object of a text that was read before, outermost first. The text is parsed
    again, but only if there is a mistake to be placed."""
    stream = parse_events(text)
    for event in stream:
        if isinstance(event, _VALUES):
            for span in _walk_spans(event, stream, (), None):
                # An empty value is placed at the comment behind it, which was perhaps meant as the value.
                comment = _COMMENT.match(text, span.start) if span.start >= span.end else None
                yield replace(span, start=comment.end(), end=comment.end()) if comment else span


def _walk_spans(
    event: Any, stream: Iterator[Any], location: Location, key: int | None
) -> Iterator[sources.Span]:
    style: Any = (event.style if isinstance(event, events.ScalarEvent) else None) or ""
    yield sources.Span(location, key, event.start_mark.index, event.end_mark.index, style)
    if isinstance(event, events.SequenceStartEvent):
        for number, entry in enumerate(_take_until(events.SequenceEndEvent, stream)):
            yield from _walk_spans(entry, stream, (*location, number), None)
    elif isinstance(event, events.MappingStartEvent):
        for name in _take_until(events.MappingEndEvent, stream):
            yield from _walk_spans(next(stream), stream, (*location, name.value), name.start_mark.index)


def _take_until(end: type, stream: Iterator[Any]) -> Iterator[Any]:
    for event in stream:
        if isinstance(event, end):
            return
        yield event
