"""What `pnp check` finds in missions of Tiny Galaxies, against every table that there can be."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.games.tiny_galaxies.checked_galaxies import (
    ACTIONS,
    GALAXY,
    KINDS,
    RESOURCES,
    Card,
    codes,
    found,
    galaxy,
    planet,
)
from tests.oracles.tiny_galaxies import mission_points
from tests.oracles.tiny_galaxies_sheet import Planet, Player

if TYPE_CHECKING:
    from collections.abc import Iterator


def highest_level(board: Card, planets: list[Card]) -> int:
    """Level by level, as long as it can be paid."""
    level = 1
    while level < 6 and any(price(level + 1, each, planets) <= board["limits"][each] for each in RESOURCES):
        level += 1
    return level


def price(level: int, resource: str, planets: list[Card]) -> int:
    actions = [planet["action"] for planet in planets]
    off = [each["discount"] for each in actions if each.get("upgrade") in (resource, "either")]
    return max(1, level - max(off, default=0))


def can_end(board: Card, planets: list[Card]) -> bool:
    """Whether anyone comes to the goal at all; whether others leave him the planets is not asked."""
    reached = board["empire"]["points"][: highest_level(board, planets)]
    return any(points + sum(card["points"] for card in planets) >= board["goal"] for points in reached)


def tables(missions: list[Card], seats: int, board: Card, planets: list[Card]) -> Iterator[list[Player]]:
    """Every table that can be, as far as any of the missions looks at it; each is its player's."""
    looked = {mission["what"] if mission["rule"] == "most" else mission["rule"] for mission in missions}
    held = looked & {"planets", *KINDS, "fewest-planets", "planets-of", "equal-kinds"}
    owners = product(range(seats + 1), repeat=len(planets)) if held else [()]
    alone = [*single(looked, board, highest_level(board, planets))]
    ends = range(seats + 1) if "ended-game" in looked and can_end(board, planets) else [seats]
    for owner, one, ended in product(owners, product(alone, repeat=seats), ends):
        yield [
            Player(
                name=str(seat),
                empire=level,
                planets=[
                    Planet(3, card) for card, whose in zip(planets, owner, strict=False) if whose == seat
                ],
                mission=missions[seat] if seat < len(missions) else None,
                stock=dict(zip(RESOURCES, stock, strict=True)),
                ships=dict(zip(("home", "landed", "orbit"), ships, strict=True)),
                ended_game=ended == seat,
                by_hand={},
            )
            for seat, (level, stock, ships) in enumerate(one)
        ]


def single(
    looked: set[str], board: Card, top: int
) -> Iterator[tuple[int, tuple[int, int], tuple[int, int, int]]]:
    """Level, stock and ships of a player."""
    limits = [board["limits"][each] if looked & {each, "stores"} else 0 for each in RESOURCES]
    for level in range(1, top + 1) if looked & {"empire-level", "ships-home"} else [1]:
        most = min(4, board["empire"]["ships"][level - 1]) if "ships-home" in looked else 0
        fleets = [(home, out, 0) for home in range(most + 1) for out in range(most + 1 - home)]
        for energy, culture, fleet in product(range(limits[0] + 1), range(limits[1] + 1), fleets):
            yield level, (energy, culture), fleet


def met(missions: list[Card], table: list[Player]) -> list[bool]:
    return [mission_points(table[seat], table) > 0 for seat in range(len(missions))]


def amounts(rule: str, **keys: st.SearchStrategy[Any]) -> st.SearchStrategy[Card]:
    return st.fixed_dictionaries({"rule": st.just(rule), "points": st.just(3), **keys})


