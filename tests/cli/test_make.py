"""`pnp make` as a user meets it: what lies in the folder, what is said, what is refused."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import subprocess
import sys
from base64 import urlsafe_b64encode
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pypdfium2
import pytest
from PIL import Image

import pnp
from pnp.build import draw_decks
from pnp.build.kits import render_set
from pnp.cli import run_guarded
from pnp.files import manifest as program_room
from pnp.library import Library, find_package, find_shipped
from tests import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.conftest import Command

DECK = """\
deck: harbours
name: {en: Harbours, cs: Přístavy}
cards:
  - {id: H1, title: {en: The North Quay, cs: Severní nábřeží}, text: Every road begins., value: 3, copies: 2}
  - {id: H2, title: {en: The Long Pier, cs: Dlouhé molo}, icons: [star, moon]}
"""


@pytest.fixture
def make(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., tuple[int, str, str]]:
    """Runs `pnp make` in an empty folder that holds `harbours.yaml`: exit code, what is said, complaints."""
    monkeypatch.chdir(tmp_path)
    Path("harbours.yaml").write_text(DECK, "utf-8")

    def run(*arguments: str) -> tuple[int, str, str]:
        code = run_guarded(["make", *arguments])
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


def manifest(folder: str = "output/harbours") -> dict[str, Any]:
    found = json.loads(Path(folder, "manifest.json").read_text("utf-8"))
    assert isinstance(found, dict)
    return found


def names(folder: str = "output/harbours") -> list[str]:
    return sorted(path.name for path in Path(folder).iterdir())


def files(folder: str = "output/harbours") -> list[str]:
    """Every file of a kit, those in its folders too."""
    found = (path for path in Path(folder).rglob("*") if path.is_file())
    return sorted(path.relative_to(folder).as_posix() for path in found)


def texts(file: Path) -> list[str]:
    return [page.get_textpage().get_text_bounded() for page in pypdfium2.PdfDocument(file)]


def test_a_deck_becomes_one_file_and_a_manifest(make: Any) -> None:
    code, said, complaints = make("harbours.yaml")
    assert (code, complaints) == (0, "")
    assert names() == ["1-cards-a4-duplex-long.pdf", "manifest.json"]
    assert "3 cards on 1 sheet of A4, 1 file" in said
    assert (
        "assumed: paper A4, paper turned about the long edge, language en\n"
        "to set that for good: pnp settings paper letter, "
        "pnp printer set NAME --flip short --default, pnp settings language cs\n"
    ) in said
    assert "next: print 1-cards-a4-duplex-long.pdf at 100 %" in said
    front, back = texts(Path("output/harbours/1-cards-a4-duplex-long.pdf"))
    assert front.count("THE NORTH QUAY") == 2
    assert front.count("THE LONG PIER") == 1
    assert "HARBOURS" in back


def test_the_manifest_tells_the_truth(make: Any) -> None:
    make("harbours.yaml", "--format", "pdf,png,svg", "--dpi", "50")
    folder = "output/harbours-pdf-svg-png"
    said = manifest(folder)
    for file in said["files"]:
        content = Path(folder, file["file"]).read_bytes()
        assert (len(content), sha256(content).hexdigest()) == (file["bytes"], file["sha256"])
    assert sorted([*(file["file"] for file in said["files"]), "manifest.json"]) == files(folder)
    assert [(card["id"], card["title"], card["copies"], card["sheets"]) for card in said["cards"]] == [
        ("H1", "The North Quay", 2, [1]),
        ("H2", "The Long Pier", 1, [1]),
    ]
    assert [(sheet["sheet"], sheet["side"]) for sheet in said["sheets"]] == [(1, "front"), (1, "back")]
    assert said["files"][0]["pages"] == 2
    assert said["files"][0]["sheets"] == 1
    assert said["inputs"] == [
        {"set": 0, "file": "harbours.yaml", "sha256": sha256(DECK.encode()).hexdigest()}
    ]


def test_the_language_is_the_one_asked_for_and_no_other(make: Any) -> None:
    assert make("harbours.yaml", "--lang", "cs")[0] == 0
    front, back = texts(Path("output/harbours-cs/1-cards-a4-duplex-long.pdf"))
    assert "SEVERNÍ NÁBŘEŽÍ" in front
    assert "QUAY" not in front
    assert "PŘÍSTAVY" in back


def test_a_string_that_a_language_lacks_is_an_error_at_its_place(make: Any) -> None:
    code, _, complaints = make("harbours.yaml", "--lang", "pl")
    assert code == 2
    assert re.search(r"^harbours\.yaml:4:\d+: .*„pl”", complaints, re.MULTILINE)
    assert re.search(r"^harbours\.yaml:5:\d+: .*„pl”", complaints, re.MULTILINE)
    assert not [*Path("output").rglob("*.*")]


@pytest.mark.parametrize(
    ("form", "expected"),
    [
        ("svg", ["1-cards-a4-duplex-long-1.svg", "1-cards-a4-duplex-long-2.svg"]),
        ("png", ["1-cards-a4-duplex-long-1.png", "1-cards-a4-duplex-long-2.png"]),
    ],
)
def test_other_formats_give_a_file_a_page(make: Any, form: str, expected: list[str]) -> None:
    assert make("harbours.yaml", "--format", form, *(["--dpi", "72"] if form == "png" else []))[0] == 0
    assert names(f"output/harbours-{form}") == [*expected, "faces", "manifest.json"]
    assert names(f"output/harbours-{form}/faces") == [
        f"{name}.{form}" for name in ("H1-front", "H2-front", "harbours-back")
    ]


def test_png_pages_have_the_exact_size(make: Any) -> None:
    options = ("--imposition", "single", "--no-marks", "--backs", "none", "--only", "H2")
    make("harbours.yaml", *options, "--format", "png", "--dpi", "300")
    sizes = set()
    for path in Path("output").glob("*/*.png"):
        with Image.open(path) as picture:
            sizes.add(picture.size)
    assert sizes == {(round(69 * 300 / 25.4), round(94 * 300 / 25.4))}


def test_only_copies_and_skip(make: Any) -> None:
    make("harbours.yaml", "--only", "H1", "--copies", "3", "--skip", "5", "--backs", "none")
    pages = texts(Path("output/harbours-no-backs-3-copies-skip-5-only-H1/1-cards-a4-single.pdf"))
    assert [page.count("THE NORTH QUAY") for page in pages] == [4, 2]
    assert "PIER" not in "".join(pages)


def test_several_sets_share_their_sheets(make: Any) -> None:
    other = DECK.replace("H1", "P1").replace("H2", "P2").replace("Harbours", "Piers")
    Path("piers.yaml").write_text(other, "utf-8")
    make("harbours.yaml", "piers.yaml")
    front, back = texts(Path("output/harbours+piers/1-cards-a4-duplex-long.pdf"))
    assert front.count("THE NORTH QUAY") == 4
    assert back.count("HARBOURS") > 0 < back.count("PIERS")


def test_an_unknown_card_has_a_near_name(make: Any) -> None:
    code, _, complaints = make("harbours.yaml", "--only", "H22", "--only", "X")
    assert code == 2
    assert "there is no card 'H22' in these sets; did you mean 'H2'?" in complaints
    assert "there is no card 'X' in these sets" in complaints


def test_every_mistake_of_every_file_is_told_at_once(make: Any) -> None:
    wrong = DECK.replace("star, moon", "star, mon").replace("copies: 2", "copies: two")
    Path("harbours.yaml").write_text(wrong, "utf-8")
    Path("other.yaml").write_text("deck: other\ncards:\n  - {id: A, titel: x}\n", "utf-8")
    code, said, complaints = make("harbours.yaml", "other.yaml", "missing.yaml")
    assert (code, said) == (2, "")
    assert re.search(
        r"^harbours\.yaml:4:\d+: 'copies' is 'two', which is no whole number", complaints, re.MULTILINE
    )
    assert re.search(r"^other\.yaml:3:13: .*'titel'.*did you mean 'title'\?", complaints, re.MULTILINE)
    assert re.search(r"^missing\.yaml:1:1: ", complaints, re.MULTILINE)


def test_an_unknown_icon_is_named_at_its_place(make: Any) -> None:
    Path("harbours.yaml").write_text(DECK.replace("star, moon", "star, mon"), "utf-8")
    code, _, complaints = make("harbours.yaml")
    assert code == 2
    column = DECK.splitlines()[4].index("moon") + 1
    assert complaints.startswith(f"harbours.yaml:5:{column}: ")
    assert "did you mean 'moon'?" in complaints


def test_a_character_that_no_font_has_is_named_at_its_place(make: Any) -> None:
    Path("harbours.yaml").write_text(
        DECK.replace("Every road", "Every \N{CJK UNIFIED IDEOGRAPH-661F}"), "utf-8"
    )
    code, _, complaints = make("harbours.yaml")
    assert code == 2
    assert re.search(r"^harbours\.yaml:4:\d+: .*U\+661F", complaints)


def test_nothing_changed_nothing_drawn(make: Any) -> None:
    make("harbours.yaml")
    before = Path("output/harbours").stat().st_ino
    code, said, _ = make("harbours.yaml")
    assert code == 0
    assert "nothing has changed" in said
    assert Path("output/harbours").stat().st_ino == before


@pytest.mark.parametrize("spoil", ["data", "file edited", "file deleted", "manifest deleted", "option"])
def test_whatever_changed_is_made_again(make: Any, spoil: str) -> None:
    make("harbours.yaml")
    pdf = Path("output/harbours/1-cards-a4-duplex-long.pdf")
    good = pdf.read_bytes()
    more: list[str] = []
    match spoil:
        case "data":
            Path("harbours.yaml").write_text(DECK.replace("road", "path"), "utf-8")
        case "file edited":
            pdf.write_bytes(good + b"x")
        case "file deleted":
            pdf.unlink()
        case "manifest deleted":
            shutil.rmtree("output/harbours")
        case "option":
            more = ["--no-marks"]
    code, said, _ = make("harbours.yaml", *more)
    assert code == 0
    assert "nothing has changed" not in said
    assert (pdf.read_bytes() == good) == (spoil not in ("data", "option"))


def test_another_program_draws_again(make: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    make("harbours.yaml")
    monkeypatch.setattr(program_room, "describe_program", lambda: {"version": "another"})
    assert "nothing has changed" not in make("harbours.yaml")[1]


def program_anew() -> dict[str, str]:
    """What the program is called now, not when it was first asked."""
    with Library().in_use():
        return program_room.describe_program()


@pytest.mark.parametrize("changed", ["fonts/dejavu/DejaVuSans.ttf", "icons.yaml"])
def test_fonts_and_icons_are_part_of_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: str
) -> None:
    layouts = shutil.copytree(ROOT / "layouts", tmp_path / "layouts")
    monkeypatch.setattr(program_room, "find_shipped", lambda _: layouts)
    monkeypatch.setattr(program_room, "_list_installed", list)  # as in a checkout: a wheel has its own record
    before = program_anew()
    (layouts / changed).write_bytes((layouts / changed).read_bytes() + b" ")
    assert program_anew() != before


@pytest.mark.parametrize("changed", ["scene.py", "draw/drawing.py", "games/nebula/figures/boards.py"])
def test_every_module_is_part_of_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: str
) -> None:
    package = shutil.copytree(find_package(), tmp_path / "pnp", ignore=shutil.ignore_patterns("_data"))
    monkeypatch.setattr(program_room, "find_package", lambda: package)
    monkeypatch.setattr(program_room, "_list_installed", list)
    before = program_anew()
    (package / changed).write_bytes((package / changed).read_bytes() + b"# drawn otherwise")
    assert program_anew() != before


def test_a_checkout_and_its_wheel_are_the_same_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program_room, "_list_installed", list)
    checked_out = program_anew()
    monkeypatch.undo()
    package = shutil.copytree(find_package(), tmp_path / "pnp", ignore=shutil.ignore_patterns("_data"))
    for folder in ("cards", "layouts"):
        shutil.copytree(find_shipped(folder), package / "_data" / folder)
    record = tmp_path / f"pnp-{pnp.__version__}.dist-info" / "RECORD"
    record.parent.mkdir()
    record.write_text("".join(map(row_of, sorted(tmp_path.rglob("*.*")))), "utf-8")
    monkeypatch.setattr(program_room, "find_package", lambda: package)
    monkeypatch.setattr(program_room, "_list_checkout", list)  # so that only the record is left
    assert program_anew() == checked_out


def row_of(path: Path) -> str:
    """A line of a wheel's record, as installers write it."""
    if not path.is_file() or "pnp" not in path.parts:
        return ""
    name = path.as_posix().rpartition("/pnp/")[2]
    content = urlsafe_b64encode(sha256(path.read_bytes()).digest()).rstrip(b"=").decode()
    return f"pnp/{name},sha256={content},{path.stat().st_size}\n"


