"""How clearly lines of text stand out from what is painted behind them, and from what lies over them if they
are seen through it: judged from colours and outlines where that is sure, else from pixels."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from pnp import scene
from pnp.checks.findings import CONTRAST
from pnp.checks.printing import extents, parts
from pnp.checks.printing.flaws import DrawnSide, Flaw, Key
from pnp.checks.printing.parts import UNKNOWN, KnownElements, Leaf, Part
from pnp.draw.symbols import measure_contrast
from pnp.errors import Location
from pnp.geometry import IDENTITY, Box, Matrix, centre, enlargement, grow_box, growth, invert_map, move_box
from pnp.paths import outline_steps
from pnp.pictures.inks import make_ink_mask
from pnp.pictures.tones import BLACK, WHITE, luminance, mix_colours
from pnp.text import find_letters, find_words, letter_box, run_box

Share: TypeAlias = Literal["none", "some", "all"]

PIXEL = 0.15  # mm: how far beyond its outline a shape may colour pixels


class BackLayer(Struct, frozen=True):
    """A leaf as a layer in a box: the colours that it fades between, the area that it covers at most, in mm²,
    and whether it is `full`, so that nothing lower is seen."""

    leaf: Leaf
    colours: tuple[scene.Colour, ...]
    area: float
    full: bool


def make_layer(leaf: Leaf, box: Box) -> BackLayer | None:
    """Make the layer of a leaf in a box; return None if it paints nothing there."""
    shape, visible_box = leaf.shape, extents.find_overlap(grow_box(leaf.box, PIXEL), box)
    clipped = _find_clipped_share(leaf, box)
    if visible_box is None or clipped == "none":
        return None
    most = visible_box.width * visible_box.height
    if isinstance(shape, scene.Text):
        inked = math.fsum(each.width * each.height for each in _list_letter_boxes(leaf, shape, visible_box))
        return BackLayer(leaf, (shape.colour,), min(most, inked), full=False) if inked else None
    if isinstance(shape, scene.Image):
        return BackLayer(leaf, (BLACK, WHITE), most, full=False)
    own, size = _move_box_back(box, leaf.matrix), growth(leaf.matrix)
    outline = _list_outline_edges(leaf, shape, box)
    filled = _find_filled_share(shape, outline, grow_box(own, PIXEL / size))
    lined = _measure_lined_area(shape, outline, own, PIXEL / size) * size * size
    if filled == "none" and not lined:
        return None
    full = filled == "all" == clipped and leaf.opacity == 1
    area = min(most, lined) if filled == "none" else most
    return BackLayer(leaf, _list_layer_colours(shape, filled, lined), area, full)


def _list_letter_boxes(leaf: Leaf, text: scene.Text, box: Box) -> Iterator[Box]:
    """Yield the boxes of letters within a box."""
    for letter in (each for run in text.runs for each in find_letters(run)):
        overlap = extents.find_overlap(grow_box(move_box(letter_box(letter), leaf.matrix), PIXEL), box)
        if overlap is not None:
            yield overlap


def _find_clipped_share(leaf: Leaf, box: Box) -> Share:
    """Return how much of a box is seen through all clips of a leaf."""
    seen_share: Share = "all"
    for clip, matrix in leaf.clips:
        own = grow_box(_move_box_back(box, matrix), PIXEL / growth(matrix))
        share = _find_share_inside(extents.list_edges(clip.steps), own, clip.rule)
        if share == "none":
            return "none"
        seen_share = share if share == "some" else seen_share
    return seen_share


def _move_box_back(box: Box, matrix: Matrix) -> Box:
    """Return a box of the face in the coordinates of a shape that is moved."""
    return box if matrix == IDENTITY else move_box(box, invert_map(matrix))


def _list_outline_edges(leaf: Leaf, shape: scene.Outlined, box: Box) -> Sequence[extents.Edge]:
    if not leaf.pieces:
        return extents.list_edges(outline_steps(shape))
    pieces = parts.subpaths_within(leaf, grow_box(box, PIXEL))
    return [edge for piece in pieces for edge in extents.list_edges(piece.steps)]


def _find_share_inside(outline: Sequence[extents.Edge], box: Box, rule: scene.FillRule) -> Share:
    """Return how much of a box lies within an outline."""
    if extents.edges_near(outline, box):
        return "some"
    middle = centre(box)
    return "all" if extents.is_inside(outline, middle.x, middle.y, rule) else "none"


def _find_filled_share(shape: scene.Outlined, outline: Sequence[extents.Edge], box: Box) -> Share:
    if extents.get_fill(shape) is None:
        return "none"
    rule = shape.rule if isinstance(shape, scene.Path | scene.Polygon) else "nonzero"
    return _find_share_inside(outline, box, rule)


def _measure_lined_area(
    shape: scene.Outlined, outline: Sequence[extents.Edge], box: Box, pixel: float
) -> float:
    """Return the area of a box that a shape's line covers at most."""
    if shape.stroke is None:
        return 0.0
    reach = extents.most_reach(shape) + pixel
    near = extents.edges_near(outline, grow_box(box, reach))
    boxes = (Box(each.left, each.top, each.right - each.left, each.bottom - each.top) for each in near)
    overlaps = (extents.find_overlap(grow_box(each, reach), box) for each in boxes)
    return math.fsum(each.width * each.height for each in overlaps if each is not None)


