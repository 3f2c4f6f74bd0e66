"""Night Sky: cards and maps of one's own, the right ones used and the wrong ones told with their places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
import yaml

from pnp.build import score_file, shipped_supplies
from pnp.errors import InputError
from pnp.games.night_sky.game import GAME
from pnp.library import find_shipped
from tests.games.night_sky.small_files import CARDS, STARS, codes, player, points, rounds, row, sky, table
from tests.helpers.refusals import complaints, edited

if TYPE_CHECKING:
    from pathlib import Path

SHEET = (
    "game: night-sky\ncards: [own.yaml]\nplayers: [{name: Ania, start: S1a, rounds: []}]\nunfinished: true\n"
)
CARD = """\
game: night-sky
deck: constellations
cards:
  - id: K1
    name: Kite
    kind: binary
    value: 2
    figure:
      stars: [[0, 0], [1, 0], [0, 1], [2, -1]]
      lines: [[0, 1], [1, 2]]
"""
STAR = "{star: Vega, ra: 279.235, dec: 38.784}"


def said(folder: Path, sheet: str, name: str, content: str) -> list[str]:
    """What is said of a sheet and of a file that it names."""
    (folder / name).write_text(content, "utf-8")
    return complaints(sheet, folder)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("[2, -1]]", "[1, 0]]", "9:39: this star is there twice (as in line 9); leave it out"),
        ("[1, 2]]", "[1, 4]]", "10:27: there is no star 4; stars are numbered 0 to 3"),
        (
            "[1, 2]]",
            "[2, 3]]",
            "10:23: the lattice has no such line; "
            "join two stars that are one step apart, or the next distance (√3)",
        ),
        ("[1, 2]]", "[1, 2], [1, 0]]", "10:31: this line is there twice (as in line 10); leave it out"),
        (
            "value: 2\n",
            f"value: 2\n    stars_of: [{STAR}]\n",
            "8:5: 1 real star for 4 stars that are drawn; "
            "name one for each, in the order in which they are drawn",
        ),
        ("value: 2", "value: 4", "7:12: 'value' is 4, which is too much; write at most 3"),
        (
            "[2, -1]",
            "[2, 21]",
            "9:43: number 2 of number 4 of 'stars' is 21, which is too much; write at most 20",
        ),
    ],
)
def test_what_is_wrong_with_a_card_is_told_at_its_place(
    tmp_path: Path, old: str, new: str, told: str
) -> None:
    assert said(tmp_path, SHEET, "own.yaml", edited(CARD, (old, new))) == [f"own.yaml:{told}"]


def test_a_card_of_ones_own_stands_beside_ours(tmp_path: Path) -> None:
    (tmp_path / "own.yaml").write_text(CARD, "utf-8")
    played = SHEET.replace("rounds: []", "rounds: [{card: K1, lines: A11-A21}, {card: C601}]")
    (tmp_path / "sheet.yaml").write_text(played, "utf-8")
    assert codes(score_file(str(tmp_path / "sheet.yaml")).result)[0] == ("Ania", "wrong-deal", None)


@pytest.mark.parametrize("side", ["T1a", "T1b"])
def test_a_start_card_counts_with_the_side_that_was_chosen(tmp_path: Path, side: str) -> None:
    kinds = {"A31": "pulsar", "B31": "binary"}
    played = rounds(r1={"stars": "A31 B31"})
    found = points(table(tmp_path, player(start=side, rounds=played), kinds=kinds).players[0])
    assert found == {"round-1": {"T1a": 1, "T1b": 3}[side]}


MAPS = [
    ({"kinds": dict.fromkeys(STARS[1:], "dwarf")}, "1 star of the map without a kind: A11"),
    (
        {"kinds": dict.fromkeys(STARS[8:], "dwarf")},
        "8 stars of the map without a kind: A11, A21, A22, A31, A32, A33 …",
    ),
    ({"kinds": dict.fromkeys([*STARS, "A71"], "dwarf")}, "there is no star 'A71'; stars are A11 to F66"),
    ({"dust": {"sun": ["A11", "sun"], "rim": []}}, "there is no star 'sun'; stars are A11 to F66"),
    ({"dust": {"sun": [], "rim": ["A61", "A61"]}}, "the star 'A61' is named twice; leave it out"),
    ({"windows": [*[["A", "B"]] * 5, ["A", "C"]]}, "these two sectors are no neighbours"),
    ({"windows": [*[["A", "B"]] * 5, ["A", "A"]]}, "these two sectors are no neighbours"),
    ({"windows": [["A", "B"]] * 5}, "'windows' has 5 entries; at least 6 are needed"),
    (
        {"ecliptic": {"x": 1, "y": 0, "radius": 3.1}},
        "the ecliptic passes through the star A41, or nearly so; keep it 0.15 of a step from stars",
    ),
    (
        {"ecliptic": {"x": 1, "y": 0, "radius": 0.51}},
        "the ecliptic touches the line B11-F11, or nearly so; keep it 0.15 of a step from stars",
    ),
    ({"rings": 10}, "'rings' is 10, which is too much; write at most 9"),
]


@pytest.mark.parametrize(
    ("x", "radius", "nearer"),
    [(0, 1.15, 1.149), (0, 2.85, 2.851), (1, 3.15, 3.149), (0, 1.35, 1.351), (-1, 2.35, 2.351)],
)
def test_an_ecliptic_is_clear_of_what_is_just_so_far_away(
    x: int, radius: float, nearer: float, tmp_path: Path
) -> None:
    assert table(tmp_path, player(), sky=sky() | {"ecliptic": {"x": x, "y": 0, "radius": radius}})
    with pytest.raises(InputError):
        table(tmp_path, player(), sky=sky() | {"ecliptic": {"x": x, "y": 0, "radius": nearer}})


@pytest.mark.parametrize(("changed", "told"), MAPS)
def test_what_is_wrong_with_a_map_is_told(tmp_path: Path, changed: dict[str, Any], told: str) -> None:
    with pytest.raises(InputError) as caught:
        table(tmp_path, player(), sky=sky() | changed)
    (problem,) = caught.value.problems
    assert f"{problem.wrong}; {problem.right}".startswith(told)


def test_a_mistake_in_a_map_is_told_at_its_line_and_column(tmp_path: Path) -> None:
    text = yaml.safe_dump(sky(), sort_keys=False).replace("- - C\n  - D", "- - C\n  - E")
    line = text.splitlines().index("- - C") + 1
    sheet = SHEET.replace("cards: [own.yaml]", "layout: sky.yaml")
    found = said(tmp_path, sheet, "sky.yaml", text)
    assert [told.split(": ")[0] for told in found] == [f"sky.yaml:{line}:3"]


def test_a_map_may_have_other_rings(tmp_path: Path) -> None:
    wide = [f"{star[0]}7{place}" for star in STARS if star[1:] == "11" for place in range(1, 8)]
    board = sky(rings=7, dust={"sun": [], "rim": ["A77"]}) | {"kinds": dict.fromkeys(STARS + wide, "giant")}
    played = rounds(r1={"stars": "A77"})
    assert points(table(tmp_path, player(rounds=played), sky=board).players[0]) == {"round-1": 2, "rim": 3}


def test_a_card_says_its_name_in_the_warning(tmp_path: Path) -> None:
    named = [row(5, name={"en": "Bar", "cs": "Tyč"}), *CARDS[1:]]
    result = table(tmp_path, player(rounds=rounds(r1={"lines": "A21-A31 A31-A42"})), cards=named)
    assert result.warnings[0].arguments["name"] == {"en": "Bar", "cs": "Tyč"}


def test_all_that_ships_is_read() -> None:
    found = shipped_supplies(GAME)
    assert None not in [*found.decks["constellations"].values(), *found.decks["starts"].values()]
    assert (len(found.decks["constellations"]), len(found.decks["starts"])) == (41, 6)
    assert (len(found.board.stars), len(found.board.windows)) == (126, 6)
    assert len({*found.board.kinds}) == 126


@pytest.mark.parametrize("deck", ["constellations", "starts"])
def test_what_ships_has_the_form_that_ones_own_must_have(tmp_path: Path, deck: str) -> None:
    cards = (find_shipped("cards") / "night-sky" / f"{deck}.yaml").read_text("utf-8")
    (tmp_path / "own.yaml").write_text(cards.replace("\ncards:", "\nreplaces: true\ncards:"), "utf-8")
    board = (find_shipped("layouts") / "night-sky" / "map.yaml").read_text("utf-8")
    (tmp_path / "map.yaml").write_text(board, "utf-8")
    (tmp_path / "sheet.yaml").write_text(f"{SHEET}layout: map.yaml\n", "utf-8")
    assert score_file(str(tmp_path / "sheet.yaml")).result.players[0].total == 0
