"""Checks of designers' sets and maps: figures, deals, start cards, and windows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import ceil, floor, hypot

from pnp.errors import Location
from pnp.games.night_sky import lattice
from pnp.games.night_sky.cards import KINDS, Constellation, Sky, StartSides
from pnp.games.night_sky.figures.disc import NUMERALS, RIM_TICKS, place_map
from pnp.games.night_sky.position import SEATS
from pnp.games.night_sky.scoring import POOL
from pnp.models.card_mistakes import find_displaced
from pnp.models.cards import CARD_SIZES
from pnp.models.findings import Checks, Code, Found, Subject, list_codes
from pnp.models.trees import Entry, get_entry, get_number, get_text, list_entries
from pnp.scoring import Reason, Value

WINDOW = Code("night-sky-window", "error")
PIECES = Code("night-sky-pieces", "warning")
CROSSING = Code("night-sky-crossing", "warning")
EQUAL_FIGURES = Code("night-sky-equal", "warning")
LARGE = Code("night-sky-large", "warning")
DISPLACED = Code("night-sky-beside", "warning")
WAYS = Code("night-sky-ways", "figure")

TOO_FEW_CARDS = Code("night-sky-short", "warning")
UNDEALT = Code("night-sky-undealt", "warning")
SIZES = Code("night-sky-sizes", "figure")

FEW_IN_WINDOW = Code("night-sky-window-kind", "warning")
UNEVEN = Code("night-sky-kinds", "warning")

EQUAL_STARTS = Code("night-sky-starts-equal", "warning")
EQUAL_SIDES = Code("night-sky-sides", "warning")
TOO_FEW_STARTS = Code("night-sky-starts-short", "warning")
STARTS = Code("night-sky-starts", "figure")

TWICE = Code("night-sky-windows-equal", "warning")
ECLIPTIC = Code("night-sky-ecliptic", "warning")
BEYOND = Code("night-sky-beyond", "warning")
SMALL = Code("night-sky-map-small", "warning")
WINDOWS = Code("night-sky-windows", "figure")


LEAST_OF_KIND = 20  # of a hundred stars in a window (Ruling)


def find_few_kinds(counts: Counter[str], location: Location) -> Iterator[Found]:
    """Find the kinds that make up less than a fifth of the stars in a window."""
    stars = counts.total()
    for kind in KINDS:
        if counts[kind] * 100 < LEAST_OF_KIND * stars:
            yield Found(FEW_IN_WINDOW, location, {"kind": kind, "n": counts[kind], "stars": stars})


def find_uneven_kinds(counts: Counter[str]) -> Iterator[Found]:
    """Find the kinds that a deck has less than half as often as another."""
    most = max(KINDS, key=counts.__getitem__)
    for kind in KINDS:
        if counts[kind] * 2 < counts[most]:
            arguments: dict[str, Value] = {
                "kind": kind,
                "n": counts[kind],
                "other": most,
                "most": counts[most],
            }
            yield Found(UNEVEN, ("deck",), arguments, whole=True)


def make_kind_headings() -> tuple[Reason, ...]:
    return tuple(Reason("kind-name", {"kind": kind}) for kind in KINDS)


def make_heading(name: str, **arguments: int) -> Reason:
    return Reason(f"night-sky-column-{name}", arguments)


STEP = 10  # mm of the lattice in print
LOOK = "night-sky/cards"  # the layout of the deck, and the mm that it keeps free around the middles of stars:
BESIDE_FIGURE, ABOVE_AND_BELOW = 13, 33  # a poker card shows 50 × 55


def find_in_constellations(subject: Subject) -> Iterator[Found]:
    deck: Mapping[str, Constellation] = subject.supplies.decks["constellations"]
    yield from _find_equal(deck, {card.id: entry for entry, card in subject.cards})
    room = _measure_room(subject.tree)
    for entry, card in subject.cards:
        yield from _find_in_figure(get_entry(entry, "figure"), card.figure)
        yield from _find_large_figures(get_entry(entry, "figure"), card.figure, room)
        drawn = [complex(*lattice.place_on_paper(star)) for star in card.figure.stars]
        yield from find_displaced(DISPLACED, entry, drawn)
    if subject.cards:
        yield from _find_in_window(subject)


def _find_equal(deck: Mapping[str, Constellation], own: Mapping[str | None, Entry]) -> Iterator[Found]:
    """Report the later of two figures that are equal when turned. A mirrored figure is a different one."""
    first: dict[object, Constellation] = {}
    for card in deck.values():
        if card is not None and card.figure is not None:
            twin = first.setdefault(lattice.find_turning_key(card.figure), card)
            if twin is not card and card.id in own:
                at = get_entry(own[card.id], "figure").location
                yield Found(EQUAL_FIGURES, at, {"other": twin.id or ""}, key=True)


def _find_in_figure(entry: Entry, figure: lattice.LatticePattern) -> Iterator[Found]:
    lines = [(figure.stars[start], figure.stars[end]) for start, end in figure.lines]
    if not lattice.is_in_one_piece(lattice.Drawing(figure.stars, tuple(lines))):
        yield Found(PIECES, get_entry(entry, "lines").location, key=True)
    for count, (line, at) in enumerate(zip(lines, list_entries(entry, "lines"), strict=True)):
        crossed = [other for other in range(count) if lattice.do_lines_cross(line, lines[other])]
        if crossed:
            arguments = {
                "line": _write_line(figure.lines[count]),
                "other": _write_line(figure.lines[crossed[0]]),
            }
            yield Found(CROSSING, at.location, arguments)


def _measure_room(tree: Entry) -> tuple[float, float] | None:
    """Return the width and height that a figure may have on the cards of a set, in mm between the middles of
    its stars; None for a layout other than the deck's, where only print shows it."""
    if get_text(tree, "layout") not in (None, LOOK):
        return None
    size = get_entry(tree, "size")
    usual = CARD_SIZES[get_text(size) or "poker"]
    wide, high = [get_number(side) or 0 for side in list_entries(size)] or (usual.width, usual.height)
    return round(wide - BESIDE_FIGURE, 1), round(high - ABOVE_AND_BELOW, 1)


