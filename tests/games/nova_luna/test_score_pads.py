"""The score pads of Nova Luna: the scorer's lines in its order, a column a player or a game."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from pnp.build import make_speaker
from pnp.games.nova_luna import LINES, SOLO_LINES
from pnp.games.nova_luna.game import GAME
from pnp.loading import LayoutRequest, load_layout
from pnp.scene import Colour, Path
from tests import ROOT
from tests.helpers.card_sets import LANGUAGES
from tests.helpers.drawn_faces import flat, lines
from tests.helpers.pad_grids import columns, rows
from tests.helpers.printed_decks import deck, unspaced

if TYPE_CHECKING:
    from pnp.draw import DrawnCard

PADS = ROOT / "cards" / "nova-luna" / "pads.yaml"
GAMES = 5  # on a leaf for several
BAYER = "\u03b1\u03b2\u03b3\u03b4"
ROMAN = ("I", "II", "III", "IV", "V")
FIRST = 33.6  # mm: where the columns begin
PLAYERS = {
    Colour(0xC8, 0x34, 0x1C),
    Colour(0xFC, 0xDF, 0x80),
    Colour(0x4D, 0x9D, 0x62),
    Colour(0x58, 0xC3, 0xF2),
}


def pads(language: str = "en") -> dict[str, DrawnCard]:
    return deck("nova-luna", "pads", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rows_are_the_lines_of_the_scorer_in_its_order(language: str) -> None:
    say = make_speaker(load_layout(LayoutRequest("nova-luna/pads", ROOT)), language, GAME).say
    for id_, card in pads(language).items():
        shown = unspaced("".join(line.text for line in lines(card.front)))
        told = [unspaced(say(f"line-{line}", {})) for line in (SOLO_LINES if id_ == "pad-1" else LINES)]
        places = [shown.find(words) for words in told]
        assert -1 not in places, (told, shown)
        assert places == sorted(places)
        assert shown.count(told[0]) == (1 if id_ == "pad-1" else GAMES)


def test_every_row_and_column_has_room_for_a_pen() -> None:
    for id_, card in pads().items():
        heights = rows(card.front)
        assert len(heights) == (len(SOLO_LINES) + 1 if id_ == "pad-1" else 2 * GAMES)
        assert min(heights if id_ == "pad-1" else heights[1::2]) >= 9.5
        assert min(heights) >= 6.0  # of a date and a winner
        assert min(columns(card.front)) >= (10.0 if id_ == "pad-1" else 14.0)


def test_there_is_a_pad_for_each_number_of_players_whichever_colours_they_play() -> None:
    assert [*pads()] == ["pad-1", "pad-2", "pad-3", "pad-4"]
    for count, id_ in enumerate(("pad-2", "pad-3", "pad-4"), 2):
        face = pads()[id_].front
        assert len(columns(face)) == count
        over = Counter(
            (shape.fill, int((where.e - FIRST) // columns(face)[0]))
            for shape, where in flat(face.scene)
            if isinstance(shape, Path) and shape.fill in PLAYERS and where.f < 30
        )
        assert over == {(colour, column): 1 for colour in PLAYERS for column in range(count)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_game_of_several_has_its_number_a_date_a_winner_and_a_box_for_a_tie(language: str) -> None:
    say = make_speaker(load_layout(LayoutRequest("nova-luna/pads", ROOT)), language, GAME).say
    said = [line.text for line in lines(pads(language)["pad-3"].front)]
    assert [text for text in said if text in ROMAN] == [*ROMAN]
    assert (said.count(say("pad-date", {})), said.count(say("pad-winner", {}))) == (GAMES, GAMES)
    assert unspaced(say("pad-fewest", {})) in unspaced("".join(said))


def test_who_plays_alone_has_columns_for_games_and_is_told_what_is_excellent() -> None:
    said = [line.text for line in lines(pads()["pad-1"].front)]
    assert [text for text in said if text in ROMAN] == [*ROMAN[:4]]
    assert said.count("Date") == 1
    assert any("100" in text for text in said)
    assert not any("lunar track" in text for text in said)
