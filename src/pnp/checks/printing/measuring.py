"""All measurements of drawn sides: type, pictures, the cut, backs, paper, contrast, overlaps.

Everything that has to be rendered as pixels is rendered in one go.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from pnp.checks.findings import COARSE, HIDDEN, NO_PAPER, TYPE_SMALL, UNSAFE
from pnp.checks.printing import contrast, overlaps
from pnp.checks.printing.extents import Plain, find_overlap, outline_points, reach_beyond_tips, steps_points
from pnp.checks.printing.flaws import DrawnSide, Flaw, Variant
from pnp.checks.printing.parts import UNKNOWN, ElementUse, KnownElements, Leaf, Part
from pnp.draw.elements.text_faults import ClipRegion, make_trim_region, measure_beyond
from pnp.errors import Location
from pnp.geometry import Box, Matrix, Point, Size, corners, growth, inset_box, move_point, translation
from pnp.models.cards import CardSet
from pnp.models.findings import Found
from pnp.models.layouts.layout import FaceRule, Layout
from pnp.press.jobs import DEFAULT_MARGINS, PAPERS, paper_box
from pnp.scene import Face, Group, Image, Info, Page, Scene, Shapes, Text
from pnp.text import MM_PER_POINT, Letter, find_letters, letter_box, letter_points

LEAST_WORDS, LEAST_LABELS = 8.0, 5.5  # pt
ROUNDING = 0.05  # pt: so much may be lost to rounding


def check_type_sizes(side: DrawnSide, known: KnownElements) -> Iterator[Flaw]:
    """Yield a flaw for each element with too small type; words of a figure count as labels."""
    for part in side.parts:
        element = known.get(part.place, UNKNOWN)
        is_label = element.sort != "text" or side.variant.ink in element.label
        least = LEAST_LABELS if is_label else LEAST_WORDS
        sizes = [_measure_type(leaf) for leaf in part.leaves if isinstance(leaf.shape, Text)]
        if sizes and not element.pictured and min(sizes) < least - ROUNDING:
            size = round(min(sizes), 1)
            of = "figure" if element.sort == "figure" else "label" if is_label else "words"
            arguments = (("element", element.name), ("size", size), ("least", least), ("of", of))
            yield Flaw(TYPE_SMALL, part.place, side, least - min(sizes), arguments)


def _measure_type(leaf: Leaf) -> float:
    assert isinstance(leaf.shape, Text)
    return min(run.size for run in leaf.shape.runs) * growth(leaf.matrix) / MM_PER_POINT


LEAST_DOTS = 300.0  # dots an inch
INCH = 25.4  # mm


def check_pictures(side: DrawnSide, known: KnownElements) -> Iterator[Flaw]:
    for part in side.parts:
        dots = [_count_dots(leaf.shape, leaf.matrix) for leaf in part.leaves if isinstance(leaf.shape, Image)]
        if dots and min(dots) < LEAST_DOTS - 0.5:
            element = known.get(part.place, UNKNOWN)
            arguments = (("element", element.name), ("dots", math.floor(min(dots))), ("least", LEAST_DOTS))
            yield Flaw(COARSE, part.place, side, -min(dots), arguments)


def _count_dots(image: Image, matrix: Matrix) -> float:
    """Return the dots an inch, across or down, whichever are fewer."""
    across = image.box.width * math.hypot(matrix.a, matrix.b)
    down = image.box.height * math.hypot(matrix.c, matrix.d)
    return min(image.bitmap.width / across, image.bitmap.height / down) * INCH


UNSEEN = 0.1  # mm: no eye sees less than this
FINE_REACH = 3.0  # mm: a fine line does not reach so far beyond its box


def check_safety(side: DrawnSide, known: KnownElements) -> Iterator[Flaw]:
    face = side.face
    card = Box(0.0, 0.0, face.trim.width, face.trim.height)
    opening = make_trim_region(face.cut, card, face.corner)
    for part in side.parts:
        element = known.get(part.place, UNKNOWN)
        if part.lost:
            yield from _check_clipped(side, part, element)
            continue
        if not element.matters or not _may_reach(opening, part, UNSEEN - face.safe):
            continue
        if element.sort == "figure" and not face.safe and find_overlap(part.box, card):
            continue  # it may run over the cut
        farthest = max(_measure_farthest_beyond(opening, leaf, UNSEEN - face.safe) for leaf in part.leaves)
        if farthest > UNSEEN - face.safe:
            way = "near" if farthest <= UNSEEN else "over" if find_overlap(part.box, card) else "off"
            yield _safety_flaw(side, part, element, farthest, way)


def _check_clipped(side: DrawnSide, part: Part, element: ElementUse) -> Iterator[Flaw]:
    """Yield a flaw for an element that is clipped away. Ignore shapes, since patterns are cut to size. Also
    ignore elements that another group still shows, since groups may be windows on one picture."""
    group = part.lost[0].clips[0]
    shown_clips = (each.leaves[0].clips for each in side.parts if each.place == part.place and each.leaves)
    if element.sort != "shape" and all(clips[:1] == (group,) for clips in shown_clips):
        yield _safety_flaw(side, part, element, math.inf, "clipped")


def _safety_flaw(side: DrawnSide, part: Part, element: ElementUse, farthest: float, way: str) -> Flaw:
    distance = 0.0 if math.isinf(farthest) else round(abs(farthest), 1)
    arguments = (("element", element.name), ("distance", distance), ("safe", side.face.safe), ("way", way))
    return Flaw(UNSAFE, part.place, side, farthest, arguments)


def _may_reach(opening: ClipRegion, part: Part, least: float) -> bool:
    """Tell whether a part's ink may reach farther than `least` beyond the cut, as far as boxes tell."""
    rough = measure_beyond(opening, part.box, None)
    if rough > least or rough + FINE_REACH < least:
        return rough > least
    return any(rough + _measure_slack(leaf) > least for leaf in part.leaves)


