"""Games are found, not listed: a sixth one comes with a package of its own, and is scored like ours."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pypdfium2 as pdfium
import pytest

import pnp
from pnp import games
from pnp.build import Order, check_files, fill_kit_order, kit_names, make
from pnp.cli import run_guarded
from pnp.errors import InputError, word_problem
from pnp.press import SheetOptions, paper

SHEET = "game: comets\nplayers: [{name: Edmond, comet: H2}, {name: Caroline, comet: H1}]\n"


def test_our_games_are_those_that_have_a_room() -> None:
    rooms = {path.parent.name for path in Path(games.__path__[0]).glob("*/game.py")}
    assert {name.replace("-", "_") for name in games.list_own_names()} == rooms
    assert [game and game.id for game in map(games.find_game, games.list_own_names())] == [
        *games.list_own_names()
    ]


@pytest.mark.usefixtures("comets")
def test_a_game_of_another_package_is_scored() -> None:
    result = pnp.score(SHEET)
    assert [(player.name, player.total, player.place) for player in result.players] == [
        ("Edmond", 5, 1),
        ("Caroline", 2, 2),
    ]


@pytest.mark.usefixtures("comets")
def test_a_game_of_another_package_brings_its_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sheet = tmp_path / "sheet.yaml"
    sheet.write_text(SHEET, "utf-8")
    assert run_guarded(["score", "--explain", str(sheet)]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Comets · sheet.yaml\n")
    assert "5  5 tails" in told


@pytest.mark.usefixtures("comets")
def test_a_game_without_words_in_the_language_of_the_system_is_listed_in_english(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    assert run_guarded(["games", "nova-luna", "comets"]) == 0
    told = capsys.readouterr().out
    assert "nova-luna: Nova Luna, 1 až 4 hráči\n" in told
    assert "comets: Comets, 1 až 2 hráči\n  2 karty: " in told
    assert run_guarded(["games", "comets", "--lang", "cs"]) == 2
    assert "comets nemá slova v jazyce „cs“; zvol jazyk, který je má (--lang): en" in capsys.readouterr().err


@pytest.mark.usefixtures("comets")
def test_the_kit_of_another_packages_game_is_made_with_its_figures_and_words(tmp_path: Path) -> None:
    assert "comets" in kit_names()
    order = fill_kit_order(Order((), tmp_path / "out", "en", SheetOptions(paper("A4"))), "comets")
    kit = make(order, lambda *_: None)
    assert [(card["id"], card["title"]) for card in kit.manifest["cards"]] == [
        ("H1", "2 tails"),
        ("H2", "5 tails"),
    ]
    (file,) = kit.folder.glob("*.pdf")
    with pdfium.PdfDocument(file) as document:
        assert document[0].get_textpage().get_text_range().count("streak") == 7


@pytest.mark.usefixtures("comets")
def test_positions_of_another_packages_game_are_shown_with_its_figures_and_words(tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.yaml"
    sheet.write_text(SHEET, "utf-8")
    assert run_guarded(["show", str(sheet), "--explain", "--format", "pdf", "--out", str(tmp_path)]) == 0
    with pdfium.PdfDocument(tmp_path / "sheet-shown" / "table.pdf") as document:
        edmond, caroline = (page.get_textpage().get_text_range() for page in document)
    assert ("EDMOND" in edmond, "CAROLINE" in caroline, "Comets" in edmond) == (True, True, True)
    assert (edmond.count("streak"), caroline.count("streak")) == (5, 2)


@pytest.mark.usefixtures("comets")
def test_a_game_of_another_package_is_suggested() -> None:
    with pytest.raises(InputError, match="did you mean 'comets'"):
        pnp.score("game: comet\nplayers: []\n")


def mended(site: Path, file: str, old: str, new: str) -> None:
    path = site / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("import annotations", "import tomorrow", "cannot be loaded (SyntaxError: "),
        ("GAME = Game(", "GAME, _ = 1 / 0, Game(", "cannot be loaded (ZeroDivisionError: "),
        ("GAME = Game(", "PLAY = Game(", "cannot be loaded (AttributeError: "),
        ("GAME = Game(", "GAME = dict(", "is a dict, not a Game"),
    ],
)
@pytest.mark.usefixtures("comets")
def test_a_package_that_brings_no_game_is_named_where_a_sheet_asks_for_it(
    old: str, new: str, why: str, tmp_path: Path
) -> None:
    mended(tmp_path / "site", "comets/game.py", old, new)
    with pytest.raises(InputError) as refused:
        pnp.score(SHEET)
    (problem,) = refused.value.problems
    assert (problem.line, problem.column) == (1, 7)
    assert problem.wrong.startswith(
        f"the entry point 'comets = comets.game:GAME' of the package 'comets' {why}"
    )
    assert problem.right == "install a version of the package that works, or remove it"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("deck: quays\ncards: [{id: Q1, titel: Pier}]\n", "2:18: the key 'titel' is not known here"),
        (
            "deck: q\ngame: comet\ncards: [{id: Q1, titel: Pier}]\n",
            "3:18: the key 'titel' is not known here",
        ),
        ("board: own\ncells: 5\n", "1:1: the board needs 'game'"),
    ],
)
@pytest.mark.usefixtures("comets")
def test_a_package_that_brings_no_game_hides_no_mistake_of_a_file_that_names_none(
    text: str, told: str, tmp_path: Path
) -> None:
    mended(tmp_path / "site", "comets/game.py", "GAME = Game(", "GAME, _ = 1 / 0, Game(")
    (tmp_path / "own.yaml").write_text(text, "utf-8")
    (found,) = check_files([str(tmp_path / "own.yaml")])
    assert any(
        f"{each.line}:{each.column}: {(each.words or [''])[0]}".startswith(told) for each in found.findings
    )


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            "tails: 2",
            "tails: two",
            "3:25: 'tails' is 'two', which is no whole number; write a number such as 2",
        ),
        ("id: H2", "id: H1", "3:34: the id 'H1' is taken; give it another"),
        ("cards:", "list:", "1:1: the file needs 'cards'; add 'cards: …'"),
        (
            "cards:",
            "card:",
            "3:1: the key 'card' is not known here; did you mean 'cards'? (known here: "
            "game, deck, name, replaces, layout, size, ground, back, board, cards)",
        ),
        ("[{id: H1, tails: 2}, {id: H2, tails: 5}]", "", "3:7: 'cards' has no value; give it one"),
        ("[{id: H1, tails: 2}, {id: H2, tails: 5}]", "[]", "3:8: 'cards' is empty; at least 1 is needed"),
        ("game: comets", "game: comet", "1:7: 'game' is 'comet'; did you mean 'comets'?"),
        ("deck: comets", "deck: moons", "2:7: 'deck' is 'moons'; write comets"),
        (
            "deck: comets",
            "deck comets",
            "2:1: here a key has no colon; write 'deck: …', with a space after the colon",
        ),
    ],
)
@pytest.mark.usefixtures("comets")
def test_a_mistake_in_the_files_of_a_package_is_told_at_its_place(
    old: str, new: str, told: str, tmp_path: Path
) -> None:
    mended(tmp_path / "site", "cards/comets/deck.yaml", old, new)
    with pytest.raises(InputError) as refused:
        pnp.score(SHEET)
    file = tmp_path / "site" / "cards" / "comets" / "deck.yaml"
    assert f"{file}:{told}" in [word_problem(problem) for problem in refused.value.problems]


@pytest.mark.usefixtures("comets")
def test_a_package_without_its_files_is_told_which_is_missing(tmp_path: Path) -> None:
    (tmp_path / "site" / "cards" / "comets" / "deck.yaml").unlink()
    with pytest.raises(InputError, match=r"deck\.yaml:1:1: the file does not exist"):
        pnp.score(SHEET)


def test_the_rules_run_where_there_is_nothing_but_python() -> None:
    """In a browser's Python, too: what scores a position loads the standard library and no more of ours."""
    rooms = [name.replace("-", "_") for name in games.list_own_names()]
    program = (
        "import sys\n"
        "before = {*sys.modules}\n"
        + "".join(f"import pnp.games.{room}.scoring\n" for room in rooms)
        + "print(*({*sys.modules} - before))\n"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=True)
    loaded = [name.split(".") for name in run.stdout.split()]
    assert {first for first, *_ in loaded} - sys.stdlib_module_names == {"pnp"}
    assert {names[1] for names in loaded if names[0] == "pnp" and names[1:]} == {"doors", "games", "scoring"}
