"""The pages about the project name what there is: all pages, all sessions of nox, files that exist."""

from __future__ import annotations

import ast
import re

import pnp
from tests import ROOT

README, CONTRIBUTING, CHANGELOG, ARCHITECTURE = (
    (ROOT / f"{name}.md").read_text("utf-8")
    for name in ("README", "CONTRIBUTING", "CHANGELOG", "ARCHITECTURE")
)
LONGEST_README = 120  # lines: who opens it decides in a minute
MOST_COMMANDS = 3
MOST_WORDS = 40
SOURCES = ROOT / "src" / "pnp"
NOVA_LUNA = SOURCES / "games" / "nova_luna"


def nox_sessions() -> set[str]:
    """The functions of the noxfile that are marked as sessions."""
    tree = ast.parse((ROOT / "noxfile.py").read_text("utf-8"))
    functions = (node for node in tree.body if isinstance(node, ast.FunctionDef))
    return {each.name for each in functions if "nox.session" in map(ast.unparse, each.decorator_list)}


def test_the_readme_is_short() -> None:
    assert len(README.splitlines()) < LONGEST_README


def test_the_readme_links_to_every_page() -> None:
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]
    paths = {page.relative_to(ROOT).as_posix() for page in pages} - {"README.md"}
    assert paths - set(re.findall(r"\]\(([\w/-]+\.md)\)", README)) == set()


def test_the_readme_has_few_commands_a_section() -> None:
    for section in README.split("\n## ")[1:]:
        blocks = re.findall(r"^```sh\n(.*?)^```", section, re.MULTILINE | re.DOTALL)
        assert len("".join(blocks).splitlines()) <= MOST_COMMANDS, section.splitlines()[0]


def test_contributing_tells_of_every_session_of_nox() -> None:
    assert set(re.findall(r"^\| `nox -s (\w+)` \|", CONTRIBUTING, re.MULTILINE)) == nox_sessions()


def test_what_contributing_names_is_there() -> None:
    quoted = re.findall(r"`([^`\s]+)`", CONTRIBUTING)
    paths = {each for each in quoted if re.fullmatch(r"\.?[\w-]+(/[\w.-]+)*/?", each) and "/" in each}
    names = re.findall(r"python -m (tests[\w.]+)", CONTRIBUTING)
    modules = {f"{name.replace('.', '/')}.py" for name in names}
    assert [path for path in paths | modules if not (ROOT / path).exists() and ".venv" not in path] == []


def test_what_the_architecture_names_is_there() -> None:
    """A path from the top, one within the program, or a module that each game has."""
    quoted = set(re.findall(r"`([\w/<>.-]+(?:/|\.py|\.yaml|\.md))`", ARCHITECTURE)) - {"table.yaml"}
    paths = {each.replace("<game>", "nova-luna") for each in quoted}
    found = {
        path: [ROOT / path, SOURCES / path.replace("nova-luna", "nova_luna"), NOVA_LUNA / path]
        for path in paths
    }
    assert [path for path, places in found.items() if not any(each.exists() for each in places)] == []


def test_the_glossary_is_short_and_in_two_columns() -> None:
    rows = re.findall(r"^\| ([\w ]+) \| (.+) \|$", ARCHITECTURE.split("## Glossary")[1], re.MULTILINE)
    words = [word for word, _ in rows if word != "word"]
    assert len(words) == len({*words}) <= MOST_WORDS


def test_the_changelog_tells_of_this_version() -> None:
    assert re.search(rf"^## {re.escape(pnp.__version__)} \(", CHANGELOG, re.MULTILINE)
