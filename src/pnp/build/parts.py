"""What is printed, part by part: each drawn and laid on sheets; the part that tells of the others, last."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from pnp.build import cards
from pnp.build.order import parts_of
from pnp.build.wording import back_word, press_words
from pnp.models.kit import PAGES
from pnp.press import numbered, printouts
from pnp.tones import BLACK

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from pnp.build.cards import Deck, Found
    from pnp.build.memory import Memory
    from pnp.build.order import Order
    from pnp.press import Piece, Printout, SheetOptions
    from pnp.press.job import Backs

GUIDE = "assembly"  # which opens a kit and tells of all that follows


class Printed(Struct, frozen=True):
    """A part of a kit: its pieces, and the files to print."""

    name: str
    pieces: tuple[Piece, ...]
    printouts: tuple[Printout, ...]


class Made(Struct, frozen=True):
    """All parts, and the decks that they were made of in the order of their sets."""

    parts: tuple[Printed, ...]
    decks: list[Deck]


def printed(order: Order, memory: Memory | None = None) -> Made:
    """All that an order asks for, laid on sheets."""
    found = cards.load(order, memory)
    cards.check_wanted(found, order)
    named = _grouped(found, order)
    guide = named.pop(GUIDE, [])
    decks = dict(zip(named, _drawn(list(named.values()), order, memory), strict=True))
    blank = _blank_guide(guide, order)
    parts = [*_laid(decks, order, 1 + sum(len(part.printouts) for part in blank))]
    if guide:
        told_of = _told(guide, sum(map(sheets_of, blank)), parts, order)
        decks = {GUIDE: cards.draw(told_of, order, memory), **decks}
        parts = [*_laid({GUIDE: decks[GUIDE]}, order, 1), *parts]
    cards.check_number(tuple(piece for part in parts for piece in part.pieces), order)
    every = [deck for part in decks.values() for deck in part]
    return Made(_proof(parts, order) if order.proof else tuple(parts), every)


def _whole_kit(order: Order) -> list[Printed]:
    """What a guide that is printed alone tells of."""
    from pnp.build.kits import kit_order

    whole = kit_order(replace(order, blank=True, only=()), order.kit)
    return [part for part in printed(whole).parts if part.name != GUIDE]


def _blank_guide(guide: list[Found], order: Order) -> list[Printed]:
    """The files and sheets of the guide, which go before all others; it is drawn when these are known."""
    return _laid({GUIDE: cards.draw(guide, replace(order, blank=True))}, order, 1)


def _grouped(found: list[Found], order: Order) -> dict[str, list[Found]]:
    rest = iter(found)
    return {part.name: [*islice(rest, len(part.sets))] for part in parts_of(order)}


def _drawn(groups: list[list[Found]], order: Order, memory: Memory | None) -> list[list[Deck]]:
    """The decks of each group; all are drawn together, so that all mistakes are told."""
    decks = iter(cards.draw([one for group in groups for one in group], order, memory))
    return [[*islice(decks, len(group))] for group in groups]


def _laid(decks: Mapping[str, list[Deck]], order: Order, first: int) -> list[Printed]:
    found: list[Printed] = []
    words = press_words(order.language)
    for name, part in decks.items():
        pieces = cards.pieces(part, order)
        made = () if order.proof else printouts(pieces, sheet_of(order, name), words, name, first)
        found.append(Printed(name, pieces, made))
        first += len(made)
    return found


IN_PAGES: Mapping[Backs, Backs] = {"none": "duplex", "fold": "separate"}


def sheet_of(order: Order, part: str = "") -> SheetOptions:
    """The options for a part of a kit; a page of rules has its other side, whatever cards have."""
    sheet = replace(order.sheet, mark_colour=BLACK) if order.ink == "black" else order.sheet
    backs = IN_PAGES.get(sheet.backs, sheet.backs) if part in PAGES else sheet.backs
    apart = sum(each.apart for each in order.parts if each.name == part)
    return replace(sheet, backs=backs, apart=apart)


def _proof(parts: list[Printed], order: Order) -> tuple[Printed, ...]:
    from pnp.press.proof import proof

    pieces = tuple(piece for part in parts for piece in part.pieces)
    sheet = sheet_of(order)
    made = proof(pieces, sheet.paper, sheet.mark_colour, back_word(order.language))
    return (Printed("proof", pieces, numbered([made])),)


def _told(guide: list[Found], own: int, parts: list[Printed], order: Order) -> list[Found]:
    """The guide, told what there is to print on sheets beside its own; alone, what there would be."""
    if order.proof or order.sheet.imposition == "single":
        return guide
    from pnp.build.game_cards import told

    printed_too = any(part.printouts for part in parts)
    values = {**_files(parts if printed_too else _whole_kit(order), order), "own": own}
    return [replace(one, loaded=told(one.loaded, lambda _: values)) for one in guide]


def _files(parts: list[Printed], order: Order) -> dict[str, Any]:
    """What a guide is told: of each file in the order of printing, and of all together."""
    files = [(part, printout) for part in parts for printout in part.printouts]
    decks = [_decks(part, printout) for part, printout in files]
    return {
        "files": tuple(printout.name for _, printout in files),
        "counts": tuple(str(printout.sheets or "") for _, printout in files),
        "sides": tuple(_sides(printout, order) for _, printout in files),
        "parts": tuple(part.name for part, _ in files),
        "decks": tuple(", ".join(each) for each in decks),
        "names": tuple(", ".join(each.values()) for each in decks),
        "total": sum(map(sheets_of, parts)),
        "paper": order.sheet.paper.name,
    }


def _decks(part: Printed, printout: Printout) -> dict[str, str]:
    """The decks that a file holds, and what they are called."""
    pieces = [part.pieces[slot.piece] for slot in printout.slots]
    return {piece.deck_name: piece.deck for piece in pieces}


def sheets_of(part: Printed) -> int:
    """How many sheets of paper a part takes; whoever tells of sheets tells this number."""
    return sum(printout.sheets for printout in part.printouts)


def _sides(printout: Printout, order: Order) -> str:
    if printout.kind == "parts":
        return "parts"
    if printout.duplex:
        return f"duplex-{printout.duplex}"
    if not printout.sheets:
        return f"backs-{order.sheet.flip}"
    both = {slot.spot.side for slot in printout.slots} == {"front", "back"}
    return "fold" if both else "fronts" if printout.name.endswith("-fronts") else "single"
