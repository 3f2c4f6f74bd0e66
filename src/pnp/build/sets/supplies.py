"""Card sets and boards as their game reads them, those that ship and a user's own in their place or
beside them; and the files that ship for designers."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import cache
from os.path import relpath
from pathlib import Path
from typing import Any, TypeAlias, get_args, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from pnp import data, errors, games
from pnp.data.sources import Source, find_obstacle, make_refusal
from pnp.data.validation import validate
from pnp.data.yaml_reader import parse_yaml, read_yaml
from pnp.library import find_shipped, hold_results
from pnp.models import trees
from pnp.models.cards import FIELDS
from pnp.models.game import Form, Game, Supplies


class MadeCard(Struct, frozen=True):
    """A card as its game scores it, by its number in its set; it is None where its form is wrong."""

    number: int
    id: str
    card: Any


class ScoredSet(Struct, frozen=True):
    """A card set of a deck of a game; `problems` keep its cards from being scored."""

    source: Source
    game: Game
    deck: str
    cards: tuple[MadeCard, ...]
    problems: tuple[errors.Problem, ...] = ()
    omitted: int = 0


def form_of_set(found: ScoredSet) -> Form:
    return found.game.decks[found.deck]


def make_game_set(source: Source, game: Game, deck: str, strange: Sequence[errors.Mistake]) -> ScoredSet:
    """The cards of a set of a deck, which it need not name. `strange` are keys the deck does not know."""
    form, notes = game.decks[deck], [*strange]
    cards = tuple(make_cards(trees.Entry(source.tree), form, notes))
    said = {**_drop_looks(source.tree, form), "game": game.id, "deck": deck}
    try:
        validate(source, form.form, (lambda _: notes,), tree=said)
    except errors.InputError as error:
        return ScoredSet(source, game, deck, cards, error.problems, error.omitted)
    return ScoredSet(source, game, deck, cards)


def make_cards(tree: trees.Entry, form: Form, notes: list[errors.Mistake]) -> Iterator[MadeCard]:
    """The cards of a tree that have an id; `notes` gets what no type can say of them."""
    for number, entry in enumerate(trees.list_entries(tree, "cards")):
        card = form.make_card(entry, notes)
        if (id := trees.get_text(entry, "id")) is not None:
            yield MadeCard(number, id, card)


def id_entry(card: MadeCard) -> trees.Entry:
    """Where the id of a card stands."""
    return trees.Entry(card.id, ("cards", card.number, "id"))


def named_game(source: Source) -> Game | None:
    """The game that a set names, if there is one of that name."""
    named = trees.get_entry(trees.Entry(source.tree), "game")
    id = trees.get_text(named)
    try:
        return None if id is None else games.find_game(id)
    except errors.UnplacedError as error:
        raise data.make_mistakes_refusal(
            source, [trees.make_mistake(named, error.wrong, error.right)]
        ) from error


def named_deck(source: Source, game: Game | None) -> str:
    """The deck of a game that a set names; empty where it names none that there is."""
    deck = trees.get_text(trees.Entry(source.tree), "deck") or ""
    return deck if game and deck in game.decks else ""


def is_replacing(source: Source) -> bool:
    """Whether a set stands in place of the deck that ships."""
    return trees.get_text(trees.Entry(source.tree), "replaces") == "true"


@cache
def keys_of(form: Form) -> tuple[str, ...]:
    """What a card of a deck may say, what is of this deck alone first; it may be of several types."""
    (card, *_) = get_args(get_type_hints(form.form)["cards"])
    found = dict.fromkeys(field.name for kind in get_args(card) or (card,) for field in fields(kind))
    return tuple(sorted(found, key=FIELDS.__contains__))


def find_strange_keys(source: Source, form: Form, looks: Collection[str] = ()) -> Iterator[errors.Mistake]:
    """The keys of cards that their game does not know; `looks` are those that their layout knows."""
    known = (*keys_of(form), *looks)
    for card in trees.list_entries(trees.Entry(source.tree), "cards"):
        for key, entry in trees.list_items(card):
            if key not in known:
                words = data.word_unknown_key(entry.location, known, empty=entry.value is None)
                yield trees.make_key_mistake(entry, *words)


def _drop_looks(tree: Any, form: Form) -> dict[str, Any]:
    """What a set says to its game: what is left stands at the same places."""
    if not isinstance(tree.get("cards"), list):
        return {**tree}
    known = keys_of(form)
    cards = [
        {key: value for key, value in card.items() if key in known} if isinstance(card, dict) else card
        for card in tree["cards"]
    ]
    return {**tree, "cards": cards}


def say_no_board(game: Game) -> str:
    return errors.code_phrase("form-board", "game-has-no-board-that-a-file-describes", game=game.id)


def unknown_game_mistake(tree: trees.Entry, known: Iterable[str], right: str) -> errors.Mistake:
    """A file of a game that there is not; `right` is what to say where no known name is near."""
    named = trees.get_entry(tree, "game")
    name = trees.get_text(named)
    if name is None:
        return trees.make_mistake(named, errors.code_phrase("form-type", "game-is-no-name-of-a-game"), right)
    strange = errors.code_phrase("form-unknown-name", "there-is-no-game-id", id=name[:40])
    return trees.make_mistake(named, strange, errors.suggest(name[:40], known) or right)


def advise_key(key: str, values: Sequence[str]) -> str:
    """What is to be added where a key is not there, as far as one can tell."""
    if len(values) == 1:
        return errors.phrase("add-name-value", name=key, value=values[0])
    right = errors.phrase("add-name", name=key)
    return errors.phrase("right-one-of-known", right=right, known=", ".join(values))


def _find_wrong_names(
    tree: trees.Entry, key: str, known: tuple[str, ...], right: str
) -> Iterator[errors.Mistake]:
    found = trees.get_entry(tree, key)
    written = trees.get_text(found)
    if written is None:
        arguments = {"owner": errors.phrase("the-card-set"), "name": key}
        lacking = errors.code_phrase("form-missing-key", "owner-needs-name", **arguments)
        yield trees.make_mistake(tree, lacking, right)
    elif written not in known:
        strange = errors.code_phrase("form-unknown-name", "key-is-value", key=key, value=written[:40])
        yield trees.make_mistake(found, strange, errors.suggest(written[:40], known) or right)


_YAML = (".yaml", ".yml", ".json")
# where files lie: a folder, or the texts of files by their names
FilesPlace: TypeAlias = "Path | Mapping[str, str]"


class NamedFile(Struct, frozen=True):
    """A file that a score sheet names: what the score sheet writes, how it is shown to the user, and what it
    says, or why it cannot be read."""

    name: str
    shown: str
    content: Source | errors.InputError


class Decks(Struct, frozen=True):
    """The decks of a game that a set may be of, and the message that says that it has to be of this game."""

    game: Game
    names: tuple[str, ...]
    wrong_game_message: str
    shipped: Mapping[str, Mapping[str, Any]]


class FoundSupplies(Struct, frozen=True):
    """The supplies of a score sheet, what was wrong with the files that it names, and those by name."""

    supplies: Supplies
    problems: tuple[errors.Problem, ...] = ()
    omitted: int = 0
    files: tuple[tuple[str, str], ...] = ()


def read_supplies(
    game: Game, tree: Any, folder: FilesPlace, shown: str, source: Source | None = None
) -> FoundSupplies:
    """What a score sheet is played with; `folder` is where it lies, `shown` what to call that. Of a score
    sheet that was kept it is the texts of the files that it names. `source` is that of the score sheet, where
    it has one."""
    found, said = FoundSupplies(shipped_supplies(game)), trees.Entry(tree)
    decks = Decks(game, (*game.decks,), "this-sheet-is-of-the-game-game", found.supplies.decks)
    named = (_find_named_file(name, folder, shown, source) for name in trees.list_entries(said, "cards"))
    found = _add_sets(decks, found, [wanted for wanted in named if wanted])
    own = _find_named_file(trees.get_entry(said, "layout"), folder, shown, source)
    return _add_board(game.board, found, own) if game.board and own else found


def join_sets(game: Game, sets: Iterable[ScoredSet]) -> FoundSupplies:
    """What ships, with the sets of a designer joined to it, and what is wrong with any of these."""
    found = FoundSupplies(shipped_supplies(game))
    shipped = found.supplies.decks
    for one in sorted(sets, key=lambda each: not is_replacing(each.source)):
        try:
            found = replace(found, supplies=_join_set(shipped, found.supplies, one))
        except errors.InputError as error:
            found = _leave_out_file(found, replace(found.supplies, incomplete=True), error)
    return found


def find_joining_problems(
    source: Source, found: FoundSupplies, told: Sequence[errors.Problem]
) -> list[errors.Problem]:
    """What keeps a set from lying beside the others, where nothing is wrong with it by itself."""
    places = {(each.file, each.line, each.column) for each in told}
    own = (each for each in found.problems if each.file == source.path)
    return [each for each in own if (each.file, each.line, each.column) not in places]


def read_game_set(game: Game, source: Source) -> ScoredSet:
    """A set that is read for its game alone; an InputError tells that it is of none of its decks."""
    return _read_game_set(Decks(game, (*game.decks,), "this-set-is-of-the-game-game", {}), source)


def _read_game_set(decks: Decks, source: Source) -> ScoredSet:
    tree, game, names = trees.Entry(source.tree), decks.game.id, decks.names
    deck = trees.get_text(tree, "deck") or ""
    if trees.get_text(tree, "game") != game or deck not in names:
        known = errors.phrase("write-wanted", wanted=names[0])
        if len(names) > 1:
            known = errors.phrase("the-decks-of-game-are-decks", game=game, decks=", ".join(names))
        of_game = errors.phrase(decks.wrong_game_message, game=game)
        notes = (
            *_find_wrong_names(tree, "game", (game,), of_game),
            *_find_wrong_names(tree, "deck", names, known),
        )
        raise data.make_mistakes_refusal(source, notes)
    return make_game_set(source, decks.game, deck, [*_find_strange_in_set(source, decks.game.decks[deck])])


def _find_strange_in_set(source: Source, form: Form) -> Iterator[errors.Mistake]:
    """The keys that the deck does not know; of a set that names a layout, this may know them."""
    return iter(()) if trees.has_key(trees.Entry(source.tree), "layout") else find_strange_keys(source, form)


@hold_results
def shipped_supplies(game: Game) -> Supplies:
    """What ships was checked by the tests, and is read without a check of its form; what another package
    brings is checked as a user's own files are."""
    if game.root is not None:
        return _read_brought_supplies(game)
    decks = {name: make_cards(shipped_tree(game, form), form, []) for name, form in game.decks.items()}
    cards = {name: {one.id: one.card for one in deck} for name, deck in decks.items()}
    return Supplies(shipped_board(game), cards)


