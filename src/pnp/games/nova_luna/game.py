"""What Nova Luna gives the program."""

from pnp.games.nova_luna.forms import Sheet, TileSet
from pnp.games.nova_luna.position import position
from pnp.games.nova_luna.scoring import score
from pnp.games.nova_luna.tiles import made_tile_card
from pnp.models.game import Form, Game

GAME = Game(
    id="nova-luna",
    root=None,
    sheet=Sheet,
    board=None,
    decks={"tiles": Form("nova-luna/tiles.yaml", TileSet, made_tile_card)},
    position=position,
    score=score,
)
