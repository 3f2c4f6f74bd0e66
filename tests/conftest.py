"""What every test stands on: no network, no settings of whoever runs it, the same examples each time."""

from __future__ import annotations

import gc
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, Protocol

import pytest
from hypothesis import HealthCheck, Phase, settings

from tests import ROOT
from tests.helpers.toy_game import write_package

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

INSTALLED = {
    "METADATA": "Metadata-Version: 2.1\nName: comets\nVersion: 1.0\n",
    "entry_points.txt": "[pnp.games]\ncomets = comets.game:GAME\n",
}

settings.register_profile(
    "steady",
    derandomize=True,
    deadline=None,
    max_examples=15,
    # The second is for tests that write the same file for each example.
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.register_profile("fuzz", settings.get_profile("steady"), max_examples=500)
# Whether a broken rule is noticed is all that is asked, not by how small an example.
settings.register_profile(
    "mutants", settings.get_profile("steady"), max_examples=50, phases=(Phase.explicit, Phase.generate)
)
settings.load_profile("steady")


class Command(Protocol):
    """Runs `pnp` with these arguments in a process of its own."""

    def __call__(
        self, *arguments: str | Path, folder: Path | None = None, **environment: str
    ) -> subprocess.CompletedProcess[str]: ...


def pytest_configure(config: pytest.Config) -> None:
    """A folder for kits that many tests look at, which all processes of a run share; gone at its end. What
    runs outside any test finds no settings and no kept games of whoever runs it, either."""
    gc.set_threshold(200_000, 20, 50)  # else a quarter of the time goes into looking for garbage
    os.environ.update(LC_ALL="C.UTF-8", LANGUAGE="")  # a system that names no language
    if not hasattr(config, "workerinput"):
        os.environ["CENSUS"] = tempfile.mkdtemp(prefix="census-")
        os.environ["PNP_CONFIG"] = os.environ["PNP_DATA"] = str(Path(os.environ["CENSUS"]) / "own")


def pytest_unconfigure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        shutil.rmtree(os.environ["CENSUS"], ignore_errors=True)


def pytest_collection_finish() -> None:
    """What stands now, ten thousand tests and all that they load, stays to the end: none of it is garbage."""
    gc.freeze()


@pytest.fixture(autouse=True)
def no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(_: socket.socket, address: object) -> NoReturn:
        raise AssertionError(f"a test asked for the network: {address}")

    monkeypatch.setattr(socket.socket, "connect", refused)


@pytest.fixture(scope="session")
def new_settings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder for each test; `mktemp` would look through those of all tests before for each."""
    above = tmp_path_factory.mktemp("settings")
    return (above / str(number) for number in count())


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch, new_settings: Iterator[Path]) -> Path:
    """Where settings and kept games would lie, of whoever runs it none; processes look there as well."""
    folder = next(new_settings)
    monkeypatch.setenv("PNP_CONFIG", str(folder))
    monkeypatch.setenv("PNP_DATA", str(folder / "data"))
    return folder


@pytest.fixture
def settings_folder(no_settings: Path) -> Path:
    """The folder of the user's settings and kept games, with nothing in it."""
    no_settings.mkdir()
    return no_settings


@pytest.fixture
def pnp(tmp_path: Path) -> Command:
    def run(
        *arguments: str | Path, folder: Path | None = None, **environment: str
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "pnp", *map(str, arguments)],
            cwd=folder or tmp_path,
            env={**os.environ, **environment},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            errors="backslashreplace",
            check=False,
        )

    return run


@pytest.fixture
def quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """As `pnp`, but in the process of the test, where nothing has to be loaded anew."""

    def run(
        *arguments: str | Path, folder: Path | None = None, **environment: str
    ) -> subprocess.CompletedProcess[str]:
        from pnp.cli import run_guarded

        with monkeypatch.context() as there:
            there.chdir(folder or tmp_path)
            for name, value in environment.items():
                there.setenv(name, value)
            code = run_guarded([*map(str, arguments)])
        return subprocess.CompletedProcess(arguments, code, *capsys.readouterr())

    return run


@pytest.fixture
def comets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package that brings a game, as if pip had installed it."""
    site = tmp_path / "site"
    write_package(site)
    (site / "comets-1.0.dist-info").mkdir()
    for name, text in INSTALLED.items():
        (site / "comets-1.0.dist-info" / name).write_text(text, "utf-8")
    monkeypatch.syspath_prepend(str(site))
    yield
    for name in [name for name in sys.modules if name.partition(".")[0] == "comets"]:
        del sys.modules[name]


def in_full(*values: str) -> list[Any]:
    """Values of a parameter that the full tests alone try."""
    return [pytest.param(value, marks=pytest.mark.full) for value in values]


@pytest.fixture(scope="session")
def tracked() -> Sequence[Path]:
    """The files of the project, relative to its top: as git has them, or else as they lie there."""
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, encoding="utf-8", check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return sorted(path.relative_to(ROOT) for path in ROOT.rglob("*") if path.is_file() and ours(path))
    names = filter(None, listed.stdout.split("\0"))
    return sorted(Path(name) for name in names if (ROOT / name).is_file())


def ours(path: Path) -> bool:
    """Whether a file is none that a tool or a run left behind."""
    parts = path.relative_to(ROOT).parts
    hidden = any(part.startswith(".") and part != ".ci" for part in parts[:-1])
    left = {"__pycache__", "dist"} & set(parts) or (parts[0] == "output" and path.name != "README.md")
    return not hidden and not left
