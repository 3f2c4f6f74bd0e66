"""What Hvězdokupy gives the program."""

from pnp.games.hvezdokupy.cards import made_pattern_card, made_setup_card
from pnp.games.hvezdokupy.forms import ConstellationSet, SetupSet, Sheet
from pnp.games.hvezdokupy.position import position
from pnp.games.hvezdokupy.scoring import score
from pnp.models.game import Form, Game

GAME = Game(
    id="hvezdokupy",
    root=None,
    sheet=Sheet,
    board=None,
    decks={
        "constellations": Form("hvezdokupy/constellations.yaml", ConstellationSet, made_pattern_card),
        "setup": Form("hvezdokupy/setup.yaml", SetupSet, made_setup_card),
    },
    position=position,
    score=score,
)
