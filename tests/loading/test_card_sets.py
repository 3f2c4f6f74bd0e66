"""Card sets: what a file may say, what becomes of it, and how each mistake is told."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import pypdfium2
import pytest

from pnp.cli import run_guarded
from pnp.data import parse_yaml, validate
from pnp.errors import InputError
from pnp.geometry import Size
from pnp.models import Back, Card, CardSet, StrictForm, Truth, find_text
from tests.helpers.card_sets import loaded_set

if TYPE_CHECKING:
    from pathlib import Path


def loaded(folder: Path, text: str, name: str = "set.yaml") -> CardSet:
    (folder / name).write_text(text, encoding="utf-8")
    return loaded_set(folder / name).cards


def complaints(folder: Path, text: str, name: str = "set.yaml") -> list[str]:
    with pytest.raises(InputError) as caught:
        loaded(folder, text, name)
    assert all(each.file == str(folder / name) for each in caught.value.problems)
    return [f"{each.line}:{each.column}: {each.wrong}; {each.right}" for each in caught.value.problems]


FULL = """\
# A deck with all that a set may say.
deck: night-sky_2
name: {en: The sky, cs: Nebe, pt-BR: O céu}
game: night-sky
layout: picture
size: [44, 68.5]
ground: sea
back: {title: Nebe, ground: plum}
cards:
  - id: S.1
    title: Sun
    text: |
      Take two,
      then rest.
    note: {cs: Poznámka}
    value: 017
    icons: [star, moon]
    picture: art/sun.png
    focus: [50%, 12.5]
    ground: ember
    copies: 0
  - {id: no, title: yes, value: 12}
