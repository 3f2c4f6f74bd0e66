"""Options and arguments that several commands share: the language, players, days, files, games with what the
Tab key completes; and which would change nothing."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TextIO, TypeAlias

import typer

from pnp import build, games, press, words
from pnp.errors import UsageError, at_place, enumerate_parts, phrase, sentence, suggest
from pnp.messages import ENGLISH
from pnp.models.game import Game

if TYPE_CHECKING:
    from pnp.settings import Settings, SystemLanguage


Spoken: TypeAlias = tuple[str, bool]  # a language, and whether it was asked for
Lang = Annotated[
    str | None, typer.Option("--lang", "-l", metavar="LANGUAGE", help="Speak this language: en, cs or pl.")
]
OPTION_NAMES = {"marks": "marks/--no-marks", "format_": "format", "open_": "open"}


def with_option(option: str) -> str:
    return phrase("with-option", option=option)


def without_option(option: str) -> str:
    return phrase("without-option", option=option)


def say_meaningless(option: str, why: str) -> str:
    return sentence(phrase("option-has-no-meaning-why", option=option, why=why), phrase("leave-it-out"))


def refuse_ignored_log(log: object, keep: bool | None, *, offered: bool) -> None:
    """Refuse a file of kept games if the game is neither kept nor `offered` to be."""
    if log is not None and not keep and not (keep is None and offered):
        raise UsageError(say_meaningless("--log", without_option("--keep")))


def given_options(context: typer.Context) -> frozenset[str]:
    """Return the options that the command line names, with any value."""
    sources = {name: context.get_parameter_source(name) for name in context.params}
    return frozenset(name for name, source in sources.items() if source and source.name == "COMMANDLINE")


def refuse_ignored(context: typer.Context, idle: Mapping[str, str]) -> None:
    """Refuse given options that change nothing; `idle` holds the reason for each."""
    given_names = given_options(context)
    if ignored := [name for name in idle if name in given_names]:
        wrong = (say_meaningless(f"--{OPTION_NAMES.get(name, name)}", idle[name]) for name in ignored)
        raise UsageError(enumerate_parts(wrong, "\n"))


def read_day(text: str | None) -> str:
    from datetime import date

    if text is None:
        return date.today().isoformat()  # people play by their own calendar
    if not re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
        raise UsageError(phrase("day-is-no-day", day=text), phrase("write-it-as-2026-11-18"))
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        raise UsageError(phrase("there-is-no-day-day", day=text), phrase("correct-it")) from None


def read_decimal(written: str) -> float:
    """Read a number with a point, or with the comma of many languages."""
    try:
        return float(written.replace(",", "."))
    except ValueError:
        wrong = phrase("written-is-no-number", written=written)
        raise UsageError(wrong, phrase("write-one-such-as-1-5")) from None


def read_names(names: str | None) -> tuple[str, ...]:
    """Read names of players, such as `Ester,Jan`, in turn order."""
    found = tuple(filter(None, (name.strip() for name in (names or "").split(","))))
    if names is not None and not found:
        raise UsageError(phrase("names-names-nobody"), phrase("write-names-ester-jan"))
    return found


def absolute_name(file: Path | None) -> str | None:
    """Return a file's absolute name: a draft may name it and be resumed in another folder."""
    return None if file is None else writable_name(file.absolute())


def writable_name(file: Path) -> str:
    """Return a file's name, if a text can hold it."""
    try:
        str(file).encode()
    except UnicodeEncodeError:
        wrong = phrase("a-name-has-a-character-that-cannot-be-printed")
        raise UsageError(at_place(file, wrong), phrase("choose-another-name")) from None
    return str(file)


def find_language(lang: str | None, *, for_programs: bool = False) -> Spoken:
    """Return the language, and whether it was asked for. If not, it is the user's own, or English for
    programs."""
    if lang is not None or for_programs:
        return choose_language(lang, None), lang is not None
    from pnp.settings import load_settings

    return choose_language(None, load_settings()), False


