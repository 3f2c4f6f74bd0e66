"""The faults of a text that cannot be set or seen whole, reported where its words are written."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pnp import geometry, text
from pnp.draw.faults import DrawError, Fault, FaultKind, Of
from pnp.draw.language.markup import find_source_index
from pnp.draw.language.terms import find_language, print_number
from pnp.draw.language.values import trace_template
from pnp.draw.symbols import say_no_icon
from pnp.errors import Location, code_phrase, concatenate, get_code, give_code, phrase, round_number
from pnp.geometry import Box, Matrix, Point
from pnp.models.layouts.layout import Cut, locate_default
from pnp.paths import corner_radius
from pnp.text.measure import write_piece

if TYPE_CHECKING:
    from pnp.draw.elements.placement import Stage
    from pnp.draw.elements.texts import TextRule
    from pnp.draw.records import Record

Fits: TypeAlias = Callable[[Sequence[text.TextPiece]], bool]

ENDLESS = 1e6  # mm
DECKS = {"name": "the-deck-s-name", "title": "the-name-on-the-back"}


CODE = "form-text"


class WordsOrigin(NamedTuple):
    """Words that a text shows, with their owner, their key, and the place where they are written."""

    said: str
    whose: str
    key: str
    place: Location
    of: Of = "set"


class Overfull(NamedTuple):
    """A text that does not fit its box: its faces at the least size, the excess, and about how many letters
    to cut."""

    pieces: Sequence[text.TextPiece]
    faces: text.TextFaces
    error: text.Overflow
    letters: int


def make_text_error(
    rule: TextRule,
    stage: Stage,
    words: str,
    wrong: str,
    right: str,
    at: int | None = None,
    kind: FaultKind = "other",
    shorter: str = "",
    **arguments: str | float,
) -> DrawError:
    """Make the error for the words of a text. `at` is the wrong character, if it is only one. If `shorter`
    words help, `right` is the advice for users who can mend the layout too."""
    record = stage.record
    own = None if at is None else _find_own_character(rule, stage, at)
    origin = _find_origin(rule, record, words, at) if own is None else None
    if shorter:
        arguments["mend"] = mend = _find_mend(rule, stage, origin)
        right = {"text": shorter, "layout": phrase("choose-another-layout-or-another-size")}.get(mend, right)
    if origin is None:
        fault = Fault(rule.loc, _say_of_layout(rule, record, own, wrong), right, own, "layout")
    else:
        within = None if at is None else at - words.find(origin.said)
        exact = within is not None and 0 <= within < max(1, len(origin.said))
        message = give_code(get_code(wrong) or CODE, concatenate(origin.whose, ": ", wrong))
        fault = Fault(origin.place, message, right, within if exact else None, origin.of)
    of_deck = origin is not None and origin.of == "set" and origin.place[0] != "cards"
    of_all = of_deck or own is not None  # words of the deck, or of the layout itself
    is_its = origin is not None and (at is not None or origin.said == words)
    name = origin.key if origin is not None and is_its else rule.name
    numbers = (("text", name), ("card", "" if of_all else record.id), *arguments.items())
    return DrawError([replace(fault, kind=kind, arguments=numbers)])


def _find_mend(rule: TextRule, stage: Stage, origin: WordsOrigin | None) -> str:
    """Find what the user can mend: the text, the layout, or both."""
    resources = stage.context.resources
    if not resources.foreign(rule.loc) or resources.changed(rule.loc):
        return "both"
    return "layout" if origin is None or origin.of == "layout" else "text"


def _say_of_layout(rule: TextRule, record: Record, own: int | None, wrong: str) -> str:
    """Say what is wrong with words of the layout, and name the card unless the character is on all cards."""
    code = get_code(wrong) or CODE
    if own is not None:
        return code_phrase(code, "the-text-text-wrong", text=rule.name, wrong=wrong)
    return code_phrase(code, "the-text-text-on-card-card-wrong", text=rule.name, card=record.id, wrong=wrong)


def _find_own_character(rule: TextRule, stage: Stage, at: int) -> int | None:
    """Find the character in the layout's own words, if it is one of them."""
    if rule.template is None:
        return at
    origins = trace_template(rule.template, stage.names).origins
    found = [origin for origin in origins if origin.own and origin.start <= at < origin.end]
    return found[0].at + at - found[0].start if found else None


