"""The habits of the house: nothing undone, nothing of one machine, British spelling, no idle library."""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import pnp
from tests import ROOT
from tests.mutants.press import MUTANTS, Mutant, broken

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

THIS = Path(__file__).resolve().relative_to(ROOT)
BYTES = {".ttf", ".png", ".jpg", ".webp", ".pdf"}

# Only what a platform lacks may be left out: a `skipif` names it, and terminals are no part of Windows.
UNDONE = re.compile(
    r'\bTODO\b|\bFIXME\b|NotImplementedError|pytest\.(mark\.)?(skip\b|xfail)|importorskip(?!\("pty"\))'
)
MACHINE = re.compile(r"/(home|root|Users|work|opt|tmp)/\w|\b[A-Z]:\\Users")
LETTERS = re.compile("color|center|gray|neighbor|behavior|millimeter|favor", re.IGNORECASE)
AMERICAN = re.compile(rf"(?<![A-Za-z])({LETTERS.pattern})[a-z]*(?![A-Za-z])", re.IGNORECASE)
PARTS = re.compile(r"[A-Z]?[a-z]+")
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)

# A requirement whose import has another name.
IMPORTS = {
    "pillow": "PIL",
    "python-sat": "pysat",
    "pyyaml": "yaml",
    "fonttools": "fontTools",
    "fluent.runtime": "fluent",
    "fluent.syntax": "fluent",
}
BROUGHT = {"annotated_types", "pydantic_core"}  # by pydantic, which names its version


@pytest.fixture(scope="module")
def texts(tracked: Sequence[Path]) -> dict[str, str]:
    """Every text that is the project's own, by its place."""
    own = (path for path in tracked if path.suffix not in BYTES and path != THIS and path.suffix != ".lock")
    return {
        path.as_posix(): (ROOT / path).read_text("utf-8")
        for path in own
        if not path.is_relative_to("layouts/fonts")
    }


def found(texts: dict[str, str], wrong: re.Pattern[str]) -> list[str]:
    return [f"{name}: {hit[0]}" for name, text in texts.items() for hit in wrong.finditer(text)]


def test_nothing_is_left_undone(texts: dict[str, str]) -> None:
    assert found(texts, UNDONE) == []


def test_nothing_names_a_place_on_one_machine(texts: dict[str, str]) -> None:
    assert found(texts, MACHINE) == []


def test_the_lock_file_names_exact_versions_and_no_host() -> None:
    text = (ROOT / "requirements.lock").read_text("utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith(("#", " "))]
    assert len(lines) > 20
    assert [line for line in lines if "==" not in line] == []
    assert text.count("--hash=sha256:") >= len(lines)
    assert "://" not in text
    assert "index-url" not in text


def test_spelling_is_british(texts: dict[str, str]) -> None:
    prose = {name: CODE.sub("", text) for name, text in texts.items() if name.endswith((".md", ".yaml"))}
    doubtful = {name: text for name, text in texts.items() if name.endswith(".py") and LETTERS.search(text)}
    said = {name: " ".join(own_words(text)) for name, text in doubtful.items()}
    assert found(prose | said, AMERICAN) == []


def own_words(source: str) -> Iterator[str]:
    """The names that a source gives and what it says; what it only calls is spelt by others."""
    for node in ast.walk(ast.parse(source)):
        for name in given_names(node):
            yield from PARTS.findall(name)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield CODE.sub("", ast.get_docstring(node) or "")
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield CODE.sub("", token.string)


def given_names(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        yield node.name
    elif isinstance(node, ast.arg):
        yield node.arg
    elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
        yield node.id
    elif isinstance(node, ast.alias) and node.asname:
        yield node.asname


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("def centered(box): ...", ["centered"]),
        ("page_color = 1", ["color"]),
        ("def f(gray): ...", ["gray"]),
        ("colors = other.colors", ["colors"]),
        ("x = 1  # neighboring", ["neighboring"]),
        ("canvas.setFillColor(colour, center=1)", []),
        ("colour, centre, grey = 1, 2, 3", []),
    ],
)
def test_the_spelling_test_tells_ours_from_others(source: str, words: list[str]) -> None:
    assert [hit[0] for hit in AMERICAN.finditer(" ".join(own_words(source)))] == words


def test_every_requirement_is_used_and_every_import_required() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    required = {re.split(r"[<>=!~\[ ]", line)[0].lower() for line in project["dependencies"]}
    needed = {IMPORTS.get(name, name) for name in required}
    assert needed == imported() - {"pnp"} - BROUGHT


def imported() -> set[str]:
    """The libraries outside Python's own that the program imports anywhere."""
    names = set()
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                names |= {alias.name.split(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                names.add(node.module.split(".")[0])
    return names - set(sys.stdlib_module_names)


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.rule)
def test_a_rule_that_is_to_be_broken_stands_where_the_list_says(mutant: Mutant) -> None:
    text = (Path(pnp.__file__).parent / mutant.file).read_text("utf-8")
    assert broken(mutant, text) != text
