"""The actions of planets in words and in signs: the whole grammar, in three languages."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from typing import TYPE_CHECKING

import pytest

from pnp.build import Order, draw_decks, load_sets
from pnp.games.tiny_galaxies import list_action_signs, word_action
from pnp.games.tiny_galaxies.figures import signs as figures
from pnp.press import SheetOptions, paper
from tests.games.tiny_galaxies.printed_decks import LANGUAGES, actions, said
from tests.helpers.drawn_faces import lines

if TYPE_CHECKING:
    from pathlib import Path

ACTIONS = tuple(actions())
KNOWN = {*figures.SIGNS, *figures.ICONS, *figures.ROOM, figures.AGAIN}
NUMBER = re.compile(r"[+\N{MINUS SIGN}\N{MULTIPLICATION SIGN}]?\d|[?:]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_actions_of_the_grammar_say_the_same(language: str) -> None:
    assert len({said(word_action(action), language) for action in ACTIONS}) == len(ACTIONS) == 290


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_is_one_whole_sentence_that_names_its_numbers(language: str) -> None:
    for action in ACTIONS:
        sentence = said(word_action(action), language)
        assert re.fullmatch(r"[A-ZŽŠČŘĆŁŚŹŻ][^{}$\[\]]*[\w”“]\.", sentence), sentence
        assert not re.search(r"  |\b(none|either|anywhere)\b|action-", sentence), sentence
        told = [value for _, value in action if isinstance(value, int) and value > 1]
        assert all(str(value) in sentence for value in told), sentence


def test_every_action_has_signs_that_are_known() -> None:
    for action in ACTIONS:
        row = list_action_signs(action)
        assert row
        assert all(sign in KNOWN or NUMBER.fullmatch(sign) for sign in row), row


def test_signs_show_what_the_action_speaks_of() -> None:
    shown = {
        dict(action).get("gain"): list_action_signs(action)
        for action in ACTIONS
        if dict(action).get("amount") == 2
    }
    assert shown["energy"] == ("energy", "+2")
    assert shown["either"] == ("energy", "or", "culture", "+2")
    assert shown["each"] == ("energy", "+2", "and", "culture", "+2")
    for action in ACTIONS:
        kind, first = action[0]
        if first in figures.SIGNS and kind != "set":
            assert first in list_action_signs(action), action


def test_actions_of_a_kind_that_differ_in_strength_differ_in_their_signs() -> None:
    """All but those that say from whom, or how much in all, in words alone."""
    seen = defaultdict(list)
    for action in ACTIONS:
        told = {key: value for key, value in action if key != "from" and action[0][0] != "reap"}
        seen[list_action_signs(action)].append(tuple(told.items()))
    assert all(len(set(alike)) == 1 for alike in seen.values())


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("cs", "Získej 2 energie nebo 2 kultury."),
        ("pl", "Zyskaj 2 energie albo 2 kultury."),
        ("cs", "Přeměň až 7 kultur na energii, 1\N{NO-BREAK SPACE}za\N{NO-BREAK SPACE}1."),
        ("pl", "Zamień najwyżej 7 kultur na energię, 1\N{NO-BREAK SPACE}za\N{NO-BREAK SPACE}1."),
        ("pl", "Zabierz do domu najwyżej 2 statki, za każdy zyskaj 2 kultury."),
    ],
)
def test_czech_and_polish_actions_are_in_their_cases(language: str, sentence: str) -> None:
    assert sentence in {said(word_action(action), language) for action in ACTIONS}


@pytest.mark.full
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_of_the_grammar_fits_a_card(language: str, tmp_path: Path) -> None:
    """In words of 8 pt at least, and in a row of signs."""
    cards = [
        {
            "id": f"A{number:03}",
            "name": "Test",
            "points": 3,
            "resource": "energy",
            "track": {"kind": "economy", "steps": 4},
            "action": dict(action),
        }
        for number, action in enumerate(ACTIONS, 1)
    ]
    own = tmp_path / "own.yaml"
    head = {"game": "tiny-galaxies", "deck": "planets", "replaces": True}
    own.write_text(json.dumps({**head, "cards": cards}), "utf-8")
    order = Order((own,), tmp_path, language, SheetOptions(paper("A4")))
    ((deck),) = draw_decks(load_sets(order), order)
    for card, action in zip(deck.cards, ACTIONS, strict=True):
        sentence = "".join(said(word_action(action), language).split())
        assert sentence in "".join(line.text for line in lines(card.front)).replace(" ", "").replace(
            "\u00a0", ""
        )
