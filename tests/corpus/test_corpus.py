"""The frozen corpus holds all that ships, and tells a difference so that a person sees what it is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from hashlib import sha256
from typing import TYPE_CHECKING

import pytest

from pnp import build, games, score
from pnp.errors import InputError
from tests import ROOT
from tests.corpus import command
from tests.corpus.cases import GAMES, INKS, LANGUAGES, NOT_CHECKED, all_cases, link_shipped
from tests.corpus.command import main
from tests.corpus.digests import DIGESTS, read_digests
from tests.corpus.making import SAID, Case, Made, Outputs, find_digest, make_case, make_outputs
from tests.corpus.sheets import EACH, TABLES, sheet
from tests.corpus.telling import LONGEST, format_difference
from tests.helpers.finding_files import FOLDER, MADE

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

NAMES = set(read_digests(DIGESTS))
ONE = "words/sheet-nebula"  # a case that takes little time


def shipped(*patterns: str) -> set[str]:
    found = (path for pattern in patterns for path in ROOT.glob(pattern) if path.name not in NOT_CHECKED)
    return {path.relative_to(ROOT).as_posix() for path in found}


def test_every_case_has_a_digest_and_every_digest_its_case() -> None:
    assert set(all_cases()) == NAMES, 'nox -s corpus -- --accept "the reason"'


def test_every_set_kit_layout_and_board_is_checked() -> None:
    files = shipped("cards/**/*.yaml", "cards/**/*.csv", "layouts/**/*.yaml")
    assert len(files) > 100
    assert {f"check/{name}" for name in files} <= NAMES


def test_every_set_is_printed() -> None:
    sets = shipped("cards/*/*.yaml", "cards/*/*.csv")
    printed = {f"sets/{name.removeprefix('cards/')}" for name in sets if not name.endswith("/kit.yaml")}
    assert {name for name in printed if not name.startswith("sets/starter/")} <= NAMES


@pytest.mark.parametrize("game", games.list_own_names())
def test_every_kit_is_made_in_each_ink_and_each_language(game: str) -> None:
    kinds = {name.rpartition("/")[2] for name in NAMES if name.startswith(f"kits/{game}/")}
    pairs = [kind.split("-") for kind in kinds if kind[-3:] in {f"-{language}" for language in LANGUAGES}]
    assert sorted(ink for ink, _ in pairs) == sorted(INKS)
    assert sorted(language for _, language in pairs) == sorted(LANGUAGES)


def test_every_folder_of_findings_is_checked() -> None:
    folders = {path.name for path in FOLDER.iterdir()}
    codes = folders | MADE.keys() - {"form-other"}
    assert {f"findings/{code}" for code in codes} <= NAMES


@pytest.mark.full
def test_of_500_sheets_a_third_is_refused() -> None:
    assert {*TABLES} == {*games.list_own_names()} == {*GAMES}
    sheets = [sheet(game, number) for game in TABLES for number in range(EACH)]
    assert len(sheets) == len({*sheets}) == 500
    refused = sum(is_refused(text.decode() + "\n") for text in sheets)
    assert 500 / 3 <= refused <= 500 / 2


def is_refused(text: str) -> bool:
    try:
        score(text)
    except InputError:
        return True
    return False


def test_sheets_are_the_same_in_every_process_and_made_without_the_program() -> None:
    source = (
        "from tests.corpus.sheets import *; from hashlib import sha256; import sys\n"
        "some = b''.join(sheet(game, number) for game in TABLES for number in range(0, EACH, 9))\n"
        "print(sha256(some).hexdigest())\n"
        "print([name for name in sys.modules if name.startswith('pnp')])\n"
    )
    surroundings = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": "7"}
    done = subprocess.run(
        [sys.executable, "-c", source], env=surroundings, capture_output=True, encoding="utf-8", check=True
    )
    ours = sha256(b"".join(sheet(game, number) for game in TABLES for number in range(0, EACH, 9)))
    assert done.stdout.splitlines() == [ours.hexdigest(), "[]"]


@pytest.fixture(scope="module")
def outputs() -> Outputs:
    """A printed set in three forms, beside what was said of it."""
    made = ("make", "cards/nova-luna/stand-up.yaml", "--format", "pdf,svg,png", "--dpi", "30")
    return make_outputs(Case("one", (made, ("check", "--json", made[1])), link_shipped))


def name_of(outputs: Outputs, ending: str) -> str:
    return next(name for name in sorted(outputs) if name.endswith(ending))


@pytest.mark.parametrize(
    ("ending", "old", "new", "told"),
    [
        (SAID, b"exit code 0", b"exit code 1", ["-exit code 0", "+exit code 1"]),
        (SAID, b'"errors": 0', b'"errors": 1', ['- "errors": 0,', '+ "errors": 1,']),
        (".svg", b"<svg ", b'<svg id="a" ', ['+<svg id="a" ']),
        (".pdf", b"(D:2000", b"(D:2001", ["-/Author", "+/Author", "(D:2001"]),
        ("manifest.json", b'"copies": 1', b'"copies": 2', ['-  "copies": 1,', '+  "copies": 2,']),
        (".png", b"IDAT", b"IDAD", ["-", "+", "bytes"]),
    ],
)
def test_a_changed_byte_is_told_in_its_line(
    outputs: Outputs, ending: str, old: bytes, new: bytes, told: Sequence[str]
) -> None:
    name = name_of(outputs, ending)
    assert old in outputs[name]
    changed = {**outputs, name: outputs[name].replace(old, new, 1)}
    assert find_digest(changed) != find_digest(outputs)
    text = format_difference(outputs, changed)
    assert text.startswith(f"--- {name} (accepted)\n+++ {name} (now)\n")
    assert [each for each in told if each not in text] == []
    assert len(text.splitlines()) <= 12


def test_a_long_difference_is_cut_and_says_so() -> None:
    before, after = ({SAID: "".join(f"{sign} {at}\n" for at in range(50)).encode()} for sign in "ab")
    lines = format_difference(before, after).splitlines()
    assert (len(lines), lines[-1]) == (LONGEST + 1, f"... and {103 - LONGEST} more lines")


def test_files_that_are_new_gone_or_packed_otherwise_are_named(outputs: Outputs) -> None:
    name = name_of(outputs, ".pdf")
    assert format_difference({}, {name: b""}) == f"{name}: is new"
    assert format_difference({name: b""}, {}) == f"{name}: is gone"
    other = {**outputs, name: outputs[name] + b"\n"}
    assert format_difference(outputs, other).startswith(f"{name}: says the same in other bytes")


def test_what_is_accepted_is_compared_and_a_difference_names_its_case(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "digests.txt"
    file.write_text(f"{'0' * 32}  {ONE}\n{'1' * 32}  words/sheet-none\n", "utf-8")
    asked = [ONE, "--digests", str(file), "--jobs", "1"]
    assert main(asked) == 1
    out = capsys.readouterr().out
    assert f"{ONE}: makes something else\n" in out
    assert "cannot be shown: " in out
    assert "nox -s corpus -- NAME" in out
    assert main([*asked, "--accept", " It is\nmeant "]) == 0
    assert "git commit -m 'It is meant' -- " in capsys.readouterr().out
    assert "# Accepted: It is meant\n" in file.read_text("utf-8")
    assert read_digests(file)["words/sheet-none"] == "1" * 32
    assert main(asked) == 0
    assert "All 1 cases" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--accept", " "], "say why"),
        (["nothing/"], "no case has a name"),
        ([ONE, "--digests"], "expected one"),
    ],
)
def test_what_makes_no_sense_is_refused(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code: object = main(arguments)
    except SystemExit as left:
        code = left.code
    assert code == 2
    assert told in capsys.readouterr().err


def test_a_damaged_file_of_digests_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "digests.txt"
    file.write_text(f"# head\n<<<<<<< ours\n{'0' * 32}  {ONE}\n", "utf-8")
    assert main([ONE, "--digests", str(file)]) == 2
    assert "digests.txt:2: " in capsys.readouterr().err


def raise_key_error(*_: object) -> None:
    raise KeyError("lost")


def test_a_case_that_crashes_fails_with_its_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "lost" in make_case(Case("laid/badly", (), raise_key_error)).crash
    monkeypatch.setattr(build, "score_file", raise_key_error)
    made = make_case(Case("scored/badly", (("score", "sheet.yaml"),)))
    assert (made.name, made.digest) == ("scored/badly", "")
    assert "$ pnp score sheet.yaml" in made.crash
    monkeypatch.setattr(command, "make_all", lambda *_: [made, Made(ONE, "0" * 32)])
    before = DIGESTS.read_bytes()
    assert main(["--accept", "a reason"]) == 1
    assert "scored/badly crashed:" in capsys.readouterr().err
    assert DIGESTS.read_bytes() == before


@pytest.mark.full
def test_a_changed_message_is_shown_beside_what_the_accepted_commit_makes(
    tmp_path: Path, tracked: Sequence[Path]
) -> None:
    for file in tracked:
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / file, tmp_path / file)
    run = [sys.executable, "tests/corpus/run.py", "docs/scoring", "words/sheet-nova"]
    me = ("-c", "user.name=pnp", "-c", "user.email=pnp@example.org")
    for line in (["git", "init", "-q"], ["git", "add", "-A"], ["git", *me, "commit", "-qm", "All"]):
        subprocess.run(line, cwd=tmp_path, check=True)
    same = subprocess.run(run, cwd=tmp_path, capture_output=True, encoding="utf-8", check=False)
    assert (same.returncode, same.stdout) == (0, "All 2 cases make what was accepted.\n"), same.stderr
    words = tmp_path / "cards" / "words" / "en.ftl"
    text = words.read_text("utf-8")
    words.write_text(text.replace("score-total = Total\n", "score-total = Sum\n"), "utf-8")
    other = subprocess.run(run, cwd=tmp_path, capture_output=True, encoding="utf-8", check=False)
    assert other.returncode == 1, other.stderr
    assert "docs/scoring/thursday.yaml:\n--- " in other.stdout
    assert {"-Total", "+Sum"} <= {line.split(" ")[0] for line in other.stdout.splitlines()}
    assert "1 of 2 cases make something else" in other.stdout
