"""Nova Luna as a `Game` for the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.doors import import_when_called
from pnp.games.nova_luna.cards import make_tile_card
from pnp.games.nova_luna.forms import SHEET, TileSet
from pnp.games.nova_luna.position import SEATS, read_position
from pnp.games.nova_luna.scoring import score
from pnp.models.game import Form, Game

if TYPE_CHECKING:
    from pnp.games.nova_luna.ascii_view import draw_position
    from pnp.games.nova_luna.checks import check_game
    from pnp.games.nova_luna.fields import explain_tile, position_fields, tile_fields
    from pnp.games.nova_luna.figures import figures
    from pnp.games.nova_luna.questions import ask_table
else:
    import_when_called(__name__)

GAME = Game(
    id="nova-luna",
    sheet=SHEET,
    decks={
        "tiles": Form("nova-luna/tiles.yaml", TileSet, make_tile_card, tile_fields, explain_card=explain_tile)
    },
    position=read_position,
    score=score,
    seats=SEATS,
    aim="fewest",
    bgg=284435,
    figures=figures,
    position_fields=position_fields,
    questions=ask_table,
    ascii_view=draw_position,
    checks=check_game,
)
