"""Words, icons and figures that share ink with something else, or are painted over, where the layout does not
say that this is meant; letters and lines of one text that lie over each other.

Shapes in full black laid over each other measure the ink that they share.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import groupby, pairwise, takewhile
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import astuple, replace

from pnp import scene
from pnp.checks.findings import HIDDEN, OVERLAP
from pnp.checks.printing import contrast, parts
from pnp.checks.printing.colour_vision import colour_distance
from pnp.checks.printing.extents import Plain, find_ends, find_overlap, get_fill, ink_box, union
from pnp.checks.printing.flaws import DrawnSide, Flaw
from pnp.checks.printing.parts import UNKNOWN, KnownElements, Leaf, Part
from pnp.errors import Location
from pnp.geometry import Box, Matrix, combine_maps, growth, invert_map, move_box, translation
from pnp.paths import box_steps, flatten
from pnp.pictures.inks import make_ink_mask
from pnp.pictures.tones import BLACK, WHITE
from pnp.text import Letter, capital_height, find_letters, letter_box, outline

HALF = 0.5  # the opacity of each layer: where two lie, it is darker than either
SHARED_INK = 96  # of 255: lighter pixels have the ink of one layer only


class Pile(Struct, frozen=True):
    """Masks that lie over each other, and the box in which they may meet."""

    layers: tuple[scene.Shapes, ...]
    box: Box


def make_mask(part: Part, box: Box, beside: Part) -> scene.Shapes:
    """Return a part's shapes within a box, in black. Groups that hold both parts fade both, and so do not
    count."""
    shapes = ((leaf, parts.cut_to_box(leaf, leaf.painted, box)) for leaf in part.leaves)
    visible = ((leaf, painted) for leaf, painted in shapes if painted is not None)
    return tuple(blacken(painted, _find_opacity_beside(leaf, beside)) for leaf, painted in visible)


def _find_opacity_beside(leaf: Leaf, part: Part) -> float:
    if leaf.opacity == 1 or not isinstance(leaf.shape, scene.Image):
        return leaf.opacity
    return parts.own_opacity(leaf.around, parts.shared_groups([each.around for each in part.leaves]))


def blacken(shape: scene.Shape, opacity: float) -> scene.Shape:
    """Return a shape, with its groups, in full black; `opacity` is the opacity that the groups give it."""
    match shape:
        case scene.Group(shapes):
            return replace(shape, shapes=tuple([blacken(each, opacity) for each in shapes]), opacity=1.0)
        case scene.Text():
            return replace(shape, colour=BLACK)
        case scene.Image(box, bitmap):
            solid = make_ink_mask(bitmap, parts.FAINT / max(opacity, parts.FAINT))
            return scene.Rectangle(box, BLACK) if solid is None else scene.Image(box, solid)
        case scene.Line() | scene.Polyline():
            return replace(shape, stroke=replace(shape.stroke, colour=BLACK))
        case scene.Rectangle() | scene.Circle() | scene.Ellipse() | scene.Polygon() | scene.Path():
            fill = None if shape.fill is None else BLACK
            stroke = None if shape.stroke is None else replace(shape.stroke, colour=BLACK)
            return replace(shape, fill=fill, stroke=stroke)
        case _:
            raise AssertionError(shape)


def lay_masks(pile: Pile) -> scene.Shapes:
    """Lay all layers over each other, so that shared ink is darkest."""
    return tuple([scene.Group(each, opacity=HALF) for each in pile.layers])


def measure_shared_ink(counts: contrast.Counts, box: Box) -> float:
    """Return the ink that two layers share, in mm²."""
    total = sum(count for count, _ in counts)
    common = sum(count for count, colour in counts if colour.red < SHARED_INK)
    return box.width * box.height * common / total


Way: TypeAlias = Literal["both", "lines", "letters"]

STRIPS = 20  # strips an em: the ink of a letter in each tells how near another letter may come


class Mark(NamedTuple):
    """A letter or an icon of a text, and the box of its ink, in the text's own direction."""

    box: Box
    letter: Letter | None
    shapes: scene.Shapes


