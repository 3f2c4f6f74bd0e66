"""Night Sky asked at a table: whatever was played and is typed gives the sheet that one would write."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import pnp
from pnp.models import Question, Refused
from tests import ROOT
from tests.helpers.typed_tables import Played, agreeing, enter
from tests.oracles.night_sky_lattice import STARS
from tests.positions.night_sky import sheets
from tests.positions.night_sky_tables import tables

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.errors import Location

FEW = settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow])
MANY = settings(FEW, max_examples=80)
LINES = ["fading", *(f"round-{number}" for number in range(1, 7)), "sun", "ecliptic", "rim"]


def as_typed(sheet: Any, place: Location) -> str:
    """What a person types who reads it off this sheet."""
    match place:
        case ("players", int(seat), "start"):
            start = sheet["players"][seat]["start"]
            return start if isinstance(start, str) else f"{start['kind']} {start['value']}"
        case ("players", int(seat), "counts"):
            counts = sheet["players"][seat]["counts"]
            return " ".join(str(counts.get(line, 0)) for line in ("sun", "ecliptic", "rim"))
        case ("players", int(seat), "rounds", int(number), "card"):
            rounds = sheet["players"][seat].get("rounds", [])
            card = rounds[number].get("card", "") if number < len(rounds) else ""
            return card if isinstance(card, str) else "{size} {kind} {value}".format(**card)
        case ("players", int(seat), "rounds", int(number)):
            one = sheet["players"][seat]["rounds"][number]
            if "counts" in one:
                return "{top} {bottom} {links} {drawn}".format(**one["counts"])
            beside = " ".join(f"{star}-" for star in one.get("stars", "").split())
            return f"{one.get('lines', '')} {beside}".strip()
    return ""


def typed_in(sheet: Any) -> Played:
    played = enter("night-sky", names=[player["name"] for player in sheet["players"]])
    for player in sheet["players"]:
        for line, points in player.get("by_hand", {}).items():
            played.type(f"# {player['name']} {line} {points}")
    while (question := played.open) is not None and not played.refused:
        played.type(as_typed(sheet, question.place))
    assert played.refused == []
    return played


def drawing(one: Mapping[str, Any]) -> tuple[set[frozenset[str]], set[str]]:
    lines = {frozenset(line.split("-")) for line in one.get("lines", "").split()}
    return lines, {star for line in lines for star in line} | {*one.get("stars", "").split()}


def said(player: Mapping[str, Any]) -> dict[str, Any]:
    """What a player's part of a sheet says, however it is written."""
    rounds = [
        (str(one.get("card")), drawing(one), {key: int(n) for key, n in one.get("counts", {}).items()})
        for one in player.get("rounds", [])
    ]
    by_hand = {line: int(points) for line, points in player.get("by_hand", {}).items()}
    counts = {line: int(n) for line, n in player.get("counts", {}).items() if line not in by_hand}
    side = player.get("start")
    start = f"{side['kind']} {side['value']}" if isinstance(side, dict) else side
    return {"start": start, "rounds": rounds, "by_hand": by_hand, "counts": counts}


def of_text(player: Mapping[str, Any]) -> dict[str, Any]:
    """A player whose cards of another copy say all as text, as it is read of a file."""
    rounds = [
        {**one, "card": {key: str(value) for key, value in one["card"].items()}}
        if isinstance(one.get("card"), dict)
        else one
        for one in player.get("rounds", [])
    ]
    return {**player, **({"rounds": rounds} if "rounds" in player else {})}


def can_be_typed(sheet: Any) -> bool:
    """Not so what has the same score as something simpler, nor a game in progress of six rounds."""
    if sheet.get("unfinished") and all(len(player.get("rounds", [])) == 6 for player in sheet["players"]):
        return False
    for player in sheet["players"]:
        rounds, by_hand = player.get("rounds", []), player.get("by_hand", {})
        if any(len(one["counts"]) < 4 for one in rounds if "counts" in one):
            return False
        if sheet.get("unfinished") and (not rounds or any("card" not in one for one in rounds)):
            return False
        if rounds and {*LINES} <= {*by_hand} | ({"fading"} if sheet.get("unfinished") else set()):
            return False
        if "start" in player and "round-1" in by_hand:
            return False
    return True


def held(sheet: Any) -> None:
    assume(can_be_typed(sheet))
    played = typed_in(sheet)
    entered = played.sheet["players"]
    assert [said(of_text(player)) for player in entered] == [
        said(of_text(player)) for player in sheet["players"]
    ]
    agreeing(played, sheet)