def _list_layer_colours(shape: scene.Outlined, filled: Share, lined: float) -> tuple[scene.Colour, ...]:
    fill = () if filled == "none" else list_paint_colours(extents.get_fill(shape))
    return (*fill, shape.stroke.colour) if shape.stroke and lined else fill


def list_paint_colours(paint: scene.Paint | None) -> tuple[scene.Colour, ...]:
    if paint is None or isinstance(paint, scene.Colour):
        return () if paint is None else (paint,)
    return tuple([stop.colour for stop in paint.stops])


LayerCache: TypeAlias = "dict[tuple[int, Box], BackLayer | None]"  # by the identity of a leaf, and a box


class TextSpot(Struct, frozen=True):
    """A line of text, the leaves beneath it in its box, and the leaves over it that let it be seen, both from
    the bottom up."""

    place: Location
    leaf: Leaf
    under: tuple[Leaf, ...]
    over: tuple[Leaf, ...]

    @property
    def key(self) -> Key:
        """Return a key that several sides share if a line and its surroundings are the same there. It is made
        of ids, so it holds only while the leaves are alive."""
        return self.place, id(self.leaf), *map(id, self.under), None, *map(id, self.over)


class TextLine(Struct, frozen=True):
    """A line of text or a word of one, the layers that may be seen behind it, and those through which it is
    seen. `of` is the text of the line that a word stands in."""

    place: Location
    leaf: Leaf
    colour: scene.Colour
    words: str
    below: tuple[BackLayer, ...]
    above: tuple[BackLayer, ...] = ()
    of: str = ""


class Background(Struct, frozen=True):
    """What is seen behind a line of text: shapes from the bottom up, and the box of its letters. Both are
    turned so that the line is level, for the box of a slanting line would hold paper at its corners. `inked`
    has the same shapes with the box full of the line's ink, if that is not seen in its own colour; else it is
    empty."""

    shapes: scene.Shapes
    box: Box
    inked: scene.Shapes = ()


class _Stacked(NamedTuple):
    """A leaf, the edges of its box, its part, and how many leaves were painted before it."""

    left: float
    top: float
    right: float
    bottom: float
    leaf: Leaf
    part: Part
    number: int


def find_spots(side: DrawnSide, known: KnownElements) -> Iterator[TextSpot]:
    """Yield every line of text of a side that is meant to be read. Leaves painted over it that hide it do not
    count: another check reports them."""
    painted = [*_list_stacked_leaves(side.parts)]
    faint = [each for each in painted if each.leaf.opacity < 1 or isinstance(each.leaf.shape, scene.Image)]
    for each in painted:
        place = each.part.place
        if isinstance(each.leaf.shape, scene.Text) and not known.get(place, UNKNOWN).pictured:
            under = _list_leaves_in_box(each, painted[: each.number], known)
            yield TextSpot(place, each.leaf, tuple(under), tuple(_list_leaves_over(each, faint, known)))


def _list_stacked_leaves(every: Sequence[Part]) -> Iterator[_Stacked]:
    leaves = ((leaf, part) for part in every for leaf in part.leaves)
    for number, (leaf, part) in enumerate(leaves):
        yield _Stacked(*extents.find_ends(leaf.box), leaf, part, number)


