"""Pictures of positions of Tiny Galaxies: tracks, ships, planets, missions, what earned each line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.helpers.position_pictures import drawn, pictured, texts

if TYPE_CHECKING:
    from pathlib import Path

EVA = {
    "name": "Eva",
    "empire": 5,
    "planets": ["P05", "P10", 4],
    "mission": "M09",
    "energy": 3,
    "culture": 2,
    "ships": {"home": 2, "landed": 1, "orbit": 1},
}
IVO = {"name": "Ivo", "empire": 1, "planets": [], "mission": "M01", "energy": 0, "culture": 7}
ZOE = {"name": "Zoe", "empire": 6, "planets": ["P01"], "energy": 1, "culture": 0, "by_hand": {"mission": 2}}
TABLE = {"game": "tiny-galaxies", "players": [EVA, IVO, ZOE]}
ALONE = {
    "game": "tiny-galaxies",
    "rogue": {"level": 3, "empire": "skull", "planets": ["P03", 6]},
    "players": [{key: EVA[key] for key in ("name", "empire", "energy", "culture")} | {"planets": ["P05"]}],
}


def test_the_picture_is_told_all_that_stands_on_the_sheet(tmp_path: Path) -> None:
    eva, ivo, _ = pictured(TABLE, tmp_path)
    assert (eva["empire"], eva["energy"], eva["culture"]) == (5, 3, 2)
    assert (eva["home"], eva["landed"], eva["orbit"]) == (2, 1, 1)
    assert (eva["ids"], eva["worths"]) == (("P05", "P10", ""), ("7", "7", "4"))
    assert (eva["kinds"][:2], eva["yields"][:2]) == (("economy", "diplomacy"), ("energy", "culture"))
    assert (eva["mission"], ivo["mission"], ivo["rule"]) == ("M09", "M01", "most")
    assert "home" not in ivo
    assert "rogue" not in eva


def test_marks_tell_what_earned_each_line(tmp_path: Path) -> None:
    found = {seen.get("mission", ""): seen["marks"] for seen in pictured(TABLE, tmp_path)}
    assert found["M01"] == (("1",), (), ("mission-not-met",))
    assert found[""] == (("6",), ("0",), ("by-hand",))
    assert found["M09"] == (("5",), ("0", "1", "2"), ("mission-not-met",))


def test_a_mission_that_is_met_and_one_that_is_shared_say_so(tmp_path: Path) -> None:
    one = {"name": "Eva", "empire": 5, "planets": ["P05", "P10"], "mission": "M08", "energy": 0, "culture": 0}
    two = {"name": "Ivo", "empire": 5, "planets": ["P01", "P02"], "mission": "M01", "energy": 0, "culture": 0}
    eva, ivo, _ = pictured({**TABLE, "players": [one, two, {**ZOE, "by_hand": {}}]}, tmp_path)
    assert (eva["marks"][2], ivo["marks"][2]) == (("mission-met",), ("mission-shared",))


def test_alone_the_rogue_is_shown_too(tmp_path: Path) -> None:
    (eva,) = pictured(ALONE, tmp_path)
    assert (eva["alone"], eva["rogue"], eva["rogue-level"]) == (True, 3, 7)
    assert (eva["rogue-ids"], eva["rogue-worths"]) == (("P03", ""), ("2", "6"))
    assert eva["rogue-points"] == 8 + 2 + 6
    (card,) = drawn(ALONE, tmp_path)
    words = texts(card)
    assert "P03" in words
    assert any("16" in text for text in words)


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_a_planet_stands_once_on_the_board_and_once_in_its_line(language: str, tmp_path: Path) -> None:
    for explain in (False, True):
        eva, ivo, zoe = map(texts, drawn(TABLE, tmp_path, language, explain=explain))
        assert (eva.count("P05"), eva.count("P10"), zoe.count("P01")) == (1 + explain,) * 3
        assert not [text for text in ivo if text.startswith("P") and text[1:].isdigit()]


def test_ships_stand_on_the_picture_only_where_the_sheet_tells_of_them(tmp_path: Path) -> None:
    eva, ivo, _ = drawn(TABLE, tmp_path)
    assert "landed" in texts(eva)
    assert "landed" not in texts(ivo)


def test_the_mission_is_told_in_the_words_of_its_card(tmp_path: Path) -> None:
    eva, ivo, zoe = (" ".join(texts(card)) for card in drawn(TABLE, tmp_path))
    assert "DEEP CELLARS" in eva
    assert "Nobody has colonised more planets than you." in ivo
    assert "Secret mission" not in zoe


@pytest.mark.full
def test_every_mission_and_any_number_of_planets_can_be_shown(tmp_path: Path) -> None:
    for number in range(12):
        count = (0, 1, 12, 13, 27, 28, 40)[number % 7]
        ships = {"home": number % 5, "landed": 0, "orbit": 0}
        planets = [f"P{k:02}" for k in range(1, count + 1)]
        eva = {**EVA, "planets": planets, "mission": f"M{number + 1:02}", "ships": ships}
        sheet = {**TABLE, "players": [eva, {**IVO, "mission": "M12"}, {**ZOE, "by_hand": {}}]}
        card, *_ = drawn(sheet, tmp_path, "pl", "black", explain=True)
        assert ("P40" in texts(card)) == (count == 40)