def test_a_folder_that_cannot_be_written_is_said_in_words(make: Any) -> None:
    Path("file").write_text("", "utf-8")
    place = "/proc/nothing" if Path("/proc").is_dir() else "file"  # even root cannot write to the first
    code, said, complaints = make("harbours.yaml", "--out", place)
    assert (code, said) == (2, "")
    assert re.fullmatch(rf"Error: {place}/harbours: cannot be written \(.+\); choose .+\n", complaints)


def test_a_picture_that_changed_is_drawn_again(make: Any) -> None:
    Path("art").mkdir()
    Image.new("RGB", (630, 880), (200, 10, 10)).save("art/a.png")
    Path("p.yaml").write_text("deck: p\ncards:\n  - {id: A, title: One, picture: art/a.png}\n", "utf-8")
    assert make("p.yaml")[0] == 0
    assert "nothing has changed" in make("p.yaml")[1]
    Image.new("RGB", (630, 880), (10, 200, 10)).save("art/a.png")
    assert "nothing has changed" not in make("p.yaml")[1]


def test_a_picture_from_elsewhere_is_refused_at_its_place(make: Any, tmp_path: Path) -> None:
    inner = tmp_path / "set"
    inner.mkdir()
    Image.new("RGB", (9, 9)).save(tmp_path / "a.png")
    (inner / "p.yaml").write_text("deck: p\ncards:\n  - {id: A, picture: ../a.png}\n", "utf-8")
    code, _, complaints = make("set/p.yaml")
    assert code == 2
    assert complaints.startswith("set/p.yaml:3:22: ")


