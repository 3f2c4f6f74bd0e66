"""Nebula as a `Game` for the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.doors import import_when_called
from pnp.games.nebula.cards import make_advanced_card, make_board, make_task_card
from pnp.games.nebula.forms import SHEET, AdvancedSet, Board, PersonalSet, PublicSet
from pnp.games.nebula.position import SEATS, read_position
from pnp.games.nebula.scoring import score
from pnp.models.game import Form, Game

if TYPE_CHECKING:
    from pnp.games.nebula.ascii_view import draw_position
    from pnp.games.nebula.checks import check_game
    from pnp.games.nebula.fields import (
        advanced_fields,
        explain_advanced,
        explain_personal,
        explain_public,
        personal_fields,
        position_fields,
        public_fields,
    )
    from pnp.games.nebula.figures import figures
    from pnp.games.nebula.figures.placement import find_unprintable
    from pnp.games.nebula.questions import ask_table
else:
    import_when_called(__name__)

GAME = Game(
    id="nebula",
    sheet=SHEET,
    board=Form("nebula/galaxy.yaml", Board, make_board, unprintable=find_unprintable),
    decks={
        "personal": Form(
            "nebula/personal.yaml",
            PersonalSet,
            make_task_card,
            personal_fields,
            explain_card=explain_personal,
        ),
        "public": Form(
            "nebula/public.yaml", PublicSet, make_task_card, public_fields, explain_card=explain_public
        ),
        "advanced": Form(
            "nebula/advanced.yaml",
            AdvancedSet,
            make_advanced_card,
            advanced_fields,
            explain_card=explain_advanced,
        ),
    },
    position=read_position,
    score=score,
    seats=SEATS,
    figures=figures,
    position_fields=position_fields,
    questions=ask_table,
    ascii_view=draw_position,
    checks=check_game,
)