class Clash(NamedTuple):
    """Two marks by their numbers, the box in which they may meet, and the most ink that they share."""

    one: int
    other: int
    box: Box
    area: float


def find_crowd(part: Part, least: float) -> Meeting | None:
    """Return the marks of a text that overlap by more than `least` mm²; None for almost every text."""
    texts = [leaf for leaf in part.leaves if isinstance(leaf.shape, scene.Text)]
    icons = _group_icons(part.leaves)
    runs = [run for leaf in part.leaves if isinstance(leaf.shape, scene.Text) for run in leaf.shape.runs]
    boxes = [*(leaf.box for leaf in texts), *(union([each.box for each in icon]) for icon in icons)]
    rough = math.fsum(map(_measure_run_overlap, runs))
    rough += math.fsum(box.width * box.height for _, _, box in _list_meeting_boxes(boxes))
    if not texts or rough <= least:
        return None
    matrix = texts[0].matrix
    marks = [_make_letter_mark(each) for run in runs for each in find_letters(run)]
    marks += [_make_icon_mark(icon, matrix) for icon in icons]
    clashes = _find_clashes(marks)
    if math.fsum(each.area for each in clashes) <= least:
        return None
    box = move_box(union([each.box for each in clashes]), matrix)
    layers = tuple([(scene.Group(each, transform=matrix),) for each in _layer_marks(marks, clashes)])
    return Meeting(part.place, part.place, (Pile(layers, box),), way=_find_way(marks, clashes))


def _group_icons(leaves: Sequence[Leaf]) -> list[list[Leaf]]:
    """Return the icons between the words; leaves at one place are one icon."""
    icon_leaves = (leaf for leaf in leaves if not isinstance(leaf.shape, scene.Text))
    return [list(group) for _, group in groupby(icon_leaves, lambda leaf: leaf.matrix)]


def _measure_run_overlap(run: scene.Run) -> float:
    """Return the most ink that letters of a run share; none if no letter is closer than its face sets it."""
    if not run.gaps or max(run.gaps[:-1], default=0) >= 0:
        return 0.0
    marks = [Mark(letter_box(each), each, ()) for each in find_letters(run)]
    return math.fsum(each.area for each in _find_clashes(marks))


def _make_letter_mark(letter: Letter) -> Mark:
    run = scene.Run(letter.character, letter.face, letter.size, letter.x, letter.y)
    return Mark(letter_box(letter), letter, (scene.Text((run,), BLACK),))


def _make_icon_mark(icon: Sequence[Leaf], matrix: Matrix) -> Mark:
    """Make the mark of an icon, in the text's own direction."""
    back = invert_map(matrix)
    shapes = [scene.Group((blacken(leaf.shape, 1.0),), combine_maps(leaf.matrix, back)) for leaf in icon]
    return Mark(move_box(union([leaf.box for leaf in icon]), back), None, tuple(shapes))


def _list_meeting_boxes(boxes: Sequence[Box]) -> Iterator[tuple[int, int, Box]]:
    """Yield the boxes that meet, two by two, by their numbers, with the box that they share."""
    order = sorted(range(len(boxes)), key=lambda at: boxes[at].x)
    for place, one in enumerate(order):
        end = boxes[one].x + boxes[one].width
        for other in order[place + 1 :]:
            if boxes[other].x >= end:
                break
            if (shared := find_overlap(boxes[one], boxes[other])) is not None:
                yield one, other, shared


def _find_clashes(marks: Sequence[Mark]) -> list[Clash]:
    clashes = []
    for one, other, box in _list_meeting_boxes([mark.box for mark in marks]):
        if area := _measure_shared_area(marks[one], marks[other], box):
            clashes.append(Clash(one, other, box, area))
    return clashes


