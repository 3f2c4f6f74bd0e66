"""What Hvězdokupy gives the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.doors import import_when_called
from pnp.games.hvezdokupy.cards import made_pattern_card, made_setup_card
from pnp.games.hvezdokupy.forms import ConstellationSet, SetupSet, Sheet
from pnp.games.hvezdokupy.position import SEATS, position
from pnp.games.hvezdokupy.scoring import score
from pnp.models.game import Form, Game

if TYPE_CHECKING:
    from pnp.games.hvezdokupy.asked import asked
    from pnp.games.hvezdokupy.blank import blank
    from pnp.games.hvezdokupy.checked import checks
    from pnp.games.hvezdokupy.explained import explained_constellation, explained_setup
    from pnp.games.hvezdokupy.figures import figures
    from pnp.games.hvezdokupy.pictured import pictured
    from pnp.games.hvezdokupy.playing.door import played
    from pnp.games.hvezdokupy.shown import shown_constellation, shown_setup
    from pnp.games.hvezdokupy.sketched import sketched
else:
    import_when_called(__name__)

GAME = Game(
    id="hvezdokupy",
    root=None,
    sheet=Sheet,
    board=None,
    decks={
        "constellations": Form(
            "hvezdokupy/constellations.yaml",
            ConstellationSet,
            made_pattern_card,
            shown_constellation,
            explained=explained_constellation,
        ),
        "setup": Form(
            "hvezdokupy/setup.yaml", SetupSet, made_setup_card, shown_setup, explained=explained_setup
        ),
    },
    position=position,
    score=score,
    seats=SEATS,
    aim="none",  # the one who has built has won
    figures=figures,
    pictured=pictured,
    sketched=sketched,
    asked=asked,
    blank=blank,
    played=played,
    checks=checks,
)
