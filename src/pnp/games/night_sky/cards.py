"""The cards of Night Sky as they are scored: constellations, and start cards with two sides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from pnp.errors import phrase, said
from pnp.games.night_sky.lattice import Place, is_line
from pnp.games.night_sky.shapes import Figure
from pnp.models.entries import Entry, copies, each, repeated, text, whole, within, wrong
from pnp.models.real_stars import wrong_real

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.errors import Mistake

Name: TypeAlias = Mapping[str, str] | str

FEWEST_STARS, MOST_STARS = 2, 20  # of a constellation


@dataclass(frozen=True, slots=True)
class Constellation:
    """A constellation card; a published one has no id and no figure."""

    kind: str
    value: int
    size: int
    id: str | None = None
    name: Name = ""
    figure: Figure | None = None
    copies: int = 1
    stars_of: tuple[str, ...] = ()  # the real stars that those of the figure stand for


@dataclass(frozen=True, slots=True)
class Side:
    """A kind of star with a value, as a side of a start card shows; of a published card, None."""

    kind: str
    value: int
    card: str | None = None


@dataclass(frozen=True, slots=True)
class StartCard:
    sides: tuple[Side, ...]
    copies: int


def made_constellation(card: Entry, notes: list[Mistake]) -> Constellation | None:
    entry = within(card, "figure")
    places = [_pair(star) for star in each(within(entry, "stars"))]
    lines = [_pair(line) for line in each(within(entry, "lines"))]
    found = [
        *_wrong_stars(entry, places),
        *_wrong_lines(entry, lines, places),
        *wrong_real(card, len(places)),
    ]
    notes += found
    kind, value = text(within(card, "kind")), whole(within(card, "value"))
    if found or kind is None or value is None or not places or None in places or None in lines:
        return None
    figure = Figure(tuple(filter(None, places)), tuple(filter(None, lines)))
    name = within(card, "name").value
    real = tuple(text(within(star, "star")) or "" for star in each(within(card, "stars_of")))
    return Constellation(kind, value, len(places), text(within(card, "id")), name, figure, copies(card), real)


def published(card: Entry) -> Constellation | None:
    """A card of another copy, of which the figure is not known."""
    kind, value, size = text(within(card, "kind")), whole(within(card, "value")), whole(within(card, "size"))
    if kind is None or value is None or size is None or not FEWEST_STARS <= size <= MOST_STARS:
        return None
    return Constellation(kind, value, size)


def made_start(card: Entry, _: list[Mistake]) -> StartCard | None:
    id = text(within(card, "id"))
    sides = tuple(side(entry, id) for entry in each(within(card, "sides")))
    return None if None in sides else StartCard(tuple(filter(None, sides)), copies(card))


def side(entry: Entry, card: str | None = None) -> Side | None:
    kind, value = text(within(entry, "kind")), whole(within(entry, "value"))
    return None if kind is None or value is None else Side(kind, value, card)


def _pair(entry: Entry) -> tuple[int, int] | None:
    """Two whole numbers: a place, or the stars that a line joins."""
    match [whole(part) for part in each(entry)]:
        case [int(one), int(other)]:
            return one, other
    return None


def _wrong_stars(figure: Entry, places: list[Place | None]) -> Iterator[Mistake]:
    first: dict[Place, Entry] = {}
    for star, place in zip(each(within(figure, "stars")), places, strict=True):
        if place is not None and first.setdefault(place, star) is not star:
            yield repeated(
                star,
                said("form-constellation", "this-star-is-there-twice"),
                phrase("leave-it-out"),
                first[place],
            )


def _wrong_lines(
    figure: Entry, lines: list[tuple[int, int] | None], places: list[Place | None]
) -> Iterator[Mistake]:
    first: dict[frozenset[int], Entry] = {}
    for entry, line in zip(each(within(figure, "lines")), lines, strict=True):
        if line is None:
            continue
        strange = [star for star in line if not 0 <= star < len(places)]
        for end, star in zip(each(entry), line, strict=True):
            if any(places) and len(places) <= star < MOST_STARS:
                yield wrong(
                    end,
                    said("form-constellation", "there-is-no-star-number", number=star),
                    phrase("stars-are-numbered-0-to-places", places=len(places) - 1),
                )
        if not strange:
            yield from _wrong_line(entry, places[line[0]], places[line[1]])
            if (twin := first.setdefault(frozenset(line), entry)) is not entry:
                yield repeated(
                    entry,
                    said("form-constellation", "this-line-is-there-twice"),
                    phrase("leave-it-out"),
                    twin,
                )


def _wrong_line(line: Entry, start: Place | None, end: Place | None) -> Iterator[Mistake]:
    if start is not None and end is not None and not is_line(start, end):
        right = phrase("join-two-stars-that-are-one-step-apart-or-next")
        yield wrong(line, said("form-constellation", "the-lattice-has-no-such-line"), right)
