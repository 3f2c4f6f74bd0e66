"""The score sheets of the bench: full tables of all five games, the same on every machine."""

from __future__ import annotations

import random
from functools import cache
from typing import Any, TypeAlias

import yaml

from tests import ROOT

Sheet: TypeAlias = dict[str, Any]

NAMES = ("Ester", "Hvězdoslava", "Cyril", "Bořivoj", "Łucja", "Zdzisław")
CONSTELLATIONS = ("lyra", "draco", "orion", "corvus")


@cache
def cards(file: str) -> dict[str, Any]:
    found = yaml.safe_load((ROOT / "cards" / file).read_text("utf-8"))["cards"]
    return {card["id"]: card for card in found}


def mixed(number: int) -> Sheet:
    """The sheet of a number; five in a row are of five games."""
    chance = random.Random(number)
    return (nebula, star_board, nova_luna, tiny_galaxies, night_sky)[number % 5](chance)


def nebula(chance: random.Random) -> Sheet:
    public = chance.sample([*cards("nebula/public.yaml")], 4)
    advanced = chance.sample([*cards("nebula/advanced.yaml")], 4)
    personal = chance.sample([*cards("nebula/personal.yaml")], 4)
    players = [
        {
            "name": name,
            "galaxy": {"core": "R", **{each: galaxy(chance) for each in CONSTELLATIONS}},
            "black_holes": chance.randint(0, 7),
            "personal": card,
            "public": dict.fromkeys(chance.sample(public, 2), "first") if name == NAMES[0] else {},
        }
        for name, card in zip(NAMES, personal, strict=False)
    ]
    counters = {
        "colours": chance.sample(["red", "purple", "yellow", "white", "blue", "orange"], 3),
        "constellations": chance.sample(CONSTELLATIONS, 2),
        "advanced": ["II", "IV", "I"],
    }
    sectors = dict(zip(("I", "II", "III", "IV"), advanced, strict=True))
    return {
        "game": "nebula",
        "public": public,
        "advanced": sectors,
        "counters": counters,
        "players": players,
    }


def galaxy(chance: random.Random) -> str:
    return "".join(chance.choices("RPYWBO.", k=6))


def star_board(chance: random.Random) -> Sheet:
    spaces = chance.choices("*.", (4, 6), k=64)
    spaces[chance.randrange(64)] = "M"
    board = "\n".join("".join(spaces[row : row + 8]) for row in range(0, 64, 8))
    chosen = chance.sample([*cards("hvezdokupy/constellations.yaml")], 6)
    players = [{"name": name, "card": card} for name, card in zip(NAMES, chosen, strict=True)]
    return {"game": "hvezdokupy", "board": board, "players": players}


def nova_luna(chance: random.Random) -> Sheet:
    tiles = chance.sample([*cards("nova-luna/tiles.yaml")], 64)
    players = [
        {"name": name, "mosaic": mosaic(tiles[16 * seat : 16 * seat + 16]), "track": [seat, 1]}
        for seat, name in enumerate(NAMES[:4])
    ]
    return {"game": "nova-luna", "players": players}


def mosaic(tiles: list[str]) -> str:
    return "\n".join(" ".join(tiles[row : row + 4]) for row in range(0, 16, 4))


def tiny_galaxies(chance: random.Random) -> Sheet:
    planets = chance.sample([*cards("tiny-galaxies/planets.yaml")], 25)
    missions = ["M01", "M02", "M06", "M08", "M09"]
    players = [
        {
            "name": name,
            "empire": chance.randint(3, 6),
            "planets": planets[5 * seat : 5 * seat + 5],
            "mission": missions[seat],
            "energy": chance.randint(0, 7),
            "culture": chance.randint(0, 7),
            "ships": {"home": 1, "landed": 1, "orbit": 1},
        }
        for seat, name in enumerate(NAMES[:5])
    ]
    return {"game": "tiny-galaxies", "players": players}


def night_sky(chance: random.Random) -> Sheet:
    decks = cards("night-sky/constellations.yaml")
    by_size = [[id for id in decks if id.startswith(f"C{size}")] for size in ("5", "6", "7", "7", "8", "9")]
    players = [
        {
            "name": name,
            "start": f"S{seat + 1}a",
            "rounds": [
                {"card": id, "lines": drawn(decks[id]["figure"], turn, chance)}
                for turn, id in enumerate(map(chance.choice, by_size))
            ],
        }
        for seat, name in enumerate(NAMES[:5])
    ]
    return {"game": "night-sky", "players": players}


def drawn(figure: dict[str, Any], turn: int, chance: random.Random) -> str:
    """The figure somewhere on the map, as far as it lies there."""
    far, side = chance.randint(2, 4), chance.randint(0, 2)
    stars = [star_at(turned(q + far, r + side, turn)) for q, r in figure["stars"]]
    ends = [(stars[one], stars[other]) for one, other in figure["lines"]]
    return " ".join(f"{one}-{other}" for one, other in ends if one and other)


def turned(q: int, r: int, turns: int) -> tuple[int, int]:
    for _ in range(turns):
        q, r = -r, q + r
    return q, r


def star_at(place: tuple[int, int]) -> str | None:
    return names().get(place)


@cache
def names() -> dict[tuple[int, int], str]:
    """Every star of the map by its place."""
    found = {}
    for turns, sector in enumerate("ABCDEF"):
        for ring in range(1, 7):
            for place in range(1, ring + 1):
                found[turned(ring - (place - 1), place - 1, turns)] = f"{sector}{ring}{place}"
    return found
