"""The map of the program: which room may know which, and which outside library each of them owns."""

from __future__ import annotations

import ast
import graphlib
import sys
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import pnp
from tests import TESTS
from tests.helpers.outside_libraries import OWNERS

if TYPE_CHECKING:
    from collections.abc import Iterator

BASE = {"errors", "geometry", "scene"}
SHAPES = {"hatch", "paths"}

# Room: the rooms that it may know, for types too. A room is a module or a folder of src/pnp; a room within a
# room has a line of its own. `pnp` itself, which holds nothing but the version, and `doors` are free to all.
KNOWS: dict[str, set[str]] = {
    "doors": set(),
    "library": set(),
    "geometry": set(),
    "numerals": set(),
    "messages": {"library"},
    "errors": {"messages"},
    "scene": {"geometry"},
    "paths": {"errors", "geometry", "scene"},
    "hatch": {"geometry", "paths", "scene"},
    "files": {"errors", "library"},
    "scoring": set(),
    "text": BASE | SHAPES | {"library"},
    "figures": BASE | SHAPES | {"models", "numerals", "text"},
    "models": BASE | {"models/layouts", "models/score_sheets", "scoring"},
    "models/layouts": BASE | {"models"},
    "models/score_sheets": BASE | {"models", "scoring"},
    "data": {"errors", "files", "models"},
    "drawings": BASE | SHAPES,
    "pictures": BASE | {"data", "drawings", "files"},  # files are read in one place
    "preview": set(),
    "words": {"data", "errors", "files", "library", "messages", "models"},
    "settings": {"data", "errors", "files", "geometry", "models", "press"},  # the press knows the papers
    "schemas": {"figures", "models", "models/layouts", "models/score_sheets"},
    "loading": BASE | {"data", "files", "library", "models", "models/layouts", "pictures"},
    "draw": BASE
    | SHAPES
    | {
        "draw/elements",
        "draw/language",
        "figures",
        "models",
        "models/layouts",
        "numerals",
        "pictures",
        "text",
    },
    "draw/language": {"draw", "errors", "numerals", "text"},
    "draw/elements": BASE
    | SHAPES
    | {"draw", "draw/language", "figures", "models", "models/layouts", "numerals", "text"},
    "press": BASE | SHAPES | {"models", "pictures", "text"},
    "backends": BASE | SHAPES | {"text"},
    "games": {"errors", "library", "messages", "models"},  # only finds the games: it knows none of them
    "games/*": {
        "errors",
        "games/*/figures",
        "games/*/scoring",
        "library",
        "models",
        "models/score_sheets",
        "scoring",
    },
    "games/*/scoring": {
        "games/*",
        "scoring",
    },  # the rules: with `scoring` alone they run; the rest is for types
    "games/*/figures": BASE
    | SHAPES
    | {"figures", "games/*", "games/*/scoring", "models", "numerals", "scoring", "text"},
    "report": {"errors", "kept", "models", "scoring", "words", "models/score_sheets"},
    "entry": {"data", "errors", "models", "models/score_sheets", "scoring"},
    "terminal": {"errors", "models", "report", "scoring", "words"},
    "kept": {"data", "errors", "files"},
    "plots": BASE | SHAPES | {"figures", "text"},
    "checks": {"checks/printing", "data", "errors", "models", "models/layouts"},
    "checks/printing": BASE
    | SHAPES
    | {
        "backends",
        "checks",
        "draw",
        "draw/elements",
        "figures",
        "models",
        "models/layouts",
        "pictures",
        "press",
        "text",
    },
    "build/sets": BASE
    | {
        "checks",
        "data",
        "draw",
        "draw/language",
        "figures",
        "files",
        "games",
        "library",
        "loading",
    }
    | {"models", "models/layouts", "pictures", "press", "report", "scoring", "words"},
    "build/kits": BASE
    | {
        "backends",
        "build/sets",
        "data",
        "draw",
        "files",
        "games",
        "library",
        "models",
        "models/score_sheets",
        "pictures",
    }
    | {"press", "preview", "report", "words"},
    "build/tables": BASE
    | {
        "build",
        "build/kits",
        "build/sets",
        "data",
        "draw",
        "draw/language",
        "entry",
        "files",
        "games",
        "kept",
        "loading",
    }
    | {
        "models",
        "models/layouts",
        "models/score_sheets",
        "press",
        "report",
        "scoring",
        "settings",
        "terminal",
        "text",
    },
    "build/checking": BASE
    | {
        "build/kits",
        "build/sets",
        "build/tables",
        "checks",
        "checks/printing",
        "data",
        "draw",
        "draw/language",
    }
    | {"games", "loading", "models", "models/layouts", "report", "scoring"},
    "cli": {
        "build",
        "build/kits",
        "build/sets",
        "build/tables",
        "cli/commands",
        "data",
        "entry",
        "errors",
        "files",
        "games",
        "kept",
        "library",
        "loading",
    }
    | {"messages", "models", "models/score_sheets", "press", "preview", "report", "scoring", "settings"}
    | {"terminal", "words"},
    "cli/commands": {
        "build",
        "build/checking",
        "build/kits",
        "build/sets",
        "build/tables",
        "cli",
        "data",
        "entry",
    }
    | {
        "errors",
        "files",
        "games",
        "geometry",
        "kept",
        "library",
        "loading",
        "models",
        "models/score_sheets",
        "press",
        "report",
    }
    | {"schemas", "scoring", "settings", "terminal", "words"},
    "__main__": {"cli"},
    "build": BASE
    | {
        "build/checking",
        "build/kits",
        "build/sets",
        "build/tables",
        "data",
        "games",
        "kept",
        "models",
        "plots",
    }
    | {"report", "scoring", "settings"},
}


