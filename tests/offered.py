"""What a game of ours must have, and what it may have: a test asks of a game nothing else, and takes here the
games that it asks."""

from __future__ import annotations

import json
from functools import cache, partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from pnp import games
from pnp.build.kits import kit_names, kit_of
from pnp.build.reporting import spoken_by
from pnp.build.spoken import HOUSE

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

    from pnp.models.game import Game

ROOT = Path(__file__).resolve().parent.parent


def our_games() -> list[Game]:
    return [game for id in games.names() if (game := games.game(id))]


def room_of(game: Game) -> str:
    """The name of its folder of code, and of what judges it in tests."""
    return game.id.replace("-", "_")


def prints(part: str, game: Game) -> bool:
    return game.id in kit_names() and part in kit_of(game.id).parts


@cache
def in_schemas() -> list[str]:
    """The games that the schemas which ship know."""
    schema = json.loads((ROOT / "layouts" / "schemas" / "sheet.json").read_text("utf-8"))
    known: list[str] = schema["properties"]["game"]["enum"]
    return known


# What a game must have, with what tells whether it does.
MUST: Final[dict[str, tuple[str, Callable[[Game], bool]]]] = {
    "deck": ("at least one deck, each in a file of cards/<game>", lambda game: bool(game.decks)),
    "rules": (
        "its rules in a module `scoring` that needs the standard library alone",
        lambda game: find_spec(f"pnp.games.{room_of(game)}.scoring") is not None,
    ),
    "English": ("its words in English, in cards/<game>/words/en.ftl", lambda game: "en" in spoken_by(game)),
}

# What a game may have, with what tells whether it does.
MAY: Final[dict[str, tuple[str, Callable[[Game], bool]]]] = {
    "kit": ("a list of all that is printed, cards/<game>/kit.yaml", lambda game: game.id in kit_names()),
    "assembly": ("a page that opens its kit and says how it is made", partial(prints, "assembly")),
    "boards": ("boards in its kit", partial(prints, "boards")),
    "tokens": ("tokens in its kit", partial(prints, "tokens")),
    "pads": ("score pads in its kit, for each number of players", partial(prints, "pads")),
    "aids": ("its rules on a sheet of its kit, in which each line is named", partial(prints, "aids")),
    "board": ("a board that is played on, a file of layouts/<game>", lambda game: game.board is not None),
    "Czech": ("its words in Czech", lambda game: "cs" in spoken_by(game)),
    "Polish": ("its words in Polish", lambda game: "pl" in spoken_by(game)),
    "figures": ("figures that only it draws", lambda game: game.figures is not None),
    "picture": (
        "what lies before a player, drawn by layouts/<game>/position",
        lambda game: game.pictured is not None,
    ),
    "questions": ("questions that fill a sheet", lambda game: game.asked is not None),
    "drawing": ("drawings in characters of what was entered", lambda game: game.sketched is not None),
    "empty sheet": ("an empty sheet to fill in by hand", lambda game: game.blank is not None),
    "versions": ("several versions of its rules", lambda game: bool(game.versions)),
    "companion": ("a course of steps, for a companion at the table", lambda game: game.played is not None),
    "checks": ("what it looks for in cards of designers", lambda game: game.checks is not None),
    "rulings": (
        "values and rulings that `pnp explain` tells of its cards",
        lambda game: any(form.explained for form in game.decks.values()),
    ),
    "starters": (
        "a file to begin with for each deck and board, in cards/starter/<game>",
        lambda game: (ROOT / "cards" / "starter" / game.id).is_dir(),
    ),
    "page": (
        "a page docs/<game>.md, a row of the README's table and a picture of its kit",
        lambda game: (ROOT / "docs" / f"{game.id}.md").is_file(),
    ),
    "number": ("its number on boardgamegeek.com", lambda game: game.bgg is not None),
    "notes": (
        "what the keys of its files mean, in cards/<game>/words/notes.yaml",
        lambda game: (ROOT / "cards" / game.id / "words" / "notes.yaml").is_file(),
    ),
    "schema": (
        "its keys in the schemas of layouts/schemas, which `python tests/shipped_schemas.py` writes anew",
        lambda game: game.id in in_schemas(),
    ),
    "oracle": (
        "a slow judge in tests/oracles, with tables for it in tests/positions",
        lambda game: (ROOT / "tests" / "oracles" / f"{room_of(game)}.py").is_file(),
    ),
}


def offering(*wanted: str) -> list[str]:
    """The ids of the games that offer all of this."""
    return [game.id for game in our_games() if all(MAY[each][1](game) for each in wanted)]


def spoken_by_games() -> list[tuple[str, str]]:
    """Each game with each language of the house that it has words in."""
    return [(game.id, language) for game in our_games() for language in HOUSE if language in spoken_by(game)]
