"""What is read and shares ink with something else that is, or is painted over, where the layout does not say
that this is meant."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import astuple

from pnp.checks.printing.codes import HIDDEN, OVERLAP
from pnp.checks.printing.crowding import crowded
from pnp.checks.printing.elements import UNKNOWN, deliberate
from pnp.checks.printing.extents import meeting, union
from pnp.checks.printing.flaws import Flaw
from pnp.checks.printing.hiding import covered
from pnp.checks.printing.shadows import Pile, shadow, shared
from pnp.geometry import Matrix, combined, translation

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from pnp.checks.printing.crowding import Way
    from pnp.checks.printing.elements import Element, Place
    from pnp.checks.printing.flaws import Side
    from pnp.checks.printing.parts import Part
    from pnp.checks.printing.shadows import Counts
    from pnp.geometry import Box

LEAST = 0.2  # mm²
MOSTLY = 0.8  # of a figure, and of its ink: what lies on a part of it belongs to the picture
EVEN = 4  # digits: of lengths in mm that are the same but for how they were worked out
SMALL = 40.0  # mm²: a box that is looked at as a whole


class Meeting(Struct, frozen=True):
    upper: Place
    lower: Place  # the same of a text whose lines or letters meet
    piles: tuple[Pile, ...]
    whole: Pile | None = None  # the lower with itself, where it is only hidden if most of it is
    way: Way = "both"


def meetings(side: Side, known: Mapping[Place, Element]) -> Iterator[Meeting]:
    """What may share too much ink: a text with itself, two that are read, or one and what is painted over
    it."""
    for part in side.parts:
        crowd = crowded(part, LEAST) if known.get(part.place, UNKNOWN).sort == "text" else None
        if crowd:
            yield Meeting(part.place, part.place, (crowd.pile,), way=crowd.way)
    for lower, upper in _different(side.parts):
        one, other = known.get(lower.place, UNKNOWN), known.get(upper.place, UNKNOWN)
        if not one.matters or other is UNKNOWN or deliberate(upper.place, lower.place, known):
            continue
        picture = one.sort == "figure" and not other.matters
        if picture and not _mostly(upper.box, lower.box):
            continue
        met = [(lower, upper)] if other.matters else covered(upper, lower, side.parts, LEAST)
        crossed = [(one, over, box) for one, over in met for box in crossings(one, over)]
        if math.fsum(box.width * box.height for _, _, box in crossed) > LEAST:
            piles = tuple([_pile(*each) for each in crossed])
            whole = _whole(lower, upper) if picture else None
            yield Meeting(upper.place, lower.place, piles, whole)


def _mostly(over: Box, box: Box) -> bool:
    """Whether a box lies over most of another."""
    found = meeting(over, box)
    return found is not None and found.width * found.height > MOSTLY * box.width * box.height


def _different(parts: Sequence[Part]) -> Iterator[tuple[Part, Part]]:
    """The pairs whose boxes meet; of those that look alike and lie alike to each other, as an icon that is
    drawn again and again in rows, the first."""
    looks: dict[object, int] = {}
    known = {id(part): looks.setdefault(_look(part), len(looks)) for part in parts}
    told = set()
    for lower, upper in _near(parts):
        across, down = upper.box.x - lower.box.x, upper.box.y - lower.box.y
        lies = (known[id(lower)], known[id(upper)], round(across, EVEN), round(down, EVEN))
        if lies not in told:
            told.add(lies)
            yield lower, upper


def _look(part: Part) -> object:
    """What is the same of what is drawn by the very same shapes elsewhere."""

    def moved(matrix: Matrix) -> Matrix:
        shifted = combined(matrix, translation(-part.box.x, -part.box.y))
        return Matrix(*(round(each, EVEN) for each in astuple(shifted)))

    leaves = [
        (id(leaf.shape), leaf.opacity, moved(leaf.matrix), *((each, moved(at)) for each, at in leaf.clips))
        for leaf in part.leaves
    ]
    return part.place, *leaves


def _near(parts: Sequence[Part]) -> Iterator[tuple[Part, Part]]:
    """The pairs whose boxes meet."""
    reach = [(box.x, box.y, box.x + box.width, box.y + box.height) for box in (part.box for part in parts)]
    for at, (left, top, right, bottom) in enumerate(reach):
        for number, (x, y, end, foot) in enumerate(reach[:at]):
            if x < right and end > left and y < bottom and foot > top:
                yield parts[number], parts[at]


def _pile(lower: Part, upper: Part, box: Box) -> Pile:
    return Pile((shadow(lower, box, upper), shadow(upper, box, lower)), box)


def _whole(lower: Part, upper: Part) -> Pile:
    ink = shadow(lower, lower.box, upper)
    return Pile((ink, ink), lower.box)


def crossings(one: Part, other: Part) -> list[Box]:
    """The boxes, apart from each other, in which shapes of both may lie."""
    whole = meeting(one.box, other.box)
    if whole is None or whole.width * whole.height <= SMALL:
        return [] if whole is None else [whole]
    ours, theirs = ([leaf.box for leaf in part.leaves if meeting(leaf.box, whole)] for part in (one, other))
    pairs = (meeting(a, b) for a in ours for b in theirs)
    found: list[Box] = []
    for box in pairs:
        if box is not None and box not in found:
            _add(found, box)
    return found


def _add(found: list[Box], box: Box) -> None:
    """Puts a box among others; those that it meets are joined to it."""
    for each in found:
        if meeting(each, box) is not None:
            found.remove(each)
            _add(found, union((each, box)))
            return
    found.append(box)


def looked_at(found: Iterable[Meeting]) -> list[Pile]:
    """Each pile that has to be looked at, once."""
    every = ((*each.piles, *([each.whole] if each.whole else ())) for each in found)
    return list(dict.fromkeys(pile for piles in every for pile in piles))


def overlapping(
    side: Side, found: tuple[Meeting, ...], inked: Mapping[Pile, Counts], known: Mapping[Place, Element]
) -> Iterator[Flaw]:
    for each in found:
        area = math.fsum(shared(inked[pile], pile.box) for pile in each.piles)
        most = LEAST if each.whole is None else MOSTLY * shared(inked[each.whole], each.whole.box)
        if area > max(LEAST, most):
            upper, lower = known[each.upper], known[each.lower]
            told = (
                ("element", upper.name),
                ("other", lower.name),
                ("area", round(area, 1)),
                ("most", LEAST),
                ("way", each.way),
            )
            yield Flaw(OVERLAP if upper.matters else HIDDEN, each.upper, side, area, told, each.lower)
