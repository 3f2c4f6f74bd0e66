"""What the cards of Night Sky tell a layout: the figure and its letters, and the sides of a start card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.games.night_sky.bayer import letters

if TYPE_CHECKING:
    from pnp.games.night_sky.board import Sky
    from pnp.games.night_sky.cards import Constellation, StartCard


def shown_constellation(card: Constellation, _: Sky) -> dict[str, Any]:
    stars, lines = (card.figure.stars, card.figure.lines) if card.figure else ((), ())
    return {
        "points": tuple(f"{q} {r}" for q, r in stars),
        "stars": len(stars),
        "links": tuple(f"{start} {end}" for start, end in lines),
        "letters": letters(card.stars_of),
    }


def shown_start(card: StartCard, _: Sky) -> dict[str, Any]:
    return {
        "kinds": tuple(side.kind for side in card.sides),
        "values": tuple(str(side.value) for side in card.sides),
    }
