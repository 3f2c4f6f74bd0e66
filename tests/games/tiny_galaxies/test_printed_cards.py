"""The planets and missions of Tiny Galaxies as they print: words and pictures follow from their data."""

from __future__ import annotations

import math
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

import pytest

from pnp.games.tiny_galaxies import mission_fields
from pnp.games.tiny_galaxies.figures import signs as figures
from pnp.games.tiny_galaxies.figures.orreries import PLANET_AIR, place_planets
from pnp.games.tiny_galaxies.figures.planets import find_world, place_track
from pnp.geometry import Point
from pnp.report import translate as named
from tests.games.tiny_galaxies.printed_decks import (
    INKS,
    LANGUAGES,
    POINT,
    SUPPLIES,
    numbers,
    printed,
    spoken,
    words,
)
from tests.helpers.drawn_faces import circles, lines

if TYPE_CHECKING:
    from pnp.models import Ink
    from pnp.scene import Circle

PLANETS, MISSIONS = SUPPLIES.decks["planets"], SUPPLIES.decks["missions"]
SPACE, END = 3.4, 4.2  # radii of the spaces of a track, and of the symbol at its end
ACTION = (67, 76)  # mm: where an action's words stand
RULED, TITLED = 8 * POINT - 1e-6, 8 * POINT - 1e-6
LABELLED = 5.5 * POINT - 1e-6

DECK = {"en": "Planet", "cs": "Planeta", "pl": "Planeta"}

each_language = pytest.mark.parametrize("language", LANGUAGES)


def test_a_planet_has_a_track_of_its_own_length() -> None:
    """A start space and numbers, and at its end the symbol."""
    for card in printed("planets"):
        planet = PLANETS[card.id]
        round_ = [circle.radius for circle in circles(card.front)]
        assert sum(math.isclose(radius, SPACE) for radius in round_) >= planet.steps
        assert sum(math.isclose(radius, END) for radius in round_) >= 1
        on_track = [int(line.text) for line in lines(card.front) if line.text.isdecimal() and line.box.y < 61]
        assert on_track == [*range(1, planet.steps)]


@pytest.mark.parametrize("steps", range(2, 7))
def test_the_spaces_of_a_track_lie_evenly_and_clear_of_each_other(steps: int) -> None:
    """The longest track of ours leaves 5.6 mm between spaces."""
    laid = place_track(Point(0.0, 0.0), 1.0, steps)
    assert len(laid) == steps + 1
    gaps = [math.dist((one.x, one.y), (other.x, other.y)) for one, other in pairwise(laid)]
    assert max(gaps) - min(gaps) < 1e-6
    assert min(gaps) - 2 * SPACE >= 5.6
    assert laid[0].x < 0 < laid[-1].x  # clockwise from the lower left


@each_language
def test_an_action_takes_two_lines_at_most_and_can_be_read(language: str) -> None:
    for card in printed("planets", language):
        action = [
            line for line in lines(card.front) if ACTION[0] < line.box.y < ACTION[1] and line.text != ""
        ]
        action = [line for line in action if line.box.height < 2.6]
        assert 1 <= len({round(line.box.y + line.box.height, 2) for line in action}) <= 2, card.id
        assert min(line.size for line in action) >= RULED
        assert all(line.box.x >= 7 and line.box.x + line.box.width <= 56 for line in action), card.id


@each_language
@pytest.mark.parametrize("deck", ["planets", "missions"])
def test_titles_and_labels_can_be_read(deck: str, language: str) -> None:
    for card in printed(deck, language):
        assert min(line.size for line in lines(card.front)) >= LABELLED, card.id
        assert min(line.size for line in lines(card.front) if 5 < line.box.y < 12) >= TITLED, card.id


@each_language
def test_a_mission_says_from_how_many_players_it_is_dealt(language: str) -> None:
    for card in printed("missions", language):
        dealt = MISSIONS[card.id].players
        (foot,) = [line.text for line in lines(card.front) if line.box.y > 82 and line.text != card.id]
        assert (f" {dealt} " in foot) == (dealt > 1)


@each_language
def test_rules_of_missions_stand_on_two_lines_at_most_at_their_size(language: str) -> None:
    for card in printed("missions", language):
        rule = [line for line in lines(card.front) if 66.5 < line.box.y < 75.5]
        assert 1 <= len({round(line.box.y, 1) // 1 for line in rule}) <= 2, card.id
        assert min(line.size for line in rule) >= 9 * POINT - 1e-6, card.id


def test_neighbours_look_like_different_worlds() -> None:
    seen = [find_world(number) for number in range(1, 41)]
    assert all(one.face != other.face and one.colour != other.colour for one, other in pairwise(seen))
    assert len({(world.face, world.colour, world.belts, world.craters) for world in seen}) == 40


def test_no_two_planets_of_an_orrery_come_near_each_other() -> None:
    for number in range(1, 200):
        for one, other in combinations(place_planets(number), 2):
            places_ = [
                (
                    body.orbit * math.sin(math.radians(body.turn)),
                    body.orbit * math.cos(math.radians(body.turn)),
                )
                for body in (one, other)
            ]
            assert math.dist(*places_) > one.radius + other.radius + PLANET_AIR - 1e-6


@each_language
def test_cards_name_their_deck(language: str) -> None:
    """As one card of it is called: on its back in capital letters."""
    planet, mission = (printed(deck, language)[0] for deck in ("planets", "missions"))
    assert DECK[language] in words(planet.front)
    assert named(spoken(language), "line-mission") in words(mission.front)


@pytest.mark.full
@each_language
@pytest.mark.parametrize("ink", INKS[1:])
def test_the_other_inks_say_the_same(ink: Ink, language: str) -> None:
    for deck in ("planets", "missions"):
        for card, night in zip(printed(deck, language, ink), printed(deck, language), strict=True):
            assert words(card.front) == words(night.front)
            assert numbers(card.front) == numbers(night.front)


def test_a_colonised_planet_still_shows_its_points_its_kind_and_its_resource() -> None:
    """Three medallions on the foot, and all words that count below the ring."""
    for card in printed("planets"):
        on_foot = {round(circle.centre.x, 2) for circle in circles(card.front) if near_foot(circle)}
        assert len(on_foot) == 3
        assert min(line.box.y for line in lines(card.front) if line.box.y > 61) > 36.8 + 23.6


def near_foot(circle: Circle) -> bool:
    return math.isclose(circle.radius, 3.5) and math.isclose(circle.centre.y, 80.4, abs_tol=0.01)


def test_missions_tell_in_signs_what_they_count_each_in_its_own() -> None:
    rows = [mission_fields(mission, None)["signs"] for mission in MISSIONS.values()]
    assert len({*rows}) == len(rows)
    for mission in MISSIONS.values():
        shown = mission_fields(mission, None)
        assert 1 <= len(shown["counts"]) <= 2
        assert {*shown["counts"]} <= {*shown["signs"]} & {*figures.SIGNS, *figures.ICONS}
        asked = [str(value) for value in mission.asks.values() if isinstance(value, int)]
        assert all(number in "".join(shown["signs"]) for number in asked)
