"""What Tiny Galaxies gives the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.doors import import_when_called
from pnp.games.tiny_galaxies.board import made_board
from pnp.games.tiny_galaxies.cards import made_mission, made_planet
from pnp.games.tiny_galaxies.forms import Board, MissionSet, PlanetSet, Sheet
from pnp.games.tiny_galaxies.position import SEATS, position
from pnp.games.tiny_galaxies.scoring import score
from pnp.models.game import Form, Game

if TYPE_CHECKING:
    from pnp.games.tiny_galaxies.asked import asked
    from pnp.games.tiny_galaxies.blank import blank
    from pnp.games.tiny_galaxies.checked import checks
    from pnp.games.tiny_galaxies.explained import explained_mission, explained_planet
    from pnp.games.tiny_galaxies.figures import figures
    from pnp.games.tiny_galaxies.pictured import pictured
    from pnp.games.tiny_galaxies.shown import shown_mission, shown_planet
    from pnp.games.tiny_galaxies.sketched import sketched
else:
    import_when_called(__name__)

GAME = Game(
    id="tiny-galaxies",
    root=None,
    sheet=Sheet,
    board=Form("tiny-galaxies/galaxy.yaml", Board, made_board),
    decks={
        "planets": Form(
            "tiny-galaxies/planets.yaml", PlanetSet, made_planet, shown_planet, explained=explained_planet
        ),
        "missions": Form(
            "tiny-galaxies/missions.yaml",
            MissionSet,
            made_mission,
            shown_mission,
            explained=explained_mission,
        ),
    },
    position=position,
    score=score,
    seats=SEATS,
    bgg=163967,
    figures=figures,
    pictured=pictured,
    asked=asked,
    sketched=sketched,
    blank=blank,
    checks=checks,
)
