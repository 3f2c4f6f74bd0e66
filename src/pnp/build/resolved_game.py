"""What a game makes of a card set that is printed: its looks, its board, its cards, and what these tell."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from pnp.build.game_sets import (
    GameSet,
    form_of,
    id_of,
    keys_of,
    make_cards,
    make_game_set,
    replaces,
    strange_keys,
)
from pnp.build.misnamed import no_board
from pnp.build.reporting import phrases
from pnp.build.supplies import files_of, own_board, shipped_board, shipped_tree, unfit
from pnp.data.files import real_path
from pnp.data.positions import lies_in, spans_at
from pnp.data.source import refusal
from pnp.data.validation import refusal_of
from pnp.errors import InputError, UnplacedError, coded, near, phrase, said
from pnp.models.cards import FIELDS
from pnp.models.entries import Entry, each, has, items, text, within, wrong, wrong_key
from pnp.report import phrase as in_words
from pnp.scoring import Reason

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from pnp.build.infer_game import Meant
    from pnp.build.resolved import ResolvedSet
    from pnp.data import Source
    from pnp.errors import Mistake, Problem
    from pnp.models.game import Form, Game
    from pnp.models.layout import Layout
    from pnp.report import Phrases

LOOKS = ("name", "layout", "size", "ground", "back")  # which a deck of a game has from the one that ships


class Board(Struct, frozen=True):
    """The board that a set is drawn for, and its file where it is the set's own; where `problems` say what is
    wrong with that, it is the one that ships."""

    value: Any
    file: Path | None = None
    problems: tuple[Problem, ...] = ()
    content: bytes = b""


def with_looks(source: Source, meant: Meant) -> Any:
    """A set of a deck looks like the one that ships, unless it says otherwise. What joins that deck has its
    back on whatever ground; the back of a set in its place is on the set's own."""
    tree: Any = source.tree
    if not isinstance(tree, dict) or meant.game is None:
        return tree
    named = {**tree, "game": meant.game.id} if meant.notes else tree
    if not meant.deck:
        return named
    form = meant.game.decks[meant.deck]
    if ships(source, meant.game, meant.deck):
        return named
    ours = shipped_tree(meant.game, form).value
    usual = {key: ours[key] for key in LOOKS if key in ours}
    if str(usual.get("layout")).endswith(".yaml"):  # a file beside that one
        del usual["layout"]
    if "ground" in tree and "back" in usual and replaces(source):
        usual["back"] = {key: value for key, value in usual["back"].items() if key != "ground"}
    return {**usual, **named, "deck": meant.deck}


def shipped_file(game: Game, deck: str) -> Path:
    """The file that ships for a deck."""
    return files_of(game, "cards") / game.decks[deck].file


def ships(source: Source, game: Game, deck: str) -> bool:
    """Whether a set is the very file that ships for a deck."""
    return Path(source.path).resolve() == shipped_file(game, deck).resolve()


def resolve_game(begun: ResolvedSet, meant: Meant) -> ResolvedSet:
    """A set with its deck and its board, and without what it does not say to its layout."""
    source, tree, layout, game = begun.source, begun.tree, begun.layout.layout, meant.game
    board = find_board(source, game)
    problems = [*(refusal_of(source, meant.notes).problems if meant.notes else ()), *board.problems]
    begun = replace(begun, game=game, board=board.value, board_file=board.file, board_content=board.content)
    if game is None or not meant.deck:
        keys, more = _of_no_deck(source, game) if game else ((), ())
        return replace(begun, tree=_printed(tree, keys) if keys else tree, problems=(*problems, *more))
    form = game.decks[meant.deck]
    if game.root is None and ships(source, game, meant.deck):  # our own decks are known to be right
        strange: list[Mistake] = []
        deck = GameSet(source, game, meant.deck, tuple(make_cards(Entry(source.tree), form, [])))
    else:
        strange = _strange(source, form, layout)
        deck = make_game_set(source, game, meant.deck, strange)
    if deck.unsaid:
        raise refusal([*problems, *deck.problems], deck.unsaid)
    problems += deck.problems
    told, undrawn = _ask_cards(deck, board, problems)
    left_out = {*keys_of(form), *(str(note.location[-1]) for note in strange)}
    tree = _printed(tree, left_out - FIELDS - layout.fields.keys())
    return replace(begun, tree=tree, deck=deck, told=told, problems=(*problems, *undrawn))


def find_board(source: Source, game: Game | None) -> Board:
    named = within(Entry(source.tree), "board")
    ships = shipped_board(game) if game else None
    if named.value is None:
        return Board(ships)
    if game is None or game.board is None:
        what = no_board(game) if game else said("form-board", "a-board-is-one-of-a-game-s")
        right = phrase("leave-board-out") if game else phrase("say-which-as-in-game-nebula")
        return Board(ships, None, refusal_of(source, [wrong_key(named, what, right)]).problems)
    written = text(named)
    folder = Path(source.path).parent
    file = folder / written if written else None
    if file is None or not real_path(file).is_relative_to(real_path(folder)):
        what = said("form-board", "this-is-no-board-beside-the-set")
        right = phrase("name-a-file-in-its-folder-or-below-it")
        return Board(ships, file, refusal_of(source, [wrong(named, what, right)]).problems)
    if why := unfit(file, str(named.value)):
        return Board(ships, file, refusal_of(source, [wrong(named, *why)]).problems)
    try:
        own = own_board(game, file, str(file))
        return Board(own.board, file, (), own.content)
    except InputError as error:
        return Board(ships, file, error.problems)


