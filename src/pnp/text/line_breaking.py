"""Line breaking: where a line may end, lines filled with as many words as fit, and lines then made even."""

from __future__ import annotations

import math
import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import TypeAlias

from msgspec import Struct

from pnp.errors import PnpError, cut_short
from pnp.text import fonts, measure
from pnp.text.measure import Pieces, RichSetting, TextPiece

LETTER, NUMBER, UNIT, SHORT, THOUSANDS, NO_WORD = 1, 2, 4, 8, 16, 32  # the flags of a word's kind

STRICT = frozenset({"cs", "pl"})  # languages whose lines do not end in a one-letter word
UNITS = (
    "mm|cm|dm|m|km|mg|g|kg|ml|l|ms|s|min|h|pt|px|dpi|°|°C|°F|%|‰|ks|szt|VP|points?"
    "|bod|body|bodu|bodů|bodech|bodům|pkt|punkt|punkty|punktu|punktów|punktach|punktom"
)

_LETTER = re.compile(r"(?<!\w)[ksvzouaiw]$", re.IGNORECASE)
_NUMBER = re.compile(r"(?:^|\s)(?:[^\w\s]*[\d¼½¾⅓⅔](?:[\d.,:/\u2013-]*[\d¼½¾⅓⅔])?[\u00d7x]?|\u00d7)$")
_UNIT = re.compile(
    rf"[^\w\s:%‰°]*(?:(?:{UNITS}|\u00d7)[^\w\s]*(?:$|\s)|:[\w-]+:|{fonts.ICON})", re.IGNORECASE
)
_THOUSANDS = re.compile(r"\d{3}(?!\d)")
_WORD = re.compile(r"[^\w\s]*[^\W\d_]")
_SHORT = re.compile(r"(?:^|[^\d.,])\d{1,3}$")
_AT_END, _AT_START = ((_LETTER, LETTER), (_NUMBER, NUMBER)), ((_UNIT, UNIT), (_THOUSANDS, THOUSANDS))


@cache
def find_kind(word: str) -> int:
    """Classify a word by flags: its end may hold the next word, its start may be held by the one before."""
    seen = fonts.drop_soft_marks(word)
    flags = sum(flag for pattern, flag in _AT_END if pattern.search(seen))
    flags += sum(flag for pattern, flag in _AT_START if pattern.match(seen))
    flags |= 0 if _WORD.match(seen) else NO_WORD
    return flags | SHORT if flags & NUMBER and _SHORT.search(seen) else flags


def find_holding(kinds: Sequence[int], language: str) -> list[int]:
    """List the indexes of the words that hold the next one, by their kinds."""
    strict = language in STRICT
    pairs = enumerate(pairwise(kinds))
    return [index for index, (before, now) in pairs if before and _holds(before, now, strict)]


def _holds(before: int, now: int, strict: bool) -> bool:
    if before & NUMBER and now & UNIT:
        return True
    if not strict:
        return False
    return bool(
        before & LETTER or (before & SHORT and now & THOUSANDS) or may_separate_when_tight(before, now)
    )


def may_separate_when_tight(before: int, now: int) -> bool:
    """Tell whether a word holds the next one only if a line is wide enough for both."""
    return bool(before & NUMBER) and not now & (UNIT | NO_WORD)


_SOFT = re.compile(f"[{fonts.SOFT_MARKS}]")
_SPACE = re.compile(" ")
_ANY = re.compile(rf"[{fonts.SOFT_MARKS}]|(?<=\w)[-\u2010\u2013\u2014/](?=\w)")


def part_word(
    word: Pieces, room: float, limit: float, ready: RichSetting, language: str
) -> tuple[Pieces, Pieces]:
    """Return the longest beginning of a word that fits the room, and the rest; the beginning is empty if none
    fits.

    A word is parted at hyphens, dashes and slashes only if it has the whole line for itself.
    """
    best = word[:0], word
    flat = measure.flatten_pieces(word)
    held = language in STRICT and " " in flat and measure.word_width(ready, measure.show_pieces(word)) > limit
    if room < limit and fonts.drop_soft_marks(flat) == flat and not held:
        return best
    for at, before, after in _find_ends(flat, _find_marks(flat, room >= limit, held), language):
        if measure.word_width(ready, measure.cut_pieces(word, at, "", "")[0]) > room:
            break  # longer heads are wider yet
        head, tail = measure.cut_pieces(word, at, before, after)
        if measure.word_width(ready, head) <= room:
            best = head, tail
    return best