@FEW
@given(sheet=sheets())
def test_a_table_that_is_typed_in_gives_the_very_sheet(sheet: Any) -> None:
    held(sheet)


@pytest.mark.full
@MANY
@given(sheet=sheets())
def test_many_tables_that_are_typed_in_give_the_very_sheet(sheet: Any) -> None:
    held(sheet)


def size_of(card: str) -> int:
    return int(card.removeprefix("C")) // 100


def read_or_refused(question: Question, typed: str) -> Any:
    """What is read, or why it is not."""
    try:
        return question.read(typed)
    except Refused as refusal:
        return refusal.message


def in_any_order(draw: Any, stars: set[str]) -> str:
    """Names of stars in small letters, each letter only where it changes."""
    order = draw(st.permutations(sorted(stars)))
    before = ["", *(star[0] for star in order)]
    return " ".join(
        star[1:] if star[0] == last else star.lower() for last, star in zip(before, order, strict=False)
    )


@FEW
@given(data=st.data())
def test_the_stars_alone_are_enough_where_the_card_was_drawn_as_it_is(data: st.DataObject) -> None:
    sheet = data.draw(tables(ROOT, 1, unfinished=False, plain=True))
    otherwise = {caution.round for caution in pnp.score(sheet).warnings}
    played = enter("night-sky", sheet["players"][0]["start"], names=["Ania"])
    for number, one in enumerate(sheet["players"][0]["rounds"]):
        as_drawn = as_typed(sheet, ("players", 0, "rounds", number))
        stars = in_any_order(data.draw, drawing(one)[1])
        played.type(one["card"], as_drawn if number + 1 in otherwise else stars)
        if played.refused:  # so little is drawn that it could be joined in several ways
            assert "several ways" in played.refused.pop()[1]
            played.type(as_drawn)
        assert drawing(played.session.state.whole["players"][0]["rounds"][number]) == drawing(one)


@FEW
@given(data=st.data())
def test_a_card_that_was_drawn_whole_lies_on_some_of_its_stars(data: st.DataObject) -> None:
    sheet = data.draw(tables(ROOT, 1, unfinished=False, plain=True))
    odd = {caution.round for caution in pnp.score(sheet).warnings}
    played = enter("night-sky", sheet["players"][0]["start"], names=["Ania"])
    for number, one in enumerate(sheet["players"][0]["rounds"]):
        played.type(one["card"])
        question, (lines, stars) = played.open, drawing(one)
        assert question is not None
        if number + 1 not in odd and len(stars) == size_of(one["card"]):
            some = data.draw(st.lists(st.sampled_from(sorted(stars)), min_size=1, unique=True))
            said = read_or_refused(question, f"{' '.join(some)} +")
            if said == "refused-places":
                said = question.read(f"{' '.join(stars)}+")
            assert drawing(said) == (lines, stars)
        played.type(as_typed(sheet, ("players", 0, "rounds", number)))


ROUND = ("3b", "502")  # a start card, and the card of round 1


@pytest.mark.parametrize(
    ("typed", "lines", "stars"),
    [
        ("a22 b11 a32 43 b31", "A22-A32 A22-B11 A22-B31 A32-A43 A43-B31", None),
        ("A22-B11 A22-A32 A32-A43 A43-B31 A22-B31", "A22-B11 A22-A32 A32-A43 A43-B31 A22-B31", None),
        ("a22-32-43-b31-a22, a22-b11", "A22-A32 A32-A43 A43-B31 B31-A22 A22-B11", None),
        ("a22 - 32 - 43, 43 - a32", "A22-A32 A32-A43", None),  # again, and with blanks
        ("b11 a43 b31 +", "A22-A32 A22-B11 A22-B31 A32-A43 A43-B31", None),  # some, and the card is whole
        ("b11", None, "B11"),
        ("b11- c22-", None, "B11 C22"),
        ("", None, None),
    ],
)
def test_a_drawing_is_typed_as_is_easiest(typed: str, lines: str | None, stars: str | None) -> None:
    played = enter("night-sky", *ROUND, typed, names=["Ania"])
    assert played.refused == []
    (one, *_) = played.session.state.tree["players"][0]["rounds"]
    assert (one.get("lines"), one.get("stars")) == (lines, stars)


