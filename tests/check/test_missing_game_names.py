"""Sets that name no game, no deck, or none that there is: one line says which, and the rest is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pnp import games
from pnp.build import check_files
from pnp.library import find_shipped
from tests.check.refused_starters import refused, starter
from tests.helpers.offered import offering

if TYPE_CHECKING:
    from pathlib import Path

    from tests.conftest import Command

DECKS = [(id, deck) for id in offering("starters") if (game := games.find_game(id)) for deck in game.decks]


@pytest.mark.parametrize(("game", "deck"), DECKS)
def test_a_set_without_its_game_is_told_which_by_its_cards(
    game: str, deck: str, quick: Command, tmp_path: Path
) -> None:
    (told,) = refused(quick, tmp_path, starter(game, deck, (f"game: {game}\n", "")))
    assert told.endswith(f"the card set needs 'game'; add 'game: {game}'")


@pytest.mark.parametrize(
    ("written", "right"),
    [
        ("tiny-galaxys", "did you mean 'tiny-galaxies'?"),
        ("TinyGalaxies", "did you mean 'tiny-galaxies'?"),
        ("TINY GALAXIES", "did you mean 'tiny-galaxies'?"),
        ("nova", "write tiny-galaxies"),
        ("chess", "write tiny-galaxies"),
    ],
)
def test_a_game_that_there_is_not_is_told_once_with_the_one_that_is_meant(
    written: str, right: str, quick: Command, tmp_path: Path
) -> None:
    text = starter("tiny-galaxies", "planets", ("game: tiny-galaxies", f"game: {written}"))
    assert refused(quick, tmp_path, text) == [f"4:7: there is no game '{written}'; {right}"]


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("nebula", "4:7: 'game' is 'nebula', and these are cards of tiny-galaxies; write tiny-galaxies"),
        ("[tiny-galaxies]", "4:7: 'game' is no name of a game; write tiny-galaxies"),
        ("", "4:6: 'game' is no name of a game; write tiny-galaxies"),
    ],
)
def test_a_game_that_the_cards_are_not_of_is_told_once(
    written: str, told: str, quick: Command, tmp_path: Path
) -> None:
    text = starter("tiny-galaxies", "planets", ("game: tiny-galaxies", f"game: {written}".strip()))
    assert refused(quick, tmp_path, text) == [told]


def test_a_board_without_its_game_is_told_which_by_what_it_says(tmp_path: Path) -> None:
    (tmp_path / "own.yaml").write_text(starter("nebula", "galaxy", ("game: nebula\n", "")), "utf-8")
    (found,) = check_files([str(tmp_path / "own.yaml")])
    assert [each.words for each in found.findings] == [("the board needs 'game'", "add 'game: nebula'")]


def test_an_id_in_capitals_is_not_told_to_be_missing_too(quick: Command, tmp_path: Path) -> None:
    (told,) = refused(quick, tmp_path, starter("nebula", "public", ("- id: V21", "- ID: V21")))
    assert told.startswith("27:5: the key 'ID' is not known here; did you mean 'id'?")


def test_a_set_without_its_deck_is_told_which_by_its_cards_or_which_there_are(
    quick: Command, tmp_path: Path
) -> None:
    (told,) = refused(quick, tmp_path, starter("tiny-galaxies", "planets", ("deck: planets", "#")))
    assert told == "4:1: the card set needs 'deck'; add 'deck: planets'"
    cards = "game: nebula\ncards:\n  - {id: X1, rule: surrounded-shining}\n"
    (told,) = refused(quick, tmp_path, cards)
    assert told == "1:1: the card set needs 'deck'; add 'deck: …', one of personal, advanced"


def test_other_mistakes_of_such_a_set_are_told_as_well(quick: Command, tmp_path: Path) -> None:
    text = starter("nebula", "public", ("game: nebula", "game: nebulla"), ("at_most: 6", "at_most: 60"))
    told = refused(quick, tmp_path, text)
    assert [line.split(":")[0] for line in told] == ["4", "46"]


def test_a_key_that_is_misspelt_is_not_told_to_be_missing_too(quick: Command, tmp_path: Path) -> None:
    for key, changed in (("game", "gamee"), ("deck", "dekc"), ("cards", "card")):
        (told,) = refused(quick, tmp_path, starter("nova-luna", "tiles", (f"\n{key}:", f"\n{changed}:")))
        assert f"the key '{changed}' is not known here; did you mean '{key}'?" in told


@pytest.mark.parametrize(
    "text",
    [
        "game: nebulla\ndeck: quays\ncards: [{id: Q1, title: Pier}]\n",
        "game: chess\ndeck: quays\ncards: [{id: Q1, title: Pier}]\n",
    ],
)
def test_a_set_of_cards_for_a_game_of_ones_own_may_name_that(text: str, tmp_path: Path) -> None:
    (tmp_path / "own.yaml").write_text(text, "utf-8")
    (found,) = check_files([str(tmp_path / "own.yaml")])
    assert [each for each in found.findings if each.code.kind == "error"] == []


def test_a_layout_that_understands_the_cards_of_a_deck_makes_no_game_of_them(
    quick: Command, tmp_path: Path
) -> None:
    (tmp_path / "own.yaml").write_text("extends: plain\nfields: {tile: text}\n", "utf-8")
    cards = "deck: floor\ncards: [{id: F1, title: Oak, tile: brown}]\n"
    (tmp_path / "named.yaml").write_text(f"layout: own.yaml\n{cards}", "utf-8")
    (tmp_path / "asked.yaml").write_text(cards, "utf-8")
    assert quick("make", "named.yaml", "--format", "svg").stderr == ""
    assert quick("make", "asked.yaml", "--format", "svg", "--layout", "own.yaml").stderr == ""


def test_a_layout_that_is_asked_for_understands_the_cards_of_a_game(quick: Command, tmp_path: Path) -> None:
    """So they are of that game, though another has cards with such keys, and no deck of its own is missed."""
    (tmp_path / "by.yaml").write_text("extends: plain\nfields: {tile: text}\n", "utf-8")
    cards = "cards: [{id: F1, tile: brown}]\n"
    (tmp_path / "own.yaml").write_text(f"game: nebula\ndeck: floor\n{cards}", "utf-8")
    (tmp_path / "none.yaml").write_text(f"game: nebula\n{cards}", "utf-8")
    asked = ("--format", "svg", "--layout", "by.yaml")
    assert quick("make", "own.yaml", *asked).stderr == ""
    assert (
        quick("make", "none.yaml", *asked).stderr == "none.yaml:1:1: the file needs 'deck'; add 'deck: …'\n"
    )


def test_keys_that_cards_of_several_games_have_make_no_game_of_a_set(quick: Command, tmp_path: Path) -> None:
    (told,) = refused(quick, tmp_path, "deck: quays\ncards: [{id: Q1, name: Pier}]\n")
    assert told.startswith("2:18: the key 'name' is not known here")


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("", "1:1: the card set needs 'game'; add 'game: nebula'"),
        ("game: nebul\n", "1:7: there is no game 'nebul'; did you mean 'nebula'?"),
        ("game: 7\n", "1:7: there is no game '7'; write nebula"),
    ],
)
def test_a_set_with_a_board_is_told_its_game_by_its_layout(
    game: str, told: str, quick: Command, tmp_path: Path
) -> None:
    board = (find_shipped("cards") / "starter" / "nebula" / "galaxy.yaml").read_text("utf-8")
    (tmp_path / "galaxy.yaml").write_text(board, "utf-8")
    text = starter("nebula", "galaxy-print")
    text = text[text.index("game: nebula\n") :].replace("game: nebula\n", game)
    assert refused(quick, tmp_path, text) == [told]
