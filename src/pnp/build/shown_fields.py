"""What of a card an element shows, so that what is wrong with it is told where a person would mend it."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any

from pnp.checks.printing.elements import every_element
from pnp.draw.templates import template
from pnp.errors import UnplacedError
from pnp.models import elements
from pnp.models.entries import Entry, each, has, within

HOLE = re.compile(r"\{([^{}]*)\}")
# What of an element colours it, names it for others, or is elements again.
NO_LOOK = frozenset({"fill", "stroke", "paint", "opacity", "ground", "id", "over", "after", "group", "each"})

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from pnp.draw.faults import Place
    from pnp.models.layout import Layout


def shown_at(tree: Entry, card: int, layout: Layout, places: Sequence[Place]) -> Place:
    """The key of a card that the first of some elements shows, or the card where they show none, or what its
    rule tells."""
    entry = [*each(within(tree, "cards"))][card]
    contents = (content for place in places for content in _contents(layout, place))
    names = (name for content in contents for name in sorted(_names(content, layout)))
    key = next((name for name in names if has(entry, name)), None)
    return entry.location if key is None else (*entry.location, key)


def _contents(layout: Layout, place: Place) -> Iterator[object]:
    """What an element shows, then what those go through that draw it again and again."""
    held: Any = layout.faces
    above: list[object] = []
    for step in place[1:]:
        held = held[step] if isinstance(step, int) else getattr(held, step)
        match held:
            case elements.Text():
                above.insert(0, held.text)
            case elements.Icon():
                above.insert(0, held.icon)
            case elements.Image():
                above.insert(0, held.image)
            case elements.Figure():
                above.insert(0, [held.figure, held.with_])
            case elements.Repeat():
                above.insert(0, held.repeat)
    yield from above


def _names(content: object, layout: Layout) -> set[str]:
    """The names on which what is written depends; behind one of the layout's `let` stand others."""
    found, asked = set[str](), [content]
    while asked:
        match asked.pop():
            case dict() as held:
                asked += held.values()
            case list() | tuple() as held:
                asked += held
            case str() as text:
                new = _in_braces(text) - found
                asked += [layout.let[name] for name in new if name in layout.let]
                found |= new
    return found


def _in_braces(text: str) -> frozenset[str]:
    try:
        return template(text).names
    except UnplacedError:  # is told where the layout is drawn
        return frozenset()


def drawn_of(layout: Layout, names: Iterable[str]) -> frozenset[str]:
    """Those of some names on which it depends what is drawn, and not its colours alone."""
    said = [hole for _, each in every_element(layout) for hole in _expressions(each)]
    unread = dict(layout.let)
    while new := [name for name in unread if _names_any(name, said)]:
        said += [hole for name in new for hole in HOLE.findall(unread.pop(name))]
    return frozenset(name for name in names if _names_any(name, said))


def _names_any(name: str, expressions: Sequence[str]) -> bool:
    word = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")
    return any(word.search(each) for each in expressions)


def _expressions(element: object) -> Iterator[str]:
    """All that is worked out of an element, but its colours."""
    if (when := getattr(element, "when", None)) is not None:
        yield when
    yield from (hole for text in _texts(element) for hole in HOLE.findall(text))


def _texts(held: object) -> Iterator[str]:
    match held:
        case str():
            yield held
        case dict():
            yield from (text for each in held.values() for text in _texts(each))
        case list() | tuple():
            yield from (text for each in held for text in _texts(each))
        case _ if is_dataclass(held):
            kept = (each.name for each in fields(held) if each.name not in NO_LOOK)
            yield from (text for name in kept for text in _texts(getattr(held, name)))
