"""`pnp log show`: a kept game with its result, what lay before each player, and its versions."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from pnp.build.keeping import games_file
from pnp.build.log import again, called, game_of
from pnp.build.reporting import phrases
from pnp.cli.keeping import log_phrases, said
from pnp.cli.main import complained, print_whole, printable, worded
from pnp.cli.show_text import TOPIC, positions
from pnp.errors import PnpError
from pnp.kept import all_versions, no_game, papers_of
from pnp.report import table
from pnp.report.columns import wrapped
from pnp.report.kept_games import players
from pnp.report.phrasing import name
from pnp.report.table import COLUMNS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pnp.build.scoring import Scored
    from pnp.kept import KeptGame
    from pnp.report import Phrases

FAILED = 2  # an exit code


def game_of_number(number: int, version: int | None, file: Path) -> KeptGame:
    """A version of a game, the latest if none is asked for."""
    return _picked(_versions(number, file), version)


def _versions(number: int, file: Path) -> list[KeptGame]:
    there = all_versions(file)
    found = [each for each in there if each.number == number]
    if not found:
        raise no_game(file, number, there[-1].number if there else 0)
    return found


def _picked(versions: list[KeptGame], version: int | None) -> KeptGame:
    if version is not None and version > len(versions):
        from pnp.errors import UsageError, phrase

        wrong = phrase("game-number-has-no-version-version", number=versions[0].number, version=version)
        raise UsageError(wrong, phrase("its-latest-is-last", last=len(versions)))
    return versions[(version or len(versions)) - 1]


def print_sheet(number: int, version: int | None, log: Path | None) -> None:
    """The sheet to the letter, so that it can be mended and put back."""
    file = games_file(log)
    (papers,) = papers_of(file, [game_of_number(number, version, file)])
    print_whole(papers.sheet)


def print_game(
    number: int, version: int | None, explain: bool, log: Path | None, language: tuple[str, bool]
) -> int:
    """An exit code: of a sheet that is refused by the rules of today, what was kept is told, and why."""
    file, words = games_file(log), log_phrases(*language)
    versions = _versions(number, file)
    game = _picked(versions, version)
    (papers,) = papers_of(file, [game])
    refused = None
    try:
        scored = again(game, papers)
        parts = [*_told(game, scored, phrases(scored.game, language[0], language[1], TOPIC), words, explain)]
    except PnpError as error:
        refused = worded(error, language[0])
        parts = [printable(_heading(game, called(game.play.game, language[0]), words)), _as_kept(game, words)]
    print("\n\n".join([*parts, "\n".join(_history(versions, game, words))]))
    sys.stdout.flush()
    return 0 if refused is None else complained(refused, FAILED)


def _told(game: KeptGame, scored: Scored, of_game: Phrases, words: Phrases, explain: bool) -> Iterator[str]:
    title = _heading(game, name(of_game, "game-name"), words)
    yield printable(table(scored.result, title, of_game, explain))
    if _differs(game, scored):
        yield _as_kept(game, words)
    if scored.game.sketched is not None:
        yield from positions(scored, of_game)


def _heading(game: KeptGame, title: str, words: Phrases) -> str:
    number = name(words, "log-heading", number=game.number)
    return " · ".join(filter(None, (number, title, game.play.title, game.play.played)))


def _differs(game: KeptGame, scored: Scored) -> bool:
    """Whether the rules of today come to something else than those did which the game was kept by."""
    now = [(player.name, player.total, player.place) for player in scored.result.players]
    then = [(seat.name, seat.total, seat.place) for seat in game.play.seats]
    result, play = scored.result, game.play
    return (now, result.winners, result.state) != (then, play.winners, play.state)


def _as_kept(game: KeptGame, words: Phrases) -> str:
    told = ", ".join(f"{seat.place}. {seat.name} {seat.total}" for seat in game.play.seats)
    return printable(said(words, "log-as-kept", pnp=game.stamp.pnp, told=told))


def _history(versions: list[KeptGame], shown: KeptGame, words: Phrases) -> Iterator[str]:
    """When each version was kept; the one that is shown bears a mark where there are others."""
    known = game_of(shown.play.game)
    points = known is None or known.aim != "none"
    yield name(words, "log-versions")
    for each in versions:
        mark = "> " if each is shown and len(versions) > 1 else "  "
        moment = each.stamp.kept.replace("T", " ").removesuffix("Z")
        told = name(words, "log-is-removed") if each.removed else players(each.play, points)
        if each.play.state == "unfinished" and not each.removed:
            told = f"{told} ({name(words, 'score-not-finished')})"
        first = f"{mark}{each.version}  {moment} UTC  pnp {each.stamp.pnp}  "
        yield from wrapped(printable(first), printable(told), COLUMNS)
