"""`pnp new deck`: a small deck that prints at once, written whole or not at all."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import pytest

from pnp.build import Order, make
from pnp.cli import run_guarded
from pnp.cli.commands.schema import schema_text
from pnp.press import SheetOptions, paper
from tests import ROOT
from tests.conftest import in_full

if TYPE_CHECKING:
    from pathlib import Path

    from pnp.build import MadeKit


class Answer(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Answer]
FILES = {"README.md", "lanterns.yaml", "layout.yaml", "schemas/cards.json", "schemas/layout.json"}


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command in the test's own folder: its exit code, and what it prints to both streams."""
    monkeypatch.chdir(tmp_path)

    def ran(*arguments: object) -> Answer:
        code = run_guarded([*map(str, arguments)])
        printed = capsys.readouterr()
        return Answer(code, printed.out, printed.err)

    return ran


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new deck, written once for all tests that look at one or change a copy."""
    folder = tmp_path_factory.mktemp("fresh")
    with pytest.MonkeyPatch.context() as there:
        there.chdir(folder)
        assert run_guarded(["new", "deck", "lanterns"]) == 0
    return folder / "lanterns"


@pytest.fixture
def lanterns(tmp_path: Path, fresh: Path) -> Path:
    shutil.copytree(fresh, tmp_path / "lanterns")
    return tmp_path / "lanterns"


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_a_new_deck_says_what_it_is_and_what_comes_next(run: Run, tmp_path: Path) -> None:
    answer = run("new", "deck", "lanterns")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.splitlines() == [
        "lanterns: lanterns.yaml (cards), layout.yaml (how they look), README.md",
        "next: pnp make lanterns/lanterns.yaml",
    ]
    assert files(tmp_path / "lanterns") == FILES
    assert {path.name for path in tmp_path.iterdir()} == {"lanterns"}


def test_nothing_of_the_deck_that_it_began_as_is_left(lanterns: Path) -> None:
    for name in FILES:
        text = (lanterns / name).read_text("utf-8")
        assert "starter" not in text
        assert "../" not in text
    assert 'deck: "lanterns"\n' in (lanterns / "lanterns.yaml").read_text("utf-8")


@pytest.mark.parametrize(
    ("language", "ink", "made"),
    [
        ("en", "night", "9 cards on 1 sheet of A4, 1 file"),
        ("cs", "paper", "9 karet, 1 arch A4, 1 soubor"),
        ("pl", "black", "9 kart, 1 arkusz A4, 1 plik"),
    ],
)
def test_a_new_deck_prints_at_once(run: Run, lanterns: Path, language: str, ink: str, made: str) -> None:
    answer = run("make", lanterns / "lanterns.yaml", "--lang", language, "--ink", ink)
    assert (answer.code, answer.err) == (0, "")
    assert f": {made}\n" in answer.out


def test_the_cost_of_a_card_is_drawn(run: Run, lanterns: Path) -> None:
    deck = lanterns / "lanterns.yaml"
    cards = deck.read_text("utf-8")
    faces = []
    for cost in ("1", "3"):
        deck.write_text(cards.replace("cost: 1 #", f"cost: {cost} #"), "utf-8")
        answer = run("make", deck, "--format", "svg", "--only", "S1", "--out", lanterns.parent / cost)
        assert answer.code == 0, answer.err
        faces.append(
            (lanterns.parent / cost / "lanterns-svg-only-S1" / "faces" / "S1-front.svg").read_text("utf-8")
        )
    assert faces[0] != faces[1]


def test_its_files_name_their_schemas_and_the_cards_schema_knows_its_field(lanterns: Path) -> None:
    for name in ("lanterns.yaml", "layout.yaml"):
        head = (lanterns / name).read_text("utf-8").splitlines()[0]
        assert (lanterns / head.removeprefix("# yaml-language-server: $schema=")).is_file()
    cards = json.loads((lanterns / "schemas" / "cards.json").read_text("utf-8"))
    assert "cost" in cards["$defs"]["Card"]["properties"]
    assert (lanterns / "schemas" / "layout.json").read_text("utf-8") == schema_text("layout")


def test_what_is_there_is_not_written_over(run: Run, lanterns: Path) -> None:
    (lanterns / "lanterns.yaml").write_text("mine", "utf-8")
    answer = run("new", "deck", "lanterns")
    assert answer.code == 2
    assert answer.err == "Error: lanterns: is there already and is not written over; choose another name\n"
    assert (lanterns / "lanterns.yaml").read_text("utf-8") == "mine"


def test_a_deck_is_put_where_it_is_wanted(run: Run, tmp_path: Path) -> None:
    answer = run("new", "deck", "A-1", "--into", "games/mine")
    assert answer.code == 0
    assert "next: pnp make games/mine/A-1/A-1.yaml\n" in answer.out
    assert (tmp_path / "games" / "mine" / "A-1" / "A-1.yaml").is_file()


@pytest.mark.parametrize("name", ["../up", "a/b", "", ".hidden", "-x ", "two words", "ě", "a" * 41])
def test_a_name_that_is_unsafe_is_refused(run: Run, tmp_path: Path, name: str) -> None:
    answer = run("new", "deck", "--", name)
    assert answer.code == 2
    assert "is no short name; write up to 40 letters" in answer.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["layout", "Layout"])
def test_a_deck_is_not_called_as_its_layout(run: Run, tmp_path: Path, name: str) -> None:
    answer = run("new", "deck", name)
    assert answer.code == 2
    assert "and its layout would be one file" in answer.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["null", "a-b_c", *in_full("true", "017", "README", "schemas")])
def test_any_other_short_name_will_do(run: Run, name: str) -> None:
    assert run("new", "deck", name).code == 0
    answer = run("make", f"{name}/{name}.yaml", "--only", "S2", "--backs", "none")
    assert (answer.code, answer.err) == (0, "")


def test_a_place_that_cannot_be_written_leaves_nothing(run: Run, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("", "utf-8")
    answer = run("new", "deck", "lanterns", "--into", "taken")
    assert answer.code == 2
    assert answer.err.endswith("choose another folder with --into\n")
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]


def test_without_a_word_the_help_is_shown(run: Run) -> None:
    answer = run("new")
    assert answer.code == 2
    assert "deck" in answer.err
    assert "Write a small deck that belongs to no game, with its layout." in answer.err


LAYOUT = "extends: plain\ncorner: {}\n"
VOYAGES = ROOT / "cards" / "examples" / "voyages.yaml"


def made(layout: str | None, folder: Path) -> MadeKit:
    """One card of the voyages by a layout, as `pnp make --layout` asks for it."""
    sheet = SheetOptions(paper("A4"), backs="none")
    order = Order((VOYAGES,), folder / "out", "en", sheet, only=("V01",), layout=layout, force=True)
    return make(order, lambda *_: None)


def test_a_layout_that_is_asked_for_goes_before_the_set_s_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "own").mkdir()
    one, other = tmp_path / "one.yaml", tmp_path / "own" / "one.yaml"
    one.write_text(LAYOUT.format(5), "utf-8")
    other.write_text(LAYOUT.format(2), "utf-8")
    monkeypatch.chdir(tmp_path)
    assert made("one.yaml", tmp_path).drawn
    assert not made("one.yaml", tmp_path).drawn
    monkeypatch.chdir(tmp_path / "own")
    assert not made("../one.yaml", tmp_path).drawn  # the same file, named from elsewhere
    assert made("one.yaml", tmp_path).drawn  # another of that name
    other.write_text(LAYOUT.format(1), "utf-8")
    assert made("one.yaml", tmp_path).drawn
    own = made(None, tmp_path)
    assert own.drawn
    assert own.manifest["options"]["layout"] is None


@pytest.mark.parametrize(
    ("layout", "said"),
    [
        ("plian", "Error: there is no layout 'plian'; did you mean 'plain'?\n"),
        ("no.yaml", "Error: there is no layout file 'no.yaml'; write the path of a file\n"),
        ("bad.yaml", "bad.yaml:1:1: the key 'cornre' is not known here; did you mean 'corner'?\n"),
    ],
)
def test_a_layout_that_cannot_be_is_answered_in_words(
    run: Run, tmp_path: Path, layout: str, said: str
) -> None:
    (tmp_path / "bad.yaml").write_text("cornre: 3\nfaces: { front: [] }\n", "utf-8")
    answer = run("make", VOYAGES, "--layout", layout)
    assert (answer.code, answer.err) == (2, said)
    assert not (tmp_path / "output").exists()
