"""Hvězdokupy as a `Game` for the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.doors import import_when_called
from pnp.games.hvezdokupy.cards import make_pattern_card, make_setup_card
from pnp.games.hvezdokupy.forms import SHEET, ConstellationSet, SetupSet
from pnp.games.hvezdokupy.position import SEATS, read_position
from pnp.games.hvezdokupy.scoring import score
from pnp.models.game import Form, Game

if TYPE_CHECKING:
    from pnp.games.hvezdokupy.ascii_view import draw_position
    from pnp.games.hvezdokupy.checks import check_game
    from pnp.games.hvezdokupy.companion import get_play
    from pnp.games.hvezdokupy.fields import (
        constellation_fields,
        explain_constellation,
        explain_setup,
        position_fields,
        setup_fields,
    )
    from pnp.games.hvezdokupy.figures import figures
    from pnp.games.hvezdokupy.questions import ask_table
else:
    import_when_called(__name__)

GAME = Game(
    id="hvezdokupy",
    sheet=SHEET,
    decks={
        "constellations": Form(
            "hvezdokupy/constellations.yaml",
            ConstellationSet,
            make_pattern_card,
            constellation_fields,
            explain_card=explain_constellation,
        ),
        "setup": Form(
            "hvezdokupy/setup.yaml", SetupSet, make_setup_card, setup_fields, explain_card=explain_setup
        ),
    },
    position=read_position,
    score=score,
    seats=SEATS,
    aim="none",  # the one who has built has won
    figures=figures,
    position_fields=position_fields,
    ascii_view=draw_position,
    questions=ask_table,
    companion=get_play,
    checks=check_game,
)
