"""Explains a card of a game in words: its effect, its points, its rulings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from string import ascii_letters, digits
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from pnp import games
from pnp.build.sets import supplies
from pnp.build.sets.resolved import find_board, make_sentence
from pnp.build.sets.wording import phrases
from pnp.build.tables.scoring import read_game
from pnp.data.sources import make_refusal
from pnp.errors import UsageError, phrase, suggest
from pnp.loading.cards import read_set
from pnp.models.game import Explained, Form, Game
from pnp.models.score_sheets.questions import match_id
from pnp.models.trees import Entry, get_entry, has_key, list_entries, name_ranges, name_some
from pnp.report.phrasing import Phrases, phrase_reason, phrase_value, translate
from pnp.scoring import Reason


class Ruling(Struct, frozen=True):
    """A ruling, and the name of its subject, if it has one."""

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
    """A card with its place: its set, its game and its deck."""

    id: str
    game: Game
    form: Form
    tree: Entry  # of its set
    entry: Entry
    card: Any
    board: Any


def explain_id(id: str, game: str | None, files: Sequence[Path], language: str, asked: bool) -> Explanation:
    """Explain the card of an id, in any case and with zeros or without; or of a number alone, if only one
    card has it; or one side of a card. The user's own sets go before the games."""
    own = [one for one in _list_own_cards(files) if game in (None, one.game.id)]
    matches = _find_cards(id, own)
    if not matches:
        shipped = [one for name in ([game] if game else games.find_usable()) for one in shipped_cards(name)]
        known = [*own, *shipped]
        sides = (side for card in known for side in _list_sides(card))
        matches = _find_cards(id, shipped) or _find_cards(id, sides) or [_find_numbered(id, known, game)]
    if len(matches) > 1:
        game_names = ", ".join(one.game.id for one in matches)
        several = phrase("several-games-have-a-card-id-games", id=matches[0].id, games=game_names)
        raise UsageError(several, phrase("name-the-game-such-as-game-game", game=matches[0].game.id))
    return explain_card(matches[0], language, asked)


def _list_own_cards(files: Sequence[Path]) -> Iterator[GameCard]:
    """Yield the cards of the user's sets; raise an InputError with the sets' mistakes."""
    for source in [read_set(file, str(file)) for file in files]:
        own = supplies.read_game_set(read_game(source, "set"), source)
        if (joined := supplies.join_sets(own.game, [own])).problems:
            raise make_refusal(joined.problems, joined.omitted)
        board = find_board(source, own.game)
        if board.problems:
            raise make_refusal(board.problems)
        form = supplies.form_of_set(own)
        yield from _list_cards(own.game, form, Entry(source.tree), own.cards, board.value)


def shipped_cards(name: str) -> Iterator[GameCard]:
    """Yield the cards that ship with a game."""
    game = games.find_game(name)
    assert game is not None
    for form in game.decks.values():
        tree, board = supplies.shipped_tree(game, form), supplies.shipped_board(game)
        yield from _list_cards(game, form, tree, supplies.make_cards(tree, form, []), board)


def _list_cards(
    game: Game, form: Form, tree: Entry, cards: Iterable[supplies.MadeCard], board: Any
) -> Iterator[GameCard]:
    entries = [*list_entries(tree, "cards")]
    for one in cards:
        yield GameCard(one.id, game, form, tree, entries[one.number], one.card, board)


def _find_cards(id: str, cards: Iterable[GameCard]) -> list[GameCard]:
    """Return the first card of this id in each game."""
    first_cards: dict[str, GameCard] = {}
    for card in cards:
        if match_id(id, [card.id]) is not None:
            first_cards.setdefault(card.game.id, card)
    return [*first_cards.values()]


def _list_sides(card: GameCard) -> Iterator[GameCard]:
    """Yield the sides of a card, each as a card of its own."""
    if card.form.sides and card.card is not None:
        for letter, side in card.form.sides(card.card).items():
            yield replace(card, id=f"{card.id}{letter}", card=side)


def _find_numbered(id: str, cards: Sequence[GameCard], game: str | None) -> GameCard:
    """Return the only card with a number; refuse none or several, with advice on the ids that may be
    meant."""
    ids = list(dict.fromkeys(card.id for card in cards))
    matches = [each for each in ids if id.isdecimal() and match_id(id, [each.lstrip(ascii_letters)])]
    if len(matches) > 1:
        wrong = phrase("several-cards-have-the-number-id-cards", id=id[:40], cards=name_some(matches))
        raise UsageError(wrong, phrase("write-the-whole-id"))
    if matches:
        return next(card for card in cards if card.id == matches[0])
    letters = id.rstrip(digits).casefold()
    series = [each for each in ids if letters and each.rstrip(digits).casefold() == letters]
    beyond = bool(series) and len(id) == max(map(len, series))  # a number beyond the last, no typo
    guess = "" if beyond else suggest(id[:40], ids)
    if not guess and (series or game):
        guess = phrase("there-are-cards", cards=name_ranges(series or ids))
    wrong = phrase("there-is-no-card-id", id=id[:40])
    raise UsageError(wrong, guess or phrase("write-id-that-stands-on-card-such-as-p07-v17-c601"))


def explain_card(card: GameCard, language: str, asked: bool = True) -> Explanation:
    """Explain a card in its game's words of a language."""
    words, form = phrases(card.game, language, asked), card.form
    card_values = form.card_fields(card.card, card.board) if form.card_fields else {}
    explained = form.explain_card(card.card, card.board) if form.explain_card else Explained(())

    def find_own(key: str) -> str:
        """Return the card's own text, else that of its rule."""
        if has_key(card.entry, key):
            return str(phrase_value(words, get_entry(card.entry, key).value))
        value = card_values.get(key)
        return in_a_line(value) if isinstance(value, Reason) else ""

    def in_a_line(reason: Reason) -> str:
        """Word a reason in one line; on a card it may be broken into several."""
        return " ".join(make_sentence(phrase_reason(words, reason)).split())

    return Explanation(
        card.id,
        find_own("name") or find_own("title"),
        translate(words, "game-name"),
        str(phrase_value(words, get_entry(card.tree, "name").value or get_entry(card.tree, "deck").value)),
        tuple(filter(None, [find_own("text"), *map(in_a_line, explained.text)])),
        tuple(phrase_reason(words, value) for value in explained.values),
        explained.drawing,
        tuple(_list_rulings(explained.rulings, words)),
    )


def _list_rulings(kinds: Sequence[str], words: Phrases) -> Iterator[Ruling]:
    known = words.catalogue.entries
    for kind in kinds:
        if f"ruling-{kind}" in known:
            kind_name = translate(words, f"kind-{kind}") if f"kind-{kind}" in known else ""
            yield Ruling(kind, kind_name, translate(words, f"ruling-{kind}"))