def _measure_slack(leaf: Leaf) -> float:
    """Return how far a leaf's ink may reach beyond its box."""
    shape = leaf.shape
    return 0.0 if isinstance(shape, Text | Image) else reach_beyond_tips(shape) * growth(leaf.matrix)


def _measure_farthest_beyond(opening: ClipRegion, leaf: Leaf, least: float) -> float:
    """Return how far a leaf's ink reaches beyond the cut, as a negative number if it stays within. No clip
    lets it reach farther."""
    rough = measure_beyond(opening, leaf.box, None) + _measure_slack(leaf)
    if rough <= least:
        return rough
    own = _measure_shape_beyond(opening, leaf.shape, leaf.matrix, least)
    clips = (_measure_points_beyond(opening, steps_points(clip.steps), matrix) for clip, matrix in leaf.clips)
    return min(rough, own, *clips)


def _measure_shape_beyond(opening: ClipRegion, shape: Plain, matrix: Matrix, least: float) -> float:
    if not isinstance(shape, Text):
        return _measure_points_beyond(opening, outline_points(shape), matrix)
    every = (letter for run in shape.runs for letter in find_letters(run))
    return max(_measure_letter_beyond(opening, letter, matrix, least) for letter in every)


def _measure_letter_beyond(opening: ClipRegion, letter: Letter, matrix: Matrix, least: float) -> float:
    """Measure how far a letter reaches beyond the cut, by its outline if its box leaves doubt."""
    rough = _measure_points_beyond(opening, corners(letter_box(letter)), matrix)
    return rough if rough <= least else _measure_points_beyond(opening, letter_points(letter), matrix)


def _measure_points_beyond(opening: ClipRegion, points: Iterable[Point], matrix: Matrix) -> float:
    places = (move_point(point, matrix) for point in points)
    return max(measure_beyond(opening, Box(at.x, at.y, 0.0, 0.0), None) for at in places)


FINE, CLEAR = 254.0, 300.0  # dots an inch: for shared ink, a tenth of a millimetre; for the ground of words


class BoxView(Struct, frozen=True):
    """Shapes as they are seen through a box."""

    shapes: Shapes
    box: Box


INFO = Info("", "", "", "en")


def count_colours(looks: Sequence[BoxView | contrast.Background], dpi: float) -> list[contrast.Counts]:
    """Return the pixels of each look, counted by their colours."""
    from pnp.backends.png import pages_colours

    return [*pages_colours(*_draw_looks(looks), dpi)] if looks else []


def count_colour_pairs(looks: Sequence[BoxView], dpi: float) -> list[contrast.PairCounts]:
    """Return the pixels of each two looks through one box, counted by the two colours that each pixel has."""
    from pnp.backends.png import pages_pairs

    return [*pages_pairs(*_draw_looks(looks), dpi)] if looks else []


def _draw_looks(looks: Sequence[BoxView | contrast.Background]) -> tuple[bytes, list[Size]]:
    from pnp.backends.pdf import write_pdf

    sizes = [Size(each.box.width, each.box.height) for each in looks]
    moved = (Group(each.shapes, transform=translation(-each.box.x, -each.box.y)) for each in looks)
    boxes = (Box(0.0, 0.0, each.width, each.height) for each in sizes)
    pages = (Page(Scene(box, (each,))) for box, each in zip(boxes, moved, strict=True))
    return write_pdf(pages, INFO), sizes


def measure_sides(sides: Sequence[DrawnSide], known: KnownElements) -> Iterator[Flaw]:
    """Yield the flaws of the sides: first those of single elements, then pale words, last elements that share
    ink."""
    for side in sides:
        yield from (*check_type_sizes(side, known), *check_safety(side, known), *check_pictures(side, known))
    shared = [*_measure_shared_ink(sides, known)]
    for flaws, own in zip(_measure_contrast(sides, known), shared, strict=True):
        # Hidden words are not reported as pale too: the ground for them is drawn too late.
        hidden = {flaw.beside for flaw in own if flaw.code == HIDDEN}
        yield from (flaw for flaw in flaws if flaw.place not in hidden)
    for own in shared:
        yield from own


