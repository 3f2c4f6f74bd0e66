"""Where lines end: they fit, they keep the words, and they end as Czech and Polish want it."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.text import MissingGlyph, Style, TooWide, break_lines, width

BODY = Style("SourceSans3-Medium", 9)
TITLE = Style("JosefinSans-SemiBold", 11.5, tracking=0.11, kerned=True)
ONE_LETTER = "ksvzouaiwKSVZOUAIW"

word = st.text("abcčdeěfghlłmnřstuůyžż", min_size=2, max_size=9)
words = st.lists(st.one_of(word, word, st.sampled_from(ONE_LETTER)), max_size=25)
figures = st.builds(
    lambda number, unit: f"{number} {unit}", st.integers(0, 99), st.sampled_from(["bodů", "mm", ":star:"])
)
styles = st.sampled_from([BODY, TITLE, Style("DejaVuSans", 8, tracking=0.02)])


def holding(line: str) -> float:
    """A width that just holds a line."""
    return width(line, BODY)


@pytest.mark.parametrize(
    ("text", "room", "lines"),
    [
        ("K večeru v lese", "K večeru v", ("K večeru", "v lese")),
        ("Půjdeme k lesu", "Půjdeme k", ("Půjdeme", "k lesu")),
        ("Sedí a v lese čte", "Sedí a v", ("Sedí", "a v lese", "čte")),
        ("Souhvězdí (v noci)", "Souhvězdí (v", ("Souhvězdí", "(v noci)")),
        ("Nadepsáno „O nebi“", "Nadepsáno „O", ("Nadepsáno", "„O nebi“")),
        ("Gwiazda i planeta", "Gwiazda i", ("Gwiazda", "i planeta")),
        ("Gwiazdozbiór W zenicie", "Gwiazdozbiór W", ("Gwiazdozbiór", "W zenicie")),
        ("Dostane body i s kartou", "Dostane body i s", ("Dostane body", "i s kartou")),
        ("Hráč A. Potom hráč", "Hráč A.", ("Hráč A.", "Potom", "hráč")),
        ("Ke stolu jde", "Ke stolu", ("Ke stolu", "jde")),
    ],
)
def test_a_czech_or_polish_line_does_not_end_in_a_one_letter_word(
    text: str, room: str, lines: tuple[str, ...]
) -> None:
    assert break_lines(text, BODY, holding(room), "cs") == lines
    assert break_lines(text, BODY, holding(room), "pl") == lines


def test_one_letter_words_alone_are_one_line_that_may_end_so() -> None:
    assert break_lines("a i o u", BODY, 20, "cs") == ("a i o u",)
    with pytest.raises(TooWide, match="'a i o u' is"):
        break_lines("a i o u", BODY, holding("a i o"), "cs")


def test_an_english_line_may_end_in_a_one_letter_word() -> None:
    assert break_lines("Take a card", BODY, holding("Take a"), "en") == ("Take a", "card")
    assert break_lines("Take a card", BODY, holding("Take a"), "cs") == ("Take", "a card")


@pytest.mark.parametrize("language", ["cs", "pl", "en"])
@pytest.mark.parametrize(
    ("text", "room", "lines"),
    [
        ("Získej 10 bodů.", "Získej 10", ("Získej", "10 bodů.")),
        ("Dostaniesz +3 punkty, a", "Dostaniesz +3", ("Dostaniesz", "+3 punkty, a")),
        ("Constellation (12 points)", "Constellation (12", ("Constellation", "(12 points)")),
        ("Cut at 2.5 mm here", "Cut at 2.5", ("Cut at", "2.5 mm", "here")),
        ("Asi 1–2 % karet", "Asi 1–2", ("Asi", "1–2 %", "karet")),  # a range
        ("Vezmi 2 :star: hned", "Vezmi 2", ("Vezmi", "2 :star:", "hned")),
        ("Dalekohledem 2× :star-big:,", "Dalekohledem 2×", ("Dalekohledem", "2× :star-big:,")),
        ("Deset bodů máš", "Deset", ("Deset", "bodů", "máš")),
        ("Karta O19 mm tam", "Karta O19", ("Karta O19", "mm tam")),
        ("Karta 19 mmm tam", "Karta 19", ("Karta 19", "mmm", "tam")),
    ],
)
def test_a_number_does_not_part_from_its_unit_or_icon(
    text: str, room: str, lines: tuple[str, ...], language: str
) -> None:
    assert break_lines(text, BODY, holding(room), language) == lines


@pytest.mark.parametrize(
    ("text", "room", "lines", "language"),
    [
        ("Vezmi si 2 karty hned", "Vezmi si 2", ("Vezmi si", "2 karty", "hned"), "cs"),
        ("Weź wszystkie 3 gwiazdy", "Weź wszystkie 3", ("Weź wszystkie", "3 gwiazdy"), "pl"),
        ("Vezmi si 2 (malé) karty", "Vezmi si 2", ("Vezmi si", "2 (malé)", "karty"), "cs"),
        ("Vyber ze 2 a 3 karet", "Vyber ze 2", ("Vyber ze 2", "a 3 karet"), "cs"),
        ("Take the 2 cards now", "Take the 2", ("Take the 2", "cards now"), "en"),
        ("Konec kola 3. Pak dál", "Konec kola 3.", ("Konec kola 3.", "Pak dál"), "cs"),
        ("Konec kola 3 – a dál", "Konec kola 3", ("Konec kola 3", "– a dál"), "cs"),
        # Where there is no room for both, they part as if nothing held them.
        ("Vezmi 2 hvězdokupy", "hvězdokupy", ("Vezmi 2", "hvězdokupy"), "cs"),
        ("Weź 2 gwiazdozbiory i 3", "gwiazdozbiory", ("Weź 2", "gwiazdozbiory", "i 3"), "pl"),
    ],
)
def test_a_number_holds_the_word_after_it_in_czech_and_polish_where_there_is_room(
    text: str, room: str, lines: tuple[str, ...], language: str
) -> None:
    assert break_lines(text, BODY, holding(room), language) == lines


def test_a_number_lets_no_unit_go() -> None:
    with pytest.raises(TooWide, match="'2 mm'"):
        break_lines("2 mm", BODY, holding("mm"), "cs")


def test_thousands_hold_together_in_czech_and_polish() -> None:
    assert break_lines("Dalekohled 10 000 bodů", BODY, holding("Dalekohled 10 000"), "cs") == (
        "Dalekohled",
        "10 000 bodů",
    )
    assert break_lines("Cards 10 000 x", BODY, holding("Cards 10"), "en") == ("Cards 10", "000 x")
    assert break_lines("Karty 10 1000 x", BODY, holding("Karty 10"), "pl") == ("Karty 10", "1000 x")
    assert break_lines("Karty O19 100", BODY, holding("Karty O19"), "pl") == ("Karty O19", "100")
    assert break_lines("Karty 1000 100 x", BODY, holding("Karty 1000"), "pl") == ("Karty 1000", "100 x")


def test_a_no_break_space_holds_and_the_rules_look_through_it() -> None:
    assert break_lines("Dalekohled má\u00a0vše", BODY, holding("Dalekohled má"), "en") == (
        "Dalekohled",
        "má\u00a0vše",
    )
    assert break_lines("Dalekohled i\u00a0v noci", BODY, holding("Dalekohled i v"), "cs") == (
        "Dalekohled",
        "i\u00a0v noci",
    )
    assert break_lines("Dalekohled o\u00a05 bodů", BODY, holding("Dalekohled o 5"), "cs") == (
        "Dalekohled",
        "o\u00a05 bodů",
    )


def test_spaces_and_tabs_between_words_count_as_one_space() -> None:
    assert break_lines("  jedna \t dvě  ", BODY, 50, "cs") == ("jedna dvě",)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\u2028", "\u2029"])
def test_a_line_end_starts_a_line_and_an_empty_line_stays(end: str) -> None:
    assert break_lines(f"jedna{end}{end}dvě tři{end}", BODY, 50, "cs") == ("jedna", "", "dvě tři")


def test_a_paragraph_may_end_in_a_one_letter_word() -> None:
    assert break_lines("skupina A\nje tu", BODY, 50, "cs") == ("skupina A", "je tu")


def test_no_text_has_no_lines() -> None:
    assert break_lines("", BODY, 50, "cs") == ()
    assert break_lines("\n", BODY, 50, "cs") == ()


def test_a_line_fits_the_very_width_that_it_has() -> None:
    for style in (BODY, TITLE):
        line = "AVATAR letí k nebi"
        assert break_lines(line, style, width(line, style), "cs") == (line,)
        assert len(break_lines(line, style, width(line, style) - 0.001, "cs")) == 2


def test_a_word_wider_than_its_line_is_named_with_what_is_too_much() -> None:
    with pytest.raises(TooWide) as error:
        break_lines("to je hvězdokupa tam", BODY, 10, "cs")
    assert error.value.word == "hvězdokupa"
    assert error.value.overflow == pytest.approx(width("hvězdokupa", BODY) - 10, abs=1e-9)
    assert re.fullmatch(r"'hvězdokupa' is \d\.\d\d? mm wider than its line of 10 mm", str(error.value))


def test_a_soft_hyphen_shows_only_where_its_word_is_parted() -> None:
    text = "Malá hvězdo\u00adkupa svítí"
    assert break_lines(text, BODY, holding("Malá hvězdo-"), "cs") == ("Malá hvězdo-", "kupa svítí")
    assert break_lines(text, BODY, holding("Malá hvězdo"), "cs") == ("Malá", "hvězdokupa", "svítí")
    assert break_lines(text, BODY, 90, "cs") == ("Malá hvězdokupa svítí",)


def test_a_soft_hyphen_before_a_word_does_nothing() -> None:
    assert break_lines("malá \u00adhvězda", BODY, holding("malá hvě"), "cs") == ("malá", "hvězda")


def test_a_word_is_parted_at_the_last_soft_hyphen_that_fits_and_again() -> None:
    text = "nej\u00adne\u00adob\u00adhos\u00adpo\u00addařo\u00advá\u00adva\u00adtelnější"
    found = break_lines(text, BODY, 11, "cs")
    assert len(found) > 2
    assert all(line.endswith("-") for line in found[:-1])
    assert "".join(line.removesuffix("-") for line in found) == text.replace("\u00ad", "")


def test_a_soft_break_parts_without_a_hyphen_but_not_after_a_one_letter_word() -> None:
    assert break_lines("lyra1\u200bdraco4", BODY, holding("draco4"), "en") == ("lyra1", "draco4")
    assert break_lines("hvězda v\u200blese", BODY, holding("hvězda v"), "cs") == ("hvězda", "vlese")
    assert break_lines("\u200b", BODY, 10, "cs") == ("",)


def test_a_hyphen_or_slash_parts_a_word_only_where_it_is_wider_than_a_line() -> None:
    assert break_lines("ta modro-žlutá", BODY, holding("modro-žlutá"), "en") == ("ta", "modro-žlutá")
    assert break_lines("ta modro-žlutá", BODY, holding("modro-"), "en") == ("ta", "modro-", "žlutá")
    soft = "hvězdičky modro-žlu\u00adtá"
    assert break_lines(soft, BODY, holding("hvězdičky modro-"), "cs") == ("hvězdičky", "modro-žlutá")
    assert break_lines("hvězda/planeta", BODY, holding("planeta/"), "cs") == ("hvězda/", "planeta")


def test_czech_and_polish_write_the_hyphen_again() -> None:
    assert break_lines("modro-žlutá", BODY, holding("modro-"), "cs") == ("modro-", "-žlutá")
    assert break_lines("biało-czerwony", BODY, holding("-czerwony"), "pl") == ("biało-", "-czerwony")
    assert break_lines("10000-20000", BODY, holding("10000-"), "pl") == ("10000-", "20000")


def test_a_missing_character_is_placed_in_the_whole_text() -> None:
    with pytest.raises(MissingGlyph) as error:
        break_lines("První řádek\ndruhý 漢", BODY, 50, "cs")
    assert error.value.index == 18


@given(words=words, style=styles, room=st.floats(15, 60), language=st.sampled_from(["cs", "pl", "en"]))
def test_lines_fit_and_keep_the_words_in_order(
    words: list[str], style: Style, room: float, language: str
) -> None:
    lines: tuple[str, ...] = ()
    try:
        lines = break_lines(" ".join(words), style, room, language)
    except TooWide as found:
        wide = width(found.word, style)
    else:
        wide = 0
        assert " ".join(lines).split() == words
    assert lines or wide > room or not words
    assert all(width(line, style) <= room + 1e-9 for line in lines)
    if language != "en":
        assert not [line for line in lines[:-1] if line.split()[-1] in set(ONE_LETTER)]


@given(words=st.lists(word, min_size=1, max_size=25), style=styles, room=st.floats(60, 90))
def test_a_line_takes_as_many_words_as_go_in(words: list[str], style: Style, room: float) -> None:
    lines = break_lines(" ".join(words), style, room, "cs")
    for line, following in pairwise(lines):
        assert width(f"{line} {following.split()[0]}", style) > room


@given(parts=st.lists(st.one_of(word, figures), max_size=15), room=st.floats(20, 50))
def test_no_line_ends_between_a_number_and_its_unit(parts: list[str], room: float) -> None:
    lines = break_lines(" ".join(parts), BODY, room, "en")
    assert not [line for line in lines if line and line.split()[-1].isdigit()]


@given(words=words, language=st.sampled_from(["cs", "en"]))
def test_more_room_never_takes_more_lines(words: list[str], language: str) -> None:
    counts = [len(break_lines(" ".join(words), BODY, room, language)) for room in (60, 70, 90, 130)]
    assert counts == sorted(counts, reverse=True)


def test_letters_that_lie_over_one_another_do_not_hide_that_a_line_is_full() -> None:
    close = Style("SourceSans3-Medium", 10, tracking=-0.4)  # a word of one letter takes back room
    lines = break_lines("MMM MMM MMM " + "i " * 20, close, 8.0, "en")
    assert lines[0] == "MMM MMM"


def test_a_text_of_parted_words_keeps_all_its_letters() -> None:
    text = "ab\u00adcd " * 300
    lines = break_lines(text, Style("SourceSans3-Medium", 10), 5.0, "en")
    assert "".join(lines).replace("-", "").replace(" ", "") == "abcd" * 300
    assert {line.rstrip("-") for line in lines} <= {"ab", "cd", "cd ab"}
