"""All that is measured on drawn sides; what has to be looked at as pixels is asked for all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.check.printing.codes import HIDDEN
from pnp.check.printing.contrast import Before, Grounds, closer, doubtful, pale, unclear
from pnp.check.printing.grounds import Behind
from pnp.check.printing.lettering import small_type
from pnp.check.printing.overlaps import looked_at, meetings, overlapping
from pnp.check.printing.pictures import coarse
from pnp.check.printing.safety import unsafe
from pnp.check.printing.shadows import laid

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from pnp.check.printing.contrast import Doubt, Pairs
    from pnp.check.printing.elements import Element, Place
    from pnp.check.printing.flaws import Flaw, Side
    from pnp.check.printing.shadows import Counts
    from pnp.geometry import Box
    from pnp.scene import Shape


FINE, CLEAR = 254.0, 300.0  # dots an inch: of shared ink, a tenth of a millimetre; of what lies behind words


class Look(Struct, frozen=True):
    """Shapes as they are seen through a box."""

    shapes: tuple[Shape, ...]
    box: Box


class Eyes(Struct, frozen=True):
    """What draws looks at so many dots an inch, and counts the pixels of each by their colour, or of each two
    through one box by the colours of both."""

    counted: Callable[[Sequence[Look], float], Sequence[Counts]]
    paired: Callable[[Sequence[tuple[Look, Look]], float], Sequence[Pairs]]


def measured(sides: Sequence[Side], known: Mapping[Place, Element], eyes: Eyes) -> Iterator[Flaw]:
    """What is wrong with the sides: first at their elements, then behind words, last where two share ink."""
    found = zip(
        _on_elements(sides, known),
        _behind_words(sides, known, eyes),
        _of_shared_ink(sides, known, eyes),
        strict=True,
    )
    every = [_once(flaws) for flaws in found]
    for at in range(3):
        for flaws in every:
            yield from flaws[at]


def _once(flaws: tuple[tuple[Flaw, ...], ...]) -> tuple[tuple[Flaw, ...], ...]:
    """Words that something hides are not told as pale too: what they should lie on is drawn too late."""
    on_elements, behind_words, of_shared_ink = flaws
    hidden = {flaw.beside for flaw in of_shared_ink if flaw.code == HIDDEN}
    return on_elements, tuple(flaw for flaw in behind_words if flaw.place not in hidden), of_shared_ink


def _on_elements(sides: Sequence[Side], known: Mapping[Place, Element]) -> Iterator[tuple[Flaw, ...]]:
    for side in sides:
        yield (*small_type(side, known), *unsafe(side, known), *coarse(side, known))


def _behind_words(
    sides: Sequence[Side],
    known: Mapping[Place, Element],
    eyes: Eyes,
) -> Iterator[tuple[Flaw, ...]]:
    before, grounds = Before(), Grounds()
    found = [tuple(doubtful(side, known, before)) for side in sides]
    lines = [each for each in before.lines.values() if each is not None]
    _look(lines, grounds, eyes)
    words = [closer(each, grounds) for each in lines]
    _look([word for own in words for word in own], grounds, eyes)
    told = {id(line): unclear(line, own, grounds) for line, own in zip(lines, words, strict=True)}
    for side, doubts in zip(sides, found, strict=True):
        yield tuple(pale(side, [each for doubt in doubts for each in told[id(doubt)]], known))


def _look(doubts: Sequence[Doubt], grounds: Grounds, eyes: Eyes) -> None:
    """Adds what lies behind the lines or words that are in doubt."""
    every = dict.fromkeys(each.behind for each in doubts if isinstance(each.behind, Behind))
    bare = [each for each in every if not each.inked and each not in grounds.bare]
    inked = [each for each in every if each.inked and each not in grounds.inked]
    looks = [(_bare(each), _inked(each)) for each in inked]
    grounds.bare.update(zip(bare, eyes.counted([_bare(each) for each in bare], CLEAR), strict=True))
    grounds.inked.update(zip(inked, eyes.paired(looks, CLEAR), strict=True))


def _bare(behind: Behind) -> Look:
    return Look(behind.shapes, behind.box)


def _inked(behind: Behind) -> Look:
    return Look(behind.inked, behind.box)


def _of_shared_ink(
    sides: Sequence[Side],
    known: Mapping[Place, Element],
    eyes: Eyes,
) -> Iterator[tuple[Flaw, ...]]:
    met = [tuple(meetings(side, known)) for side in sides]
    piles = looked_at(each for own in met for each in own)
    inked = dict(zip(piles, eyes.counted([Look(laid(each), each.box) for each in piles], FINE), strict=True))
    for side, each in zip(sides, met, strict=True):
        yield tuple(overlapping(side, each, inked, known))
