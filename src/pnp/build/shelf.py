"""The games as a shop would list them: decks with their cards, and what printing a kit takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from pnp import games
from pnp.build.kits import is_kit, kit_of, kit_order
from pnp.build.supplies import shipped_tree
from pnp.models.entries import copies as copies_of
from pnp.models.entries import each, within
from pnp.models.words import find_text

if TYPE_CHECKING:
    from pnp.build.order import Order
    from pnp.models.game import Form, Game


class ShelfDeck(Struct, frozen=True):
    """A deck by the name that it is called in a language, and how many cards it has."""

    name: str
    cards: int


class ShelfPart(Struct, frozen=True):
    name: str
    pieces: int
    sheets: int


class Boxed(Struct, frozen=True):
    """A game; one whose kit cannot be printed yet has neither players nor parts."""

    id: str
    name: str
    decks: tuple[ShelfDeck, ...]
    players: tuple[int, ...] = ()
    parts: tuple[ShelfPart, ...] = ()


def shelf(order: Order, wanted: tuple[str, ...]) -> tuple[Boxed, ...]:
    """The games, or those that are asked for, as the order would print them."""
    found = map(games.game, wanted or games.all_names())
    return tuple(_boxed(game, order) for game in found if game)


def _boxed(game: Game, order: Order) -> Boxed:
    from pnp.build.parts import printed, sheets_of
    from pnp.build.reporting import phrases
    from pnp.report.phrasing import name as word_message

    words = phrases(game, order.language)
    decks = tuple(_deck(game, form, order.language) for form in game.decks.values())
    name = word_message(words, "game-name")
    if not is_kit(game.id):
        return Boxed(game.id, name, decks)
    made = printed(kit_order(replace(order, blank=True), game.id))
    parts = tuple(
        ShelfPart(part.name, sum(piece.copies for piece in part.pieces), sheets_of(part))
        for part in made.parts
    )
    return Boxed(game.id, name, decks, kit_of(game.id).players, parts)


def _deck(game: Game, form: Form, language: str) -> ShelfDeck:
    tree = shipped_tree(game, form)
    cards = sum(map(copies_of, each(within(tree, "cards"))))
    named = within(tree, "name").value
    return ShelfDeck(find_text(named, language) or form.file if named else form.file, cards)