def _find_marks(word: str, alone: bool, held: bool) -> list[re.Match[str]]:
    """Find the marks at which a word may be parted: more of them if it is `alone` in its line, or several
    words `held` together."""
    signs = (_ANY if alone else _SOFT).finditer(word)
    return sorted([*signs, *(_find_loose_spaces(word) if held else ())], key=lambda mark: mark.start())


def _find_ends(word: str, marks: Iterable[re.Match[str]], language: str) -> Iterator[tuple[int, str, str]]:
    """Yield the place of each sign at which a line may end, the text that replaces the sign, and the text
    that starts the next line."""
    for mark in marks:
        at, head = mark.start(), fonts.drop_soft_marks(word[: mark.start()])
        before, after = _find_signs(mark[0], head, language)
        ends_in_letter = language in STRICT and find_kind(head + before) & LETTER
        if head and not ends_in_letter:
            yield at, before, after


def _find_loose_spaces(word: str) -> Iterator[re.Match[str]]:
    """Yield the spaces between words that hold together only if there is room for both."""
    for space in _SPACE.finditer(word):
        before, after = word[: space.start()].rpartition(" ")[2], word[space.end() :].partition(" ")[0]
        if may_separate_when_tight(find_kind(before), find_kind(after)):
            yield space


def _find_signs(mark: str, head: str, language: str) -> tuple[str, str]:
    if mark in (fonts.SOFT_BREAK, " "):
        return "", ""
    if mark == fonts.SOFT_HYPHEN:
        return "-", ""
    # Czech and Polish write a hyphen at a line end again at the start of the next line.
    again = mark == "-" and language in STRICT and head[-1].isalpha()
    return mark, mark if again else ""


Word: TypeAlias = tuple[Pieces, Pieces]  # as written, and its visible part, which is not empty
# words, width, whether a paragraph or a part of a word ends here
Line: TypeAlias = tuple[list[Pieces], float, bool]

LONGEST_SHOWN = 32  # letters of a word
LEEWAY = 1e-6  # thousandths of an em: far more than rounding adds to a limit, far less than ink


class TooWide(PnpError):  # noqa: N818  # says what is wrong
    """A word, or words that hold together, are wider than their line, by `overflow` mm."""

    def __init__(self, word: str, overflow: float, width: float) -> None:
        self.word = word
        self.overflow = overflow
        line = f"{round(width, 2):g}"
        over = f"{round_up(overflow)} mm wider than its line of {line} mm"
        super().__init__(f"'{shorten_word(word)}' is {over}")


class Lines(Struct, frozen=True):
    """Broken text, in thousandths of an em; `excess` is how much too wide the widest word is."""

    lines: list[Line]
    widest: float
    excess: float = 0.0
    word: str = ""  # the widest word that is too wide


def shorten_word(word: str) -> str:
    """Shorten a word for an error message."""
    return cut_short(word, LONGEST_SHOWN)


def round_up(length: float) -> str:
    """Write a length, rounded up to a hundredth of a mm, so that it never shows as nothing."""
    return f"{math.ceil(length * 100 - 1e-6) / 100:g}"


def break_lines(text: str, style: measure.Style, width_mm: float, language: str) -> tuple[str, ...]:
    """Break a text into lines. A line end in it starts a new line, and an empty line stays one.

    A soft hyphen or soft break is used if its word does not fit the rest of a line. A hyphen, dash or slash
    within a word is used only if the word is wider than a whole line.
    """
    faces = measure.TextFaces(style)
    ready, words = measure.make_rich_setting(faces), split_words((TextPiece(text),), faces, language)
    try:
        lines = wrap_lines(words, ready, width_mm, language)
    except fonts.MissingGlyph as error:
        raise measure.locate_missing_glyph(error, text) from None
    if lines.excess:
        raise TooWide(lines.word, lines.excess * ready.em / 1000, width_mm)
    return tuple([" ".join(map(measure.flatten_pieces, line)) for line, _, _ in lines.lines])


