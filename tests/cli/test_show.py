"""`pnp show`: what lay on the table, one picture a player, in every game, format, ink and language."""

from __future__ import annotations

import io
import json
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

import pypdfium2
import pytest
from PIL import Image

from pnp import games, score
from pnp.build import phrases, score_file
from pnp.cli import run_guarded
from pnp.models import INKS
from pnp.report import translate
from tests.conftest import in_full
from tests.helpers.position_pictures import drawn, texts
from tests.helpers.score_sheets import NEBULA, SHEETS, written

if TYPE_CHECKING:
    from pnp.draw import DrawnCard
    from pnp.models import Ink

Sheet = dict[str, Any]
PICTURED = [sheet for sheet in SHEETS if (game := games.find_game(sheet["game"])) and game.position_fields]


each_game = pytest.mark.parametrize("sheet", PICTURED, ids=[sheet["game"] for sheet in PICTURED])


@cache
def known(
    game: str, language: str = "en", ink: Ink = "night", explain: bool = False
) -> tuple[DrawnCard, ...]:
    """The pictures of the sheet of a game, drawn once for all that ask."""
    (sheet,) = [sheet for sheet in SHEETS if sheet["game"] == game]
    with TemporaryDirectory() as folder:
        return drawn(sheet, Path(folder), language, ink, explain=explain)


@each_game
@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_each_player_has_a_picture_with_his_name_place_and_total(
    sheet: Sheet, language: str, tmp_path: Path
) -> None:
    standings = score_file(str(written(sheet, tmp_path))).result.players
    found = known(sheet["game"], language)
    assert len(found) == len(standings)
    for card, standing in zip(found, standings, strict=True):
        words = texts(card)
        assert standing.name.upper() in words
        assert f"{standing.place}." in words
        assert str(standing.total) in words


@each_game
@pytest.mark.parametrize("language", ["en", *in_full("cs", "pl")])
def test_explained_it_shows_each_line_with_its_points_and_else_none(
    sheet: Sheet, language: str, tmp_path: Path
) -> None:
    scored = score_file(str(written(sheet, tmp_path)))
    words = phrases(scored.game, language)
    explained, plain = (known(sheet["game"], language, explain=explain) for explain in (True, False))
    for standing, one, other in zip(scored.result.players, explained, plain, strict=True):
        titles = [translate(words, f"line-{line.id}") for line in standing.lines]
        assert [title for title in titles if title not in texts(one)] == []
        assert one.front.trim.width > other.front.trim.width
        assert len(texts(one)) >= len(texts(other)) + 2 * len(titles)


@each_game
@pytest.mark.parametrize("ink", INKS)
def test_it_is_drawn_in_every_ink(sheet: Sheet, ink: Ink) -> None:
    assert all(card.front.scene.shapes for card in known(sheet["game"], ink=ink, explain=True))


@each_game
def test_every_format_holds_every_player(sheet: Sheet, tmp_path: Path) -> None:
    path = written(sheet, tmp_path)
    assert (
        run_guarded(["show", str(path), "--out", str(tmp_path), "--format", "pdf,svg,png", "--dpi", "30"])
        == 0
    )
    folder = tmp_path / "tuesday-shown"
    count = len(sheet["players"])
    assert len(pypdfium2.PdfDocument((folder / "table.pdf").read_bytes())) == count
    assert [ElementTree.parse(file).getroot().tag for file in folder.glob("*.svg")] == [
        "{http://www.w3.org/2000/svg}svg"
    ] * count
    sizes = {Image.open(io.BytesIO(file.read_bytes())).size for file in folder.glob("*.png")}
    assert len([*folder.glob("*.png")]) == count
    assert all(min(size) > 100 for size in sizes)


