"""What a command loads: its own rooms and libraries, and nothing that only others need."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import import_module
from typing import TYPE_CHECKING

from pnp.doors import list_exported
from tests.helpers.outside_libraries import OWNERS
from tests.helpers.score_sheets import NOVA_LUNA

if TYPE_CHECKING:
    from pathlib import Path

import pytest

# What `pnp --help` may not load: each would cost more than all the rest of the start.
HEAVY = {*OWNERS, "rich", "hypothesis", "email", "asyncio", "importlib.metadata"} - {"typer", "msgspec"}


def test_scoring_loads_nothing_that_draws_or_asks_or_keeps(tmp_path: Path) -> None:
    program = """
import sys, os
from pnp.cli.main import run
sys.argv = ["pnp", "score", sys.argv[1]]
code = run()
print(code, *sys.modules, file=sys.stderr)
"""
    sheet = tmp_path / "sheet.json"
    sheet.write_text(json.dumps(NOVA_LUNA), "utf-8")
    command = [sys.executable, "-c", program, str(sheet)]
    run = subprocess.run(command, capture_output=True, encoding="utf-8", stdin=subprocess.DEVNULL, check=True)
    code, *loaded = run.stderr.split()
    others = {
        "reportlab",
        "svgwrite",
        "PIL",
        "fontTools",
        "pypdfium2",
        "pnp.draw",
        "pnp.backends",
        "pnp.entry",
        "pnp.kept",
        "pnp.terminal",
        "prompt_toolkit",
        "sqlite3",
    }
    assert code == "0"
    assert others & {*loaded} == set()


def test_a_game_is_made_without_another_and_without_what_it_imports_when_called() -> None:
    program = """
import sys
from pnp import games
for id in games.list_own_names():
    before = {*sys.modules}
    games.find_game(id)
    print(id.replace("-", "_"), *({*sys.modules} - before))
"""
    command = [sys.executable, "-c", program]
    run = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    for name, *loaded in map(str.split, run.stdout.splitlines()):
        parts = {
            module for module, _ in list_exported(import_module(f"pnp.games.{name}.game").__name__).values()
        }
        assert {each.split(".")[2] for each in loaded if each.startswith("pnp.games.")} == {name}
        assert {part for part in parts if part.startswith("pnp.games.")} & {*loaded} == set()


def test_the_kit_of_a_game_is_made_and_its_cards_are_checked_without_another(tmp_path: Path) -> None:
    program = """
import sys
from pnp.cli.main import run_guarded
codes = [run_guarded(["make", "nova-luna", "--parts", "tokens"]), run_guarded(["check", "own.yaml"])]
print(*codes, *sys.modules, file=sys.stderr)
"""
    own = "game: nova-luna\ndeck: tiles\ncards:\n  - { id: X1, tile: 'R4:BB' }\n"
    (tmp_path / "own.yaml").write_text(own, "utf-8")
    command = [sys.executable, "-c", program]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, encoding="utf-8", check=True)
    made, _, *loaded = run.stderr.split()
    games = {each.split(".")[2] for each in loaded if each.startswith("pnp.games.")}
    assert (made, games) == ("0", {"nova_luna"})


@pytest.mark.parametrize("name", ["", "check", "log", "make", "score", "stats"])
def test_help_loads_nothing_heavy(name: str) -> None:
    program = """
import sys
from pnp.cli.main import run
sys.argv = ["pnp", *sys.argv[1:], "--help"]
run()
print(*sys.modules, file=sys.stderr)
"""
    command = [sys.executable, "-c", program, *([name] if name else [])]
    run = subprocess.run(command, capture_output=True, encoding="utf-8", stdin=subprocess.DEVNULL, check=True)
    loaded = set(run.stderr.split())
    rooms = {name.split(".")[1] for name in loaded if name.startswith("pnp.")}
    assert "typer" in loaded
    assert not loaded & HEAVY
    assert name or rooms == {"cli", "doors", "errors", "library", "messages"}


def test_what_watches_is_loaded_for_watching_alone(tmp_path: Path) -> None:
    program = """
import sys
from pnp.cli.main import run_guarded
codes = [run_guarded(["make", "a.yaml"]), run_guarded(["check", "a.yaml"])]
print(*codes, *sys.modules, file=sys.stderr)
"""
    (tmp_path / "a.yaml").write_text("deck: a\ncards:\n  - {id: A1, title: One}\n", "utf-8")
    command = [sys.executable, "-c", program]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, encoding="utf-8", check=True)
    made, checked, *loaded = run.stderr.split()
    assert (made, checked) == ("0", "0")
    assert {"pnp.preview", "pnp.cli.watching", "http", "socketserver", "pysat"} & {*loaded} == set()
