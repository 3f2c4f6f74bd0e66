"""What Board Game Stats says of plays that other programs hand to it, as a JSON Schema; and that it wants to
be told of every player whether he won and began, without which its app for Android refuses a play:
https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/
"""

from __future__ import annotations

from typing import Any, Final

TEXT: Final = {"type": "string", "minLength": 1}
PLAYER: Final = {
    "type": "object",
    "required": ["name", "sourcePlayerId", "winner", "startPlayer"],
    "additionalProperties": False,
    "properties": {
        "name": TEXT,
        "sourcePlayerId": TEXT,
        "winner": {"type": "boolean"},
        "startPlayer": {"type": "boolean"},
        "rank": {"type": "integer", "minimum": 1},
        "score": {"type": "number"},
        "role": {"type": "string"},
    },
}
GAME: Final = {
    "type": "object",
    "required": ["name", "sourceGameId"],
    "additionalProperties": False,
    "properties": {
        "name": TEXT,
        "sourceGameId": TEXT,
        "bggId": {"type": "integer", "minimum": 1},
        "highestWins": {"type": "boolean"},
        "noPoints": {"type": "boolean"},
    },
}
PLAY: Final[dict[str, Any]] = {
    "type": "object",
    "required": ["sourceName", "sourcePlayId", "playDate", "game", "players"],
    "additionalProperties": False,
    "properties": {
        "sourceName": TEXT,
        "sourcePlayId": TEXT,
        "playDate": {"type": "string", "pattern": r"^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$"},
        "game": GAME,
        "players": {"type": "array", "minItems": 1, "items": PLAYER},
        "board": {"type": "string"},
        "comments": {"type": "string"},
        "location": {"type": "string"},
        "durationMin": {"type": "integer", "minimum": 0},
    },
}
