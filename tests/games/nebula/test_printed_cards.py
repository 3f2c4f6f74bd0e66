"""The 70 cards of Nebula as they are printed: words in three languages, and every card drawn."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

import pytest

from pnp.build import Order, draw_decks, load_sets, phrases, shipped_supplies
from pnp.games.nebula import advanced_fields, personal_fields, public_fields
from pnp.games.nebula.game import GAME
from pnp.press import SheetOptions, paper
from pnp.report import phrase_reason
from tests import ROOT
from tests.helpers.drawn_faces import lines

if TYPE_CHECKING:
    from pnp.draw import DrawnCard
    from pnp.models import Ink

SUPPLIES = shipped_supplies(GAME)
SHOWN = {"personal": personal_fields, "public": public_fields, "advanced": advanced_fields}
COUNTS = {"personal": 20, "public": 20, "advanced": 30}
VALUES = {"personal": ["14"], "advanced": ["4", "3", "2"]}
LANGUAGES = ("en", "cs", "pl")
LEAST, RULED = 8 - 1e-6, 9 - 1e-6  # pt: no words of a title, or of a rule, are smaller
RULE = (66, 75.5)  # mm: where the rule stands


@cache
def said(language: str) -> dict[str, tuple[str, str]]:
    """The title and the rule of every card."""
    spoken = phrases(GAME, language)
    told = {
        id: SHOWN[deck](card, SUPPLIES.board)
        for deck, cards in SUPPLIES.decks.items()
        for id, card in cards.items()
    }
    return {
        id: (phrase_reason(spoken, each["title"]), phrase_reason(spoken, each["text"]))
        for id, each in told.items()
    }


@cache
def printed(deck: str, language: str, ink: Ink = "night") -> tuple[DrawnCard, ...]:
    path = ROOT / "cards" / "nebula" / f"{deck}.yaml"
    order = Order((path,), ROOT / "output", language, SheetOptions(paper("A4")), ink=ink)
    ((found),) = draw_decks(load_sets(order), order)
    return tuple(found.cards)


def words(card: DrawnCard) -> str:
    return " ".join(line.text for line in lines(card.front))


def plain(text: str) -> str:
    return re.sub(r"\s+", "", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_70_cards_have_titles_and_rules_of_their_own(language: str) -> None:
    titles, rules = zip(*said(language).values(), strict=True)
    assert len(titles) == len({*titles}) == 70
    assert len({*rules}) == 70


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_one_or_two_whole_sentences_that_fit_two_lines(language: str) -> None:
    for id, (title, rule) in said(language).items():
        assert rule[0].isupper(), id
        assert re.search(r"[\w)]\.$", rule), id
        assert 0 < len(title.strip()) <= 20, id
        assert len(rule) <= 76, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_left_unsaid(language: str) -> None:
    for title, rule in said(language).values():
        assert not re.search(r"[{}$\[\]]|  |card-|title-|\bnone\b|\?", f"{title} {rule}")


def test_czech_and_polish_words_are_in_their_cases() -> None:
    czech, polish = said("cs"), said("pl")
    assert czech["O7"][1] == "V tvé galaxii leží\nalespoň 6 červených hvězd."
    assert czech["O13"][1] == "V každém ze 4 souhvězdí leží\nalespoň 1 červená hvězda."
    assert czech["V5"][1] == "Zaplň celou orbitu 3\nhvězdami přesně 3 barev."
    assert polish["O14"][1] == "Masz co najmniej 1 pomarańczową\ngwiazdę w każdej z 4 konstelacji."
    assert polish["V10"][1] == "Masz po co najmniej 2 czerwone\ngwiazdy w 3 konstelacjach."
    assert polish["B20"][1] == "Punktuje każda orbita z co najmniej\njedną pomarańczową gwiazdą."


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_differ_in_colour_alone_break_their_lines_alike(language: str) -> None:
    for first, last in ((1, 6), (7, 12), (13, 18)):
        after = {said(language)[f"O{k}"][1].split("\n")[1].split()[-1] for k in range(first, last + 1)}
        assert len(after) == 1
    for id, (_, rule) in said(language).items():
        assert len(rule.split("\n")) == 2, id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", SHOWN)
def test_every_card_bears_its_title_its_rule_its_values_and_its_id(deck: str, language: str) -> None:
    cards = printed(deck, language)
    assert len(cards) == COUNTS[deck]
    for card in cards:
        title, rule = said(language)[card.id]
        found = plain(words(card))
        assert plain(title.upper()) in found, card.id
        assert plain(rule) in found, card.id
        ruled = SUPPLIES.decks[deck][card.id]
        paid = VALUES.get(deck) or [str(ruled.first), str(ruled.later)]
        on_foot = [line.text for line in lines(card.front) if line.text.isdecimal() and line.box.y > 76]
        assert on_foot == paid
        assert card.id in words(card)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", SHOWN)
def test_rules_stand_on_two_lines_at_most_and_can_be_read(deck: str, language: str) -> None:
    for card in printed(deck, language):
        rule = [line for line in lines(card.front) if RULE[0] < line.box.y < RULE[1]]
        assert len({round(line.box.y + line.box.height, 2) for line in rule}) == 2, card.id
        titled = [line for line in lines(card.front) if 5 < line.box.y < 12]
        assert min(line.size for line in titled) / 25.4 * 72 >= LEAST, card.id
        assert min(line.size for line in rule) / 25.4 * 72 >= RULED, card.id
        assert all(line.box.x >= 5 and line.box.x + line.box.width <= 58 for line in rule), card.id


def test_nothing_that_must_be_read_lies_under_a_marker() -> None:
    """A marker of 12 mm stands half on the card, above or below; under it is only whose it is."""
    for card in printed("public", "pl"):
        for line in lines(card.front):
            if (line.text, line.box.y < 44) in (("najpierw", True), ("później", False)):
                continue
            middle = 31.5
            beside = line.box.x > middle + 6 or line.box.x + line.box.width < middle - 6
            assert beside or 6 < line.box.y < 82, (card.id, line.text)


@pytest.mark.full
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ink", ["paper", "black"])
def test_all_cards_are_drawn_in_the_other_inks(ink: Ink, language: str) -> None:
    for deck, count in COUNTS.items():
        cards = printed(deck, language, ink)
        assert len(cards) == count
        assert all(plain(said(language)[card.id][1]) in plain(words(card)) for card in cards)
