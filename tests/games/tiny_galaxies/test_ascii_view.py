"""An empire in characters: read back, it says what was entered, and ticks what the scorer finds met."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from hypothesis import given

from pnp import score
from pnp.build import phrases
from pnp.games.tiny_galaxies.game import GAME
from pnp.report import format_sketch
from tests import ROOT
from tests.helpers.sketch_rows import of_page, reasons, rows, sketch
from tests.oracles.tiny_galaxies_sheet import shipped
from tests.positions.tiny_galaxies import sheets

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pnp.models import Sketch
    from pnp.scoring import Result, Standing

HERE: Final = Path()
TICKS: Final = {"mission-met": "[x]", "mission-shared": "[=]", "mission-not-met": "[ ]", "by-hand": "[*]"}
OPEN: Final = "[?]"
LETTERS: Final = {"energy": "E", "culture": "C", "diplomacy": "D", "economy": "M"}
BAR: Final = re.compile(r"([EC]) \[(#*)\.*\] (\d+)/(\d+)")
BOX: Final = re.compile(r"\| (.{9,}?) \|")

EVA: Final[dict[str, Any]] = {
    "name": "Eva",
    "empire": 5,
    "planets": ["P05", "P10", 4],
    "energy": 3,
    "culture": 2,
}
IVO: Final[dict[str, Any]] = {"name": "Ivo", "empire": 1, "energy": 0, "culture": 7}
ROGUE: Final[dict[str, Any]] = {"level": 3, "empire": "skull", "planets": ["P03", 6]}


def told(drawing: Sketch, message: str) -> list[Mapping[str, Any]]:
    return [reason.arguments for reason in reasons(drawing) if reason.message == message]


def reached(line: str) -> list[str]:
    return re.findall(r"\[ *(\w+)\]", line)


def boxes(lines: Sequence[str]) -> list[tuple[str, ...]]:
    """Each planet as its card, its points, what it yields, and its track."""
    inner = [BOX.findall(line) for line in lines if line.startswith("  | ")]
    return [
        (*head.split(), *foot.split())
        for heads, feet in zip(inner[::2], inner[1::2], strict=True)
        for head, foot in zip(heads, feet, strict=True)
    ]


def expected(planet: str | int) -> tuple[str, ...]:
    if isinstance(planet, int):
        return "?", str(planet)
    card = shipped(ROOT).decks["planets"][planet]
    track = LETTERS[card["track"]["kind"]] + ">" * card["track"]["steps"]
    return planet, str(card["points"]), LETTERS[card["resource"]], track


def judged_track(lines: Sequence[str], level: int | None, rogue: int | str | None) -> None:
    """Levels 1 to 6, and under the one that was reached what the mat gives there."""
    mat = shipped(ROOT).board["empire"]
    rows = [line.partition("|") for line in lines[:4]]
    assert rows[0][0].replace("[", " ").replace("]", " ").split() == list("123456")
    own = [[], *([mat[what][level - 1]] if level else [] for what in ("points", "dice", "ships"))]
    own[0] = [level] if level else []
    assert [reached(row[0]) for row in rows] == [[str(value) for value in cells] for cells in own]
    if rogue is not None:
        worth = mat["points"][5 if rogue == "skull" else int(rogue) - 1]
        assert [reached(row[2]) for row in rows[:2]] == [
            ["X" if rogue == "skull" else str(rogue)],
            [str(worth)],
        ]


def judged_player(sheet: Mapping[str, Any], number: int, standing: Standing) -> None:
    player = sheet["players"][number]
    lines = rows(drawing := sketch(sheet, ("players", number), HERE))
    judged_track(lines, player.get("empire"), sheet["rogue"]["empire"] if "rogue" in sheet else None)
    bars = [bar for line in lines for bar in BAR.findall(line)]
    assert bars == [
        (LETTERS[what], "#" * player[what], str(player[what]), "7") for what in ("energy", "culture")
    ]
    planets = player.get("planets", [])
    of_rogue = sheet.get("rogue", {}).get("planets", [])
    assert boxes(lines[4:]) == [expected(planet) for planet in (*planets, *of_rogue)]
    sums, *_ = told(drawing, "sketch-planets")
    assert sums["planets"] == str(len(planets) or "none")
    cards = [shipped(ROOT).decks["planets"][planet] for planet in planets if isinstance(planet, str)]
    assert {key: sums[key] for key in LETTERS} == {
        key: sum(key in (card["resource"], card["track"]["kind"]) for card in cards) for key in LETTERS
    }
    judged_mission(lines, drawing, player, standing)


def told_of_mission(drawing: Sketch) -> list[Mapping[str, Any]]:
    """The points of the mission by hand."""
    return [each for each in told(drawing, "sketch-by-hand") if each["line"].message == "line-mission"]


def judged_mission(
    lines: Sequence[str], drawing: Sketch, player: Mapping[str, Any], standing: Standing
) -> None:
    """The tick and the points are the scorer's, and so is the reason below; of points by hand, the line."""
    found = [reason for line in standing.lines if line.id == "mission" for reason in line.reasons]
    hand = player.get("by_hand", {}).get("mission")
    if "mission" not in player:
        ticks = [line for line in lines if line[2:5] in TICKS.values()]
        assert (ticks, found[1:]) == ([], [])
        assert [each["points"] for each in told_of_mission(drawing)] == ([] if hand is None else [str(hand)])
        return
    points = {line.id: line.points for line in standing.lines}
    drawn = [line[2:].split("] ") for line in lines if line[2:5] in TICKS.values() or line[2:5] == OPEN]
    untold = {"M11": "ships", "M12": "ended_game"}.get(player.get("mission", ""))
    unknown = bool(untold and not player.get(untold) and found[0].message == "by-hand")
    assert [f"{tick}]" for tick, _ in drawn] == [OPEN if unknown else TICKS[each.message] for each in found]
    assert [rest.split() for _, rest in drawn] == [[player["mission"], str(points["mission"])] for _ in found]
    if hand is None:
        assert reasons(drawing)[len(reasons(drawing)) - len(found) :] == found
    else:
        by_hand = [each["points"] for each in told_of_mission(drawing)]
        assert by_hand == ([] if unknown else [str(hand)])