def _list_leaves_in_box(own: _Stacked, others: Sequence[_Stacked], known: KnownElements) -> list[Leaf]:
    """Return the other leaves in the box of a line, without words that must not meet it: another check
    reports those."""
    x, y, end, foot = own.left - PIXEL, own.top - PIXEL, own.right + PIXEL, own.bottom + PIXEL
    near = [each for each in others if each[0] < end and each[2] > x and each[1] < foot and each[3] > y]
    words = (each for each in near if isinstance(each.leaf.shape, scene.Text))
    apart = {each.number for each in words if not _may_meet(own.part, each.part, known)}
    return [each.leaf for each in near if each.number not in apart]


def _may_meet(one: Part, other: Part, known: KnownElements) -> bool:
    if one is other:
        return False
    both = known.get(one.place, UNKNOWN).matters and known.get(other.place, UNKNOWN).matters
    return not both or parts.is_deliberate(one.place, other.place, known)


def _list_leaves_over(own: _Stacked, faint: Sequence[_Stacked], known: KnownElements) -> list[Leaf]:
    """Return the leaves over a line that let it be seen. A leaf that fades together with the line does not:
    it hides the line."""
    if not faint:
        return []
    later = [each for each in faint if each.number > own.number]
    return [leaf for leaf in _list_leaves_in_box(own, later, known) if _lets_through(leaf, own.leaf)]


def _lets_through(leaf: Leaf, lower: Leaf) -> bool:
    if parts.own_opacity(leaf.around, lower.around) < 1:
        return True
    return isinstance(leaf.shape, scene.Image) and make_ink_mask(leaf.shape.bitmap, parts.FAINT) is not None


def make_line(spot: TextSpot, cache: LayerCache) -> TextLine:
    """Make the line of a spot. `cache` keeps the layers of leaves in boxes, for other lines with the same
    leaves and box."""
    leaf = spot.leaf
    assert isinstance(leaf.shape, scene.Text)
    words = "".join(run.text for run in leaf.shape.runs)
    below, above = list_layers_beneath(spot.under, leaf.box, cache), _make_layers(spot.over, leaf.box)
    return TextLine(spot.place, leaf, leaf.shape.colour, words, below, above)


def list_layers_beneath(near: Sequence[Leaf], box: Box, cache: LayerCache) -> tuple[BackLayer, ...]:
    """Return the layers of leaves, down to the topmost that fills the box: nothing below it is seen."""
    layers: list[BackLayer] = []
    for leaf in reversed(near):
        key = id(leaf), box
        if key not in cache:
            cache[key] = make_layer(leaf, box)
        if (own := cache[key]) is not None:
            layers.append(own)
            if own.full:
                break
    return tuple(reversed(layers))


def _make_layers(leaves: Sequence[Leaf], box: Box) -> tuple[BackLayer, ...]:
    layers = (make_layer(leaf, box) for leaf in leaves)
    return tuple([each for each in layers if each is not None])


def is_word(word: str) -> bool:
    """Tell whether a text between blanks is a word and not only signs."""
    return any(map(str.isalnum, word))


def split_words(line: TextLine) -> Iterator[TextLine]:
    """Yield the visible words of a line, each as a line by itself."""
    leaf = line.leaf
    assert isinstance(leaf.shape, scene.Text)
    for word in (each for run in leaf.shape.runs for each in find_words(run) if is_word(each.text)):
        text = scene.Text((word,), line.colour)
        ink = extents.ink_box(text)
        box = None if ink is None else extents.find_overlap(move_box(ink, leaf.matrix), leaf.box)
        if box is not None:
            own = replace(leaf, shape=text, painted=parts.wrap_shape(text, leaf.around), box=box)
            below = list_layers_beneath([each.leaf for each in line.below], box, {})
            above = _make_layers([each.leaf for each in line.above], box)
            yield TextLine(line.place, own, line.colour, word.text, below, above, line.words)


def single_colour(line: TextLine) -> scene.Colour | None:
    """Return the colour behind a line if there is only one."""
    if line.above:
        return None
    match line.below:
        case ():
            return WHITE
        case (BackLayer(colours=(colour,), full=True),):
            return colour
        case _:
            return None


def find_background(line: TextLine) -> Background:
    ink = extents.ink_box(line.leaf.shape)
    assert ink is not None
    shapes, faint = _compose_seen_shapes(line), line.above or line.leaf.opacity < 1
    inked = _compose_seen_shapes(line, scene.Rectangle(grow_box(ink, PIXEL), line.colour)) if faint else ()
    matrix = line.leaf.matrix
    if matrix.b == 0 == matrix.c and matrix.a > 0 < matrix.d:  # it is level
        return Background(shapes, line.leaf.box, inked)
    turned = invert_map(matrix)
    return Background(_turn_shapes(shapes, turned), ink, _turn_shapes(inked, turned))


