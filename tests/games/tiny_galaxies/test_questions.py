"""A table of Tiny Galaxies typed in, answer by answer, gives the very sheet that would be written by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.data import read_mapping
from tests import ROOT
from tests.helpers.typed_tables import DAY, Played, agreeing, enter
from tests.oracles.tiny_galaxies_sheet import shipped
from tests.positions.tiny_galaxies import sheets

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hypothesis.strategies import DataObject

    from pnp.errors import Location
    from pnp.models import Question

GAME = "tiny-galaxies"
RULES = {id: card["rule"] for id, card in shipped(ROOT).decks["missions"].items()}
EVA = ("4", "P07 P11 5", "3", "2")
IVO = ("6", "p4 p9", "1", "0")


def as_typed(sheet: Mapping[str, Any], place: Location) -> str:
    """What stands at a place of a sheet, as a hurried player types it."""
    found: Any = sheet
    for step in place:
        if isinstance(found, dict) and step not in found:
            return "n" if place[-1] in ("ended_game", "ended_by") else ""
        found = found[step]
    if place[-1] == "planets":
        return " ".join(
            each if isinstance(each, int) else each.lower().replace("p0", "p") for each in map(str, found)
        )
    if place[-1] == "ships":
        return " ".join(str(found[key]) for key in ("home", "landed", "orbit"))
    if place[-1] in ("ended_game", "ended_by"):
        return "y" if found in (True, "player") else "n"
    return str(found).lower()


def typed_in(sheet: Mapping[str, Any]) -> Played:
    """Lines by hand are typed first; then whatever is asked for is answered from the sheet."""
    played = enter(GAME, names=[player["name"] for player in sheet["players"]])
    for player in sheet["players"]:
        for line, points in player.get("by_hand", {}).items():
            played.type(f"# {player['name']} {line} {points}")
    while (question := played.open) is not None:
        played.type(as_typed(sheet, question.place))
        assert played.refused == []
        assert played.result.players
    return played


def plain(sheet: Mapping[str, Any]) -> dict[str, Any]:
    """A sheet without what nobody would type: what no mission looks at, and what is so anyway."""
    players = [{**player} for player in sheet["players"]]
    for player in players:
        hand, rule = player.get("by_hand", {}), RULES.get(player.get("mission", ""))
        rule = None if "mission" in hand else rule
        for key in hand:
            if (key, rule) != ("empire", "empire-level"):  # a mission may look at a level that is by hand
                player.pop(key, None)
        if rule != "ships-home":
            player.pop("ships", None)
        if rule != "ended-game" or not player.get("ended_game"):
            player.pop("ended_game", None)
        if "planets" not in hand:
            player.setdefault("planets", [])
    rogue = {"rogue": {"planets": [], **sheet["rogue"]}} if "rogue" in sheet else {}
    return {**sheet, **rogue, "players": players}


# Any table.


@given(sheets())
def test_a_table_that_is_typed_in_gives_the_sheet_that_says_so(sheet: dict[str, Any]) -> None:
    written = plain(sheet)
    first = written.pop("ended_by", "rogue")
    played = typed_in({**written, "ended_by": first})
    if "ended_by" in played.sheet:
        written["ended_by"] = first  # it is asked for where it decides, and left out where it does not
    assert as_written(played.sheet) == as_written({**written, "played": DAY})
    agreeing(played, written)


def as_written(sheet: Any) -> Any:
    """A sheet as the text of a file would say it, in any order of its keys."""
    return read_mapping(sheet).tree


@given(st.data())
def test_at_any_moment_there_is_a_score_and_a_drawing_of_what_was_answered(data: DataObject) -> None:
    written = plain(data.draw(sheets()))
    played = enter(GAME, names=[player["name"] for player in written["players"]])
    for _ in range(data.draw(st.integers(0, 25))):
        if (question := played.open) is None:
            break
        played.type(typed := as_typed(written, question.place))
        assert played.drawn(*question.place) or question.place == ("ended_by",) or not typed
    assert len(played.result.players) == len(written["players"])


# What is asked for.


def places(played: Played) -> list[str]:
    return ["/".join(map(str, question.place)) for question in played.asked]


def test_each_empire_is_asked_for_line_by_line() -> None:
    played = enter(GAME, "4", "", "3", "2", "M01", "6", "", "1", "0", "")
    keys = ["empire", "planets", "energy", "culture", "mission"]
    assert places(played) == [f"players/{seat}/{key}" for seat in (0, 1) for key in keys]


@pytest.mark.parametrize(("mission", "key", "typed"), [("M11", "ships", "021"), ("m12", "ended_game", "y")])
def test_what_only_a_mission_looks_at_is_asked_for_where_that_was_dealt(
    mission: str, key: str, typed: str
) -> None:
    played = enter(GAME, "4", "", "3", "2", mission, typed, "6", "", "1", "0", "M10")
    assert [place for place in places(played) if key in place] == [f"players/0/{key}"]
    assert played.result.players[0].lines[2].points in (2, 3)


def test_a_mission_that_is_not_ours_is_asked_for_its_points_where_planets_are_not_ours() -> None:
    played = enter(GAME, "4", "5 3", "3", "2", "", "3", "6", "p7", "1", "0", "")
    assert played.sheet["players"][0]["by_hand"] == {"mission": "3"}
    assert "by_hand" not in played.sheet["players"][1]


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_every_question_and_its_help_has_words(language: str) -> None:
    for names, answers in (
        (["Eva", "Ivo"], ["4", "5", "3", "2", "", "3", "6", "", "1", "0", "m11", "1 2 0"]),
        (["Eva", "Ivo"], ["4", "", "3", "2", "m12", "y", "6", "", "1", "0", "m11", "1 2 0"]),
        (["Eva"], ["2", "skull", "", "1", "p5 p15 p20", "0", "0", "y"]),
    ):
        played = enter(GAME, *answers, names=names, language=language)
        assert played.sheet
        for question in played.asked:
            assert len(played.words(question.words, **question.arguments)) < 80
            assert played.words(question.words.replace("ask-", "key-"))


# The rogue.


def alone(*answers: str) -> Played:
    return enter(GAME, *answers, names=["Eva"])


@pytest.mark.parametrize("typed", ["s", "Skull", "lebka", "CZ", "x"])
def test_the_skull_may_be_written_short_and_in_each_language(typed: str) -> None:
    assert alone("2", typed).type("p3", "5", "p5", "3", "2").sheet["rogue"]["empire"] == "skull"


@pytest.mark.parametrize(
    ("rogue", "planets", "asked"),
    [("4", "p5 p10", False), ("s", "p5 p10", False), ("4", "p5 p10 p15", False), ("s", "p5 p10 p15", True)],
)
def test_who_was_first_is_asked_only_where_both_are_there(rogue: str, planets: str, asked: bool) -> None:
    played = alone("2", rogue, "p3 p4", "3", planets, "3", "2")
    assert [played.open.place] == [("ended_by",)] if played.open else not asked
    assert (played.open is not None) is asked


@pytest.mark.parametrize(
    ("typed", "winner"), [("y", "Eva"), ("a", "Eva"), ("TAK", "Eva"), ("n", "rogue"), ("nie", "rogue")]
)
def test_who_was_first_has_won(typed: str, winner: str) -> None:
    played = alone("2", "s", "", "3", "p5 p10 p15", "3", "2", typed)
    assert played.result.winners == (winner,)


def test_the_name_of_the_rogue_is_refused() -> None:
    played = enter(GAME, "1", "rogue", names=())
    assert "rogue" in played.refused[0][1]


# Kindly read, or refused.


@pytest.mark.parametrize(
    ("typed", "planets"),
    [
        ("p7 P11,5", ["P07", "P11", "5"]),
        ("P007;p40", ["P07", "P40"]),
        ("07 7 8 40", ["P07", "7", "P08", "P40"]),
        ("", []),
        ("0", ["0"]),
    ],
)
def test_planets_are_read_kindly(typed: str, planets: list[str]) -> None:
    assert enter(GAME, "4", typed).session.state.tree["players"][0]["planets"] == planets


@pytest.mark.parametrize(
    ("answers", "refusal"),
    [
        (["7"], "“7” is no number from 1 to 6."),
        ([""], "Something has to be entered here."),
        (["4", "P41"], "There is no “P41”. Did you mean"),
        (["4", "100"], "There is no “100”. Did you mean P10?"),
        (["4", "M01"], "There is no “M01”."),
        (["4", "", "8"], "“8” is no number from 0 to 7."),
        (["4", "", "3", "2", "m13"], "There is no “m13”. Did you mean M1"),
        (["4", "5", "3", "2", "m8"], "M08 must know more of planets than their points"),
        (["4", "", "3", "2", "m11", "1 2"], "“1 2” is not three numbers"),
        (["4", "", "3", "2", "m11", "1 2 x"], "“x” is no number from 0 to 99."),
        (["4", "", "3", "2", "m12", "maybe"], "“maybe” is neither y nor n."),
    ],
)
def test_a_wrong_answer_is_refused_in_place(answers: list[str], refusal: str) -> None:
    played = enter(GAME, *answers)
    (refused,) = played.refused
    assert refused[0] == answers[-1]
    assert refusal in refused[1]
    assert len(played.asked) == len(answers) - 1


def offered(played: Played) -> tuple[str, ...]:
    question: Question | None = played.open
    assert question is not None
    return question.offers


def test_completion_offers_what_is_still_to_be_had() -> None:
    played = enter(GAME, "4", "P01 P02", "3", "2", names=["Eva", "Ivo", "Jan"])
    assert offered(played)[0] == "M01"
    played.type("M01", "5")
    assert offered(played)[:2] == ("P03", "P04")
    played.type("P03", "0", "0")
    assert offered(played)[0] == "M02"
    assert offered(enter(GAME, "4", "", "3", "2"))[0] == "M07"
    assert offered(alone("1", "2", "P01 P02").type("3"))[0] == "P03"
    assert "skull" in offered(alone("1"))


def test_an_answer_that_is_changed_may_keep_its_own_planets() -> None:
    played = enter(GAME, "4", "P01 P02", "3", "<", "<")
    assert offered(played)[:2] == ("P01", "P02")
    played.type("P01")
    assert [player.total for player in played.result.players] == [6, 0]


def test_planets_that_a_mission_of_someone_before_looks_at_are_named_by_cards() -> None:
    mission = next(
        id
        for id, card in enter(GAME).session.table.supplies.decks["missions"].items()
        if card.rule == "most" and card.asks["what"] == "diplomacy"
    )
    played = enter(GAME, "3", "P01", "1", "1", mission, "4", "5", "P02", names=("Eva", "Ivo"))
    assert [typed for typed, _ in played.refused] == ["5"]
    assert f"{mission}, the mission of Eva, must know more" in played.refused[0][1]
    assert played.open is not None
    assert played.open.place == ("players", 1, "energy")
