"""What each line of Tiny Galaxies comes to, who is ahead of whom, and games alone against the rogue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from pnp.build import score
from tests.helpers.judged_results import plain

if TYPE_CHECKING:
    from pnp.scoring import Result


def empire(**player: Any) -> dict[str, Any]:
    return {"empire": 1, "energy": 0, "culture": 0, **player}


def table(*players: dict[str, Any], **sheet: Any) -> Result:
    named = [{"name": f"P{number}", **player} for number, player in enumerate(players, start=1)]
    return score({"game": "tiny-galaxies", "players": named, **sheet})


def lines(**player: Any) -> dict[str, int]:
    """The lines of a player at a table of two."""
    return {line.id: line.points for line in table(empire(**player), empire()).players[0].lines}


@pytest.mark.parametrize(("level", "points"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 5), (6, 8)])
def test_an_empire_has_the_points_of_its_level(level: int, points: int) -> None:
    assert lines(empire=level) == {"empire": points, "planets": 0, "mission": 0}


@pytest.mark.parametrize(
    ("planets", "points"),
    [
        ([], 0),
        (["P01"], 3),
        (["P05", "P10", "P02"], 15),
        ([5], 5),
        (["P04", 5, 0, "6"], 16),
        (["P01", "P01"], 6),
    ],
)
def test_planets_have_their_own_points_by_card_or_by_number(planets: list[Any], points: int) -> None:
    assert lines(planets=planets) == {"empire": 0, "planets": points, "mission": 0}


def test_planets_that_are_left_out_are_none() -> None:
    assert "planets" not in empire()
    assert lines()["planets"] == 0


def test_each_planet_is_told_by_its_card_and_one_by_its_points_by_these() -> None:
    (_, line, _) = table(empire(planets=["P01", 5]), empire()).players[0].lines
    assert [(reason.message, reason.points) for reason in line.reasons] == [
        ("planet", 3),
        ("planet-by-points", 5),
    ]
    assert line.reasons[0].arguments["card"] == "P01"


def test_the_lines_stand_in_the_order_of_the_page_at_0_too() -> None:
    assert [line.id for line in table(empire(), empire()).players[1].lines] == [
        "empire",
        "planets",
        "mission",
    ]


# Places.


def test_the_most_points_win() -> None:
    result = table(empire(planets=[9]), empire(planets=[21]), empire(planets=[3], energy=7, culture=7))
    assert [player.place for player in result.players] == [2, 1, 3]
    assert (result.winners, result.decided_by) == (("P2",), "points")


def test_of_equal_players_the_one_with_more_energy_and_culture_is_ahead() -> None:
    equal = [
        empire(planets=[21], energy=energy, culture=culture) for energy, culture in ((7, 0), (3, 3), (4, 4))
    ]
    result = table(*equal)
    assert [player.place for player in result.players] == [2, 3, 1]
    assert (result.winners, result.decided_by) == (("P3",), "resources")


def test_those_equal_in_both_share() -> None:
    equal = [empire(planets=[21], energy=energy, culture=7 - energy) for energy in (7, 0)]
    result = table(empire(planets=[21]), *equal)
    assert [player.place for player in result.players] == [3, 1, 1]
    assert (result.winners, result.decided_by) == (("P2", "P3"), "shared")


def test_resources_order_the_places_after_the_first_too() -> None:
    result = table(empire(planets=[5]), empire(planets=[5], culture=1), empire(planets=[21]))
    assert [player.place for player in result.players] == [3, 2, 1]
    assert result.decided_by == "points"


# By hand.


@pytest.mark.parametrize("line", ["empire", "planets", "mission"])
def test_each_line_may_be_by_hand_whatever_else_the_sheet_says(line: str) -> None:
    full = empire(empire=6, planets=["P01"], mission="M10")
    worked_out = {"empire": 8, "planets": 3, "mission": 2}
    player = plain(table({**full, "by_hand": {line: -4}}, empire()))["players"][0]
    assert player["lines"] == {**worked_out, line: -4}
    assert player["from"] == {id: "by_hand" if id == line else "derived" for id in worked_out}
    assert player["total"] == 13 - worked_out[line] - 4


def test_a_level_by_hand_need_not_be_entered() -> None:
    player = {"energy": 0, "culture": 0, "by_hand": {"empire": 13}}
    assert plain(table(player, empire()))["players"][0]["lines"] == {"empire": 13, "planets": 0, "mission": 0}


def test_missions_see_what_is_entered_not_what_is_by_hand() -> None:
    fifth = empire(empire=5, mission="M10", by_hand={"empire": 0})
    assert table(fifth, empire()).players[0].total == 2
    many = empire(planets=[1, 1], mission="M01", by_hand={"planets": 0})
    assert table(many, empire(planets=[1]), empire()).players[0].total == 3


def test_a_mission_by_hand_need_not_be_worked_out() -> None:
    """Its kinds are not known, its ships were not counted: it does not matter."""
    for card in ("M02", "M07", "M08", "M11"):
        player = empire(planets=[5], mission=card, by_hand={"mission": 3})
        assert plain(table(player, empire(planets=[5]), empire()))["players"][0]["lines"]["mission"] == 3


def test_a_table_of_lines_by_hand_alone_ranks_and_breaks_ties() -> None:
    def given(energy: int, planets: int) -> dict[str, Any]:
        by_hand = {"empire": 8, "planets": planets, "mission": 0}
        return {"energy": energy, "culture": 0, "by_hand": by_hand}

    result = plain(table(given(1, 13), given(2, 13), given(7, 12)))
    assert [player["total"] for player in result["players"]] == [21, 21, 20]
    assert [player["place"] for player in result["players"]] == [2, 1, 3]
    assert (result["winners"], result["decided_by"], result["warnings"]) == (["P2"], "resources", [])


# Alone.


def alone(points: int, rogue: dict[str, Any], **sheet: Any) -> Result:
    player = {"name": "Eva", **empire(planets=[points])}
    return score({"game": "tiny-galaxies", "players": [player], "rogue": {"level": 3, **rogue}, **sheet})


RICH = {"empire": 6, "planets": [13]}  # 21
POOR = {"empire": 6, "planets": [12]}
SKULL = {"empire": "skull"}


@pytest.mark.parametrize(
    ("points", "rogue", "sheet", "winner"),
    [
        (21, POOR, {}, "Eva"),
        (20, POOR, {}, None),
        (20, RICH, {}, "rogue"),
        (20, SKULL, {}, "rogue"),
        (21, RICH, {}, "rogue"),
        (21, RICH, {"ended_by": "rogue"}, "rogue"),
        (21, RICH, {"ended_by": "player"}, "Eva"),
        (21, SKULL, {}, "rogue"),
        (21, SKULL, {"ended_by": "player"}, "Eva"),
        (20, RICH, {"ended_by": "player"}, "rogue"),
        (20, POOR, {"ended_by": "player"}, None),
        (21, POOR, {"ended_by": "rogue"}, "Eva"),
    ],
)
def test_alone_whoever_has_21_wins_and_the_rogue_at_once(
    points: int, rogue: dict[str, Any], sheet: dict[str, Any], winner: str | None
) -> None:
    result = alone(points, rogue, **sheet)
    assert result.winners == (() if winner is None else (winner,))
    assert result.leaders == (("Eva",) if winner is None else (winner,))
    assert result.decided_by == (None if winner is None else "points")
    (player,) = result.players
    assert (player.total, player.place) == (points, 2 if winner == "rogue" else 1)
    codes = [(caution.player, caution.code) for caution in result.warnings]
    assert codes == ([(None, "not-finished")] if winner is None else [])


@pytest.mark.parametrize(
    ("rogue", "points"),
    [
        ({"empire": 1}, 0),
        ({"empire": 5, "planets": ["P01", 5]}, 13),
        ({"empire": "skull"}, 8),
        ({"empire": "skull", "planets": ["P02"]}, 9),
        ({"empire": 2, "planets": []}, 1),
    ],
)
def test_the_rogue_scores_by_the_same_levels_the_skull_as_the_sixth(
    rogue: dict[str, Any], points: int
) -> None:
    assert alone(0, rogue).players[0].facts == {"rogue": points}


def test_the_level_of_the_rogue_changes_no_score() -> None:
    wanted = alone(12, {**RICH, "level": 1})
    assert all(alone(12, {**RICH, "level": level}) == wanted for level in (2, 3, 4, 5))


def test_alone_there_is_no_line_of_a_mission() -> None:
    (player,) = alone(3, POOR).players
    assert [(line.id, line.points) for line in player.lines] == [("empire", 0), ("planets", 3)]


def test_alone_lines_by_hand_decide_who_wins() -> None:
    player = {"name": "Eva", "energy": 0, "culture": 0, "by_hand": {"empire": 8, "planets": 13}}
    result = score({"game": "tiny-galaxies", "players": [player], "rogue": {"level": 1, **POOR}})
    assert (result.winners, result.players[0].total) == (("Eva",), 21)
