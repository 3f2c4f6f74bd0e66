"""What Night Sky gives the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.doors import import_when_called
from pnp.games.night_sky.board import made_board
from pnp.games.night_sky.cards import made_constellation, made_start
from pnp.games.night_sky.forms import ConstellationSet, Sheet, SkyMap, StartSet
from pnp.games.night_sky.position import SEATS, position
from pnp.games.night_sky.scoring import score
from pnp.models.game import Form, Game

if TYPE_CHECKING:
    from pnp.games.night_sky.asked import asked
    from pnp.games.night_sky.blank import blank
    from pnp.games.night_sky.checked import checks
    from pnp.games.night_sky.explained import explained_constellation, explained_start, sides
    from pnp.games.night_sky.figures import figures
    from pnp.games.night_sky.pictured import pictured
    from pnp.games.night_sky.shown import shown_constellation, shown_start
    from pnp.games.night_sky.sketched import sketched
else:
    import_when_called(__name__)

GAME = Game(
    id="night-sky",
    root=None,
    sheet=Sheet,
    board=Form("night-sky/map.yaml", SkyMap, made_board),
    decks={
        "constellations": Form(
            "night-sky/constellations.yaml",
            ConstellationSet,
            made_constellation,
            shown_constellation,
            explained=explained_constellation,
        ),
        "starts": Form(
            "night-sky/starts.yaml", StartSet, made_start, shown_start, explained=explained_start, sides=sides
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
    checks=checks,
)
