"""Where a line may end, and text broken into lines, as many words to each as go in, and then made even."""

from __future__ import annotations

import math
import re
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, partial
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from pnp.errors import PnpError, cut_short
from pnp.scene import Run
from pnp.text import fonts
from pnp.text.measure import PlacedIcon, Setting, Style, line_height, line_runs, make_setting, place_complaint

if TYPE_CHECKING:
    from pnp.text.rich import TextPiece

LETTER, NUMBER, UNIT, SHORT, THOUSANDS, NO_WORD = 1, 2, 4, 8, 16, 32

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
_KINDS = (
    (_LETTER.search, LETTER),
    (_NUMBER.search, NUMBER),
    (_UNIT.match, UNIT),
    (_THOUSANDS.match, THOUSANDS),
)


@cache
def find_kind(word: str) -> int:
    """What a word is, as flags: its end may hold the next word, its start be held by the one before."""
    seen = fonts.drop_soft_marks(word)
    flags = sum(flag for matches, flag in _KINDS if matches(seen)) | (0 if _WORD.match(seen) else NO_WORD)
    return flags | SHORT if flags & NUMBER and _SHORT.search(seen) else flags


def join_held_words(paragraph: str, language: str) -> list[str]:
    """The words of a paragraph, those that hold together as one."""
    words = [word for word in paragraph.split(" ") if word.strip(fonts.SOFT_MARKS)]
    kinds = [*map(find_kind, words)]
    if not any(kinds):
        return words
    for index in reversed(find_holding(kinds, language)):
        words[index : index + 2] = [f"{words[index]} {words[index + 1]}"]
    return words


def find_holding(kinds: Sequence[int], language: str) -> list[int]:
    """Which words hold the next one, by what each of them is."""
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
    """Whether a word holds the next one only where a line is wide enough for both."""
    return bool(before & NUMBER) and not now & (UNIT | NO_WORD)


_SOFT = re.compile(f"[{fonts.SOFT_MARKS}]")
_SPACE = re.compile(" ")
_ANY = re.compile(rf"[{fonts.SOFT_MARKS}]|(?<=\w)[-\u2010\u2013\u2014/](?=\w)")


def part_word(word: T, room: float, line: float, handling: TextMetrics[T], language: str) -> tuple[T, T]:
    """The longest beginning of a word that fits the room, and the rest; no beginning where none fits.

    Only a word that has the whole line for itself is parted at hyphens, dashes and slashes too.
    """
    best = word[:0], word
    flat = handling.flat(word)
    held = language in STRICT and " " in flat and handling.width(handling.seen(word)) > line
    if room < line and fonts.drop_soft_marks(flat) == flat and not held:
        return best
    for at, before, after in _find_ends(flat, _find_marks(flat, room >= line, held), language):
        if handling.width(handling.cut(word, at, "", "")[0]) > room:
            break  # what comes is wider yet
        head, tail = handling.cut(word, at, before, after)
        if handling.width(head) <= room:
            best = head, tail
    return best


def _find_marks(word: str, alone: bool, held: bool) -> list[re.Match[str]]:
    """Where a word may be parted: one that is alone in its line, one that is words which hold together."""
    signs = (_ANY if alone else _SOFT).finditer(word)
    return sorted([*signs, *(_find_loose_spaces(word) if held else ())], key=lambda mark: mark.start())


def _find_ends(word: str, marks: Iterable[re.Match[str]], language: str) -> Iterator[tuple[int, str, str]]:
    """Each sign at which a line may end, what then stands in its place, and what starts the next line."""
    for mark in marks:
        at, head = mark.start(), fonts.drop_soft_marks(word[: mark.start()])
        before, after = _find_signs(mark[0], head, language)
        ends_in_letter = language in STRICT and find_kind(head + before) & LETTER
        if head and not ends_in_letter:
            yield at, before, after


def _find_loose_spaces(word: str) -> Iterator[re.Match[str]]:
    """The spaces at which words may part that hold together only where there is room for both."""
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


T = TypeVar("T", str, "tuple[TextPiece, ...]")  # a word: text, or pieces of it

