"""Night Sky as a `Game` for the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.doors import import_when_called
from pnp.games.night_sky.cards import make_board, make_constellation_card, make_start_card
from pnp.games.night_sky.forms import SHEET, ConstellationSet, SkyMap, StartSet
from pnp.games.night_sky.position import SEATS, read_position
from pnp.games.night_sky.scoring import score
from pnp.models.game import Form, Game

if TYPE_CHECKING:
    from pnp.games.night_sky.ascii_view import draw_position
    from pnp.games.night_sky.checks import check_game
    from pnp.games.night_sky.fields import (
        constellation_fields,
        explain_constellation,
        explain_start,
        position_fields,
        split_sides,
        start_fields,
    )
    from pnp.games.night_sky.figures import figures
    from pnp.games.night_sky.questions import ask_table
else:
    import_when_called(__name__)

GAME = Game(
    id="night-sky",
    sheet=SHEET,
    board=Form("night-sky/map.yaml", SkyMap, make_board),
    decks={
        "constellations": Form(
            "night-sky/constellations.yaml",
            ConstellationSet,
            make_constellation_card,
            constellation_fields,
            explain_card=explain_constellation,
        ),
        "starts": Form(
            "night-sky/starts.yaml",
            StartSet,
            make_start_card,
            start_fields,
            explain_card=explain_start,
            sides=split_sides,
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
