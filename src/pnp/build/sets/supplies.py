"""What tables are scored with: card sets and boards as their game reads them, those that ship and a user's
own, which replace them or join them. Also the files that ship for designers, and the starters of new
files."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from os.path import relpath
from pathlib import Path
from typing import Any, TypeAlias, get_args, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from pnp import data, errors, games
from pnp.data.sources import Source, find_read_obstacle, make_refusal
from pnp.data.validation import validate
from pnp.data.yaml_reader import parse_yaml, read_yaml
from pnp.library import find_shipped, hold_results
from pnp.models import trees
from pnp.models.cards import FIELDS
from pnp.models.game import Form, Game, Supplies


class MadeCard(Struct, frozen=True):
    """A card as its game scores it, with its number in its set. `card` is None if its form is wrong."""

    number: int
    id: str
    card: Any


class ScoredSet(Struct, frozen=True):
    """A card set of a game's deck; with `problems` its cards cannot be scored."""

    source: Source
    game: Game
    deck: str
    cards: tuple[MadeCard, ...]
    problems: tuple[errors.Problem, ...] = ()
    omitted: int = 0


def form_of_set(found: ScoredSet) -> Form:
    return found.game.decks[found.deck]


def make_game_set(source: Source, game: Game, deck: str, strange: Sequence[errors.Mistake]) -> ScoredSet:
    """Make the cards of a set for a deck, which the set need not name. `strange` are keys the deck does not
    know."""
    form, notes = game.decks[deck], [*strange]
    cards = tuple(make_cards(trees.Entry(source.tree), form, notes))
    game_tree = {**_cut_to_game_keys(source.tree, form), "game": game.id, "deck": deck}
    try:
        validate(source, form.form, (lambda _: notes,), tree=game_tree)
    except errors.InputError as error:
        return ScoredSet(source, game, deck, cards, error.problems, error.omitted)
    return ScoredSet(source, game, deck, cards)


def make_cards(tree: trees.Entry, form: Form, notes: list[errors.Mistake]) -> Iterator[MadeCard]:
    """Yield the cards of a tree that have an id; mistakes that types cannot find are added to `notes`."""
    for number, entry in enumerate(trees.list_entries(tree, "cards")):
        card = form.make_card(entry, notes)
        if (id := trees.get_text(entry, "id")) is not None:
            yield MadeCard(number, id, card)


def id_entry(card: MadeCard) -> trees.Entry:
    """Return the entry of a card's id."""
    return trees.Entry(card.id, ("cards", card.number, "id"))


def named_game(source: Source) -> Game | None:
    """Return the game that a set names, if there is such a game."""
    named = trees.get_entry(trees.Entry(source.tree), "game")
    id = trees.get_text(named)
    try:
        return None if id is None else games.find_game(id)
    except errors.UnplacedError as error:
        raise data.make_mistakes_refusal(
            source, [trees.make_mistake(named, error.wrong, error.right)]
        ) from error


def named_deck(source: Source, game: Game | None) -> str:
    """Return the deck of a game that a set names; empty if there is no such deck."""
    deck = trees.get_text(trees.Entry(source.tree), "deck") or ""
    return deck if game and deck in game.decks else ""


def is_replacing(source: Source) -> bool:
    """Tell whether a set replaces the shipped deck."""
    return trees.get_text(trees.Entry(source.tree), "replaces") == "true"


@cache
def list_card_keys(form: Form) -> tuple[str, ...]:
    """Return the keys that a card of a deck may have, those of this deck alone first. Cards may be of several
    types."""
    (card, *_) = get_args(get_type_hints(form.form)["cards"])
    found = dict.fromkeys(name for kind in get_args(card) or (card,) for name in kind.__struct_fields__)
    return tuple(sorted(found, key=FIELDS.__contains__))


def find_strange_keys(source: Source, form: Form, looks: Collection[str] = ()) -> Iterator[errors.Mistake]:
    """Yield mistakes for the keys of cards that their game does not know; `looks` are those that their layout
    knows."""
    known = (*list_card_keys(form), *looks)
    for card in trees.list_entries(trees.Entry(source.tree), "cards"):
        for key, entry in trees.list_items(card):
            if key not in known:
                words = data.word_unknown_key(entry.location, known, empty=entry.value is None)
                yield trees.make_key_mistake(entry, *words)


