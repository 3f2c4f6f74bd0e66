"""Kept games as the app Board Game Stats takes plays from other programs, and links that hand them over:

https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote

from msgspec import Struct

if TYPE_CHECKING:
    from pnp.kept.games import KeptGame, Seat

SOURCE: Final = "pnp"
LINK: Final = "https://app.bgstatsapp.com/createPlay.html?data="
LONGEST_LINK: Final = 8_000  # characters, which every browser and phone takes

# A play has a day, and the app wants a moment in UTC: at this one it is that day from Hawaii to New Zealand.
_MOMENT: Final = "10:30:00"


class KnownGame(Struct, frozen=True):
    """A game as it is known elsewhere: by name, and by its number on boardgamegeek.com if that is known."""

    name: str
    number: int | None
    highest_wins: bool
    has_points: bool


def make_play(game: KeptGame, known: KnownGame, comments: str) -> dict[str, Any]:
    """A play; the same game has the same id whatever its version, so that the app knows it again."""
    return {
        "sourceName": SOURCE,
        "sourcePlayId": f"{game.first}/{game.number}",
        "playDate": f"{game.play.played} {_MOMENT}",
        "game": _game(game.play.game, known),
        "players": [_player(seat, known) for seat in game.play.seats],
        "comments": comments,
    }


def _game(id: str, known: KnownGame) -> dict[str, Any]:
    number = {} if known.number is None else {"bggId": known.number}
    wins = {"highestWins": known.highest_wins, "noPoints": not known.has_points}
    return {"name": known.name, "sourceGameId": id, **number, **wins}


def _player(seat: Seat, known: KnownGame) -> dict[str, Any]:
    """Whether somebody won and began is always said: the app does not do without, though its page does."""
    score = {"score": seat.total} if known.has_points else {}
    told = {"winner": seat.winner, "startPlayer": seat.starts, "rank": seat.place}
    return {"name": seat.name, "sourcePlayerId": seat.name, **told, **score}


def make_link(play: dict[str, Any]) -> str:
    """A link that opens the app, or a page which says where to get it."""
    data = json.dumps(play, ensure_ascii=False, separators=(",", ":"))
    return f"{LINK}{quote(data, safe='')}"
