"""Prepares a table before it is entered: the table itself, its drafts, and empty score sheets."""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from pnp import games
from pnp.build.sets.supplies import read_supplies, shipped_supplies
from pnp.build.sets.wording import phrases
from pnp.data.sources import UnreadableError, make_refusal, read_bytes
from pnp.data.yaml_writer import REMARK_COLUMNS, Remark, write_sheet
from pnp.entry import NO_FILES, Files, Table, seat_players
from pnp.entry.drafts import Draft, DraftError, find_names, read_draft, write_draft
from pnp.entry.states import grow_tree
from pnp.errors import Location, PnpError, UsageError, count_things, phrase, suggest
from pnp.files.writing import write_file, write_new_file
from pnp.models.game import Game, Supplies
from pnp.models.score_sheets.keys import ENGLISH, LONGEST_NAME, BlankField, list_blank_fields
from pnp.report.columns import wrap_text
from pnp.report.phrasing import Phrases, translate
from pnp.settings import data_folder


def lay_table(
    game: Game,
    words: Phrases,
    played: str,
    players: int | None,
    names: Sequence[str],
    files: Files = NO_FILES,
    folder: Path = Path(),
    letters: str | None = None,
) -> Table:
    """Prepare a table to enter, whose score sheet will be in `folder`. Players that are not given will be
    asked for. Letters of colours are in the language of the words, or in another (`letters`)."""
    least, most = game.seats
    unnamed = tuple(translate(words, "unnamed-player", n=number) for number in range(1, most + 1))
    many = len(names) or players
    if many is None and least == most:
        many = least
    head: dict[str, Any] = {"game": game.id, "played": played, **_name_files(folder, files)}
    language = words.catalogue.language if letters is None else letters
    if language != ENGLISH and language in game.sheet.alphabets:
        head["lang"] = language
    if many is not None:
        _refuse_many(game, many, names, players)
        head["players"] = seat_players(names or unnamed[:many])
    supplies, earlier = _read_supplies(game, files), _list_earlier_players()
    return Table(game, supplies, head, unnamed, bool(names), files, earlier)


def _list_earlier_players() -> tuple[str, ...]:
    """Return the players of kept games, the latest first; nobody if the file cannot be read."""
    from pnp.build.kept_games import games_file
    from pnp.kept import list_games

    try:
        games = list_games(games_file(None))
    except PnpError:
        return ()
    return tuple(dict.fromkeys(seat.name for each in reversed(games) for seat in each.play.seats))


def _read_supplies(game: Game, files: Files) -> Supplies:
    """Read the shipped supplies and those of the files; raise an InputError with the files' mistakes."""
    if files == NO_FILES:
        return shipped_supplies(game)
    if files.layout and game.board is None:
        wrong = phrase("game-has-no-board", game=game.id)
        raise UsageError(wrong, phrase("leave-option-out", option="--layout"))
    found = read_supplies(game, {"cards": [*files.cards], "layout": files.layout}, Path(), "")
    if found.problems:
        raise make_refusal(found.problems, found.omitted)
    return found.supplies


def _name_files(folder: Path, files: Files) -> dict[str, Any]:
    """Return the keys by which a score sheet in a folder names files, by their paths from there."""
    cards = [_find_path_from(folder, file) for file in files.cards]
    layout = _find_path_from(folder, files.layout) if files.layout else None
    return {key: value for key, value in (("cards", cards), ("layout", layout)) if value}


def _find_path_from(folder: Path, file: str) -> str:
    try:
        return Path(os.path.relpath(file, folder)).as_posix()
    except ValueError:  # no way leads from one disk of Windows to another
        return Path(file).absolute().as_posix()


