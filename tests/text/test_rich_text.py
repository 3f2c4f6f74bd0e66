"""Text of several weights with icons: plain where it is plain, and by the same rules where it is not."""

from __future__ import annotations

import re
from itertools import groupby, pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pnp.geometry import Box
from pnp.text import (
    Align,
    MissingGlyph,
    Overflow,
    PlacedIcon,
    Style,
    TextFaces,
    TextPiece,
    Valign,
    break_lines,
    capital_height,
    digit_height,
    find_missing_pieces,
    place_runs,
    shift_block,
    width,
)
from tests.helpers.set_texts import set_block, set_rich_block

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pnp.scene import Run
    from pnp.text import Block

BODY = Style("SourceSans3-Medium", 9)
BOLD, ITALIC = "SourceSans3-Bold", "SourceSans3-MediumItalic"
FACES = TextFaces(BODY, BOLD, ITALIC)
SAME = TextFaces(BODY, BODY.face, BODY.face)  # the weights differ, their widths do not
BOX = Box(6, 60, 51, 14)
RULE = "Získej bod za každou dvojici modré a oranžové hvězdy."
EM = 9 * 25.4 / 72
CAPITAL = capital_height(BODY.face) * EM / 1000
ALIGNS: tuple[Align, ...] = ("left", "centre", "right")
VALIGNS: tuple[Valign, ...] = ("top", "middle", "bottom")
WEIGHTS = st.sampled_from(["regular", "bold", "italic"])


def pieces(text: str) -> list[TextPiece]:
    """Pieces of a text whose words may be *bold*, _italic_ or an :icon:."""
    found = []
    for part in re.findall(r"\*[^*]+\*|_[^_]+_|:\w+:|[^*_:]+", text):
        if part[0] == ":":
            found.append(TextPiece("", icon=part[1:-1]))
        elif part[0] == "*":
            found.append(TextPiece(part[1:-1], "bold"))
        elif part[0] == "_":
            found.append(TextPiece(part[1:-1], "italic"))
        else:
            found.append(TextPiece(part))
    return found


def set_in(text: str, room: float, language: str = "cs", faces: TextFaces = FACES) -> Block:
    return set_rich_block(pieces(text), faces, Box(0, 0, room, 900), lead=3.75, language=language)


def lines(found: Block) -> tuple[str, ...]:
    """What stands in each line, icons by name in their place."""
    middle = (CAPITAL + 1) / 2  # an icon's middle is about so high above its baseline
    marks = [(round((run.y - found.top) / 3.75), run.x, run.text) for run in found.runs]
    for icon in found.icons:
        low = icon.y + icon.size / 2 + middle
        marks.append((round((low - found.top) / 3.75), icon.x, f":{icon.name}:"))
    ordered = groupby(sorted(marks), key=lambda mark: mark[0])
    return tuple("".join(text for _, _, text in line) for _, line in ordered)


def drawn(run: Run) -> float:
    """The width of a run, in its own face."""
    points = run.size * 72 / 25.4
    return width(run.text, Style(run.face, points))


def room_for(text: str) -> float:
    """A width that just holds a text."""
    return set_in(text, 500).width


# As plain text.


@pytest.mark.parametrize("align", ALIGNS)
@pytest.mark.parametrize("valign", VALIGNS)
@pytest.mark.parametrize("even", [False, True])
def test_plain_text_is_the_block_of_plain_text(align: Align, valign: Valign, even: bool) -> None:
    box = Box(6, 60, 30, 14)
    parts = [RULE[:10], RULE[10:17], RULE[17:]]
    for texts in ([RULE], parts):
        found = set_rich_block(
            [TextPiece(text) for text in texts],
            FACES,
            box,
            lead=3.75,
            align=align,
            valign=valign,
            language="cs",
            minimum=7,
            even=even,
        )
        plain = set_block(
            RULE, BODY, box, lead=3.75, align=align, valign=valign, language="cs", minimum=7, even=even
        )
        assert found == plain