def _find_origin(rule: TextRule, record: Record, words: str, at: int | None) -> WordsOrigin | None:
    """The words that hold the character, or else the longest of all that the text shows."""
    origins = [origin for origin in _list_origins(rule, record) if origin.said and origin.said in words]
    if at is not None:
        holding = [each for each in origins if 0 <= at - words.find(each.said) < len(each.said)]
        origins = holding or origins
    return max(origins, key=lambda origin: len(origin.said), default=None)


def _list_origins(rule: TextRule, record: Record) -> Iterator[WordsOrigin]:
    for name in rule.fields:
        value = record.values.get(name)
        if name == "deck" and isinstance(value, dict):
            for key, whose in DECKS.items():
                place = record.places[f"deck.{key}"]
                yield WordsOrigin(str(value[key]), phrase(whose), str(place[0]), place)
        elif name in record.places:
            whose = phrase("the-name-of-card-card", name=name, card=record.id)
            language = find_language(record.values)
            words = print_number(value, language) if isinstance(value, float) else str(value)
            yield WordsOrigin(words, whose, name, record.places[name])
        elif name in record.defaults:
            whose = phrase("the-default-of-the-field-name", name=name)
            yield WordsOrigin(str(value), whose, name, locate_default(name), "layout")


def check_icons(rule: TextRule, stage: Stage, words: str, pieces: Sequence[text.TextPiece]) -> None:
    """Raise an error for an unknown icon among the words."""
    icons = stage.context.resources.icons
    for at, piece in enumerate(pieces):
        if piece.icon is not None and piece.icon not in icons:
            before = sum(len(text.compose(write_piece(each))) for each in pieces[:at])
            index = find_source_index(words, before, capitals=rule.capitals)
            raise make_text_error(rule, stage, words, *say_no_icon(piece.icon, icons), index)


def make_unwritable_error(
    rule: TextRule, stage: Stage, words: str, pieces: Sequence[text.TextPiece]
) -> DrawError:
    """Make the error for all characters that the fonts do not have."""
    faults: list[Fault] = []
    for each in text.find_missing_pieces(pieces, rule.faces):
        at = find_source_index(words, each.index, capitals=rule.capitals)
        right = phrase("write-it-with-characters-that-the-fonts-have")
        arguments = {"character": each.character, "number": f"U+{ord(each.character[0]):04X}"}
        faults += make_text_error(rule, stage, words, each.wrong, right, at, "glyph", **arguments).faults
    return DrawError(faults)


def make_overflow_error(
    rule: TextRule, stage: Stage, words: str, overfull: Overfull, box: Box, most: int | None
) -> DrawError:
    """An error that says by how many mm a text, of `most` lines, does not fit, and what would help."""
    pieces, faces, error, letters = overfull
    if most != 1 or error.width or error.height:
        size = {"width": f"{box.width:.1f}", "height": f"{box.height:.1f}"}
        wrong = code_phrase(CODE, "it-does-not-fit-its-box-of-width-by-height-mm", **size, error=error.wrong)
        over = (error.width, error.height, error.lines)
    else:
        endless = Box(0.0, 0.0, ENDLESS, ENDLESS)
        line = text.set_block(pieces, faces, text.Frame(endless, 1.0, "en"))
        if line.lines > 1:
            wrong = code_phrase(CODE, "it-holds-a-line-end-and-stands-on-one-line")
            return make_text_error(rule, stage, words, wrong, phrase("write-it-on-one-line"))
        wide = line.width - box.width
        long = {"over": f"{wide:.2f}", "width": f"{box.width:.1f}"}
        much = phrase("over-mm-too-wide-for-its-line-of-width-mm", **long)
        wrong = code_phrase(CODE, "it-is-over-at-size-pt", over=much, size=round_number(error.size))
        over = (wide, 0.0, 0)
    shorter = phrase("shorten-it-by-about-letters-letters", letters=letters)
    shorter = shorter if letters else phrase("shorten-it")
    right = phrase("shorter-or-give-it-more-room", shorter=shorter)
    sizes = {"width": round(box.width, 1), "height": round(box.height, 1), "size": error.size}
    arguments = {"letters": letters, **sizes, **_measure_excess(*over)}
    return make_text_error(rule, stage, words, wrong, right, None, "overflow", shorter, **arguments)


