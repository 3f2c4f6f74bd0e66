"""`pnp settings`: what is usual is shown with where it comes from, set, and taken out."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.conftest import Command

FILE = "# mine\nlanguage = 'en'  # as everybody here\n\n# by the door\n[printers.attic]\npaper = 'A5'\n"


@pytest.fixture
def file(settings_folder: Path) -> Path:
    return settings_folder / "config.toml"


def test_where_nothing_is_set_all_is_assumed_and_it_is_told_how_to_set_it(quick: Command, file: Path) -> None:
    run = quick("settings")
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.splitlines() == [
        "language  en     assumed; to set it: pnp settings language cs",
        "paper     A4     assumed; to set it: pnp settings paper letter",
        "ink       night  assumed; to set it: pnp settings ink black",
        "printer   –      none; to set one: pnp printer set NAME --default",
        f"settings: {file}",
        f"kept games and drafts: {file.parent / 'data'}",
    ]


def test_each_is_set_by_its_command_and_comes_from_the_file_then(quick: Command, file: Path) -> None:
    file.write_text(FILE, "utf-8")
    for name, value, shown in (
        ("paper", "letter", "paper  Letter  from the file"),
        ("ink", "BLACK", "ink  black  from the file"),
        ("printer", "attic", "printer  attic  from the file"),
    ):
        run = quick("settings", name, value)
        assert (run.returncode, run.stderr) == (0, "")
        assert run.stdout == f"{shown}\nnoted in {file}\n"
    assert quick("settings", "ink", "black").stdout == f"ink  black  from the file\n{file} says so already\n"
    above = "# as everybody here\n"
    now = FILE.replace(above, f'{above}paper = "Letter"\nink = "black"\nprinter = "attic"\n')
    assert file.read_text("utf-8") == now
    attic = "from the printer attic; to change it: pnp printer set attic --paper letter"
    assert quick("settings").stdout.splitlines()[:5] == [
        "language  en     from the file",
        f"paper     A5     {attic}",
        "ink       black  from the file",
        "printer   attic  from the file",
        "printers: attic; more: pnp printer list",
    ]
    assert quick("settings", "ink").stdout.startswith("ink  black  from the file\n")


def test_a_setting_is_taken_out(quick: Command, file: Path) -> None:
    file.write_text(f"paper = 'A3'\n{FILE}", "utf-8")
    run = quick("settings", "paper", "--unset")
    shown = "paper  A4  assumed; to set it: pnp settings paper letter"
    assert run.stdout == f"{shown}\ntaken out of {file}\n"
    assert file.read_text("utf-8") == FILE
    assert quick("settings", "paper", "--unset").stdout == f"{shown}\n{file} says so already\n"
    none = "printer  –  none; to set one: pnp settings printer NAME"
    assert quick("settings", "printer").stdout.startswith(f"{none}\n")


def test_the_language_of_the_system_is_told_by_its_variable(quick: Command, file: Path) -> None:
    assert quick("settings", "language", LC_ALL="pl_PL.UTF-8").stdout.startswith(
        "language  pl  ze zmiennej LC_ALL\n"
    )
    file.write_text(FILE, "utf-8")
    assert quick("settings", LC_ALL="pl_PL.UTF-8").stdout.startswith("language  en     from the file\n")


def test_the_answer_is_in_the_language_that_was_set(quick: Command, file: Path) -> None:
    assert quick("settings", "language", "cs").stdout == f"language  cs  ze souboru\nzapsáno do {file}\n"
    assert quick("settings", "language", "pl").stdout == f"language  pl  z pliku\nzapisano w {file}\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["papr"], "there is no setting 'papr'; did you mean 'paper'?"),
        (["dpi", "300"], "there is no setting 'dpi'; known are language, paper, ink, printer"),
        (["--unset"], "nothing is named; known are language, paper, ink, printer"),
        (["ink", "black", "--unset"], "--unset has no meaning with black; leave it out"),
        (["language", "Czech"], "'Czech' is no language; write its code, such as en, cs, pl or pt-BR"),
        (["language", "cz"], "'cz' is no language; did you mean 'cs'?"),
        (["ink", "blak"], "there is no ink 'blak'; did you mean 'black'?"),
        (["printer", "atic"], "there is no printer 'atic'; did you mean 'attic'?"),
        (["printer", "office"], "there is no printer 'office'; set it with: pnp printer set office"),
        (["paper", "29x200"], "paper of 29 by 200 mm is not possible: each side is 30 to 2000 mm"),
    ],
)
def test_what_cannot_be_set_is_refused_with_what_can(
    arguments: list[str], said: str, quick: Command, file: Path
) -> None:
    file.write_text(FILE, "utf-8")
    run = quick("settings", *arguments)
    assert (run.returncode, run.stdout, run.stderr) == (2, "", f"Error: {said}\n")
    assert file.read_text("utf-8") == FILE


def test_a_mistake_in_the_file_is_told_at_its_place_and_mended_by_setting_it(
    quick: Command, file: Path
) -> None:
    file.write_text("# mine\nlanguage = 'Czech'\n", "utf-8")
    for arguments in ((), ("paper", "A5")):
        run = quick("settings", *arguments)
        assert (run.returncode, run.stdout) == (2, "")
        assert run.stderr.startswith(f"{file}:2:1: this is no language; ")
    assert quick("settings", "language", "cs").returncode == 0
    assert file.read_text("utf-8") == '# mine\nlanguage = "cs"\n'


def test_the_ink_that_is_set_is_that_of_kits_and_of_pictures(quick: Command, tmp_path: Path) -> None:
    (tmp_path / "cards.yaml").write_text("deck: cards\ncards: [{id: A1, title: One}]\n", "utf-8")
    table = "game: nova-luna\nplayers: [{name: Ana, mosaic: N11 N12}, {name: Bo, mosaic: N17}]\n"
    (tmp_path / "table.yaml").write_text(table, "utf-8")
    quick("settings", "ink", "black")
    for ink, options in (("black", ()), ("paper", ("--ink", "paper"))):
        assert f"cards-{ink}: 1 card on" in quick("make", "cards.yaml", *options).stdout
        show = ("show", "table.yaml", "--format", "svg", *options, "--out", ink)
        assert quick(*show).stdout == f"{Path(ink, 'table-shown')}: 2 files: 1-ana.svg, 2-bo.svg\n"
    black, paper = (tmp_path / ink / "table-shown" / "1-ana.svg" for ink in ("black", "paper"))
    assert black.read_bytes() != paper.read_bytes()