def test_the_folder_is_named_after_the_sheet_and_the_files_after_the_players(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(NEBULA, tmp_path, "Úterní stůl.yaml")
    arguments = ["show", str(path), "--out", str(tmp_path / "out"), "--dpi", "20"]
    assert run_guarded(arguments) == 0
    folder = tmp_path / "out" / "uterni-stul-shown"
    assert sorted(file.name for file in folder.iterdir()) == [
        "1-ester.png",
        "2-hvezdoslava.png",
        "manifest.json",
    ]
    assert "2 files: 1-ester.png, 2-hvezdoslava.png" in capsys.readouterr().out


def test_the_same_sheet_gives_the_same_bytes(tmp_path: Path) -> None:
    path = written(NEBULA, tmp_path)
    found = []
    for out in ("one", "other"):
        assert run_guarded(["show", str(path), "--out", str(tmp_path / out), "--format", "pdf,svg"]) == 0
        folder = tmp_path / out / "tuesday-shown"
        found.append({file.name: file.read_bytes() for file in folder.iterdir()})
    assert found[0] == found[1]


def test_other_files_in_the_folder_stay_and_old_pictures_go(tmp_path: Path) -> None:
    path, folder = written(NEBULA, tmp_path), tmp_path / "tuesday-shown"
    assert run_guarded(["show", str(path), "--out", str(tmp_path), "--dpi", "20"]) == 0
    (folder / "notes.txt").write_text("mine", "utf-8")
    assert run_guarded(["show", str(path), "--out", str(tmp_path), "--format", "pdf"]) == 0
    assert sorted(file.name for file in folder.iterdir()) == ["manifest.json", "notes.txt", "table.pdf"]


def test_a_sheet_with_a_mistake_is_told_and_the_others_are_drawn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = written({**NEBULA, "players": []}, tmp_path, "wrong.yaml")
    right = written(NEBULA, tmp_path)
    assert run_guarded(["show", str(wrong), str(right), "--out", str(tmp_path), "--dpi", "20"]) == 2
    out, err = capsys.readouterr()
    assert err.startswith(f"{wrong}:1:")
    assert "tuesday-shown" in out
    assert not (tmp_path / "wrong-shown").exists()


@each_game
def test_the_widest_words_of_a_table_find_room(sheet: Sheet, tmp_path: Path) -> None:
    players = [{**player, "name": f"{number}{'W' * 70}"} for number, player in enumerate(sheet["players"])]
    wide = {**sheet, "title": "W" * 80, "played": "2026-11-18", "players": players}
    for card in drawn(wide, tmp_path, explain=True):
        assert any(line.endswith("WWW…") for line in texts(card))


@each_game
def test_a_picture_of_a_game_that_is_not_over_says_so_however_long_its_title(
    sheet: Sheet, tmp_path: Path
) -> None:
    going_on = {**sheet, "unfinished": True, "title": "W" * 80}
    for card in drawn(going_on, tmp_path, "pl"):
        assert any(" · niedokończona · WWW" in line for line in texts(card))
    assert [line for line in texts(known(sheet["game"], "pl")[0]) if "niedokończona" in line] == []


@each_game
def test_points_by_hand_bear_the_mark_of_the_table_and_it_is_explained(sheet: Sheet, tmp_path: Path) -> None:
    line = score(sheet).players[0].lines[0].id
    first, *others = sheet["players"]
    by_hand = {**sheet, "players": [{**first, "by_hand": {line: -17}}, *others]}
    marked, *rest = drawn(by_hand, tmp_path, explain=True)
    assert {"*\N{MINUS SIGN}17", "* given by hand"} <= {*texts(marked)}
    assert not [words for card in rest for words in texts(card) if words.startswith("*")]


@pytest.mark.parametrize("called", ["*", "**A", ":comet:", "\\", "{player}", "A:B:C", "陳", "x" * 80])
def test_any_name_is_drawn_as_it_stands_or_cut_short(called: str, tmp_path: Path) -> None:
    first, second = NEBULA["players"]
    sheet = {**NEBULA, "title": called, "players": [{**first, "name": called}, second]}
    words = texts(drawn(sheet, tmp_path)[0])
    shown = called if len(called) < 30 else f"{called[:29]}…"
    assert shown.upper().replace("陳", "?") in words


def test_two_sheets_of_one_name_are_not_shown_in_one_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "other").mkdir()
    one, other = written(NEBULA, tmp_path), written(NEBULA, tmp_path / "other")
    assert run_guarded(["show", str(one), str(other), "--out", str(tmp_path / "out")]) == 2
    assert f"{one} and {other} would be shown in one folder" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_resolution_has_no_meaning_without_a_png(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(NEBULA, tmp_path)
    assert run_guarded(["show", str(path), "--format", "svg", "--dpi", "100", "--out", str(tmp_path)]) == 2
    assert "--dpi has no meaning without --format png" in capsys.readouterr().err


def test_standard_input_is_shown_as_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = json.dumps(NEBULA).encode()
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text), "utf-8"))
    assert run_guarded(["show", "-", "--format", "svg", "--out", str(tmp_path)]) == 0
    assert (tmp_path / "table-shown" / "1-ester.svg").is_file()
