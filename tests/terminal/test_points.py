"""`pnp score GAME --points` at a terminal: the printed pad as a form, whose sheet is one of lines by hand."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

import pnp
from pnp.build import list_drafts
from tests.helpers.terminals import Terminal
from tests.helpers.typed_tables import DAY, saved

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

UP, DOWN, RIGHT, LEFT = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"
RUBBED, CLEARED, BACKWARDS = "\x7f", "\x1b", "\x1b[Z"
KEY = re.compile(r"\x1b\[[A-Z]|[\s\S]")
END = "Enter saves the score sheet."
NEBULA = ("personal", "public", "black-holes", "constellations", "colours", "advanced")
FOUR = {
    "Eva": (14, 22, 21, 30, 25, 33, 9),
    "Ivo": (0, 18, 15, 24, 31, 20, 7),
    "Ana": (14, 6, 10, 18, 44, 41, 5),
    "Jan": (14, 30, 15, 38, 18, 18, 8),
}


def begin(game: str, names: Sequence[str] = (), language: str = "en") -> tuple[str, ...]:
    who = ("--names", ",".join(names)) if names else ()
    return ("score", game, "--points", *who, "--played", DAY, "--lang", language)


def sheet_of_four() -> dict[str, Any]:
    players = [
        {"name": name, "by_hand": dict(zip(NEBULA, points, strict=False)), "black_holes": points[-1]}
        for name, points in FOUR.items()
    ]
    return {"game": "nebula", "players": players}


def typed_of_four(key: str) -> str:
    """All numbers, with a key behind each: column by column for Enter, row by row for Tab."""
    fields = FOUR.values() if key == "\r" else zip(*FOUR.values(), strict=True)
    return "".join(f"{points}{key}" for column in fields for points in column)


@pytest.mark.parametrize("key", ["\r", "\t"])
def test_four_players_and_six_lines_take_at_most_forty_keys_beside_the_digits(
    tmp_path: Path, key: str
) -> None:
    keys = [
        "4\r",  # how many play
        "\r" * 4,  # no names
        "\r",  # the full version
        typed_of_four(key),
        "\r",
    ]
    with Terminal(*begin("nebula"), folder=tmp_path) as terminal:
        terminal.press("".join(keys))
        terminal.expect("Saved as nebula-2026-11-18.yaml")
        terminal.press("n\r")
        assert terminal.ended() == 0
    assert sum(not each.isdigit() for each in KEY.findall("".join(keys))) <= 40
    sheet = saved("nebula", tmp_path)
    names = dict(zip([f"Player {number}" for number in range(1, 5)], FOUR, strict=True))
    for player in sheet["players"]:
        player["name"] = names[player["name"]]
    result = pnp.score(sheet)
    assert result == pnp.score(sheet_of_four())
    assert (result.winners, result.decided_by) == (("Eva",), "points")


def test_a_form_is_gone_about_in_mended_left_and_gone_on_with(tmp_path: Path) -> None:
    names = ("Eva", "Ivo")
    with Terminal(*begin("nebula", names), folder=tmp_path, rows=24) as terminal:
        terminal.answer("Version", "f")
        terminal.expect("Eva · Personal task")
        terminal.press("14\t7\t")
        terminal.expect("Total 14 7")
        terminal.expect("Eva · Public tasks")
        terminal.press(f"{UP}{RIGHT}-3")  # takes the place of 7
        terminal.expect("Total 14 \N{MINUS SIGN}3")
        terminal.expect("Ivo · Personal task")
        terminal.press(f"{DOWN}12x{LEFT}5\r")  # what is typed ahead of a refusal is dropped
        terminal.expect("! “12x” is no number from \N{MINUS SIGN}9999 to 9999.")
        terminal.press(f"{RUBBED}{BACKWARDS}")
        terminal.expect("Total 14 9")
        terminal.expect("Eva · Public tasks")
        terminal.press("9" * 5 + DOWN)
        terminal.expect("! “99999” is no number")
        terminal.press(CLEARED + "?")
        terminal.expect("What stays empty counts as 0.")
        terminal.press(f"?{DOWN * 5}")
        terminal.expect("Eva · Black holes on the bar")
        terminal.press(f"-1{DOWN}")
        terminal.expect("! “-1” is no number from 0 to 30.")
        terminal.press(f"4{DOWN}")
        terminal.expect(f"9 empty fields count as 0. That is all. {END}")
        assert terminal.interrupt() == 130
        terminal.expect("It is kept. To go on: pnp score --resume nebula")
    with Terminal("score", "--resume", folder=tmp_path) as terminal:
        terminal.expect("Going on after 5 answers: Eva and Ivo, 2026-11-18.")
        terminal.expect("Personal task 14 \N{MINUS SIGN}3")
        terminal.expect("Public tasks · 12")
        terminal.expect("Eva · Public tasks")  # the first empty field
        terminal.press(f"{DOWN * 6}{UP}")
        terminal.expect("Eva · Black holes on the bar")
        terminal.press(f"{DOWN}\r")
        terminal.expect("Eva wins.")
        terminal.press("\r")
        assert terminal.ended() == 0
    written = {
        "game": "nebula",
        "players": [
            {"name": "Eva", "by_hand": {**dict.fromkeys(NEBULA, 0), "personal": 14}, "black_holes": 4},
            {
                "name": "Ivo",
                "by_hand": {**dict.fromkeys(NEBULA, 0), "personal": -3, "public": 12},
                "black_holes": 0,
            },
        ],
    }
    assert pnp.score(saved("nebula", tmp_path)) == pnp.score(written)


def test_back_leads_to_the_version_of_the_rules_and_lines_that_it_lacks_are_dropped(tmp_path: Path) -> None:
    with Terminal(*begin("nebula", ("Eva", "Ivo")), folder=tmp_path) as terminal:
        terminal.answer("Version", "")
        terminal.press(f"1\r2\r3\r4\r5\r6\r7{LEFT}")
        terminal.expect("Total 21 0")
        terminal.press("<")
        terminal.answer("Version: f full, b basic (Enter: full):", "b")
        terminal.expect("Total 10 0")
        terminal.expect("Black holes on the bar 7")
        terminal.press("5\r6\r\r\r\r\r")
        terminal.expect("Saved as")
        terminal.press("n\r")
        assert terminal.ended() == 0
    sheet = saved("nebula", tmp_path)
    assert [each["by_hand"] for each in sheet["players"]] == [
        {"personal": "1", "public": "2", "black-holes": "3", "constellations": "4"},
        {"personal": "5", "public": "6", "black-holes": "0", "constellations": "0"},
    ]
    assert sheet["version"] == "basic"


def test_who_comes_first_of_equal_players_is_asked_in_the_form(tmp_path: Path) -> None:
    with Terminal(*begin("nova-luna", ("Eva", "Ivo", "Jan")), folder=tmp_path) as terminal:
        terminal.expect("Eva · Tokens left")
        terminal.press("<")
        terminal.expect("! This is the first question.")
        terminal.press("3\t\t5\t")
        terminal.expect("One empty field counts as 0.")
        terminal.press(f"{UP}{LEFT}3\t")
        terminal.expect("Jan · Tokens left")
        terminal.press("\t")
        terminal.expect("On the lunar track · ·")
        terminal.expect("Eva · On the lunar track")
        terminal.press("x\t")
        terminal.expect("! “x” is no number from 0 to 9999.")
        terminal.press("17 2\t17\t")
        terminal.expect("That is all.")
        terminal.press("\r")
        terminal.expect("Eva wins.")
        terminal.expect("decided by: turn order on the lunar track")
        terminal.press("n\r")
        assert terminal.ended() == 0
    players = [
        {"name": "Eva", "by_hand": {"tokens-left": 3}, "track": [17, 2]},
        {"name": "Ivo", "by_hand": {"tokens-left": 3}, "track": [17, 1]},
        {"name": "Jan", "by_hand": {"tokens-left": 5}},
    ]
    assert pnp.score(saved("nova-luna", tmp_path)) == pnp.score({"game": "nova-luna", "players": players})


def test_a_row_that_comes_in_at_the_end_is_not_passed_over(tmp_path: Path) -> None:
    with Terminal(*begin("nova-luna", ("Eva", "Ivo", "Jan")), folder=tmp_path) as terminal:
        terminal.press("5\r3\r3\r")
        terminal.expect("On the lunar track \N{MIDDLE DOT} \N{MIDDLE DOT}")
        terminal.expect("Jan \N{MIDDLE DOT} On the lunar track")
        terminal.press("16\r\r")
        terminal.expect("Ivo \N{MIDDLE DOT} On the lunar track")
        terminal.press(f"{DOWN}\r")
        terminal.expect("Ivo and Jan win together.")
        terminal.press("n\r")
        assert terminal.ended() == 0
    assert ["track" in player for player in saved("nova-luna", tmp_path)["players"]] == [False, False, True]


def test_what_the_rules_need_besides_may_not_stay_empty(tmp_path: Path) -> None:
    with Terminal(*begin("tiny-galaxies", ("Eva",)), folder=tmp_path) as terminal:
        terminal.answer("Which rogue galaxy", "2")
        terminal.answer("level of its empire", "6")
        terminal.answer("The rogue galaxy, planets", "5 8")
        terminal.press(f"12{DOWN * 4}\r")
        terminal.expect("Planets 0")  # by now
        terminal.expect("Energy left ·")
        terminal.expect("! Something has to be entered here.")
        terminal.press("2\r\r")
        terminal.expect("Culture left ·")
        terminal.expect("That is all.")
        terminal.press("\r")
        terminal.expect("! Something has to be entered here.")
        assert terminal.interrupt() == 130


def test_alone_the_form_is_left_for_what_only_its_points_ask(tmp_path: Path) -> None:
    with Terminal(*begin("tiny-galaxies", ("Eva",)), folder=tmp_path) as terminal:
        terminal.answer("Which rogue galaxy", "2")
        terminal.answer("level of its empire", "s")
        terminal.answer("The rogue galaxy, planets", "5 8")
        terminal.expect("Eva · Empire")
        terminal.press("9\r12\r2\r1\r\r")
        terminal.answer("Were you first?", "<")
        terminal.expect("That is all.")
        terminal.press(f"{UP}{UP}{UP}13{DOWN * 3}\r")
        terminal.answer("Were you first?", "y")
        terminal.expect("Saved as")
        terminal.press("n\r")
        assert terminal.ended() == 0
    written = {
        "game": "tiny-galaxies",
        "rogue": {"level": 2, "empire": "skull", "planets": ["5", "P08"]},
        "ended_by": "player",
        "players": [{"name": "Eva", "energy": 2, "culture": 1, "by_hand": {"empire": 9, "planets": 13}}],
    }
    assert pnp.score(saved("tiny-galaxies", tmp_path)) == pnp.score(written)


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (44, 24), (44, 10), (30, 24)])
def test_six_players_have_room_on_a_small_terminal(tmp_path: Path, columns: int, rows: int) -> None:
    names = ("Anežka", "Bohumila", "Cyril", "Dobromila", "Eva", "František")
    begun = begin("hvezdokupy", names, "cs")
    with Terminal(*begun, folder=tmp_path, columns=columns, rows=rows) as terminal:
        terminal.expect("Anežka · Souhvězdí")
        terminal.press("\t" * 5 + "1")
        terminal.expect("František · Souhvězdí")
        terminal.expect("šipky kamkoli")
        lines = terminal.screen.lines()
        assert max(map(len, lines)) <= columns
        assert any(re.fullmatch(r"Souhv\S+( +·)* +1", line) for line in lines)
        terminal.press("\r\r")
        terminal.expect("Vyhrává František.")
        terminal.press("n\r")
        assert terminal.ended() == 0


def test_ten_lines_scroll_where_the_terminal_is_low(tmp_path: Path) -> None:
    with Terminal(*begin("night-sky", ("Eva", "Ivo")), folder=tmp_path, rows=9) as terminal:
        terminal.expect("Round 2")
        assert "Stars at the rim" not in "".join(terminal.screen.lines())
        terminal.press("".join(f"{number}\r" for number in range(9)) + "31")
        terminal.expect("Stars at the rim 31")
        terminal.expect("Eva · Stars at the rim")
        terminal.press(DOWN)
        terminal.expect("Total 67 0")
        assert terminal.interrupt() == 130


def test_that_nothing_can_be_kept_is_said_below_the_form(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    place = str(tmp_path / "file")
    with Terminal(*begin("hvezdokupy", ("Eva", "Ivo")), folder=tmp_path, PNP_DATA=place) as terminal:
        terminal.press("1\t0\t")
        terminal.expect("What is entered cannot be kept, so finish it in one go")
        terminal.press("\r")
        terminal.expect("Eva wins.")
        terminal.press("n\r")
        assert terminal.ended() == 0


def test_a_closed_terminal_keeps_the_points(tmp_path: Path) -> None:
    with Terminal(*begin("nova-luna", ("Eva", "Ivo")), folder=tmp_path) as terminal:
        terminal.press("3\r")
        terminal.expect("Ivo · Tokens left")
        terminal.close()
    (found,) = list_drafts()
    assert [(each.player, each.line, each.points) for each in found.draft.by_hand] == [(0, "tokens-left", 3)]
    assert found.draft.options.points is True
