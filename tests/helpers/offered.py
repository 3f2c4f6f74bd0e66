"""What a game of ours must have, and what it may have: a test asks of a game nothing else, and takes here the
games that it asks."""

from __future__ import annotations

import json
from functools import cache, partial
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, NamedTuple

from pnp import games
from pnp.build import kit_names, read_kit
from pnp.build.checking.printing import HOUSE_LANGUAGES
from pnp.build.sets.wording import languages_of_game
from tests import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable

    from pnp.models import Game

FIVE: Final = {"hvezdokupy", "nebula", "night-sky", "nova-luna", "tiny-galaxies"}  # of this repository


class Thing(NamedTuple):
    """What a game has, in a sentence, and whether it is there."""

    sentence: str
    is_there: Callable[[Game], bool]


def our_games() -> list[Game]:
    return [game for id in games.list_own_names() if (game := games.find_game(id))]


def room_of(game: Game) -> str:
    """The name of its folder of code, and of what judges it in tests."""
    return game.id.replace("-", "_")


def has_decks(game: Game) -> bool:
    files = [ROOT / "cards" / deck.file for deck in game.decks.values()]
    return bool(files) and all(file.is_file() for file in files)


def prints(part: str, game: Game) -> bool:
    return game.id in kit_names() and part in read_kit(game.id).parts


@cache
def in_schemas() -> list[str]:
    """The games that the schemas which ship know."""
    schema = json.loads((ROOT / "layouts" / "schemas" / "sheet.json").read_text("utf-8"))
    known: list[str] = schema["properties"]["game"]["enum"]
    return known


# What a game must have.
MUST: Final[dict[str, Thing]] = {
    "deck": Thing("a deck or more, each a file of cards/<game>", has_decks),
    "rules": Thing(
        "its rules in a module `scoring` that needs the standard library alone",
        lambda game: find_spec(f"pnp.games.{room_of(game)}.scoring") is not None,
    ),
    "English": Thing(
        "its words in English, in cards/<game>/words/en.ftl", lambda game: "en" in languages_of_game(game)
    ),
}

# What a game may have.
MAY: Final[dict[str, Thing]] = {
    "kit": Thing("a list of all that is printed, cards/<game>/kit.yaml", lambda game: game.id in kit_names()),
    "assembly": Thing("a page that opens its kit and says how it is made", partial(prints, "assembly")),
    "boards": Thing("boards in its kit", partial(prints, "boards")),
    "tokens": Thing("tokens in its kit", partial(prints, "tokens")),
    "pads": Thing("score pads in its kit, for each number of players", partial(prints, "pads")),
    "aids": Thing("its rules on a sheet of its kit, in which each line is named", partial(prints, "aids")),
    "board": Thing(
        "a board that is played on, a file of layouts/<game>", lambda game: game.board is not None
    ),
    "Czech": Thing("its words in Czech", lambda game: "cs" in languages_of_game(game)),
    "Polish": Thing("its words in Polish", lambda game: "pl" in languages_of_game(game)),
    "figures": Thing("figures that only it draws", lambda game: game.figures is not None),
    "picture": Thing(
        "what lies before a player, drawn by layouts/<game>/position",
        lambda game: game.position_fields is not None,
    ),
    "questions": Thing(
        "questions that fill a sheet, beside those of its keys", lambda game: game.questions is not None
    ),
    "drawing": Thing("drawings in characters of what was entered", lambda game: game.ascii_view is not None),
    "versions": Thing(
        "several versions of its rules", lambda game: any(key.name == "version" for key in game.sheet.table)
    ),
    "companion": Thing(
        "a course of steps, for a companion at the table", lambda game: game.companion is not None
    ),
    "checks": Thing("what it looks for in cards of designers", lambda game: game.checks is not None),
    "rulings": Thing(
        "values and rulings that `pnp explain` tells of its cards",
        lambda game: any(form.explain_card for form in game.decks.values()),
    ),
    "starters": Thing(
        "a file to begin with for each deck and board, in cards/starter/<game>",
        lambda game: (ROOT / "cards" / "starter" / game.id).is_dir(),
    ),
    "page": Thing(
        "a page docs/<game>.md, which the README names, and docs/cards-for-<game>.md for designers",
        lambda game: f"](docs/{game.id}.md)" in (ROOT / "README.md").read_text("utf-8"),
    ),
    "number": Thing("its number on boardgamegeek.com", lambda game: game.bgg is not None),
    "notes": Thing(
        "what the keys of its files mean, in cards/<game>/words/notes.yaml",
        lambda game: (ROOT / "cards" / game.id / "words" / "notes.yaml").is_file(),
    ),
    "schema": Thing(
        "its keys in the schemas of layouts/schemas; `python -m tests.schemas.shipped_schemas` writes them",
        lambda game: game.id in in_schemas(),
    ),
    "oracle": Thing(
        "a slow judge in tests/oracles, with tables for it in tests/positions",
        lambda game: (ROOT / "tests" / "oracles" / f"{room_of(game)}.py").is_file(),
    ),
}


def offering(*wanted: str) -> list[str]:
    """The ids of the games that offer all of this."""
    return [game.id for game in our_games() if all(MAY[each].is_there(game) for each in wanted)]


def spoken_by_games() -> list[tuple[str, str]]:
    """Each game with each language of the house that it has words in."""
    return [
        (game.id, language)
        for game in our_games()
        for language in HOUSE_LANGUAGES
        if language in languages_of_game(game)
    ]
