"""A table of Nova Luna entered answer by answer: what is typed is read kindly, and gives the very sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from pnp import score
from pnp.entry import resume_session
from tests.helpers.typed_tables import Played, agreeing, enter
from tests.positions.nova_luna import solo_sheets, table_sheets

if TYPE_CHECKING:
    from collections.abc import Mapping

GAME = "nova-luna"


def grid(drawing: str) -> list[str]:
    return [" ".join(row.split()) for row in drawing.splitlines()]


def typed_in(sheet: Mapping[str, Any]) -> Played:
    """The table of a sheet, each answer in small letters."""
    players = sheet["players"]
    played = enter(GAME, names=[player["name"] for player in players])
    while (question := played.open) is not None:
        _, seat, key, *_ = question.place
        said = "" if key == "by_hand" else players[int(seat)].get(key, "")
        if question.row is not None:
            said = dict(enumerate(grid(said))).get(question.row, "")
        elif key == "track":
            said = " ".join(map(str, said))
        elif key == "tokens":
            said = str(said or 20)
        played.type(str(said).lower())
        assert not played.refused
    return played


@settings(max_examples=12)
@given(table_sheets())
def test_any_table_typed_in_gives_its_sheet(sheet: dict[str, Any]) -> None:
    players = sheet["players"]
    assume(all("mosaic" in player for player in players))
    written = [{k: v for k, v in player.items() if k != "by_hand"} for player in players]
    played = typed_in({"players": written})
    result = score({**sheet, "players": written})
    totals = [player.total for player in result.players]
    for player, entered, total in zip(written, played.sheet["players"], totals, strict=True):
        player["tokens"] = str(player.get("tokens", 20))
        player["mosaic"] = "\n".join(grid(player["mosaic"]))
        if totals.count(total) == 1:
            player.pop("track", None)
        elif "track" in player:
            player["track"] = [*map(str, player["track"])]
        assert entered == player
    assert score(played.sheet) == result


@settings(max_examples=12)
@given(solo_sheets())
def test_any_game_alone_typed_in_gives_its_sheet(sheet: dict[str, Any]) -> None:
    (player,) = sheet["players"]
    assume("by_hand" not in player)
    result = score(sheet)
    assume("phase-1-not-kept" not in {caution.code for caution in result.warnings})
    played = typed_in(sheet)
    (entered,) = played.sheet["players"]
    for key in ("phase1", "mosaic"):
        assert grid(entered[key]) == grid(player[key])
    assert score(played.sheet) == result


@pytest.mark.parametrize(
    ("typed", "row"),
    [
        ("n12 n40 . r4:bb", "N12 N40 . R4:BB"),
        ("12 40 . r4bb", "N12 N40 . R4:BB"),
        ("  N12   n040 ", "N12 N40"),
        ("n12,n40", "N12 N40"),
        ("r4bb,t,y 7", "R4:BB,T,Y N07"),
        ("b1: t7:rrrr,y", "B1: T7:RRRR,Y"),
        (".", "."),
    ],
)
def test_a_row_is_read_kindly(typed: str, row: str) -> None:
    played = enter(GAME, "", "", typed, "")
    assert played.refused == []
    assert played.session.state.tree["players"][0]["mosaic"] == f"{row}\n"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("nn12", "Did you mean N12?"),
        ("x", "no tile “x”"),
        ("90210", "no tile “90210”"),
        ("n12 r8:bb", "“r8:bb” is no tile"),
        ("r4", "“r4” is no tile’s code"),
        ("r4:b,,t", "no tile’s code"),
        ("g4:b", "no tile’s code"),
        ("", "Something has to be entered"),
    ],
)
def test_what_is_no_row_is_refused_in_words(typed: str, told: str) -> None:
    played = enter(GAME, "", "", typed)
    ((answer, words),) = played.refused
    assert answer == typed
    assert told in words


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_every_question_and_refusal_is_said_in_every_language(language: str) -> None:
    table = enter(
        GAME,
        "21",
        "",
        "21",
        "20",
        "?",
        "n12 r9",
        "b4",
        "b4:r",
        "",
        "",
        "",
        "b4:r",
        "",
        "x",
        "1 2 3",
        language=language,
    )
    alone = enter(GAME, "b4:r", "", "b4:r", names=("Ana",), language=language)
    assert len(table.refused) == 7
    for played in (table, alone):
        for question in [*played.asked, played.open]:
            assert question is not None
            assert played.words(question.words, **question.arguments)
            assert played.words(question.words.replace("ask-", "key-"))
            assert played.words(f"{question.words}-hint", **question.arguments)


def test_tokens_are_those_of_the_player_before_if_nothing_else_is_said() -> None:
    played = enter(GAME, "", "17", "b1:", "", "", "", "b1:", "", "", "15", "b1:", "", names="ABC")
    assert [player["tokens"] for player in played.session.state.tree["players"]] == ["17", "17", "15"]


def test_rows_behind_one_that_is_emptied_wait_until_it_is_not() -> None:
    played = enter(GAME, "", "", "b4:r", "r3:b", "y1:", "", "5", "/4", "-")
    assert played.sheet["players"][0]["mosaic"] == "B4:R"
    assert played.type("/4", "t1:").sheet["players"][0]["mosaic"] == "B4:R\nT1:\nY1:"


def test_only_tiles_that_lie_nowhere_yet_are_proposed() -> None:
    played = enter(GAME, "", "", "n01 n02", "", "", "", "n03")
    assert played.open is not None
    assert {"N01", "N02", "N03"} & {*played.open.offers} == set()
    assert len(played.open.offers) == 65


def test_the_track_is_asked_for_only_of_those_who_are_equal() -> None:
    before = ("", "", "b4:r r3:b", "", "", "", "b1:", "", "", "", "r3:b b4:r", "")
    unequal = enter(GAME, *before[:8], names="AB")
    assert unequal.open is None
    assert [question.row for question in unequal.asked] == [None, None, 0, 1] * 2
    played = enter(GAME, *before, "17", "17 2", names="ABC")
    assert [player.get("track") for player in played.sheet["players"]] == [["17", "1"], None, ["17", "2"]]
    assert played.result.leaders == ("C",)
    shared = enter(GAME, *before, "", "", names="ABC")
    assert shared.result.leaders == ("A", "C")


def test_nothing_that_was_entered_leaves_all_tokens() -> None:
    assert [player.total for player in enter(GAME).result.players] == [20, 20]
    assert [player.total for player in enter(GAME, "", "17", "b4:r r3:b").result.players] == [15, 17]
    assert enter(GAME, names=("Ana",)).result.players[0].total == 80 + 210


def test_how_many_tokens_are_left_is_enough() -> None:
    played = enter(GAME, "3", "21", "7", "3", "17 1", "18", names="ABC")
    assert played.refused == [("21", "“21” is no number from 0 to 20.")]
    hands = zip("ABC", ("3", "7", "3"), ([17, 1], None, [18, 1]), strict=True)
    written = [
        {"name": name, "by_hand": {"tokens-left": left}} | ({"track": track} if track else {})
        for name, left, track in hands
    ]
    agreeing(played, {"game": GAME, "players": written})
    assert played.type("/1", "-").open is not None


def test_a_line_by_hand_stands_for_a_mosaic() -> None:
    played = enter(GAME, "# 1 tokens-left 3", "", "", "b4:r r3:b", "")
    written = [{"name": "Ana", "by_hand": {"tokens-left": 3}}, {"name": "Jan", "mosaic": "B4:R R3:B"}]
    agreeing(played, {"game": GAME, "players": written})
    hands = [f"# {line} 10" for line in ("phase-1-time", "phase-1-tokens", "final-time", "final-tokens")]
    assert enter(GAME, *hands, names=("Ana",)).sheet["players"][0].keys() == {"name", "by_hand"}
    last = enter(GAME, *hands[2:], "b4:r r3:b", "", names=("Ana",))
    assert last.sheet["players"][0].keys() == {"name", "by_hand", "phase1"}
    first = enter(GAME, *hands[:2], "b4:r r3:b", "", names=("Ana",))
    assert first.sheet["players"][0].keys() == {"name", "by_hand", "mosaic"}


# ---- Alone

PHASE1 = (". 11", "18 15 17", ". 16", "")


def alone(*final: str) -> tuple[list[str], list[str]]:
    """Both mosaics as the sheet has them."""
    played = enter(GAME, *PHASE1, *final, names=("Ana",))
    assert played.refused == []
    (player,) = played.sheet["players"]
    assert score(played.sheet).warnings == ()
    return grid(player["phase1"]), grid(player["mosaic"])


def test_alone_an_empty_answer_keeps_the_rows_of_phase_1() -> None:
    assert alone("", "", "", "") == ([". N11", "N18 N15 N17", ". N16"],) * 2


def test_alone_a_mosaic_may_grow_on_every_side_and_phase_1_lies_in_it() -> None:
    phase1, mosaic = alone(". . 1", "", "2 18 15 17 34", "", ". . 19", "")
    assert mosaic == [". . N01", ". . N11", "N02 N18 N15 N17 N34", ". . N16", ". . N19"]
    assert phase1 == [". . .", ". . N11", ". N18 N15 N17 .", ". . N16", ". . ."]


def test_alone_what_is_changed_in_phase_1_changes_the_rows_that_were_kept() -> None:
    played = enter(GAME, *PHASE1, "", "", "", "", "/1", "12 11", names=("Ana",))
    (player,) = played.sheet["players"]
    assert grid(player["mosaic"]) == grid(player["phase1"]) == ["N12 N11", "N18 N15 N17", ". N16"]


TYPED = ["", ".", "11", "18 15 17", "1 18", ". . 16", "r4:b", "20", "/1", "/3", "<", "-", "# final-time 3"]
NAMED = st.sampled_from([("Ana",), ("Ana", "Jan")])


@settings(max_examples=25)
@given(NAMED, st.lists(st.sampled_from([*TYPED, "# final-tokens 1", "# tokens-left 3"]), max_size=12))
def test_whatever_is_typed_there_is_a_score_and_what_is_kept_goes_on_alike(
    names: tuple[str, ...], typed: list[str]
) -> None:
    played = enter(GAME, *typed, names=names)
    assert played.result
    assert (
        resume_session(played.session.table, played.session.answers).state.whole == played.session.state.whole
    )


def test_completion_offers_no_tile_that_lies_elsewhere_or_in_the_same_row() -> None:
    played = enter(GAME, "", "", "12 40", "3", "", names=["Eva", "Ivo"])
    played.type("", "")
    question = played.open
    assert question is not None
    assert question.completes is not None
    offered = question.completes("7, n8 . ")
    assert not {"N12", "N40", "N03", "N07", "N08"} & {*offered}
    assert "N08" in question.completes("7 n8")  # which is still being typed
    played.type("/3")
    assert played.open is not None
    assert {"N12", "N40"} <= {*played.open.offers}  # they lie in the row that is being changed
