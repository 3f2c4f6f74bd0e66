"""`pnp log`: kept games listed, shown again, mended, and handed to other programs."""

from __future__ import annotations

import contextlib
import csv
import io
import json
import re
import shutil
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

import jsonschema
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import replace

import pnp
from pnp import score
from pnp.build import bgstats_links, bgstats_plays, keep_table, score_file
from pnp.kept import (
    LONGEST_LINK,
    KeptPlay,
    KeptTexts,
    KnownGame,
    keep_game,
    list_games,
    make_bgstats_link,
    make_bgstats_play,
    remove_game,
    write_csv,
    write_json,
)
from pnp.kept.exports import CSV_HEAD
from pnp.report import count_columns
from pnp.words import Catalogue, MessageSource, find_shipped_sources, list_messages, make_catalogue
from tests import ROOT
from tests.helpers.score_sheets import (
    HVEZDOKUPY,
    IDS,
    NEBULA,
    NIGHT_SKY,
    NOVA_LUNA,
    SHEETS,
    TINY_GALAXIES,
    written,
)
from tests.kept.bgstats_schema import PLAY as PLAY_SCHEMA
from tests.kept.kept_games import LATER, PLAY, SEATS, STAMP, papers, played_on, texts

if TYPE_CHECKING:
    from pnp.kept import KeptGame
    from tests.conftest import Command

ROGUE: dict[str, Any] = {
    "game": "tiny-galaxies",
    "played": "2026-11-03",
    "rogue": {"level": 5, "empire": "skull", "planets": []},
    "players": [{"name": "Eva", "empire": 1, "planets": [], "energy": 0, "culture": 0}],
}
DAYS = ("2026-11-18", "2026-11-01", "2025-12-31", "2026-10-09", "2026-11-02")
NOW = datetime(2026, 11, 19, 20, 15, tzinfo=UTC)
LINK = "https://app.bgstatsapp.com/createPlay.html?data="


@pytest.fixture
def games(settings_folder: Path) -> Path:
    return settings_folder / "data" / "games.sqlite3"


@pytest.fixture(scope="session")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a sheet of every game, each of another day, and with a file that keeps them; they have
    the numbers of SHEETS from 1."""
    folder = tmp_path_factory.mktemp("evening")
    with contextlib.chdir(folder):
        for sheet, day in zip(SHEETS, DAYS, strict=True):
            name = written({**sheet, "played": day}, folder, f"{sheet['game']}.yaml").name
            keep_table(score_file(name), folder / "games.sqlite3", NOW)
    return folder


@pytest.fixture
def kept(evening: Path, tmp_path: Path, games: Path) -> Path:
    """Where the games of an evening are kept as the user's own, and their sheets are at hand."""
    shutil.copytree(evening, tmp_path, dirs_exist_ok=True)
    games.parent.mkdir()
    shutil.move(tmp_path / "games.sqlite3", games)
    return games


def numbers(told: str) -> list[int]:
    """The numbers of the games of a list, in its order."""
    rows = told.split("\n\n")[0].splitlines()[1:]
    return [int(row[:3]) for row in rows if row[:3].strip()]


@pytest.mark.usefixtures("kept")
def test_games_are_listed_by_the_day_of_playing(quick: Command) -> None:
    told = quick("log", "--lang", "en").stdout
    assert numbers(told) == [3, 4, 2, 5, 1]
    assert told.splitlines()[:3] == [
        "No.  Played      Game           Winner         Players",
        "  3  2025-12-31  Nova Luna      Ana            Ana 0, Jan 0",
        "  4  2026-10-09  Tiny Galaxies  Eva            Eva 22, Ivo 4",
    ]
    assert "Aneta, Blanka" in told  # who know no points, and won together
    assert "Hvězdokupy" in told
    assert "Tuesday table: Ester 46," in told
    assert told.endswith("\n\n5 games. To see one again: pnp log show NUMBER\n")


def test_the_list_of_another_file_says_how_a_game_of_that_file_is_seen(games: Path, quick: Command) -> None:
    club = games.parent / "club.sqlite3"
    keep_game(club, PLAY, papers(), STAMP)
    told = quick("log", "--log", str(club), "--lang", "cs").stdout
    assert told.endswith(f" Jednu z nich uvidíš znovu: pnp log show --log {club} ČÍSLO\n")


