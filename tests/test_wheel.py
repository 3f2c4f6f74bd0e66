"""The wheel holds what the repository holds, and works where there is no repository."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import pnp as package
from tests import ROOT

if TYPE_CHECKING:
    from collections.abc import Sequence

pytestmark = pytest.mark.full

HOLDS = {"src/pnp": "pnp", "cards": "pnp/_data/cards", "layouts": "pnp/_data/layouts"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory, tracked: Sequence[Path]) -> Path:
    """Built from the source archive, which is built from nothing but what the repository holds."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    for path in tracked:
        (source / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / path, source / path)
    archive = built("sdist", source, folder)
    shutil.unpack_archive(archive, folder / "archive", filter="data")
    (unpacked,) = (folder / "archive").iterdir()
    return built("wheel", unpacked, folder)


def built(kind: str, source: Path, folder: Path) -> Path:
    target = folder / kind
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(target)]
    subprocess.run(command, cwd=source, check=True, capture_output=True, stdin=subprocess.DEVNULL)
    (file,) = target.iterdir()
    return file


def expected(tracked: Sequence[Path]) -> set[str]:
    """The names in the wheel of all that belongs there."""
    return {
        f"{inside}/{path.relative_to(top).as_posix()}"
        for path in tracked
        for top, inside in HOLDS.items()
        if path.is_relative_to(top)
    }


def test_the_wheel_holds_what_the_repository_holds(wheel: Path, tracked: Sequence[Path]) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert names == expected(tracked)


def test_the_wheel_brings_every_licence(wheel: Path, tracked: Sequence[Path]) -> None:
    licences = {path.as_posix() for path in tracked if path.match("layouts/fonts/*/*.txt")} | {"LICENSE"}
    with zipfile.ZipFile(wheel) as archive:
        brought = {name.split("/licenses/")[1] for name in archive.namelist() if "/licenses/" in name}
    assert len(licences) >= 4
    assert brought == licences


def test_the_wheel_works_far_from_the_repository(wheel: Path, tmp_path: Path) -> None:
    installed, away = tmp_path / "installed", tmp_path / "away"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(installed)
    away.mkdir()
    program = (
        "import pnp; from pnp.library import find_shipped; "
        "print(pnp.__file__, find_shipped('layouts'), sep='\\n')"
    )
    file, layouts = printed(away, installed, "-c", program).splitlines()
    assert Path(file) == installed / "pnp" / "__init__.py"
    assert Path(layouts) == installed / "pnp" / "_data" / "layouts"
    assert (Path(layouts) / "fonts").is_dir()
    assert printed(away, installed, "-m", "pnp", "--version") == f"pnp {package.__version__}\n"


def printed(folder: Path, installed: Path, *arguments: str) -> str:
    """What Python prints in a folder, with `installed` before all that it has."""
    run = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(installed)},
        check=True,
        capture_output=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
    )
    return run.stdout