def _find_large_figures(
    entry: Entry, figure: lattice.LatticePattern, room: tuple[float, float] | None
) -> Iterator[Found]:
    if room is None or any(wide <= room[0] and high <= room[1] for wide, high in _list_sizes(figure)):
        return
    wide, high = min(_list_sizes(figure), key=lambda size: max(size[0] - room[0], size[1] - room[1]))
    arguments = {"wide": wide, "high": high, "room-wide": room[0], "room-high": room[1]}
    yield Found(LARGE, get_entry(entry, "stars").location, arguments, key=True)


def _write_line(line: tuple[int, int]) -> str:
    return f"{line[0]}-{line[1]}"


def _list_sizes(figure: lattice.LatticePattern) -> Iterator[tuple[float, float]]:
    """Yield a figure's printed width and height in each turn: a card turns a figure that does not fit."""
    for turns in range(lattice.TURNS):
        turned = (lattice.turn_place(star, turns) for star in figure.stars)
        across, up = zip(*map(lattice.place_on_paper, turned), strict=True)
        yield round((max(across) - min(across)) * STEP, 1), round((max(up) - min(up)) * STEP, 1)


def _find_in_window(subject: Subject) -> Iterator[Found]:
    """Report in how many ways each figure fits the window of an empty map, the rarest first."""
    cards: Sequence[tuple[Entry, Constellation]] = subject.cards
    counted = [(count_ways(card, subject.supplies.board), card) for _, card in cards]
    counted.sort(key=lambda each: each[0])
    known = {card.id: n for n, card in counted}
    for entry, card in cards:
        if not known[card.id]:
            yield Found(WINDOW, get_entry(entry, "figure").location, {"stars": card.size}, key=True)
    (fewest, rarest), (most, commonest) = counted[0], counted[-1]
    arguments: dict[str, Value] = {"cards": len(counted), "fewest": fewest, "most": most}
    arguments |= {"rarest": rarest.id or "", "commonest": commonest.id or ""}
    headings = tuple(map(make_heading, ("card", "size", "ways")))
    rows = ((card.id or "", card.size, n) for n, card in counted)
    yield Found(WAYS, ("cards",), arguments, key=True, rows=(headings, *rows))


