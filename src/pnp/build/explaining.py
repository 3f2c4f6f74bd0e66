"""A card of a game in words: what it does, what it is worth, what is ruled on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from pnp import games
from pnp.build.reporting import phrases
from pnp.build.scoring import game_named
from pnp.build.set_boards import board_of
from pnp.build.supplies import files_of, joined, shipped_board
from pnp.data import read_yaml
from pnp.data.source import refusal
from pnp.errors import UsageError, near, phrase
from pnp.loading.cards import read_set
from pnp.models.entries import Entry, each, has, text, within
from pnp.models.sheets import alike
from pnp.models.words import said as said_in
from pnp.report import phrase as reason_in_words
from pnp.report.phrasing import name as message
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


class Told(Struct, frozen=True):
    """A card in the words of one language."""

    id: str
    name: str
    game: str
    deck: str
    text: tuple[str, ...]
    values: tuple[str, ...]
    drawing: tuple[str, ...]
    rulings: tuple[Ruling, ...]


class Place(Struct, frozen=True):
    """A card where it stands: the set, and the game and deck that it is of."""

    game: Game
    form: Form
    tree: Entry
    entry: Entry
    card: Any
    board: Any


def explain(id: str, game: str | None, files: Sequence[Path], language: str, asked: bool) -> Told:
    """The card of an id, in whatever case and with zeros or without; of sets of the user's, or of a game."""
    if game is not None and game not in (known := games.all_names()):
        right = near(game, known) or phrase("the games are {known}", known=", ".join(known))
        raise UsageError(phrase("there is no game '{id}'", id=game), right)
    own = [place for source in _sources(files) for place in _cards(source) if game in (None, place.game.id)]
    found = _meant(id, own)
    if not found:
        shipped = [
            place for name in ([game] if game else games.all_names()) for place in shipped_places(name)
        ]
        found = _meant(id, shipped)
        if not found:
            wrong_id = phrase("there is no card '{id}'", id=id[:40])
            right = near(id[:40], map(_id, [*own, *shipped]))
            raise UsageError(wrong_id, right or phrase("write the id that stands in a corner of the card"))
    if len(found) > 1:
        named = ", ".join(place.game.id for place in found)
        several = phrase("several games have a card {id}: {games}", id=_id(found[0]), games=named)
        raise UsageError(several, phrase("name the game, such as --game {game}", game=found[0].game.id))
    return tell(found[0], language, asked)


def _sources(files: Sequence[Path]) -> Iterator[Source]:
    """The sets of the user's; an InputError tells what is wrong with them."""
    for source in [read_set(file, str(file)) for file in files]:
        game = game_named(source, "set")
        if (checked := joined(game, [source])).problems:
            raise refusal(checked.problems, checked.unsaid)
        yield source


def _cards(source: Source) -> Iterator[Place]:
    game, tree = game_named(source, "set"), Entry(source.tree)
    form = game.decks[text(within(tree, "deck")) or ""]
    yield from _places(game, form, tree, board_of(source))


def shipped_places(name: str) -> Iterator[Place]:
    """The cards that ship with a game."""
    game = games.game(name)
    assert game is not None
    for form in game.decks.values():
        tree = Entry(read_yaml(files_of(game, "cards") / form.file, form.file).tree)
        yield from _places(game, form, tree, shipped_board(game))


def _places(game: Game, form: Form, tree: Entry, board: Any) -> Iterator[Place]:
    for entry in each(within(tree, "cards")):
        yield Place(game, form, tree, entry, form.made(entry, []), board)


def _id(place: Place) -> str:
    return text(within(place.entry, "id")) or ""


def _meant(id: str, places: Sequence[Place]) -> list[Place]:
    """Of each game the card of this id."""
    found = (place for place in places if alike(id, [_id(place)]) is not None)
    return [*{place.game.id: place for place in reversed([*found])}.values()][::-1]


def tell(place: Place, language: str, asked: bool = True) -> Told:
    """A card in the words that its game has in a language."""
    words, form = phrases(place.game, language, asked), place.form
    spoken = words.catalogue.language
    shown = form.shown(place.card, place.board) if form.shown else {}
    explained = form.explained(place.card, place.board) if form.explained else None

    def own(key: str) -> str:
        """What the card says itself, else what its rule does."""
        if has(place.entry, key):
            return said_in(within(place.entry, key).value, spoken) or ""
        value = shown.get(key)
        return _sentence(reason_in_words(words, value)) if isinstance(value, Reason) else ""

    said_besides = explained.text if explained else ()
    lines = (own("text"), *(_sentence(reason_in_words(words, one)) for one in said_besides))
    return Told(
        _id(place),
        own("name") or own("title"),
        message(words, "game-name"),
        said_in(within(place.tree, "name").value, spoken) or text(within(place.tree, "deck")) or "",
        tuple(filter(None, lines)),
        tuple(reason_in_words(words, one) for one in explained.values) if explained else (),
        explained.drawing if explained else (),
        tuple(_rulings(explained.rulings, words)) if explained else (),
    )


def _rulings(kinds: Sequence[str], words: Phrases) -> Iterator[Ruling]:
    known = words.catalogue.entries
    for kind in kinds:
        if f"ruling-{kind}" in known:
            named = message(words, f"kind-{kind}") if f"kind-{kind}" in known else ""
            yield Ruling(kind, named, message(words, f"ruling-{kind}"))


def _sentence(words: str) -> str:
    """What stands by itself; within a sentence it may begin with a small letter, or a blank, or be broken."""
    said = " ".join(words.split())
    return said[:1].upper() + said[1:]
