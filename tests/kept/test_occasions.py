"""Where a kept game was played, for how long, and its notes: shown, exported, handed to Board Game Stats."""

from __future__ import annotations

import csv
import io
import json
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import unquote

import jsonschema
import pytest

from pnp import score
from pnp.kept import LONGEST_LINK, Occasion, keep_game, list_games, read_occasion
from tests.helpers.score_sheets import TINY_GALAXIES, written
from tests.kept.bgstats_schema import PLAY as PLAY_SCHEMA
from tests.kept.kept_games import PLAY, STAMP, papers

if TYPE_CHECKING:
    from pathlib import Path

    from tests.conftest import Command

NOTES: Final = (
    "=Ester's: first win!\n\nNext time with comets, and without a chat that goes on for more than a line.\n"
)
SAID: Final[dict[str, Any]] = {"location": "@Ester", "duration": 75, "notes": NOTES}
SHEET: Final = {**TINY_GALAXIES, "title": "Friday", "played": "2026-11-20"}
ROCKET: Final = "\N{ROCKET}"
LINK: Final = "https://app.bgstatsapp.com/createPlay.html?data="


@pytest.fixture
def kept(tmp_path: Path, quick: Command) -> Path:
    """A game that says them, and one that does not."""
    keep(quick, tmp_path, {**SHEET, **SAID})
    keep(quick, tmp_path, SHEET)
    return tmp_path / "games"


def keep(quick: Command, folder: Path, sheet: dict[str, Any]) -> None:
    written(sheet, folder, "t.yaml")
    assert quick("score", "t.yaml", "--keep", "--log", "games").returncode == 0


def exported(quick: Command, form: str) -> str:
    return quick("log", "export", "--format", form, "--log", "games").stdout


@pytest.mark.usefixtures("kept")
def test_a_game_is_shown_with_them(quick: Command) -> None:
    told = quick("log", "show", "1", "--log", "games").stdout
    plain = quick("log", "show", "2", "--log", "games").stdout
    assert told.startswith("Game 1 · Tiny Galaxies · Friday · 2026-11-20 · @Ester · 75 min\n")
    noted = (
        "=Ester's: first win!\n\n"
        "Next time with comets, and without a chat that goes on for more than a line.\n\n"
    )
    assert noted in told
    table = told.replace(" · @Ester · 75 min", "").replace(noted, "")
    assert table.split("Kept:")[0] == plain.replace("Game 2", "Game 1").split("Kept:")[0]


@pytest.mark.usefixtures("kept")
def test_an_edit_says_them_anew_and_the_older_version_stays(tmp_path: Path, quick: Command) -> None:
    written({**SHEET, "location": "Brno"}, tmp_path, "mended.yaml")
    assert quick("log", "edit", "1", "mended.yaml", "--log", "games").returncode == 0
    assert quick("log", "show", "1", "--log", "games").stdout.split("\n")[0].endswith(" · 2026-11-20 · Brno")
    old = quick("log", "show", "1", "--version", "1", "--log", "games").stdout
    assert "@Ester · 75 min" in old


@pytest.mark.usefixtures("kept")
def test_a_game_that_cannot_be_scored_any_more_shows_them(tmp_path: Path, quick: Command) -> None:
    keep_game(tmp_path / "games", PLAY, papers("game: comets\nlocation: Brno\nnotes: Late.\n"), STAMP)
    run = quick("log", "show", "3", "--log", "games")
    assert run.returncode == 2
    assert " · Brno\n\nLate.\n\n" in run.stdout


def test_what_steers_a_terminal_is_not_printed(tmp_path: Path, quick: Command) -> None:
    odd = "\x1b[2Jnow\N{RIGHT-TO-LEFT OVERRIDE}"
    keep(quick, tmp_path, {**SHEET, "location": odd, "notes": f"{odd}\nthen"})
    told = quick("log", "show", "1", "--log", "games").stdout
    assert told.count("\\x1b[2Jnow\\u202e") == 2
    assert all(character.isprintable() or character == "\n" for character in told)


@pytest.mark.usefixtures("kept")
def test_csv_and_json_have_them(quick: Command) -> None:
    rows = [*csv.DictReader(io.StringIO(exported(quick, "csv"), newline=""))]
    told = [(row["location"], row["duration"], row["notes"]) for row in rows]
    assert told == [("'@Ester", "75", f"'{NOTES}")] * 2 + [("", "", "")] * 2
    first, second = json.loads(exported(quick, "json"))
    assert {key: first[key] for key in SAID} == SAID
    assert {key: second[key] for key in SAID} == {"location": "", "duration": None, "notes": ""}


@pytest.mark.usefixtures("kept")
def test_board_game_stats_has_them_in_its_own_fields(quick: Command) -> None:
    first, second = json.loads(exported(quick, "bgstats"))
    for play in (first, second):
        jsonschema.validate(play, PLAY_SCHEMA)
    assert (first["location"], first["durationMin"]) == ("@Ester", 75)
    assert not {"location", "durationMin"} & {*second}
    notes, position = first["comments"].split("\n\ngame: ")
    assert notes == NOTES.strip()
    assert f"game: {position}" == second["comments"]
    assert score(second["comments"]) == score(SHEET)


def opened(link: str) -> dict[str, Any]:
    play: dict[str, Any] = json.loads(unquote(link.removeprefix(LINK)))
    jsonschema.validate(play, PLAY_SCHEMA)
    return play


def test_a_link_leaves_out_the_position_first_and_then_the_notes(tmp_path: Path, quick: Command) -> None:
    """Each sign of these notes takes twelve characters of a link."""
    for number, (count, comments, said) in enumerate(
        (
            (500, f"{ROCKET * 500}\n\n", ""),
            (600, ROCKET * 600, "with its position, so"),
            (700, "", "with its notes and its position, so"),
        ),
        1,
    ):
        keep(quick, tmp_path, {**SHEET, "location": "Brno", "notes": ROCKET * count})
        run = quick("log", "link", str(number), "--log", "games")
        play = opened(run.stdout.strip())
        assert play.get("comments", "").split("game: ")[0] == comments
        assert play["location"] == "Brno"
        assert len(run.stdout) <= LONGEST_LINK + 1
        assert said in run.stderr
        assert bool(said) == bool(run.stderr)


def test_a_sheet_that_only_an_earlier_pnp_could_read_says_nothing_of_them(tmp_path: Path) -> None:
    for sheet in ("game: [", "", "nebula, alas", "game: nebula\nduration: long\n"):
        keep_game(tmp_path / "games", PLAY, papers(sheet), STAMP)
    assert {read_occasion(game) for game in list_games(tmp_path / "games")} == {Occasion()}