def _measure_shared_area(one: Mark, other: Mark, box: Box) -> float:
    """Return the most ink that two marks share within a box."""
    if one.letter is None or other.letter is None:
        return box.width * box.height
    overlaps = (find_overlap(a, b) for a in _list_strips(one.letter) for b in _list_strips(other.letter))
    return math.fsum(each.width * each.height for each in overlaps if each is not None)


def _list_strips(letter: Letter) -> Iterator[Box]:
    x, y, size = letter.x, letter.y, letter.size
    for box in _list_strips_in_ems(letter.face, letter.character):
        yield Box(x + box.x * size, y + box.y * size, box.width * size, box.height * size)


@cache
def _list_strips_in_ems(face: str, character: str) -> tuple[Box, ...]:
    """Return strips of a letter, each as wide as its ink."""
    reach: dict[int, list[float]] = {}
    for line in flatten(outline(face, character)):
        for start, end in pairwise(line):
            upper, lower = (start, end) if start.y < end.y else (end, start)
            slope = (lower.x - upper.x) / (lower.y - upper.y) if lower.y > upper.y else 0.0
            for strip in range(math.floor(upper.y * STRIPS), math.floor(lower.y * STRIPS) + 1):
                high, low = max(upper.y, strip / STRIPS), min(lower.y, (strip + 1) / STRIPS)
                ends = [upper.x + (at - upper.y) * slope for at in (high, low)]
                reach.setdefault(strip, []).extend(ends if slope else (upper.x, lower.x))
    sides = {strip: (min(found), max(found)) for strip, found in reach.items()}
    return tuple(Box(left, at / STRIPS, right - left, 1 / STRIPS) for at, (left, right) in sides.items())


def _layer_marks(marks: Sequence[Mark], clashes: Sequence[Clash]) -> list[scene.Shapes]:
    """Return the marks that clash, in as few layers as are needed to keep clashing marks apart."""
    beside: dict[int, set[int]] = {}
    for each in clashes:
        beside.setdefault(each.one, set()).add(each.other)
        beside.setdefault(each.other, set()).add(each.one)
    layer_of: dict[int, int] = {}
    layers: list[scene.Shapes] = []
    for at, neighbours in beside.items():
        used_numbers = {layer_of[other] for other in neighbours if other in layer_of}
        layer_of[at] = next(number for number in range(len(used_numbers) + 1) if number not in used_numbers)
        if layer_of[at] == len(layers):
            layers.append(())
        layers[layer_of[at]] += marks[at].shapes
    return layers


def _find_way(marks: Sequence[Mark], clashes: Sequence[Clash]) -> Way:
    """Tell whether lines share more of the ink than letters of one line do."""
    lines = letters = 0.0
    for each in clashes:
        one, other = marks[each.one].letter, marks[each.other].letter
        if one is not None and other is not None and one.y == other.y:
            letters += each.area
        else:
            lines += each.area
    return "lines" if lines > letters else "letters"


_Covering: TypeAlias = tuple[Sequence[Leaf], Sequence[Leaf]]

HAIRLINE = 0.5  # mm: a line up to this width may touch its own colour, and underline words
ALIKE_DISTANCE = 12.0  # in CIELAB: colours that are nearer count as one
EDGE = 0.2  # part of a picture's width or height: a fine line that enters no deeper counts as beside it
BODY = (0.2, 0.8)  # of a capital's height: a line there strikes words through


def find_covered(upper: Part, lower: Part, every: Sequence[Part], least: float) -> list[tuple[Part, Part]]:
    """Return the parts of `lower` that are hidden, each with the part of `upper` that hides it; none if that
    is at most `least`, in mm²."""
    over = [leaf for leaf in upper.leaves if find_overlap(leaf.box, lower.box)]
    faded: dict[tuple[parts.EnclosingGroup, ...], list[Leaf]] = {}
    for leaf in lower.leaves if over else ():
        faded.setdefault(parts.fading_groups(leaf.around), []).append(leaf)
    coverings: list[_Covering] = []
    for beside, under in faded.items():
        hiding = [leaf for leaf in over if parts.own_opacity(leaf.around, beside) > parts.FAINT]
        coverings += _find_hidden(_part_of_leaves(lower, under), hiding, every)
    if math.fsum(_measure_most_covered(under, leaves) for under, leaves in coverings) <= least:
        return []
    nonempty = ((under, leaves) for under, leaves in coverings if under)
    return [(_part_of_leaves(lower, under), _part_of_leaves(upper, leaves)) for under, leaves in nonempty]


