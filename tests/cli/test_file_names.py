"""Whatever a name leads to, on the command line or in a file: it is read, or refused at once with a place."""

from __future__ import annotations

import json
import os
import re
from typing import TYPE_CHECKING

import pytest

import pnp as library
from pnp.errors import InputError
from tests.helpers.score_sheets import NOVA_LUNA

if TYPE_CHECKING:
    from pathlib import Path

    from tests.conftest import Command

DECK = "deck: d\ncards:\n  - {id: A, title: One}\n"
CARD = "{id: X1, rule: linked-pairs, colours: [red, blue]}"
TABLE = "game: nova-luna\nplayers:\n  - {name: Ana, mosaic: N01, tokens: 3}\n"

# A file that names another, in which way, and the command that reads it.
NAMING = {
    "layout": ("make", "deck: d\nlayout: {name}\ncards:\n  - {{id: A, title: One}}\n"),
    "extends": ("check", "extends: {name}\nsize: [60, 40]\n"),
    "board": ("make", f"game: nebula\ndeck: personal\nboard: {{name}}\ncards:\n  - {{{CARD}}}\n"),
    "picture": ("make", "deck: d\ncards:\n  - {{id: A, title: One, picture: {name}}}\n"),
    "cards of a sheet": ("score", f"{TABLE.replace('{', '{{').replace('}', '}}')}cards: [{{name}}]\n"),
    "board of a sheet": ("score", "game: nebula\nlayout: {name}\nplayers:\n  - {{name: Ana}}\n"),
    "set of a kit": ("check", "game: nebula\nplayers: [2]\nparts:\n  cards: [{name}]\n"),
}
NAMES = {
    "a link to itself": "loop.yaml",
    "what lies in a link to itself": "loop.yaml/deeper.yaml",
    "a pipe": "pipe.yaml",
    "a device": "device.yaml",
    "a folder": "folder.yaml",
    "no name of a file": '"nul\\0.yaml"',
    "too long a name": "a" * 300 + ".yaml",
    "a name of two lines": '"two\\nlines.yaml"',
}


@pytest.fixture
def traps(tmp_path: Path) -> Path:
    """A folder with what is no file."""
    (tmp_path / "loop.yaml").symlink_to("loop.yaml")
    (tmp_path / "device.yaml").symlink_to("/dev/zero")
    (tmp_path / "folder.yaml").mkdir()
    os.mkfifo(tmp_path / "pipe.yaml")
    return tmp_path


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("way", NAMING)
def test_a_file_that_names_what_cannot_be_read_is_refused_at_a_place(
    way: str, name: str, traps: Path, quick: Command
) -> None:
    command, text = NAMING[way]
    (traps / "own.yaml").write_text(text.format(name=NAMES[name]), "utf-8")
    run = quick(command, "own.yaml")
    assert run.returncode == 2
    told = (run.stdout if command == "check" else run.stderr).splitlines()
    places = [
        line for line in told if re.match(r"(own\.yaml|pipe\.yaml|folder\.yaml):\d+:\d+|  +\d+:\d+", line)
    ]
    assert places, told
    assert not any(line.startswith("lines.yaml") for line in told)


@pytest.mark.usefixtures("traps")
@pytest.mark.parametrize("command", ["make", "check", "score", "show"])
@pytest.mark.parametrize(
    "name", ["loop.yaml", "pipe.yaml", "device.yaml", "folder.yaml", "a" * 300 + ".yaml"]
)
def test_what_is_no_file_is_refused_on_the_command_line(command: str, name: str, quick: Command) -> None:
    run = quick(command, name)
    assert run.returncode == 2
    assert "1:1" in run.stdout + run.stderr


@pytest.mark.usefixtures("traps")
def test_a_sheet_from_a_pipe_is_asked_for_on_standard_input(quick: Command) -> None:
    assert quick("score", "pipe.yaml").stderr == (
        "pipe.yaml:1:1: the file is a pipe or a device, not a plain file; "
        "name a plain file, or write - and hand it over on standard input\n"
    )


