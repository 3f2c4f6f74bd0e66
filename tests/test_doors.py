"""Tests come in by doors: the command line, `pnp.score`, a room's `__init__`, a backend, a game's `Game`.

Then what a room holds can be cut otherwise, and no test has to change.
"""

from __future__ import annotations

import ast
import re
from importlib import import_module
from inspect import isfunction, ismodule
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import pnp
from pnp import games
from pnp.doors import list_exported
from tests import TESTS

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE = Path(pnp.__file__).parent
MOST = 60

# The test files that go behind a door, each for one function or table that is a concept of its own with many
# cases, or to put a fake clock, disk or library in the place of the real one.
BEHIND_DOORS = (
    "bench/jobs.py",
    "build/test_kit_folders.py",
    "build/test_kits.py",
    "build/test_resolved_once.py",
    "build/test_saves_between_makings.py",
    "check/test_colours.py",
    "check/test_contrast.py",
    "cli/test_imports.py",
    "cli/test_make.py",
    "cli/test_new_deck.py",
    "cli/test_shell.py",
    "data/test_readers.py",
    "docs/test_commands.py",
    "docs/test_layouts_page.py",
    "draw/test_layout_limits.py",
    "draw/test_layout_mistakes.py",
    "drawings/test_svg_refused.py",
    "entry/test_entering.py",
    "figures/test_nets.py",
    "files/test_files.py",
    "files/test_folders.py",
    "games/hvezdokupy/test_ascii_view.py",
    "games/hvezdokupy/test_oracle.py",
    "games/hvezdokupy/test_play.py",
    "games/hvezdokupy/test_play_timed.py",
    "games/hvezdokupy/test_printed_faces.py",
    "games/nebula/test_card_pictures.py",
    "games/nebula/test_checked_advice.py",
    "games/nebula/test_checked_cards.py",
    "games/nebula/test_checked_twins.py",
    "games/nebula/test_oracle.py",
    "games/night_sky/test_lattice.py",
    "games/night_sky/test_position_pictures.py",
    "games/nova_luna/test_oracle.py",
    "games/nova_luna/test_position_pictures.py",
    "games/tiny_galaxies/test_action_words.py",
    "games/tiny_galaxies/test_pieces.py",
    "games/tiny_galaxies/test_planet_actions.py",
    "games/tiny_galaxies/test_printed_cards.py",
    "helpers/offered.py",
    "kept/test_keep.py",
    "kept/test_log.py",
    "kept/test_stats.py",
    "loading/test_layouts.py",
    "mutants/rules.py",
    "preview/test_server.py",
    "terminal/test_completing.py",
    "watching/test_watching.py",
    "words/test_complaints.py",
)


def test_only_these_files_go_behind_doors() -> None:
    files = {path.relative_to(TESTS).as_posix(): path for path in TESTS.rglob("*.py")}
    found = {name: sorted({*internals(path)}) for name, path in files.items()}
    assert {name: inner for name, inner in found.items() if inner and name not in BEHIND_DOORS} == {}
    assert [name for name in BEHIND_DOORS if not found.get(name)] == [], "these need not be listed any more"
    assert len(BEHIND_DOORS) <= MOST


def internals(path: Path) -> Iterator[str]:
    """What a file imports, or names in a text, that lies behind the door of its room."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (name for alias in node.names if not is_door(name := f"{node.module}.{alias.name}"))
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if not is_door(alias.name))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from (name for name in re.findall(r"\bpnp(?:\.\w+){2,}", node.value) if not is_door(name))


def is_door(name: str) -> bool:
    """Whether a name is none of the program's, or one that its room hands out."""
    match name.split("."):
        case ["pnp", "games", _] | ["pnp", "games", _, "game", *_]:
            return True
        case ["pnp", "backends", "notation" | "pdf" | "png" | "svg", *_]:
            return True
        case ["pnp", "games", "comets", *_]:  # the toy game, in its own files
            return True
        case ["pnp", "games", game, export]:
            return export in exports(f"games.{game}")
        case ["pnp", room, export]:
            return export in exports(room)
        case ["pnp", _, _, *_]:
            return False
    return True


def exports(room: str) -> set[str]:
    """What a room hands out: all that its `__init__` names and that is no module; of a room that is one
    module, all that is not private."""
    module = import_module(f"pnp.{room}")
    found = {name for name, value in vars(module).items() if not name.startswith("_") and not ismodule(value)}
    return found | {*list_exported(module.__name__)} if hasattr(module, "__path__") else found


def test_no_file_takes_anything_from_a_test_module() -> None:
    """What several tests need is a helper, and its name says what it makes."""
    takes = re.compile(r"\b(?:from|import) tests[\w.]*(?:\.| import .*\b)test_\w")
    files = {path.relative_to(TESTS).as_posix(): path.read_text("utf-8") for path in TESTS.rglob("*.py")}
    assert [name for name, text in files.items() if takes.search(text)] == []


def test_a_door_hands_out_what_it_names_and_never_a_module() -> None:
    """A name that is a module's too would change its meaning when that module is imported."""
    rooms = {path.parent for path in PACKAGE.rglob("__init__.py")} - {PACKAGE}
    for folder in rooms:
        room = ".".join(("pnp", *folder.relative_to(PACKAGE).parts))
        door = import_module(room)
        for name in list_exported(room) if hasattr(door, "__getattr__") else ():
            assert not (folder / f"{name}.py").exists(), f"{room}.{name}"
            assert getattr(door, name) is not None


def test_a_door_refuses_a_name_that_it_does_not_know() -> None:
    with pytest.raises(ImportError, match="cannot import name 'Inc'"):
        exec("from pnp.models import Inc")


@pytest.mark.parametrize("id", games.list_own_names())
def test_what_a_game_imports_when_it_is_called_is_there(id: str) -> None:
    room = f"pnp.games.{id.replace('-', '_')}."
    for module, name in list_exported(import_module(f"{room}game").__name__).values():
        if module.startswith(room):
            assert isfunction(getattr(import_module(module), name, None)), f"{module}.{name}"
