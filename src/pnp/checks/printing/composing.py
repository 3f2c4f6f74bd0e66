"""What is about the shapes that an element draws, and shapes put together again: what fades, fades as one."""

from __future__ import annotations

from itertools import groupby, takewhile
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pnp.scene import Group

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pnp.scene import Shape


class Around(Struct, frozen=True):
    """A group without its shapes; `mark` tells one that fades from another like it that lies beside it."""

    group: Group
    mark: int = 0


Held: TypeAlias = tuple[tuple[Around, ...], "Shape"]  # a shape, and what is around it, from the outside in


def around(group: Group) -> tuple[Around, ...]:
    """A group as what is around its shapes; nothing where it changes none of them."""
    if group.transform is None and group.clip is None and group.opacity == 1:
        return ()
    bare = Group((), group.transform, group.clip, group.opacity)
    return (Around(bare, id(group.shapes) if group.opacity < 1 else 0),)


def wrapped(shape: Shape, found: tuple[Around, ...]) -> Shape:
    for each in reversed(found):
        shape = replace(each.group, shapes=(shape,))
    return shape


def composed(held: Iterable[Held]) -> tuple[Shape, ...]:
    """Shapes in the order in which they are painted, those of a group that fades as one in one group."""
    shapes: list[Shape] = []
    for outer, own in groupby(held, key=lambda each: _faded(each[0])):
        if outer:
            inner = composed((found[len(outer) :], shape) for found, shape in own)
            shapes.append(wrapped(replace(outer[-1].group, shapes=inner), outer[:-1]))
        else:
            shapes += [wrapped(shape, found) for found, shape in own]
    return tuple(shapes)


def _faded(found: tuple[Around, ...]) -> tuple[Around, ...]:
    """All down to the first group that fades, if one does."""
    for at, each in enumerate(found):
        if each.group.opacity < 1:
            return found[: at + 1]
    return ()


def fading(found: tuple[Around, ...]) -> tuple[Around, ...]:
    """All down to the last group that fades, if one does."""
    many = max((at for at, each in enumerate(found, 1) if each.group.opacity < 1), default=0)
    return found[:many]


def shared_around(every: Iterable[tuple[Around, ...]]) -> tuple[Around, ...]:
    """What is around all of some shapes."""
    levels = takewhile(lambda level: len(set(level)) == 1, zip(*every, strict=False))
    return tuple([level[0] for level in levels])


def own_opacity(found: tuple[Around, ...], beside: tuple[Around, ...]) -> float:
    """How far something fades by groups that hold it alone, and not what it is beside."""
    shared, opacity = True, 1.0
    for at, each in enumerate(found):
        shared = shared and at < len(beside) and beside[at] == each
        if not shared:
            opacity *= each.group.opacity
    return opacity