def _cut_to_game_keys(tree: Any, form: Form) -> dict[str, Any]:
    """Return the part of a set for its game; the rest keeps its places."""
    if not isinstance(tree.get("cards"), list):
        return {**tree}
    known = list_card_keys(form)
    cards = [
        {key: value for key, value in card.items() if key in known} if isinstance(card, dict) else card
        for card in tree["cards"]
    ]
    return {**tree, "cards": cards}


def word_no_board(game: Game) -> str:
    return errors.code_phrase("form-board", "game-has-no-board-that-a-file-describes", game=game.id)


def unknown_game_mistake(tree: trees.Entry, known: Iterable[str], right: str) -> errors.Mistake:
    """Return the mistake for a file of an unknown game; `right` is the advice if no known name is near."""
    named = trees.get_entry(tree, "game")
    name = trees.get_text(named)
    if name is None:
        return trees.make_mistake(named, errors.code_phrase("form-type", "game-is-no-name-of-a-game"), right)
    strange = errors.code_phrase("form-unknown-name", "there-is-no-game-id", id=name[:40])
    return trees.make_mistake(named, strange, errors.suggest(name[:40], known) or right)


def advise_key(key: str, values: Sequence[str]) -> str:
    """Say what to add if a key is missing, as far as one can tell."""
    if len(values) == 1:
        return errors.phrase("add-name-value", name=key, value=values[0])
    right = errors.phrase("add-name", name=key)
    return errors.phrase("right-one-of-known", right=right, known=", ".join(values))


def _find_wrong_names(
    tree: trees.Entry, key: str, known: tuple[str, ...], right: str
) -> Iterator[errors.Mistake]:
    entry = trees.get_entry(tree, key)
    value = trees.get_text(entry)
    if value is None:
        arguments = {"owner": errors.phrase("the-card-set"), "name": key}
        lacking = errors.code_phrase("form-missing-key", "owner-needs-name", **arguments)
        yield trees.make_mistake(tree, lacking, right)
    elif value not in known:
        strange = errors.code_phrase("form-unknown-name", "key-is-value", key=key, value=value[:40])
        yield trees.make_mistake(entry, strange, errors.suggest(value[:40], known) or right)


_YAML = (".yaml", ".yml", ".json")
# where files lie: a folder, or the texts of files by their names
FilesPlace: TypeAlias = "Path | Mapping[str, str]"


class NamedFile(Struct, frozen=True):
    """A file that a score sheet names: its name there, its name for the user, and its content or why it
    cannot be read."""

    name: str
    shown: str
    content: Source | errors.InputError


class Decks(Struct, frozen=True):
    """The decks of a game that a set may be of, and the message for a set of another game."""

    game: Game
    names: tuple[str, ...]
    wrong_game_message: str
    shipped: Mapping[str, Mapping[str, Any]]


class SuppliesRead(Struct, frozen=True):
    """The supplies of a score sheet, the problems of the files that it names, and the files' texts by
    name."""

    supplies: Supplies
    problems: tuple[errors.Problem, ...] = ()
    omitted: int = 0
    files: tuple[tuple[str, str], ...] = ()


def read_supplies(
    game: Game, tree: Any, folder: FilesPlace, shown: str, source: Source | None = None
) -> SuppliesRead:
    """Read the supplies of a score sheet. `folder` is its folder, or for a kept score sheet the texts of the
    files that it names; `shown` is the folder's name for the user. `source` is the score sheet's own, if it
    has one."""
    found, said = SuppliesRead(shipped_supplies(game)), trees.Entry(tree)
    decks = Decks(game, (*game.decks,), "this-sheet-is-of-the-game-game", found.supplies.decks)
    files = (_find_named_file(name, folder, shown, source) for name in trees.list_entries(said, "cards"))
    found = _add_sets(decks, found, [wanted for wanted in files if wanted])
    board_file = _find_named_file(trees.get_entry(said, "layout"), folder, shown, source)
    return _add_board(game.board, found, board_file) if game.board and board_file else found


def join_sets(game: Game, sets: Iterable[ScoredSet]) -> SuppliesRead:
    """Join a designer's sets to the shipped supplies, and collect their problems."""
    found = SuppliesRead(shipped_supplies(game))
    shipped = found.supplies.decks
    for one in sorted(sets, key=lambda each: not is_replacing(each.source)):
        try:
            found = replace(found, supplies=_join_set(shipped, found.supplies, one))
        except errors.InputError as error:
            found = _leave_out_file(found, replace(found.supplies, incomplete=True), error)
    return found