def judged(sheet: Mapping[str, Any]) -> Result:
    result = score(sheet)
    for number, standing in enumerate(result.players):
        judged_player(sheet, number, standing)
    return result


@given(sheets())
def test_read_back_a_drawing_says_what_was_entered_and_what_the_scorer_finds(sheet: dict[str, Any]) -> None:
    result = judged(sheet)
    assert sketch(sheet, (), HERE) == ()
    rogue = sheet.get("rogue")
    lines = rows(drawing := sketch(sheet, ("rogue",), HERE))
    assert boxes(lines) == [expected(planet) for planet in (rogue or {}).get("planets", [])]
    if rogue:
        assert told(drawing, "fact-rogue") == [{"value": result.players[0].facts["rogue"]}]
        assert told(drawing, "rogue-galaxy") == [{"level": rogue["level"]}]


# What one answer said.


def small(place: Sequence[str | int], **player: Any) -> Sketch:
    return sketch(
        {"game": "tiny-galaxies", "players": [{**EVA, **player}, IVO]}, ("players", 0, *place), HERE
    )


def test_after_a_level_the_track_is_drawn() -> None:
    judged_track(rows(small(["empire"])), 5, None)


def test_after_a_resource_its_bar_is_drawn_and_after_the_last_both() -> None:
    (energy,), (both,) = rows(small(["energy"])), rows(small(["culture"]))
    assert BAR.findall(energy) == [("E", "###", "3", "7")]
    assert BAR.findall(both) == [("E", "###", "3", "7"), ("C", "##", "2", "7")]


def test_after_planets_their_boxes_are_drawn_with_the_sum() -> None:
    drawing = small(["planets"])
    assert boxes(rows(drawing)) == [expected(planet) for planet in EVA["planets"]]
    (sums,) = told(drawing, "sketch-planets")
    assert sums["points"].arguments == {"n": 18}


@pytest.mark.parametrize(
    ("mission", "tick", "points"), [("M01", "[x]", "3"), ("M09", "[ ]", "0"), ("M04", "[ ]", "0")]
)
def test_after_a_mission_it_is_told_whether_its_rule_holds(mission: str, tick: str, points: str) -> None:
    drawing = small(["mission"], mission=mission, energy=0)
    assert [line.split("  ") for line in rows(drawing)] == [["", f"{tick} {mission}", points]]
    (reason,) = reasons(drawing)
    assert reason.arguments["card"] == mission


def test_a_mission_that_is_shared_has_a_tick_of_its_own() -> None:
    (line,) = rows(small(["mission"], mission="M05", culture=7))
    assert line.split() == ["[=]", "M05", "1"]


@pytest.mark.parametrize("key", ["ships", "ended_game"])
def test_what_a_mission_asked_for_is_drawn_with_the_mission(key: str) -> None:
    ships = {"home": 0, "landed": 2, "orbit": 1}
    lines = rows(small([key], ships=ships, ended_game=True, mission="M11" if key == "ships" else "M12"))
    assert lines[-1].split()[0] == "[x]"
    assert [line.split() for line in lines[:-1]] == ([["()", "_^^_", "~^~"]] if key == "ships" else [])


@pytest.mark.parametrize("mission", ["M11", "M12"])
def test_while_what_a_mission_looks_at_is_not_told_nobody_knows_whether_it_holds(mission: str) -> None:
    drawing = small(["mission"], mission=mission, by_hand={"mission": 0})
    assert [line.split("  ") for line in rows(drawing)] == [["", f"[?] {mission}", "0"]]
    assert [reason.message for reason in reasons(drawing)] in (["rule-ships-home"], ["rule-ended-game"])


