"""Names are forgiven where only one thing can be meant, and the Tab key completes them."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from pnp.cli import run_guarded

NOVA = "game: nova-luna\nplayers:\n  - {{ name: {}, mosaic: N11 N12 }}\n  - {{ name: Bo, mosaic: N17 }}\n"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(("written", "game"), [("Nova Luna", "nova-luna"), ("HVĚZDOKUPY", "hvezdokupy")])
def test_a_game_is_known_by_its_name_as_people_write_it(written: str, game: str) -> None:
    assert run_guarded(["sheet", written, "--out", "blank.yaml"]) == 0
    assert yaml.safe_load(Path("blank.yaml").read_text("utf-8"))["game"] == game


def test_cards_are_named_from_one_to_another_and_in_small_letters() -> None:
    assert run_guarded(["make", "Nebula", "--only", "v7-v9,p5"]) == 2  # P05 is a card of another game
    assert run_guarded(["make", "Nebula", "--only", "v7-v9"]) == 0
    assert [path.name for path in Path("output").iterdir()] == ["nebula-only-V7+V8+V9"]


def test_a_comma_is_a_decimal_point(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PNP_CONFIG", str(Path.cwd()))
    assert run_guarded(["printer", "set", "office", "--dx", "1,5"]) == 0
    assert "dx 1.5" in capsys.readouterr().out
    assert run_guarded(["printer", "set", "office", "--dx", "some"]) == 2
    assert capsys.readouterr().err == "Error: 'some' is no number; write one such as 1.5\n"


@pytest.mark.parametrize("arguments", [["-h"], ["make", "-h"], ["log", "show", "-h"]])
def test_help_has_a_short_option(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run_guarded(arguments) == 0
    assert "Usage: pnp" in capsys.readouterr().out


def test_a_kept_game_is_shown_by_its_number_and_its_players_in_any_letters(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PNP_DATA", str(Path.cwd()))
    for name in ("Eva", "eva"):
        Path("table.yaml").write_text(NOVA.format(name))
        assert run_guarded(["score", "table.yaml", "--keep"]) == 0
    assert run_guarded(["log", "show", "2"]) == 0
    shown = capsys.readouterr().out
    assert run_guarded(["log", "2"]) == 0
    assert shown.endswith(capsys.readouterr().out)
    assert run_guarded(["log"]) == 0
    assert capsys.readouterr().out.count("Eva 19") == 2


def test_earlier_players_are_offered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PNP_DATA", str(Path.cwd()))
    Path("table.yaml").write_text(NOVA.format("Eva"))
    assert run_guarded(["score", "table.yaml", "--keep"]) == 0
    monkeypatch.setattr("sys.stdin", io.StringIO("2\n?\n"))
    run_guarded(["score", "hvezdokupy"])
    assert "Eva Bo" in capsys.readouterr().out


def completed(line: str) -> list[str]:
    """What a shell is told of the last word of a line."""
    number = str(len(line.split(" ")) - 1)
    said = {"COMP_WORDS": line, "COMP_CWORD": number, "_PNP_COMPLETE": "complete_bash"}
    run = subprocess.run(
        [sys.executable, "-m", "pnp"], env={**os.environ, **said}, capture_output=True, text=True, check=True
    )
    return run.stdout.split()


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("pnp make ne", ["nebula"]),
        ("pnp new cards neb", ["nebula"]),
        ("pnp new cards nebula p", ["personal", "public"]),
        ("pnp explain V1", ["V1", *(f"V{number}" for number in range(10, 20))]),
        ("pnp score mi", ["mine.yaml", "mixed/"]),
        ("pnp schema cards --layout nebula/pa", ["nebula/pads"]),
        ("pnp settings p", ["paper", "printer"]),
        ("pnp settings language ", ["cs", "en", "pl"]),
        ("pnp settings paper le", ["letter", "legal"]),
        ("pnp settings ink b", ["black"]),
        ("pnp settings printer a", ["attic"]),
        ("pnp settings other ", []),
    ],
)
def test_the_tab_key_completes(line: str, offered: list[str], settings_folder: Path) -> None:
    (settings_folder / "config.toml").write_text('[printers.attic]\npaper = "A4"\n', "utf-8")
    Path("mine.yaml").touch()
    Path("mixed").mkdir()
    assert completed(line) == offered
