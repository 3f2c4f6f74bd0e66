"""What `pnp check` finds in planets and mats of Tiny Galaxies."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise, product
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pnp.build import check_files
from pnp.scoring import Reason
from tests import TESTS
from tests.games.tiny_galaxies.checked_galaxies import (
    GALAXY,
    KINDS,
    RESOURCES,
    Card,
    codes,
    found,
    galaxy,
    planet,
)

if TYPE_CHECKING:
    from pathlib import Path

FOUR = [planet(*pairing) for pairing in product(KINDS, RESOURCES)]
SONGS = {"rule": "planets-of", "resource": "culture", "at_least": 2, "points": 3}
HANDS = {"rule": "planets-of", "kind": "diplomacy", "at_least": 2, "points": 3}
ENDED = {"rule": "ended-game", "points": 3}


# ---- Planets


def line(points: int) -> Fraction:
    """The steps of the Ruling, straight on between its points and beyond them, up to the longest."""
    known = [(1, 2), (2, 3), (3, 4), (5, 5), (7, 6)]
    (left, low), (right, high) = next(
        (pair for pair in pairwise(known) if points <= pair[1][0]), (known[-2], known[-1])
    )
    return min(Fraction(12), low + Fraction((points - left) * (high - low), right - left))


@pytest.mark.parametrize("points", [*range(22), 50, 99])
def test_a_track_is_in_line_less_than_a_step_from_that_of_the_ruling(points: int) -> None:
    for steps in range(1, 13):
        card = planet("economy", "energy", points=points, track={"kind": "economy", "steps": steps})
        known = [each for each in found("planets", planets=[card]) if each.code.id == "tiny-galaxies-steps"]
        assert bool(known) == (abs(line(points) - steps) >= 1)
        assert {each.location for each in known} <= {("cards", 0, "track", "steps")}


def in_line(points: int) -> list[int]:
    return [steps for steps in range(1, 99) if abs(line(points) - steps) < 1]


def test_in_line_no_longer_track_has_fewer_points() -> None:
    for fewer, more in pairwise(map(in_line, range(100))):
        assert max(fewer) <= min(more)


NAMES = st.sampled_from(
    [
        "Vega",
        "vega ",
        "Mira",
        {"en": "Vega", "cs": "Mira"},
        {"en": "Mira"},
        {"cs": "VEGA"},
        {"en": "", "pl": "Sol"},
    ]
)


def called(name: Any, language: str) -> str:
    said = name if isinstance(name, str) else name.get(language, "")
    return " ".join(said.split()).casefold()


@given(st.lists(NAMES, min_size=1, max_size=6))
@settings(max_examples=60)
def test_a_name_is_twice_where_two_are_called_alike_in_a_language(names: list[Any]) -> None:
    cards = [planet("economy", "energy", name=name) for name in names]
    spoken = {each for name in names if isinstance(name, dict) for each in name} or {"any"}
    alike = {
        (later, f"P{first + 1}", language)
        for language in spoken
        for later in range(len(names))
        for first in range(later)
        if called(names[first], language) == called(names[later], language) != ""
        and not any(called(names[n], language) == called(names[later], language) for n in range(first))
    }
    known = {
        (each.location[1], each.arguments["other"], "any" if language == "*" else language)
        for each in found("planets", planets=cards)
        if each.code.id == "tiny-galaxies-name-twice"
        for language in each.arguments["languages"]  # type: ignore[union-attr]
    }
    assert known == alike


def test_a_name_that_is_twice_in_every_language_is_told_as_a_whole_else_in_its_language() -> None:
    names: list[Any] = [
        {"en": "Vega", "cs": "Mira"},
        {"en": "Vega", "cs": "Mira"},
        {"en": "Vega", "cs": "Sol"},
        {"en": "Rigel", "cs": "Mira"},
        "Vega",
    ]
    cards = [planet("economy", "energy", name=name) for name in names]
    twice = [each for each in found("planets", planets=cards) if each.code.id == "tiny-galaxies-name-twice"]
    assert [(each.location, each.arguments["in"]) for each in twice] == [
        (("cards", 1, "name"), "all"),
        (("cards", 2, "name", "en"), "some"),
        (("cards", 3, "name", "cs"), "some"),
        (("cards", 4, "name"), "some"),
    ]


def test_names_are_alike_however_their_accents_are_encoded() -> None:
    cards = [planet("economy", "energy", name=name) for name in ("\u00c1rea", "A\u0301rea")]
    assert "tiny-galaxies-name-twice" in {each.code.id for each in found("planets", planets=cards)}


def test_what_is_advised_for_any_points_a_track_can_have_and_is_then_in_line() -> None:
    def told(points: int, steps: int) -> list[Any]:
        card = planet("economy", "energy", points=points, track={"kind": "economy", "steps": steps})
        return [each.arguments for each in found("planets", planets=[card]) if "fair" in each.arguments]

    for points, steps in product(range(100), (1, 6, 12)):
        for each in told(points, steps):
            fair, worth = each["fair"].arguments, each["worth"].arguments
            assert 1 <= fair["least"] <= fair["most"] <= 12
            assert 0 <= worth["least"] <= worth["most"] <= 99
            assert [*told(points, fair["least"]), *told(points, fair["most"])] == []
            assert [*told(worth["least"], steps), *told(worth["most"], steps)] == []


def test_what_is_in_line_is_one_number_or_two() -> None:
    cards = [
        planet("economy", "energy", points=points, track={"kind": "economy", "steps": 9})
        for points in (3, 4, 6)
    ]
    told = [each.arguments["fair"] for each in found("planets", planets=cards) if "fair" in each.arguments]
    assert [(each.message, dict(each.arguments)) for each in told if isinstance(each, Reason)] == [
        ("planets-one", {"least": 4, "most": 4}),
        ("planets-range", {"least": 4, "most": 5}),
        ("planets-range", {"least": 5, "most": 6}),
    ]


@given(
    st.lists(
        st.tuples(st.sampled_from(KINDS), st.sampled_from(RESOURCES), st.integers(1, 3), st.integers(1, 3)),
        min_size=1,
        max_size=8,
    )
)
@settings(max_examples=30)
def test_planets_are_counted_by_points_and_steps(drawn: list[tuple[str, str, int, int]]) -> None:
    cards = [
        planet(kind, resource, points=points, copies=often, track={"kind": kind, "steps": points + 1})
        for kind, resource, points, often in drawn
    ]
    (figure,) = [each for each in found("planets", planets=cards) if each.code.id == "tiny-galaxies-planets"]
    single = [(kind, resource, points) for kind, resource, points, often in drawn for _ in range(often)]
    rows = []
    for worth in sorted({points for _, _, points in single}):
        own = [card for card in single if card[2] == worth]
        counts = [sum(name in card for card in own) for name in (*KINDS, *RESOURCES)]
        rows.append((worth, worth + 1, *counts, len(own)))
    totals = [sum(name in card for card in single) for name in (*KINDS, *RESOURCES)]
    heads, *told, last = figure.rows
    assert len(heads) == 7
    assert told == rows
    assert last[1:] == ("", *totals, len(single))


def test_planets_are_alike_that_differ_in_name_and_id_alone() -> None:
    first = planet("economy", "energy", action={"take": "energy", "amount": 1, "from": "one"}, name="A")
    others = [
        {**first, "name": "B", "action": {"take": "energy", "from": "one", "amount": 1}},
        {**first, "points": 4},
        {**first, "resource": "culture"},
        {**first, "track": {"kind": "economy", "steps": 5}},
        {**first, "track": {"kind": "diplomacy", "steps": 4}},
        {**first, "action": {"take": "energy", "from": "one", "amount": 2}},
        {**first, "action": {"take": "either", "from": "one", "amount": 1}},
    ]
    known = codes(found("planets", planets=[first, *others]))
    assert [place for code, place in known if code == "alike"] == [("cards", 1)]


@pytest.mark.parametrize(
    ("diplomacy", "economy", "uneven"),
    [(1, 0, False), (2, 0, True), (2, 1, False), (3, 1, True), (3, 2, False), (12, 8, False), (13, 8, True)],
)
def test_of_one_kind_there_may_be_60_in_100_or_one_more_than_of_the_other(
    diplomacy: int, economy: int, uneven: bool
) -> None:
    kinds = [planet("diplomacy", "energy", copies=diplomacy), planet("economy", "culture", copies=economy)]
    known = {code for code, _ in codes(found("planets", planets=kinds))}
    assert known & {"kinds", "resources"} == ({"kinds", "resources"} if uneven else set())


def test_planets_that_replace_ours_tell_which_missions_they_make_impossible() -> None:
    lone = [planet("diplomacy", "energy", copies=9)]
    known = found(
        "planets", planets=lone, missions=[SONGS, HANDS, ENDED, {"rule": "equal-kinds", "points": 3}]
    )
    assert [each.card for each in known if each.code.id == "tiny-galaxies-impossible"] == ["M1", "M4"]


@pytest.mark.parametrize(("head", "told"), [("", True), ("layout: own.yaml\n", False)])
def test_a_text_of_its_own_is_warned_of_where_our_layout_shows_the_signs_beside_it(
    head: str, told: bool, tmp_path: Path
) -> None:
    planets = TESTS / "check" / "findings" / "tiny-galaxies-own-text" / "planets.yaml"
    (tmp_path / "planets.yaml").write_text(head + planets.read_text("utf-8"), "utf-8")
    (tmp_path / "own.yaml").write_text("extends: plain\n", "utf-8")
    (file,) = check_files([str(tmp_path / "planets.yaml")])
    assert ("tiny-galaxies-own-text" in [each.code.id for each in file.findings]) is told


# ---- Mats


def tracks(**keys: list[int]) -> Card:
    return galaxy(empire={**GALAXY["empire"], **keys})


@pytest.mark.parametrize(
    ("board", "wanted"),
    [
        (galaxy(), set()),
        (tracks(points=[0, 1, 2, 3, 5, 4]), {("falling", ("empire", "points", 5))}),
        (tracks(dice=[4, 5, 5, 6, 5, 7]), {("falling", ("empire", "dice", 4))}),
        (tracks(ships=[2, 1, 1, 1, 1, 1]), {("falling", ("empire", "ships", 1))}),
        (tracks(dice=[0, 5, 5, 6, 6, 8]), {("dice", ("empire", "dice", 0)), ("dice", ("empire", "dice", 5))}),
        (tracks(ships=[2, 2, 3, 3, 4, 5]), {("ships", ("empire", "ships", 5))}),
        (tracks(points=[0, 1, 1, 3, 3, 8]), set()),
        (
            tracks(points=[0, 0, 2, 2, 2, 3], ships=[2, 2, 2, 2, 2, 2]),
            {("idle-level", ("empire", "points", 4))},
        ),
        (galaxy(limits={"energy": 1, "culture": 7}), {("start", ("limits", "energy"))}),
        (galaxy(limits={"energy": 7, "culture": 0}), {("start", ("limits", "culture"))}),
        (galaxy(limits={"energy": 5, "culture": 4}), {("unpaid-level", ("limits",))}),
        (galaxy(limits={"energy": 4, "culture": 1}), {("unpaid-level", ("limits",))}),
        (galaxy(goal=8), set()),
        (tracks(points=[21, 22, 23, 24, 25, 26]), {("over", ("goal",))}),
        (galaxy(goal=35), set()),
        (galaxy(goal=36), {("endless", ("goal",))}),
    ],
    ids=lambda told: str(sorted(told) if isinstance(told, set) else told),
)
def test_a_mat_is_warned_of(board: Card, wanted: set[tuple[str, Any]]) -> None:
    """Three planets of 9 points, which let no level cost less."""
    nine = [planet("economy", "energy", points=9, copies=3)]
    assert codes(found("board", board, planets=nine)) == wanted


@pytest.mark.parametrize(
    ("action", "energy", "culture", "level"),
    [
        ({"upgrade": "energy", "discount": 2}, 4, 1, None),
        ({"upgrade": "either", "discount": 1}, 4, 1, 6),
        ({"upgrade": "culture", "discount": 3}, 4, 1, 5),
        ({"upgrade": "culture", "discount": 3}, 2, 0, 3),  # the least that it costs is 1
    ],
)
def test_planets_may_let_a_level_cost_less(
    action: Card, energy: int, culture: int, level: int | None
) -> None:
    limits = {"energy": energy, "culture": culture}
    unpaid = told_of_levels(limits, action)
    assert [told["level"] for told in unpaid] == [level] * bool(level)
    for told in unpaid:
        resource, more = told["resource"], told["more"]
        assert told["most"] == told["level"] - 1
        assert (told["off"] == "yes") is (told["most"] > max(limits.values()))
        for each in limits:
            assert told_of_levels({**limits, each: limits[each] + more - 1}, action)[0]["level"] <= 6
        assert told_of_levels({**limits, resource: limits[resource] + more}, action) == []


def told_of_levels(limits: Card, action: Card) -> list[Any]:
    nine = [planet("economy", "energy", points=9, copies=3, action=action)]
    known = found("board", galaxy(limits=limits), planets=nine)
    return [each.arguments for each in known if each.code.id == "tiny-galaxies-unpaid-level"]


def test_a_mat_tells_which_missions_cannot_be_met_on_it() -> None:
    poor = galaxy(limits={"energy": 6, "culture": 3}, goal=20)
    stores = [{"rule": "stores", "energy": energy, "culture": 3, "points": 3} for energy in (6, 7)]
    (known,) = found("board", poor, planets=FOUR, missions=stores)
    assert (known.code.id, known.location, known.card) == ("tiny-galaxies-impossible", ("limits",), "M2")


def test_a_set_is_judged_on_the_mat_that_is_checked_with_it(tmp_path: Path) -> None:
    mat, own = tmp_path / "mat.yaml", tmp_path / "own.yaml"
    mat.write_text(
        "game: tiny-galaxies\nboard: galaxy\nempire: {points: [0, 1, 2, 3, 5, 8], dice: [4, 5, 5, 6, 6, 7], "
        "ships: [2, 2, 3, 3, 4, 4]}\nlimits: {energy: 9, culture: 9}\ngoal: 21\n",
        "utf-8",
    )
    own.write_text(
        "game: tiny-galaxies\ndeck: missions\ncards:\n"
        "  - {id: X1, name: Barns, rule: stores, energy: 8, culture: 8, points: 3}\n",
        "utf-8",
    )
    alone, together = check_files([str(own)])[0], check_files([str(mat), str(own)])[1]
    assert [(each.code.id, each.line, each.card) for each in alone.findings if each.card] == [
        ("tiny-galaxies-impossible", 4, "X1")
    ]
    assert [each for each in together.findings if each.card] == []
