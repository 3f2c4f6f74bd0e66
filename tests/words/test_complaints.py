"""What is complained of, in every language: no message lacks words, and no words lack whoever says them."""

from __future__ import annotations

import ast
import pickle
import re
from copy import deepcopy
from typing import TYPE_CHECKING

import pytest

from pnp.build import check_files
from pnp.checks import FORM, OTHER
from pnp.cli import run_guarded
from pnp.draw import read_expression
from pnp.draw.paints import find_roles, resolve_paint
from pnp.errors import (
    UnplacedError,
    code_phrase,
    concatenate,
    count_things,
    enumerate_parts,
    get_code,
    give_code,
    group_digits,
    join_parts,
    phrase,
)
from pnp.games import find_game
from pnp.messages import ENGLISH
from pnp.models import Theme
from pnp.pictures.reading import PictureError, load_picture
from pnp.words import (
    Catalogue,
    MessageSource,
    find_needs,
    find_shipped_sources,
    list_messages,
    list_sources,
    make_catalogue,
    translate_complaint,
)
from pnp.words import say as worded
from tests.helpers.nebula_answers import ESTER, STELA, TABLE
from tests.helpers.svg_pictures import svg
from tests.helpers.typed_tables import enter
from tests.words.complaint_messages import (
    PACKAGE,
    called,
    called_messages,
    calls_and_names,
    given_codes,
    is_english_only,
    said_at_import,
    texts,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pnp.models import EachInk, Paint

OTHERS = ("cs", "pl")
LANGUAGES = (ENGLISH, *OTHERS)

# What makes a complaint of a text, or hands it on.
MAKERS = {"Mistake", "Slip", "Problem", "wrong", "wrong_key", "repeated", "refused", "UnreadableError"}
MAKERS |= {"PictureError", "PathError", "DrawingError", "Unread", "FigureError", "unfit_error"}
MAKERS |= {
    "needed",
    "UsageError",
    "OutputError",
    "KeptError",
    "at_fault",
    "damaged",
    "_unfit",
    "SpoiltError",
}
MAKERS |= {
    "Fault",
    "refuse",
    "layout_error",
    "no_room_error",
    "make_text_error",
    "card_value_error",
    "RefusedError",
    "MarkupError",
}
MAKERS |= {"ExpressionError", "no_place_error", "PaintError", "SignError", "MissingGlyph", "WordsError"}
KEPT = {"wrong", "right"}
COMPLAINING = re.compile(rf"\b({'|'.join(sorted(MAKERS))})\(|\b(wrong|right)\b.* = ")
LEAVES_OUT: frozenset[str] = frozenset()  # what English alone tells
ONE_LINE = re.compile(r'[a-z][a-z0-9-]{0,59} = ([^{}]|\{ \$\w+ \}|\{ "." \})+')


def written(language: str, shipped: bool = True) -> list[MessageSource]:
    return [MessageSource(each.name, each.text, shipped=shipped) for each in list_sources(language)]


def known(language: str) -> Catalogue:
    return make_catalogue(language, written(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_is_called_is_there_and_says_what_it_is_told(language: str) -> None:
    words = known(language)
    lacking, strange = [], []
    for call in called_messages():
        there = [message for message in call.messages if message in words.entries]
        needed = {name for message in there for name in find_needs(words, message)}
        if len(there) < len(call.messages):
            lacking.append(call)
        elif call.told not in (None, needed) and there and not LEAVES_OUT & {*there}:
            strange.append(call)
    assert (lacking, strange) == ([], [])


def test_no_message_is_there_that_nothing_calls() -> None:
    asked = {message for each in called_messages() for message in each.messages}
    assert {*list_messages(known(ENGLISH))} - asked - texts() == set()


def test_all_languages_have_the_same_messages_in_the_same_files_and_order() -> None:
    def by_file(language: str) -> list[tuple[str, ...]]:
        return [list_messages(make_catalogue(language, [each])) for each in list_sources(language)]

    assert by_file("en") == by_file("cs") == by_file("pl")


def test_english_is_one_line_a_message_and_says_what_fluent_makes_of_it() -> None:
    words = known(ENGLISH)
    lines = [line for each in list_sources(ENGLISH) for line in each.text.splitlines()]
    assert [line for line in lines if line[:1] not in ("", "#") and not ONE_LINE.fullmatch(line)] == []
    for message in list_messages(words):
        told = {name: f"<{name}>" for name in find_needs(words, message)}
        assert phrase(message, **told) == worded(words, message, **told)


def test_no_message_is_made_when_a_module_is_imported() -> None:
    assert [*said_at_import()] == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_words_would_be_taken_from_a_stranger_too(language: str) -> None:
    assert list_messages(make_catalogue(language, written(language, shipped=False)))


@pytest.mark.usefixtures("comets")
def test_a_game_of_another_package_brings_what_it_complains_of(tmp_path: Path) -> None:
    folder = tmp_path / "site" / "cards" / "comets" / "words" / "complaints"
    folder.mkdir()
    (folder / "en.ftl").write_text("comet-is-gone = the comet { $name } is gone\n", "utf-8")
    (folder / "cs.ftl").write_text("comet-is-gone = kometa { $name } je pryč\n", "utf-8")
    assert find_game("comets") is not None
    gone = code_phrase("form-sheet", "comet-is-gone", name="H2")
    assert (gone, translate_complaint(gone, "cs"), translate_complaint(gone, "pl")) == (
        "the comet H2 is gone",
        "kometa H2 je pryč",
        "the comet H2 is gone",
    )
    assert translate_complaint(phrase("a-list"), "cs") == "seznam"


def test_every_code_that_is_said_is_listed_and_every_one_that_is_listed_is_said() -> None:
    kinds = [UnplacedError]
    for kind in kinds:
        kinds += kind.__subclasses__()
    given = given_codes() | {kind.code for kind in kinds}
    assert given - {""} == {code.id for code in FORM}
    assert OTHER not in FORM


def test_what_others_than_authors_of_layouts_meet_is_said_by_messages() -> None:
    assert [*_bare()] == []


def _bare() -> Iterator[str]:
    for path in sorted(PACKAGE.rglob("*.py")):
        if not is_english_only(path):
            for node in calls_and_names(path) if COMPLAINING.search(path.read_text("utf-8")) else ():
                yield from (f"{path.name}:{each.lineno}" for each in _given(node) if _is_bare(each))


def _given(node: ast.Call | ast.Assign) -> Iterator[ast.expr]:
    """What is handed to what complains, or kept for that."""
    if isinstance(node, ast.Assign):
        (target, *_), value = node.targets, node.value
        kept = [(target, value)]
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            kept = [*zip(target.elts, value.elts, strict=False)]
        yield from (text for name, text in kept if isinstance(name, ast.Name) and name.id in KEPT)
    elif called(node) in MAKERS:
        yield from (*node.args, *(each.value for each in node.keywords if each.arg != "key"))


def _is_bare(node: ast.expr) -> bool:
    if isinstance(node, ast.IfExp):
        return _is_bare(node.body) or _is_bare(node.orelse)
    text = node.value if isinstance(node, ast.Constant) else ""
    return isinstance(node, ast.JoinedStr) or (isinstance(text, str) and " " in text.strip())


def test_a_complaint_is_its_english_text_and_keeps_what_it_is_made_of() -> None:
    made = code_phrase("form-unknown-card", "there-is-no-card-id", id="Q9")
    assert made == "there is no card 'Q9'"
    assert hash(made) == hash("there is no card 'Q9'")
    assert (made.code, made.message, made.arguments) == (
        "form-unknown-card",
        "there-is-no-card-id",
        {"id": "Q9"},
    )
    for copy in (deepcopy(made), pickle.loads(pickle.dumps(made))):
        assert (copy, get_code(copy), copy.arguments) == (made, made.code, made.arguments)
    again = give_code("form-other", made)
    assert get_code(again) == "form-unknown-card"
    assert get_code(give_code("form-drawn", "a {brace")) == "form-drawn"
    assert get_code("plain") == ""


@pytest.mark.parametrize(
    ("text", "czech", "polish"),
    [
        (count_things(1, "entry"), "1 položka", "1 pozycja"),
        (count_things(3, "entry"), "3 položky", "3 pozycje"),
        (count_things(5, "entry"), "5 položek", "5 pozycji"),
        (count_things(22, "character"), "22 znaků", "22 znaki"),
        (join_parts(["'a'", "'b'", "'c'"], "or"), "'a', 'b' nebo 'c'", "'a', 'b' lub 'c'"),
        (enumerate_parts([phrase("a-list"), "'b'"]), "seznam, 'b'", "lista, 'b'"),
        (concatenate("'x'", " ", phrase("has-no-value")), "'x' nemá hodnotu", None),
        (
            phrase("at-most-most-are-allowed", most=group_digits(1_000_000)),
            "smí to být nejvýš 1 000 000",
            None,
        ),
        ("a text of its own", "a text of its own", None),
        (give_code("form-x", "said in English alone"), "said in English alone", None),
        (phrase("write-number", number="{2}"), "napiš {2}", None),
        (phrase("the-file-wrong", wrong="x" * 3000), f"the file {'x' * 3000}", None),
    ],
)
def test_parts_are_said_in_the_language_of_the_whole(text: str, czech: str, polish: str | None) -> None:
    assert translate_complaint(text, "cs") == czech
    assert translate_complaint(text, "en") == text == translate_complaint(text, "de")
    assert polish is None or translate_complaint(text, "pl") == polish


def test_a_drawing_is_refused_in_english_within_a_sentence_of_a_language(tmp_path: Path) -> None:
    (tmp_path / "ship.svg").write_text(svg("<text/>\n<text/><filter/>"), "utf-8")
    with pytest.raises(PictureError) as caught:
        load_picture(tmp_path / "cards.yaml", "ship.svg")
    wrong, right = caught.value.wrong, caught.value.right
    assert get_code(wrong) == "form-drawing"
    told = "line 1, column 105: <text> is not drawn; line 2, column 8: <filter> is not drawn"
    assert (wrong, translate_complaint(wrong, "cs")) == (
        f"the picture 'ship.svg', {told}",
        f"obrázek „ship.svg“, {told}",
    )
    assert translate_complaint(right, "cs") == right


def theme_circle() -> object:
    paints: dict[str, Paint | EachInk[Paint]] = {"a": "b", "b": "c", "c": "a"}
    return resolve_paint(find_roles(Theme(paints=paints), "paper", ""), "a")


@pytest.mark.parametrize(
    ("done", "said"),
    [
        (lambda: read_expression("range(3000000)"), "a range of 3,000,000 numbers"),
        (theme_circle, "'a' is painted with 'b' is painted with 'c' is painted with 'a'"),
        (
            lambda: worded(make_catalogue("cs", find_shipped_sources("cs")), "count-star", colur="red"),
            "the words 'count-star'",
        ),
    ],
)
def test_what_only_authors_of_layouts_meet_is_said_in_english(done: Callable[[], object], said: str) -> None:
    with pytest.raises(UnplacedError, match=re.escape(said)) as error:
        done()
    assert translate_complaint(error.value.wrong, "cs") == error.value.wrong


SHEET = """game: nova-luna
players:
  - {name: A, tokens: 3, mosaic: N1x}
  - {name: A, tokens: x, mosaik: N01}
"""


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "3:34: there is no tile 'N1x'; did you mean 'N"),
        (
            ("--lang", "en"),
            "4:12: the name 'A' is taken (as in line 3); give each player a name of their own",
        ),
        (("--lang", "cs"), "3:34: destička „N1x“ tu není; nemyslíš „N"),
        (("--lang", "cs"), "4:12: jméno „A“ už tu je (totéž: řádek 3); dej každému hráči jiné jméno"),
        (
            ("--lang", "pl"),
            "4:23: „tokens” to „x”, a to nie jest liczba całkowita; napisz liczbę, na przykład 2",
        ),
        (("--lang", "pl", "--json"), "klucza „mosaik” tu nie znamy; czy chodzi o „mosaic”? (tutaj znamy: "),
    ],
)
def test_a_sheet_is_refused_in_the_language_that_is_asked_for(
    arguments: tuple[str, ...], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sheet = tmp_path / "sheet.yaml"
    sheet.write_text(SHEET, "utf-8")
    assert run_guarded(["score", str(sheet), *arguments]) == 2
    assert said in capsys.readouterr().err


def test_a_set_that_cannot_be_made_and_a_table_that_cannot_be_shown_say_so_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cards, sheet = tmp_path / "cards.yaml", tmp_path / "sheet.yaml"
    cards.write_text("deck: a\ncards: [{id: A}, {id: A}]\n", "utf-8")
    sheet.write_text(SHEET, "utf-8")
    assert run_guarded(["make", str(cards), "--out", str(tmp_path / "kit"), "--lang", "cs"]) == 2
    assert "id „A“ už tu je (totéž: řádek 2); dej každé kartě vlastní id" in capsys.readouterr().err
    assert run_guarded(["show", str(sheet), "--out", str(tmp_path / "shown"), "--lang", "pl"]) == 2
    assert "nie ma kafelka „N1x”" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("paper", "said"),
    [
        ("A44", "Chyba: papír „A44“ neznáme; nemyslíš „a4“? známe A3, A4, A5, "),
        (
            "40x50",
            "cards: „A“ (63 × 88 mm) se nastojato ani naležato nevejde na 40x50, protože",
        ),
        ("9x9", "Chyba: papír 9 × 9 mm není možný: každá strana má 30 až 2000 mm"),
    ],
)
def test_a_paper_that_cannot_be_used_is_told_in_the_language_of_the_settings(
    paper: str, said: str, tmp_path: Path, settings_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (settings_folder / "config.toml").write_text('language = "cs"\n', "utf-8")
    cards = tmp_path / "cards.yaml"
    cards.write_text("deck: cards\ncards: [{id: A}]\n", "utf-8")
    assert run_guarded(["make", str(cards), "--out", str(tmp_path / "kit"), "--paper", paper]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("make", "nebula", "--dpi", "100"), "--dpi bez --format png nemá smysl; vynech to"),
        (("score", "nebuls"), "„nebuls“ není soubor ani hra; nemyslíš „nebula“?"),
        (("make", "mine.csv", "--format", "gif"), "formát „gif“ neznáme; známe pdf, svg, png"),
    ],
)
def test_a_command_line_is_refused_in_its_language(
    arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_guarded([*arguments, "--lang", "cs"]) == 2
    assert capsys.readouterr().err.strip() == f"Chyba: {said}"


def test_settings_that_are_wrong_and_a_folder_that_is_no_kit_are_told_too(
    tmp_path: Path, settings_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cards, kit = tmp_path / "cards.yaml", tmp_path / "kit"
    (kit / "cards-pl").mkdir(parents=True)
    (kit / "cards-pl" / "letters.txt").write_text("mine", "utf-8")
    cards.write_text("deck: cards\ncards: [{id: A}]\n", "utf-8")
    assert run_guarded(["make", str(cards), "--out", str(kit), "--lang", "pl"]) == 2
    assert "są tu pliki, a naszego manifest.json nie ma" in capsys.readouterr().err
    settings = settings_folder / "config.toml"
    for text, told in (
        ("paper A4", "config.toml:1:7: za klíčem má být rovnítko; napiš to v TOML, třeba paper"),
        ("[printers.lux]\npaper = 4", "config.toml:2:1: tohle není papír; napiš ho v uvozovkách, třeba"),
    ):
        settings.write_text(text, "utf-8")
        assert run_guarded(["make", str(cards), "--lang=cs"]) == 2
        assert told in capsys.readouterr().err


def test_a_file_of_games_that_is_none_is_told_in_a_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = tmp_path / "mine.games"
    games.write_text("not a database", "utf-8")
    assert run_guarded(["log", "--log", str(games), "--lang", "cs"]) == 2
    why = "nejsou v něm uchované hry: není to soubor SQLite, nebo přišel o začátek; zůstal, jak je; dej na"
    assert f"Chyba: {games}: {why}" in capsys.readouterr().err


def test_a_check_tells_what_loaders_complain_of_in_its_language_and_by_its_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cards = tmp_path / "cards.yaml"
    cards.write_text("deck: a\ncards:\n  - {id: A, copies: many, titel: B}\n  - {id: A}\n", "utf-8")
    found = [(each.line, each.code.id) for each in check_files([str(cards)])[0].findings]
    assert found == [(3, "form-type"), (3, "form-unknown-key"), (4, "form-duplicate-id")]
    assert run_guarded(["check", str(cards), "--lang", "cs"]) == 2
    told = " ".join(capsys.readouterr().out.split())
    assert "3:21 chyba form-type: „copies“ je „many“, a to není celé číslo; napiš číslo, třeba 2" in told
    assert "id „A“ už tu je (totéž: řádek 3)" in told


def test_a_set_that_is_no_sheet_and_an_id_that_ships_are_told_by_their_codes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cards = tmp_path / "cards.yaml"
    cards.write_text('game: nova-luna\ndeck: tiles\ncards: [{id: N01, tile: "R2:T"}]\n', "utf-8")
    (told,) = check_files([str(cards)])
    assert [(each.line, each.code.id) for each in told.findings if each.code.kind == "error"] == [
        (3, "form-duplicate-id")
    ]
    assert run_guarded(["score", str(cards), "--lang", "cs"]) == 2
    told_of = "tohle je sada karet, ne zápis; zápis má „game“ a „players“, a v „cards“ může uvést sady"
    assert told_of in capsys.readouterr().err


def test_a_set_is_checked_whose_layout_names_what_there_is_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cards, layout = tmp_path / "cards.yaml", tmp_path / "own.yaml"
    cards.write_text("deck: a\nlayout: own.yaml\ncards: [{id: A}]\n", "utf-8")
    layout.write_text(
        "extends: plain\nfaces: {front: [{text: a, style: wrds, box: [1, 1, 9, 9]}]}\n", "utf-8"
    )
    assert run_guarded(["check", str(cards), str(layout), "--lang", "cs"]) == 2
    told = " ".join(capsys.readouterr().out.split())
    assert "2:34 chyba form-drawn: there is no text style 'wrds'; the styles are game-title" in told


def test_a_table_that_is_asked_for_is_refused_in_its_language() -> None:
    played = enter("nebula", *TABLE, *ESTER, "15f 3l", *STELA, "", language="cs")
    (why,) = [why for _, why in played.refused]
    assert why.endswith("odpověďmi: na „V3“ není první nikdo; napiš first u toho, kdo byl první.")


# A file for a code, whose last line is wrong by that and by nothing else.
PROVOKING = {
    "form-syntax": "deck: a\ncards: [{id: A, title: B: C}]\n",
    "form-empty": "deck: a\ncards: [{id: A, title: }]\n",
    "form-type": "deck: a\ncards: [{id: A, copies: two}]\n",
    "form-range": "deck: a\ncards: [{id: A, copies: 5000}]\n",
    "form-unknown-key": "deck: a\ncards: [{id: A, titel: B}]\n",
    "form-missing-key": "deck: a\ncards: [{title: A}]\n",
    "form-duplicate-key": "deck: a\ncards: [{id: A, title: B, title: C}]\n",
    "form-duplicate-id": "deck: a\ncards: [{id: A}, {id: A}]\n",
    "form-id": "deck: a\ncards: [{id: A 1}]\n",
    "form-language": "deck: a\ncards: [{id: A, title: {english: B}}]\n",
    "form-layout": "deck: a\ncards: [{id: A}]\nlayout: no-such-layout\n",
    "form-picture": "deck: a\ncards: [{id: A, picture: gone.png}]\n",
    "form-sign": "deck: a\ncards: [{id: A, text: ':no-such-sign:'}]\n",
    "form-text": "deck: a\ncards: [{id: A, text: '**B'}]\n",
    "form-colour": "extends: plain\npaints: {x: greenish?}\n",
    "form-field": "extends: plain\nfields: {n: {type: truth, one-of: [true]}}\n",
    "form-element": "extends: plain\nfaces: {front: [{text: a, rectangle: [0, 0, 5, 5]}]}\n",
    "form-figure": "extends: plain\nfaces: {front: [{figure: no-such, box: [1, 1, 9, 9]}]}\n",
    "form-expression": (
        "extends: plain\nfaces: {front: [{rectangle: [0, 0, 9, 9], fill: line, when: '{1 >}'}]}\n"
    ),
    "form-duplicate-name": (
        "game: nova-luna\nplayers: [{name: A, tokens: 1, mosaic: N01}, {name: A, tokens: 1, mosaic: N01}]\n"
    ),
    "form-tile": "game: nova-luna\ndeck: tiles\ncards: [{id: X1, tile: 'R9:BB'}]\n",
    "form-sheet": (
        "game: nova-luna\n"
        "players: [{name: A, tokens: 1, mosaic: .}, {name: B, tokens: 1, mosaic: .}]\n"
        "played: 2026-02-30\n"
    ),
}


@pytest.mark.parametrize("code", PROVOKING)
def test_a_file_is_refused_by_the_code_of_its_mistake_at_its_line(code: str, tmp_path: Path) -> None:
    (tmp_path / "file.yaml").write_text(PROVOKING[code], "utf-8")
    (told,) = check_files([str(tmp_path / "file.yaml")])
    found = {(each.code.id, each.line) for each in told.findings if each.code.kind == "error"}
    assert found == {(code, PROVOKING[code].count("\n"))}
