"""A table of Nebula typed in, answer by answer, gives the very sheet that would be written by hand."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import pnp
from pnp.build import shipped_supplies
from pnp.data import read_mapping
from pnp.games import find_game
from pnp.models import Refused
from tests.games.nebula.tables import BOARD, CELLS
from tests.helpers.nebula_answers import ESTER, STELA, TABLE
from tests.helpers.typed_tables import DAY, Played, agreeing, enter
from tests.positions.nebula import sheets

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hypothesis.strategies import DataObject

    from pnp.errors import Location
    from pnp.models import Question

GAME: Final = "nebula"
NAMES: Final = BOARD["constellations"]
EMPTY: Final = "......"
GALAXY_LINES: Final = {"personal", "constellations", "colours", "advanced"}
LETTERS: Final = {"red": "R", "purple": "P", "yellow": "Y", "white": "W", "blue": "B", "orange": "O"}
NUMBERS: Final = {"I": "1", "II": "2", "III": "3", "IV": "4"}
COUNTERS: Final = ("colours", "constellations", "advanced")

# What is typed.


def ways(sheet: Mapping[str, Any], place: Location) -> list[str]:
    """How players may type what stands at a place of a sheet; the first way is a careful one's."""
    found: Any = sheet
    for step in place:
        found = found[step]
    match place:
        case ("version",):
            return [found, found[0], "" if found == "full" else "B"]
        case ("public",):
            return [" ".join(found), ", ".join(found).lower(), " ".join(card[1:] for card in found)]
        case ("advanced", _) | (_, _, "personal"):
            return [found, found.lower(), found[1:]]
        case ("counters", _):
            signs = [LETTERS.get(each, NUMBERS.get(each, each[0])) for each in found]
            return (
                [" ".join(found), " ".join(signs), "".join(signs), ", ".join(found).upper()]
                if found
                else ["", "-"]
            )
        case (_, _, "galaxy", "core"):
            return [found, found.lower(), f"core:{found}"]
        case (_, _, "galaxy", str(name)):
            stars = [(number, letter) for number, letter in enumerate(found, 1) if letter != "."]
            return [
                found,
                f"{found[:3]} {found[3:]}".lower().replace(".", "-"),
                "".join(f"{number}{letter}" for number, letter in stars) or "",
                ", ".join(f"{name}{number}:{letter}" for number, letter in stars) or ".",
            ]
        case (_, _, "public"):
            return [
                ", ".join(f"{card} {place}" for card, place in found.items()) or "-",
                " ".join(f"{card[1:]}{place[0]}" for card, place in found.items()),
            ]
    return [str(found)]


def begun(sheet: Mapping[str, Any]) -> Played:
    """Lines by hand are typed before all else."""
    played = enter(GAME, names=[player["name"] for player in sheet["players"]])
    if sheet["version"] == "basic":
        played.type("b")
    for player in sheet["players"]:
        for line, points in player.get("by_hand", {}).items():
            played.type(f"# {player['name']} {line} {points}")
    assert played.refused == []
    return played


def typed_in(sheet: Mapping[str, Any], pick: Any = lambda found: found[0]) -> Played:
    """Whatever is asked for is answered from the sheet."""
    played = begun(sheet)
    while (question := played.open) is not None:
        played.type(pick(ways(sheet, question.place)))
        assert played.refused == []
        assert len(played.result.players) == len(sheet["players"])
    return played


def plain(sheet: Mapping[str, Any]) -> dict[str, Any]:
    """A sheet as entering writes it: galaxies as strings, nothing left out but what is all by hand."""
    full = sheet.get("version", "full") == "full"
    hands = [{*player.get("by_hand", {})} for player in sheet["players"]]
    written = {**sheet, "version": "full" if full else "basic", "played": DAY}
    if all("public" in hand for hand in hands):
        written.pop("public", None)
    if all("advanced" in hand for hand in hands):
        written.pop("advanced", None)
    asked = [counter for counter in COUNTERS if full and not all(counter in hand for hand in hands)]
    written.pop("counters", None)
    if asked:
        written["counters"] = {counter: sheet.get("counters", {}).get(counter, []) for counter in asked}
    written["players"] = [
        player_as_entered(each, hand, full, "public" in written)
        for each, hand in zip(sheet["players"], hands, strict=True)
    ]
    return written