def split_words(pieces: Iterable[TextPiece], faces: measure.TextFaces, language: str) -> list[list[Word]]:
    """Split each paragraph into words, in the weights that there are; words that hold together count as
    one."""
    return [_split_at_spaces(part, language) for part in _split_at_line_ends(pieces, faces)]


def _split_at_line_ends(pieces: Iterable[TextPiece], faces: measure.TextFaces) -> list[Pieces]:
    """Compose the pieces and cut them at their line ends; line ends at the beginning and the end of the text
    count for nothing."""
    weights = measure.map_weights(faces)
    found: list[list[TextPiece]] = [[]]
    for piece in pieces:
        weight = weights[piece.weight]
        if piece.icon is not None:
            found[-1].append(TextPiece(fonts.ICON, weight, piece.icon))
            continue
        first, *others = fonts.even_line_ends(fonts.compose(piece.text)).split("\n")
        found[-1].append(TextPiece(first, weight))
        found += [[TextPiece(other, weight)] for other in others]
    parts = [measure.merge_pieces(piece for piece in part if piece.text) for part in found]
    while parts and not parts[-1]:
        parts.pop()
    return parts[next((index for index, part in enumerate(parts) if part), 0) :]


def _split_at_spaces(part: Pieces, language: str) -> list[Word]:
    words = _list_words(part)
    kinds = [find_kind(measure.flatten_pieces(word)) for word in words]
    for index in reversed(find_holding(kinds, language)) if any(kinds) else ():
        words[index : index + 2] = [measure.join_pieces(words[index : index + 2])]
    if measure.show_pieces(part) is part:
        return [(word, word) for word in words]
    return [(word, measure.show_pieces(word)) for word in words]


def _list_words(part: Pieces) -> list[Pieces]:
    """List the parts between spaces that are more than soft marks."""
    if len(part) == 1 and (piece := part[0]).icon is None:  # as most are
        texts = piece.text.split(" ")
        return [_make_word(text, piece.weight) for text in texts if text.strip(fonts.SOFT_MARKS)]
    words: list[list[TextPiece]] = [[]]
    for piece in part:
        first, *later = [TextPiece(text, piece.weight, piece.icon) for text in piece.text.split(" ")]
        words[-1].append(first)
        words += [[other] for other in later]
    found = [word for word in words if measure.flatten_pieces(word).strip(fonts.SOFT_MARKS)]
    return [tuple([piece for piece in word if piece.text]) for word in found]


@lru_cache(maxsize=8192)
def _make_word(text: str, weight: measure.Weight) -> Pieces:
    return (TextPiece(text, weight),)


def wrap_lines(parts: list[list[Word]], ready: RichSetting, width_mm: float, language: str) -> Lines:
    """Break words into lines. A word that is too wide stands alone in its line, and counts as excess."""
    limit = width_mm * 1000 / ready.em
    lines = [line for part in parts for line in _fill_lines(part, ready, limit + LEEWAY, language)]
    widest = max([width for _, width, _ in lines], default=0.0)
    if widest <= limit + LEEWAY:
        return Lines(lines, widest)
    word = next(" ".join(map(measure.name_pieces, line)) for line, width, _ in lines if width == widest)
    return Lines(lines, widest, widest - limit, word)


Places: TypeAlias = tuple[list[float], list[float]]  # where words start and end, were they all on one line


def _find_places(words: Sequence[Pieces], ready: RichSetting) -> Places:
    widths, spaces = measure.measure_words(ready, words)
    starts, ends = [0.0], widths[:1]
    for width, space in zip(widths[1:], spaces, strict=True):
        starts.append(ends[-1] + space)
        ends.append(starts[-1] + width)
    return starts, ends