@pytest.mark.parametrize("arguments", [["make"], ["check"], ["score"], ["score", "--keep"], ["show"]])
def test_a_name_that_is_not_utf8_is_refused(arguments: list[str], tmp_path: Path, quick: Command) -> None:
    name = os.fsdecode(b"\xff\xfe.yaml")
    (tmp_path / name).write_text(DECK if arguments[0] == "make" else TABLE, "utf-8")
    run = quick(*arguments, name)
    assert run.returncode == 2
    assert "has a name that is not UTF-8; rename the file" in " ".join((run.stdout + run.stderr).split())


@pytest.mark.parametrize("name", ["", ".", "/", os.fsdecode(b"o\xff.yaml")])
def test_what_can_be_no_new_file_is_refused(name: str, tmp_path: Path, quick: Command) -> None:
    run = quick("sheet", "nebula", "--out", name)
    assert (run.returncode, run.stdout) == (2, "")
    assert "mistake in pnp" not in run.stderr
    assert not list(tmp_path.iterdir())


def test_a_pipe_in_the_place_of_a_manifest_is_not_waited_for(tmp_path: Path, quick: Command) -> None:
    (tmp_path / "own.yaml").write_text(DECK, "utf-8")
    assert quick("make", "own.yaml").returncode == 0
    manifest = tmp_path / "output" / "own" / "manifest.json"
    manifest.unlink()
    os.mkfifo(manifest)
    run = quick("make", "own.yaml")
    assert run.returncode == 2
    assert "holds files and no manifest.json of ours" in run.stderr


def test_kept_games_are_not_looked_for_in_a_link_to_itself(traps: Path, quick: Command) -> None:
    (traps / "own.yaml").write_text(json.dumps(NOVA_LUNA), "utf-8")
    run = quick("score", "--keep", "--log", "loop.yaml", "own.yaml")
    assert run.returncode == 2
    assert "loop.yaml: cannot be read" in run.stderr


def test_a_link_to_itself_gives_way_to_what_is_written(traps: Path, quick: Command) -> None:
    """As any link to nothing does."""
    (traps / "own.yaml").write_text(json.dumps(NOVA_LUNA), "utf-8")
    (traps / "loop.svg").symlink_to("loop.svg")
    assert quick("score", "--keep", "own.yaml").returncode == 0
    assert quick("stats", "--plot", "loop.svg").returncode == 0
    assert (traps / "loop.svg").read_text("utf-8").startswith("<?xml")


@pytest.mark.parametrize(
    ("sheet", "told"),
    [
        ("game: nova-luna\n\ud800", "sheet:2:1: the character U+D800 cannot be printed; take it out"),
        (
            "game: nova-luna\ntitle: 'a\udcff'\n",
            "sheet:2:10: the character U+DCFF cannot be printed; take it",
        ),
        ({"game": "nova-luna", "title": "\ud800"}, "sheet.title:1:1: the character U+D800 cannot be printed"),
        (
            {"game": "nova-luna", "\ud800": "x"},
            "sheet:1:1: the character U+D800 cannot be printed; take it out",
        ),
        (
            {"game": "nova-luna", "players": [{"name": "Ana", "tokens": 10**5000}]},
            "sheet.players[0].tokens:1:1: this number has more than 1000 digits; hand over a smaller number",
        ),
        (
            {"game": "nova-luna", 10**5000: "x"},
            "sheet:1:1: this number has more than 1000 digits; hand over a",
        ),
        (
            {"game": "nova-luna", "title": -(10**5000)},
            "sheet.title:1:1: this number has more than 1000 digits",
        ),
    ],
)
def test_a_program_is_told_what_no_file_could_hold(sheet: object, told: str) -> None:
    with pytest.raises(InputError) as refused:
        library.score(sheet)  # type: ignore[arg-type] # some are handed over by mistake
    assert told in str(refused.value)
