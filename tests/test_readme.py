"""Every command and every example of the documentation is run, every link followed."""

from __future__ import annotations

import io
import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

import pytest

from pnp import games
from pnp.cli.main import guarded
from watches import Watch

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
FENCE = re.compile(r"^```(\w+)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!\w+:|#)([^)#\s]+)[^)]*\)")
NAMED = re.compile(r"`([\w-]+\.(?:yaml|csv|toml))`")  # a file that the text before its block names
# What a reader types at the commands of the block that follows; whether he leaves before the end.
TYPED = re.compile(r"<!-- typed(, then left)?: (.*?) -->", re.DOTALL)
LEFT = 130
WATCHING = " --watch"


@dataclass(frozen=True, slots=True)
class Block:
    page: str
    kind: str
    text: str
    named: str | None  # the last file that the text between it and the block before names
    typed: str = ""
    code: int = 0  # of its commands, when they end


def blocks() -> list[Block]:
    """The fenced blocks of every page, in reading order."""
    found = []
    for page in PAGES:
        text = page.read_text("utf-8")
        end = 0
        for fence in FENCE.finditer(text):
            names = NAMED.findall(text, end, fence.start())
            typed = TYPED.search(text, end, fence.start())
            end = fence.end()
            found.append(Block(page.name, fence[1], fence[2], names[-1] if names else None, *answers(typed)))
    return found


def answers(typed: re.Match[str] | None) -> tuple[str, int]:
    """What is typed, an answer a line; nothing between two semicolons is Enter alone."""
    if typed is None:
        return "", 0
    return "".join(f"{answer.strip()}\n" for answer in typed[2].split(";")), LEFT if typed[1] else 0


def commands(page: str) -> list[tuple[str, Block]]:
    """The commands of a page, one a line, without those that install, each with its block."""
    shell = [block for block in blocks() if block.page == page and block.kind == "sh"]
    return [(line, block) for block in shell for line in block.text.splitlines() if not installs(line)]


def installs(line: str) -> bool:
    return "pip install" in line


def run(line: str, folder: Path, path: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A line as a reader of the page runs it, in a folder of his."""
    return subprocess.run(
        ["/bin/sh", "-c", line],
        cwd=folder,
        env={**os.environ, "PATH": path},
        input=typed,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )


KITS = [["make", game] for game in games.names()]
PAGES_WITH_COMMANDS = sorted({block.page for block in blocks() if block.kind == "sh"})


def laid_out(page: str, folder: Path) -> None:
    """What a reader of a page has: the cards that ship, and the files that he copied from it."""
    shutil.copytree(ROOT / "cards", folder / "cards")
    for block in blocks():
        if block.page == page and block.kind in ("yaml", "csv") and block.named:
            (folder / block.named).write_text(block.text, "utf-8")


@pytest.mark.parametrize("page", PAGES_WITH_COMMANDS)
def test_every_command_of_a_page_does_what_it_should(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    laid_out(page, tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("pnp.cli.watching.looks", left)
    for line, block in commands(page):
        before, command, into = parts(line)
        if page != "README.md" and command in KITS:
            continue  # the README makes all of them
        typed = run(before, tmp_path, os.environ["PATH"]).stdout if before else block.typed
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), "utf-8"))
        code = guarded(command)
        out, err = capsys.readouterr()
        assert code == block.code, f"{line}\n{out}{err}"
        if into:
            Path(into).write_text(out, "utf-8")


@pytest.mark.full
@pytest.mark.parametrize("page", PAGES_WITH_COMMANDS)
def test_every_command_of_a_page_does_what_it_should_in_a_shell(page: str, tmp_path: Path) -> None:
    laid_out(page, tmp_path)
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    for line, block in commands(page):
        if WATCHING in line:
            watched(line, tmp_path)
            continue
        done = run(line, tmp_path, path, block.typed)
        assert done.returncode == block.code, f"{line}\n{done.stdout}"


def left(_: object) -> NoReturn:
    """A reader who watched long enough."""
    raise KeyboardInterrupt


def watched(line: str, folder: Path) -> None:
    with Watch(*shlex.split(line.removesuffix(WATCHING))[1:], folder=folder) as watch:
        watch.expect("Watching for saves")
        assert watch.end() == 0


def parts(line: str) -> tuple[str, list[str], str]:
    """What is piped into `pnp`, what it is told, and the file that its words go into."""
    before, _, pnp = line.rpartition(" | ")
    command, _, into = pnp.partition(" > ")
    program, *arguments = shlex.split(command, comments=True)
    assert program == "pnp"
    return before, arguments, into


def test_the_readme_makes_every_kit() -> None:
    made = [set(line.split()[2:]) for line, _ in commands("README.md") if line.startswith("pnp make ")]
    assert {*games.names()} in made


def test_the_first_two_commands_install_and_do_something() -> None:
    made, tested = [block.text.strip() for block in blocks() if block.page == "README.md"][:2]
    assert installs(made)
    assert made.endswith("pnp make nebula")
    assert installs(tested)
    assert tested.endswith("pytest -n auto")
    assert "\n" not in made + tested


@pytest.mark.full
def test_the_command_that_installs_makes_something_to_print(tmp_path: Path, tracked: list[Path]) -> None:
    for file in tracked:
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / file, tmp_path / file)
    made = next(block.text.strip() for block in blocks() if installs(block.text.strip()))
    done = run(made, tmp_path, os.environ["PATH"])
    assert done.returncode == 0, done.stdout
    starts = {file.read_bytes()[:5] for file in (tmp_path / "output" / "nebula").glob("*.pdf")}
    assert starts == {b"%PDF-"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_links_to_is_there(page: Path) -> None:
    links = LINK.findall(page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_readme_opens_with_a_picture() -> None:
    lines = (ROOT / "README.md").read_text("utf-8").splitlines()
    assert lines[2].startswith("![")
