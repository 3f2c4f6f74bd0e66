"""What lies on the table of Nebula: public cards with the markers on them, advanced cards, counters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pnp.errors import Mistake, near, phrase, said
from pnp.games.nebula.sky import COLOURS
from pnp.models.entries import Entry, each, has, items, repeated, text, within, wrong, wrong_key
from pnp.models.phrases import listed
from pnp.models.sheets import card

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from pnp.games.nebula.board import Board
    from pnp.games.nebula.cards import RuleCard
    from pnp.models.game import Supplies

PUBLIC = 4  # cards on the table
SECTORS = ("I", "II", "III", "IV")
FIRST, LATER = "first", "later"


@dataclass(frozen=True, slots=True)
class Counters:
    """The markers that left the start, the furthest right first."""

    colours: tuple[str, ...] = ()
    constellations: tuple[str, ...] = ()
    advanced: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    public: Mapping[str, RuleCard]
    advanced: Mapping[str, RuleCard]  # by the sectors of the counter board
    counters: Counters


def read_table(tree: Any, full: bool, supplies: Supplies, notes: list[Mistake]) -> Table:
    sheet = Entry(tree)
    public = _public(within(sheet, "public"), supplies, notes)
    if full:
        advanced = _advanced(within(sheet, "advanced"), supplies, notes)
        return Table(public, advanced, _counters(within(sheet, "counters"), supplies.board, notes))
    for key in ("advanced", "counters"):
        if has(sheet, key):
            right = phrase("leave-it-out-or-say-version-full")
            notes.append(
                wrong_key(
                    within(sheet, key), said("form-sheet", "the-basic-version-has-no-key", key=key), right
                )
            )
    return Table(public, {}, Counters())


def task(entry: Entry, deck: str, supplies: Supplies, notes: list[Mistake]) -> RuleCard | None:
    """The task that an entry names; notes one that the board does not allow for."""
    found: RuleCard | None = card(entry, deck, supplies, notes)
    asked = found.asks.get("constellation") if found else None
    if found and asked is not None and asked not in supplies.board.constellations:
        what = said(
            "form-unknown-card",
            "card-id-asks-for-constellation-asked-which-this",
            id=found.id[:40],
            asked=asked,
        )
        right = phrase(
            "choose-another-card-the-board-has-constellations",
            constellations=", ".join(supplies.board.constellations),
        )
        notes.append(wrong(entry, what, right))
        return None
    return found


def once(entries: Sequence[Entry], wrong: Callable[[str], str], right: str) -> Iterator[Mistake]:
    """The entries that say again what one before them says; `wrong` tells of the text in it."""
    first: dict[str, Entry] = {}
    for entry in entries:
        if (written := text(entry)) is not None and first.setdefault(written, entry) is not entry:
            yield repeated(entry, wrong(written[:40]), right, first[written])


def _public(entry: Entry, supplies: Supplies, notes: list[Mistake]) -> dict[str, RuleCard]:
    cards = [*each(entry)]
    notes += once(
        cards,
        lambda id: said("form-twice", "the-card-id-lies-on-the-table-already", id=id),
        phrase("name-four-different-cards"),
    )
    found = [task(card, "public", supplies, notes) for card in cards]
    return {card.id: card for card in found if card is not None}


def _advanced(entry: Entry, supplies: Supplies, notes: list[Mistake]) -> dict[str, RuleCard]:
    given = dict(items(entry))
    lacking = [sector for sector in SECTORS if sector not in given]
    if isinstance(entry.value, dict) and lacking and given.keys() <= {*SECTORS}:
        what = said("form-missing-key", "no-card-lies-at-lacking", lacking=listed(lacking))
        notes.append(wrong(entry, what, phrase("add-lacking-each-sector-has-one", lacking=lacking[0])))
    notes += once(
        [*given.values()],
        lambda id: said("form-twice", "the-card-id-lies-in-a-sector-already", id=id),
        phrase("name-four-different-cards"),
    )
    found = {sector: card(entry, "advanced", supplies, notes) for sector, entry in given.items()}
    return {sector: found[sector] for sector in SECTORS if found.get(sector) is not None}


def _counters(entry: Entry, board: Board, notes: list[Mistake]) -> Counters:
    return Counters(
        _markers(within(entry, "colours"), COLOURS, notes),
        _markers(within(entry, "constellations"), tuple(board.constellations), notes),
        _markers(within(entry, "advanced"), SECTORS, notes),
    )


def _markers(entry: Entry, known: tuple[str, ...], notes: list[Mistake]) -> tuple[str, ...]:
    """The markers of one counter."""
    markers = [*each(entry)]
    for marker in markers:
        if (written := text(marker)) and written not in known:
            right = near(written[:40], known) or phrase("its-markers-are-known", known=", ".join(known))
            notes.append(
                wrong(
                    marker,
                    said("form-unknown-name", "this-counter-has-no-marker-written", written=written[:40]),
                    right,
                )
            )
    notes += once(
        markers,
        lambda name: said("form-twice", "the-marker-name-stands-further-right-already", name=name),
        phrase("name-each-marker-once"),
    )
    return tuple(filter(None, map(text, markers)))


def claims(players: Sequence[Entry], public: Entry, notes: list[Mistake]) -> list[dict[str, str]]:
    """The public cards that each player claims, with where the marker stands; notes claims that cannot be."""
    on_table = [text(each_card) for each_card in each(public)]
    marked = [dict(items(within(player, "public"))) for player in players]
    for marks in marked:
        for id, entry in marks.items():
            if id and id not in on_table:
                notes.append(_not_on_table(id, entry, [*filter(None, on_table)]))
    for id in dict.fromkeys(id for marks in marked for id in marks if id in on_table):
        notes += _of_order(id, [marks[id] for marks in marked if id in marks])
    return [{id: text(entry) or "" for id, entry in marks.items()} for marks in marked]


def _not_on_table(id: str, entry: Entry, on_table: list[str]) -> Mistake:
    known = (
        phrase("there-lie-on-table", on_table=", ".join(on_table))
        if on_table
        else phrase("list-the-four-cards-under-public-at-the-top")
    )
    return wrong_key(
        entry,
        said("form-unknown-card", "the-card-id-is-not-on-the-table", id=id[:40]),
        near(id[:40], on_table) or known,
    )


def _of_order(id: str, marks: list[Entry]) -> Iterator[Mistake]:
    """One player is first on a card, and others only after that."""
    firsts = [mark for mark in marks if text(mark) == FIRST]
    laters = [mark for mark in marks if text(mark) == LATER]
    for second in firsts[1:]:
        yield repeated(
            second,
            said("form-sheet", "another-player-is-first-on-id", id=id),
            phrase("write-later"),
            firsts[0],
        )
    if laters and len(laters) == len(marks):
        yield wrong(
            laters[0],
            said("form-sheet", "nobody-is-first-on-id", id=id),
            phrase("write-first-for-whoever-was"),
        )
