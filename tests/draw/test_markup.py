"""The small markup of texts: what is bold, what an icon, what a plain star or colon, what is refused."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pnp.draw import Marked, MarkupError, find_source_index, read_marked_text, read_pieces
from pnp.errors import PnpError
from pnp.text import MissingGlyph, Style, TextFaces, TextPiece, find_missing_pieces

FACES = TextFaces(Style("SourceSans3-Medium", 9), "SourceSans3-Bold", "SourceSans3-MediumItalic")


def shown(text: str) -> str:
    """The pieces in letters: B for bold, I for italic, R for regular, an icon in brackets."""
    parts = (
        f"<{each.icon}>" if each.icon else f"{each.weight[0].upper()}({each.text})"
        for each in read_pieces(text)
    )
    return "".join(parts)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Draw **two** cards", "R(Draw )B(two)R( cards)"),
        ("*All* players", "I(All)R( players)"),
        ("**Setup:** take one", "B(Setup:)R( take one)"),
        ("**a *b* c**", "B(a )B(b)B( c)"),
        ("*a **b** c*", "I(a )B(b)I( c)"),
        ("***both***", "B(both)"),
        ("**a *b***", "B(a )B(b)"),
        ("**a *b** c*", "B(a )B(b)I( c)"),
        ("super**nova**", "R(super)B(nova)"),
        ("**Super**nova", "B(Super)R(nova)"),
        ("(**a**), „*b*“", "R(()B(a)R(), „)I(b)R(“)"),
        ("**two\nlines**", "B(two\nlines)"),
        ("Gain 2 :star: now", "R(Gain 2 )<star>R( now)"),
        ("2:star::half-moon_2:!", "R(2)<star><half-moon_2>R(!)"),
        ("**3 :star:**", "B(3 )<star>"),
        ("Vezmi :hvězda:", "R(Vezmi )<hvězda>"),
    ],
)
def test_markup_is_read(text: str, parts: str) -> None:
    assert shown(text) == parts


@pytest.mark.parametrize(
    "text",
    [
        "2 * 3",
        "2*3 and 4**2",
        "*",
        "a * b ** c",
        "cards* and more*, too**.",
        "****",
        "rated ***** today",
        "5:30",
        "10:45:00",
        "a: b",
        "Night: draw, day: rest",
        ":1up:",
        "::",
        "C:\\cards",
        "the end\\",
        "first\nsecond",
    ],
)
def test_what_is_no_markup_is_shown_as_it_stands(text: str) -> None:
    assert read_pieces(text) == (TextPiece(text),)


def test_no_text_has_no_pieces() -> None:
    assert read_pieces("") == ()
    assert read_marked_text("") == ()


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        (r"\*both\*", "*both*"),
        (r"\*\*both\*\*", "**both**"),
        (r"\:star:", ":star:"),
        (r"a\\b", r"a\b"),
        (r"\a\n", r"\a\n"),
        (r"\\\*", r"\*"),
    ],
)
def test_a_backslash_shows_the_sign_after_it(text: str, plain: str) -> None:
    assert read_pieces(text) == (TextPiece(plain),)


def test_an_escaped_star_may_be_bold() -> None:
    assert read_pieces(r"**\***") == (TextPiece("*", "bold"),)


@pytest.mark.parametrize(
    ("text", "at", "mark", "word"),
    [
        ("Draw **two cards", 5, "**", "two"),
        ("*all", 0, "*", "all"),
        ("a *b **c* d", 5, "**", "c"),
        ("**Setup: take\n**Play:** act", 0, "**", "Setup:"),
        ("**a*", 0, "**", "a"),
        ("2*x", 1, "*", "x"),
        ("***a*", 0, "**", "a"),
        ("***a**", 2, "*", "a"),
    ],
)
def test_a_mark_that_is_not_closed_is_named_at_its_place(text: str, at: int, mark: str, word: str) -> None:
    with pytest.raises(MarkupError) as error:
        read_pieces(text)
    assert isinstance(error.value, PnpError)
    assert error.value.at == at
    assert error.value.wrong == f"the '{mark}' before '{word}' is not closed"
    assert f"write '{mark}' after the last word" in error.value.right
    assert str(error.value) == f"{error.value.wrong}; {error.value.right}"


def test_what_an_error_advises_mends_it() -> None:
    text = "Draw **two cards"
    assert shown(text + "**") == "R(Draw )B(two cards)"
    assert shown(text.replace("**", r"\*\*")) == "R(Draw **two cards)"


def test_capitals_are_for_letters_and_not_for_the_names_of_icons() -> None:
    assert read_pieces("straße **x** :star:", capitals=True) == (
        TextPiece("STRASSE "),
        TextPiece("X", "bold"),
        TextPiece(" "),
        TextPiece("", icon="star"),
    )
    assert read_pieces("straße", capitals=True) == (TextPiece("STRASSE"),)


def test_each_character_knows_its_place_in_the_text() -> None:
    text = r"a\* **bold** :moon: z"
    found = [(part.piece.text or part.piece.icon, list(part.places)) for part in read_marked_text(text)]
    assert found == [
        ("a* ", [0, 2, 3]),
        ("bold", [6, 7, 8, 9]),
        (" ", [12]),
        ("moon", [13]),
        (" z", [19, 20]),
    ]


@pytest.mark.parametrize(
    ("text", "capitals"),
    [
        ("漢", False),
        ("first **漢** 漢", False),
        (r"\*:star::moon: *a* \\ 漢", False),
        ("straße *漢*", True),
        ("be\N{COMBINING CARON}z 漢", False),
    ],
)
def test_a_character_that_cannot_be_set_is_found_in_the_text(text: str, capitals: bool) -> None:
    (lacking,) = find_missing_pieces(read_pieces(text, capitals=capitals), FACES)
    assert isinstance(lacking, MissingGlyph)
    assert find_source_index(text, lacking.index, capitals=capitals) == text.index("漢")


def test_there_is_no_place_beyond_the_text() -> None:
    with pytest.raises(IndexError):
        find_source_index("**ab**", 2)


words = st.lists(st.text("ab 2*:\\-\n", max_size=12), max_size=6)


@given(words=words)
@example(words=["**"] * 3)
@example(words=["*:a:" * 500])
def test_any_text_is_read_or_refused_at_a_star_of_its_own(words: list[str]) -> None:
    text = "".join(words)
    refused: int | None = None
    parts: tuple[Marked, ...] = ()
    try:
        parts = read_marked_text(text)
    except MarkupError as error:
        refused = error.at
    assert refused is None or text[refused] == "*"
    places = [place for part in parts for place in part.places]
    assert places == sorted(set(places))
    for part in parts:
        assert "".join(text[place] for place in part.places) == (part.piece.text or ":")
    assert refused is not None or tuple(part.piece for part in parts) == read_pieces(text)


@given(words=words)
def test_escaped_text_is_shown_as_it_was(words: list[str]) -> None:
    text = "".join(words)
    escaped = "".join(f"\\{sign}" if sign in "*:\\" else sign for sign in text)
    assert "".join(piece.text for piece in read_pieces(escaped)) == text
    assert len(read_pieces(escaped)) == bool(text)