def _measure_contrast(sides: Sequence[DrawnSide], known: KnownElements) -> Iterator[tuple[Flaw, ...]]:
    before, grounds = contrast.LineCache(), contrast.Backgrounds()
    doubts_by_side = [tuple(contrast.find_doubts(side, known, before)) for side in sides]
    lines = [each for each in before.lines.values() if each is not None]
    _look_behind(lines, grounds)
    words = [contrast.find_doubtful_words(each, grounds) for each in lines]
    _look_behind([word for own in words for word in own], grounds)
    unclear = (contrast.find_unclear(*each, grounds) for each in zip(lines, words, strict=True))
    pale = dict(zip(map(id, lines), unclear, strict=True))
    for side, doubts in zip(sides, doubts_by_side, strict=True):
        found = [each for doubt in doubts for each in pale[id(doubt)]]
        yield tuple(contrast.make_pale_flaws(side, found, known))


def _look_behind(doubts: Sequence[contrast.Doubt], grounds: contrast.Backgrounds) -> None:
    """Count the pixels behind the lines or words in doubt, and add them to the grounds."""
    every = dict.fromkeys(each.behind for each in doubts if isinstance(each.behind, contrast.Background))
    bare = [each for each in every if not each.inked and each not in grounds.bare]
    inked = [each for each in every if each.inked and each not in grounds.inked]
    pairs = [BoxView(shapes, each.box) for each in inked for shapes in (each.shapes, each.inked)]
    grounds.bare.update(zip(bare, count_colours(bare, CLEAR), strict=True))
    grounds.inked.update(zip(inked, count_colour_pairs(pairs, CLEAR), strict=True))


def _measure_shared_ink(sides: Sequence[DrawnSide], known: KnownElements) -> Iterator[tuple[Flaw, ...]]:
    meetings = [tuple(overlaps.find_meetings(side, known)) for side in sides]
    piles = overlaps.list_piles(each for own in meetings for each in own)
    looks = [BoxView(overlaps.lay_masks(each), each.box) for each in piles]
    inked = dict(zip(piles, count_colours(looks, FINE), strict=True))
    for side, each in zip(sides, meetings, strict=True):
        yield tuple(overlaps.check_overlaps(side, each, inked, known))


class BlankBacks(Struct, frozen=True):
    """The backs that stay blank. `every` is True if no back is printed. In the variants `looks` no back is;
    `cards` maps a card to the variants in which only other cards have one."""

    every: bool
    looks: tuple[Variant, ...] = ()
    cards: Mapping[int, tuple[Variant, ...]] = {}


def find_blank_backs(sides: Iterable[DrawnSide], variants: Sequence[Variant]) -> BlankBacks | None:
    """Return the backs that stay blank; None if the cards have no backs."""
    backs = [side for side in sides if side.name == "back"]
    if not backs:
        return None
    printed = {side.variant for side in backs if _is_printed(side)}
    if not printed:
        return BlankBacks(every=True)
    cards: dict[int, list[Variant]] = {}
    for each in variants:
        bare = (side for side in backs if side.variant == each and not _is_printed(side))
        for card in (card for side in bare for card in side.cards) if each in printed else ():
            cards.setdefault(card, []).append(each)
    looks = tuple(each for each in variants if each not in printed)
    return BlankBacks(False, looks, {card: tuple(cards[card]) for card in sorted(cards)})


def draws_back(layout: Layout) -> bool:
    """Tell whether a layout has any elements for the back."""
    assert layout.faces is not None
    back = layout.faces.back
    return back != "none" and bool(back.draw if isinstance(back, FaceRule) else back)


def _is_printed(side: DrawnSide) -> bool:
    return any(leaf.opacity > 0 for part in side.parts for leaf in part.leaves)


def has_no_back(cards: CardSet, layout: Layout) -> bool:
    """Tell whether the backs of cards are meant to stay blank."""
    assert layout.faces is not None
    return cards.back == "none" or layout.faces.back == "none"


def check_paper(faces: Iterable[Face], size_location: Location) -> Iterator[Found]:
    """Yield a finding for each size that no paper holds; `size_location` is where the size is written."""
    fields = (inset_box(paper_box(paper), DEFAULT_MARGINS) for paper in PAPERS)
    rooms = [sorted((field.width, field.height)) for field in fields]
    for width, height in dict.fromkeys((face.trim.width, face.trim.height) for face in faces):
        short, long = sorted((width, height))
        if not any(short <= room[0] and long <= room[1] for room in rooms):
            most = max(rooms)
            arguments = {"width": width, "height": height, "short": most[0], "long": most[1]}
            yield Found(NO_PAPER, size_location, arguments)
