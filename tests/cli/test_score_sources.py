"""What may be given as a sheet, what is told of all else, and how much is told of what a sheet names."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

import pnp
from pnp.cli import run_guarded
from pnp.errors import InputError, word_problem
from pnp.library import find_shipped
from tests.helpers.score_sheets import IDS, NEBULA, NIGHT_SKY, NOVA_LUNA, SHEETS, written


class Named:
    """A path of another library."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __fspath__(self) -> str:
        return str(self.path)


def refusal(sheet: Any) -> InputError:
    with pytest.raises(InputError) as refused:
        pnp.score(sheet)
    return refused.value


def test_a_path_of_any_kind_is_read(tmp_path: Path) -> None:
    path = tmp_path / "sheet.yaml"
    path.write_text(json.dumps(NOVA_LUNA), "utf-8")
    assert pnp.score(Named(path)) == pnp.score(str(path))


def test_a_hyphen_is_standard_input_for_the_command_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps(NOVA_LUNA).encode())))
    assert str(refusal("-")).startswith("-:1:1: the file does not exist")
    assert str(refusal(Path("-"))).startswith("-:1:1: the file does not exist")
    Path("-").write_text(json.dumps(NOVA_LUNA), "utf-8")
    assert pnp.score("-").game == "nova-luna"


@pytest.mark.parametrize("text", ["game: nova-luna", "game: " + "a" * 5000, "game: \0"])
def test_a_line_that_is_no_file_is_told_what_a_text_needs(text: str) -> None:
    assert str(refusal(text)) == (
        "sheet:1:1: this is the name of no file, and not the text of a score sheet; "
        "a text needs a line end, or to begin with a brace"
    )


def test_a_file_may_have_a_name_like_a_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("table: two").write_text(json.dumps(NOVA_LUNA), "utf-8")
    assert pnp.score("table: two").game == "nova-luna"


@pytest.mark.parametrize(
    ("kind", "file", "told"),
    [
        ("cards", "nova-luna/tiles.yaml", "this is a card set, not a score sheet"),
        ("cards", "night-sky/starts.yaml", "this is a card set, not a score sheet"),
        ("layouts", "nebula/galaxy.yaml", "this is a board, not a score sheet"),
        ("layouts", "night-sky/map.yaml", "this is a board, not a score sheet"),
        ("layouts", "tiny-galaxies/galaxy.yaml", "this is a board, not a score sheet"),
        ("layouts", "plain.yaml", "this is a layout of cards, not a score sheet"),
        ("layouts", "examples/poker.yaml", "this is a layout of cards, not a score sheet"),
    ],
)
def test_another_kind_of_file_is_called_what_it_is(kind: str, file: str, told: str) -> None:
    (problem,) = refusal(find_shipped(kind) / file).problems
    assert problem.wrong == told
    assert problem.right.startswith("a score sheet has 'game' and 'players'")


@pytest.mark.parametrize(
    "sheet",
    [
        "game: hvezdokupy\nboard: |\n  ..*.....\n",
        "game: nova-luna\ncards: [tiles.yaml]\n",
        "game: nova-luna\nplayers: []\ndeck: tiles\ncards: [{id: A}]\n",
        "game: nebula\nboard: galaxy\nplayers: []\n",
    ],
)
def test_a_sheet_that_lacks_or_adds_something_is_still_a_sheet(sheet: str) -> None:
    assert "not a score sheet" not in str(refusal(sheet))


TILE = "  - {{id: X{}, tile: wrong}}\n"


def with_wrong_tiles(folder: Path, *numbers: int, sheet: dict[str, Any]) -> Path:
    """A sheet that names a set of wrong tiles for each number."""
    names = [f"{at}.yaml" for at in range(len(numbers))]
    for name, number in zip(names, numbers, strict=True):
        tiles = "".join(TILE.format(f"{name[0]}-{at}") for at in range(number))
        (folder / name).write_text(f"game: nova-luna\ndeck: tiles\ncards:\n{tiles}", "utf-8")
    path = folder / "sheet.yaml"
    path.write_text(json.dumps({**sheet, "cards": names}), "utf-8")
    return path


@pytest.mark.parametrize("titel", [{}, {"titel": "a slip of the sheet itself"}])
def test_what_is_not_told_of_files_and_sheet_is_counted_together(
    titel: dict[str, str], tmp_path: Path
) -> None:
    told = refusal(with_wrong_tiles(tmp_path, 1500, 800, sheet={**NOVA_LUNA, **titel}))
    assert len(told.problems) == 1000
    assert told.omitted == 1300 + len(titel)
    assert str(told).endswith(f"\n{told.omitted:,} more mistakes follow; mend these first")


