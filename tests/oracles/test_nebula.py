"""The second judge of Nebula: cases worked out by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from tests.oracles.nebula import Refused, judge, most_pairs
from tests.oracles.nebula_galaxy import COLOURS
from tests.oracles.small_nebula import BOARD, lay_out
from tests.positions.nebula import galaxies

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="session")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a small Nebula."""
    return lay_out(tmp_path_factory.mktemp("nebula"))


def ester() -> dict[str, Any]:
    """Lyra complete in three colours, its red star linked to the centre's white one."""
    galaxy = {"core": "W", "lyra": "RWBRWB"}
    return {"name": "Ester", "galaxy": galaxy, "black_holes": 5, "personal": "O19", "public": {"V1": "first"}}


def stela() -> dict[str, Any]:
    """Two red stars beside the centre's white one, and no constellation complete any more."""
    galaxy = {"core": "W", "orion": "RWB...", "draco1": "R"}
    return {"name": "Stela", "galaxy": galaxy, "black_holes": 5, "personal": "O1", "public": {"V1": "later"}}


def table(*players: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {
        "game": "nebula",
        "public": ["V1", "V6", "V16", "V17"],
        "advanced": {"I": "B2", "II": "B19", "III": "B29", "IV": "B30"},
        "counters": {
            "colours": ["white", "red", "blue", "orange"],
            "constellations": ["orion", "lyra"],
            "advanced": ["II", "IV", "I"],
        },
        "players": list(players) or [ester(), stela()],
        **changes,
    }


def basic(sheet: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in sheet.items() if key not in ("advanced", "counters")} | {
        "version": "basic"
    }


def lines(sheet: dict[str, Any], root: Path) -> list[list[int]]:
    return [list(player["lines"].values()) for player in judge(sheet, root)["players"]]


def test_a_full_game_scores_every_line(small: Path) -> None:
    result = judge(table(), small)
    # Colours: 3 white, 2 red, 2 blue. White on orbits 2 and 4: 2 × 4; no cell surrounded; 2 pairs × 2.
    assert result["players"][0]["lines"] == {
        "personal": 14,
        "public": 16,
        "black-holes": 9,
        "constellations": 12,
        "colours": 9 + 4 + 2,
        "advanced": 8 + 0 + 4,
    }
    # Colours: 2 white, 2 red, 1 blue. White on orbit 2: 4; two pairs of three links: 2 × 2.
    assert list(result["players"][1]["lines"].values()) == [0, 10, 9, 0, 6 + 4 + 1, 4 + 0 + 4]
    assert [player["total"] for player in result["players"]] == [78, 38]
    assert (result["winners"], result["decided_by"]) == (["Ester"], "points")
    assert result["warnings"] == [{"player": "Stela", "code": "claimed-not-met"}]


def test_the_basic_game_has_four_lines_and_six_points_a_constellation(small: Path) -> None:
    assert lines(basic(table()), small) == [[14, 16, 9, 6], [0, 10, 9, 0]]


def test_of_stacked_markers_the_upper_is_listed_first_and_pays_more(small: Path) -> None:
    def colours(*listed: str) -> list[int]:
        counters = {"colours": list(listed)}
        return [line[4] for line in lines(table(counters=counters), small)]

    assert colours("white", "red") == [3 * 3 + 2 * 2, 3 * 2 + 2 * 2]
    assert colours("red", "white") == [3 * 2 + 2 * 3, 3 * 2 + 2 * 2]
    assert colours("purple", "orange", "yellow", "white") == [0, 0]
    assert colours() == [0, 0]


def test_a_marker_off_its_start_makes_a_constellation_dearer(small: Path) -> None:
    def worth(*listed: str) -> int:
        return lines(table(counters={"constellations": list(listed)}), small)[0][3]

    assert [worth("lyra"), worth("orion", "lyra"), worth("orion", "draco", "lyra")] == [14, 12, 10]
    assert [worth("orion", "draco", "corvus", "lyra"), worth("orion"), worth()] == [6, 6, 6]


def test_the_fourth_advanced_card_scores_nothing(small: Path) -> None:
    def worth(*listed: str) -> int:
        return lines(table(counters={"advanced": list(listed)}), small)[0][5]

    assert worth("I", "II", "III", "IV") == 2 * 4 + 2 * 3 + 1 * 2
    assert worth("IV", "III", "II", "I") == 0 * 4 + 1 * 3 + 2 * 2
    assert worth("III") == 4


def test_the_bar_is_full_from_twelve_black_holes_on(small: Path) -> None:
    def worth(held: int) -> int:
        return lines(table(ester() | {"black_holes": held}, stela()), small)[0][2]

    assert [worth(held) for held in (0, 1, 2, 3, 11, 12, 20)] == [0, 1, 2, 4, 27, 30, 30]


def by_hand(*rows: tuple[str, int, int]) -> dict[str, Any]:
    """A table of names, totals and black holes, with nothing else entered."""
    zeros = dict.fromkeys(["public", "black-holes", "constellations", "colours", "advanced"], 0)
    players = [
        {"name": name, "black_holes": held, "by_hand": {"personal": total} | zeros}
        for name, total, held in rows
    ]
    return {"game": "nebula", "players": players}


@pytest.mark.parametrize(
    ("rows", "places", "decided_by"),
    [
        ([("A", 9, 0), ("B", 5, 4), ("C", 5, 4)], [1, 2, 2], "points"),
        ([("A", 9, 0), ("B", 9, 4), ("C", 5, 4)], [2, 1, 3], "black-holes"),
        ([("A", 9, 4), ("B", 9, 4), ("C", 9, 3)], [1, 1, 3], "shared"),
        ([("A", -1, 0), ("B", 0, 0), ("C", 0, 2), ("D", -1, 1)], [4, 2, 1, 3], "black-holes"),
    ],
)
def test_black_holes_break_ties_for_every_place(
    small: Path, rows: list[tuple[str, int, int]], places: list[int], decided_by: str
) -> None:
    result = judge(by_hand(*rows), small)
    assert [player["place"] for player in result["players"]] == places
    assert result["decided_by"] == decided_by
    assert result["winners"] == [row[0] for row, place in zip(rows, places, strict=True) if place == 1]
    assert result["warnings"] == []


def test_a_line_by_hand_overrides_the_position_and_ties_read_the_sheet(small: Path) -> None:
    result = judge(table(ester() | {"by_hand": {"black-holes": -2}}, stela()), small)
    assert result["players"][0]["lines"]["black-holes"] == -2
    assert result["players"][0]["from"]["black-holes"] == "by_hand"
    assert result["players"][0]["from"]["public"] == "derived"
    assert result["players"][0]["total"] == 67


def test_pairs_use_each_star_once() -> None:
    letters = {"a": "R", "b": "W", "c": "R", "d": "W", "e": "B"}
    assert most_pairs(letters, [("a", "b"), ("b", "c"), ("c", "d"), ("d", "e")], "R", "W") == 2
    assert most_pairs(letters, [("a", "b"), ("b", "c")], "W", "R") == 1
    assert most_pairs(letters, [("b", "a"), ("a", "d"), ("b", "c")], "R", "W") == 2
    assert most_pairs(letters, [("a", "c"), ("d", "e"), ("a", "x")], "R", "W") == 0
    ring = {str(number): "RW"[number % 2] for number in range(6)}
    assert most_pairs(ring, [(str(number), str((number + 1) % 6)) for number in range(6)], "R", "W") == 3


def codes(sheet: dict[str, Any], root: Path) -> list[tuple[str | None, str]]:
    return [(warning["player"], warning["code"]) for warning in judge(sheet, root)["warnings"]]


def with_galaxy(galaxy: dict[str, str], **changes: Any) -> dict[str, Any]:
    """Ester with no claim and another galaxy, Stela without what is warned of."""
    other = stela() | {"public": {}}
    return table(ester() | {"galaxy": galaxy, "public": {}}, other, counters={}) | changes


@pytest.mark.parametrize(
    ("galaxy", "code"),
    [
        ({}, None),
        ({"core": "R", "lyra": "WRW..."}, None),
        ({"core": "R", "lyra": "RWR..."}, "same-colour-link"),
        ({"lyra": "WRW..."}, "core-empty"),
        ({"core": "R", "lyra": "W.R..."}, "not-connected"),
        ({"core": "W", "lyra": "RWBRWB"}, "met-not-claimed"),
    ],
)
def test_a_galaxy_is_warned_of(small: Path, galaxy: dict[str, str], code: str | None) -> None:
    assert codes(with_galaxy(galaxy), small) == ([("Ester", code)] if code else [])


def test_the_table_is_warned_of(small: Path) -> None:
    counters = {"colours": ["red", "blue"], "advanced": ["I"]}

    def held(*each: int) -> list[tuple[str | None, str]]:
        players = [
            stela() | {"name": str(number), "personal": f"O{number}", "black_holes": held, "public": {}}
            for number, held in enumerate(each, start=1)
        ]
        return codes(table(*players, counters=counters), small)

    assert held(1, 1) == [(None, "too-many-counters")]
    assert held(1, 2) == []
    assert held(12, 12) == held(12, 11, 0) == held(5, 5, 5, 5) == []
    assert held(12, 13) == [("2", "bar-overflow")]
    assert held(12, 12, 2) == held(5, 5, 5, 6) == [(None, "too-many-black-holes")]


def test_over_twenty_stars_of_a_colour_are_warned_of(small: Path) -> None:
    white = {"lyra": "WWWWWW", "draco": "WWWWWW", "orion": "WWWWWW"}
    less = table(ester() | {"galaxy": white}, stela() | {"public": {}}, public=["V4", "V6", "V16", "V7"])
    less["players"][0]["public"] = {}
    assert (None, "too-many-stars") not in codes(less, small)
    more = {**less, "players": [less["players"][0] | {"galaxy": white | {"core": "W"}}, less["players"][1]]}
    assert (None, "too-many-stars") in codes(more, small)


def test_an_own_set_adds_cards_or_swaps_a_deck(small: Path, tmp_path: Path) -> None:
    own = {
        "game": "nebula",
        "deck": "personal",
        "cards": [{"id": "X1", "rule": "each-colour", "at_least": 0}],
    }
    (tmp_path / "own.yaml").write_text(yaml.safe_dump(own), encoding="utf-8")
    (tmp_path / "swap.yaml").write_text(yaml.safe_dump(own | {"replaces": True}), encoding="utf-8")
    sheet = table(ester() | {"personal": "X1"}, stela())
    assert judge(sheet | {"cards": ["own.yaml"]}, small, tmp_path)["players"][0]["lines"]["personal"] == 14
    with pytest.raises(Refused):
        judge(sheet | {"cards": ["swap.yaml"]}, small, tmp_path)


def test_an_own_board_counts_by_its_own_bar(small: Path, tmp_path: Path) -> None:
    board = BOARD | {"black_hole_bar": {"points": [7], "full": 8}}
    (tmp_path / "board.yaml").write_text(yaml.safe_dump(board), encoding="utf-8")
    result = judge(table(layout="board.yaml"), small, tmp_path)
    assert result["players"][0]["lines"]["black-holes"] == 8


@given(st.data())
def test_pairs_do_not_depend_on_which_colour_comes_first(small: Path, data: st.DataObject) -> None:
    letters = data.draw(galaxies(small))
    links = [(one, other) for kind in BOARD["links"].values() for one, other in kind]
    for one in COLOURS:
        for other in COLOURS:
            assert most_pairs(letters, links, one, other) == most_pairs(letters, links[::-1], other, one)