def count_ways(card: Constellation, sky: Sky) -> int:
    """Count the ways a figure fits a window. One window stands for all: each is two neighbouring sectors, so
    the counts are equal."""
    return lattice.count_ways_within(card.figure, sky.windows[0]) if card.figure else 0


def find_in_deals(subject: Subject) -> Iterator[Found]:
    """Check the deck as it is dealt: these cards beside the shipped ones, or in their place."""
    deck: Mapping[str, Constellation] = subject.supplies.decks["constellations"]
    counts: dict[int, Counter[str]] = {size: Counter() for size in POOL}
    for card in deck.values():
        if card is not None:
            counts.setdefault(card.size, Counter())[card.kind] += card.copies
    for entry, card in subject.cards:
        if card.size not in POOL:
            arguments = {"n": card.size, "sizes": tuple(sorted(POOL))}
            yield Found(UNDEALT, get_entry(entry, "figure", "stars").location, arguments, key=True)
    if subject.supplies.incomplete:
        return  # the missing cards may be those that could not be read
    yield from _find_shortage(counts)
    yield from find_uneven_kinds(sum(counts.values(), Counter()))
    arguments = {"players": _count_players(counts)}
    yield Found(SIZES, ("cards",), arguments, key=True, rows=_make_size_rows(counts), whole=True)


def _find_shortage(counts: Mapping[int, Counter[str]]) -> Iterator[Found]:
    players, most = _count_players(counts), SEATS[1]
    if players < most:
        lacking = tuple(size for size in sorted(POOL) if _count_players_of_size(size, counts[size]) < most)
        arguments: dict[str, Value] = {"players": players, "most": most, "sizes": lacking}
        yield Found(TOO_FEW_CARDS, ("deck",), arguments, whole=True)


def _count_players(counts: Mapping[int, Counter[str]]) -> int:
    return min(_count_players_of_size(size, counts[size]) for size in POOL)