def find_joining_problems(
    source: Source, found: SuppliesRead, told: Sequence[errors.Problem]
) -> list[errors.Problem]:
    """List the problems of a set beside the others, without those that it has by itself (`told`)."""
    places = {(each.file, each.line, each.column) for each in told}
    own = (each for each in found.problems if each.file == source.path)
    return [each for each in own if (each.file, each.line, each.column) not in places]


def read_game_set(game: Game, source: Source) -> ScoredSet:
    """Read a set for its game alone; raise an InputError if it is of none of the game's decks."""
    return _read_game_set(Decks(game, (*game.decks,), "this-set-is-of-the-game-game", {}), source)


def _read_game_set(decks: Decks, source: Source) -> ScoredSet:
    tree, game, names = trees.Entry(source.tree), decks.game.id, decks.names
    deck = trees.get_text(tree, "deck") or ""
    if trees.get_text(tree, "game") != game or deck not in names:
        advice = errors.phrase("write-wanted", wanted=names[0])
        if len(names) > 1:
            advice = errors.phrase("the-decks-of-game-are-decks", game=game, decks=", ".join(names))
        of_game = errors.phrase(decks.wrong_game_message, game=game)
        notes = (
            *_find_wrong_names(tree, "game", (game,), of_game),
            *_find_wrong_names(tree, "deck", names, advice),
        )
        raise data.make_mistakes_refusal(source, notes)
    return make_game_set(source, decks.game, deck, [*_find_strange_in_set(source, decks.game.decks[deck])])


def _find_strange_in_set(source: Source, form: Form) -> Iterator[errors.Mistake]:
    """Yield mistakes for keys that the deck does not know; none if the set names a layout, which may know
    them."""
    return iter(()) if trees.has_key(trees.Entry(source.tree), "layout") else find_strange_keys(source, form)


@hold_results
def shipped_supplies(game: Game) -> Supplies:
    """Return what ships with a game. What pnp itself ships is read without a check of its form, since tests
    check it; supplies of another package are checked like a user's files."""
    if game.root is not None:
        return _read_brought_supplies(game)
    decks = {name: make_cards(shipped_tree(game, form), form, []) for name, form in game.decks.items()}
    cards = {name: {one.id: one.card for one in deck} for name, deck in decks.items()}
    return Supplies(shipped_board(game), cards)


@hold_results
def shipped_board(game: Game) -> Any:
    """Return the board that ships with a game, or None if it has none."""
    if game.board is None or game.root is not None:
        return game.board and _read_brought_supplies(game).board
    return game.board.make_card(_read_shipped(game, "layouts", game.board.file), [])


def _read_brought_supplies(game: Game) -> Supplies:
    found = SuppliesRead(Supplies(None, {name: {} for name in game.decks}))
    for name, form in game.decks.items():
        path = game_folder(game, "cards") / form.file
        decks = Decks(game, (name,), "this-file-is-of-the-game-game", {})
        found = _add_sets(decks, found, [_open_file(path, str(path))])
    if game.board:
        path = game_folder(game, "layouts") / game.board.file
        found = _add_board(game.board, found, _open_file(path, str(path)))
    if found.problems:
        raise make_refusal(found.problems, found.omitted)
    return found.supplies


@hold_results
def shipped_tree(game: Game, form: Form) -> trees.Entry:
    """Return the content of a deck's shipped file."""
    return _read_shipped(game, "cards", form.file)


def _read_shipped(game: Game, kind: str, file: str) -> trees.Entry:
    path = game_folder(game, kind) / file
    return trees.Entry(read_yaml(path, path.name).tree)


def game_folder(game: Game, kind: str) -> Path:
    """Return the folder `cards` or `layouts` that holds a game's own files."""
    return game.root / kind if game.root else find_shipped(kind)


def _find_named_file(
    name: trees.Entry, folder: FilesPlace, shown: str, source: Source | None
) -> NamedFile | None:
    file_name = trees.get_text(name)
    if not file_name:
        return None
    place = (Path(shown) / file_name).as_posix()
    kept = None if isinstance(folder, Path) else folder.get(file_name, "")
    path = folder / file_name if isinstance(folder, Path) else Path(file_name)
    if source and (why := find_path_fault(path, file_name, kept is not None)):
        return NamedFile(
            file_name, place, data.make_mistakes_refusal(source, [trees.make_mistake(name, *why)])
        )
    return _open_file(path, place, file_name, kept)


