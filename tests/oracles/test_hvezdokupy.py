"""The second judge of Hvězdokupy: cases worked out by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from tests.oracles.hvezdokupy import judge, lies, missing, turnings
from tests.positions.hvezdokupy import boards, patterns

if TYPE_CHECKING:
    from pathlib import Path

CARDS = {
    "F01": [".*.", "***"],
    "F02": [".**", "*..", "*.."],
    "F03": ["*.", "*.", "**"],
    "F04": ["**.", ".**"],
}
# The star that Cyril places at 4, 4 builds Aneta's card as given, Blanka's mirrored, and Cyril's own turned
# and mirrored; David's would lie at 4, 5 but for the Moon.
AFTER = ["........", ".**.....", "...*....", "..****..", ".....M*.", "........", "........", "........"]
BEFORE = [*AFTER[:3], "..*.**..", *AFTER[4:]]
FULL = ["********"] * 8
EMPTY = ["........"] * 8


@pytest.fixture(scope="session")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a few cards of both decks."""
    root = tmp_path_factory.mktemp("hvezdokupy")
    cards = [
        {"id": card, "colour": "violet", "rank": 1, "pattern": "\n".join(rows) + "\n"}
        for card, rows in CARDS.items()
    ]
    stacks = [{"id": "S2", "players": 2}]
    (root / "cards" / "hvezdokupy").mkdir(parents=True)
    for deck, listed in (("constellations", cards), ("setup", stacks)):
        text = yaml.safe_dump({"game": "hvezdokupy", "deck": deck, "cards": listed})
        (root / "cards" / "hvezdokupy" / f"{deck}.yaml").write_text(text, encoding="utf-8")
    return root


def table(board: list[str], *players: dict[str, Any]) -> dict[str, Any]:
    return {"game": "hvezdokupy", "board": "\n".join(board) + "\n", "players": list(players)}


def four(board: list[str]) -> dict[str, Any]:
    names = ["Aneta", "Blanka", "Cyril", "David"]
    players = [{"name": name, "card": card} for name, card in zip(names, CARDS, strict=True)]
    return table(board, *players)


def test_one_star_builds_three_constellations_and_the_moon_keeps_david_from_his(small: Path) -> None:
    result = judge(four(AFTER), small)
    assert result["winners"] == ["Aneta", "Blanka", "Cyril"]
    assert result["decided_by"] == "shared"
    assert [player["place"] for player in result["players"]] == [1, 1, 1, 4]
    assert [player["total"] for player in result["players"]] == [1, 1, 1, 0]
    assert [player["facts"] for player in result["players"]] == [
        {"places": [[[3, 4], [4, 3], [4, 4], [4, 5]]], "missing": 0},
        {"places": [[[2, 2], [2, 3], [3, 4], [4, 4]]], "missing": 0},
        {"places": [[[3, 4], [4, 4], [4, 5], [4, 6]]], "missing": 0},
        {"places": [], "missing": 1},
    ]
    assert result["warnings"] == []


def test_before_that_star_nobody_wins_and_each_lacks_one(small: Path) -> None:
    result = judge(four(BEFORE), small)
    assert (result["state"], result["leaders"], result["winners"]) == ("unfinished", [], [])
    assert result["decided_by"] is None
    assert [player["place"] for player in result["players"]] == [1, 1, 1, 1]
    assert [player["facts"]["missing"] for player in result["players"]] == [1, 1, 1, 1]


def test_without_the_moon_on_it_david_would_have_built_too() -> None:
    board = [row.replace("M", "*") for row in AFTER]
    assert lies(CARDS["F04"], board) == [[[4, 5], [4, 6], [5, 6], [5, 7]]]


def test_one_who_wins_alone_is_decided_by_points_and_the_rest_are_second(small: Path) -> None:
    players: list[dict[str, Any]] = [{"name": "A", "card": "F04"}, {"name": "B", "card": "F01"}]
    result = judge(table(AFTER, *players, {"name": "C", "by_hand": {"built": 0}}), small)
    assert (result["winners"], result["decided_by"]) == (["B"], "points")
    assert [player["place"] for player in result["players"]] == [2, 1, 2]
    assert [player["from"]["built"] for player in result["players"]] == ["derived", "derived", "by_hand"]


def test_a_full_board_holds_every_place_once() -> None:
    assert len(lies(["**", "**"], FULL)) == 49
    assert len(lies([".*.", "***"], FULL)) == 4 * 6 * 7
    assert len(lies(["*.", "*.", "**"], FULL)) == 8 * 6 * 7
    assert lies(["***"], EMPTY) == []


