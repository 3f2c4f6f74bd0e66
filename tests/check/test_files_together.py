"""What `pnp check` says of files together, and of much at once: once, in short, and to programs whole."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from pnp import games
from pnp.build import check_files, find_check_words
from pnp.data import read_yaml
from pnp.library import find_shipped
from pnp.models import Checked, Code, Finding
from pnp.report import MOST_ROWS, format_findings_json, list_findings
from tests.helpers.check_subjects import board_of, found, set_of

if TYPE_CHECKING:
    from tests.conftest import Command

NEBULA, TINY = games.find_game("nebula"), games.find_game("tiny-galaxies")
GALAXY = (find_shipped("layouts") / "nebula" / "galaxy.yaml").read_text("utf-8")
MAT_FILE = find_shipped("layouts") / "tiny-galaxies" / "galaxy.yaml"
MAT = MAT_FILE.read_text("utf-8")
ROW = [[number, 0] for number in range(9)]
FIGURE = f"figure: {{stars: {ROW}, lines: {[[number, number + 1] for number in range(8)]}}}"
MAP = (find_shipped("layouts") / "night-sky" / "map.yaml").read_text("utf-8")
STORES = "rule: stores, energy: 9, culture: 0, points: 2"
SHINING = "rule: shining-stars, colour: red, at_least: 6"
# A set that asks for more than the board beside it has, and the code that says so.
ASKING = [
    ("tiny-galaxies", "missions", f"name: Cellar, {STORES}", MAT, "tiny-galaxies-impossible"),
    ("nebula", "personal", SHINING, GALAXY, "nebula-impossible"),
    ("night-sky", "constellations", f"name: Row, kind: dwarf, value: 1, {FIGURE}", MAP, "night-sky-window"),
]
COUNTED = Code("nebula-asked", "figure")


def card_of(game: str, deck: str, card: str, head: str = "") -> str:
    return f"game: {game}\ndeck: {deck}\n{head}cards:\n  - {{id: X1, {card}}}\n"


@pytest.mark.full
@pytest.mark.parametrize(("game", "deck", "card", "board", "code"), ASKING)
def test_a_card_that_a_board_makes_impossible_is_told_of_once_with_the_card(
    game: str, deck: str, card: str, board: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("board.yaml").write_text(board, "utf-8")
    for head in ("", "board: board.yaml\n"):
        Path("cards.yaml").write_text(card_of(game, deck, card, head), "utf-8")
        for files in (["cards.yaml", "board.yaml"], ["board.yaml", "cards.yaml"]):
            told = [
                (one.file, one.card)
                for each in check_files(files)
                for one in each.findings
                if one.code.id == code
            ]
            assert told == [("cards.yaml", "X1")]


def test_a_board_says_nothing_of_cards_that_are_looked_at_elsewhere() -> None:
    assert TINY
    tree: Any = read_yaml(MAT_FILE, MAT_FILE.name).tree
    subject = board_of(TINY, {**tree, "limits": {"energy": 2, "culture": 7}})
    of_board = [each.card for each in found(TINY, subject) if each.code.id == "tiny-galaxies-impossible"]
    assert of_board == ["M09"]
    elsewhere = found(TINY, replace(subject, elsewhere=frozenset(of_board)))
    assert [each.card for each in elsewhere if each.card] == []


@pytest.mark.full
def test_of_twins_in_two_sets_the_later_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name, id in (("one", "X1"), ("two", "X2")):
        text = card_of("nebula", "personal", "rule: adjacent-orbits, count: 2").replace("X1", id)
        Path(f"{name}.yaml").write_text(text, "utf-8")
    for files in (["one.yaml", "two.yaml"], ["two.yaml", "one.yaml"]):
        told = [
            one.file for each in check_files(files) for one in each.findings if one.code.id == "nebula-same"
        ]
        assert told == files[1:]


@pytest.mark.full
@pytest.mark.parametrize(("game", "deck", "card", "board", "code"), ASKING)
def test_a_card_of_a_set_with_a_board_of_its_own_is_looked_at_on_no_other(
    game: str, deck: str, card: str, board: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("board", "other"):
        Path(f"{name}.yaml").write_text(board, "utf-8")
    Path("cards.yaml").write_text(card_of(game, deck, card, "board: other.yaml\n"), "utf-8")
    for files in (["cards.yaml", "board.yaml"], ["cards.yaml", "board.yaml", "other.yaml"]):
        told = [
            (one.file, one.card)
            for each in check_files(files)
            for one in each.findings
            if one.code.id == code
        ]
        assert told == [("cards.yaml", "X1")]


def test_how_many_more_mistakes_there_are_is_said_and_counted() -> None:
    files = [Checked("a.yaml", "cards", (), omitted=345), Checked("b.yaml", "cards", (), omitted=1)]
    words = find_check_words("en", True)
    assert list_findings(files, words).splitlines() == [
        "a.yaml: card set",
        "  … and 345 more",
        "",
        "b.yaml: card set",
        "  … and 1 more",
        "",
        "2 files: 346 errors, no warnings.",
    ]
    assert json.loads(format_findings_json(files[0], words))["errors"] == 345


@pytest.mark.full
@pytest.mark.parametrize(("mistake", "wrong"), [("copies: two", 1), ("copies: two, titel: A", 2)])
def test_mistakes_that_nobody_would_want_to_read_are_counted(
    mistake: str, wrong: int, quick: Command, tmp_path: Path
) -> None:
    cards = "".join(f"  - {{id: X{number}, {mistake}}}\n" for number in range(1345))
    (tmp_path / "many.yaml").write_text(f"deck: many\ncards:\n{cards}", "utf-8")
    run = quick("check", "many.yaml")
    most = 1345 * wrong
    assert run.returncode == 2
    assert run.stdout.endswith(f"\n  … and {most - 1000} more\n\n1 file: {most} errors, no warnings.\n")
    told = json.loads(quick("check", "many.yaml", "--json").stdout)
    assert (len(told["findings"]), told["unsaid"], told["errors"]) == (1000, most - 1000, most)


@pytest.mark.parametrize(
    ("rows", "more"), [(1, ""), (MOST_ROWS, ""), (MOST_ROWS + 1, "1 row"), (45, "25 rows")]
)
def test_a_long_table_is_cut_for_people_and_whole_for_programs(rows: int, more: str) -> None:
    table: tuple[tuple[str | int, ...], ...] = (
        ("card", "ways"),
        *((f"X{number}", number) for number in range(rows)),
    )
    words = find_check_words("en", True)
    for aside in (False, True):
        finding = Finding(
            COUNTED, "a.yaml", 1, 1, arguments={"of": "colour"}, rows=table, game="nebula", aside=aside
        )
        file = Checked("a.yaml", "cards", (finding,))
        lines = [line.strip() for line in list_findings([file], words).splitlines()]
        shown = 0 if aside else min(rows, MOST_ROWS)
        assert sum(line.startswith("X") for line in lines) == shown
        assert (f"… and {more.replace(' ', ' more ', 1)}" in lines) == bool(more and not aside)
        assert json.loads(format_findings_json(file, words))["findings"][0]["rows"] == [
            [*row] for row in table
        ]


def galaxies(deck: str, cards: list[dict[str, Any]]) -> dict[str, str]:
    """The galaxies that are shown for the cards of a set in place of the deck."""
    assert NEBULA
    subject = set_of(NEBULA, deck, cards)
    (figure,) = (each for each in found(NEBULA, subject) if each.code.id == "nebula-galaxies")
    assert figure.arguments == {"n": len(figure.rows) - 1}
    return {str(id): str(galaxy) for id, galaxy in figure.rows[1:]}


SHEET = """game: nebula
version: {version}
public: [{public}]
{advanced}
players:
  - {{name: Ana, galaxy: {galaxy}, black_holes: 0, personal: {personal}, public: {claimed}}}
  - {{name: Via, galaxy: {{}}, black_holes: 0, personal: O20, by_hand: {{personal: 0}}}}
