"""What Nebula gives the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.doors import import_when_called
from pnp.games.nebula.board import made_board
from pnp.games.nebula.cards import made_advanced, made_task
from pnp.games.nebula.forms import AdvancedSet, Board, PersonalSet, PublicSet, Sheet
from pnp.games.nebula.position import SEATS, position
from pnp.games.nebula.scoring import score
from pnp.models.game import Form, Game

if TYPE_CHECKING:
    from pnp.games.nebula.asked import asked
    from pnp.games.nebula.blank import blank
    from pnp.games.nebula.checking.finding import checks
    from pnp.games.nebula.explained import explained_advanced, explained_personal, explained_public
    from pnp.games.nebula.figures import figures
    from pnp.games.nebula.figures.room import unprintable
    from pnp.games.nebula.pictured import pictured
    from pnp.games.nebula.shown import shown_advanced, shown_personal, shown_public
    from pnp.games.nebula.sketched import sketched
else:
    import_when_called(__name__)

GAME = Game(
    id="nebula",
    root=None,
    sheet=Sheet,
    board=Form("nebula/galaxy.yaml", Board, made_board, unprintable=unprintable),
    decks={
        "personal": Form(
            "nebula/personal.yaml", PersonalSet, made_task, shown_personal, explained=explained_personal
        ),
        "public": Form("nebula/public.yaml", PublicSet, made_task, shown_public, explained=explained_public),
        "advanced": Form(
            "nebula/advanced.yaml", AdvancedSet, made_advanced, shown_advanced, explained=explained_advanced
        ),
    },
    position=position,
    score=score,
    seats=SEATS,
    figures=figures,
    pictured=pictured,
    asked=asked,
    sketched=sketched,
    blank=blank,
    versions=("full", "basic"),
    checks=checks,
)
