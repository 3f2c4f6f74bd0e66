"""Card sets and boards that are checked: their form, the words of their cards, their print, their play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from pnp.build.checked_print import printed
from pnp.build.game_sets import GameSet, named_deck, named_game
from pnp.build.misnamed import no_board
from pnp.build.resolved import is_of_game, resolve_source
from pnp.build.resolved_game import ships
from pnp.build.scoring import game_named
from pnp.build.spoken import known_languages
from pnp.build.supplies import Found, game_set, joined, own_board
from pnp.checks.languages import ill_languages
from pnp.checks.placing import complained, placed
from pnp.data.files import real_path
from pnp.data.validation import refusal_of
from pnp.errors import InputError, PnpError, Problem, phrase, words_of
from pnp.models.entries import Entry, copies, each, text, within, wrong
from pnp.models.findings import Subject

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from pnp.build.resolved import ResolvedSet
    from pnp.data import Source
    from pnp.models.findings import Finding
    from pnp.models.game import Game, Supplies


class Opened(Struct, frozen=True):
    """A card set that is checked: as it is printed and as its game reads it, as far as it can be, and what is
    wrong with its form."""

    source: Source
    resolved: ResolvedSet | None
    deck: GameSet | None
    problems: tuple[Problem, ...] = ()
    unsaid: int = 0


class Table(Struct, frozen=True):
    """What the files that are checked together bring to each game, by its id: what ships with their card sets
    joined to it, these sets, and the board in place of the one that ships where there is exactly one."""

    sets: Mapping[str, Found]
    given: Mapping[str, Sequence[Opened]]
    boards: Mapping[str, Source]


def open_set(source: Source) -> Opened:
    """A set resolved; what cannot be printed may still be of a game."""
    try:
        resolved = resolve_source(source)
    except InputError as error:
        return Opened(source, None, _read_for_game(source), error.problems, error.unsaid)
    except PnpError as error:
        return Opened(source, None, _read_for_game(source), (Problem(source.path, 1, 1, *words_of(error)),))
    # A set whose game or deck was only guessed, which is told, lies on no table.
    deck = resolved.deck if resolved.deck and _is_named(resolved.deck) else None
    return Opened(source, resolved, deck, resolved.problems, resolved.unsaid)


def _is_named(deck: GameSet) -> bool:
    tree = Entry(deck.source.tree)
    return (text(within(tree, "game")), text(within(tree, "deck"))) == (deck.game.id, deck.deck)


def _read_for_game(source: Source) -> GameSet | None:
    """A set that cannot be printed, as far as its game can read it."""
    try:
        game = named_game(source) if is_of_game(source) else None
        return game_set(game, source) if game and named_deck(source, game) else None
    except PnpError:  # which is told of the set itself
        return None


def lay_out(sets: Sequence[Opened], given_boards: Sequence[Source]) -> Table:
    """All sets and boards on the tables of their games."""
    given: dict[str, list[Opened]] = {}
    boards: dict[str, list[Source]] = {}
    for one in sets:
        if one.deck:
            given.setdefault(one.deck.game.id, []).append(one)
    for source in given_boards:
        boards.setdefault(text(within(Entry(source.tree), "game")) or "", []).append(source)
    return Table(
        {id: _joined(own) for id, own in given.items()},
        given,
        {id: own[0] for id, own in boards.items() if len(own) == 1},
    )


def _joined(given: Sequence[Opened]) -> Found:
    """What ships of a game, with these of its sets that do not ship."""
    decks = [one.deck for one in given if one.deck]
    found = joined(decks[0].game, [deck for deck in decks if not _ships(deck)])
    unprinted = _unprinted(deck.source for deck in decks)
    left = {
        name: {id: card for id, card in deck.items() if id not in unprinted}
        for name, deck in found.supplies.decks.items()
    }
    return replace(found, supplies=replace(found.supplies, decks=left))


def _ships(deck: GameSet) -> bool:
    return ships(deck.source, deck.game, deck.deck)


def _unprinted(sources: Iterable[Source]) -> frozenset[str]:
    """The cards of which there are no copies: they lie on no table."""
    cards = (card for source in sources for card in each(within(Entry(source.tree), "cards")))
    return frozenset(text(within(card, "id")) or "" for card in cards if not copies(card))


def checked_set(opened: Opened, table: Table) -> Iterator[Finding]:
    source, resolved, deck = opened.source, opened.resolved, opened.deck
    problems = [*opened.problems]
    if deck:
        problems += _unjoined(source, table.sets[deck.game.id], problems)
    yield from complained(problems, source)
    if resolved:
        known = known_languages(resolved)
        yield from placed(source, ill_languages(Entry(source.tree), resolved.layout.layout, known))
        yield from _printed(resolved)
    if deck and deck.game.checks and not problems:
        yield from _played(deck, opened, table)


def _printed(resolved: ResolvedSet) -> Iterator[Finding]:
    """What is found where it is drawn; what keeps it from that keeps nothing else from being told."""
    source = resolved.source
    try:
        yield from printed(resolved)
    except InputError as error:
        yield from complained(error.problems, source)
    except PnpError as error:
        yield from complained([Problem(source.path, 1, 1, *words_of(error))], source)


def _unjoined(source: Source, found: Found, told: Sequence[Problem]) -> list[Problem]:
    """What keeps a set from lying beside the others, where nothing is wrong with it by itself."""
    places = {(each.file, each.line, each.column) for each in told}
    return [
        problem
        for problem in found.problems
        if problem.file == source.path and (problem.file, problem.line, problem.column) not in places
    ]


def _played(deck: GameSet, opened: Opened, table: Table) -> Iterator[Finding]:
    game, source = deck.game, deck.source
    assert game.checks is not None
    tree = Entry(source.tree)
    # What ships is not on the table where a set replaces it; what lies beside it is told in the other's file.
    found = joined(game, ()) if _ships(deck) else table.sets[game.id]
    supplies = replace(found.supplies, board=_board(opened, game, table))
    if game.board and supplies.board is None:
        return  # what is wrong with it is told
    entries = [*each(within(tree, "cards"))]
    made = supplies.decks[deck.deck]
    cards = [(entries[one.number], made[one.id]) for one in deck.cards if copies(entries[one.number])]
    ground = _ground(opened, game, table)
    others = (given.source for given in table.given[game.id] if given is not opened)
    subject = Subject("cards", tree, supplies, deck.deck, cards, elsewhere=_cards(others))
    whole = f"{deck.deck} {ground} {_ships(deck)}"
    yield from placed(source, game.checks().find(subject), game.id, whole, str(ground))


def _board(opened: Opened, game: Game, table: Table) -> Any:
    """The board that a set is drawn for, the one that is checked with it, or the one that ships."""
    given, resolved = table.boards.get(game.id), opened.resolved
    if resolved and (game.board is None or given is None or resolved.board_file):
        return resolved.board
    if given is None:
        return None
    try:
        return own_board(game, Path(given.path), given.path).board
    except InputError:
        return None


def _ground(opened: Opened, game: Game, table: Table) -> Path | None:
    """The file of the board that a set is checked on, where it is not the one that ships."""
    given, own = table.boards.get(game.id), opened.resolved and opened.resolved.board_file
    named = own or (Path(given.path) if given and game.board else None)
    return real_path(named) if named else None


def _cards(sets: Iterable[Source]) -> frozenset[str]:
    cards = (card for given in sets for card in each(within(Entry(given.tree), "cards")))
    return frozenset(text(within(card, "id")) or "" for card in cards)


def checked_board(source: Source, table: Table) -> Iterator[Finding]:
    game = game_named(source, "board")
    if game.board is None:
        named, right = (
            within(Entry(source.tree), "game"),
            phrase("give-a-score-sheet-players-a-card-set-cards"),
        )
        raise refusal_of(source, [wrong(named, no_board(game), right)])
    board = own_board(game, Path(source.path), source.path).board
    if game.checks:
        ground = real_path(Path(source.path))
        supplies = replace(_played_on(ground, game, table), board=board)
        given = table.given.get(game.id, ())
        own = (one.source for one in given if _ground(one, game, table) == ground)
        subject = Subject("board", Entry(source.tree), supplies, board=board, elsewhere=_cards(own))
        yield from placed(source, game.checks().find(subject), game.id, table=str(ground))


def _played_on(ground: Path, game: Game, table: Table) -> Supplies:
    """What ships, with the sets that are not drawn for another board."""
    given = table.given.get(game.id, ())
    own = [one for one in given if _ground(one, game, table) in (ground, None)]
    if own and len(own) == len(given):
        return table.sets[game.id].supplies
    return _joined(own).supplies if own else joined(game, ()).supplies