def _open_file(path: Path, shown: str, name: str = "", kept: str | None = None) -> NamedFile:
    try:
        return NamedFile(name, shown, _read_file(path, shown, kept))
    except errors.InputError as error:
        return NamedFile(name, shown, error)


def _read_file(path: Path, shown: str, kept: str | None = None) -> Source:
    """Read a file of YAML, or its kept text."""
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
    """Return the mistake and the advice for a path that is no readable YAML file; nothing of a `kept` file is
    read."""
    if path.suffix.lower() not in _YAML:
        return _say_no_yaml()
    reason = None if kept else find_read_obstacle(path)
    if reason is None:
        return None
    arguments = {"name": errors.in_line(name[:80]), "wrong": reason.wrong}
    return errors.code_phrase("form-unreadable", "the-file-name-wrong", **arguments), reason.right


def _add_sets(decks: Decks, so_far: SuppliesRead, files: Sequence[NamedFile]) -> SuppliesRead:
    """Add the cards of sets to the supplies; each set is of one of the decks of a game."""
    for file in sorted(files, key=_joins_deck):
        try:
            source = _get_source(file)
            supplies = _join_set(decks.shipped, so_far.supplies, _read_game_set(decks, source))
            so_far = _add_file(so_far, supplies, file, source)
        except errors.InputError as error:
            so_far = _leave_out_file(so_far, replace(so_far.supplies, incomplete=True), error)
    return _sort_as_named(so_far, files)


def _joins_deck(file: NamedFile) -> bool:
    """Tell whether a set joins the shipped deck. Such sets come after those that replace it, in any order of
    names."""
    return isinstance(file.content, errors.InputError) or not is_replacing(file.content)


def _sort_as_named(found: SuppliesRead, named_files: Sequence[NamedFile]) -> SuppliesRead:
    """Sort the files and their problems in the order in which the files are named."""
    names = {file.name: number for number, file in enumerate(named_files)}
    shown = {file.shown: number for number, file in enumerate(named_files)}
    files = sorted(found.files, key=lambda file: names.get(file[0], -1))
    problems = sorted(found.problems, key=lambda problem: shown.get(problem.file, -1))
    return replace(found, files=tuple(files), problems=tuple(problems))


def _add_file(so_far: SuppliesRead, supplies: Supplies, file: NamedFile, source: Source) -> SuppliesRead:
    """Return the supplies with one more file."""
    files = dict([*so_far.files, (file.name, source.text)])
    return replace(so_far, supplies=supplies, files=tuple(files.items()))


def _leave_out_file(so_far: SuppliesRead, supplies: Supplies, error: errors.InputError) -> SuppliesRead:
    """Return the supplies without a refused file, with its problems."""
    problems = (*so_far.problems, *error.problems)
    return replace(so_far, supplies=supplies, problems=problems, omitted=so_far.omitted + error.omitted)


def _join_set(shipped: Mapping[str, Mapping[str, Any]], supplies: Supplies, new: ScoredSet) -> Supplies:
    """Add the cards of a set to the supplies; `shipped` are those that a set may replace."""
    source, tree, ours = new.source, trees.Entry(new.source.tree), shipped.get(new.deck, {})
    kept = supplies.decks[new.deck]
    if is_replacing(source):  # the shipped cards, not those of the user's other sets
        kept = {id: card for id, card in kept.items() if ours.get(id) is not card}
    taken = {id for name, cards in supplies.decks.items() for id in (kept if name == new.deck else cards)}
    notes = [*_find_strange_in_set(source, form_of_set(new))]
    for one in new.cards:
        if one.id in taken:
            is_ours = one.id in kept and kept[one.id] is ours.get(one.id)
            right = "give-it-another-or-say-replaces-true-at-the-top" if is_ours else "give-it-another"
            repeated = errors.code_phrase("form-duplicate-id", "the-id-name-is-taken", name=one.id[:40])
            notes.append(trees.make_mistake(id_entry(one), repeated, errors.phrase(right)))
        taken.add(one.id)
    if (listed := trees.get_entry(tree, "cards")).value == []:
        none = errors.code_phrase("form-length", "name-is-empty", name=errors.quote("cards"))
        notes.append(trees.make_mistake(listed, none, errors.phrase("at-least-1-is-needed")))
    if notes or new.problems:
        refusal = data.make_mistakes_refusal(source, notes)
        raise make_refusal([*new.problems, *refusal.problems], new.omitted + refusal.omitted)
    cards = {one.id: one.card for one in new.cards}
    return replace(supplies, decks={**supplies.decks, new.deck: {**kept, **cards}})