@pytest.mark.parametrize(
    ("typed", "start"),
    [
        ("s1a", "S1a"),
        ("S6B", "S6b"),
        ("1a", "S1a"),
        ("giant 2", {"kind": "giant", "value": "2"}),
        ("g2", {"kind": "giant", "value": "2"}),
        ("olbrzym 3", {"kind": "giant", "value": "3"}),
        ("trpaslík 1", {"kind": "dwarf", "value": "1"}),
        ("p1", {"kind": "pulsar", "value": "1"}),
        ("podw 1", {"kind": "binary", "value": "1"}),
    ],
)
def test_a_start_card_is_typed_as_is_easiest(typed: str, start: Any) -> None:
    played = enter("night-sky", typed, names=["Ania"])
    assert played.session.state.tree["players"][0]["start"] == start


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("c601", "C601"),
        ("601", "C601"),
        ("1001", "C1001"),
        ("orion", "C805"),
        ("lab", "C906"),
        ("6 giant 2", {"size": "6", "kind": "giant", "value": "2"}),
        ("6g2", {"size": "6", "kind": "giant", "value": "2"}),
    ],
)
def test_a_card_is_typed_as_is_easiest(typed: str, card: Any) -> None:
    played = enter("night-sky", "1a", typed, names=["Ania"])
    assert played.session.state.tree["players"][0]["rounds"][0]["card"] == card


REFUSED = [
    (("s9a",), "There is no “s9a”"),
    (("moon 2",), "no kind of star"),
    (("giant 7",), "no number from 1 to 3"),
    (("1a", "c999"), "There is no “c999”"),
    (("1a", ""), "Something has to be entered"),
    (("1a", "1 giant 2"), "no number from 2 to 20"),
    ((*ROUND, "a77"), "There is no star “A77”"),
    ((*ROUND, "31"), "“31” is not four numbers"),
    ((*ROUND, "a22 b11 x"), "There is no star “x”: sector, ring, place in it, A11 to F66"),
    ((*ROUND, "a11-a66"), "A11 and A66 are too far apart"),
    ((*ROUND, "a11-21-31-41-51-61"), "6 stars, and the card has 5"),
    ((*ROUND, "a11 21 31 41 51"), "The card has no such part"),
    ((*ROUND, "a22 a32 +"), "The whole card fits A22 A32 in"),
    ((*ROUND, "a22 d11 +"), "The whole card does not fit there: A22 D11."),
    ((*ROUND, "+"), "The whole card does not fit there"),
    ((*ROUND, "a22 b11 a32 43 b31", "601", "b11 c11 +"), "The whole card does not fit there"),
    ((*ROUND, "2 3 1 6"), "no number from 0 to 5"),
    ((*ROUND, "2 5 1 4"), "no number from 0 to 4"),
    (("1a", "6g2", ""), "Something has to be entered"),
    (("1a", "6g2", "a22 b11"), "nothing can be drawn"),
    (("1a", "6g2", "1 2 3"), "not four numbers"),
    ((*ROUND, "", "", "no"), "Enter alone"),
]


@pytest.mark.parametrize(("typed", "why"), REFUSED)
def test_what_cannot_be_is_refused_in_words(typed: tuple[str, ...], why: str) -> None:
    for language in ("cs", "pl", "en"):
        played = enter("night-sky", *typed, names=["Ania"], language=language)
        ((wrong, words),) = played.refused
        assert (wrong, bool(words)) == (typed[-1], True)
    assert why in words


def test_what_could_be_joined_in_several_ways_is_asked_for_line_by_line() -> None:
    played = enter("night-sky", "1a", "501", "b22 43 c31", names=["Ania"])
    assert "in several ways" in played.refused[0][1]


def test_a_round_shows_at_once_what_was_drawn_and_what_it_brings() -> None:
    played = enter("night-sky", *ROUND, "a22 b11 a32 43 b31", names=["Ania"])
    shown = played.drawn("players", 0, "rounds", 0)
    assert "B11+'---A22O'---A32o" in shown
    assert "Round 1: 13 (2 pulsars × 3, 1 giant × 2, 1 link × 5)" in shown
    assert played.result.players[0].total == 13 + 2  # and two stars with dust at the sun
    played.type("601", "a51 52 53 54 55")
    assert "The card has no such part" in played.refused[0][1]


@settings(FEW, max_examples=60)
@given(
    typed=st.one_of(
        st.text(max_size=30),
        st.text("abcxABß0123456789²٣ ,;-+.", max_size=12),
        st.lists(st.sampled_from([*STARS[:9], "31", "+", "-", "a", "B11-", "7"]), max_size=6).map(" ".join),
    )
)
def test_whatever_is_typed_is_read_or_refused_in_words(typed: str) -> None:
    for played in begun():
        question = played.open
        assert question is not None
        try:
            question.read(typed.strip())
        except Refused as refusal:
            played.words(refusal.message, **refusal.arguments)  # which has to be there
        if question.completes is not None:
            most = 200 if question.words == "ask-rounds-card" else 42  # names in three languages; stars
            assert len(question.completes(typed)) <= most


