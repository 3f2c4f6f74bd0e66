"""Words made of spans, each of one face or an icon: cut out of pieces, parted, joined again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

from pnp.text.characters import ICON, SOFT_MARKS, composed, even_ends, visible
from pnp.text.holds import holding, kind

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from pnp.text.lines import Word

Weight: TypeAlias = Literal["regular", "bold", "italic"]


class Piece(Struct, frozen=True):
    """A stretch of text in one weight, or an icon, which has no text."""

    text: str
    weight: Weight = "regular"
    icon: str | None = None


class Span(Struct, frozen=True):
    """A stretch of a word: in the face of a weight, or an icon, whose text is its stand-in."""

    text: str
    weight: Weight
    icon: str | None = None


Spans: TypeAlias = tuple[Span, ...]


def written(piece: Piece | Span) -> str:
    """A piece as a person would write it."""
    return piece.text if piece.icon is None else f":{piece.icon}:"


def flat(spans: Spans) -> str:
    """The spans as text, one character for an icon."""
    return spans[0].text if len(spans) == 1 else "".join([span.text for span in spans])


def named(spans: Spans) -> str:
    return "".join(map(written, spans))


def seen(spans: Spans) -> Spans:
    """The spans without soft marks."""
    if visible(text := flat(spans)) == text:
        return spans
    shown = (Span(visible(span.text), span.weight, span.icon) for span in spans)
    return tuple(span for span in shown if span.text)


def cut(word: Spans, at: int, before: str, after: str) -> tuple[Spans, Spans]:
    """What is seen before a character, and the rest after it; a sign that is added looks as its neighbour."""
    head, tail = seen(_sliced(word, 0, at)), _sliced(word, at + 1, len(flat(word)))
    first = (Span(after, tail[0].weight),) if after else ()
    last = (Span(before, head[-1].weight),) if before else ()
    return merged((*head, *last)), merged((*first, *tail))


def _sliced(word: Spans, start: int, end: int) -> Spans:
    found: list[Span] = []
    for span in word:
        if text := span.text[max(0, start) : max(0, end)]:
            found.append(Span(text, span.weight, span.icon))
        start, end = start - len(span.text), end - len(span.text)
    return tuple(found)


def merged(spans: Iterable[Span]) -> Spans:
    """The spans, neighbours of one weight as one."""
    found: list[Span] = []
    for span in spans:
        if found and alike(found[-1], span):
            found[-1] = Span(found[-1].text + span.text, span.weight)
        else:
            found.append(span)
    return tuple(found)


def alike(one: Span, other: Span) -> bool:
    """Whether both are text of one weight."""
    return one.weight == other.weight and one.icon is None and other.icon is None


def blank(last: Span, first: Span) -> Span:
    """The space between two words: as they are where they are alike, else regular."""
    return Span(" ", last.weight if alike(last, first) else "regular")


def joined(words: Sequence[Spans]) -> Spans:
    """Words with spaces between them."""
    found: list[Span] = []
    for word in words:
        if found:
            found.append(blank(found[-1], word[0]))
        found += word
    return merged(found)


def paragraphs(pieces: Iterable[Piece], weights: Mapping[Weight, Weight]) -> list[Spans]:
    """The composed pieces in the weights that there are, cut at their line ends, as plain text is."""
    found: list[list[Span]] = [[]]
    for piece in pieces:
        weight = weights[piece.weight]
        if piece.icon is not None:
            found[-1].append(Span(ICON, weight, piece.icon))
            continue
        first, *others = even_ends(composed(piece.text)).split("\n")
        found[-1].append(Span(first, weight))
        found += [[Span(other, weight)] for other in others]
    parts = [merged(span for span in part if span.text) for part in found]
    while parts and not parts[-1]:
        parts.pop()
    return parts[next((index for index, part in enumerate(parts) if part), 0) :]


def words(part: Spans, language: str) -> list[Word[Spans]]:
    """The words of a paragraph, those that hold together as one."""
    found = [*_words(part)]
    for index in reversed(holding([kind(flat(word)) for word in found], language)):
        found[index : index + 2] = [joined(found[index : index + 2])]
    return [(word, seen(word)) for word in found]


def _words(part: Spans) -> Iterator[Spans]:
    """What stands between spaces and is more than soft marks."""
    found: list[list[Span]] = [[]]
    for span in part:
        first, *others = span.text.split(" ")
        found[-1].append(Span(first, span.weight, span.icon))
        found += [[Span(other, span.weight)] for other in others]
    for word in found:
        if any(span.text.strip(SOFT_MARKS) for span in word):
            yield tuple([span for span in word if span.text])
