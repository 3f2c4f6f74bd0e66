"""The kits of the games: the sets of each, an order for one, and a list of games with their decks and
paper."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from pnp import errors, games
from pnp.build.kits.orders import KitPart, Order
from pnp.build.sets.supplies import game_folder, shipped_tree
from pnp.data import read_yaml
from pnp.data.validation import validate
from pnp.models.cards import PARTS, Kit
from pnp.models.game import Form, Game
from pnp.models.scalars import find_text
from pnp.models.score_sheets.questions import match_id
from pnp.models.trees import Entry, get_entry, get_text, list_entries, make_mistake
from pnp.models.trees import count_copies as copies_of

KIT_FILE = "kit.yaml"


def kit_names() -> tuple[str, ...]:
    """Return the games that have a kit to print."""
    return tuple(name for name, game in games.find_usable().items() if _kit_file(game).is_file())


def is_kit(name: str) -> bool:
    """Tell whether a name is a game that has a kit; no other game is loaded."""
    try:
        game = games.find_game(name)
    except errors.UnplacedError:
        return False
    return game is not None and _kit_file(game).is_file()


def read_kit(name: str) -> Kit:
    path = _kit_path(name)

    def of_another(tree: Any) -> Iterator[errors.Mistake]:
        entry = get_entry(Entry(tree), "game")
        if get_text(entry) not in (None, name):
            strange = errors.code_phrase("form-unknown-name", "this-is-the-kit-of-name", name=name)
            yield make_mistake(entry, strange, errors.phrase("write-wanted", wanted=name))

    return validate(read_yaml(path, str(path)), Kit, (of_another,))


def _kit_path(name: str) -> Path:
    game = games.find_game(name)
    assert game is not None  # callers have checked that there is a kit
    return _kit_file(game)


def _kit_file(game: Game) -> Path:
    return game_folder(game, "cards") / game.id / KIT_FILE


def fill_kit_order(order: Order, name: str, part_names: Collection[str] = ()) -> Order:
    """Complete the order for a kit, or for some of its parts."""
    kit, folder = read_kit(name), _kit_path(name).parent
    if order.players is not None and order.players not in kit.players:
        fitting = errors.join_parts([*map(str, kit.players)], "or")
        arguments: dict[str, object] = {"name": name, "known": fitting, "players": order.players}
        raise errors.UsageError(errors.phrase("name-is-played-by-known-so-there-is-no-kit", **arguments))
    if lacking := [part for part in part_names if part not in kit.parts]:
        wrong = (errors.phrase("the-kit-of-name-has-no-part-part", name=name, part=part) for part in lacking)
        raise errors.UsageError(errors.enumerate_parts(wrong, "\n"))
    parts = tuple(
        KitPart(part, tuple(folder / f"{each}.yaml" for each in kit.parts[part]), kit.apart.get(part, 0.0))
        for part in PARTS
        if part in kit.parts and (not part_names or part in part_names)
    )
    ids = {part: _ids_of_part(part) for part in parts} if order.only else {}
    known = [id for own in ids.values() for id in own]
    only = tuple(dict.fromkeys(id for pattern in order.only for id in _find_meant_ids(pattern, known)))
    if order.sheet.skip:
        parts = tuple(part for part, own in ids.items() if {*only} & {*own}) or parts
        if len(parts) > 1:
            of_many = errors.phrase("places-are-skipped-on-the-sheets-of-one-part")
            raise errors.UsageError(of_many, errors.phrase("name-it-as-in-parts-cards"))
    sets = tuple(path for part in parts for path in part.sets)
    return replace(order, sets=sets, kit=name, parts=parts, is_partial_kit=bool(part_names), only=only)


def _find_meant_ids(pattern: str, known: list[str]) -> list[str]:
    """Return the ids that a text means, ignoring case and zeros: one, or as in `V7-V9` a range."""
    if (meant := pattern if pattern in known else match_id(pattern, known)) is not None:
        return [meant]
    first, _, last = (match_id(end, known) for end in pattern.partition("-"))
    between = known[known.index(first) : known.index(last) + 1] if first and last else []
    return between or [pattern]


def _ids_of_part(part: KitPart) -> tuple[str, ...]:
    """Return the ids of all cards of a part."""
    trees = (Entry(read_yaml(path, str(path)).tree) for path in part.sets)
    cards = (card for tree in trees for card in list_entries(tree, "cards"))
    return tuple(get_text(card, "id") or "" for card in cards)


def read_parts(text: str | None) -> frozenset[str]:
    """Read the parts in a list such as `cards,boards`."""
    names = frozenset(name.strip().lower() for name in (text or "").split(",") if text is not None)
    for name in sorted(names - {*PARTS}):
        known = errors.suggest(name, PARTS) or errors.phrase("the-parts-are-known", known=", ".join(PARTS))
        raise errors.UsageError(errors.phrase("there-is-no-part-name", name=name), known)
    return names


class ListedDeck(Struct, frozen=True):
    """A deck: its name in a language, and its number of cards."""

    name: str
    cards: int


class ListedPart(Struct, frozen=True):
    name: str
    pieces: int
    sheets: int


class ListedGame(Struct, frozen=True):
    """A game; one whose kit cannot be printed yet has neither players nor parts."""

    id: str
    name: str
    decks: tuple[ListedDeck, ...]
    players: tuple[int, ...] = ()
    parts: tuple[ListedPart, ...] = ()


def list_games(order: Order, game_ids: tuple[str, ...], asked: bool = True) -> tuple[ListedGame, ...]:
    """List the games, or the named ones, as the order would print them. A game without words in the language
    is listed in English, unless the user asked for that language."""
    found_games = map(games.find_game, game_ids or games.list_all_names())
    return tuple(_list_game(game, order, asked) for game in found_games if game)


def _list_game(game: Game, order: Order, asked: bool) -> ListedGame:
    from pnp.build.kits.parts import count_part_sheets, lay_out_order
    from pnp.build.sets.wording import phrases
    from pnp.report.phrasing import translate

    words = phrases(game, order.language, asked)
    order = replace(order, language=words.catalogue.language)
    decks = tuple(_list_deck(game, form, order.language) for form in game.decks.values())
    name = translate(words, "game-name")
    if not is_kit(game.id):
        return ListedGame(game.id, name, decks)
    printed_kit = lay_out_order(fill_kit_order(replace(order, blank=True), game.id))
    parts = tuple(
        ListedPart(part.name, sum(piece.copies for piece in part.pieces), count_part_sheets(part))
        for part in printed_kit.parts
    )
    return ListedGame(game.id, name, decks, read_kit(game.id).players, parts)


def _list_deck(game: Game, form: Form, language: str) -> ListedDeck:
    tree = shipped_tree(game, form)
    cards = sum(map(copies_of, list_entries(tree, "cards")))
    named = get_entry(tree, "name").value
    return ListedDeck(find_text(named, language) or form.file if named else form.file, cards)