@cache
def begun() -> list[Played]:
    """Tables at each kind of question."""
    return [enter("night-sky", *before, names=["Ania"]) for before in ((), ("1a",), ROUND, ("1a", "6g2"))]


def test_a_star_more_tells_where_a_whole_card_lies() -> None:
    played = enter("night-sky", *ROUND, "a22 b11 +", names=["Ania"])
    (why,) = (words for _, words in played.refused)
    telling = re.findall("[A-F][1-6]{2}", why.partition("such as")[2])
    lying = {played.open.read(f"a22 b11 {star} +")["lines"] for star in telling}  # type: ignore[union-attr]
    assert len(lying) == len(telling) == int(re.findall(r"(\d+) places", why)[0]) > 1


def test_completion_knows_the_window_and_goes_on_from_the_last_star() -> None:
    question = enter("night-sky", *ROUND, names=["Ania"]).open
    assert question is not None
    assert question.completes is not None
    first, near = question.completes("a2"), question.completes("a22 b31 a")
    assert {name[0] for name in first} == {"A", "B"}
    assert len(first) == 42
    assert len(near) == 40  # those that are named are not named again
    assert near[:11] == ("A33", "A43", "A44", "A55", "B21", "B22", "B32", "B41", "B42", "B43", "B52")
    assert {name[1:] for name in near if name[0] == "A"} == {*question.completes("a22 31 4")} | {"31"}
    assert question.completes("a22-3")[0].startswith("a22-")


def test_a_game_in_progress_ends_where_no_card_is_entered() -> None:
    played = enter("night-sky", *ROUND, "", "", "", "2b", "503", "b11", "504", "", "", names=["Ania", "Bo"])
    assert played.sheet["unfinished"] == "true"
    assert [len(player["rounds"]) for player in played.sheet["players"]] == [1, 2]
    assert [line.id for line in played.result.players[0].lines] == LINES[1:]
    assert played.drawn("players", 1, "rounds", 2, "card") == ""


def test_a_round_that_was_forgotten_can_still_be_entered() -> None:
    played = enter("night-sky", *ROUND, "", "", names=["Ania"])
    assert played.open is not None
    assert played.open.words == "ask-going-on"
    played.type("<", "601", "")
    assert (played.open.words, played.open.arguments) == ("ask-rounds-card", {"name": "Ania", "n": 3})
    assert "unfinished" not in played.session.state.tree


def test_a_card_can_be_changed_and_its_drawing_stays_as_far_as_it_goes_with_it() -> None:
    played = enter("night-sky", *ROUND, "a22-b11", names=["Ania"]).type("/2", "601")
    (one,) = played.session.state.tree["players"][0]["rounds"]
    assert one == {"card": "C601", "lines": "A22-B11"}


def test_counts_are_asked_for_another_copys_card_and_at_the_end_of_all() -> None:
    rounds = [text for number in range(6) for text in (f"{5 + number} pulsar 2", f"1 2 1 {5 + number}")]
    played = enter("night-sky", "giant 1", *rounds, names=["Ania"])
    assert played.open is not None
    assert played.open.place == ("players", 0, "counts")
    assert enter("night-sky", "g1", *rounds, "4 4", names=["Ania"]).refused[0][0] == "4 4"
    played.type("4 3 2")
    assert {line.id: line.points for line in played.result.players[0].lines}["rim"] == 6
    assert [*played.sheet["players"][0]["counts"].values()] == ["4", "3", "2"]


def test_who_gives_all_lines_by_hand_is_asked_nothing() -> None:
    played = enter("night-sky", names=["Celina"])
    played.type(*(f"# {line} {number}" for number, line in enumerate(LINES)))
    assert played.open is None
    assert "rounds" not in played.sheet["players"][0]


def test_a_card_that_counts_nothing_may_be_left_out() -> None:
    hands = ("# fading 9", "# round-3 4", "# round-4 5")
    names = ["Ania"]
    played = enter("night-sky", *hands, "1a", "501", "", "601", "", "", "b11-", names=names)
    assert played.open is not None
    assert played.open.place == ("players", 0, "rounds", 3, "card")
    assert played.session.state.tree["players"][0]["rounds"][2] == {"stars": "B11"}
