"""Chains and mosaics of Nova Luna on their own: found in another way, and turned and mirrored."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.build import score
from pnp.games.nova_luna import Tile
from pnp.games.nova_luna.scoring import find_chains
from tests.positions.nova_luna import table_sheets

Place = tuple[int, int]

GRIDS = st.lists(st.text("RBTY.", min_size=5, max_size=5), min_size=1, max_size=5)


def drawn(grid: list[str]) -> dict[Place, Tile]:
    """A mosaic of tiles without tasks."""
    return {
        (row, column): Tile(None, f"{letter}1:", letter, 1, ())
        for row, line in enumerate(grid)
        for column, letter in enumerate(line)
        if letter != "."
    }


def spread(mosaic: dict[Place, Tile]) -> dict[Place, frozenset[Place]]:
    """Chains by labels: of two neighbours of one colour each takes over the lower, until nothing changes."""
    labels = {place: place for place in mosaic}
    changed = True
    while changed:
        changed = False
        for row, column in mosaic:
            for other in ((row, column + 1), (row + 1, column)):
                if other in mosaic and mosaic[other].colour == mosaic[row, column].colour:
                    lower = min(labels[row, column], labels[other])
                    changed |= {labels[row, column], labels[other]} != {lower}
                    labels[row, column] = labels[other] = lower
    return {place: frozenset(p for p in labels if labels[p] == labels[place]) for place in labels}


@given(GRIDS)
def test_chains_are_what_hangs_together_by_sides_in_one_colour(grid: list[str]) -> None:
    assert find_chains(drawn(grid)) == spread(drawn(grid))


def transposed(grid: list[list[str]]) -> list[list[str]]:
    """Mirrored at the diagonal; with it and the next come all turns."""
    wide = max(map(len, grid))
    full = [[*row, *["."] * (wide - len(row))] for row in grid]
    return [[*column] for column in zip(*full, strict=True)]


def mirrored(grid: list[list[str]]) -> list[list[str]]:
    return [row[::-1] for row in transposed(transposed(grid))]


def turned(grid: list[list[str]]) -> list[list[str]]:
    return mirrored(transposed(grid))


@pytest.mark.parametrize("change", [transposed, mirrored, turned])
@given(sheet=table_sheets())
def test_a_mosaic_turned_or_mirrored_meets_as_many_tasks(change: Any, sheet: dict[str, Any]) -> None:
    players = [dict(player) for player in sheet["players"]]
    for player in players:
        if "mosaic" in player:
            rows = [line.split() for line in player["mosaic"].splitlines() if line.split()]
            player["mosaic"] = "\n".join(" ".join(row) for row in change(rows))
    before, after = score(sheet), score({**sheet, "players": players})
    for one, other in zip(before.players, after.players, strict=True):
        assert one.total == other.total
        assert one.facts.get("tasks_met") == other.facts.get("tasks_met")
