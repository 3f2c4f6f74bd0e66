"""The rogue galaxies: each is harder than the one before, and none attacks as another does."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from pnp.games.tiny_galaxies import ATTACKS
from tests import ROOT
from tests.games.tiny_galaxies.rogues.play import GAMES, Played, play
from tests.games.tiny_galaxies.rogues.table import FACES, galaxy, rogues

FEW = 120  # games that tell the mats apart
DOCS = ROOT / "docs" / "tiny-galaxies.md"
DICE = 7  # in the box


def falls(played: list[Played]) -> bool:
    return (
        all(one.share > other.share for one, other in pairwise(played))
        and played[0].share > 0.75
        and played[-1].share < 0.30
    )


@pytest.mark.full
def test_the_simple_player_wins_less_from_mat_to_mat() -> None:
    assert falls([play(rogue, FEW) for rogue in rogues()])


@pytest.mark.full
def test_a_thousand_games_a_mat_come_out_as_the_docs_say() -> None:
    found = [play(rogue, GAMES) for rogue in rogues()]
    assert falls(found)
    told = DOCS.read_text("utf-8")
    for played in found:
        assert f"| {played.rogue.level} | {played.row} |" in told.replace(" %", "%")


def test_there_are_five_levels_and_all_differ_in_dice_and_in_every_attack() -> None:
    assert [rogue.level for rogue in rogues()] == [1, 2, 3, 4, 5]
    for one, other in combinations(rogues(), 2):
        assert one.dice != other.dice
        assert all(here != there for here, there in zip(one.attacks, other.attacks, strict=True))


def test_no_rogue_rolls_more_dice_than_there_are_or_fewer_on_a_higher_level() -> None:
    for rogue in rogues():
        assert len(rogue.dice) == len(rogue.attacks) == len(galaxy().points)
        assert list(rogue.dice) == sorted(rogue.dice)
        assert max(rogue.dice) <= DICE
    assert len(FACES) == 6


def test_every_attack_that_is_printed_is_one_that_is_played() -> None:
    printed = {attack.kind for rogue in rogues() for attack in rogue.attacks}
    assert printed == set(ATTACKS)
