"""A score sheet of Nebula read into a position: the table, and each player's galaxy, black holes, tasks and
claims."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from pnp.errors import Location, Mistake, code_phrase, count_things, phrase, suggest, word_mistake
from pnp.games.nebula.card_rules import ALPHABETS, COLOURS, LETTERS, NO_STARS, Galaxy, OwnSky, bits
from pnp.games.nebula.cards import CORE, BitBoard, RuleCard
from pnp.games.nebula.forms import EMPTY_CELL, SECTORS, SHEET
from pnp.models import trees
from pnp.models.game import Supplies
from pnp.models.score_sheets import keys
from pnp.models.score_sheets.keys import find_card, get_name, read_seats


def read_galaxy(entry: trees.Entry, board: BitBoard, notes: list[Mistake], language: str = "en") -> Galaxy:
    """Read the stars of a galaxy in the letters of a language; note mistakes."""
    first_places: dict[int, Location] = {}  # where the score sheet names each cell first
    colours = dict.fromkeys(COLOURS, 0)
    for key, written in trees.list_items(entry):
        letters = trees.get_text(written)
        cells = _find_cells(key, board)
        if letters is None:
            continue
        mistakes = [
            *_find_mistakes(key, written, letters, cells, board, language),
            *_find_given_twice(written, cells, first_places, board),
        ]
        notes += mistakes
        first_places.update(dict.fromkeys(cells, written.location))
        english = (keys.to_english(letters, ALPHABETS, language) or "") if not mistakes else ""
        for cell, letter in zip(cells, english, strict=False):
            if letter != EMPTY_CELL:
                colours[LETTERS[letter]] |= 1 << cell
    return Galaxy(colours, sum(colours.values()), language)


def write_galaxy(galaxy: Galaxy, board: BitBoard) -> dict[str, str]:
    """Write a galaxy as a score sheet has it: the centre, then each constellation."""
    letters = [EMPTY_CELL] * len(board.cells)
    for letter, colour in LETTERS.items():
        for cell in bits(galaxy.colours[colour]):
            letters[cell] = letter
    strings = {name: "".join(letters[cell] for cell in cells) for name, cells in board.cells_of.items()}
    return {CORE: letters[board.numbers[CORE]], **strings}


def _find_cells(key: str, board: BitBoard) -> Sequence[int]:
    """Return the numbers of the cells that a key names, in the board's order."""
    if key in board.constellations:
        return board.cells_of[key]
    return (board.numbers[key],) if key in board.numbers else ()


def _find_mistakes(
    key: str, written: trees.Entry, letters: str, cells: Sequence[int], board: BitBoard, language: str
) -> Iterator[Mistake]:
    if not cells:
        wrong = code_phrase("form-galaxy", "there-is-no-constellation-or-cell-key", key=key[:40])
        known = phrase("write-names-or-a-cell-s-id", names=", ".join(board.constellations))
        near = suggest(key[:40], (*board.constellations, *board.cells))
        yield trees.make_key_mistake(written, wrong, near or known)
    elif letters in COLOURS:
        english = next(letter for letter, colour in LETTERS.items() if colour == letters)
        own = keys.to_language(english, ALPHABETS, language)
        message = "colours-are-written-as-letters-and-letters-is-word"
        words = word_mistake("form-galaxy", message, "write-letter", letters=letters, letter=own)
        yield trees.make_mistake(written, *words)
    else:
        yield from _find_wrong_letters(key, written, letters, len(cells), language)


def _find_wrong_letters(
    key: str, written: trees.Entry, letters: str, cells: int, language: str
) -> Iterator[Mistake]:
    if len(letters) != cells:
        wrong = code_phrase("form-galaxy", "key-has-told", key=key, told=count_things(len(letters), "letter"))
        all_letters = phrase("write-cells-letters", cells=cells) if cells > 1 else phrase("write-one-letter")
        right = phrase("right-an-empty-cell-is-empty", right=all_letters, empty=EMPTY_CELL)
        yield trees.make_mistake(written, wrong, right, cells if len(letters) > cells else None)
        if cells == 1:
            return
    own = zip(ALPHABETS[language], COLOURS, strict=True)
    known = ", ".join(f"{letter} {colour}" for letter, colour in own)
    for index in keys.find_strange_signs(letters[:cells], ALPHABETS[language], EMPTY_CELL):
        what = code_phrase("form-galaxy", "there-is-no-colour-letter", letter=letters[index])
        right = phrase("write-known-or-empty", known=known, empty=EMPTY_CELL)
        yield trees.make_mistake(written, what, right, index)


def _find_given_twice(
    written: trees.Entry, cells: Sequence[int], first_places: dict[int, Location], board: BitBoard
) -> Iterator[Mistake]:
    """Find the first of these cells that the score sheet names a second time, even as empty."""
    for cell in cells:
        if cell in first_places:
            what = code_phrase("form-galaxy", "the-cell-cells-is-given-twice", cells=board.cells[cell])
            right = phrase("give-it-in-its-constellation-s-string-or-by-its-id")
            yield Mistake(written.location, what, right, key=True, twin=first_places[cell])
            return