def choose_language(code: str | None, settings: Settings | None) -> str:
    """Choose the language of the command line, else the settings, else the system, else English."""
    if code is not None:
        from pnp.build.kits.orders import refuse_unknown_language

        refuse_unknown_language(code)
    if code or settings is None:
        return code or ENGLISH
    if settings.language:
        return settings.language
    system = system_language()
    return system.code if system else ENGLISH


def system_language() -> SystemLanguage | None:
    """Return the language of the system, if the program has words in it."""
    from pnp.settings import find_system_language

    return find_system_language(words.list_languages())


def print_lines(language: str, *lines: str) -> None:
    """Print messages in a language; names of files in them cannot steer the terminal."""
    from pnp.cli.main import make_printable
    from pnp.words.complaints import translate_complaint

    print(*(make_printable(translate_complaint(line, language)) for line in lines), sep="\n")


def may_colour(stream: TextIO) -> bool:
    """Tell whether to colour: only on a terminal, unless the user (see `no-color.org`) or the terminal
    prefers none."""
    from pnp.terminal import can_style

    return stream.isatty() and not os.environ.get("NO_COLOR") and can_style()


def complete_game(incomplete: str) -> list[str]:
    return _list_completions(games.list_all_names(), incomplete)


def complete_game_or_file(incomplete: str) -> list[str]:
    """List the games and files that begin with a word; a folder ends in a slash."""
    folder, name = Path(f"{incomplete}_").parent, Path(f"{incomplete}_").name[:-1]
    files = sorted(each for each in folder.iterdir() if each.name.startswith(name)) if folder.is_dir() else []
    return [*complete_game(incomplete), *(f"{file}/" if file.is_dir() else str(file) for file in files)]


def complete_deck(context: typer.Context, incomplete: str) -> list[str]:
    """List the decks of the game named before."""

    found = games.find_game(find_meant_game(context.params.get("game") or ""))
    return _list_completions(build.card_starters(found), incomplete) if found else []


def complete_card(incomplete: str) -> list[str]:

    cards = (card for game in games.list_own_names() for card in build.shipped_cards(game))
    return _list_completions((card.id for card in cards), incomplete)


def complete_layout(incomplete: str) -> list[str]:
    from pnp.loading import list_shipped_layouts

    return _list_completions(list_shipped_layouts(), incomplete)


def complete_setting(incomplete: str) -> list[str]:
    from pnp.settings import NAMES

    return _list_completions(NAMES, incomplete)


def complete_value(context: typer.Context, incomplete: str) -> list[str]:
    """List the values of the setting named before."""
    from pnp.models.printing import INKS
    from pnp.settings import load_settings

    match context.params.get("name"):
        case "language":
            return _list_completions(words.list_languages(), incomplete)
        case "paper":
            return _list_completions((paper.name.lower() for paper in press.PAPERS), incomplete)
        case "ink":
            return _list_completions(INKS, incomplete)
        case "printer":
            return _list_completions((printer.name for printer in load_settings().printers), incomplete)
        case _:
            return []


def _list_completions(names: Iterable[str], incomplete: str) -> list[str]:
    return [name for name in names if name.casefold().startswith(incomplete.casefold())]


def find_meant_game(name: str) -> str:
    """Return the id of the game that a name means, in any case, with accents or without."""
    known = games.list_all_names()
    if name in known:
        return name
    from pnp.press.jobs import make_slug

    id = make_slug(name)
    return id if id in known else name


def check_games(names: list[str]) -> tuple[str, ...]:
    """Return the ids of the games that names mean; refuse others."""
    known, ids = games.list_all_names(), tuple(map(find_meant_game, names))
    for id in ids:
        if id not in known:
            right = suggest(id, known) or phrase("the-games-are-known", known=", ".join(known))
            raise UsageError(phrase("there-is-no-game-id", id=id), right)
    return ids


def find_game(name: str) -> Game:
    (id,) = check_games([name])
    game = games.find_game(id)
    assert game is not None
    return game
