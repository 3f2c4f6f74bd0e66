"""Planets, missions and a mat of the user's own on a sheet of Tiny Galaxies, from the sheet's own folder."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
import yaml

from pnp.build import score
from tests import ROOT
from tests.helpers.judged_results import plain
from tests.helpers.refusals import marked, only, refused_at_mark
from tests.oracles.tiny_galaxies import judge

if TYPE_CHECKING:
    from pathlib import Path

PLANETS = "game: tiny-galaxies\ndeck: planets\n"
MISSIONS = "game: tiny-galaxies\ndeck: missions\n"
CARD = "id: X1, name: Far, points: 9, resource: energy, track: {kind: economy, steps: 6}"
PLANET = f"  - {{{CARD}, action: {{gain: energy, amount: 2}}}}\n"


def own(folder: Path, text: str, name: str = "mine.yaml") -> None:
    (folder / name).write_text(text, encoding="utf-8")


def sheet(*players: str, head: str = "cards: [mine.yaml]") -> str:
    """A sheet of these players; one without a name needs nothing else."""
    seats = (f"name: P{n}, empire: 1, energy: 0, culture: 0{p and ', '}{p}" for n, p in enumerate(players, 1))
    return f"game: tiny-galaxies\n{head}\nplayers:\n" + "".join(f"  - {{{seat}}}\n" for seat in seats)


def scored(folder: Path, text: str) -> dict[str, Any]:
    """The result, on which the second judge agrees."""
    path = folder / "sheet.yaml"
    path.write_text(text, encoding="utf-8")
    found = plain(score(path))
    assert found == judge(yaml.load(text, yaml.CSafeLoader), ROOT, folder)
    return found


def mission(folder: Path, parameters: str, *players: str) -> list[int]:
    """What the first two players have for a mission of their own making, both the same card."""
    own(folder, f"{MISSIONS}cards:\n  - {{id: X1, name: Own, {parameters}, copies: 5}}\n")
    found = scored(folder, sheet(*(f"mission: X1, {player}" for player in players)))
    assert [warning["code"] for warning in found["warnings"] if warning["player"] is None] == ["not-finished"]
    return [player["lines"]["mission"] for player in found["players"]]


def refused_in(name: str, text: str, folder: Path, head: str = "cards: [mine.yaml]") -> str:
    """The words of the one problem, which stands at the mark in a file that the sheet names."""
    bare, place = marked(text)
    own(folder, bare, name)
    told = only(sheet("", "", head=head), folder)
    assert (told.file, told.line, told.column) == ((folder / name).as_posix(), *place)
    return told.words


# Planets and missions.


def test_own_planets_lie_beside_the_shipped_ones(tmp_path: Path) -> None:
    own(tmp_path, f"{PLANETS}cards:\n{PLANET}")
    found = scored(tmp_path, sheet("planets: [X1, P01]", "planets: [P02]"))
    assert [player["lines"]["planets"] for player in found["players"]] == [12, 1]


def test_own_planets_have_kinds_and_resources_for_missions(tmp_path: Path) -> None:
    own(tmp_path, f"{PLANETS}cards:\n{PLANET}")
    found = scored(tmp_path, sheet("planets: [X1], mission: M03", "planets: [P02]", ""))
    assert found["players"][0]["lines"]["mission"] == 3


def test_a_set_that_replaces_is_all_there_is_of_its_deck(tmp_path: Path) -> None:
    text = PLANET.replace("X1", "P40")
    own(tmp_path, f"{PLANETS}replaces: true\ncards:\n{text}")
    found = scored(tmp_path, sheet("planets: [P40], mission: M12", ""))
    assert found["players"][0]["lines"] == {"empire": 0, "planets": 9, "mission": 0}
    assert refused_at_mark(sheet("planets: [»P01]", ""), tmp_path).startswith("there is no card 'P01'")


@pytest.mark.parametrize(("planets", "warned"), [("[X1, X1]", False), ("[X1, X1, X1]", True)])
def test_a_planet_may_be_there_as_often_as_it_has_copies(planets: str, warned: bool, tmp_path: Path) -> None:
    own(tmp_path, f"{PLANETS}cards:\n{PLANET.replace('points', 'copies: 2, points')}")
    found = scored(tmp_path, sheet(f"planets: {planets}", "planets: [21]"))
    assert found["warnings"] == ([{"player": None, "code": "same-planet"}] if warned else [])


@pytest.mark.parametrize(
    ("parameters", "players", "points"),
    [
        ("rule: ships-home, ships: all, points: 4", ("ships: {home: 2, landed: 0, orbit: 0}",) * 2, [4, 4]),
        ("rule: ships-home, ships: all, points: 4", ("ships: {home: 1, landed: 1, orbit: 0}",) * 2, [0, 0]),
        ("rule: ships-home, ships: all, points: 4", ("ships: {home: 1, landed: 0, orbit: 1}",) * 2, [0, 0]),
        (
            "rule: planets-of, kind: economy, at_least: 2, points: 4",
            ("planets: [P01, P03]", "planets: [P05, P02]"),
            [4, 0],
        ),
        (
            "rule: planets-of, resource: energy, at_least: 1, points: 4",
            ("planets: [P01]", "planets: [P02]"),
            [4, 0],
        ),
        ("rule: stores, energy: 0, culture: 1, points: 4", ("ended_game: true", "ended_game: false"), [0, 0]),
        ("rule: stores, energy: 0, culture: 0, points: 4", ("ended_game: true", "ended_game: false"), [4, 4]),
        ("rule: empire-level, at_least: 1, points: 4", ("planets: [5]", "planets: []"), [4, 4]),
        ("rule: most, what: planets, shared: 0, points: 4", ("planets: [5]", "planets: [3]"), [0, 0]),
        ("rule: fewest-planets, shared: 1, points: 4", ("planets: [5]", "planets: []"), [0, 4]),
    ],
)
def test_a_mission_of_ones_own_takes_its_rule_and_its_parameters(
    parameters: str, players: tuple[str, str], points: list[int], tmp_path: Path
) -> None:
    assert mission(tmp_path, parameters, *players) == points


def test_sets_of_both_decks_are_read_together_and_ids_are_unique_in_the_game(tmp_path: Path) -> None:
    own(tmp_path, f"{PLANETS}cards:\n{PLANET}")
    own(tmp_path, f"{MISSIONS}cards:\n  - {{id: X2, name: Own, rule: ended-game, points: 4}}\n", "more.yaml")
    head = "cards: [mine.yaml, more.yaml]"
    found = scored(tmp_path, sheet("planets: [X1], mission: X2, ended_game: true", "", head=head))
    assert found["players"][0]["lines"] == {"empire": 0, "planets": 9, "mission": 4}
    words = refused_in(
        "more.yaml",
        f"{MISSIONS}cards:\n  - {{id: »X1, name: Own, rule: ended-game, points: 4}}\n",
        tmp_path,
        head,
    )
    assert words.startswith("the id 'X1' is taken")


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("»{id: X1, name: A, rule: stores, energy: 1, points: 2}", "the rule 'stores' needs 'culture'; add"),
        ("»{id: X1, name: A, rule: most, what: energy, points: 2}", "the rule 'most' needs 'shared'"),
        (
            "{id: X1, name: A, rule: ended-game, points: 2, »shared: 1}",
            "the rule 'ended-game' takes no 'shared'",
        ),
        (
            "{id: X1, name: A, rule: stores, energy: 1, culture: 1, »kind: economy, points: 2}",
            "takes no 'kind'; leave",
        ),
        (
            "{id: X1, name: A, rule: »store, points: 2}",
            "'rule' is 'store', which is not known; did you mean 'stores'?",
        ),
        (
            "{id: X1, name: A, rule: planets-of, kind: economy, at_least: 2, points: 2, »what: energy}",
            "takes no 'what'; leave it out: it takes 'kind' or 'resource' and 'at_least'",
        ),
        (
            "»{id: X1, name: A, rule: planets-of, at_least: 2, points: 2}",
            "the rule 'planets-of' needs 'kind' or 'resource'; add one of them",
        ),
        (
            "»{id: X1, name: A, rule: planets-of, kind: economy, resource: energy, at_least: 2, points: 2}",
            "the rule 'planets-of' takes 'kind' or 'resource', not both; leave 'resource' out",
        ),
        ("{id: X1, name: A, rule: most, what: »ships, shared: 1, points: 2}", "'what' is 'ships'"),
        (
            "{id: X1, name: A, rule: ended-game, points: »many}",
            "'points' is 'many', which is no whole number",
        ),
        (
            "{id: X1, name: A, rule: planets-of, kind: »energy, at_least: 2, points: 2}",
            "'kind' is diplomacy or economy; for energy write 'resource: energy'",
        ),
        (
            "{id: »M01, name: A, rule: ended-game, points: 2}",
            "the id 'M01' is taken; give it another, or say 'replaces",
        ),
        ("{id: »P01, name: A, rule: ended-game, points: 2}", "the id 'P01' is taken"),
    ],
)
def test_a_mistake_of_a_mission_is_named_in_its_set(card: str, told: str, tmp_path: Path) -> None:
    assert told in refused_in("mine.yaml", f"{MISSIONS}cards:\n  - {card}\n", tmp_path)


@pytest.mark.parametrize(
    ("action", "told"),
    [
        ("{»win: energy, amount: 2}", "there is no kind of action 'win'; the kinds are gain, share"),
        ("{»gains: energy, amount: 2}", "did you mean 'gain'?"),
        ("»{}", "'action' is empty; at least 1 is needed"),
        ("»{gain: energy}", "the action 'gain' needs 'amount'; add 'amount: 1' (1 to 3)"),
        ("{gain: »gold, amount: 2}", "'gain' is 'gold'; write one of energy, culture, either, each"),
        ("{gain: energy, amount: »4}", "'amount' is '4'; write a number from 1 to 3"),
        (
            "{gain: energy, amount: 2, »steps: 1}",
            "the action 'gain' takes no 'steps'; its keys are gain, amount",
        ),
        ("»{take: energy, amount: 1}", "needs 'from'; add 'from: one' (or richer, each)"),
        ("{convert: energy, to: »energy, most: 3}", "a resource is turned into itself"),
        ("{share: energy, amount: 2, others: »2}", "the others gain no less"),
        ("{»amount: 2, gain: energy}", "there is no kind of action 'amount'; write 'gain' first"),
    ],
)
def test_a_mistake_of_an_action_is_named_in_its_set(action: str, told: str, tmp_path: Path) -> None:
    card = f"{PLANETS}cards:\n  - {{{CARD}, action: {action}}}\n"
    assert told in refused_in("mine.yaml", card, tmp_path)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f"game: »nebula\ndeck: planets\ncards:\n{PLANET}", "this score sheet is of the game tiny-galaxies"),
        (f"game: tiny-galaxies\ndeck: »planet\ncards:\n{PLANET}", "did you mean 'planets'?"),
        (
            f"game: tiny-galaxies\ndeck: »tiles\ncards:\n{PLANET}",
            "the decks of tiny-galaxies are planets, missions",
        ),
        (f"{PLANETS}cards:\n{PLANET.replace('X1', '»P01')}", "the id 'P01' is taken"),
        (f"{PLANETS}cards:\n{PLANET.replace('economy', '»trade')}", "'kind' is 'trade'"),
        (f"{PLANETS}cards:\n{PLANET.replace('energy', '»gold', 1)}", "'resource' is 'gold'"),
        (f"{PLANETS}cards:\n{PLANET.replace('points: 9, ', '').replace('{', '»{', 1)}", "needs 'points'"),
    ],
)
def test_a_mistake_of_a_set_of_planets_is_named_in_the_set(text: str, told: str, tmp_path: Path) -> None:
    assert told in refused_in("mine.yaml", text, tmp_path)


def test_a_set_that_is_not_there_is_named(tmp_path: Path) -> None:
    told = only(sheet("", ""), tmp_path)
    assert told.file == (tmp_path / "sheet.yaml").as_posix()
    assert "mine.yaml" in told.words


# A mat.


MAT = """\
game: tiny-galaxies
board: galaxy
empire: {points: [1, 2, 4, 6, 9, 13], dice: [3, 4, 5, 6, 7, 8], ships: [1, 1, 2, 2, 3, 5]}
limits: {energy: 9, culture: 3}
goal: 12
"""
OWN = "layout: mat.yaml"


def test_an_own_mat_says_what_each_level_gives(tmp_path: Path) -> None:
    own(tmp_path, MAT, "mat.yaml")
    found = scored(tmp_path, sheet("planets: [11]", "", head=OWN).replace("empire: 1", "empire: 4", 1))
    assert [player["lines"]["empire"] for player in found["players"]] == [6, 1]


@pytest.mark.parametrize(("points", "warned"), [(10, True), (11, False)])
def test_an_own_mat_says_when_the_game_ends(points: int, warned: bool, tmp_path: Path) -> None:
    own(tmp_path, MAT, "mat.yaml")
    found = scored(tmp_path, sheet(f"planets: [{points}]", "", head=OWN))
    assert found["warnings"] == ([{"player": None, "code": "not-finished"}] if warned else [])


@pytest.mark.parametrize(
    ("ships", "level", "warned"), [(1, 1, False), (2, 1, True), (4, 6, False), (5, 6, True)]
)
def test_an_own_mat_has_its_own_ships_but_there_are_four_of_a_colour(
    ships: int, level: int, warned: bool, tmp_path: Path
) -> None:
    own(tmp_path, MAT, "mat.yaml")
    text = sheet(f"planets: [20], ships: {{home: {ships}, landed: 0, orbit: 0}}", "", head=OWN)
    found = scored(tmp_path, text.replace("empire: 1", f"empire: {level}", 1))
    assert [warning["code"] for warning in found["warnings"]] == (["too-many-ships"] if warned else [])


def test_an_own_mat_has_its_own_limits(tmp_path: Path) -> None:
    own(tmp_path, MAT, "mat.yaml")
    text = sheet("planets: [20]", "", head=OWN)
    assert scored(tmp_path, text.replace("energy: 0", "energy: 9", 1))["winners"] == ["P1"]
    words = refused_at_mark(text.replace("culture: 0", "culture: »4", 1), tmp_path)
    assert words == "'culture' is 4, and the mat holds 3; write 0 to 3"
    words = refused_at_mark(text.replace("energy: 0", "energy: »10", 1), tmp_path)
    assert words == "'energy' is 10, and the mat holds 9; write 0 to 9"


@pytest.mark.parametrize(("points", "winner"), [(10, "P1"), (11, "rogue")])
def test_alone_the_rogue_plays_by_the_same_mat(points: int, winner: str, tmp_path: Path) -> None:
    own(tmp_path, MAT, "mat.yaml")
    head = f"{OWN}\nrogue: {{level: 1, empire: 1, planets: [{points}]}}"
    found = scored(tmp_path, sheet("planets: [11]", head=head))
    assert (found["winners"], found["players"][0]["facts"]) == ([winner], {"rogue": points + 1})


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (MAT.replace("tiny-galaxies", "»nebula"), "'game' is 'nebula'"),
        (MAT.replace("board: galaxy", "board: »galaxi"), "did you mean 'galaxy'?"),
        (MAT.replace("points: [1, ", "points: »["), "'points' has 5 entries; at least 6"),
        (MAT.replace("dice: [3", "dice: »[3, 3"), "'dice' has 7 entries; at most 6 are allowed"),
        (MAT.replace("[1, 1, 2", "[1, 1, »two"), "is 'two', which is no whole number"),
        (MAT.replace("goal: 12", "goal: »0"), "'goal' is 0, which is too little"),
        ("»" + MAT.replace("goal: 12\n", ""), "needs 'goal'"),
        (MAT + "»gaol: 9\n", "did you mean 'goal'?"),
        (MAT.replace("limits: {energy: 9, ", "limits: »{"), "'limits' needs 'energy'"),
    ],
)
def test_a_mistake_of_a_mat_is_named_in_the_mat(text: str, told: str, tmp_path: Path) -> None:
    assert told in refused_in("mat.yaml", text, tmp_path, OWN)
