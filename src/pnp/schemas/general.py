"""What holds for the score sheets and the boards of every game; the rest is each game's own."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

Schema: TypeAlias = dict[str, Any]

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
PLAIN: Final = ["string", "number", "boolean"]
GAME: Final = {"type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$"}


def sheet_schema() -> Schema:
    """The head of a score sheet and of each player; a game adds keys of its own to both."""
    return {
        "$schema": DRAFT,
        "title": "Score sheet",
        "description": "What was played, and what each player ended with. Only what all games share is "
        "described here: each game has keys of its own, which are not checked.",
        "type": "object",
        "properties": {
            "game": {**GAME, "description": "The game, by its short name, such as nebula."},
            "title": {"type": PLAIN, "description": "What the sheet is called."},
            "played": {
                "type": "string",
                "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
                "description": "The day, such as 2026-11-18.",
            },
            "cards": {
                "type": "array",
                "items": {"type": "string"},
                "description": "Card sets of your own, from the folder of the sheet.",
            },
            "layout": {"type": "string", "description": "A board of your own, from the folder of the sheet."},
            "players": {
                "type": "array",
                "minItems": 1,
                "items": _player(),
                "description": "In turn order, the starting player first.",
            },
        },
        "required": ["game", "players"],
    }


def _player() -> Schema:
    points = {"type": ["integer", "string"], "pattern": "^-?(0|[1-9][0-9]*)$"}
    by_hand = "Lines of the score that are given, not worked out: the id of each and its points."
    return {
        "type": "object",
        "properties": {
            "name": {"type": PLAIN, "description": "No two players have the same."},
            "by_hand": {"type": "object", "additionalProperties": points, "description": by_hand},
        },
        "required": ["name"],
    }


def board_schema() -> Schema:
    """The head of a board, by which it is known to be one."""
    return {
        "$schema": DRAFT,
        "title": "Board",
        "description": "A board of a game. Only its head is the same for all games and described here: "
        "what lies on it is each game's own, and is not checked.",
        "type": "object",
        "properties": {
            "game": {**GAME, "description": "The game, by its short name, such as nebula."},
            "board": {**GAME, "description": "Which of the game's boards, such as galaxy."},
        },
        "required": ["game", "board"],
    }
