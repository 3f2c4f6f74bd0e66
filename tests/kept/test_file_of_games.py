"""The file of kept games: it is added to and never changed, and what is no such file is left as it is."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pnp.errors import KeptError, PnpError
from pnp.kept import (
    KeptGame,
    KeptTexts,
    edit_game,
    keep_game,
    list_games,
    list_versions,
    open_to_add,
    remove_game,
    write_version,
)
from tests import ROOT
from tests.kept.kept_games import LATER, PLAY, SEATS, STAMP, lying_beside, papers, played_on, texts

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games" / "games.sqlite3"


@pytest.fixture
def full(file: Path) -> Path:
    """A file with two games, the first in two versions."""
    keep_game(file, PLAY, papers(), STAMP)
    keep_game(file, played_on("2026-11-01"), papers("game: nebula # another\n", "other.yaml"), STAMP)
    edit_game(file, 1, replace(PLAY, title="Mended"), papers("game: nebula # mended\n"), LATER)
    return file


def refusal(file: Path, read: Callable[[Path], object] = list_versions) -> str:
    """What is said of a file, of which and beside which no byte has moved; without its path."""
    before = lying_beside(file)
    with pytest.raises(KeptError) as caught:
        read(file)
    assert lying_beside(file) == before
    message = str(caught.value)
    assert message.startswith(f"{file}: ")
    return message.removeprefix(f"{file}: ")


def keep_more(file: Path) -> object:
    return keep_game(file, PLAY, papers("game: nebula # more\n"), STAMP)


def test_what_was_kept_is_read_again_whole(full: Path) -> None:
    second, first = list_games(full)
    assert (first.number, first.version, first.play.title) == (1, 2, "Mended")
    assert (first.stamp, first.first) == (LATER, STAMP.kept)
    assert (second.number, second.play) == (2, played_on("2026-11-01"))
    assert second.play.seats == SEATS
    assert texts(full, 1, 1) == papers()
    assert texts(full, 1, 2).sheet == "game: nebula # mended\n"


def test_no_game_is_kept_where_there_is_no_file(file: Path) -> None:
    assert list_games(file) == ()
    assert not file.parent.exists()


def test_nothing_but_the_file_is_left_in_its_folder(full: Path) -> None:
    list_games(full)
    assert [each.name for each in full.parent.iterdir()] == [full.name]


def test_a_sheet_that_is_kept_already_is_no_second_game(full: Path) -> None:
    again = keep_game(full, played_on("2026-11-20", replace(PLAY, title="Mended")), edited(), LATER)
    assert (again.number, again.version, again.is_new) == (1, 2, False)
    assert len(list_versions(full)) == 3


def edited() -> KeptTexts:
    return replace(papers("game: nebula # mended\n"), result='{"sheet": "copy.yaml"}')


def test_a_changed_sheet_of_the_same_table_is_said_to_be_like_the_game(full: Path) -> None:
    assert keep_game(full, PLAY, papers("game: nebula # v3\n"), STAMP).like == 1
    assert keep_game(full, PLAY, papers("game: nebula # v4\n", "else.yaml"), STAMP).like is None


def test_an_edit_that_changes_nothing_is_no_version(full: Path) -> None:
    assert not edit_game(full, 1, PLAY, papers("game: nebula # mended\n"), LATER).is_new
    assert edit_game(full, 1, PLAY, papers(), LATER).version == 3


def test_a_removed_game_stays_in_the_file_and_comes_back_by_an_edit(full: Path) -> None:
    assert remove_game(full, 1, LATER).is_new
    assert not remove_game(full, 1, LATER).is_new
    assert [game.number for game in list_games(full)] == [2]
    assert [each.removed for each in list_versions(full)] == [False, False, True, False]
    assert edit_game(full, 1, PLAY, papers("game: nebula # mended\n"), LATER).version == 4
    assert [game.number for game in list_games(full)] == [2, 1]


@pytest.mark.parametrize("change", [edit_game, remove_game])
def test_a_game_that_is_not_there_is_not_changed(full: Path, change: Callable[..., object]) -> None:
    more = () if change is remove_game else (PLAY, papers())
    said = refusal(full, lambda file: change(file, 3, *more, STAMP))
    assert said == "there is no game 3; the games have the numbers 1 to 2"


def test_a_game_is_not_mended_by_a_sheet_of_another(full: Path) -> None:
    said = refusal(full, lambda file: edit_game(file, 1, replace(PLAY, game="night-sky"), papers(), LATER))
    assert said == (
        "game 1 is of nebula, and the score sheet of night-sky; "
        "to keep it as another game, use pnp score --keep"
    )


def test_it_is_written_ahead_and_in_full(full: Path) -> None:
    with open_to_add(full) as games:
        found = [games.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
        assert found == ["wal", 2]
        assert games.execute("PRAGMA foreign_keys").fetchone() == (1,)
        assert games.execute("PRAGMA application_id").fetchone()[0].to_bytes(4, "big") == b"pnpg"
        assert games.execute("PRAGMA user_version").fetchone() == (1,)


CHANGES = (
    "UPDATE versions SET title = 'x'",
    "DELETE FROM versions",
    "DELETE FROM versions WHERE number = 2",
    "UPDATE players SET total = total + 1 WHERE seat = 1",
    "DELETE FROM players",
    "UPDATE lines SET points = 0",
    "DELETE FROM lines",
    "UPDATE files SET content = ''",
    "DELETE FROM files",
    "INSERT OR REPLACE INTO versions SELECT * FROM versions WHERE number = 1",
    "INSERT OR REPLACE INTO players SELECT * FROM players",
    "INSERT OR REPLACE INTO lines SELECT * FROM lines",
    "INSERT OR REPLACE INTO files SELECT * FROM files",
    "INSERT INTO players VALUES (1, 1, 3, 'Eve', 99, 1, 1, 0)",
    "INSERT INTO lines VALUES (1, 1, 1, 3, 'bonus', 99)",
    "INSERT INTO files VALUES (1, 1, 'more.yaml', '')",
)


@pytest.mark.parametrize("change", CHANGES)
def test_no_row_is_ever_changed(full: Path, change: str) -> None:
    before = list_versions(full)
    with closing(sqlite3.connect(full)) as games, pytest.raises(sqlite3.IntegrityError, match="only added"):
        games.execute(change)
    assert list_versions(full) == before


@pytest.mark.parametrize("key", ["1, 4", "4, 1", "3, 2", "2, 1"])
def test_versions_follow_each_other(full: Path, key: str) -> None:
    rest = "kept, pnp, 0, game, played, title, decided_by, winners, sheet, result, digest"
    with closing(sqlite3.connect(full)) as games, pytest.raises(sqlite3.IntegrityError, match="only added"):
        games.execute(f"INSERT INTO versions SELECT {key}, {rest} FROM versions WHERE number = 2")


def test_players_without_their_version_are_not_kept(full: Path) -> None:
    with closing(sqlite3.connect(full, isolation_level=None)) as games:
        games.execute("PRAGMA foreign_keys = ON")
        with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
            games.execute("INSERT INTO players VALUES (3, 1, 1, 'Eve', 99, 1, 1, 0)")


@pytest.mark.parametrize("read", [list_versions, keep_more])
@pytest.mark.parametrize("length", [0, 1, 60, 99, 100, 4096, 5000, 20480])
def test_a_file_that_lost_its_end_is_refused(full: Path, length: int, read: Callable[[Path], object]) -> None:
    full.write_bytes(full.read_bytes()[:length])
    assert "it was left as it is" in refusal(full, read)


def test_bytes_that_are_not_as_they_were_written_are_refused(full: Path) -> None:
    """Or lie where nothing is: what is read is what was kept."""
    whole, content = list_versions(full), full.read_bytes()
    refused = 0
    for place in range(0, len(content), 479):
        full.write_bytes(content[:place] + bytes([content[place] ^ 0x21]) + content[place + 1 :])
        try:
            assert list_versions(full) == whole
        except KeptError:
            refusal(full)
            refused += 1
    assert refused > 10


def test_a_text_that_was_changed_behind_our_back_is_refused(full: Path) -> None:
    content = full.read_bytes()
    assert content.count(b"# mended") == 1
    full.write_bytes(content.replace(b"# mended", b"# Mended"))
    said = refusal(full)
    assert said.startswith("is damaged: version 2 of game 1 is not as it was written; it was left as it is")
    assert refusal(full, keep_more) == said


def plain(file: Path) -> None:
    file.write_text("game: nebula\n", "utf-8")


def foreign(file: Path) -> None:
    with closing(sqlite3.connect(file)) as other:
        other.executescript(
            "PRAGMA journal_mode = WAL; CREATE TABLE versions (number); PRAGMA user_version = 1"
        )


def later(file: Path) -> None:
    keep_game(file, PLAY, papers(), STAMP)
    with closing(sqlite3.connect(file)) as games:
        games.execute("PRAGMA user_version = 2")


def without_trigger(file: Path) -> None:
    keep_game(file, PLAY, papers(), STAMP)
    with closing(sqlite3.connect(file)) as games:
        games.execute("DROP TRIGGER versions_without_delete")


def with_view(file: Path) -> None:
    keep_game(file, PLAY, papers(), STAMP)
    with closing(sqlite3.connect(file)) as games:
        games.executescript("CREATE VIEW more AS SELECT load_extension('evil')")


def with_journal(file: Path) -> None:
    keep_game(file, PLAY, papers(), STAMP)
    file.with_name(f"{file.name}-journal").write_bytes(b"x" * 600)


def not_ahead(file: Path) -> None:
    keep_game(file, PLAY, papers(), STAMP)
    with closing(sqlite3.connect(file)) as games:
        games.execute("PRAGMA journal_mode = DELETE")


@pytest.mark.parametrize("read", [list_versions, keep_more])
@pytest.mark.parametrize(
    ("made", "said"),
    [
        (plain, "holds no kept games: it is no SQLite file"),
        (foreign, "is an SQLite file, but not one of kept games; name another file with --log"),
        (later, "was written by a later pnp (format 2, this one knows 1); install that one"),
        (without_trigger, "is damaged: its tables are not as they were made"),
        (with_view, "is damaged: its tables are not as they were made"),
        (with_journal, "beside it lies games.sqlite3-journal, which pnp never writes"),
        (not_ahead, "is damaged: its header is not as it was written"),
        (Path.mkdir, "is a folder, and games are kept in a file"),
    ],
)
def test_what_is_no_file_of_kept_games_is_refused_by_name(
    file: Path, made: Callable[[Path], None], said: str, read: Callable[[Path], object]
) -> None:
    file.parent.mkdir()
    made(file)
    assert refusal(file, read).startswith(said)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_is_refused(file: Path) -> None:
    file.parent.mkdir()
    os.mkfifo(file)
    with pytest.raises(KeptError, match="a pipe or a device"):
        list_versions(file)


def test_a_place_that_cannot_be_written_is_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("mine", "utf-8")
    with pytest.raises(PnpError, match=r"games/games.sqlite3: cannot be written \(.*--log"):
        keep_game(tmp_path / "games" / "games.sqlite3", PLAY, papers(), STAMP)
    assert (tmp_path / "games").read_text("utf-8") == "mine"


def hostile(file: Path, **changes: object) -> None:
    """A file whose digests are right and which says what pnp would not."""
    keep_game(file, PLAY, papers(), STAMP)
    made = KeptGame(2, 1, False, STAMP, STAMP.kept, PLAY, papers())
    with open_to_add(file) as games:
        write_version(games, replace(made, **changes))


@pytest.mark.parametrize(
    "changes",
    [
        {"papers": KeptTexts("", (), "[" * 100_000)},
        {"papers": KeptTexts("", (), "{}")},
        {"papers": KeptTexts("", (), '{"sheet": 3}')},
        {"papers": KeptTexts("#" * (8 * 1024 * 1024 + 1), (), '{"sheet": ""}')},
        {"play": replace(PLAY, seats=())},
        {"play": replace(PLAY, seats=SEATS[1:])},
        {"play": replace(PLAY, played="18.11.2026")},
        {"stamp": replace(STAMP, kept="yesterday")},
        {"play": replace(PLAY, seats=SEATS[:1] * 2)},
    ],
)
def test_what_a_stranger_made_up_is_refused(file: Path, changes: dict[str, object]) -> None:
    hostile(file, **changes)
    assert refusal(file).startswith("is damaged: version 1 of game 2 ")


@pytest.mark.parametrize(
    "row",
    [
        "INSERT INTO players VALUES (2, 1, 1, 'Eve', 1.5, 1, 1, 1)",
        "INSERT INTO players VALUES (2, 1, 1, x'00ff', 1, 1, 1, 1)",
    ],
)
@pytest.mark.parametrize("winners", ["'[]'", "'[1]'", "'{}'", "x'ff'", "'[\"a\",'"])
def test_rows_of_other_types_are_refused(file: Path, row: str, winners: str) -> None:
    keep_game(file, PLAY, papers(), STAMP)
    with open_to_add(file) as games:
        games.execute(row)
        told = f"'2026-11-18T', '1', 0, 'nebula', '2026-11-18', '', 'points', {winners}, '', '{{}}', ''"
        games.execute(f"INSERT INTO versions VALUES (2, 1, {told})")
    assert refusal(file).startswith("is damaged: ")


def test_names_are_kept_as_they_are(file: Path) -> None:
    """An escape in quotes lets YAML say any character."""
    odd = "\x1b[2J\x00\x07\x85\x9b\N{RIGHT-TO-LEFT OVERRIDE}"
    names = (
        "'); DROP TABLE versions; --",
        "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET}",
        "a\nb\tc",
        '"=1+1"',
        odd,
    )
    seats = tuple(replace(SEATS[0], name=name, starts=name is names[0]) for name in names)
    keep_game(file, replace(PLAY, seats=seats, winners=names, title=odd), papers(), STAMP)
    (kept,) = list_games(file)
    assert tuple(seat.name for seat in kept.play.seats) == kept.play.winners == names
    assert kept.play.title == odd


@pytest.mark.full
def test_a_text_that_is_too_large_is_not_kept(full: Path) -> None:
    before = list_versions(full)
    with pytest.raises(KeptError, match="no text in it may have more than 64 MiB"):
        keep_game(full, PLAY, replace(papers("x"), result=f'{{"sheet": "{"x" * 70_000_000}"}}'), STAMP)
    assert list_versions(full) == before


def test_a_file_that_a_killed_pnp_left_behind_is_read_as_it_is(full: Path, tmp_path: Path) -> None:
    """What was written ahead counts, though it does not lie in the file itself yet."""
    caught = tmp_path / "caught"
    caught.mkdir()
    with closing(sqlite3.connect(full)) as other:
        other.execute("SELECT * FROM versions").fetchall()  # as long as it looks on, nothing is put in order
        keep_more(full)
        for each in full.parent.iterdir():
            shutil.copy(each, caught / each.name)
    left = caught / full.name
    names = sorted(each.name for each in caught.iterdir())
    assert names == [full.name, f"{full.name}-shm", f"{full.name}-wal"]
    before = [(caught / name).read_bytes() for name in (full.name, f"{full.name}-wal")]
    assert len(list_versions(left)) == 4
    assert [(caught / name).read_bytes() for name in (full.name, f"{full.name}-wal")] == before
    edit_game(left, 2, PLAY, papers(), STAMP)
    assert len(list_versions(left)) == 5
    assert [each.name for each in caught.iterdir()] == [full.name]


WITHOUT_ROOM = """
import resource, sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from tests.kept.kept_games import PLAY, STAMP, papers
from pnp.errors import KeptError
from pnp.kept import keep_game
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[3]),) * 2)
try:
    keep_game(Path(sys.argv[2]), PLAY, papers("game: nebula # more" + "!" * 200_000), STAMP)