def _count_players_of_size(size: int, cards: Counter[str]) -> int:
    """Return how many players have enough cards of a size."""
    return min(cards.total() // POOL[size], SEATS[1])


def _make_size_rows(counts: Mapping[int, Counter[str]]) -> tuple[tuple[Value, ...], ...]:
    headings = (*map(make_heading, ("size", "cards", "players")), *make_kind_headings())
    players = {size: _count_players_of_size(size, counts[size]) for size in POOL}
    sizes = sorted(counts.items())
    rows = ((size, of.total(), players.get(size, 0), *(of[kind] for kind in KINDS)) for size, of in sizes)
    return (headings, *rows)


MOST_NAMED = 6  # most cards that a finding names


def find_in_map(subject: Subject) -> Iterator[Found]:
    sky: Sky = subject.board
    first: dict[frozenset[lattice.Place], int] = {}
    for index, window in enumerate(sky.windows):
        at: Location = ("windows", index)
        twin = first.setdefault(window, index)
        if twin != index:
            yield Found(TWICE, at, {"round": NUMERALS[index], "other": NUMERALS[twin]})
        yield from find_few_kinds(_count_kinds(sky, window), at)
    yield from _find_in_ecliptic(sky)
    yield from _find_small_map(subject)
    yield Found(WINDOWS, ("windows",), key=True, rows=tuple(_make_window_rows(sky)))


def _count_kinds(sky: Sky, window: frozenset[lattice.Place]) -> Counter[str]:
    return Counter(sky.kinds[star] for star in window)


def _find_in_ecliptic(sky: Sky) -> Iterator[Found]:
    windows = zip(NUMERALS, sky.windows, strict=False)
    rounds = tuple(name for name, window in windows if not _count_lines_over(sky, window))
    if rounds:
        yield Found(ECLIPTIC, ("ecliptic",), {"rounds": rounds}, key=True)
    if sky.ecliptic:
        reach, room = hypot(*sky.ecliptic.centre) + sky.ecliptic.radius, RIM_TICKS / place_map(sky).step
        if reach > room:
            arguments = {"reach": ceil(reach * 10) / 10, "room": floor(room * 10) / 10}
            yield Found(BEYOND, ("ecliptic",), arguments, key=True)


def _count_lines_over(sky: Sky, window: frozenset[lattice.Place]) -> int:
    """Count the lines within a window that cross the ecliptic."""
    return sum(window.issuperset(line) for line in sky.over_ecliptic)


def _find_small_map(subject: Subject) -> Iterator[Found]:
    """Report a map on which cards of its game have no room."""
    deck = subject.supplies.decks["constellations"]
    cards = [card for id, card in deck.items() if card is not None and id not in subject.elsewhere]
    names = [card.id for card in cards if not count_ways(card, subject.board)]
    if names:
        arguments = (*names[:MOST_NAMED], *("…" for _ in names[MOST_NAMED : MOST_NAMED + 1]))
        yield Found(SMALL, ("rings",), {"cards": arguments, "n": len(names)})


def _make_window_rows(sky: Sky) -> Iterator[tuple[Value, ...]]:
    yield make_heading("round"), *make_kind_headings(), *map(make_heading, ("sun", "rim", "ecliptic"))
    for name, window in zip(NUMERALS, sky.windows, strict=False):
        kinds = map(_count_kinds(sky, window).__getitem__, KINDS)
        dust = len(window & sky.at_sun), len(window & sky.at_rim)
        yield name, *kinds, *dust, _count_lines_over(sky, window)


VALUES = (1, 2, 3)


def find_in_starts(subject: Subject) -> Iterator[Found]:
    deck = {id: card for id, card in subject.supplies.decks["starts"].items() if card is not None}
    yield from _find_in_start_cards(deck, {card.sides[0].card: entry for entry, card in subject.cards})
    if subject.supplies.incomplete:
        return  # the missing cards may be those that could not be read
    cards = sum(card.copies for card in deck.values())
    if cards < SEATS[1]:
        yield Found(TOO_FEW_STARTS, ("deck",), {"cards": cards, "most": SEATS[1]}, whole=True)
    sides, kinds = Counter[tuple[str, int]](), Counter[str]()
    for card in deck.values():
        for side in card.sides:
            sides[side.kind, side.value] += card.copies
            kinds[side.kind] += card.copies
    yield from find_uneven_kinds(kinds)
    headings = (make_heading("value"), *make_kind_headings())
    rows = ((value, *(sides[kind, value] for kind in KINDS)) for value in VALUES)
    yield Found(STARTS, ("cards",), key=True, rows=(headings, *rows), whole=True)


def _find_in_start_cards(deck: Mapping[str, StartSides], own: Mapping[str | None, Entry]) -> Iterator[Found]:
    first: dict[tuple[tuple[str, int], ...], str] = {}
    for id, card in deck.items():
        sides = sorted((side.kind, side.value) for side in card.sides)
        twin = first.setdefault(tuple(sides), id)
        if id in own:
            at = get_entry(own[id], "sides").location
            if len({*sides}) == 1:
                yield Found(EQUAL_SIDES, at, key=True)
            if twin != id:
                yield Found(EQUAL_STARTS, at, {"other": twin}, key=True)


def find_in_subject(subject: Subject) -> Iterator[Found]:
    if subject.kind == "board":
        yield from find_in_map(subject)
    elif subject.deck == "starts":
        yield from find_in_starts(subject)
    else:
        yield from find_in_constellations(subject)
        yield from find_in_deals(subject)


def check_game() -> Checks:
    return Checks(list_codes(globals()), find_in_subject)
