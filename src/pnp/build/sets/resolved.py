"""Resolves a card set, once, before it is drawn: its layout and cards, and for a set of a game the game, the
deck, the board and the fields of its cards."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from pnp import data, errors, games, loading, report
from pnp.build.sets import supplies
from pnp.build.sets.resources import figures_of
from pnp.data import Source
from pnp.data.positions import find_entries, find_spans
from pnp.data.sources import find_place, make_refusal, real_path
from pnp.data.validation import PartlyReadError, validate
from pnp.figures import Figure
from pnp.models import trees
from pnp.models.cards import FIELDS, Card, CardSet
from pnp.models.game import Form, Game
from pnp.models.layouts.layout import Layout, find_list_fields, make_set_type, name_attribute
from pnp.scoring import Reason

LOOKS = ("name", "layout", "size", "ground", "back")  # keys that a set of a deck takes from the shipped one


def add_looks(source: Source, meant: MeantGame) -> Any:
    """Return the set's tree, with the looks of the shipped deck unless the set has its own. A set that joins
    the deck keeps the deck's back with its ground; a set that replaces the deck has the back on its own
    ground."""
    tree: Any = source.tree
    if not isinstance(tree, dict) or meant.game is None:
        return tree
    own_tree = {**tree, "game": meant.game.id} if meant.notes else tree
    if not meant.deck:
        return own_tree
    form = meant.game.decks[meant.deck]
    if is_shipped(source, meant.game, meant.deck):
        return own_tree
    shipped = supplies.shipped_tree(meant.game, form).value
    usual = {key: shipped[key] for key in LOOKS if key in shipped}
    if str(usual.get("layout")).endswith(".yaml"):  # a path that starts at the shipped set
        del usual["layout"]
    if "ground" in tree and "back" in usual and supplies.is_replacing(source):
        usual["back"] = {key: value for key, value in usual["back"].items() if key != "ground"}
    return {**usual, **own_tree, "deck": meant.deck}


def shipped_file(game: Game, deck: str) -> Path:
    """Return the file that ships for a deck."""
    return supplies.game_folder(game, "cards") / game.decks[deck].file


def is_shipped(source: Source, game: Game, deck: str) -> bool:
    """Tell whether a set is the very file that ships for a deck, or a copy with the same content."""
    if Path(source.path).resolve() == shipped_file(game, deck).resolve():
        return True
    return bool(source.tree == supplies.shipped_tree(game, game.decks[deck]).value)


def resolve_game(begun: ResolvedSet, meant: MeantGame) -> ResolvedSet:
    """Add the deck and the board to a set, and cut the keys that are not for its layout."""
    source, tree, layout, game = begun.source, begun.tree, begun.layout.layout, meant.game
    board = find_board(source, game)
    noted = data.make_mistakes_refusal(source, meant.notes).problems if meant.notes else ()
    problems = [*noted, *board.problems]
    begun = replace(begun, game=game, board=board.value, board_file=board.file, board_content=board.content)
    if game is None or not meant.deck:
        keys, more = _find_keys_without_deck(source, game) if game else ((), ())
        return replace(begun, tree=_cut_tree(tree, keys) if keys else tree, problems=(*problems, *more))
    form = game.decks[meant.deck]
    if game.root is None and is_shipped(source, game, meant.deck):  # our own decks are known to be right
        strange: list[errors.Mistake] = []
        cards = tuple(supplies.make_cards(trees.Entry(source.tree), form, []))
        deck = supplies.ScoredSet(source, game, meant.deck, cards)
    else:
        strange = _find_strange_to_layout(source, form, layout)
        deck = supplies.make_game_set(source, game, meant.deck, strange)
    if deck.omitted:
        raise make_refusal([*problems, *deck.problems], deck.omitted)
    problems += deck.problems
    card_fields, undrawn = _make_card_fields(deck, board, problems)
    left_out = {*supplies.list_card_keys(form), *(str(note.location[-1]) for note in strange)}
    tree = _cut_tree(tree, left_out - FIELDS - layout.fields.keys())
    return replace(begun, tree=tree, deck=deck, card_fields=card_fields, problems=(*problems, *undrawn))


def find_board(source: Source, game: Game | None) -> supplies.BoardRead:
    """Return the board that a set is drawn for; if the set's own board has mistakes, the shipped one with
    these problems."""
    entry = trees.get_entry(trees.Entry(source.tree), "board")
    shipped = supplies.shipped_board(game) if game else None
    if entry.value is None:
        return supplies.BoardRead(shipped)
    file = None
    try:
        if game is None or game.board is None:
            of_none = errors.code_phrase("form-board", "a-board-is-one-of-a-game-s")
            what = supplies.word_no_board(game) if game else of_none
            right = errors.phrase("leave-board-out" if game else "say-which-as-in-game-nebula")
            raise data.make_mistakes_refusal(source, [trees.make_key_mistake(entry, what, right)])
        file_name, folder = trees.get_text(entry), Path(source.path).parent
        file = folder / file_name if file_name else None
        if file is None or not real_path(file).is_relative_to(real_path(folder)):
            what = errors.code_phrase("form-board", "this-is-no-board-beside-the-set")
            right = errors.phrase("name-a-file-in-its-folder-or-below-it")
            raise data.make_mistakes_refusal(source, [trees.make_mistake(entry, what, right)])
        if why := supplies.find_path_fault(file, str(entry.value)):
            raise data.make_mistakes_refusal(source, [trees.make_mistake(entry, *why)])
        return supplies.read_own_board(game, file, str(file))
    except errors.InputError as error:
        return supplies.BoardRead(shipped, file, error.problems)


def _find_strange_to_layout(source: Source, form: Form, layout: Layout) -> list[errors.Mistake]:
    """List the keys of cards that neither their game nor the layout knows. The fields of the shipped layout
    are not advised, as the game fills them."""
    looks, own = tuple(layout.fields), ("layout",)
    advised = looks if own in find_spans(source, [own]) else ()
    found = supplies.find_strange_keys(source, form, advised)
    return [note for note in found if note.location[-1] not in looks]


def _find_keys_without_deck(source: Source, game: Game) -> tuple[Collection[str], tuple[errors.Problem, ...]]:
    """Check a set without a deck whose cards have keys of a game: return the keys that only decks know, and
    the problem. A set that names a layout is fine, as the layout may understand the keys."""
    tree = trees.Entry(source.tree)
    keys = frozenset(
        key for form in game.decks.values() for key in set(supplies.list_card_keys(form)) - FIELDS
    )
    speak = any(keys.intersection(trees.list_keys(card)) for card in trees.list_entries(tree, "cards"))
    if not speak or trees.has_key(tree, "layout"):
        return (), ()
    entry = trees.get_entry(tree, "deck")
    deck_name = (trees.get_text(entry) or "")[:40]
    named = {"game": game.id, "decks": ", ".join(game.decks)}
    guess = errors.suggest(deck_name, game.decks)
    advice = guess or errors.phrase("the-decks-of-game-are-decks", **named)
    wrong = "deck-is-deck-and-these-are-cards-of-game"
    strange = errors.code_phrase("form-unknown-name", wrong, deck=deck_name, game=game.id)
    return keys, data.make_mistakes_refusal(source, [trees.make_mistake(entry, strange, advice)]).problems


def _cut_tree(tree: Any, keys: Collection[str]) -> Any:
    """Return the part of a set for its layout: without some keys of its cards and without `replaces`, which
    only scoring needs."""
    if not isinstance(tree, dict):
        return tree
    cards = tree.get("cards")
    rest = [_drop_keys(card, keys) for card in cards] if isinstance(cards, list) else cards
    head = {key: value for key, value in tree.items() if key not in ("replaces", "cards")}
    return {**head, **({"cards": rest} if "cards" in tree else {})}


def _drop_keys(card: Any, keys: Collection[str]) -> Any:
    """Return a card without some keys. A misspelt id, which is reported, still counts as its id."""
    if not isinstance(card, dict):
        return card
    rest = {key: value for key, value in card.items() if key not in keys}
    ids = [value for key, value in card.items() if key in keys and key.lower() == "id"]
    return {"id": ids[0], **rest} if ids else rest


def _make_card_fields(
    deck: supplies.ScoredSet, board: supplies.BoardRead, problems: Sequence[errors.Problem]
) -> tuple[Mapping[int, Mapping[str, Any]], tuple[errors.Problem, ...]]:
    """Return the fields that the game adds to the cards, by number, and the problems of cards that are right
    by themselves but do not fit the board."""
    make_fields = supplies.form_of_set(deck).card_fields
    if make_fields is None:
        return {}, ()
    number_at = find_entries(deck.source, "cards") if problems else None
    unfit = {number_at(each.line, each.column) for each in problems} if number_at else ()
    card_fields: dict[int, Mapping[str, Any]] = {}
    notes: list[errors.Mistake] = []
    for one in deck.cards:
        card_fields[one.number] = {}
        if one.card is not None and one.number not in unfit:
            try:
                card_fields[one.number] = make_fields(one.card, board.value)
            except errors.UnplacedError as error:
                notes.append(trees.make_mistake(supplies.id_entry(one), error.wrong, error.right))
    tell = bool(notes) and not board.problems
    return card_fields, data.make_mistakes_refusal(deck.source, notes).problems if tell else ()


def word_fields(resolved: ResolvedSet, language: str) -> Mapping[str, Mapping[str, Any]]:
    """Return the fields that the game adds to each card, in a language, by card id. Raise an InputError for
    fields without words."""
    from pnp.build.sets.wording import phrases  # which loads the words

    deck = resolved.deck
    assert deck is not None
    words = phrases(deck.game, language)
    stand_in = _find_stand_in(deck) if resolved.unfit else {}
    values: dict[str, Mapping[str, Any]] = {}
    notes: list[errors.Mistake] = []
    for one in deck.cards:
        values_of_card = stand_in if one.number in resolved.unfit else resolved.card_fields[one.number]
        try:
            reasons = {name: value for name, value in values_of_card.items() if isinstance(value, Reason)}
            said = {name: make_sentence(report.phrase_reason(words, each)) for name, each in reasons.items()}
            values[one.id] = {**values_of_card, **said}
        except errors.UnplacedError as error:
            wrong = errors.give_code("form-words", error.wrong)
            notes.append(trees.make_mistake(supplies.id_entry(one), wrong, error.right))
    if notes:
        raise data.make_mistakes_refusal(resolved.source, notes)
    return values


def _find_stand_in(deck: supplies.ScoredSet) -> Mapping[str, Any]:
    """Return the fields of a shipped card, in place of those of a card with mistakes, to check the rest of
    it."""
    form = supplies.form_of_set(deck)
    assert form.card_fields is not None
    for one in supplies.make_cards(supplies.shipped_tree(deck.game, form), form, []):
        if one.card is not None:
            return form.card_fields(one.card, supplies.shipped_board(deck.game))
    return {}


def make_sentence(words: str) -> str:
    """Return words as they stand alone on a card: trimmed, with a capital letter, which they may lack within
    a sentence."""
    text = words.strip()
    return text[:1].upper() + text[1:]


class MeantGame(Struct, frozen=True):
    """The game and the deck of a set, as far as they are known, and the mistakes in how the set names
    them."""

    game: Game | None
    deck: str  # empty if it is of none
    notes: tuple[errors.Mistake, ...] = ()


def infer_game(source: Source, speaks: bool, *, layout_asked: bool) -> MeantGame:
    """Infer the game and the deck of a set. `speaks` says whether its cards have keys of a game. If a layout
    is asked for, a set that names no game is of none."""
    named = supplies.named_game(source)
    if (named is None and layout_asked) or not isinstance(source.tree, dict):
        return MeantGame(named, supplies.named_deck(source, named))
    meant, tree = _find_game(source, named, speaks), trees.Entry(source.tree)
    notes: list[errors.Mistake] = []
    if meant is not None and meant is not named:
        lacking = _find_lacking_key(tree, "game", [meant.id])
        notes += [_make_wrong_game(tree, meant.id)] if trees.has_key(tree, "game") else lacking
    if meant is None or not speaks or trees.has_key(tree, "deck"):
        return MeantGame(meant, supplies.named_deck(source, meant), tuple(notes))
    decks = [deck for _, deck in _find_fitting_decks(tree, [meant])] or [*meant.decks]
    notes += _find_lacking_key(tree, "deck", decks)
    if len(decks) > 1:
        raise data.make_mistakes_refusal(source, notes)
    return MeantGame(meant, decks[0], tuple(notes))


def _find_game(source: Source, named: Game | None, speaks: bool) -> Game | None:
    tree = trees.Entry(source.tree)
    if not speaks:
        return named or _find_game_of_layout(tree)
    is_of_it = named is not None and (
        not trees.has_key(tree, "deck") or bool(supplies.named_deck(source, named))
    )
    return named if is_of_it else _find_game_of_cards(tree, named)


def _find_game_of_layout(tree: trees.Entry) -> Game | None:
    """Return the game of the layout that a set names, if the set also names a board, or nearly the game."""
    game_name = trees.get_text(tree, "game")
    folder = (trees.get_text(tree, "layout") or "").partition("/")[0]
    near_to = errors.find_nearest(game_name[:40], games.list_all_names()) if game_name else None
    meant = folder in games.list_all_names() and (trees.has_key(tree, "board") or near_to == folder)
    return games.find_usable().get(folder) if meant else None


def _find_game_of_cards(tree: trees.Entry, named: Game | None) -> Game | None:
    """Return the only game that the cards fit; else the named game, or the one with a similar name."""
    game_name, deck = trees.get_text(tree, "game"), trees.get_text(tree, "deck")
    usable = games.find_usable()
    fitting = _find_fitting_decks(tree, usable.values())
    game_ids = {game for game, name in fitting if name == deck} or {game for game, _ in fitting}
    if len(game_ids) == 1:
        return usable.get(game_ids.pop())
    meant = errors.find_nearest(game_name[:40], usable) if game_name else None
    return named or (usable[meant] if meant else None)


def _find_fitting_decks(tree: trees.Entry, among: Iterable[Game]) -> list[tuple[str, str]]:
    """Return the decks, each with its game, that most of the cards fit by their keys."""
    cards = ({*trees.list_keys(card)} for card in trees.list_entries(tree, "cards"))
    own = [keys for keys in cards if not keys <= FIELDS]
    decks = ((game.id, name, form) for game in among for name, form in game.decks.items())
    fits = {(game, name): sum(_fits_deck(keys, form) for keys in own) for game, name, form in decks}
    most = max(fits.values(), default=0)
    return [deck for deck, number in fits.items() if number == most > 0]


def _fits_deck(keys: set[str], form: Form) -> bool:
    known = supplies.list_card_keys(form)
    needed = (key for key in known if data.is_needed(form.form, ("cards", 0, key)))
    return keys.issubset(known) and keys.issuperset(needed)


def _make_wrong_game(tree: trees.Entry, game: str) -> errors.Mistake:
    """Return the mistake for a named game that is unknown, or not that of the cards."""
    entry = trees.get_entry(tree, "game")
    name, right = trees.get_text(entry), errors.phrase("write-wanted", wanted=game)
    if name is not None and name in games.list_all_names():
        other, arguments = "game-is-name-and-these-are-cards-of-game", {"name": name, "game": game}
        return trees.make_mistake(entry, errors.code_phrase("form-unknown-name", other, **arguments), right)
    return supplies.unknown_game_mistake(tree, [game], right)


def _find_lacking_key(tree: trees.Entry, key: str, names: Sequence[str]) -> Iterator[errors.Mistake]:
    """Yield the mistake of a missing key, unless the key is only misspelt, which is reported elsewhere."""
    strange = (name[:40] for name in trees.list_keys(tree) if name not in _HEAD_KEYS)
    if not any(errors.find_nearest(name, _HEAD_KEYS) == key for name in strange):
        owner = errors.phrase("the-card-set")
        lacking = errors.code_phrase("form-missing-key", "owner-needs-name", owner=owner, name=key)
        yield trees.make_mistake(tree, lacking, supplies.advise_key(key, names))


_HEAD_KEYS = (*CardSet.__struct_fields__, "replaces")


# The keys on which all cards depend: if one of these is wrong, every card is in doubt.
HEAD = ("game", "deck", "board", "layout", "size")


NO_CARDS = CardSet("", ())  # of a set whose cards are not validated yet


class ResolvedSet(Struct, frozen=True):
    """A card set, its layout, and what its game makes of it.

    `tree` is the set as its layout sees it: the looks of the shipped deck, overridden by the set. A set of a
    game may have no `deck`. `board_file` and `board_content` are set if the board does not ship.
    `card_fields` holds the fields that the game adds to each card, by the card's number; `figures` are those
    that the layout may draw by name. `problems` are mistakes that leave the rest fit for checking; `unfit`
    holds the numbers of the cards with such mistakes.
    """

    source: Source
    tree: Any
    layout: loading.LoadedLayout
    cards: CardSet = NO_CARDS
    game: Game | None = None
    deck: supplies.ScoredSet | None = None
    board: Any = None
    board_file: Path | None = None
    board_content: bytes = b""
    card_fields: Mapping[int, Mapping[str, Any]] = {}
    figures: Mapping[str, Figure] = {}
    problems: tuple[errors.Problem, ...] = ()
    omitted: int = 0
    unfit: frozenset[int] = frozenset()


def resolve_set(path: Path, layout: str | None = None) -> ResolvedSet:
    """Resolve the card set in a file. A `layout` goes before its own. Raise an InputError if the set cannot
    be drawn at all."""
    asked_layout = None if layout is None else loading.load_layout(loading.request_layout(layout))
    columns = find_list_fields(asked_layout.layout) if asked_layout else frozenset()
    return resolve_source(loading.read_set(path, str(path), columns), asked_layout)


def resolve_source(source: Source, asked_layout: loading.LoadedLayout | None = None) -> ResolvedSet:
    """Resolve a card set that was read already."""
    tree = trees.Entry(source.tree)
    if trees.has_key(tree, "players") and {"deck", "faces"}.isdisjoint(trees.list_keys(tree)):
        wrong = errors.code_phrase("form-sheet", "this-is-a-score-sheet-not-a-card-set")
        right = errors.phrase("score-it-with-pnp-score")
        raise data.make_mistakes_refusal(source, [trees.make_mistake(tree, wrong, right)])
    if not is_of_game(source):
        layout = asked_layout or loading.load_layout(loading.choose_layout(source, source.tree))
        return _validate(ResolvedSet(source, source.tree, layout))

    speaks = has_game_keys(source, asked_layout.layout.fields if asked_layout else ())
    meant = infer_game(source, speaks, layout_asked=asked_layout is not None)
    tree = add_looks(source, meant)
    layout = asked_layout or loading.load_layout(loading.choose_layout(source, tree))
    return _validate(resolve_game(ResolvedSet(source, tree, layout), meant))


def is_of_game(source: Source) -> bool:
    """Tell whether a set concerns a game. Most do not; the modules for games are loaded only for those that
    do."""
    keys = trees.list_keys(trees.Entry(source.tree))
    return not {"game", "board"}.isdisjoint(keys) or has_game_keys(source)


def has_game_keys(source: Source, looks: Collection[str] = ()) -> bool:
    """Tell whether cards have keys that only a game may understand, as their set names no layout. `looks` are
    the keys known to the layout that draws it anyway."""
    tree = trees.Entry(source.tree)
    if source.kind != "yaml" or trees.has_key(tree, "layout"):
        return False
    keys = (key for card in trees.list_entries(tree, "cards") for key in trees.list_keys(card))
    return not FIELDS.union(looks).issuperset(keys)


def _validate(resolved: ResolvedSet) -> ResolvedSet:
    """Add the cards to a set, as far as they are valid."""
    source, layout = resolved.source, resolved.layout.layout
    try:
        checks = loading.list_card_checks(resolved.layout)
        cards = validate(source, make_set_type(layout), checks, loading.find_card_key, resolved.tree)
    except errors.InputError as error:
        refusal = make_refusal([*resolved.problems, *error.problems], error.omitted)
        if not isinstance(error, PartlyReadError) or layout.faces is None:
            raise refusal from None
        cards = error.rest
    else:
        refusal = errors.InputError(resolved.problems)
    problems, omitted = refusal.problems, refusal.omitted
    unfit = _find_unfit(source, refusal) if problems else frozenset[int]()
    known = figures_of(resolved.game, resolved.board)
    return replace(resolved, cards=cards, figures=known, problems=problems, omitted=omitted, unfit=unfit)


def _find_unfit(source: Source, error: errors.InputError) -> frozenset[int]:
    """Return the numbers of the cards with mistakes: all, if the game, the board or the layout is wrong."""
    tree: Any = source.tree
    card_at, head = find_entries(source, "cards"), find_spans(source, [(key,) for key in HEAD])
    lines = {find_place(source.text, span.start)[0] for at, span in head.items() if at}
    numbers = {card_at(each.line, each.column) for each in error.problems}
    elsewhere = any(each.file != source.path or each.line in lines for each in error.problems)
    if elsewhere or error.omitted:
        return frozenset(range(len(tree["cards"])))
    return frozenset(number for number in numbers if number is not None)


def word_set(resolved: ResolvedSet, language: str) -> ResolvedSet:
    """Return the set with the fields that the game adds to its cards, in a language, unless the cards have
    their own. Raise an InputError for fields without words."""
    if not resolved.card_fields:
        return resolved

    values = word_fields(resolved, language)
    return replace(resolved, cards=fill_fields(resolved, lambda card: values.get(card.id, {})))


def fill_fields(resolved: ResolvedSet, values: Callable[[Card], Mapping[str, Any]]) -> CardSet:
    """Return the cards with these values for their fields, except for fields that the file sets."""
    known = FIELDS | resolved.layout.layout.fields.keys()
    entries = trees.list_entries(trees.Entry(resolved.source.tree), "cards")
    written_keys = {trees.get_text(card, "id"): {*trees.list_keys(card)} for card in entries}

    def fill(card: Card) -> Card:
        free = known - written_keys.get(card.id, set())
        new_values = {name: value for name, value in values(card).items() if name in free}
        keys = (name if name in FIELDS else name_attribute(name) for name in new_values)
        return replace(card, **dict(zip(keys, new_values.values(), strict=True)))

    return replace(resolved.cards, cards=tuple(map(fill, resolved.cards.cards)))