def player_as_entered(
    player: Mapping[str, Any], hand: set[str], full: bool, claiming: bool
) -> dict[str, Any]:
    found = {"name": player["name"], "black_holes": player["black_holes"]}
    lines = GALAXY_LINES if full else GALAXY_LINES - {"colours", "advanced"}
    if not lines <= hand:
        found["galaxy"] = strings(player.get("galaxy", {}))
    if "personal" not in hand:
        found["personal"] = player["personal"]
    if claiming:
        found["public"] = player.get("public", {})
    return {**found, **({"by_hand": player["by_hand"]} if hand else {})}


def strings(galaxy: Mapping[str, str]) -> dict[str, str]:
    """A galaxy of strings and single cells as strings alone."""
    cells = dict.fromkeys(CELLS, ".")
    for key, letters in galaxy.items():
        ids = [each for each in CELLS if key in (each, each.rstrip("123456"))]
        cells |= dict(zip(ids, letters, strict=True))
    whole = {name: "".join(cells[f"{name}{number}"] for number in range(1, 7)) for name in NAMES}
    return {"core": cells["core"], **whole}


def as_written(sheet: Any) -> Any:
    """A sheet as the text of a file would say it, in any order of its keys."""
    return read_mapping(sheet).tree


# Any table.


@settings(max_examples=12)
@given(sheets(), st.data())
def test_a_table_that_is_typed_in_gives_the_sheet_that_says_so(
    sheet: dict[str, Any], data: DataObject
) -> None:
    written = plain(sheet)
    order = data.draw(st.randoms(use_true_random=False))
    played = typed_in(written, order.choice)
    assert as_written(played.sheet) == as_written(written)
    agreeing(played, written)
    if not any(player.get("by_hand") for player in sheet["players"]):
        agreeing(played, sheet)


@settings(max_examples=10)
@given(st.data())
def test_at_any_moment_there_is_a_score_and_a_drawing_of_what_was_answered(data: DataObject) -> None:
    written = plain(data.draw(sheets()))
    played = begun(written)
    for _ in range(data.draw(st.integers(0, 45))):
        if (question := played.open) is None:
            break
        played.type(typed := ways(written, question.place)[0])
        assert played.refused == []
        nothing = question.place == ("version",) or typed in ("", "-")
        assert nothing or played.drawn(*question.place)
    assert len(played.result.players) == len(written["players"])


@pytest.mark.full
@settings(max_examples=150)
@given(sheets(), st.data())
def test_many_tables_that_are_typed_in_give_their_sheets(sheet: dict[str, Any], data: DataObject) -> None:
    written = plain(sheet)
    played = typed_in(written, data.draw(st.randoms(use_true_random=False)).choice)
    assert as_written(played.sheet) == as_written(written)


# What is asked for, and what is taken.


def places(played: Played) -> list[str]:
    return ["/".join(map(str, question.place)) for question in played.asked]


def player_places(seat: int) -> list[str]:
    galaxy = [f"galaxy/{name}" for name in ("core", *NAMES)]
    return [f"players/{seat}/{key}" for key in (*galaxy, "black_holes", "personal", "public")]


def test_the_full_game_asks_for_cards_counters_and_each_player() -> None:
    played = enter(GAME, *TABLE, *ESTER, "15f 3l", *STELA, "3")
    sectors = [f"advanced/{sector}" for sector in NUMBERS]
    counters = [f"counters/{counter}" for counter in COUNTERS]
    assert places(played) == ["version", "public", *sectors, *counters, *player_places(0), *player_places(1)]
    assert played.sheet["players"][1]["public"] == {"V3": "first"}


def test_the_basic_game_asks_for_neither_advanced_cards_nor_counters() -> None:
    played = enter(GAME, "b", TABLE[1], *ESTER, "", *STELA, "")
    assert places(played) == ["version", "public", *player_places(0), *player_places(1)]
    assert not {"advanced", "counters"} & played.sheet.keys()


def asked_at(place: str) -> Played:
    """A table of two at one of its questions."""
    played = enter(GAME)
    for typed in (*TABLE, *ESTER, "15f 3l", *STELA):
        if played.open and "/".join(map(str, played.open.place)) == place:
            break
        played.type(typed)
    return played