SHARED = st.just(1)
MISSIONS = st.one_of(
    amounts("most", what=st.sampled_from(("planets", *KINDS, *RESOURCES)), shared=SHARED),
    amounts("fewest-planets", shared=SHARED),
    amounts("planets-of", kind=st.sampled_from(KINDS), at_least=st.integers(1, 4)),
    amounts("planets-of", resource=st.sampled_from(RESOURCES), at_least=st.integers(1, 4)),
    amounts("equal-kinds"),
    amounts("stores", energy=st.integers(0, 2), culture=st.integers(0, 2)),
    amounts("empire-level", at_least=st.integers(1, 7)),
    amounts("ships-home", ships=st.sampled_from(("all", "none"))),
    amounts("ended-game"),
)
OF_PLANETS = MISSIONS.filter(lambda card: card["rule"] in ("most", "planets-of", "equal-kinds"))
PLANETS = st.builds(
    lambda pairing, action: planet(*pairing, action=ACTIONS[action]),
    st.sampled_from([*product(KINDS, RESOURCES)]),
    st.sampled_from([*ACTIONS]),
)
BOARDS = st.builds(
    lambda energy, culture, ships, goal: galaxy(
        limits={"energy": energy, "culture": culture},
        empire={**GALAXY["empire"], "ships": ships},
        goal=goal,
    ),
    st.integers(0, 2),
    st.integers(0, 2),
    st.sampled_from(([2] * 6, [0] * 6, [0, 0, 1, 1, 2, 3])),
    st.integers(1, 21),
)
SONGS = {"rule": "planets-of", "resource": "culture", "at_least": 2, "points": 3}
HANDS = {"rule": "planets-of", "kind": "diplomacy", "at_least": 2, "points": 3}
ENDED = {"rule": "ended-game", "points": 3}


def judged(board: Card, planets: list[Card], one: Card, other: Card, seats: int) -> set[tuple[str, Any]]:
    """What every table tells of two missions."""
    found: set[tuple[str, Any]] = set()
    for place, mission in enumerate((one, other)):
        ends = {met([mission], table)[0] for table in tables([mission], seats, board, planets)}
        if len(ends) == 1:
            found.add(("certain" if ends == {True} else "impossible", ("cards", place)))
    if not any(code == "impossible" for code, _ in found) and not any(
        all(met([one, other], table)) for table in tables([one, other], seats, board, planets)
    ):
        found.add(("never-both", ("cards", 1)))
    return found


def told(board: Card, planets: list[Card], one: Card, other: Card) -> set[tuple[str, Any]]:
    """Of missions that ask the same it is told that they do: that they may be one card with a copy is said
    only where nothing is wrong with that."""
    known = found("missions", board, planets=planets, missions=[one, other])
    wrong = {each for each in codes(known) if each[0] in ("impossible", "certain", "never-both")}
    copies = codes(found("missions", board, planets=planets, missions=[{**one, "copies": 2}]))
    for same in (each for each in known if each.code.id == "tiny-galaxies-same-mission"):
        assert same.arguments["copies"] == ("no" if {"impossible", "never-both"} & {*dict(wrong)} else "yes")
        assert (("never-both", ("cards", 0)) in copies) is (("never-both", ("cards", 1)) in wrong)
    return wrong


FOUR = [planet(*pairing) for pairing in product(KINDS, RESOURCES)]


@given(BOARDS, st.lists(PLANETS, min_size=1, max_size=4), MISSIONS, MISSIONS)
@example(GALAXY | {"limits": {"energy": 1, "culture": 0}}, FOUR, SONGS, HANDS)
@example(GALAXY | {"limits": {"energy": 0, "culture": 0}, "goal": 12}, FOUR, ENDED, ENDED)
@example(GALAXY | {"limits": {"energy": 0, "culture": 0}, "goal": 13}, FOUR, ENDED, ENDED)
@example(GALAXY | {"limits": {"energy": 1, "culture": 2}, "goal": 13}, FOUR, ENDED, HANDS)
@settings(max_examples=60)
def test_a_mission_can_be_met_where_it_is_at_a_table_of_two(
    board: Card, planets: list[Card], one: Card, other: Card
) -> None:
    assert told(board, planets, one, other) == judged(board, planets, one, other, seats=2)


