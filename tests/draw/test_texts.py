"""Texts of a layout: where their lines stand, how they shrink, what they say, and what cannot be said."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from pnp.scene import Colour, Placed, Text
from pnp.text import advance, capital_height
from tests.helpers.layouts import (
    drawn,
    face,
    on_a_card,
    problem,
    problems,
    runs,
    shape,
    shapes,
    within,
    words,
)

if TYPE_CHECKING:
    from pathlib import Path

    from pnp.scene import Face, Run

POINT = 25.4 / 72
LONG = "one two three four five six seven eight nine ten eleven twelve"


def only(found: Face) -> Run:
    (run,) = runs(found)
    return run


def capital(run: Run) -> float:
    return capital_height(run.face) * run.size / 1000


def width(run: Run) -> float:
    return (sum(advance(run.face, letter) for letter in run.text) + sum(run.gaps)) * run.size / 1000


def text(said: str, keys: str = "", box: str = "[10, 20, 60, 40]") -> str:
    return f"- text: {said}\n  style: words\n  box: {box}\n" + (f"  {keys}\n" if keys else "")


# Where lines stand.


@pytest.mark.parametrize(("align", "share"), [("left", 0.0), ("centre", 0.5), ("right", 1.0)])
def test_a_line_is_aligned_in_its_box(tmp_path: Path, align: str, share: float) -> None:
    run = only(face(tmp_path, text("Words", f"align: {align}")))
    assert run.x == pytest.approx(10 + (60 - width(run)) * share, abs=0.02)


@pytest.mark.parametrize(("valign", "share"), [("top", 0.0), ("middle", 0.5), ("bottom", 1.0)])
def test_lines_are_aligned_in_the_height_of_their_box(tmp_path: Path, valign: str, share: float) -> None:
    run = only(face(tmp_path, text("Words", f"valign: {valign}")))
    assert run.y - capital(run) == pytest.approx(20 + (40 - capital(run)) * share, abs=0.001)
    several = runs(face(tmp_path, text(LONG, f"valign: {valign}", "[10, 20, 20, 40]")))
    height = several[-1].y - several[0].y + capital(several[0])
    assert several[0].y - capital(several[0]) == pytest.approx(20 + (40 - height) * share, abs=0.001)


def test_lines_keep_the_distance_of_their_role(tmp_path: Path) -> None:
    found = runs(face(tmp_path, text(LONG, "align: left", "[10, 20, 20, 60]")))
    assert len(found) > 2
    assert {round(two.y - one.y, 4) for one, two in pairwise(found)} == {4.0}
    assert {run.x for run in found} == {10}


def test_a_size_of_its_own_changes_the_distance_of_lines_likewise(tmp_path: Path) -> None:
    found = runs(face(tmp_path, text(LONG, "size: 5", "[10, 20, 10, 60]")))
    assert [run.size for run in found] == pytest.approx([5 * POINT] * len(found))
    assert found[1].y - found[0].y == pytest.approx(2)


def test_a_line_end_in_the_words_ends_a_line(tmp_path: Path) -> None:
    assert words(face(tmp_path, '- text: "One\\nTwo"\n  style: words')) == ["One", "Two"]


def test_even_lines_are_about_as_long_as_each_other(tmp_path: Path) -> None:
    said = "Every card shows two stars and one"
    ragged = runs(face(tmp_path, text(said, "even: false", "[10, 20, 50, 40]")))
    even = runs(face(tmp_path, text(said, "even: true", "[10, 20, 50, 40]")))
    assert len(ragged) == len(even) == 2
    assert abs(width(even[0]) - width(even[1])) < abs(width(ragged[0]) - width(ragged[1]))


# Weights, capitals, icons, paints.


def test_marks_set_words_bold_and_italic(tmp_path: Path) -> None:
    found = runs(face(tmp_path, text("'A **bold** and *slanted* word'")))
    assert [(run.text.strip(), run.face) for run in found] == [
        ("A", "SourceSans3-Medium"),
        ("bold", "SourceSans3-Bold"),
        ("and", "SourceSans3-Medium"),
        ("slanted", "SourceSans3-MediumItalic"),
        ("word", "SourceSans3-Medium"),
    ]


def test_an_icon_stands_among_the_words(tmp_path: Path) -> None:
    found = face(tmp_path, text("'Gain :star: now'"))
    before, after = runs(found)
    (icon,) = within(found, Placed)
    middle = icon.transform.e
    assert before.x + width(before) < middle < after.x
    assert icon.transform.f == pytest.approx(before.y - capital(before) / 2, abs=0.01)
    assert 2 * icon.transform.a == pytest.approx(1.5 * capital(before), abs=0.01)


def test_marks_are_read_in_what_the_card_says_too(tmp_path: Path) -> None:
    found = face(tmp_path, text('"{text}"'), cards="- { id: A, text: 'two **bold** :star:' }")
    assert [(run.text.strip(), run.face[12:]) for run in runs(found)][:2] == [
        ("two", "Medium"),
        ("bold", "Bold"),
    ]
    assert len(within(found, Placed)) == 1


def test_a_backslash_keeps_a_sign_as_it_is(tmp_path: Path) -> None:
    assert words(face(tmp_path, text(r"'\*now\* at 12\:30\:'"))) == ["*now* at 12:30:"]


def test_a_role_may_be_all_capitals_and_a_text_not(tmp_path: Path) -> None:
    elements = "- { text: Straße, style: title }\n- { text: Straße, style: title, capitals: false }\n"
    assert words(face(tmp_path, elements + text("words", "capitals: true"))) == ["STRASSE", "Straße", "WORDS"]


@pytest.mark.parametrize(
    ("keys", "colour"),
    [
        ("", Colour(17, 34, 51)),
        ("paint: red", Colour(255, 0, 0)),
        ('paint: "mix(red, #000000, 50%)"', Colour(128, 0, 0)),
        ("paint: \"{'red' if ink == 'night' else 'text'}\"", Colour(255, 0, 0)),
    ],
)
def test_a_text_has_the_paint_of_its_role_or_its_own(tmp_path: Path, keys: str, colour: Colour) -> None:
    assert shape(face(tmp_path, text("Words", keys)), Text).colour == colour


def test_words_without_a_paint_are_not_drawn(tmp_path: Path) -> None:
    assert shapes(face(tmp_path, text("Words", "paint: none")), Text) == []


# Shrinking, and what does not fit.


def test_a_text_shrinks_by_quarter_points_until_it_fits(tmp_path: Path) -> None:
    run = only(face(tmp_path, text("'Quite a few words'", "fit: shrink\n  lines: 1", "[10, 20, 22, 10]")))
    assert 6 <= run.size / POINT < 10
    assert (run.size / POINT) % 0.25 == pytest.approx(0, abs=1e-9)
    assert width(run) <= 22
    assert width(run) * (run.size / POINT + 0.25) / (run.size / POINT) > 22


def test_all_texts_of_a_role_shrink_together(tmp_path: Path) -> None:
    elements = text('"{title}"', "fit: shrink\n  lines: 1", "[10, 20, 22, 10]")
    cards = "- { id: A, title: Short }\n- { id: B, title: Quite a few words }\n- { id: C, title: Short too }"
    sizes = {only(each.front).size for each in drawn(tmp_path, on_a_card(elements), cards)}
    assert len(sizes) == 1
    assert sizes.pop() < 10 * POINT


def test_a_text_that_may_not_shrink_says_by_how_much_it_does_not_fit(tmp_path: Path) -> None:
    said = problem(tmp_path, text("Words", box="[10, 20, 5, 10]"))
    assert said.startswith("own.yaml:5:13: ")
    assert "on card 'C1'" in said
    assert "its box of 5.0 by 10.0 mm" in said
    assert "mm too wide" in said


@pytest.mark.parametrize(
    ("keys", "box", "wrong"),
    [
        ("fit: shrink", "[10, 20, 9, 4]", "mm too high"),
        ("fit: shrink\n  lines: 2", "[10, 20, 20, 60]", "lines too many"),
        ("lines: 2", "[10, 20, 20, 60]", "lines too many"),
        ("fit: shrink\n  least: 9.5", "[10, 20, 20, 9]", "at 9.5 pt"),
    ],
)
def test_what_does_not_fit_at_its_least_size_is_refused(
    tmp_path: Path, keys: str, box: str, wrong: str
) -> None:
    assert wrong in problem(tmp_path, text(LONG, keys, box))


def test_the_card_is_blamed_for_the_words_that_it_brings(tmp_path: Path) -> None:
    cards = "- { id: A, title: Ok }\n- { id: B, title: Much too long a title }"
    said = problem(tmp_path, text('"{title}"', "lines: 1", "[10, 20, 9, 9]"), cards=cards)
    assert said.startswith("set.yaml:5:21: the title of card 'B'")
    assert "lines too many" in said


def test_lines_may_depend_on_the_card(tmp_path: Path) -> None:
    elements = text('"{title}"', 'lines: "{2 if value else 1}"', "[10, 20, 15, 20]")
    one = "- { id: A, title: One two three, value: 1 }"
    assert len(words(face(tmp_path, elements, cards=one))) == 2
    several = f"{one}\n- {{ id: B, title: One two three }}\n" + "".join(
        f"- {{ id: C{at}, title: One two three, value: 1 }}\n" for at in range(5)
    )
    assert "set.yaml:5:21: the title of card 'B'" in problem(tmp_path, elements, cards=several)


def test_a_text_lies_in_the_box_that_it_was_given(tmp_path: Path) -> None:
    found = runs(face(tmp_path, text(LONG, "fit: shrink", "[10, 20, 25, 18]")))
    assert min(run.x for run in found) >= 10 - 0.01
    assert max(run.x + width(run) for run in found) <= 35 + 0.01
    assert min(run.y - capital(run) for run in found) >= 20 - 0.01
    assert max(run.y for run in found) <= 38 + 0.01


# Level texts.


@pytest.mark.parametrize(("level", "share"), [("top", 0.0), ("middle", 0.5), ("bottom", 1.0)])
def test_level_texts_take_as_much_room_as_the_highest(tmp_path: Path, level: str, share: float) -> None:
    elements = f"""
    - id: t
      text: "{{text}}"
      style: words
      level: {level}
      box: {{ left: 10, width: 20, bottom: 10 }}
    - {{ text: x, style: words, box: {{ above: t, gap: 2, height: 5, left: 0, width: 9 }}, valign: bottom }}
    """
    cards = f"- {{ id: A, text: Words }}\n- {{ id: B, text: {LONG} }}\n- {{ id: C }}"
    one, many, none = ([*runs(each.front)] for each in drawn(tmp_path, on_a_card(elements), cards))
    assert one[-1].y == many[-1].y == none[-1].y
    assert [run.text for run in none] == ["x"]
    top, foot = many[0].y - capital(many[0]), many[-2].y
    assert foot == pytest.approx(90)
    free = foot - top - capital(one[0])
    assert one[0].y - capital(one[0]) == pytest.approx(top + free * share, abs=0.001)


# Values.


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ('"{title}"', "Name"),
        ('"{title}: {value}"', "Name: 7"),
        ('"{{title}} {{{title}}}"', "{title} {Name}"),
        ('"{number(value) / 2}"', "3.5"),
        ('"{upper(title)} {len(icons)}"', "NAME 2"),
        ("\"{icons[0]} of {join(icons, ', ')}\"", "star of star, moon"),
        ('"{roman(number(value))}/{width}x{height} {ink} {language}"', "VII/100x100 night en"),
        ('"{deck.name}"', "Trial"),
        ('"{twice} {thrice}"', "14 21"),
        ("\"{'yes' if value else 'no'}\"", "yes"),
        ("no", "no"),
        ("017", "017"),
        ("12:30", "12:30"),
        ("2.50", "2.50"),
    ],
)
def test_what_stands_in_braces_is_worked_out(tmp_path: Path, said: str, shown: str) -> None:
    more = 'let:\n  twice: "{number(value) * 2}"\n  thrice: "{twice * 3 / 2}"\n'
    card = "- { id: A, title: Name, value: 7, icons: [star, moon] }"
    elements = text(said) + "- { group: [], when: title and value and icons }"
    assert words(face(tmp_path, elements, more=more, cards=card)) == [shown]


def test_words_are_said_in_the_language_of_the_print(tmp_path: Path) -> None:
    elements = text('{ en: "One {title}", cs: "Jedna {title}" }')
    cards = "- { id: A, title: { en: star, cs: hvězda } }"
    for language, said in (("en", "One star"), ("cs", "Jedna hvězda")):
        (found,) = drawn(tmp_path, on_a_card(elements), cards, language=language)
        assert words(found.front) == [said]
    (missing,) = problems(tmp_path, on_a_card(text("{ en: One }")), language="cs")
    assert (
        "own.yaml:5:13: this text is not written in the language 'cs'; add 'cs:' beside 'en:', or choose "
        in missing
    )


def test_numbers_are_written_in_the_way_of_the_language(tmp_path: Path) -> None:
    layout = on_a_card(text('"{7 / 2}"'))
    (found,) = drawn(tmp_path, layout, head="name: Trial", language="cs")
    assert words(found.front) == ["3,5"]


def test_a_message_of_the_layout_is_said(tmp_path: Path) -> None:
    messages = """\
