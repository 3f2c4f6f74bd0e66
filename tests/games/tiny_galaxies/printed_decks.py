"""The decks and mats of Tiny Galaxies as they are drawn, each once for all tests that look at it."""

from __future__ import annotations

import itertools
from functools import cache
from typing import TYPE_CHECKING, Any

from pnp.build import Order, draw_decks, load_sets, phrases, shipped_supplies
from pnp.games.tiny_galaxies import GRAMMAR
from pnp.games.tiny_galaxies.game import GAME
from pnp.press import SheetOptions, paper
from pnp.report import phrase_reason
from tests import ROOT
from tests.helpers.drawn_faces import lines

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.draw import DrawnCard
    from pnp.models import Ink
    from pnp.report import Phrases
    from pnp.scene import Face

SUPPLIES = shipped_supplies(GAME)
LANGUAGES = ("en", "cs", "pl")
INKS: tuple[Ink, ...] = ("night", "paper", "black")
SETS = ("planets", "missions", "mats", "control")
POINT = 25.4 / 72  # mm

Action = tuple[tuple[str, str | int], ...]


@cache
def printed(name: str, language: str = "en", ink: Ink = "night") -> tuple[DrawnCard, ...]:
    path = ROOT / "cards" / "tiny-galaxies" / f"{name}.yaml"
    order = Order((path,), ROOT / "output", language, SheetOptions(paper("A4")), ink=ink)
    ((found),) = draw_decks(load_sets(order), order)
    return tuple(found.cards)


@cache
def spoken(language: str) -> Phrases:
    return phrases(GAME, language)


def said(reason: Any, language: str) -> str:
    """As it stands on a card: with a capital letter at its head."""
    words: str = phrase_reason(spoken(language), reason).strip()
    return words[:1].upper() + words[1:]


def words(face: Face) -> str:
    return " ".join(line.text for line in lines(face))


def numbers(face: Face) -> list[int]:
    return [int(line.text) for line in lines(face) if line.text.isdecimal()]


def plain(text: str) -> str:
    return "".join(text.split())


def actions() -> Iterator[Action]:
    """Every action that the grammar knows."""
    for keys in GRAMMAR.values():
        choices: list[tuple[str | int, ...]] = [tuple(each) for each in keys.values()]
        for values in itertools.product(*choices):
            action = tuple(zip(keys, values, strict=True))
            told = dict(action)
            turned = "convert" in told and told["convert"] == told["to"]
            if not turned and not ("share" in told and int(told["others"]) >= int(told["amount"])):
                yield action
