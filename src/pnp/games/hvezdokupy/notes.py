"""What the keys of Hvězdokupy's files mean, in the words that an editor shows beside them."""

from __future__ import annotations

from typing import Final

_PATTERN: Final = "Rows of one length: * for a star, . for a space that does not matter; 3 to 10 stars."

NOTES: Final = {
    "Sheet": {
        "board": "The final board, 8 rows of 8 signs: * a star, M the Moon, . an empty space.",
    },
    "Observer": {
        "card": "The id of the constellation card, such as F07.",
        "pattern": f"In place of `card`, the pattern of a card that is not ours. {_PATTERN}",
    },
    "ConstellationCard": {
        "colour": "How hard it is: violet, yellow, green.",
        "rank": "The small stars on its back, 1 to 3.",
        "name": "The name of the constellation.",
        "pattern": _PATTERN,
        "stars_of": "The real stars that its stars stand for, row by row.",
    },
    "SetupCard": {
        "players": "For how many players it is.",
        "stack": "The ranks of the cards that are stacked, from the top.",
        "stars": "How many stars each player places at the start.",
        "rolled": "How many more stars are placed on rolled spaces.",
    },
}
