"""Letters of colours: English ones, or those of the language that a sheet names or a table is entered in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
import yaml

import pnp
from pnp import games
from pnp.build import phrases
from pnp.cli import run_guarded
from pnp.errors import InputError
from pnp.report import translate
from tests.helpers.game_files import SHEETS
from tests.helpers.terminals import Terminal
from tests.helpers.typed_tables import enter

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

NAMES = {
    "nebula": ("red", "purple", "yellow", "white", "blue", "orange"),
    "nova-luna": ("red", "blue", "teal", "yellow"),
}
LANGUAGES = ("en", "cs", "pl")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_a_letter_is_the_first_of_the_name_that_cards_have_for_a_colour(game: str, language: str) -> None:
    found = games.find_game(game)
    assert found
    words = phrases(found, language)
    called = [translate(words, "colour-name", colour=colour) for colour in NAMES[game]]
    assert "".join(name[0] for name in called).upper() == found.sheet.alphabets[language]


def galaxy(text: str, language: str | None = None) -> Mapping[str, Any]:
    """A sheet of Nebula with this constellation of the first player."""
    tree = yaml.safe_load(SHEETS["nebula"])
    for seat, player in enumerate(tree["players"]):
        player["galaxy"] = {} if seat else {"lyra": text}
    return {**tree, **({"lang": language} if language else {})}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("cs", "ČB.MŽO"),
        ("cs", "čb.mžo"),
        ("cs", "CB.MZO"),
        ("pl", "CB.NŻP"),
        ("pl", "cb.nzp"),
        (None, "rw.byo"),
    ],
)
def test_a_sheet_is_read_by_the_letters_of_its_language(language: str | None, text: str) -> None:
    assert pnp.score(galaxy(text, language)) == pnp.score(galaxy("RW.BYO"))


def test_a_letter_that_two_languages_have_is_that_of_the_sheets_own() -> None:
    white, blue = (pnp.score(galaxy(letter + ".....")) for letter in "WB")
    assert white != blue
    assert pnp.score(galaxy("B.....", "cs")) == white
    assert pnp.score(galaxy("B.....")) == blue


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        (
            "cs",
            "ČW....",
            "there is no colour 'W'; write Č red, F purple, Ž yellow, B white, M blue, O orange, or '.'",
        ),
        ("cs", "RB....", "no colour 'R'; write Č red, F purple, Ž yellow, B white, M blue, O orange, or '.'"),
        ("cs", "ß.....", "no colour 'ß'; write Č red, F purple, Ž yellow, B white, M blue, O orange, or '.'"),
        (
            None,
            "ČB....",
            "there is no colour 'Č'; write R red, P purple, Y yellow, W white, B blue, O orange, or '.'",
        ),
    ],
)
def test_letters_of_two_languages_are_not_guessed(language: str | None, text: str, said: str) -> None:
    with pytest.raises(InputError) as refused:
        pnp.score(galaxy(text, language))
    assert said in str(refused.value)


def test_a_code_of_a_tile_is_read_by_the_letters_of_the_sheets_language() -> None:
    def mosaic(code: str, language: str) -> Mapping[str, Any]:
        players = [{"name": "Ana", "mosaic": f"N12 {code}"}, {"name": "Jan", "mosaic": "N17"}]
        return {"game": "nova-luna", "lang": language, "players": players}

    english = pnp.score(mosaic("R4:BB,T", "en"))
    for language, code in (("cs", "Č4:MM,T"), ("cs", "c4:mm,t"), ("cs", "R4:BB,T"), ("pl", "C4:NN,T")):
        assert pnp.score(mosaic(code, language)) == english
    with pytest.raises(InputError, match=r"write one such as Č4:MM,ČČČČ,T: colour Č, M, T or Ž"):
        pnp.score(mosaic("Č4:BB,T", "cs"))


def test_questions_take_the_letters_of_their_language_and_show_what_they_understood() -> None:
    begun = ("b", "3 15 17 20")
    czech = enter("nebula", *begun, "w", "čb.mžo", "", "", "", language="cs")
    english = enter("nebula", *begun, "W", "RW.BYO", "", "", "")
    assert czech.refused == []
    assert czech.result == english.result
    assert czech.session.state.tree["players"][0]["galaxy"] == {
        "core": "B",
        "lyra": "ČB.MŽO",
        "draco": "......",
        "orion": "......",
        "corvus": "......",
    }
    assert "lyra1:C" in czech.drawn("players", 0, "galaxy", "lyra")
    assert "lyra1:R" in english.drawn("players", 0, "galaxy", "lyra")
    # White in Czech, blue in English, whose letters the stars bear.
    both = enter("nebula", *begun, "b", language="cs")
    assert [why for _, why in both.refused] == ["„B“ jsou dvě barvy: bílá je W, modrá je M."]
    mixed = enter("nebula", *begun, "č", "čw....", language="cs")
    ((_, why),) = mixed.refused
    assert "„W“ není hvězda: Č červená" in why


def test_counters_take_letters_and_names() -> None:
    table = ("", "3 15 17 20", "4 20 27 30")
    for typed in ("wrb", "WRB", "white red blue"):
        assert enter("nebula", *table, typed).session.state.tree["counters"]["colours"] == [
            "white",
            "red",
            "blue",
        ]
    for typed in ("bčm", "bcm", "wrb", "white red blue"):
        played = enter("nebula", *table, typed, language="cs")
        assert played.session.state.tree["counters"]["colours"] == ["white", "red", "blue"], typed


@pytest.mark.parametrize("game", NAMES)
def test_an_empty_sheet_names_the_language_of_its_letters(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for language in LANGUAGES:
        assert run_guarded(["sheet", game, "--lang", language]) == 0
        tree = yaml.safe_load(capsys.readouterr().out)
        assert tree.get("lang") == (None if language == "en" else language)


def test_help_on_a_constellation_shows_where_its_cells_are() -> None:
    played = enter("nebula", "b", "3 15 17 20", "")
    assert played.open is not None
    assert played.open.place == ("players", 0, "galaxy", "lyra")
    drawn = played.drawn(*played.open.map or ())
    assert "lyra             draco            orion            corvus" in drawn
    assert "< 1:. ------------ 1:." in drawn


def test_a_draft_keeps_its_letters_whatever_language_it_goes_on_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PNP_DATA", str(tmp_path))
    begun = ("score", "nebula", "--names", "Ana,Bo", "--out", str(tmp_path))
    with Terminal(*begun, "--lang", "cs", folder=tmp_path) as terminal:
        terminal.type("b", "3 15 17 20", "w", "čb.mžo", "")
        terminal.expect("Ana, Orion (Enter")
        assert terminal.interrupt() == 130
    with Terminal("score", "--resume", "nebula", "--lang", "en", folder=tmp_path) as terminal:
        terminal.expect("Going on after 5 answers")
        terminal.type("=")
        terminal.expect("1:C")
        assert terminal.interrupt() == 130
