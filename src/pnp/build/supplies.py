"""The board and the cards of a game: those that ship, and a sheet's own in their place or beside them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pnp.build.card_keys import strange_keys, without_looks
from pnp.build.misnamed import of_no_deck
from pnp.data.files import unreadable
from pnp.data.source import refusal
from pnp.data.validation import refusal_of, validated
from pnp.data.yaml_text import parse_yaml, read_yaml
from pnp.errors import InputError, Mistake, Problem, in_line, phrase, quoted, said
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

    game: str
    forms: Mapping[str, Form]
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
    decks = Decks(game.id, game.decks, "this-sheet-is-of-the-game-game", found.supplies.decks)
    named = [_wanted(name, folder, shown, source) for name in each(within(Entry(tree), "cards"))]
    found = _with_sets(decks, found, [wanted for wanted in named if wanted])
    own = _wanted(within(Entry(tree), "layout"), folder, shown, source)
    return _with_board(game.board, found, own) if game.board and own else found


def joined(game: Game, sources: Iterable[Source]) -> Found:
    """What ships, with the sets of a designer joined to it, and what is wrong with any of these."""
    found = Found(shipped_supplies(game))
    decks = Decks(game.id, game.decks, "this-set-is-of-the-game-game", found.supplies.decks)
    for source in sorted(sources, key=_beside):
        try:
            found = replace(found, supplies=_joined(decks, found.supplies, source))
        except InputError as error:
            found = _without(found, replace(found.supplies, incomplete=True), error)
    return found


def _beside(source: Source | InputError) -> bool:
    """Whether a set joins the deck that ships: it comes after those in its place, however they are named."""
    return isinstance(source, InputError) or not replaces(source)


def replaces(source: Source) -> bool:
    """Whether a set stands in place of the deck that ships."""
    return text(within(Entry(source.tree), "replaces")) == "true"


@cache
def shipped_supplies(game: Game) -> Supplies:
    """What ships was checked by the tests, and is read without a check of its form; what another package
    brings is checked as a user's own files are."""
    if game.root is not None:
        return _brought(game)
    return Supplies(shipped_board(game), {name: _deck(game, form) for name, form in game.decks.items()})


@cache
def shipped_board(game: Game) -> Any:
    """The board that comes with a game; None of a game that has none."""
    if game.board is None or game.root is not None:
        return game.board and _brought(game).board
    return game.board.made(_shipped(game, "layouts", game.board.file), [])


def _brought(game: Game) -> Supplies:
    found = Found(Supplies(None, {name: {} for name in game.decks}))
    for name, form in game.decks.items():
        path = files_of(game, "cards") / form.file
        deck = Decks(game.id, {name: form}, "this-file-is-of-the-game-game", {})
        found = _with_sets(deck, found, [Wanted(path, str(path))])
    if game.board:
        path = files_of(game, "layouts") / game.board.file
        found = _with_board(game.board, found, Wanted(path, str(path)))
    if found.problems:
        raise refusal(found.problems, found.unsaid)
    return found.supplies


def _deck(game: Game, form: Form) -> Mapping[str, Any]:
    return {id: card for id, _, card in cards_of(_shipped(game, "cards", form.file), form, [])}


def _shipped(game: Game, kind: str, file: str) -> Entry:
    path = files_of(game, kind) / file
    return Entry(read_yaml(path, path.name).tree)


def files_of(game: Game, kind: str) -> Path:
    """The folder `cards` or `layouts` in which a game's own files are."""
    return game.root / kind if game.root else shipped(kind)


def cards_of(tree: Entry, form: Form, notes: list[Mistake]) -> Iterator[tuple[str, Entry, Any]]:
    """The cards of a set by their ids, each with its entry; those of a wrong form are None."""
    for entry in each(within(tree, "cards")):
        id = within(entry, "id")
        card = form.made(entry, notes)
        if (written := text(id)) is not None:
            yield written, id, card


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
    for file, source in sorted(read, key=lambda each: _beside(each[1])):
        try:
            found = _with(found, _joined(decks, found.supplies, _sound(source)), file, _sound(source))
        except InputError as error:
            found = _without(found, replace(found.supplies, incomplete=True), error)
    return _as_named(found, wanted)


def _opened(wanted: Wanted) -> Source | InputError:
    try:
        return _read(wanted)
    except InputError as error:
        return error


def _sound(source: Source | InputError) -> Source:
    if isinstance(source, InputError):
        raise source
    return source


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


def _joined(decks: Decks, supplies: Supplies, source: Source) -> Supplies:
    tree = Entry(source.tree)
    deck = text(within(tree, "deck"))
    if (text(within(tree, "game")), deck in decks.forms) != (decks.game, True):
        because = phrase(decks.because, game=decks.game)
        raise of_no_deck(decks.game, tuple(decks.forms), because, source)
    form = decks.forms[str(deck)]
    shipped = decks.shipped.get(str(deck), {})
    kept = supplies.decks[str(deck)]
    if replaces(source):  # what ships, not what other sets of the user's bring
        kept = {id: card for id, card in kept.items() if shipped.get(id) is not card}
    taken = {id for name, cards in supplies.decks.items() for id in (kept if name == deck else cards)}
    notes: list[Mistake] = []
    cards: dict[str, Any] = {}
    for id, entry, card in cards_of(tree, form, notes):
        if id in taken:
            frees = id in kept and kept[id] is shipped.get(id)
            right = phrase("give-it-another-or-say-replaces-true-at-the-top" if frees else "give-it-another")
            notes.append(wrong(entry, said("form-duplicate-id", "the-id-name-is-taken", name=id[:40]), right))
        taken.add(id)
        cards[id] = card
    if (listed := within(tree, "cards")).value == []:
        none = said("form-length", "name-is-empty", name=quoted("cards"))
        notes.append(wrong(listed, none, phrase("at-least-1-is-needed")))
    if not has(tree, "layout"):
        notes += strange_keys(source, form)
    validated(without_looks(source, form), form.form, (lambda _: notes,))
    return Supplies(supplies.board, {**supplies.decks, str(deck): {**kept, **cards}}, supplies.incomplete)


def own_board(game: Game, path: Path, shown: str) -> Any:
    """A board in place of the one that ships, to be printed; an InputError tells what is wrong with it."""
    assert game.board is not None
    source = _read(Wanted(path, shown))
    board = _board(game.board, source)
    if game.board.unprintable and (notes := [*game.board.unprintable(board)]):
        raise refusal_of(source, notes)
    return board


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
