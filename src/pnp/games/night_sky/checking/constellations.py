"""Figures of constellations that cannot be drawn, are another's, or are not what they stand for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.displacement import displacement
from pnp.games.night_sky.checking.kinds import heading
from pnp.games.night_sky.lattice import crosses, on_paper, turned
from pnp.games.night_sky.shapes import TURNS, Drawing, in_one_piece, same, ways_within
from pnp.models.cards import CARD_SIZES
from pnp.models.entries import each, number, text, within
from pnp.models.findings import Code, Found
from pnp.models.real_stars import sky_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pnp.games.night_sky.board import Sky
    from pnp.games.night_sky.cards import Constellation
    from pnp.games.night_sky.shapes import Figure
    from pnp.models.entries import Entry
    from pnp.models.findings import Subject
    from pnp.scoring import Value

WINDOW = Code("night-sky-window", "error")
PIECES = Code("night-sky-pieces", "warning")
CROSSING = Code("night-sky-crossing", "warning")
EQUAL = Code("night-sky-equal", "warning")
LARGE = Code("night-sky-large", "warning")
BESIDE = Code("night-sky-beside", "warning")
WAYS = Code("night-sky-ways", "figure")
CODES = (WINDOW, PIECES, CROSSING, EQUAL, LARGE, BESIDE, WAYS)

STEP = 10  # mm of the lattice in print
LOOK = "night-sky/cards"  # the layout of the deck, and what it keeps free about the middles of stars, in mm:
BESIDE_FIGURE, ABOVE_AND_BELOW = 13, 33  # a poker card shows 50 × 55
FARTHEST = 0.4  # of a step, in the mean, from the real stars (Ruling)
FAR = 9.0  # what is farther is told as this


def found(subject: Subject) -> Iterator[Found]:
    deck: Mapping[str, Constellation] = subject.supplies.decks["constellations"]
    yield from _equal(deck, {card.id: entry for entry, card in subject.cards})
    room = _room(subject.tree)
    for entry, card in subject.cards:
        yield from _of_figure(within(entry, "figure"), card.figure)
        yield from _large(within(entry, "figure"), card.figure, room)
        yield from _beside(entry, card.figure)
    if subject.cards:
        yield from _in_window(subject)


def _equal(deck: Mapping[str, Constellation], own: Mapping[str | None, Entry]) -> Iterator[Found]:
    """Of two figures that are the same but for turning the later is told of. The mirrored one is another."""
    first: dict[object, Constellation] = {}
    for card in deck.values():
        if card is not None and card.figure is not None:
            twin = first.setdefault(same(card.figure), card)
            if twin is not card and card.id in own:
                at = within(own[card.id], "figure").location
                yield Found(EQUAL, at, {"other": twin.id or ""}, key=True)


def _of_figure(entry: Entry, figure: Figure) -> Iterator[Found]:
    lines = [(figure.stars[start], figure.stars[end]) for start, end in figure.lines]
    if not in_one_piece(Drawing(figure.stars, tuple(lines))):
        yield Found(PIECES, within(entry, "lines").location, key=True)
    for count, (line, at) in enumerate(zip(lines, each(within(entry, "lines")), strict=True)):
        crossed = [other for other in range(count) if crosses(line, lines[other])]
        if crossed:
            told = {"line": _named(figure.lines[count]), "other": _named(figure.lines[crossed[0]])}
            yield Found(CROSSING, at.location, told)


def _room(tree: Entry) -> tuple[float, float] | None:
    """How wide and high a figure may be on the cards of a set, in mm between the middles of its stars; of
    another layout than that of the deck, print alone shows it."""
    if text(within(tree, "layout")) not in (None, LOOK):
        return None
    size = within(tree, "size")
    usual = CARD_SIZES[text(size) or "poker"]
    wide, high = [number(side) or 0 for side in each(size)] or (usual.width, usual.height)
    return round(wide - BESIDE_FIGURE, 1), round(high - ABOVE_AND_BELOW, 1)


def _large(entry: Entry, figure: Figure, room: tuple[float, float] | None) -> Iterator[Found]:
    if room is None or any(wide <= room[0] and high <= room[1] for wide, high in _sizes(figure)):
        return
    wide, high = min(_sizes(figure), key=lambda size: max(size[0] - room[0], size[1] - room[1]))
    told = {"wide": wide, "high": high, "room-wide": room[0], "room-high": room[1]}
    yield Found(LARGE, within(entry, "stars").location, told, key=True)


def _named(line: tuple[int, int]) -> str:
    return f"{line[0]}-{line[1]}"


def _sizes(figure: Figure) -> Iterator[tuple[float, float]]:
    """How wide and high it is in print, turned in each way: a card turns one that does not fit as it is."""
    for turns in range(TURNS):
        across, up = zip(*(on_paper(turned(star, turns)) for star in figure.stars), strict=True)
        yield round((max(across) - min(across)) * STEP, 1), round((max(up) - min(up)) * STEP, 1)


def _beside(entry: Entry, figure: Figure) -> Iterator[Found]:
    sky = sky_of(entry)
    drawn = [complex(*on_paper(star)) for star in figure.stars]
    off = displacement(drawn, sky) if sky else 0
    if off >= FARTHEST:
        yield Found(BESIDE, (*entry.location, "stars_of"), {"off": round(min(off, FAR), 2)}, key=True)


def _in_window(subject: Subject) -> Iterator[Found]:
    """In how many ways each lies in the window of an empty map, the rarest first."""
    cards: Sequence[tuple[Entry, Constellation]] = subject.cards
    counted = sorted(
        ((ways(card, subject.supplies.board), card) for _, card in cards), key=lambda each: each[0]
    )
    known = {card.id: n for n, card in counted}
    for entry, card in cards:
        if not known[card.id]:
            yield Found(WINDOW, within(entry, "figure").location, {"stars": card.size}, key=True)
    (fewest, rarest), (most, commonest) = counted[0], counted[-1]
    told: dict[str, Value] = {"cards": len(counted), "fewest": fewest, "most": most}
    told |= {"rarest": rarest.id or "", "commonest": commonest.id or ""}
    headings = tuple(map(heading, ("card", "size", "ways")))
    rows = ((card.id or "", card.size, n) for n, card in counted)
    yield Found(WAYS, ("cards",), told, key=True, rows=(headings, *rows))


def ways(card: Constellation, sky: Sky) -> int:
    """A window is two sectors side by side, as any other is: what lies in one lies, turned, in all."""
    return ways_within(card.figure, sky.windows[0]) if card.figure else 0