def test_a_weight_without_a_face_is_regular() -> None:
    found = set_rich_block(
        pieces("Malá *jasná* _hvězda_ tu"), TextFaces(BODY, None, None), BOX, lead=3.75, language="cs"
    )
    assert found == set_block("Malá jasná hvězda tu", BODY, BOX, lead=3.75, language="cs")


def test_text_that_is_all_bold_is_a_block_in_the_bold_face() -> None:
    found = set_rich_block([TextPiece(RULE, "bold")], FACES, BOX, lead=3.75, language="cs")
    assert found == set_block(RULE, Style(BOLD, 9), BOX, lead=3.75, language="cs")


def test_no_pieces_are_an_empty_block() -> None:
    for none in ([], [TextPiece("")], [TextPiece(" "), TextPiece("\n", "bold")]):
        found = set_rich_block(none, FACES, BOX, lead=3.75, language="cs")
        assert (found.runs, found.icons, found.width) == ((), (), 0)


@given(
    words=st.lists(st.tuples(st.text("abčdeěfkvz\u00ad-5", max_size=9), WEIGHTS), max_size=25),
    room=st.floats(20, 60),
    even=st.booleans(),
    language=st.sampled_from(["cs", "en"]),
)
def test_weights_of_one_face_break_as_plain_text_does(
    words: list[tuple[str, str]], room: float, even: bool, language: str
) -> None:
    whole = [TextPiece(f"{word} ", weight) for word, weight in words]  # type: ignore[arg-type]  # hypothesis
    box = Box(0, 0, room, 900)
    text = "".join(piece.text for piece in whole)
    plain = set_block(text, BODY, box, lead=3.75, language=language, even=even)
    found = set_rich_block(whole, SAME, box, lead=3.75, language=language, even=even)
    assert lines(found) == lines(plain)
    assert (found.lines, found.width, found.height) == (plain.lines, plain.width, plain.height)
    assert [run.x for run in found.runs if run.x == 0] == [run.x for run in plain.runs]


# Weights.


def test_each_run_is_set_in_the_face_of_its_weight_and_follows_the_one_before() -> None:
    found = set_in("Malá *jasná* _hvězda_ tu", 90)
    faces = [(run.text, run.face) for run in found.runs]
    assert faces == [
        ("Malá ", BODY.face),
        ("jasná", BOLD),
        (" ", BODY.face),
        ("hvězda", ITALIC),
        (" tu", BODY.face),
    ]
    for run, after in pairwise(found.runs):
        assert after.x == pytest.approx(run.x + drawn(run))
        assert after.y == run.y
    assert found.width == pytest.approx(sum(map(drawn, found.runs)))


def test_words_of_one_weight_have_its_space_between_them() -> None:
    assert [run.text for run in set_in("tu *malá jasná* je", 90).runs] == ["tu ", "malá jasná", " je"]
    assert [run.text for run in set_in("tu *malá* je", 90).runs] == ["tu ", "malá", " je"]


def test_a_word_of_two_weights_is_one_word() -> None:
    assert lines(set_in("malá *hvězdo*kupa svítí", room_for("malá hvězdo") + 1)) == (
        "malá",
        "hvězdokupa",
        "svítí",
    )


def test_letters_of_one_weight_are_kerned_and_tracked_as_ever() -> None:
    style = Style("JosefinSans-SemiBold", 11.5, tracking=0.11, kerned=True)
    faces = TextFaces(style, "JosefinSans-Bold", None)
    found = set_rich_block(pieces("TAV *TAV*"), faces, Box(0, 0, 90, 9), lead=5, language="cs")
    plain, bold = found.runs
    assert (plain.text, bold.text) == ("TAV ", "TAV")
    assert plain.gaps == place_runs("TAV ", style, 0, 0)[0].gaps
    assert bold.gaps == place_runs("TAV", Style("JosefinSans-Bold", 11.5, 0.11, True), 0, 0)[0].gaps
    assert 0 < bold.gaps[0] < 110
    tracking = 0.11 * 11.5 * 25.4 / 72
    assert bold.x == pytest.approx(width("TAV ", style) + tracking)
    assert found.width == pytest.approx(bold.x + width("TAV", Style("JosefinSans-Bold", 11.5, 0.11, True)))


