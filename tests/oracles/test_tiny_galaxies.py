"""The slow judge of Tiny Galaxies on cases worked out by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
import yaml

from tests import ROOT
from tests.oracles.tiny_galaxies import Refused, judge

if TYPE_CHECKING:
    from pathlib import Path

# A set of our own, so that no case hangs on which cards ship.
PLANETS = {
    "E1": {"points": 1, "resource": "energy", "track": {"kind": "economy", "steps": 2}},
    "E2": {"points": 2, "resource": "culture", "track": {"kind": "economy", "steps": 3}},
    "D3": {"points": 3, "resource": "energy", "track": {"kind": "diplomacy", "steps": 4}},
    "D7": {"points": 7, "resource": "culture", "track": {"kind": "diplomacy", "steps": 6}},
}
MISSIONS = {
    "most": {"rule": "most", "what": "planets", "points": 3, "shared": 2, "players": 3},
    "diplomat": {"rule": "most", "what": "diplomacy", "points": 5, "shared": 4},
    "singer": {"rule": "most", "what": "culture", "points": 3, "shared": 1},
    "few": {"rule": "fewest-planets", "points": 4, "shared": 1},
    "trader": {"rule": "planets-of", "kind": "economy", "at_least": 2, "points": 3},
    "lamps": {"rule": "planets-of", "resource": "energy", "at_least": 2, "points": 3},
    "even": {"rule": "equal-kinds", "points": 3},
    "stores": {"rule": "stores", "energy": 2, "culture": 3, "points": 3},
    "tall": {"rule": "empire-level", "at_least": 4, "points": 2},
    "in": {"rule": "ships-home", "ships": "all", "points": 3},
    "out": {"rule": "ships-home", "ships": "none", "points": 3},
    "last": {"rule": "ended-game", "points": 2},
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for deck, cards in (("planets", PLANETS), ("missions", MISSIONS)):
        content = {
            "game": "tiny-galaxies",
            "deck": deck,
            "replaces": True,
            "cards": [{"id": id, **card} for id, card in cards.items()],
        }
        (tmp_path / f"{deck}.yaml").write_text(yaml.safe_dump(content), encoding="utf-8")
    return tmp_path


def judged(folder: Path, *players: dict[str, Any], **sheet: Any) -> dict[str, Any]:
    some = {"empire": 1, "energy": 0, "culture": 0}
    named = [{"name": f"P{number}", **some, **player} for number, player in enumerate(players, start=1)]
    sheet = {"game": "tiny-galaxies", "cards": ["planets.yaml", "missions.yaml"], "players": named, **sheet}
    return judge(sheet, ROOT, folder)


def mission(folder: Path, *players: dict[str, Any]) -> int:
    """What the first player's mission gives."""
    points: int = judged(folder, *players)["players"][0]["lines"]["mission"]
    return points


def warned(result: dict[str, Any]) -> list[tuple[str | None, str]]:
    return [(warning["player"], warning["code"]) for warning in result["warnings"]]


# Lines and places.


def test_a_total_is_the_level_the_planets_and_the_mission(folder: Path) -> None:
    one = {"empire": 6, "planets": ["D7", "E2", 5], "mission": "stores", "energy": 2, "culture": 3}
    result = judged(folder, one, {"empire": 5, "by_hand": {"planets": 20}})
    assert [player["lines"] for player in result["players"]] == [
        {"empire": 8, "planets": 14, "mission": 3},
        {"empire": 5, "planets": 20, "mission": 0},
    ]
    assert [player["place"] for player in result["players"]] == [1, 2]
    assert (result["winners"], result["decided_by"]) == (["P1"], "resources")
    assert result["players"][1]["from"] == {"empire": "derived", "planets": "by_hand", "mission": "derived"}


def test_a_tie_is_parted_by_what_is_left_and_then_shared(folder: Path) -> None:
    stocks = [(2, 3), (5, 0), (4, 0)]
    players = [{"planets": [21], "energy": energy, "culture": culture} for energy, culture in stocks]
    result = judged(folder, *players)
    assert [player["place"] for player in result["players"]] == [1, 1, 3]
    assert (result["winners"], result["decided_by"]) == (["P1", "P2"], "shared")
    result = judged(folder, *players[1:])
    assert (result["winners"], result["decided_by"]) == (["P1"], "resources")
    result = judged(folder, {"empire": 2, "planets": [21]}, *players)
    assert (result["winners"], result["decided_by"]) == (["P1"], "points")


# Missions.


def test_most_is_worth_less_where_another_has_as_many_and_nothing_where_one_has_more(folder: Path) -> None:
    mine = {"mission": "most", "planets": ["E1", 4]}
    assert mission(folder, mine, {"planets": ["E2"]}, {}) == 3
    assert mission(folder, mine, {"planets": ["E2", 1]}, {}) == 2
    assert mission(folder, mine, {"planets": ["E2", 1]}, {"planets": [1, 1, 1]}) == 0
    assert mission(folder, {"mission": "most"}, {}, {}) == 0
    assert mission(folder, {"mission": "singer", "culture": 1, "energy": 1}, {"energy": 7}) == 3
    assert mission(folder, {"mission": "diplomat", "planets": ["D3"]}, {"planets": ["D7", "E1"]}) == 4