@pytest.mark.parametrize("game", [NEBULA, NIGHT_SKY], ids=["nebula", "night-sky"])
def test_of_a_sheet_whose_board_cannot_be_read_the_form_is_told(game: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "sheet.yaml"
    path.write_text(json.dumps({**game, "layout": "gone.yaml", "titel": "x"}), "utf-8")
    told = [(Path(problem.file).name, problem.wrong) for problem in refusal(path).problems]
    assert told == [
        ("sheet.yaml", "the file 'gone.yaml' does not exist"),
        ("sheet.yaml", "the key 'titel' is not known here"),
    ]


@pytest.mark.parametrize("game", [NEBULA, NIGHT_SKY], ids=["nebula", "night-sky"])
def test_who_calls_the_file_of_a_board_a_board_is_told_its_key(game: dict[str, Any]) -> None:
    (problem,) = refusal(json.dumps({**game, "board": "my-galaxy.yaml"})).problems
    assert problem.right.startswith("did you mean 'layout'?")


def test_to_replace_a_deck_is_advised_only_where_that_helps(tmp_path: Path) -> None:
    mine = tmp_path / "mine.yaml"
    mine.write_text("game: tiny-galaxies\ndeck: missions\ncards: [{id: P01}, {id: M01}]\n", "utf-8")
    sheet = tmp_path / "sheet.yaml"
    sheet.write_text("game: tiny-galaxies\ncards: [mine.yaml]\nplayers: []\n", "utf-8")
    told = {problem.wrong: problem.right for problem in refusal(sheet).problems}
    assert told["the id 'P01' is taken"] == "give it another"
    assert told["the id 'M01' is taken"] == "give it another, or say 'replaces: true' at the top"


@pytest.mark.parametrize("sheet", SHEETS, ids=IDS)
def test_programs_hand_over_a_path_a_text_or_a_mapping(sheet: dict[str, Any], tmp_path: Path) -> None:
    path = written(sheet, tmp_path)
    found = pnp.score(sheet)
    assert found == pnp.score(path) == pnp.score(str(path)) == pnp.score(json.dumps(sheet))
    assert found.game == sheet["game"]


def test_programs_are_told_all_mistakes_by_their_places_in_the_order_of_the_mapping(
    capsys: pytest.CaptureFixture[str],
) -> None:
    players: list[dict[str, Any]] = [{"name": f"P{n}", "tokens": 2, "mosaic": "."} for n in range(12)]
    players[10] = {"mosaic": "N12 N13\n.   XX", "name": "P0"}
    players[2] = {"name": "Ana", "tokens": 99}
    with pytest.raises(InputError) as refused:
        pnp.score({"titel": "a", "players": players, "game": "nova-luna"})
    assert [word_problem(problem).split("; ")[0] for problem in refused.value.problems] == [
        "sheet.titel:1:1: the key 'titel' is not known here",
        "sheet.players:1:1: 12 players cannot play this game",
        "sheet.players[2]:1:1: the line 'tokens-left' cannot be worked out without 'mosaic'",
        "sheet.players[2].tokens:1:1: 'tokens' is 99, which is too much",
        "sheet.players[10].mosaic:2:5: there is no tile 'XX'",
        "sheet.players[10].name:1:1: the name 'P0' is taken (as in sheet.players[0].name)",
    ]
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("sheet", "place", "wrong"),
    [
        ({"game": NEBULA}, "sheet.game", "'game' is no name of a game"),
        ({"game": {1}}, "sheet.game", "this is of the type set"),
        ({1: 2}, "sheet", "the score sheet needs 'game'"),
        ({"players": [[[]]]}, "sheet", "the score sheet needs 'game'"),
    ],
    ids=["mapping", "set", "number", "list"],
)
def test_odd_mappings_are_refused_in_words(sheet: dict[str, Any], place: str, wrong: str) -> None:
    with pytest.raises(InputError) as refused:
        pnp.score(sheet)
    assert [(told.file, told.line, told.column, told.wrong) for told in refused.value.problems] == [
        (place, 1, 1, wrong)
    ]


def test_a_mapping_that_holds_itself_is_refused() -> None:
    sheet: dict[str, Any] = dict(NIGHT_SKY)
    sheet["players"] = [sheet]
    with pytest.raises(InputError, match="more than 32 deep"):
        pnp.score(sheet)


def test_json_may_escape_any_character() -> None:
    text = json.dumps({**NOVA_LUNA, "players": [{"name": "\U0001f600", "mosaic": "."}] * 2})
    assert "\\ud83d\\ude00" in text
    assert "the name '\U0001f600' is taken" in str(refusal(text))


def test_standard_input_that_is_closed_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert run_guarded(["score", "-"]) == 2
    assert capsys.readouterr().err == "-:1:1: standard input is closed; name a file\n"


def test_lines_by_hand_that_cannot_be_read_bring_no_complaint_of_what_they_stand_for() -> None:
    text = "game: nova-luna\nplayers:\n  - {name: A, by_hand: tokens-left}\n  - {name: B, by_hand: [3]}\n"
    assert [problem.line for problem in refusal(text).problems] == [3, 4]


@pytest.mark.parametrize(
    ("points", "told"),
    [
        (-7554031578523, "'tokens-left' is -7554031578523, which is too little; write at least -9999"),
        (10000, "'tokens-left' is 10000, which is too much; write at most 9999"),
    ],
)
def test_a_line_by_hand_is_worth_no_more_than_any_game_gives(points: int, told: str) -> None:
    def sheet(points: int) -> dict[str, Any]:
        player = NOVA_LUNA["players"][0] | {"by_hand": {"tokens-left": points}}
        return NOVA_LUNA | {"players": [player, *NOVA_LUNA["players"][1:]]}

    assert [line.points for line in pnp.score(sheet(-9999)).players[0].lines] == [-9999]
    assert str(refusal(sheet(points))).endswith(told)
