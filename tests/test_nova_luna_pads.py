"""The score pads of Nova Luna: the scorer's lines in its order, a column a player or a game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from decks import LANGUAGES, ROOT, lines
from pnp.build.cards import draw, load
from pnp.build.order import Order
from pnp.build.resources import speaker
from pnp.games.nova_luna.game import GAME
from pnp.games.nova_luna.scoring import LINES, SOLO_LINES
from pnp.loading import Asked, load_layout
from pnp.models.inks import INKS
from pnp.press import SheetOptions
from pnp.press.papers import paper
from test_nebula_pads import BAYER, EIGHT_POINTS, columns, rows

if TYPE_CHECKING:
    from pnp.draw import DrawnCard
    from pnp.models.inks import Ink

PADS = ROOT / "cards" / "nova-luna" / "pads.yaml"
GAMES = 5  # on a leaf for several


@cache
def pads(language: str = "en", ink: Ink = "night") -> dict[str, DrawnCard]:
    order = Order((PADS,), ROOT / "output", language, SheetOptions(paper("A4")), ink=ink)
    (deck,) = draw(load(order), order)
    return {card.id: card for card in deck.cards}


def flattened(text: str) -> str:
    return text.replace("\xa0", "").replace(" ", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rows_are_the_lines_of_the_scorer_in_its_order(language: str) -> None:
    say = speaker(load_layout(Asked("nova-luna/pads", ROOT)), language, GAME).say
    order = flattened(say("line-turn-order", {}))
    for id_, card in pads(language).items():
        shown = flattened("".join(line.text for line in lines(card.front)))
        told = [flattened(say(f"line-{line}", {})) for line in (SOLO_LINES if id_ == "pad-1" else LINES)]
        places = [shown.find(words) for words in told]
        assert -1 not in places, (told, shown)
        assert places == sorted(places)
        assert shown.count(order) == (0 if id_ == "pad-1" else GAMES)
        assert shown.count(told[0]) == (1 if id_ == "pad-1" else GAMES)


def test_every_row_and_column_has_room_for_a_pen() -> None:
    for id_, card in pads().items():
        heights = rows(card.front)
        assert len(heights) == (len(SOLO_LINES) + 1 if id_ == "pad-1" else 2 * GAMES)
        assert min(heights) >= 8.0
        assert min(columns(card.front)) >= 10.0


def test_there_is_a_pad_for_each_number_of_players() -> None:
    assert [*pads()] == ["pad-1", "pad-2", "pad-3", "pad-4"]
    for count, id_ in enumerate(("pad-2", "pad-3", "pad-4"), 2):
        letters = [line.text for line in lines(pads()[id_].front) if line.text in BAYER and line.box.y < 30]
        assert "".join(letters) == BAYER[:count]
        assert len(columns(pads()[id_].front)) == count


def test_who_plays_alone_has_columns_for_games_and_is_told_what_is_excellent() -> None:
    said = [line.text for line in lines(pads()["pad-1"].front)]
    assert [text for text in said if text in ("I", "II", "III", "IV")] == ["I", "II", "III", "IV"]
    assert any("100" in text for text in said)
    assert not any("lunar track" in text for text in said)


@pytest.mark.full
@pytest.mark.parametrize("ink", INKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_pads_are_drawn_in_every_ink_and_language(language: str, ink: Ink) -> None:
    for card in pads(language, ink).values():
        sizes = [line.size for line in lines(card.front) if line.text not in BAYER]
        assert min(sizes) >= EIGHT_POINTS
