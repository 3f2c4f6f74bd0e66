"""A score sheet of Nebula read into a position: the table, and each player's galaxy, black holes, tasks and
claims."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pnp.errors import Location, Mistake, counted, near, phrase, said
from pnp.games.nebula.board_rules import CORE
from pnp.games.nebula.forms import EMPTY_CELL, SECTORS, SHEET
from pnp.games.nebula.sky import ALPHABETS, COLOURS, LETTERS, NO_STARS, Galaxy, Sky
from pnp.models.entries import (
    Entry,
    get_text,
    get_whole,
    has_key,
    list_entries,
    list_items,
    make_key_mistake,
    make_mistake,
    make_twin_mistake,
    quote_all,
    within,
)
from pnp.models.keys import read_given_lines
from pnp.models.letters import find_language, find_strange_signs, to_english, to_language
from pnp.models.sheets import find_card, get_name, read_seats

if TYPE_CHECKING:
    from pnp.games.nebula.cards import Board, RuleCard
    from pnp.models.game import Supplies


def read_galaxy(entry: Entry, board: Board, notes: list[Mistake], language: str = "en") -> Galaxy:
    """The stars of a galaxy, by the letters of a language; notes what is wrong with it."""
    given: dict[int, Location] = {}  # where each cell was told of first
    colours = dict.fromkeys(COLOURS, 0)
    for key, written in list_items(entry):
        letters = get_text(written)
        cells = _find_cells(key, board)
        if letters is None:
            continue
        found = [
            *_find_mistakes(key, written, letters, cells, board, language),
            *_find_given_twice(written, cells, given, board),
        ]
        notes += found
        given.update(dict.fromkeys(cells, written.location))
        meant = (to_english(letters, ALPHABETS, language) or "") if not found else ""
        for cell, letter in zip(cells, meant, strict=False):
            if letter != EMPTY_CELL:
                colours[LETTERS[letter]] |= 1 << cell
    return Galaxy(colours, sum(colours.values()), language)


def write_galaxy(galaxy: Galaxy, board: Board) -> dict[str, str]:
    """What a score sheet says of a galaxy: the centre, then each constellation."""
    letters = [
        next((letter for letter, colour in LETTERS.items() if galaxy.colours[colour] >> cell & 1), EMPTY_CELL)
        for cell in range(len(board.cells))
    ]
    strings = {name: "".join(letters[cell] for cell in cells) for name, cells in board.cells_of.items()}
    return {CORE: letters[board.numbers[CORE]], **strings}


def _find_cells(key: str, board: Board) -> Sequence[int]:
    """The numbers of the cells that a key names, in the board's order."""
    if key in board.constellations:
        return board.cells_of[key]
    return (board.numbers[key],) if key in board.numbers else ()


def _find_mistakes(
    key: str, written: Entry, letters: str, cells: Sequence[int], board: Board, language: str
) -> Iterator[Mistake]:
    if not cells:
        names = ", ".join(board.constellations)
        known = near(key[:40], (*board.constellations, *board.cells)) or phrase(
            "write-names-or-a-cell-s-id", names=names
        )
        yield make_key_mistake(
            written, said("form-galaxy", "there-is-no-constellation-or-cell-key", key=key[:40]), known
        )
    elif letters in COLOURS:
        right = next(letter for letter, colour in LETTERS.items() if colour == letters)
        yield make_mistake(
            written,
            said("form-galaxy", "colours-are-written-as-letters-and-letters-is-word", letters=letters),
            phrase("write-letter", letter=to_language(right, ALPHABETS, language)),
        )
    else:
        yield from _find_wrong_letters(key, written, letters, len(cells), language)


def _find_wrong_letters(
    key: str, written: Entry, letters: str, cells: int, language: str
) -> Iterator[Mistake]:
    if len(letters) != cells:
        right = phrase("write-cells-letters", cells=cells) if cells > 1 else phrase("write-one-letter")
        told = counted(len(letters), "letter")
        surplus = cells if len(letters) > cells else None
        yield make_mistake(
            written,
            said("form-galaxy", "key-has-told", key=key, told=told),
            phrase("right-an-empty-cell-is-empty", right=right, empty=EMPTY_CELL),
            surplus,
        )
        if cells == 1:
            return
    own = zip(ALPHABETS[language], COLOURS, strict=True)
    known = ", ".join(f"{letter} {colour}" for letter, colour in own)
    for index in find_strange_signs(letters[:cells], ALPHABETS[language], EMPTY_CELL):
        what = said("form-galaxy", "there-is-no-colour-letter", letter=letters[index])
        right = phrase("write-known-or-empty", known=known, empty=EMPTY_CELL)
        yield make_mistake(written, what, right, index)