def test_fewest_may_be_none_at_all(folder: Path) -> None:
    assert mission(folder, {"mission": "few"}, {"planets": [1]}) == 4
    assert mission(folder, {"mission": "few"}, {}) == 1
    assert mission(folder, {"mission": "few", "planets": [1]}, {}) == 0


def test_missions_of_one_player_hold_just_and_just_not(folder: Path) -> None:
    assert mission(folder, {"mission": "trader", "planets": ["E1", "E2"]}, {}) == 3
    assert mission(folder, {"mission": "trader", "planets": ["E1", "D3"]}, {}) == 0
    assert mission(folder, {"mission": "lamps", "planets": ["E1", "D3"]}, {}) == 3
    assert mission(folder, {"mission": "lamps", "planets": ["E1", "E2"]}, {}) == 0
    assert mission(folder, {"mission": "even", "planets": ["E1", "D3"]}, {"planets": [4]}) == 3
    assert mission(folder, {"mission": "even", "planets": ["E1", "E2", "D3"]}, {}) == 0
    assert mission(folder, {"mission": "even"}, {}) == 0
    assert mission(folder, {"mission": "stores", "energy": 7, "culture": 2}, {}) == 0
    assert [mission(folder, {"mission": "tall", "empire": level}, {}) for level in (3, 4)] == [0, 2]
    assert [mission(folder, {"mission": "last", "ended_game": ended}, {}) for ended in (False, True)] == [
        0,
        2,
    ]


def test_ships_are_all_at_home_or_none_is(folder: Path) -> None:
    for home, landed, orbit, all_home, none_home in (
        (2, 0, 0, 3, 0),
        (1, 1, 0, 0, 0),
        (1, 0, 1, 0, 0),
        (0, 1, 1, 0, 3),
        (0, 0, 0, 3, 3),
    ):
        ships = {"home": home, "landed": landed, "orbit": orbit}
        assert mission(folder, {"mission": "in", "ships": ships}, {}) == all_home
        assert mission(folder, {"mission": "out", "ships": ships}, {}) == none_home


def test_a_planet_by_its_points_hides_its_kind_unless_the_mission_is_by_hand(folder: Path) -> None:
    for asking in ("trader", "even", "lamps", "diplomat"):
        with pytest.raises(Refused):
            mission(folder, {"mission": asking, "planets": [4]}, {})
        by_hand = {"mission": asking, "planets": [4], "by_hand": {"mission": 1}}
        assert mission(folder, by_hand, {}) == 1
    assert mission(folder, {"mission": "even", "planets": ["E1", "D3"]}, {"planets": [4]}) == 3
    with pytest.raises(Refused):
        mission(folder, {"mission": "diplomat", "planets": ["D3"]}, {"planets": [4]})


# Solo.


@pytest.mark.parametrize(
    ("mine", "empire", "planets", "first", "winners"),
    [
        (21, 1, [20], False, ["P1"]),
        (20, 1, [21], False, ["rogue"]),
        (20, "skull", [], False, ["rogue"]),
        (21, 6, [13], False, ["rogue"]),
        (21, "skull", [], True, ["P1"]),
        (20, 1, [21], True, ["rogue"]),
        (20, 6, [12], True, []),
    ],
)
def test_solo_is_won_at_21_by_who_was_first(
    folder: Path, mine: int, empire: Any, planets: list[int], first: bool, winners: list[str]
) -> None:
    rogue = {"level": 3, "empire": empire, "planets": planets}
    ended = {"ended_by": "player"} if first else {}
    result = judged(folder, {"planets": [mine]}, rogue=rogue, **ended)
    (player,) = result["players"]
    assert result["winners"] == winners
    assert result["leaders"] == (winners or ["P1"])
    assert result["decided_by"] == ("points" if winners else None)
    assert player["place"] == (2 if winners == ["rogue"] else 1)
    assert player["facts"] == {"rogue": (8 if empire in (6, "skull") else 0) + sum(planets)}
    assert list(player["lines"]) == ["empire", "planets"]
    assert warned(result) == ([] if winners else [(None, "not-finished")])


# Warnings.


def test_warnings_of_players_stand_before_those_of_the_table(folder: Path) -> None:
    ships = {"home": 0, "landed": 3, "orbit": 0}
    one = {"planets": ["D7"], "mission": "most", "ships": ships}
    assert warned(judged(folder, one, {**one, "empire": 3})) == [
        ("P1", "too-many-ships"),
        ("P1", "mission-not-dealt"),
        ("P2", "mission-not-dealt"),
        (None, "not-finished"),
        (None, "same-planet"),
        (None, "same-mission"),
    ]
    assert warned(judged(folder, {**one, "empire": 5, "planets": [16], "ships": ships}, {}, {})) == []
    assert warned(judged(folder, {"planets": [20], "mission": "stores", "energy": 7, "culture": 7}, {})) == [
        (None, "not-finished")
    ]


def test_the_rogue_may_not_have_a_planet_of_the_player(folder: Path) -> None:
    rogue = {"level": 1, "empire": "skull", "planets": ["D7"]}
    assert warned(judged(folder, {"planets": ["D7"]}, rogue=rogue)) == [(None, "same-planet")]