def _turn_shapes(shapes: scene.Shapes, by: Matrix) -> scene.Shapes:
    return (scene.Group(shapes, transform=by),) if shapes else ()


def _compose_seen_shapes(line: TextLine, ink: scene.Shape | None = None) -> scene.Shapes:
    """Return the shapes painted in the box of a line, with its ink or without."""
    below, above = ([*_list_layer_shapes(layers, line.leaf.box)] for layers in (line.below, line.above))
    return parts.compose_shapes([*below, *([(line.leaf.around, ink)] if ink else ()), *above])


def _list_layer_shapes(layers: Sequence[BackLayer], box: Box) -> Iterator[parts.HeldShape]:
    for leaf in (each.leaf for each in layers):
        faint = leaf.opacity < 1
        shape = parts.cut_to_box(leaf, leaf.shape if faint else leaf.painted, box)
        if shape is not None:
            yield leaf.around if faint else (), shape


SLACK = 1.03  # a contrast has to be greater by this factor: colours of pixels are rounded
SPARE = 0.8  # the part of the allowed pale area that may be used: pixels have no sharp edges

cached_light = lru_cache(maxsize=1024)(luminance)


def surely_stands_out(line: TextLine, least: float, few: float) -> bool:
    """Tell whether a line surely has the contrast `least`, except for `few` mm² of its background."""
    own = cached_light(line.colour) + 0.05
    darker, lighter = own / (least * SLACK) - 0.05, own * least * SLACK - 0.05

    def are_darker(colours: Sequence[scene.Colour]) -> bool:
        return all(cached_light(each) <= darker for each in colours)

    def are_lighter(colours: Sequence[scene.Colour]) -> bool:
        channels = zip(*((each.red, each.green, each.blue) for each in colours), strict=True)
        return cached_light(scene.Colour(*map(min, channels))) >= lighter

    bare = line.leaf.opacity == 1 and not line.above
    return bare and any(_all_clear_but(SPARE * few, line, each) for each in (are_darker, are_lighter))


def _all_clear_but(spare: float, line: TextLine, clear: Callable[[Sequence[scene.Colour]], bool]) -> bool:
    """Tell whether all colours that may be seen are clear, except for layers that cover at most the `spare`
    area."""
    visible = [] if line.below and line.below[0].full else [WHITE]
    for each in line.below:
        if clear(each.colours):
            visible += each.colours
            continue
        spare -= each.area
        if spare < 0:
            return False
    return clear(visible)


Counts: TypeAlias = "tuple[tuple[int, scene.Colour], ...]"  # how many pixels have a colour
# how many pixels have a colour of the ground and one of the ink upon it
PairCounts: TypeAlias = "tuple[tuple[int, tuple[scene.Colour, scene.Colour]], ...]"

LEAST_CONTRAST = 4.5
PALE_SHARE = 0.1  # of the pixels behind a word: so many may be too pale, for dots and hairlines that cross it
PALE_AREA = 0.2  # mm²: so much behind a short word may be too pale, up to MOST_PALE of its pixels
MOST_PALE = 0.5


class Doubt(Struct, frozen=True):
    """A line that may not stand out from its background: shapes, or a single colour."""

    line: TextLine
    behind: Background | scene.Colour


class LineCache(Struct):
    """A cache of the answers for lines that several sides share."""

    lines: dict[Key, Doubt | None] = field(default_factory=dict)
    layers: LayerCache = field(default_factory=dict)


class Backgrounds(Struct, frozen=True):
    """The counted pixels behind lines; for ink that is not seen in its own colour, they are paired with those
    of the ink."""

    bare: dict[Background, Counts] = field(default_factory=dict)
    inked: dict[Background, PairCounts] = field(default_factory=dict)


def find_doubts(side: DrawnSide, known: KnownElements, cache: LineCache) -> Iterator[Doubt]:
    """Yield the lines that may not stand out from their background. `cache` keeps the answers for lines that
    other sides share."""
    for spot in find_spots(side, known):
        key = spot.key
        if key not in cache.lines:
            cache.lines[key] = _make_doubt(make_line(spot, cache.layers))
        if (doubt := cache.lines[key]) is not None:
            yield doubt


def _make_doubt(line: TextLine) -> Doubt | None:
    if surely_stands_out(line, LEAST_CONTRAST, 0.0):
        return None
    ground = single_colour(line)
    if ground is None and surely_stands_out(line, LEAST_CONTRAST, _measure_least_area(line)):
        return None
    return Doubt(line, ground or find_background(line))


