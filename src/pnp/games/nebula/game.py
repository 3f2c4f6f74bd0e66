"""What Nebula gives the program."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from pnp.games.nebula.board import made_board
from pnp.games.nebula.cards import made_advanced, made_task
from pnp.games.nebula.forms import AdvancedSet, Board, PersonalSet, PublicSet, Sheet
from pnp.games.nebula.position import position
from pnp.games.nebula.scoring import score
from pnp.models.game import Form, Game

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.figures import Figure


def _figures(board: Any) -> Mapping[str, Figure]:
    from pnp.games.nebula.figures import figures  # only what prints has need of them

    return figures(board)


if find_spec("pnp.games.nebula.shown"):
    from pnp.games.nebula.shown import shown_advanced, shown_personal, shown_public
else:
    shown_personal = shown_public = shown_advanced = None  # type: ignore[assignment]

GAME = Game(
    id="nebula",
    root=None,
    sheet=Sheet,
    board=Form("nebula/galaxy.yaml", Board, made_board),
    decks={
        "personal": Form("nebula/personal.yaml", PersonalSet, made_task, shown_personal),
        "public": Form("nebula/public.yaml", PublicSet, made_task, shown_public),
        "advanced": Form("nebula/advanced.yaml", AdvancedSet, made_advanced, shown_advanced),
    },
    position=position,
    score=score,
    figures=_figures,
)
