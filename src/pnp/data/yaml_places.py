"""Where the objects of a YAML text stand; walked again only when there is a mistake to be placed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from yaml.events import (
    AliasEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)

from pnp.data.source import Span
from pnp.data.yaml_events import events, stand_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.errors import Location

_COMMENT = re.compile(r"[ \t]*(?=#)")
_VALUES = (ScalarEvent, AliasEvent, MappingStartEvent, SequenceStartEvent)


def yaml_spans(text: str) -> Iterator[Span]:
    """Every object of a text that was read before, outermost first."""
    stream = events(text)
    for event in stream:
        if isinstance(event, _VALUES):
            for span in _spans(event, stream, (), None):
                yield span if span.start < span.end else _at_comment(span, text)


def _at_comment(span: Span, text: str) -> Span:
    """The span of nothing, put where a comment begins that was perhaps meant to be something."""
    comment = _COMMENT.match(text, span.start)
    return replace(span, start=comment.end(), end=comment.end()) if comment else span


def _spans(event: Any, stream: Iterator[Any], location: Location, key: int | None) -> Iterator[Span]:
    style: Any = (event.style if isinstance(event, ScalarEvent) else None) or ""
    yield Span(location, key, event.start_mark.index, event.end_mark.index, style)
    if isinstance(event, SequenceStartEvent):
        for number, entry in enumerate(_until(SequenceEndEvent, stream)):
            yield from _spans(entry, stream, (*location, number), None)
    elif isinstance(event, MappingStartEvent):
        for name in _until(MappingEndEvent, stream):
            entry = (*location, _name(name, stream))
            yield from _spans(next(stream), stream, entry, name.start_mark.index)


def _until(end: type, stream: Iterator[Any]) -> Iterator[Any]:
    for event in stream:
        if isinstance(event, end):
            return
        yield event


def _name(event: Any, stream: Iterator[Any]) -> str:
    if isinstance(event, ScalarEvent):
        return str(event.value)
    for _ in _spans(event, stream, (), None):
        pass  # what stands in place of a key was refused, and has no place of its own
    return stand_in(event)
