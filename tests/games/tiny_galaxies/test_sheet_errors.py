"""Sheets of Tiny Galaxies with mistakes: each is named at its own place, with what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.helpers.refusals import only, refused, refused_at_mark

if TYPE_CHECKING:
    from pathlib import Path

HEAD = "game: tiny-galaxies\n"
DAN = "  - {name: Dan, empire: 1, energy: 0, culture: 0}\n"
LEFT = "energy: 0, culture: 0"


@pytest.mark.parametrize(
    ("player", "told"),
    [
        (f"»{{name: Eva, {LEFT}}}", "the line 'empire' cannot be worked out without 'empire'; add"),
        (f"{{name: Eva, empire: »0, {LEFT}}}", "'empire' is 0, which is too little; write at least 1"),
        (f"{{name: Eva, empire: »7, {LEFT}}}", "'empire' is 7, which is too much; write at most 6"),
        (f"{{name: Eva, empire: »skull, {LEFT}}}", "'empire' is 'skull', which is no whole number"),
        (f"»{{empire: 1, {LEFT}}}", "needs 'name'"),
        (f"{{name: »rogue, empire: 1, {LEFT}}}", "the name 'rogue' is kept for the rogue galaxy"),
        ("»{name: Eva, empire: 1, energy: 0}", "needs 'culture'"),
        ("»{name: Eva, empire: 1, culture: 0}", "needs 'energy'"),
        (
            "{name: Eva, empire: 1, energy: »8, culture: 0}",
            "'energy' is 8, and the mat holds 7; write 0 to 7",
        ),
        (
            "{name: Eva, empire: 1, energy: 0, culture: »8}",
            "'culture' is 8, and the mat holds 7; write 0 to 7",
        ),
        (
            "{name: Eva, empire: 1, energy: 0, culture: »100}",
            "'culture' is 100, and the mat holds 7; write 0 to 7",
        ),
        ("{name: Eva, empire: 1, energy: »-1, culture: 0}", "'energy' is -1, which is too little"),
        ("{name: Eva, empire: 1, energy: »two, culture: 0}", "'energy' is 'two', which is no whole number"),
        (
            f"{{name: Eva, empire: 1, {LEFT}, planets: [P01, »P41]}}",
            "there is no card 'P41'; did you mean 'P",
        ),
        (f"{{name: Eva, empire: 1, {LEFT}, planets: [»M01]}}", "there is no card 'M01'; did you mean 'P01'?"),
        (
            f"{{name: Eva, empire: 1, {LEFT}, planets: [»-3]}}",
            "a planet of -3 points; write its card, or its",
        ),
        (
            f"{{name: Eva, empire: 1, {LEFT}, planets: [»100]}}",
            "a planet of 100 points; write its card, or its points, 0 to 99",
        ),
        (
            f"{{name: Eva, empire: 1, {LEFT}, planets: [»here]}}",
            "there is no card 'here'; cards of this deck: P01 to P40",
        ),
        (f"{{name: Eva, empire: 1, {LEFT}, mission: »M13}}", "there is no card 'M13'; did you mean 'M1"),
        (f"{{name: Eva, empire: 1, {LEFT}, mission: »P01}}", "there is no card 'P01'; did you mean 'M01'?"),
        (
            f"»{{name: Eva, empire: 1, {LEFT}, mission: M11}}",
            "the line 'mission' cannot be worked out without 'ships'",
        ),
        (f"{{name: Eva, empire: 1, {LEFT}, ships: »{{home: 1, orbit: 0}}}}", "'ships' needs 'landed'"),
        (
            f"{{name: Eva, empire: 1, {LEFT}, ships: {{home: 1, orbit: 0, landed: 0, »lost: 1}}}}",
            "'lost' is not known",
        ),
        (
            f"{{name: Eva, empire: 1, {LEFT}, ships: {{home: »-1, orbit: 0, landed: 0}}}}",
            "is -1, which is too little",
        ),
        (f"{{name: Eva, empire: 1, {LEFT}, ended_game: »maybe}}", "'ended_game' is 'maybe'"),
        (f"{{name: Eva, empire: 1, {LEFT}, »planet: [P01]}}", "did you mean 'planets'?"),
        (f"{{name: Eva, empire: 1, {LEFT}, by_hand: {{»missions: 3}}}}", "did you mean 'mission'?"),
        (f"{{name: Eva, empire: 1, {LEFT}, by_hand: {{empire: »8.5}}}}", "'8.5', which is no whole number"),
    ],
)
def test_a_mistake_of_a_player_is_named_at_its_place(player: str, told: str, tmp_path: Path) -> None:
    assert told in refused_at_mark(f"{HEAD}players:\n{DAN}  - {player}\n", tmp_path)


def test_the_fifth_level_by_mission_needs_the_level_though_its_points_are_by_hand(tmp_path: Path) -> None:
    player = f"»{{name: Eva, {LEFT}, mission: M10, by_hand: {{empire: 3}}}}"
    words = refused_at_mark(f"{HEAD}players:\n{DAN}  - {player}\n", tmp_path)
    assert words.startswith(
        "the line 'mission' cannot be worked out without 'empire'; add 'empire: …', or by_hand"
    )


@pytest.mark.parametrize("mission", ["M02", "M03"])
def test_a_mission_for_most_of_a_kind_needs_the_cards_of_everyone(mission: str, tmp_path: Path) -> None:
    eva = f"  - {{name: Eva, empire: 1, {LEFT}, planets: [5, P01], mission: {mission}}}\n"
    dan = f"  - {{name: Dan, empire: 1, {LEFT}, planets: [P02, 0]}}\n"
    found = refused(f"{HEAD}players:\n{eva}{dan}", tmp_path)
    assert [(told.line, told.column) for told in found] == [(3, 61), (4, 66)]
    for told in found:
        assert told.words.startswith(f"the mission {mission} must know more of this planet than its points")
        assert "by_hand: {mission: …}" in told.words


@pytest.mark.parametrize("mission", ["M07", "M08"])
def test_a_mission_that_looks_at_own_planets_needs_their_cards_alone(mission: str, tmp_path: Path) -> None:
    dan = f"  - {{name: Dan, empire: 1, {LEFT}, planets: [5, 5]}}\n"
    eva = f"  - {{name: Eva, empire: 1, {LEFT}, mission: {mission}, planets: [P01, »5]}}\n"
    words = refused_at_mark(f"{HEAD}players:\n{dan}{eva}", tmp_path)
    assert words.startswith(
        f"the mission {mission} must know more of this planet than its points; give its card"
    )


def test_two_who_ended_the_game_are_one_too_many(tmp_path: Path) -> None:
    one = f"  - {{name: Eva, empire: 1, {LEFT}, ended_game: true}}\n"
    other = f"  - {{name: Ota, empire: 1, {LEFT}, ended_game: »true}}\n"
    words = refused_at_mark(f"{HEAD}players:\n{one}{DAN}{other}", tmp_path)
    assert words == "a second player ended the game; leave 'ended_game' with one of them"


TWO = f"players:\n{DAN}  - {{name: Eva, empire: 1, {LEFT}}}\n"
SIX = "".join(f"  - {{name: P{number}, empire: 1, {LEFT}}}\n" for number in range(6))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("game: »tiny-galaxy\nplayers: []\n", "did you mean 'tiny-galaxies'?"),
        (f"{HEAD}»players: []\n", "0 players cannot play this game; enter 1 to 5"),
        (f"{HEAD}»players:\n{SIX}", "6 players cannot play this game; enter 1 to 5"),
        (
            f"{HEAD}players:\n{DAN}  - {{name: »Dan, empire: 1, {LEFT}}}\n",
            "the name 'Dan' is taken (as in line 3)",
        ),
        (f"{HEAD}»rogue: {{level: 1, empire: 1}}\n{TWO}", "'rogue' is for a game alone; leave it out"),
        (f"{HEAD}»ended_by: player\n{TWO}", "'ended_by' is for a game alone; leave it out"),
        (f"{HEAD}»planets: []\n{TWO}", "the key 'planets' is not known here"),
    ],
)
def test_a_mistake_of_a_table_is_named_at_its_place(text: str, told: str, tmp_path: Path) -> None:
    assert told in refused_at_mark(text, tmp_path)


ROGUE = "rogue: {level: 1, empire: 1}\n"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f"»game: tiny-galaxies\nplayers:\n{DAN}", "a game alone needs 'rogue'; add 'rogue: {"),
        (f"{HEAD}rogue: »{{empire: 1}}\nplayers:\n{DAN}", "'rogue' needs 'level'"),
        (f"{HEAD}rogue: »{{level: 1}}\nplayers:\n{DAN}", "'rogue' needs 'empire'"),
        (f"{HEAD}rogue: {{level: »0, empire: 1}}\nplayers:\n{DAN}", "'level' is 0, which is too little"),
        (f"{HEAD}rogue: {{level: »6, empire: 1}}\nplayers:\n{DAN}", "'level' is 6, which is too much"),
        (f"{HEAD}rogue: {{level: 1, empire: »7}}\nplayers:\n{DAN}", "'empire' is '7'"),
        (
            f"{HEAD}rogue: {{level: 1, empire: 1, planets: [P01, »P99]}}\nplayers:\n{DAN}",
            "there is no card 'P99'",
        ),
        (
            f"{HEAD}rogue: {{level: 1, empire: 1, »mission: M01}}\nplayers:\n{DAN}",
            "'mission' is not known here",
        ),
        (f"{HEAD}{ROGUE}ended_by: »Dan\nplayers:\n{DAN}", "'ended_by' is 'Dan'"),
        (
            f"{HEAD}{ROGUE}players:\n  - {{name: Eva, empire: 1, {LEFT}, »mission: M09}}\n",
            "no missions are dealt in a game alone; leave it out",
        ),
        (
            f"{HEAD}{ROGUE}players:\n  - {{name: Eva, empire: 1, {LEFT}, by_hand: {{»mission: 3}}}}\n",
            "there is no line 'mission' here; write one of empire, planets",
        ),
        (
            f"{HEAD}{ROGUE}players:\n  - {{name: »rogue, empire: 1, {LEFT}}}\n",
            "the name 'rogue' is kept for the rogue galaxy",
        ),
    ],
)
def test_a_mistake_of_a_game_alone_is_named_at_its_place(text: str, told: str, tmp_path: Path) -> None:
    assert told in refused_at_mark(text, tmp_path)


MANY = """\
game: tiny-galaxies
players:
  - name: Eva
    empire: 7
    planets: [P07, P77, 5]
    mission: M08
    energy: 8
    culture: two
    ended_game: true
  - name: Eva
    mission: M11
    energy: 3
    culture: 3
    ended_game: true
    fleet: 4
