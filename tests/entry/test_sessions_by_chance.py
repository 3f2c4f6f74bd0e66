"""Whatever is typed at a table of any game: nothing breaks, there is a score, and order leaves no trace."""

from __future__ import annotations

import re

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import pnp
from pnp import games
from pnp.data import write_sheet
from pnp.entry import (
    Answers,
    find_id,
    list_answers,
    make_answers,
    make_draft,
    read_draft,
    resume_session,
    write_draft,
)
from pnp.library import find_shipped
from tests.helpers.offered import offering
from tests.helpers.typed_tables import Played, enter

ASKED = offering("questions")
WORDS = st.one_of(
    st.integers(-1, 9).map(str),
    st.sampled_from(
        [
            "",
            ".",
            "-",
            "*",
            "a",
            "y",
            "n",
            "RWB...",
            "3č 5b",
            "cb.zno",
            "B4:R R3:B",
            "m4:č",
            "..*..M..",
            "home 2",
            "1-2",
        ]
    ),
    st.sampled_from(["<", "/1", "/2", "/5", "# 1 0", "? "]),
    st.text(max_size=8),
)


@st.composite
def tables(draw: st.DrawFn, game: str) -> Played:
    """A table at which this and that was typed, often what is offered."""
    found = games.find_game(game)
    assert found is not None
    many = draw(st.integers(found.seats[0], min(found.seats[1], 3)))
    language = draw(st.sampled_from(["en", "cs", "pl"]))
    played = enter(game, names=[f"P{number}" for number in range(many)], language=language)
    for _ in range(draw(st.integers(0, 30))):
        question = played.open
        offers = question.offers if question else ()
        picked = st.lists(st.sampled_from(offers), max_size=4).map(" ".join) if offers else WORDS
        lines = [line.id for line in played.result.players[0].lines]
        hand = st.tuples(st.integers(1, many), st.sampled_from(lines), st.integers(-3, 9))
        by_hand = hand.map(lambda said: f"# {said[0]} {said[1]} {said[2]}")
        played.type(draw(st.one_of(picked, picked, WORDS, by_hand)))
    return played


def holds(played: Played) -> None:
    """What is true of every table, however it was entered."""
    session = played.session
    assert played.result.players  # and nothing is complained of
    assert pnp.score(session.state.whole) == played.result
    assert pnp.score(write_sheet(session.state.whole)) == played.result
    kept = read_draft(write_draft(make_draft(session, "en")))
    assert resume_session(session.table, make_answers(kept)).state.whole == session.state.whole
    asked = {find_id(question): typed for question, typed in list_answers(session)}
    straight = resume_session(session.table, Answers(asked, session.answers.hand))
    assert straight.state.whole == session.state.whole


@pytest.mark.parametrize("game", ASKED)
@settings(max_examples=6, phases=[Phase.generate], suppress_health_check=[*HealthCheck])
@given(data=st.data())
def test_a_table_has_a_score_at_any_time(game: str, data: st.DataObject) -> None:
    holds(data.draw(tables(game)))


@pytest.mark.full
@pytest.mark.parametrize("game", ASKED)
@settings(max_examples=150, suppress_health_check=[*HealthCheck])
@given(data=st.data())
def test_many_tables_have_a_score_at_any_time(game: str, data: st.DataObject) -> None:
    holds(data.draw(tables(game)))


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
@pytest.mark.parametrize("game", offering("questions", "Czech", "Polish"))
def test_no_game_says_otherwise_what_the_house_says(game: str, language: str) -> None:
    folders = [find_shipped("cards") / "words", find_shipped("cards") / game / "words"]
    texts = [(folder / "entry" / f"{language}.ftl").read_text("utf-8") for folder in folders]
    house, own = ({*re.findall(r"^([\w-]+) *=", text, re.MULTILINE)} for text in texts)
    assert not house & own