# Lines end by the rules of plain text, across weights.


@pytest.mark.parametrize(
    ("text", "room", "found"),
    [
        ("Půjdeme *k* lesu", "Půjdeme k", ("Půjdeme", "k lesu")),
        ("*K večeru v* lese", "K večeru v", ("K večeru", "v lese")),
        ("Nadepsáno „*O* nebi“", "Nadepsáno „O", ("Nadepsáno", "„O nebi“")),
        ("*v* lese", "v lese", ("v lese",)),
        ("Planeta *i* _v_ noci", "Planeta i v", ("Planeta", "i v noci")),
        ("Získej *10* bodů.", "Získej 10", ("Získej", "10 bodů.")),
        ("Dostaneš *10* _000_ bodů", "Dostaneš 10 000", ("Dostaneš", "10 000 bodů")),
        ("Získej *10 bo*dů.", "Získej 10", ("Získej", "10 bodů.")),
        ("má\u00a0*vše* tu", "má\u00a0vše", ("má\u00a0vše", "tu")),
        ("Karta *má\u00a0*vše", "Karta má", ("Karta", "má\u00a0vše")),
    ],
)
def test_words_hold_together_across_weights(text: str, room: str, found: tuple[str, ...]) -> None:
    assert lines(set_in(text, room_for(room) + 0.8)) == found
    assert lines(set_in(text, room_for(room) + 0.8, "pl")) == found


def test_an_english_line_may_end_in_a_bold_one_letter_word() -> None:
    assert lines(set_in("Take *a* card", room_for("Take *a*"), "en")) == ("Take a", "card")


@pytest.mark.parametrize("language", ["cs", "pl", "en"])
@pytest.mark.parametrize(
    ("text", "room", "found"),
    [
        ("Vezmi 2 :star: hned", "Vezmi 2", ("Vezmi", "2 :star:", "hned")),
        ("Vezmi *2* :star:, hned", "Vezmi *2*", ("Vezmi", "2 :star:,", "hned")),
        ("Vezmi 2:star: hned", "Vezmi 2", ("Vezmi", "2:star:", "hned")),
        ("Dalekohledem 2× (:star:)", "Dalekohledem 2×", ("Dalekohledem", "2× (:star:)")),
        ("Dalekohledem *2* × :star:", "Dalekohledem 2 ×", ("Dalekohledem", "2 × :star:")),
        ("Vezmi :star: hned", "Vezmi", ("Vezmi", ":star:", "hned")),
        ("Za :star::moon: bod", "Za :star:", ("Za", ":star::moon:", "bod")),
    ],
)
def test_a_number_does_not_part_from_its_icon(
    text: str, room: str, found: tuple[str, ...], language: str
) -> None:
    assert lines(set_in(text, room_for(room) + 0.3, language)) == found


def test_a_soft_hyphen_parts_a_bold_word_and_is_bold() -> None:
    found = set_in("Malá *hvězdo\u00adkupa* svítí", room_for("Malá *hvězdo-*"))
    assert [(run.text, run.face) for run in found.runs] == [
        ("Malá ", BODY.face),
        ("hvězdo-", BOLD),
        ("kupa", BOLD),
        (" svítí", BODY.face),
    ]
    assert lines(set_in("Malá *hvězdo\u00adkupa* svítí", 90)) == ("Malá hvězdokupa svítí",)


def test_a_hyphen_within_a_word_of_two_weights_is_written_again_in_czech() -> None:
    found = set_in("*modro-*žlutá", room_for("*modro-*"))
    assert [(run.text, run.face) for run in found.runs] == [("modro-", BOLD), ("-žlutá", BODY.face)]
    assert lines(set_in("*modro-*žlutá", room_for("*modro-*"), "en")) == ("modro-", "žlutá")