@pytest.mark.usefixtures("kept")
@pytest.mark.parametrize(
    ("asked", "found"),
    [
        (("--game", "nebula"), [1]),
        (("--player", "Eva"), [4]),
        (("--player", "eva", "--player", "Ivo"), [4]),
        (("--player", "Eva", "--player", "Ana"), []),
        (("--since", "2026-11"), [2, 5, 1]),
        (("--until", "2026-11"), [3, 4, 2, 5, 1]),
        (("--until", "2026-10"), [3, 4]),
        (("--since", "2026", "--until", "2026-11-01"), [4, 2]),
        (("--game", "nebula", "--player", "Eva"), []),
    ],
)
def test_the_list_may_be_of_some_games(quick: Command, asked: tuple[str, ...], found: list[int]) -> None:
    told = quick("log", *asked).stdout
    assert numbers(told) == found if found else told == "No game that you kept is like that.\n"
    rows = [*csv.reader(io.StringIO(quick("log", "export", "--format", "csv", *asked).stdout, newline=""))]
    assert [*dict.fromkeys(int(row[0]) for row in rows[1:])] == found


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("--game", "nebulla"), "there is no game 'nebulla'; did you mean 'nebula'?"),
        (("--player", "Estre"), "no kept game was played by 'Estre'; did you mean 'Ester'?"),
        (("--since", "18.11."), "'18.11.' is no day; write it as 2026-11-18, a month as 2026-11"),
        (("--game", "nebula", "show", "1"), "put --game behind 'show'"),
        (("--log", "x", "show", "1"), "put --log behind 'show'"),
        (("show", "6"), "games.sqlite3: there is no game 6; the games have the numbers 1 to 5"),
        (("show", "1", "--version", "2"), "game 1 has no version 2; its latest is 1"),
        (("show", "0"), "0 is not in the range"),
        (("edit", "6", "nebula.yaml"), "there is no game 6"),
        (("remove", "6"), "there is no game 6"),
        (("link", "6"), "there is no game 6"),
        (("export", "--format", "xml"), "'xml' is not one of 'csv', 'json', 'bgstats'"),
        (("export", "--format", "csv", "--out", "."), "choose another file with --out"),
    ],
)
def test_a_slip_is_told(kept: Path, quick: Command, asked: tuple[str, ...], said: str) -> None:
    before = kept.read_bytes()
    run = quick("log", *asked)
    assert (run.returncode, run.stdout) == (2, "")
    assert said in run.stderr
    assert kept.read_bytes() == before


def test_where_nothing_is_kept_it_is_said_how_to_keep(games: Path, quick: Command) -> None:
    assert quick("log").stdout == "No game is kept yet. To keep one: pnp score SHEET --keep\n"
    assert quick("log", "--lang", "cs").stdout.startswith("Zatím není uchovaná žádná hra.")
    for done in ("show", "remove"):
        assert "there is no game 1; no game is kept there" in quick("log", done, "1").stderr
    assert quick("log", "export", "--format", "json").stdout == "[\n\n]\n"
    assert not games.exists()


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_a_list_is_as_wide_as_a_terminal(games: Path, quick: Command, language: str) -> None:
    long = "Bartoloměj Nepomucký z Horní Dolní " * 2
    seats = tuple(
        replace(SEATS[0], name=f"{long}{number}", starts=not number, total=-number) for number in range(4)
    )
    for game in (*IDS, "gone-with-its-package"):
        play = replace(PLAY, game=game, seats=seats, winners=(seats[0].name, seats[1].name), title=long * 2)
        keep_game(games, play, papers(game), STAMP)
    told = quick("log", "--lang", language)
    assert (told.returncode, told.stderr) == (0, "")
    assert max(map(count_columns, told.stdout.splitlines())) <= 80


@pytest.mark.parametrize(("count", "said"), [(1, "Jedna hra."), (2, "2 hry."), (5, "5 her.")])
def test_games_are_counted_as_the_language_does_it(
    games: Path, quick: Command, count: int, said: str
) -> None:
    for number in range(count):
        keep_game(games, PLAY, papers(str(number)), STAMP)
    assert f"\n{said} " in quick("log", "--lang", "cs").stdout


