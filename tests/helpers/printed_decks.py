"""The decks of kits as they are printed, each drawn once for all tests, and what their pages say."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from pnp.build import Order, draw_decks, load_sets
from pnp.press import SheetOptions, paper
from tests import ROOT
from tests.helpers.drawn_faces import lines

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pnp.draw import DrawnCard
    from pnp.models import Ink
    from pnp.scene import Face
    from tests.helpers.drawn_faces import Line


@cache
def deck(game: str, name: str, language: str = "en", ink: Ink = "night") -> dict[str, DrawnCard]:
    """The cards of a set by their ids."""
    file = ROOT / "cards" / game / f"{name}.yaml"
    order = Order((file,), ROOT / "output", language, SheetOptions(paper("A4")), ink=ink)
    (found,) = draw_decks(load_sets(order), order)
    return {card.id: card for card in found.cards}


def back(card: DrawnCard) -> Face:
    assert card.back is not None
    return card.back


def aid_face(game: str, side: str, language: str, ink: Ink = "night") -> Face:
    (card,) = deck(game, "aid", language, ink).values()
    return card.front if side == "front" else back(card)


def aid_page(game: str, place: tuple[str, int], language: str, ink: Ink = "night") -> list[Line]:
    """The lines of a page in the order in which they are drawn: of a side of the sheet the left half is 0."""
    side, half = place
    shown = aid_face(game, side, language, ink)
    return [line for line in lines(shown) if (line.box.x > shown.trim.width / 2) == bool(half)]


def running(read: Iterable[Line]) -> str:
    """What lines say, with one blank wherever lines or runs of bold end."""
    words = re.sub(r"\s+", " ", " ".join(line.text for line in read))
    return re.sub(r" ([,.;:])", r"\1", words)


def unspaced(text: str) -> str:
    """Without blanks: what is broken into lines says the same as what is not."""
    return text.replace("\xa0", "").replace(" ", "")
