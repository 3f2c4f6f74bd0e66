"""YAML by the parser's events, not nodes: every limit is held on the way, every scalar stays text."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING, Any

import yaml
from msgspec import Struct, field
from yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)

from pnp.data.source import NODE_LIMIT, Slip, excerpt
from pnp.data.yaml_meant import in_braces, of_rows
from pnp.errors import grouped, phrase, said

if TYPE_CHECKING:
    from collections.abc import Iterator

DEPTH_LIMIT = 32

NULLS = frozenset({"", "~", "null", "Null", "NULL"})
_SURROGATE = re.compile("[\ud800-\udfff]")
_STARTS = (MappingStartEvent, SequenceStartEvent)
_QUOTES = "put-the-text-in-quotes-if-it-is-meant-as-text"


class LimitError(Exception):
    """A limit was passed, so that reading on makes no sense; its slip has been noted."""


class Reading(Struct):
    """A text on its way to plain objects, and what was wrong with how it is written."""

    stream: Iterator[Any] = field(default_factory=lambda: iter(()))
    slips: list[Slip] = field(default_factory=list)
    nodes: int = 0


def events(text: str) -> Iterator[Any]:
    """The parser's events; where PyYAML was built without its parser in C, the same from the slow one."""
    fast = getattr(yaml, "CSafeLoader", None)
    if fast is not None:
        return iter(yaml.parse(text, Loader=fast))
    return _of_whole_characters(yaml.parse(text, Loader=yaml.SafeLoader))


def tree_of(reading: Reading) -> object:
    """The objects of the one document; None where there is none. Broken syntax is yaml's own error."""
    tree: object = None
    documents = 0
    for event in reading.stream:
        if isinstance(event, DocumentStartEvent):
            documents += 1
            _refuse_second(event, documents, reading)
        elif isinstance(event, (ScalarEvent, AliasEvent, *_STARTS)):
            tree = _value(event, reading, 0)
    return tree


def _value(event: Any, reading: Reading, depth: int, listed: bool = False) -> object:
    kind = event.__class__
    if kind is ScalarEvent:
        reading.nodes += 1
        if event.tag is not None or event.anchor is not None:
            _note_properties(event, reading)
        value: str = event.value
        return value if len(value) > 4 else _short(event, reading)
    if kind is AliasEvent:
        _note(
            reading,
            event,
            said("form-syntax", "anchor-is-an-alias-and-aliases-are-refused", anchor=excerpt(event.anchor)),
        )
        return None
    _check_start(event, reading, depth)
    if kind is MappingStartEvent:
        return _mapping(event, reading, depth + 1, listed)
    return _sequence(reading, depth + 1)


def _short(event: Any, reading: Reading) -> str | None:
    """A text that may be nothing, or that `>` or `|` opened though it was meant to begin with them."""
    if event.value == "" and event.style in ("|", ">"):
        right = phrase("indent-its-rows-below-it-or-put-text-in-quotes")
        _note(
            reading,
            event,
            said("form-syntax", "the-text-that-style-opens-is-empty", style=event.style),
            right,
        )
    value: str = event.value
    return None if value in NULLS and event.implicit[0] else value


def _sequence(reading: Reading, depth: int) -> list[object]:
    entries: list[object] = []
    for event in reading.stream:
        if event.__class__ is SequenceEndEvent:
            break
        entries.append(_value(event, reading, depth, listed=True))
        if reading.nodes > NODE_LIMIT:
            _stop_at_nodes(event, reading)
    return entries


