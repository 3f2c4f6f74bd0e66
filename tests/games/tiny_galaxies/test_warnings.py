"""Each warning of Tiny Galaxies, alone, and what is just not worth it."""

from __future__ import annotations

from typing import Any

import pytest

from pnp.build import score

Warned = list[tuple[str | None, str]]

WON = {"planets": ["P05", "P10", "P15"]}  # 21, so that the game is over


def table(*players: dict[str, Any], **sheet: Any) -> Warned:
    named = [
        {"name": f"P{number}", "empire": 1, "energy": 0, "culture": 0, **player}
        for number, player in enumerate(players, start=1)
    ]
    result = score({"game": "tiny-galaxies", "players": named, **sheet})
    return [(caution.player, caution.code) for caution in result.warnings]


def ships(home: int, landed: int, orbit: int) -> dict[str, dict[str, int]]:
    return {"ships": {"home": home, "landed": landed, "orbit": orbit}}


def test_a_legal_table_and_a_legal_game_alone_have_no_warnings() -> None:
    full = {"empire": 6, "planets": ["P01", "P02"], "mission": "M09", **ships(1, 2, 1)}
    assert table({**WON, "ended_game": True}, full, {"mission": "M01"}) == []
    assert table(WON, rogue={"level": 1, "empire": 3, "planets": ["P02"]}) == []


@pytest.mark.parametrize(
    ("player", "warned"),
    [
        ({"planets": [20]}, True),
        ({"planets": [21]}, False),
        ({"empire": 6, "planets": [12]}, True),
        ({"empire": 6, "planets": [13]}, False),
        ({"empire": 6, "planets": [12], "mission": "M10"}, True),  # 22, but only after missions were shown
        ({"planets": [20], "by_hand": {"empire": 1}}, False),
        ({"planets": [21], "by_hand": {"planets": 20}}, True),
        ({"planets": [20], "by_hand": {"mission": 9}}, True),
    ],
)
def test_not_finished_is_nobody_at_21_before_missions(player: dict[str, Any], warned: bool) -> None:
    assert table({}, player, {}) == ([(None, "not-finished")] if warned else [])


def test_same_planet_is_one_card_twice_on_the_table_whoever_has_it() -> None:
    warned = [(None, "same-planet")]
    assert table(WON, {"planets": ["P01"]}, {"planets": ["P01"]}) == warned
    assert table(WON, {"planets": ["P01", "P01"]}) == warned
    assert table(WON, {"planets": ["P05"]}) == warned
    assert table(WON, rogue={"level": 1, "empire": 1, "planets": ["P10"]}) == warned
    assert table(WON, rogue={"level": 1, "empire": 1, "planets": ["P11", "P11"]}) == warned


def test_planets_by_their_points_may_be_any() -> None:
    assert table({"planets": [7, 7, 7]}, {"planets": [7, 7]}) == []


@pytest.mark.parametrize(("level", "most"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_too_many_ships_is_more_than_the_level_has(level: int, most: int) -> None:
    assert table(WON, {"empire": level, **ships(most - 1, 0, 1)}) == []
    for more in (ships(most - 1, 1, 1), ships(0, most + 1, 0)):
        assert table(WON, {"empire": level, **more}) == [("P2", "too-many-ships")]


def test_too_many_ships_is_more_than_four_where_no_level_is_entered() -> None:
    def seat(**player: Any) -> Warned:
        sheet = [
            {"name": "Eva", "empire": 1, "energy": 0, "culture": 0, **WON},
            {"name": "Dan", "energy": 0, "culture": 0, "by_hand": {"empire": 0}, **player},
        ]
        result = score({"game": "tiny-galaxies", "players": sheet})
        return [(caution.player, caution.code) for caution in result.warnings]

    assert seat(**ships(2, 1, 1)) == []
    assert seat(**ships(2, 2, 1)) == [("Dan", "too-many-ships")]


def test_same_mission_is_one_card_for_two_players() -> None:
    assert table({**WON, "ended_game": True}, {"mission": "M09"}, {"mission": "M12"}) == []
    assert table(WON, {"mission": "M09"}, {"mission": "M09"}) == [(None, "same-mission")]


def test_mission_not_dealt_is_one_for_more_players_than_there_are() -> None:
    for id in ("M01", "M02", "M03", "M04", "M05", "M06"):
        assert table(WON, {"mission": id}) == [("P2", "mission-not-dealt")]
        assert table(WON, {"mission": id}, {}) == []


def test_a_mission_by_hand_is_warned_of_as_it_is_entered() -> None:
    by_hand = {"by_hand": {"mission": 3}}
    assert table(WON, {"mission": "M01", **by_hand}) == [("P2", "mission-not-dealt")]
    assert table(WON, by_hand) == []


def test_warnings_stand_in_the_order_of_the_page_players_in_order_and_the_table_last() -> None:
    player = {"planets": ["P01"], "mission": "M01", **ships(3, 3, 3)}
    assert table(player, player) == [
        ("P1", "too-many-ships"),
        ("P2", "too-many-ships"),
        ("P1", "mission-not-dealt"),
        ("P2", "mission-not-dealt"),
        (None, "not-finished"),
        (None, "same-planet"),
        (None, "same-mission"),
    ]


def test_what_a_warning_calls_impossible_counts_as_it_is_entered() -> None:
    players = [
        {"name": name, "empire": 1, "energy": 0, "culture": 0, "planets": ["P01", "P01"], "mission": "M01"}
        for name in ("Eva", "Dan")
    ]
    result = score({"game": "tiny-galaxies", "players": players})
    assert [player.total for player in result.players] == [8, 8]
    assert (result.leaders, result.winners, result.decided_by) == (("Eva", "Dan"), (), None)


def test_who_is_said_to_have_ended_the_game_has_the_points_that_end_it() -> None:
    assert table(WON, {"ended_game": True}) == [("P2", "ended-below-goal")]
    assert table({**WON, "ended_game": True}, {}) == []
    short = {"planets": [20], "mission": "M10", "empire": 1, "by_hand": {"mission": 3}, "ended_game": True}
    assert table(WON, short) == [("P2", "ended-below-goal")]  # missions were shown when it had ended
    assert table({"planets": [3], "ended_game": True}, {}) == [
        ("P1", "ended-below-goal"),
        (None, "not-finished"),
    ]
    rogue = {"level": 1, "empire": "skull", "planets": []}
    assert table({"ended_game": True}, rogue=rogue) == [("P1", "ended-below-goal")]


def test_a_mission_that_asks_who_ended_the_game_needs_somebody_marked() -> None:
    asking = {"mission": "M12"}
    assert table({**WON, **asking}, {}) == [("P1", "end-not-marked")]
    assert table(WON, asking) == [("P2", "end-not-marked")]
    assert table({**WON, "ended_game": True}, asking) == []
    assert table(WON, {**asking, "by_hand": {"mission": 0}}) == []
    assert table({}, asking) == [(None, "not-finished")]