"""
FOUR = ("V1", "V2", "V3", "V4")


def sheet(deck: str, id: str, galaxy: str) -> str:
    public = FOUR if deck != "public" or id in FOUR else (id, *FOUR[1:])
    others = [one for one in ("B1", "B2", "B3", "B4") if one != id]
    sectors = {"I": id, "II": others[0], "III": others[1], "IV": others[2]}
    advanced = f"advanced: {sectors}\ncounters: {{advanced: [I]}}".replace("'", "")
    return SHEET.format(
        version="full" if deck == "advanced" else "basic",
        public=", ".join(public),
        advanced=advanced if deck == "advanced" else "",
        galaxy=galaxy,
        personal=id if deck == "personal" and id != "O20" else "O19",
        claimed="{V1: first}" if deck == "advanced" else "{}",
    )


def accepted(deck: str, id: str, result: dict[str, Any]) -> bool:
    """Whether the scorer holds a task for met, or finds an item."""
    lines = {line["id"]: line["points"] for line in result["players"][0]["lines"]}
    if deck == "public":
        said = [each["message"] for each in result["warnings"] if each["code"] == "met-not-claimed"]
        return any(id in each for each in said)
    return bool(lines[deck] > 0)


def shown_and_accepted(deck: str, cards: list[dict[str, Any]], pnp: Command, folder: Path) -> int:
    told = galaxies(deck, cards)
    for id, galaxy in told.items():
        if id != "O20":  # whom the other player has
            (folder / "table.yaml").write_text(sheet(deck, id, galaxy), "utf-8")
            run = pnp("score", "table.yaml", "--json")
            assert run.returncode == 0, run.stderr
            result = json.loads(run.stdout)
            assert accepted(deck, id, result), (id, galaxy)
            assert not {"core-empty", "not-connected", "same-colour-link"} & {
                each["code"] for each in result["warnings"] if each["player"] == "Ana"
            }
    return len(told)


def shipped_cards(deck: str) -> list[dict[str, Any]]:
    path = find_shipped("cards") / "nebula" / f"{deck}.yaml"
    tree: Any = read_yaml(path, path.name).tree
    return list(tree["cards"])


@pytest.mark.parametrize("deck", ["personal", "public", "advanced"])
def test_a_galaxy_is_shown_as_a_sheet_may_have_it_and_the_scorer_accepts_it(
    deck: str, quick: Command, tmp_path: Path
) -> None:
    assert shown_and_accepted(deck, shipped_cards(deck)[:2], quick, tmp_path) == 2


@pytest.mark.full
@pytest.mark.parametrize(("deck", "number"), [("personal", 20), ("public", 20), ("advanced", 30)])
def test_every_card_that_ships_has_a_galaxy_that_the_scorer_accepts(
    deck: str, number: int, quick: Command, tmp_path: Path
) -> None:
    assert shown_and_accepted(deck, shipped_cards(deck), quick, tmp_path) == number


# Two sets of a deck in place of ours, of which something is wrong as a whole.
UNEVEN = {
    "nebula": ("personal", "rule: shining-stars, colour: red, at_least: {n}"),
    "hvezdokupy": ("constellations", 'colour: green, rank: 1, name: Quay, pattern: "**{n}*\\n.***"'),
    "nova-luna": ("tiles", 'tile: "R{n}:BB"'),
    "tiny-galaxies": (
        "planets",
        "name: Quay {n}, points: {n}, resource: energy, track: {{kind: economy, steps: 3}}, "
        "action: {{gain: energy, amount: 3}}",
    ),
    "night-sky": ("starts", "sides: [{{kind: dwarf, value: {n}}}, {{kind: giant, value: 3}}]"),
}


@pytest.mark.parametrize("game", UNEVEN)
def test_what_is_wrong_with_a_whole_deck_is_told_once_with_the_last_of_its_files(
    game: str, tmp_path: Path
) -> None:
    deck, card = UNEVEN[game]
    paths = [tmp_path / name for name in ("b.yaml", "a.yaml")]
    for number, path in enumerate(paths, 2):
        said = card.format(n="." if game == "hvezdokupy" and number == 2 else number)
        said = said.replace('"**3*\\n.***"', '"***.\\n.*.*"')
        text = f"game: {game}\ndeck: {deck}\nreplaces: true\ncards:\n  - {{id: X{number}, {said}}}\n"
        path.write_text(text, "utf-8")
    told = [
        [each for each in file.findings if each.card == ""]
        for file in check_files([str(path) for path in paths])
    ]
    codes = [Counter(each.code.id for each in of_file) for of_file in told]
    assert codes[1]
    assert {*codes[0]} <= {"nebula-galaxies", "hvezdokupy-ways"}, "what is told of the cards of a file"
    for path in paths:
        alone = [each.code.id for each in check_files([str(path)])[0].findings if each.card == ""]
        assert {*alone} - {*codes[0]}, "which by itself is a deck of its own"


def test_a_deck_is_told_of_with_the_last_file_that_joins_it_in_whichever_order_they_are_named(
    tmp_path: Path,
) -> None:
    for name, tile in (("a", "R1:B"), ("b", "R1:B"), ("c", "R9:B")):
        head = "game: nova-luna\ndeck: tiles\n" + "replaces: true\n" * (name == "a")
        text = f'{head}cards:\n  - {{id: {name}, tile: "{tile}"}}\n'
        (tmp_path / f"{name}.yaml").write_text(text, "utf-8")

    def deck_wide(*names: str) -> list[int]:
        files = check_files([str(tmp_path / f"{name}.yaml") for name in names])
        return [sum(each.code.id == "nova-luna-fairness" for each in file.findings) for file in files]

    assert (deck_wide("a", "b"), deck_wide("b", "a")) == ([0, 1], [1, 0])
    assert deck_wide("a") == [1]
    assert deck_wide("a", "c") == [0, 0]  # what could not be read may be what lacks


@pytest.mark.parametrize(("language", "written"), [("en", "57.2"), ("cs", "57,2"), ("pl", "57,2")])
def test_numbers_of_a_table_are_written_as_the_language_has_them(language: str, written: str) -> None:
    rows = (("Share", "Tiles"), (57.2, 1200), (-0.5, -3))
    finding = Finding(COUNTED, "a.yaml", 1, 1, arguments={"of": "colour"}, rows=rows, game="nebula")
    told = list_findings(
        [Checked("a.yaml", "cards", (finding,))], find_check_words(language, True)
    ).splitlines()
    assert [line.split() for line in told[3:5]] == [
        [written, "1200"],
        ["\N{MINUS SIGN}0" + written[2] + "5", "\N{MINUS SIGN}3"],
    ]


def test_a_bound_that_all_numbers_have_is_said_once(tmp_path: Path) -> None:
    own = tmp_path / "own.yaml"
    tiles = "".join(f'  - {{id: X{n}, tile: "{colour}4:"}}\n' for n, colour in enumerate("RRBBTTYY"))
    own.write_text(f"game: nova-luna\ndeck: tiles\nreplaces: true\ncards:\n{tiles}", "utf-8")
    told = " ".join(
        list_findings(check_files([str(own)]), find_check_words("en", True), figures=False).split()
    )
    assert "of times 1 to 7 there are 0, 0, 0, 2, 0, 0, 0 red tiles; fair is ≤ 1 each" in told


@pytest.mark.parametrize("code", ["", "R4:" + "B," * 30])
def test_a_tile_of_no_length_that_a_code_may_have_is_told_of_once(code: str, tmp_path: Path) -> None:
    own = tmp_path / "own.yaml"
    own.write_text(f'game: nova-luna\ndeck: tiles\ncards:\n  - {{id: X1, tile: "{code}"}}\n', "utf-8")
    told = [each.code.id for each in check_files([str(own)])[0].findings if each.code.id.startswith("form-")]
    assert told == ["form-length"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("cs", "obrazec, v němž jsou 2 hvězdy; nakresli 3 až 10 hvězd"),
        ("pl", "wzór, w którym są 2 gwiazdy; narysuj od 3 do 10 gwiazd"),
    ],
)
def test_a_verb_agrees_with_the_number_of_stars(language: str, said: str, tmp_path: Path) -> None:
    own, card = tmp_path / "own.yaml", 'id: X1, colour: green, rank: 1, name: A, pattern: "**"'
    own.write_text(f"game: hvezdokupy\ndeck: constellations\ncards:\n  - {{{card}}}\n", "utf-8")
    assert said in " ".join(list_findings(check_files([str(own)]), find_check_words(language, True)).split())
