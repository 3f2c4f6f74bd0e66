"""Draws an order part by part, lays it on paper and counts it. The part that lists the others is drawn
last."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from pnp import press
from pnp.build.kits import render_set
from pnp.build.kits.making import back_word, press_words
from pnp.build.kits.orders import Order, parts_of
from pnp.build.sets.resolved import ResolvedSet
from pnp.files import manifest
from pnp.geometry import inset_box
from pnp.models.cards import PAGES
from pnp.pictures.tones import BLACK
from pnp.press import Piece, PressWords, Printout, SheetOptions, make_printouts, number_printouts
from pnp.press.jobs import paper_box

GUIDE = "assembly"  # the part that opens a kit and lists all others


class PrintedPart(Struct, frozen=True):
    """A part of a kit: its pieces, and the files to print."""

    name: str
    pieces: tuple[Piece, ...]
    printouts: tuple[Printout, ...]


class PrintedKit(Struct, frozen=True):
    """All parts, and the decks drawn for them, in the order of their sets."""

    parts: tuple[PrintedPart, ...]
    decks: list[render_set.DrawnDeck]


def lay_out_order(order: Order) -> PrintedKit:
    """Draw all parts of an order and lay them on paper."""
    sets = render_set.load_sets(order)
    render_set.check_wanted(sets, order)
    rest = iter(sets)
    named = {part.name: [*islice(rest, len(part.sets))] for part in parts_of(order)}
    guide = named.pop(GUIDE, [])
    # All are drawn together, so that all mistakes are reported.
    drawn = iter(render_set.draw_decks([one for group in named.values() for one in group], order))
    decks = {name: [*islice(drawn, len(group))] for name, group in named.items()}
    # The guide is printed first, but drawn last: it lists the others.
    blank = _lay_out_parts({GUIDE: render_set.draw_decks(guide, replace(order, blank=True))}, order, 1)
    parts = [*_lay_out_parts(decks, order, 1 + sum(len(part.printouts) for part in blank))]
    if guide:
        told_of = _fill_guide(guide, blank, parts, order)
        decks = {GUIDE: render_set.draw_decks(told_of, order), **decks}
        parts = [*_lay_out_parts({GUIDE: decks[GUIDE]}, order, 1), *parts]
    render_set.check_number(tuple(piece for part in parts for piece in part.pieces), order)
    every = [deck for part in decks.values() for deck in part]
    return PrintedKit(_make_proof(parts, order) if order.proof else tuple(parts), every)


def _lay_out_whole_kit(order: Order) -> list[PrintedPart]:
    """Lay out the whole kit without drawing it, for a guide that is printed alone."""
    from pnp.build.kits.kits import fill_kit_order

    whole = fill_kit_order(replace(order, blank=True, only=()), order.kit)
    return [part for part in lay_out_order(whole).parts if part.name != GUIDE]


def _lay_out_parts(
    decks: Mapping[str, list[render_set.DrawnDeck]], order: Order, first: int
) -> list[PrintedPart]:
    printed_parts: list[PrintedPart] = []
    words = press_words(order.language)
    for name, part in decks.items():
        pieces = render_set.list_pieces(part, order)
        printouts = () if order.proof else _lay_on_sheets(pieces, order, words, name, first)
        printed_parts.append(PrintedPart(name, pieces, printouts))
        first += len(printouts)
    return printed_parts


def _lay_on_sheets(
    pieces: tuple[Piece, ...], order: Order, words: PressWords, name: str, first: int
) -> tuple[Printout, ...]:
    """Lay pieces on sheets of paper. If no backs are printed, pages that are read on both sides get each side
    as a front."""
    sheet = sheet_options_of(order, name)
    if not prints_backs_as_fronts(order, name):
        return make_printouts(pieces, sheet, words, name, first)
    back = words.say("side-back")
    sides = [(index, side) for index, piece in enumerate(pieces) for side in sides_of(piece, back)]
    printouts = make_printouts(tuple(side for _, side in sides), sheet, words, name, first)
    return tuple(
        replace(each, slots=tuple(replace(slot, piece=sides[slot.piece][0]) for slot in each.slots))
        for each in printouts
    )


def prints_backs_as_fronts(order: Order, part: str) -> bool:
    """Tell whether both sides of a part's pieces are printed as fronts."""
    return part in PAGES and order.sheet.backs == "none"


def sides_of(piece: Piece, back: str = "") -> tuple[Piece, ...]:
    """Return a piece's sides as pieces without a back; the second is labelled as the back."""
    front = replace(piece, back=None)
    if piece.back is None:
        return (front,)
    return front, replace(front, front=piece.back, label=f"{piece.label} ({back})" if piece.label else "")


def sheet_options_of(order: Order, part: str = "") -> SheetOptions:
    """Return the options for a part of a kit; pages of rules are not folded back to back."""
    sheet = replace(order.sheet, mark_colour=BLACK) if order.ink == "black" else order.sheet
    backs = "separate" if part in PAGES and sheet.backs == "fold" else sheet.backs
    apart = sum(each.apart for each in order.parts if each.name == part)
    return replace(sheet, backs=backs, apart=apart)