@pytest.mark.parametrize(
    ("place", "typed", "why"),
    [
        ("version", "x", "There is no “x” here."),
        ("public", "3 15 17", "That is 3; it takes 4."),
        ("public", "3 15 17 v3", "V3 stands there twice."),
        ("public", "3 15 17 21", "There is no “21” here."),
        ("public", "", "Something has to be entered here."),
        ("advanced/II", "b4", "B4 lies in sector I already."),
        ("advanced/II", "V3", "There is no “V3” here."),
        ("counters/colours", "wrw", "white stands there twice."),
        ("counters/colours", "whit", "There is no “whit”. Did you mean white?"),
        ("counters/constellations", "lx", "There is no “lx” here."),
        ("counters/advanced", "5", "There is no “5” here."),
        ("players/0/galaxy/core", "rw", "“rw” has 2 letters; it takes 1, a dot for each empty cell."),
        (
            "players/0/galaxy/lyra",
            "rw.byg",
            "“G” is no star: R red, P purple, Y yellow, W white, B blue, O orange, . empty.",
        ),
        ("players/0/galaxy/lyra", "rw.by", "“rw.by” has 5 letters; it takes 6, a dot for each empty cell."),
        ("players/0/galaxy/lyra", "3r lyra3:b", "lyra3 stands there twice."),
        (
            "players/0/galaxy/lyra",
            "7r",
            "“7” is no star: R red, P purple, Y yellow, W white, B blue, O orange, . empty.",
        ),
        (
            "players/0/galaxy/lyra",
            "draco1:r",
            "“D” is no star: R red, P purple, Y yellow, W white, B blue, O orange, . empty.",
        ),
        ("players/0/black_holes", "31", "“31” is no number from 0 to 30."),
        ("players/0/personal", "O21", "There is no “O21”. Did you mean O2?"),
        ("players/1/personal", "19", "Ana has O19 already."),
        ("players/0/public", "3", "V3: first or later? Write V3 f or V3 l."),
        ("players/0/public", "3f 15l 3", "V3 stands there twice."),
        ("players/0/public", "9f", "There is no “9f” here."),
        ("players/0/public", "first", "There is no “first” here."),
        ("players/1/public", "15 first", "Ana is first on V15 already; here it can only be later."),
        (
            "players/1/public",
            "",
            "This does not go with the other answers: nobody is first on 'V3'; write first for whoever was.",
        ),
    ],
)
def test_a_wrong_entry_is_refused_in_its_place_with_the_reason(place: str, typed: str, why: str) -> None:
    played = asked_at(place).type(typed)
    assert played.refused == [(typed, why)]
    assert played.open is not None
    assert "/".join(map(str, played.open.place)) == place


QUESTIONS: Final = enter(GAME, *TABLE, *ESTER, "15f 3l", *STELA, "3").asked
SIGNS: Final = st.text("rpywbo.-_ 0123456789vflo:=,;IVlyradraco", max_size=12)


@given(st.sampled_from(QUESTIONS), SIGNS | st.text())
def test_whatever_is_typed_is_read_or_refused(question: Question, typed: str) -> None:
    try:
        meant = question.read(typed)
    except Refused as refusal:
        words = enter(GAME).words(refusal.message, **refusal.arguments)
        assert words
    else:
        assert question.read(typed) == meant


@pytest.mark.parametrize(
    ("place", "typed", "meant"),
    [
        ("players/0/galaxy/lyra", "RW BYO.", "RWBYO."),
        ("players/0/galaxy/lyra", "rw_b-o", "RW.B.O"),
        ("players/0/galaxy/lyra", "3R 5B", "..R.B."),
        ("players/0/galaxy/lyra", "3r5b", "..R.B."),
        ("players/0/galaxy/lyra", "Lyra3:R, 5=b", "..R.B."),
        ("players/0/galaxy/lyra", ".", EMPTY),
        ("players/0/galaxy/lyra", "", EMPTY),
        ("players/0/galaxy/core", "core:b", "B"),
        ("counters/colours", "whiteblue", None),
        ("counters/colours", "white BR", ["white", "blue", "red"]),
        ("counters/colours", "-", []),
        ("counters/constellations", "co Lyra", ["corvus", "orion", "lyra"]),
        ("counters/advanced", "IV 21", ["IV", "II", "I"]),
        ("players/0/public", "V3 first, V15 later", {"V3": "first", "V15": "later"}),
        ("players/0/public", "v15later 3f", {"V15": "later", "V3": "first"}),
        ("players/0/public", "20:fir 17:l", {"V20": "first", "V17": "later"}),
        ("players/1/public", "15 3", {"V15": "later", "V3": "first"}),
    ],
)
def test_what_is_typed_may_be_typed_in_many_ways(place: str, typed: str, meant: Any) -> None:
    played = asked_at(place)
    assert played.open is not None
    if meant is None:
        assert played.type(typed).refused
    else:
        assert played.open.blank == meant if typed == "" else played.open.read(typed) == meant