FIRST, LATER = "first", "later"


class Counters(Struct, frozen=True):
    """The markers that left the start, the furthest right first."""

    colours: tuple[str, ...] = ()
    constellations: tuple[str, ...] = ()
    advanced: tuple[str, ...] = ()


class TableState(Struct, frozen=True):
    public: Mapping[str, RuleCard]
    advanced: Mapping[str, RuleCard]  # by the sectors of the counter board
    counters: Counters


def read_table(tree: Any, full: bool, supplies: Supplies, notes: list[Mistake]) -> TableState:
    sheet = trees.Entry(tree)
    public = _read_public(trees.get_entry(sheet, "public"), supplies, notes)
    if full:
        advanced = _read_advanced(trees.get_entry(sheet, "advanced"), supplies, notes)
        counters = _read_counters(trees.get_entry(sheet, "counters"), supplies.board, notes)
        return TableState(public, advanced, counters)
    for key in ("advanced", "counters"):
        if trees.has_key(sheet, key):
            wrong, right = "the-basic-version-has-no-key", "leave-it-out-or-say-version-full"
            words = word_mistake("form-sheet", wrong, right, key=key)
            notes.append(trees.make_key_mistake(trees.get_entry(sheet, key), *words))
    return TableState(public, {}, Counters())


def read_task(entry: trees.Entry, deck: str, supplies: Supplies, notes: list[Mistake]) -> RuleCard | None:
    """Read the task that an entry names; note one that the board does not allow."""
    card: RuleCard | None = find_card(entry, deck, supplies, notes)
    constellation = card.asks.get("constellation") if card else None
    if card and constellation is not None and constellation not in supplies.board.constellations:
        wrong = "card-id-asks-for-constellation-asked-which-this"
        right = "choose-another-card-the-board-has-constellations"
        arguments = {
            "id": card.id[:40],
            "asked": constellation,
            "constellations": ", ".join(supplies.board.constellations),
        }
        notes.append(trees.make_mistake(entry, *word_mistake("form-unknown-card", wrong, right, **arguments)))
        return None
    return card


def find_repeated(entries: Sequence[trees.Entry], wrong: str, right: str) -> Iterator[Mistake]:
    """Find the entries that repeat an earlier one: a card's id, or the name of a marker."""
    first: dict[str, trees.Entry] = {}
    for entry in entries:
        if (written := trees.get_text(entry)) is not None and first.setdefault(written, entry) is not entry:
            words = word_mistake("form-twice", wrong, right, id=written[:40], name=written[:40])
            yield trees.make_twin_mistake(entry, *words, first[written])


def _read_public(entry: trees.Entry, supplies: Supplies, notes: list[Mistake]) -> dict[str, RuleCard]:
    cards = [*trees.list_entries(entry)]
    notes += find_repeated(cards, "the-card-id-lies-on-the-table-already", "name-four-different-cards")
    found = [read_task(card, "public", supplies, notes) for card in cards]
    return {card.id: card for card in found if card is not None}


def _read_advanced(entry: trees.Entry, supplies: Supplies, notes: list[Mistake]) -> dict[str, RuleCard]:
    entries = dict(trees.list_items(entry))
    lacking = [sector for sector in SECTORS if sector not in entries]
    if isinstance(entry.value, dict) and lacking and entries.keys() <= {*SECTORS}:
        what = code_phrase("form-missing-key", "no-card-lies-at-lacking", lacking=trees.quote_all(lacking))
        right = phrase("add-lacking-each-sector-has-one", lacking=lacking[0])
        notes.append(trees.make_mistake(entry, what, right))
    twice = "the-card-id-lies-in-a-sector-already", "name-four-different-cards"
    notes += find_repeated([*entries.values()], *twice)
    cards = {sector: find_card(entry, "advanced", supplies, notes) for sector, entry in entries.items()}
    return {sector: cards[sector] for sector in SECTORS if cards.get(sector) is not None}


def _read_counters(entry: trees.Entry, board: BitBoard, notes: list[Mistake]) -> Counters:
    known = {"colours": COLOURS, "constellations": tuple(board.constellations), "advanced": SECTORS}
    return Counters(*(_read_markers(trees.get_entry(entry, key), known[key], notes) for key in known))


def _read_markers(entry: trees.Entry, known: tuple[str, ...], notes: list[Mistake]) -> tuple[str, ...]:
    """Read the markers of one counter."""
    markers = [*trees.list_entries(entry)]
    for marker in markers:
        if (written := trees.get_text(marker)) and written not in known:
            shown = written[:40]
            wrong = code_phrase("form-unknown-name", "this-counter-has-no-marker-written", written=shown)
            right = suggest(shown, known) or phrase("its-markers-are-known", known=", ".join(known))
            notes.append(trees.make_mistake(marker, wrong, right))
    notes += find_repeated(markers, "the-marker-name-stands-further-right-already", "name-each-marker-once")
    return tuple(filter(None, map(trees.get_text, markers)))


