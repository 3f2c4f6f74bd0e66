"""`pnp check`: what it says of files, to people and to programs, and how it ends."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from pnp.build import check_files, list_shipped_files
from pnp.cli import run_guarded
from pnp.library import find_shipped
from pnp.models import Checks, Code, Found, Subject
from pnp.report import COLUMNS
from pnp.scoring import Reason
from tests.helpers.offered import offering

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

LANGUAGES = """deck: quays
cards:
  - {id: Q1, title: {en: The North Quay, cs: Severní nábřeží}}
  - {id: Q2, title: {en: The Long Pier}}
"""


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[str]]:
    """Writes files into a folder of their own, and tells their names."""
    monkeypatch.chdir(tmp_path)

    def write(**texts: str) -> list[str]:
        for name, text in texts.items():
            Path(f"{name}.yaml").write_text(text, "utf-8")
        return [f"{name}.yaml" for name in texts]

    return write


def codes(*files: str) -> list[tuple[str, int, str, str]]:
    """File, line, code and card of every finding but figures."""
    return [
        (found.file, finding.line, finding.code.id, finding.card)
        for found in check_files(files)
        for finding in found.findings
        if finding.code.kind != "figure"
    ]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    code = run_guarded(["check", *arguments])
    said = capsys.readouterr()
    assert said.err == ""
    return code, said.out


def objects(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, Any]]:
    _, told = run(capsys, "--json", *arguments)
    return [json.loads(line) for line in told.splitlines()]


@pytest.mark.full
def test_all_that_ships_is_clean(capsys: pytest.CaptureFixture[str]) -> None:
    code, told = run(capsys, "--strict")
    assert (code, told) == (0, f"{len(list_shipped_files())} files: clean.\n")


def test_what_ships_is_every_deck_and_board_and_the_layouts_starters_and_examples() -> None:
    found = {Path(name).resolve() for name in list_shipped_files()}
    decks = {
        find_shipped("cards") / "nebula" / "personal.yaml",
        find_shipped("cards") / "night-sky" / "starts.yaml",
    }
    boards = {
        find_shipped("layouts") / "nebula" / "galaxy.yaml",
        find_shipped("layouts") / "night-sky" / "map.yaml",
    }
    others = {
        find_shipped("cards") / "starter" / "layout.yaml",
        find_shipped("cards") / "examples" / "postcards.csv",
    }
    assert decks | boards | others <= found


def test_findings_stand_by_card_with_a_count_at_the_end(
    written: Callable[..., list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    (file,) = written(quays=LANGUAGES)
    assert run(capsys, file) == (
        0,
        "quays.yaml: card set\n"
        "  Q2\n"
        "    4:21 warning form-language-missing: “title” has no cs, which other words\n"
        "      of the set have; add it, or write one text for every language\n"
        "\n"
        "1 file: no errors, 1 warning.\n",
    )


def test_findings_are_told_in_the_language_that_is_asked_for(
    written: Callable[..., list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    (file,) = written(quays=LANGUAGES)
    assert "4:21 varování form-language-missing: „title“ nemá cs" in run(capsys, file, "--lang", "cs")[1]
    assert run(capsys, file, "--lang", "pl")[1].endswith("1 plik: brak błędów, 1 ostrzeżenie.\n")
    (told,) = objects(capsys, file, "--lang", "pl")
    assert told["findings"][0]["message"].startswith("„title” nie ma cs")


@pytest.mark.parametrize(
    ("text", "arguments", "code"),
    [
        (LANGUAGES, (), 0),
        (LANGUAGES, ("--strict",), 1),
        (LANGUAGES.replace("Q2", "Q1"), (), 2),
        (LANGUAGES.replace("Q2", "Q1"), ("--strict",), 2),
        (LANGUAGES.replace("{en: The Long Pier}", "Pier"), ("--strict",), 0),
    ],
    ids=["warning", "strict warning", "error", "strict error", "clean"],
)
def test_the_exit_code_tells_errors_from_warnings(
    text: str,
    arguments: tuple[str, ...],
    code: int,
    written: Callable[..., list[str]],
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(capsys, *written(quays=text), *arguments)[0] == code
    assert run(capsys, *written(quays=text), *arguments, "--json")[0] == code


def test_json_is_one_object_a_file(
    written: Callable[..., list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = objects(capsys, *written(quays=LANGUAGES, plain=LANGUAGES.replace("Q2", "Q1")))
    assert [*first] == ["file", "kind", "findings", "errors", "warnings", "unsaid"]
    assert first | {"findings": []} == {
        "file": "quays.yaml",
        "kind": "cards",
        "findings": [],
        "errors": 0,
        "warnings": 1,
        "unsaid": 0,
    }
    assert first["findings"] == [
        {
            "kind": "warning",
            "code": "form-language-missing",
            "line": 4,
            "column": 21,
            "card": "Q2",
            "message": "“title” has no cs, which other words of the set have",
            "right": "add it, or write one text for every language",
            "told": {"key": "title", "languages": "cs"},
            "rows": [],
        }
    ]
    assert (second["file"], second["errors"]) == ("plain.yaml", 1)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("deck: a\ncards: [{id: A, title: B}]\n", "cards"),
        ("game: nebula\nboard: small\n", "board"),
        ("extends: plain\n", "layout"),
        ("faces: {front: []}\nsize: [50, 50]\n", "layout"),
        ("paints: {}\n", "layout"),
        ("game: nebula\nplayers: []\n", "sheet"),
        ("game: nebula\nplayer: []\n", "sheet"),
        ("deck: a\nboard: b.yaml\ncards: []\n", "cards"),
        ("name: a\n", None),
        ("- a\n", None),
    ],
)
def test_what_a_file_is_is_found_from_what_it_says(
    text: str, kind: str | None, written: Callable[..., list[str]]
) -> None:
    assert [found.kind for found in check_files(written(file=text))] == [kind]


def tiles(*cards: str, head: str = "") -> str:
    lines = (f"  - {{id: {id}, tile: '{tile}'}}\n" for id, tile in (card.split("=") for card in cards))
    return f"game: nova-luna\ndeck: tiles\n{head}cards:\n{''.join(lines)}"


def errors(*files: str) -> list[tuple[str, int]]:
    found = (finding for each in check_files(files) for finding in each.findings)
    return [(each.file, each.line) for each in found if each.code.kind == "error"]


def test_sets_of_a_game_are_checked_together(written: Callable[..., list[str]]) -> None:
    first, second = written(first=tiles("X1=R1:B"), second=tiles("X2=R1:BB", "X1=T2:Y"))
    assert errors(first) == errors(second) == []
    assert errors(first, second) == [("second.yaml", 5)]
    assert errors(second, first) == [("first.yaml", 4)]


def test_a_set_is_checked_with_the_deck_that_ships_unless_it_replaces_it(
    written: Callable[..., list[str]],
) -> None:
    beside, instead = written(
        beside=tiles("N01=R1:B", "X1=R1:BB"), instead=tiles("N01=R1:B", head="replaces: true\n")
    )
    assert errors(beside) == [("beside.yaml", 4)]
    assert errors(instead) == []
    assert errors(instead, beside) == [("beside.yaml", 4)]


def test_a_set_that_replaces_the_deck_frees_its_ids_in_whichever_order_sets_are_named(
    written: Callable[..., list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    instead, beside = written(
        instead=tiles("N01=R1:B", head="replaces: true\n"), beside=tiles("N02=R1:BB", "X1=T1:")
    )
    told = [codes(*named) for named in ((instead, beside), (beside, instead))]
    assert [*map(sorted, told)] == [sorted(told[0])] * 2
    assert errors(instead, beside) == []
    for named in (f"{beside}, {instead}", f"{instead}, {beside}"):
        players = "[{name: A, mosaic: N01 N02 X1}, {name: B, mosaic: X1}]"
        sheet = f"game: nova-luna\ncards: [{named}]\nplayers: {players}"
        Path("sheet.yaml").write_text(sheet, "utf-8")
        assert run_guarded(["score", "sheet.yaml"]) == 0
        Path("sheet.yaml").write_text(sheet.replace("N02", "N03"), "utf-8")
        assert errors("sheet.yaml") == [("sheet.yaml", 3)]
    assert "N03" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "taken"),
    [("en", "is taken; give it"), ("cs", "už tu je; dej jí jiné"), ("pl", "już tu jest; nadaj")],
)
def test_a_deck_that_ships_is_right_wherever_it_lies_and_another_with_its_ids_is_not(
    written: Callable[..., list[str]], language: str, taken: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A copy of ours that lies elsewhere than the program reads it from is any other checkout."""
    ships = find_shipped("cards") / "hvezdokupy" / "setup.yaml"
    text = ships.read_text("utf-8")
    copy, other = written(copy=f"{text}# a remark\n", other=text.replace("stars: 2", "stars: 3"))
    assert errors(str(ships)) == errors(copy) == []
    assert len(errors(other)) == 5
    assert run_guarded(["make", copy, "--lang", language]) == 0
    capsys.readouterr()
    assert run_guarded(["make", other, "--lang", language]) == 2  # as `check` says
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 5
    assert all(taken in line for line in lines)


