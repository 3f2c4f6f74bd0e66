"""A hundred score sheets of each game, made by chance with a seed: the same ones in every run.

None of the program is used: a change of it may not change what it is given.
"""

from __future__ import annotations

from functools import cache
from itertools import cycle
from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeVar

import yaml

from tests import ROOT
from tests.helpers.mangled_files import mangle_text, mangle_tree
from tests.oracles import nova_luna_sheet, tiny_galaxies_sheet
from tests.oracles.card_sets import decks_of, shipped
from tests.oracles.night_sky_sheet import END_OF_GAME, KINDS, LINES, sky_of
from tests.positions.hvezdokupy import sheet_of
from tests.positions.nebula import by_hand, whole_sheet
from tests.positions.nebula_broken import Supply
from tests.positions.night_sky_drawings import STAR_AT, Drawing, kept_of, places, turned, window_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tests.positions.choices import Pick

Option = TypeVar("Option")

EACH: Final = 100  # sheets of a game
BROKEN: Final = 45  # of these, at least: no sheet is looked at before it is written
NAMES: Final = ("Ana", "Bedřich", "Cecílie", "Dan", "Łucja", "Maximiliána Kateřina", "8")


@cache
def sheet(game: str, number: int) -> bytes:
    """A sheet as a file; the last ones of a game are broken."""
    chance = Random(f"{game} {number}")
    tree = TABLES[game](chance)
    if number < EACH - BROKEN:
        return written(tree)
    if chance.random() < 0.5:
        return written(mangle_tree(chance, tree))
    return mangle_text(chance, written(tree).decode()).encode("utf-8", "replace")


def written(tree: Any) -> bytes:
    return yaml.safe_dump(tree, allow_unicode=True, sort_keys=False).encode("utf-8", "replace")


def picker(chance: Random) -> Pick:
    def pick(options: Sequence[Option]) -> Option:
        return chance.choice(options)

    return pick


def make_hvezdokupy(chance: Random) -> dict[str, Any]:
    cards = decks_of("hvezdokupy", ROOT)["constellations"]
    return sheet_of(picker(chance), cards, whole=chance.random() < 0.5)


def make_nebula(chance: Random) -> dict[str, Any]:
    supply = Supply(decks_of("nebula", ROOT), shipped(ROOT / "layouts" / "nebula" / "galaxy.yaml"))
    made = whole_sheet(picker(chance), supply, chance.choice(("full", "full", "full", "basic")))
    by_hand(picker(chance), made, ROOT)
    return made


def make_night_sky(chance: Random) -> dict[str, Any]:
    unfinished = chance.random() < 0.15
    played = chance.randint(0, 6) if unfinished else 6
    sky = sky_of({}, ROOT)
    piles = {size: make_pile(chance, sky.cards, size) for size in (5, 6, 7, 8, 9, 10)}
    sizes = chance.sample((5, 6, 7, 7, 8, 9, 10), 6)[:played]
    players: list[dict[str, Any]] = []
    for name in chance.sample(NAMES, chance.choice((1, 1, 2, 2, 2, 3, 4, 5))):
        hand = [next(piles[size]) for size in sizes]
        player: dict[str, Any] = {
            "name": name,
            "start": chance.choice(sorted(sky.starts)) + chance.choice("ab"),
        }
        match chance.choice(("drawn", "drawn", "drawn", "counted", "by hand")):
            case "by hand" if not unfinished:
                player = {"name": name, "by_hand": {line: chance.randint(0, 21) for line in LINES}}
            case "counted":
                player["rounds"] = [count_round(chance, card["size"]) for card in hand]
                player["counts"] = {line: chance.randint(0, 9) for line in END_OF_GAME} if hand else {}
            case _:
                player["rounds"] = draw_rounds(chance, hand, sky.map["windows"])
        players.append(player)
    return {"game": "night-sky", **({"unfinished": True} if unfinished else {}), "players": players}


def make_pile(chance: Random, cards: dict[str, Any], size: int) -> cycle[dict[str, Any]]:
    """The cards of a size, shuffled; when all are dealt they are dealt again."""
    pile = [card for card in cards.values() if card["size"] == size]
    return cycle(chance.sample(pile, len(pile)))


def count_round(chance: Random, size: int) -> dict[str, Any]:
    """A round that was counted on a published copy."""
    drawn = chance.randint(0, size)
    counts = {key: chance.randint(0, drawn) for key in ("top", "bottom", "links")}
    card = {"size": size, "kind": chance.choice(KINDS), "value": chance.randint(1, 3)}
    return {"card": card, "counts": {**counts, "drawn": drawn}}


def draw_rounds(chance: Random, hand: list[dict[str, Any]], windows: list[list[str]]) -> list[dict[str, Any]]:
    """The figure of each card on the map: mostly where it is free, at times where it may not be."""
    found: list[dict[str, Any]] = []
    used: set[tuple[int, int]] = set()
    for card, sectors in zip(hand, windows, strict=False):
        points = turned(card["figure"], chance.randrange(6), chance.random() < 0.1)
        mode = chance.choice(("free", "free", "free", "free", "inside", "over", "anywhere"))
        placed = chance.choice(places(points, window_of(sectors), used, mode))
        kept = {at for at, point in enumerate(placed) if point in STAR_AT and chance.random() < 0.95}
        drawing = kept_of(placed, card["figure"], kept)
        found.append({"card": card["id"], **write_drawing(drawing)})
        used |= drawing.stars
    return found


