"""CSV in, as spreadsheets write it: each variant gives the same cards, each mistake its cell."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.data import find_position, find_positions, make_short_name, parse_table
from pnp.errors import InputError
from pnp.models import Card
from tests.helpers.card_sets import loaded_set

if TYPE_CHECKING:
    from pathlib import Path

    from pnp.data import Source
    from pnp.models import CardSet

LISTS = frozenset({"icons", "focus"})


def table(text: str) -> Source:
    return parse_table(text, "f", "deck", LISTS)


def cards(text: str) -> object:
    tree = table(text).tree
    assert isinstance(tree, dict)
    return tree["cards"]


def loaded(folder: Path, content: bytes, name: str = "deck.csv") -> CardSet:
    (folder / name).write_bytes(content)
    return loaded_set(folder / name).cards


def complaints(folder: Path, content: str | bytes) -> list[str]:
    with pytest.raises(InputError) as caught:
        loaded(folder, content.encode() if isinstance(content, str) else content)
    return [f"{each.line}:{each.column}: {each.wrong}; {each.right}" for each in caught.value.problems]


WANTED = (
    Card(id="A1", title="Slunce; hvězda", text="Řekl: „dost“.\nA šel.", value="2,5", icons=("star", "moon")),
    Card(id="A2", title='Měsíc 5"', copies=3),
)
VARIANTS = {
    "Excel, Czech": (
        'id;title;text;value;icons;copies\r\nA1;"Slunce; hvězda";"Řekl: „dost“.\nA šel.";2,5;star, moon;\r\n'
        'A2;"Měsíc 5""";;;;3\r\n',
        "utf-8-sig",
    ),
    "LibreOffice": (
        'id,title,text,value,icons,copies\nA1,Slunce; hvězda,"Řekl: „dost“.\nA šel.","2,5",star; moon,\n'
        'A2,"Měsíc 5""",,,,3\n,,,,,\n,,,,,\n',
        "utf-8",
    ),
    "Numbers": (
        "id,title,text,value,icons,copies,\r\n"
        'A1,Slunce; hvězda,"Řekl: „dost“.\r\nA šel.","2,5",star|moon,,\r\n'
        'A2,"Měsíc 5""",,,,3,\r\n,,,,,,',
        "utf-8",
    ),
    "an old Macintosh, with tabs": (
        "id\ttitle\ttext\tvalue\ticons\tcopies\r"
        'A1\tSlunce; hvězda\t"Řekl: „dost“.\rA šel."\t2,5\t"star\rmoon"\t\r'
        'A2\t"Měsíc 5"""\t\t\t\t3\r',
        "utf-8-sig",
    ),
    "Excel, its delimiter declared": (
        'sep=;\r\n;;;;;\r\n"id";"title";"text";"value";"icons";"copies"\r\n\r\n'
        '"A1";"Slunce; hvězda";"Řekl: „dost“.\nA šel.";"2,5";" star ; moon ";\r\n;;\r\n"A2";"Měsíc 5""";;;;3',
        "utf-8",
    ),
}


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_spreadsheets_write_is_the_same_deck(variant: str, tmp_path: Path) -> None:
    text, encoding = VARIANTS[variant]
    found = loaded(tmp_path, text.encode(encoding))
    assert found.cards == WANTED
    assert (found.deck, found.name) == ("deck", "deck")


def test_a_tsv_is_a_table_too(tmp_path: Path) -> None:
    assert loaded(tmp_path, b"id\ttitle\nA\tb, c; d\n", "a.tsv").cards == (Card(id="A", title="b, c; d"),)


@pytest.mark.parametrize(
    ("stem", "deck"),
    [
        ("Moje karty (2)", "Moje-karty-2"),
        ("Žluťoučké_łódki", "Zlutoucke_lodki"),
        ("星", "cards"),
        ("a" * 60, "a" * 40),
    ],
)
def test_a_deck_is_named_after_its_file(stem: str, deck: str) -> None:
    assert make_short_name(stem) == deck


def test_languages_have_columns_of_their_own(tmp_path: Path) -> None:
    found = loaded(tmp_path, b"id,title:cs, title : en ,text\nA,Slunce,Sun,x\nB,,Moon,\n").cards
    assert found[0] == Card(id="A", title={"cs": "Slunce", "en": "Sun"}, text="x")
    assert found[1] == Card(id="B", title={"en": "Moon"})


