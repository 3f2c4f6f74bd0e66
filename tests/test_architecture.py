"""The map of the program: which room may know which, and which outside library each of them owns."""

from __future__ import annotations

import ast
import graphlib
import statistics
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

BASE = {"errors", "geometry", "numerals", "scene"}
SHAPES = {"hatch", "paths"}

# Room: the rooms that it may know, for types too. A room is a module or a folder of src/pnp; what lies in the
# same room is free, and so is `pnp` itself, which holds nothing but the version.
KNOWS: dict[str, set[str]] = {
    "doors": set(),
    "errors": {"messages"},
    "displacement": set(),
    "geometry": set(),
    "library": set(),
    "file_tracking": set(),
    "numerals": set(),
    "messages": {"library"},
    "scene": {"geometry"},
    "paths": {"errors", "geometry", "scene"},
    "hatch": {"geometry", "paths", "scene"},
    "tones": {"geometry", "scene"},
    "repainting": {"geometry", "scene", "tones"},
    "scoring": set(),
    "text": BASE | SHAPES | {"library"},
    "figures": BASE | SHAPES | {"models", "text"},
    "models": BASE | {"scoring"},
    "data": {"errors", "file_tracking"},
    "drawings": BASE | SHAPES,
    "pictures": BASE | {"data", "drawings", "file_tracking"},  # files are read in one place
    "picture_inks": {"pictures", "scene", "tones"},
    "preview": set(),
    "words": {"data", "errors", "library", "messages", "models", "file_tracking"},
    "settings": {"data", "errors", "files", "geometry", "models", "press"},  # the press knows the papers
    "schemas": {"figures", "models"},
    "loading": BASE | {"data", "library", "models", "file_tracking", "pictures"},
    "draw": BASE | SHAPES | {"figures", "models", "text", "tones"},
    "press": BASE | SHAPES | {"models", "text"},
    "backends": BASE | SHAPES | {"text"},
    "coverage": BASE | SHAPES | {"pictures", "text"},
    "files": {"errors"},
    "folders": {"errors"},
    "manifest": {"errors", "library"},
    "games": {"errors", "library", "messages", "models"},  # only finds the games: it knows none of them
    "games/*": {"displacement", "errors", "library", "models", "scoring"},
    "games/*/scoring": {"scoring"},  # the rules: `scoring`, and all in its room that it is run with
    "games/*/figures": BASE | SHAPES | {"figures", "models", "scoring", "text"},
    "report": {"errors", "kept", "models", "numerals", "scoring", "words"},
    "entry": {"data", "errors", "models", "scoring"},
    "terminal": {"errors", "models", "report", "scoring", "words"},
    "kept": {"data", "errors", "files"},
    "plots": BASE | SHAPES | {"figures", "text"},
}
KNOWS["checks"] = set(KNOWS)
KNOWS["build"] = set(KNOWS)
KNOWS["cli"] = set(KNOWS)
KNOWS["__main__"] = {"cli"}


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
            if node.module in ("pnp", "pnp.games"):
                yield from (f"{node.module}.{alias.name}" for alias in node.names)
            else:
                yield node.module or ""


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
    first, *rest = module.split(".")
    return f"games/{rest[0]}" if first == "games" and rest else first


def row(module: str) -> str:
    """The line of the table that a module stands in."""
    first, *rest = module.split(".")
    if first != "games" or not rest:
        return first
    if module in RULES:
        return "games/*/scoring"
    return "games/*/figures" if rest[1:2] == ["figures"] else "games/*"


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
    if not target or target.startswith("__") or target == "doors" or room(target) == room(module):
        return True
    return row(target) in KNOWS[row(module)]


def owned(module: str, name: str) -> bool:
    """The rules of games, and what a result is, need nothing but the standard library."""
    library = name.split(".")[0]
    owners = () if row(module) in ("scoring", "games/*/scoring") else OWNERS.get(library, ())
    return library in sys.stdlib_module_names or any(fnmatchcase(module, owner) for owner in owners)


@cache
def functions(module: str) -> list[tuple[str, int]]:
    """The functions of a module and their lines, without a command's signature, its table of options."""
    found = []
    for node in ast.walk(parsed(SOURCES[module])):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0].lineno if row(module) == "cli" else node.lineno
            found.append((node.name, (node.end_lineno or first) - first + 1))
    return found


def test_no_room_knows_a_room_that_knows_it() -> None:
    assert set(graphlib.TopologicalSorter(KNOWS).static_order()) == set(KNOWS)


def test_every_module_has_its_room() -> None:
    assert {row(module) for module in MODULES} <= set(KNOWS)


def test_a_module_knows_what_its_room_may_know() -> None:
    assert [(module, name) for module in MODULES for name in breaches(module, SOURCES[module])] == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("scoring.results", "import pnp.scene"),
        ("scoring.results", "import pydantic"),
        ("scoring.results", "import msgspec"),
        ("games.nebula.card_rules", "import msgspec"),
        ("games.nova_luna.scoring", "from pnp.models import sheets"),
        ("games.tiny_galaxies.missions", "if TYPE_CHECKING:\n    from pnp.errors import Mistake"),
        ("games.nebula.scoring", "from pnp.games.night_sky import position"),
        ("games.nebula.scoring", "from pnp.games import night_sky"),
        ("games.nebula.position", "from pnp import text"),
        ("backends.pdf", "import svgwrite"),
        ("backends.svg", "from pnp.press import plan"),
        ("draw.compiled", "def draw():\n    from pnp.backends import pdf"),
        ("checks.findings", "from pnp import build"),
        ("build", "from pnp.cli import main"),
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
        ("games.nebula.scoring", "from pnp.games.nebula import position"),
        ("build", "from pnp.games import nebula"),
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
    assert users <= {"cli.commands", "doors", "games"}


def test_a_module_says_in_one_sentence_what_it_is_for() -> None:
    said = {module: ast.get_docstring(parsed(SOURCES[module])) or "" for module in ("", *MODULES)}
    assert [module for module, text in said.items() if not text.split("\n\n")[0].endswith((".", ":"))] == []


def test_functions_are_one_thing_and_modules_are_named_after_what_they_hold() -> None:
    assert [(module, name) for module in MODULES for name, lines in functions(module) if lines > 50] == []
    assert [module for module in MODULES if {"utils", "helpers", "manager"} & set(module.split("."))] == []


def test_functions_are_short() -> None:
    lengths = sorted(lines for module in SOURCES for _, lines in functions(module))
    assert statistics.median(lengths) <= 8
    assert lengths[len(lengths) * 9 // 10] <= 25
