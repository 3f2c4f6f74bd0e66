"""Pictures of positions of Night Sky: every drawn line on the map, numbers that were told, fading stars."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from pnp import score
from pnp.games.night_sky.figures.disc import DASHES, DOUBLE
from tests.helpers.drawn_faces import flat
from tests.helpers.position_pictures import drawn, pictured, texts

if TYPE_CHECKING:
    from pathlib import Path

CARDS = ("C503", "C604", "C702", "C707", "C803", "C904")
LINES = {0: "A44-A53 A44-B31 B21-B31 A33-B21 A33-A44", 3: "D66-E62 D54-D66 D43-D54 D32-D43 D22-D32"}
SHEET: dict[str, Any] = {
    "game": "night-sky",
    "players": [
        {
            "name": "Ania",
            "start": "S1a",
            "rounds": [
                {"card": card, **({"lines": LINES[number]} if number in LINES else {})}
                for number, card in enumerate(CARDS)
            ],
        },
        {
            "name": "Jan",
            "start": "S2b",
            "rounds": [
                {"card": "C502", "stars": "B11"},
                {"card": "C603", "counts": {"top": 2, "bottom": 3, "links": 4, "drawn": 6}},
                *({"card": card} for card in ("C704", "C705", "C804", "C905")),
            ],
            "counts": {"sun": 1, "ecliptic": 2, "rim": 9},
        },
    ],
}


def test_the_picture_is_told_each_round_as_it_was_drawn(tmp_path: Path) -> None:
    ania, jan = pictured(SHEET, tmp_path)
    assert [each.split()[0] for each in ania["drawn"]] == ["1", "4"]
    assert {*ania["drawn"][0].split()[1:]} == {*LINES[0].split()}
    assert jan["drawn"] == ("1 B11",)
    assert (ania["cards"][0], ania["cards"][3], jan["cards"][1]) == ("C503 5/5", "C707 6/7", "C603 6/6")


def test_the_points_of_a_round_are_told_in_three_parts(tmp_path: Path) -> None:
    for picture, standing in zip(pictured(SHEET, tmp_path), score(SHEET).players, strict=True):
        points = {line.id: line.points for line in standing.lines}
        assert picture["rounds"] == tuple(str(points[f"round-{number}"]) for number in range(1, 7))
        sums = [sum(map(int, parts.split())) for parts in picture["parts"]]
        assert sums == [points[f"round-{number}"] for number in range(1, 7)]
        assert picture["ends"] == tuple(str(points[id]) for id in ("sun", "ecliptic", "rim"))


def test_of_a_round_that_was_counted_the_numbers_are_told(tmp_path: Path) -> None:
    ania, jan = pictured(SHEET, tmp_path)
    at = [line.id for line in score(SHEET).players[1].lines].index("round-2")
    assert [jan[name][at] for name in ("tops", "bottoms", "links")] == ["2", "3", "4"]
    assert [number for number in jan["told"] if number] == ["1", "2", "9"]
    assert not any(map(any, (ania["tops"], ania["told"])))


@pytest.mark.parametrize(("left", "crossed"), [(7, 0), (5, 2), (0, 7)])
def test_fading_stars_are_crossed_out_as_the_line_says(left: int, crossed: int, tmp_path: Path) -> None:
    by_hand = {
        "fading": 3 * left,
        **{f"round-{k}": 0 for k in range(1, 7)},
        "sun": 0,
        "ecliptic": 0,
        "rim": 0,
    }
    sheet = {"game": "night-sky", "players": [{"name": "Ania", "by_hand": by_hand}]}
    (ania,) = pictured(sheet, tmp_path)
    assert (ania["crossed"], ania["fading"]) == (crossed, 7)
    assert not any(ania["parts"]), "of a line by hand only its total is known"


def test_an_unfinished_game_crosses_out_what_was_not_drawn_so_far(tmp_path: Path) -> None:
    rounds = SHEET["players"][0]["rounds"][:4]
    sheet = {
        **SHEET,
        "unfinished": True,
        "players": [{**SHEET["players"][0], "rounds": [rounds[0], rounds[3]]}],
    }
    (ania,) = pictured(sheet, tmp_path)
    assert ania["crossed"] == 1


def test_the_picture_shows_numerals_and_numbers_and_a_map_for_each_line(tmp_path: Path) -> None:
    ania, jan = drawn(SHEET, tmp_path, explain=True)
    shapes = len([*flat(ania.front.scene)])
    assert shapes > 126 * 10, "nine small maps beside the large one"
    words = texts(ania)
    assert [words.count(numeral) for numeral in ("I", "IV", "II")] == [4, 4, 3], (
        "each drawing bears its round, as do its arrow and its fields"
    )
    assert {"C503 5/5", "C707 6/7"} <= {*words}
    told_in_numbers = texts(jan)
    assert {"+ 1", "+ 2", "+ 9"} <= {*told_in_numbers}
    assert told_in_numbers.count("4") >= 2, "the links of the second round, below it and in its panel"


def test_each_round_has_a_kind_of_line_of_its_own() -> None:
    dashes = [dash for number, dash in enumerate(DASHES) if number != DOUBLE]
    assert len(set(dashes)) == 5
    assert DASHES[DOUBLE] == (), "two lines side by side, unbroken"
