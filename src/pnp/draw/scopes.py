"""Which elements an element may name: those beside it, and those about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field

from pnp.draw.readings import refuse
from pnp.errors import near

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from pnp.draw.faults import Place
    from pnp.draw.readings import Reader


class Scope(Struct):
    """The elements of one list by id, each with its serial number; `outer` is the list about it."""

    serials: dict[str, int] = field(default_factory=dict)
    outer: Scope | None = None


def found(reader: Reader, scope: Scope, name: str, loc: Place) -> int:
    """The serial number of an element, or -1 and a fault."""
    seen: Scope | None = scope
    while seen is not None:
        if name in seen.serials:
            return seen.serials[name]
        seen = seen.outer
    known = _known(scope)
    right = near(name, known) or (
        f"elements here are {', '.join(known)}" if known else "give an element an id"
    )
    refuse(reader, loc, f"there is no element '{name[:40]}' here", right)
    return -1


def _known(scope: Scope | None) -> list[str]:
    return [] if scope is None else [*scope.serials, *_known(scope.outer)]


def cycle(neighbours: dict[int, tuple[int, ...]]) -> list[int]:
    """Elements that stand by each other in a circle, if there are any, in the order of their numbers."""
    done: set[int] = set()
    for start in neighbours:
        trail: list[int] = []
        found = _walked(start, neighbours, trail, done)
        if found:
            return found
    return []


def waiting(start: int, neighbours: Callable[[int], Iterable[int]]) -> list[int]:
    """All that stands on the way to an element, each behind those that it stands by, the element last.

    Without recursion: a thousand elements may stand below one another.
    """
    order: dict[int, None] = {}
    walk = [(start, False)]
    while walk:
        serial, is_ready = walk.pop()
        if is_ready:
            order[serial] = None
        elif serial not in order:
            walk.append((serial, True))
            walk += [(each, False) for each in neighbours(serial) if each not in order]
    return list(order)


def _walked(
    start: int, neighbours: dict[int, tuple[int, ...]], trail: list[int], done: set[int]
) -> list[int]:
    """A walk from one element to those that it stands by, without recursion: lists may be long."""
    waiting = [(start, 0)]
    while waiting:
        serial, at = waiting.pop()
        if at == 0:
            if serial in trail:
                return trail[trail.index(serial) :]
            if serial in done:
                continue
            trail.append(serial)
        nexts = neighbours.get(serial, ())
        if at < len(nexts):
            waiting += [(serial, at + 1), (nexts[at], 0)]
        else:
            trail.pop()
            done.add(serial)
    return []
