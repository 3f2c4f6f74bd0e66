"""Tables of Nebula to score: galaxies, players and sheets, by the shipped board and decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import yaml

from pnp.build import score
from tests import ROOT

if TYPE_CHECKING:
    from pnp.scoring import Result

BOARD: dict[str, Any] = yaml.load((ROOT / "layouts/nebula/galaxy.yaml").read_text("utf-8"), yaml.CSafeLoader)
LETTERS = {"red": "R", "purple": "P", "yellow": "Y", "white": "W", "blue": "B", "orange": "O"}
CELLS = [cell["id"] for cell in BOARD["cells"]]
SHINING = [cell["id"] for cell in BOARD["cells"] if cell["shining"]]
OUTER = [cell for cell in SHINING if cell != "core"]
LINKS = [tuple(link) for kind in ("direct", "indirect", "orbital") for link in BOARD["links"][kind]]
INDIRECT = [cell for link in BOARD["links"]["indirect"] for cell in link]

Galaxy = dict[str, str]


def orbit(number: int) -> list[str]:
    return [cell["id"] for cell in BOARD["cells"] if cell.get("orbit") == number]


def constellation(name: str) -> list[str]:
    return [cell["id"] for cell in BOARD["cells"] if cell.get("constellation") == name]


def beside(cell: str, *kinds: str) -> list[str]:
    """The cells linked to this one."""
    links = [link for kind in kinds or BOARD["links"] for link in BOARD["links"][kind] if cell in link]
    return [one if one != cell else other for one, other in links]


SHINING_NEIGHBOURS = [other for cell in OUTER for other in beside(cell, "orbital")]


def on(cells: list[str], letters: str) -> Galaxy:
    """Stars on cells, in turn of these colours."""
    return {cell: letters[number % len(letters)] for number, cell in enumerate(cells)}


def player(name: str, galaxy: Galaxy | None = None, **more: Any) -> dict[str, Any]:
    """A player with no black holes, whose personal task is O20: at most 4 empty cells."""
    return {"name": name, "galaxy": galaxy or {}, "black_holes": 0, "personal": "O20", **more}


def table(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A full table where no counter has moved; beside one player there sits another whose galaxy is empty."""
    seated = [*players, player("Stela", personal="O6")][: max(2, len(players))]
    return {
        "game": "nebula",
        "public": ["V16", "V17", "V18", "V20"],
        "advanced": {"I": "B4", "II": "B16", "III": "B17", "IV": "B18"},
        "counters": {},
        "players": seated,
        **more,
    }


def basic(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    full = table(*players, version="basic", **more)
    return {key: value for key, value in full.items() if key not in ("advanced", "counters")}


def points(result: Result, line: str, seat: int = 0) -> int:
    return next(each.points for each in result.players[seat].lines if each.id == line)


def earned(galaxy: Galaxy, line: str, **more: Any) -> int:
    """What the first player's galaxy earns in a line."""
    return points(score(table(player("Ester", galaxy), **more)), line)


def warned(result: Result) -> list[tuple[str, str | None]]:
    return [(caution.code, caution.player) for caution in result.warnings]


def told(result: Result, code: str) -> Any:
    """What a warning tells."""
    (arguments,) = [caution.arguments for caution in result.warnings if caution.code == code]
    return arguments


def renamed(board: dict[str, Any]) -> dict[str, Any]:
    """The board with constellations and cells of other names, another bar, and its cells backwards."""
    names = {"lyra": "gemini", "draco": "aquila", "orion": "leo", "corvus": "cetus"}

    def new(id: str) -> str:
        return id if id == "core" else names[id[:-1]] + "-" + id[-1]

    cells = [{**each, "id": new(each["id"])} for each in reversed(board["cells"])]
    for each in cells:
        if each["id"] != "core":
            each["constellation"] = names[each["constellation"]]
    return {
        "constellations": [names[name] for name in board["constellations"]],
        "black_hole_bar": {"points": [0, 5], "full": 7},
        "cells": cells,
        "links": {
            kind: [[new(one), new(other)] for one, other in links] for kind, links in board["links"].items()
        },
    }
