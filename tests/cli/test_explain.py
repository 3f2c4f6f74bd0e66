"""`pnp explain`: every card of every game in words, in every language, with what is ruled on it."""

from __future__ import annotations

import json
import re
import sys
from functools import cache
from typing import TYPE_CHECKING

import pytest

from pnp import games
from pnp.build import GameCard, explain_card, phrases, shipped_cards
from pnp.cli import run_guarded
from pnp.games.nebula import CONDITIONS, COUNTS
from pnp.games.tiny_galaxies import GRAMMAR, JUDGES
from pnp.words import list_messages
from tests import ROOT
from tests.helpers.card_sets import LANGUAGES
from tests.helpers.offered import offering

if TYPE_CHECKING:
    from pathlib import Path

    from tests.conftest import Command

GAMES = offering("rulings", "Czech", "Polish")
SHARED = {"S2", "S3", "S4", "S5", "S6"}  # of Hvězdokupy's setup cards and Night Sky's start cards
WITHOUT = {"N01", "N18", "N35", "N52"}  # tiles without a task

# What is ruled on every card of a deck, and on the cards of each rule or action.
OF_DECKS = {
    "hvezdokupy": {"pattern", "rank", "stack"},
    "nebula": {"personal", "public", "advanced"},
    "night-sky": {"figure", "same-kind", "links", "start"},
    "nova-luna": {"task"},
    "tiny-galaxies": {"once", "lapses", "alone", "paying", "resources", "tracks", "rivals"},
}
OF_RULES = {"nebula": {*CONDITIONS, *COUNTS}, "tiny-galaxies": {*GRAMMAR, *JUDGES}}


@cache
def cards(game: str) -> tuple[GameCard, ...]:
    return tuple(shipped_cards(game))


def said(capsys: pytest.CaptureFixture[str], *asked: str) -> tuple[int, str, str]:
    code = run_guarded(["explain", *asked])
    out, err = capsys.readouterr()
    return code, re.sub(r"\s+", " ", out), re.sub(r"\s+", " ", err)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_card_says_what_it_does_and_has_its_rulings(game: str, language: str) -> None:
    for place in cards(game):
        told = explain_card(place, language)
        assert told.id
        assert told.deck
        assert told.text or told.drawing, told.id
        assert told.values or game == "night-sky", told.id
        assert bool(told.rulings) == (told.id not in WITHOUT or game != "nova-luna"), told.id
        for line in (*told.text, *(ruling.text for ruling in told.rulings)):
            assert not re.search(r"[{}$*]|:\w+:|  ", line), line
            assert line == line.strip() != "", told.id


@pytest.mark.parametrize("game", GAMES)
def test_no_two_languages_say_the_same_of_a_card(game: str) -> None:
    for place in cards(game):
        told = [explain_card(place, language) for language in LANGUAGES]
        assert len({(each.text, each.values) for each in told}) == 3, told[0].id
        assert len({tuple(ruling.kind for ruling in each.rulings) for each in told}) == 1


@pytest.mark.parametrize("game", OF_DECKS)
def test_every_rule_is_ruled_on_and_every_ruling_belongs_to_a_card(game: str) -> None:
    found = games.find_game(game)
    assert found is not None
    words = list_messages(phrases(found, "en").catalogue)
    written = {id.removeprefix("ruling-") for id in words if id.startswith("ruling-")}
    assert written == OF_DECKS[game] | OF_RULES.get(game, set())
    used = {ruling.kind for place in cards(game) for ruling in explain_card(place, "en").rulings}
    assert used == written


def test_an_id_is_taken_in_any_case_and_with_zeros_or_without(capsys: pytest.CaptureFixture[str]) -> None:
    first, *others = (said(capsys, id) for id in ("P07", "p7", "p07"))
    assert first[0] == 0
    assert first[1].startswith("P07 Keystone · Tiny Galaxies · Planets")
    assert "Raise your empire for 2 less, at least 1." in first[1]
    assert "1 point · its ships yield culture · economy track: 2 steps" in first[1]
    assert "On level 6 it does nothing." in first[1].partition("Rulings:")[2]
    assert others == [first, first]


def test_a_number_is_enough_where_one_card_has_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "601")[0] == 0
    assert said(capsys, "601") == said(capsys, "C601")
    assert said(capsys, "7", "--game", "nova-luna") == said(capsys, "N07")
    code, out, err = said(capsys, "40", "--lang", "en")
    assert (code, out) == (2, "")
    assert "several cards have the number 40: N40, P40; write the whole id" in err


def test_a_side_of_a_card_is_explained_alone(capsys: pytest.CaptureFixture[str]) -> None:
    code, both, _ = said(capsys, "S3", "--game", "night-sky")
    sides = [said(capsys, id)[1] for id in ("S3a", "s3b")]
    assert (code, [side.partition(" · ")[0] for side in sides]) == (0, ["S3a", "S3b"])
    for side, kind, other in zip(sides, ("Dwarf:", "Giant:"), ("Giant:", "Dwarf:"), strict=True):
        assert kind in both
        assert kind in side
        assert other not in side