def write_drawing(drawing: Drawing) -> dict[str, str]:
    lines = " ".join(f"{STAR_AT[start]}-{STAR_AT[end]}" for start, end in sorted(drawing.lines))
    apart = sorted(drawing.stars - {end for line in drawing.lines for end in line})
    entry = {"lines": lines, "stars": " ".join(STAR_AT[star] for star in apart)}
    return {key: text for key, text in entry.items() if text}


def make_nova_luna(chance: Random) -> dict[str, Any]:
    deck = sorted(nova_luna_sheet.shipped(ROOT))
    pile = iter(chance.sample(deck, len(deck)))
    if chance.random() < 0.25:
        words = make_mosaic(chance, pile)
        first = [[word if chance.random() < 0.6 else "." for word in row] for row in words]
        alone = {"name": "Ana", "mosaic": write_mosaic(words), "phase1": write_mosaic(first)}
        return {"game": "nova-luna", "players": [alone]}
    players: list[dict[str, Any]] = []
    for name in chance.sample(NAMES, chance.randint(2, 4)):
        player: dict[str, Any] = {"name": name, "mosaic": write_mosaic(make_mosaic(chance, pile))}
        if chance.random() < 0.7:
            player["tokens"] = chance.choice((1, 2, 3, 5, 15, 17, 20))
        if chance.random() < 0.7:
            player["track"] = [chance.randint(15, 25), chance.randint(1, 3)]
        if chance.random() < 0.1:
            player = {"name": name, "by_hand": {"tokens-left": chance.randint(0, 4)}}
        players.append(player)
    return {"game": "nova-luna", "players": players}


def make_mosaic(chance: Random, pile: Any) -> list[list[str]]:
    """Shipped tiles, tiles as codes, and gaps."""
    tall, wide = chance.choice(((1, 1), (1, 4), (2, 2), (3, 2), (3, 3), (3, 4)))
    colours = chance.choice(("RB", "RB", "TY", "RBT", "RBTY"))
    return [[make_word(chance, pile, colours) for _ in range(wide)] for _ in range(tall)]


def make_word(chance: Random, pile: Any, colours: str) -> str:
    match chance.choice(("card", "card", "code", "code", "code", "gap")):
        case "card":
            return next(pile, ".")
        case "code":
            tasks = [
                "".join(chance.choices(colours, k=chance.randint(1, 3))) for _ in range(chance.randint(0, 3))
            ]
            return f"{chance.choice(colours)}{chance.randint(1, 7)}:{','.join(tasks)}"
    return "."


def write_mosaic(words: list[list[str]]) -> str:
    return "".join(f"{'  '.join(row)}\n" for row in words)


def make_tiny_galaxies(chance: Random) -> dict[str, Any]:
    supplies = tiny_galaxies_sheet.shipped(ROOT)
    planets, missions = sorted(supplies.decks["planets"]), sorted(supplies.decks["missions"])
    pile, secret = iter(chance.sample(planets, len(planets))), iter(chance.sample(missions, len(missions)))
    alone = chance.random() < 0.2
    players = []
    for name in chance.sample(NAMES, 1 if alone else chance.randint(2, 5)):
        player: dict[str, Any] = {"name": name, "empire": chance.randint(1, 6), "planets": deal(chance, pile)}
        player |= {store: chance.choice((0, 3, 4, 5, 7)) for store in ("energy", "culture")}
        if chance.random() < 0.8:
            player["ships"] = {place: chance.randint(0, 2) for place in ("home", "landed", "orbit")}
        if not alone and chance.random() < 0.8:
            player["mission"] = next(secret)
        if chance.random() < 0.2:
            lines = tiny_galaxies_sheet.SOLO_LINES if alone else tiny_galaxies_sheet.LINES
            player["by_hand"] = {chance.choice(lines): chance.choice((0, 3, 8, 21))}
        players.append(player)
    if not alone and chance.random() < 0.5:
        chance.choice(players)["ended_game"] = True
    rogue = {"level": chance.randint(1, 5), "empire": chance.choice((1, 4, 6, "skull"))}
    solo = {"rogue": {**rogue, "planets": deal(chance, pile)}, "ended_by": "player"} if alone else {}
    return {"game": "tiny-galaxies", **solo, "players": players}


def deal(chance: Random, pile: Any) -> list[str | int]:
    """Planets by their cards; now and then one of a published copy, by its points."""
    found: list[str | int] = [next(pile) for _ in range(chance.randint(0, 5))]
    return [*found, chance.choice((1, 2, 5, 7))] if chance.random() < 0.1 else found


TABLES: Final[dict[str, Callable[[Random], dict[str, Any]]]] = {
    "hvezdokupy": make_hvezdokupy,
    "nebula": make_nebula,
    "night-sky": make_night_sky,
    "nova-luna": make_nova_luna,
    "tiny-galaxies": make_tiny_galaxies,
}