def _strange(source: Source, form: Form, layout: Layout) -> list[Mistake]:
    """The keys of cards that neither their game knows nor the layout. What the layout that ships may ask for
    is told by the game, so that nobody is advised to write it."""
    looks, own = tuple(layout.fields), ("layout",)
    advised = looks if own in spans_at(source, [own]) else ()
    found = strange_keys(source, form, advised)
    return [note for note in found if note.location[-1] not in looks]


def _of_no_deck(source: Source, game: Game) -> tuple[Collection[str], tuple[Problem, ...]]:
    """Cards that speak to a game are of one of its decks, unless a layout understands them: the keys that
    only a deck knows, and what is wrong."""
    tree = Entry(source.tree)
    keys = frozenset(key for form in game.decks.values() for key in set(keys_of(form)) - FIELDS)
    speak = any(key in keys for card in each(within(tree, "cards")) for key, _ in items(card))
    if not speak or has(tree, "layout"):
        return (), ()
    named = within(tree, "deck")
    written = (text(named) or "")[:40]
    known = near(written, game.decks) or phrase(
        "the-decks-of-game-are-decks", game=game.id, decks=", ".join(game.decks)
    )
    strange = said(
        "form-unknown-name", "deck-is-deck-and-these-are-cards-of-game", deck=written, game=game.id
    )
    return keys, refusal_of(source, [wrong(named, strange, known)]).problems


def _printed(tree: Any, keys: Collection[str]) -> Any:
    """What a set says to its layout: all but some keys of its cards, and what only scoring asks for."""
    if not isinstance(tree, dict):
        return tree
    cards = tree.get("cards")
    rest = [_without(card, keys) for card in cards] if isinstance(cards, list) else cards
    head = {key: value for key, value in tree.items() if key not in ("replaces", "cards")}
    return {**head, **({"cards": rest} if "cards" in tree else {})}


def _without(card: Any, keys: Collection[str]) -> Any:
    """A card without some keys; one whose id is misspelt, which is told, does not lack it."""
    if not isinstance(card, dict):
        return card
    rest = {key: value for key, value in card.items() if key not in keys}
    ids = [value for key, value in card.items() if key in keys and key.lower() == "id"]
    return {"id": ids[0], **rest} if ids else rest


def _ask_cards(
    deck: GameSet, board: Board, problems: Sequence[Problem]
) -> tuple[Mapping[int, Mapping[str, Any]], tuple[Problem, ...]]:
    """What the cards tell their layout, by their numbers; what keeps any that is right by itself from being
    shown on the board."""
    shown = form_of(deck).shown
    if shown is None:
        return {}, ()
    number_at = lies_in(deck.source, "cards") if problems else None
    unfit = {number_at(each.line, each.column) for each in problems} if number_at else ()
    told: dict[int, Mapping[str, Any]] = {}
    notes: list[Mistake] = []
    for one in deck.cards:
        told[one.number] = {}
        if one.card is not None and one.number not in unfit:
            try:
                told[one.number] = shown(one.card, board.value)
            except UnplacedError as error:
                notes.append(wrong(id_of(one), error.wrong, error.right))
    return told, refusal_of(deck.source, notes).problems if notes and not board.problems else ()


def words_told(resolved: ResolvedSet, language: str) -> Mapping[str, Mapping[str, Any]]:
    """What the cards tell, by their ids, in a language; an InputError tells of those that cannot be said."""
    deck = resolved.deck
    assert deck is not None
    words = phrases(deck.game, language)
    stand_in = _stand_in(deck) if resolved.unfit else {}
    values: dict[str, Mapping[str, Any]] = {}
    notes: list[Mistake] = []
    for one in deck.cards:
        told = stand_in if one.number in resolved.unfit else resolved.told[one.number]
        try:
            values[one.id] = _in_words(told, words)
        except UnplacedError as error:
            notes.append(wrong(id_of(one), coded("form-words", error.wrong), error.right))
    if notes:
        raise refusal_of(resolved.source, notes)
    return values


def _stand_in(deck: GameSet) -> Mapping[str, Any]:
    """What a card tells that ships, for one that is not as it should be, so that the rest of it can be looked
    at."""
    form = form_of(deck)
    assert form.shown is not None
    ships = (one.card for one in make_cards(shipped_tree(deck.game, form), form, []))
    first = next((card for card in ships if card is not None), None)
    found: Mapping[str, Any] = {} if first is None else form.shown(first, shipped_board(deck.game))
    return found


def _in_words(values: Mapping[str, Any], words: Phrases) -> dict[str, Any]:
    return {
        name: as_sentence(in_words(words, value)) if isinstance(value, Reason) else value
        for name, value in values.items()
    }


def as_sentence(words: str) -> str:
    """What stands on a card by itself; within a sentence it may begin with a small letter, or a blank."""
    said = words.strip()
    return said[:1].upper() + said[1:]