def _find_hidden(lower: Part, over: Sequence[Leaf], every: Sequence[Part]) -> Iterator[_Covering]:
    """Yield leaves of a part with the leaves that may hide them: by fills and thick lines, and by the fine
    lines of each colour."""
    solid = [leaf for leaf in map(_remove_fine_line, over) if leaf is not None]
    if solid:
        yield lower.leaves, solid
    fine: dict[scene.Colour, list[Leaf]] = {}
    for leaf in over:
        if (colour := _find_fine_colour(leaf)) is not None:
            fine.setdefault(colour, []).append(leaf)
    for colour, lines in fine.items():
        box = union([leaf.box for leaf in lines])
        if not _enters(box, lower):
            yield tuple(_list_struck_leaves(lower, colour, box, every)), lines


def _enters(box: Box, lower: Part) -> bool:
    """Tell whether lines reach only into the edge of a picture, as a line that joins two icons does."""
    overlap = find_overlap(box, lower.box)
    if overlap is None or overlap == box or any(isinstance(leaf.shape, scene.Text) for leaf in lower.leaves):
        return False
    return max(overlap.width / lower.box.width, overlap.height / lower.box.height) <= EDGE


def _part_of_leaves(part: Part, leaves: Sequence[Leaf]) -> Part:
    return Part(part.place, tuple(leaves), union([leaf.box for leaf in leaves]))


def _measure_most_covered(under: Sequence[Leaf], over: Sequence[Leaf]) -> float:
    """Return the largest area that some leaves may cover of others."""
    pairs = ((one, other) for one in under for other in over if find_overlap(one.box, other.box))
    layers = (contrast.make_layer(other, one.box) for one, other in pairs)
    return math.fsum(each.area for each in layers if each is not None)


def _remove_fine_line(leaf: Leaf) -> Leaf | None:
    """Return a leaf without its line, if that is fine; None if nothing else is left of it."""
    shape = leaf.shape
    if isinstance(shape, scene.Text | scene.Image):
        return leaf if isinstance(shape, scene.Image) else None
    if shape.stroke and shape.stroke.width * growth(leaf.matrix) > HAIRLINE:
        return leaf
    if get_fill(shape) is None:
        return None
    painted = parts.change_within_groups(leaf.painted, lambda own: replace(own, stroke=None))
    return replace(leaf, shape=replace(shape, stroke=None), painted=painted)


def _find_fine_colour(leaf: Leaf) -> scene.Colour | None:
    """Return the colour of a leaf that is only a fine line, otherwise None."""
    shape = leaf.shape
    if isinstance(shape, scene.Text | scene.Image) or shape.stroke is None:
        return None
    return shape.stroke.colour if _remove_fine_line(leaf) is None else None


def _list_struck_leaves(lower: Part, colour: scene.Colour, box: Box, every: Sequence[Part]) -> Iterator[Leaf]:
    """Yield the leaves that lines of a colour may hide: pictures of another colour, and the middle of words.
    If the lines have the colour of the words' background, yield the whole words."""
    for leaf in lower.leaves:
        if (overlap := find_overlap(leaf.box, box)) is None:
            continue
        own = all(_look_alike(each, colour) for each in _list_shape_colours(leaf.shape))
        if isinstance(leaf.shape, scene.Text) and (own or not _is_behind(leaf, colour, overlap, every)):
            yield from _list_letter_bodies(leaf, leaf.shape)
        elif not own:
            yield leaf