def _fill_lines(part: list[Word], ready: RichSetting, limit: float, language: str) -> list[Line]:
    """Fill the lines of one paragraph; an empty one is a line without words."""
    if not part:
        return [([], 0.0, True)]
    written, words = [word for word, _ in part], [seen for _, seen in part]
    places: Places = _find_places(words, ready)
    starts, ends = places
    lines: list[Line] = []
    first = 0
    while first < len(words):
        beyond = (at for at in range(first, len(words)) if ends[at] - starts[first] > limit)
        end = next(beyond, len(words))
        if end == len(words):
            return [*lines, (words[first:], ends[-1] - starts[first], True)]
        start = starts[end] - starts[first]
        head, rest = part_word(written[end], limit - start, limit, ready, language)
        if head:
            lines.append(([*words[first:end], head], start + measure.word_width(ready, head), True))
            first, seen = end, measure.show_pieces(rest)
            if seen:
                written[end], words[end] = rest, seen
                _place_rest(end, words, places, ready)
            else:
                first += 1
        else:
            end = max(end, first + 1)  # a word that is too wide stands alone
            lines.append((words[first:end], ends[end - 1] - starts[first], False))
            first = end
    return lines


def _place_rest(at: int, words: Sequence[Pieces], places: Places, ready: RichSetting) -> None:
    """Place what is left of a parted word before the next word, from where it begins a line."""
    starts, ends = places
    if at + 1 < len(words):
        ends[at] = starts[at + 1] - measure.space_width(ready, words[at], words[at + 1])
    starts[at] = ends[at] - measure.word_width(ready, words[at])


Division: TypeAlias = tuple[float, tuple[int, ...]]  # the sum of its lines' squares, the word after each line


def balance_lines(uneven: Lines, ready: RichSetting, width_mm: float) -> Lines:
    """Divide the lines anew so that the sum of their squared widths is as small as possible.

    Words stay between the ends of their paragraph and the parted words around them.
    """
    limit = width_mm * 1000 / ready.em + LEEWAY
    lines = [line for stretch in _find_stretches(uneven.lines) for line in _divide(stretch, ready, limit)]
    return Lines(lines, max([width for _, width, _ in lines], default=0.0))


def _find_stretches(lines: Sequence[Line]) -> Iterator[Sequence[Line]]:
    """Yield stretches of lines within which words may move."""
    start = 0
    for end, (_, _, closed) in enumerate(lines, 1):
        if closed:
            yield lines[start:end]
            start = end


def _divide(stretch: Sequence[Line], ready: RichSetting, limit: float) -> Sequence[Line]:
    if len(stretch) == 1:
        return stretch
    words = [word for line, _, _ in stretch for word in line]
    starts, ends = places = _find_places(words, ready)
    cuts = 0, *_find_division(places, len(stretch), limit)
    last = len(words)
    pairs = pairwise(cuts)
    return [(words[first:end], ends[end - 1] - starts[first], end == last) for first, end in pairs]


def _find_division(places: Places, count: int, limit: float) -> tuple[int, ...]:
    """Find the most even division into this many lines; there is at least one division."""
    starts, ends = places
    space = max(start - end for start, end in zip(starts[1:], ends, strict=False))
    best: dict[int, Division] = {0: (0.0, ())}
    for left in reversed(range(count)):
        reached: dict[int, Division] = {}
        for first, (squares, cuts) in best.items():
            for after, width in _list_next(places, first, limit, left * (limit + space)):
                total = squares + width * width
                if after not in reached or total < reached[after][0]:
                    reached[after] = total, (*cuts, after)
        best = reached
    return best[len(starts)][1]


def _list_next(places: Places, first: int, limit: float, room: float) -> Iterator[tuple[int, float]]:
    """Yield each word that may start the next line, and the width of this line; the rest must fit the
    room."""
    starts, ends = places
    least = bisect_left(starts, ends[-1] - room)  # a word before this one leaves too much for the room
    for after in range(max(first + 1, least), len(starts) + 1):
        width = ends[after - 1] - starts[first]
        if width > limit:
            return
        yield after, width
