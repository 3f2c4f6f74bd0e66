"""Where the cells of a galaxy board may lie: what is told of places that cannot be printed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from pnp.build import check_files
from pnp.library import find_shipped

if TYPE_CHECKING:
    from pathlib import Path

    from tests.conftest import Command

GALAXY = (find_shipped("layouts") / "nebula" / "galaxy.yaml").read_text("utf-8")
CELL = re.compile(r"(id: (\w+), x: )([-\d.]+)(, y: )([-\d.]+)")
SHEET = """game: nebula
version: basic
layout: galaxy.yaml
public: [V1, V2, V3, V4]
players:
  - {name: Ester, galaxy: {core: R}, black_holes: 2, personal: O1}
  - {name: Ivo, galaxy: {core: W}, black_holes: 1, personal: O2}
"""
Places = dict[str, tuple[float, float]]


def moved(places: Places, share: float = 1.0) -> str:
    """The board that ships, larger or smaller, but for some of its cells."""

    def of(found: re.Match[str]) -> str:
        x, y = places.get(found[2], (float(found[3]) * share, float(found[5]) * share))
        return f"{found[1]}{x:g}{found[4]}{y:g}"

    return CELL.sub(of, GALAXY)


def told(folder: Path, board: str) -> list[tuple[str, str]]:
    """What is found in a board, each by the cell in whose line it stands."""
    path = folder / "galaxy.yaml"
    path.write_text(board, "utf-8")
    lines = board.splitlines()
    found = [
        each for file in check_files([str(path)]) for each in file.findings if each.code.kind != "figure"
    ]
    cells = [CELL.search(lines[each.line - 1]) for each in found]
    return [(each.code.id, cell[2] if cell else "") for each, cell in zip(found, cells, strict=True)]


@pytest.mark.parametrize(
    ("places", "share", "wanted"),
    [
        ({}, 1.0, []),
        ({}, 12.0, []),  # it is drawn smaller, whole
        ({"lyra6": (-58.4, -58.4)}, 1.0, []),  # 82.6 mm out, on an orbit of 80
        ({"lyra6": (-60.1, -60.1)}, 1.0, ["off-board lyra6"]),
        ({"lyra1": (-111.2, -16.6)}, 1.0, ["off-board lyra1"]),
        ({"core": (0, 200)}, 1.0, ["off-board core"]),
        ({"core": (0, 200)}, 2.0, ["off-board core"]),
        ({"lyra2": (-38.9, -27.0)}, 1.0, ["too-near lyra2"]),  # it left its orbit, and lyra3 did not
        ({"corvus1": (-34.0, 9.0)}, 1.0, ["off-orbit corvus1"]),
        ({"corvus1": (-102.0, 27.0)}, 3.0, ["off-orbit corvus1"]),
        ({"corvus1": (-18.3, 8.1), "lyra1": (-15.2, -22.5)}, 1.0, ["off-orbit lyra1"]),
        ({"lyra1": (-13.4, -19.9)}, 1.0, []),  # the line of its orbit still meets its space
    ],
)
def test_a_cell_is_told_of_at_its_line(
    tmp_path: Path, places: Places, share: float, wanted: list[str]
) -> None:
    assert [
        f"{code.removeprefix('nebula-')} {cell}" for code, cell in told(tmp_path, moved(places, share))
    ] == wanted


def test_on_a_board_of_one_place_every_cell_but_the_last_is_too_near_another(tmp_path: Path) -> None:
    found = told(tmp_path, moved(dict.fromkeys(re.findall(r"id: (\w+), x", GALAXY), (0.0, 0.0))))
    assert [*{code for code, _ in found}] == ["nebula-too-near"]
    assert len(found) == 24


def test_it_is_said_how_far_a_cell_may_lie_and_that_is_right(tmp_path: Path, quick: Command) -> None:
    (tmp_path / "galaxy.yaml").write_text(moved({"lyra6": (0.0, -150.0)}), "utf-8")
    run = quick("check", "galaxy.yaml")
    assert run.returncode == 2
    assert "'lyra6' lies off the board: 150 mm from the centre; at most 82.6 mm" in " ".join(
        run.stdout.split()
    )
    (tmp_path / "galaxy.yaml").write_text(moved({"lyra6": (0.0, -82.6)}), "utf-8")
    assert quick("check", "galaxy.yaml").returncode == 0


@pytest.mark.parametrize(
    "cards",
    [
        "deck: boards\nlayout: nebula/galaxy-board\ncards: [{id: mine, player: alpha}]\n",
        "deck: public\ncards: [{id: X1, rule: each-colour, at_least: 3, points: {first: 9, later: 5}}]\n",
    ],
)
def test_what_is_printed_for_a_board_tells_of_its_places_where_they_are_written(
    tmp_path: Path, quick: Command, cards: str
) -> None:
    (tmp_path / "galaxy.yaml").write_text(moved({"lyra1": (-111.2, -16.6)}), "utf-8")
    (tmp_path / "own.yaml").write_text(f"game: nebula\nboard: galaxy.yaml\n{cards}", "utf-8")
    line = moved({}).splitlines().index(next(row for row in moved({}).splitlines() if "id: lyra1" in row)) + 1
    made = quick("make", "own.yaml")
    assert (made.returncode, len(made.stderr.splitlines())) == (2, 1)
    assert made.stderr.startswith(f"galaxy.yaml:{line}:5: 'lyra1' lies off the board")
    proofread = quick("check", "own.yaml")
    assert f"{line}:5 error nebula-off-board" in proofread.stdout
    assert "1 error, no warnings" in proofread.stdout


def test_who_plays_on_a_board_that_cannot_be_printed_is_given_a_score(tmp_path: Path, quick: Command) -> None:
    (tmp_path / "galaxy.yaml").write_text(moved({"lyra1": (-111.2, -16.6)}), "utf-8")
    (tmp_path / "night.yaml").write_text(SHEET, "utf-8")
    run = quick("score", "night.yaml")
    assert (run.returncode, run.stderr) == (0, "")
