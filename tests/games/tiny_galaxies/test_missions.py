"""Each of the twelve missions of Tiny Galaxies: met, shared where it can be, and not met."""

from __future__ import annotations

from typing import Any

import pytest

from pnp.build import score

# Of the shipped planets, by the kind of their track.
DIPLOMACY = ["P02", "P04", "P06", "P08", "P10"]
ECONOMY = ["P01", "P03", "P05", "P07", "P09", "P11"]
# By what they yield.
CULTURE = ["P02", "P03", "P06", "P07"]
ENERGY = ["P01", "P04", "P05", "P08"]

Player = dict[str, Any]


def empire(**player: Any) -> Player:
    return {"empire": 1, "energy": 0, "culture": 0, **player}


def mission(id: str, player: Player, *others: Player) -> int:
    """What a mission brings the first of the players."""
    seats = [{**player, "mission": id}, *others]
    named = [{"name": f"P{number}", **empire(), **seat} for number, seat in enumerate(seats, start=1)]
    line = score({"game": "tiny-galaxies", "players": named}).players[0].lines[-1]
    assert (line.id, line.origin) == ("mission", "derived")
    return line.points


def having(*planets: Any) -> Player:
    return {"planets": list(planets)}


def ships(home: int, landed: int, orbit: int) -> Player:
    return {"ships": {"home": home, "landed": landed, "orbit": orbit}}


THREE = having(*DIPLOMACY[:3])
NONE = having()


@pytest.mark.parametrize(
    ("id", "table", "points"),
    [
        # Most planets, of whatever kind.
        ("M01", (THREE, having(*ECONOMY[:2]), NONE), 3),
        ("M01", (THREE, having(*ECONOMY[:3]), NONE), 2),
        ("M01", (THREE, having(*ECONOMY[:4]), THREE), 0),
        ("M01", (NONE, NONE, NONE), 0),  # at least one
        ("M01", (having("P01"), NONE, NONE), 3),
        ("M01", (having(7, 7), having(1), having(1)), 3),  # by their points alone
        # Most of a kind; planets of the other kind do not count.
        ("M02", (having("P02", "P04"), having("P06"), having(*ECONOMY)), 3),
        ("M02", (having("P02", "P04"), having("P06", "P08"), NONE), 1),
        ("M02", (having("P02", *ECONOMY), having("P06", "P08"), NONE), 0),
        ("M02", (having(*ECONOMY), NONE, NONE), 0),
        ("M03", (having("P01", "P03"), having("P05"), having(*DIPLOMACY)), 3),
        ("M03", (having("P01", "P03"), having("P05", "P07"), NONE), 1),
        ("M03", (having("P01", *DIPLOMACY), having("P05", "P07"), NONE), 0),
        ("M03", (having(*DIPLOMACY), NONE, NONE), 0),
        # Most of a resource left.
        ("M04", ({"energy": 3, "culture": 0}, {"energy": 2, "culture": 7}, {}), 2),
        ("M04", ({"energy": 3}, {"energy": 3}, {}), 1),
        ("M04", ({"energy": 3}, {"energy": 3}, {"energy": 4}), 0),
        ("M04", ({}, {}, {}), 0),
        ("M05", ({"culture": 3, "energy": 0}, {"culture": 2, "energy": 7}, {}), 2),
        ("M05", ({"culture": 3}, {"culture": 3}, {}), 1),
        ("M05", ({"culture": 3}, {"culture": 3}, {"culture": 4}), 0),
        ("M05", ({}, {}, {}), 0),
        # Fewest planets: none at all will do.
        ("M06", (NONE, having("P01"), having(*DIPLOMACY)), 4),
        ("M06", (having(5), having("P01", "P02"), having(3, 3)), 4),
        ("M06", (NONE, NONE, having("P01")), 2),
        ("M06", (having("P01"), having("P02", "P03"), NONE), 0),
        # Three planets that yield culture.
        ("M07", (having(*CULTURE[:3]), NONE), 3),
        ("M07", (having(*CULTURE), NONE), 3),
        ("M07", (having(*CULTURE[:2], *ENERGY), NONE), 0),
        # As many of the one kind as of the other.
        ("M08", (having("P02", "P01"), NONE), 3),
        ("M08", (having(*DIPLOMACY[:3], *ECONOMY[:3]), NONE), 3),
        ("M08", (having(*DIPLOMACY[:3], *ECONOMY[:2]), NONE), 0),
        ("M08", (having("P02", *ECONOMY[:2]), NONE), 0),
        ("M08", (NONE, NONE), 0),  # at least one of each
        # At least four of either resource left.
        ("M09", ({"energy": 4, "culture": 4}, {}), 3),
        ("M09", ({"energy": 7, "culture": 7}, {"energy": 7, "culture": 7}), 3),
        ("M09", ({"energy": 3, "culture": 7}, {}), 0),
        ("M09", ({"energy": 7, "culture": 3}, {}), 0),
        # The fifth level.
        ("M10", ({"empire": 5}, {}), 2),
        ("M10", ({"empire": 6}, {"empire": 6}), 2),
        ("M10", ({"empire": 4}, {}), 0),
        # No ship at home.
        ("M11", (ships(0, 1, 1), {}), 3),
        ("M11", (ships(0, 0, 0), {}), 3),
        ("M11", (ships(1, 1, 0), {}), 0),
        # Who ended the game.
        ("M12", ({"ended_game": True}, {}), 2),
        ("M12", ({"ended_game": True}, {"ended_game": False}), 2),
        ("M12", ({"ended_game": False}, {"ended_game": True}), 0),
        ("M12", ({}, {}), 0),
    ],
)
def test_a_mission_brings_what_its_card_says(id: str, table: tuple[Player, ...], points: int) -> None:
    assert mission(id, *table) == points


def test_no_mission_brings_nothing() -> None:
    players = [{"name": name, **empire()} for name in ("Eva", "Dan")]
    line = score({"game": "tiny-galaxies", "players": players}).players[0].lines[-1]
    assert (line.id, line.points, line.origin, line.reasons) == ("mission", 0, "derived", ())


def test_a_mission_is_told_by_its_card_its_task_and_how_it_ended() -> None:
    def told(*planets: str) -> tuple[str, int]:
        players = [
            {"name": "Eva", **empire(planets=["P01"], mission="M01")},
            {"name": "Dan", **empire(planets=planets)},
            {"name": "Ota", **empire()},
        ]
        (reason,) = score({"game": "tiny-galaxies", "players": players}).players[0].lines[-1].reasons
        assert reason.arguments["card"] == "M01"
        assert getattr(reason.arguments["task"], "message", None) == "rule-most"
        return reason.message, reason.points

    assert told() == ("mission-met", 3)
    assert told("P02") == ("mission-shared", 2)
    assert told("P02", "P03") == ("mission-not-met", 0)


def test_a_mission_compares_with_every_other_player_in_whatever_seat() -> None:
    for seat in range(3):
        players = [{"name": name, **empire(planets=["P01"])} for name in ("Eva", "Dan", "Ota")]
        players[seat] |= {"mission": "M01", "planets": ["P02", "P03"]}
        points = [
            player.lines[-1].points for player in score({"game": "tiny-galaxies", "players": players}).players
        ]
        assert points == [3 if place == seat else 0 for place in range(3)]
