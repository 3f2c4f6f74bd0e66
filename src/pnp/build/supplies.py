"""The board and the cards of a game: those that ship, and a sheet's own in their place or beside them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pnp.build.game_sets import GameSet, form_of, id_of, make_cards, make_game_set, replaces, strange_keys
from pnp.build.misnamed import of_no_deck
from pnp.data.files import unreadable
from pnp.data.source import refusal
from pnp.data.validation import refusal_of, validated
from pnp.data.yaml_text import parse_yaml, read_yaml
from pnp.errors import InputError, Mistake, Problem, in_line, phrase, quoted, said
from pnp.library import held
from pnp.models.entries import Entry, each, has, text, within, wrong
from pnp.models.game import Supplies
from pnp.places import shipped

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from pnp.data.source import Source
    from pnp.errors import Location
    from pnp.models.game import Form, Game

_YAML = (".yaml", ".yml", ".json")
Place: TypeAlias = (
    "Path | Mapping[str, str]"  # where files lie: a folder, or the texts of files by their names
)


class Wanted(Struct, frozen=True):
    """A file that a sheet names: its path, how it is shown to the user, what the sheet writes, its text where
    that was kept, and where it is named."""

    path: Path
    shown: str
    name: str = ""
    text: str | None = None
    source: Source | None = None
    location: Location = ()


class Decks(Struct, frozen=True):
    """The decks of a game that a set may be of, and the message that says that it has to be of this game."""

    game: Game
    names: tuple[str, ...]
    because: str
    shipped: Mapping[str, Mapping[str, Any]]


class Found(Struct, frozen=True):
    """The supplies of a sheet, what was wrong with the files that it names, and those by name."""

    supplies: Supplies
    problems: tuple[Problem, ...] = ()
    unsaid: int = 0
    files: tuple[tuple[str, str], ...] = ()


def supplies(game: Game, tree: Any, folder: Place, shown: str, source: Source | None = None) -> Found:
    """What a sheet is played with; `folder` is where it lies, `shown` what to call that. Of a sheet that was
    kept it is the texts of the files that it names. `source` is that of the sheet, where it has one."""
    found = Found(shipped_supplies(game))
    decks = Decks(game, (*game.decks,), "this-sheet-is-of-the-game-game", found.supplies.decks)
    named = [_wanted(name, folder, shown, source) for name in each(within(Entry(tree), "cards"))]
    found = _with_sets(decks, found, [wanted for wanted in named if wanted])
    own = _wanted(within(Entry(tree), "layout"), folder, shown, source)
    return _with_board(game.board, found, own) if game.board and own else found


def joined(game: Game, sets: Iterable[GameSet]) -> Found:
    """What ships, with the sets of a designer joined to it, and what is wrong with any of these."""
    found = Found(shipped_supplies(game))
    shipped = found.supplies.decks
    for one in sorted(sets, key=lambda each: not replaces(each.source)):
        try:
            found = replace(found, supplies=_joined(shipped, found.supplies, one))
        except InputError as error:
            found = _without(found, replace(found.supplies, incomplete=True), error)
    return found


def game_set(game: Game, source: Source) -> GameSet:
    """A set that is read for its game alone; an InputError tells that it is of none of its decks."""
    return _game_set(Decks(game, (*game.decks,), "this-set-is-of-the-game-game", {}), source)


def _game_set(decks: Decks, source: Source) -> GameSet:
    tree = Entry(source.tree)
    deck = text(within(tree, "deck")) or ""
    if text(within(tree, "game")) != decks.game.id or deck not in decks.names:
        because = phrase(decks.because, game=decks.game.id)
        raise of_no_deck(decks.game.id, decks.names, because, source)
    return make_game_set(source, decks.game, deck, [*_strange(source, decks.game.decks[deck])])


def _strange(source: Source, form: Form) -> Iterator[Mistake]:
    """The keys that the deck does not know; of a set that names a layout, this may know them."""
    return iter(()) if has(Entry(source.tree), "layout") else strange_keys(source, form)


@held
def shipped_supplies(game: Game) -> Supplies:
    """What ships was checked by the tests, and is read without a check of its form; what another package
    brings is checked as a user's own files are."""
    if game.root is not None:
        return _brought(game)
    return Supplies(shipped_board(game), {name: _deck(game, form) for name, form in game.decks.items()})


