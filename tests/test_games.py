"""Games are found, not listed: a sixth one comes with a package of its own, and is scored like ours."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import pnp
from pnp import games
from pnp.cli.main import guarded
from pnp.errors import InputError

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE = Path(__file__).parent / "comets"
INSTALLED = {
    "METADATA": "Metadata-Version: 2.1\nName: comets\nVersion: 1.0\n",
    "entry_points.txt": "[pnp.games]\ncomets = comets:GAME\n",
}
SHEET = "game: comets\nplayers: [{name: Edmond, comet: H2}, {name: Caroline, comet: H1}]\n"


@pytest.fixture
def comets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package that brings a game, as if pip had installed it."""
    site = tmp_path / "site"
    shutil.copytree(PACKAGE, site)
    (site / "comets-1.0.dist-info").mkdir()
    for name, text in INSTALLED.items():
        (site / "comets-1.0.dist-info" / name).write_text(text, "utf-8")
    monkeypatch.syspath_prepend(str(site))
    yield
    sys.modules.pop("comets", None)


def test_our_games_are_those_that_have_a_room() -> None:
    rooms = {path.parent.name for path in Path(games.__path__[0]).glob("*/game.py")}
    assert {name.replace("-", "_") for name in games.names()} == rooms
    assert all(games.game(name).id == name for name in games.names())


@pytest.mark.usefixtures("comets")
def test_a_game_of_another_package_is_scored() -> None:
    result = pnp.score(SHEET)
    assert [(player.name, player.total, player.place) for player in result.players] == [
        ("Edmond", 5, 1),
        ("Caroline", 2, 2),
    ]


@pytest.mark.usefixtures("comets")
def test_a_game_of_another_package_brings_its_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sheet = tmp_path / "sheet.yaml"
    sheet.write_text(SHEET, "utf-8")
    assert guarded(["score", "--explain", str(sheet)]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Comets · sheet.yaml\n")
    assert "5  5 tails" in told


@pytest.mark.usefixtures("comets")
def test_a_game_of_another_package_is_suggested() -> None:
    with pytest.raises(InputError, match="did you mean 'comets'"):
        pnp.score("game: comet\nplayers: []\n")


def test_the_rules_run_where_there_is_nothing_but_python() -> None:
    """In a browser's Python, too: no library that we depend on is loaded by what scores a position."""
    rooms = [name.replace("-", "_") for name in games.names()]
    program = (
        "import sys\n"
        "sys.modules.update(dict.fromkeys(('pydantic', 'msgspec', 'yaml', 'typer', 'fluent', 'reportlab')))\n"
        + "".join(f"import pnp.games.{room}.scoring\n" for room in rooms)
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=False)
    assert (run.returncode, run.stderr) == (0, "")