def _refuse_many(game: Game, many: int, names: Sequence[str], players: int | None) -> None:
    least, most = game.seats
    if names and players not in (None, many):
        arguments = {"players": players, "names": count_things(many, "name")}
        wrong = phrase("players-says-players-and-names-has-names", **arguments)
        raise UsageError(wrong, phrase("leave-one-out"))
    if not least <= many <= most:
        wrong = phrase("players-cannot-play-game", players=count_things(many, "player"), game=game.id)
        raise UsageError(wrong, phrase("enter-least-to-most", least=least, most=most))
    if len({*names}) < len(names):
        raise UsageError(phrase("two-players-have-one-name"), phrase("name-each-otherwise"))
    if not all(map(str.isprintable, names)):
        raise UsageError(phrase("a-name-has-a-character-that-cannot-be-printed"), phrase("leave-it-out"))
    if max(map(len, names), default=0) > LONGEST_NAME:
        wrong = phrase("a-name-has-more-than-most-characters", most=LONGEST_NAME)
        raise UsageError(wrong, phrase("shorten-it"))


DRAFT_ADVICE = "set-pnp-data-to-a-folder-that-you-may-write-to"
DRAFT_ENDING = ".json"
LARGEST_DRAFT = 1024 * 1024  # bytes; a long draft takes a hundredth of this


class FoundDraft(Struct, frozen=True):
    file: Path
    draft: Draft


def drafts_folder() -> Path:
    return data_folder() / "drafts"


def list_drafts(name: str | None = None) -> list[FoundDraft]:
    """List the drafts of a game, or the draft with a file name, with its ending or without, or all; the
    latest written comes first. Files that are no drafts are skipped."""
    files = sorted(drafts_folder().glob(f"*{DRAFT_ENDING}"), key=_find_age, reverse=True)
    drafts = [FoundDraft(file, draft) for file in files if (draft := _read_draft(file))]
    return [each for each in drafts if name in (None, each.draft.game, each.file.name, each.file.stem)]


def _read_draft(file: Path) -> Draft | None:
    try:
        return read_draft(read_bytes(file, LARGEST_DRAFT))
    except (UnreadableError, DraftError):
        return None


def _find_age(file: Path) -> tuple[int, str]:
    try:
        return file.stat().st_mtime_ns, file.name
    except OSError:  # it was removed meanwhile
        return 0, file.name


def command_for(game: str, file: Path, option: str = "--resume") -> str:
    """Return the command that goes on with a draft. It names the game if this is its only draft, else the
    file."""
    return shlex.join(["pnp", "score", option, game if len(list_drafts(game)) == 1 else file.name])


def find_draft(name: str | None, option: str = "--resume") -> FoundDraft:
    """Return the only draft of a game, or of a file name, or of all. Refuse none or several, with the command
    for each."""
    drafts = list_drafts(name)
    if not drafts:
        wrong = "no-draft-of-game-is-kept-in-folder" if name else "no-draft-is-kept-in-folder"
        raise UsageError(phrase(wrong, game=name, folder=str(drafts_folder())), _advise_draft(name))
    if len(drafts) > 1:
        lines = ((_word_draft(each), command_for(each.draft.game, each.file, option)) for each in drafts)
        tables = "".join(f"\n{table}\n  {command}" for table, command in lines)
        raise UsageError(phrase("several-tables-were-begun-name-one-of-them-tables", tables=tables))
    return drafts[0]


def _word_draft(found: FoundDraft) -> str:
    """Describe a draft: game, day and players."""
    draft = found.draft
    return " \N{MIDDLE DOT} ".join(filter(None, (draft.game, draft.played, ", ".join(find_names(draft)))))


def _advise_draft(name: str | None) -> str:
    """Advise a user who named no existing draft."""
    known = games.list_all_names()
    if name in known:
        return phrase("begin-one-with-pnp-score-game", game=name)
    guess = suggest(name, [*(each.file.name for each in list_drafts()), *known]) if name else ""
    return guess or phrase("begin-one-with-pnp-score-game", game="GAME")