messages:
  en: |
    stars = { $n ->
        [one] { $n } star
       *[other] { $n } stars
    }
"""
    assert words(face(tmp_path, text("\"{say('stars', n=2)}\""), more=messages)) == ["2 stars"]
    unknown = problem(tmp_path, text("\"{say('star', n=2)}\""), more=messages)
    assert "star" in unknown


# Mistakes at their places.


@pytest.mark.parametrize(
    ("said", "place", "wrong"),
    [
        ("'a *b'", "5:16", "the '*' before 'b' is not closed"),
        ('"a {1}\\n*b"', "5:21", "the '*' before 'b' is not closed"),
        ("|-\n    first\n    *b", "7:9", "the '*' before 'b' is not closed"),
        ("'a :strr: b'", "5:16", "there is no icon 'strr'; did you mean 'star'?"),
        ("'a \u4e16 b'", "5:16", "U+4E16"),
        ("'{title} :strr:'", "5:22", "there is no icon 'strr'"),
        ("'a {titel} b'", "5:17", "there is no 'titel'; did you mean 'title'?"),
        ("'it''s {titel}'", "5:21", "there is no 'titel'"),
        ('"\\"{titel}\\""', "5:17", "there is no 'titel'"),
        (">-\n    some words\n    and {titel} more", "7:14", "there is no 'titel'"),
        ("a {titel} b", "5:16", "there is no 'titel'"),
        ("'{1 +}'", "5:17", "nothing follows '+'"),
        ("'{title'", "5:14", "this brace is never closed"),
        ("'title}'", "5:19", "this brace ends nothing"),
        ("'{}'", "5:14", "nothing stands between these braces"),
        ("'{title.x}'", "5:15", ""),
        ("'{1 / 0}'", "5:1", "0"),
        ("'{icons}'", "5:15", "'icons' is a list where a text is wanted"),
    ],
)
def test_a_mistake_in_words_is_told_at_its_character(
    tmp_path: Path, said: str, place: str, wrong: str
) -> None:
    card = "- { id: A, title: Name, icons: [star] }"
    found = problems(tmp_path, on_a_card(text(said) + "- { group: [], when: title and icons }"), card)
    assert len(found) == 1
    assert found[0].startswith(f"own.yaml:{place}")
    assert wrong in found[0]


def test_a_mistake_in_what_the_card_says_is_told_there(tmp_path: Path) -> None:
    cards = "- { id: A, title: 'x *y', text: ok }\n- { id: B, title: ok, text: 'a :strr:' }"
    found = problems(tmp_path, on_a_card(text('"{title}: {text}"')), cards)
    assert [line.split(": ")[0] for line in found] == ["set.yaml:4:24", "set.yaml:5:34"]
    assert "the title of card 'A'" in found[0]
    assert "there is no icon 'strr'" in found[1]


@pytest.mark.parametrize(
    ("keys", "wrong"),
    [
        ("size: 0.5", "0.5 pt is no size of type; write 1 to 400"),
        ("size: 401", "401 pt is no size of type"),
        ("fit: shrink\n  least: 12", "the least size, 12 pt, is more than 10 pt"),
        ('size: "{copies}"', "a size of type is the same on all cards"),
        ("lines: 0", "'lines' is 0; it is a whole number from 1 to 1,000"),
        ("align: center", "'align' is 'center', which is not known; did you mean 'centre'?"),
        ("capitals: yes", "'capitals' is 'yes', which is neither true nor false"),
        ("paint: rd", "the paint 'rd' is not known; did you mean 'red'?"),
        ("paint: glow", "'glow' is a gradient, where one colour is wanted"),
        ("level: up", "'level' is 'up', which is not known"),
        ("colour: red", "the key 'colour' is not known here"),
    ],
)
def test_a_text_is_refused_for_what_it_cannot_be(tmp_path: Path, keys: str, wrong: str) -> None:
    said = problem(tmp_path, text("Words", keys))
    assert wrong in said
    assert int(said.split(":")[1]) >= 8


def test_a_role_that_there_is_not_is_told_with_a_near_one(tmp_path: Path) -> None:
    assert "there is no text style 'wrds'; did you mean 'words'?" in problem(
        tmp_path, "- { text: a, style: wrds }"
    )


@pytest.mark.parametrize(
    ("role", "place", "wrong"),
    [
        ("{ face: Arial, size: 9 }", "3:21", "the face 'Arial' is not known"),
        ("{ face: SourceSans3-Bld, size: 9 }", "3:21", "did you mean 'SourceSans3-Bold'?"),
        ("{ face: SourceSans3-Medium, italic: Ital, size: 9 }", "3:49", "the face 'Ital' is not known"),
        ("{ face: SourceSans3-Medium, size: 9, paint: glow }", "3:57", "'glow' is a gradient"),
    ],
)
def test_a_role_that_cannot_be_is_told_in_the_theme(
    tmp_path: Path, role: str, place: str, wrong: str
) -> None:
    elements = "- { text: a, style: t }\n- { text: b, style: t }"
    said = problem(tmp_path, elements, more=f"texts: {{ t: {role} }}\n")
    assert said.startswith(f"own.yaml:{place}: ")
    assert wrong in said
