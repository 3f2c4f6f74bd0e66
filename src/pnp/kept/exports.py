"""Kept games as CSV, as JSON, and as plays and links of the app Board Game Stats."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final
from urllib.parse import quote

from msgspec import Raw, Struct, ValidationError, convert, to_builtins
from msgspec.json import encode
from msgspec.structs import replace

from pnp.data.yaml_reader import parse_yaml
from pnp.errors import InputError
from pnp.kept.store import KeptGame, Occasion, PlayerResult

CSV_HEAD: Final = (
    *("number", "version", "played", "game", "title", "players", "seat", "player"),
    *("place", "total", "winner", "starts", "state", "decided_by", "kept", "pnp"),
    *("location", "duration", "notes"),
)
_ACTIVE: Final = re.compile(r"'*[=+\-@\t\r]")  # the beginning of a spreadsheet's formula, marked or not


def read_occasion(game: KeptGame) -> Occasion:
    """Read the occasion from the score sheet; a score sheet that this pnp cannot read has none. Spaces
    replace line breaks in the location."""
    try:
        occasion = convert(parse_yaml(game.papers.sheet, "sheet").tree, Occasion, strict=False)
    except (InputError, ValidationError):
        return Occasion()
    return replace(occasion, location=" ".join(occasion.location.split()))


def write_csv(games: Sequence[KeptGame]) -> str:
    """Write CSV (RFC 4180). Each line of a score has a column of its own, called `game/line`, which is empty
    in the rows of other games; 1 is yes and 0 is no."""
    seats = ((each.play.game, seat) for each in games for seat in each.play.seats)
    lines = tuple(dict.fromkeys(f"{game}/{id}" for game, seat in seats for id, _ in seat.lines))
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow([*CSV_HEAD, *lines])
    writer.writerows(row for each in games for row in _make_rows(each, lines))
    return text.getvalue()


def _make_rows(game: KeptGame, lines: Sequence[str]) -> Iterator[list[str | int]]:
    play, occasion = game.play, read_occasion(game)
    for number, seat in enumerate(play.seats, 1):
        points = {f"{play.game}/{id}": points for id, points in seat.lines}
        yield [
            *(game.number, game.version, play.played, mark_formula(play.game), mark_formula(play.title)),
            *(len(play.seats), number, mark_formula(seat.name), seat.place, seat.total, int(seat.winner)),
            *(int(seat.starts), play.state, play.decided_by, game.stamp.kept, game.stamp.pnp),
            *(mark_formula(occasion.location), occasion.duration or "", mark_formula(occasion.notes)),
            *(points.get(line, "") for line in lines),
        ]


def mark_formula(text: str) -> str:
    """Mark a text that a spreadsheet would take for a formula: an apostrophe makes it a text."""
    return f"'{text}" if _ACTIVE.match(text) else text


def write_json(games: Iterable[KeptGame]) -> str:
    """Write an array with a game on each line; `result` is the output of `pnp score --json`."""
    rows = (encode(_make_json_record(each)).decode() for each in games)
    return "[\n" + ",\n".join(rows) + "\n]\n"


def _make_json_record(game: KeptGame) -> dict[str, object]:
    return {
        "number": game.number,
        "version": game.version,
        "kept": game.stamp.kept,
        "first_kept": game.first,
        "pnp": game.stamp.pnp,
        "game": game.play.game,
        "played": game.play.played,
        "title": game.play.title,
        **to_builtins(read_occasion(game)),
        "state": game.play.state,
        "starts": next(seat.name for seat in game.play.seats if seat.starts),
        "result": Raw(game.papers.result.encode()),
        "sheet": game.papers.sheet,
        "files": dict(game.papers.files),
    }


BGSTATS_SOURCE: Final = "pnp"
BGSTATS_LINK: Final = "https://app.bgstatsapp.com/createPlay.html?data="
LONGEST_LINK: Final = 8_000  # characters, which every browser and phone takes

# A play has a day, and the app wants a moment in UTC: at this one it is that day from Hawaii to New Zealand.
_MOMENT: Final = "10:30:00"


class KnownGame(Struct, frozen=True):
    """A game as it is known elsewhere: by name, and by its number on boardgamegeek.com if that is known."""

    name: str
    number: int | None
    highest_wins: bool
    has_points: bool


def make_bgstats_play(game: KeptGame, known: KnownGame, comments: str) -> dict[str, Any]:
    """Make a play. All versions of a game have the same id, so that the app recognises it. The keys are those
    of https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/: `location` is
    the place, without which the app takes the name of the source for it; `durationMin` is the number of
    minutes; and `comments` is the only text that it has room for."""
    occasion = read_occasion(game)
    details = {"location": occasion.location, "durationMin": occasion.duration, "comments": comments}
    return {
        "sourceName": BGSTATS_SOURCE,
        "sourcePlayId": f"{game.first}/{game.number}",
        "playDate": f"{game.play.played} {_MOMENT}",
        "game": _make_game(game.play.game, known),
        "players": [_make_player(seat, known) for seat in game.play.seats],
        **{key: value for key, value in details.items() if value},
    }


def _make_game(id: str, known: KnownGame) -> dict[str, Any]:
    number = {} if known.number is None else {"bggId": known.number}
    wins = {"highestWins": known.highest_wins, "noPoints": not known.has_points}
    return {"name": known.name, "sourceGameId": id, **number, **wins}


def _make_player(seat: PlayerResult, known: KnownGame) -> dict[str, Any]:
    """Make a player, always with `winner` and `startPlayer`: the app needs them, although its page says
    otherwise."""
    score = {"score": seat.total} if known.has_points else {}
    facts = {"winner": seat.winner, "startPlayer": seat.starts, "rank": seat.place}
    return {"name": seat.name, "sourcePlayerId": seat.name, **facts, **score}


def make_bgstats_link(play: dict[str, Any]) -> str:
    """Make a link that opens the app, or a page that says where to get it."""
    data = json.dumps(play, ensure_ascii=False, separators=(",", ":"))
    return f"{BGSTATS_LINK}{quote(data, safe='')}"
