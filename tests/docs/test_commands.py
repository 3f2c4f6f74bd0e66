"""Every command and every example of the documentation is run, every link followed."""

from __future__ import annotations

import io
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pnp import games
from pnp.cli import run_guarded
from tests import ROOT
from tests.helpers.page_blocks import FENCE, PAGES, Block, blocks, edits, turns
from tests.helpers.watched_commands import Watch, looks_at

LINK = re.compile(r"\]\((?!\w+:|#)([^)#\s]+)[^)]*\)")
INTO_PAGE = re.compile(r"\]\((?!\w+:)([^)#\s]*)#([^)\s]+)\)")
WATCHING = " --watch"


def commands(block: Block) -> list[str]:
    """One a line, without those that install."""
    return [line for line in block.text.splitlines() if not installs(line)]


def installs(line: str) -> bool:
    """Whether it stands in a block that begins with a virtual environment."""
    return ".venv" in line


def install_blocks(kind: str) -> list[Block]:
    return [block for block in blocks() if block.kind == kind and "pip install" in block.text]


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


KITS = [["make", game] for game in games.list_own_names()]
PAGES_WITH_COMMANDS = sorted({block.page for block in blocks() if block.kind == "sh"})
# These make many kits; the others, and whether any command is known, are looked at every day.
LONG = ["README.md", "card-sets.md", "make-your-own.md", "printing.md", "scoring.md"]
OF_GAMES = [f"{page}{game}.md" for game in games.list_own_names() for page in ("", "cards-for-")]


def laid_out(page: str, folder: Path) -> None:
    """What a reader of a page has: the cards that ship, and the files that he copied from it."""
    shutil.copytree(ROOT / "cards", folder / "cards")
    for block in blocks():
        if block.page == page and block.kind in ("yaml", "csv") and block.named and not block.edits:
            (folder / block.named).write_text(block.text, "utf-8")


def shown(rest: list[Block]) -> list[str]:
    return [block.text for block in rest if block.kind == "text" and block.below]


@pytest.mark.parametrize(
    "page",
    [
        pytest.param(page, marks=[pytest.mark.full] * (page in (*LONG, *OF_GAMES)))
        for page in PAGES_WITH_COMMANDS
    ],
)
def test_every_command_of_a_page_does_what_it_should(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    laid_out(page, tmp_path)
    monkeypatch.chdir(tmp_path)
    for block, rest in turns(page):
        saves, said = edits(rest, tmp_path), ""
        monkeypatch.setattr("pnp.cli.watching.look_again", looks_at(saves))
        for line in commands(block):
            before, command, into = parts(line)
            if page != "README.md" and command in KITS:
                continue  # the README makes all of them
            typed = run(before, tmp_path, os.environ["PATH"]).stdout if before else block.typed
            monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), "utf-8"))
            code = run_guarded(command)
            out, err = capsys.readouterr()
            assert code == block.code, f"{line}\n{out}{err}"
            if into:
                Path(into).write_text(out, "utf-8")
            said += out
        for save in saves:
            save()
        assert [each for each in shown(rest) if each not in said] == [], said


@pytest.mark.full
@pytest.mark.parametrize("page", ["README.md", "make-your-own.md", "tonight.md"])
def test_every_command_of_a_page_does_what_it_should_in_a_shell(page: str, tmp_path: Path) -> None:
    laid_out(page, tmp_path)
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    for block, rest in turns(page):
        for line in commands(block):
            if WATCHING in line:
                watched(line, tmp_path, rest)
                continue
            done = run(line, tmp_path, path, block.typed)
            assert done.returncode == block.code, f"{line}\n{done.stdout}"
        for save in edits(rest, tmp_path):
            save()


def watched(line: str, folder: Path, rest: list[Block]) -> None:
    """A reader who saves while it runs, sees what he is told he would see, and ends it."""
    with Watch(*shlex.split(line.removesuffix(WATCHING))[1:], folder=folder) as watch:
        watch.expect("Watching for saves")
        for save in edits(rest, folder):
            save()
        for told in "".join(shown(rest)).splitlines():
            watch.expect(told)
        assert watch.end() == 0


def parts(line: str) -> tuple[str, list[str], str]:
    """What is piped into `pnp`, what it is told, and the file that its words go into."""
    before, _, pnp = line.rpartition(" | ")
    command, _, into = pnp.partition(" > ")
    program, *arguments = shlex.split(command, comments=True)
    assert program == "pnp"
    return before, arguments, into


def test_the_readme_makes_every_kit() -> None:
    lines = [line for block, _ in turns("README.md") for line in commands(block)]
    made = [set(line.split()[2:]) for line in lines if line.startswith("pnp make ")]
    assert {"all"} in made


def test_the_first_two_commands_install_and_do_something() -> None:
    first = [block for block in blocks() if block.page == "README.md"][:2]
    assert first == install_blocks("sh")
    made, tested = [block.text.splitlines() for block in first]
    assert made[-1].endswith("pnp make nebula")
    assert tested[-1].endswith("pytest -n auto")
    assert all(map(installs, made + tested))


def test_the_command_for_windows_is_the_first_one_as_powershell_has_it() -> None:
    """PowerShell 5.1 has no `&&`, takes a program in a folder by its path, and quotes as a shell does."""
    (windows,) = install_blocks("powershell")
    made = install_blocks("sh")[0].text
    assert windows.text == made.replace("python3", "python").replace(".venv/bin/", ".venv\\Scripts\\")
    assert not re.search(r"[&|;`$<>]", made)


@pytest.mark.full
def test_the_command_that_installs_makes_something_to_print(tmp_path: Path, tracked: list[Path]) -> None:
    for file in tracked:
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / file, tmp_path / file)
    done = run(f"set -e\n{install_blocks('sh')[0].text}", tmp_path, os.environ["PATH"])
    assert done.returncode == 0, done.stdout
    starts = {file.read_bytes()[:5] for file in (tmp_path / "output" / "nebula").glob("*.pdf")}
    assert starts == {b"%PDF-"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_links_to_is_there(page: Path) -> None:
    links = LINK.findall(page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def anchors(page: Path) -> set[str]:
    """What a link into a page may name: its headings, in small letters and with hyphens for blanks."""
    headings = re.findall(r"^#+ (.+)$", FENCE.sub("", page.read_text("utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_heading_that_a_link_names_is_there(page: Path) -> None:
    links = INTO_PAGE.findall(page.read_text("utf-8"))
    missing = [link for link in links if link[1] not in anchors(page.parent / link[0] if link[0] else page)]
    assert missing == []


def test_the_readme_opens_with_a_picture() -> None:
    lines = (ROOT / "README.md").read_text("utf-8").splitlines()
    assert lines[2].startswith("![")