"""


def test_a_set_says_all_that_it_may(tmp_path: Path) -> None:
    assert loaded(tmp_path, FULL) == CardSet(
        deck="night-sky_2",
        name={"en": "The sky", "cs": "Nebe", "pt-BR": "O céu"},
        game="night-sky",
        layout="picture",
        size=Size(44.0, 68.5),
        ground="sea",
        back=Back(title="Nebe", ground="plum"),
        cards=(
            Card(
                id="S.1",
                title="Sun",
                text="Take two,\nthen rest.\n",
                note={"cs": "Poznámka"},
                value="017",
                icons=("star", "moon"),
                picture="art/sun.png",
                focus=(50.0, 12.5),
                ground="ember",
                copies=0,
            ),
            Card(id="no", title="yes", value="12"),
        ),
    )


def test_a_set_may_say_little(tmp_path: Path) -> None:
    found = loaded(tmp_path, "deck: a\ncards: [{id: b}]\n")
    assert found == CardSet(deck="a", cards=(Card(id="b"),))
    assert (found.size, found.ground, found.back) == (None, None, None)
    assert found.cards[0].copies == 1


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("poker", Size(63.0, 88.0)),
        ("poker-us", Size(63.5, 88.9)),
        ("bridge", Size(57.15, 88.9)),
        ("tarot", Size(70.0, 120.0)),
        ("mini", Size(44.0, 68.0)),
        ("small-square", Size(63.5, 63.5)),
        ("square", Size(70.0, 70.0)),
        ("tile", Size(50.0, 50.0)),
    ],
)
def test_sizes_have_names(name: str, size: Size, tmp_path: Path) -> None:
    assert loaded(tmp_path, f"deck: a\nsize: {name}\ncards: [{{id: b}}]\n").size == size


def test_json_is_a_set_too(tmp_path: Path) -> None:
    text = '{"deck": "a", "back": "none", "cards": [{"id": "b", "copies": 2, "icons": []}]}'
    found = loaded(tmp_path, text, "set.json")
    assert found == CardSet(deck="a", back="none", cards=(Card(id="b", copies=2),))


@pytest.mark.parametrize(
    ("more", "layout"),
    [("", "plain"), ("  - {id: b, picture: b.png}\n", "picture"), ("layout: plain\n", "plain")],
)
def test_a_deck_with_a_picture_is_laid_out_for_pictures(more: str, layout: str, tmp_path: Path) -> None:
    (tmp_path / "set.yaml").write_text(f"deck: a\ncards:\n  - {{id: a}}\n{more}")
    assert loaded_set(tmp_path / "set.yaml").layout.name == layout


def test_a_set_may_have_a_layout_of_its_own_below_it(tmp_path: Path) -> None:
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "mine.yaml").write_text("extends: plain\n")
    (tmp_path / "set.yaml").write_text("deck: a\nlayout: own/mine.yaml\ncards: [{id: b}]\n")
    found = loaded_set(tmp_path / "set.yaml").layout
    assert (found.name, found.files[-1]) == ("own/mine.yaml", tmp_path / "own" / "mine.yaml")


def test_words_are_said_in_a_language_or_in_all() -> None:
    assert find_text("Sun", "cs") == "Sun"
    assert find_text({"cs": "Slunce"}, "cs") == "Slunce"
    assert find_text({"cs": "Slunce"}, "en") is None


HEAD = {
    "deck: my stars": "1:7: 'deck' is 'my stars', which is no short name; write up to 40 letters a to z",
    "deck: hvězdy": "1:7: 'deck' is 'hvězdy', which is no short name",
    "deck: ../up": "1:7: 'deck' is '../up', which is no short name",
    "deck: -x": "1:7: 'deck' is '-x', which is no short name",
    "deck: a\nsize: pokre": "2:7: 'size' is 'pokre', which is no card size; did you mean 'poker'?",
    "deck: a\nsize: 63x88": "2:7: 'size' is '63x88', which is no card size; write one of poker, poker-us, b",
    "deck: a\nsize: [63]": "2:7: 'size' has too few entries; add one, so that it has at least 2",
    "deck: a\nsize: [63, 88, 3]": "2:7: 'size' has 3 entries; at most 2 are allowed",
    "deck: a\nsize: [63, 4o]": "2:12: number 2 of 'size' is '4o', which is no number; write a number such a",
    "deck: a\nsize: [9.9, 88]": "2:8: number 1 of 'size' is 9.9, which is too little; write at least 10",
    "deck: a\nsize: [10, 400.1]": "2:12: number 2 of 'size' is 400.1, which is too much; write at most 400",
    "deck: a\nsize: {poker}": "2:7: 'size' is a mapping, where a text or a list is wanted",
    "deck: a\nsize: ['62,5', 88]": "2:8: number 1 of 'size' is '62,5', which is no number; write 62.5",
    "deck: a\nsize: [1e1, 88]": "2:8: number 1 of 'size' is '1e1', which is no number",
    "deck: a\nsize: [nan, 88]": "2:8: number 1 of 'size' is 'nan', which is no number",
    "deck: a\nsize: [-1, 88]": "2:8: number 1 of 'size' is -1, which is too little; write at least 10",
    "deck: a\ncorner: 3": "2:1: the key 'corner' is not known here",
    "deck: a\nground: #001040": "2:9: 'ground' has no value: a # begins a comment; put the value in quotes",
    "deck: a\nground:": "2:8: 'ground' has no value; give it one, or leave it out",
    "deck: a\nback: no": "2:7: 'back' is 'no', which is not known; did you mean 'none'?",
    "deck: a\nback: [a]": "2:7: 'back' is a list, where a text or a mapping is wanted",
    "deck: a\nback: {grund: sea}": "2:8: the key 'grund' is not known here; did you mean 'ground'? (known h",
    "deck: a\nlayout: plein": "2:9: there is no layout 'plein'; did you mean 'plain'?",
    "deck: a\nlayout: zzzzz": "2:9: there is no layout 'zzzzz'; those that ship are ",
    "deck: a\nlayout: mine.yaml": "2:9: there is no layout file 'mine.yaml'; name a file in the folder of th",
    "deck: a\nlayout: atlas": "2:9: the layout 'atlas' has no faces: it is there to be extended; choose a",
    "deck: a\nname: {Czech: Nebe}": "2:8: 'Czech' is no language code; write a code such as en, cs, pl or p",
    "deck: a\nname: {cs: ~}": "2:7: 'name' is a mapping, where a text is wanted",
    "deck: a\nname: {}": "2:7: 'name' is empty; at least 1 is needed",
    "deck: a\nnaem: x": "2:1: the key 'naem' is not known here; did you mean 'name'? (known here: deck, car",
    "name: a": "1:1: the file needs 'deck'; add 'deck: …'",
}


def test_only_what_may_be_left_out_is_said_to_be(tmp_path: Path) -> None:
    assert complaints(tmp_path, "deck:\nground:\ncards:\n  - id:\n    title:\n") == [
        "1:6: 'deck' has no value; give it one",
        "2:8: 'ground' has no value; give it one, or leave it out",
        "4:8: 'id' has no value; give it one",
        "5:11: 'title' has no value; give it one, or leave it out",
    ]


CARD = {
    "text: {title}": "4:11: 'text' is a mapping, where a text is wanted; write a text, or put a text that b",
    "text: [Sun]": "4:11: 'text' is a list, where a text or a mapping is wanted; write a text or a mapping,",
    "text: #fff": "4:11: 'text' has no value: a # begins a comment; put the value in quotes",
    "text: Gain 2: draw": "4:17: a colon and a space stand within a text; put the text in quotes",
    "text: {cs: [a]}": "4:16: 'cs' is a list, where a text is wanted",
    "value: 12345": "4:12: 'value' has 5 characters; at most 4 are allowed",
    "icons: star": "4:12: 'icons' is a text, where a list is wanted; write its entries in [ ]",
    "icons: [a, b, c, d, e, f, g]": "4:12: 'icons' has 7 entries; at most 6 are allowed",
    "icons: [a, ~]": "4:16: number 2 of 'icons' has no value; give it one, or leave it out",
    "icons: [a, '']": "4:16: number 2 of 'icons' is empty; at least 1 is needed",
    "picture: [a.png]": "4:14: 'picture' is a list, where a text is wanted",
    "picture: ''": "4:14: 'picture' is empty; at least 1 is needed",
    "focus: [50, 50]": "4:5: a focus without a picture has no meaning; name its picture, or leave 'focus' o",
    "copies: two": "4:13: 'copies' is 'two', which is no whole number; write a number such as 2",
    "copies: 017": "4:13: 'copies' is '017', which is no whole number; write 17",
    "copies: 3.0": "4:13: 'copies' is '3.0', which is no whole number; write a number such as 2",
    "copies: 1_000": "4:13: 'copies' is '1_000', which is no whole number; write 1000",
    "copies: +3": "4:13: 'copies' is '+3', which is no whole number; write 3",
    "copies: ٣": "4:13: 'copies' is '٣', which is no whole number",
    "copies: yes": "4:13: 'copies' is 'yes', which is no whole number",
    "copies: [1]": "4:13: 'copies' is a list or a mapping, which is no whole number",
    "copies: 1000": "4:13: 'copies' is 1000, which is too much; write at most 999",
    "copies: -1": "4:13: 'copies' is -1, which is too little; write at least 0",
    "copies:": "4:12: 'copies' has no value; give it one, or leave it out",
    "titel: Sun": "4:5: the key 'titel' is not known here; did you mean 'title'? (known here: id, title, te",
    "qqqqq: Sun": "4:5: the key 'qqqqq' is not known here; known here: id, title, text, note, value, icons",
    "? [a]\n    : b": "4:7: a mapping or a list stands where a key is wanted",
}


CARDS = {
    "cards: []": "2:8: 'cards' is empty; at least 1 is needed",
    "cards: {}": "2:8: 'cards' is a mapping, where a list is wanted",
    "cards:": "2:7: 'cards' has no value",
    "cards:\n  - Sun": "3:5: number 1 of 'cards' is a text, where a mapping is wanted",
    "cards:\n  - title: Sun": "3:5: number 1 of 'cards' needs 'id'; add 'id: …'",
    "cards:\n  - id: a b": "3:9: 'id' is 'a b', which is no id; write 1 to 40 letters a to z, digits",
    "cards:\n  - id: a\n  - id: b\n  - id: a": "5:9: the id 'a' is taken (as in line 3); give each card an",
}


NO_SET = {
    "": "1:1: the file is empty; write a mapping of keys and values",
    "deck:a\ncards:b\n": "1:1: the file is a text, where a mapping is wanted; write 'key: value', with a",
    "- id: a\n": "1:1: the file is a list, where a mapping is wanted",
}
# Whole sets with one mistake each, and how it is told.
MISTAKES = {
    **NO_SET,
    **{f"{head}\ncards: [{{id: b}}]\n": told for head, told in HEAD.items()},
    **{f"deck: a\ncards:\n  - id: b\n    {line}\n": told for line, told in CARD.items()},
    **{f"deck: a\n{cards}\n": told for cards, told in CARDS.items()},
}


@pytest.mark.parametrize("text", MISTAKES)
def test_each_mistake_of_a_set_is_told_once_at_its_place(text: str, tmp_path: Path) -> None:
    (told,) = complaints(tmp_path, text)
    assert told.startswith(MISTAKES[text])


def test_six_mistakes_are_six_problems(tmp_path: Path) -> None:
    text = (
        "deck: my deck\n"
        "ground: #001040\n"
        "cards:\n"
        "  - id: a\n"
        "  - id: a\n"
        "    copies: two\n"
        "    copies: 3\n"
        "  - titel: Sun\n"
    )
    places = [found.split(" ")[0] for found in complaints(tmp_path, text)]
    assert places == ["1:7:", "2:9:", "5:9:", "7:5:", "8:5:", "8:5:"]


def test_of_a_set_that_is_no_yaml_the_first_mistake_of_syntax_is_all_that_is_told(tmp_path: Path) -> None:
    text = "deck: my deck\ncards:\n  - id: a\n    text: Gain 2: draw\n    copies: two\n    note: *bold*\n"
    (told,) = complaints(tmp_path, text)
    assert told == "4:17: a colon and a space stand within a text; put the text in quotes"


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        (
            "set.txt",
            "1:1: the ending '.txt' is not known; name a file that ends in one of .yaml, .yml, .json, .csv,",
        ),
        ("set", "1:1: the name of the file has no ending; name a file that ends in one of .yaml"),
        ("set.xlsx", "1:1: a spreadsheet's own format is not read; save it as CSV UTF-8"),
    ],
)
def test_other_files_are_no_sets(name: str, answer: str, tmp_path: Path) -> None:
    assert complaints(tmp_path, "deck: a\n", name)[0].startswith(answer)


def test_endings_may_be_written_large(tmp_path: Path) -> None:
    assert loaded(tmp_path, "deck: a\ncards: [{id: b}]\n", "SET.YML").deck == "a"


@pytest.mark.parametrize("was_on", [True, False])
def test_the_collector_is_left_as_it_was(was_on: bool, tmp_path: Path) -> None:
    before = gc.isenabled()
    try:
        (gc.enable if was_on else gc.disable)()
        loaded(tmp_path, "deck: a\ncards: [{id: b}]\n")
        assert gc.isenabled() is was_on
        complaints(tmp_path, "deck: a: b\n")
        assert gc.isenabled() is was_on
    finally:
        (gc.enable if before else gc.disable)()


def told(folder: Path, text: str, capsys: pytest.CaptureFixture[str], name: str = "set.yaml") -> list[str]:
    """What `pnp make` complains of; each complaint from its line on."""
    (folder / name).write_text(text, encoding="utf-8")
    assert run_guarded(["make", str(folder / name), "--out", str(folder / "kits")]) == 2
    shown = str(folder / name) + ":"
    complained = capsys.readouterr().err.splitlines()
    assert all(each.startswith(shown) for each in complained), complained
    return [each.removeprefix(shown) for each in complained]


def test_a_character_is_named_where_it_stands_in_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (
        "deck: a\ncards:\n"
        "  - id: b\n    text: |\n      Take one.\n\n      Then \u661f two\n"
        '  - id: c\n    title: {cs: x, en: "\\t \u010c\u661f"}\n'
    )
    assert [each.split(" ")[0] for each in told(tmp_path, text, capsys)] == ["7:12:", "9:29:"]
    table = 'id,text\nb,"Take ""one"",\nthen \u661f two"\n'
    assert [each.split(" ")[0] for each in told(tmp_path, table, capsys, "set.csv")] == ["3:6:"]


@pytest.mark.parametrize(
    ("head", "place"),
    [
        ('name: {en: "A \u661f"}', "2:15:"),
        ("back: {title: \u661f}", "2:15:"),
        ("back: {ground: see}", "2:16:"),
        ("ground: see", "2:9:"),
        ("size: [12, 12]", "2:7:"),
    ],
)
def test_what_a_head_says_and_cannot_be_drawn_is_told_at_its_place(
    head: str, place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (complaint,) = told(tmp_path, f"deck: a\n{head}\ncards: [{{id: b}}, {{id: c}}]\n", capsys)
    assert complaint.split(" ")[0] == place


def test_mistakes_of_form_hide_none_of_drawing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (
        "deck: a\nname: b\nname: c\nnaem: d\ncards:\n"
        "  - {id: a, titel: x, back: {}, copies: two, icons: [mon]}\n"
        "  - {id: a, title: [x], text: {cs: x, en: {}}, icons: [star, a, b, c, d, e, f]}\n"
        "  - {id: b, text: {cs: x}, focus: [1, 2], value: [], note: \u661f}\n"
    )
    places = [each.split(" ")[0] for each in told(tmp_path, text, capsys)]
    of_form = "3:1: 4:1: 6:13: 6:23: 6:41: 7:10: 7:20: 7:43: 7:55: 8:28: 8:50:"
    of_drawing = "6:54: 8:19: 8:60:"
    assert sorted(places) == sorted(f"{of_form} {of_drawing}".split())


@pytest.mark.parametrize(
    "line", ["size: tiny", "cards: []", "cards: [{title: x}]", "deck: [", "layout: a: b", "back: {title: []}"]
)
def test_what_is_left_of_a_broken_set_is_not_complained_of(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    key = line.split(":")[0]
    head = {"deck": "deck: a", "cards": "cards: [{id: a}]"} | {key: line}
    assert len(told(tmp_path, "\n".join(head.values()), capsys)) == 1


@pytest.mark.full
def test_thousands_of_faults_of_drawing_are_placed_and_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cards = "".join(f"  - {{id: c{number:04}, icons: [mon]}}\n" for number in range(4_000))
    (tmp_path / "set.yaml").write_text(f"deck: a\ncards:\n{cards}")
    assert run_guarded(["make", str(tmp_path / "set.yaml"), "--out", str(tmp_path / "kits")]) == 2
    *told_, more = capsys.readouterr().err.splitlines()
    places = [each.split(": ")[0].split(":")[-2:] for each in told_]
    assert places == [[str(line), "25"] for line in range(3, 1_003)]
    assert more == "3,000 more mistakes follow; mend these first"


def test_a_table_is_renamed_by_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (complaint,) = told(tmp_path, "id\nA\n", capsys, "\u661f.csv")
    assert complaint.startswith("1:1: ")
    assert complaint.endswith("; rename the file")


def test_a_deck_is_called_the_same_on_its_cards_and_beside_them(tmp_path: Path) -> None:
    (tmp_path / "night_tides.csv").write_text("id\nA\n")
    assert run_guarded(["make", str(tmp_path / "night_tides.csv"), "--out", str(tmp_path)]) == 0
    (file,) = (tmp_path / "night_tides").glob("*.pdf")
    printed = pypdfium2.PdfDocument(file)
    assert printed.get_metadata_value("Title").startswith("Night tides")
    assert "Night tides" in printed[0].get_textpage().get_text_bounded()


class Switch(StrictForm, frozen=True):
    on: Truth


@pytest.mark.parametrize(("written", "meant"), [("true", True), ("false", False)])
def test_a_truth_is_true_or_false(written: str, meant: bool) -> None:
    assert validate(parse_yaml(f"on: {written}\n", "f"), Switch) == Switch(on=meant)


@pytest.mark.parametrize("written", ["yes", "no", "on", "True", "1", "[true]"])
def test_nothing_else_is_a_truth(written: str) -> None:
    with pytest.raises(
        InputError, match=r"^f:1:5: 'on' is .*, which is neither true nor false; write true or false$"
    ):
        validate(parse_yaml(f"on: {written}\n", "f"), Switch)