@held
def shipped_board(game: Game) -> Any:
    """The board that comes with a game; None of a game that has none."""
    if game.board is None or game.root is not None:
        return game.board and _brought(game).board
    return game.board.made(_shipped(game, "layouts", game.board.file), [])


def _brought(game: Game) -> Supplies:
    found = Found(Supplies(None, {name: {} for name in game.decks}))
    for name, form in game.decks.items():
        path = files_of(game, "cards") / form.file
        decks = Decks(game, (name,), "this-file-is-of-the-game-game", {})
        found = _with_sets(decks, found, [Wanted(path, str(path))])
    if game.board:
        path = files_of(game, "layouts") / game.board.file
        found = _with_board(game.board, found, Wanted(path, str(path)))
    if found.problems:
        raise refusal(found.problems, found.unsaid)
    return found.supplies


@held
def shipped_tree(game: Game, form: Form) -> Entry:
    """What the file of a deck says that ships."""
    return _shipped(game, "cards", form.file)


def _shipped(game: Game, kind: str, file: str) -> Entry:
    path = files_of(game, kind) / file
    return Entry(read_yaml(path, path.name).tree)


def _deck(game: Game, form: Form) -> Mapping[str, Any]:
    return {each.id: each.card for each in make_cards(shipped_tree(game, form), form, [])}


def files_of(game: Game, kind: str) -> Path:
    """The folder `cards` or `layouts` in which a game's own files are."""
    return game.root / kind if game.root else shipped(kind)


def _wanted(name: Entry, folder: Place, shown: str, source: Source | None) -> Wanted | None:
    written = text(name)
    if not written:
        return None
    place, at = (Path(shown) / written).as_posix(), name.location
    if isinstance(folder, Path):
        return Wanted(folder / written, place, written, source=source, location=at)
    return Wanted(Path(written), place, written, folder.get(written, ""), source, at)


def _read(wanted: Wanted) -> Source:
    if wanted.source is not None and (why := unfit(wanted.path, wanted.name, wanted.text is not None)):
        raise refusal_of(wanted.source, [Mistake(wanted.location, *why)])
    if wanted.path.suffix.lower() not in _YAML:
        raise InputError([Problem(wanted.shown, 1, 1, *_no_yaml())])
    if wanted.text is not None:
        return parse_yaml(wanted.text, wanted.shown)
    return read_yaml(wanted.path, wanted.shown)


def _no_yaml() -> tuple[str, str]:
    wrong = said("form-unreadable", "this-is-no-yaml-file-by-its-name")
    return wrong, phrase("name-a-file-that-ends-in-one-of-known", known=", ".join(_YAML))


def unfit(path: Path, name: str, kept: bool = False) -> tuple[str, str] | None:
    """What is wrong with naming a file where one of YAML is wanted, and what would be right; of one that is
    `kept` there is nothing to read."""
    if path.suffix.lower() not in _YAML:
        return _no_yaml()
    reason = None if kept else unreadable(path)
    if reason is None:
        return None
    wrong = said("form-unreadable", "the-file-name-wrong", name=in_line(name[:80]), wrong=reason.wrong)
    return wrong, reason.right


def _with_sets(decks: Decks, found: Found, wanted: Sequence[Wanted]) -> Found:
    """The supplies with the cards of sets, each of which is of one of the decks of a game."""
    read = [(file, _opened(file)) for file in wanted]
    for file, source in sorted(read, key=lambda each: _joins(each[1])):
        try:
            if isinstance(source, InputError):
                raise source
            supplies = _joined(decks.shipped, found.supplies, _game_set(decks, source))
            found = _with(found, supplies, file, source)
        except InputError as error:
            found = _without(found, replace(found.supplies, incomplete=True), error)
    return _as_named(found, wanted)