@pytest.mark.parametrize("written", ["12,5; 30", "12.5|30%", '"12,5\n30"', "12.5 ;30 % ;"])
def test_a_table_may_have_decimal_commas(written: str, tmp_path: Path) -> None:
    content = f"id\tpicture\tfocus\nA\ta.png\t{written}\n".encode()
    assert loaded(tmp_path, content).cards[0].focus == (12.5, 30.0)


@pytest.mark.parametrize("written", ["2.0", "2,0", "2.00", "2"])
def test_a_spreadsheet_may_write_whole_numbers_with_a_point(written: str, tmp_path: Path) -> None:
    assert loaded(tmp_path, f"id;copies\nA;{written}\n".encode()).cards[0].copies == 2


@pytest.mark.parametrize("written", ["2.5", "2.000", "2.", ".0", "2.0.0"])
def test_no_other_number_is_taken_for_a_whole_one(written: str, tmp_path: Path) -> None:
    (found,) = complaints(tmp_path, f"id;copies\nA;{written}\n")
    assert found.startswith(f"2:3: 'copies' is '{written}', which is no whole number")


def test_the_delimiter_is_what_the_header_holds_most_of() -> None:
    assert cards('"a,b,c";d\n1;2\n') == [{"a,b,c": "1", "d": "2"}]
    assert cards("id,x\n1,2;3;4\n") == [{"id": "1", "x": "2;3;4"}]
    assert cards("a,b;c\n1,2\n") == [{"a": "1", "b;c": "2"}]


