"""A game that is not over, kept: it is marked, counts nowhere, and can be gone on with."""

from __future__ import annotations

import csv
import io
import json
import shlex
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from pnp.cli import run_guarded
from pnp.kept import KeptTexts, digest_version, keep_game, list_games, read_versions
from tests.helpers.card_sets import LANGUAGES
from tests.helpers.score_sheets import TINY_GALAXIES, written
from tests.kept.kept_games import PLAY, STAMP, texts

if TYPE_CHECKING:
    from pathlib import Path

GOING_ON: dict[str, Any] = {
    "game": "tiny-galaxies",
    "title": "A break",
    "played": "2026-11-18",
    "players": [
        {"name": "Eva", "empire": 2, "planets": ["P01"], "energy": 0, "culture": 0},
        {"name": "Ivo", "empire": 1, "planets": ["P02"], "energy": 0, "culture": 0},
    ],
}
OVER: dict[str, Any] = {
    **GOING_ON,
    "players": [{**GOING_ON["players"][0], "planets": [21]}, GOING_ON["players"][1]],
}


@pytest.fixture
def file(settings_folder: Path) -> Path:
    return settings_folder / "data" / "games.sqlite3"


def told(capsys: pytest.CaptureFixture[str], *arguments: str | Path, code: int = 0) -> tuple[str, str]:
    assert run_guarded([*map(str, arguments)]) == code
    found = capsys.readouterr()
    return found.out, found.err


def kept(folder: Path, capsys: pytest.CaptureFixture[str], *sheets: dict[str, Any]) -> str:
    """What is said of the last of some games that are kept."""
    for number, sheet in enumerate(sheets):
        out, _ = told(capsys, "score", written(sheet, folder, f"{number}.yaml"), "--keep")
    return " ".join(out.split())


