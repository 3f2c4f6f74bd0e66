"""What cannot be drawn: each fault at its place in the card set, all at once, with what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pnp.draw import DrawError
from pnp.geometry import Size
from pnp.models import Back
from tests.helpers.card_sets import card, deck, draw

if TYPE_CHECKING:
    from pnp.draw import Fault
    from pnp.errors import Location
    from pnp.models import CardSet

GREAT = "The Very Longest of All the Voyages"
LONG = "Take as many cards as there are worlds in your chart and lay one ship on each. " * 16


def faults(card_set: CardSet) -> tuple[Fault, ...]:
    with pytest.raises(DrawError) as caught:
        draw(card_set)
    return caught.value.faults


@pytest.mark.parametrize(
    ("card_set", "place", "wrong", "right"),
    [
        (deck(card("A"), card("B", icons=("sun", "plnet"))), ("cards", 1, "icons", 1), "'plnet'", "'planet'"),
        (deck(card(icons=("zzzz",))), ("cards", 0, "icons", 0), "'C1'", "the icons are star, sun"),
        (deck(card(title={"cs": "Slunce"})), ("cards", 0, "title"), "language 'en'", "'en:' beside 'cs:'"),
        (deck(card(text={"cs": "A", "pl": "B"})), ("cards", 0, "text"), "'C1'", "'cs:', 'pl:'"),
        (deck(card(note={"pl": "A"})), ("cards", 0, "note"), "'C1'", "'en:'"),
        (deck(card(), name={"pl": "Niebo"}), ("name",), "'trial-deck'", "'en:'"),
        (deck(card(), back=Back(title={"pl": "Niebo"})), ("back", "title"), "the back", "'en:'"),
        (deck(card("A"), card("B", text="Sun \u4e16")), ("cards", 1, "text"), "'\u4e16'", "characters"),
        (deck(card(title="Sun \u4e16")), ("cards", 0, "title"), "character 5", "characters"),
        (deck(card(note="\u05d0")), ("cards", 0, "note"), "'C1'", "characters"),
        (deck(card(value="\u4e16")), ("cards", 0, "value"), "'C1'", "characters"),
        (deck(card(), name="\u4e16", back="none"), ("name",), "the deck's name", "characters"),
        (deck(card(), back=Back(title="\u4e16")), ("back", "title"), "the back", "characters"),
        (deck(card(title="ΐ")), ("cards", 0, "title"), "U+0301", "characters"),
        (deck(card(), name="ΰ"), ("name",), "U+0301", "characters"),
        (deck(card(), back=Back(title="ǰ")), ("back", "title"), "the back", "characters"),
        (deck(card(text="x\u0301 y")), ("cards", 0, "text"), "U+0301", "characters"),
        (deck(card(text="a\x85b")), ("cards", 0, "text"), "U+0085", "characters"),
        (deck(card(text="**Sun")), ("cards", 0, "text"), "not closed", "write '**'"),
        (deck(card(text="Take :sun: and :mon:.")), ("cards", 0, "text"), "no icon 'mon'", "'moon'"),
        (deck(card(title="Two\nlines")), ("cards", 0, "title"), "holds a line end", "on one line"),
        (deck(card(), name="Two\r\nlines"), ("name",), "holds a line end", "on one line"),
        (deck(card("A"), card("B", title=GREAT)), ("cards", 1, "title"), "mm too wide", "shorten"),
        (deck(card(text="hvězdo" * 20)), ("cards", 0, "text"), "mm too wide", "shorten"),
        (deck(card(note="hvězdo" * 20)), ("cards", 0, "note"), "mm too wide", "shorten"),
        (deck(card(), card("B", text=LONG)), ("cards", 1, "text"), "its box of 50.0 by 30.1 mm", "shorten"),
        (deck(card(picture="9x9", text=LONG)), ("cards", 0, "text"), "mm too high", "shorten"),
        (deck(card(value="WWWW", icons=("star",))), ("cards", 0, "value"), "'WWWW'", "shorten"),
        (deck(card(), name=GREAT * 2, back="none"), ("name",), "mm too wide", "shorten"),
        (deck(card(), back=Back(title=GREAT)), ("back", "title"), "mm too wide", "shorten"),
        (deck(card("W" * 40)), ("cards", 0, "id"), "mm too wide", "shorten"),
        (deck(card(text="Go."), size=Size(10.0, 12.0)), ("size",), "10 by 12 mm", "larger size"),
        (deck(card(picture="9x9"), size=Size(50.0, 50.0)), ("size",), "mm high", "larger size"),
        (deck(card(picture="9x9"), layout="plain"), ("cards", 0, "picture"), "'picture'", "choose a layout"),
        (deck(card(ground="plumm")), ("cards", 0, "ground"), "'plumm' is not known", "'plum'"),
        (deck(card(), ground="black"), ("ground",), "'black'", "the grounds are midnight, sea"),
        (deck(card(), back=Back(ground="see")), ("back", "ground"), "'see'", "'sea'"),
    ],
)  # fmt: skip
def test_a_fault_says_where_what_and_what_would_be_right(
    card_set: CardSet, place: Location, wrong: str, right: str
) -> None:
    found = [fault for fault in faults(card_set) if fault.loc == place]
    assert len(found) == 1
    assert wrong in found[0].wrong
    assert right in found[0].right


def test_all_faults_come_at_once() -> None:
    cards = (
        card("A", title={"cs": "Noc"}, icons=("starr",)),
        card("B", text=LONG, value="WWWW", icons=("moon",)),
        card("C", title=GREAT, note="\u4e16 \u754c"),
    )
    found = faults(deck(*cards, name={"cs": "Nebe"}))
    assert {fault.loc for fault in found if fault.of == "set"} == {fault.loc for fault in found}
    assert {fault.loc for fault in found} == {
        ("name",),
        ("cards", 0, "title"),
        ("cards", 0, "icons", 0),
        ("cards", 1, "text"),
        ("cards", 1, "value"),
        ("cards", 2, "title"),
        ("cards", 2, "note"),
    }
    assert len([fault for fault in found if fault.loc == ("cards", 2, "note")]) == 2  # a fault a character


@pytest.mark.parametrize(
    ("said", "at"),
    [
        ({"text": "Sun\n\n and \u4e16\u4e16"}, 10),
        ({"title": {"en": "Sun \u4e16", "cs": "x"}}, 4),
        ({"title": "Stra\u00dfe \u4e16"}, 7),  # in capitals it is a letter longer
        ({"title": "Sun ΐ"}, 4),
        ({"title": "Sun\tMoon\u4e16"}, 8),
        ({"value": "e\u0301\u4e16"}, 2),
        ({"text": "Take **one** \u4e16"}, 13),
        ({"text": "Take :sun: \u4e16"}, 11),
        ({"text": "Take :sun: or :mon:"}, 14),
        ({"text": "Sun x\u0301"}, 5),
    ],
)
def test_a_character_is_named_by_its_place_in_the_text(said: dict[str, str], at: int) -> None:
    found = faults(deck(card(**said)))
    assert found[0].at == at


def test_the_text_of_a_language_is_blamed_and_not_all_of_them() -> None:
    (found,) = faults(deck(card(title={"cs": "Sun", "en": "\u4e16"})))
    assert (found.loc, found.at) == (("cards", 0, "title", "en"), 0)


def test_a_name_is_blamed_in_its_own_language() -> None:
    assert {fault.loc for fault in faults(deck(card(), name={"en": "\u4e16"}))} == {("name", "en")}


def test_a_card_that_is_too_small_is_said_once_with_what_needs_no_measuring() -> None:
    found = faults(deck(card(title="A long title", icons=("mon",)), card("B"), size=Size(16.0, 30.0)))
    places = [fault.loc for fault in found]
    assert places.count(("size",)) == 1
    assert ("cards", 0, "icons", 0) in places


def test_one_fault_of_a_card_hides_none_of_its_others() -> None:
    found = faults(deck(card(title=GREAT, text=LONG, value="WWWW", icons=("star",))))
    assert {fault.loc[2] for fault in found} == {"title", "text", "value"}


def test_only_the_texts_that_do_not_fit_are_blamed() -> None:
    found = faults(deck(card("A", text="Short."), card("B", text=LONG), card("C", text="Short.")))
    assert [fault.loc for fault in found] == [("cards", 1, "text")]


def test_the_error_words_itself() -> None:
    with pytest.raises(
        DrawError, match="card 'C1' asks for the icon 'mon', which does not exist; did you mean 'moon'"
    ):
        draw(deck(card(icons=("mon",))))


def test_a_text_for_all_languages_needs_no_other() -> None:
    assert draw(deck(card(title="Sun", text={"cs": "Noc"})), "cs")[0].label == "Sun"
