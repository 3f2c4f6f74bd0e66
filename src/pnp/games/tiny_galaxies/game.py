"""Tiny Galaxies as a `Game` for the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.doors import import_when_called
from pnp.games.tiny_galaxies.cards import make_board, make_mission_card, make_planet_card
from pnp.games.tiny_galaxies.forms import SHEET, Board, MissionSet, PlanetSet
from pnp.games.tiny_galaxies.position import SEATS, read_position
from pnp.games.tiny_galaxies.scoring import score
from pnp.models.game import Form, Game

if TYPE_CHECKING:
    from pnp.games.tiny_galaxies.ascii_view import draw_position
    from pnp.games.tiny_galaxies.checks import check_game
    from pnp.games.tiny_galaxies.fields import (
        explain_mission,
        explain_planet,
        mission_fields,
        planet_fields,
        position_fields,
    )
    from pnp.games.tiny_galaxies.figures import figures
    from pnp.games.tiny_galaxies.questions import ask_table
else:
    import_when_called(__name__)

GAME = Game(
    id="tiny-galaxies",
    sheet=SHEET,
    board=Form("tiny-galaxies/galaxy.yaml", Board, make_board),
    decks={
        "planets": Form(
            "tiny-galaxies/planets.yaml",
            PlanetSet,
            make_planet_card,
            planet_fields,
            explain_card=explain_planet,
        ),
        "missions": Form(
            "tiny-galaxies/missions.yaml",
            MissionSet,
            make_mission_card,
            mission_fields,
            explain_card=explain_mission,
        ),
    },
    position=read_position,
    score=score,
    seats=SEATS,
    bgg=163967,
    figures=figures,
    position_fields=position_fields,
    questions=ask_table,
    ascii_view=draw_position,
    checks=check_game,
)