@hold_results
def shipped_board(game: Game) -> Any:
    """The board that comes with a game; None of a game that has none."""
    if game.board is None or game.root is not None:
        return game.board and _read_brought_supplies(game).board
    return game.board.make_card(_read_shipped(game, "layouts", game.board.file), [])


def _read_brought_supplies(game: Game) -> Supplies:
    found = FoundSupplies(Supplies(None, {name: {} for name in game.decks}))
    for name, form in game.decks.items():
        path = files_of(game, "cards") / form.file
        decks = Decks(game, (name,), "this-file-is-of-the-game-game", {})
        found = _add_sets(decks, found, [_open_file(path, str(path))])
    if game.board:
        path = files_of(game, "layouts") / game.board.file
        found = _add_board(game.board, found, _open_file(path, str(path)))
    if found.problems:
        raise make_refusal(found.problems, found.omitted)
    return found.supplies


@hold_results
def shipped_tree(game: Game, form: Form) -> trees.Entry:
    """What the file of a deck says that ships."""
    return _read_shipped(game, "cards", form.file)


def _read_shipped(game: Game, kind: str, file: str) -> trees.Entry:
    path = files_of(game, kind) / file
    return trees.Entry(read_yaml(path, path.name).tree)


def files_of(game: Game, kind: str) -> Path:
    """The folder `cards` or `layouts` in which a game's own files are."""
    return game.root / kind if game.root else find_shipped(kind)