# The words of a line, and its left end and baseline in mm.
Standing: TypeAlias = "tuple[Sequence[T], float, float]"
Drawn: TypeAlias = "tuple[tuple[Run, ...], tuple[PlacedIcon, ...]]"


class TextMetrics(Struct, Generic[T], frozen=True):
    em: float  # mm
    width: Callable[[T], float]  # of a word as it is seen
    space: Callable[[Any, Any], float]  # between two words, by the end of the one and the start of the other
    flat: Callable[[T], str]  # a word as text of as many characters
    named: Callable[[T], str]  # a word as a person would write it
    seen: Callable[[T], T]  # a word without its soft marks
    # A word parted at a character, which goes: what is seen of the head, and the tail; each with a mark more.
    cut: Callable[[T, int, str, str], tuple[T, T]]
    height: Callable[[Sequence[T]], float]  # of a line, above its baseline
    drawn: Callable[[Iterable[Standing[T]]], Drawn]


@cache
def handle_plain(style: Style) -> TextMetrics[str]:
    ready = make_setting(style)
    return TextMetrics(
        em=ready.em,
        width=ready.width,
        space=ready.space,
        flat=str,
        named=str,
        seen=fonts.drop_soft_marks,
        cut=_cut_word,
        height=partial(_measure_height, ready.face),
        drawn=partial(_draw_lines, ready),
    )


def _cut_word(word: str, at: int, before: str, after: str) -> tuple[str, str]:
    return fonts.drop_soft_marks(word[:at]) + before, after + word[at + 1 :]


def _measure_height(face: str, line: Sequence[str]) -> float:
    return line_height(" ".join(line), face)


def _draw_lines(ready: Setting, lines: Iterable[Standing[str]]) -> Drawn:
    runs = [run for line, x, baseline in lines for run in line_runs(" ".join(line), ready, x, baseline)]
    return tuple(runs), ()


Word: TypeAlias = tuple[T, T]  # as it was written, and what of it is seen: the latter is not empty
# words, width, whether a paragraph or a part of a word ends here
Line: TypeAlias = tuple[list[T], float, bool]

LONGEST_SHOWN = 32  # letters of a word
EXACT = 1e-6  # thousandths of an em: far more than what rounding can add to a limit, far less than ink


class TooWide(PnpError):  # noqa: N818  # says what is wrong
    """A word, or words that hold together, are wider by `overflow` mm than the line they should stand in."""

    def __init__(self, word: str, overflow: float, width: float) -> None:
        self.word = word
        self.overflow = overflow
        line = f"{round(width, 2):g}"
        super().__init__(
            f"'{shorten_word(word)}' is {round_up(overflow)} mm wider than its line of {line} mm"
        )


class Lines(Struct, Generic[T], frozen=True):
    """Broken text, in thousandths of an em; `excess` is by how much the widest word is too wide."""

    lines: list[Line[T]]
    widest: float
    excess: float = 0.0
    word: str = ""  # the widest of those that are too wide


def shorten_word(word: str) -> str:
    """As much of a word as a complaint shows."""
    return cut_short(word, LONGEST_SHOWN)


def round_up(length: float) -> str:
    """A length to a hundredth of a mm, never shown as nothing."""
    return f"{math.ceil(length * 100 - 1e-6) / 100:g}"


def break_lines(text: str, style: Style, width_mm: float, language: str) -> tuple[str, ...]:
    """The lines of a text. A line end in it starts a new line, and an empty line stays one.

    A soft hyphen or soft break is used where its word does not fit the rest of a line. A hyphen, dash or
    slash within a word is used only where the word is wider than a whole line.
    """
    handling = handle_plain(style)
    try:
        found = wrap_lines(split_words(text, language), handling, width_mm, language)
    except fonts.MissingGlyph as error:
        raise place_complaint(error, text) from None
    if found.excess:
        raise TooWide(found.word, found.excess * handling.em / 1000, width_mm)
    return tuple([" ".join(line) for line, _, _ in found.lines])


def split_words(text: str, language: str) -> list[list[Word[str]]]:
    """The words of each paragraph, those that hold together as one."""
    return [_pair_words(part, language) for part in fonts.split_paragraphs(text)]


