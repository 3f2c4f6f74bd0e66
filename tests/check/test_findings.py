"""Every code of `pnp check` has files in tests/check/findings/CODE that provoke it alone, where they say so.

A line of YAML that is found fault with ends in `# <- CODE`; that of a file that can have no comments is named
in `marks.txt` beside it, as `FILE:LINE CODE`. All files of the folder but pictures are checked together; what
only others name lies in folders below.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pnp.build import check_files, find_check_words, find_codes
from pnp.checks import FORM, OTHER, UNKNOWN_FILE
from pnp.cli import run_guarded
from pnp.report import phrase_finding, translate
from tests.check.checking_table import PAGE, with_table
from tests.helpers.finding_files import FOLDER, MADE, files

if TYPE_CHECKING:
    from pnp.models import Finding

CODES = {code.id: (code, game) for code, game in find_codes()}
MARK = re.compile(r"# <- ([a-z0-9-]+)\s*$")
LANGUAGES = ("en", "cs", "pl")
# The messages of a code; what loaders complain of brings its own words.
WHOLE = ("", "-right", "-example")
PARTS = {"error": WHOLE, "warning": WHOLE, "figure": ("", "-example"), "loader": ("-example",)}


def marks(folder: Path) -> set[tuple[str, int, str]]:
    """File, line and code of all that is to be found in a folder."""
    found = {
        (path.name, number, mark[1])
        for path in (*files(folder), *folder.glob("*/*.yaml"))
        if path.suffix == ".yaml"
        for number, line in enumerate(path.read_text("utf-8", "replace").splitlines(), 1)
        if (mark := MARK.search(line))
    }
    listed = folder / "marks.txt"
    for line in listed.read_text("utf-8").splitlines() if listed.is_file() else ():
        place, code = line.split()
        name, number = place.rsplit(":", 1)
        found.add((name, int(number), code))
    return found


def found_in(paths: list[Path], code: str) -> list[Finding]:
    """All errors and warnings, and the figures of a code."""
    return [
        finding
        for file in check_files([str(path) for path in paths])
        for finding in file.findings
        if finding.code.kind != "figure" or finding.code.id == code
    ]


# The codes of games are provoked by the full tests alone: tests of each game's own checks go before them.
PROVOKED = [
    pytest.param(code, marks=pytest.mark.full if game else (), id=code) for code, (_, game) in CODES.items()
]


@pytest.mark.parametrize("code", PROVOKED)
def test_a_code_has_a_file_that_provokes_it_alone_at_its_line_and_is_said_in_every_language(
    code: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if code == OTHER.id:
        request.getfixturevalue("comets")
    folder = FOLDER / code
    if code in MADE:
        wanted = MADE[code](tmp_path)
        folder = tmp_path
    else:
        assert folder.is_dir(), f"no file provokes {code}: put one into tests/check/findings/{code}"
        wanted = marks(folder)
    assert {mark for _, _, mark in wanted} == {code}
    found = found_in(files(folder), code)
    assert {(Path(each.file).name, each.line, each.code.id) for each in found} == wanted
    for language in LANGUAGES:
        for each in found:
            wrong, right = phrase_finding(each, find_check_words(language, True))
            assert wrong
            assert bool(right) == (each.code.kind != "figure")
            assert "\n" not in wrong + right


def without_blanks(text: str) -> str:
    return re.sub(r"[\s'\"]+", "", text)


def test_what_the_example_of_a_code_quotes_stands_in_its_files() -> None:
    for code in sorted(CODES.keys() - MADE.keys() - {UNKNOWN_FILE.id}):
        example = translate(find_check_words("en", True)(CODES[code][1]), f"{code}-example")
        texts = [
            without_blanks(path.read_text("utf-8", "replace")) for path in (FOLDER / code).rglob("*.yaml")
        ]
        for quoted in re.findall("“([^”]*)”", example):
            assert any(without_blanks(quoted) in each for each in texts), (code, quoted)


def test_there_are_files_for_no_other_codes() -> None:
    assert {path.name for path in FOLDER.iterdir()} | MADE.keys() == CODES.keys()
    assert {path.name for path in FOLDER.iterdir()} & MADE.keys() == set()


@cache
def entries(language: str, game: str) -> set[str]:
    return set(find_check_words(language, True)(game).catalogue.entries)


def test_the_page_has_the_table_of_all_codes() -> None:
    told = "bring the page up to date: python -m tests.check.checking_table"
    assert PAGE.read_text("utf-8") == with_table(PAGE.read_text("utf-8")), told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_words(language: str) -> None:
    wanted = {
        (game, f"{code.id}{part}")
        for code, game in CODES.values()
        for part in PARTS[code.kind if code not in FORM else "loader"]
    }
    assert {(game, id) for game, id in wanted if id not in entries(language, game)} == set()


def test_the_page_shows_what_its_example_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = PAGE.read_text("utf-8")
    example, told = (page.partition(f"```{kind}\n")[2].partition("```\n")[0] for kind in ("yaml", "text"))
    monkeypatch.chdir(tmp_path)
    Path("quays.yaml").write_text(example, "utf-8")
    assert run_guarded(["check", "quays.yaml"]) == 0
    assert capsys.readouterr().out == told
