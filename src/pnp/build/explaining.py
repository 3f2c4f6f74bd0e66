"""A card of a game in words: what it does, what it is worth, what is ruled on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from pnp import games
from pnp.build.game_cards import as_sentence
from pnp.build.reporting import phrases
from pnp.build.scoring import game_named
from pnp.build.set_boards import board_of
from pnp.build.supplies import files_of, joined, shipped_board
from pnp.data import read_yaml
from pnp.data.source import refusal
from pnp.errors import UsageError, near, phrase
from pnp.loading.cards import read_set
from pnp.models.entries import Entry, each, has, text, within
from pnp.models.game import Explained
from pnp.models.sheets import alike
from pnp.report.phrasing import name as message
from pnp.report.phrasing import phrase as phrase_of
from pnp.report.phrasing import plain
from pnp.scoring import Reason

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from pnp.data import Source
    from pnp.models.game import Form, Game
    from pnp.report import Phrases


class Ruling(Struct, frozen=True):
    """What is ruled, and what it is about where that has a name."""

    kind: str
    name: str
    text: str


class Explanation(Struct, frozen=True):
    """A card in the words of one language."""

    id: str
    name: str
    game: str
    deck: str
    text: tuple[str, ...]
    values: tuple[str, ...]
    drawing: tuple[str, ...]
    rulings: tuple[Ruling, ...]


class GameCard(Struct, frozen=True):
    """A card where it stands: the set, and the game and deck that it is of."""

    id: str
    game: Game
    form: Form
    tree: Entry
    entry: Entry
    card: Any
    board: Any


def explain(id: str, game: str | None, files: Sequence[Path], language: str, asked: bool) -> Explanation:
    """The card of an id, in whatever case and with zeros or without; of sets of the user's, or of a game."""
    own = [
        one for source in _read_sets(files) for one in _cards_of_set(source) if game in (None, one.game.id)
    ]
    found = _find_cards(id, own)
    if not found:
        shipped = [one for name in ([game] if game else games.usable()) for one in shipped_cards(name)]
        found = _find_cards(id, shipped)
        if not found:
            right = near(id[:40], [one.id for one in (*own, *shipped)])
            advice = right or phrase("write the id that stands in a corner of the card")
            raise UsageError(phrase("there is no card '{id}'", id=id[:40]), advice)
    if len(found) > 1:
        named = ", ".join(one.game.id for one in found)
        several = phrase("several games have a card {id}: {games}", id=found[0].id, games=named)
        raise UsageError(several, phrase("name the game, such as --game {game}", game=found[0].game.id))
    return explain_card(found[0], language, asked)


def _read_sets(files: Sequence[Path]) -> Iterator[Source]:
    """The sets of the user's; an InputError tells what is wrong with them."""
    for source in [read_set(file, str(file)) for file in files]:
        game = game_named(source, "set")
        if (checked := joined(game, [source])).problems:
            raise refusal(checked.problems, checked.unsaid)
        yield source


def _cards_of_set(source: Source) -> Iterator[GameCard]:
    game, tree = game_named(source, "set"), Entry(source.tree)
    form = game.decks[text(within(tree, "deck")) or ""]
    yield from _list_cards(game, form, tree, board_of(source))


def shipped_cards(name: str) -> Iterator[GameCard]:
    """The cards that ship with a game."""
    game = games.game(name)
    assert game is not None
    for form in game.decks.values():
        tree = Entry(read_yaml(files_of(game, "cards") / form.file, form.file).tree)
        yield from _list_cards(game, form, tree, shipped_board(game))


def _list_cards(game: Game, form: Form, tree: Entry, board: Any) -> Iterator[GameCard]:
    for entry in each(within(tree, "cards")):
        id = text(within(entry, "id")) or ""
        yield GameCard(id, game, form, tree, entry, form.made(entry, []), board)


def _find_cards(id: str, cards: Sequence[GameCard]) -> list[GameCard]:
    """Of each game the first card of this id."""
    found: dict[str, GameCard] = {}
    for card in cards:
        if alike(id, [card.id]) is not None:
            found.setdefault(card.game.id, card)
    return [*found.values()]


def explain_card(card: GameCard, language: str, asked: bool = True) -> Explanation:
    """A card in the words that its game has in a language."""
    words, form = phrases(card.game, language, asked), card.form
    shown = form.shown(card.card, card.board) if form.shown else {}
    besides = form.explained(card.card, card.board) if form.explained else Explained(())

    def own(key: str) -> str:
        """What the card says itself, else what its rule does."""
        if has(card.entry, key):
            return str(plain(words, within(card.entry, key).value))
        value = shown.get(key)
        return in_a_line(value) if isinstance(value, Reason) else ""

    def in_a_line(reason: Reason) -> str:
        """On a card it may be broken into lines."""
        return " ".join(as_sentence(phrase_of(words, reason)).split())

    return Explanation(
        card.id,
        own("name") or own("title"),
        message(words, "game-name"),
        str(plain(words, within(card.tree, "name").value or within(card.tree, "deck").value)),
        tuple(filter(None, [own("text"), *map(in_a_line, besides.text)])),
        tuple(phrase_of(words, value) for value in besides.values),
        besides.drawing,
        tuple(_rulings(besides.rulings, words)),
    )


def _rulings(kinds: Sequence[str], words: Phrases) -> Iterator[Ruling]:
    known = words.catalogue.entries
    for kind in kinds:
        if f"ruling-{kind}" in known:
            named = message(words, f"kind-{kind}") if f"kind-{kind}" in known else ""
            yield Ruling(kind, named, message(words, f"ruling-{kind}"))
