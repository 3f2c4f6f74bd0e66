"""`pnp score --keep`: what is scored is kept, and said to be only when it is."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from pnp.build import score_papers
from pnp.kept import list_games, list_versions
from tests.helpers.score_sheets import HVEZDOKUPY, NEBULA, NOVA_LUNA, SHEETS, TINY_GALAXIES, written
from tests.kept.kept_games import texts

if TYPE_CHECKING:
    from pathlib import Path

    from tests.conftest import Command


@pytest.fixture
def games(settings_folder: Path) -> Path:
    return settings_folder / "data" / "games.sqlite3"


def test_every_game_is_kept_with_its_result(tmp_path: Path, games: Path, quick: Command) -> None:
    names = [written(sheet, tmp_path, f"{sheet['game']}.yaml").name for sheet in SHEETS]
    kept, plain = quick("score", "--json", "--keep", *names), quick("score", "--json", *names)
    assert (kept.returncode, kept.stdout) == (0, plain.stdout)
    assert kept.stderr == "".join(f"Kept as game {number}.\n" for number in range(1, 6))
    found = {game.number: game.play for game in list_games(games)}
    for number, (sheet, line) in enumerate(zip(SHEETS, plain.stdout.splitlines(), strict=True), 1):
        papers, result = texts(games, number, 1), json.loads(line)
        assert json.loads(papers.sheet) == sheet
        assert papers.result == line
        play = found[number]
        assert (play.game, list(play.winners), play.decided_by) == (
            sheet["game"],
            result["winners"],
            result["decided_by"],
        )
        for player, seat in zip(result["players"], play.seats, strict=True):
            assert (seat.name, seat.total, seat.place) == (player["name"], player["total"], player["place"])
            assert seat.winner == (seat.name in result["winners"])
            assert list(seat.lines) == [(line["id"], line["points"]) for line in player["lines"]]
        assert [seat.starts for seat in play.seats] == [True, *[False] * (len(play.seats) - 1)]


def test_the_note_is_in_the_language_of_the_table(tmp_path: Path, games: Path, quick: Command) -> None:
    written(NEBULA, tmp_path, "t.yaml")
    first = quick("score", "t.yaml", "--keep", "--lang", "cs")
    assert first.stdout.endswith("\n\nUchováno jako hra 1.\n")
    again = quick("score", "t.yaml", "--keep", "--lang", "pl")
    assert "Ten zapis partii jest już zachowany jako gra 1." in again.stdout
    assert len(list_versions(games)) == 1


def test_a_mended_sheet_is_said_to_be_like_the_game(tmp_path: Path, quick: Command) -> None:
    written(NEBULA, tmp_path, "my table.yaml")
    quick("score", "my table.yaml", "--keep")
    written({**NEBULA, "title": "Mended"}, tmp_path, "my table.yaml")
    said = quick("score", "my table.yaml", "--keep").stdout
    assert said.splitlines()[-4:] == [
        "Kept as game 2.",
        "If this is game 1, mended:",
        "  pnp log edit 1 'my table.yaml'",
        "  pnp log remove 2",
    ]


def test_what_cannot_be_scored_is_not_kept(tmp_path: Path, games: Path, quick: Command) -> None:
    written({**TINY_GALAXIES, "players": []}, tmp_path, "bad.yaml")
    written(TINY_GALAXIES, tmp_path, "good.yaml")
    run = quick("score", "--keep", "bad.yaml", "good.yaml")
    assert run.returncode == 2
    assert [game.play.game for game in list_games(games)] == ["tiny-galaxies"]


def test_exit_codes_stay_those_of_the_score(tmp_path: Path, quick: Command) -> None:
    written(NEBULA, tmp_path, "t.yaml")
    assert quick("score", "t.yaml", "--keep").returncode == 0
    assert (
        quick("score", "t.yaml", "--keep", "--strict").returncode
        == quick("score", "t.yaml", "--strict").returncode
    )


def test_another_file_may_be_named(tmp_path: Path, games: Path, quick: Command) -> None:
    written(NOVA_LUNA, tmp_path, "t.yaml")
    assert quick("score", "t.yaml", "--keep", "--log", "club/ours.sqlite3").returncode == 0
    assert [game.play.game for game in list_games(tmp_path / "club" / "ours.sqlite3")] == ["nova-luna"]
    assert not games.exists()
    idle = quick("score", "t.yaml", "--log", "club/ours.sqlite3")
    assert (idle.returncode, idle.stderr) == (2, "Error: --log has no meaning without --keep; leave it out\n")


def test_a_file_that_cannot_be_kept_in_is_refused_after_the_score(tmp_path: Path, quick: Command) -> None:
    written(HVEZDOKUPY, tmp_path, "t.yaml")
    run = quick("score", "t.yaml", "--keep", "--log", "t.yaml")
    assert run.returncode == 2
    assert "Aneta" in run.stdout
    assert run.stderr.startswith("Error: t.yaml: holds no kept games")
    assert json.loads((tmp_path / "t.yaml").read_text("utf-8")) == HVEZDOKUPY


def test_cards_of_ones_own_are_kept_with_the_sheet(tmp_path: Path, games: Path, quick: Command) -> None:
    """The sheet can be scored when they are long gone."""
    task = {"id": "X1", "rule": "stars", "colour": "red", "at_least": 1}
    written({"game": "nebula", "deck": "personal", "cards": [task]}, tmp_path, "my.yaml")
    players = [{**NEBULA["players"][0], "personal": "X1"}, NEBULA["players"][1]]
    written({**NEBULA, "cards": ["my.yaml"], "players": players}, tmp_path, "t.yaml")
    assert quick("score", "t.yaml", "--keep").returncode == 0
    result = quick("score", "t.yaml", "--json").stdout
    (tmp_path / "my.yaml").unlink()
    papers = texts(games, 1, 1)
    assert [name for name, _ in papers.files] == ["my.yaml"]
    again = score_papers(papers, "game 1").result
    assert [player.total for player in again.players] == [
        player["total"] for player in json.loads(result)["players"]
    ]


def test_a_kept_sheet_reads_no_file(tmp_path: Path) -> None:
    """Whatever it names is taken from what was kept with it."""
    from pnp.errors import InputError
    from pnp.kept import KeptTexts

    there = written({"game": "nebula", "deck": "personal", "cards": []}, tmp_path, "my.yaml")
    sheet = json.dumps({**NEBULA, "cards": [str(there)]})
    with pytest.raises(InputError, match=r"my\.yaml:1:1: "):
        score_papers(KeptTexts(sheet, (), ""), "game 1")


def test_only_keeping_loads_what_it_needs(tmp_path: Path) -> None:
    program = """
import sys
from pnp.cli.main import run
sys.argv = ["pnp", *sys.argv[1:]]
code = run()
print(code, *sys.modules, file=sys.stderr)
"""
    sheet = written(NOVA_LUNA, tmp_path, "t.yaml")

    def loaded(*more: str) -> set[str]:
        command = [sys.executable, "-c", program, "score", str(sheet), *more]
        run = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
        return set(run.stderr.split())

    needed = {"sqlite3", "pnp.kept", "pnp.cli.keeping"}
    assert not needed & loaded()
    assert needed <= loaded("--keep")
