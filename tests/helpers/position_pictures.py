"""Pictures of what lies on a table, made of a score sheet, and what a game tells of each player for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.build import View, draw_positions, phrases, score_file
from tests.helpers.drawn_faces import lines
from tests.helpers.score_sheets import written

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from pnp.draw import DrawnCard
    from pnp.models import Ink


def drawn(
    sheet: Mapping[str, Any], folder: Path, language: str = "en", ink: Ink = "night", *, explain: bool = False
) -> tuple[DrawnCard, ...]:
    """A picture of each player."""
    scored = score_file(str(written(sheet, folder)))
    view = View(folder, language, True, ("png",), 60, ink, explain)
    return draw_positions(scored, phrases(scored.game, language), view)


def texts(card: DrawnCard) -> list[str]:
    return [line.text for line in lines(card.front)]


def pictured(sheet: Mapping[str, Any], folder: Path) -> list[Mapping[str, Any]]:
    """What the game tells of each player."""
    scored = score_file(str(written(sheet, folder)))
    assert scored.game.position_fields is not None
    return [*scored.game.position_fields(scored.position, scored.result)]