def _find_named_file(
    name: trees.Entry, folder: FilesPlace, shown: str, source: Source | None
) -> NamedFile | None:
    written = trees.get_text(name)
    if not written:
        return None
    place = (Path(shown) / written).as_posix()
    kept = None if isinstance(folder, Path) else folder.get(written, "")
    path = folder / written if isinstance(folder, Path) else Path(written)
    if source and (why := find_path_fault(path, written, kept is not None)):
        return NamedFile(written, place, data.make_mistakes_refusal(source, [trees.make_mistake(name, *why)]))
    return _open_file(path, place, written, kept)


def _open_file(path: Path, shown: str, name: str = "", kept: str | None = None) -> NamedFile:
    try:
        return NamedFile(name, shown, _read_file(path, shown, kept))
    except errors.InputError as error:
        return NamedFile(name, shown, error)


def _read_file(path: Path, shown: str, kept: str | None = None) -> Source:
    """A file of YAML, or its text that was kept."""
    if path.suffix.lower() not in _YAML:
        raise errors.InputError([errors.Problem(shown, 1, 1, *_say_no_yaml())])
    return read_yaml(path, shown) if kept is None else parse_yaml(kept, shown)


def _get_source(file: NamedFile) -> Source:
    if isinstance(file.content, errors.InputError):
        raise file.content
    return file.content