def test_a_pattern_as_large_as_the_board_cannot_be_built_under_the_moon() -> None:
    corners = ["*......*", *["........"] * 6, "*......*"]
    assert missing(corners, EMPTY) == 4
    assert missing(corners, ["M.......", *EMPTY[1:]]) is None
    assert missing(corners, [".M......", "*.......", *EMPTY[2:]]) == 4
    assert lies(corners, corners) == [[[1, 1], [1, 8], [8, 1], [8, 8]]]


def test_missing_counts_only_what_the_best_place_lacks() -> None:
    assert missing(["***"], ["*.*.....", *EMPTY[1:]]) == 1
    assert missing(["***"], ["*M*.....", *EMPTY[1:]]) == 2
    assert missing(["****"], ["*..*....", *EMPTY[1:]]) == 2


def test_a_chiral_pattern_has_eight_turnings_and_a_square_one() -> None:
    assert len({tuple(rows) for rows in turnings(["*.", "*.", "**"])}) == 8
    assert len({tuple(rows) for rows in turnings(["**", "**"])}) == 1
    assert turnings(["*.", "*.", "**"])[1] == ["***", "*.."]


def codes(sheet: dict[str, Any], root: Path) -> list[str]:
    warnings = judge(sheet, root)["warnings"]
    assert all(warning["player"] is None for warning in warnings)
    return [warning["code"] for warning in warnings]


def test_warnings_are_told_once_for_the_table(small: Path) -> None:
    one, other = {"name": "A", "card": "F03"}, {"name": "B", "card": "F01"}
    turned = {"name": "B", "pattern": "***\n..*\n"}
    assert codes(table(AFTER, one, other), small) == []
    assert codes(table(EMPTY, one, other), small) == ["not-finished", "no-moon"]
    assert codes(table(AFTER, one, turned), small) == ["same-card"]
    assert codes(table(AFTER, one, {"name": "B", "card": "F03"}), small) == ["same-card"]
    assert codes(table(FULL, one, turned), small) == ["too-many-stars", "no-moon", "same-card"]
    rows = ["*" * 8] * 7
    assert codes(table([*rows, "***....M"], one, other), small) == []
    assert codes(table([*rows, "****...M"], one, other), small) == ["too-many-stars"]


def test_a_line_by_hand_needs_neither_card_nor_board(small: Path) -> None:
    players = [{"name": "A", "by_hand": {"built": 1}}, {"name": "B", "by_hand": {"built": 0}}]
    result = judge({"game": "hvezdokupy", "players": players}, small)
    assert (result["winners"], result["decided_by"], result["warnings"]) == (["A"], "points", [])


def test_a_line_by_hand_overrides_what_lies_on_the_board(small: Path) -> None:
    sheet = four(AFTER)
    sheet["players"][0]["by_hand"] = {"built": 0}
    result = judge(sheet, small)
    assert result["winners"] == ["Blanka", "Cyril"]
    assert result["players"][0]["facts"]["missing"] == 0


def test_blanks_between_signs_are_ignored(small: Path) -> None:
    sheet = four([" ".join(row) for row in AFTER])
    assert judge(sheet, small) == judge(four(AFTER), small)


def test_a_card_may_be_had_as_often_as_it_has_copies(small: Path, tmp_path: Path) -> None:
    card = {"id": "H1", "colour": "violet", "rank": 1, "copies": 2, "pattern": "*..\n***\n"}
    own = {"game": "hvezdokupy", "deck": "constellations", "cards": [card]}
    (tmp_path / "own.yaml").write_text(yaml.safe_dump(own), encoding="utf-8")
    players = [{"name": name, "card": "H1"} for name in "ABC"]

    def warned(*had: dict[str, Any]) -> bool:
        result = judge(table(AFTER, *had) | {"cards": ["own.yaml"]}, small, tmp_path)
        return bool(result["warnings"] == [{"player": None, "code": "same-card"}])

    assert not warned(*players[:2])
    assert warned(*players)
    assert warned(*players[:2], {"name": "D", "pattern": "**\n*.\n*.\n"})


@given(st.data())
def test_what_lies_lacks_nothing_and_what_lacks_something_lies_nowhere(data: st.DataObject) -> None:
    pattern = data.draw(patterns())
    board = data.draw(boards([pattern]))
    assert bool(lies(pattern, board)) == (missing(pattern, board) == 0)
