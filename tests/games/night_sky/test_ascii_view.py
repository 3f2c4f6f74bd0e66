"""Night Sky in characters: every star and line that was drawn can be read back, and nothing else."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from pnp.build import phrases, score_file
from pnp.report import format_sketch
from tests import ROOT
from tests.helpers.small_night_sky import sky_map
from tests.oracles.night_sky_lattice import STARS, position_of
from tests.positions.night_sky import sheets
from tests.positions.night_sky_tables import tables

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from pnp.build import Scored

SIGNS = {"dwarf": "o", "giant": "O", "pulsar": "+", "binary": "%"}
FEW = settings(max_examples=7, deadline=None, suppress_health_check=[HealthCheck.too_slow])
DOCS = ROOT / "docs" / "night-sky.md"
UNCLEAR = {"lines-cross", "star-used-twice", "outside-window"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("sketched")


def scored(folder: Path, sheet: Mapping[str, Any]) -> Scored:
    path = folder / "sheet.yaml"
    path.write_text(json.dumps(sheet), "utf-8")
    return score_file(str(path))


def documented(folder: Path) -> Scored:
    (sheet,) = re.findall(
        r"```yaml\n(game: night-sky\ntitle: A clear.*?)```", DOCS.read_text("utf-8"), re.DOTALL
    )
    path = folder / "documented.yaml"
    path.write_text(sheet, "utf-8")
    return score_file(str(path))


def drawn(table: Scored, *place: Any, language: str = "en") -> list[str]:
    assert table.game.ascii_view is not None
    words = phrases(table.game, language, topic="entry")
    return format_sketch(table.game.ascii_view(table.position, table.result, place), words, coloured=False)


def rows(table: Scored, *place: Any) -> list[str]:
    """The rows of a drawing without its words."""
    assert table.game.ascii_view is not None
    found = table.game.ascii_view(table.position, table.result, place)
    return ["".join(run.text for run in row) for row in found if isinstance(row, tuple)]


# How a drawing is read: by where its stars stand.


class Reader:
    """Rows of a drawing in which half a step has so many columns; the sky is turned so often by a sector."""

    def __init__(self, rows: list[str], half: int, left: int, turns: int = 0) -> None:
        self.rows, self.half, self.left, self.turns = rows, half, left, turns

    def cell(self, star: str) -> tuple[int, int]:
        q, r = position_of(star)
        for _ in range(self.turns):
            q, r = -r, q + r
        return (6 - r) * 2, (2 * q + r) * self.half + self.left

    def at(self, row: int, column: int) -> str:
        inside = 0 <= row < len(self.rows) and 0 <= column < len(self.rows[row])
        return self.rows[row][column] if inside else " "

    def sign(self, star: str) -> str:
        return self.at(*self.cell(star))

    def mark(self, star: str) -> str:
        row, column = self.cell(star)
        return self.at(row, column - 1)

    def name(self, star: str) -> str:
        row, column = self.cell(star)
        return "".join(self.at(row, column - back) for back in (3, 2, 1))

    def joins(self, start: str, end: str) -> bool:
        """Whether the line between two stars is drawn: `x` is one over the ecliptic."""
        (row, first), (last, other) = sorted((self.cell(start), self.cell(end)))
        middle = (first + other) // 2
        if row == last:
            return self.at(row, middle) in "-x" and not self._upright(row, middle)
        if first == other:
            return self._upright((row + last) // 2, first)
        long = self._long(row + 1, middle)
        if abs(other - first) == self.half:
            return self.at(row + 1, middle) in ("\\x" if other > first else "/x") and not long
        return long == ("\\" if other > first else "/")

    def _upright(self, row: int, column: int) -> bool:
        return self.at(row - 1, column) == self.at(row + 1, column) == "|"

    def _long(self, row: int, middle: int) -> str:
        reach = self.half - 1
        ends = self.at(row, middle - reach) + self.at(row, middle + reach)
        return {"`.": "\\", ".'": "/"}.get(ends, "") if self.at(row, middle) in "-x" else ""


def lattice_lines(stars: list[str]) -> Iterator[tuple[str, str]]:
    at = {star: position_of(star) for star in stars}
    for number, start in enumerate(stars):
        for end in stars[:number]:
            q, r = at[start][0] - at[end][0], at[start][1] - at[end][1]
            if q * q + q * r + r * r in (1, 3):
                yield start, end


def drawing(one: Mapping[str, Any]) -> tuple[set[str], set[frozenset[str]]]:
    lines = {frozenset(line.split("-")) for line in one.get("lines", "").split()}
    return {star for line in lines for star in line} | {*one.get("stars", "").split()}, lines


def table_without_doubt(draw: Any, folder: Path) -> tuple[dict[str, Any], Scored]:
    """A table on our map on which no line crosses another and no star is used twice."""
    sheet = draw(tables(ROOT, 1, unfinished=draw(st.booleans()), plain=True))
    found = scored(folder, sheet)
    assume(not UNCLEAR & {caution.code for caution in found.result.warnings})
    return sheet, found


@FEW
@given(data=st.data())
def test_the_whole_sky_can_be_read_back(folder: Path, data: st.DataObject) -> None:
    sheet, table = table_without_doubt(data.draw, folder)
    reader = Reader(rows(table, "players", 0), half=2, left=29)
    sky = table.position.sky
    drawings = [drawing(one) for one in sheet["players"][0]["rounds"]]
    marks = {star: str(number) for number, (stars, _) in enumerate(drawings, 1) for star in stars}
    for star, place in sky.stars.items():
        assert reader.sign(star) == SIGNS[sky.kinds[place]]
        assert (reader.mark(star) if reader.mark(star).isdigit() else None) == marks.get(star)
    joined = {frozenset(ends) for ends in lattice_lines(STARS) if reader.joins(*ends)}
    assert joined == {line for _, lines in drawings for line in lines}


@FEW
@given(data=st.data())
def test_the_window_of_a_round_shows_what_was_drawn_in_it_and_before(
    folder: Path, data: st.DataObject
) -> None:
    sheet, table = table_without_doubt(data.draw, folder)
    played = sheet["players"][0]["rounds"]
    for number in range(len(played)):
        if not drawing(played[number])[0]:
            assert rows(table, "players", 0, "rounds", number) == []
            continue
        reader = Reader(rows(table, "players", 0, "rounds", number), half=4, left=19, turns=(6 - number) % 6)
        drawings = [drawing(one) for one in played[: number + 1]]
        seen = [star for star in STARS if star[0] in "ABCDEFA"[number : number + 2]]
        assert {star for star in seen if reader.name(star) == star} == drawings[-1][0]
        assert {frozenset(ends) for ends in lattice_lines(seen) if reader.joins(*ends)} == {
            line for _, lines in drawings for line in lines if line <= {*seen}
        }


@FEW
@given(sheet=sheets())
def test_any_table_is_drawn_in_ascii_of_80_columns(folder: Path, sheet: dict[str, Any]) -> None:
    table = scored(folder, sheet)
    places = [
        ("players", seat, *rest)
        for seat, player in enumerate(sheet["players"])
        for rest in [
            (),
            ("start",),
            *(
                ("rounds", number, *deeper)
                for number, _ in enumerate(player.get("rounds", ()))
                for deeper in ((), ("card",))
            ),
        ]
    ]
    for place in places:
        assert all(row.isascii() and row.isprintable() and len(row) <= 80 for row in rows(table, *place))
        assert all(drawn(table, *place, language=language) is not None for language in ("en", "cs", "pl"))
    assert drawn(table) == []


def own_sky(folder: Path, rings: int) -> str:
    stars = [f"{s}{n}{p}" for s in "ABCDEF" for n in range(1, rings + 1) for p in range(1, n + 1)]
    kinds = {star: ("dwarf", "giant", "pulsar", "binary")[number % 4] for number, star in enumerate(stars)}
    dust = {"sun": ["A11"], "rim": [f"F{rings}{rings}"]}
    ecliptic = sky_map()["ecliptic"] if rings > 5 else {"x": 0.0, "y": 0.0, "radius": 20.0}
    sky = {**sky_map(), "rings": rings, "kinds": kinds, "dust": dust, "ecliptic": ecliptic}
    (folder / f"sky-{rings}.yaml").write_text(json.dumps(sky), "utf-8")
    return f"sky-{rings}.yaml"


@pytest.mark.parametrize("rings", range(1, 10))
def test_maps_of_one_to_nine_rings_are_drawn_whole(folder: Path, rings: int) -> None:
    out = " ".join(f"A{ring}1-A{ring + 1}1" for ring in range(1, min(rings, 9)))
    one = {"card": "C1001", "lines": out} if out else {"card": "C1001", "stars": "A11"}
    player = {"name": "Ania", "start": "S1a", "rounds": [one]}
    sheet = {"game": "night-sky", "unfinished": True, "layout": own_sky(folder, rings), "players": [player]}
    table = scored(folder, sheet)
    whole, window = rows(table, "players", 0), rows(table, "players", 0, "rounds", 0)
    assert max(map(len, (*whole, *window))) <= 80
    sky = "\n".join(row[:81] for row in whole[: 4 * rings + 1])
    middle = whole[2 * rings]  # with the first stars of sector A, all of them drawn
    assert len(re.findall(r"1[oO+%]", middle)) == rings
    assert len(re.findall(r"[oO+%]['-][-x]1", middle)) == rings - 1
    assert all(f"{letter}{rings}1" in sky or rings == 9 for letter in "ABCDEF")
    assert sum("1" in row or "A" in row for row in window) == 1


def test_a_table_of_the_documentation_looks_as_it_is_told(folder: Path) -> None:
    table = documented(folder)
    sky = drawn(table, "players", 0)
    assert sky[2] == "              2%'-2+--2%--2o | %  2o   O   +       3 C803     6/8 +2 O2   14"
    assert sky[7].endswith("****...")
    assert drawn(table, "players", 2) == []  # all by hand
    assert drawn(table, "players", 0, "rounds", 1, "card") == [
        "Virgo (C904): 9 stars; giant × 2",
        "The card before: pulsar × 3",
    ]
    assert drawn(table, "players", 1, "rounds", 0) == ["Round 1: 9 (2 giants × 1, 2 dwarfs × 2, 1 link × 3)"]
    assert drawn(table, "players", 1, "start") == ["dwarf × 2"]
    assert "counted at the sun: 5 stars × 1" in " ".join(drawn(table, "players", 1, "counts"))


def test_what_is_outside_the_window_is_shown_on_the_whole_sky_with_what_is_wrong(folder: Path) -> None:
    rounds = [{"card": "C502", "lines": "D31-D41 D41-D51 D41-D42 D31-D42"}]
    player = {"name": "Ania", "start": "S1a", "rounds": rounds}
    table = scored(folder, {"game": "night-sky", "unfinished": True, "players": [player]})
    said = drawn(table, "players", 0, "rounds", 0)
    assert any("1O--1O--1%" in row for row in said)
    assert any("outside the window" in row for row in said)


def test_crossing_lines_and_stars_used_twice_are_marked(folder: Path) -> None:
    rounds = [{"card": "C502", "lines": "A31-A41 A31-A42"}, {"card": "C601", "lines": "A41-A32 A31-A41"}]
    player = {"name": "Ania", "start": "S1a", "rounds": rounds}
    table = scored(folder, {"game": "night-sky", "unfinished": True, "players": [player]})
    assert sum(row.count("#") for row in rows(table, "players", 0)) >= 3