@given(st.lists(PLANETS, min_size=1, max_size=5), OF_PLANETS, OF_PLANETS)
@settings(max_examples=80)
def test_planets_that_one_has_for_a_mission_another_lacks(
    planets: list[Card], one: Card, other: Card
) -> None:
    board = galaxy(limits={"energy": 1, "culture": 1})
    assert told(board, planets, one, other) == judged(board, planets, one, other, seats=2)


@pytest.mark.full
@given(st.lists(PLANETS, min_size=1, max_size=6), OF_PLANETS, OF_PLANETS)
@settings(max_examples=300)
def test_six_planets_are_shared_by_two_in_every_way(planets: list[Card], one: Card, other: Card) -> None:
    board = galaxy(limits={"energy": 1, "culture": 1})
    assert told(board, planets, one, other) == judged(board, planets, one, other, seats=2)


@pytest.mark.full
@given(st.lists(PLANETS, min_size=1, max_size=4), MISSIONS, MISSIONS)
@settings(max_examples=80)
def test_a_third_player_changes_nothing(planets: list[Card], one: Card, other: Card) -> None:
    """So a mission that is dealt from three players on is judged like one that is dealt to two."""
    board = galaxy(limits={"energy": 1, "culture": 0}, empire={**GALAXY["empire"], "ships": [1] * 6}, goal=9)
    assert judged(board, planets, one, other, seats=2) == judged(board, planets, one, other, seats=3)


def test_copies_of_a_mission_may_be_with_two_players() -> None:
    twice = [{**ENDED, "copies": 2}, {**SONGS, "copies": 9}]
    all_told = found("missions", galaxy(goal=20), planets=FOUR, missions=twice)
    known = [each for each in all_told if each.arguments.get("others")]
    assert [(each.location, each.arguments["others"]) for each in known] == [
        (("cards", 0), ("M1",)),
        (("cards", 1), ("M2",)),
    ]


def test_of_missions_before_one_those_that_ask_the_same_are_told_of_as_well() -> None:
    missions = [HANDS, {**SONGS, "at_least": 3}, {**HANDS, "at_least": 1}, HANDS, {**HANDS, "copies": 2}]
    known = [
        each for each in found("missions", planets=FOUR, missions=missions) if each.arguments.get("others")
    ]
    assert [(each.location, each.arguments["others"]) for each in known] == [
        (("cards", 2), ("M1",)),
        (("cards", 3), ("M1", "M3")),
        (("cards", 4), ("M1", "M3", "M5")),
    ]


def test_missions_that_ask_the_same_are_the_same_whatever_they_pay() -> None:
    same = [SONGS, {**SONGS, "points": 1, "players": 4}, {**SONGS, "at_least": 1}, HANDS]
    known = codes(found("missions", planets=FOUR * 2, missions=same))
    assert [place for code, place in known if code == "same-mission"] == [("cards", 1)]


@pytest.mark.parametrize(("missions", "players"), [(3, 2), (4, 3), (5, 3), (8, 5), (9, 5), (10, None)])
def test_there_are_two_missions_for_each_player(missions: int, players: int | None) -> None:
    many = [
        {"rule": "stores", "energy": n % 8, "culture": n // 8, "points": 3} for n in range(1, missions + 1)
    ]
    known = [each.arguments for each in found("missions", missions=many) if each.code.kind == "warning"]
    assert [each["players"] for each in known] == [players] * bool(players)


def test_missions_are_counted_by_the_players_that_they_are_dealt_to() -> None:
    (figure,) = (
        each
        for each in found("missions", missions=[{**ENDED, "copies": 3}, *[{**SONGS, "players": 4}] * 2])
        if each.code.kind == "figure"
    )
    assert figure.rows[1:] == ((2, 3, 0, 4), (3, 3, 0, 6), (4, 5, 0, 8), (5, 5, 0, 10))
