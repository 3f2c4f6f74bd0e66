"""`pnp new`: writes a small deck of one's own, or cards and a board for an existing game, to begin with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated

from typer import Argument, Option

from pnp import build, cli, errors, models
from pnp.cli import options
from pnp.cli.command_list import PlainCommand, plain_app
from pnp.files.writing import word_taken, write_free_files

# the shipped deck that a new one copies, with the new name in place of this one
MODEL = "starter"
LAYOUT, SCHEMAS = "layout.yaml", "schemas"
ADVICE = "choose-another-folder-with-into"
SUFFIXES = (".yaml", ".yml")  # of YAML files, which may have remarks

new = plain_app(no_args_is_help=True)


@new.callback()
def group() -> None:
    """Begin cards, a board or a deck of your own.

    Each command writes files that you can print and change at once.
    """


@new.command(cls=PlainCommand)
def deck(
    name: Annotated[str, Argument(metavar="NAME", help="Its short name: letters a to z, digits, - and _.")],
    into: Annotated[
        Path, Option(metavar="FOLDER", help="Put the folder of the deck into this one.")
    ] = Path(),
) -> None:
    """Write a small deck that belongs to no game, with its layout."""
    from pnp.models.scalars import is_short_name

    if not is_short_name(name):
        right = errors.phrase("write-up-to-40-letters-to-z-digits-and-letter")
        raise errors.UsageError(errors.phrase("name-is-no-short-name", name=name), right)
    if f"{name}.yaml".lower() == LAYOUT:
        wrong = errors.phrase("deck-called-name-and-its-layout-would-be-one-file", name=name)
        raise errors.UsageError(wrong, errors.phrase("choose-another-name"))
    language, _ = options.find_language(None)
    folder = into / name
    write_deck(folder, name)
    files = errors.phrase("cards-cards-layout-how-they-look-readme", cards=f"{name}.yaml", layout=LAYOUT)
    next_ = errors.phrase("next-what", what=f"pnp make {folder / name}.yaml")
    options.print_lines(language, errors.at_place(folder, files), next_)


def write_deck(folder: Path, name: str) -> None:
    """Write the folder of a new deck, whole or not at all."""
    from pnp.files.folders import replace_folder

    refuse_taken_folder(folder)  # refuse it before anything is written
    with replace_folder(folder, refuse_taken_folder, ADVICE) as part:
        for file, text in list_texts(name):
            (part / file).parent.mkdir(exist_ok=True)
            (part / file).write_text(text, "utf-8", newline="\n")


def refuse_taken_folder(folder: Path) -> frozenset[str]:
    """Refuse a folder that exists; no file of it is carried over."""
    if folder.exists() or folder.is_symlink():
        raise errors.OutputError(word_taken(folder))
    return frozenset()


def list_texts(name: str) -> Iterator[tuple[str, str]]:
    """Yield the files of a new deck: those of the model with its name, and the schemas that they point to."""
    from pnp.library import find_shipped

    model = find_shipped("cards") / MODEL
    for path in sorted(path for path in model.iterdir() if path.is_file()):
        text = path.read_text("utf-8").replace(f"../../layouts/{SCHEMAS}", SCHEMAS)
        yield path.name.replace(MODEL, name), text.replace(MODEL, name)
    yield f"{SCHEMAS}/layout.json", cli.schema_text("layout")
    yield f"{SCHEMAS}/cards.json", cli.schema_text("cards", str(model / LAYOUT))


GameName = Annotated[
    str,
    Argument(
        metavar="GAME",
        callback=options.find_meant_game,
        autocompletion=options.complete_game,
        help="The game; `pnp games` lists them.",
    ),
]
NewCards = Annotated[
    Path | None, Argument(metavar="FILE", help="The file to write; my-DECK.yaml if not given.")
]
NewBoard = Annotated[
    Path | None, Argument(metavar="FILE", help="The file to write; my-BOARD.yaml if not given.")
]


@new.command(cls=PlainCommand)
def cards(
    game: GameName,
    deck: Annotated[
        str | None,
        Argument(
            metavar="DECK",
            autocompletion=options.complete_deck,
            help="The deck that they join, if there are several.",
        ),
    ] = None,
    file: NewCards = None,
) -> None:
    """Write cards of your own for a deck of a game.

    You can print and score them as they are. Remarks in the file say what you can change.
    """

    rooms = _list_games(game)
    known = {name: path for room in rooms for name, path in build.card_starters(room).items()}
    if deck is None and len(known) == 1:
        deck = next(iter(known))
    wrong = [*_word_wrong_game(game), *_word_wrong_deck(game, deck, known)]
    _write(wrong, known.get(deck or ""), "cards", file)


@new.command(cls=PlainCommand)
def board(game: GameName, file: NewBoard = None) -> None:
    """Write a board of your own for a game.

    You can print it and play on it as it is. Remarks in the file say what you can change.
    """

    known = {each_game.id: path for each_game in _list_games() if (path := build.board_starter(each_game))}
    wrong = _word_wrong_game(game)
    if not wrong and game not in known:
        right = errors.phrase("those-that-have-one-are-known", known=", ".join(known))
        wrong = [errors.sentence(errors.phrase("game-has-no-board-that-a-file-describes", game=game), right)]
    _write(wrong, known.get(game), "board", file)


def _list_games(name: str | None = None) -> list[models.Game]:
    """List the game of a name, or all games if there is none of that name."""
    from pnp import games

    known = games.list_all_names()
    return [game for id in ([name] if name in known else known) if (game := games.find_game(id))]


def _word_wrong_game(name: str) -> list[str]:
    try:
        options.check_games([name])
    except errors.UsageError as error:
        return [error.sentence]
    return []


def _word_wrong_deck(game: str, deck: str | None, known: Mapping[str, Path]) -> list[str]:
    if deck in known:
        return []
    if not known:
        wrong = errors.phrase("game-comes-with-no-cards-to-begin-with", game=game)
        return [errors.sentence(wrong, errors.phrase("copy-some-of-its-own-and-give-them-other-ids"))]
    right = errors.suggest(deck or "", known) or errors.phrase("choose-one-of-known", known=", ".join(known))
    if deck is None:
        return [errors.sentence(errors.phrase("say-for-which-deck-of-game", game=game), right)]
    return [errors.sentence(errors.phrase("there-is-no-deck-deck", deck=deck), right)]


def _write(wrong: list[str], starter: Path | None, kind: cli.FileForm, file: Path | None) -> None:
    """Write the files, if nothing is wrong, and say what to do with them next."""
    from pnp.build.sets.supplies import begin_files, quote_name, usual_file_name

    language, _ = options.find_language(None)
    file = file or (Path(usual_file_name(starter)) if starter else None)
    no_name = [*_check_name(file)] if file else []
    texts = dict(begin_files(starter, kind, file)) if starter and file and not no_name else {}
    existing = [path for path in texts or filter(None, [file]) if path.exists() or path.is_symlink()]
    wrong = [*wrong, *no_name, *map(word_taken, existing)]
    if wrong:
        raise errors.UsageError(errors.enumerate_parts(wrong, "\n"))
    write_free_files({path: text.encode() for path, text in texts.items()}, "choose-another-file")
    options.print_lines(language, *_tell_next([*texts], kind, quote_name(file.name if file else "")))


def _check_name(file: Path) -> Iterator[str]:
    if file.suffix.lower() not in SUFFIXES:
        wrong = errors.phrase("file-is-no-name-of-a-yaml-file", file=str(file))
        yield errors.sentence(wrong, errors.phrase("let-it-end-in-suffix", suffix=SUFFIXES[0]))
    if not file.name.isprintable():  # the next commands need a name that can be typed
        wrong = errors.phrase("file-has-a-character-that-cannot-be-printed", file=str(file))
        yield errors.sentence(wrong, errors.phrase("choose-another-name"))


def _tell_next(files: Sequence[Path], kind: cli.FileForm, name: str) -> Iterator[str]:
    from shlex import join

    names = [str(file) for file in files]
    if kind == "board":
        what = errors.phrase("a-board-of-your-own-remarks-say-what-may-be-changed")
        by_name = errors.phrase("a-score-sheet-beside-it-is-played-on-it-by-key", key=f"layout: {name}")
    else:
        what = errors.phrase("cards-of-your-own-remarks-say-what-may-be-changed")
        by_name = errors.phrase("a-score-sheet-beside-it-names-them-by-key", key=f"cards: [{name}]")
    yield errors.at_place(names[0], what)
    yield from (errors.at_place(other, errors.phrase("what-prints-it")) for other in names[1:])
    yield errors.phrase("next-what", what=join(["pnp", "check", *names]))
    if kind == "cards" or names[1:]:
        yield f"      {join(['pnp', 'make', names[-1]])}"
    yield errors.concatenate("      ", by_name)
