"""What is printed, part by part: each drawn and laid on sheets; the part that tells of the others, last."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from pnp.build import cards
from pnp.build.game_cards import told
from pnp.build.order import parts_of
from pnp.build.wording import back_word, press_words
from pnp.press import numbered, printouts
from pnp.tones import BLACK

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from pnp.build.cards import Deck, Found
    from pnp.build.order import Order
    from pnp.press import Piece, Printout, SheetOptions

GUIDE = "assembly"  # which opens a kit and tells of all that follows; it is one file


class Printed(Struct, frozen=True):
    """A part of a kit: its pieces, and the files to print."""

    name: str
    pieces: tuple[Piece, ...]
    printouts: tuple[Printout, ...]


class Made(Struct, frozen=True):
    """All parts, and the decks that they were made of in the order of their sets."""

    parts: tuple[Printed, ...]
    decks: list[Deck]


def printed(order: Order) -> Made:
    """All that an order asks for, laid on sheets."""
    found = cards.load(order)
    cards.check_wanted(found, order)
    named = _grouped(found, order)
    guide = named.pop(GUIDE, [])
    decks = dict(zip(named, _drawn(list(named.values()), order), strict=True))
    parts = [*_laid(decks, order, 1 + _opening(guide, order))]
    if guide:
        told_of = [_told(one, parts, order) for one in guide]
        decks = {GUIDE: cards.draw(told_of, order), **decks}
        parts = [*_laid({GUIDE: decks[GUIDE]}, order, 1), *parts]
    cards.check_number(tuple(piece for part in parts for piece in part.pieces))
    every = [deck for part in decks.values() for deck in part]
    return Made(_proof(parts, order) if order.proof else tuple(parts), every)


def _opening(guide: list[Found], order: Order) -> int:
    """How many files the guide is, which go before all others; it is drawn when they are known."""
    blank = {GUIDE: cards.draw(guide, replace(order, blank=True))}
    return sum(len(part.printouts) for part in _laid(blank, order, 1))


def _grouped(found: list[Found], order: Order) -> dict[str, list[Found]]:
    rest = iter(found)
    return {part.name: [*islice(rest, len(part.sets))] for part in parts_of(order)}


def _drawn(groups: list[list[Found]], order: Order) -> list[list[Deck]]:
    """The decks of each group; all are drawn together, so that all mistakes are told."""
    decks = iter(cards.draw([one for group in groups for one in group], order))
    return [[*islice(decks, len(group))] for group in groups]


def _laid(decks: Mapping[str, list[Deck]], order: Order, first: int) -> list[Printed]:
    found: list[Printed] = []
    sheet, words = sheet_of(order), press_words(order.language)
    apart = {part.name: part.apart for part in order.parts}
    for name, part in decks.items():
        pieces, own = cards.pieces(part, order), replace(sheet, apart=apart.get(name, 0.0))
        made = () if order.proof else printouts(pieces, own, words, name, first)
        found.append(Printed(name, pieces, made))
        first += len(made)
    return found


def sheet_of(order: Order) -> SheetOptions:
    return replace(order.sheet, mark_colour=BLACK) if order.ink == "black" else order.sheet


def _proof(parts: list[Printed], order: Order) -> tuple[Printed, ...]:
    from pnp.press.proof import proof

    pieces = tuple(piece for part in parts for piece in part.pieces)
    sheet = sheet_of(order)
    made = proof(pieces, sheet.paper, sheet.mark_colour, back_word(order.language))
    return (Printed("proof", pieces, numbered([made])),)


def _told(one: Found, parts: list[Printed], order: Order) -> Found:
    """The guide, told what there is to print."""
    jobs = tuple(_job(part, printout) for part in parts for printout in part.printouts)
    total = sum(printout.sheets for part in parts for printout in part.printouts)
    values: dict[str, Any] = {"jobs": jobs, "total": total, "paper": order.sheet.paper.name}
    return replace(one, loaded=told(one.loaded, values))


def _job(part: Printed, printout: Printout) -> str:
    """A file in five parts: its name, how many sheets, which sides, of which part it is, and its decks."""
    decks = dict.fromkeys(part.pieces[slot.piece].deck for slot in printout.slots)
    return "|".join((printout.name, str(printout.sheets), _sides(printout), part.name, ", ".join(decks)))


def _sides(printout: Printout) -> str:
    if printout.kind == "parts":
        return "parts"
    if printout.duplex:
        return f"duplex-{printout.duplex}"
    both = {slot.spot.side for slot in printout.slots} == {"front", "back"}
    return "fold" if both else "single"
