"""The card sets of games: a layout sees what its cards say to it, and what their rules tell it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace as changed

from pnp.build.card_keys import FIELDS, keys_of, strange_keys, without_looks
from pnp.build.set_boards import board_of, game_of, wrong_board
from pnp.build.supplies import cards_of, files_of, replaces, shipped_board
from pnp.build.unnamed import completed
from pnp.data import read_yaml
from pnp.data.positions import lies_in, spans_at
from pnp.data.validation import refusal_of, validated
from pnp.errors import InputError, UnplacedError, coded, near, phrase, said
from pnp.models.entries import Entry, each, has, items, text, within, wrong
from pnp.models.fields import attribute

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

    from pnp.data import Source
    from pnp.errors import Mistake, Problem
    from pnp.loading import LoadedSet
    from pnp.models.cards import Card, CardSet
    from pnp.models.game import Form, Game
    from pnp.models.layout import Layout
    from pnp.report import Phrases

LOOKS = ("name", "layout", "size", "ground", "back")  # which a deck of a game has from the one that ships


class Deck(Struct, frozen=True):
    """A deck of a game."""

    game: Game
    form: Form


def deck_of(source: Source) -> Deck | None:
    """The deck of a game that a set is of, if it is of one."""
    game = game_of(source)
    form = game and game.decks.get(text(within(Entry(source.tree), "deck")) or "")
    return Deck(game, form) if game and form else None


def headed(source: Source, layout: Layout | None = None) -> Source:
    """A set of a deck looks like the one that ships, unless it says otherwise. What joins that deck has its
    back on whatever ground; the back of a set in its place is on the set's own."""
    game = game_of(source)
    looks = layout.fields if layout else ()
    source = completed(source, game, looks) if game or layout is None else source
    deck, tree = deck_of(source), source.tree
    if deck is None or not isinstance(tree, dict) or ships(source, deck):
        return source
    ours = _tree(deck)
    usual = {key: ours[key] for key in LOOKS if key in ours}
    if str(usual.get("layout")).endswith(".yaml"):  # a file beside that one
        del usual["layout"]
    if "ground" in tree and "back" in usual and replaces(source):
        usual["back"] = {key: value for key, value in usual["back"].items() if key != "ground"}
    return changed(source, tree={**usual, **tree})


def file_of(deck: Deck) -> Path:
    return files_of(deck.game, "cards") / deck.form.file


def ships(source: Source, deck: Deck) -> bool:
    """Whether a set is the very file that ships for its deck."""
    return Path(source.path).resolve() == file_of(deck).resolve()


def plain(source: Source, layout: Layout) -> Source:
    """Without what is said to the game alone; what is wrong with that is noted. Our own decks
    are known to be right."""
    deck, of_board = deck_of(source), wrong_board(source)
    if of_board:
        source = changed(source, problems=(*source.problems, *of_board))
    if deck is None:
        return _of_no_deck(source)
    checked = of_board or (deck.game.root is None and ships(source, deck))
    strange = [] if checked else _strange(source, deck.form, layout)
    problems = source.problems if checked else _wrong(source, deck, strange)
    told = {str(note.location[-1]) for note in strange}
    return _left(source, {*keys_of(deck.form), *told} - FIELDS - layout.fields.keys(), problems)


def _strange(source: Source, form: Form, layout: Layout) -> list[Mistake]:
    """The keys of cards that neither their game knows nor the layout. What the layout that ships may ask for
    is told by the game, so that nobody is advised to write it."""
    looks, own = tuple(layout.fields), ("layout",)
    advised = looks if own in spans_at(source, [own]) else ()
    found = strange_keys(source, form, advised)
    return [note for note in found if note.location[-1] not in looks]


def _of_no_deck(source: Source) -> Source:
    """Cards that speak to a game are of one of its decks, unless a layout understands them."""
    game, tree = game_of(source), Entry(source.tree)
    keys = (
        frozenset(key for form in game.decks.values() for key in set(keys_of(form)) - FIELDS) if game else ()
    )
    spoken = any(key in keys for card in each(within(tree, "cards")) for key, _ in items(card))
    if game is None or not spoken or has(tree, "layout"):
        return source
    named = within(tree, "deck")
    written = (text(named) or "")[:40]
    known = near(written, game.decks) or phrase(
        "the-decks-of-game-are-decks", game=game.id, decks=", ".join(game.decks)
    )
    note = wrong(
        named,
        said("form-unknown-name", "deck-is-deck-and-these-are-cards-of-game", deck=written, game=game.id),
        known,
    )
    return _left(source, frozenset(keys), refusal_of(source, [note]).problems)


def _left(source: Source, keys: Collection[str], problems: tuple[Problem, ...]) -> Source:
    """What is left of a source without some keys of its cards, and without what only scoring asks for."""
    tree: Any = source.tree
    if not isinstance(tree, dict):
        return changed(source, problems=problems)
    cards = tree.get("cards")
    rest = [_without(card, keys) for card in cards] if isinstance(cards, list) else cards
    head = {key: value for key, value in tree.items() if key not in ("replaces", "cards")}
    return changed(source, tree={**head, **({"cards": rest} if "cards" in tree else {})}, problems=problems)


