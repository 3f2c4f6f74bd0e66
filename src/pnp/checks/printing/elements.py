"""What each element of a layout is to a reader: words, an icon, a figure, or what others stand on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

from pnp.draw.elements import list_over
from pnp.errors import Location
from pnp.models import elements
from pnp.models.layout import FaceRule, Layout
from pnp.models.printing import INKS, Ink
from pnp.models.theme import choose_ink

if TYPE_CHECKING:
    from pnp.figures import Figure
    from pnp.models.elements import AnyElement


Sort: TypeAlias = Literal["text", "icon", "figure", "picture", "shape"]


class ElementUse(Struct, frozen=True):
    """An element by its `sort`; `matters` is what is read: words, icons, and figures that are no grounds.
    `over` are the places of what it lies over on purpose."""

    sort: Sort
    name: str
    matters: bool
    label: frozenset[Ink] = frozenset()  # the inks in which its words only name things
    pictured: bool = False  # so that its letters are no words
    over: tuple[Location, ...] = ()


KnownElements: TypeAlias = Mapping[Location, ElementUse]  # by their places
UNKNOWN = ElementUse("shape", "", False)


def find_elements(layout: Layout, figures: Mapping[str, Figure]) -> dict[Location, ElementUse]:
    """Every element that draws by itself, by its place."""
    found: dict[Location, ElementUse] = {}
    for every in _list_sides(layout):
        ids: dict[str, list[Location]] = {}
        for at, each in every:
            if each.id is not None:
                ids.setdefault(each.id, []).append(at)
        over: dict[Location, list[Location]] = {}
        for at, each in every:
            over[at] = [target for name in list_over(each) for target in ids.get(name, ())]
        for at, each in every:
            on = [target for end in range(len(at) + 1) for target in over.get(at[:end], ())]
            found[at] = _make_element(each, layout, figures, tuple(on))
    return found


def every_element(layout: Layout) -> Iterator[tuple[Location, AnyElement]]:
    """All elements of both sides, each with its place."""
    for side in _list_sides(layout):
        yield from side


def _list_sides(layout: Layout) -> Iterator[list[tuple[Location, AnyElement]]]:
    assert layout.faces is not None
    for side in ("front", "back"):
        face = getattr(layout.faces, side)
        if face != "none":
            rule = isinstance(face, FaceRule)
            listed, place = (face.draw, ("faces", side, "draw")) if rule else (face, ("faces", side))
            yield [*_walk_elements(listed, place)]


def _walk_elements(listed: tuple[AnyElement, ...], place: Location) -> Iterator[tuple[Location, AnyElement]]:
    for index, each in enumerate(listed):
        at = (*place, index)
        yield at, each
        match each:
            case elements.Group():
                yield from _walk_elements(each.group, (*at, "group"))
            case elements.Repeat():
                yield from _walk_elements(each.each, (*at, "each"))


def _make_element(
    element: AnyElement, layout: Layout, figures: Mapping[str, Figure], over: tuple[Location, ...]
) -> ElementUse:
    match element:
        case elements.Text(style=style, text=words):
            shown = element.id or (words if isinstance(words, str) else style)
            role = layout.texts.get(style)  # which may be none, of what could not be drawn
            label = frozenset(ink for ink in INKS if role is not None and choose_ink(role, ink).label)
            return ElementUse("text", shown, True, label, over=over)
        case elements.Icon(icon=icon):
            return ElementUse("icon", element.id or icon, True, over=over)
        case elements.Figure(figure=figure):
            known = figures.get(figure)
            backdrop, pictured = (known.backdrop, known.pictured) if known else (False, False)
            return ElementUse("figure", element.id or figure, not backdrop, pictured=pictured, over=over)
        case elements.Image(image=image):
            return ElementUse("picture", element.id or image, False, over=over)
        case _:
            return ElementUse("shape", element.id or type(element).__name__.lower(), False, over=over)


def is_deliberate(one: Location, other: Location, known: KnownElements) -> bool:
    """Whether a layout says that one of two elements lies over the other on purpose."""
    return _covers(one, other, known) or _covers(other, one, known)


def _covers(upper: Location, lower: Location, known: KnownElements) -> bool:
    return any(lower[: len(each)] == each for each in known.get(upper, UNKNOWN).over)
