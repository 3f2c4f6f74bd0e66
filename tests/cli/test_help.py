"""The help of commands: options in groups, games by name, and examples that run."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from pnp import games
from pnp.cli import COMMANDS, EXAMPLES, OPTION_GROUPS, command_line, load_command, run_guarded
from tests.helpers.terminals import Terminal

TABLE = """game: nova-luna
players:
  - { name: Ana, mosaic: N11 N12, by_hand: { tokens-left: 0 } }
  - { name: Bo, mosaic: N17, by_hand: { tokens-left: 3 } }
"""
# What is asked by commands that have somebody at a terminal in front of them.
ASKS = {
    "pnp score nebula": "How many play?",
    "pnp score --resume": "Version",
    "pnp play hvezdokupy": "How many play?",
    "pnp play hvezdokupy friday.yaml --timer 30": "How many play?",
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PNP_CONFIG", str(tmp_path))
    monkeypatch.setenv("PNP_DATA", str(tmp_path))
    return tmp_path


def helped(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run_guarded([*arguments]) == 0
    return capsys.readouterr().out


def sections(text: str) -> dict[str, str]:
    """What stands below each heading of a help."""
    return dict(re.findall(r"^(\w[\w ,]*):\n((?:(?: .*)?\n)+)", text, re.MULTILINE))


def test_every_command_has_examples() -> None:
    groups = ("log", "new", "printer")
    within = {f"{name} {each}" for name in groups for each in load_command(name).commands}
    assert {*EXAMPLES} == {"", *COMMANDS, *within}


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_of_the_help_run(name: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "table.yaml").write_text(TABLE, "utf-8")
    assert run_guarded(["new", "cards", "tiny-galaxies", "missions"]) == 0
    if name.startswith(("log", "stats")):
        assert run_guarded(["score", "table.yaml", "--keep"]) == 0
    capsys.readouterr()
    text = helped(capsys, *name.split(), "--help")
    commands = [
        re.split(r" {3,}", line.strip())[0] for line in sections(text)["Examples"].splitlines() if line
    ]
    assert commands == [*EXAMPLES[name]]
    for command in commands:
        program, *arguments = shlex.split(command)
        assert program == "pnp"
        if command in ASKS:
            if "--resume" in arguments:
                with Terminal("score", "nebula", "--lang", "en", folder=folder) as terminal:
                    terminal.type("2", "Ana", "Bo")
                    terminal.expect("Version")
                    assert terminal.interrupt() == 130
            with Terminal(*arguments, folder=folder) as terminal:
                terminal.expect(ASKS[command])
                assert terminal.interrupt() in (2, 130)
        else:
            assert run_guarded(arguments) == 0, command


def test_the_options_of_a_long_help_stand_in_groups(capsys: pytest.CaptureFixture[str]) -> None:
    found = sections(helped(capsys, "make", "--help"))
    groups = [*OPTION_GROUPS["make"]]
    assert [*found] == ["Arguments", *groups, "Other options", "Games", "Examples"]
    assert re.findall(r"^  (?:-\w, )?(--\w+)", found["Other options"], re.MULTILINE) == ["--help"]
    assert "--bleed" in found["Details that you seldom change"]
    asked = sections(helped(capsys, "score", "--help"))
    assert "--names" in asked["When pnp asks for the table"]
    assert "--names" not in asked["Other options"]


@pytest.mark.parametrize("name", OPTION_GROUPS)
def test_a_group_names_options_that_the_command_has(name: str) -> None:
    found = find_command(name)
    options = {param.name for param in found.params if param.param_type_name == "option"}
    grouped = [option for group in OPTION_GROUPS[name].values() for option in group]
    assert options - {*grouped} <= {"help", "lang", "file", "default"}
    assert {*grouped} <= options
    assert len({*grouped}) == len(grouped)


def test_a_letter_stands_for_one_thing_in_all_commands() -> None:
    """And what has a letter has it wherever it is an option."""
    letters: dict[str, set[str]] = {}
    for name in EXAMPLES:
        for param in find_command(name).params:
            long = [each for each in param.opts if each.startswith("--")]
            for each in param.opts:
                if re.fullmatch("-[a-zA-Z]", each):
                    letters.setdefault(each, set()).update(long)
    assert all(len(options) == 1 for options in letters.values()), letters
    short = {option: letter for letter, (option,) in letters.items()}
    for name in EXAMPLES:
        for param in find_command(name).params:
            for option in param.opts:
                assert option not in short or short[option] in param.opts or option == "--version", (
                    name,
                    option,
                )


def find_command(name: str) -> Any:
    if not name:
        return command_line()
    first, *rest = name.split()
    found = load_command(first)
    return found.commands[rest[0]] if rest else found


@pytest.mark.parametrize("name", ["make", "score", "sheet", "games"])
def test_the_games_are_named(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert ", ".join(games.list_own_names()) in helped(capsys, name, "--help")


@pytest.mark.parametrize("named", [name.split() for name in EXAMPLES])
def test_help_is_a_command_too(named: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert helped(capsys, "help", *named) == helped(capsys, *named, "--help")


def test_where_a_file_goes_is_said_in_short(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert helped(capsys, "sheet", "nova-luna", "-o", "empty.yaml") == "empty.yaml\n"
    assert (folder / "empty.yaml").is_file()
