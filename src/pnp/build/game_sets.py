"""A card set as its game reads it: the deck that it is of, and its cards ready to score."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

from msgspec import Struct

from pnp import games
from pnp.build.resolved import FIELDS
from pnp.data.validation import refusal_of, validated
from pnp.data.wording import unknown_key
from pnp.errors import InputError, UnplacedError
from pnp.models.entries import Entry, each, items, text, within, wrong, wrong_key

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from pnp.data.source import Source
    from pnp.errors import Mistake, Problem
    from pnp.models.game import Form, Game


class MadeCard(Struct, frozen=True):
    """A card as its game scores it, by its number in its set; it is None where its form is wrong."""

    number: int
    id: str
    card: Any


class GameSet(Struct, frozen=True):
    """A card set of a deck of a game; `problems` keep its cards from being scored."""

    source: Source
    game: Game
    deck: str
    cards: tuple[MadeCard, ...]
    problems: tuple[Problem, ...] = ()
    unsaid: int = 0


def form_of(found: GameSet) -> Form:
    return found.game.decks[found.deck]


def make_game_set(source: Source, game: Game, deck: str, strange: Sequence[Mistake]) -> GameSet:
    """The cards of a set of a deck, which it need not name. `strange` are keys the deck does not know."""
    form, notes = game.decks[deck], [*strange]
    cards = tuple(make_cards(Entry(source.tree), form, notes))
    said = {**_without_looks(source.tree, form), "game": game.id, "deck": deck}
    try:
        validated(source, form.form, (lambda _: notes,), tree=said)
    except InputError as error:
        return GameSet(source, game, deck, cards, error.problems, error.unsaid)
    return GameSet(source, game, deck, cards)


def make_cards(tree: Entry, form: Form, notes: list[Mistake]) -> Iterator[MadeCard]:
    """The cards of a tree that have an id; `notes` gets what no type can say of them."""
    for number, entry in enumerate(each(within(tree, "cards"))):
        card = form.made(entry, notes)
        if (id := text(within(entry, "id"))) is not None:
            yield MadeCard(number, id, card)


def id_of(card: MadeCard) -> Entry:
    """Where the id of a card stands."""
    return Entry(card.id, ("cards", card.number, "id"))


def named_game(source: Source) -> Game | None:
    """The game that a set names, if there is one of that name."""
    named = within(Entry(source.tree), "game")
    id = text(named)
    try:
        return None if id is None else games.game(id)
    except UnplacedError as error:
        raise refusal_of(source, [wrong(named, error.wrong, error.right)]) from error


def named_deck(source: Source, game: Game | None) -> str:
    """The deck of a game that a set names; empty where it names none that there is."""
    deck = text(within(Entry(source.tree), "deck")) or ""
    return deck if game and deck in game.decks else ""


def replaces(source: Source) -> bool:
    """Whether a set stands in place of the deck that ships."""
    return text(within(Entry(source.tree), "replaces")) == "true"


@cache
def keys_of(form: Form) -> tuple[str, ...]:
    """What a card of a deck may say, what is of this deck alone first; it may be of several types."""
    (card, *_) = get_args(get_type_hints(form.form)["cards"])
    found = dict.fromkeys(field.name for kind in get_args(card) or (card,) for field in fields(kind))
    return tuple(sorted(found, key=FIELDS.__contains__))


def strange_keys(source: Source, form: Form, looks: Collection[str] = ()) -> Iterator[Mistake]:
    """The keys of cards that their game does not know; `looks` are those that their layout knows."""
    known = (*keys_of(form), *looks)
    for card in each(within(Entry(source.tree), "cards")):
        for key, entry in items(card):
            if key not in known:
                yield wrong_key(entry, *unknown_key(entry.location, known))


def _without_looks(tree: Any, form: Form) -> dict[str, Any]:
    """What a set says to its game: what is left stands at the same places."""
    if not isinstance(tree.get("cards"), list):
        return {**tree}
    known = keys_of(form)
    cards = [
        {key: value for key, value in card.items() if key in known} if isinstance(card, dict) else card
        for card in tree["cards"]
    ]
    return {**tree, "cards": cards}