def test_it_speaks_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    _, czech, _ = said(capsys, "V17", "--lang", "cs")
    assert "16 bodů prvnímu · 10 bodů později" in czech
    assert "Výklad:" in czech
    _, polish, _ = said(capsys, "C501", "--lang", "pl")
    assert "Rozstrzygnięcia:" in polish
    assert "Olbrzym: 2 punkty za każdą narysowaną gwiazdę" in polish


def test_an_id_of_two_games_asks_for_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    ids = [{place.entry.value["id"] for place in cards(game)} for game in GAMES]
    assert {id for one in ids for id in one if sum(id in each for each in ids) > 1} == SHARED
    code, out, err = said(capsys, "s2")
    assert (code, out) == (2, "")
    assert "several games have a card S2: hvezdokupy, night-sky" in err
    assert said(capsys, "S2", "--game", "night-sky")[1].startswith("S2 · Night Sky · Start cards")
    assert said(capsys, "S2", "--game", "Night-Sky") == said(capsys, "S2", "--game", "night-sky")
    assert said(capsys, "S2", "--game", "hvezdokupy")[1].startswith("S2 · Hvězdokupy · Setup")


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (["P077"], "there is no card 'P077'; did you mean 'P07'?"),
        (["P07", "--game", "nebula"], "there is no card 'P07'"),
        (["P07", "--game", "nebbula"], "there is no game 'nebbula'; did you mean 'nebula'?"),
        (["§"], "there is no card '§'; write the id that stands on a card, such as P07, V17, C601 or S3b"),
        (["draco1"], "there is no card 'draco1'; write the id that stands on a card"),
        (["§", "--game", "nova-luna"], "there is no card '§'; there are N01 to N68"),
        (["N70"], "there is no card 'N70'; there are N01 to N68"),
        (["V41"], "there is no card 'V41'; there are V1 to V20"),
        (["S3c", "--game", "night-sky"], "there is no card 'S3c'; did you mean 'S3'?"),
        (["P07", "--lang", "xx-1"], "'xx-1' is no language"),
    ],
)
def test_what_there_is_not_is_refused_with_what_was_meant(
    asked: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = said(capsys, *asked)
    assert (code, out) == (2, "")
    assert why in err


def test_a_card_of_an_own_set_is_explained_as_ours_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "own.yaml"
    own.write_text(
        "game: tiny-galaxies\ndeck: planets\nname: Far ones\ncards:\n"
        "  - {id: X1, name: Brink, points: 2, resource: energy, track: {kind: economy, steps: 3},\n"
        "     action: {chase: economy, most: 2}}\n",
        "utf-8",
    )
    code, out, _ = said(capsys, "x1", "--cards", str(own))
    assert code == 0
    assert out.startswith("X1 Brink · Tiny Galaxies · Far ones")
    assert "by 2 at most." in out
    assert "It never colonises." in out
    assert said(capsys, "P07", "--cards", str(own)) == said(capsys, "P07")
    own.write_text(own.read_text("utf-8").replace("most: 2", "most: 9"), "utf-8")
    code, out, err = said(capsys, "x1", "--cards", str(own))
    assert (code, out) == (2, "")
    assert re.match(r"\S*own.yaml:6:\d+: ", err)
    own.write_text("deck: planets\ncards: [{id: X1}]\n", "utf-8")
    assert "own.yaml:1:1: the set needs 'game'" in said(capsys, "x1", "--cards", str(own))[2]


def test_json_tells_the_same_in_english_whatever_the_system_speaks(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    assert run_guarded(["explain", "B4", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["id"], told["game"], told["deck"]) == ("B4", "Nebula", "Advanced scoring")
    assert [ruling["kind"] for ruling in told["rulings"]] == ["linked-pairs", "advanced"]


def test_json_is_json_on_a_terminal_of_any_letters(pnp: Command) -> None:
    told = pnp("explain", "V17", "--lang", "cs", "--json", PYTHONIOENCODING="ascii:backslashreplace")
    assert json.loads(told.stdout)["deck"] == "Veřejné úkoly"


@pytest.mark.usefixtures("comets")
def test_a_game_that_cannot_be_loaded_is_in_nobodys_way(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "comets", None)
    assert said(capsys, "P07")[0] == 0
    assert run_guarded(["games", "nebula"]) == 0


def test_no_page_of_the_docs_repeats_a_ruling_on_an_action() -> None:
    """The printed leaf and the command say them from one place."""
    found = games.find_game("tiny-galaxies")
    assert found is not None
    words = phrases(found, "en").catalogue
    pages = [re.sub(r"\s+", " ", path.read_text("utf-8")) for path in (ROOT / "docs").glob("*.md")]
    for kind in GRAMMAR:
        ruling = " ".join(words.entries[f"ruling-{kind}"].text.partition("=")[2].split())
        sentences = [each for each in ruling.split(". ") if len(each.split()) >= 5]
        assert [each for each in sentences if any(each in page for page in pages)] == [], kind
