"""What Nebula says in three languages: every reason, warning and rule has its words."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings

from pnp.build import phrases, score, shipped_supplies
from pnp.games.nebula import describe_rule
from pnp.games.nebula.game import GAME
from pnp.report import format_json, phrase_reason, translate
from pnp.words import list_messages
from tests.games.nebula.tables import BOARD, on, orbit, player, table
from tests.positions.nebula import sheets

if TYPE_CHECKING:
    from pnp.report import Phrases

LANGUAGES = ("en", "cs", "pl")
# What each language has for itself: a name as it stands alone, or within a sentence; stars of two lines.
OWN = {
    "constellation-name",
    "constellation-genitive",
    "title-of-colour",
    "stars-in-two-lines",
    "stars-each-in-two-lines",
}

CARDS = {
    "O1": "at least 4 red stars on shining cells",
    "O7": "at least 6 red stars in the galaxy",
    "O13": "at least 1 red star in each of 4 constellations",
    "O19": "most black holes",
    "O20": "at most 4 empty cells",
    "V1": "Lyra complete, in exactly 3 colours",
    "V5": "orbit 3 full, in exactly 3 colours",
    "V6": "at least 2 stars of each colour",
    "V8": "orbit 4 full, no colour twice",
    "V15": "at least 2 white stars in each of 3 constellations",
    "V16": "3 full orbits in a row",
    "V17": "two opposite constellations complete",
    "V18": "two adjacent constellations complete",
    "V19": "stars on all cells of the indirect links",
    "V20": "stars on all cells orbitally linked to the outer shining cells",
    "B1": "each linked pair of a red star and an orange star",
    "B16": "each star of the commonest colour on shining cells",
    "B17": "each public task that bears your marker",
    "B18": "each outer shining cell with stars on all cells linked to it",
    "B20": "each orbit with an orange star",
    "B29": "each blue star orbitally linked to an outer shining cell",
}
CZECH = {
    "O1": "alespoň 4 červené hvězdy na zářivých políčkách",
    "O13": "ve 4 souhvězdích vždy alespoň 1 červená hvězda",
    "O20": "nejvýše 4 prázdná políčka",
    "V2": "dokončené souhvězdí Draka, v něm přesně 3 barvy",
    "V16": "3 plné orbity vedle sebe",
    "B4": "každá spojená dvojice červené a modré hvězdy",
}
POLISH = {
    "O7": "co najmniej 6 czerwonych gwiazd w galaktyce",
    "O13": "w 4 konstelacjach co najmniej po 1 czerwonej gwieździe",
    "V4": "ukończona konstelacja Kruka, w niej dokładnie 3 kolory",
    "V15": "w 3 konstelacjach co najmniej po 2 białe gwiazdy",
    "B4": "każda połączona para czerwonej i niebieskiej gwiazdy",
}


def own_messages(language: str) -> set[str]:
    spoken = phrases(GAME, language)
    entries = spoken.catalogue.entries
    return {
        id for id in list_messages(spoken.catalogue) if entries[id].source.name.startswith("nebula")
    } - OWN


def on_card(spoken: Phrases, id: str) -> str:
    decks = shipped_supplies(GAME).decks
    card = next(cards[id] for cards in decks.values() if id in cards)
    return phrase_reason(spoken, describe_rule(card))


def test_every_language_has_the_same_messages() -> None:
    assert own_messages("en") == own_messages("cs") == own_messages("pl")
    assert len(own_messages("en")) > 40


@pytest.mark.parametrize(("language", "expected"), [("en", CARDS), ("cs", CZECH), ("pl", POLISH)])
def test_a_card_says_what_it_asks_for(language: str, expected: dict[str, str]) -> None:
    spoken = phrases(GAME, language)
    assert {id: on_card(spoken, id) for id in expected} == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shipped_card_has_words_of_its_own(language: str) -> None:
    spoken = phrases(GAME, language)
    for cards in shipped_supplies(GAME).decks.values():
        said = [on_card(spoken, id) for id in cards]
        assert len({*said}) == len(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rows_of_the_table_are_short(language: str) -> None:
    spoken = phrases(GAME, language)
    rows = [translate(spoken, id) for id in own_messages(language) if id.startswith("line-")]
    assert len(rows) == 6
    assert max(map(len, rows)) <= 22


def reasons(sheet: dict[str, Any], line: str) -> list[str]:
    (found,) = [each for each in score(sheet).players[0].lines if each.id == line]
    return [phrase_reason(phrases(GAME, "en"), reason) for reason in found.reasons]


def test_a_personal_task_is_told_as_the_page_tells_it() -> None:
    holder = player("Ester", personal="O19", black_holes=4)
    assert reasons(table(holder), "personal") == ["O19: most black holes (4)"]
    stela = player("Stela", personal="O1", black_holes=5)
    assert reasons(table(holder, stela), "personal") == ["O19 not met: most black holes (4)"]


@pytest.mark.parametrize(
    ("galaxy", "said"),
    [
        (on(orbit(3), "RPY"), "X1: orbit 3 full, in exactly 3 colours"),
        (on(orbit(3), "RP"), "X1 not met: orbit 3 full, in exactly 3 colours (2 colours)"),
        (on(orbit(3)[2:], "RP"), "X1 not met: orbit 3 full, in exactly 3 colours (2 cells empty)"),
    ],
)
def test_a_task_that_is_missed_says_by_how_much(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, galaxy: dict[str, str], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    own = "game: nebula\ndeck: personal\ncards:\n  - {id: X1, rule: orbit-colours, orbit: 3, exactly: 3}\n"
    (tmp_path / "own.yaml").write_text(own, "utf-8")
    sheet = table(player("Ester", galaxy, personal="X1"), cards=["own.yaml"])
    assert reasons(sheet, "personal") == [said]


def test_lines_of_the_full_game_name_ranks_cells_and_pairs() -> None:
    one, other = BOARD["links"]["direct"][-1]
    counters = {"colours": ["blue", "red"], "advanced": ["II", "I"]}
    sheet = table(player("Ester", {one: "R", other: "B"}), counters=counters)
    assert reasons(sheet, "colours") == [
        "1 blue star × 3, place 1 on its counter",
        "1 red star × 2, place 2 on its counter",
    ]
    assert reasons(sheet, "advanced")[1] == "B4: 1 × 3, each linked pair of a red star and a blue star"
    advanced = score(sheet).players[0].lines[5]
    assert advanced.reasons[1].places == (f"{one}–{other}",)


@settings(max_examples=20)
@given(sheets())
def test_everything_can_be_said_in_every_language(sheet: dict[str, Any]) -> None:
    result = score(sheet)
    for language in LANGUAGES:
        told = json.loads(format_json(result, "sheet.yaml", phrases(GAME, language)))
        for each in told["players"]:
            assert all(line["why"] for line in each["lines"])
        assert all(warning["message"] for warning in told["warnings"])