def _find_given_twice(
    written: Entry, cells: Sequence[int], given: dict[int, Location], board: Board
) -> Iterator[Mistake]:
    """A cell that was told of before, be it as empty; of several, the first."""
    for cell in cells:
        if cell in given:
            what = said("form-galaxy", "the-cell-cells-is-given-twice", cells=board.cells[cell])
            right = phrase("give-it-in-its-constellation-s-string-or-by-its-id")
            yield Mistake(written.location, what, right, key=True, twin=given[cell])
            return


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
    public = _read_public(within(sheet, "public"), supplies, notes)
    if full:
        advanced = _read_advanced(within(sheet, "advanced"), supplies, notes)
        return Table(public, advanced, _read_counters(within(sheet, "counters"), supplies.board, notes))
    for key in ("advanced", "counters"):
        if has_key(sheet, key):
            right = phrase("leave-it-out-or-say-version-full")
            notes.append(
                make_key_mistake(
                    within(sheet, key), said("form-sheet", "the-basic-version-has-no-key", key=key), right
                )
            )
    return Table(public, {}, Counters())


def read_task(entry: Entry, deck: str, supplies: Supplies, notes: list[Mistake]) -> RuleCard | None:
    """The task that an entry names; notes one that the board does not allow for."""
    found: RuleCard | None = find_card(entry, deck, supplies, notes)
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
        notes.append(make_mistake(entry, what, right))
        return None
    return found


def find_repeated(entries: Sequence[Entry], wrong: Callable[[str], str], right: str) -> Iterator[Mistake]:
    """The entries that say again what one before them says; `wrong` tells of the text in it."""
    first: dict[str, Entry] = {}
    for entry in entries:
        if (written := get_text(entry)) is not None and first.setdefault(written, entry) is not entry:
            yield make_twin_mistake(entry, wrong(written[:40]), right, first[written])


def _read_public(entry: Entry, supplies: Supplies, notes: list[Mistake]) -> dict[str, RuleCard]:
    cards = [*list_entries(entry)]
    notes += find_repeated(
        cards,
        lambda id: said("form-twice", "the-card-id-lies-on-the-table-already", id=id),
        phrase("name-four-different-cards"),
    )
    found = [read_task(card, "public", supplies, notes) for card in cards]
    return {card.id: card for card in found if card is not None}


def _read_advanced(entry: Entry, supplies: Supplies, notes: list[Mistake]) -> dict[str, RuleCard]:
    given = dict(list_items(entry))
    lacking = [sector for sector in SECTORS if sector not in given]
    if isinstance(entry.value, dict) and lacking and given.keys() <= {*SECTORS}:
        what = said("form-missing-key", "no-card-lies-at-lacking", lacking=quote_all(lacking))
        notes.append(make_mistake(entry, what, phrase("add-lacking-each-sector-has-one", lacking=lacking[0])))
    notes += find_repeated(
        [*given.values()],
        lambda id: said("form-twice", "the-card-id-lies-in-a-sector-already", id=id),
        phrase("name-four-different-cards"),
    )
    found = {sector: find_card(entry, "advanced", supplies, notes) for sector, entry in given.items()}
    return {sector: found[sector] for sector in SECTORS if found.get(sector) is not None}


def _read_counters(entry: Entry, board: Board, notes: list[Mistake]) -> Counters:
    return Counters(
        _read_markers(within(entry, "colours"), COLOURS, notes),
        _read_markers(within(entry, "constellations"), tuple(board.constellations), notes),
        _read_markers(within(entry, "advanced"), SECTORS, notes),
    )


def _read_markers(entry: Entry, known: tuple[str, ...], notes: list[Mistake]) -> tuple[str, ...]:
    """The markers of one counter."""
    markers = [*list_entries(entry)]
    for marker in markers:
        if (written := get_text(marker)) and written not in known:
            right = near(written[:40], known) or phrase("its-markers-are-known", known=", ".join(known))
            notes.append(
                make_mistake(
                    marker,
                    said("form-unknown-name", "this-counter-has-no-marker-written", written=written[:40]),
                    right,
                )
            )
    notes += find_repeated(
        markers,
        lambda name: said("form-twice", "the-marker-name-stands-further-right-already", name=name),
        phrase("name-each-marker-once"),
    )
    return tuple(filter(None, map(get_text, markers)))


