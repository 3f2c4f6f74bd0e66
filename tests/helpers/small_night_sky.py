"""A small Night Sky of the tests' own: twelve cards, and a map whose kinds can be told by heart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import yaml

from tests.oracles.night_sky_lattice import STARS, position_of

if TYPE_CHECKING:
    from pathlib import Path

KINDS = ("dwarf", "giant", "pulsar", "binary")

# Two paths, of which a card of size n is the first n stars: one of short lines, one of short and long.
COIL = [[0, 0], [1, 0], [2, 0], [2, 1], [1, 2], [0, 3], [-1, 3], [-2, 3], [-2, 2], [-1, 1]]
CRAB = [[0, 0], [1, 1], [2, 1], [1, 3], [0, 3], [-1, 2], [-2, 2], [-2, 1], [-3, 1], [-2, 0]]
PATHS = {"1": COIL, "2": CRAB}

# Drawn from A52 on: pulsar, giant, pulsar, giant, pulsar.
SPRING = {
    "stars": [[0, 0], [-1, 0], [-2, 1], [-3, 1], [-4, 2]],
    "lines": [[0, 1], [1, 2], [2, 3], [2, 4]],
}


def path(size: int, stars: list[list[int]]) -> dict[str, Any]:
    return {"stars": stars[:size], "lines": [[i, i + 1] for i in range(size - 1)]}


def constellations() -> list[dict[str, Any]]:
    """W51 to W102: the last digit tells the path, those before it the size; and W53."""
    cards: list[dict[str, Any]] = []
    for size in range(5, 11):
        for i, last in enumerate(PATHS):
            card = {
                "id": f"W{size}{last}",
                "name": f"W {size} {last}",
                "size": size,
                "figure": path(size, PATHS[last]),
            }
            cards.append({**card, "kind": KINDS[(size + i) % 4], "value": 1 + size % 3})
    spring = {"id": "W53", "name": "W 5 3", "kind": "giant", "value": 2, "figure": SPRING}
    return [*cards, spring]


def starts() -> list[dict[str, Any]]:
    """S1 shows a pulsar of value 1 on side a; others go round."""
    sides = [{"kind": KINDS[(i + 2) % 4], "value": 1 + i % 3} for i in range(12)]
    return [{"id": f"S{i + 1}", "sides": sides[2 * i : 2 * i + 2]} for i in range(6)]


def sky_map() -> dict[str, Any]:
    """A star's kind is (q + 2r) modulo 4, so that A11 to A41 are giant, pulsar, binary, dwarf."""
    at = {star: position_of(star) for star in STARS}
    return {
        "game": "night-sky",
        "board": "map",
        "rings": 6,
        "kinds": {star: KINDS[(q + 2 * r) % 4] for star, (q, r) in at.items()},
        "dust": {"sun": ["A11", "B11", "D11"], "rim": ["A61", "A62", "C66"]},
        "ecliptic": {"x": 1.0, "y": 0.0, "radius": 3.25},
        "windows": [["A", "B"], ["B", "C"], ["C", "D"], ["D", "E"], ["E", "F"], ["F", "A"]],
        "fading_stars": 7,
    }


def write(root: Path) -> Path:
    """The small sky in the folders of a root."""
    files = {
        "cards/night-sky/constellations.yaml": {"deck": "constellations", "cards": constellations()},
        "cards/night-sky/starts.yaml": {"deck": "starts", "cards": starts()},
        "layouts/night-sky/map.yaml": sky_map(),
    }
    for name, contents in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(yaml.safe_dump({"game": "night-sky", **contents}), encoding="utf-8")
    return root
