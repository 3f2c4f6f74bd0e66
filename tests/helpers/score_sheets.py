"""One sheet of every game, as a table might have filled it in, and some that say too much or too little."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

ROW = "........"

NEBULA: Final[dict[str, Any]] = {
    "game": "nebula",
    "title": "Tuesday table",
    "played": "2026-11-18",
    "public": ["V3", "V15", "V17", "V20"],
    "advanced": {"I": "B4", "II": "B20", "III": "B27", "IV": "B30"},
    "counters": {"colours": ["white", "red"], "constellations": ["lyra"], "advanced": ["II"]},
    "players": [
        {
            "name": "Ester",
            "galaxy": {"core": "R", "lyra": "......", "orion": "W....."},
            "black_holes": 3,
            "personal": "O19",
            "public": {"V15": "first", "V3": "later"},
        },
        {"name": "Hvězdoslava", "galaxy": {}, "black_holes": 2, "personal": "O1", "public": {"V3": "first"}},
    ],
}
HVEZDOKUPY: Final[dict[str, Any]] = {
    "game": "hvezdokupy",
    "board": "\n".join(["..*.....", ".**.M...", ".*......", *[ROW] * 5]),
    "players": [{"name": "Aneta", "pattern": ".*\n**\n*."}, {"name": "Blanka", "card": "F01"}],
}
NOVA_LUNA: Final[dict[str, Any]] = {
    "game": "nova-luna",
    "players": [
        {"name": "Ana", "tokens": 2, "mosaic": "B4:R R3:B", "track": [17, 2]},
        {"name": "Jan", "tokens": 2, "mosaic": "B4:R R3:B", "track": [17, 1]},
    ],
}
TINY_GALAXIES: Final[dict[str, Any]] = {
    "game": "tiny-galaxies",
    "players": [
        {"name": "Eva", "empire": 6, "planets": ["P05", 7], "energy": 3, "culture": 2},
        {"name": "Ivo", "empire": 2, "planets": ["P01"], "energy": 0, "culture": 1},
    ],
}
NIGHT_SKY: Final[dict[str, Any]] = {
    "game": "night-sky",
    "players": [
        {
            "name": "Ania",
            "start": "S1a",
            "rounds": [{"card": card} for card in ("C501", "C601", "C701", "C702", "C801", "C901")],
        }
    ],
}
SHEETS: Final = (NEBULA, HVEZDOKUPY, NOVA_LUNA, TINY_GALAXIES, NIGHT_SKY)
IDS: Final = tuple(str(sheet["game"]) for sheet in SHEETS)


def written(sheet: Mapping[str, Any], folder: Path, name: str = "tuesday.yaml") -> Path:
    """A file that holds the sheet; JSON is YAML too."""
    path = folder / name
    path.write_text(json.dumps(sheet, ensure_ascii=False), "utf-8")
    return path
