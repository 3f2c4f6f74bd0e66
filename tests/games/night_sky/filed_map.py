"""The map of Night Sky and its start cards as they are filed, and the lattice laid out the long way."""

from __future__ import annotations

from itertools import combinations
from math import hypot, sqrt
from typing import TYPE_CHECKING, Any

import yaml

from tests import ROOT
from tests.games.night_sky.filed_figures import turned

if TYPE_CHECKING:
    from tests.games.night_sky.filed_figures import Star

SECTORS = "ABCDEF"
KINDS = {"dwarf", "giant", "pulsar", "binary"}


def shipped(path: str) -> dict[str, Any]:
    content: dict[str, Any] = yaml.load((ROOT / path).read_text(encoding="utf-8"), yaml.CSafeLoader)
    return content


SKY = shipped("layouts/night-sky/map.yaml")
STARTS = shipped("cards/night-sky/starts.yaml")


def lattice_places() -> dict[str, Star]:
    """Where each star lies, n·(1, 0) + (p - 1)·(-1, 1) in sector A and turned by 60° for each further one."""
    return {
        f"{sector}{ring}{place}": turned((ring - (place - 1), place - 1), turns)
        for turns, sector in enumerate(SECTORS)
        for ring in range(1, 7)
        for place in range(1, ring + 1)
    }


PLACES = lattice_places()


def on_paper(star: str) -> tuple[float, float]:
    q, r = PLACES[star]
    return q + r / 2, r * sqrt(3) / 2


def apart(one: str, other: str) -> float:
    (ax, ay), (bx, by) = on_paper(one), on_paper(other)
    return hypot(ax - bx, ay - by)


PAIRS = [(one, other, apart(one, other)) for one, other in combinations(PLACES, 2)]
NEIGHBOURS = [(one, other) for one, other, far in PAIRS if far < 1.01]
LINES = [(one, other) for one, other, far in PAIRS if far < 1.74]


def along(one: str, other: str) -> list[float]:
    """How far from the ecliptic's centre a line runs, at 201 places from one end to the other."""
    (ax, ay), (bx, by) = on_paper(one), on_paper(other)
    return [from_the_centre(ax + (bx - ax) * n / 200, ay + (by - ay) * n / 200) for n in range(201)]


def from_the_centre(x: float, y: float) -> float:
    return hypot(x - SKY["ecliptic"]["x"], y - SKY["ecliptic"]["y"])
