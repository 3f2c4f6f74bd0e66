"""A kit's folder is replaced as a whole, and what the user laid into it stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pnp.errors import OutputError
from pnp.files import folders, replace_folder

if TYPE_CHECKING:
    from pathlib import Path

NOTHING: frozenset[str] = frozenset()


def listed(folder: Path) -> dict[str, str]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in files}


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def filled(target: Path, keep: frozenset[str] = NOTHING, **files: str) -> None:
    with replace_folder(target, lambda _: keep) as part:
        for name, text in files.items():
            if name == "fail":
                raise ValueError(text)
            (part / name).write_text(text, "utf-8")


def test_a_new_folder_appears_with_all_its_files(tmp_path: Path) -> None:
    filled(tmp_path / "deep" / "kit", a="1", b="2")
    assert listed(tmp_path) == {"deep/kit/a": "1", "deep/kit/b": "2"}


def test_an_old_folder_is_replaced_whole(tmp_path: Path) -> None:
    filled(tmp_path / "kit", a="1", b="2")
    filled(tmp_path / "kit", b="3")
    assert listed(tmp_path) == {"kit/b": "3"}


def test_where_the_system_cannot_exchange_it_is_replaced_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folders, "EXCHANGE", {})
    filled(tmp_path / "kit", a="1")
    filled(tmp_path / "kit", b="2")
    assert listed(tmp_path) == {"kit/b": "2"}


def test_what_is_kept_is_carried_over(tmp_path: Path) -> None:
    kit = tmp_path / "kit"
    filled(kit, a="1")
    (kit / "notes.txt").write_text("mine", "utf-8")
    (kit / "photos").mkdir()
    (kit / "photos" / "x").write_text("mine too", "utf-8")
    filled(kit, frozenset({"notes.txt", "photos"}), a="2")
    assert listed(tmp_path) == {"kit/a": "2", "kit/notes.txt": "mine", "kit/photos/x": "mine too"}


def test_what_is_kept_never_takes_the_place_of_what_is_new(tmp_path: Path) -> None:
    filled(tmp_path / "kit", a="1")
    (tmp_path / "kit" / "b").write_text("mine", "utf-8")
    with pytest.raises(OutputError, match="kit/b: is yours, and a file of the kit would take its place"):
        filled(tmp_path / "kit", frozenset({"b"}), b="new")
    assert listed(tmp_path) == {"kit/a": "1", "kit/b": "mine"}


def test_a_block_that_fails_leaves_the_old_folder_and_nothing_else(tmp_path: Path) -> None:
    filled(tmp_path / "kit", a="1")
    with pytest.raises(ValueError, match="no"):
        filled(tmp_path / "kit", a="2", fail="no")
    assert listed(tmp_path) == {"kit/a": "1"}
    assert names(tmp_path) == ["kit"]


def test_what_a_killed_run_left_is_tidied_by_the_next(tmp_path: Path) -> None:
    left = tmp_path / ".kit.abc.part"
    left.mkdir()
    (left / "half").write_text("", "utf-8")
    filled(tmp_path / "kit", a="1")
    assert names(tmp_path) == ["kit"]


def test_a_run_under_way_is_not_tidied_by_another(tmp_path: Path) -> None:
    with replace_folder(tmp_path / "kit", lambda _: NOTHING) as first:
        (first / "a").write_text("1", "utf-8")
        filled(tmp_path / "kit", a="2")
        assert first.is_dir()
    assert listed(tmp_path) == {"kit/a": "1"}


def test_a_folder_caught_between_two_places_is_put_back(tmp_path: Path) -> None:
    old = tmp_path / ".kit.old"
    old.mkdir()
    (old / "a").write_text("1", "utf-8")
    with pytest.raises(ValueError, match="no"):
        filled(tmp_path / "kit", fail="no")
    assert listed(tmp_path) == {"kit/a": "1"}


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(OutputError, match=r"file/kit: cannot be written .*choose another folder with --out"):
        filled(tmp_path / "file" / "kit", a="1")


def test_the_folder_may_be_read_by_others(tmp_path: Path) -> None:
    filled(tmp_path / "kit", a="1")
    plain = tmp_path / "plain"
    plain.mkdir()
    assert (tmp_path / "kit").stat().st_mode == plain.stat().st_mode