def test_a_line_end_in_a_piece_starts_a_line_and_an_empty_line_stays() -> None:
    found = set_in("\n*jedna\n\ndvě* :star:\r\ntři\n", 50)
    assert found.lines == 4
    assert [run.text for run in found.runs] == ["jedna", "dvě", " ", "tři"]
    assert found.runs[1].y - found.runs[0].y == pytest.approx(7.5)


# Icons.


def test_an_icon_is_a_square_centred_on_the_capitals_with_air_about_it() -> None:
    found = set_in("Vezmi :star: hned", 90)
    (icon,) = found.icons
    before, after = found.runs
    assert (before.text, after.text) == ("Vezmi ", " hned")
    assert icon.name == "star"
    assert icon.size == pytest.approx(1.5 * CAPITAL, rel=0.01)
    assert icon.y + icon.size / 2 == pytest.approx(before.y - CAPITAL / 2)
    left, right = icon.x - before.x - drawn(before), after.x - icon.x - icon.size
    assert left == pytest.approx(right)
    assert 0.1 < left < 0.3


def test_a_stop_keeps_close_to_an_icon_before_it() -> None:
    (icon,), (_, stop) = (found := set_in("Vezmi :star:.", 90)).icons, found.runs
    (same,), (_, word) = (found := set_in("Vezmi :star:a", 90)).icons, found.runs
    assert stop.text == "."
    assert icon.x == same.x
    assert -0.3 < stop.x - icon.x - icon.size < 0 < word.x - same.x - same.size


def test_an_icon_beside_figures_alone_is_centred_on_them() -> None:
    style = Style("JosefinSans-SemiBold", 23)
    figure, capital = digit_height(style.face), capital_height(style.face)
    assert figure < capital
    for text, height in (("12 :star:", figure), ("A2 :star:", capital), (":star:", capital)):
        found = set_rich_block(
            pieces(text), TextFaces(style), Box(0, 0, 90, 20), lead=8, valign="middle", language="cs"
        )
        (icon,) = found.icons
        assert icon.y + icon.size / 2 == pytest.approx(10)
        assert found.height == pytest.approx(height * 23 * 25.4 / 72 / 1000)


def test_icons_alone_are_a_line() -> None:
    found = set_in(":star::moon: :sun:", 90)
    star, moon, sun = found.icons
    assert found.lines == 1
    assert found.height == pytest.approx(CAPITAL)
    assert star.y == moon.y == sun.y
    assert moon.x - star.x < sun.x - moon.x
    assert found.width == pytest.approx(sun.x + sun.size + star.x)


def test_the_regular_face_sizes_icons_and_the_highest_face_of_the_first_line_its_rise() -> None:
    faces = TextFaces(BODY, "JosefinSans-Bold", None)
    found = set_rich_block(pieces("*Hvězda* :star: tu"), faces, BOX, lead=3.75, language="cs")
    assert found.icons[0].size == set_in("a :star:", 90).icons[0].size
    assert found.height == pytest.approx(capital_height("JosefinSans-Bold") * EM / 1000)


# Boxes.


@pytest.mark.parametrize(("align", "share"), [("left", 0), ("centre", 0.5), ("right", 1)])
def test_lines_are_aligned_in_the_box(align: Align, share: float) -> None:
    text = pieces("*Získej* 2 :star: za každou dvojici *modré a oranžové* hvězdy.")
    left = set_rich_block(text, FACES, BOX, lead=3.75, language="cs")
    found = set_rich_block(text, FACES, BOX, lead=3.75, align=align, language="cs")
    last = [run for run in left.runs if run.y == left.baseline]
    free = 51 - sum(map(drawn, last))
    first = next(run for run in found.runs if run.y == found.baseline)
    assert first.x - 6 == pytest.approx(share * free)
    assert found.icons[0].x - left.icons[0].x == pytest.approx(found.runs[0].x - left.runs[0].x)