def _without(card: Any, keys: Collection[str]) -> Any:
    """A card without some keys; one that is told to be misspelt does not lack its id."""
    if not isinstance(card, dict):
        return card
    rest = {key: value for key, value in card.items() if key not in keys}
    ids = [value for key, value in card.items() if key in keys and key.lower() == "id"]
    return {"id": ids[0], **rest} if ids else rest


def _wrong(source: Source, deck: Deck, strange: Sequence[Mistake]) -> tuple[Problem, ...]:
    """What is wrong with the cards as those of a game, and what keeps any of the others from being drawn."""
    notes = [*strange]
    made = [*cards_of(Entry(source.tree), deck.form, notes)]
    problems = source.problems
    try:
        validated(without_looks(source, deck.form), deck.form.form, (lambda _: notes,))
    except InputError as error:
        if error.unsaid:
            raise
        problems = error.problems
    undrawn = [*_undrawn(source, deck, made, problems)]
    return refusal_of(changed(source, problems=problems), undrawn).problems if undrawn else problems


def _undrawn(
    source: Source, deck: Deck, made: Sequence[tuple[str, Entry, Any]], told: Sequence[Problem]
) -> Iterator[Mistake]:
    """The cards that are as they should be, and that the game cannot show on its board."""
    card, board = lies_in(source, "cards"), board_of(source)
    unfit = {card(each.line, each.column) for each in told}
    shown = deck.form.shown
    for _, entry, one in made if shown else ():
        if shown and entry.location[1] not in unfit and one is not None:
            try:
                shown(one, board)
            except UnplacedError as error:
                yield wrong(entry, error.wrong, error.right)


def dressed(loaded: LoadedSet, language: str) -> CardSet:
    """The cards with what their rules tell the layout, as far as they do not say it themselves. An InputError
    tells of those that the words of the game cannot say."""
    deck = deck_of(loaded.source)
    if deck is None or deck.form.shown is None:
        return loaded.cards
    from pnp.build.reporting import phrases

    words, board = phrases(deck.game, language), board_of(loaded.source)
    values: dict[str, Mapping[str, Any]] = {}
    notes: list[Mistake] = []
    made = cards_of(Entry(loaded.source.tree), deck.form, [])
    for id, entry, card in made:
        shown = _stand_in(deck) if entry.location[1] in loaded.unfit else deck.form.shown(card, board)
        try:
            values[id] = _in_words(shown, words)
        except UnplacedError as error:
            notes.append(wrong(entry, coded("form-words", error.wrong), error.right))
    if notes:
        raise refusal_of(loaded.source, notes)
    return _with_fields(loaded, lambda card: values.get(card.id, {}))


def _stand_in(deck: Deck) -> Mapping[str, Any]:
    """What a card tells that ships, for one that is not as it should be, so that the rest of it can be looked
    at."""
    assert deck.form.shown is not None
    ships = (made for _, _, made in cards_of(Entry(_tree(deck)), deck.form, []) if made is not None)
    first = next(ships, None)
    found: Mapping[str, Any] = {} if first is None else deck.form.shown(first, shipped_board(deck.game))
    return found


def _tree(deck: Deck) -> Any:
    """What the file of the deck that ships says."""
    file = file_of(deck)
    return read_yaml(file, file.name).tree


def told(loaded: LoadedSet, values: Callable[[Card], Mapping[str, Any]]) -> LoadedSet:
    """A set whose cards are told what their layout may ask for."""
    return changed(loaded, cards=_with_fields(loaded, values))


def _in_words(values: Mapping[str, Any], words: Phrases) -> dict[str, Any]:
    from pnp.report import phrase
    from pnp.scoring import Reason

    return {
        name: as_sentence(phrase(words, value)) if isinstance(value, Reason) else value
        for name, value in values.items()
    }


def as_sentence(words: str) -> str:
    """What stands on a card by itself; within a sentence it may begin with a small letter, or a blank."""
    said = words.strip()
    return said[:1].upper() + said[1:]


def _with_fields(loaded: LoadedSet, told: Callable[[Card], Mapping[str, Any]]) -> CardSet:
    """The cards with values for their fields and for those of their layout, but for what the file says."""
    known = FIELDS | loaded.layout.layout.fields.keys()
    said = {text(within(card, "id")): {key for key, _ in items(card)} for card in _cards(loaded)}
    cards = tuple(
        replace(
            card,
            **{
                name if name in FIELDS else attribute(name): value
                for name, value in told(card).items()
                if name in known and name not in said.get(card.id, ())
            },
        )
        for card in loaded.cards.cards
    )
    return replace(loaded.cards, cards=cards)


def _cards(loaded: LoadedSet) -> Iterator[Entry]:
    return each(within(Entry(loaded.source.tree), "cards"))