def test_a_missing_picture_does_not_hide_what_else_is_wrong(make: Any) -> None:
    cards = "  - {id: A, picture: a.png}\n  - {id: B, picture: b.png, icons: [mon]}\n"
    Path("p.yaml").write_text(f"deck: p\ncards:\n{cards}", "utf-8")
    code, _, complaints = make("p.yaml")
    assert code == 2
    assert [line.split(" ")[0] for line in complaints.splitlines()] == [
        "p.yaml:3:22:",
        "p.yaml:4:22:",
        "p.yaml:4:37:",
    ]


def test_what_the_user_laid_into_the_folder_stays(make: Any) -> None:
    make("harbours.yaml")
    Path("output/harbours/notes.txt").write_text("mine", "utf-8")
    make("harbours.yaml", "--no-marks")
    assert names() == ["1-cards-a4-duplex-long.pdf", "manifest.json", "notes.txt"]


def test_a_file_that_is_saved_while_it_is_drawn_counts_as_changed(
    make: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = draw_decks

    def slow(*asked: Any) -> Any:
        Path("harbours.yaml").write_text(DECK.replace("road", "path"), "utf-8")
        return drawn(*asked)

    monkeypatch.setattr(render_set, "draw_decks", slow)
    make("harbours.yaml")
    monkeypatch.setattr(render_set, "draw_decks", drawn)
    assert "nothing has changed" not in make("harbours.yaml")[1]
    assert "Every path" in texts(Path("output/harbours/1-cards-a4-duplex-long.pdf"))[0]


def test_page_files_tell_their_sheets(make: Any) -> None:
    make("harbours.yaml", "--format", "png", "--dpi", "40")
    made = manifest("output/harbours-png")["files"]
    pages, faces = made[:2], made[2:]
    assert [(file["sides"], file["sheets"]) for file in pages] == [("front", 1), ("back", 0)]
    assert [(file["sides"], file["sheets"], file["paper"]) for file in faces] == [
        ("front", 0, "63x88"),
        ("front", 0, "63x88"),
        ("back", 0, "63x88"),
    ]


def test_files_of_an_earlier_kit_are_not_taken_away_without_a_word(make: Any) -> None:
    assert "gone" not in make("harbours.yaml", "--format", "svg", "--copies", "40")[1]
    before = sorted(file["file"] for file in manifest("output/harbours-40-copies-svg")["files"])
    Path("harbours.yaml").write_text(DECK.replace(", copies: 2", ""), "utf-8")
    line = make("harbours.yaml", "--format", "svg", "--copies", "40")[1].splitlines()[1]
    first, more = line.removeprefix("gone: ").split(" and ")
    gone = {*before} - {*files("output/harbours-40-copies-svg")}
    assert {*first.split(", ")} < gone
    assert [len(first.split(", ")), more] == [3, f"{len(gone) - 3} more"]


def test_a_folder_that_is_not_ours_is_left_alone(make: Any) -> None:
    Path("output/harbours").mkdir(parents=True)
    Path("output/harbours/thesis.doc").write_text("mine", "utf-8")
    code, _, complaints = make("harbours.yaml")
    assert code == 2
    assert "holds files and no manifest.json of ours" in complaints
    assert names() == ["thesis.doc"]


def test_a_failed_run_leaves_the_last_good_kit(make: Any) -> None:
    make("harbours.yaml")
    before = {name: Path("output/harbours", name).read_bytes() for name in names()}
    Path("harbours.yaml").write_text(DECK.replace("star", "sta r"), "utf-8")
    assert make("harbours.yaml")[0] == 2
    assert {name: Path("output/harbours", name).read_bytes() for name in names()} == before
    assert sorted(path.name for path in Path("output").iterdir()) == ["harbours"]


def test_language_paper_ink_and_printer_come_from_the_settings(make: Any, settings_folder: Path) -> None:
    attic = 'printer = "attic"\n[printers.attic]\npaper = "Letter"\nflip = "short"\n'
    settings = settings_folder / "config.toml"
    settings.write_text(f'language = "en"\nink = "black"\n{attic}', "utf-8")
    code, said, _ = make("harbours.yaml")
    assert code == 0
    assert "1-cards-letter-duplex-short.pdf" in names("output/harbours-black-letter-short-edge")
    set_there = "paper Letter, paper turned about the short edge, language en, ink black, printer attic"
    assert said.splitlines()[1:-1] == [f"from your settings: {set_there}"]
    said = make("harbours.yaml", "--lang", "en", "--flip", "long", "--ink", "paper")[1]
    assert "from your settings: paper Letter, printer attic\n" in said
    settings.write_text(f'language = "cs"\n{attic}', "utf-8")
    said = make("harbours.yaml")[1].splitlines()
    set_there = "papír Letter, papír obracený podle kratší hrany, jazyk cs, tiskárna attic"
    assert said[1:-1] == [f"z tvého nastavení: {set_there}"]
    settings.write_text('language = "cs"\n', "utf-8")
    assert make("harbours.yaml")[1].splitlines()[1:-1] == [
        "z tvého nastavení: jazyk cs",
        "předpokládáme: papír A4, papír obracený podle delší hrany",
        "natrvalo to nastavíš: pnp settings paper letter, pnp printer set NAME --flip short --default",
    ]


def test_the_language_comes_from_the_system_where_nobody_says_another(
    make: Any, settings_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    (settings_folder / "config.toml").write_text('paper = "A5"\n', "utf-8")
    said = make("harbours.yaml", "--backs", "none")[1]
    assert said.splitlines()[1:-1] == ["from your settings: paper A5", "from the system: language en"]
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    assert "ze systému: jazyk cs\n" in make("harbours.yaml")[1]
    assert "SEVERNÍ NÁBŘEŽÍ" in texts(Path("output/harbours-cs-a5/1-cards-a5-duplex-long.pdf"))[0]
    assert "language" not in make("harbours.yaml", "--lang", "en")[1]
    assert make("harbours.yaml", "--paper", "A44")[2].startswith("Chyba: papír „A44“ neznáme")


@pytest.mark.parametrize("wrong", ["jpeg", "pdf,tiff", ""])
def test_an_unknown_format_is_refused(make: Any, wrong: str) -> None:
    code, _, complaints = make("harbours.yaml", "--format", wrong)
    assert code == 2
    assert "there is no format" in complaints


def test_a_spreadsheet_is_a_card_set(make: Any) -> None:
    Path("sea.csv").write_bytes(
        "\ufeffid;title:en;title:cs;icons;copies\r\nA;Star;Hvězda;star, moon;2\r\n;;;;\r\n".encode()
    )
    assert make("sea.csv", "--lang", "cs")[0] == 0
    assert texts(Path("output/sea-cs/1-cards-a4-duplex-long.pdf"))[0].count("HVĚZDA") == 2


@pytest.mark.full
def test_two_processes_with_other_hash_seeds_make_the_same_bytes(pnp: Command, tmp_path: Path) -> None:
    (tmp_path / "harbours.yaml").write_text(DECK, "utf-8")
    for seed in ("1", "2"):
        pnp(
            "make",
            "harbours.yaml",
            "--format",
            "pdf,svg,png",
            "--dpi",
            "60",
            "--out",
            seed,
            PYTHONHASHSEED=seed,
        )
    kits = [tmp_path / seed / "harbours-pdf-svg-png" for seed in ("1", "2")]
    first, second = ({name: (kit / name).read_bytes() for name in files(str(kit))} for kit in kits)
    assert len(first) == 6 + 6  # pages and the manifest, and faces
    assert first == second


def test_it_works_on_any_terminal(pnp: Command, tmp_path: Path) -> None:
    (tmp_path / "hvězdy.yaml").write_text(DECK, "utf-8")
    run = pnp("make", "hvězdy.yaml", PYTHONIOENCODING="ascii", NO_COLOR="1", COLUMNS="80", PYTHONUTF8="0")
    assert (run.returncode, run.stderr) == (0, "")
    assert "\\u011b" in run.stdout
    assert (tmp_path / "output/hvězdy/1-cards-a4-duplex-long.pdf").is_file()


def test_single_faces_are_pages_of_their_own_size(make: Any) -> None:
    _, said, _ = make("harbours.yaml", "--imposition", "single", "--no-marks")
    assert "3 cards on 6 pages of one face each, 1 file" in said
    assert "paper A4" not in said
    assert manifest("output/harbours-single")["files"][0]["paper"] == "69x94"


@pytest.mark.parametrize("ids", [["--only", "H1,H2"], ["--only", "H1", "--only", " H2 , H1"]])
def test_ids_may_be_divided_by_commas(make: Any, ids: list[str]) -> None:
    assert make("harbours.yaml", *ids)[0] == 0
    assert [card["id"] for card in manifest("output/harbours-only-H1+H2")["cards"]] == ["H1", "H2"]


@pytest.mark.parametrize("copies", [0, 999])
def test_a_run_prints_something_and_not_without_end(make: Any, copies: int) -> None:
    cards = "".join(f"  - {{id: C{k}, copies: {copies}}}\n" for k in range(2))
    Path("much.yaml").write_text(f"deck: much\ncards:\n{cards}", "utf-8")
    code, _, complaints = make("much.yaml", "--copies", "100")
    assert code == 2
    assert "cards would be printed in all; ask for 1 to 100,000" in complaints
    assert not [*Path("output").rglob("*.*")]


@pytest.mark.parametrize("name", ["..yaml", "...csv.yaml", ".hidden.yaml", "a b$c.yaml", "-.yaml"])
def test_whatever_a_set_is_called_its_kit_lies_in_the_folder_that_was_asked_for(make: Any, name: str) -> None:
    Path(name).write_text(DECK, "utf-8")
    assert make(f"./{name}", "--out", "kits")[0] == 0
    (kit,) = Path("kits").iterdir()
    assert (kit / "manifest.json").is_file()
    assert re.fullmatch(r"[\w+-][\w.+-]*", kit.name)


def test_a_kit_that_is_a_link_to_elsewhere_is_not_followed(make: Any, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "output").mkdir()
    (tmp_path / "output/harbours").symlink_to(tmp_path / "elsewhere")
    code, _, complaints = make("harbours.yaml")
    assert code == 2
    assert "is a link" in complaints
    assert list((tmp_path / "elsewhere").iterdir()) == []


def test_a_closed_pipe_is_no_traceback(tmp_path: Path) -> None:
    (tmp_path / "harbours.yaml").write_text(DECK, "utf-8")
    command = [sys.executable, "-m", "pnp", "make", "harbours.yaml"]
    with subprocess.Popen(
        command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL
    ) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        run.stdout.close()
        assert run.stderr.read() == b""
    assert (tmp_path / "output/harbours/manifest.json").is_file()


def test_a_person_who_watches_long_work_sees_how_far_it_is(tmp_path: Path) -> None:
    """The bar needs a terminal, so the command gets one."""
    (tmp_path / "long.yaml").write_text("deck: long\ncards: [{id: A, copies: 500}]\n", "utf-8")
    ours, its = os.openpty()
    command = [sys.executable, "-m", "pnp", "make", "long.yaml"]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=its):
        os.close(its)
        shown = b""
        with contextlib.suppress(OSError):  # the terminal is gone when the command is
            while piece := os.read(ours, 4096):
                shown += piece
    os.close(ours)
    assert b"[###############...............] 56 of 112 pages" in shown
    assert shown.endswith(b"\r\x1b[K")


def test_nobody_who_does_not_watch_is_shown_a_bar(pnp: Command, tmp_path: Path) -> None:
    (tmp_path / "long.yaml").write_text("deck: long\ncards: [{id: A, copies: 500}]\n", "utf-8")
    assert pnp("make", "long.yaml").stderr == ""


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--no-marks", "--lines"], "--lines has no meaning with --no-marks"),
        (["--imposition", "single", "--lines"], "--lines has no meaning with --imposition single"),
        (["--imposition", "single", "--paper", "A3"], "--paper has no meaning with --imposition single"),
        (["--imposition", "single", "--flip", "short"], "--flip has no meaning with --imposition single"),
        (["--imposition", "single", "--printer", "x"], "--printer has no meaning with --imposition single"),
        (["--backs", "none", "--flip", "short"], "--flip has no meaning with --backs none"),
        (["--backs", "fold", "--flip", "short"], "--flip has no meaning with --backs fold"),
        (["--dpi", "100"], "--dpi has no meaning without --format png"),
        (["--proof", "--backs", "duplex"], "--backs has no meaning with --proof"),
        (["--proof", "--flip", "long"], "--flip has no meaning with --proof"),
        (["--proof", "--printer", "x"], "--printer has no meaning with --proof"),
        (["--proof", "--imposition", "single"], "--imposition has no meaning with --proof"),
        (["--proof", "--no-marks"], "--marks/--no-marks has no meaning with --proof"),
        (["--proof", "--lines"], "--lines has no meaning with --proof"),
        (["--proof", "--skip", "1"], "--skip has no meaning with --proof"),
        (["--proof", "--bleed", "own"], "--bleed has no meaning with --proof"),
        (["--ink", "sepia"], "'sepia' is not one of 'night', 'paper', 'black'"),
        (["--format", "png", "--dpi", "nan"], "nan dpi is no resolution"),
        (["--format", "png", "--dpi", "-5"], "-5 dpi is no resolution"),
        (["--only", ""], "--only names no card"),
        (["--paper", ""], "there is no paper ''"),
        (["--lang", "../x)"], "'../x)' is no language"),
        (["--lang", "EN"], "'EN' is no language"),
        (["--printer", ""], "there is no printer ''"),
    ],
)
def test_no_option_is_passed_over_in_silence(make: Any, options: list[str], complaint: str) -> None:
    code, _, complaints = make("harbours.yaml", *options)
    assert code == 2
    assert complaint in complaints
    assert [*Path().glob("output/*")] == []