@pytest.mark.parametrize(("valign", "share"), [("top", 0), ("middle", 0.5), ("bottom", 1)])
def test_a_block_says_where_its_top_and_its_last_baseline_are(valign: Valign, share: float) -> None:
    for text in ("Malá *jasná* hvězda svítí nad :star: temným lesem i v noci", "Malá hvězda"):
        found = set_rich_block(pieces(text), FACES, BOX, lead=3.75, valign=valign, language="cs")
        assert found.top == pytest.approx(60 + share * (14 - found.height))
        assert found.top == pytest.approx(found.runs[0].y - CAPITAL)
        assert found.baseline == pytest.approx(found.runs[-1].y)
        assert found.baseline - found.top == pytest.approx(found.height)


def test_rich_text_shrinks_by_quarter_points_and_its_icons_with_it() -> None:
    text = pieces("Získej *2* :star: za dvojici")
    wide = set_rich_block(text, FACES, Box(0, 0, 90, 3), lead=3.75, language="cs")
    found = set_rich_block(
        text, FACES, Box(0, 0, wide.width * 8.3 / 9, 3), lead=3.75, language="cs", minimum=6
    )
    assert found.size == 8.25
    assert {run.size for run in found.runs} == {8.25 * 25.4 / 72}
    assert found.icons[0].size == pytest.approx(wide.icons[0].size * 8.25 / 9)


def test_what_does_not_fit_says_which_word_and_by_how_much() -> None:
    text = pieces("to je *10* :star: tam")
    with pytest.raises(Overflow) as error:
        set_rich_block(text, FACES, Box(0, 0, 5, 90), lead=3.75, language="cs", minimum=8)
    assert error.value.size == 8
    assert error.value.word == "10 :star:"
    assert error.value.width == pytest.approx(room_for("*10* :star:") * 8 / 9 - 5)
    assert "'to je 10 :star: tam'" in str(error.value)
    with pytest.raises(Overflow) as high:
        set_rich_block(text, FACES, Box(0, 0, room_for("to je *10* :star:"), 4), lead=3.75, language="cs")
    assert high.value.height == pytest.approx(CAPITAL + 3.75 - 4)
    assert high.value.width == 0


def test_a_missing_character_is_found_in_the_face_that_lacks_it() -> None:
    text = [TextPiece("漢 a ", "bold"), TextPiece("", icon="star"), TextPiece("漢字")]
    faces = TextFaces(BODY, BOLD, None)
    with pytest.raises(MissingGlyph) as error:
        set_rich_block(text, faces, BOX, lead=3.75, language="cs")
    assert (error.value.character, error.value.index) == ("漢", 0)
    assert BOLD in error.value.why
    found = [(each.character, each.index, each.text) for each in find_missing_pieces(text, faces)]
    assert found == [("漢", 0, "漢 a :star:漢字"), ("字", 11, "漢 a :star:漢字")]
    alone = TextFaces(Style(BODY.face, 9, fallbacks=()), "DejaVuSans", None)
    (lacking,) = find_missing_pieces([TextPiece("☆ ", "bold"), TextPiece("☆")], alone)
    assert lacking.index == 2


def test_a_missing_character_of_plain_pieces_counts_through_them() -> None:
    with pytest.raises(MissingGlyph) as error:
        set_rich_block([TextPiece("abc "), TextPiece("d漢")], FACES, BOX, lead=3.75, language="cs")
    assert error.value.index == 5


def test_a_shifted_block_is_the_same_elsewhere() -> None:
    text = pieces("Získej *2* :star: za každou dvojici *modré* hvězdy a :moon: nad lesem")
    found = set_rich_block(text, FACES, BOX, lead=3.75, language="cs")
    elsewhere = set_rich_block(text, FACES, Box(16, 55, 51, 14), lead=3.75, language="cs")
    moved = shift_block(found, 10, -5)
    assert [(run.text, run.face, run.size, run.gaps) for run in moved.runs] == [
        (run.text, run.face, run.size, run.gaps) for run in found.runs
    ]
    assert places(moved) == pytest.approx(places(elsewhere))
    assert (moved.lines, moved.width, moved.height, moved.size) == (2, found.width, found.height, found.size)