def find_doubtful_words(doubt: Doubt, grounds: Backgrounds) -> list[Doubt]:
    """Return the words of a line that may not stand out; none if too little of its background is near its
    colour.

    A line of signs alone is judged as a whole.
    """
    line = doubt.line
    pairs = _list_colour_pairs(doubt, grounds)
    near = sum(count for count, (ground, own) in pairs if measure_contrast(own, ground) < LEAST_CONTRAST)
    if near * _measure_ink_area(line) <= _measure_least_area(line) * sum(count for count, _ in pairs):
        return []
    single = isinstance(doubt.behind, scene.Colour) or len(line.words.split()) < 2
    words = [] if single else [*split_words(line)]
    if not words:
        return [doubt]
    spare = ((word, _measure_spare_area(word)) for word in words)
    doubtful = (word for word, area in spare if not surely_stands_out(word, LEAST_CONTRAST, area))
    return [Doubt(word, single_colour(word) or find_background(word)) for word in doubtful]


def _measure_least_area(line: TextLine) -> float:
    """Return how much of a line's background may be near its colour, in mm², even if all of it lies behind
    its shortest word."""
    assert isinstance(line.leaf.shape, scene.Text)
    words = (word for run in line.leaf.shape.runs for word in find_words(run) if is_word(word.text))
    boxes = (run_box(word) for word in words)
    size = enlargement(line.leaf.matrix)
    areas = (box.width * box.height * size for box in boxes if box is not None)
    return min((area * _find_spare_share(area) for area in areas), default=_measure_spare_area(line))


def _measure_spare_area(word: TextLine) -> float:
    area = _measure_ink_area(word)
    return area * _find_spare_share(area)


def _measure_ink_area(line: TextLine) -> float:
    ink = extents.ink_box(line.leaf.shape)
    assert ink is not None
    return ink.width * ink.height * enlargement(line.leaf.matrix)


def _find_spare_share(area: float) -> float:
    return min(max(PALE_SHARE, PALE_AREA / area), MOST_PALE)


def find_reached_contrast(doubt: Doubt, grounds: Backgrounds) -> float:
    """Return the contrast that all but the worst pixels reach."""
    pairs = _list_colour_pairs(doubt, grounds)
    found = sorted((measure_contrast(own, ground), count) for count, (ground, own) in pairs)
    passed, most = 0, _find_spare_share(_measure_ink_area(doubt.line)) * sum(count for _, count in found)
    for value, count in found:
        passed += count
        if passed > most:
            return value
    return math.inf


def find_unclear(doubt: Doubt, words: Sequence[Doubt], grounds: Backgrounds) -> list[tuple[TextLine, float]]:
    """Return the line and its contrast if it does not stand out as a whole, otherwise those of its words that
    do not, each with its contrast."""
    reached = [(each.line, find_reached_contrast(each, grounds)) for each in words]
    pale_words = [(line, value) for line, value in reached if value < LEAST_CONTRAST]
    line_contrast = find_reached_contrast(doubt, grounds) if pale_words else LEAST_CONTRAST
    return [(doubt.line, line_contrast)] if line_contrast < LEAST_CONTRAST else pale_words


def _list_colour_pairs(each: Doubt, grounds: Backgrounds) -> PairCounts:
    line, behind = each.line, each.behind
    if isinstance(behind, scene.Colour):
        faded = mix_colours(behind, line.colour, line.leaf.opacity)  # as it is seen on that ground
        return ((1, (behind, faded)),)
    if behind.inked:
        return grounds.inked[behind]
    return tuple((count, (ground, line.colour)) for count, ground in grounds.bare[behind])


def make_pale_flaws(
    side: DrawnSide, unclear: Iterable[tuple[TextLine, float]], known: KnownElements
) -> Iterator[Flaw]:
    """Yield a flaw for each line, or word of a line, that does not stand out, with its contrast."""
    for line, value in unclear:
        way, words, word = ("word", line.of, line.words) if line.of else ("line", line.words, "")
        said = (("way", way), ("words", words.strip()), ("word", word.strip()))
        element, reached = known.get(line.place, UNKNOWN).name, math.floor(value * 10) / 10
        arguments = (("element", element), *said, ("contrast", reached), ("least", LEAST_CONTRAST))
        yield Flaw(CONTRAST, line.place, side, LEAST_CONTRAST - value, arguments)