except KeptError as error:
    print(error)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="files have no limits here")
@pytest.mark.parametrize("room", [0, 150_000])
def test_where_there_is_no_room_it_is_said_and_nothing_is_lost(full: Path, room: int) -> None:
    """A limit of the system stands for a disk that is full."""
    for file in (full, full.with_name("new.sqlite3")):
        before = list_versions(file)
        command = [sys.executable, "-c", WITHOUT_ROOM, str(ROOT), str(file), str(room)]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        assert run.stdout.startswith(f"{file}: cannot be used where it lies ("), run.stderr
        assert list_versions(file) == before
    assert not [each for each in full.parent.iterdir() if each.name.startswith(".")]


KEEPER = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from tests.kept.kept_games import PLAY, STAMP, papers
from pnp.kept import keep_game
for number in range(int(sys.argv[4])):
    print(keep_game(Path(sys.argv[2]), PLAY, papers(f"{sys.argv[3]}-{number}"), STAMP).number, flush=True)
"""


def test_two_at_once_keep_every_game(file: Path) -> None:
    """Both find no file, and both make one."""
    arguments = [sys.executable, "-c", KEEPER, str(ROOT), str(file)]
    both = [subprocess.Popen([*arguments, name, "12"], stdout=subprocess.PIPE, text=True) for name in "ab"]
    numbers = [int(line) for each in both for line in each.communicate()[0].splitlines()]
    assert [each.returncode for each in both] == [0, 0]
    assert sorted(numbers) == list(range(1, 25))
    sheets = {texts(file, number, 1).sheet for number in numbers}
    assert sheets == {f"{name}-{number}" for name in "ab" for number in range(12)}
    assert [each.name for each in file.parent.iterdir()] == [file.name]