def _is_behind(leaf: Leaf, colour: scene.Colour, box: Box, every: Sequence[Part]) -> bool:
    """Tell whether a colour is among those behind words within a box."""
    painted = (each for part in every if find_overlap(part.box, box) for each in part.leaves)
    before = takewhile(lambda each: each is not leaf, painted)
    below = contrast.list_layers_beneath([each for each in before if find_overlap(each.box, box)], box, {})
    paper = () if below and below[0].full else (WHITE,)
    return any(_look_alike(each, colour) for each in (*paper, *(hue for one in below for hue in one.colours)))


def _list_shape_colours(shape: Plain) -> Iterator[scene.Colour]:
    if isinstance(shape, scene.Text):
        yield shape.colour
    elif not isinstance(shape, scene.Image):
        yield from contrast.list_paint_colours(get_fill(shape))
        if shape.stroke is not None:
            yield shape.stroke.colour


@lru_cache(maxsize=1024)
def _look_alike(one: scene.Colour, other: scene.Colour) -> bool:
    return one == other or colour_distance(one, other, "normal") < ALIKE_DISTANCE


def _list_letter_bodies(leaf: Leaf, text: scene.Text) -> Iterator[Leaf]:
    """Yield words without the feet and the heads of their letters."""
    ink = ink_box(text)
    assert ink is not None
    high = [(run.y, capital_height(run.face) * run.size / 1000) for run in text.runs]
    low, most = BODY
    top, foot = min(y - most * tall for y, tall in high), max(y - low * tall for y, tall in high)
    band = Box(ink.x, top, ink.width, foot - top)
    if (box := find_overlap(leaf.box, move_box(band, leaf.matrix))) is not None:
        clip = scene.Clip(box_steps(band))
        painted = parts.change_within_groups(leaf.painted, lambda own: scene.Group((own,), clip=clip))
        yield replace(leaf, painted=painted, box=box)


LEAST_OVERLAP = 0.2  # mm²
MOSTLY = 0.8  # part of a figure, and of its ink: what covers less belongs to the picture
EVEN = 4  # digits in which equal lengths in mm agree, even if they are worked out differently
SMALL = 40.0  # mm²: a box up to this is looked at as a whole


class Meeting(Struct, frozen=True):
    upper: Location
    lower: Location  # equal to `upper` for a text whose lines or letters meet
    piles: tuple[Pile, ...]
    whole: Pile | None = None  # the lower with itself, if it counts as hidden only when most of it is
    way: Way = "both"


def find_meetings(side: DrawnSide, known: KnownElements) -> Iterator[Meeting]:
    """Yield meetings that may share too much ink: of a text with itself, of two elements that are read, or of
    one with something painted over it."""
    for part in side.parts:
        crowd = find_crowd(part, LEAST_OVERLAP) if known.get(part.place, UNKNOWN).sort == "text" else None
        if crowd:
            yield crowd
    for lower, upper in _list_different_pairs(side.parts):
        one, other = known.get(lower.place, UNKNOWN), known.get(upper.place, UNKNOWN)
        if not one.matters or other is UNKNOWN or parts.is_deliberate(upper.place, lower.place, known):
            continue
        picture = one.sort == "figure" and not other.matters
        if picture and not _covers_most(upper.box, lower.box):
            continue
        pairs = [(lower, upper)] if other.matters else find_covered(upper, lower, side.parts, LEAST_OVERLAP)
        crossed = [(one, over, box) for one, over in pairs for box in find_crossings(one, over)]
        if math.fsum(box.width * box.height for _, _, box in crossed) > LEAST_OVERLAP:
            piles = tuple(
                Pile((make_mask(one, box, over), make_mask(over, box, one)), box)
                for one, over, box in crossed
            )
            ink = make_mask(lower, lower.box, upper) if picture else ()
            whole = Pile((ink, ink), lower.box) if picture else None
            yield Meeting(upper.place, lower.place, piles, whole)