def keep_draft(file: Path | None, draft: Draft) -> Path:
    """Keep a draft in its file, or in a new file of its own; return the file."""
    if file is None:
        stem = f"{draft.game}-{draft.played}"
        return write_new_file(drafts_folder(), stem, DRAFT_ENDING, write_draft(draft), DRAFT_ADVICE)
    write_file(file, write_draft(draft), DRAFT_ADVICE)
    return file


PLAYERS = "players"


class BlankSheet(Struct, frozen=True):
    """The empty score sheet to write: its game, its entries about the table, and its file's name."""

    game: Game
    head: Mapping[str, Any]
    file: str


def write_blank_sheet(blank_sheet: BlankSheet, language: str, asked: bool) -> str:
    """Write the text of an empty score sheet, with remarks in a language."""
    game, head = blank_sheet.game, blank_sheet.head
    words, keys = (phrases(game, language, asked, topic) for topic in ("sheet", "entry"))
    fields = [*_list_house_fields(words), *list_blank_fields(game.sheet, head, shipped_supplies(game))]
    remarks = _make_house_remarks(blank_sheet, words, keys)
    remarks |= {field.place: _make_remark(field, words, keys) for field in fields}
    return write_sheet(grow_tree(head, ((field.place, field.says) for field in fields)), remarks)


def _list_house_fields(words: Phrases) -> Iterator[BlankField]:
    """Yield the optional keys that any game's score sheet may have."""
    remarks = {"location": "sheet-occasion", "unfinished": "key-unfinished"}
    examples = {
        "title": translate(words, "sheet-untitled"),
        "location": translate(words, "sheet-at-home"),
        "duration": "45",
        "notes": translate(words, "sheet-noted") + "\n",
        "unfinished": "true",
    }
    for key, says in examples.items():
        yield BlankField(place=(key,), words=remarks.get(key, ""), says=says, rare=True)


def _make_remark(field: BlankField, words: Phrases, keys: Phrases) -> Remark:
    of_player = field.place[:1] == (PLAYERS,)
    indent = 2 * len(field.place) - (0 if of_player else 2)
    if not field.words or (of_player and field.place[1] != 0):  # no remarks for further players
        return Remark((), idle=field.rare, drawn=field.drawn)
    texts = [translate(keys if field.words in keys.catalogue.entries else words, field.words)]
    if field.lines:
        texts.append(translate(words, "sheet-lines", lines=field.lines))
    if field.drawn:
        texts.append(translate(words, "sheet-draw", key=field.place[-1]))
    apart = [""] if len(field.place) == 1 else []
    return Remark((*apart, *_wrap_remark(" ".join(texts), indent)), idle=field.rare, drawn=field.drawn)


def _make_house_remarks(blank_sheet: BlankSheet, words: Phrases, keys: Phrases) -> dict[Location, Remark]:
    """Make the remarks at the top of any score sheet and between its players."""
    title = translate(words, "sheet-title", game=translate(words, "game-name"))
    file = f'"{blank_sheet.file}"' if " " in blank_sheet.file else blank_sheet.file
    score = translate(words, "sheet-score", file=file)  # never wrapped: it holds a command
    head = [*(line for text in (title, translate(words, "sheet-fill")) for line in _wrap_remark(text)), score]
    seats = len(blank_sheet.head[PLAYERS])
    further: dict[Location, Remark] = {(PLAYERS, seat): Remark(("",)) for seat in range(2, seats)}
    if seats > 1:
        further[PLAYERS, 1] = Remark(("", *_wrap_remark(translate(words, "sheet-others"), 2)))
    return {
        (): Remark((*head, "")),
        ("lang",): Remark(("", *_wrap_remark(translate(keys, "key-lang")))),
        (PLAYERS,): Remark(("", *_wrap_remark(translate(keys, "key-players")))),
        **further,
    }


def _wrap_remark(text: str, indent: int = 0) -> list[str]:
    return wrap_text("", text, REMARK_COLUMNS - indent - len("# "))
