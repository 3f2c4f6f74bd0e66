"""Night Sky: what changes nothing, on tables of every kind."""

from __future__ import annotations

import json
from math import cos, pi, sin
from typing import TYPE_CHECKING, Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings

from pnp.build import score
from tests import ROOT
from tests.positions.night_sky import sheets

if TYPE_CHECKING:
    from pnp.scoring import Result

SOME = settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
MAP: dict[str, Any] = yaml.load(
    (ROOT / "layouts" / "night-sky" / "map.yaml").read_text("utf-8"), yaml.CSafeLoader
)
NEXT = str.maketrans("ABCDEF", "BCDEFA")


def turned(text: str) -> str:
    """A star, or a text of stars and lines, one sector on."""
    return text.translate(NEXT)


def turned_map() -> dict[str, Any]:
    circle, sixth = MAP["ecliptic"], pi / 3
    x = circle["x"] * cos(sixth) - circle["y"] * sin(sixth)
    y = circle["x"] * sin(sixth) + circle["y"] * cos(sixth)
    return MAP | {
        "kinds": {turned(star): kind for star, kind in MAP["kinds"].items()},
        "dust": {key: [turned(star) for star in stars] for key, stars in MAP["dust"].items()},
        "ecliptic": {"x": round(x, 12), "y": round(y, 12), "radius": circle["radius"]},
        "windows": [[turned(sector) for sector in window] for window in MAP["windows"]],
    }


@pytest.fixture(scope="module")
def turned_sky(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("sky") / "turned.yaml"
    path.write_text(json.dumps(turned_map()), "utf-8")
    return str(path)


def turned_sheet(sheet: dict[str, Any], board: str) -> dict[str, Any]:
    people = [
        {**player, "rounds": [turned_round(one) for one in player["rounds"]]}
        if "rounds" in player
        else player
        for player in sheet["players"]
    ]
    return {**sheet, "layout": board, "players": people}


def turned_round(one: dict[str, Any]) -> dict[str, Any]:
    return {key: turned(value) if key in ("lines", "stars") else value for key, value in one.items()}


def told(result: Result) -> tuple[Any, ...]:
    """All but the names of stars."""
    warnings = [(each.code, each.player, each.round) for each in result.warnings]
    people = [(each.name, each.place, points(each), each.facts) for each in result.players]
    return people, result.winners, result.decided_by, warnings


def points(standing: Any) -> dict[str, tuple[int, str]]:
    return {line.id: (line.points, line.origin) for line in standing.lines}


@SOME
@given(sheets())
def test_turning_sky_windows_and_drawings_together_changes_nothing(
    turned_sky: str, sheet: dict[str, Any]
) -> None:
    assert told(score(turned_sheet(sheet, turned_sky))) == told(score(sheet))