def _say_no_yaml() -> tuple[str, str]:
    wrong = errors.code_phrase("form-unreadable", "this-is-no-yaml-file-by-its-name")
    return wrong, errors.phrase("name-a-file-that-ends-in-one-of-known", known=", ".join(_YAML))


def find_path_fault(path: Path, name: str, kept: bool = False) -> tuple[str, str] | None:
    """What is wrong with naming a file where one of YAML is wanted, and what would be right; of one that is
    `kept` there is nothing to read."""
    if path.suffix.lower() not in _YAML:
        return _say_no_yaml()
    reason = None if kept else find_obstacle(path)
    if reason is None:
        return None
    arguments = {"name": errors.in_line(name[:80]), "wrong": reason.wrong}
    return errors.code_phrase("form-unreadable", "the-file-name-wrong", **arguments), reason.right


def _add_sets(decks: Decks, found: FoundSupplies, wanted: Sequence[NamedFile]) -> FoundSupplies:
    """The supplies with the cards of sets, each of which is of one of the decks of a game."""
    for file in sorted(wanted, key=_joins_deck):
        try:
            source = _get_source(file)
            supplies = _join_set(decks.shipped, found.supplies, _read_game_set(decks, source))
            found = _add_file(found, supplies, file, source)
        except errors.InputError as error:
            found = _leave_out_file(found, replace(found.supplies, incomplete=True), error)
    return _sort_as_named(found, wanted)


def _joins_deck(file: NamedFile) -> bool:
    """Whether a set joins the deck that ships: it comes after those in its place, however they are named."""
    return isinstance(file.content, errors.InputError) or not is_replacing(file.content)


def _sort_as_named(found: FoundSupplies, wanted: Sequence[NamedFile]) -> FoundSupplies:
    """What was found, its files and what is wrong with them in the order in which they are named."""
    names = {file.name: number for number, file in enumerate(wanted)}
    shown = {file.shown: number for number, file in enumerate(wanted)}
    files = sorted(found.files, key=lambda file: names.get(file[0], -1))
    problems = sorted(found.problems, key=lambda problem: shown.get(problem.file, -1))
    return replace(found, files=tuple(files), problems=tuple(problems))


def _add_file(found: FoundSupplies, supplies: Supplies, wanted: NamedFile, source: Source) -> FoundSupplies:
    """What was found, and a file more."""
    files = dict([*found.files, (wanted.name, source.text)])
    return replace(found, supplies=supplies, files=tuple(files.items()))


def _leave_out_file(found: FoundSupplies, supplies: Supplies, error: errors.InputError) -> FoundSupplies:
    """What was found, without a file that was refused."""
    problems = (*found.problems, *error.problems)
    return replace(found, supplies=supplies, problems=problems, omitted=found.omitted + error.omitted)


def _join_set(shipped: Mapping[str, Mapping[str, Any]], supplies: Supplies, new: ScoredSet) -> Supplies:
    """The supplies with the cards of a set; `shipped` are those that a set may replace."""
    source, tree, ours = new.source, trees.Entry(new.source.tree), shipped.get(new.deck, {})
    kept = supplies.decks[new.deck]
    if is_replacing(source):  # what ships, not what other sets of the user's bring
        kept = {id: card for id, card in kept.items() if ours.get(id) is not card}
    taken = {id for name, cards in supplies.decks.items() for id in (kept if name == new.deck else cards)}
    notes = [*_find_strange_in_set(source, form_of_set(new))]
    for one in new.cards:
        if one.id in taken:
            frees = one.id in kept and kept[one.id] is ours.get(one.id)
            right = "give-it-another-or-say-replaces-true-at-the-top" if frees else "give-it-another"
            repeated = errors.code_phrase("form-duplicate-id", "the-id-name-is-taken", name=one.id[:40])
            notes.append(trees.make_mistake(id_entry(one), repeated, errors.phrase(right)))
        taken.add(one.id)
    if (listed := trees.get_entry(tree, "cards")).value == []:
        none = errors.code_phrase("form-length", "name-is-empty", name=errors.quote("cards"))
        notes.append(trees.make_mistake(listed, none, errors.phrase("at-least-1-is-needed")))
    if notes or new.problems:
        more = data.make_mistakes_refusal(source, notes)
        raise make_refusal([*new.problems, *more.problems], new.omitted + more.omitted)
    cards = {one.id: one.card for one in new.cards}
    return replace(supplies, decks={**supplies.decks, new.deck: {**kept, **cards}})