"""


def test_every_mistake_has_its_line(tmp_path: Path) -> None:
    found = refused(MANY, tmp_path)
    assert [(told.line, told.column) for told in found] == [
        (4, 13),  # no such level
        (5, 20),  # no such planet
        (5, 25),  # a planet whose kind is not known
        (7, 13),
        (8, 14),
        (10, 5),  # no level
        (10, 5),  # no ships
        (10, 11),  # the name is taken
        (14, 17),
        (15, 5),
    ]


def test_a_mat_that_could_not_be_read_hides_no_other_mistake_of_form(tmp_path: Path) -> None:
    found = refused(
        f"{HEAD}layout: gone.yaml\nplayers:\n{DAN}  - {{name: Eva, empire: 9, {LEFT}}}\n", tmp_path
    )
    assert [(told.file.rpartition("/")[2], told.line) for told in found] == [
        ("sheet.yaml", 2),
        ("sheet.yaml", 5),
    ]


def test_a_file_that_is_named_by_a_wrong_name_is_named_once(tmp_path: Path) -> None:
    told = only(f"{HEAD}cards: [mine.toml]\n{TWO}", tmp_path)
    assert (told.file.rpartition("/")[2], told.line) == ("sheet.yaml", 2)
    assert "no YAML file by its name" in told.words
