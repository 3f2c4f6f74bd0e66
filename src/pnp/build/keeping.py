"""Tables that were scored, kept for good, and scored anew from what was kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp import __version__
from pnp.build.reporting import OTHERWISE, phrases
from pnp.build.scoring import scored
from pnp.data.yaml_text import parse_yaml
from pnp.kept import Papers, Play, Seat, Stamp
from pnp.kept import edit as edit_game
from pnp.kept import keep as keep_game
from pnp.kept import remove as remove_game
from pnp.report import as_json
from pnp.settings import data_folder

if TYPE_CHECKING:
    from datetime import datetime
    from pathlib import Path

    from pnp.build.scoring import Scored
    from pnp.kept import Noted
    from pnp.scoring import Standing

NAME = "games.sqlite3"


def games_file(named: Path | None) -> Path:
    """The file of kept games: one that the user names, else the one in his folder of data."""
    return named or data_folder() / NAME


def keep(table: Scored, file: Path, now: datetime) -> Noted:
    """Keep a table; what is returned is on the disk. `now` is the user's own time, whose day a
    sheet was played on that names none."""
    return keep_game(file, *_told(table, now))


def edit(number: int, table: Scored, file: Path, now: datetime) -> Noted:
    """Keep a table as the new version of a game."""
    return edit_game(file, number, *_told(table, now))


def remove(number: int, file: Path, now: datetime) -> Noted:
    return remove_game(file, number, stamp(now))


def stamp(now: datetime) -> Stamp:
    from datetime import UTC

    return Stamp(now.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"), __version__)


def _told(table: Scored, now: datetime) -> tuple[Play, Papers, Stamp]:
    result = table.result
    seats = tuple(_seat(player, table, not number) for number, player in enumerate(result.players))
    played = table.played or now.date().isoformat()
    decided = result.decided_by or ""
    play = Play(result.game, played, table.title, decided, result.winners, seats, result.state)
    told = as_json(result, table.sheet, phrases(table.game, OTHERWISE, asked=False))
    return play, Papers(table.text, table.files, told), stamp(now)


def _seat(player: Standing, table: Scored, starts: bool) -> Seat:
    """How a player ended; sheets name the starting player first."""
    lines = tuple((line.id, line.points) for line in player.lines)
    winner = player.name in table.result.winners
    return Seat(player.name, player.total, player.place, winner, starts, lines)


def scored_again(papers: Papers, name: str) -> Scored:
    """A kept sheet scored by the rules of today, with the cards and the board that were kept with it."""
    return scored(parse_yaml(papers.sheet, name), dict(papers.files), "")