def test_what_a_sheet_or_a_set_names_is_told_in_its_own_file(written: Callable[..., list[str]]) -> None:
    sheet, _, cards, look = written(
        sheet="game: nova-luna\ncards: [own.yaml]\nplayers: [{name: A, tokens: 1, mosaic: X1}]\n",
        own=tiles("X1=R1:Q"),
        cards="deck: a\nlayout: look.yaml\ncards: [{id: A}]\n",
        look="extends: atlas\nsize: [50, 50]\nfaces:\n  front:\n    - {figure: sunn, box: [5, 5, 9, 9]}\n",
    )
    assert ("own.yaml", 4) in errors(sheet)
    assert errors(cards) == [("look.yaml", 5)] == errors(look) == errors(cards, look)
    assert [each.kind for each in check_files([sheet, cards])] == ["sheet", "cards", "cards", "layout"]


@pytest.mark.parametrize("name", ["gone.yaml", ".", "nul.yaml", "latin.csv", "a.xlsx", "\0.yaml", "x" * 300])
def test_what_cannot_be_read_is_an_error_of_its_file(
    name: str, written: Callable[..., list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    (good,) = written(good=LANGUAGES)
    Path("nul.yaml").write_bytes(b"deck: a\0")
    Path("latin.csv").write_bytes("id,title\nA,Vůz\n".encode("iso8859-2"))
    Path("a.xlsx").write_bytes(b"PK\x03\x04")
    first, second = objects(capsys, name, good)
    assert (first["file"], first["errors"], second["warnings"]) == (name, 1, 1)
    assert run(capsys, name, good)[0] == 2


def test_all_codes_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    code, told = run(capsys, "--list", "--lang", "cs")
    rows = [line.split()[:2] for line in told.splitlines()]
    assert code == 0
    assert ["form-language-missing", "varování"] in rows
    assert ["form-unknown-file", "chyba"] in rows


def test_all_codes_are_listed_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    table = [line.split()[0] for line in run(capsys, "--list")[1].splitlines()]
    found = objects(capsys, "--list", "--lang", "cs")
    assert [each["code"] for each in found] == table
    (one,) = (each for each in found if each["code"] == "form-range")
    assert one == {"code": "form-range", "kind": "error", "game": "", "example": "„copies: 5000“"}
    assert {each["game"] for each in found} == {"", *offering("checks")}


def test_a_name_of_a_file_stays_on_its_line(
    written: Callable[..., list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    (file,) = written(**{"two\nlines": LANGUAGES})
    assert run(capsys, file)[1].startswith("two\\nlines.yaml: card set\n")
    Path(file).write_text("deck: [", "utf-8")
    assert run_guarded(["make", file]) == 2
    assert capsys.readouterr().err.startswith("two\\nlines.yaml:1:")


def test_an_id_of_any_length_heads_its_findings_in_short(
    written: Callable[..., list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    (file,) = written(long=LANGUAGES.replace("Q2", "Q" * 200_000))
    code, told = run(capsys, file)
    assert code == 2
    assert max(map(len, told.splitlines())) <= COLUMNS
    assert f"  {'Q' * 59}…\n" in told


@pytest.mark.parametrize("nothing", ['""', '" "'])
def test_words_that_are_empty_in_a_language_are_missing_in_it(
    nothing: str, written: Callable[..., list[str]]
) -> None:
    (file,) = written(quays=LANGUAGES.replace("Severní nábřeží", nothing))
    assert codes(file) == [(file, 3, "form-language-missing", "Q1"), (file, 4, "form-language-missing", "Q2")]


def test_a_layout_that_there_is_not_is_answered_in_short(
    written: Callable[..., list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    told = run(capsys, *written(quays=f"layout: zzz\n{LANGUAGES}"))[1]
    assert "those that ship are atlas, picture, plain," in " ".join(told.split())
    assert len(told.splitlines()) < 8


def test_a_file_that_is_named_twice_is_checked_once(written: Callable[..., list[str]]) -> None:
    (file,) = written(tiles=tiles("X1=R1:B"))
    assert [each.file for each in check_files([file, f"./{file}", str(Path(file).resolve())])] == [file]
    assert errors(file, f"./{file}") == []


FOUND = Code("form-language-missing", "warning")
COUNTED = Code("sheet-warning", "figure")


@pytest.fixture
def subjects(monkeypatch: pytest.MonkeyPatch) -> list[Subject]:
    """What Nova Luna and Nebula are handed to look at, by checks that find a card's tile and count cards."""
    from pnp.games.nebula import game as nebula
    from pnp.games.nova_luna import game as nova_luna

    seen: list[Subject] = []

    def find(subject: Subject) -> Iterator[Found]:
        seen.append(subject)
        for entry, card in subject.cards[:1] if subject.deck == "tiles" else ():
            yield Found(FOUND, (*entry.location, "tile"), {"key": card.code, "languages": "-"}, at=1)
        told = {"of": "player", "player": "Ana", "warning": "cards"}
        rows = (("", Reason("form-other")), ("red", -2), ("yellow", 11.5))
        yield Found(COUNTED, arguments=told, rows=rows)

    for module in (nebula, nova_luna):
        changed = replace(module.GAME, checks=lambda: Checks((FOUND, COUNTED), find))
        monkeypatch.setattr(module, "GAME", changed)
    return seen


def test_what_a_game_finds_is_told_at_its_place_and_figures_last(
    subjects: list[Subject], written: Callable[..., list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    code, told = run(capsys, *written(tiles=tiles("X1=R1:B")))
    assert (code, len(subjects)) == (0, 1)
    assert told == (
        "tiles.yaml: card set\n"
        "  X1\n"
        "    4:22 warning form-language-missing: “R1:B” has no -, which other words of\n"
        "      the set have; add it, or write one text for every language\n"
        "  1:1 figure sheet-warning: Ana: cards\n"
        "            something in the file is wrong\n"
        "    red                                 \N{MINUS SIGN}2\n"
        "    yellow                            11.5\n"
        "\n"
        "1 file: no errors, 1 warning.\n"
    )
    (data,) = objects(capsys, "tiles.yaml")
    assert data["findings"][0]["rows"][1:] == [["red", -2], ["yellow", 11.5]]
    assert data["findings"][1]["column"] == 22


def test_a_game_is_handed_all_sets_together_and_none_that_is_wrong(
    subjects: list[Subject], written: Callable[..., list[str]]
) -> None:
    one, two, wrong, instead = written(
        one=tiles("X1=R1:B"),
        two=tiles("X2=R1:BB"),
        wrong=tiles("X3=R1:Q"),
        instead=tiles("X4=R1:T", head="replaces: true\n"),
    )
    check_files([one, two, wrong, instead])
    assert [[card.id for _, card in subject.cards] for subject in subjects] == [["X4"], ["X1"], ["X2"]]
    assert all([*subject.supplies.decks["tiles"]] == ["X4", "X1", "X2"] for subject in subjects)
    assert all(subject.supplies.incomplete for subject in subjects)
    assert [entry.location for entry, _ in subjects[0].cards] == [("cards", 0)]


@pytest.mark.full
def test_a_deck_that_ships_is_handed_whole_where_a_set_replaces_it(
    subjects: list[Subject], written: Callable[..., list[str]]
) -> None:
    (instead,) = written(instead=tiles("X4=R1:T", head="replaces: true\n"))
    check_files([str(find_shipped("cards") / "nova-luna" / "tiles.yaml"), instead])
    decks = {subject.cards[0][1].id: len(subject.supplies.decks["tiles"]) for subject in subjects}
    assert decks == {"N01": 68, "X4": 1}


def test_a_board_is_handed_with_the_decks_and_sets_with_the_board_beside_them(
    subjects: list[Subject], written: Callable[..., list[str]]
) -> None:
    ships = (find_shipped("layouts") / "nebula" / "galaxy.yaml").read_text("utf-8")
    board, cards = written(
        board=ships,
        cards="game: nebula\ndeck: personal\ncards: [{id: X1, rule: most-black-holes}]\n",
    )
    check_files([cards, board])
    by_kind = {subject.kind: subject for subject in subjects}
    assert by_kind["board"].board is by_kind["board"].supplies.board
    assert "X1" in by_kind["board"].supplies.decks["personal"]
    assert by_kind["cards"].supplies.board == by_kind["board"].board


@pytest.mark.parametrize(
    ("deck", "cards", "wrong"),
    [
        (
            "hvezdokupy/setup",
            ["id: X1, players: 2, with_players: [2], stack: , stars: 3, rolled: 0"],
            ["form-empty"],
        ),
        (
            "nebula/personal",
            [
                "rule: most-black-holes",
                "id: X2, rule: orbit-colours, orbit: 2, exactly: 0",
                "id: X3, rule: orbit-colours, orbit: 2, exactly: 3",
            ],
            ["form-missing-key", "form-range"],
        ),
    ],
)
def test_a_game_is_not_asked_to_show_a_card_that_is_wrong(
    deck: str, cards: list[str], wrong: list[str], written: Callable[..., list[str]]
) -> None:
    game, _, name = deck.partition("/")
    lines = "".join(f"  - {{{card}}}\n" for card in cards)
    (file,) = written(own=f"game: {game}\ndeck: {name}\nreplaces: true\ncards:\n{lines}")
    assert [code for _, _, code, _ in codes(file)] == wrong


def test_what_seems_to_be_a_board_of_a_game_that_has_none_may_be_another_file(
    written: Callable[..., list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    code, told = run(capsys, *written(table="game: hvezdokupy\nboard: |\n  ..*.....\n"))
    assert code == 2
    assert "no board that a file describes; a score sheet has 'players'" in " ".join(told.split())


def test_a_field_whose_type_is_no_text_is_told(written: Callable[..., list[str]]) -> None:
    look = "extends: atlas\nsize: [50, 50]\nfaces: {front: []}\nfields:\n  cost: {type: {whole: 3}}\n"
    assert errors(*written(look=look)) == [("look.yaml", 5)]


TITLES = """game: nebula
deck: public
cards:
  - {{id: X1, rule: each-colour, at_least: 3, {}, points: {{first: 9, later: 6}}}}
"""


def test_the_code_of_a_country_is_told_where_it_stands_with_the_language_that_is_meant(
    written: Callable[..., list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    quays = "deck: quays\ncards: [{id: Q1, title: {en: Pier, cz: Molo}}]\n"
    files = written(rainbow=TITLES.format("title: {en: Rainbow, cz: Duha}"), quays=quays)
    assert codes(*files) == [
        ("rainbow.yaml", 4, "form-language", "X1"),
        ("quays.yaml", 2, "form-language", "Q1"),
    ]
    code, told = run(capsys, files[1])
    assert code == 2
    assert "'cz' is no language code; did you mean 'cs'?" in " ".join(told.split())
    assert run_guarded(["check", "--lang", "cz"]) == 2
    assert "'cz' is no language; did you mean 'cs'?" in capsys.readouterr().err


def test_a_set_of_no_game_may_be_in_any_language_and_one_of_a_game_is_looked_at_in_those_of_the_game(
    written: Callable[..., list[str]],
) -> None:
    titles = "title: {en: Rainbow, de: Regenbogen}"
    files = written(
        rainbow=TITLES.format(titles),
        quays=f"deck: quays\ncards: [{{id: Q1, {titles}}}, {{id: Q2, title: Pier}}]\n",
    )
    assert codes(*files) == [("rainbow.yaml", 4, "form-language-unspoken", "X1")]
