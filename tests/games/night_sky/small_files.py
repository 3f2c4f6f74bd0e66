"""A small Night Sky to try rules on: a sky of dwarfs, cards of giants that are rows of stars, and a hook."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from pnp.build import score_file

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from pnp.scoring import Line, Result, Standing

STARS = [
    f"{sector}{ring}{place}" for sector in "ABCDEF" for ring in range(1, 7) for place in range(1, ring + 1)
]
WINDOWS = [["A", "B"], ["B", "C"], ["C", "D"], ["D", "E"], ["E", "F"], ["F", "A"]]
ROW = ["A11-A21", "A21-A31", "A31-A41", "A41-A51", "A51-A61"]
LINES = ("fading", *(f"round-{number}" for number in range(1, 7)), "sun", "ecliptic", "rim")
ZERO = dict.fromkeys(LINES, 0)


def sky(**changed: Any) -> dict[str, Any]:
    """A map of dwarfs; `kinds` are only those that differ."""
    kinds = dict.fromkeys(STARS, "dwarf") | changed.pop("kinds", {})
    plain = {
        "game": "night-sky",
        "board": "map",
        "rings": 6,
        "kinds": kinds,
        "dust": {"sun": ["A11", "B11"], "rim": ["A61", "A62"]},
        "ecliptic": {"x": 1.0, "y": 0.0, "radius": 3.25},
        "windows": WINDOWS,
        "fading_stars": 7,
    }
    return plain | changed


def row(size: int, **changed: Any) -> dict[str, Any]:
    """A card R5 to R10, with so many stars in a row."""
    stars = [[place, 0] for place in range(size)]
    lines = [[place, place + 1] for place in range(size - 1)]
    card = {"id": f"R{size}", "name": "Row", "kind": "giant", "value": 2}
    return card | {"figure": {"stars": stars, "lines": lines}} | changed


HOOK = row(5, id="H5", name="Hook") | {
    "figure": {
        "stars": [[0, 0], [1, 0], [2, 0], [3, 0], [3, 1]],
        "lines": [[0, 1], [1, 2], [2, 3], [3, 4]],
    }
}
CARDS = [row(size) for size in range(5, 11)] + [row(7, id="R7b"), HOOK]
STARTS = [
    {"id": "T1", "sides": [{"kind": "pulsar", "value": 1}, {"kind": "binary", "value": 3}]},
    {"id": "T2", "sides": [{"kind": "giant", "value": 1}, {"kind": "pulsar", "value": 3}], "copies": 2},
]


def rounds(**drawn: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Six rounds of rows from R5 to R10 in which nothing is drawn, but what is given for `r1` to `r6`."""
    return [{"card": f"R{number + 4}", **drawn.get(f"r{number}", {})} for number in range(1, 7)]


def player(name: str = "Ania", **entered: Any) -> dict[str, Any]:
    """A player who has drawn nothing, but for what is entered otherwise."""
    return {"name": name, "start": "T1a", "rounds": rounds(), **entered}


def write(folder: Path, name: str, content: Mapping[str, Any]) -> Path:
    path = folder / name
    path.write_text(json.dumps(content), "utf-8")
    return path


def table(folder: Path, *players: Mapping[str, Any], **head: Any) -> Result:
    """The result of these players on the small sky, which may have other `kinds`, `sky` and `cards`."""
    board = head.pop("sky", None) or sky(kinds=head.pop("kinds", {}))
    write(folder, "sky.yaml", board)
    for deck, cards in (("constellations", head.pop("cards", CARDS)), ("starts", STARTS)):
        own = {"game": "night-sky", "deck": deck, "replaces": True, "cards": cards}
        write(folder, f"{deck}.yaml", own)
    files = {"layout": "sky.yaml", "cards": ["constellations.yaml", "starts.yaml"]}
    sheet = {"game": "night-sky", **files, **head, "players": list(players)}
    return score_file(str(write(folder, "sheet.yaml", sheet))).result


def line(standing: Standing, id: str) -> Line:
    (found,) = [each for each in standing.lines if each.id == id]
    return found


def points(standing: Standing) -> dict[str, int]:
    """The lines that count something."""
    return {each.id: each.points for each in standing.lines if each.points}


def codes(result: Result) -> list[tuple[str | None, str, int | None]]:
    return [(caution.player, caution.code, caution.round) for caution in result.warnings]
