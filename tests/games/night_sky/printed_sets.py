"""What tests of Night Sky's discs and boards go by: the map as it is filed, the sets as they are drawn."""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING, Any

import yaml

from pnp.build import Order, draw_decks, load_sets
from pnp.geometry import Point, move_point
from pnp.press import SheetOptions, paper
from pnp.scene import Path, Text
from pnp.text import advance, capital_height
from tests import ROOT
from tests.helpers import printed_decks
from tests.helpers.drawn_faces import flat

if TYPE_CHECKING:
    from pnp.draw import DrawnCard
    from pnp.geometry import Matrix
    from pnp.models import Ink
    from pnp.scene import Face, Run

CARDS = ROOT / "cards" / "night-sky"
MAP: dict[str, Any] = yaml.load(
    (ROOT / "layouts" / "night-sky" / "map.yaml").read_text("utf-8"), yaml.CSafeLoader
)
KINDS: dict[str, str] = MAP["kinds"]
WINDOWS: list[list[str]] = MAP["windows"]
ROMAN = ["I", "II", "III", "IV", "V", "VI"]
PLAYERS = ("alpha", "beta", "gamma", "delta", "epsilon")
SUN = Point(92.0, 92.0)  # where the disc's middle lies on its sheet and on the board
STEP, STAR = 10.0, 1.7  # mm: of the lattice, and a star's radius
FIRST = -30.0  # how far clockwise the disc is turned in round I; each later round 60 degrees more


@cache
def face(deck: str, id: str, ink: Ink = "night", language: str = "en") -> Face:
    order = Order(
        (CARDS / f"{deck}.yaml",), ROOT / "output", language, SheetOptions(paper("A4")), ink=ink, only=(id,)
    )
    ((found),) = draw_decks(load_sets(order), order)
    return next(card.front for card in found.cards if card.front.id == id)


def printed(deck: str, language: str = "en", ink: Ink = "night") -> dict[str, DrawnCard]:
    return printed_decks.deck("night-sky", deck, language, ink)


def other(card: DrawnCard) -> Face:
    return printed_decks.back(card)


def lattice(star: str) -> tuple[float, float]:
    """A star's place in mm from the sun, y downwards, by the words of the rules."""
    sector, ring, place = "ABCDEF".index(star[0]), int(star[1]), int(star[2])
    q, r = ring - (place - 1), place - 1
    for _ in range(sector):
        q, r = -r, q + r
    return STEP * (q + r / 2), -STEP * r * math.sqrt(3) / 2


def on_sheet(star: str) -> Point:
    x, y = lattice(star)
    return Point(SUN.x + x, SUN.y + y)


def turned(at: Point, degrees: float) -> Point:
    """Clockwise about the sun."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    x, y = at.x - SUN.x, at.y - SUN.y
    return Point(SUN.x + cos * x - sin * y, SUN.y + sin * x + cos * y)


def apart(one: Point, other: Point) -> float:
    return math.dist((one.x, one.y), (other.x, other.y))


def words(face: Face) -> list[tuple[str, tuple[Point, ...]]]:
    """All runs of text, each with the corners of what its capitals take up, turned as it is."""
    return [
        (run.text, tuple(move_point(at, map_) for at in _corners(run)))
        for shape, map_ in flat(face.scene)
        if isinstance(shape, Text)
        for run in shape.runs
    ]


def _corners(run: Run) -> tuple[Point, ...]:
    wide = (sum(advance(run.face, letter) for letter in run.text) + sum(run.gaps)) * run.size / 1000
    high = capital_height(run.face) * run.size / 1000
    return tuple(Point(run.x + x, run.y - y) for x, y in ((0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high)))


def middle(corners: tuple[Point, ...]) -> Point:
    return Point(sum(at.x for at in corners) / len(corners), sum(at.y for at in corners) / len(corners))


def paths(face: Face) -> list[tuple[Path, Matrix]]:
    return [(shape, map_) for shape, map_ in flat(face.scene) if isinstance(shape, Path)]
