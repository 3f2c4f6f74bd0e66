"""The score pads of Night Sky: the scorer's lines in its order, a column a player, rows that take a pen."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from pnp.build import make_speaker, phrases
from pnp.games.night_sky import FADING_STAR, LINE_OVER_ECLIPTIC, STAR_AT_RIM, STAR_AT_SUN, TITLES
from pnp.games.night_sky.game import GAME
from pnp.loading import LayoutRequest, load_layout
from pnp.report import translate
from pnp.scene import Colour, Rectangle
from tests import ROOT
from tests.games.night_sky.printed_sets import printed
from tests.games.night_sky.small_files import LINES
from tests.helpers.card_sets import LANGUAGES
from tests.helpers.drawn_faces import flat, lines
from tests.helpers.pad_grids import columns, rows
from tests.helpers.printed_decks import unspaced

if TYPE_CHECKING:
    from pnp.scene import Face

BAYER = "\u03b1\u03b2\u03b3\u03b4\u03b5"  # alpha to epsilon
COLUMNS = {"pad-1": 5, "pad-2": 2, "pad-3": 3, "pad-4": 4, "pad-5": 5}  # alone, games stand side by side
FINE = 0.11  # mm: the lines that double those of the total are no rims of rows
WORTH = {"fading": FADING_STAR, "sun": STAR_AT_SUN, "ecliptic": LINE_OVER_ECLIPTIC, "rim": STAR_AT_RIM}


def said(face: Face) -> str:
    return unspaced("".join(line.text for line in lines(face)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_rows_are_the_lines_of_the_scorer_in_its_order_with_their_worth(language: str) -> None:
    spoken = phrases(GAME, language)
    for card in printed("pads", language).values():
        shown = said(card.front)
        told = [unspaced(translate(spoken, f"line-{id}")) for id in LINES]
        places = [shown.find(words) for words in told]
        assert -1 not in places
        assert places == sorted(places)
        for id, worth in WORTH.items():
            after = shown[shown.find(told[LINES.index(id)]) + len(told[LINES.index(id)]) :]
            assert str(worth) in after[:4], (id, after[:12])


def test_every_row_and_column_has_room_for_a_pen() -> None:
    for id, count in COLUMNS.items():
        pad = printed("pads")[id].front
        heights, widths = rows(pad, FINE), columns(pad)
        assert len(heights) == len(LINES) + 1
        assert min(heights) >= 8.0
        assert len(widths) == count
        assert min(widths) >= 10.0


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_plays_alone_finds_every_title_with_its_totals(language: str) -> None:
    pad = printed("pads", language)["pad-1"]
    shown = [line.text.replace("\xa0", " ") for line in lines(pad.front)]
    between = [f"{one + 1}–{other}" for one, other in pairwise(TITLES)]
    for totals in (f"≤ {TITLES[0]}", *between, f"≥ {TITLES[-1] + 1}"):
        assert totals in " ".join(shown), totals
    say = make_speaker(load_layout(LayoutRequest("night-sky/pads", ROOT)), language, GAME).say
    for value in range(1, 6):
        assert unspaced(say("solo-title", {"value": value})) in said(pad.front)


def test_what_is_written_on_is_light_even_by_night() -> None:
    for card in printed("pads").values():
        leaves = [
            shape.fill
            for shape, _ in flat(card.front.scene)
            if isinstance(shape, Rectangle) and shape.radius > 0 and isinstance(shape.fill, Colour)
        ]
        (leaf,) = leaves
        assert min(leaf.red, leaf.green, leaf.blue) > 200
