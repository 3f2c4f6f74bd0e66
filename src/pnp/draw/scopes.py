"""Which elements an element may name: those beside it, and those about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field

from pnp.draw.readings import refuse
from pnp.errors import coded, near

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from pnp.draw.faults import Place
    from pnp.draw.readings import Reader


class Scope(Struct):
    """The elements of one list, `every` serial number and those by id; `outer` is the list about it.

    `groups` are the lists within groups of this one, by their places in the layout.
    """

    outer: Scope | None = None
    every: list[int] = field(default_factory=list)
    serials: dict[str, int] = field(default_factory=dict)
    groups: dict[Place, Scope] = field(default_factory=dict)


def found(reader: Reader, scope: Scope, name: str, loc: Place, *, inside: bool = False) -> int:
    """The serial number of an element, or -1 and a fault; `inside` groups too, if no other has its id."""
    seen: Scope | None = scope
    while seen is not None:
        if name in seen.serials:
            return seen.serials[name]
        seen = seen.outer
    within = [*_inside(scope, name)] if inside else []
    if len(within) == 1:
        return within[0]
    if within:
        wrong = coded("form-drawn", f"{len(within)} groups have an element '{name[:40]}'")
        refuse(reader, loc, wrong, "give each of them an id of its own")
        return -1
    known = _known(scope, inside=inside)
    right = near(name, known) or (
        f"elements here are {', '.join(known)}" if known else "give an element an id"
    )
    refuse(reader, loc, coded("form-drawn", f"there is no element '{name[:40]}' here"), right)
    return -1


def _inside(scope: Scope, name: str) -> set[int]:
    """The elements of that id in groups of this list, and of those about it."""
    own = {inner.serials[name] for inner in _groups(scope) if name in inner.serials}
    return own | _inside(scope.outer, name) if scope.outer else own


def _groups(scope: Scope) -> Iterator[Scope]:
    for inner in scope.groups.values():
        yield inner
        yield from _groups(inner)


def _known(scope: Scope | None, *, inside: bool) -> list[str]:
    if scope is None:
        return []
    groups = _groups(scope) if inside else ()
    own = [*scope.serials, *(name for inner in groups for name in inner.serials)]
    return list(dict.fromkeys([*own, *_known(scope.outer, inside=inside)]))


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