class FoundBoard(Struct, frozen=True):
    """A board, its file where it does not ship, with the bytes of that, and what is wrong with the file."""

    value: Any
    file: Path | None = None
    problems: tuple[errors.Problem, ...] = ()
    content: bytes = b""


def read_own_board(game: Game, path: Path, shown: str) -> FoundBoard:
    """A board to be printed; an InputError tells what is wrong with it."""
    assert game.board is not None
    source = _read_file(path, shown)
    board = _make_board(game.board, source)
    if game.board.unprintable and (notes := [*game.board.unprintable(board)]):
        raise data.make_mistakes_refusal(source, notes)
    return FoundBoard(board, path, (), source.content)


def _add_board(form: Form, found: FoundSupplies, file: NamedFile) -> FoundSupplies:
    try:
        source = _get_source(file)
        board = _make_board(form, source)
    except errors.InputError as error:
        return _leave_out_file(found, replace(found.supplies, board=None), error)
    return _add_file(found, replace(found.supplies, board=board), file, source)


def _make_board(form: Form, source: Source) -> Any:
    notes: list[errors.Mistake] = []
    board = form.make_card(trees.Entry(source.tree), notes)
    validate(source, form.form, (lambda _: notes,))
    return board


_OF_DESIGNERS = (".yaml", ".csv")
_OTHERS = frozenset({"icons.yaml", "notes.yaml", "signs.yaml"})


def list_shipped_files() -> list[str]:
    """By their paths from here, as a user would name them."""
    return [
        _find_path_from_here(path)
        for folder in _list_shipped_folders()
        for path in sorted(folder.rglob("*"))
        if path.suffix in _OF_DESIGNERS and path.name not in _OTHERS and path.is_file()
    ]


def _list_shipped_folders() -> Iterator[Path]:
    yield from map(find_shipped, ("cards", "layouts"))
    for id in games.list_all_names():
        game = games.find_game(id)
        if game and game.root:
            yield from (files_of(game, kind) for kind in ("cards", "layouts"))


def _find_path_from_here(path: Path) -> str:
    try:
        return relpath(path)
    except ValueError:  # on another drive
        return str(path)


SCHEMA = "# yaml-language-server: $schema="
COMPLETED = "# For an editor: `pnp schema {kind} > {kind}.json`, and in place of this line  {line}{kind}.json"
PRINTS = "-print"  # a set of this name is what prints the board beside it


def card_starters(game: Game) -> Mapping[str, Path]:
    """Those of the game's decks that have one."""
    found = ((deck, _find_starter(game, form)) for deck, form in game.decks.items())
    return {deck: path for deck, path in found if path.is_file()}


def board_starter(game: Game) -> Path | None:
    path = _find_starter(game, game.board) if game.board else None
    return path if path and path.is_file() else None


def _find_starter(game: Game, form: Form) -> Path:
    return files_of(game, "cards") / "starter" / form.file


def usual_file_name(starter: Path) -> str:
    """What a file that begins as the starter is called where no other name is asked for."""
    return f"my-{starter.name}"


def begin_files(starter: Path, kind: str, file: Path) -> Iterator[tuple[Path, str]]:
    """The file that begins as the starter, and the set that prints it, of a board that has one."""
    printing, prints = _name_printing_set(starter), _name_printing_set(file)
    names = {usual_file_name(starter): file.name, usual_file_name(printing): prints.name}
    yield file, _write_starter(starter, kind, names)
    if printing.is_file():
        yield prints, _write_starter(printing, "cards", {starter.name: file.name})


def _name_printing_set(board: Path) -> Path:
    return board.with_stem(f"{board.stem}{PRINTS}")


def _write_starter(starter: Path, kind: str, names: Mapping[str, str]) -> str:
    """The text of a starter by other names; it names no schema, where none is."""
    known = re.compile("|".join(map(re.escape, names)))
    text = known.sub(lambda found: quote_name(names[found[0]]), starter.read_text("utf-8"))
    head, rest = text.split("\n", 1)
    return f"{COMPLETED.format(kind=kind, line=SCHEMA)}\n{rest}" if head.startswith(SCHEMA) else text


def quote_name(name: str) -> str:
    """A name as YAML may have it in a list: in quotes where it is not plain."""
    plain = name.replace("-", "").replace("_", "").replace(".", "")
    return name if plain.isalnum() and plain.isascii() else json.dumps(name, ensure_ascii=False)
