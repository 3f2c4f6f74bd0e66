"""What Tiny Galaxies gives the program."""

from pnp.games.tiny_galaxies.board import made_board
from pnp.games.tiny_galaxies.cards import made_mission, made_planet
from pnp.games.tiny_galaxies.forms import Board, MissionSet, PlanetSet, Sheet
from pnp.games.tiny_galaxies.position import position
from pnp.games.tiny_galaxies.scoring import score
from pnp.models.game import Form, Game

GAME = Game(
    id="tiny-galaxies",
    root=None,
    sheet=Sheet,
    board=Form("tiny-galaxies/galaxy.yaml", Board, made_board),
    decks={
        "planets": Form("tiny-galaxies/planets.yaml", PlanetSet, made_planet),
        "missions": Form("tiny-galaxies/missions.yaml", MissionSet, made_mission),
    },
    position=position,
    score=score,
)