def places(found: Block) -> list[float]:
    marks: Sequence[Run | PlacedIcon] = (*found.runs, *found.icons)
    return [number for mark in marks for number in (mark.x, mark.y)] + [found.top, found.baseline]


# Whatever is set.

letters = st.text("aábcčdeěfklmnosuvzž", min_size=1, max_size=8)
marks = st.sampled_from(["{}", "*{}*", "_{}_"])
numbers = st.builds("{} :star:".format, st.one_of(st.integers(0, 99), st.just("*7*")))
words = st.lists(
    st.one_of(st.builds(str.format, marks, letters), numbers, st.sampled_from([":moon:", "v", "*k*"])),
    max_size=25,
)


@given(
    words=words,
    box=st.builds(Box, st.floats(0, 50), st.floats(0, 50), st.floats(24, 60), st.floats(3, 60)),
    align=st.sampled_from(ALIGNS),
    even=st.booleans(),
)
@example(words=["*v*", ":moon:"] * 9, box=Box(0, 0, 24, 60), align="right", even=True)
def test_nothing_leaves_the_box_is_lost_or_changes_places(
    words: list[str], box: Box, align: Align, even: bool
) -> None:
    text = " ".join(words)
    try:
        found = set_rich_block(
            pieces(text), FACES, box, lead=3.75, align=align, language="cs", minimum=7, even=even
        )
    except Overflow as error:
        assert error.height > 0  # every word has room: only height can lack  # noqa: PT017
        return
    assert all(box.x - 1e-6 <= run.x <= box.x + box.width - drawn(run) + 1e-6 for run in found.runs)
    assert all(box.x <= icon.x <= box.x + box.width - icon.size for icon in found.icons)
    assert found.height <= box.height + 1e-6
    plain = re.sub(r"[*_]", "", text)
    seen = "".join(run.text for run in found.runs).replace(" ", "")
    assert seen == re.sub(r":\w+:| ", "", plain)
    assert [icon.name for icon in found.icons] == re.findall(r":(\w+):", plain)


@given(words=words, room=st.floats(20, 60), even=st.booleans())
def test_lines_of_any_weights_end_where_they_may(words: list[str], room: float, even: bool) -> None:
    box = Box(0, 0, room, 900)
    try:
        found = set_rich_block(pieces(" ".join(words)), FACES, box, lead=3.75, language="cs", even=even)
    except Overflow:  # one-letter words hold the next, however wide both are
        assert any(len(re.sub(r"[*_]", "", word)) == 1 for word in words)
        return
    set_lines = lines(found)
    assert "".join(set_lines).replace(" ", "") == re.sub(r"[*_ ]", "", "".join(words))
    for line in set_lines[:-1]:
        last = line.split()[-1]
        assert not last.isdigit()
        assert last not in {"k", "s", "v", "z", "o", "u", "a"}


@given(words=st.lists(words, max_size=3), room=st.floats(3, 40), language=st.sampled_from(["cs", "en"]))
@example(words=[["*v*\u00ad\u200b", "_a-_b"]], room=3.0, language="cs")
@example(words=[["*\u00ad*", "\u200b", "a*-*b/_c_"]], room=3.0, language="cs")
def test_any_pieces_are_set_or_complained_about(words: list[list[str]], room: float, language: str) -> None:
    text = "\n".join(" ".join(line) for line in words)
    try:
        count = set_in(text, room, language).lines
    except Overflow as error:
        count = 0
        assert error.width > 0  # noqa: PT017
    assert count <= len(text) + 1


def test_plain_lines_are_those_that_are_broken() -> None:
    assert lines(set_in(RULE, 30)) == break_lines(RULE, BODY, 30, "cs")
