"""What Night Sky gives the program."""

from pnp.games.night_sky.board import made_board
from pnp.games.night_sky.cards import made_constellation, made_start
from pnp.games.night_sky.forms import ConstellationSet, Sheet, SkyMap, StartSet
from pnp.games.night_sky.position import position
from pnp.games.night_sky.scoring import score
from pnp.models.game import Form, Game

GAME = Game(
    id="night-sky",
    root=None,
    sheet=Sheet,
    board=Form("night-sky/map.yaml", SkyMap, made_board),
    decks={
        "constellations": Form("night-sky/constellations.yaml", ConstellationSet, made_constellation),
        "starts": Form("night-sky/starts.yaml", StartSet, made_start),
    },
    position=position,
    score=score,
)
