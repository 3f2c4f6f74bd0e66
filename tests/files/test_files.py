"""Files that pnp writes: who may read them, and that no two programs write to one at once."""

from __future__ import annotations

import errno
import io
import os
import stat
from typing import TYPE_CHECKING

import pytest

from pnp.errors import OutputError, UsageError
from pnp.files import hold_file, write_file, writing
from tests.helpers.score_sheets import NEBULA, written

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.conftest import Command

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no modes")


@pytest.fixture
def umask() -> Iterator[None]:
    """As of a person who shows his files to nobody."""
    before = os.umask(0o077)
    yield
    os.umask(before)


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


@pytest.mark.usefixtures("umask")
def test_what_is_kept_is_for_nobody_else_where_the_umask_says_so(
    tmp_path: Path, settings_folder: Path, quick: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(NEBULA, tmp_path, "t.yaml")
    quick("score", "t.yaml", "--keep")
    monkeypatch.setattr("sys.stdin", io.StringIO("..*.....\n"))
    quick("score", "hvezdokupy", "--names", "Ana,Jan")
    quick("sheet", "nebula", "--out", "empty.yaml")
    (draft,) = (settings_folder / "data" / "drafts").glob("*.json")
    made = (settings_folder / "data" / "games.sqlite3", draft, tmp_path / "empty.yaml")
    assert [oct(mode(file)) for file in made] == ["0o600"] * 3


def test_a_group_may_write_where_the_umask_says_so(tmp_path: Path) -> None:
    before = os.umask(0o002)
    try:
        write_file(tmp_path / "new", b"", "")
    finally:
        os.umask(before)
    assert oct(mode(tmp_path / "new")) == "0o664"


@pytest.mark.parametrize("kept", [0o600, 0o640, 0o444, 0o666])
def test_a_file_that_is_replaced_keeps_its_mode(settings_folder: Path, quick: Command, kept: int) -> None:
    file = settings_folder / "config.toml"
    file.write_text('paper = "A4"\n', "utf-8")
    file.chmod(kept)
    assert quick("printer", "set", "office", "--dx", "1").returncode == 0
    assert "office" in file.read_text("utf-8")
    assert oct(mode(file)) == oct(kept)


@pytest.mark.parametrize("linked", [False, True])
def test_a_pipe_is_not_replaced_by_a_file(tmp_path: Path, quick: Command, linked: bool) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    out = tmp_path / "games.csv" if linked else pipe
    if linked:
        out.symlink_to(pipe)
    written(NEBULA, tmp_path, "t.yaml")
    quick("score", "t.yaml", "--keep")
    run = quick("log", "export", "--format", "csv", "--out", out.name)
    wrong = f"{out.name}: is a pipe or a device, not a plain file"
    assert (run.returncode, run.stderr) == (2, f"Error: {wrong}; name a plain file\n")
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_a_folder_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(OutputError, match="folder: cannot be written"):
        write_file(tmp_path / "folder", b"", "choose-another-name")
    assert [each.name for each in tmp_path.iterdir()] == ["folder"]


def test_a_file_that_another_user_holds_is_in_use(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, opened = tmp_path / "file", os.open

    def as_another(path: Path, flags: int, *mode: int) -> int:
        if flags & os.O_RDWR:
            raise PermissionError(errno.EACCES, "Permission denied")
        return opened(path, flags, *mode)

    with hold_file(file), monkeypatch.context() as other:
        other.setattr(os, "open", as_another)
        with pytest.raises(UsageError, match="file: is in use by another program"), hold_file(file):
            pass
    monkeypatch.setattr(os, "open", as_another)
    with hold_file(file):  # as in a folder where nothing can be made
        assert [*tmp_path.iterdir()] == []


def test_where_no_lock_can_be_had_work_goes_on_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with hold_file(tmp_path / "no folder" / "file"):
        assert [*tmp_path.iterdir()] == []

    def refused(_: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(writing, "_lock_mark", refused)
    with hold_file(tmp_path / "file"), hold_file(tmp_path / "file"):
        pass


def test_a_mark_that_is_taken_away_while_it_is_opened_holds_nothing_and_another_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock, taken = writing._lock_mark, [tmp_path / ".file.pnp-lock"]

    def late(handle: int) -> None:
        lock(handle)
        while taken:
            taken.pop().unlink()  # by the program that held it before

    monkeypatch.setattr(writing, "_lock_mark", late)
    with hold_file(tmp_path / "file"):
        with (
            pytest.raises(UsageError, match="file: is in use by another program"),
            hold_file(tmp_path / "file"),
        ):
            pass
        assert [each.name for each in tmp_path.iterdir()] == [".file.pnp-lock"]
    assert [*tmp_path.iterdir()] == []