def test_the_advice_fits_what_was_made(make: Any) -> None:
    plain = DECK.replace("cards:", "back: none\ncards:")
    Path("bare.yaml").write_text(plain, "utf-8")
    bare = make("bare.yaml", "--backs", "fold")[1]
    assert "fold" not in bare.removeprefix("output/bare-fold: ")
    assert "on one side, then cut" in bare
    assert "turned about" not in make("bare.yaml", "--paper", "A5")[1]
    folded = make("harbours.yaml", "--backs", "fold")[1]
    assert "fold each sheet of paper on its dashed line, glue, then cut" in folded
    separate = make("harbours.yaml", "--backs", "separate")[1]
    assert separate.index("then 2-cards-a4-backs-long.pdf on its other side") < separate.index("then cut")
    assert "paper turned about the long edge" in separate


def test_a_proof_has_a_folder_of_its_own(make: Any) -> None:
    make("harbours.yaml")
    code, said, _ = make("harbours.yaml", "--proof")
    assert code == 0
    assert "output/harbours-proof: 2 cards small on 1 page of A4, 1 file\n" in said
    assert "assumed: paper A4, language en\n" in said
    assert "next: open 1-proof.pdf" in said
    assert files("output/harbours-proof") == ["1-proof.pdf", "manifest.json"]
    assert files() == ["1-cards-a4-duplex-long.pdf", "manifest.json"]
    assert "nothing has changed" in make("harbours.yaml", "--proof")[1]
    (page,) = texts(Path("output/harbours-proof/1-proof.pdf"))
    for words in ("H1 \N{MULTIPLICATION SIGN}2", "H2", "harbours, back", "Harbours", "THE LONG PIER"):
        assert words in page
    told = manifest("output/harbours-proof")
    assert [(file["sides"], file["sheets"]) for file in told["files"]] == [("proof", 1)]
    assert [(card["id"], card["copies"], card["sheets"]) for card in told["cards"]] == [
        ("H1", 2, [1]),
        ("H2", 1, [1]),
    ]