def read_claims(players: Sequence[Entry], public: Entry, notes: list[Mistake]) -> list[dict[str, str]]:
    """The public cards that each player claims, with where the marker stands; notes claims that cannot be."""
    on_table = [get_text(each_card) for each_card in list_entries(public)]
    marked = [dict(list_items(within(player, "public"))) for player in players]
    for marks in marked:
        for id, entry in marks.items():
            if id and id not in on_table:
                notes.append(_refuse_off_table(id, entry, [*filter(None, on_table)]))
    for id in dict.fromkeys(id for marks in marked for id in marks if id in on_table):
        notes += _find_wrong_order(id, [marks[id] for marks in marked if id in marks])
    return [{id: get_text(entry) or "" for id, entry in marks.items()} for marks in marked]


def _refuse_off_table(id: str, entry: Entry, on_table: list[str]) -> Mistake:
    known = (
        phrase("there-lie-on-table", on_table=", ".join(on_table))
        if on_table
        else phrase("list-the-four-cards-under-public-at-the-top")
    )
    return make_key_mistake(
        entry,
        said("form-unknown-card", "the-card-id-is-not-on-the-table", id=id[:40]),
        near(id[:40], on_table) or known,
    )


def _find_wrong_order(id: str, marks: list[Entry]) -> Iterator[Mistake]:
    """One player is first on a card, and others only after that."""
    firsts = [mark for mark in marks if get_text(mark) == FIRST]
    laters = [mark for mark in marks if get_text(mark) == LATER]
    for second in firsts[1:]:
        yield make_twin_mistake(
            second,
            said("form-sheet", "another-player-is-first-on-id", id=id),
            phrase("write-later"),
            firsts[0],
        )
    if laters and len(laters) == len(marks):
        yield make_mistake(
            laters[0],
            said("form-sheet", "nobody-is-first-on-id", id=id),
            phrase("write-first-for-whoever-was"),
        )


SEATS = (2, 4)  # how few and how many play


@dataclass(frozen=True, slots=True)
class Astronomer:
    """A player; `claims` are the public cards with a marker, each with first or later."""

    name: str
    sky: Sky
    personal: RuleCard | None
    claims: Mapping[str, str]
    claims_known: bool  # not where the line is by hand and nothing was entered
    by_hand: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Position:
    full: bool  # of the two versions
    board: Board
    table: Table
    players: tuple[Astronomer, ...]


def read_position(tree: Any, supplies: Supplies, notes: list[Mistake]) -> Position:
    sheet = Entry(tree)
    full = get_text(within(sheet, "version")) != "basic"
    seats = [*zip(read_seats(tree, *SEATS, notes), read_given_lines(SHEET, tree, notes), strict=True)]
    table = read_table(tree, full, supplies, notes)
    return Position(full, supplies.board, table, _read_players(sheet, supplies, seats, notes))


def _read_players(
    sheet: Entry,
    supplies: Supplies,
    places: Sequence[tuple[Entry, dict[str, int]]],
    notes: list[Mistake],
) -> tuple[Astronomer, ...]:
    seated = [place for place, _ in places]
    claimed = _read_known_claims(sheet, places, notes)
    notes += find_repeated(
        [within(place, "personal") for place in seated],
        lambda id: said("form-twice", "the-personal-card-id-is-taken", id=id),
        phrase("give-each-player-another"),
    )
    most = max((get_whole(within(place, "black_holes")) or 0 for place in seated), default=0)
    language = find_language(sheet.value, ALPHABETS)
    return tuple(
        _read_player(place, given, claimed[number], most, language, supplies, notes)
        for number, (place, given) in enumerate(places)
    )


def _read_known_claims(
    sheet: Entry, places: Sequence[tuple[Entry, dict[str, int]]], notes: list[Mistake]
) -> list[dict[str, str]]:
    """The claims of all players; no claim can be wrong while the table's own cards are missing by mistake."""
    public = within(sheet, "public")
    by_mistake = any("public" not in given for _, given in places) and not isinstance(public.value, list)
    return read_claims([place for place, _ in places], public, [] if by_mistake else notes)


def _read_player(
    place: Entry,
    given: dict[str, int],
    claimed: dict[str, str],
    most: int,
    language: str,
    supplies: Supplies,
    notes: list[Mistake],
) -> Astronomer:
    galaxy = within(place, "galaxy")
    stars = NO_STARS
    if has_key(place, "galaxy"):
        stars = read_galaxy(galaxy, supplies.board, notes, language)
    held = get_whole(within(place, "black_holes")) or 0
    return Astronomer(
        name=get_name(place),
        sky=Sky(supplies.board, stars, has_key(place, "galaxy"), held, most, tuple(claimed)),
        personal=read_task(within(place, "personal"), "personal", supplies, notes),
        claims=claimed,
        claims_known=has_key(place, "public") or "public" not in given,
        by_hand=given,
    )