def _pair_words(part: str, language: str) -> list[Word[str]]:
    found = join_held_words(part, language)
    plain = fonts.drop_soft_marks(part) == part
    return [*zip(found, found if plain else map(fonts.drop_soft_marks, found), strict=True)]


def wrap_lines(
    parts: list[list[Word[T]]], handling: TextMetrics[T], width_mm: float, language: str
) -> Lines[T]:
    """The lines of a text; a word that is too wide stands alone in its line, and counts as excess."""
    limit = width_mm * 1000 / handling.em
    lines = [line for part in parts for line in _fill_lines(part, handling, limit + EXACT, language)]
    widest = max([width for _, width, _ in lines], default=0.0)
    if widest <= limit + EXACT:
        return Lines(lines, widest)
    word = next(" ".join(map(handling.named, line)) for line, width, _ in lines if width == widest)
    return Lines(lines, widest, widest - limit, word)


def _fill_lines(part: list[Word[T]], handling: TextMetrics[T], limit: float, language: str) -> list[Line[T]]:
    """The lines of one paragraph."""
    width, space = handling.width, handling.space
    lines: list[Line[T]] = []
    line: list[T] = []
    used = 0.0
    waiting = part[::-1]
    while waiting:
        word, seen = waiting.pop()
        start = used + space(line[-1][-1], seen[0]) if line else 0.0
        end = start + width(seen)
        if end <= limit:
            line.append(seen)
            used = end
            continue
        head, rest = part_word(word, limit - start, limit, handling, language)
        if head:
            line.append(head)
            used = start + width(head)
        elif not line:
            line, used, rest = [seen], end, word[:0]
        lines.append((line, used, bool(head)))
        line, used = [], 0.0
        if rest and (left := handling.seen(rest)):
            waiting.append((rest, left))
    if line or not lines:
        lines.append((line, used, True))
    return lines


Division: TypeAlias = tuple[float, tuple[int, ...]]  # the sum of its lines' squares, the word after each line
Places: TypeAlias = tuple[list[float], list[float]]  # where words start and end, were they all on one line


def balance_lines(found: Lines[T], handling: TextMetrics[T], width_mm: float) -> Lines[T]:
    """The lines divided anew so that the sum of the squares of their widths is the least there is.

    Words stay between the paragraph's ends and the parted words that were about them.
    """
    limit = width_mm * 1000 / handling.em + EXACT
    lines = [line for stretch in _find_stretches(found.lines) for line in _divide(stretch, handling, limit)]
    return Lines(lines, max([width for _, width, _ in lines], default=0.0))


def _find_stretches(lines: Sequence[Line[T]]) -> Iterator[Sequence[Line[T]]]:
    """Lines between which words may move."""
    start = 0
    for end, (_, _, closed) in enumerate(lines, 1):
        if closed:
            yield lines[start:end]
            start = end


def _divide(stretch: Sequence[Line[T]], handling: TextMetrics[T], limit: float) -> Sequence[Line[T]]:
    if len(stretch) == 1:
        return stretch
    words = [word for line, _, _ in stretch for word in line]
    places: Places = _find_places(words, handling)
    starts, ends = places
    cuts = 0, *_find_division(places, len(stretch), limit)
    return [
        (words[first:after], ends[after - 1] - starts[first], after == len(words))
        for first, after in pairwise(cuts)
    ]


def _find_places(words: Sequence[T], handling: TextMetrics[T]) -> Places:
    starts, ends = [0.0], [handling.width(words[0])]
    for before, word in pairwise(words):
        starts.append(ends[-1] + handling.space(before[-1], word[0]))
        ends.append(starts[-1] + handling.width(word))
    return starts, ends


def _find_division(places: Places, count: int, limit: float) -> tuple[int, ...]:
    """The most even division into so many lines, of which there is at least one."""
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
    """The words that may start the line after that of the first, and its width; the rest has so much room."""
    starts, ends = places
    least = bisect_left(starts, ends[-1] - room)  # what starts before leaves more than there is room for
    for after in range(max(first + 1, least), len(starts) + 1):
        width = ends[after - 1] - starts[first]
        if width > limit:
            return
        yield after, width
