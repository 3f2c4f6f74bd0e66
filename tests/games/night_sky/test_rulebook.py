"""Night Sky: what the rulebook works out, entered as sheets."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from pnp.build import score
from tests import ROOT
from tests.games.night_sky.small_files import ROW, line, player, points, rounds, table

if TYPE_CHECKING:
    from pathlib import Path

    from pnp.scoring import Result

PAGE = ROOT / "docs" / "night-sky.md"


@pytest.fixture(scope="module")
def evening() -> Result:
    """The sheet of the documentation, on our cards and our map."""
    sheet, *_ = re.findall(r"^```yaml\n(game: night-sky\n.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S)
    return score(sheet)


def test_a_round_of_16_points(tmp_path: Path) -> None:
    # 2 giants for 2 each, 3 pulsars for 1 each, 3 lines between a giant and a pulsar for 3 each.
    kinds = {"A11": "giant", "A21": "pulsar", "A31": "giant", "A41": "pulsar", "A61": "pulsar"}
    first = {"card": "R6", "lines": " ".join(ROW)}
    result = table(tmp_path, player(rounds=[first, *rounds()[1:]]), kinds=kinds)
    found = line(result.players[0], "round-1")
    assert found.points == 16
    assert [(each.message, each.points, each.places) for each in found.reasons] == [
        ("stars-of-kind", 4, ("A11", "A31")),
        ("stars-of-kind", 3, ("A21", "A41", "A61")),
        ("links", 9, ("A11-A21", "A21-A31", "A31-A41")),
    ]


def test_a_game_of_133_points(evening: Result) -> None:
    ania = evening.players[0]
    assert [each.points for each in ania.lines] == [12, 13, 13, 14, 18, 18, 21, 4, 8, 12]
    assert sum(each.points for each in ania.lines if each.id.startswith("round-")) == 97
    assert ania.total == 133
    assert {each.origin for each in ania.lines} == {"derived"}


def test_each_star_that_is_left_out_crosses_out_a_fading_star(tmp_path: Path, evening: Result) -> None:
    # Two stars of Lepus in round III, and one of another card.
    assert line(evening.players[0], "fading").reasons[0].arguments["missing"] == 3
    drawn = zip(rounds(), (5, 6, 7, 6, 9, 10), strict=True)
    counted = [
        {**each, "counts": {"top": 0, "bottom": 0, "links": 0, "drawn": stars}} for each, stars in drawn
    ]
    result = table(tmp_path, player(rounds=counted, counts={"sun": 0, "ecliptic": 0, "rim": 0}))
    assert points(result.players[0]) == {"fading": 15}


def test_the_evening_of_the_documentation_is_played_by_the_rules(evening: Result) -> None:
    assert evening.warnings == ()
    assert [each.name for each in evening.players] == ["Ania", "Bartek", "Celina"]
    assert (evening.winners, evening.decided_by) == (("Ania",), "fading")
