"""What is printed, part by part: each drawn and laid on sheets; the part that tells of the others, last."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from pnp.build.cards import check_number, check_wanted, draw_decks, list_pieces, load_sets
from pnp.build.order import parts_of
from pnp.build.wording import back_word, press_words
from pnp.models.kit import PAGES
from pnp.press import numbered, printouts
from pnp.tones import BLACK

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from pnp.build.cards import Deck
    from pnp.build.order import Order
    from pnp.build.resolved import ResolvedSet
    from pnp.press import Piece, PressWords, Printout, SheetOptions

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


def printed(order: Order) -> Made:
    """All that an order asks for, laid on sheets."""
    found = load_sets(order)
    check_wanted(found, order)
    named = _grouped(found, order)
    guide = named.pop(GUIDE, [])
    decks = dict(zip(named, _drawn(list(named.values()), order), strict=True))
    blank = _blank_guide(guide, order)
    parts = [*_laid(decks, order, 1 + sum(len(part.printouts) for part in blank))]
    if guide:
        told_of = _told(guide, blank, parts, order)
        decks = {GUIDE: draw_decks(told_of, order), **decks}
        parts = [*_laid({GUIDE: decks[GUIDE]}, order, 1), *parts]
    check_number(tuple(piece for part in parts for piece in part.pieces), order)
    every = [deck for part in decks.values() for deck in part]
    return Made(_proof(parts, order) if order.proof else tuple(parts), every)


def _whole_kit(order: Order) -> list[Printed]:
    """What a guide that is printed alone tells of."""
    from pnp.build.kits import kit_order

    whole = kit_order(replace(order, blank=True, only=()), order.kit)
    return [part for part in printed(whole).parts if part.name != GUIDE]


def _blank_guide(guide: list[ResolvedSet], order: Order) -> list[Printed]:
    """The files and sheets of the guide, which go before all others; it is drawn when these are known."""
    return _laid({GUIDE: draw_decks(guide, replace(order, blank=True))}, order, 1)


def _grouped(found: list[ResolvedSet], order: Order) -> dict[str, list[ResolvedSet]]:
    rest = iter(found)
    return {part.name: [*islice(rest, len(part.sets))] for part in parts_of(order)}


def _drawn(groups: list[list[ResolvedSet]], order: Order) -> list[list[Deck]]:
    """The decks of each group; all are drawn together, so that all mistakes are told."""
    decks = iter(draw_decks([one for group in groups for one in group], order))
    return [[*islice(decks, len(group))] for group in groups]


def _laid(decks: Mapping[str, list[Deck]], order: Order, first: int) -> list[Printed]:
    found: list[Printed] = []
    words = press_words(order.language)
    for name, part in decks.items():
        pieces = list_pieces(part, order)
        made = () if order.proof else _on_sheets(pieces, order, words, name, first)
        found.append(Printed(name, pieces, made))
        first += len(made)
    return found


def _on_sheets(
    pieces: tuple[Piece, ...], order: Order, words: PressWords, name: str, first: int
) -> tuple[Printout, ...]:
    """Where no backs are printed, what is read on both sides has each of them as a front."""
    sheet = sheet_of(order, name)
    if not prints_backs_as_fronts(order, name):
        return printouts(pieces, sheet, words, name, first)
    back = words.say("side-back")
    sides = [(index, side) for index, piece in enumerate(pieces) for side in sides_of(piece, back)]
    made = printouts(tuple(side for _, side in sides), sheet, words, name, first)
    return tuple(
        replace(each, slots=tuple(replace(slot, piece=sides[slot.piece][0]) for slot in each.slots))
        for each in made
    )


def prints_backs_as_fronts(order: Order, part: str) -> bool:
    """Whether both sides of a part's pieces are printed as fronts."""
    return part in PAGES and order.sheet.backs == "none"


def sides_of(piece: Piece, back: str = "") -> tuple[Piece, ...]:
    """Its sides, as pieces that have no back; the second is labelled as what it is."""
    front = replace(piece, back=None)
    if piece.back is None:
        return (front,)
    return front, replace(front, front=piece.back, label=f"{piece.label} ({back})" if piece.label else "")


def sheet_of(order: Order, part: str = "") -> SheetOptions:
    """The options for a part of a kit; a page of rules is not folded back to back with its other side."""
    sheet = replace(order.sheet, mark_colour=BLACK) if order.ink == "black" else order.sheet
    backs = "separate" if part in PAGES and sheet.backs == "fold" else sheet.backs
    apart = sum(each.apart for each in order.parts if each.name == part)
    return replace(sheet, backs=backs, apart=apart)


def _proof(parts: list[Printed], order: Order) -> tuple[Printed, ...]:
    from pnp.press.proof import proof

    pieces = tuple(piece for part in parts for piece in part.pieces)
    sheet = sheet_of(order)
    made = proof(pieces, sheet.paper, sheet.mark_colour, back_word(order.language))
    return (Printed("proof", pieces, numbered([made])),)


def _told(
    guide: list[ResolvedSet], own: list[Printed], parts: list[Printed], order: Order
) -> list[ResolvedSet]:
    """The guide, told what there is to print beside its own; alone, what there would be."""
    if order.proof:
        return guide
    from pnp.build.resolved import with_fields

    printed_too = any(part.printouts for part in parts)
    values = {**_files(parts if printed_too else _whole_kit(order), order), "own": _count_all(own, order)}
    return [replace(one, cards=with_fields(one, lambda _: values)) for one in guide]


def _files(parts: list[Printed], order: Order) -> dict[str, Any]:
    """What a guide is told: of each file in the order of printing, and of all together."""
    files = [(part, printout) for part in parts for printout in part.printouts]
    decks = [_decks(part, printout) for part, printout in files]
    return {
        "files": tuple(printout.name for _, printout in files),
        "counts": tuple(str(_count_sheets(printout, order) or "") for _, printout in files),
        "sides": tuple(_sides(printout, order) for _, printout in files),
        "parts": tuple(part.name for part, _ in files),
        "decks": tuple(", ".join(each) for each in decks),
        "names": tuple(", ".join(each.values()) for each in decks),
        "total": _count_all(parts, order),
        "paper": "" if order.sheet.imposition == "single" else order.sheet.paper.name,
        "backs": order.sheet.backs,
    }


def _count_all(parts: list[Printed], order: Order) -> int:
    """The sheets of all files of these parts, or their pages."""
    return sum(_count_sheets(printout, order) for part in parts for printout in part.printouts)


def _count_sheets(printout: Printout, order: Order) -> int:
    """Its sheets of paper, or its pages, where each shows one face."""
    return len(printout.pages) if order.sheet.imposition == "single" else printout.sheets


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