def read_claims(
    players: Sequence[trees.Entry], public: trees.Entry, notes: list[Mistake]
) -> list[dict[str, str]]:
    """Read each player's claims on public cards, first or later; note impossible claims."""
    on_table = [trees.get_text(each_card) for each_card in trees.list_entries(public)]
    marked = [dict(trees.list_items(player, "public")) for player in players]
    for marks in marked:
        for id, entry in marks.items():
            if id and id not in on_table:
                notes.append(_refuse_off_table(id, entry, [*filter(None, on_table)]))
    for id in dict.fromkeys(id for marks in marked for id in marks if id in on_table):
        notes += _find_wrong_order(id, [marks[id] for marks in marked if id in marks])
    return [{id: trees.get_text(entry) or "" for id, entry in marks.items()} for marks in marked]


def _refuse_off_table(id: str, entry: trees.Entry, on_table: list[str]) -> Mistake:
    wrong = code_phrase("form-unknown-card", "the-card-id-is-not-on-the-table", id=id[:40])
    right: str = phrase("list-the-four-cards-under-public-at-the-top")
    if on_table:
        right = suggest(id[:40], on_table) or phrase("there-lie-on-table", on_table=", ".join(on_table))
    return trees.make_key_mistake(entry, wrong, right)


def _find_wrong_order(id: str, marks: list[trees.Entry]) -> Iterator[Mistake]:
    """Check that one player is first on a card, and others only later."""
    firsts = [mark for mark in marks if trees.get_text(mark) == FIRST]
    laters = [mark for mark in marks if trees.get_text(mark) == LATER]
    for second in firsts[1:]:
        words = word_mistake("form-sheet", "another-player-is-first-on-id", "write-later", id=id)
        yield trees.make_twin_mistake(second, *words, firsts[0])
    if laters and len(laters) == len(marks):
        words = word_mistake("form-sheet", "nobody-is-first-on-id", "write-first-for-whoever-was", id=id)
        yield trees.make_mistake(laters[0], *words)


SEATS = (2, 4)  # the fewest and the most players


class PlayerState(Struct, frozen=True):
    """A player; `claims` are the public cards with a marker, each with first or later."""

    name: str
    sky: OwnSky
    personal: RuleCard | None
    claims: Mapping[str, str]
    claims_known: bool  # false if the line is by hand and no claims were entered
    by_hand: Mapping[str, int]


class Position(Struct, frozen=True):
    full: bool  # the full version, not the basic one
    board: BitBoard
    table: TableState
    players: tuple[PlayerState, ...]


def read_position(tree: Any, supplies: Supplies, notes: list[Mistake]) -> Position:
    sheet = trees.Entry(tree)
    full = trees.get_text(sheet, "version") != "basic"
    seats = [*zip(read_seats(tree, *SEATS, notes), keys.read_given_lines(SHEET, tree, notes), strict=True)]
    table = read_table(tree, full, supplies, notes)
    return Position(full, supplies.board, table, _read_players(sheet, supplies, seats, notes))


Seats: TypeAlias = Sequence[tuple[trees.Entry, dict[str, int]]]  # each with the lines that are by hand


def _read_players(
    sheet: trees.Entry, supplies: Supplies, places: Seats, notes: list[Mistake]
) -> tuple[PlayerState, ...]:
    seated = [place for place, _ in places]
    claimed = _read_known_claims(sheet, places, notes)
    personal_cards = [trees.get_entry(place, "personal") for place in seated]
    notes += find_repeated(personal_cards, "the-personal-card-id-is-taken", "give-each-player-another")
    most = max((trees.get_whole(place, "black_holes") or 0 for place in seated), default=0)
    language = keys.find_language(sheet.value, ALPHABETS)
    players = []
    for (place, given), claims in zip(places, claimed, strict=True):
        entered, stars = trees.has_key(place, "galaxy"), NO_STARS
        if entered:
            stars = read_galaxy(trees.get_entry(place, "galaxy"), supplies.board, notes, language)
        holes = trees.get_whole(place, "black_holes") or 0
        player = PlayerState(
            name=get_name(place),
            sky=OwnSky(supplies.board, stars, entered, holes, most, tuple(claims)),
            personal=read_task(trees.get_entry(place, "personal"), "personal", supplies, notes),
            claims=claims,
            claims_known=trees.has_key(place, "public") or "public" not in given,
            by_hand=given,
        )
        players.append(player)
    return tuple(players)


def _read_known_claims(sheet: trees.Entry, places: Seats, notes: list[Mistake]) -> list[dict[str, str]]:
    """Read the claims of all players; note none of them as wrong while the table's own cards are missing by
    mistake."""
    public = trees.get_entry(sheet, "public")
    by_mistake = any("public" not in given for _, given in places) and not isinstance(public.value, list)
    return read_claims([place for place, _ in places], public, [] if by_mistake else notes)