def test_who_won_may_be_the_game_itself(tmp_path: Path, quick: Command, games: Path) -> None:
    written(ROGUE, tmp_path, "t.yaml")
    assert quick("score", "t.yaml", "--keep").returncode == 0
    assert "The rogue" in quick("log").stdout
    (play,) = told_plays(games)
    assert [(each["winner"], each["startPlayer"]) for each in play["players"]] == [(False, True)]


@pytest.mark.usefixtures("kept")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_game_is_shown_again_as_it_was_scored(quick: Command, number: int) -> None:
    scored = quick("score", f"{IDS[number - 1]}.yaml", "--explain").stdout
    table = scored.split("\n", 1)[1]
    shown = quick("log", "show", str(number), "--explain").stdout
    assert shown.startswith(f"Game {number} · ")
    assert table in shown
    assert "Kept:\n  1  2026-11-19 20:15:00 UTC  pnp " in shown


@pytest.mark.usefixtures("kept")
def test_the_position_is_shown_in_characters(quick: Command) -> None:
    drawn = quick("show", "--text", "tiny-galaxies.yaml").stdout.split("\n\n", 1)[1]
    assert drawn in quick("log", "show", "4").stdout


def test_a_game_is_shown_when_its_files_are_gone(tmp_path: Path, quick: Command) -> None:
    task = {"id": "X1", "rule": "stars", "colour": "red", "at_least": 1}
    written({"game": "nebula", "deck": "personal", "cards": [task]}, tmp_path, "my.yaml")
    players = [{**NEBULA["players"][0], "personal": "X1"}, NEBULA["players"][1]]
    written({**NEBULA, "cards": ["my.yaml"], "players": players}, tmp_path, "t.yaml")
    table = quick("score", "t.yaml", "--keep").stdout.split("\n", 1)[1].rsplit("\n\n", 1)[0]
    (tmp_path / "my.yaml").unlink()
    (tmp_path / "t.yaml").unlink()
    assert table in quick("log", "show", "1").stdout


@pytest.mark.usefixtures("kept")
def test_an_edit_is_a_new_version_and_the_old_one_stays(tmp_path: Path, quick: Command) -> None:
    sheet = quick("log", "show", "4", "--sheet").stdout
    assert sheet == (tmp_path / "tiny-galaxies.yaml").read_text("utf-8")
    (tmp_path / "mended.yaml").write_text(sheet.replace('"Ivo", "empire": 2', '"Ivo", "empire": 3'), "utf-8")
    assert (
        quick("log", "edit", "4", "mended.yaml").stdout
        == "Game 4 is now what this score sheet says: version 2.\n"
    )
    assert quick("log", "edit", "4", "mended.yaml").stdout == "Game 4 says so already: version 2.\n"
    assert "Eva 22, Ivo 5" in quick("log").stdout
    shown = quick("log", "show", "4").stdout
    assert "\n  1  2" in shown
    assert "\n> 2  2" in shown
    old = quick("log", "show", "4", "--version", "1").stdout
    assert "\n> 1  2" in old
    assert old.count("Total 4") == 1
    assert quick("log", "show", "4", "--version", "1", "--sheet").stdout == sheet


def test_an_edit_that_cannot_be_scored_is_refused(tmp_path: Path, kept: Path, quick: Command) -> None:
    written({**TINY_GALAXIES, "players": []}, tmp_path, "bad.yaml")
    before = kept.read_bytes()
    assert quick("log", "edit", "4", "bad.yaml").returncode == 2
    assert kept.read_bytes() == before


@pytest.mark.usefixtures("kept")
def test_a_removed_game_is_not_listed_and_can_be_shown(quick: Command) -> None:
    assert quick("log", "remove", "4").stdout.startswith("Game 4 is removed: ")
    assert quick("log", "remove", "4").stdout == "Game 4 is removed already.\n"
    assert numbers(quick("log").stdout) == [3, 2, 5, 1]
    assert quick("log", "show", "4").stdout.rstrip().endswith("removed")
    assert quick("log", "edit", "4", "tiny-galaxies.yaml").returncode == 0
    assert numbers(quick("log").stdout) == [3, 4, 2, 5, 1]