def test_a_proof_takes_its_paper_and_nothing_else_from_a_printer(make: Any, settings_folder: Path) -> None:
    (settings_folder / "config.toml").write_text(
        'printer = "attic"\n[printers.attic]\npaper = "Letter"\nflip = "short"\n', "utf-8"
    )
    said = make("harbours.yaml", "--proof", "--format", "png,svg", "--dpi", "40")[1]
    assert "2 cards small on 1 page of Letter, 2 files" in said
    assert "printer" not in said
    assert files("output/harbours-letter-svg-png-proof") == [
        "1-proof-1.png",
        "1-proof-1.svg",
        "manifest.json",
    ]


def test_faces_are_cut_to_their_trim(make: Any) -> None:
    make("harbours.yaml", "--format", "png,svg", "--dpi", "100", "--imposition", "single")
    with Image.open("output/harbours-single-svg-png/faces/H1-front.png") as picture:
        assert picture.size == (round(63 * 100 / 25.4), round(88 * 100 / 25.4))
    drawing = Path("output/harbours-single-svg-png/faces/H1-front.svg").read_text("utf-8")
    assert 'width="63mm"' in drawing
    assert 'viewBox="0 0 63 88"' in drawing


def test_what_the_user_laid_beside_faces_stays(make: Any) -> None:
    make("harbours.yaml", "--format", "svg")
    Path("output/harbours-svg/faces/mine.txt").write_text("mine", "utf-8")
    Path("harbours.yaml").write_text(DECK.replace("H1", "H3"), "utf-8")
    code, _, complaints = make("harbours.yaml", "--format", "svg")
    assert (code, complaints) == (0, "")
    assert {"mine.txt", "H3-front.svg"} < {*names("output/harbours-svg/faces")}
    assert "H1-front.svg" not in names("output/harbours-svg/faces")


