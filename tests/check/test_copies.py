"""A card of no copies is not on the table, in any game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pnp.build import check_files
from tests.conftest import in_full

if TYPE_CHECKING:
    from pathlib import Path

# Of each deck a set whose second card is its first again, or says the same.
TWINS = {
    "nebula personal": "rule: each-colour, at_least: 4",
    "hvezdokupy constellations": 'colour: green, rank: 2, name: Quay, pattern: "**.*\\n.***"',
    "hvezdokupy setup": "players: 4, with_players: [4], stack: [3, 2, 2, 1], stars: 1, rolled: 1",
    "nova-luna tiles": 'tile: "R4:BB,T"',
    "tiny-galaxies planets": "name: Quay, points: 2, resource: energy, "
    "track: {kind: economy, steps: 3}, action: {gain: energy, amount: 3}",
    "tiny-galaxies missions": "name: Quay, points: 3, rule: stores, energy: 5, culture: 2",
    "night-sky constellations": "name: Quay, kind: dwarf, value: 2, figure: "
    "{stars: [[0, 0], [1, 0], [1, 1], [1, 2], [2, 2]], lines: [[0, 1], [1, 2], [2, 3], [3, 4]]}",
    "night-sky starts": "sides: [{kind: dwarf, value: 2}, {kind: giant, value: 3}]",
}
CHEAP = "nova-luna tiles"


def found(deck: str, folder: Path, *copies: int, replaces: bool = False) -> list[tuple[str, str]]:
    """Code and card of each warning."""
    game, name = deck.split()
    cards = [f"  - {{id: X{n}, copies: {often}, {TWINS[deck]}}}\n" for n, often in enumerate(copies, 1)]
    own = folder / "own.yaml"
    head = f"game: {game}\ndeck: {name}\nreplaces: {str(replaces).lower()}\ncards:\n"
    own.write_text(head + "".join(cards), "utf-8")
    warned = [finding for finding in check_files([str(own)])[0].findings if finding.code.kind != "figure"]
    return [(finding.code.id, finding.card) for finding in warned]


@pytest.mark.parametrize("deck", [CHEAP, *in_full(*(deck for deck in TWINS if deck != CHEAP))])
def test_a_card_of_no_copies_is_compared_with_none_and_not_counted(deck: str, tmp_path: Path) -> None:
    alone = found(deck, tmp_path, 1)
    assert found(deck, tmp_path, 1, 0) == alone
    assert found(deck, tmp_path, 0, 1) == [(code, card.replace("X1", "X2")) for code, card in alone]
    assert found(deck, tmp_path, 0, 0) == []
    assert len(found(deck, tmp_path, 1, 1)) > len(alone)


@pytest.mark.parametrize("deck", TWINS)
def test_a_deck_of_no_copies_is_an_empty_one(deck: str, tmp_path: Path) -> None:
    assert "X1" not in [card for _, card in found(deck, tmp_path, 0, replaces=True)]