def test_a_game_that_is_scored_otherwise_today_says_what_counts(games: Path, quick: Command) -> None:
    """A rule was mended since, or a card: the list and the table need not agree, and say so."""
    sheet = json.dumps(TINY_GALAXIES)
    seats = (replace(SEATS[0], name="Eva", total=21), replace(SEATS[1], name="Ivo", total=4))
    play = replace(PLAY, game="tiny-galaxies", seats=seats, winners=("Eva",))
    keep_game(games, play, KeptTexts(sheet, (), '{"sheet": "t.yaml"}'), STAMP)
    run = quick("log", "show", "1")
    assert run.returncode == 0
    assert "As pnp 1.0 scored it, and as it counts: 1. Eva 21, 2. Ivo 4." in run.stdout
    assert "Total                22        4" in run.stdout


@pytest.mark.parametrize(
    ("game", "sheet", "why"),
    [
        ("comets", "game: comets\nplayers: [{name: Eva}]\n", "game 1:1:7: there is no game 'comets'"),
        ("nebula", "game: nebula\nplayers: []\n", "game 1:2:"),
    ],
)
def test_a_game_that_cannot_be_scored_any_more_is_told_as_it_was_kept(
    games: Path, quick: Command, game: str, sheet: str, why: str
) -> None:
    keep_game(games, replace(PLAY, game=game), papers(sheet), STAMP)
    assert "Ester 46" in quick("log").stdout
    run = quick("log", "show", "1")
    assert run.returncode == 2
    assert "As pnp 1.0 scored it, and as it counts: 1. Ester 46, 2. Ivo 14." in run.stdout
    assert run.stderr.startswith(why)


def test_another_file_is_listed(tmp_path: Path, quick: Command) -> None:
    written(NIGHT_SKY, tmp_path, "t.yaml")
    quick("score", "t.yaml", "--keep", "--log", "club.sqlite3")
    assert numbers(quick("log", "--log", "club.sqlite3").stdout) == [1]
    assert quick("log").stdout.startswith("No game is kept yet")
    assert quick("log", "show", "1", "--log", "club.sqlite3").returncode == 0
    assert quick("log", "remove", "1", "--log", "club.sqlite3").returncode == 0
    assert quick("log", "--log", "t.yaml").stderr.startswith("Error: t.yaml: holds no kept games")


def test_what_steers_a_terminal_is_not_printed(games: Path, quick: Command) -> None:
    """A name may hold what no letter is, by an escape of YAML; it is shown by its number."""
    odd = "\N{RIGHT-TO-LEFT OVERRIDE}evE\x1b[2J\x9b"
    keep_game(games, replace(PLAY, title=odd, seats=(replace(SEATS[0], name=odd),)), papers(), STAMP)
    for asked in ((), ("show", "1")):
        told = quick("log", *asked).stdout
        assert "\\u202e" in told
        assert all(character.isprintable() or character == "\n" for character in told)
    for form in ("csv", "json", "bgstats"):
        told = shown_on_a_terminal(quick, "log", "export", "--format", form)
        assert "evE" in told
        assert all(character.isprintable() or character == "\n" for character in told)


def shown_on_a_terminal(quick: Command, *arguments: str) -> str:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    with contextlib.redirect_stdout(Terminal()) as shown:
        assert quick(*arguments).returncode == 0
    return shown.getvalue()


# Export


def rows(text: str) -> list[dict[str, str]]:
    return [*csv.DictReader(io.StringIO(text, newline=""))]


@pytest.mark.usefixtures("kept")
def test_csv_has_a_row_a_player_and_a_column_a_line(quick: Command) -> None:
    text = quick("log", "export", "--format", "csv").stdout
    found = rows(text)
    assert text.count("\r\n") == len(found) + 1 == 9 + 1
    assert tuple(found[0])[: len(CSV_HEAD)] == CSV_HEAD
    for sheet, number in zip(SHEETS, range(1, 6), strict=True):
        result = score(sheet)
        of_game = [row for row in found if row["number"] == str(number)]
        assert [row["player"] for row in of_game] == [player.name for player in result.players]
        assert [row["starts"] for row in of_game] == ["1", *"0" * (len(of_game) - 1)]
        for player, row in zip(result.players, of_game, strict=True):
            assert (row["total"], row["place"]) == (str(player.total), str(player.place))
            assert row["winner"] == str(int(player.name in result.winners))
            lines = {name: cell for name, cell in row.items() if "/" in name and cell}
            assert lines == {f"{result.game}/{line.id}": str(line.points) for line in player.lines}