def test_points_by_hand_are_told_with_what_they_stand_for() -> None:
    drawing = small(["by_hand"], by_hand={"mission": 3}, mission="M09")
    assert [line.split() for line in rows(drawing)] == [["[*]", "M09", "3"]]
    assert [reason.message for reason in reasons(drawing)] == ["rule-stores", "sketch-by-hand"]
    drawing = small([], by_hand={"empire": -2, "planets": 30})
    assert [each["points"] for each in told(drawing, "sketch-by-hand")] == ["-2", "30"]


def test_what_the_rogue_has_is_drawn_answer_by_answer() -> None:
    sheet = {"game": "tiny-galaxies", "players": [EVA], "rogue": ROGUE}
    assert told(sketch(sheet, ("rogue", "level"), HERE), "rogue-galaxy") == [{"level": 3}]
    drawing = sketch(sheet, ("rogue", "empire"), HERE)
    assert [reached(line) for line in rows(drawing)] == [["X"], ["8"]]
    assert told(drawing, "sketch-rogue") == [{"level": "skull"}]
    assert boxes(rows(sketch(sheet, ("rogue", "planets"), HERE))) == [expected("P03"), ("?", "6")]
    assert sketch(sheet, ("ended_by",), HERE) == ()


# Whatever is drawn fits.


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_any_number_of_planets_fits_a_terminal_in_every_language(language: str) -> None:
    words = phrases(GAME, language, topic="entry")
    every = [f"P{number:02}" for number in range(1, 41)]
    for count in (0, 1, 4, 5, 6, 40):
        drawing = small([], planets=every[:count], mission="M08", ships={"home": 99, "landed": 9, "orbit": 0})
        assert len(boxes(rows(drawing))) == count
        lines = format_sketch(drawing, words, coloured=False)
        assert max(map(len, lines)) <= 80
        assert not [line for line in lines if line.endswith(" ")]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Secret mission: * 3, given by hand"),
        ("cs", "Tajná mise: * 3, zadáno ručně"),
        ("pl", "Tajna misja: * 3, podano ręcznie"),
    ],
)
def test_points_by_hand_without_a_mission_say_what_they_are_for(language: str, words: str) -> None:
    spoken = phrases(GAME, language, topic="entry")
    assert format_sketch(small(["by_hand"], by_hand={"mission": 3}), spoken, coloured=False) == [words]


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_alone_and_by_hand_there_are_words_in_every_language(language: str) -> None:
    words = phrases(GAME, language, topic="entry")
    player = {"name": "Eva", "energy": 7, "culture": 0, "by_hand": {"empire": 13, "planets": -3}}
    for level in ("skull", 6):
        sheet = {"game": "tiny-galaxies", "players": [player], "rogue": {**ROGUE, "empire": level}}
        for place in (("players", 0), ("rogue", "empire")):
            lines = format_sketch(sketch(sheet, place, HERE), words, coloured=False)
            assert max(map(len, lines)) <= 80


def test_a_large_mat_and_long_names_fit_too(tmp_path: Path) -> None:
    mat = json.loads(json.dumps(shipped(ROOT).board))
    mat["limits"] = {"energy": 99, "culture": 24}
    mat["empire"]["points"][5] = 99
    card: dict[str, Any] = {
        "id": "a-planet-of-the-very-longest-name-there-is",
        "points": 99,
        "resource": "energy",
    }
    card["id"] = card["id"][:40]
    far = {**card, "name": "A", "track": {"kind": "economy", "steps": 12}, "action": {"survey": 2}}
    planets = {"game": "tiny-galaxies", "deck": "planets", "cards": [far]}
    (tmp_path / "mat.yaml").write_text(json.dumps(mat), "utf-8")
    (tmp_path / "far.yaml").write_text(json.dumps(planets), "utf-8")
    players = [{**EVA, "empire": 6, "energy": 98, "culture": 24, "planets": [card["id"], "P01"]}, IVO]
    sheet = {"game": "tiny-galaxies", "layout": "mat.yaml", "cards": ["far.yaml"], "players": players}
    lines = rows(sketch(sheet, ("players", 0), tmp_path))
    assert reached(lines[1]) == ["99"]
    assert BAR.findall(lines[4]) == [("E", "#" * 23, "98", "99"), ("C", "#" * 24, "24", "24")]
    assert boxes(lines)[0] == (card["id"], "99", "E", "M" + ">" * 12)


def test_the_drawing_of_the_page_is_that_of_its_sheet() -> None:
    sheet, drawing = of_page("tiny-galaxies.md")
    words = phrases(GAME, "en", topic="entry")
    assert format_sketch(sketch(sheet, ("players", 1), HERE), words, coloured=False) == drawing