def _mapping(start: Any, reading: Reading, depth: int, listed: bool) -> dict[str, object]:
    entries: dict[str, object] = {}
    stream, before, told = reading.stream, None, set[str]()
    above: dict[str, object] = {}  # what was read before the key that begins an entry came again
    for event in stream:
        if event.__class__ is MappingEndEvent:
            break
        key = _key(event, reading, depth)
        if key in entries:
            another = listed and not start.flow_style and key == next(iter(entries))
            _note_twice(event, key, reading, another)
            if another:
                above, entries = above | entries, {}
        written = next(stream)
        value = _value(written, reading, depth)
        meant = None
        if value is None and start.flow_style and event.__class__ is ScalarEvent and not event.style:
            meant = in_braces(event, before, before and entries[before[0]])
        elif value.__class__ is str and written.value[:1] == "." and event.__class__ is ScalarEvent:
            meant = of_rows(event, written)
        if meant is not None:
            if meant.slip.wrong not in told:
                reading.slips.append(meant.slip)
            told.add(meant.slip.wrong)
            key, value = meant.key, meant.value
        elif written.__class__ is ScalarEvent:
            before = key, written
        else:
            before = None
        entries[key] = value
        if reading.nodes > NODE_LIMIT:
            _stop_at_nodes(event, reading)
    return above | entries if above else entries


def _note_twice(event: Any, key: str, reading: Reading, another: bool) -> None:
    """A key that is there a second time; where it began an entry of a list, another may begin there."""
    wrong = said("form-duplicate-key", "the-key-key-is-here-a-second-time", key=excerpt(key))
    right = phrase("keep-one-of-the-two")
    if another:
        right = phrase("write-key-if-another-entry-begins-here-or-keep-one", key=excerpt(key))
    _note(reading, event, wrong, right, spoils=False)


def _key(event: Any, reading: Reading, depth: int) -> str:
    if event.__class__ is ScalarEvent:
        reading.nodes += 1
        if event.tag is not None or event.anchor is not None:
            _note_properties(event, reading)
        return sys.intern(event.value)  # the keys of thousands of cards are few
    _value(event, reading, depth)
    if event.__class__ is not AliasEvent:
        _note(reading, event, said("form-syntax", "a-mapping-or-a-list-stands-where-a-key-is-wanted"))
    return stand_in(event)


def stand_in(event: Any) -> str:
    """A key for what cannot be one: no two are the same."""
    return f"at {event.start_mark.index}"


def _check_start(event: Any, reading: Reading, depth: int) -> None:
    reading.nodes += 1
    if depth >= DEPTH_LIMIT:
        _note(
            reading,
            event,
            said("form-limit", "this-lies-deeper-than-depth-limit-levels", depth_limit=DEPTH_LIMIT),
            phrase("write-it-flatter"),
        )
        raise LimitError
    if event.tag is not None or event.anchor is not None:
        _note_properties(event, reading)


def _stop_at_nodes(event: Any, reading: Reading) -> None:
    _note(
        reading,
        event,
        said("form-limit", "the-file-holds-more-than-node-limit-entries", node_limit=grouped(NODE_LIMIT)),
        phrase("divide-it-into-several-files"),
    )
    raise LimitError


def _refuse_second(event: Any, documents: int, reading: Reading) -> None:
    if event.tags:
        _note(
            reading,
            event,
            said("form-syntax", "tags-are-declared-and-tags-are-refused"),
            phrase("leave-the-line-with-tag-out"),
        )
    if documents > 1:
        _note(
            reading,
            event,
            said("form-syntax", "a-second-document-begins-here"),
            phrase("keep-one-document-to-a-file"),
        )
        raise LimitError


def _note_properties(event: Any, reading: Reading) -> None:
    if event.anchor is not None:
        _note(
            reading,
            event,
            said("form-syntax", "anchor-is-an-anchor-and-anchors-are-refused", anchor=excerpt(event.anchor)),
        )
    if event.tag is not None:
        written = event.tag.replace("tag:yaml.org,2002:", "!!")
        _note(
            reading,
            event,
            said("form-syntax", "written-is-a-tag-and-tags-are-refused", written=excerpt(written)),
        )


def _note(reading: Reading, event: Any, wrong: str, right: str = "", spoils: bool = True) -> None:
    reading.slips.append(Slip(event.start_mark.index, wrong, right or phrase(_QUOTES), spoils))


def _of_whole_characters(stream: Iterator[Any]) -> Iterator[Any]:
    """The slow parser lets halves of characters through, which no file can hold."""
    for event in stream:
        if isinstance(event, ScalarEvent) and _SURROGATE.search(event.value):
            mark: Any = event.start_mark
            raise yaml.MarkedYAMLError(None, None, "found invalid Unicode character escape code", mark)
        yield event