def test_it_is_kept_as_such_and_can_be_gone_on_with(
    tmp_path: Path, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = kept(tmp_path, capsys, GOING_ON)
    assert "Kept as game 1, unfinished; statistics leave it out. When it is over: pnp log edit 1 " in said
    (game,) = list_games(file)
    assert (game.play.state, game.play.winners, game.play.decided_by) == ("unfinished", (), "")
    assert [seat.winner for seat in game.play.seats] == [False, False]
    told(capsys, "log", "edit", "1", written(OVER, tmp_path))
    (game,) = list_games(file)
    assert (game.version, game.play.state, game.play.winners) == (2, "finished", ("Eva",))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_commands_change_the_log_that_was_named_alone(
    tmp_path: Path, file: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    told(capsys, "score", written(TINY_GALAXIES, tmp_path, "other.yaml"), "--keep")
    before, club = file.read_bytes(), tmp_path / "the club" / "all the games of every evening.sqlite3"
    table = ("score", written(GOING_ON, tmp_path), "--keep", "--log", str(club), "--lang", language)
    out, _ = told(capsys, *table)
    (edit,) = (line for line in out.splitlines() if "pnp log" in line)
    written(OVER, tmp_path)
    _, *arguments = shlex.split(edit)
    told(capsys, *arguments)
    (game,) = list_games(club)
    assert (game.version, game.play.state, file.read_bytes()) == (2, "finished", before)


def test_an_unfinished_game_that_is_like_another_says_both(
    tmp_path: Path, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    club = str(tmp_path / "club.sqlite3")
    for energy in (0, 1):
        players = [{**GOING_ON["players"][0], "energy": energy}, GOING_ON["players"][1]]
        sheet = str(written({**GOING_ON, "players": players}, tmp_path))
        out, _ = told(capsys, "score", sheet, "--keep", "--log", club)
    assert "Kept as game 2, unfinished" in out
    commands = [shlex.split(line) for line in out.splitlines() if line.startswith("  pnp log")]
    assert commands == [
        ["pnp", "log", "edit", "2", sheet, "--log", club],
        ["pnp", "log", "edit", "1", sheet, "--log", club],
        ["pnp", "log", "remove", "2", "--log", club],
    ]
    out, _ = told(capsys, *commands[-1][1:])
    assert out.splitlines()[-1] == f"  pnp log edit 2 --log {club} SHEET"
    assert not file.exists()


def test_the_list_and_a_game_shown_again_say_so(
    tmp_path: Path, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept(tmp_path, capsys, GOING_ON)
    for language, mark in (("en", "not finished"), ("cs", "nedohráno"), ("pl", "niedokończona")):
        out, _ = told(capsys, "log", "--lang", language)
        assert f"  {mark}  " in out
        out, _ = told(capsys, "log", "show", "1", "--lang", language)
        assert f"({mark})" in out
    assert file.exists()


def test_statistics_and_ratings_leave_it_out_and_say_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept(tmp_path, capsys, GOING_ON)
    assert told(capsys, "stats")[0] == "One game is not finished, and does not count yet.\n"
    kept(tmp_path, capsys, GOING_ON, TINY_GALAXIES)
    found = json.loads(told(capsys, "stats", "--json")[0])
    assert (found["games"], found["unfinished"]) == (1, 1)
    assert [(each["name"], each["games"], each["wins"]) for each in found["players"]] == [
        ("Eva", 1, 1),
        ("Ivo", 1, 0),
    ]
    assert [each["games"] for each in found["ratings"]] == [1, 1]
    shown, _ = told(capsys, "stats")
    assert shown.startswith("1 game, ")
    assert "One game is not finished, and does not count yet." in shown


def test_a_plot_is_drawn_of_games_that_are_over_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept(tmp_path, capsys, TINY_GALAXIES)
    told(capsys, "stats", "--plot", str(tmp_path / "before.svg"))
    kept(tmp_path, capsys, TINY_GALAXIES, GOING_ON)
    told(capsys, "stats", "--plot", str(tmp_path / "after.svg"))
    assert (tmp_path / "before.svg").read_bytes() == (tmp_path / "after.svg").read_bytes()


@pytest.mark.parametrize(
    ("language", "games", "asked", "why"),
    [
        ("en", 1, (), "none of these games is finished; when one is over: pnp log edit NUMBER SHEET"),
        ("cs", 1, (), "žádná z těchto her není dohraná; až některá skončí: pnp log edit ČÍSLO ZÁPIS"),
        (
            "pl",
            1,
            (),
            "żadna z tych gier nie jest skończona; gdy któraś się skończy: pnp log edit NUMER ZAPIS",
        ),
        ("en", 1, ("--game", "nebula"), "no game that you kept is like that; choose others, or all"),
        ("en", 0, (), "is not drawn: no game is kept yet; keep one with: pnp score --keep SHEET"),
    ],
)
def test_a_plot_of_no_finished_game_is_refused_with_what_would_help(
    language: str,
    games: int,
    asked: tuple[str, ...],
    why: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    if games:
        kept(tmp_path, capsys, GOING_ON)
    plot = tmp_path / "plot.svg"
    out, err = told(capsys, "stats", "--plot", str(plot), "--lang", language, *asked, code=2)
    assert (out, plot.exists()) == ("", False)
    assert why in err


def test_spreadsheets_are_told_the_state_and_no_winner(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept(tmp_path, capsys, GOING_ON, TINY_GALAXIES)
    rows = [*csv.DictReader(io.StringIO(told(capsys, "log", "export", "--format", "csv")[0]))]
    states = {row["number"]: (row["state"], row["decided_by"]) for row in rows}
    assert states == {"1": ("unfinished", ""), "2": ("finished", "points")}
    assert [row["winner"] for row in rows if row["number"] == "1"] == ["0", "0"]
    found = json.loads(told(capsys, "log", "export", "--format", "json")[0])
    assert {each["number"]: each["state"] for each in found} == {1: "unfinished", 2: "finished"}
    assert {each["number"]: each["result"]["state"] for each in found} == {1: "unfinished", 2: "finished"}


def test_board_game_stats_gets_no_game_that_is_not_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept(tmp_path, capsys, GOING_ON, TINY_GALAXIES)
    out, err = told(capsys, "log", "export", "--format", "bgstats")
    assert [play["sourcePlayId"].rpartition("/")[2] for play in json.loads(out)] == ["2"]
    assert err == "One game is not finished, and is left out.\n"
    out, err = told(capsys, "log", "link", "2", "1", code=2)
    assert out == ""
    assert "game 1 is not finished; when it is over: pnp log edit 1 SHEET" in err


def old(result: dict[str, Any]) -> KeptTexts:
    return KeptTexts(json.dumps(GOING_ON), (), json.dumps({"sheet": "table.yaml", **result}))


WARNED = {"warnings": [{"player": None, "code": "not-finished", "message": "nobody has 21 points"}]}


@pytest.mark.parametrize(
    ("result", "state"),
    [
        ({}, "finished"),
        ({"warnings": [{"player": "Ester", "code": "core-empty"}]}, "finished"),
        (WARNED, "unfinished"),
        ({"state": "unfinished", **WARNED}, "unfinished"),
        ({"state": "finished"}, "finished"),
    ],
)
def test_a_game_of_an_earlier_pnp_is_over_unless_its_result_warned_of_it(
    file: Path, result: dict[str, Any], state: str
) -> None:
    """Its rows, and so its digest, are those that an earlier pnp wrote: they know no state."""
    file.parent.mkdir(parents=True)
    keep_game(file, PLAY, old(result), STAMP)
    (game,) = list_games(file)
    assert game.play.state == state
    over = state == "finished"
    assert (game.play.winners, game.play.seats[0].winner) == ((("Ester",), True) if over else ((), False))


def test_the_state_is_no_part_of_what_a_version_is_known_by(file: Path) -> None:
    """So that a file of an earlier pnp is whole for this one, and one of this for an earlier."""
    import sqlite3
    from contextlib import closing

    file.parent.mkdir(parents=True)
    seats = tuple(replace(seat, winner=False) for seat in PLAY.seats)
    going_on = replace(PLAY, state="unfinished", winners=(), decided_by="", seats=seats)
    keep_game(file, going_on, old({"state": "unfinished"}), STAMP)
    with closing(sqlite3.connect(file)) as games:
        (version,) = read_versions(file, games)
        assert games.execute("PRAGMA user_version").fetchone() == (1,)
        assert digest_version(version) == games.execute("SELECT digest FROM versions").fetchone()[0]
    assert texts(file, 1, 1).sheet == json.dumps(GOING_ON)


def test_a_sheet_that_an_earlier_pnp_took_for_over_is_kept_anew_by_an_edit(
    tmp_path: Path, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sheet: dict[str, Any] = {
        **GOING_ON,
        "players": [{**each, "planets": [21]} for each in GOING_ON["players"]],
    }
    sheet["unfinished"] = True
    file.parent.mkdir(parents=True)
    name = str(written(sheet, tmp_path))
    play = replace(PLAY, game="tiny-galaxies")
    keep_game(file, play, KeptTexts(json.dumps(sheet), (), json.dumps({"sheet": name})), STAMP)
    told(capsys, "log", "edit", "1", name)
    (game,) = list_games(file)
    assert (game.version, game.play.state) == (2, "unfinished")