def _joins(source: Source | InputError) -> bool:
    """Whether a set joins the deck that ships: it comes after those in its place, however they are named."""
    return isinstance(source, InputError) or not replaces(source)


def _opened(wanted: Wanted) -> Source | InputError:
    try:
        return _read(wanted)
    except InputError as error:
        return error


def _as_named(found: Found, wanted: Sequence[Wanted]) -> Found:
    """What was found, its files and what is wrong with them in the order in which they are named."""
    names = {file.name: number for number, file in enumerate(wanted)}
    shown = {file.shown: number for number, file in enumerate(wanted)}
    files = sorted(found.files, key=lambda file: names.get(file[0], -1))
    problems = sorted(found.problems, key=lambda problem: shown.get(problem.file, -1))
    return replace(found, files=tuple(files), problems=tuple(problems))


def _with(found: Found, supplies: Supplies, wanted: Wanted, source: Source) -> Found:
    """What was found, and a file more."""
    files = dict([*found.files, (wanted.name, source.text)])
    return replace(found, supplies=supplies, files=tuple(files.items()))


def _without(found: Found, supplies: Supplies, error: InputError) -> Found:
    """What was found, without a file that was refused."""
    problems = (*found.problems, *error.problems)
    return replace(found, supplies=supplies, problems=problems, unsaid=found.unsaid + error.unsaid)


def _joined(shipped: Mapping[str, Mapping[str, Any]], supplies: Supplies, new: GameSet) -> Supplies:
    """The supplies with the cards of a set; `shipped` are those that a set may replace."""
    source, tree, ours = new.source, Entry(new.source.tree), shipped.get(new.deck, {})
    kept = supplies.decks[new.deck]
    if replaces(source):  # what ships, not what other sets of the user's bring
        kept = {id: card for id, card in kept.items() if ours.get(id) is not card}
    taken = {id for name, cards in supplies.decks.items() for id in (kept if name == new.deck else cards)}
    notes = [*_strange(source, form_of(new))]
    for one in new.cards:
        if one.id in taken:
            frees = one.id in kept and kept[one.id] is ours.get(one.id)
            right = phrase("give-it-another-or-say-replaces-true-at-the-top" if frees else "give-it-another")
            repeated = said("form-duplicate-id", "the-id-name-is-taken", name=one.id[:40])
            notes.append(wrong(id_of(one), repeated, right))
        taken.add(one.id)
    if (listed := within(tree, "cards")).value == []:
        none = said("form-length", "name-is-empty", name=quoted("cards"))
        notes.append(wrong(listed, none, phrase("at-least-1-is-needed")))
    if notes or new.problems:
        more = refusal_of(source, notes)
        raise refusal([*new.problems, *more.problems], new.unsaid + more.unsaid)
    cards = {one.id: one.card for one in new.cards}
    return replace(supplies, decks={**supplies.decks, new.deck: {**kept, **cards}})


class OwnBoard(Struct, frozen=True):
    """A board in place of the one that ships, and the bytes of its file."""

    board: Any
    content: bytes


def own_board(game: Game, path: Path, shown: str) -> OwnBoard:
    """A board to be printed; an InputError tells what is wrong with it."""
    assert game.board is not None
    source = _read(Wanted(path, shown))
    board = _board(game.board, source)
    if game.board.unprintable and (notes := [*game.board.unprintable(board)]):
        raise refusal_of(source, notes)
    return OwnBoard(board, source.content)


def _with_board(form: Form, found: Found, wanted: Wanted) -> Found:
    try:
        source = _read(wanted)
        board = _board(form, source)
    except InputError as error:
        return _without(found, replace(found.supplies, board=None), error)
    return _with(found, replace(found.supplies, board=board), wanted, source)


def _board(form: Form, source: Source) -> Any:
    notes: list[Mistake] = []
    board = form.made(Entry(source.tree), notes)
    validated(source, form.form, (lambda _: notes,))
    return board
