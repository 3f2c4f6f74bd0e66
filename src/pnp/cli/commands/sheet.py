"""`pnp sheet`: an empty score sheet to fill in."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from typer import Argument, Option

from pnp import build, models
from pnp.cli.main import print_whole
from pnp.cli.options import Lang, complete_game, find_game, find_language, read_day, read_names, writable_name
from pnp.errors import UsageError, phrase, suggest
from pnp.files.writing import write_free_files

ADVICE = "choose-another-place-with-out"


def sheet(
    game: Annotated[
        str, Argument(metavar="GAME", autocompletion=complete_game, help="The game that was played.")
    ],
    players: Annotated[
        int | None, Option("--players", "-p", metavar="N", min=1, help="How many played; 2 if not given.")
    ] = None,
    names: Annotated[
        str | None, Option("--names", "-n", metavar="A,B,...", help="Who played, the starting player first.")
    ] = None,
    version: Annotated[
        str | None, Option(metavar="VERSION", help="The version of a game with several: full, basic.")
    ] = None,
    played: Annotated[
        str | None, Option(metavar="DATE", help="The day, such as 2026-11-18; today if not given.")
    ] = None,
    lang: Lang = None,
    out: Annotated[
        Path | None, Option("--out", "-o", metavar="FILE", help="Write it to this file, not to the terminal.")
    ] = None,
) -> None:
    """Write an empty score sheet for you to fill in.

    Each line has a remark in your language that says what belongs there. Then score it: `pnp score FILE`.
    """

    chosen_game = find_game(game)
    language, asked = find_language(lang)
    player_names = read_names(names)
    least, most = chosen_game.seats
    many = players if players or player_names else min(max(2, least), most)
    words = build.phrases(chosen_game, language, asked, "entry")
    table = build.lay_table(chosen_game, words, read_day(played), many, player_names)
    head = {**table.head, **_choose_version(chosen_game, version)}
    file = f"{chosen_game.id}.yaml" if out is None else writable_name(out)
    text = build.write_blank_sheet(build.BlankSheet(chosen_game, head, file), language, asked)
    if out is None:
        print_whole(text)
    else:
        write_free_files({out: text.encode()}, ADVICE)
        print(out)


def _choose_version(game: models.Game, version: str | None) -> dict[str, str]:
    versions = next((key.choices for key in game.sheet.table if key.name == "version"), ())
    if version is None:
        return {"version": versions[0]} if versions else {}
    if not versions:
        wrong = phrase("game-has-one-version", game=game.id)
        raise UsageError(wrong, phrase("leave-option-out", option="--version"))
    if version not in versions:
        known = ", ".join(versions)
        right = suggest(version, versions) or phrase("choose-one-of-known", known=known)
        raise UsageError(phrase("game-has-no-version-version", game=game.id, version=version), right)
    return {"version": version}