def _make_proof(parts: list[PrintedPart], order: Order) -> tuple[PrintedPart, ...]:
    pieces = tuple(piece for part in parts for piece in part.pieces)
    sheet = sheet_options_of(order)
    printout = press.lay_out_proof(pieces, sheet.paper, sheet.mark_colour, back_word(order.language))
    return (PrintedPart("proof", pieces, number_printouts([printout])),)


def _fill_guide(
    guide: list[ResolvedSet], own: list[PrintedPart], parts: list[PrintedPart], order: Order
) -> list[ResolvedSet]:
    """Fill the guide with the files of the other parts; if it is printed alone, with those of the whole
    kit."""
    if order.proof:
        return guide
    from pnp.build.sets.resolved import fill_fields

    printed_too = any(part.printouts for part in parts)
    values = _list_guide_values(parts if printed_too else _lay_out_whole_kit(order), order)
    values["own"] = _count_all(own, order)
    return [replace(one, cards=fill_fields(one, lambda _: values)) for one in guide]


def _list_guide_values(parts: list[PrintedPart], order: Order) -> dict[str, Any]:
    """Return the values for a guide: those of each file in the order of printing, and totals."""
    files = [(part, printout) for part in parts for printout in part.printouts]
    decks = [_list_decks(part, printout) for part, printout in files]
    return {
        "files": tuple(printout.name for _, printout in files),
        "counts": tuple(str(_count_sheets(printout, order) or "") for _, printout in files),
        "sides": tuple(_name_sides(printout, order) for _, printout in files),
        "parts": tuple(part.name for part, _ in files),
        "decks": tuple(", ".join(each) for each in decks),
        "names": tuple(", ".join(each.values()) for each in decks),
        "total": _count_all(parts, order),
        "paper": "" if order.sheet.imposition == "single" else order.sheet.paper.name,
        "backs": order.sheet.backs,
    }


def _count_all(parts: list[PrintedPart], order: Order) -> int:
    """Count the sheets of paper of all files of these parts, or their pages."""
    return sum(_count_sheets(printout, order) for part in parts for printout in part.printouts)


def _count_sheets(printout: Printout, order: Order) -> int:
    """Count a file's sheets of paper, or its pages if each shows one face."""
    return len(printout.pages) if order.sheet.imposition == "single" else printout.sheets


def _list_decks(part: PrintedPart, printout: Printout) -> dict[str, str]:
    """Return the decks in a file, with their titles."""
    pieces = [part.pieces[slot.piece] for slot in printout.slots]
    return {piece.deck_name: piece.deck for piece in pieces}


def count_part_sheets(part: PrintedPart) -> int:
    """Count the sheets of paper of a part: the number in all messages and guides."""
    return sum(printout.sheets for printout in part.printouts)


def _name_sides(printout: Printout, order: Order) -> str:
    if printout.kind == "parts":
        return "parts"
    if printout.duplex:
        return f"duplex-{printout.duplex}"
    if not printout.sheets:
        return f"backs-{order.sheet.flip}"
    both = {slot.spot.side for slot in printout.slots} == {"front", "back"}
    return "fold" if both else "fronts" if printout.name.endswith("-fronts") else "single"


FILLED = 0.8  # of the printable area; with one more sheet of paper, nobody does better by hand


def list_shares(printed_kit: PrintedKit, order: Order) -> Iterator[manifest.PaperUse]:
    """Yield each part's number of sheets of paper and its limit, with the reason if it takes more."""
    for part in printed_kit.parts if order.sheet.imposition == "sheet" and not order.proof else ():
        sheets = count_part_sheets(part)
        most = most_sheets(part, order)
        yield manifest.PaperUse(part.name, sheets, most, _explain_share(part) if sheets > most else "")


def most_sheets(part: PrintedPart, order: Order) -> int:
    field = inset_box(paper_box(order.sheet.paper), order.sheet.margins)
    apart = prints_backs_as_fronts(order, part.name)
    sides = [side for piece in part.pieces for side in (sides_of(piece) if apart else (piece,))]
    whole = math.fsum(side.copies * side.front.trim.width * side.front.trim.height for side in sides)
    return math.ceil(whole / (field.width * field.height) / FILLED) + 1


def _explain_share(part: PrintedPart) -> str:
    """Say what costs paper: pieces of several sizes, parts of boards that overlap, backs beside their
    fronts."""
    sizes = len({(piece.front.trim, piece.front.cut) for piece in part.pieces})
    folded = any({slot.spot.side for slot in each.slots} == {"front", "back"} for each in part.printouts)
    reasons = {
        f"pieces of {sizes} sizes do not share sheets": sizes > 1,
        "boards are printed in parts that overlap": any(each.kind == "parts" for each in part.printouts),
        "backs are printed beside their fronts": folded and not any(each.duplex for each in part.printouts),
    }
    return "; ".join(reason for reason, true in reasons.items() if true) or "pieces stand in whole rows"