def test_completion_offers_what_is_still_free() -> None:
    def offered(place: str) -> tuple[str, ...]:
        question = asked_at(place).open
        assert question is not None
        return question.offers

    assert len(offered("public")) == 20
    assert len(offered("advanced/I")) - len(offered("advanced/III")) == 2
    assert "O19" in offered("players/0/personal")
    assert "O19" not in offered("players/1/personal")
    assert offered("players/0/public") == ("V3", "V15", "V17", "V20", "first", "later")
    assert "lyra3:R" in offered("players/0/galaxy/lyra")
    assert offered("counters/advanced") == ("I", "II", "III", "IV")


def test_the_four_advanced_cards_may_be_typed_in_one_line() -> None:
    played = enter("nebula", "", "3 15 17 20", "4 20", "b27 30", names=["Ester", "Ivo"])
    assert played.refused == []
    assert played.session.state.tree["advanced"] == {"I": "B4", "II": "B20", "III": "B27", "IV": "B30"}
    played.type("/3", "5 20 7")
    assert played.session.state.tree["advanced"] == {"I": "B5", "II": "B20", "III": "B7", "IV": "B30"}
    played.type("/4", "1 2 3 4")
    assert played.refused == [("1 2 3 4", "That is 4; it takes at most 3.")]
    played.type("8 8")
    assert played.refused[1] == ("8 8", "B8 lies in sector II already.")
    assert played.session.state.tree["advanced"]["II"] == "B20"


def test_a_card_that_is_no_longer_on_the_table_is_claimed_anew() -> None:
    played = enter(GAME, *TABLE, *ESTER, "15f 3l", *STELA, "3").type("/2", "3 16 17 20")
    assert [question.place for question in played.asked[-1:]] == [("public",)]
    assert played.open is not None
    assert played.open.place == ("players", 0, "public")
    assert played.type("16f 3l").sheet["players"][1]["public"] == {"V3": "first"}


def test_lines_that_are_all_by_hand_are_not_asked_for() -> None:
    played = enter(
        GAME,
        "b",
        *[f"# {who} {line} 7" for who in ("Ana", "Jan") for line in ("public", "personal", "constellations")],
    )
    assert places(played.type("3", "4"))[-2:] == ["players/0/black_holes", "players/1/black_holes"]
    assert [player.total for player in played.result.players] == [25, 27]
    assert "galaxy" not in played.sheet["players"][0]


def test_a_counter_whose_line_is_by_hand_for_all_is_not_asked_for() -> None:
    hands = [f"# {who} {line} 7" for who in ("Ana", "Jan") for line in ("colours", "advanced")]
    one = enter(GAME, "", *hands, "# Ana constellations 7", "3 15 17 20", "lo")
    assert places(one)[-1] == "counters/constellations"
    both = enter(GAME, "", *hands, "# Ana constellations 7", "# Jan constellations 7", "3 15 17 20")
    both.type(*(5 * [""]), "4", "19", "", *(5 * [""]), "3", "20", "")
    assert not [place for place in places(both) if place.startswith("counters")]
    assert "counters" not in both.sheet
    assert [player.total for player in pnp.score(both.sheet).players] == [41, 25]


def test_a_table_of_ones_own_is_asked_for_by_its_own_names() -> None:
    """Another board and other cards are handed in; so are their names."""
    found = find_game(GAME)
    assert found is not None
    assert found.questions is not None
    supplies, names = shipped_supplies(found), ("a1", "a2", "b3", "c")
    board = dataclasses.replace(
        supplies.board,
        constellations=dict(zip(names, supplies.board.constellations.values(), strict=True)),
        cells_of=dict(zip(names, supplies.board.cells_of.values(), strict=True)),
    )
    tree = {"players": [{"name": "Ana"}, {"name": "Jan"}], "public": ["V16", "V17", "V18", "V20"]}
    questions = {
        question.place: question for question in found.questions(tree, replace(supplies, board=board))
    }
    assert "V3" not in questions["public",].offers  # it asks for a constellation that is not there
    assert questions["counters", "constellations"].read("c A1") == ["c", "a1"]
    with pytest.raises(Refused):  # two begin with an a
        questions["counters", "constellations"].read("ac")
    assert questions["players", 0, "galaxy", "a1"].read("lyra3:r") == "..R..."


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_every_question_and_its_help_has_words(language: str) -> None:
    played = enter(GAME, *TABLE, *ESTER, "15f 3l", *STELA, "3", language=language)
    for question in played.asked:
        assert len(played.words(question.words, **question.arguments)) < 75
        assert played.words(question.words.replace("ask-", "key-"))
