"""What Nebula gives the program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.games.nebula.board import made_board
from pnp.games.nebula.cards import made_advanced, made_task
from pnp.games.nebula.forms import AdvancedSet, Board, PersonalSet, PublicSet, Sheet
from pnp.games.nebula.position import position
from pnp.games.nebula.scoring import score
from pnp.games.nebula.shown import shown_advanced, shown_personal, shown_public
from pnp.models.game import Form, Game

if TYPE_CHECKING:
    from collections.abc import Mapping


def _figures(board: Any) -> Mapping[str, Any]:
    from pnp.games.nebula.figures import figures  # only what prints has need of them

    return figures(board)


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
