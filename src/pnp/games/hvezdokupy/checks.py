"""Checks of Hvězdokupy's card sets: patterns that do not go together, too few cards of a rank, and setup
cards that no game can begin with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce
from itertools import combinations, islice
from operator import itemgetter, or_

from pnp.errors import Location
from pnp.games.hvezdokupy import scoring
from pnp.games.hvezdokupy.cards import FEWEST, MOST, PatternCard, Setup
from pnp.games.hvezdokupy.position import SEATS
from pnp.models.card_mistakes import find_displaced
from pnp.models.findings import Checks, Code, Found, Subject, list_codes
from pnp.models.game import Supplies
from pnp.models.trees import Entry
from pnp.scoring import Reason, Value

EQUAL = Code("hvezdokupy-equal", "warning")
HOLDS = Code("hvezdokupy-holds", "warning")
WITHIN = Code("hvezdokupy-within", "warning")
APART = Code("hvezdokupy-apart", "warning")
CLASSES = Code("hvezdokupy-classes", "warning")
BESIDE = Code("hvezdokupy-beside", "warning")
WAYS = Code("hvezdokupy-ways", "figure")
STACK = Code("hvezdokupy-stack", "warning")
RANKS = Code("hvezdokupy-ranks", "figure")
SETUP_TWICE = Code("hvezdokupy-setup-twice", "warning")
SETUP_UNEVEN = Code("hvezdokupy-setup-uneven", "warning")
SETUP_PRINTED = Code("hvezdokupy-setup-printed", "warning")
SETUP_STARS = Code("hvezdokupy-setup-stars", "warning")
SETUP_LACKING = Code("hvezdokupy-setup-lacking", "warning")

COLOURS = ("violet", "yellow", "green")


def name_colour(colour: str) -> Reason:
    return Reason("hvezdokupy-colour", {"colour": colour})


def name_column(name: str, **arguments: int) -> Reason:
    return Reason(f"hvezdokupy-column-{name}", arguments)


VIOLET_MOST = 5  # stars of the shipped violet patterns (Ruling)
MOST_NAMED = 4  # others that a finding names
PAIRS_OF_DISTANCE = 20  # pairs of stars at one distance, counted up to this many


def find_in_patterns(subject: Subject) -> Iterator[Found]:
    """Check patterns. Of two cards that do not go together, the later one is reported: a card of this set,
    beside those that ship."""
    deck = [card for card in subject.supplies.decks["constellations"].values() if card is not None]
    own = {card.id: entry for entry, card in subject.cards}
    yield from _find_equal(deck, own)
    for colour in COLOURS:
        yield from _find_containing([card for card in deck if card.colour == colour], own)
    yield from _find_wrong_class(deck, own)
    for entry, card in subject.cards:
        if card.colour != "green" and not scoring.is_connected(card.shape):
            yield _report_pattern(APART, entry, colour=card.colour)
        drawn = [complex(column, -row) for row, column in card.shape]
        yield from find_displaced(BESIDE, entry, drawn, mirrored=True)
    if subject.cards:
        yield _report_ways([card for _, card in subject.cards])


def _find_equal(deck: Sequence[PatternCard], own: Mapping[str | None, Entry]) -> Iterator[Found]:
    first: dict[scoring.Shape, PatternCard] = {}
    for card in deck:
        twin = first.setdefault(scoring.normalise_shape(card.shape), card)
        if twin is not card and card.id in own:
            yield _report_pattern(EQUAL, own[card.id], other=twin.id or "")


def _report_pattern(code: Code, card: Entry, **arguments: Value) -> Found:
    return Found(code, (*card.location, "pattern"), arguments)


def _find_containing(cards: Sequence[PatternCard], own: Mapping[str | None, Entry]) -> Iterator[Found]:
    """Report patterns of one colour that contain one another."""
    known = [(card, _measure_distances(card.shape)) for card in cards]
    for number, (card, distances) in enumerate(known):
        if card.id in own:
            entry, earlier = own[card.id], known[:number]
            smaller = (one for one, its in earlier if not its & ~distances and _is_within(one, card))
            larger = (one for one, its in earlier if not distances & ~its and _is_within(card, one))
            for code, others in ((HOLDS, smaller), (WITHIN, larger)):
                if names := _name_others(others):
                    yield _report_pattern(code, entry, others=names)


def _measure_distances(shape: scoring.Shape) -> int:
    """Return the distances between stars as bits, the same however a pattern is turned or mirrored. The bits
    of a contained pattern are among those of the other, so few pairs are left to compare in full."""
    pairs = combinations(shape, 2)
    steps = (sorted((abs(one[0] - other[0]), abs(one[1] - other[1]))) for one, other in pairs)
    apart = Counter(longer * 8 + shorter for shorter, longer in steps)
    times = ((far, min(count, PAIRS_OF_DISTANCE)) for far, count in apart.items())
    return sum(((1 << count) - 1) << (far * PAIRS_OF_DISTANCE) for far, count in times)


def _is_within(smaller: PatternCard, larger: PatternCard) -> bool:
    return len(smaller.shape) < len(larger.shape) and scoring.contains_shape(larger.shape, smaller.shape)


def _name_others(others: Iterator[PatternCard]) -> tuple[str, ...]:
    names = [card.id or "" for card in islice(others, MOST_NAMED + 1)]
    return (*names[:MOST_NAMED], *("…" for _ in names[MOST_NAMED:]))


def _find_wrong_class(deck: Sequence[PatternCard], own: Mapping[str | None, Entry]) -> Iterator[Found]:
    """Report cards of the wrong colour. A violet card is easier than a yellow one mostly by its number of
    stars. If no number separates the two colours, report the fewest cards that would have to change; green
    may have as many as either."""
    limits = range(FEWEST - 1, MOST + 1)
    most = min(limits, key=lambda limit: (len(_list_misfits(deck, limit)), abs(limit - VIOLET_MOST)))
    for card in _list_misfits(deck, most):
        if card.id in own:
            yield _report_pattern(CLASSES, own[card.id], colour=card.colour, n=len(card.shape), most=most)


def _list_misfits(deck: Sequence[PatternCard], most: int) -> list[PatternCard]:
    """List the cards of the wrong colour, if violet ones have at most `most` stars, and yellow ones more."""
    return [card for card in deck if card.colour == ("violet" if len(card.shape) > most else "yellow")]


def _report_ways(cards: Sequence[PatternCard]) -> Found:
    """Report in how many ways each pattern fits an empty board, the rarest first."""
    ways = ((len(scoring.find_ways(card.shape).spaces), card) for card in cards)
    counted = sorted(ways, key=itemgetter(0))
    (fewest, rarest), (most, commonest) = counted[0], counted[-1]
    arguments: dict[str, Value] = {"cards": len(counted), "fewest": fewest, "most": most}
    arguments |= {"rarest": rarest.id or "", "commonest": commonest.id or ""}
    headings = tuple(map(name_column, ("card", "colour", "stars", "ways")))
    rows = ((card.id or "", name_colour(card.colour), len(card.shape), n) for n, card in counted)
    return Found(WAYS, ("cards",), arguments, key=True, rows=(headings, *rows))


ALL_RANKS = (1, 2, 3)


def find_in_ranks(subject: Subject) -> Iterator[Found]:
    """Check the deck as it is dealt: these cards beside the shipped ones, or in their place."""
    if subject.supplies.incomplete:
        return  # the missing cards may be those that could not be read
    spread = count_ranks(subject.supplies)
    setups = subject.supplies.decks["setup"].values()
    yield from find_short_colours(spread, setups, ("deck",), whole=True)
    headings = (name_column("colour"), *(name_column("rank", n=rank) for rank in ALL_RANKS))
    rows: list[tuple[Value, ...]] = [
        (name_colour(colour), *(cards[rank] for rank in ALL_RANKS)) for colour, cards in spread.items()
    ]
    yield Found(RANKS, ("cards",), key=True, rows=(headings, *rows), whole=True)


def count_ranks(supplies: Supplies) -> dict[str, Counter[int]]:
    """Count the cards of each rank, by the colours of the deck."""
    cards: list[PatternCard] = [card for card in supplies.decks["constellations"].values() if card]
    spread: dict[str, Counter[int]] = {}
    for card in cards:
        spread.setdefault(card.colour, Counter())[card.rank] += card.copies
    return {colour: spread[colour] for colour in COLOURS if colour in spread}


def find_short_colours(
    spread: Mapping[str, Counter[int]], setups: Iterable[Setup], location: Location, whole: bool = False
) -> Iterator[Found]:
    """Report each colour that lacks cards for the stacks of some of these setup cards, and the ranks that it
    lacks."""
    stacks = [(str(setup.players), Counter(setup.stack)) for setup in setups]
    for colour, cards in spread.items():
        lacking = {players: asked - cards for players, asked in stacks if not asked <= cards}
        if lacking:
            ranks = sorted(reduce(or_, lacking.values()).elements())
            arguments: dict[str, Value] = {"colour": colour, "players": tuple(sorted(lacking))}
            yield Found(STACK, location, {**arguments, "ranks": tuple(ranks)}, key=True, whole=whole)


def find_in_setup(subject: Subject) -> Iterator[Found]:
    setups = subject.supplies.decks["setup"].items()
    first = {setup.players: id for id, setup in reversed([*setups])}
    spread = count_ranks(subject.supplies)
    for entry, card in subject.cards:
        if (twin := first[card.players]) != card.id:
            yield Found(SETUP_TWICE, (*entry.location, "players"), {"other": twin})
        yield from _find_wrong_setup(entry.location, card)
        if not subject.supplies.incomplete:
            yield from find_short_colours(spread, [card], (*entry.location, "stack"))
    fewest, most = SEATS
    lacking = tuple(players for players in range(fewest, most + 1) if players not in first)
    if lacking and not subject.supplies.incomplete:
        yield Found(SETUP_LACKING, ("deck",), {"players": lacking}, whole=True)


def _find_wrong_setup(at: Location, card: Setup) -> Iterator[Found]:
    players, stack, printed = card.players, len(card.stack), card.with_players
    if stack != players:
        yield Found(SETUP_UNEVEN, (*at, "stack"), {"n": stack, "players": players}, key=True)
    if printed and printed != (players,):
        arguments: dict[str, Value] = {"numbers": tuple(map(str, printed)), "players": players}
        yield Found(SETUP_PRINTED, (*at, "with_players"), arguments, key=True)
    stars = players * card.stars + card.rolled
    if stars > scoring.STARS:
        yield Found(SETUP_STARS, (*at, "stars"), {"n": stars, "most": scoring.STARS})


def find_in_subject(subject: Subject) -> Iterator[Found]:
    if subject.deck == "setup":
        yield from find_in_setup(subject)
    else:
        yield from find_in_patterns(subject)
        yield from find_in_ranks(subject)


def check_game() -> Checks:
    return Checks(list_codes(globals()), find_in_subject)