def _covers_most(over: Box, box: Box) -> bool:
    """Tell whether a box lies over most of another."""
    overlap = find_overlap(over, box)
    return overlap is not None and overlap.width * overlap.height > MOSTLY * box.width * box.height


def _list_different_pairs(every: Sequence[Part]) -> Iterator[tuple[Part, Part]]:
    """Yield the pairs whose boxes meet. Of pairs that look alike and lie alike to each other, as an icon that
    is drawn again and again in rows, yield the first."""
    looks: dict[object, int] = {}
    look_numbers = {id(part): looks.setdefault(_describe_look(part), len(looks)) for part in every}
    seen = set()
    for lower, upper in _list_near_pairs(every):
        across, down = upper.box.x - lower.box.x, upper.box.y - lower.box.y
        lies = (look_numbers[id(lower)], look_numbers[id(upper)], round(across, EVEN), round(down, EVEN))
        if lies not in seen:
            seen.add(lies)
            yield lower, upper


def _describe_look(part: Part) -> object:
    """Return a key that is the same for parts drawn by the very same shapes at other places."""

    def shift(matrix: Matrix) -> Matrix:
        shifted = combine_maps(matrix, translation(-part.box.x, -part.box.y))
        return Matrix(*(round(each, EVEN) for each in astuple(shifted)))

    leaves = [
        (id(leaf.shape), leaf.opacity, shift(leaf.matrix), *((each, shift(at)) for each, at in leaf.clips))
        for leaf in part.leaves
    ]
    return part.place, *leaves


def _list_near_pairs(every: Sequence[Part]) -> Iterator[tuple[Part, Part]]:
    """Yield the pairs whose boxes meet."""
    reach = [find_ends(part.box) for part in every]
    for at, (left, top, right, bottom) in enumerate(reach):
        for number, (x, y, end, foot) in enumerate(reach[:at]):
            if x < right and end > left and y < bottom and foot > top:
                yield every[number], every[at]


def find_crossings(one: Part, other: Part) -> list[Box]:
    """Return the boxes, apart from each other, in which shapes of both parts may lie."""
    overlap = find_overlap(one.box, other.box)
    if overlap is None or overlap.width * overlap.height <= SMALL:
        return [] if overlap is None else [overlap]
    ours = [leaf.box for leaf in one.leaves if find_overlap(leaf.box, overlap)]
    theirs = [leaf.box for leaf in other.leaves if find_overlap(leaf.box, overlap)]
    pairs = (find_overlap(a, b) for a in ours for b in theirs)
    boxes: list[Box] = []
    for box in pairs:
        if box is not None and box not in boxes:
            _add_box(boxes, box)
    return boxes


def _add_box(boxes: list[Box], box: Box) -> None:
    """Add a box to others; merge it with those that it meets."""
    for each in boxes:
        if find_overlap(each, box) is not None:
            boxes.remove(each)
            _add_box(boxes, union((each, box)))
            return
    boxes.append(box)


def list_piles(meetings: Iterable[Meeting]) -> list[Pile]:
    """List each pile that has to be looked at, once."""
    every = ((*each.piles, *([each.whole] if each.whole else ())) for each in meetings)
    return list(dict.fromkeys(pile for piles in every for pile in piles))


def check_overlaps(
    side: DrawnSide, meetings: Iterable[Meeting], inked: Mapping[Pile, contrast.Counts], known: KnownElements
) -> Iterator[Flaw]:
    for each in meetings:
        area = math.fsum(measure_shared_ink(inked[pile], pile.box) for pile in each.piles)
        most = MOSTLY * measure_shared_ink(inked[each.whole], each.whole.box) if each.whole else 0.0
        if area > max(LEAST_OVERLAP, most):
            upper, lower = known[each.upper], known[each.lower]
            names = (("element", upper.name), ("other", lower.name))
            arguments = (*names, ("area", round(area, 1)), ("most", LEAST_OVERLAP), ("way", each.way))
            yield Flaw(OVERLAP if upper.matters else HIDDEN, each.upper, side, area, arguments, each.lower)
