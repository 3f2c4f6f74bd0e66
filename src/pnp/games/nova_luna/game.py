"""What Nova Luna gives the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.doors import import_when_called
from pnp.games.nova_luna.forms import Sheet, TileSet
from pnp.games.nova_luna.position import SEATS, position
from pnp.games.nova_luna.scoring import score
from pnp.games.nova_luna.tiles import made_tile_card
from pnp.models.game import Form, Game

if TYPE_CHECKING:
    from pnp.games.nova_luna.asked import asked
    from pnp.games.nova_luna.blank import blank
    from pnp.games.nova_luna.checked import checks
    from pnp.games.nova_luna.explained import explained_tile
    from pnp.games.nova_luna.figures import figures
    from pnp.games.nova_luna.pictured import pictured
    from pnp.games.nova_luna.shown import shown_tile
    from pnp.games.nova_luna.sketched import sketched
else:
    import_when_called(__name__)

GAME = Game(
    id="nova-luna",
    root=None,
    sheet=Sheet,
    board=None,
    decks={
        "tiles": Form("nova-luna/tiles.yaml", TileSet, made_tile_card, shown_tile, explained=explained_tile)
    },
    position=position,
    score=score,
    seats=SEATS,
    aim="fewest",
    bgg=284435,
    figures=figures,
    pictured=pictured,
    asked=asked,
    sketched=sketched,
    blank=blank,
    checks=checks,
)