MISTAKES = {
    "a number": (
        "id,copies\nA,1\nB,two\n",
        "3:3: 'copies' is 'two', which is no whole number; write a number such",
    ),
    "half a copy": ("id;copies\nA;2,5\n", "2:3: 'copies' is '2,5', which is no whole number"),
    "behind a cell of two rows": (
        'id,text,copies\nA,"one\ntwo",x\n',
        "3:6: 'copies' is 'x', which is no whole",
    ),
    "an unknown column": (
        "id,titel\nA,b\nB,c\n",
        "1:4: the key 'titel' is not known here; did you mean 'title'?",
    ),
    "a capital": ("ID,title\nA,b\n", "1:1: the key 'ID' is not known here; did you mean 'id'?"),
    "no id": ("id,title\n,b\n", "2:1: number 1 of 'cards' needs 'id'"),
    "an id twice": ("id,title\nA,b\nB,c\nA,d\n", "4:1: the id 'A' is taken (as in line 2)"),
    "too many cells": (
        "id,title\nA,b,,c\n",
        "2:6: this row has a cell more than the 2 columns; put a cell with a",
    ),
    "a column twice": ("id,title,title\nA,b,c\n", "1:10: the column 'title' is here a second time; keep one"),
    "a column for all and one": (
        "id,title,title:cs\nA,b,c\n",
        "1:10: 'title' stands both for every language and",
    ),
    "no language": ("id,title:Czech\nA,b\n", "1:4: 'Czech' is no language code; write a code such as en, cs"),
    "a language too many": ("id,value:cs\nA,b\n", "2:3: 'value' is a mapping, where a text is wanted"),
    "a column without a name": (
        "id,,title\nA,x,b\n",
        "1:4: a column without a name has something in its cells",
    ),
    "an open quote": ('id,title\nA,"b\nC,d\n', "2:3: the quote that opens here is never closed; close it"),
    "a quote in the middle": ('id,title\nA,"b" c\n', "2:6: text follows a closing quote; write each quote"),
    "a quote closed too late": (
        'id,title\nA,"b\nC,"d"\n',
        "2:3: the quote that opens here closes only in line 3",
    ),
    "a quote behind a blank": (
        'id,title\nA, "b"\n',
        "2:4: a quote after a blank does not quote its cell",
    ),
    "an entry of a list": (
        f'id,icons\nA,"star; {"x" * 41} "\n',
        "2:10: number 2 of 'icons' has 41 characters; at",
    ),
    "a list too long": ("id,icons\nA,a|b|c|d|e|f|g\n", "2:3: 'icons' has 7 entries; at most 6 are allowed"),
    "a number with a rest": (
        "id,picture,focus\nA,p,10;x\n",
        "2:8: number 2 of 'focus' is 'x', which is no number",
    ),
    "a control character": (
        "id,title\nA,b\x0bc\n",
        "2:4: the character U+000B cannot be printed; take it out",
    ),
    "nothing": ("", "1:1: the table is empty; begin with a row of column names, such as id,title,text"),
    "blank rows": ("\n;;\n", "1:1: the table is empty"),
    "only a header": ("id,title\n", "1:1: 'cards' is empty; at least 1 is needed"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_each_mistake_names_its_cell(mistake: str, tmp_path: Path) -> None:
    text, answer = MISTAKES[mistake]
    assert any(found.startswith(answer) for found in complaints(tmp_path, text)), complaints(tmp_path, text)


def test_all_mistakes_are_named_at_once(tmp_path: Path) -> None:
    text = (
        "id,titel,copies,,icons,icons\n"
        "A,x,two,,a,\n"
        'A,"x" y,3,,b,\n'
        "b b,x,1000,,,c\n"
        ",x,1,lost,,\n"
        "E,x,1,,,,more\n"
        'F,"x,1\n'
    )
    places = [found.split(" ")[0] for found in complaints(tmp_path, text)]
    assert places == [
        "1:4:",
        "1:17:",
        "1:24:",
        "2:5:",
        "3:6:",
        "4:1:",
        "4:7:",
        "5:1:",
        "6:10:",
        "7:3:",
    ]


def test_nothing_else_is_said_of_a_row_that_is_wrong_in_its_form(tmp_path: Path) -> None:
    text = 'id,title,copies\nA,b,1\nA,c,two,x\nA,"d" e,3\nA A,\x01,4\nA,f,5\n'
    places = [found.split(" ")[0] for found in complaints(tmp_path, text)]
    assert places == ["3:9:", "4:6:", "5:5:", "6:1:"]


def test_a_header_that_is_wrong_in_its_form_leaves_nothing_to_be_read(tmp_path: Path) -> None:
    (told,) = complaints(tmp_path, 'id,"title" x\nA,b\nA,b\n')
    assert told.startswith("1:11: text follows a closing quote")


@pytest.mark.parametrize(
    ("content", "answer"),
    [
        ("id;title\nA;b\nC;Měsíc\n".encode("cp1250"), "3:4: the byte EC is not UTF-8; save it as CSV UTF-8"),
        (
            "id\ttitle\r\nA\tMěsíc".encode("utf-16"),
            "1:1: the file is in UTF-16, not in UTF-8; save it as CSV UTF-8",
        ),
        (
            "id\ttitle".encode("utf-16-le"),
            "1:2: this is no text: it holds a NUL character; save it as CSV UTF-8",
        ),
        (
            b"\xef\xbb\xbfid,title\nA,\x00b",
            "2:3: this is no text: it holds a NUL character; save it as CSV UTF-8",
        ),
    ],
)
def test_another_encoding_is_told_by_its_line(content: bytes, answer: str, tmp_path: Path) -> None:
    assert complaints(tmp_path, content) == [answer]


CELL = st.text("abž,;\t\"'|\n: ", min_size=1, max_size=8).map(lambda text: f"x{text}x")


@given(
    st.lists(st.tuples(CELL, CELL), min_size=1, max_size=6),
    st.sampled_from(",;\t"),
    st.sampled_from(["\n", "\r\n"]),
    st.sampled_from([csv.QUOTE_MINIMAL, csv.QUOTE_ALL]),
)
def test_each_cell_is_found_where_it_stands(
    rows: list[tuple[str, str]], delimiter: str, end: str, quoting: int
) -> None:
    written = io.StringIO(newline="")
    writer = csv.writer(written, delimiter=delimiter, lineterminator=end, quoting=quoting)  # type: ignore[arg-type]
    writer.writerows([("one", "two"), *rows])
    source = table(written.getvalue())
    lines = source.text.replace("\r\n", "\n").split("\n")
    assert source.problems == ()
    assert cards(source.text) == [{"one": one, "two": two} for one, two in rows]
    for number, row in enumerate(rows):
        for key, value in zip(("one", "two"), row, strict=True):
            line, column = find_position(source, ("cards", number, key))
            assert lines[line - 1][column - 1 :].lstrip('"')[0] == "x"
            for at, letter in enumerate(value.split("\n")[0], 1):
                line, column = find_positions(source, [(("cards", number, key), at - 1)])[0]
                assert letter.isspace() or lines[line - 1][column - 1] == letter