def count_letters_to_go(pieces: Sequence[text.TextPiece], fits: Fits) -> int:
    """Estimate how many letters to cut from the end of a text until it fits: at least two, or 0 if no part of
    it would fit."""
    number = sum(len(each.text) or 1 for each in pieces)
    least, most = 1, number
    while least < most:
        middle = (least + most) // 2
        if fits(_cut_end(pieces, middle)):
            most = middle
        else:
            least = middle + 1
    return 0 if most >= number else max(2, most)


def _cut_end(pieces: Sequence[text.TextPiece], letters: int) -> tuple[text.TextPiece, ...]:
    remaining = [*pieces]
    while letters > 0:
        last = remaining.pop()
        shortened = last.text[:-letters]
        letters -= len(last.text) or 1
        if shortened.strip():
            remaining.append(replace(last, text=shortened.rstrip()))
    return tuple(remaining)


def _measure_excess(wide: float, high: float, lines: int) -> dict[str, str | float]:
    """How far a text is too large, rounded up to hundredths, and in which direction."""
    way = "both" if wide and high else "wide" if wide else "high" if high else "lines"
    over = {"wide": math.ceil(wide * 100) / 100, "high": math.ceil(high * 100) / 100}
    return {**over, "lines": lines, "by": way}


DIAGONAL = math.sqrt(0.5)  # half the side of a square whose corners lie on a circle of radius 1


class ClipRegion(Struct, frozen=True):
    """A region of a face that is visible. `matrix` is its turn on the face; everything within its `core` is
    visible."""

    form: Cut
    box: Box
    corner: float
    core: Box
    matrix: Matrix | None = None


@cache
def make_trim_region(form: Cut, box: Box, corner: float) -> ClipRegion:
    """Make the region that is cut out of a face."""
    radius = corner_radius(box, corner)
    return ClipRegion(form, box, radius, _find_core(form, box, radius))


def make_group_region(box: Box, matrix: Matrix | None) -> ClipRegion:
    """Make the region that a clipping group shows."""
    return ClipRegion("rectangle", box, 0.0, box, matrix)


def _find_core(form: Cut, box: Box, corner: float) -> Box:
    if form == "rectangle":
        return geometry.grow_box(box, corner * (DIAGONAL - 1))
    middle = geometry.centre(box)
    across, down = box.width / 2 * DIAGONAL, box.height / 2 * DIAGONAL
    if form == "hexagon":
        radius, level = geometry.measure_hexagon(box)
        across, down = (radius / 2, radius * geometry.FLAT) if level else (radius * geometry.FLAT, radius / 2)
    return Box(middle.x - across, middle.y - down, 2 * across, 2 * down)


def is_surely_inside(region: ClipRegion, part: Box, matrix: Matrix | None) -> bool:
    """Whether it is clear at a glance that a part, which has been turned like that, lies in a region."""
    core = region.core
    return (
        matrix == region.matrix
        and core.x <= part.x
        and core.y <= part.y
        and part.x + part.width <= core.x + core.width
        and part.y + part.height <= core.y + core.height
    )


def measure_beyond(region: ClipRegion, part: Box, matrix: Matrix | None) -> float:
    """How far a part reaches beyond a region, in mm; less than nothing where it lies within."""
    places: Iterable[Point] = geometry.corners(part)
    if matrix != region.matrix:
        back = None if region.matrix is None else geometry.invert_map(region.matrix)
        places = [_move_point(_move_point(place, matrix), back) for place in places]
    return max(_measure_away(region, place) for place in places)


def _move_point(place: Point, matrix: Matrix | None) -> Point:
    return place if matrix is None else geometry.move_point(place, matrix)