class BoardRead(Struct, frozen=True):
    """A board; if it does not ship, also its file, the file's bytes and the problems of the file."""

    value: Any
    file: Path | None = None
    problems: tuple[errors.Problem, ...] = ()
    content: bytes = b""


def read_own_board(game: Game, path: Path, shown: str) -> BoardRead:
    """Read a user's board to print; raise an InputError with its mistakes."""
    assert game.board is not None
    source = _read_file(path, shown)
    board = _make_board(game.board, source)
    if game.board.unprintable and (notes := [*game.board.unprintable(board)]):
        raise data.make_mistakes_refusal(source, notes)
    return BoardRead(board, path, (), source.content)


def _add_board(form: Form, so_far: SuppliesRead, file: NamedFile) -> SuppliesRead:
    try:
        source = _get_source(file)
        board = _make_board(form, source)
    except errors.InputError as error:
        return _leave_out_file(so_far, replace(so_far.supplies, board=None), error)
    return _add_file(so_far, replace(so_far.supplies, board=board), file, source)


def _make_board(form: Form, source: Source) -> Any:
    notes: list[errors.Mistake] = []
    board = form.make_card(trees.Entry(source.tree), notes)
    validate(source, form.form, (lambda _: notes,))
    return board


_OF_DESIGNERS = (".yaml", ".csv")
_OTHERS = frozenset({"icons.yaml", "notes.yaml", "signs.yaml"})


def list_shipped_files() -> list[str]:
    """List the files that ship for designers, by their paths from here."""
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
            yield from (game_folder(game, kind) for kind in ("cards", "layouts"))


def _find_path_from_here(path: Path) -> str:
    try:
        return relpath(path)
    except ValueError:  # on another drive
        return str(path)


SCHEMA = "# yaml-language-server: $schema="
HINT_LINE = "# For an editor: `pnp schema {kind} > {kind}.json`, and in place of this line  {line}{kind}.json"
PRINTS = "-print"  # ends the name of a set that prints the board beside it


def card_starters(game: Game) -> Mapping[str, Path]:
    """Return the starters of the game's decks that have one."""
    found = ((deck, _find_starter(game, form)) for deck, form in game.decks.items())
    return {deck: path for deck, path in found if path.is_file()}


def board_starter(game: Game) -> Path | None:
    path = _find_starter(game, game.board) if game.board else None
    return path if path and path.is_file() else None


def _find_starter(game: Game, form: Form) -> Path:
    return game_folder(game, "cards") / "starter" / form.file


def usual_file_name(starter: Path) -> str:
    """Return the usual name of a file that begins as the starter."""
    return f"my-{starter.name}"


def begin_files(starter: Path, kind: str, file: Path) -> Iterator[tuple[Path, str]]:
    """Yield the new file with the starter's text and, for a board, the set that prints it, if there is
    one."""
    starter_set, new_set = _name_printing_set(starter), _name_printing_set(file)
    names = {usual_file_name(starter): file.name, usual_file_name(starter_set): new_set.name}
    yield file, _write_starter(starter, kind, names)
    if starter_set.is_file():
        yield new_set, _write_starter(starter_set, "cards", {starter.name: file.name})


def _name_printing_set(board: Path) -> Path:
    return board.with_stem(f"{board.stem}{PRINTS}")


def _write_starter(starter: Path, kind: str, names: Mapping[str, str]) -> str:
    """Write the text of a starter with other names, and without a schema, which the user does not have
    yet."""
    known = re.compile("|".join(map(re.escape, names)))
    text = known.sub(lambda found: quote_name(names[found[0]]), starter.read_text("utf-8"))
    head, rest = text.split("\n", 1)
    return f"{HINT_LINE.format(kind=kind, line=SCHEMA)}\n{rest}" if head.startswith(SCHEMA) else text


def quote_name(name: str) -> str:
    """Quote a name for a list in YAML, unless it is plain."""
    plain = name.replace("-", "").replace("_", "").replace(".", "")
    return name if plain.isalnum() and plain.isascii() else json.dumps(name, ensure_ascii=False)
