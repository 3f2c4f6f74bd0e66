"""Patterns that are another's, hold another, are of the wrong colour, or are not what they stand for."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, islice
from typing import TYPE_CHECKING

from pnp.displacement import displacement
from pnp.games.hvezdokupy.cards import FEWEST, MOST, PatternCard
from pnp.games.hvezdokupy.checking.colours import COLOURS, colour_name, heading
from pnp.games.hvezdokupy.shapes import contains, in_one_piece, same, ways
from pnp.models.findings import Code, Found
from pnp.models.real_stars import sky_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pnp.games.hvezdokupy.shapes import Shape
    from pnp.models.entries import Entry
    from pnp.models.findings import Subject
    from pnp.scoring import Value

EQUAL = Code("hvezdokupy-equal", "warning")
HOLDS = Code("hvezdokupy-holds", "warning")
WITHIN = Code("hvezdokupy-within", "warning")
APART = Code("hvezdokupy-apart", "warning")
CLASSES = Code("hvezdokupy-classes", "warning")
BESIDE = Code("hvezdokupy-beside", "warning")
WAYS = Code("hvezdokupy-ways", "figure")
PATTERN_CODES = (EQUAL, HOLDS, WITHIN, APART, CLASSES, BESIDE, WAYS)

VIOLET_MOST = 5  # stars of the shipped violet patterns (Ruling)
FARTHEST = 0.4  # of a space, in the mean, from the real stars (Ruling)
FAR = 9.0  # what is farther is told as this
NAMED = 4  # others that a finding names
SAME_DISTANCE = 20  # pairs of stars, of which more are not told apart


def find_in_patterns(subject: Subject) -> Iterator[Found]:
    """Of two cards that do not go together the later is told of: one of this set, beside those that ship."""
    deck = [card for card in subject.supplies.decks["constellations"].values() if card is not None]
    own = {card.id: entry for entry, card in subject.cards}
    yield from _equal(deck, own)
    for colour in COLOURS:
        yield from _containing([card for card in deck if card.colour == colour], own)
    yield from _of_classes(deck, own)
    for entry, card in subject.cards:
        yield from _apart(entry, card)
        yield from _beside(entry, card)
    if subject.cards:
        yield _ways([card for _, card in subject.cards])


def _equal(deck: Sequence[PatternCard], own: Mapping[str | None, Entry]) -> Iterator[Found]:
    first: dict[Shape, PatternCard] = {}
    for card in deck:
        twin = first.setdefault(same(card.shape), card)
        if twin is not card and card.id in own:
            yield _of_pattern(EQUAL, own[card.id], other=twin.id or "")


def _of_pattern(code: Code, card: Entry, **told: Value) -> Found:
    return Found(code, (*card.location, "pattern"), told)


def _containing(cards: Sequence[PatternCard], own: Mapping[str | None, Entry]) -> Iterator[Found]:
    """Patterns of one colour of which one lies in the other."""
    known = [(card, _distances(card.shape)) for card in cards]
    for number, (card, distances) in enumerate(known):
        if card.id in own:
            entry, earlier = own[card.id], known[:number]
            smaller = (one for one, its in earlier if not its & ~distances and _is_within(one, card))
            larger = (one for one, its in earlier if not distances & ~its and _is_within(card, one))
            for code, others in ((HOLDS, smaller), (WITHIN, larger)):
                if names := _names(others):
                    yield _of_pattern(code, entry, others=names)


def _distances(shape: Shape) -> int:
    """The distances between the stars, however turned and mirrored, as bits: where a pattern lies in another,
    its bits are among the other's. Few pairs of patterns are left to be laid on each other."""
    apart = Counter(max(down, along) * 8 + min(down, along) for down, along in _steps(shape))
    times = ((far, min(count, SAME_DISTANCE)) for far, count in apart.items())
    return sum(((1 << count) - 1) << (far * SAME_DISTANCE) for far, count in times)


def _steps(shape: Shape) -> Iterator[tuple[int, int]]:
    for (row, column), (other_row, other_column) in combinations(shape, 2):
        yield abs(row - other_row), abs(column - other_column)


def _is_within(smaller: PatternCard, larger: PatternCard) -> bool:
    return len(smaller.shape) < len(larger.shape) and contains(larger.shape, smaller.shape)


def _names(others: Iterator[PatternCard]) -> tuple[str, ...]:
    names = [card.id or "" for card in islice(others, NAMED + 1)]
    return (*names[:NAMED], *("…" for _ in names[NAMED:]))


def _of_classes(deck: Sequence[PatternCard], own: Mapping[str | None, Entry]) -> Iterator[Found]:
    """Violet is easier than yellow mostly by the number of stars. Where no number parts the two, the fewest
    cards are told of that would have to change; green may have as many as either."""
    part = min(
        range(FEWEST - 1, MOST + 1), key=lambda part: (len(_misfits(deck, part)), abs(part - VIOLET_MOST))
    )
    for card in _misfits(deck, part):
        if card.id in own:
            yield _of_pattern(CLASSES, own[card.id], colour=card.colour, n=len(card.shape), most=part)


def _misfits(deck: Sequence[PatternCard], part: int) -> list[PatternCard]:
    """The cards that are of the other class, if violet has up to so many stars, and yellow more."""
    return [card for card in deck if card.colour == ("violet" if len(card.shape) > part else "yellow")]


def _apart(entry: Entry, card: PatternCard) -> Iterator[Found]:
    if card.colour != "green" and not in_one_piece(card.shape):
        yield _of_pattern(APART, entry, colour=card.colour)


def _beside(entry: Entry, card: PatternCard) -> Iterator[Found]:
    sky = sky_of(entry)
    drawn = [complex(column, -row) for row, column in card.shape]
    off = displacement(drawn, sky, mirrored=True) if sky else 0
    if off >= FARTHEST:
        yield Found(BESIDE, (*entry.location, "stars_of"), {"off": round(min(off, FAR), 2)}, key=True)


def _ways(cards: Sequence[PatternCard]) -> Found:
    """In how many ways each lies on an empty board, the rarest first."""
    counted = sorted(((len(ways(card.shape).spaces), card) for card in cards), key=lambda each: each[0])
    (fewest, rarest), (most, commonest) = counted[0], counted[-1]
    told: dict[str, Value] = {"cards": len(counted), "fewest": fewest, "most": most}
    told |= {"rarest": rarest.id or "", "commonest": commonest.id or ""}
    headings = tuple(map(heading, ("card", "colour", "stars", "ways")))
    rows = ((card.id or "", colour_name(card.colour), len(card.shape), n) for n, card in counted)
    return Found(WAYS, ("cards",), told, key=True, rows=(headings, *rows))