@pytest.mark.usefixtures("kept")
def test_an_export_is_written_whole_to_a_file(tmp_path: Path, quick: Command) -> None:
    for form in ("csv", "json", "bgstats"):
        told = quick("log", "export", "--format", form)
        written = quick("log", "export", "--format", form, "--out", f"out/games.{form}")
        assert (written.returncode, written.stdout) == (0, "")
        assert (tmp_path / "out" / f"games.{form}").read_bytes() == told.stdout.encode()


@pytest.mark.usefixtures("kept")
def test_json_says_all_that_is_known(tmp_path: Path, quick: Command) -> None:
    found = {each["number"]: each for each in json.loads(quick("log", "export", "--format", "json").stdout)}
    plain = quick("score", "--json", *(f"{game}.yaml" for game in IDS)).stdout
    for number, line in enumerate(plain.splitlines(), 1):
        game = found[number]
        assert game["result"] == json.loads(line)
        assert game["sheet"] == (tmp_path / f"{IDS[number - 1]}.yaml").read_text("utf-8")
        assert game["starts"] == SHEETS[number - 1]["players"][0]["name"]
        again = score(game["sheet"] + "\n")
        assert [player.total for player in again.players] == [
            player["total"] for player in game["result"]["players"]
        ]


def told_plays(file: Path) -> list[dict[str, Any]]:
    found = bgstats_plays(list_games(file), "en")
    for play in found:
        jsonschema.validate(play, PLAY_SCHEMA)
    return found


def test_plays_are_as_board_game_stats_takes_them(kept: Path, quick: Command) -> None:
    found = json.loads(quick("log", "export", "--format", "bgstats").stdout)
    assert found == told_plays(kept)
    by_game = {play["game"]["sourceGameId"]: play for play in found}
    about = {
        id: {key: value for key, value in play["game"].items() if key not in ("name", "sourceGameId")}
        for id, play in by_game.items()
    }
    usual = {"highestWins": True, "noPoints": False}
    assert about == {
        "nebula": usual,
        "hvezdokupy": {"highestWins": True, "noPoints": True},
        "nova-luna": {"highestWins": False, "noPoints": False, "bggId": 284435},
        "tiny-galaxies": {**usual, "bggId": 163967},
        "night-sky": usual,
    }
    assert all("score" not in player for player in by_game["hvezdokupy"]["players"])
    assert [(player["name"], player["score"]) for player in by_game["nova-luna"]["players"]] == [
        ("Ana", 0),
        ("Jan", 0),
    ]
    assert [player["winner"] for player in by_game["nova-luna"]["players"]] == [True, False]
    assert by_game["nebula"]["playDate"].startswith("2026-11-18 ")
    assert len({play["sourcePlayId"] for play in found}) == 5


def test_the_position_is_in_the_comments_and_can_be_scored_from_there(kept: Path) -> None:
    for play in told_plays(kept):
        result = score(play["comments"])
        assert result.game == play["game"]["sourceGameId"]
        assert [player.name for player in result.players] == [player["name"] for player in play["players"]]
        assert [player.place for player in result.players] == [player["rank"] for player in play["players"]]


def test_a_play_keeps_its_id_when_it_is_mended(kept: Path) -> None:
    before = {play["sourcePlayId"] for play in told_plays(kept)}
    remove_game(kept, 1, LATER)
    from pnp.kept import edit_game

    edit_game(kept, 1, PLAY, texts(kept, 1, 1), LATER)
    edit_game(kept, 2, replace(PLAY, game="hvezdokupy"), papers(json.dumps(HVEZDOKUPY)), LATER)
    assert {play["sourcePlayId"] for play in told_plays(kept)} == before


def test_a_link_holds_the_play(kept: Path, quick: Command) -> None:
    run = quick("log", "link", "4", "1")
    assert (run.returncode, run.stderr) == (0, "")
    found = {play["sourcePlayId"][-1]: play for play in told_plays(kept)}
    for line, number in zip(run.stdout.splitlines(), "41", strict=True):
        assert line.startswith(LINK)
        assert len(line) <= LONGEST_LINK
        data = line.removeprefix(LINK)
        assert json.loads(unquote(data, errors="strict")) == found[number]
        assert set(data) <= set("%-._~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")