def test_a_face_that_was_lost_is_drawn_again(make: Any) -> None:
    make("harbours.yaml", "--format", "svg")
    Path("output/harbours-svg/faces/H2-front.svg").unlink()
    assert "nothing has changed" not in make("harbours.yaml", "--format", "svg")[1]
    assert "faces/H2-front.svg" in files("output/harbours-svg")


def test_the_ink_is_told_in_the_manifest_and_in_the_pdf(make: Any) -> None:
    make("harbours.yaml")
    document = pypdfium2.PdfDocument("output/harbours/1-cards-a4-duplex-long.pdf")
    assert document.get_metadata_value("Subject") == "1-cards-a4-duplex-long --ink night"
    assert manifest()["options"]["ink"] == "night"
    assert manifest()["options"]["proof"] is False


@pytest.mark.parametrize(
    ("seconds", "date"),
    [
        (None, "D:20000101000000+00'00'"),
        ("0", "D:19700101000000+00'00'"),
        ("951782400", "D:20000229000000+00'00'"),
    ],
)
def test_the_date_in_a_pdf_is_fixed_unless_the_builder_sets_it(
    make: Any, monkeypatch: pytest.MonkeyPatch, seconds: str | None, date: str
) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    if seconds is not None:
        monkeypatch.setenv("SOURCE_DATE_EPOCH", seconds)
    assert make("harbours.yaml")[0] == 0
    with pypdfium2.PdfDocument(next(Path("output/harbours").glob("*.pdf"))) as document:
        told = document.get_metadata_dict()
    assert (told["CreationDate"], told["ModDate"]) == (date, date)


