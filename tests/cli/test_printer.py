"""`pnp printer`: what is set is listed, used and calibrated."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pypdfium2

from pnp.settings import load_settings

if TYPE_CHECKING:
    from pathlib import Path

    from tests.conftest import Command

OFFICE = ("office", "--paper", "a4", "--margin", "4", "--dx", "1.5", "--dy", "-0.7", "--angle", "0.4")


def test_what_is_set_is_noted_and_listed(quick: Command, settings_folder: Path) -> None:
    run = quick("printer", "set", *OFFICE, "--flip", "short")
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.splitlines() == [
        "name office, paper A4, margin 4, dx 1.5, dy -0.7, angle 0.4, flip short",
        f"noted in {settings_folder / 'config.toml'}",
        "next: pnp make nebula --printer office",
    ]
    (noted,) = load_settings().printers
    assert (noted.back_dx, noted.back_dy, noted.back_angle, noted.flip) == (1.5, -0.7, 0.4, "short")
    unmeasured = quick("printer", "set", "Kancelář 2", "--paper", "Letter", "--default").stdout
    assert unmeasured.endswith("\nnext: pnp printer calibrate 'Kancelář 2'\n")
    assert quick("printer", "list").stdout.splitlines() == [
        "name         paper   margin  dx   dy    angle  flip",
        "office       A4      4       1.5  -0.7  0.4    short",
        "Kancelář 2*  Letter  5       0    0     0      long",
        "lengths in mm, the angle in degrees; * is used where --printer is not given",
        f"settings: {settings_folder / 'config.toml'}",
    ]


def test_a_terminal_that_knows_only_ascii_gets_escapes(pnp: Command) -> None:
    run = pnp("printer", "set", "Kancelář", PYTHONIOENCODING="ascii")
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith(r"name Kancel\xe1\u0159, paper A4")
    assert r"Kancel\xe1\u0159" in pnp("printer", "list", PYTHONIOENCODING="ascii").stdout
    run = pnp("printer", "calibrate", "Kancelář", PYTHONIOENCODING="ascii")
    assert run.returncode == 0
    assert r"calibration-Kancel\xe1\u0159.pdf" in run.stdout


def test_a_name_that_looks_like_an_option_is_refused(quick: Command, settings_folder: Path) -> None:
    run = quick("printer", "set", "--", "-x")
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == (
        "Error: '-x' cannot name a printer; "
        "a name is 1 to 40 characters, with no space at its ends and no - before it\n"
    )
    assert list(settings_folder.iterdir()) == []


def test_where_nothing_is_set_the_list_says_how(quick: Command, settings_folder: Path) -> None:
    assert quick("printer", "list").stdout.splitlines() == [
        "no printer is set; set one with: pnp printer set NAME",
        f"settings: {settings_folder / 'config.toml'}",
    ]


def test_margins_of_each_side_are_listed_and_kept(quick: Command, settings_folder: Path) -> None:
    margin = "{ top = 4, right = 5, bottom = 12.5, left = 5 }"
    text = f'[printers.x]\npaper = "A4"\nmargin = {margin}\n'
    (settings_folder / "config.toml").write_text(text, "utf-8")
    assert quick("printer", "set", "x", "--dx", "2").returncode == 0
    assert "4/5/12.5/5" in quick("printer", "list").stdout
    (noted,) = load_settings().printers
    assert (noted.margins.bottom, noted.back_dx) == (12.5, 2)


def test_all_that_is_wrong_is_told_and_nothing_noted(quick: Command, settings_folder: Path) -> None:
    run = quick("printer", "set", "x", "--paper", "A9", "--margin", "31", "--dy", "20.1", "--angle", "-5.1")
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.splitlines() == [
        "Error: there is no paper 'A9'; known are A3, A4, A5, Legal, Letter, Tabloid "
        "and WIDTHxHEIGHT in millimetres, such as 200x300",
        "margin cannot be 31.0; it is 0 to 30 mm",
        "back_dy cannot be 20.1; it is -20 to 20 mm",
        "back_angle cannot be -5.1; it is -5 to 5 degrees",
    ]
    assert list(settings_folder.iterdir()) == []


def test_a_mistake_in_the_settings_names_its_line(quick: Command, settings_folder: Path) -> None:
    (settings_folder / "config.toml").write_text('[printers.x]\npaper = "A4"\nflipp = "long"\n', "utf-8")
    run = quick("printer", "list")
    assert run.returncode == 2
    place = f"{settings_folder / 'config.toml'}:3:1"
    assert run.stderr == f"{place}: there is no key 'flipp' here; did you mean 'flip'?\n"


def test_settings_that_cannot_be_written(quick: Command, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    run = quick("printer", "set", "x", PNP_CONFIG=str(tmp_path / "file"))
    assert run.returncode == 2
    assert "cannot be written" in run.stderr
    assert "set PNP_CONFIG to a folder that you may write to" in run.stderr
    assert "Traceback" not in run.stderr


def test_calibrating_an_unknown_printer_names_the_near_one(quick: Command) -> None:
    quick("printer", "set", "office")
    run = quick("printer", "calibrate", "ofice")
    assert (run.returncode, run.stderr) == (2, "Error: there is no printer 'ofice'; did you mean 'office'?\n")


def test_the_calibration_page_has_the_paper_of_its_printer(quick: Command, tmp_path: Path) -> None:
    quick("printer", "set", "down / left", "--paper", "Letter", "--flip", "short")
    run = quick("printer", "calibrate", "down / left")
    assert (run.returncode, run.stderr) == (0, "")
    assert "output/calibration-down-left.pdf" in run.stdout.replace("\\", "/")
    assert "turned about the short edge" in run.stdout
    pages = pypdfium2.PdfDocument(tmp_path / "output" / "calibration-down-left.pdf")
    assert [tuple(map(round, page.get_size())) for page in pages] == [(612, 792), (612, 792)]
    pages.close()


def test_the_calibration_page_of_no_printer_has_the_usual_paper(
    quick: Command, settings_folder: Path
) -> None:
    (settings_folder / "config.toml").write_text('paper = "A5"\n', "utf-8")
    run = quick("printer", "calibrate", "--out", "deep/page.pdf", folder=settings_folder)
    assert (run.returncode, run.stderr) == (0, "")
    pages = pypdfium2.PdfDocument(settings_folder / "deep" / "page.pdf")
    assert tuple(map(round, pages[0].get_size())) == (420, 595)
    pages.close()


def test_a_calibration_page_that_cannot_be_written(quick: Command, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    run = quick("printer", "calibrate", "--out", "file/page.pdf")
    assert run.returncode == 2
    assert run.stderr.endswith("; choose another file with --out\n")
