"""The card sets of games: a layout sees what its cards say to it, and what their rules tell it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace as changed

from pnp import games
from pnp.build.supplies import cards_of, files_of, keys_of, shipped_board, without_looks
from pnp.data import read_yaml
from pnp.data.validation import refusal_of, validated
from pnp.errors import InputError, UnplacedError
from pnp.loading import Custom
from pnp.models.cards import Card
from pnp.models.entries import Entry, text, within, wrong
from pnp.models.fields import attribute

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pnp.data import Source
    from pnp.errors import Mistake
    from pnp.loading import LoadedSet
    from pnp.models.cards import CardSet
    from pnp.models.game import Form, Game
    from pnp.models.layout import Layout
    from pnp.report import Phrases

LOOKS = ("name", "layout", "size", "ground", "back")  # which a deck of a game has from the one that ships
FIELDS = frozenset(Card.__dataclass_fields__)


class Deck(Struct, frozen=True):
    """A deck of a game."""

    game: Game
    form: Form


def game_of(source: Source) -> Game | None:
    """The game that a set names, if there is one of that name."""
    named = within(Entry(source.tree), "game")
    id = text(named)
    try:
        return None if id is None else games.game(id)
    except UnplacedError as error:
        raise refusal_of(source, [wrong(named, error.wrong, error.right)]) from error


def deck_of(source: Source) -> Deck | None:
    """The deck of a game that a set is of, if it is of one."""
    game = game_of(source)
    form = game and game.decks.get(text(within(Entry(source.tree), "deck")) or "")
    return Deck(game, form) if game and form else None


def _headed(source: Source) -> Source:
    """A set of a deck looks like the one that ships, unless it says otherwise."""
    deck, tree = deck_of(source), source.tree
    if deck is None or not isinstance(tree, dict) or _ships(source, deck):
        return source
    ours = _tree(deck)
    return changed(source, tree={**{key: ours[key] for key in LOOKS if key in ours}, **tree})


def _file(deck: Deck) -> Path:
    return files_of(deck.game, "cards") / deck.form.file


def _ships(source: Source, deck: Deck) -> bool:
    return Path(source.path).resolve() == _file(deck).resolve()


def _plain(source: Source, layout: Layout) -> Source:
    """Without what is said to the game alone; what is wrong with that is noted. What ships is known to be
    right."""
    deck, tree = deck_of(source), source.tree
    if deck is None or not isinstance(tree, dict):
        return source
    problems = source.problems if _ships(source, deck) else _wrong(source, deck.form)
    own = keys_of(deck.form) - FIELDS - layout.fields.keys()
    cards = tree.get("cards")
    rest = [_without(card, own) for card in cards] if isinstance(cards, list) else cards
    head = {key: value for key, value in tree.items() if key not in ("replaces", "cards")}
    return changed(source, tree={**head, **({"cards": rest} if "cards" in tree else {})}, problems=problems)


def _without(card: Any, keys: frozenset[str]) -> Any:
    return {key: value for key, value in card.items() if key not in keys} if isinstance(card, dict) else card


def _wrong(source: Source, form: Form) -> Any:
    notes: list[Mistake] = []
    _ = [*cards_of(Entry(source.tree), form, notes)]
    try:
        validated(without_looks(source, form), form.form, (lambda _: notes,))
    except InputError as error:
        return error.problems
    return source.problems


CUSTOM = Custom(_headed, _plain)


def dressed(loaded: LoadedSet, language: str) -> CardSet:
    """The cards with what their rules tell the layout, as far as they do not say it themselves."""
    deck = deck_of(loaded.source)
    shown = deck.form.shown if deck else None
    if deck is None or shown is None:
        return loaded.cards
    from pnp.build.reporting import phrases

    words = phrases(deck.game, language)
    made = cards_of(Entry(loaded.source.tree), deck.form, [])
    values = {id: _in_words(_shown(shown, card, deck), words) for id, _, card in made}
    fields = loaded.layout.layout.fields
    cards = tuple(with_fields(card, values.get(card.id, {}), fields) for card in loaded.cards.cards)
    return replace(loaded.cards, cards=cards)


def _shown(shown: Callable[[Any, Any], Mapping[str, Any]], card: Any, deck: Deck) -> Mapping[str, Any]:
    """What a card tells; one that is not as it should be, which is refused, what one that ships does, so that
    its layout can be looked at."""
    board = shipped_board(deck.game)
    if card is not None:
        with suppress(LookupError, ValueError):
            return shown(card, board)
    ships = cards_of(Entry(_tree(deck)), deck.form, [])
    return shown(next(made for _, _, made in ships), board)


def _tree(deck: Deck) -> Any:
    """What the file of the deck that ships says."""
    file = _file(deck)
    return read_yaml(file, file.name).tree


def told(loaded: LoadedSet, values: Mapping[str, Any]) -> LoadedSet:
    """A set whose cards are told what their layout may ask for."""
    fields = loaded.layout.layout.fields
    cards = tuple(with_fields(card, values, fields) for card in loaded.cards.cards)
    return changed(loaded, cards=replace(loaded.cards, cards=cards))


def _in_words(values: Mapping[str, Any], words: Phrases) -> dict[str, Any]:
    from pnp.report import phrase
    from pnp.scoring import Reason

    return {
        name: _sentence(phrase(words, value)) if isinstance(value, Reason) else value
        for name, value in values.items()
    }


def _sentence(words: str) -> str:
    """What stands on a card by itself; within a sentence it may begin with a small letter, or a blank."""
    plain = words.strip()
    return plain[:1].upper() + plain[1:]


def with_fields(card: Card, values: Mapping[str, Any], fields: Mapping[str, Any]) -> Card:
    """The card with values for its fields and for those of its layout, where it has none of its own."""
    known = {
        name if name in FIELDS else attribute(name): value
        for name, value in values.items()
        if name in FIELDS or name in fields
    }
    return replace(card, **{key: value for key, value in known.items() if not getattr(card, key)})
