"""All that is measured on drawn sides; what has to be looked at as pixels is asked for all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pnp.check.printing.codes import HIDDEN
from pnp.check.printing.contrast import doubtful, pale
from pnp.check.printing.grounds import Behind
from pnp.check.printing.lettering import small_type
from pnp.check.printing.overlaps import looked_at, meetings, overlapping
from pnp.check.printing.parts import is_stamp
from pnp.check.printing.pictures import coarse
from pnp.check.printing.safety import unsafe
from pnp.check.printing.shadows import laid

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from pnp.check.printing.elements import Element, Place
    from pnp.check.printing.flaws import Flaw, Key, Side
    from pnp.geometry import Box
    from pnp.scene import Colour, Face, Shape

    Counts: TypeAlias = tuple[tuple[int, Colour], ...]

FINE, CLEAR = 254.0, 300.0  # dots an inch: of shared ink, a tenth of a millimetre; of what lies behind words


class Look(Struct, frozen=True):
    """Shapes as they are seen through a box."""

    shapes: tuple[Shape, ...]
    box: Box


class Seen(Struct, frozen=True):
    """What was found on a side: at its elements, behind its words, and where two share ink. The side is kept,
    so that its key is that of no other."""

    side: Side
    flaws: tuple[tuple[Flaw, ...], ...]


def measured(
    sides: Sequence[Side],
    known: Mapping[Place, Element],
    counted: Callable[[Sequence[Look], float], Sequence[Counts]],
    seen: dict[Key, Seen],
) -> Iterator[Flaw]:
    """`counted` draws looks at so many dots an inch, and counts the pixels of each by their colour. What was
    `seen` before is not measured again."""
    fresh = [side for side in sides if side.key not in seen]
    found = zip(
        _on_elements(fresh, known),
        _behind_words(fresh, known, counted),
        _of_shared_ink(fresh, known, counted),
        strict=True,
    )
    now = {side.key: Seen(side, _once(flaws)) for side, flaws in zip(fresh, found, strict=True)}
    now |= {side.key: seen[side.key] for side in sides if side.key in seen}
    seen.clear()
    seen.update(now)
    for at in range(3):
        for side in sides:
            yield from (replace(flaw, side=side) for flaw in seen[side.key].flaws[at])


def _once(flaws: tuple[tuple[Flaw, ...], ...]) -> tuple[tuple[Flaw, ...], ...]:
    """Words that something hides are not told as pale too: what they should lie on is drawn too late."""
    on_elements, behind_words, of_shared_ink = flaws
    hidden = {flaw.beside for flaw in of_shared_ink if flaw.code == HIDDEN}
    return on_elements, tuple(flaw for flaw in behind_words if flaw.place not in hidden), of_shared_ink


def key_of(face: Face, *about: object) -> Key:
    """The measures of a face and the identity of all that is drawn on it, however it is put together."""
    parts = (shape.scene.shapes if is_stamp(shape) else (shape,) for shape in face.scene.shapes)
    measures = (face.trim, face.bleed, face.cut, face.corner, face.safe)
    return (*about, *measures, *[id(shape) for part in parts for shape in part])


def _on_elements(sides: Sequence[Side], known: Mapping[Place, Element]) -> Iterator[tuple[Flaw, ...]]:
    for side in sides:
        yield (*small_type(side, known), *unsafe(side, known), *coarse(side, known))


def _behind_words(
    sides: Sequence[Side],
    known: Mapping[Place, Element],
    counted: Callable[[Sequence[Look], float], Sequence[Counts]],
) -> Iterator[tuple[Flaw, ...]]:
    found = [tuple(doubtful(side, known)) for side in sides]
    behind = dict.fromkeys(each.behind for own in found for each in own if isinstance(each.behind, Behind))
    grounds = dict(zip(behind, counted([Look(each.shapes, each.box) for each in behind], CLEAR), strict=True))
    for side, own in zip(sides, found, strict=True):
        yield tuple(pale(side, own, grounds, known))


def _of_shared_ink(
    sides: Sequence[Side],
    known: Mapping[Place, Element],
    counted: Callable[[Sequence[Look], float], Sequence[Counts]],
) -> Iterator[tuple[Flaw, ...]]:
    met = [tuple(meetings(side, known)) for side in sides]
    piles = looked_at(each for own in met for each in own)
    inked = dict(zip(piles, counted([Look(laid(each), each.box) for each in piles], FINE), strict=True))
    for side, each in zip(sides, met, strict=True):
        yield tuple(overlapping(side, each, inked, known))
