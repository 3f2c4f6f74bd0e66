"""Patterns of one's own: sets that a sheet of Hvězdokupy names."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from pnp import score
from pnp.cli import run_guarded
from pnp.errors import InputError

if TYPE_CHECKING:
    from pathlib import Path

    from pnp.scoring import Result

ROW = {"id": "X1", "colour": "violet", "rank": 1, "pattern": "***", "copies": 2}
BOARD = "\n".join(["M...***."] + ["........"] * 7)


def scored(folder: Path, players: list[str], **own: Any) -> Result:
    """A table of players who have these cards, with a set of one's own beside the sheet."""
    cards = {"game": "hvezdokupy", "deck": "constellations", "cards": [ROW], **own}
    (folder / "own.yaml").write_text(json.dumps(cards), "utf-8")
    having = [{"name": f"Player {number}", "card": card} for number, card in enumerate(players)]
    sheet = {"game": "hvezdokupy", "board": BOARD, "cards": ["own.yaml"], "players": having}
    (folder / "sheet.yaml").write_text(json.dumps(sheet), "utf-8")
    return score(folder / "sheet.yaml")


def test_a_card_of_ones_own_is_built(tmp_path: Path) -> None:
    result = scored(tmp_path, ["X1", "F01"])
    assert result.winners == ("Player 0",)
    assert result.players[0].facts["places"] == [[[1, 5], [1, 6], [1, 7]]]


def test_as_many_players_may_have_a_card_as_there_are_copies_of_it(tmp_path: Path) -> None:
    assert scored(tmp_path, ["X1", "X1"]).warnings == ()
    assert [caution.code for caution in scored(tmp_path, ["X1", "X1", "X1"]).warnings] == ["same-card"]


def test_two_cards_with_one_pattern_are_warned_of_whatever_their_copies(tmp_path: Path) -> None:
    twins = [ROW, {**ROW, "id": "X2", "pattern": "*\n*\n*"}]
    assert [caution.code for caution in scored(tmp_path, ["X1", "X2"], cards=twins).warnings] == ["same-card"]


def test_a_shipped_id_is_taken_unless_the_set_replaces_the_deck(tmp_path: Path) -> None:
    taken = [{**ROW, "id": "F01"}]
    with pytest.raises(InputError, match=r"own\.yaml:1:.*the id 'F01' is taken; give it another"):
        scored(tmp_path, ["F01", "F02"], cards=taken)
    assert scored(tmp_path, ["F01", "F01"], cards=taken, replaces=True).winners == ("Player 0", "Player 1")
    with pytest.raises(InputError, match="there is no card 'F02'"):
        scored(tmp_path, ["F01", "F02"], cards=taken, replaces=True)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "the rows of the pattern stand on one line; write each on its own line, below 'pattern: |'"),
        ("cs", "řádky obrazce stojí na jednom řádku; napiš každý na vlastní řádek pod „pattern: |“"),
        ("pl", "rzędy wzoru stoją w jednym wierszu; zapisz każdy w osobnym wierszu pod „pattern: |”"),
    ],
)
def test_rows_on_one_line_are_not_taken_for_one_long_row(
    language: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "own.yaml"
    cards = [{**ROW, "pattern": "**. .**"}, {**ROW, "id": "X2", "pattern": "* * *"}]
    own.write_text(json.dumps({"game": "hvezdokupy", "deck": "constellations", "cards": cards}), "utf-8")
    assert run_guarded(["make", str(own), "--lang", language, "--out", str(tmp_path)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.endswith(said)


def test_a_set_with_mistakes_is_refused_and_so_is_the_rest_of_the_sheet(tmp_path: Path) -> None:
    with pytest.raises(InputError) as refused:
        scored(tmp_path, ["X1", "F99"], cards=[{**ROW, "pattern": "*.*\n..."}])
    told = [(problem.file, problem.wrong) for problem in refused.value.problems]
    assert told == [
        (str(tmp_path / "own.yaml"), "a pattern of 2 stars"),
        (str(tmp_path / "own.yaml"), "the bottom row of the pattern is empty"),
    ]


def test_two_sets_that_replace_the_deck_stand_beside_each_other(tmp_path: Path) -> None:
    for name, id in (("one", "F01"), ("two", "F02")):
        own = {"game": "hvezdokupy", "deck": "constellations", "replaces": True, "cards": [{**ROW, "id": id}]}
        (tmp_path / f"{name}.yaml").write_text(json.dumps(own), "utf-8")
    players = [{"name": "A", "card": "F01"}, {"name": "B", "card": "F02"}]
    for order in (["one.yaml", "two.yaml"], ["two.yaml", "one.yaml"]):
        sheet = {"game": "hvezdokupy", "board": BOARD, "cards": order, "players": players}
        (tmp_path / "sheet.yaml").write_text(json.dumps(sheet), "utf-8")
        assert score(tmp_path / "sheet.yaml").winners == ("A", "B")


def test_a_set_named_twice_is_refused_without_advice_that_does_not_help(tmp_path: Path) -> None:
    with pytest.raises(InputError) as refused:
        scored(tmp_path, ["X1", "X1"], cards=[ROW, ROW])
    assert [problem.right for problem in refused.value.problems] == ["give it another"]