def _measure_away(region: ClipRegion, place: Point) -> float:
    """How far a place lies from the outline of a region, outwards."""
    box, middle = region.box, geometry.centre(region.box)
    x, y = abs(place.x - middle.x), abs(place.y - middle.y)
    if region.form == "circle":
        share = math.hypot(2 * x / box.width, 2 * y / box.height)
        return math.hypot(x, y) * (1 - 1 / share) if share else -math.inf
    if region.form == "hexagon":
        radius, level = geometry.measure_hexagon(box)
        along, across = (x, y) if level else (y, x)
        return max(across, along * geometry.FLAT + across / 2) - radius * geometry.FLAT
    right, down = (x - box.width / 2 + region.corner, y - box.height / 2 + region.corner)
    if region.corner and right > 0 and down > 0:
        return math.hypot(right, down) - region.corner
    return max(right, down) - region.corner


EDGE = 0.01  # mm
ROUND = 0.02  # of an em: round letters reach beyond the line of straight ones by less than this


def check_not_cut(rule: TextRule, stage: Stage, block: text.Block, box: Box) -> None:
    """Raise an error for a text that would be cut, however its groups have turned it."""
    left = box.x + (box.width - block.width) * text.ALONG[rule.align]
    text_box = Box(left, block.top, block.width, block.baseline - block.top)
    for at, region in enumerate(stage.regions):
        measure = _measure_clipped if at else _measure_cut
        most = measure(region, text_box, block, stage.matrix)
        if most > EDGE:
            arguments = {"most": f"{most:.1f}", "whose": phrase("the-box-of-its-group" if at else "the-edge")}
            wrong = code_phrase("form-drawn", "it-reaches-most-mm-beyond-whose-where-it-would", **arguments)
            right = phrase("give-the-group-more-room-or-the-text-less" if at else "place-it-on-the-card")
            words, shorter = rule.words.of(stage.names), phrase("shorten-it")
            raise make_text_error(rule, stage, words, wrong, right, None, "cut", shorter, over=round(most, 2))


def _measure_cut(card: ClipRegion, text_box: Box, block: text.Block, matrix: Matrix | None) -> float:
    """Measure how far letters, without their accents and tails, and icons reach beyond the card: these must
    stay on it."""
    if is_surely_inside(card, text_box, matrix) or measure_beyond(card, text_box, matrix) <= EDGE:
        return 0.0
    bodies = (_measure_body(card, letter, matrix) for run in block.runs for letter in text.find_letters(run))
    return max((*bodies, *_measure_icons(card, block, matrix)), default=0.0)


def _measure_body(card: ClipRegion, letter: text.Letter, matrix: Matrix | None) -> float:
    """How far a letter reaches beyond: its outline decides where the box up to the capitals leaves doubt."""
    top = letter.y - text.capital_height(letter.face) * letter.size / 1000
    rough = measure_beyond(card, Box(letter.x, top, letter.width, letter.y - top), matrix)
    if rough <= EDGE:
        return rough
    points = (Point(point.x, min(max(point.y, top), letter.y)) for point in text.letter_points(letter))
    return _measure_farthest(card, points, matrix)


def _measure_clipped(group: ClipRegion, text_box: Box, block: text.Block, matrix: Matrix | None) -> float:
    """Measure how far the ink reaches beyond the box of a group, where it is hidden."""
    if is_surely_inside(group, geometry.grow_box(text_box, block.size * text.MM_PER_POINT), matrix):
        return 0.0
    inked = (_measure_inked(group, letter, matrix) for run in block.runs for letter in text.find_letters(run))
    return max((*inked, *_measure_icons(group, block, matrix)), default=0.0)


def _measure_inked(group: ClipRegion, letter: text.Letter, matrix: Matrix | None) -> float:
    least = max(EDGE, ROUND * letter.size)
    if measure_beyond(group, text.letter_box(letter), matrix) <= least:
        return 0.0
    found = _measure_farthest(group, text.letter_points(letter), matrix)
    return found if found > least else 0.0


def _measure_icons(region: ClipRegion, block: text.Block, matrix: Matrix | None) -> Iterator[float]:
    for icon in block.icons:
        yield measure_beyond(region, Box(icon.x, icon.y, icon.size, icon.size), matrix)


def _measure_farthest(region: ClipRegion, points: Iterable[Point], matrix: Matrix | None) -> float:
    return max(measure_beyond(region, Box(point.x, point.y, 0.0, 0.0), matrix) for point in points)
