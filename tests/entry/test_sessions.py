"""A table is entered answer by answer: refused in words, gone back to, changed, given by hand, resumed."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.entry import find_lost, list_answers, resume_session
from tests.helpers.typed_tables import DAY, Played, agreeing, enter

ROWS = ("..*.....", ".**.M...", ".*......", "", "", "", "", "")
WRITTEN: dict[str, Any] = {
    "game": "hvezdokupy",
    "played": DAY,
    "board": "..*.....\n.**.M...\n.*......" + 5 * "\n........",
    "players": [{"name": "Ana", "card": "F01"}, {"name": "Jan", "pattern": "*..\n.**"}],
}


def straight() -> Played:
    return enter("hvezdokupy", *ROWS, "f1", "", "*.. .**")


def test_what_was_entered_is_what_a_sheet_by_hand_says() -> None:
    played = straight()
    assert played.sheet == WRITTEN
    agreeing(played, WRITTEN)


def test_how_many_play_and_their_names_are_asked_first() -> None:
    played = enter("hvezdokupy", "7", "2", "Ana", "Ana", "", *ROWS, "F1", "", "*.. .**", names=())
    assert [player["name"] for player in played.sheet["players"]] == ["Ana", "Player 2"]
    assert played.refused == [
        ("7", "“7” is no number from 2 to 6."),
        ("Ana", "There is another Ana already; two players need two names."),
    ]


def test_an_answer_that_does_not_go_with_the_rest_is_refused() -> None:
    played = enter("hvezdokupy", "M", "1 M3", "M4")
    assert [typed for typed, _ in played.refused] == ["M", "M4"]
    assert played.refused[1][1] == "The Moon lies elsewhere already, and there is only one."
    assert played.open is not None
    assert played.open.row == 1


def test_what_is_no_name_is_refused() -> None:
    played = enter("hvezdokupy", "2", "A" * 81, "A\x1b[2J", "A" * 80, "", *ROWS, names=())
    assert [why for _, why in played.refused] == [
        "A line of at most 80 letters that can be printed, please.",
        "A line of at most 1000 letters that can be printed, please.",
    ]
    assert [player.name for player in played.result.players] == ["A" * 80, "Player 2"]


def test_there_is_a_score_at_any_time() -> None:
    played = enter("hvezdokupy")
    for typed in (*ROWS, "F01", "F02"):
        assert [player.name for player in played.type(typed).result.players] == ["Ana", "Jan"]
    assert [player.total for player in played.result.players] == [1, 0]


def test_going_back_changes_one_answer_and_keeps_the_later_ones() -> None:
    played = enter("hvezdokupy", *ROWS, "F01", "<", "<", "7", "", "F02")
    assert played.sheet["board"].endswith("\n......*.")
    assert played.sheet["players"][0]["card"] == "F01"


def test_going_back_and_enter_go_one_step_at_a_time() -> None:
    played = enter("hvezdokupy", *ROWS[:4], "<", "<", "<")
    places = []
    for _ in range(4):
        assert played.open is not None
        places.append(played.open.row)
        played.type("")
    assert places == [1, 2, 3, 4]
    assert played.refused == []


def test_a_number_leads_to_an_answer() -> None:
    played = enter("hvezdokupy", *ROWS, "F01", "F02", "/9", "F03", "/10", "/11")
    assert played.refused == [("/11", "There is no answer 11; they are numbered 1 to 10.")]
    assert played.type("F04").sheet["players"] == [
        {"name": "Ana", "card": "F03"},
        {"name": "Jan", "card": "F04"},
    ]


def test_answers_that_a_change_makes_impossible_are_asked_again() -> None:
    before = enter("hvezdokupy", "1", "M1", "3", "/1")
    after = enter("hvezdokupy", "1", "M1", "3", "/1", "M1")
    assert [question.row for question in find_lost(before.session, after.session)] == [1]
    assert [typed for _, typed in list_answers(after.session)] == ["M1", "3"]
    assert after.open is not None
    assert after.open.row == 1


def test_answers_to_what_is_not_asked_any_more_wait_until_it_is() -> None:
    played = enter("hvezdokupy", "3", "Ana", "Jan", "Eva", *ROWS, "F1", "F2", "F3", "/1", "2", names=())
    assert len(played.sheet["players"]) == 2
    assert played.type("/1", "3").sheet["players"][2] == {"name": "Eva", "card": "F03"}


def test_a_line_by_hand_needs_no_answer_that_only_it_would_have_read() -> None:
    played = enter("hvezdokupy", "# 1 built 1", "# Jan built 0")
    assert played.open is None
    assert [player.total for player in played.result.players] == [1, 0]
    played.type("# 2 built")
    assert played.open is not None
    played.type(*ROWS, "F02")
    assert [player["name"] for player in played.sheet["players"] if "by_hand" in player] == ["Ana"]


@pytest.mark.parametrize("typed", ["# built 1", "# 1 bild 1", "# 1", "#", "# Eva built 1"])
def test_a_line_by_hand_names_a_player_and_a_line(typed: str) -> None:
    played = enter("hvezdokupy", typed)
    assert [each for each, _ in played.refused] == [typed]


def test_a_kept_session_goes_on_where_it_was() -> None:
    played = enter("hvezdokupy", *ROWS, "F01", "# 2 built 1", "/1", "8")
    later = resume_session(played.session.table, played.session.answers)
    assert later.state.whole == played.session.state.whole


TYPED = st.one_of(
    st.sampled_from(["F01", "Z02", "*.. .**", "M3", "1 2", "", "<", "/1", "/9", "# 1 built 1", "# 2 built"]),
    st.text(max_size=12),
)


@given(st.lists(TYPED, max_size=25))
def test_whatever_is_typed_the_sheet_is_that_of_its_answers_typed_straight(typed: list[str]) -> None:
    played = enter("hvezdokupy", *typed)
    assert played.result
    finished(played)
    straight = enter("hvezdokupy")
    for (seat, line), points in played.session.answers.hand.items():
        straight.type(f"# {seat + 1} {line} {points}")
    straight.type(*(words for _, words in list_answers(played.session)))
    assert straight.sheet == played.sheet


def finished(played: Played) -> None:
    """Answer whatever is still asked for."""
    while played.open is not None:
        before = played.session.answers
        for typed in ("", "F05", "*.. .**"):
            if played.session.answers == before:
                played.type(typed)