@pytest.mark.parametrize("seconds", ["abc", "-1", "1e9", "٣", "253402300800", "9" * 5000])
def test_a_date_that_no_pdf_can_hold_is_refused(
    make: Any, monkeypatch: pytest.MonkeyPatch, seconds: str
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", seconds)
    code, _, complaints = make("harbours.yaml")
    assert code == 2
    assert complaints.startswith("Error: the environment variable SOURCE_DATE_EPOCH is '")
    assert "give it whole seconds since 1970" in complaints
    assert not [*Path("output").rglob("*.*")]


def test_a_card_larger_than_the_paper_comes_in_parts(make: Any) -> None:
    large = DECK.replace("cards:", "size: [180, 260]\nback: none\ncards:")
    Path("large.yaml").write_text(large, "utf-8")
    code, said, complaints = make("large.yaml", "--paper", "A5", "--only", "H2")
    assert (code, complaints) == (0, "")
    assert "1 card on 3 sheets of A5, 1 file" in said
    assert "on one side, and join the parts as each page says" in said
    assert files("output/large-a5-only-H2") == ["1-the-long-pier-a5-single.pdf", "manifest.json"]
    told = manifest("output/large-a5-only-H2")
    assert told["files"][0]["sides"] == "in parts"
    assert [(card["id"], card["sheets"]) for card in told["cards"]] == [("H2", [1, 2, 3])]


def test_cards_and_what_comes_in_parts_are_told_apart(make: Any) -> None:
    large = DECK.replace("cards:", "size: [180, 260]\ncards:").replace("H1", "L1").replace("H2", "L2")
    Path("large.yaml").write_text(large, "utf-8")
    said = make("harbours.yaml", "large.yaml", "--paper", "A5")[1]
    assert "2-boards-a5-fronts.pdf and 3-boards-a5-backs.pdf on one side and join the parts" in said
    assert "on both sides, turned about the long edge, then cut; then print" in said
