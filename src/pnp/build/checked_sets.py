"""Card sets and boards that are checked: their form, the words of their cards, their print, their play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from pnp.build.cards import CUSTOM
from pnp.build.checked_print import printed
from pnp.build.game_cards import deck_of, ships
from pnp.build.misnamed import no_board
from pnp.build.scoring import game_named
from pnp.build.set_boards import board_file, board_of
from pnp.build.spoken import known_languages
from pnp.build.supplies import Found, joined, own_board
from pnp.check.languages import ill_languages
from pnp.check.placing import complained, placed
from pnp.data.files import real_path
from pnp.data.validation import refusal_of
from pnp.errors import InputError, PnpError, Problem, phrase, words_of
from pnp.loading import PartlyLoadedError, load_card_set
from pnp.models.entries import Entry, copies, each, text, within, wrong
from pnp.models.findings import Subject

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from pnp.build.game_cards import Deck
    from pnp.build.memory import Memory
    from pnp.data import Source
    from pnp.loading import LoadedSet
    from pnp.models.findings import FileKind, Finding
    from pnp.models.game import Game, Supplies


class Table(Struct, frozen=True):
    """What the files that are checked together bring to each game, by its id: what ships with their card sets
    joined to it, these sets, and the board in place of the one that ships where there is exactly one."""

    sets: Mapping[str, Found]
    given: Mapping[str, Sequence[tuple[Deck, Source]]]
    boards: Mapping[str, Source]


def laid_out(sources: Sequence[tuple[FileKind | None, Source]]) -> Table:
    sets: dict[str, list[tuple[Deck, Source]]] = {}
    boards: dict[str, list[Source]] = {}
    for kind, source in sources:
        if kind == "cards" and (deck := _deck(source)):
            sets.setdefault(deck.game.id, []).append((deck, source))
        elif kind == "board":
            boards.setdefault(text(within(Entry(source.tree), "game")) or "", []).append(source)
    return Table(
        {id: _joined(given[0][0].game, given) for id, given in sets.items()},
        sets,
        {id: given[0] for id, given in boards.items() if len(given) == 1},
    )


def _joined(game: Game, given: Sequence[tuple[Deck, Source]]) -> Found:
    """What ships of a game, with these of its sets that do not ship."""
    found = joined(game, [source for deck, source in given if not ships(source, deck)])
    unprinted = _unprinted(source for _, source in given)
    decks = {
        name: {id: card for id, card in deck.items() if id not in unprinted}
        for name, deck in found.supplies.decks.items()
    }
    return replace(found, supplies=replace(found.supplies, decks=decks))


def _unprinted(sources: Iterable[Source]) -> frozenset[str]:
    """The cards of which there are no copies: they lie on no table."""
    cards = (card for source in sources for card in each(within(Entry(source.tree), "cards")))
    return frozenset(text(within(card, "id")) or "" for card in cards if not copies(card))


def _deck(source: Source) -> Deck | None:
    try:
        return deck_of(source)
    except InputError:  # is told where the set itself is looked at
        return None


class CheckedSet(Struct, frozen=True):
    """What was found in a card set, how many more mistakes there are, and the files of the layout that it was
    drawn by."""

    findings: tuple[Finding, ...]
    unsaid: int = 0
    layouts: tuple[Path, ...] = ()


def checked_set(source: Source, table: Table, memory: Memory) -> CheckedSet:
    refused, loaded = _loaded(source)
    problems, unsaid = (refused.problems, refused.unsaid) if refused else ((), 0)
    findings = tuple(_found(source, table, problems, loaded, memory))
    return CheckedSet(findings, unsaid, loaded.layout.files if loaded else ())


def _found(
    source: Source, table: Table, problems: Sequence[Problem], loaded: LoadedSet | None, memory: Memory
) -> Iterator[Finding]:
    deck = _deck(source)
    if deck:
        problems = [*problems, *_unjoined(source, table.sets[deck.game.id], problems)]
    yield from complained(problems, source)
    if loaded:
        known, layout = known_languages(loaded), loaded.layout.layout
        yield from placed(source, ill_languages(Entry(source.tree), layout, known))
        yield from _printed(source, loaded, memory)
    if deck and deck.game.checks and not problems:
        yield from _played(source, deck, table)


def _printed(source: Source, loaded: LoadedSet, memory: Memory) -> Iterator[Finding]:
    """What is found where it is drawn; what keeps it from that keeps nothing else from being told."""
    try:
        yield from printed(loaded, memory)
    except InputError as error:
        yield from complained(error.problems, source)
    except PnpError as error:
        yield from complained([Problem(source.path, 1, 1, *words_of(error))], source)


def _loaded(source: Source) -> tuple[InputError | None, LoadedSet | None]:
    """A set as it is printed, as far as it can be, and what is wrong with it."""
    try:
        return None, load_card_set(Path(source.path), source.path, None, CUSTOM)
    except PartlyLoadedError as error:
        return error, error.loaded
    except InputError as error:
        return error, None


def _unjoined(source: Source, found: Found, told: Sequence[Problem]) -> Iterator[Problem]:
    """What keeps a set from lying beside the others, where nothing is wrong with it by itself."""
    places = {(each.file, each.line, each.column) for each in told}
    for problem in found.problems:
        if problem.file == source.path and (problem.file, problem.line, problem.column) not in places:
            yield problem


def _played(source: Source, deck: Deck, table: Table) -> Iterator[Finding]:
    assert deck.game.checks is not None
    tree = Entry(source.tree)
    name = text(within(tree, "deck")) or ""
    # What ships is not on the table where a set replaces it; what lies beside it is told in the other's file.
    found = joined(deck.game, ()) if ships(source, deck) else table.sets[deck.game.id]
    supplies = replace(found.supplies, board=_board(source, deck.game, table))
    if deck.game.board and supplies.board is None:
        return  # what is wrong with it is told
    made = supplies.decks[name]
    own = (card for card in each(within(tree, "cards")) if copies(card))
    cards = [(card, made[text(within(card, "id")) or ""]) for card in own]
    ground = _ground(source, deck.game, table)
    others = (given for _, given in table.given[deck.game.id] if given is not source)
    subject = Subject("cards", tree, supplies, name, cards, elsewhere=_cards(others))
    whole = f"{name} {ground} {ships(source, deck)}"
    yield from placed(source, deck.game.checks().find(subject), deck.game.id, whole, str(ground))


def _board(source: Source, game: Game, table: Table) -> Any:
    """The board that a set is drawn for, the one that is checked with it, or the one that ships."""
    given = table.boards.get(game.id)
    if game.board is None or given is None or board_file(source):
        return board_of(source)
    try:
        return own_board(game, Path(given.path), given.path)
    except InputError:
        return None


def _ground(source: Source, game: Game, table: Table) -> Path | None:
    """The file of the board that a set is checked on, where it is not the one that ships."""
    given = table.boards.get(game.id)
    named = board_file(source) or (Path(given.path) if given and game.board else None)
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
    board = own_board(game, Path(source.path), source.path)
    if game.checks:
        ground = real_path(Path(source.path))
        supplies = replace(_played_on(ground, game, table), board=board)
        own = (given for _, given in table.given.get(game.id, ()) if _ground(given, game, table) == ground)
        subject = Subject("board", Entry(source.tree), supplies, board=board, elsewhere=_cards(own))
        yield from placed(source, game.checks().find(subject), game.id, table=str(ground))


def _played_on(ground: Path, game: Game, table: Table) -> Supplies:
    """What ships, with the sets that are not drawn for another board."""
    given = table.given.get(game.id, ())
    own = [each for each in given if _ground(each[1], game, table) in (ground, None)]
    known = table.sets.get(game.id) if len(own) == len(given) else None
    return (known or _joined(game, own)).supplies