PACKAGE = Path(pnp.__file__).parent
ORACLES = sorted(path for path in (TESTS / "oracles").glob("*.py") if not path.name.startswith("test_"))


def dotted(path: Path) -> str:
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


SOURCES = {dotted(path): path.read_text("utf-8") for path in sorted(PACKAGE.rglob("*.py"))}
MODULES = sorted(name for name in SOURCES if name)


@cache
def parsed(source: str) -> ast.Module:
    """A tree that is only read, so that each source is parsed once for all tests."""
    return ast.parse(source)


def imported(source: str) -> Iterator[str]:
    """Every module that a source names, wherever it does so."""
    for node in ast.walk(parsed(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            home = node.module or ""
            for alias in node.names:
                name = f"{home}.{alias.name}"
                yield name if home == "pnp" or name.removeprefix("pnp.") in SOURCES else home


def loaded_with(module: str) -> Iterator[str]:
    """A module, and those of its room that it imports not for types alone, and so on."""
    waiting, seen = [module], set[str]()
    while waiting:
        name = waiting.pop()
        if name in SOURCES and room(name) == room(module) and name not in seen:
            seen.add(name)
            yield name
            waiting += [each.removeprefix("pnp.") for each in imported(without_types(SOURCES[name]))]


def without_types(source: str) -> str:
    """A source without what it imports for a type checker alone."""

    class Run(ast.NodeTransformer):
        def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
            return node.orelse if ast.unparse(node.test) == "TYPE_CHECKING" else node

    return ast.unparse(Run().visit(ast.parse(source)))


def room(module: str) -> str:
    """The room that a module lies in, with all the rooms within it; each game is a room."""
    first, *rest = module.split(".")
    return f"games/{rest[0]}" if first == "games" and rest else first


def row(module: str) -> str:
    """The line of the table that a module stands in."""
    if module in RULES:
        return "games/*/scoring"
    parts = module.split(".")
    if parts[0] == "games" and len(parts) > 1:
        parts[1] = "*"
    names = ("/".join(parts[:length]) for length in range(len(parts), 0, -1))
    return next((name for name in names if name in KNOWS), parts[0])


RULES = {each for module in MODULES if fnmatchcase(module, "games.*.scoring") for each in loaded_with(module)}


def breaches(module: str, source: str) -> list[str]:
    """What a module imports though its room may not."""
    return [
        name
        for name in imported(source)
        if not (known(module, name) if is_ours(name) else owned(module, name))
    ]


def is_ours(name: str) -> bool:
    return name.split(".")[0] == "pnp"


def known(module: str, name: str) -> bool:
    target = name.removeprefix("pnp").removeprefix(".")
    if not target or target.startswith("__") or target == "doors":
        return True
    if row(target).startswith("games/") and room(target) != room(module):
        return False  # no game looks into another
    return row(target) in {row(module), *KNOWS[row(module)]}


def owned(module: str, name: str) -> bool:
    """The rules of games, and what a result is, need nothing but the standard library."""
    library = name.split(".")[0]
    owners = () if row(module) in ("scoring", "games/*/scoring") else OWNERS.get(library, ())
    return library in sys.stdlib_module_names or any(fnmatchcase(module, owner) for owner in owners)


def test_no_room_knows_a_room_that_knows_it() -> None:
    """Of rooms within a room those beside each other; they and the room about them may know each other."""
    outer = {room: room.split("/")[0] for room in KNOWS}
    rooms = {
        each: {outer[known] for room in KNOWS if outer[room] == each for known in KNOWS[room]} - {each}
        for each in outer.values()
    }
    assert set(graphlib.TopologicalSorter(rooms).static_order()) == set(rooms)
    within = {
        room: {known for known in KNOWS[room] if "/" in known}
        for room in KNOWS
        if "/" in room and outer[room] != "games"
    }
    assert set(graphlib.TopologicalSorter(within).static_order()) >= set(within)


def test_every_module_has_its_room() -> None:
    assert {row(module) for module in MODULES} <= set(KNOWS)


def test_a_module_knows_what_its_room_may_know() -> None:
    assert [(module, name) for module in MODULES for name in breaches(module, SOURCES[module])] == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("scoring", "import pnp.scene"),
        ("scoring", "import pydantic"),
        ("scoring", "import msgspec"),
        ("games.nebula.card_rules", "import msgspec"),
        ("games.nova_luna.scoring", "from pnp.models import sheets"),
        ("games.tiny_galaxies.scoring", "if TYPE_CHECKING:\n    from pnp.errors import Mistake"),
        ("games.nebula.scoring", "from pnp.games.night_sky import position"),
        ("games.nebula.scoring", "from pnp.games import night_sky"),
        ("games.nebula.position", "from pnp import text"),
        ("backends.pdf", "import svgwrite"),
        ("backends.svg", "from pnp.press import plan"),
        ("draw.compiled", "def draw():\n    from pnp.backends import pdf"),
        ("checks.findings", "from pnp import build"),
        ("build", "from pnp.cli import main"),
        ("build.tables.scoring", "from pnp.games import nebula"),
        ("build.sets.supplies", "from pnp.build import kits"),
        ("draw.language.markup", "from pnp.draw import elements"),
        ("cli.commands.make", "from pnp.draw import draw_cards"),
        ("models.printing", "if TYPE_CHECKING:\n    from pnp.text import Face"),
        ("text", "import requests"),
    ],
)
def test_the_table_catches(module: str, source: str) -> None:
    assert len(breaches(module, source)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("games.nebula.figures", "from pnp.scene import Circle"),
        ("games.nebula.scoring", "from pnp.games.nebula import cards"),
        ("build.kits.kits", "from pnp import games"),
        ("cli.score", "import typer\nfrom pnp import __version__"),
    ],
)
def test_the_table_lets_pass(module: str, source: str) -> None:
    assert breaches(module, source) == []


@pytest.mark.parametrize("path", ORACLES, ids=lambda path: path.stem)
def test_an_oracle_knows_nothing_of_what_it_judges(path: Path) -> None:
    """It judges by the standard library and a YAML reader, and shares nothing but with other oracles."""
    known = {*sys.stdlib_module_names, "yaml", "oracles"}
    assert {name.removeprefix("tests.").split(".")[0] for name in imported(path.read_text("utf-8"))} <= known


def test_modules_are_loaded_by_name_only_where_commands_and_games_are_found() -> None:
    ways = ("import_module", "__import__")
    users = {module for module, source in SOURCES.items() if any(way in source for way in ways)}
    assert users <= {"cli.command_list", "doors", "games"}


def test_a_module_says_in_one_sentence_what_it_is_for() -> None:
    said = {module: ast.get_docstring(parsed(SOURCES[module])) or "" for module in ("", *MODULES)}
    assert [module for module, text in said.items() if not text.split("\n\n")[0].endswith((".", ":"))] == []


def test_modules_are_named_after_what_they_hold() -> None:
    assert [module for module in MODULES if {"utils", "helpers", "manager"} & set(module.split("."))] == []
