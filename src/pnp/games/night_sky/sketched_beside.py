"""What is told beside a sky: of each round the card, what counts in it, the stars drawn, the points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.games.night_sky.pictured import count, fading_left
from pnp.games.night_sky.sketched_signs import plain, put
from pnp.games.night_sky.sketched_skies import INKS, SIGNS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.games.night_sky.cards import Constellation, Side
    from pnp.games.night_sky.position import Observer, Position
    from pnp.games.night_sky.sketched_signs import Cell, Signs
    from pnp.scoring import Line

LEFT, CROSSED = "*", "."  # fading stars
LONGEST_ID = 6


def bottom(player: Observer, number: int) -> Constellation | Side | None:
    """The card of the round before, in the first round the start card."""
    return player.start if number == 1 else player.rounds[number - 2].card


def put_rounds(
    signs: Signs, at: Cell, position: Position, player: Observer, lines: Mapping[str, Line]
) -> None:
    """A row a round, and a row of fading stars."""
    row, column = at
    for number, one in enumerate(player.rounds, 1):
        top = one.card
        size = f"{count(one)}/{top.size}" if top else ""
        called = plain(top.id or "", LONGEST_ID) if top else ""
        counts = f"{_worth(top)} {_worth(bottom(player, number))}"
        text = f" {called:{LONGEST_ID}} {size:>5} {counts} {_points(lines.get(f'round-{number}')):>4}"
        put(signs, (row, column), str(number), INKS[number - 1], strong=True)
        put(signs, (row, column + 1), text)
        row += 1
    left = fading_left(position, player, lines.get("fading"))
    put(signs, (row + 1, column), LEFT * left, "gold", strong=True)
    put(signs, (row + 1, column + left), CROSSED * (position.sky.fading_stars - left))


def _worth(card: Constellation | Side | None) -> str:
    """A kind and what each star of it counts, such as `+3`."""
    return f"{SIGNS[card.kind]}{card.value}" if card else "  "


def _points(line: Line | None) -> str:
    return "" if line is None else f"{'*' if line.origin == 'by_hand' else ''}{line.points}"