def test_a_link_that_would_be_too_long_goes_without_the_position_and_says_so(
    tmp_path: Path, quick: Command
) -> None:
    names = [f"{'Šárka' * 15}{number}" for number in range(4)]
    mosaic = "\n".join(["B4:R R3:B"] * 60)
    players = [{"name": name, "mosaic": mosaic, "by_hand": {"tokens-left": 3}} for name in names]
    written({**NOVA_LUNA, "players": players}, tmp_path, "t.yaml")
    assert quick("score", "t.yaml", "--keep").returncode == 0
    run = quick("log", "link", "1")
    assert run.returncode == 0
    assert "The link of game 1 would be too long with its position" in run.stderr
    play = json.loads(unquote(run.stdout.strip().removeprefix(LINK)))
    jsonschema.validate(play, PLAY_SCHEMA)
    assert "comments" not in play
    assert len(run.stdout) <= LONGEST_LINK


ODD = (
    "=1+1",
    "+420",
    "-3",
    "@here",
    "a, b",
    'say "hm"',
    "a\nb",
    "a\tb",
    "cr\rlf\n",
    "'=",
    "\N{ROCKET}",
    "'",
    "''=",
)
LETTERS = st.characters(exclude_categories=("Cs", "Cc"))
NAMES = st.text(LETTERS, min_size=1, max_size=30) | st.sampled_from(ODD)


@given(st.lists(NAMES, min_size=1, max_size=4, unique=True), NAMES | st.just(""))
@example(["=cmd|' /C calc'!A0"], "\t=1")
def test_whatever_people_are_called_comes_out_as_it_went_in(names: list[str], title: str) -> None:
    game = made_up(names, title)
    found = rows(write_csv([game]))
    assert [plain(row["player"]) for row in found] == names
    assert {plain(row["title"]) for row in found} == {title}
    assert not any(row[cell].startswith(tuple("=+-@\t\r")) for row in found for cell in ("player", "title"))
    (whole,) = json.loads(write_json([replace(game, papers=papers(result_of(names)))]))
    assert (whole["title"], whole["starts"], whole["sheet"]) == (title, names[0], result_of(names))
    known = KnownGame("Nebula", None, highest_wins=True, has_points=True)
    play = make_bgstats_play(game, known, title)
    jsonschema.validate(play, PLAY_SCHEMA)
    assert [player["name"] for player in play["players"]] == names
    assert json.loads(unquote(make_bgstats_link(play).removeprefix(LINK))) == play


def made_up(names: list[str], title: str) -> KeptGame:
    from pnp.kept import KeptGame

    seats = tuple(
        replace(SEATS[0], name=name, starts=not number, total=-number) for number, name in enumerate(names)
    )
    play = KeptPlay("nebula", "2026-11-18", title, "points", (names[0],), seats)
    return KeptGame(1, 1, False, STAMP, STAMP.kept, play, KeptTexts("", (), ""))


def result_of(names: list[str]) -> str:
    return "\n".join(names)


def plain(cell: str) -> str:
    """A cell without the apostrophe that says it is text."""
    return cell[1:] if re.match(r"'+[=+\-@\t\r]", cell) else cell


def test_links_of_games_that_are_not_there_any_more_are_made_all_the_same(games: Path) -> None:
    keep_game(games, replace(PLAY, game="comets"), papers("game: comets\nplayers: []\n"), STAMP)
    keep_game(games, played_on("2026-01-01"), papers("nebula, alas"), STAMP)
    assert [play["game"]["name"] for play in told_plays(games)] == ["Nebula", "comets"]
    assert [[*links] for links in bgstats_links(list_games(games), "en")] == [["", "position"]] * 2


# Words

WORDS = ROOT / "cards" / "words"


def words(language: str) -> Catalogue:
    """Those of kept games, and what they stand beside, as if a stranger had written them."""
    files = [WORDS / "log" / f"{language}.ftl", WORDS / f"{language}.ftl"]
    found = [MessageSource(str(file), file.read_text("utf-8")) for file in files]
    return make_catalogue(language, [*found, *find_shipped_sources(language)])


def own(language: str) -> set[str]:
    return {id for id in list_messages(words(language)) if id.startswith("log-")}


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_every_language_says_what_is_told_and_no_more(language: str) -> None:
    source = Path(pnp.__file__).parent
    told = {
        id for file in source.rglob("*.py") for id in re.findall(r'"(log-[a-z-]+)"', file.read_text("utf-8"))
    }
    columns = {f"log-{column}" for column in ("number", "day", "game", "winner", "players")}
    assert own(language) == told | columns
