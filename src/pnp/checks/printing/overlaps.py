"""Words, icons and figures that share ink with something else, or are painted over, where the layout does not
say that this is meant."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import astuple, replace

from pnp import scene
from pnp.checks.findings import HIDDEN, OVERLAP
from pnp.checks.printing.backgrounds import list_layers_beneath, list_paint_colours, make_layer
from pnp.checks.printing.colour_vision import colour_distance
from pnp.checks.printing.extents import Plain, find_overlap, get_fill, ink_box, union
from pnp.checks.printing.flaws import DrawnSide, Flaw
from pnp.checks.printing.ink_masks import FAINT, Counts, Pile, Way, find_crowd, make_mask, measure_shared_ink
from pnp.checks.printing.parts import (
    UNKNOWN,
    EnclosingGroup,
    KnownElements,
    Leaf,
    Part,
    change_within_groups,
    fading_groups,
    is_deliberate,
    own_opacity,
)
from pnp.errors import Location
from pnp.geometry import Box, Matrix, combine_maps, growth, move_box, translation
from pnp.paths import box_steps
from pnp.pictures.tones import WHITE
from pnp.text import capital_height

_Covering: TypeAlias = tuple[Sequence[Leaf], Sequence[Leaf]]

HAIRLINE = 0.5  # mm: a line up to this may touch what is of its colour, and underline words
ALIKE_DISTANCE = 12.0  # in CIELAB: colours that are nearer are one
EDGE = 0.2  # of a picture across or down: a fine line that comes no deeper belongs beside it
BODY = (0.2, 0.8)  # of a capital's height: a line there strikes words through


def find_covered(upper: Part, lower: Part, parts: Sequence[Part], least: float) -> list[tuple[Part, Part]]:
    """What of one of the parts of a face is hidden, each with what hides it, where that may be more than
    `least`, in mm²."""
    over = [leaf for leaf in upper.leaves if find_overlap(leaf.box, lower.box)]
    faded: dict[tuple[EnclosingGroup, ...], list[Leaf]] = {}
    for leaf in lower.leaves if over else ():
        faded.setdefault(fading_groups(leaf.around), []).append(leaf)
    found: list[_Covering] = []
    for beside, under in faded.items():
        hiding = [leaf for leaf in over if own_opacity(leaf.around, beside) > FAINT]
        found += _find_hidden(_part_of_leaves(lower, under), hiding, parts)
    if math.fsum(_measure_most_covered(under, leaves) for under, leaves in found) <= least:
        return []
    shown = ((under, leaves) for under, leaves in found if under)
    return [(_part_of_leaves(lower, under), _part_of_leaves(upper, leaves)) for under, leaves in shown]


def _find_hidden(lower: Part, over: Sequence[Leaf], parts: Sequence[Part]) -> Iterator[_Covering]:
    """What others hide by their fills and thick lines, and by the fine lines of each colour."""
    solid = [leaf for leaf in map(_remove_fine_line, over) if leaf is not None]
    if solid:
        yield lower.leaves, solid
    fine: dict[scene.Colour, list[Leaf]] = {}
    for leaf in over:
        colour = _find_fine_colour(leaf)
        if colour is not None:
            fine.setdefault(colour, []).append(leaf)
    for colour, lines in fine.items():
        box = union([leaf.box for leaf in lines])
        if not _enters(box, lower):
            yield tuple(_list_struck_leaves(lower, colour, box, parts)), lines


def _enters(box: Box, lower: Part) -> bool:
    """Whether lines reach only into the edge of a picture, as a line that joins two icons does."""
    met = find_overlap(box, lower.box)
    if met is None or met == box or any(isinstance(leaf.shape, scene.Text) for leaf in lower.leaves):
        return False
    return max(met.width / lower.box.width, met.height / lower.box.height) <= EDGE


def _part_of_leaves(part: Part, leaves: Sequence[Leaf]) -> Part:
    return Part(part.place, tuple(leaves), union([leaf.box for leaf in leaves]))


def _measure_most_covered(under: Sequence[Leaf], over: Sequence[Leaf]) -> float:
    """The most that some leaves cover of others."""
    pairs = ((one, other) for one in under for other in over if find_overlap(one.box, other.box))
    layers = (make_layer(other, one.box) for one, other in pairs)
    return math.fsum(each.area for each in layers if each is not None)


def _remove_fine_line(leaf: Leaf) -> Leaf | None:
    """A leaf without its line, if that is fine; None if nothing else is left."""
    shape = leaf.shape
    if isinstance(shape, scene.Text | scene.Image):
        return leaf if isinstance(shape, scene.Image) else None
    if shape.stroke and shape.stroke.width * growth(leaf.matrix) > HAIRLINE:
        return leaf
    if get_fill(shape) is None:
        return None
    painted = change_within_groups(leaf.painted, lambda own: replace(own, stroke=None))
    return replace(leaf, shape=replace(shape, stroke=None), painted=painted)


def _find_fine_colour(leaf: Leaf) -> scene.Colour | None:
    """The colour of what is but a fine line."""
    shape = leaf.shape
    if isinstance(shape, scene.Text | scene.Image) or shape.stroke is None:
        return None
    return shape.stroke.colour if _remove_fine_line(leaf) is None else None


def _list_struck_leaves(lower: Part, colour: scene.Colour, box: Box, parts: Sequence[Part]) -> Iterator[Leaf]:
    """What lines of a colour may hide: pictures of another, and the middle of words; all of these, where the
    colour is that of what is behind them."""
    for leaf in lower.leaves:
        met = find_overlap(leaf.box, box)
        if met is None:
            continue
        own = all(_look_alike(each, colour) for each in _list_shape_colours(leaf.shape))
        if isinstance(leaf.shape, scene.Text) and (own or not _is_behind(leaf, colour, met, parts)):
            yield from _list_letter_bodies(leaf, leaf.shape)
        elif not own:
            yield leaf


def _is_behind(leaf: Leaf, colour: scene.Colour, box: Box, parts: Sequence[Part]) -> bool:
    """Whether a colour is among those behind words within a box."""
    painted = (each for part in parts if find_overlap(part.box, box) for each in part.leaves)
    before = takewhile(lambda each: each is not leaf, painted)
    below = list_layers_beneath([each for each in before if find_overlap(each.box, box)], box, {})
    paper = () if below and below[0].full else (WHITE,)
    return any(_look_alike(each, colour) for each in (*paper, *(hue for one in below for hue in one.colours)))


def _list_shape_colours(shape: Plain) -> Iterator[scene.Colour]:
    if isinstance(shape, scene.Text):
        yield shape.colour
    elif not isinstance(shape, scene.Image):
        yield from list_paint_colours(get_fill(shape))
        if shape.stroke is not None:
            yield shape.stroke.colour


@lru_cache(maxsize=1024)
def _look_alike(one: scene.Colour, other: scene.Colour) -> bool:
    return one == other or colour_distance(one, other, "normal") < ALIKE_DISTANCE


def _list_letter_bodies(leaf: Leaf, text: scene.Text) -> Iterator[Leaf]:
    """Words without the feet and the heads of their letters."""
    whole = ink_box(text)
    assert whole is not None
    high = [(run.y, capital_height(run.face) * run.size / 1000) for run in text.runs]
    low, most = BODY
    top, foot = min(y - most * tall for y, tall in high), max(y - low * tall for y, tall in high)
    band = Box(whole.x, top, whole.width, foot - top)
    box = find_overlap(leaf.box, move_box(band, leaf.matrix))
    if box is not None:
        clip = scene.Clip(box_steps(band))
        painted = change_within_groups(leaf.painted, lambda own: scene.Group((own,), clip=clip))
        yield replace(leaf, painted=painted, box=box)


LEAST_OVERLAP = 0.2  # mm²
MOSTLY = 0.8  # of a figure, and of its ink: what lies on a part of it belongs to the picture
EVEN = 4  # digits: of lengths in mm that are the same but for how they were worked out
SMALL = 40.0  # mm²: a box that is looked at as a whole


class Meeting(Struct, frozen=True):
    upper: Location
    lower: Location  # the same of a text whose lines or letters meet
    piles: tuple[Pile, ...]
    whole: Pile | None = None  # the lower with itself, where it is only hidden if most of it is
    way: Way = "both"


def find_meetings(side: DrawnSide, known: KnownElements) -> Iterator[Meeting]:
    """What may share too much ink: a text with itself, two that are read, or one and what is painted over
    it."""
    for part in side.parts:
        crowd = find_crowd(part, LEAST_OVERLAP) if known.get(part.place, UNKNOWN).sort == "text" else None
        if crowd:
            yield Meeting(part.place, part.place, (crowd.pile,), way=crowd.way)
    for lower, upper in _list_different_pairs(side.parts):
        one, other = known.get(lower.place, UNKNOWN), known.get(upper.place, UNKNOWN)
        if not one.matters or other is UNKNOWN or is_deliberate(upper.place, lower.place, known):
            continue
        picture = one.sort == "figure" and not other.matters
        if picture and not _covers_most(upper.box, lower.box):
            continue
        met = [(lower, upper)] if other.matters else find_covered(upper, lower, side.parts, LEAST_OVERLAP)
        crossed = [(one, over, box) for one, over in met for box in find_crossings(one, over)]
        if math.fsum(box.width * box.height for _, _, box in crossed) > LEAST_OVERLAP:
            piles = tuple(
                Pile((make_mask(one, box, over), make_mask(over, box, one)), box)
                for one, over, box in crossed
            )
            ink = make_mask(lower, lower.box, upper) if picture else ()
            whole = Pile((ink, ink), lower.box) if picture else None
            yield Meeting(upper.place, lower.place, piles, whole)


def _covers_most(over: Box, box: Box) -> bool:
    """Whether a box lies over most of another."""
    found = find_overlap(over, box)
    return found is not None and found.width * found.height > MOSTLY * box.width * box.height


def _list_different_pairs(parts: Sequence[Part]) -> Iterator[tuple[Part, Part]]:
    """The pairs whose boxes meet; of those that look alike and lie alike to each other, as an icon that is
    drawn again and again in rows, the first."""
    looks: dict[object, int] = {}
    known = {id(part): looks.setdefault(_describe_look(part), len(looks)) for part in parts}
    told = set()
    for lower, upper in _list_near_pairs(parts):
        across, down = upper.box.x - lower.box.x, upper.box.y - lower.box.y
        lies = (known[id(lower)], known[id(upper)], round(across, EVEN), round(down, EVEN))
        if lies not in told:
            told.add(lies)
            yield lower, upper


def _describe_look(part: Part) -> object:
    """What is the same of what is drawn by the very same shapes elsewhere."""

    def shift(matrix: Matrix) -> Matrix:
        shifted = combine_maps(matrix, translation(-part.box.x, -part.box.y))
        return Matrix(*(round(each, EVEN) for each in astuple(shifted)))

    leaves = [
        (id(leaf.shape), leaf.opacity, shift(leaf.matrix), *((each, shift(at)) for each, at in leaf.clips))
        for leaf in part.leaves
    ]
    return part.place, *leaves


def _list_near_pairs(parts: Sequence[Part]) -> Iterator[tuple[Part, Part]]:
    """The pairs whose boxes meet."""
    reach = [(box.x, box.y, box.x + box.width, box.y + box.height) for box in (part.box for part in parts)]
    for at, (left, top, right, bottom) in enumerate(reach):
        for number, (x, y, end, foot) in enumerate(reach[:at]):
            if x < right and end > left and y < bottom and foot > top:
                yield parts[number], parts[at]


def find_crossings(one: Part, other: Part) -> list[Box]:
    """The boxes, apart from each other, in which shapes of both may lie."""
    whole = find_overlap(one.box, other.box)
    if whole is None or whole.width * whole.height <= SMALL:
        return [] if whole is None else [whole]
    ours = [leaf.box for leaf in one.leaves if find_overlap(leaf.box, whole)]
    theirs = [leaf.box for leaf in other.leaves if find_overlap(leaf.box, whole)]
    pairs = (find_overlap(a, b) for a in ours for b in theirs)
    found: list[Box] = []
    for box in pairs:
        if box is not None and box not in found:
            _add_box(found, box)
    return found


def _add_box(found: list[Box], box: Box) -> None:
    """Puts a box among others; those that it meets are joined to it."""
    for each in found:
        if find_overlap(each, box) is not None:
            found.remove(each)
            _add_box(found, union((each, box)))
            return
    found.append(box)


def list_piles(found: Iterable[Meeting]) -> list[Pile]:
    """Each pile that has to be looked at, once."""
    every = ((*each.piles, *([each.whole] if each.whole else ())) for each in found)
    return list(dict.fromkeys(pile for piles in every for pile in piles))


def check_overlaps(
    side: DrawnSide, found: tuple[Meeting, ...], inked: Mapping[Pile, Counts], known: KnownElements
) -> Iterator[Flaw]:
    for each in found:
        area = math.fsum(measure_shared_ink(inked[pile], pile.box) for pile in each.piles)
        most = MOSTLY * measure_shared_ink(inked[each.whole], each.whole.box) if each.whole else 0.0
        if area > max(LEAST_OVERLAP, most):
            upper, lower = known[each.upper], known[each.lower]
            names = (("element", upper.name), ("other", lower.name))
            arguments = (*names, ("area", round(area, 1)), ("most", LEAST_OVERLAP), ("way", each.way))
            yield Flaw(OVERLAP if upper.matters else HIDDEN, each.upper, side, area, arguments, each.lower)
