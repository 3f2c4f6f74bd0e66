"""The score pads of Tiny Galaxies: the scorer's lines in its order, a column a player or a game alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pnp.build import make_speaker
from pnp.games.tiny_galaxies import LINES, SOLO_LINES
from pnp.games.tiny_galaxies.game import GAME
from pnp.loading import LayoutRequest, load_layout
from pnp.scene import Circle
from tests import ROOT
from tests.helpers.card_sets import LANGUAGES
from tests.helpers.drawn_faces import flat, lines
from tests.helpers.pad_grids import columns, rows
from tests.helpers.printed_decks import deck, unspaced

if TYPE_CHECKING:
    from pnp.draw import DrawnCard

ROGUE = ("rogue-level", "rogue-empire", "rogue-planets")
GAMES = 2  # on a leaf for several
PLACE = 2.8  # mm: the radius of the room for a sign
BAYER = "\u03b1\u03b2\u03b3\u03b4\u03b5"


def pads(language: str = "en") -> dict[str, DrawnCard]:
    return deck("tiny-galaxies", "pads", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rows_are_the_lines_of_the_scorer_in_its_order(language: str) -> None:
    say = make_speaker(load_layout(LayoutRequest("tiny-galaxies/pads", ROOT)), language, GAME).say
    for id_, card in pads(language).items():
        shown = unspaced("".join(line.text for line in lines(card.front)))
        total = unspaced(say("score-total", {}).upper())
        wanted = [*SOLO_LINES, "total", *ROGUE, "total"] if id_ == "pad-1" else [*LINES, "total"] * GAMES
        at = 0
        for line in wanted:
            told = total if line == "total" else unspaced(say(f"line-{line}", {}))
            found = shown.upper().find(told.upper(), at)
            assert found >= at, (id_, line, shown)
            at = found + len(told)
        assert unspaced(say("tie-resources", {})) in shown or id_ == "pad-1"


def test_every_row_and_column_has_room_for_a_pen() -> None:
    for id_, card in pads().items():
        heights = rows(card.front)
        assert len(heights) == (7 if id_ == "pad-1" else (len(LINES) + 1) * GAMES)
        assert min(heights) >= 8.0
        assert min(columns(card.front)) >= 10.0


def test_there_is_a_pad_for_each_number_of_players_and_a_column_for_each() -> None:
    assert [*pads()] == [f"pad-{count}" for count in range(1, 6)]
    for count in range(2, 6):
        places = [
            shape
            for shape, _ in flat(pads()[f"pad-{count}"].front.scene)
            if isinstance(shape, Circle) and not shape.fill and abs(shape.radius - PLACE) < 0.01
        ]
        assert len(places) == (0 if count == 5 else count)  # fewer choose any galaxies
        assert len(columns(pads()[f"pad-{count}"].front)) == count
