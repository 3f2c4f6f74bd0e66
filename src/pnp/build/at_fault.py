"""What of a layout that does not ship is at fault where an element is: that, or what was changed of it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from pnp.build.blaming import own_places
from pnp.checks.printing.codes import COARSE, CONTRAST, HIDDEN, TYPE_SMALL
from pnp.loading import traced

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pnp.draw.faults import Place
    from pnp.loading import LoadedLayout
    from pnp.models.findings import Code

# The keys that a fault is looked for in first, and those that it cannot come from.
FIRST = {TYPE_SMALL: ("size", "style"), CONTRAST: ("paint", "style"), COARSE: ("image", "box")}
OF_COLOUR = (CONTRAST, HIDDEN)
COLOURS = frozenset({"paint", "fill", "opacity", "over"})
HOLDING = frozenset({"id", "group", "each"})  # keys that change nothing of what an element itself looks like


def blamed(layout: LoadedLayout) -> Callable[[Code, Place, bool], Place | None]:
    """Where to mend what is wrong with an element: at a key of it that was changed, at itself, at its type
    role, or at what holds it; None where none of these is in a file that does not ship. What is so of an
    element alone, whatever lies about it, is `lone`: how tight its words are set is said by its role."""
    own = own_places(layout)

    @cache
    def find(code: Code, place: Place, lone: bool) -> Place | None:
        role = _role(layout, place)
        if lone and role and own(role):
            return role
        changed = {at[-1]: at for at in _changed(layout, place) if own(at)}
        for key in FIRST.get(code, ("box",)):
            if key in changed:
                return changed[key]
        if own(place):
            return place
        usable = (at for key, at in changed.items() if code in OF_COLOUR or key not in COLOURS)
        return next(usable, role if role and own(role) else _holder(layout, place, own))

    return find


def changed_key(layout: LoadedLayout) -> Callable[[Place], Place | None]:
    """The first key that a file which does not ship changes of the element that a place lies in."""
    own = own_places(layout)

    def find(place: Place) -> Place | None:
        every = (at for each in _elements(layout, place) for at in _changed(layout, each))
        return next((at for at in every if own(at)), None)

    return find


def _holder(layout: LoadedLayout, place: Place, own: Callable[[Place], bool]) -> Place | None:
    above = [*_elements(layout, place)][1:]
    return next((at for each in above for at in _changed(layout, each) if own(at)), None)


def _changed(layout: LoadedLayout, place: Place) -> Iterator[Place]:
    """The keys of an element that were written elsewhere than the element."""
    source, location = traced(layout.merged, layout.sources[-1], place)
    for key in _at(layout, place) or ():
        found, written = traced(layout.merged, layout.sources[-1], (*place, key))
        if key not in HOLDING and (found is not source or written != (*location, key)):
            yield (*place, key)


def _elements(layout: LoadedLayout, place: Place) -> Iterator[Place]:
    """The elements that a place lies in, the innermost first."""
    for end in range(len(place), 1, -1):
        if isinstance(place[end - 1], int) and isinstance(_at(layout, place[:end]), dict):
            yield place[:end]


def _role(layout: LoadedLayout, place: Place) -> Place | None:
    style = (_at(layout, place) or {}).get("style")
    return ("texts", style) if isinstance(style, str) else None


def _at(layout: LoadedLayout, place: Place) -> Any:
    held: Any = layout.merged.tree
    try:
        for step in place:
            held = held[step]
    except (LookupError, TypeError):
        return None
    return held
