"""Decks of Nebula too small for a table, or with a card twice: as a score sheet takes their cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
import yaml

from pnp.build import check_files, score_file
from pnp.errors import InputError
from tests import TESTS

if TYPE_CHECKING:
    from pathlib import Path

WITHOUT_LYRA = TESTS / "check" / "findings" / "nebula-constellation" / "board.yaml"

NO_COLOUR: list[dict[str, Any]] = [
    {"rule": "each-colour", "at_least": 2},
    {"rule": "adjacent-orbits", "count": 2},
    {"rule": "indirect-links-filled"},
    {"rule": "shining-neighbours-filled"},
]
COUNTED: list[dict[str, Any]] = [
    {"rule": "public-tasks-done"},
    {"rule": "surrounded-shining"},
    {"rule": "shining-of-one-colour"},
    {"rule": "linked-pairs", "colours": ["white", "red"]},
]
DECKS: dict[str, list[dict[str, Any]]] = {
    "personal": NO_COLOUR,
    "public": [{**card, "points": {"first": 9, "later": 5}} for card in NO_COLOUR],
    "advanced": COUNTED,
}


def told(*paths: Path) -> list[tuple[str, int, str]]:
    """Code, line and card of all that is wrong with a deck's size and sameness."""
    return [
        (finding.code.id, finding.line, finding.card)
        for file in check_files([str(path) for path in paths])
        for finding in file.findings
        if finding.code.id in ("nebula-short", "nebula-same")
    ]


def deck_of(deck: str, cards: list[dict[str, Any]], folder: Path) -> Path:
    named = [{"id": f"X{number}", **card} for number, card in enumerate(cards, 1)]
    tree = {"game": "nebula", "deck": deck, "replaces": True, "cards": named}
    path = folder / "own.yaml"
    path.write_text(yaml.safe_dump(tree, sort_keys=False, default_flow_style=None, width=1000), "utf-8")
    return path


def dealt(deck: str, ids: list[str], folder: Path) -> bool:
    """Whether a sheet of four takes these cards, each drawn in turn and none put back but at the end."""
    sheet: dict[str, Any] = {
        "game": "nebula",
        "cards": ["own.yaml"],
        "public": ["V1", "V2", "V3", "V4"],
        "advanced": {"I": "B1", "II": "B2", "III": "B3", "IV": "B4"},
        "counters": {},
        "players": [
            {"name": f"P{n}", "galaxy": {"core": "R"}, "black_holes": 0, "personal": f"O{n}"}
            for n in range(1, 5)
        ],
    }
    drawn = [ids[number % len(ids)] for number in range(4)]
    if deck == "personal":
        sheet["players"] = [
            {**player, "personal": id} for player, id in zip(sheet["players"], drawn, strict=True)
        ]
    else:
        sheet[deck] = drawn if deck == "public" else dict(zip(sheet["advanced"], drawn, strict=True))
    path = folder / "sheet.yaml"
    path.write_text(yaml.safe_dump(sheet), "utf-8")
    try:
        return bool(score_file(str(path)).result.players)
    except InputError:
        return False


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("number", range(1, 5))
def test_a_deck_is_too_small_where_no_sheet_of_four_can_be_dealt_from_it(
    deck: str, number: int, tmp_path: Path
) -> None:
    path = deck_of(deck, DECKS[deck][:number], tmp_path)
    enough = dealt(deck, [f"X{n}" for n in range(1, number + 1)], tmp_path)
    assert enough == (number == 4)
    assert told(path) == [] if enough else told(path) == [("nebula-short", 4, "")]


@pytest.mark.parametrize("copies", [0, 1, 2, 20])
def test_a_table_has_no_card_twice_and_none_that_is_not_printed(copies: int, tmp_path: Path) -> None:
    cards = [{**DECKS["personal"][0], "copies": copies}, *DECKS["personal"][1:]]
    wanted = {0: [("nebula-short", 4, "")], 1: []}
    assert told(deck_of("personal", cards, tmp_path)) == wanted.get(copies, [("nebula-same", 5, "X1")])
    assert not dealt("personal", ["X1"], tmp_path)


def test_a_card_that_the_board_does_not_allow_for_is_not_counted(tmp_path: Path) -> None:
    lost = {"rule": "constellation-colours", "constellation": "lyra", "exactly": 3}
    path = deck_of("personal", [*NO_COLOUR[:3], lost, lost], tmp_path)
    assert told(path, WITHOUT_LYRA) == [("nebula-short", 4, "")]


def test_a_card_is_said_to_be_the_same_as_the_first_of_its_twins_in_another_set(tmp_path: Path) -> None:
    one = deck_of("advanced", [*COUNTED, COUNTED[2]], tmp_path)
    other = tmp_path / "other.yaml"
    card = "{id: Z1, rule: shining-of-one-colour}"
    other.write_text(f"game: nebula\ndeck: advanced\ncards: [{card}]\n", "utf-8")
    twins = [
        (finding.card, finding.arguments["other"])
        for file in check_files([str(one), str(other)])
        for finding in file.findings
        if finding.code.id == "nebula-same"
    ]
    assert twins == [("X5", "X3"), ("Z1", "X3")]
